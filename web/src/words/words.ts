/** Sentences from message ids and arguments: what `warren.text.Words` does in Python, from the same files. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FactTold, Message, OutcomeTold } from "../types";

export type Argument = string | number | readonly string[];
export type Arguments = Record<string, Argument>;
export type Names = readonly string[];
/** Where the roads of a land lead, by road end. */
export type Signs = Readonly<Record<string, string>>;

const SYMBOLS: Record<string, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
const SUITS: Record<string, string> = { "♣": "C", "♠": "S", "♥": "H", "♦": "D" };
const CARD_TEXT = /^[2-9TJQKA][CSHD]$/;
const FAR_CARD = /^[2-9TJQKA][TEUNLABI]$/; // of one of the eight suits without a sign
const TILES = "citadel|underground|tower|palace|plaza|woods|mountain|river|merchant|tavern|cave|sea|gap";
const TILE_TEXT = new RegExp(`^(${TILES})(?:-([a-z]+|[0-9]+))?$`);
const END_TEXT = /^([a-z]+(?:-[a-z0-9]+)?)\.([0-5])$/; // of a road, on one side of a tile
const PEG_TEXT = /^[RBGY][1-4]$/;
const JOKER_TEXT = /^(X[1-4]|W[A2-9TJQK]?)$/; // a joker, or what it stands for
const CARD_SHOWN = /(10|[2-9AJQK])([♣♠♥♦])/g;

export function isCard(text: string): boolean {
  return CARD_TEXT.test(text);
}

