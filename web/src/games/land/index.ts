import type { Words } from "../../words/words";
import type { PageGame } from "../game";
import Board from "./Board.svelte";
import { tell } from "./story";

const FIELDS: Record<string, string[]> = {
  flip: ["shape"],
  tile: ["tile"],
  at: ["x", "y"],
  turn: ["turn"],
  road: ["direction"],
};

/** `at:2:-1` is the kind `at` with an x and a y. */
function fields(action: string): [string, Record<string, string>] {
  const [kind = "", ...values] = action.split(":");
  const names = FIELDS[kind] ?? [];
  return [kind, Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]))];
}

/** Points and turns are seen on the land; in words there is the tile, and whether it has its place. */
function describe(parts: string[], words: Words): string {
  const tile = parts.find((part) => part.startsWith("tile:"));
  const isPlaced = parts.some((part) => part.startsWith("at:"));
  if (!isPlaced) return parts.map((part) => words.action("land", ...fields(part))).join(" ");
  return words.say("land-page-placed", {
    tile: tile ? words.shownText(tile.slice(5)) : "none",
    apart: parts.includes("apart") ? "yes" : "no",
  });
}

export const land: PageGame = {
  Board,
  tell,
  fields,
  describe,
  isOnePiece: true,
  confirm: (parts, words) => {
    const isHome = parts.includes("home");
    return words.say(isHome ? "land-page-go-home" : "land-page-place");
  },
};
