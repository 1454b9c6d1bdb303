/** Putting a move together: which cards are being chosen, what one can go back to, how a journey goes on by itself. */

import { choicesAfter, preview, type Draft } from "../../table/draft";
import type { View } from "../../types";
import { kindOf, targetOf, WITH_CARD } from "./actions";
import { inOrder } from "./cards";
import { insightsOf, worth, type Sum } from "./state";

/** Cards being put together: to pay, to fight, to prove oneself, to buy, to discard. */
export interface Gathering {
  start: number; // how many parts of the draft come before
  sum: Sum;
  cards: string[];
  isDone: boolean;
  end: number; // the part after it
}

function viewAfter(view: View, draft: Draft, count: number): View {
  return count === 0 ? view : (draft.steps[count - 1]?.preview ?? view);
}

/** All gatherings of a draft, the last one perhaps not begun yet. */
export function gatheringsOf(view: View, draft: Draft, isDiscarding: boolean): Gathering[] {
  const found: Gathering[] = [];
  for (let at = 0; at <= draft.parts.length; at++) {
    const insights = insightsOf(viewAfter(view, draft, at));
    const isWaiting = at === draft.parts.length;
    const kind = isWaiting ? "" : kindOf(draft.parts[at] ?? "");
    const sums = [insights.sum, insights.discards].filter((sum): sum is Sum => sum !== null);
    const sum = isWaiting
      ? waitingSum(insights.sum, insights.discards, isDiscarding)
      : sums.find((one) => one.kind === kind);
    if (!sum || (isWaiting && !isOffered(view, draft, sum))) continue;
    const cards: string[] = [];
    let end = at;
    while (end < draft.parts.length && kindOf(draft.parts[end] ?? "") === sum.kind) {
      cards.push(targetOf(draft.parts[end++] ?? ""));
    }
    const isEnded = cards.length > 0 && draft.parts[end] === endOf(sum);
    const isDone = cards.length > 0 && (isEnded || sum.is_exact === true);
    if (isEnded) end++;
    found.push({ start: at, sum, cards, isDone, end });
    at = Math.max(at, end - 1);
  }
  return found;
}

function endOf(sum: Sum): string {
  return sum.end ?? "done";
}

function waitingSum(sum: Sum | null, discards: Sum | null, isDiscarding: boolean): Sum | null {
  return isDiscarding ? discards : sum;
}

function isOffered(view: View, draft: Draft, sum: Sum): boolean {
  return choicesAfter(view, draft).some((choice) => kindOf(choice) === sum.kind);
}

/** What can be done with one card. */
export function doneWithCards(view: View): string[] {
  return view.choices.filter((choice) => WITH_CARD.includes(kindOf(choice)));
}

/** The cards that can be used now; null where it makes no difference. */
export function usableCards(view: View, gathering: Gathering | null): ReadonlySet<string> | null {
  if (gathering) return new Set(Object.keys(gathering.sum.cards));
  const own = doneWithCards(view).filter((choice) => kindOf(choice) !== "discard");
  return own.length ? new Set(own.map(targetOf)) : null;
}

/** Whether these cards are enough, and not too many. */
export function isEnough(sum: Sum, cards: readonly string[]): boolean {
  if (cards.length === 0) return false;
  const total = worth(sum, cards);
  if (sum.means !== undefined) return total <= sum.means;
  return sum.is_exact === true ? total === sum.need : total >= sum.need;
}

/** The cards with one more, or without it. */
export function toggled(cards: readonly string[], card: string): string[] {
  return cards.includes(card) ? cards.filter((one) => one !== card) : inOrder([...cards, card]);
}

/** What comes after a gathering and stays if other cards are chosen: all, unless it has to be paid, too. */
export function restAfter(draft: Draft, gathering: Gathering): string[] {
  const rest = draft.parts.slice(gathering.end);
  return rest.some((part) => kindOf(part) === "pay") ? [] : rest;
}

/** The parts of a move with other cards in one of its gatherings, and with what comes after it. */
export function partsWithCards(
  draft: Draft,
  gathering: Gathering,
  cards: readonly string[],
  rest: readonly string[],
): string[] {
  const before = draft.parts.slice(0, gathering.start);
  if (!isEnough(gathering.sum, cards)) return before;
  const chosen = inOrder(cards).map((card) => `${gathering.sum.kind}:${card}`);
  return [...before, ...chosen, ...(gathering.sum.is_exact ? [] : [endOf(gathering.sum)]), ...rest];
}

/** What comes by itself: the only road on, or what is suggested to pay with. Nothing, where there is something to choose. */
export function onward(view: View, draft: Draft): string[] {
  const choices = choicesAfter(view, draft);
  const kinds = new Set(choices.map(kindOf));
  if (kinds.has("pay") && !kinds.has("done")) {
    const suggested = insightsOf(preview(view, draft)).sum?.suggestion ?? [];
    return suggested.length ? [...suggested.map((card) => `pay:${card}`), "done"] : [];
  }
  const roads = choices.filter((choice) => kindOf(choice) === "go");
  const isFree = [...kinds].every((kind) => ["go", "cross", "ride"].includes(kind));
  return roads.length === 1 && isFree ? roads : [];
}

/** The parts that are left when the last decision is taken back: what came by itself goes with it. */
export function stepBack(view: View, draft: Draft): string[] {
  for (let count = draft.parts.length - 1; count > 0; count--) {
    const earlier = { parts: draft.parts.slice(0, count), steps: draft.steps.slice(0, count) };
    const isPaying = ["pay", "done", "buy"].includes(kindOf(draft.parts[count] ?? ""));
    if (!isPaying && onward(view, earlier).length === 0) return earlier.parts;
  }
  return [];
}