/** The words of one language. With `isSpoken`, cards are said as they are read aloud: for screen readers. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    private readonly source: string,
    private readonly isSpoken = false,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const [problem] = this.bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }

  /** The same words, with cards as they are read aloud. */
  spoken(): Words {
    return new Words(this.language, this.source, true);
  }

  /** The words for a message id. A list becomes a list in words, and its length `$<name>-count`. */
  say(message: string, given: Arguments = {}, attribute = ""): string {
    const text = this.format(message, given, attribute);
    return this.isSpoken ? text.replace(CARD_SHOWN, this.readAloud) : text;
  }

  // --- what happened, and why not ---------------------------------------------------------------------------------

  fact(game: string, fact: FactTold, names: Names): string {
    const given = this.told(fact.args);
    if (typeof fact.args.player === "number") given.rival = this.player(fact.args.player, names);
    if (fact.seat !== null) {
      given.player = this.player(fact.seat, names);
      if (fact.seat < 2) given.other = this.player(1 - fact.seat, names);
    }
    return this.say(`${game}-fact-${fact.fact}`, given);
  }

  reason(reason: Message, names: Names): string {
    return this.say(reason.message, this.reasoned(reason, names));
  }

  /** What the reader is asked, for a bar where there is little room: in brief, where there are words for that. */
  asked(asks: Message, names: Names): string {
    const isBrief = this.bundle.getMessage(asks.message)?.attributes.brief !== undefined;
    return this.say(asks.message, this.reasoned(asks, names), isBrief ? "brief" : "");
  }

  outcome(outcome: OutcomeTold, names: Names): string {
    const winners = outcome.winners.map((seat) => this.player(seat, names));
    const scores = outcome.scores.map((points, seat) =>
      this.say("score", { player: this.player(seat, names), points }),
    );
    return this.say(this.has(outcome.reason) ? outcome.reason : "core-end", { winners, scores });
  }

  player(seat: number, names: Names): string {
    return names[seat] ?? this.say("player", { number: seat + 1 });
  }

  // --- games and their rules --------------------------------------------------------------------------------------

  /** What an action does; its fields are named by its game. A `count` is told as a number, a `player` by name. */
  action(game: string, kind: string, fields: Record<string, string>, names: Names = [], signs: Signs = {}): string {
    const given = this.told(fields, signs);
    if (fields.count !== undefined) given.count = Number(fields.count);
    if (fields.player !== undefined) given.player = this.player(Number(fields.player), names);
    return this.say(kind === "pass" ? "core-action-pass" : `${game}-action-${kind}`, given);
  }

  rule(rule: string): string {
    return this.say(`rule-${rule}`);
  }

  ruleTitle(rule: string): string {
    return this.say(`rule-${rule}`, {}, "title");
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  // --- cards and lists --------------------------------------------------------------------------------------------

  /** `7H` as 7♥, `TS` as 10♠; `7T`, of a suit that has no sign, as 7 of torches; a joker by its name. */
  card(text: string): string {
    if (JOKER_TEXT.test(text)) return this.joker(text);
    if (FAR_CARD.test(text)) {
      if (this.isSpoken) return this.format("card-named", rankAndSuit(text));
      return this.format("card-far", { rank: text.charAt(0).replace("T", "10"), suit: text.charAt(1) });
    }
    return text.charAt(0).replace("T", "10") + SYMBOLS[text.charAt(1)];
  }

  /** `7H` as "seven of hearts". */
  cardSpoken(text: string): string {
    if (JOKER_TEXT.test(text)) return this.joker(text);
    return this.format("card-spoken", rankAndSuit(text));
  }

  /** `R2` as "Red 2". */
  peg(text: string): string {
    return this.format("peg-name", { colour: text.charAt(0), number: text.charAt(1) });
  }

  /** `WA` as a joker that stands for an Ace, `X1` as one that stands for nothing yet. */
  private joker(text: string): string {
    const rank = text.startsWith("W") && text.length > 1 ? text.slice(1).replace("T", "10") : "none";
    return this.format("joker-name", { rank: spoken(rank) });
  }

  /** `tower-clubs` as "the tower of clubs". */
  tile(text: string): string {
    const [, kind = "", which = "none"] = TILE_TEXT.exec(text) ?? [];
    return this.format("tile-name", { kind, which });
  }

  /** `spades, hearts or diamonds`. */
  either(items: readonly string[]): string {
    let text = items[0] ?? "";
    for (const item of items.slice(1, -1)) text = this.format("list-next", { start: text, item });
    const last = items.at(-1);
    return items.length < 2 || last === undefined ? text : this.format("list-or", { start: text, item: last });
  }

  listed(items: readonly string[]): string {
    let text = items[0] ?? "";
    for (const item of items.slice(1, -1)) text = this.format("list-next", { start: text, item });
    const last = items.at(-1);
    if (items.length < 2 || last === undefined) return text;
    return this.format("list-last", { start: text, item: last, sound: sound(last) });
  }

  // --- how it works -----------------------------------------------------------------------------------------------

  private format(message: string, given: Arguments, attribute = ""): string {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) throw new Error(`no words for ${message} ${attribute}`);
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "object") values[`${name}-count`] = value.length;
      values[name] = typeof value === "object" ? this.listed(value) : value;
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw new Error(`${message}: ${problems[0].message}`);
    return text;
  }

  private readAloud = (_card: string, rank: string, suit: string, at: number): string => {
    const name = this.format("card-named", rankAndSuit(rank.replace("10", "T") + SUITS[suit]));
    return at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  };

  private reasoned(reason: Message, names: Names): Arguments {
    const given = this.told(reason.arguments);
    const { suits } = reason.arguments;
    for (const those of ["waiting", "caught"]) {
      const seats = reason.arguments[those];
      if (Array.isArray(seats)) given[those] = seats.map((seat) => this.player(Number(seat), names));
    }
    for (const who of ["player", "rival"]) {
      const seat = reason.arguments[who];
      if (typeof seat === "number") given[who] = this.player(seat, names);
    }
    if (Array.isArray(suits)) given.suits = this.either(suits.map((which) => this.format("suit-name", { which })));
    return given;
  }

  /**
   * The arguments of a fact, a reason or an action, as a person reads them. Of a road end there are also `$<name>-tile`,
   * the tile that it belongs to, and `$<name>-side`.
   */
  private told(from: Readonly<Record<string, Argument | null>>, signs: Signs = {}): Arguments {
    const given: Arguments = {};
    for (const [name, value] of Object.entries(from)) {
      const end = typeof value === "string" ? END_TEXT.exec(value) : null;
      if (value === null) given[name] = "hidden";
      else if (!end) given[name] = this.shown(value);
      else {
        const tile = this.tile(end[1] ?? "");
        const side = Number(end[2]) + 1;
        const beyond = signs[end[0]] ?? "none";
        given[name] = this.format("road-name", { tile, side, beyond, to: this.shown(beyond) });
        given[`${name}-tile`] = tile;
        given[`${name}-side`] = side;
      }
    }
    return given;
  }

  /** What a rule tells, as a person reads it: cards with their suits, jokers, pegs and tiles by name. */
  shownText(text: string): string {
    if (isCard(text) || FAR_CARD.test(text) || JOKER_TEXT.test(text)) return this.card(text);
    if (PEG_TEXT.test(text)) return this.peg(text);
    if (TILE_TEXT.test(text)) return this.tile(text);
    return text === "T" ? "10" : text;
  }

  private shown(value: Argument): Argument {
    if (typeof value === "object") return value.map((item) => String(this.shown(item)));
    return typeof value === "string" ? this.shownText(value) : value;
  }
}

/** A value for Fluent, which tells numbers and texts apart. */
export function spoken(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** A rank that is a number comes as one: Fluent tells numbers and texts apart. */
function rankAndSuit(card: string): Arguments {
  const rank = card.charAt(0);
  return { rank: spoken(rank), suit: card.charAt(1) };
}

/** `i` for a word that begins with that vowel: Spanish joins it with "e", not "y". */
function sound(word: string): string {
  const start = word.toLowerCase().replace(/^h/, "");
  const isVowel = /^[ií]/.test(start) && !/^i[aeo]/.test(start);
  return isVowel ? "i" : "other";
}
