/** Which rules are shown, and where. */

import type { Words } from "../words/words";

/** The rules in which every word of the text is found: in the id, the title or what the rule says. Accents do not count. */
export function searched(rules: readonly string[], text: string, words: Words): string[] {
  const wanted = plain(text).split(/\s+/);
  return rules.filter((rule) => {
    const told = plain(`${rule} ${words.ruleTitle(rule)} ${words.rule(rule)}`);
    return wanted.every((word) => told.includes(word));
  });
}

/** Whether a rule is that of an option which is switched off here. */
export function isIdle(rule: string, settings: Readonly<Record<string, string>>, words: Words): boolean {
  const option = words.optionOf(rule);
  return option !== null && settings[option] === "no";
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
