/** Drawing data: a picture is a list of marks, each with its classes, its tile, and its geometry in plain numbers. */

import type { Picture } from "../types";

export type Spot = readonly [number, number];
export type Frame = readonly [number, number, number, number]; // left, top, width, height

interface Told {
  class: string;
  tile?: string;
}
export interface Area extends Told {
  kind: "area";
  rings: Spot[][];
}
export interface Curve extends Told {
  kind: "curve";
  spots: Spot[];
}
export interface Disc extends Told {
  kind: "disc";
  middle: Spot;
  radius: number;
}
export interface Stamp extends Told {
  kind: "stamp";
  symbol: string;
  middle: Spot;
  size: number;
}
export type Mark = Area | Curve | Disc | Stamp;

export function marksOf(picture: Picture): Mark[] {
  return picture.marks as unknown as Mark[];
}

export function frameOf(picture: Picture): Frame {
  const [left = 0, top = 0, width = 0, height = 0] = picture.frame;
  return [left, top, width, height];
}

export function areaPath(area: Area): string {
  return area.rings.map((ring) => `M${ring.join(" ")}Z`).join("");
}

export function curvePath(curve: Curve): string {
  const [first, ...rest] = curve.spots;
  return `M${String(first)}C${rest.join(" ")}`;
}

export function stampPlace(stamp: Stamp): string {
  const half = stamp.size / 2;
  return `translate(${stamp.middle[0] - half} ${stamp.middle[1] - half}) scale(${stamp.size / 100})`;
}

/** The outlines of tiles, by name. */
export function outlinesOf(picture: Picture): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>();
  for (const mark of marksOf(picture)) {
    const [kind, , more] = mark.class.split(" ");
    if (mark.kind === "area" && kind === "ground" && more !== "beside" && mark.tile && mark.rings[0]) {
      found.set(mark.tile, mark.rings[0]);
    }
  }
  return found;
}

export function middleOf(ring: readonly Spot[]): Spot {
  const sum = ring.reduce<[number, number]>(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function isInside(spot: Spot, ring: readonly Spot[]): boolean {
  let is = false;
  ring.forEach(([x, y], at) => {
    const [px, py] = ring[(at + ring.length - 1) % ring.length] ?? [x, y];
    if (y > spot[1] !== py > spot[1] && spot[0] < ((px - x) * (spot[1] - y)) / (py - y) + x) is = !is;
  });
  return is;
}
