/** What a suit brings to the board: pictures, scenes and ways of its own. Boards ask for these and name no suit. */

import type { Component } from "svelte";
import type { Spot } from "../../../land/picture";
import type { FactTold } from "../../../types";
import type { Words } from "../../../words/words";
import type { Leg, Walk } from "../walk";

/** How something that lies open is shown. */
export interface Look {
  Token?: Component; // a figure: it stands on the middle of its tile, about 100 units high
  goes?: Leg["kind"]; // how it gets to another place
  Tag?: Component<{ points: number; player: number | null }>; // beside a house, with what it takes to get past
  at?: Spot; // from the middle of its tile, where it is not in the usual place
  sign: string; // beside the dice, before its player: a symbol of the drawing
}

/** A step of a journey that is pointed at on the land. */
export interface Way {
  at: "target" | "here" | "place" | "port"; // the tile it names, or the one where the rabbit is, or a place that is lit anyway, or a road end
  isFree?: boolean;
  sign: string;
  goes(walk: Walk, target: string): void;
}

/** Something that is put on a tile: by its look, and what the button is called that begins it. */
export interface Put {
  look: string;
  label(words: Words, price: number): string;
}

/** Of what there are many to choose from: how they are listed, and what the button is called that unfolds them. */
export interface List {
  Picker: Component<{ actions: string[]; act(action: string): void }>;
  label(words: Words): string;
}

export interface Told {
  player: string;
  attacker: string;
  defender: string;
  price: number;
  need: number;
  begins: string; // `yes`, as long as nothing has been played
  role: string; // `me` for who acts
}

/** A decision of its own. */
export interface Moment {
  sign: string;
  onLand?: boolean; // it is answered there, so that the land must be seen
  /** Its title; as `now`, what now, and for whom. */
  say(words: Words, part: "" | "now", told: Told): string;
}

/** What the cards that are being put together come to, in words. */
export type Count = (words: Words, sum: { have: number; need: number }) => string;

type Step = (walk: Walk, args: FactTold["args"]) => void;

export interface SuitPart {
  looks?: Record<string, Look>; // by what lies open
  puts?: Record<string, Put>; // by kind of action that names a tile
  ways?: Record<string, Way>; // by kind of action
  lists?: Record<string, List>; // by kind of action
  cards?: Record<string, Count | null>; // by kind of action that is done with a card in the hand; null if one does it
  moments?: Record<string, Moment>; // by name of the step
  news?: Record<string, string>; // by fact that everybody should see: the picture it comes with
  steps?: Record<string, Step>; // by fact: where a rabbit goes
  sent?: Record<string, Step>; // by fact: where the rabbit goes of the other player whom it names
  sounds?: Record<string, string>; // by fact
}
