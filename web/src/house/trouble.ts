/** What is said where the house would not do something, or did not answer. */

import type { GameInfo, Problem } from "../types";
import type { Words } from "../words/words";
import { ProblemError } from "./api";

/** A setting with its value. */
export interface Pair {
  name: string;
  value: string;
}

export function troubleSaid(error: unknown, words: Words, game: GameInfo | null = null): string {
  return error instanceof ProblemError ? problemSaid(error.problem, words, game) : words.say("page-unreachable");
}

/** A problem in words. Settings are called as they are in the form, not as they are typed. */
export function problemSaid(problem: Problem, words: Words, game: GameInfo | null): string {
  const clash = clashOf(problem);
  if (game && clash) {
    return words.say("page-clash", {
      first: pairSaid(clash[0], words, game),
      second: pairSaid(clash[1], words, game),
    });
  }
  const given = { ...problem.arguments };
  const { name, value } = given;
  if (game && typeof name === "string" && game.settings.some((setting) => setting.name === name)) {
    given.name = words.label(game.name, name);
    if (typeof value === "string") given.value = valueSaid({ name, value }, words, game);
  }
  return words.say(problem.message, given);
}

/** The two settings that do not go together, if that is the problem. */
export function clashOf(problem: Problem | null): [Pair, Pair] | null {
  if (problem?.code !== "settings/combination") return null;
  const { first, second } = problem.arguments;
  return [pairOf(String(first)), pairOf(String(second))];
}

function pairOf(text: string): Pair {
  const at = text.indexOf("=");
  return { name: text.slice(0, at), value: text.slice(at + 1) };
}

export function pairSaid(pair: Pair, words: Words, game: GameInfo): string {
  const label = words.label(game.name, pair.name);
  if (kindOf(pair, game) === "flag") return words.say("agreed-flag", { label, value: pair.value });
  return words.say("agreed", { label, value: valueSaid(pair, words, game) });
}

export function valueSaid(pair: Pair, words: Words, game: GameInfo): string {
  return kindOf(pair, game) === "choice" ? words.option(game.name, pair.name, pair.value) : pair.value;
}

export function kindOf({ name }: Pair, game: GameInfo): string {
  return game.settings.find((setting) => setting.name === name)?.kind ?? "text";
}
