import type { FactTold, Line, View } from "../../types";
import type { Words } from "../../words/words";
import type { PageGame, Round } from "../game";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { stateOf } from "./state";

function describe(parts: string[], words: Words): string {
  const picked = parts.filter((part) => part.startsWith("discard:"));
  if (picked.length === 0) return parts.map((part) => words.action("jackrabbit", part)).join(" ");
  const cardOf = (part: string) => words.fields("jackrabbit", part)[1].card ?? "";
  const top = cardOf(parts.at(-1) ?? "");
  const cards = picked.map((part) => words.card(cardOf(part)));
  return words.say("jackrabbit-page-discard", { cards, top: words.card(top) });
}

function lastRound(facts: readonly FactTold[], lines: readonly Line[]): Round | null {
  const hands = partsFrom(facts, ({ fact }) => fact === "starts");
  const number = hands.findLastIndex((hand) => hand.some(({ fact }) => fact === "hand-scored")) + 1;
  const told = partsFrom(lines, (line) => line.facts.includes("starts"));
  if (number === 0) return null;
  return { number, facts: hands[number - 1] ?? [], lines: told[number - 1] ?? [], isNow: number === hands.length };
}

function pointsOf(facts: readonly FactTold[]): number[][] {
  const hands = partsFrom(facts, ({ fact }) => fact === "starts");
  const scored = hands.map((hand) => hand.filter(({ fact }) => fact === "hand-scored"));
  const points = (hand: FactTold[], seat: number) => Number(hand.find((fact) => fact.seat === seat)?.args.points ?? 0);
  return scored.filter((hand) => hand.length).map((hand) => [0, 1].map((seat) => points(hand, seat)));
}

/** A list in parts, each from one that begins it. */
function partsFrom<T>(all: readonly T[], isFirst: (one: T) => boolean): T[][] {
  const starts = all.flatMap((one, at) => (isFirst(one) ? [at] : []));
  return starts.map((start, at) => all.slice(start, starts[at + 1]));
}

export const game: PageGame = {
  Board,
  describe,
  confirm: (parts, words) => {
    const count = parts.filter((part) => part.startsWith("discard:")).length;
    return words.say(count ? "jackrabbit-page-confirm-discard" : "page-confirm", { count });
  },
  rounds: {
    Count,
    last: lastRound,
    name: (number, words) => words.say("jackrabbit-page-hand", { number }),
    title: (number, words) => words.say("jackrabbit-page-hand-over", { number }),
    points: pointsOf,
    isNext: (action) => action === "deal",
  },
  hasSound: true,
  points: (view: View) => stateOf(view).totals,
};
