/** Rabbits on their way: what is new is hopped along the roads, and never falls far behind. */

import type { Spot } from "../../land/picture";
import { lengthOf, spotOn, type Trails } from "../../land/trails";
import type { FactTold } from "../../types";

export interface Hopping {
  spot: Spot;
  lift: number; // from 0 to 1
}

interface Walk {
  way: Spot[];
  length: number;
  began: number; // 0: not yet
}

const SPEED = 0.34; // units a millisecond
const HOP = 62; // units from hop to hop
const FURTHEST_BEHIND = 3000; // milliseconds
const MANY = 60; // facts: more than that at once is a return after a while

export class Stage {
  /** By seat: rabbits that are not where the view says, but on their way. */
  hopping = $state.raw<Record<number, Hopping>>({});

  private seen = -1;
  private walks: Record<number, Walk[]> = {};
  private isMoving = false;

  hear(trails: Trails, facts: readonly FactTold[]): void {
    const news = this.seen < 0 || this.seen > facts.length ? [] : facts.slice(this.seen);
    this.seen = facts.length;
    const isStill = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (news.length > MANY || isStill) {
      this.walks = {};
      this.hopping = {};
      return;
    }
    for (const [seat, way] of waysOf(news, trails)) {
      const walk = { way, length: lengthOf(way), began: 0 };
      this.walks[seat] = [...(this.walks[seat] ?? []), walk];
      if (!(seat in this.hopping)) this.hopping = { ...this.hopping, [seat]: { spot: way[0] ?? [0, 0], lift: 0 } };
    }
    if (!this.isMoving && Object.keys(this.walks).length) {
      this.isMoving = true;
      requestAnimationFrame(this.draw);
    }
  }

  private draw = (now: number): void => {
    const hopping: Record<number, Hopping> = {};
    for (const [seat, queue] of Object.entries(this.walks)) {
      const behind = queue.reduce((sum, walk) => sum + walk.length, 0) / SPEED;
      const speed = SPEED * Math.max(1, behind / FURTHEST_BEHIND);
      const walk = queue[0];
      if (!walk) continue;
      walk.began ||= now;
      const far = (now - walk.began) * speed;
      if (far >= walk.length) queue.shift();
      if (queue.length === 0) delete this.walks[Number(seat)];
      else hopping[Number(seat)] = { spot: spotOn(walk.way, far), lift: Math.abs(Math.sin((far / HOP) * Math.PI)) };
    }
    this.hopping = hopping;
    this.isMoving = Object.keys(this.walks).length > 0;
    if (this.isMoving) requestAnimationFrame(this.draw);
  };
}

/** The ways that facts tell of, each with whose rabbit takes it. */
export function waysOf(facts: readonly FactTold[], trails: Trails): [number, Spot[]][] {
  const found: [number, Spot[]][] = [];
  let left: FactTold | null = null;
  let passed: string[] = [];
  for (const fact of facts) {
    const tile = String(fact.args.tile);
    if (fact.fact === "left-by") [left, passed] = [fact, []];
    else if (fact.fact === "passed") passed.push(tile);
    else if (left && left.seat !== null && ["arrived", "came-to-fork", "strayed"].includes(fact.fact)) {
      const to = fact.fact === "strayed" ? null : tile;
      found.push([left.seat, trails.way(String(left.args.tile), String(left.args.direction), passed, to)]);
      left = null;
    }
  }
  return found;
}
