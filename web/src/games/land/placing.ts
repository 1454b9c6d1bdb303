/** Finding a place for a tile: which one is meant, the next in a direction, the same turned. All places are the server's. */

import { distance, type Spot } from "../../land/picture";
import type { Offer } from "./state";

/** A place with the middle of the tile there. */
export interface Site {
  key: string;
  offer: Offer;
  middle: Spot;
}

const OTHER_TURN = 34; // how much farther a place that needs no turning may be
const AROUND = 130; // a tile that is turned stays about where it is

export function siteKey({ at, apart }: Offer): string {
  return `${apart ? "apart " : ""}${at.join(",")}`;
}

/** The place that somebody means who points at a spot with the tile turned so. */
export function nearest(sites: readonly Site[], spot: Spot, turn: number, reach: number): Site | null {
  let found: Site | null = null;
  let least = Infinity;
  for (const site of sites) {
    const far = distance(site.middle, spot);
    const cost = far + (site.offer.at[2] === turn ? 0 : OTHER_TURN);
    if (far <= reach && cost < least) [found, least] = [site, cost];
  }
  return found;
}

/** The place closest by where the tile lies turned differently; null if there is none. */
export function turned(sites: readonly Site[], from: Site, turns: number, step: number): Site | null {
  for (let more = 1; more < turns; more++) {
    const turn = (from.offer.at[2] + step * more + turns * more) % turns;
    const found = nearest(
      sites.filter((site) => site.offer.at[2] === turn),
      from.middle,
      turn,
      AROUND,
    );
    if (found) return found;
  }
  return null;
}

/** Where somebody begins to look: most sides joined without a note, then near the middle of the land. */
export function best(sites: readonly Site[], middle: Spot): Site | null {
  const worth = ({ offer, middle: spot }: Site) =>
    offer.beside.length * 1000 - offer.notes.length * 1500 - distance(spot, middle);
  return sites.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** The parts of a move that puts the tile there, after those that took it in hand. */
export function partsFor(taken: readonly string[], { at: [x, y, turn], apart }: Offer, turns: number): string[] {
  return [...taken, ...(apart ? ["apart"] : []), `at:${x}:${y}`, ...(turns > 1 ? [`turn:${turn}`] : [])];
}

/** The place that a composed move leads to. */
export function siteOf(sites: readonly Site[], parts: readonly string[], turns: number): Site | null {
  const text = parts.filter((part) => !part.startsWith("tile:")).join(" ");
  return text ? (sites.find((site) => partsFor([], site.offer, turns).join(" ") === text) ?? null) : null;
}

/** From the citadel, where a spot is: one of six directions. */
export function directionOf([x, y]: Spot): string {
  const sixth = Math.floor(((Math.atan2(-y, x) + 2 * Math.PI) % (2 * Math.PI)) / (Math.PI / 3));
  return ["ne", "n", "nw", "sw", "s", "se"][sixth] ?? "n";
}
