import type { View } from "../../types";
import type { Words } from "../../words/words";
import type { PageGame } from "../game";
import Board from "./Board.svelte";
import { stateOf } from "./state";

/** A seven in one sentence, however many parts it has. */
function describe(parts: string[], words: Words): string {
  const [kind, first] = words.fields("jacked", parts[0] ?? "");
  if (kind !== "seven") return parts.map((part) => words.action("jacked", part)).join(" ");
  const taken = parts.map((part) => words.fields("jacked", part)[1]);
  const list = taken.map(({ peg = "", count = "" }) =>
    words.say("jacked-page-part", { peg: words.peg(peg), count: Number(count) }),
  );
  const left = 7 - taken.reduce((sum, { count }) => sum + Number(count), 0);
  return words.say("jacked-page-seven", { card: { sort: "rank", text: first.card ?? "" }, parts: list, left });
}

/** Others may still call, but it is somebody else's turn. */
function isAside(view: View): boolean {
  return view.choices.includes("pass") && stateOf(view).to_play !== null;
}

function confirm(parts: string[], words: Words): string {
  const [kind, fields] = words.fields("jacked", parts[0] ?? "");
  if (kind === "forfeit") return words.say("jacked-page-forfeit");
  if (kind !== "discard") return words.say("page-confirm");
  return words.say("jacked-page-confirm-discard", { card: { sort: "rank", text: fields.card ?? "" } });
}

/** Nothing can be played, and in memory play nothing else is to be weighed either. */
function only(view: View): string | null {
  return view.choices.length === 1 && view.choices[0] === "forfeit" ? "forfeit" : null;
}

export const game: PageGame = {
  Board,
  confirm,
  only,
  describe,
  isAside,
  hasSound: true,
  toAct: (view: View) => stateOf(view).to_play,
};
