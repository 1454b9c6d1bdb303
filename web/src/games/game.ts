/** What the page needs to know of a game. Everything else about it lies in the game's own folder. */

import type { Component } from "svelte";
import type { DraftTold, FactTold, GameInfo, LandTold, Line, TableTold, TableWish, View } from "../types";
import type { Names, Meanings, Words } from "../words/words";
import type { Draft } from "../table/draft";

/** What a game's board is given. */
export interface BoardProps {
  table: TableTold;
  view: View; // the truth
  draft: Draft;
  facts: FactTold[];
  lines: Line[]; // the story
  land: LandTold | null; // in games on a land
  names: Names;
  me: number | null; // null for whoever watches
  isBusy: boolean; // a move is on its way
  isPast?: boolean; // looked back at: nothing can be done there, and one may come from anywhere
  compose(parts: string[]): Promise<boolean>; // whether they stand
  confirm(): void;
  play(parts: string[]): void; // at once, without confirming: what has to be quick
  why(action: string, parts?: string[]): void; // after these parts
  whyNotThere?(place: string, parts?: string[]): void; // where nothing leads to
  whyNotWith?(card: string, parts?: string[]): void; // with a card that is of no use now
  showRule(rule: string): void;
}

/** What happened in one round, from its beginning to its count. */
export interface Round {
  number: number;
  facts: FactTold[];
  lines: Line[];
  isNow: boolean;
}

export interface CountProps {
  round: Round;
  names: Names;
  showRule(rule: string): void;
}

/** A game that is played in rounds, each of which is counted when it is over. */
export interface Rounds {
  Count: Component<CountProps>; // a round counted line by line
  /** The last round that was counted; null before the first. */
  last(facts: readonly FactTold[], lines: readonly Line[]): Round | null;
  /** What a round is called, and what is said when it is over. */
  name(number: number, words: Words): string;
  title(number: number, words: Words): string;
  /** What each seat scored in each round. */
  points(facts: readonly FactTold[]): number[][];
  /** Whether this choice begins the next round: it is offered with the count. */
  isNext(action: string): boolean;
}

/** A way to begin at once. */
export interface Start {
  label: string;
  wish: TableWish;
}

/** What the start page shows of a game, before its board is loaded. */
export interface GameCard {
  place: number; // among the games that are offered
  Emblem: Component; // the game at a glance
  /** The ways to begin at once, where they are not just playing against bots or with friends. */
  starts?(info: GameInfo, words: Words): Start[];
  /** What is agreed on for a first game after its lessons, where that is not what is usual. */
  learned?: Record<string, string>;
  /** More that can be done with it on the start page. */
  More?: Component<{ make(wish: TableWish): Promise<void> }>;
  /** What a seat is called before anybody sits there. */
  seatName?(seat: number, players: number, words: Words): string;
}

/** A move that is being composed, with the table that it is composed for. */
export interface Composing {
  view: View;
  draft: Draft;
  names: Names;
  meanings?: Meanings; // where roads lead, in games on a land
}

export interface PageGame {
  Board: Component<BoardProps>;
  Mini?: Component<{ card: string }>; // a card as small as it can be, where it is not like those of every deck
  /** A move in one sentence. Of one that is being composed the game may say more. */
  describe(parts: string[], words: Words, composing?: Composing): string;
  rounds?: Rounds;
  endsAlone?: boolean; // its board says itself how it ended
  hasSound?: boolean; // it makes sounds, which can be switched off
  /** Whether a move is taken back as a whole only: its parts mean nothing by themselves. */
  isOnePiece?: boolean;
  /** What is left of a move when one step of it is taken back, where that is more than its last part. */
  back?(composing: Composing): string[];
  /** What a move that is composed is confirmed with. */
  confirm?(parts: string[], words: Words): string;
  /** The one thing that there is to do, where the bar offers it. */
  only?(view: View): string | null;
  /** For a list of players with their points above the board; without it the board shows the players itself. */
  points?(view: View): number[];
  /** Whose turn it is, where others may speak up as well; null if it is nobody's. */
  toAct?(view: View): number | null;
  /** Whether one may speak up now, though it is somebody else's turn. */
  isAside?(view: View): boolean;
}

export type { DraftTold };
