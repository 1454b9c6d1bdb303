/** Bells: they send rabbits to their tower, open its cave, and implore for a card. */

import type { SuitPart } from "./part";

export const bells: SuitPart = {
  ways: {
    crypt: { at: "here", isFree: true, sign: "bells", goes: (walk) => walk.dig("underground") },
    unlock: { at: "here", sign: "bells", goes: (walk) => walk.dig("tower-bells") },
    tunnel: { at: "target", sign: "bells", goes: (walk, cave) => walk.dig(cave) },
  },
  cards: {
    peal: (words, { have, need }) => words.say("jackrabbits-sum-peal", { have, need }),
    grant: (words) => words.say("jackrabbits-sum-grant"),
    forfeit: (words, { have, need }) => words.say("jackrabbits-page-sum", { kind: "discard", have, need }),
  },
  moments: {
    plea: {
      sign: "bells",
      say: (words, part, { player, attacker, defender, need, begins, role }) =>
        words.say("jackrabbits-scene-plea", { player, attacker, defender, need, begins, role }, part),
    },
    granting: {
      sign: "bells",
      say: (words, part, { player, role }) => words.say("jackrabbits-scene-granting", { player, role }, part),
    },
    pulling: {
      sign: "bells",
      say: (words, part, { player, role }) => words.say("jackrabbits-scene-pulling", { player, role }, part),
    },
    forfeiting: {
      sign: "bells",
      say: (words, part, { player, role }) => words.say("jackrabbits-scene-forfeiting", { player, role }, part),
    },
  },
  news: {
    rang: "bells",
    unlocked: "bells",
    implored: "bells",
    relented: "bells",
    "was-granted": "bells",
    "was-granted-royal": "bells",
    "was-granted-nothing": "bells",
    "sank-below": "bells",
    pulled: "bells",
  },
  steps: {
    "took-crypt": (walk) => walk.dig("underground"),
    unlocked: (walk, { place }) => walk.dig(String(place)),
    "sank-below": (walk) => walk.dig("underground"),
    tunneled: (walk, { tile }) => walk.dig(String(tile)),
  },
  sent: { rang: (walk, { place }) => walk.fly(String(place)) },
  sounds: { pealed: "card", "was-granted": "card", "was-granted-royal": "royal", pulled: "fall" },
};
