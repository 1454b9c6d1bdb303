/** Actions of the race, by their kind and what they are done with. What a kind does is the server's business. */

import { CARDS, PUTS, WAYS } from "./suits";

/** The kinds that are done with a card in the hand. */
export const WITH_CARD = [
  "passport",
  "match",
  "pay",
  "fight",
  "prove",
  "lay",
  "discard",
  "return",
  "give",
  ...Object.keys(CARDS),
];
/** The kinds that are shown on the land. */
export const ON_LAND = [
  ...["go", "ride", "horse", "boat", "cross", "joker", "hole", "down", "fly"],
  ...Object.keys(WAYS),
  ...Object.keys(PUTS),
];

export function kindOf(action: string): string {
  return action.split(":")[0] ?? action;
}

export function targetOf(action: string): string {
  return action.split(":")[1] ?? "";
}
