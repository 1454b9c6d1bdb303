/** The way of a rabbit on a picture: along the roads that are drawn there, from tile to tile. */

import type { Picture } from "../types";
import { distance, marksOf, middleOf, outlinesOf, type Spot } from "./picture";

const ANGLES: Record<string, number> = { ne: 30, n: 90, nw: 150, sw: 210, s: 270, se: 330 };
const NEAR = 1; // roads meet at the same spot, up to rounding
const PIECES = 10; // of a curve
const OFF = 60; // how far a rabbit gets off the land
const BROAD = 150; // from the middle of a tile to where a ship passes
const BEND = Math.PI / 24; // between two spots of a way round the land
const EVEN = 3; // how often such a way is smoothed

/** One step in a direction, y down. */
export function towards(direction: string): Spot {
  const angle = ((ANGLES[direction] ?? 0) * Math.PI) / 180;
  return [Math.cos(angle), -Math.sin(angle)];
}

export class Trails {
  private readonly roads = new Map<string, Spot[][]>();
  readonly middles = new Map<string, Spot>();

  constructor(picture: Picture) {
    for (const [tile, ring] of outlinesOf(picture)) this.middles.set(tile, middleOf(ring));
    for (const mark of marksOf(picture)) {
      if (mark.kind !== "curve" || mark.class !== "road" || !mark.tile) continue;
      this.roads.set(mark.tile, [...(this.roads.get(mark.tile) ?? []), drawn(mark.spots)]);
    }
  }

  middle(tile: string): Spot {
    return this.middles.get(tile) ?? [0, 0];
  }

  /** From the middle of a tile in a direction, along the roads of those passed, into the last one; or off the land. */
  way(from: string, direction: string, passed: readonly string[], to: string | null): Spot[] {
    const middle = this.middle(from);
    const [x, y] = towards(direction);
    const ahead = (road: Spot[]) => ((road[0]?.[0] ?? 0) - middle[0]) * x + ((road[0]?.[1] ?? 0) - middle[1]) * y;
    const first = (this.roads.get(from) ?? []).toSorted((one, other) => ahead(other) - ahead(one))[0];
    const spots = [middle, ...(first ?? []).toReversed()];
    for (const tile of passed) spots.push(...this.along(tile, spots.at(-1) ?? middle));
    if (to !== null) return [...spots, ...this.along(to, spots.at(-1) ?? middle)];
    const [before = middle, end = middle] = spots.slice(-2);
    const far = distance(before, end) || 1;
    return [...spots, [end[0] + ((end[0] - before[0]) / far) * OFF, end[1] + ((end[1] - before[1]) / far) * OFF]];
  }

  /**
   * Through a tile from one end of a road to another; without one of them, from its middle or into it. Where no road joins
   * the two, off the road from one to the other.
   */
  through(tile: string, from: Spot | null, to: Spot | null): Spot[] {
    const roads = this.roads.get(tile) ?? [];
    const joins = (spot: Spot, end: Spot | undefined) => end !== undefined && distance(spot, end) < NEAR;
    if (from && to) {
      for (const road of roads) {
        if (joins(from, road[0]) && joins(to, road.at(-1))) return road;
        if (joins(to, road[0]) && joins(from, road.at(-1))) return road.toReversed();
      }
      const [first, second] = [this.along(tile, from), this.along(tile, to)];
      const isFork = joins(this.middle(tile), first.at(-1));
      const half = (road: Spot[]) => (isFork ? road : road.slice(0, Math.ceil(road.length / 2)));
      return [...half(first), ...half(second).toReversed()];
    }
    if (from) return this.inward(tile, from);
    return to ? this.inward(tile, to).toReversed() : [this.middle(tile)];
  }

  /** From the end of a road into the middle of its tile, whether the road goes there or not. */
  private inward(tile: string, start: Spot): Spot[] {
    const road = this.along(tile, start);
    const end = road.at(-1) ?? start;
    const middle = this.middle(tile);
    if (distance(end, middle) < NEAR) return [start, ...road];
    return [...road.slice(0, Math.ceil(road.length / 2)), middle];
  }

  /** Over the sea from one spot to another, round the land. */
  round(from: Spot, to: Spot): Spot[] {
    const middles = [...this.middles.values()];
    const x = middles.reduce((sum, middle) => sum + middle[0], 0) / middles.length;
    const y = middles.reduce((sum, middle) => sum + middle[1], 0) / middles.length;
    const seen = ([right, down]: Spot): Spot => [Math.atan2(down - y, right - x), Math.hypot(right - x, down - y)];
    const tiles = middles.map(seen);
    const [[start, near], [end, far]] = [seen(from), seen(to)];
    const turn = ((end - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    const count = Math.ceil(Math.abs(turn) / BEND) + 1;
    let outs = Array.from({ length: count + 1 }, (_, at) => {
      const angle = start + (turn * at) / count;
      const passed = tiles.filter(
        ([aside, out]) => out * Math.abs(Math.sin(angle - aside)) < BROAD && Math.cos(angle - aside) > 0,
      );
      return Math.max(near + ((far - near) * at) / count, ...passed.map(([, out]) => out + BROAD));
    });
    [outs[0], outs[count]] = [near, far];
    for (let time = 0; time < EVEN; time++) {
      outs = outs.map((out, at) => (at % count ? ((outs[at - 1] ?? out) + out + (outs[at + 1] ?? out)) / 3 : out));
    }
    return outs.map((out, at) => {
      const angle = start + (turn * at) / count;
      return [x + out * Math.cos(angle), y + out * Math.sin(angle)];
    });
  }

  /** The road of a tile that begins at a spot. */
  private along(tile: string, start: Spot): Spot[] {
    for (const road of this.roads.get(tile) ?? []) {
      if (road[0] && distance(road[0], start) < NEAR) return road;
      const last = road.at(-1);
      if (last && distance(last, start) < NEAR) return road.toReversed();
    }
    return [this.middle(tile)];
  }
}

/** A cubic curve as a line. */
function drawn(spots: readonly Spot[]): Spot[] {
  const [a, b, c, d] = spots;
  if (!a || !b || !c || !d) return [...spots];
  return Array.from({ length: PIECES + 1 }, (_, piece): Spot => {
    const t = piece / PIECES;
    const at = (n: 0 | 1) =>
      a[n] * (1 - t) ** 3 + 3 * b[n] * t * (1 - t) ** 2 + 3 * c[n] * t * t * (1 - t) + d[n] * t ** 3;
    return [at(0), at(1)];
  });
}

export function lengthOf(way: readonly Spot[]): number {
  return way.slice(1).reduce((sum, spot, at) => sum + distance(way[at] ?? spot, spot), 0);
}

/** Where one is after so many units of a way. */
export function spotOn(way: readonly Spot[], far: number): Spot {
  let left = far;
  for (let at = 1; at < way.length; at++) {
    const [from, to] = way.slice(at - 1, at + 1);
    if (!from || !to) break;
    const piece = distance(from, to);
    if (left <= piece && piece > 0) {
      return [from[0] + ((to[0] - from[0]) * left) / piece, from[1] + ((to[1] - from[1]) * left) / piece];
    }
    left -= piece;
  }
  return way.at(-1) ?? [0, 0];
}
