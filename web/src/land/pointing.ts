/** From one spot of a land to the next in a direction: for arrow keys. */

import type { Spot } from "./picture";

const ASIDE = 1.1; // how far aside of a direction counts as that direction, in radians

export const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next one in a direction of the screen: near, and not too far aside. */
export function next<T extends { middle: Spot }>(sites: readonly T[], from: T, [x, y]: Spot): T | null {
  let found: T | null = null;
  let least = Infinity;
  for (const site of sites) {
    const [dx, dy] = [site.middle[0] - from.middle[0], site.middle[1] - from.middle[1]];
    const far = Math.hypot(dx, dy);
    if (far < 1) continue;
    const aside = Math.acos(Math.max(-1, Math.min(1, (dx * x + dy * y) / far)));
    const cost = far * (1 + 2 * aside);
    if (aside < ASIDE && cost < least) [found, least] = [site, cost];
  }
  return found;
}
