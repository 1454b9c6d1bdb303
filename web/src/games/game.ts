/** What the page needs to know of a game. Everything else about it lies in the game's own folder. */

import type { Component } from "svelte";
import type { DraftTold, FactTold, TableTold, View } from "../types";
import type { Story } from "../words/story";
import type { Names, Words } from "../words/words";
import type { Draft } from "../table/draft";

/** What a game's board is given. */
export interface BoardProps {
  table: TableTold;
  view: View; // the truth
  draft: Draft;
  facts: FactTold[];
  names: Names;
  me: number | null; // null for whoever watches
  isBusy: boolean; // a move is on its way
  compose(parts: string[]): void;
  confirm(): void;
  why(action: string): void;
}

export interface CountProps {
  facts: FactTold[]; // of one round, from its beginning to its count
  names: Names;
  showRule(rule: string): void;
}

export interface PageGame {
  Board: Component<BoardProps>;
  Count: Component<CountProps>; // a round counted line by line
  tell: Story;
  /** The kind and the fields of an action's text. */
  fields(action: string): [string, Record<string, string>];
  /** A move in one sentence. */
  describe(parts: string[], words: Words): string;
  /** The facts of the last round that was counted, and its number; null before the first. */
  lastRound(facts: FactTold[]): { number: number; facts: FactTold[]; isNow: boolean } | null;
  points(view: View): number[];
  /** Whether this choice begins the next round: it is offered with the count. */
  isNext(action: string): boolean;
}

export type { DraftTold };
