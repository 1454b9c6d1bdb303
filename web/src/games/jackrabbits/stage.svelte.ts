/** Rabbits and figures on their way: what is new is hopped, flown or rowed, and never falls far behind. */

import type { Spot } from "../../land/picture";
import { lengthOf, spotOn } from "../../land/trails";
import type { Leg } from "./walk";

export interface Travelling {
  spot: Spot;
  lift: number; // from 0 to 1: how high in a hop
  kind: Leg["kind"];
  isHidden: boolean; // under the ground
  isCarrying?: boolean; // with what it goes on
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
  /** By seat, or by their key: rabbits and figures that are not where the view says, but on their way. */
  travelling = $state.raw<Record<string, Travelling>>({});

  private trips: Record<string, Trip[]> = {};
  private isMoving = false;

  constructor(private readonly hopped: () => void = () => {}) {}

  get isStill(): boolean {
    return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** They set out; those still on their way go on from there. */
  send(ways: readonly [number | string, Leg[]][]): void {
    if (this.isStill) return this.clear();
    for (const [key, legs] of ways) {
      const trips = legs.map((leg) => ({ leg, length: Math.max(1, lengthOf(leg.way)), began: 0 }));
      this.trips[key] = [...(this.trips[key] ?? []), ...trips];
      this.hold(key, legs[0]);
      for (const leg of legs) if (leg.carries) this.hold(leg.carries, leg);
    }
    if (!this.isMoving && Object.keys(this.trips).length) {
      this.isMoving = true;
      requestAnimationFrame(this.draw);
    }
  }

  /** Whatever has not set out yet is where its way begins. */
  private hold(key: number | string, leg: Leg | undefined): void {
    if (!leg || key in this.travelling) return;
    const start = { spot: leg.way[0] ?? ([0, 0] as const), lift: 0, kind: leg.kind, isHidden: false };
    this.travelling = { ...this.travelling, [key]: start };
  }

  clear(): void {
    this.trips = {};
    this.travelling = {};
  }

  private draw = (now: number): void => {
    const travelling: Record<string, Travelling> = {};
    for (const [key, queue] of Object.entries(this.trips)) {
      const hurry = Math.max(1, queue.reduce((sum, trip) => sum + timeOf(trip), 0) / FURTHEST_BEHIND);
      const trip = queue[0];
      if (!trip) continue;
      trip.began ||= now;
      const share = ((now - trip.began) * hurry) / timeOf(trip);
      const at = share < 1 ? stateAt(trip, Math.max(0, share)) : null;
      if (!at) queue.shift();
      const before = this.travelling[key];
      if (at && before && trip.leg.kind === "walk" && before.lift > 0.25 && at.lift <= 0.25) this.hopped();
      for (const { leg } of queue) {
        const held = leg === trip.leg ? at : this.travelling[leg.carries ?? ""];
        if (leg.carries && held) travelling[leg.carries] = held;
      }
      if (queue.length === 0) delete this.trips[key];
      else travelling[key] = at ?? before ?? stateAt(queue[0] as Trip, 0);
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
  const isHidden = kind === "dig" && share > 0.12 && share < 0.88;
  return { spot: spotOn(leg.way, far), lift, kind, isHidden, isCarrying: leg.carries !== undefined };
}
