/** How a game went, as lines: where they lie on a small picture. */

import type { TallyTold } from "../types";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Line {
  seat: number;
  path: string;
  end: readonly [number, number];
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Round numbers from the lowest to the highest value, zero included. */
export function scaleOf(values: readonly number[], most = 5): Scale {
  const [least, greatest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (greatest - least) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 1);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(greatest / step) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return { low, high, ticks };
}

export function xOf(stop: number, last: number, box: Box): number {
  return box.left + ((box.right - box.left) * stop) / Math.max(1, last);
}

export function yOf(value: number, scale: Scale, box: Box): number {
  return box.bottom - ((box.bottom - box.top) * (value - scale.low)) / (scale.high - scale.low);
}

const APART = 2.6; // pixels between lines that would lie on each other

/** A value holds until the next one: lines go up and down in steps. Those of one value lie side by side. */
export function linesOf(tally: TallyTold, last: number, scale: Scale, box: Box): Line[] {
  const seats = tally.values[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const aside = (seat - (seats - 1) / 2) * APART;
    let path = "";
    let end: readonly [number, number] = [box.left, box.bottom];
    tally.values.forEach((values, at) => {
      const x = round(xOf(tally.stops[at] ?? 0, last, box));
      const y = round(yOf(values[seat] ?? 0, scale, box) + aside);
      path += at === 0 ? `M${box.left} ${y}H${x}` : y === end[1] ? "" : `H${x}V${y}`;
      end = [x, y];
    });
    return { seat, path: `${path}H${round(box.right)}`, end: [round(box.right), end[1]] };
  });
}

/** Names beside the ends of lines, moved apart so that each can be read. */
export function spread(ends: readonly number[], gap: number, box: Box): number[] {
  const order = ends.map((y, seat) => ({ y, seat })).sort((one, other) => one.y - other.y || one.seat - other.seat);
  let lowest = -Infinity;
  for (const end of order) lowest = end.y = Math.max(end.y, lowest + gap);
  let ceiling = box.bottom;
  for (const end of order.toReversed()) {
    end.y = Math.min(end.y, ceiling);
    ceiling = end.y - gap;
  }
  return ends.map((_, seat) => order.find((end) => end.seat === seat)?.y ?? 0);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
