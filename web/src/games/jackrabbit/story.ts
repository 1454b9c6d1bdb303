/** Jackrabbit as a story: what `warren.text.story` does in Python. */

import type { FactTold } from "../../types";
import { type Sentence, taken } from "../../words/story";
import type { Arguments, Names, Words } from "../../words/words";

const DRAWS = ["drew-for-pair", "drew-for-visit", "drew-replacement"];
const DISCARDS = ["discarded", "discarded-on-top"];
const ENDS = ["went-out", "piles-low", "nothing-fits"];
const OUTCOMES = ["won", "drawn", "turn-limit"]; // the outcome says so
const ORDER = "CSHD";
const RANKS = "A23456789TJQK";

export function tell(facts: readonly FactTold[], words: Words, names: Names): Sentence[] {
  return new Telling(words, names).tell(facts);
}

class Telling {
  private stacks: string[][] = []; // of this hand; empty if its beginning was not told
  private sentences: Sentence[] = [];

  constructor(
    private readonly words: Words,
    private readonly names: Names,
  ) {}

  tell(facts: readonly FactTold[]): Sentence[] {
    const rest = [...facts];
    for (let fact = rest.shift(); fact; fact = rest.shift()) this.tellNext(fact, rest);
    return this.sentences;
  }

  private tellNext(fact: FactTold, rest: FactTold[]): void {
    const kind = fact.fact;
    if (kind === "dealt") this.deal([fact, ...taken(rest, ["dealt"])]);
    else if (kind === "played") this.play(fact, taken(rest, ["drew-for-pair", "drew-for-visit"]));
    else if (DISCARDS.includes(kind)) this.discard([fact, ...taken(rest, DISCARDS)], taken(rest, ["drew-replacement"]));
    else if (DRAWS.includes(kind)) this.draw([fact, ...taken(rest, DRAWS)]);
    else if (kind === "scored-run" && this.stacks.length) this.run(fact);
    else if (!OUTCOMES.includes(kind)) this.plain(fact);
  }

  private plain(fact: FactTold): void {
    if (fact.fact === "starts") this.stacks = [[], []];
    this.sentences.push({ text: this.words.fact("jackrabbit", fact, this.names), facts: [fact] });
    if (ENDS.includes(fact.fact)) this.fullStacks();
  }

  private say(facts: FactTold[], message: string, given: Arguments): void {
    this.sentences.push({ text: this.words.say(message, given), facts });
  }

  private deal(facts: FactTold[]): void {
    const hands = Map.groupBy(facts, (fact) => fact.seat);
    const sizes = new Set([...hands.values()].map((hand) => hand.length));
    const areHidden = [...hands.values()].every((hand) => cards(hand) === null);
    if (hands.size > 1 && sizes.size === 1 && areHidden) {
      const players = [...hands.keys()].map((seat) => this.player(seat));
      this.say(facts, "jackrabbit-story-dealt-each", { players, count: facts.length / hands.size });
      return;
    }
    for (const [seat, hand] of hands) {
      const sorted = [...hand].sort((one, other) => order(one) - order(other));
      const given = { player: this.player(seat), cards: this.named(sorted), count: hand.length };
      this.say(hand, "jackrabbit-story-dealt", given);
    }
  }

  private play(fact: FactTold, draws: FactTold[]): void {
    const seat = fact.seat ?? 0;
    const isPair = this.lay(fact) || draws.some((draw) => draw.fact === "drew-for-pair");
    this.say([fact, ...draws], "jackrabbit-story-played", {
      player: this.player(seat),
      other: this.player(1 - seat),
      card: this.words.card(String(fact.args.card)),
      stack: String(fact.args.stack),
      pair: isPair ? "yes" : "no",
      drawn: this.named(draws),
      count: draws.length,
    });
  }

  private discard(discards: FactTold[], draws: FactTold[]): void {
    this.say([...discards, ...draws], "jackrabbit-story-discarded", {
      player: this.player(discards[0]?.seat ?? 0),
      cards: this.named(discards),
      size: discards.length,
      top: this.words.card(String(discards.at(-1)?.args.card)),
      drawn: this.named(draws),
      count: draws.length,
    });
  }

  /** Draws that a reshuffle has parted from what led to them. */
  private draw(draws: FactTold[]): void {
    const given = { player: this.player(draws[0]?.seat ?? 0), drawn: this.named(draws), count: draws.length };
    this.say(draws, "jackrabbit-story-drew", given);
  }

  /** Remember a card on its stack, and say whether it makes a pair there, as far as the stack is known. */
  private lay(fact: FactTold): boolean {
    const seat = fact.seat ?? 0;
    const card = String(fact.args.card);
    const stack = this.stacks[fact.args.stack === "own" ? seat : 1 - seat];
    stack?.push(card);
    return stack?.at(-2)?.charAt(0) === card.charAt(0);
  }

  private fullStacks(): void {
    for (const [owner, stack] of this.stacks.entries()) {
      const given = { player: this.player(owner), cards: stack.map((card) => this.words.card(card)) };
      this.sentences.push({ text: this.words.say("jackrabbit-story-stack", given), facts: [] });
    }
  }

  /** A run card by card, where the stack is known. */
  private run(fact: FactTold): void {
    const stack = this.stacks[fact.seat ?? 0] ?? [];
    const points = Number(fact.args.points);
    const start = stack.indexOf(String(fact.args.first));
    const run = stack.slice(start, start + points).map((card) => this.words.card(card));
    this.say([fact], "jackrabbit-story-run", { player: this.player(fact.seat), points, cards: run });
  }

  private player(seat: number | null): string {
    return this.words.player(seat ?? 0, this.names);
  }

  private named(facts: FactTold[]): string {
    const known = cards(facts);
    return known === null ? "hidden" : this.words.listed(known.map((card) => this.words.card(card)));
  }
}

/** The cards that facts are about, or null if the reader may not know all of them. */
function cards(facts: readonly FactTold[]): string[] | null {
  const known = facts.map((fact) => fact.args.card);
  return known.some((card) => card === null) ? null : known.map(String);
}

/** By suit and rank, as people hold their cards. */
function order(fact: FactTold): number {
  const card = String(fact.args.card ?? "");
  return ORDER.indexOf(card.charAt(1)) * RANKS.length + RANKS.indexOf(card.charAt(0));
}
