/** Answers that somebody has given beforehand, so that nobody has to wait for them. Kept for the table, on this device. */

import { keep, kept } from "../../prefs.svelte";
import type { View } from "../../types";
import { insightsOf, stateOf } from "./state";

export type ContestAnswer = "ask" | "turn" | "always";

export class Answers {
  contest = $state<ContestAnswer>("ask"); // `turn`: never contest in this turn
  letsPass = $state(false); // hands that are too large
  private turn = -1;

  constructor(private readonly table: string) {
    if (kept(`pass-contests-${table}`) === "always") this.contest = "always";
    this.letsPass = kept(`pass-calls-${table}`) === "yes";
  }

  setContest(answer: ContestAnswer, view: View): void {
    this.contest = answer;
    this.turn = stateOf(view).turns;
    keep(`pass-contests-${this.table}`, answer === "always" ? "always" : null);
  }

  setLetsPass(lets: boolean): void {
    this.letsPass = lets;
    keep(`pass-calls-${this.table}`, lets ? "yes" : null);
  }

  /** What was said for one turn counts for no other. */
  hear(view: View): void {
    if (this.contest === "turn" && stateOf(view).turns !== this.turn) this.contest = "ask";
  }

  /** The answer to what is asked now, if it was given beforehand. */
  to(view: View): string | null {
    if (!view.choices.includes("pass")) return null;
    const { what } = insightsOf(view).moment;
    if (what === "contest" || what === "open-contest") return this.contest === "ask" ? null : "pass";
    return what === "too-many" && this.letsPass ? "pass" : null;
  }
}
