/** A table as the page sees it: how things stand, the move being composed, and what was asked about it. */

import { ProblemError } from "../house/api";
import { RefusedError, Live, LostError, type Socket, type Standing } from "./live";
import { composed, isComplete, NOTHING, patiently, type Draft } from "./draft";
import type {
  DraftTold,
  FactTold,
  HintTold,
  LandTold,
  Line,
  Message,
  Problem,
  State,
  TableTold,
  View,
  WhyTold,
} from "../types";

export type Notice = { kind: "why"; reason: Message } | { kind: "problem"; problem: Problem } | { kind: "unreachable" };

export class Room {
  table = $state.raw<TableTold | null>(null);
  view = $state.raw<View | null>(null);
  facts = $state.raw<FactTold[]>([]);
  lines = $state.raw<Line[]>([]);
  land = $state.raw<LandTold | null>(null); // in games on a land: how it lies
  standing = $state<Standing>("connecting");
  problem = $state.raw<Problem | null>(null);
  draft = $state.raw<Draft>(NOTHING);
  hint = $state.raw<HintTold | null>(null);
  notice = $state.raw<Notice | null>(null);
  isBusy = $state(false);
  isThinking = $state(false);

  private readonly live: Live;
  private asked = 0; // drafts asked for: an answer to an older one comes too late

  constructor(id: string, code: string | null) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
    const world = {
      open: () => new WebSocket(address) as Socket,
      wait: (milliseconds: number, then: () => void) => void setTimeout(then, milliseconds),
    };
    const hearer = {
      state: (state: State, facts: FactTold[], lines: Line[]) => this.learn(state, facts, lines),
      standing: (standing: Standing, problem: Problem | null) => {
        this.standing = standing;
        this.problem = problem;
      },
    };
    this.live = new Live(world, hearer, code);
  }

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.live.stop();
  }

  hurry = (): void => this.live.hurry();

  get seat(): number | null {
    return this.table?.your_seat ?? null;
  }

  /** Whether this seat is to act, and nothing is on its way. */
  get isMyTurn(): boolean {
    return this.view !== null && this.view.choices.length > 0 && !this.isBusy;
  }

  get isComplete(): boolean {
    return isComplete(this.draft);
  }

  /** A change at the table: what was composed or advised for the old one is void, unless it can still be begun so. */
  private learn(state: State, facts: FactTold[], lines: Line[]): void {
    const hasMoved = facts.length !== this.facts.length || this.view === null;
    const [parts, first] = [this.draft.parts, this.draft.parts[0] ?? ""];
    if (state.table) this.table = state.table;
    if (state.view) this.view = state.view;
    this.facts = facts;
    this.lines = lines;
    if (state.land) this.land = state.land;
    if (hasMoved) {
      this.takeBack();
      this.hint = null;
      if (this.view?.choices.includes(first) && !this.isBusy) void this.composeAgain(parts);
    }
  }

  takeBack(): void {
    this.asked++;
    this.draft = NOTHING;
    this.notice = null;
  }

  /** After somebody else has moved: the parts that still stand. */
  private async composeAgain(parts: string[]): Promise<void> {
    const number = ++this.asked;
    try {
      const { draft } = await composed(parts, NOTHING, this.askDraft(number));
      if (number === this.asked) this.draft = draft;
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof LostError)) throw error;
    }
  }

  private askDraft(number: number) {
    const ask = async (actions: string[], known: number) =>
      (await this.live.ask({ type: "draft", actions, known })) as DraftTold;
    const pause = (seconds: number) => new Promise<void>((then) => void setTimeout(then, 1000 * seconds));
    return patiently(ask, pause, () => number === this.asked);
  }

  /** Compose these parts; true if they stand. */
  async compose(parts: string[]): Promise<boolean> {
    this.notice = null;
    if (parts.length === 0) {
      this.takeBack();
      return true;
    }
    const number = ++this.asked;
    try {
      const { draft, problem } = await composed(parts, this.draft, this.askDraft(number));
      if (problem) throw new RefusedError(problem);
      if (number === this.asked) this.draft = draft;
      return number === this.asked;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** Play what is composed, or a move that needs no composing. */
  async play(actions: string[] = this.draft.parts): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.notice = null;
    try {
      await this.live.play([...actions]);
      this.draft = NOTHING;
    } catch (error) {
      this.complain(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Why not that, why not there or why not with that card, after these parts. */
  async why(what: { action: string } | { place: string } | { card: string }, actions: string[] = []): Promise<void> {
    try {
      const told = (await this.live.ask({ type: "why", actions, action: "", place: "", card: "", ...what })) as WhyTold;
      this.notice = told.reason && { kind: "why", reason: told.reason };
    } catch (error) {
      this.complain(error);
    }
  }

  async advise(): Promise<void> {
    this.isThinking = true;
    this.hint = null;
    this.notice = null;
    try {
      this.hint = (await this.live.ask({ type: "hint", actions: [] })) as HintTold;
    } catch (error) {
      this.complain(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** Ask the house for something beside the game; what it will not do is said. */
  async attempt(deed: () => Promise<void>): Promise<void> {
    this.notice = null;
    try {
      await deed();
    } catch (error) {
      this.notice =
        error instanceof ProblemError ? { kind: "problem", problem: error.problem } : { kind: "unreachable" };
    }
  }

  /** A lost connection is shown for itself; what was refused is said. */
  private complain(error: unknown): void {
    if (error instanceof LostError) return;
    if (!(error instanceof RefusedError)) throw error;
    this.notice = { kind: "problem", problem: error.problem };
  }
}
