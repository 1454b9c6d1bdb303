/** What the server tells of a land in the making, and of rabbits on it. */

import type { View } from "../../types";

export interface RabbitTold {
  at: string;
  seen: string[];
  roads: number;
  home: boolean;
}

export interface LandState {
  suits: string[];
  tiles: Record<string, [number, number, number]>;
  hands: string[][];
  counts: [number, number, number][]; // by seat: hexagons, rhombi, triangles
  face_down: boolean;
  joined: number[];
  in_hand: string | null;
  rabbits: RabbitTold[];
}

/** A place for the tile at hand. */
export interface Offer {
  at: [number, number, number]; // x, y, turn
  beside: string[];
  notes: string[]; // guidelines that would rather have another place
  apart: boolean; // it starts an island
}

export function stateOf(view: View): LandState {
  return view.state as unknown as LandState;
}

export function offersOf(view: View): Offer[] {
  return (view.insights.offers ?? []) as Offer[];
}

/** Tiles of one kind look alike: `woods-3` as `woods`. */
export function kindOf(tile: string): string {
  return tile.split("-")[0] ?? tile;
}

/** Whether rabbits walk. */
export function isWalking(view: View): boolean {
  return stateOf(view).rabbits.length > 0;
}
