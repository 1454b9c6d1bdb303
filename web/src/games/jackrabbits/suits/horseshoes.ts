/** Horseshoes: rides to hexagons and caves, and wells. */

import type { SuitPart } from "./part";

export const horseshoes: SuitPart = {
  ways: {
    gallop: { at: "place", sign: "horseshoes", goes: (walk, place) => walk.fly(place) },
    trot: { at: "target", sign: "horseshoes", goes: (walk, cave) => walk.fly(cave) },
    well: { at: "here", isFree: true, sign: "cave", goes: (walk) => walk.dig("underground") },
  },
  news: { galloped: "horseshoes", trotted: "horseshoes", "took-well": "horseshoes" },
  steps: {
    galloped: (walk, { place }) => walk.fly(String(place)),
    trotted: (walk, { tile }) => walk.fly(String(tile)),
    "took-well": (walk) => walk.dig("underground"),
  },
};
