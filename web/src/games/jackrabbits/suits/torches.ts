/** Torches: out of the underground at once, a summons, fire. */

import type { SuitPart } from "./part";

export const torches: SuitPart = {
  ways: { climb: { at: "target", sign: "torches", goes: (walk, cave) => walk.dig(cave) } },
  moments: {
    "up-again": {
      sign: "torches",
      onLand: true,
      say: (words, part, { player, price, role }) =>
        words.say("jackrabbits-scene-up-again", { player, price, role }, part),
    },
  },
  news: { climbed: "torches", summons: "torches", summoned: "torches", "set-fire": "fire" },
  steps: {
    climbed: (walk, { tile }) => walk.dig(String(tile)),
    summoned: (walk) => walk.dig("underground"),
  },
  sounds: { summons: "card", "set-fire": "fall" },
};
