/** A hand in stacks: tiles that look alike lie on each other. */

import { kindOf } from "./state";

export interface Stack {
  look: string; // the name of its picture
  tiles: string[];
}

const ORDER = ["tower", "palace", "plaza", "woods", "mountain", "river", "merchant", "tavern", "cave"];
const ROADS = ORDER.slice(3);

export function lookOf(tile: string): string {
  return ROADS.includes(kindOf(tile)) ? kindOf(tile) : tile;
}

/** Houses first, then tiles with roads, kind by kind. */
export function stacksOf(tiles: readonly string[]): Stack[] {
  const found = new Map<string, string[]>();
  const rank = (tile: string) => ORDER.indexOf(kindOf(tile));
  const isRoad = (tile: string) => (ROADS.includes(kindOf(tile)) ? rank(tile) : 0);
  for (const tile of tiles.toSorted((one, other) => isRoad(one) - isRoad(other))) {
    found.set(lookOf(tile), [...(found.get(lookOf(tile)) ?? []), tile]);
  }
  return [...found].map(([look, stack]) => ({ look, tiles: stack }));
}
