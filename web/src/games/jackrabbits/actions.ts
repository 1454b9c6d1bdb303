/** Actions of the race, by their kind and what they are done with. What a kind does is the server's business. */

/** The kinds that are done with a card in the hand. */
export const WITH_CARD = ["passport", "match", "pay", "fight", "prove", "lay", "discard", "return", "give"];
/** The kinds that are shown on the land. */
export const ON_LAND = ["go", "ride", "horse", "boat", "cross", "joker", "hole", "down", "fly"];

export function kindOf(action: string): string {
  return action.split(":")[0] ?? action;
}

export function targetOf(action: string): string {
  return action.split(":")[1] ?? "";
}
