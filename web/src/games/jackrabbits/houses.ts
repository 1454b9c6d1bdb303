/** What suits are called, and which house belongs to which royal. */

const KINDS: Record<string, string> = { K: "tower", Q: "palace", J: "plaza" };
export const SUIT_NAMES: Record<string, string> = {
  C: "clubs",
  S: "spades",
  H: "hearts",
  D: "diamonds",
  T: "torches",
  E: "shields",
  U: "horseshoes",
  N: "acorns",
  L: "shells",
  A: "anchors",
  B: "bells",
  I: "icicles",
};

export function houseOf(royal: string): string {
  return `${KINDS[royal.charAt(0)] ?? ""}-${SUIT_NAMES[royal.charAt(1)] ?? ""}`;
}
