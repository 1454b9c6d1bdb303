import type { View } from "../../types";
import type { Words } from "../../words/words";
import type { PageGame } from "../game";
import Board from "./Board.svelte";
import { isWalking } from "./state";
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

function status(view: View, me: number | null, words: Words): string | null {
  if (me === null || !view.waiting_for.includes(me) || !view.choices.length) return null;
  if (isWalking(view)) return words.say("land-page-walk");
  if (view.choices.some((choice) => choice.startsWith("flip:"))) return words.say("land-page-flip");
  if (view.choices.some((choice) => choice.startsWith("at:"))) return words.say("land-page-find-place");
  return words.say(view.waiting_for.length > 1 ? "land-page-anytime" : "land-page-take");
}

export const land: PageGame = {
  Board,
  tell,
  fields,
  describe,
  status,
  isOnePiece: true,
  confirm: (parts, words) => words.say(parts.includes("home") ? "land-page-go-home" : "land-page-place"),
};
