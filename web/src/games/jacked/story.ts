/** JACKED as a story: what `warren.text.stories.jacked` does in Python. */

import type { FactTold } from "../../types";
import { type Sentence, taken } from "../../words/story";
import { isCard, type Arguments, type Names, type Words } from "../../words/words";

const HOME = 96; // the first space of Home
const MOVES = ["came-out", "moved", "moved-home", "backed", "swapped", "split", "split-home"];
const KILLS = ["killed", "killed-on-corner", "killed-by-seven"];
const DEEDS = [...MOVES, ...KILLS, "joker", "jacked"];
const OUTCOMES = ["won", "turn-limit"]; // the outcome says so
const ORDER = "CSHD";
const RANKS = "A23456789TJQK";

export function tell(facts: readonly FactTold[], words: Words, names: Names): Sentence[] {
  return new Telling(words, names).tell(facts);
}

/** A deal, a card with all that it does, a forfeited hand and a move that is taken back: one sentence each. */
class Telling {
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
    const next = rest[0];
    if (kind === "shuffled" && next?.fact === "hand-begins") {
      rest.shift();
      this.deal([fact, next], taken(rest, ["dealt"]));
    } else if (kind === "hand-begins") this.deal([fact], taken(rest, ["dealt"]));
    else if (kind.startsWith("played-")) this.play(fact, taken(rest, DEEDS));
    else if (MOVES.includes(kind) || KILLS.includes(kind)) this.goOn([fact, ...taken(rest, DEEDS)]);
    else if (kind === "discarded") this.discard(fact, taken(rest, ["jacked"]));
    else if (kind === "forfeited") this.forfeit([fact, ...taken(rest, ["forfeited"])]);
    else if (kind === "mistaken") this.mistake(fact);
    else if (kind === "called") this.call(fact, taken(rest, ["taken-back"]));
    else if (!OUTCOMES.includes(kind)) this.plain(fact);
  }

  private say(facts: FactTold[], message: string, given: Arguments): void {
    this.sentences.push({ text: this.words.say(message, given), facts });
  }

  private plain(fact: FactTold): void {
    this.sentences.push({ text: this.words.fact("jacked", fact, this.names), facts: [fact] });
  }

  /** Who deals, and the cards of those hands that the reader sees. */
  private deal(begins: FactTold[], dealt: FactTold[]): void {
    const { hand, count } = begins.at(-1)?.args ?? {};
    const seen = dealt.filter((fact) => fact.args.card !== null);
    const hidden = dealt.filter((fact) => fact.args.card === null);
    const text = this.words.say("jacked-story-dealt", {
      player: this.player(begins[0]?.seat),
      shuffled: begins.length > 1 ? "yes" : "no",
      hand: Number(hand),
      count: Number(count),
    });
    this.sentences.push({ text, facts: [...begins, ...hidden] });
    for (const [seat, facts] of Map.groupBy(seen, (fact) => fact.seat)) {
      this.say(facts, "jacked-story-hand", { player: this.player(seat), cards: this.cards(facts) });
    }
  }

  private play(played: FactTold, deeds: FactTold[]): void {
    this.say([played, ...deeds], "jacked-story-played", {
      player: this.player(played.seat),
      card: this.card(played),
      deeds: this.moves(deeds),
      killed: this.killed(deeds),
      jacked: this.jacked(deeds),
    });
  }

  /** A further part of a seven, where the first is not among the facts. */
  private goOn(deeds: FactTold[]): void {
    this.say(deeds, "jacked-story-went-on", {
      deeds: this.moves(deeds),
      killed: this.killed(deeds),
      jacked: this.jacked(deeds),
    });
  }

  private discard(fact: FactTold, jacked: FactTold[]): void {
    const given = { player: this.player(fact.seat), card: this.card(fact), jacked: this.jacked(jacked) };
    this.say([fact, ...jacked], "jacked-story-discarded", given);
  }

  /** One hand, or those of several players in a row: nobody forfeits twice in one hand. */
  private forfeit(facts: FactTold[]): void {
    for (const [seat, hand] of Map.groupBy(facts, (fact) => fact.seat)) {
      this.say(hand, "jacked-story-forfeited", { player: this.player(seat), cards: this.cards(hand) });
    }
  }

  private mistake(fact: FactTold): void {
    this.say([fact], "jacked-fact-mistaken", { player: this.player(fact.seat), card: this.card(fact) });
  }

  private call(called: FactTold, back: FactTold[]): void {
    this.say([called, ...back], "jacked-story-called", {
      player: this.player(called.seat),
      suspect: this.player(Number(called.args.player)),
      pegs: back.map((fact) => this.words.say("jacked-story-back", { peg: this.peg(fact), ...place(fact) })),
    });
  }

  // --- what a card does -------------------------------------------------------------------------------------------

  private moves(deeds: FactTold[]): string[] {
    return deeds
      .filter((fact) => MOVES.includes(fact.fact))
      .map((fact, index) => this.move(fact, index === 0 ? "yes" : "no"));
  }

  /** What one peg does; `first` is no for those parts of a seven that go without a verb. */
  private move(fact: FactTold, first: string): string {
    const peg = this.peg(fact);
    const say = (message: string, given: Arguments) => this.words.say(message, { peg, ...given });
    if (fact.fact === "came-out") return say("jacked-story-out", {});
    if (fact.fact === "swapped") return say("jacked-story-swap", { other: this.named(String(fact.args.second)) });
    if (fact.fact === "backed") return say("jacked-story-backed", place(fact));
    if (fact.fact.startsWith("moved")) return say("jacked-story-moved", place(fact));
    return say("jacked-story-part", { first, steps: Number(fact.args.steps), ...place(fact) });
  }

  private killed(deeds: FactTold[]): string[] {
    return deeds.filter((fact) => KILLS.includes(fact.fact)).map((fact) => this.peg(fact));
  }

  private jacked(deeds: FactTold[]): string[] {
    return deeds.filter((fact) => fact.fact === "jacked").map((fact) => this.player(fact.seat));
  }

  private player(seat: number | null | undefined): string {
    return this.words.player(seat ?? 0, this.names);
  }

  private peg(fact: FactTold): string {
    return this.named(String(fact.args.peg));
  }

  private named(peg: string): string {
    return this.words.say("peg-name", { colour: peg.charAt(0), number: peg.charAt(1) });
  }

  private cards(facts: FactTold[]): string[] {
    return [...facts].sort((one, other) => order(one) - order(other)).map((fact) => this.card(fact));
  }

  /** The card that a fact is about; of a joker that is played, what it stands for. */
  private card(fact: FactTold): string {
    const card = String(fact.args.card);
    return this.words.shownText(isCard(card) ? card : String(fact.args.as ?? card));
  }
}

/** Where a peg has got to: in Jail, on a space of the perimeter, or on one of its Home. */
function place(fact: FactTold): Arguments {
  const at = Number(fact.args.place);
  if (at < 0) return { where: "jail", number: 0 };
  return at >= HOME ? { where: "home", number: at - HOME + 1 } : { where: "space", number: at };
}

/** By suit and rank, as people hold their cards; jokers last. */
function order(fact: FactTold): number {
  const card = String(fact.args.card);
  return isCard(card) ? ORDER.indexOf(card.charAt(1)) * RANKS.length + RANKS.indexOf(card.charAt(0)) : 52;
}
