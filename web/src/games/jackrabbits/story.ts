/** The race of Jack Rabbits as a story: what `warren.text.stories.jackrabbits` does in Python. */

import type { FactTold } from "../../types";
import { type Sentence, taken } from "../../words/story";
import type { Arguments, Names, Words } from "../../words/words";
import { orderOf } from "./cards";
import { JOURNEY, Journey, PAYMENT } from "./journeys";

const BLOWS = ["fought", "fought-royal", "yielded"];
const LOOT = ["stole", "stole-royal", "stole-nothing"];
const CONTESTS = ["contested", "contested-resting"];
const PROOFS = ["proved", "showed-queen", "refused"];
const LOSSES = ["lost-proof", "lost-royal-proof"];
const DISCARDS = ["discarded", "discarded-royal", "discarded-joker"];
const UNTOLD = ["turn", "won", "turn-limit", "stuck"]; // the outcome says how it ended
const GIFTS = ["gave", "gave-as-said", "gave-royal"];
const CAPITAL = "laid-capital";

export function tell(facts: readonly FactTold[], words: Words, names: Names): Sentence[] {
  return new Telling(words, names).tell(facts);
}

/**
 * A roll with its price, a whole journey with its payments, a claim, a purchase: one sentence each. A fight and a contest
 * have one for what is played or shown, and one for what comes of it.
 */
class Telling {
  private readonly sentences: Sentence[] = [];

  constructor(
    private readonly words: Words,
    private readonly names: Names,
  ) {}

  tell(facts: readonly FactTold[]): Sentence[] {
    const rest = facts.filter((fact) => !UNTOLD.includes(fact.fact));
    for (let fact = rest.shift(); fact; fact = rest.shift()) this.tellNext(fact, rest);
    return this.sentences;
  }

  private tellNext(fact: FactTold, rest: FactTold[]): void {
    const kind = fact.fact;
    if (kind === "dealt") this.deal([fact, ...taken(rest, ["dealt"])]);
    else if (kind === "passport" || kind.startsWith("rolled")) this.roll(fact, rest);
    else if (kind === "matched") this.match(fact, rest);
    else if (JOURNEY.includes(kind)) this.goOut([fact, ...taken(rest, [...JOURNEY, CAPITAL])], rest);
    else if (kind === "double") this.double(fact, rest);
    else if (kind === "laid-open") this.layOpen([fact, ...taken(rest, ["laid-open"])]);
    else if (kind === "attacked" || BLOWS.includes(kind)) this.fight(fact, rest);
    else if (CONTESTS.includes(kind) || PROOFS.includes(kind)) this.contest(fact, rest);
    else if (kind === "was-welcome") this.welcome(fact, rest);
    else if (kind === "called" || DISCARDS.includes(kind)) this.discard(fact, rest);
    else if (kind === "offered") this.offer(fact, rest);
    else if (GIFTS.includes(kind)) this.exchange([fact, ...taken(rest, GIFTS)], rest);
    else if (kind === "bought") this.buy([fact, ...taken(rest, ["bought"])], []);
    else this.plain(fact);
  }

  private say(facts: FactTold[], message: string, given: Arguments): void {
    this.sentences.push({ text: this.words.say(message, given), facts });
  }

  private plain(fact: FactTold): void {
    this.sentences.push({ text: this.words.fact("jackrabbits", fact, this.names), facts: [fact] });
  }

  /** The hands that the reader sees card by card, the others by their number. */
  private deal(dealt: FactTold[]): void {
    const hands = Map.groupBy(dealt, (fact) => fact.seat);
    const hidden = [...hands].filter(([, hand]) => hand.some((fact) => fact.args.card === null));
    if (hidden.length) {
      const players = hidden.map(([seat]) => this.player(seat));
      const facts = hidden.flatMap(([, hand]) => hand);
      this.say(facts, "jackrabbits-story-dealt", { players, count: hidden[0]?.[1].length ?? 0 });
    }
    for (const [seat, hand] of hands) {
      if (hidden.some(([other]) => other === seat)) continue;
      const cards = this.cards(hand.toSorted((one, other) => orderOf(cardOf(one)) - orderOf(cardOf(other))));
      this.say(hand, "jackrabbits-story-hand", { player: this.player(seat), cards });
    }
  }

  // --- the lottery --------------------------------------------------------------------------------------------------

