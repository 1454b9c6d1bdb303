/** What the server tells of a race. */

import { viewOf, type Schemas, type View } from "../../types";

export type RaceState = Schemas["JackrabbitsState"];
export type Insights = Schemas["JackrabbitsInsights"];
export type Moment = Schemas["JackrabbitsMoment"]; // what everybody waits for, and who and what it is about
export type Sum = Schemas["JackrabbitsSum"]; // what cards come to, where some are put together
export type Reach = Schemas["JackrabbitsReach"]; // a place that can be reached: what it costs, and how to get there
export type Laid = Schemas["JackrabbitsLaid"]; // what lies open: a token on the land, cards before a player, a pile beside the dice

export function stateOf(view: View): RaceState {
  return viewOf<"jackrabbits">(view).state;
}

export function insightsOf(view: View): Insights {
  return viewOf<"jackrabbits">(view).insights;
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
