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

const CARD = /^([A2-9TJQK][CSHDTEUNLABI]|X[12])$/;

/** `pay:7S` is the kind `pay` with a card. What a value is can be seen from it, also of kinds that are new. */
export function fields(action: string): [string, Record<string, string>] {
  const [kind = "", ...values] = action.split(":");
  return [kind, Object.fromEntries(values.map((value) => [fieldOf(value), value]))];
}

function fieldOf(value: string): string {
  if (CARD.test(value)) return "card";
  if (/^\d+$/.test(value)) return "player";
  if (value.includes(".")) return "road";
  return value.startsWith("cave-") ? "cave" : "place";
}
