/** A game told as a story: sentences, each with the facts behind it. */

import type { FactTold } from "../types";
import type { Names, Words } from "./words";

export interface Sentence {
  text: string;
  facts: FactTold[];
}

/** Tells all facts of a game, from its first. */
export type Story = (facts: readonly FactTold[], words: Words, names: Names) => Sentence[];

/** Take the facts of these kinds that come next. */
export function taken(facts: FactTold[], kinds: string[]): FactTold[] {
  const found: FactTold[] = [];
  for (let next = facts[0]; next && kinds.includes(next.fact); next = facts[0]) {
    found.push(next);
    facts.shift();
  }
  return found;
}

/** The rules behind a sentence, each once. */
export function rulesOf(sentence: Sentence): string[] {
  return [...new Set(sentence.facts.flatMap((fact) => fact.rules))];
}
