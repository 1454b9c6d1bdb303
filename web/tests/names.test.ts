import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { namesOf, namesTo, sittersOf } from "../src/table/names";
import type { Phrase, SeatTold, TableTold } from "../src/types";
import { type Names, Words } from "../src/words/words";

function seat(bot: string | null, name: string | null = null): SeatTold {
  return { bot, name, is_here: true } as SeatTold;
}

test.each(["en", "es"])("each bot at a table has a name of its own (%s)", (language) => {
  const texts = readFileSync(new URL(`../../src/warren/text/${language}/page.ftl`, import.meta.url), "utf-8");
  const words = new Words(language, texts);
  const all = ["newcomer", "villager", "courtier", "champion"].flatMap((level) =>
    namesOf([seat(level), seat(level), seat(level), seat(level)], words),
  );
  expect(new Set(all).size).toBe(16);
  expect(all.every((name) => /^\p{L}+$/u.test(name))).toBe(true);
});

test("two of one name are told apart by their seats", () => {
  const words = new Words("en", "page-open-seat = Open seat");
  expect(namesOf([seat(null, "Ann"), seat(null, "Ben"), seat(null, "Ann")], words)).toEqual(["Ann", "Ben", "Ann 3"]);
});

test("oneself is “You” among those who sit at a table, by whatever name", () => {
  const words = new Words("en", "page-who = You");
  const table = { seats: [seat(null, "Guest"), seat(null, "Ben")], your_seat: 0 } as TableTold;
  expect(sittersOf(table, words)).toEqual(["You", "Ben"]);
  expect(sittersOf({ ...table, your_seat: null }, words)).toEqual(["Guest", "Ben"]);
});

test("a reader without a name is told what they did, and what is done to them, as you", () => {
  const words = new Words(
    "en",
    "page-guest = Guest\nasked = { $player }, ¿where to?\nsaid = { $player } rolls.\n    .you = you roll.\ntook = { $player } takes from { $rival }.\n    .at-you = { $player } takes from you.\n    .self = { $player } takes back.\n    .you-self = you take back.",
  );
  const table = { seats: [seat(null, "Guest"), seat(null, "Guest")], your_seat: 0 } as TableTold;
  const [mine, theirs] = [0, 1].map((at) => ({ sort: "player", text: String(at) }));
  const say = (message: string, given: object, names: Names) =>
    words.phrase({ message, arguments: given } as Phrase, names);
  expect(say("said", { player: mine }, namesTo(table, words))).toBe("You roll.");
  expect(say("said", { player: theirs }, namesTo(table, words))).toBe("Guest 2 rolls.");
  expect(say("took", { player: theirs, rival: mine }, namesTo(table, words))).toBe("Guest 2 takes from you.");
  expect(say("asked", { player: mine }, namesTo(table, words))).toBe("¿Where to?");
  expect(say("asked", { player: theirs }, namesTo(table, words))).toBe("Guest 2, ¿where to?");
  expect(say("took", { player: mine, rival: mine }, namesTo(table, words))).toBe("You take back.");
  expect(say("took", { player: theirs, rival: theirs }, namesTo(table, words))).toBe("Guest 2 takes back.");
  expect(say("said", { player: mine }, namesOf(table.seats, words))).toBe("Guest rolls.");
  const named = { ...table, seats: [seat(null, "Ann"), seat(null, "Guest")] } as TableTold;
  expect(say("said", { player: mine }, namesTo(named, words))).toBe("Ann rolls.");
});
