/** Python and the page say the same, word for word: tools/sentences.py writes down what Python says. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Forms, Line, Message, OutcomeTold, Problem } from "../src/types";
import { Words } from "../src/words/words";

interface Told {
  language: string;
  spoken: boolean;
  sentences: string[];
  end: string;
}

interface Sentences {
  names: string[];
  stories: { lines: Line[]; outcome: OutcomeTold; told: Told[] }[];
  reasons: { reason: Message; told: Record<string, string> }[];
  problems: { problem: Problem; told: Record<string, string> }[];
  forms: Record<string, Forms>;
  actions: { action: string; meanings: Record<string, string>; told: Record<string, string[]> }[];
  cards: Record<string, string[]>;
}

const TEXTS = new URL("../../src/warren/text/", import.meta.url);
const given = JSON.parse(readFileSync(new URL("sentences.json", import.meta.url), "utf-8")) as Sentences;

function wordsIn(language: string): Words {
  const folder = new URL(`${language}/`, TEXTS);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const source = files.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
  return new Words(language, source, given.forms);
}

const WORDS: Record<string, Words> = { en: wordsIn("en"), es: wordsIn("es") };

describe.each(["en", "es"])("in %s", (language) => {
  const words = WORDS[language]!;

  test.each([false, true])("whole games are told as Python tells them, spoken: %s", (spoken) => {
    for (const { lines, outcome, told } of given.stories) {
      const wanted = told.find((one) => one.language === language && one.spoken === spoken)!;
      const chosen = spoken ? words.spoken() : words;
      expect(lines.map((line) => chosen.phrase(line, given.names))).toEqual(wanted.sentences);
      expect(chosen.outcome(outcome, given.names)).toBe(wanted.end);
    }
  });

  test("how a game ended is told to whoever has won, to the others, and of a draw", () => {
    const won = { reason: "jackrabbits-end-won", winners: [1], scores: [2, 3] };
    const told = [0, 1, null].map((me) => words.ending(won, ["Ann", "Bea"], me));
    const who = { en: ["Bea wins", "You win!", "Bea wins"], es: ["Gana Bea", "¡Has ganado!", "Gana Bea"] }[language];
    expect(told.map((one) => one.who)).toEqual(who);
    expect(told[1]?.how).not.toContain("Bea ");
    expect(told[2]?.how).toMatch(/^Bea .* 3 /);
    const team = words.ending({ reason: "jacked-end-home", winners: [0, 2], scores: [5, 1, 5, 2] }, ["A", "B", "C"], 2);
    expect(team.who).toBe({ en: "You and A win!", es: "¡Has ganado con A!" }[language]);
    const draw = { reason: "jackrabbits-end-stuck", winners: [], scores: [0, 0] };
    expect(words.ending(draw, ["Ann", "Bea"], 0).how).toBe(words.outcome(draw, ["Ann", "Bea"]));
  });

  test("several who think do so in the plural", () => {
    const told = words.say("page-thinking", { players: ["Bramble", "Heather", "Rowan"] });
    const wanted = {
      en: "Bramble, Heather and Rowan are thinking …",
      es: "Bramble, Heather y Rowan están pensando …",
    }[language];
    expect(told).toBe(wanted);
  });

  test("a bar says what is asked in brief, where there are words for that", () => {
    const [player, rival] = ["0", "1"].map((text) => ({ sort: "seat", text }));
    const asks = { message: "jackrabbits-ask-contest", rule: "JR-H1", arguments: { player: player!, rival: rival! } };
    const brief = { en: "Do you contest the visit of Bea?", es: "¿Cuestionas la visita de Bea?" }[language];
    expect(words.asked(asks, ["Ann", "Bea"])).toBe(brief);
    expect(words.asked({ ...asks, message: "core-game-over" }, [])).toBe(words.say("core-game-over"));
  });

  test("reasons are said as Python says them", () => {
    expect(given.reasons.length).toBeGreaterThan(20);
    for (const { reason, told } of given.reasons) expect(words.phrase(reason, given.names)).toBe(told[language]);
  });

  test("what went wrong is said as Python says it", () => {
    for (const { problem, told } of given.problems) expect(words.phrase(problem, given.names)).toBe(told[language]);
  });

  test("actions are told as Python tells them, with and without knowing where roads lead", () => {
    for (const { action, meanings, told } of given.actions) {
      const said = [meanings, {}].map((known) => words.action("jackrabbits", action, given.names, known));
      expect(said).toEqual(told[language]);
    }
  });

  test("the fields of an action have the names that its game gives them", () => {
    expect(words.fields("jackrabbits", "go:river-1.2")).toEqual(["go", { road: "river-1.2" }]);
    expect(words.fields("jackrabbits", "attack:2")).toEqual(["attack", { player: "2" }]);
    expect(words.fields("jacked", "seven:7:R2:4")).toEqual(["seven", { card: "7", peg: "R2", count: "4" }]);
    expect(words.fields("jackrabbit", "deal")).toEqual(["deal", {}]);
  });

  test("cards are read aloud as Python reads them", () => {
    expect(["AC", "7H", "TS"].map((card) => words.cardSpoken(card))).toEqual(given.cards[language]);
  });
});

test("every line but those of full stacks names the rules behind it", () => {
  const bare = given.stories.flatMap(({ lines }) => lines.filter((line) => line.rules.length === 0));
  expect(new Set(bare.map((line) => line.message))).toEqual(new Set(["jackrabbit-story-stack"]));
});

test("words that are missing are never passed over", () => {
  expect(() => WORDS.en!.say("no-such-message")).toThrow("no words");
  expect(() => WORDS.en!.say("player")).toThrow("number");
});
