/** Sentences from message ids and arguments: what `warren.text.Words` does in Python, from the same files. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Forms, Item, OutcomeTold, Phrase, Thing } from "../types";

/** What a message of the page's own is given: texts and numbers, or lists of texts. */
export type Given = Readonly<Record<string, Argument | readonly string[]>>;
/** What the players are called, by seat; and the seat of a reader who is told what they did as what you did. */
export type Names = readonly string[] & { readonly you?: number };
/** Where the roads of a land lead, by road end. */
export type Meanings = Readonly<Record<string, string>>;

/** Whose names are used, and where roads lead. */
interface About {
  names?: Names;
  meanings?: Meanings;
}

/** By argument: the attribute of a message that tells it to a reader whom that argument names. Where player and rival are one, `self` tells it of them. */
const TO_YOU = { player: "you", rival: "at-you", other: "at-you" };
const SYMBOLS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };

const FAR_SUITS = "TEUNLABI"; // the eight suits without a sign
const RANKS = "A23456789TJQK";

/** The words of one language. With `isSpoken`, cards are said as they are read aloud: for screen readers. */
export class Words {
  private readonly bundle: FluentBundle;
  private aloud: string[] | undefined;

  constructor(
    readonly language: string,
    private readonly source: string,
    private readonly forms: Record<string, Forms> = {},
    private readonly isSpoken = false,
  ) {
    const functions = { CARD: ([card]: unknown[]) => this.card(String(card)) };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    const [problem] = this.bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }

  /** The same words, with cards as they are read aloud. */
  spoken(): Words {
    return new Words(this.language, this.source, this.forms, true);
  }

  /** The words for a message id. A list becomes a list in words, and its length `$<name>-count`. */
  say(message: string, given: Given = {}, attribute = "", about: About = {}): string {
    const text = this.format(message, given, about, attribute);
    const [you] = about.names?.you === undefined ? [] : about.names.slice(about.names.you);
    const called = you !== undefined && text.startsWith(`${you}, `) ? `${you}, ` : ""; // by no name of theirs
    const hasYou = you !== undefined && /[.?!]$/.test(text);
    const beginsSmall =
      called !== "" || hasYou || (this.isSpoken && this.cardsAloud().some((card) => text.startsWith(card)));
    return beginsSmall ? begun(text.slice(called.length)) : text;
  }

  /** The words for a message with its arguments: a reason, a line of a story, a problem. */
  phrase(phrase: Phrase, names: Names): string {
    return this.say(phrase.message, phrase.arguments, "", { names });
  }

  /** What the reader is asked, for a bar where there is little room: in brief, where there are words for that. */
  asked(asks: Phrase, names: Names): string {
    const isBrief = this.bundle.getMessage(asks.message)?.attributes.brief !== undefined;
    return this.say(asks.message, asks.arguments, isBrief ? "brief" : "", { names });
  }

  outcome(outcome: OutcomeTold, names: Names): string {
    return this.say(this.has(outcome.reason) ? outcome.reason : "core-end", this.ended(outcome, names));
  }

  /** The same in two parts: who won, as one of them reads it (null: somebody who looks on), and how. */
  ending(outcome: OutcomeTold, names: Names, me: number | null): { who: string; how: string } {
    const others = outcome.winners.filter((seat) => seat !== me).map((seat) => this.player(seat, names));
    const isMine = others.length < outcome.winners.length;
    const form = isMine ? "mine" : "how";
    const hasForm = this.bundle.getMessage(outcome.reason)?.attributes[form] !== undefined;
    return {
      who: this.say("core-ending-who", { mine: isMine ? "yes" : "no", others }),
      how: hasForm ? this.say(outcome.reason, this.ended(outcome, names), form) : this.outcome(outcome, names),
    };
  }

  private ended(outcome: OutcomeTold, names: Names): Given {
    const winners = outcome.winners.map((seat) => this.player(seat, names));
    const scores = outcome.scores.map((points, seat) =>
      this.say("score", { player: { sort: "player", text: String(seat) }, points }, "", { names }),
    );
    return { winners, scores };
  }

  player(seat: number, names: Names = []): string {
    return names[seat] ?? this.say("player", { number: seat + 1 });
  }

  // --- games and their rules --------------------------------------------------------------------------------------

