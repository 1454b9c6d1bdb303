import type { FactTold, View } from "../../types";
import type { Words } from "../../words/words";
import type { PageGame, Rounds } from "../game";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { tell } from "./story";
import { stateOf } from "./state";

/** `own:7H` is the kind `own` with a card; `deal` has nothing but its kind. */
function fields(action: string): [string, Record<string, string>] {
  const [kind = "", card] = action.split(":");
  return [kind, card === undefined ? {} : { card }];
}

function describe(parts: string[], words: Words): string {
  const picked = parts.filter((part) => part.startsWith("discard:"));
  if (picked.length === 0) return parts.map((part) => words.action("jackrabbit", ...fields(part))).join(" ");
  const top = fields(parts.at(-1) ?? "")[1].card ?? "";
  const cards = picked.map((part) => words.card(fields(part)[1].card ?? ""));
  return words.say("jackrabbit-page-discard", { cards, top: words.card(top) });
}

function lastRound(facts: FactTold[]): ReturnType<Rounds["last"]> {
  const starts = facts.flatMap((fact, at) => (fact.fact === "starts" ? [at] : []));
  for (let number = starts.length; number > 0; number--) {
    const round = facts.slice(starts[number - 1], starts[number]);
    if (round.some((fact) => fact.fact === "hand-scored")) {
      return { number, facts: round, isNow: number === starts.length };
    }
  }
  return null;
}

export const jackrabbit: PageGame = {
  Board,
  tell,
  fields,
  describe,
  rounds: {
    Count,
    last: lastRound,
    title: (number, words) => words.say("jackrabbit-page-hand-over", { number }),
    isNext: (action) => action === "deal",
  },
  points: (view: View) => stateOf(view).totals,
};
