import type { Words } from "../../words/words";
import type { PageGame } from "../game";
import Board from "./Board.svelte";

/** Points and turns are seen on the land; in words there is the tile, and whether it has its place. */
function describe(parts: string[], words: Words): string {
  const tile = parts.find((part) => part.startsWith("tile:"));
  const isPlaced = parts.some((part) => part.startsWith("at:"));
  if (!isPlaced) return parts.map((part) => words.action("land", part)).join(" ");
  return words.say("land-page-placed", {
    tile: tile ? words.tile(tile.slice(5)) : "none",
    apart: parts.includes("apart") ? "yes" : "no",
  });
}

export const game: PageGame = {
  Board,
  describe,
  isOnePiece: true,
  endsAlone: true,
  confirm: (parts, words) => {
    const isHome = parts.includes("home");
    return words.say(isHome ? "land-page-go-home" : "land-page-place");
  },
};
