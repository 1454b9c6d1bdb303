import type { TableTold, View } from "../../types";
import { COLOURS } from "./geometry";

/** The game's own part of a view, as `JackedView.shown` gives it. */
export interface JackedState {
  hand: string[];
  hand_sizes: number[];
  deck: number;
  discards: string[];
  pegs: Record<string, number>;
  blockers: string[];
  dealer: number;
  hand_number: number;
  turns: number;
  barred: number[];
  to_play: number | null;
  leads: Record<string, number>;
}

export function stateOf(view: View): JackedState {
  return view.state as unknown as JackedState;
}

/** Who plays a colour: two players have two each, and of three one colour stays out. */
export function ownerOf(colour: number, players: number): number | null {
  if (players === 2) return colour % 2;
  return colour < players ? colour : null;
}

export function coloursOf(seat: number, players: number): string[] {
  return [...COLOURS].filter((_, colour) => ownerOf(colour, players) === seat);
}

export function partnerOf(seat: number, table: TableTold): number | null {
  return table.settings.teams === "yes" ? (seat + 2) % 4 : null;
}
