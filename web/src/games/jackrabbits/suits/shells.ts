/** Shells: the lighthouse that saves, boats from it, drifting, cards from the sea. */

import type { SuitPart } from "./part";

export const shells: SuitPart = {
  ways: {
    row: { at: "port", isFree: true, sign: "shells", goes: (walk, port) => walk.row(port) },
    drift: { at: "port", sign: "shells", goes: (walk, port) => walk.row(port) },
  },
  cards: { cast: (words, { have }) => words.say("jackrabbits-sum-cast", { have }) },
  moments: {
    casting: {
      sign: "shells",
      say: (words, part, { player, role }) => words.say("jackrabbits-scene-casting", { player, role }, part),
    },
  },
  news: {
    "to-lighthouse": "shells",
    "rowed-out": "shells",
    drifted: "shells",
    ashore: "shells",
    "washed-up": "shells",
  },
  steps: {
    "to-lighthouse": (walk, { place }) => walk.sail(String(place)),
    "rowed-out": (walk, { road }) => walk.row(String(road)),
    drifted: (walk, { road }) => walk.row(String(road)),
    ashore: (walk, { place }) => walk.sail(String(place)),
  },
  sounds: { "cast-shell": "card", "washed-up": "card" },
};
