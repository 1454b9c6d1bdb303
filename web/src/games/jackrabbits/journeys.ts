/** A journey of Jack Rabbits, from its first step to where it ends, with what was paid on the way: `warren.text.stories.journeys`. */

import type { FactTold } from "../../types";
import type { Words } from "../../words/words";

export const PAYMENT = ["paid", "paid-royal"];
/** The kinds of fact that a journey is made of. */
export const JOURNEY = [
  ...PAYMENT,
  ...["stayed", "left", "walked", "arrived", "passed-through", "left-land", "turned-back", "got-up", "came-out"],
  ...["went-down", "crossed", "hired-horse", "rowed", "took-joker", "rode", "hopped"],
  ...["flew", "flew-short", "grounded", "fell"],
];

const STRAIGHT = ["hired-horse", "rode", "flew", "flew-short", "went-down"]; // these name the place that they lead to
const SMALL = /^(woods|mountain|river|merchant|tavern|cave)-/;

/** Puts the legs of a journey together: each is a verb with what belongs to it, the traveller not named. */
export class Journey {
  private readonly found: string[] = [];
  private path: string[] = []; // small tiles passed since the last leg
  private paid: string[] = []; // cards paid, for what comes next
  private before = ""; // the kind of the fact before

  constructor(private readonly words: Words) {}

  legs(facts: readonly FactTold[]): string[] {
    for (const fact of facts) {
      if (PAYMENT.includes(fact.fact)) this.paid.push(this.words.card(String(fact.args.card)));
      else if (fact.fact === "left" || fact.fact === "walked") this.walk(fact);
      else this.leg(fact);
      this.before = fact.fact;
    }
    this.flush();
    if (this.paid.length) this.found.push(this.words.say("jackrabbits-leg-pays", { cards: this.paid }));
    return this.found;
  }

  private walk(fact: FactTold): void {
    if (fact.fact === "left") this.add("left", tileOf(fact));
    const to = String(fact.args.to);
    if (SMALL.test(to)) this.path.push(to);
  }

  /** Something else than a step along a road. The tile where it happens is not told as passed before. */
  private leg(fact: FactTold): void {
    const kind = fact.fact;
    if (kind === "arrived" || kind === "passed-through") {
      if (!STRAIGHT.includes(this.before)) this.add(kind, String(fact.args.place));
      return;
    }
    let here = String(fact.args.tile ?? "");
    if (kind === "took-joker") here = this.path.at(-1) ?? "";
    else if (kind === "left-land") here = tileOf(fact);
    if (this.path.length && this.path.at(-1) === here) this.path.pop();
    else if (kind === "left-land" && this.before === "left") here = ""; // the leg before has named it
    const to = kind === "rowed" ? tileOf(fact) : String(fact.args.place ?? fact.args.cave ?? "");
    this.add(kind, here || to, to);
  }

  private add(kind: string, here: string, to = ""): void {
    this.flush();
    const shown = (tile: string) => (tile ? this.words.shownText(tile) : "none");
    const given = { what: kind, here: shown(here), to: shown(to), cards: this.paid };
    this.found.push(this.words.say("jackrabbits-leg", given));
    this.paid = [];
  }

  private flush(): void {
    if (!this.path.length) return;
    const tiles = this.path.map((tile) => this.words.shownText(tile));
    this.found.push(this.words.say("jackrabbits-leg-passes", { tiles }));
    this.path = [];
  }
}

/** The tile that a road end belongs to. */
function tileOf(fact: FactTold): string {
  return String(fact.args.road).split(".")[0] ?? "";
}
