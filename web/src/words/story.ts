/** A game told as a story: sentences, each with the facts behind it. */

import type { FactTold } from "../types";
import type { Names, Words } from "./words";

export interface Sentence {
  text: string;
  facts: FactTold[];
}

/** Tells all facts of a game, from its first. */
export type Story = (facts: readonly FactTold[], words: Words, names: Names) => Sentence[];

/** The rules behind a sentence, each once. */
export function rulesOf(sentence: Sentence): string[] {
  return [...new Set(sentence.facts.flatMap((fact) => fact.rules))];
}
