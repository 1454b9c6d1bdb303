/** What the server tells of a race. */

import type { Message, View } from "../../types";

export interface RaceState {
  hand: string[];
  hand_sizes: number[];
  pile: number;
  spent: string[];
  court: string[];
  tendered: string[];
  answered: string[];
  basket: string[];
  royals: string[][];
  rabbits: (string | null)[]; // null: off the board
  turn: number;
  turns: number;
  dice: number[];
  price: number; // 0 before the roll
  passport: string | null;
  trail: string[];
  on_road: string | null;
  capital: string[][];
  open_hearts: string[][];
  notices: Message[]; // what rules have to say to everybody
}

/** What everybody waits for: the name of the decision, and who and what it is about. */
export interface Moment {
  what: string;
  player?: number;
  place?: string;
  visitor?: number;
  contester?: number;
  royal?: string | null;
  need?: number;
  visitor_shows?: string[];
  contester_shows?: string[];
  attacker?: number;
  defender?: number;
  attack?: number;
  defence?: number;
  value?: number;
  missing?: number;
  over?: number[];
  left?: number;
  offerer?: number; // of a trade, and what each side is said to give
  other?: number;
  said?: string[][];
}

/** What cards come to, where some are put together. */
export interface Sum {
  kind: string; // of the action that adds a card
  need: number;
  have: number;
  means?: number; // in a market: what one can pay
  royals?: number; // how many must be among them
  is_exact?: boolean; // neither more nor less than that
  cards: Record<string, number>; // what each is worth
  extra?: { cards: string[]; points: number }[]; // on top, once, if one of these is among them
  suggestion?: string[];
}

/** A place that can be reached: what it costs together, and how to get there. */
export interface Reach {
  place: string | null; // null: off the board
  price: number;
  parts: string[];
}

export interface Insights {
  moment: Moment;
  known: string[][];
  limit: number;
  values: number[];
  sum: Sum | null;
  discards: Sum | null;
  outlook: Reach[];
}

export function stateOf(view: View): RaceState {
  return view.state as unknown as RaceState;
}

const NO_INSIGHTS: Insights = {
  moment: { what: "" },
  known: [],
  limit: 9,
  values: [],
  sum: null,
  discards: null,
  outlook: [],
};

export function insightsOf(view: View): Insights {
  return { ...NO_INSIGHTS, ...(view.insights as Partial<Insights>) };
}

export function momentOf(view: View): Moment {
  return insightsOf(view).moment;
}

/** What a set of cards comes to. */
export function worth(sum: Sum, cards: readonly string[]): number {
  const plain = cards.reduce((total, card) => total + (sum.cards[card] ?? 0), 0);
  const more = (sum.extra ?? []).filter((extra) => cards.some((card) => extra.cards.includes(card)));
  return more.reduce((total, extra) => total + extra.points, plain);
}
