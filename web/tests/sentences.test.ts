/** Python and the page say the same, word for word: tools/sentences.py writes down what Python says. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tell as tellJacked } from "../src/games/jacked/story";
import { tell as tellJackrabbit } from "../src/games/jackrabbit/story";
import { tell as tellRace } from "../src/games/jackrabbits/story";
import { tell as tellLand } from "../src/games/land/story";
import type { FactTold, Message, OutcomeTold } from "../src/types";
import type { Story } from "../src/words/story";
import { Words } from "../src/words/words";

interface Told {
  language: string;
  spoken: boolean;
  sentences: string[];
  end: string;
}

interface Sentences {
  names: string[];
  stories: { game: string; facts: FactTold[]; outcome: OutcomeTold; told: Told[] }[];
  reasons: { reason: Message; told: Record<string, string> }[];
  facts: { game: string; facts: FactTold[]; told: Record<string, string[]> }[];
  actions: { fields: Record<string, string>; signs: Record<string, string>; told: Record<string, string[]> }[];
  cards: Record<string, string[]>;
}

const TEXTS = new URL("../../src/warren/text/", import.meta.url);
const given = JSON.parse(readFileSync(new URL("sentences.json", import.meta.url), "utf-8")) as Sentences;

function wordsIn(language: string): Words {
  const folder = new URL(`${language}/`, TEXTS);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Words(language, files.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n"));
}

const STORIES: Record<string, Story> = {
  jacked: tellJacked,
  jackrabbit: tellJackrabbit,
  jackrabbits: tellRace,
  land: tellLand,
};
const WORDS: Record<string, Words> = { en: wordsIn("en"), es: wordsIn("es") };

describe.each(["en", "es"])("in %s", (language) => {
  const words = WORDS[language]!;

  test.each([false, true])("whole games are told as Python tells them, spoken: %s", (spoken) => {
    for (const { game, facts, outcome, told } of given.stories) {
      const wanted = told.find((one) => one.language === language && one.spoken === spoken)!;
      const chosen = spoken ? words.spoken() : words;
      expect(STORIES[game]!(facts, chosen, given.names).map((sentence) => sentence.text)).toEqual(wanted.sentences);
      expect(chosen.outcome(outcome, given.names)).toBe(wanted.end);
    }
  });

  test("a bar says what is asked in brief, where there are words for that", () => {
    const asks = { message: "jackrabbits-ask-contest", rule: "JR-H1", arguments: { player: 0, rival: 1 } };
    const brief = { en: "Do you contest the visit of Bea?", es: "¿Objetas la visita de Bea?" }[language];
    expect(words.asked(asks, ["Ann", "Bea"])).toBe(brief);
    expect(words.asked({ ...asks, message: "core-game-over" }, [])).toBe(words.say("core-game-over"));
  });

  test("reasons are said as Python says them", () => {
    expect(given.reasons.length).toBeGreaterThan(20);
    for (const { reason, told } of given.reasons) expect(words.reason(reason, given.names)).toBe(told[language]);
  });

  test("facts that have no story yet are told as Python tells them", () => {
    for (const { game, facts, told } of given.facts)
      expect(facts.map((fact) => words.fact(game, fact, given.names))).toEqual(told[language]);
  });

  test("actions are told as Python tells them, with and without knowing where roads lead", () => {
    for (const { fields, signs, told } of given.actions) {
      const { kind = "", ...rest } = fields;
      const said = [signs, {}].map((known) => words.action("jackrabbits", kind, rest, given.names, known));
      expect(said).toEqual(told[language]);
    }
  });

  test("cards are read aloud as Python reads them", () => {
    expect(["AC", "7H", "TS"].map((card) => words.cardSpoken(card))).toEqual(given.cards[language]);
  });
});

test("every sentence but those of full stacks names the rules behind it", () => {
  for (const { game, facts } of given.stories) {
    const bare = STORIES[game]!(facts, WORDS.en!, given.names).filter((one) => one.facts.length === 0);
    expect(bare.every((one) => one.text.includes("stack"))).toBe(true);
  }
});

test("words that are missing are never passed over", () => {
  expect(() => WORDS.en!.say("no-such-message")).toThrow("no words");
  expect(() => WORDS.en!.say("player")).toThrow("number");
});
