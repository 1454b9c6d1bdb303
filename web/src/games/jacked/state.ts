import { viewOf, type Schemas, type TableTold, type View } from "../../types";
import { COLOURS } from "./geometry";

export type JackedState = Schemas["JackedState"];

export function stateOf(view: View): JackedState {
  return viewOf<"jacked">(view).state;
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