  /** The kind of an action's text, and its fields: what each is, the house says. */
  fields(game: string, action: string): [string, Record<string, string>] {
    const [kind = "", ...values] = action.split(":");
    const fields = this.forms[game]?.[kind] ?? [];
    return [kind, Object.fromEntries(fields.map(([name], at) => [name, values[at] ?? ""]))];
  }

  /** What an action does. */
  action(game: string, action: string, names: Names = [], meanings: Meanings = {}): string {
    const [kind, values] = this.fields(game, action);
    const fields = this.forms[game]?.[kind] ?? [];
    const item = (sort: string, text = ""): Item => (sort ? { sort, text } : text);
    const given = Object.fromEntries(fields.map(([name, sort]) => [name, item(sort, values[name])]));
    return this.say(kind === "pass" ? "core-action-pass" : `${game}-action-${kind}`, given, "", { names, meanings });
  }

  rule(rule: string): string {
    return this.sayOr("", `rule-${rule}`);
  }

  ruleTitle(rule: string): string {
    return this.sayOr("", `rule-${rule}`, {}, "title");
  }

  /** What a setting is called; what it does; what one of its values is called. */
  label(game: string, setting: string): string {
    return this.sayOr(setting, `${game}-label-${setting}`);
  }

  setting(game: string, setting: string): string {
    return this.sayOr("", `${game}-setting-${setting}`);
  }

  option(game: string, setting: string, value: string): string {
    return this.sayOr(value, `${game}-option-${setting}`, { value: spoken(value) });
  }

  /** The option that a rule is about, by the name of its setting; null for a rule that is always in play. */
  optionOf(rule: string): string | null {
    const pattern = this.bundle.getMessage(`rule-${rule}`)?.attributes.setting;
    return pattern ? this.bundle.formatPattern(pattern) : null;
  }

  /** A turn of a game in short. */
  turn(game: string): string {
    return this.say(`${game}-game`, {}, "turn");
  }

  /** The words for a message that a game of others need not have; else what stands in for them. */
  private sayOr(otherwise: string, message: string, given: Given = {}, attribute = ""): string {
    return this.has(message) ? this.say(message, given, attribute) : otherwise;
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** What a bot is called: as it is typed, where it has no other name. */
  bot(name: string): string {
    return this.sayOr(name, `bot-${name}`);
  }

  /** A sentence about a bot, for whoever chooses who sits where. */
  botAbout(name: string): string {
    const hasWords = this.bundle.getMessage(`bot-${name}`)?.attributes.about !== undefined;
    return hasWords ? this.say(`bot-${name}`, {}, "about") : this.bot(name);
  }

  // --- things and lists -------------------------------------------------------------------------------------------

  /** What a thing is called. A sort of which nothing is said here has a message of its own: `<sort>-name`. */
  named({ sort, text }: Thing, { names, meanings = {} }: About = {}): string | number {
    switch (sort) {
      case "player":
      case "seat":
        return this.player(Number(text), names);
      case "card":
        return this.card(text);
      case "rank":
        return text.startsWith("W") ? this.joker(text) : text.replace("T", "10");
      case "peg":
        return this.peg(text);
      case "tile":
        return this.tile(text);
      case "road":
        return this.road(text, meanings);
      case "number":
        return Number(text);
      case "form":
        return this.form(text);
    }
    return this.format(`${sort}-name`, { which: text });
  }

  /** `7H` as 7♥, `TS` as 10♠; `7T`, of a suit that has no sign, as 7 of torches; a joker by its name. */
  card(text: string): string {
    if (text.startsWith("X")) return this.joker("W");
    if (this.isSpoken) return this.format("card-named", rankAndSuit(text));
    const rank = text.charAt(0).replace("T", "10");
    const symbol = SYMBOLS[text.charAt(1)];
    return symbol ? rank + symbol : this.format("card-far", { rank, suit: text.charAt(1) });
  }

  /** What a sentence begins with that begins with a card. */
  private cardsAloud(): string[] {
    const suits = [...Object.keys(SYMBOLS), ...FAR_SUITS];
    this.aloud ??= suits.flatMap((suit) =>
      [...RANKS].map((rank) => this.format("card-named", rankAndSuit(rank + suit))),
    );
    return this.aloud;
  }

  /** `7H` as "seven of hearts". */
  cardSpoken(text: string): string {
    return text.startsWith("X") ? this.joker("W") : this.format("card-spoken", rankAndSuit(text));
  }

  /** `R2` as "Red 2". */
  peg(text: string): string {
    return this.format("peg-name", { colour: text.charAt(0), number: text.charAt(1) });
  }

  /** `tower-clubs` as "the tower of clubs". */
  tile(text: string): string {
    const [kind = "", which = "none"] = text.split("-");
    return this.format("tile-name", { kind, which });
  }

  listed(items: readonly string[]): string {
    let text = items[0] ?? "";
    for (const item of items.slice(1, -1)) text = this.format("list-next", { start: text, item });
    const last = items.at(-1);
    if (items.length < 2 || last === undefined) return text;
    return this.format("list-last", { start: text, item: last, sound: sound(last) });
  }

  // --- how it works -----------------------------------------------------------------------------------------------

  /** Of a road there are also `$<name>-tile`, the tile that it belongs to, and `$<name>-side`. */
  private format(message: string, given: Given, about: About = {}, attribute = ""): string {
    const found = this.bundle.getMessage(message);
    const form = attribute || aimed(given, about.names?.you, found?.attributes);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (!pattern) throw new Error(`no words for ${message} ${form}`);
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(given)) {
      if (isList(value)) {
        values[name] = this.listed(value.map((item) => String(this.told(item, about))));
        values[`${name}-count`] = value.length;
      } else values[name] = this.told(value, about);
      if (isThing(value) && value.sort === "road") {
        const [tile, side] = tileAndSide(value.text);
        values[`${name}-tile`] = this.tile(tile);
        values[`${name}-side`] = side;
      }
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`${message}: ${problems[0].message}`);
    return text;
  }

