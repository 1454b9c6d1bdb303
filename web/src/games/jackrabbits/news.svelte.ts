/** What has just happened: shown for a moment, and heard. */

import { newIn } from "../../table/story";
import type { FactTold, Line } from "../../types";
import type { Names, Words } from "../../words/words";
import { flashOf, type Flash } from "./scenes";
import { sound, soundOf } from "./sound";

const SHOWN = 6000; // milliseconds

export class News {
  flash = $state.raw<Flash | null>(null);
  rolls = $state(0); // how often the dice were seen to roll

  private heard = -1;
  private told: readonly Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Facts that are new; those from before somebody came are not. */
  hear(facts: readonly FactTold[], lines: readonly Line[], isMyTurn: boolean, words: Words, names: Names): void {
    const news = this.heard < 0 || this.heard > facts.length ? [] : facts.slice(this.heard);
    const told = newIn(lines, this.told);
    this.heard = facts.length;
    this.told = lines;
    if (!news.length) return;
    if (news.some(({ fact }) => fact.startsWith("rolled"))) this.rolls++;
    const noise = soundOf(news) ?? (isMyTurn ? "turn" : null);
    if (noise) sound.play(noise);
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
