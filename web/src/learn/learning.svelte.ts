/** A lesson as somebody plays through it: how far they have come, and the move that they compose. */

import { askLesson, draftLesson, getLesson, ProblemError } from "../house/api";
import { composed, isComplete, NOTHING, type Draft } from "../table/draft";
import type { Reported } from "../table/report";
import type { Notice } from "../table/room.svelte";
import type { LessonTold } from "../types";

const NOT_ASKED = { action: "", place: "", card: "", known: 0 };

export class Learning {
  told = $state.raw<LessonTold | null>(null);
  draft = $state.raw<Draft>(NOTHING);
  notice = $state.raw<Notice | null>(null);
  isBusy = $state(false);
  isLost = $state(false); // the house does not answer

  private moves: string[][] = [];
  private begun = 0; // moves that were made before the goal at hand
  private asked = 0; // drafts asked for: an answer to an older one comes too late

  constructor(
    private readonly game: string,
    readonly lesson: string,
  ) {}

  get isComplete(): boolean {
    return isComplete(this.draft);
  }

  get isDone(): boolean {
    return this.told !== null && this.told.reached === this.told.goals.length;
  }

  async begin(): Promise<void> {
    await this.make([]);
  }

  /** Back to where the goal at hand began. */
  async again(): Promise<void> {
    await this.make(this.moves.slice(0, this.begun));
  }

  async play(actions: string[] = this.draft.parts): Promise<void> {
    if (!this.isBusy) await this.make([...this.moves, [...actions]]);
  }

  takeBack(): void {
    this.asked++;
    this.draft = NOTHING;
    this.notice = null;
  }

  async compose(parts: string[]): Promise<boolean> {
    this.notice = null;
    if (parts.length === 0) {
      this.takeBack();
      return true;
    }
    const number = ++this.asked;
    const { moves } = this;
    const ask = (actions: string[], known: number) =>
      draftLesson(this.game, this.lesson, { moves, actions, ...NOT_ASKED, known });
    const answer = await this.attempt(() => composed(parts, this.draft, ask));
    if (answer?.problem) this.notice = { kind: "problem", problem: answer.problem };
    if (!answer || answer.problem || number !== this.asked) return false;
    this.draft = answer.draft;
    return true;
  }

  async why(what: { action: string } | { place: string } | { card: string }, actions: string[] = []): Promise<void> {
    const asked = { moves: this.moves, actions, ...NOT_ASKED, ...what };
    const told = await this.attempt(() => askLesson(this.game, this.lesson, asked));
    if (told) this.notice = told.reason && { kind: "why", reason: told.reason };
  }

  /** For a report of a problem: what was played, and what stands before the reader. */
  get reported(): Reported {
    const { game, lesson, moves, draft, notice, told } = this;
    return { opens: { game, lesson, moves }, composing: draft.parts, view: told?.view, notice };
  }

  private async make(moves: string[][]): Promise<void> {
    this.isBusy = true;
    const told = await this.attempt(() => getLesson(this.game, this.lesson, { moves, actions: [], ...NOT_ASKED }));
    if (told) {
      this.takeBack();
      if (told.reached > (this.told?.reached ?? 0)) this.begun = moves.length;
      this.moves = moves;
      this.told = told;
    }
    this.isBusy = false;
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await work();
      this.isLost = false;
      return answer;
    } catch (error) {
      if (error instanceof ProblemError) this.notice = { kind: "problem", problem: error.problem };
      else this.isLost = true;
      return null;
    }
  }
}