  /** An argument, or one of several, as a person reads it. */
  private told(item: Item, about: About): string | number {
    if (typeof item !== "object") return item;
    return isThing(item) ? this.named(item, about) : this.format(item.message, item.arguments, about);
  }

  /** `WA` as a joker that stands for an Ace, `W` as one that stands for nothing yet. */
  private joker(text: string): string {
    return this.format("joker-name", { rank: spoken(text.slice(1).replace("T", "10") || "none") });
  }

  /** `search:<simulations>` with its parts in this language, as far as there are words for them. */
  private form(text: string): string {
    return text.replace(/<([a-z]+)>/g, (part, name: string) =>
      this.has(`form-${name}`) ? `<${this.format(`form-${name}`, {})}>` : part,
    );
  }

  /** A road end: its tile, its side, and where it leads if that is known. */
  private road(text: string, meanings: Meanings): string {
    const [tile, side] = tileAndSide(text);
    const beyond = meanings[text] ?? "none";
    const to = beyond === "none" ? beyond : this.tile(beyond);
    return this.format("road-name", { tile: this.tile(tile), side, beyond, to });
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "sort" in value;
}

function isList(value: Argument | readonly string[]): value is Item[] | readonly string[] {
  return Array.isArray(value);
}

/** A value for Fluent, which tells numbers and texts apart. */
export function spoken(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** A rank that is a number comes as one: Fluent tells numbers and texts apart. */
function rankAndSuit(card: string): Given {
  return { rank: spoken(card.charAt(0)), suit: card.charAt(1) };
}

/** `woods-1.2`, a road end, as its tile and the number of its side, from one on. */
function tileAndSide(end: string): [string, number] {
  const [tile = "", side = ""] = end.split(".");
  return [tile, Number(side) + 1];
}

/** `i` for a word that begins with that vowel: Spanish joins it with "e", not "y". */
function sound(word: string): string {
  const start = word.toLowerCase().replace(/^h/, "");
  const isVowel = /^[ií]/.test(start) && !/^i[aeo]/.test(start);
  return isVowel ? "i" : "other";
}

/** A sentence with its first letter large, behind what opens a Spanish question. */
function begun(text: string): string {
  const first = /^[¿¡]/.test(text) ? 1 : 0;
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}

/** The attribute by which a message is told to the reader, or of who did it to themselves, if it has one. */
function aimed(given: Given, you?: number, attributes: Record<string, unknown> = {}): string {
  const seat = (name: string): number | undefined => {
    const value = given[name];
    return isThing(value) && value.sort === "player" ? Number(value.text) : undefined;
  };
  const forms = Object.entries(TO_YOU).flatMap(([name, form]) => (you !== undefined && seat(name) === you ? form : []));
  if (seat("rival") !== undefined && seat("rival") === seat("player"))
    forms.unshift(forms.length ? "you-self" : "self");
  return forms.find((form) => attributes[form] !== undefined) ?? "";
}
