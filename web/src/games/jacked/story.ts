/** JACKED as a story, fact by fact. */

import type { Story } from "../../words/story";

const OUTCOMES = ["won", "turn-limit"]; // the outcome says so

export const tell: Story = (facts, words, names) =>
  facts
    .filter((fact) => !OUTCOMES.includes(fact.fact))
    .map((fact) => ({ text: words.fact("jacked", fact, names), facts: [fact] }));
