/** What a view tells of a game that nothing more is known of, as lines to be read. */

import type { View } from "../../types";
import type { Words } from "../../words/words";

export interface Line {
  name: string;
  value: string;
}

/** The reader's own cards, if that is what the game calls them. */
export function handOf(view: View): string[] {
  const { hand } = view.state;
  return Array.isArray(hand) ? hand.map(String) : [];
}

/** Everything else, one line for each thing. */
export function linesOf(game: string, view: View, words: Words): Line[] {
  return Object.entries(view.state)
    .filter(([name]) => name !== "hand")
    .map(([name, value]) => ({ name: nameOf(game, name, words), value: textOf(value, words) }));
}

/** What the game calls it in words, or else by itself. */
export function nameOf(game: string, name: string, words: Words): string {
  const message = `${game}-state-${name}`;
  return words.has(message) ? words.say(message) : name.replaceAll("_", " ");
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return words.say("page-plain-flag", { is: value ? "yes" : "no" });
  if (typeof value !== "object") return String(value);
  const isDeep = Object.values(value).some((part) => typeof part === "object" && part !== null);
  const parts = Array.isArray(value)
    ? value.map((part) => textOf(part, words))
    : Object.entries(value).map(([name, part]) => `${name} ${textOf(part, words)}`);
  return parts.length ? parts.join(isDeep ? "; " : ", ") : "–";
}
