/** Icicles: the storm on a hexagon, the glacier that saves and its hole, ice before players. */

import type { SuitPart } from "./part";
import Storm from "./Storm.svelte";

export const icicles: SuitPart = {
  looks: {
    storm: { Token: Storm, goes: "fly", sign: "icicles", at: [0, -14] },
    ice: { sign: "icicles" },
    freeze: { sign: "icicles" },
  },
  puts: { storm: { look: "storm", label: (words, price) => words.say("jackrabbits-put-storm", { price }) } },
  ways: { plunge: { at: "here", isFree: true, sign: "icicles", goes: (walk) => walk.dig("underground") } },
  moments: {
    "show-ice": {
      sign: "icicles",
      say: (words, part, { player, role }) => words.say("jackrabbits-scene-show-ice", { player, role }, part),
    },
    icing: {
      sign: "icicles",
      say: (words, part, { player, role }) => words.say("jackrabbits-scene-icing", { player, role }, part),
    },
  },
  news: {
    "moved-storm": "icicles",
    "storm-passed": "icicles",
    plunged: "icicles",
    "to-glacier": "icicles",
    froze: "icicles",
    thawed: "icicles",
    "laid-ice": "icicles",
  },
  steps: {
    plunged: (walk) => walk.dig("underground"),
    "to-glacier": (walk, { place }) => walk.fly(String(place)),
  },
  sounds: { "moved-storm": "fall", plunged: "fall", "laid-ice": "card" },
};
