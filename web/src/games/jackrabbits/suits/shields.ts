/** Shields: the guard on a triangle, and seals on hexagons. */

import Guard from "./Guard.svelte";
import type { SuitPart } from "./part";
import Seal from "./Seal.svelte";

export const shields: SuitPart = {
  looks: { guard: { Token: Guard, goes: "walk", sign: "shields" }, seal: { Tag: Seal, sign: "shields" } },
  puts: { guard: { look: "guard", label: (words, price) => words.say("jackrabbits-put-guard", { price }) } },
  cards: { seal: (words, { have }) => words.say("jackrabbits-page-sum", { kind: "seal", have, need: 0 }) },
  moments: {
    "move-guard": {
      sign: "shields",
      onLand: true,
      say: (words, part, { player, price, role }) =>
        words.say("jackrabbits-scene-move-guard", { player, price, role }, part),
    },
    "lay-seal": {
      sign: "shields",
      say: (words, part, { player, price, role }) =>
        words.say("jackrabbits-scene-lay-seal", { player, price, role }, part),
    },
  },
  news: {
    "put-guard": "shields",
    "moved-guard": "shields",
    "got-transfer": "shields",
    sealed: "shields",
    "broke-seal": "shields",
    "lost-royal": "shields",
  },
  sounds: { "put-guard": "card", sealed: "card", "broke-seal": "fall" },
};
