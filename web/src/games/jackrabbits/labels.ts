/** What something on the land is called, with what it costs. */

import type { Meanings, Names, Words } from "../../words/words";
import type { Target } from "./targets";

export function labelOf(target: Target, words: Words, names: Names, meanings: Meanings): string {
  const what =
    target.kind === "place" && target.tile
      ? words.tile(target.tile)
      : words.action("jackrabbits", target.action, names, meanings).replace(/\.$/, "");
  if (target.kind === "road" || target.kind === "put") return what;
  const cost = target.isRide ? "joker" : "points";
  const royals = target.royals.map((card) => words.card(card));
  return words.say("jackrabbits-page-target", { what, cost, price: target.price ?? 0, royals });
}

/** The same in short: where something is put, only the tile. */
export function nameOf(target: Target, words: Words, names: Names, meanings: Meanings): string {
  return target.kind === "put" && target.tile ? words.tile(target.tile) : labelOf(target, words, names, meanings);
}
