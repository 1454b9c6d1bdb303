/** Rabbits on their way: what is new is hopped, flown or rowed, and never falls far behind. */

import type { Spot } from "../../land/picture";
import { lengthOf, spotOn } from "../../land/trails";
import type { Leg } from "./walk";

export interface Travelling {
  spot: Spot;
  lift: number; // from 0 to 1: how high in a hop
  kind: Leg["kind"];
  isHidden: boolean; // under the ground
}

interface Trip {
  leg: Leg;
  length: number;
  began: number; // 0: not yet
}

const SPEEDS: Record<Leg["kind"], number> = { walk: 0.38, fly: 0.85, sail: 0.55, dig: 0.9 }; // units a millisecond
const HOP = 58; // units from hop to hop
const FURTHEST_BEHIND = 2600; // milliseconds
const SHORTEST = 300; // milliseconds for a leg that is no walk

export class Stage {
  /** By seat: rabbits that are not where the view says, but on their way. */
  travelling = $state.raw<Record<number, Travelling>>({});

  private trips: Record<number, Trip[]> = {};
  private isMoving = false;

  constructor(private readonly hopped: () => void = () => {}) {}

  get isStill(): boolean {
    return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Rabbits set out; those still on their way go on from there. */
  send(ways: readonly [number, Leg[]][]): void {
    if (this.isStill) return this.clear();
    for (const [seat, legs] of ways) {
      const trips = legs.map((leg) => ({ leg, length: Math.max(1, lengthOf(leg.way)), began: 0 }));
      this.trips[seat] = [...(this.trips[seat] ?? []), ...trips];
      const first = legs[0];
      if (first && !(seat in this.travelling)) {
        const start = { spot: first.way[0] ?? ([0, 0] as const), lift: 0, kind: first.kind, isHidden: false };
        this.travelling = { ...this.travelling, [seat]: start };
      }
    }
    if (!this.isMoving && Object.keys(this.trips).length) {
      this.isMoving = true;
      requestAnimationFrame(this.draw);
    }
  }

  clear(): void {
    this.trips = {};
    this.travelling = {};
  }

  private draw = (now: number): void => {
    const travelling: Record<number, Travelling> = {};
    for (const [key, queue] of Object.entries(this.trips)) {
      const seat = Number(key);
      const hurry = Math.max(1, queue.reduce((sum, trip) => sum + timeOf(trip), 0) / FURTHEST_BEHIND);
      const trip = queue[0];
      if (!trip) continue;
      trip.began ||= now;
      const share = ((now - trip.began) * hurry) / timeOf(trip);
      const at = share < 1 ? stateAt(trip, Math.max(0, share)) : null;
      if (!at) queue.shift();
      const before = this.travelling[seat];
      if (at && before && trip.leg.kind === "walk" && before.lift > 0.25 && at.lift <= 0.25) this.hopped();
      if (queue.length === 0) delete this.trips[seat];
      else travelling[seat] = at ?? before ?? stateAt(queue[0] as Trip, 0);
    }
    this.travelling = travelling;
    this.isMoving = Object.keys(this.trips).length > 0;
    if (this.isMoving) requestAnimationFrame(this.draw);
  };
}

function timeOf({ leg, length }: Trip): number {
  const time = length / SPEEDS[leg.kind];
  return leg.kind === "walk" ? time : Math.max(SHORTEST, time);
}

function stateAt({ leg, length }: Trip, share: number): Travelling {
  const kind = leg.kind;
  const eased = kind === "walk" ? share : share * share * (3 - 2 * share);
  const far = length * eased;
  const lift =
    kind === "walk" ? Math.abs(Math.sin((far / HOP) * Math.PI)) : kind === "fly" ? Math.sin(share * Math.PI) * 2.4 : 0;
  return { spot: spotOn(leg.way, far), lift, kind, isHidden: kind === "dig" && share > 0.12 && share < 0.88 };
}
