/** Any game: for those that bring no board of their own. It is made from what every view tells. */

import type { PageGame } from "../game";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";

export function plain(game: string): PageGame {
  return {
    Board,
    Mini,
    describe: (parts, words, composing) => parts.map((part) => words.action(game, part, composing?.names)).join(" "),
  };
}
