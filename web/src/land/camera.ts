/** Where somebody looks at a land from: pure arithmetic, in pixels of the screen and units of the picture. */

import type { Frame, Spot } from "./picture";

export interface Look {
  x: number; // what is in the middle of the screen
  y: number;
  scale: number; // pixels for a unit
}

export interface Screen {
  width: number;
  height: number;
}

export const CLOSEST = 2.4;
export const FARTHEST = 0.06;
const CLOSEST_FIT = 1.05; // a bare citadel does not fill the screen

function within(scale: number): number {
  return Math.min(CLOSEST, Math.max(FARTHEST, scale));
}

/** All of a frame in the middle of the screen, or so far to the left that so much is free on the right. */
export function fit(frame: Frame, screen: Screen, right = 0): Look {
  const [left, top, width, height] = frame;
  const scale = within(Math.min((screen.width - right) / width, screen.height / height, CLOSEST_FIT));
  const shift = Math.max(0, right - (screen.width - width * scale) / 2);
  return { x: left + width / 2 + shift / scale, y: top + height / 2, scale };
}

/** Close enough to see a spot well, with no more sea beyond the frame than there has to be. */
export function focusOn(spot: Spot, frame: Frame, screen: Screen, closeness: number): Look {
  const whole = fit(frame, screen);
  const scale = Math.max(whole.scale, closeness);
  return {
    x: kept(spot[0], frame[0], frame[2], screen.width / scale),
    y: kept(spot[1], frame[1], frame[3], screen.height / scale),
    scale,
  };
}

function kept(wanted: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(start + length - seen / 2, Math.max(start + seen / 2, wanted));
}

/** Closer or farther by a factor, with the spot at a pixel staying where it is. */
export function zoomed(look: Look, factor: number, at: Spot, screen: Screen): Look {
  const scale = within(look.scale * factor);
  const [dx, dy] = [at[0] - screen.width / 2, at[1] - screen.height / 2];
  const change = 1 / look.scale - 1 / scale;
  return { x: look.x + dx * change, y: look.y + dy * change, scale };
}

/** Moved by so many pixels, never so far that the land is lost. */
export function panned(look: Look, dx: number, dy: number, frame: Frame): Look {
  const [left, top, width, height] = frame;
  return {
    x: Math.min(left + width, Math.max(left, look.x - dx / look.scale)),
    y: Math.min(top + height, Math.max(top, look.y - dy / look.scale)),
    scale: look.scale,
  };
}

/** What is seen at a pixel. */
export function spotAt(look: Look, pixel: Spot, screen: Screen): Spot {
  return [look.x + (pixel[0] - screen.width / 2) / look.scale, look.y + (pixel[1] - screen.height / 2) / look.scale];
}

export function viewBox(look: Look, screen: Screen): string {
  const [width, height] = [screen.width / look.scale, screen.height / look.scale];
  return `${look.x - width / 2} ${look.y - height / 2} ${width} ${height}`;
}

/** On the way from one look to another: scales change evenly, too. */
export function between(from: Look, to: Look, share: number): Look {
  const eased = share * share * (3 - 2 * share);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    scale: from.scale * (to.scale / from.scale) ** eased,
  };
}
