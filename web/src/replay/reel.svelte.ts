/** A game to look back at: where one has stopped, whose eyes one looks with, and what could be seen there. */

import { getFacts, getPositions, ProblemError } from "../house/api";
import type { Reported } from "../table/report";
import { grown } from "../table/story";
import type { FactsTold, FactTold, LandTold, Line, PositionTold, ReplayTold } from "../types";

export const CHUNK = 40; // positions that are asked for together
const PACE = [1800, 900, 350]; // milliseconds for a stop: slow, normal, fast

export interface Position extends PositionTold {
  land: LandTold | null;
}

/** The first stop of each turn. */
export function turnStarts(turns: readonly number[]): number[] {
  return turns.flatMap((turn, at) => (at === 0 || turn !== turns[at - 1] ? [at] : []));
}

/** Positions as they came, each with its land: it is told where it differs from the one before. */
export function withLands(positions: readonly PositionTold[]): Position[] {
  let land: LandTold | null = null;
  return positions.map((position) => {
    land = position.land ?? land;
    return { ...position, land };
  });
}

export class Reel {
  at = $state(0);
  seat = $state<number | null>(null);
  isOpen = $state(false); // with all that was hidden
  isPlaying = $state(false);
  pace = $state(1);
  problem = $state("");

  private known = $state.raw<Record<string, Position>>({}); // by whose eyes, and stop
  private told = $state.raw<Record<string, FactsTold>>({});
  private readonly asked: Record<string, boolean> = {};
  private timer = 0;

  constructor(
    readonly replay: ReplayTold,
    readonly record: string,
    private readonly code: string,
  ) {
    this.starts = turnStarts(replay.stops.map((stop) => stop.turn));
  }

  readonly starts: number[];

  get last(): number {
    return this.replay.stops.length - 1;
  }

  /** For a report of a problem: the record, and where in it one has stopped. */
  get reported(): Reported {
    const { at, seat, isOpen, record, position } = this;
    return { opens: { game: this.replay.table.game, record, seat }, at_stop: at, isOpen, view: position?.view };
  }

  /** Which turn it is, counted from 0. */
  get turn(): number {
    return this.starts.findLastIndex((start) => start <= this.at);
  }

  readonly position = $derived.by((): Position | null => this.known[`${this.seat} ${this.at}`] ?? null);

  readonly facts = $derived.by((): FactTold[] => {
    const told = this.told[`${this.seat} ${this.isOpen}`];
    return told?.facts.slice(0, told.counts[this.at]) ?? [];
  });

  readonly lines = $derived.by((): Line[] => {
    const stories = this.told[`${this.seat} ${this.isOpen}`]?.stories.slice(0, this.at + 1) ?? [];
    return stories.reduce<Line[]>(grown, []);
  });

  // --- going to and fro ---------------------------------------------------------------------------------------------

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
  }

  /** To the beginning of the turn before or after. */
  goTurn(step: number): void {
    const turn = this.turn;
    if (step < 0) this.go(this.at > (this.starts[turn] ?? 0) ? (this.starts[turn] ?? 0) : (this.starts[turn - 1] ?? 0));
    else this.go(this.starts[turn + 1] ?? this.last);
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at === this.last) this.go(0);
    this.next();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** While it plays, it waits for what is still to come. */
  private next(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.timer = window.setTimeout(() => {
      if (this.position) this.go(this.at + 1);
      if (this.at === this.last) this.stop();
      this.next();
    }, PACE[this.pace]);
  }

  // --- what is to be seen -------------------------------------------------------------------------------------------

  /** Ask for what is not known yet: here, and where one goes next. */
  async need(): Promise<void> {
    const start = this.at - (this.at % CHUNK);
    await Promise.all([this.needFacts(), this.needPositions(start)]);
    if (this.at - start > CHUNK / 2) await this.needPositions(start + CHUNK);
  }

  private async needFacts(): Promise<void> {
    const { seat, isOpen } = this;
    const key = `${seat} ${isOpen}`;
    await this.ask(`facts ${key}`, async () => {
      const told = await getFacts(this.code, { record: this.record, seat, is_open: isOpen });
      this.told = { ...this.told, [key]: told };
    });
  }

  private async needPositions(start: number): Promise<void> {
    const { seat } = this;
    if (start > this.last) return;
    await this.ask(`positions ${seat} ${start}`, async () => {
      const { positions } = await getPositions(this.code, { record: this.record, seat, start, count: CHUNK });
      const found = withLands(positions).map((position, at) => [`${seat} ${start + at}`, position] as const);
      this.known = { ...this.known, ...Object.fromEntries(found) };
    });
  }

  private async ask(key: string, work: () => Promise<void>): Promise<void> {
    if (this.asked[key]) return;
    this.asked[key] = true;
    try {
      await work();
      this.problem = "";
    } catch (error) {
      this.asked[key] = false;
      this.problem = error instanceof ProblemError ? error.message : "unreachable";
    }
  }
}