  private roll(fact: FactTold, rest: FactTold[]): void {
    const facts = [fact];
    if (fact.fact === "passport") {
      if (!rest[0]?.fact.startsWith("rolled")) return this.plain(fact);
      facts.push(...rest.splice(0, 1));
    }
    const { first, second, price } = facts.at(-1)?.args ?? {};
    this.say(facts, "jackrabbits-story-rolled", {
      player: this.player(fact.seat),
      passport: facts.length > 1 ? this.card(fact) : "none",
      first: Number(first),
      second: Number(second),
      price: Number(price),
    });
  }

  /** A card shown in the lottery, and the one that it wins. */
  private match(matched: FactTold, rest: FactTold[]): void {
    const won = this.won(rest);
    const given = { player: this.player(matched.seat), card: this.card(matched), drawn: this.drawn(won) };
    this.say([matched, ...won], "jackrabbits-story-matched", given);
  }

  /** A double, and the card that it wins. */
  private double(double: FactTold, rest: FactTold[]): void {
    const won = this.won(rest);
    const given = { player: this.player(double.seat), drawn: this.drawn(won) };
    this.say([double, ...won], "jackrabbits-story-double", given);
  }

  private won(rest: FactTold[]): FactTold[] {
    return rest[0]?.fact === "won-card" ? rest.splice(0, 1) : [];
  }

  /** The card that was won, as far as the reader sees it. */
  private drawn([won]: FactTold[]): string {
    if (!won) return "none";
    return won.args.card === null ? "hidden" : this.card(won);
  }

  private layOpen(facts: FactTold[]): void {
    const given = { player: this.player(facts[0]?.seat), cards: this.cards(facts) };
    this.say(facts, "jackrabbits-story-laid-open", given);
  }

  // --- journeys and payments ----------------------------------------------------------------------------------------

  private goOut(facts: FactTold[], rest: FactTold[]): void {
    this.travel(
      facts.filter((fact) => fact.fact !== CAPITAL),
      rest,
    );
    facts.filter((fact) => fact.fact === CAPITAL).forEach((fact) => this.plain(fact));
  }

  /** A journey, and a claim or a purchase that the last payment was for. */
  private travel(facts: FactTold[], rest: FactTold[]): void {
    const next = rest[0];
    const isPaidFor = next?.fact === "claimed" || next?.fact === "bought";
    const last = isPaidFor ? facts.findLastIndex((fact) => !PAYMENT.includes(fact.fact)) : facts.length - 1;
    const [walked, paid] = [facts.slice(0, last + 1), facts.slice(last + 1)];
    if (walked.length) {
      const given = { player: this.player(walked[0]?.seat), legs: new Journey(this.words).legs(walked) };
      this.say(walked, "jackrabbits-story-journey", given);
    }
    if (!paid.length) return;
    if (next?.fact === "claimed") {
      rest.shift();
      this.say([...paid, next], "jackrabbits-story-claimed", {
        player: this.player(next.seat),
        card: this.card(next),
        place: this.words.shownText(String(next.args.place)),
        cards: this.cards(paid),
      });
    } else this.buy(taken(rest, ["bought"]), paid);
  }

  private buy(bought: FactTold[], paid: FactTold[]): void {
    this.say([...paid, ...bought], "jackrabbits-story-bought", {
      player: this.player(bought[0]?.seat),
      cards: this.cards(bought),
      paid: this.cards(paid),
    });
  }

  // --- fights and contests --------------------------------------------------------------------------------------------

  /** Who attacks whom, what both play, and who gives up; then what the winner takes. */
  private fight(fact: FactTold, rest: FactTold[]): void {
    const blows = [...(fact.fact === "attacked" ? [] : [fact]), ...taken(rest, BLOWS)];
    const turns = inARow(blows, (blow) => `${blow.seat} ${blow.fact === "yielded"}`);
    const rounds = this.oneByOne(turns.map((turn) => this.blows(turn)));
    if (fact.fact === "attacked") {
      this.say([fact, ...blows], "jackrabbits-story-attacked", { ...this.meeting(fact), rounds });
    } else this.say(blows, "jackrabbits-story-rounds", { rounds });
    taken(rest, [CAPITAL, ...LOOT]).forEach((loot) => this.plain(loot));
  }

  private blows(blows: FactTold[]): string {
    const player = this.player(blows[0]?.seat);
    if (blows[0]?.fact === "yielded") return this.words.say("jackrabbits-story-yielded", { player });
    return this.words.say("jackrabbits-story-fought", { player, cards: this.cards(blows) });
  }

