/** What has just happened: shown for a moment, and heard. */

import { newIn } from "../../table/story";
import type { FactTold, Line } from "../../types";
import type { Names, Words } from "../../words/words";
import { flashOf, type Flash } from "./scenes";
import { SOUNDS } from "./suits";
import { Ear } from "../../sound/sound";

const TUNES = {
  rolled: "dice",
  matched: "card",
  claimed: "royal",
  "stole-royal": "royal",
  bought: "card",
  "thrown-off": "fall",
  fell: "fall",
  "left-land": "fall",
  won: "won",
  ...SOUNDS,
};
const SHOWN = 6000; // milliseconds

export class News {
  flash = $state.raw<Flash | null>(null);
  rolls = $state(0); // how often the dice were seen to roll

  private readonly ear = new Ear(TUNES);
  private told: readonly Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Facts that are new; those from before somebody came are not. */
  hear(facts: readonly FactTold[], lines: readonly Line[], isMyTurn: boolean, words: Words, names: Names): void {
    const news = this.ear.hear(facts, isMyTurn);
    const told = newIn(lines, this.told);
    this.told = lines;
    if (!news.length) return;
    if (news.some(({ fact }) => fact.startsWith("rolled"))) this.rolls++;
    const flash = flashOf(told, words, names);
    if (!flash) return;
    this.flash = flash;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), SHOWN);
  }

  close(): void {
    this.flash = null;
  }
}
