/** Which house belongs to which royal. */

import { SUIT_NAMES } from "../../cards/shapes";

const KINDS: Record<string, string> = { K: "tower", Q: "palace", J: "plaza" };
export function houseOf(royal: string): string {
  return `${KINDS[royal.charAt(0)] ?? ""}-${SUIT_NAMES[royal.charAt(1)] ?? ""}`;
}