  /** Who contests, and what both show. */
  private contest(fact: FactTold, rest: FactTold[]): void {
    const isStart = CONTESTS.includes(fact.fact);
    const shown = [...(isStart ? [] : [fact]), ...taken(rest, PROOFS)];
    const rounds = this.oneByOne(inARow(shown, (proof) => `${proof.seat}`).map((turn) => this.proofs(turn)));
    if (isStart) {
      const isResting = fact.fact === "contested-resting";
      const message = isResting ? "jackrabbits-story-contested-resting" : "jackrabbits-story-contested";
      this.say([fact, ...shown], message, { ...this.meeting(fact), rounds });
    } else this.say(shown, "jackrabbits-story-rounds", { rounds });
  }

  private proofs(proofs: FactTold[]): string {
    const player = this.player(proofs[0]?.seat);
    if (proofs[0]?.fact === "refused") return this.words.say("jackrabbits-story-refused", { player });
    return this.words.say("jackrabbits-story-showed", { player, cards: this.cards(proofs) });
  }

  /** A visitor who is welcome, and what becomes of who contested. */
  private welcome(fact: FactTold, rest: FactTold[]): void {
    const lost = taken(rest, LOSSES);
    const thrown = taken(rest, ["thrown-off"]);
    this.say([fact, ...lost, ...thrown], "jackrabbits-story-welcome", {
      player: this.player(fact.seat),
      rival: this.player(Number(fact.args.player)),
      cards: this.cards(lost),
      thrown: thrown.length ? "yes" : "no",
    });
  }

  // --- special trades -------------------------------------------------------------------------------------------------

  /** An offer with its words. */
  private offer(offered: FactTold, rest: FactTold[]): void {
    const [said, asked] = [taken(rest, ["said"]), taken(rest, ["asked"])];
    this.say([offered, ...said, ...asked], "jackrabbits-story-offered", {
      player: this.player(offered.seat),
      rival: this.player(Number(offered.args.player)),
      cards: this.cards(said),
      asked: this.cards(asked),
    });
  }

  /** What both gave, as far as the reader sees it. The offerer gives first. */
  private exchange(gifts: FactTold[], rest: FactTold[]): void {
    const exchanged = taken(rest, ["exchanged"]);
    const offerer = gifts[0]?.seat;
    this.say([...gifts, ...exchanged], "jackrabbits-story-exchanged", {
      player: this.player(offerer),
      rival: this.player(Number(gifts[0]?.args.player)),
      cards: this.gifts(gifts.filter((gift) => gift.seat === offerer)),
      taken: this.gifts(gifts.filter((gift) => gift.seat !== offerer)),
    });
  }

  private gifts(gifts: readonly FactTold[]): string[] {
    const seen = gifts.filter((gift) => gift.args.card !== null);
    const count = gifts.length - seen.length;
    const unseen = count ? [this.words.say("jackrabbits-story-face-down", { count })] : [];
    return [...this.cards(seen), ...unseen];
  }

  // --- the hand limit -------------------------------------------------------------------------------------------------

  /** Cards that one player discards together, called or not. */
  private discard(fact: FactTold, rest: FactTold[]): void {
    const isCall = fact.fact === "called";
    if (isCall) this.plain(fact);
    const discards = [...(isCall ? [] : [fact]), ...taken(rest, DISCARDS)];
    for (const facts of inARow(discards, (one) => `${one.seat}`)) {
      this.say(facts, "jackrabbits-story-discarded", {
        player: this.player(facts[0]?.seat),
        cards: this.cards(facts),
      });
    }
  }

  /** What happened, one after the other. */
  private oneByOne(rounds: string[]): string {
    const [first = "none", ...more] = rounds;
    return more.reduce((start, item) => this.words.say("jackrabbits-story-next", { start, item }), first);
  }

  private meeting(fact: FactTold): Arguments {
    return {
      player: this.player(fact.seat),
      rival: this.player(Number(fact.args.player)),
      place: this.words.shownText(String(fact.args.place)),
    };
  }

  private player(seat: number | null | undefined): string {
    return this.words.player(seat ?? 0, this.names);
  }

  private cards(facts: readonly FactTold[]): string[] {
    return facts.map((fact) => this.card(fact));
  }

  private card(fact: FactTold): string {
    return this.words.card(cardOf(fact));
  }
}

function cardOf(fact: FactTold): string {
  return String(fact.args.card);
}

/** Facts that follow each other and are alike, together. */
function inARow(facts: readonly FactTold[], key: (fact: FactTold) => string): FactTold[][] {
  const found: FactTold[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last?.[0] && key(last[0]) === key(fact)) last.push(fact);
    else found.push([fact]);
  }
  return found;
}
