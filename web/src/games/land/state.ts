/** What the server tells of a land in the making, and of rabbits on it. */

import { viewOf, type Schemas, type View } from "../../types";

export type LandState = Schemas["LandState"];
export type Walker = Schemas["LandWalker"];
export type Offer = Schemas["LandOffer"]; // a place for the tile at hand

export function stateOf(view: View): LandState {
  return viewOf<"land">(view).state;
}

export function offersOf(view: View): Offer[] {
  return viewOf<"land">(view).insights.offers;
}

/** Tiles of one kind look alike: `woods-3` as `woods`. */
export function kindOf(tile: string): string {
  return tile.split("-")[0] ?? tile;
}

/** Whether rabbits walk. */
export function isWalking(view: View): boolean {
  return stateOf(view).rabbits.length > 0;
}
