import type { View } from "../../types";
import type { Words } from "../../words/words";
import type { PageGame } from "../game";
import Board from "./Board.svelte";
import { tell } from "./story";
import { stateOf } from "./state";

const FIELDS: Record<string, string[]> = {
  out: ["card", "colour"],
  move: ["card", "peg"],
  swap: ["card", "peg", "other"],
  seven: ["card", "peg", "count"],
  part: ["peg", "count"],
  discard: ["card"],
};

/** `move:9:R2` is the kind `move` with a card and a peg. */
function fields(action: string): [string, Record<string, string>] {
  const [kind = "", ...values] = action.split(":");
  const names = FIELDS[kind] ?? [];
  return [kind, Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]))];
}

/** A seven in one sentence, however many parts it has. */
function describe(parts: string[], words: Words): string {
  const [kind, first] = fields(parts[0] ?? "");
  if (kind !== "seven") return parts.map((part) => words.action("jacked", ...fields(part))).join(" ");
  const taken = parts.map((part) => fields(part)[1]);
  const list = taken.map(({ peg = "", count = "" }) =>
    words.say("jacked-page-part", { peg: words.peg(peg), count: Number(count) }),
  );
  const left = 7 - taken.reduce((sum, { count }) => sum + Number(count), 0);
  return words.say("jacked-page-seven", { card: words.shownText(first.card ?? ""), parts: list, left });
}

/** Others may still call, but it is somebody else's turn. */
function isAside(view: View): boolean {
  return view.choices.includes("pass") && stateOf(view).to_play !== null;
}

export const jacked: PageGame = {
  Board,
  tell,
  fields,
  describe,
  isAside,
  toAct: (view: View) => stateOf(view).to_play,
};
