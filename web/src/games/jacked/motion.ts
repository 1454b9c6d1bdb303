/** What happened on the board as movements: who walks which way, who is killed when, and how long it takes. */

import type { FactTold } from "../../types";
import { JAIL, type Layout, type Point } from "./geometry";

/** One peg on its way: through these points, from a moment of its scene on. */
export interface Flight {
  peg: string;
  points: Point[];
  starts: number;
  lasts: number;
  isKilled: boolean;
}

/** Movements that belong together, and the card behind them. */
export interface Scene {
  card: string | null;
  seat: number | null;
  flights: Flight[];
  lasts: number; // milliseconds
}

const STEP = 65; // milliseconds for a space
const LONGEST_WALK = 720;
const HOP = 330;
const SWAP = 520;
const REWIND = 600;
const GLANCE = 250; // a card is seen for a moment before its pegs move
const SHORT_GLANCE = 110; // the cards of a whole hand

const WALKS = ["moved", "moved-home", "split", "split-home", "backed"];
const KILLS = ["killed", "killed-on-corner", "killed-by-seven"];
const SHOWS = ["discarded", "mistaken", "forfeited"];

/** Turns facts into scenes; knows where the pegs are after those it has seen. */
export class Director {
  private card: string | null = null;
  private seat: number | null = null;
  private killed: string[] = [];

  constructor(
    private readonly layout: Layout,
    readonly places: Record<string, number>,
  ) {}

  scenes(facts: readonly FactTold[]): Scene[] {
    const found: Scene[] = [];
    for (let at = 0; at < facts.length; at++) {
      const fact = facts[at];
      if (!fact) continue;
      if (fact.fact === "taken-back") {
        const backs = facts.slice(at).filter((other) => other.fact === "taken-back");
        found.push(this.rewind(backs));
        at += backs.length - 1;
      } else found.push(...this.scene(fact));
    }
    return found;
  }

  private scene(fact: FactTold): Scene[] {
    const peg = String(fact.args.peg ?? "");
    if (fact.fact.startsWith("played-") || SHOWS.includes(fact.fact)) {
      [this.card, this.seat] = [String(fact.args.card), fact.seat];
      return [this.made([], fact.fact === "forfeited" ? SHORT_GLANCE : GLANCE)];
    }
    if (KILLS.includes(fact.fact)) this.killed.push(peg);
    else if (WALKS.includes(fact.fact)) return [this.walk(peg, Number(fact.args.place), fact.fact === "backed")];
    else if (fact.fact === "came-out") return [this.hop(peg, Number(fact.args.place))];
    else if (fact.fact === "swapped") return [this.swap(peg, String(fact.args.second))];
    return [];
  }

  private made(flights: Flight[], least = 0): Scene {
    const lasts = Math.max(least, ...flights.map((flight) => flight.starts + flight.lasts));
    return { card: this.card, seat: this.seat, flights, lasts };
  }

  /** Space by space; whoever is killed flies off as the peg gets there. */
  private walk(peg: string, to: number, isBack: boolean): Scene {
    const from = this.places[peg] ?? JAIL;
    const path = this.layout.path(peg, from, to, isBack);
    const lasts = Math.min(LONGEST_WALK, Math.max(2, path.length) * STEP);
    const points = [from, ...path].map((place) => this.layout.at(peg, place));
    const victims = this.victims((victim) => {
      const met = path.indexOf(this.places[victim] ?? JAIL);
      return lasts * (met < 0 ? 1 : (met + 1) / path.length);
    });
    this.places[peg] = to;
    return this.made([{ peg, points, starts: 0, lasts, isKilled: false }, ...victims]);
  }

  private hop(peg: string, to: number): Scene {
    const victims = this.victims(() => HOP * 0.8);
    const points = [this.layout.at(peg, JAIL), this.layout.at(peg, to)];
    this.places[peg] = to;
    return this.made([{ peg, points, starts: 0, lasts: HOP, isKilled: false }, ...victims]);
  }

  private swap(peg: string, other: string): Scene {
    const [one, two] = [this.places[peg] ?? JAIL, this.places[other] ?? JAIL];
    this.places[peg] = two;
    this.places[other] = one;
    return this.made([
      {
        peg,
        points: this.arc(this.layout.at(peg, one), this.layout.at(peg, two)),
        starts: 0,
        lasts: SWAP,
        isKilled: false,
      },
      {
        peg: other,
        points: this.arc(this.layout.at(other, two), this.layout.at(other, one)),
        starts: 0,
        lasts: SWAP,
        isKilled: false,
      },
    ]);
  }

  /** A move that was called: everybody back where they were, at once. */
  private rewind(facts: readonly FactTold[]): Scene {
    const flights = facts.map((fact): Flight => {
      const peg = String(fact.args.peg);
      const to = Number(fact.args.place);
      const points = [this.layout.at(peg, this.places[peg] ?? JAIL), this.layout.at(peg, to)];
      this.places[peg] = to;
      return { peg, points, starts: 0, lasts: REWIND, isKilled: false };
    });
    return this.made(flights);
  }

  private victims(when: (victim: string) => number): Flight[] {
    const flights = this.killed.map((victim): Flight => {
      const points = this.arc(this.layout.at(victim, this.places[victim] ?? JAIL), this.layout.at(victim, JAIL));
      return { peg: victim, points, starts: when(victim), lasts: HOP, isKilled: true };
    });
    for (const victim of this.killed) this.places[victim] = JAIL;
    this.killed = [];
    return flights;
  }

  /** A bow, so that two that change places do not run into each other. */
  private arc(from: Point, to: Point): Point[] {
    const bow = 0.18;
    const middle = { x: (from.x + to.x) / 2 - (to.y - from.y) * bow, y: (from.y + to.y) / 2 + (to.x - from.x) * bow };
    return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t * t * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t * t * to.y,
    }));
  }
}

/** Where a flight is at a moment of its scene; null before it begins. */
export function pointOf(flight: Flight, moment: number): Point | null {
  if (moment < flight.starts) return null;
  const part = Math.min(1, (moment - flight.starts) / flight.lasts) * (flight.points.length - 1);
  const from = flight.points[Math.floor(part)];
  const to = flight.points[Math.ceil(part)];
  if (!from || !to) return null;
  const rest = part - Math.floor(part);
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}

/** How much faster than usual scenes have to go, so that the last one is over in time. */
export function haste(scenes: readonly Scene[], most: number): number {
  const total = scenes.reduce((sum, scene) => sum + scene.lasts, 0);
  return Math.max(1, total / most);
}
