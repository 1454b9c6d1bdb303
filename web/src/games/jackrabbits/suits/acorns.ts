/** Acorns: the beast on a rhombus, the load on the dice, dice that one chooses. */

import Beast from "./Beast.svelte";
import DicePicker from "./DicePicker.svelte";
import type { SuitPart } from "./part";

export const acorns: SuitPart = {
  looks: { beast: { Token: Beast, goes: "walk", sign: "acorns" }, load: { sign: "acorns" } },
  puts: { beast: { look: "beast", label: (words, price) => words.say("jackrabbits-put-beast", { price }) } },
  lists: { choose: { Picker: DicePicker, label: (words) => words.say("jackrabbits-list-choose") } },
  cards: { load: (words, { have }) => words.say("jackrabbits-page-sum", { kind: "load", have, need: 0 }) },
  moments: {
    "meet-beast": {
      sign: "acorns",
      onLand: true,
      say: (words, part, { player, price, role }) =>
        words.say("jackrabbits-scene-meet-beast", { player, price, role }, part),
    },
    loading: {
      sign: "acorns",
      say: (words, part, { player, price, role }) =>
        words.say("jackrabbits-scene-loading", { player, price, role }, part),
    },
  },
  news: {
    "moved-beast": "acorns",
    "opened-sides": "acorns",
    fled: "acorns",
    loaded: "acorns",
    unloaded: "acorns",
    "chose-dice": "dice",
  },
  steps: { fled: (walk) => walk.drop() },
  sounds: { "chose-dice": "dice", fled: "fall", loaded: "card", "moved-beast": "card" },
};
