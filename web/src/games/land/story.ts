/** A land as a story: every fact is a sentence. */

import type { FactTold } from "../../types";
import type { Sentence } from "../../words/story";
import type { Names, Words } from "../../words/words";

export function tell(facts: readonly FactTold[], words: Words, names: Names): Sentence[] {
  return facts.map((fact) => ({ text: words.fact("land", fact, names), facts: [fact] }));
}
