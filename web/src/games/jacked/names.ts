/** What places are called. */

import type { Words } from "../../words/words";
import { HOME, JAIL } from "./geometry";

export function placeName(place: number, words: Words): string {
  if (place === JAIL) return words.say("jacked-page-in-jail");
  if (place >= HOME) return words.say("jacked-page-in-home", { number: place - HOME + 1 });
  return words.say("jacked-page-on-space", { place });
}
