/** What places are called, and how they are numbered. */

import type { Words } from "../../words/words";
import { colourOf, HOME, JAIL, type Layout } from "./geometry";

export function placeName(place: number, words: Words): string {
  if (place === JAIL) return words.say("jacked-page-in-jail");
  if (place >= HOME) return words.say("jacked-page-in-home", { number: place - HOME + 1 });
  return words.say("jacked-page-on-space", { place });
}

/** How long the ring is, and where the colours that are played come out. */
export function ringName(layout: Layout, colours: readonly string[], words: Words): string {
  const outs = colours.map((colour) =>
    words.say("jacked-board-out", { colour, number: layout.corner(colourOf(colour)) }),
  );
  return words.say("jacked-board-ring", { spaces: layout.size, last: layout.size - 1, outs });
}
