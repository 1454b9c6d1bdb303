/** Anchors: a ship that one boards, sends and is saved by; anchors under royals. */

import Anchor from "./Anchor.svelte";
import type { SuitPart } from "./part";
import Ship from "./Ship.svelte";

export const anchors: SuitPart = {
  looks: {
    ship: { Token: Ship, goes: "sail", sign: "anchors", at: [-56, -20] },
    anchor: { Tag: Anchor, sign: "anchors", at: [62, -40] },
  },
  puts: { dispatch: { look: "ship", label: (words, price) => words.say("jackrabbits-put-dispatch", { price }) } },
  ways: { sail: { at: "port", isFree: true, sign: "anchors", goes: (walk, port) => walk.row(port) } },
  cards: { anchor: null, "anchor-high": null },
  news: {
    sailed: "anchors",
    "sent-ship": "anchors",
    embarked: "anchors",
    anchored: "anchors",
    dispatched: "anchors",
    "emptied-hold": "anchors",
  },
  steps: {
    sailed: (walk, { road }) => walk.row(String(road)),
    embarked: (walk, { place }) => walk.sail(String(place)),
  },
  sounds: { anchored: "card", "sent-ship": "card", dispatched: "card", "emptied-hold": "card" },
};
