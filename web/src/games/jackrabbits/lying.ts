/** What lies open on the land, and how figures get from one place to another. */

import { distance, type Spot } from "../../land/picture";
import type { Trails } from "../../land/trails";
import type { Laid } from "./state";
import { LOOKS } from "./suits";
import { tileOf, Walk, type Leg, type Roads } from "./walk";

export interface Thing extends Omit<Laid, "tiles"> {
  key: string; // a figure keeps it wherever it goes, a tag as long as it lies where it does
  tile: string;
}

const BESIDE: Spot = [0, -62]; // on a hexagon, above its house
const UPRIGHT: Spot = [0, 30]; // a figure on a tile
const OUT = 1.4; // at a side, off the land: so many times as far as its road end
const SAME = 1; // units: no way at all

export function thingsOf(laid: readonly Laid[]): Thing[] {
  return laid.flatMap(({ tiles, ...one }) =>
    tiles.map((tile, at) => ({ ...one, tile, key: `${one.what} ${LOOKS[one.what]?.Tag ? tile : at}` })),
  );
}

/** Where it lies or stands. */
export function spotOf({ what, tile, road }: Thing, trails: Trails, roads: Roads): Spot {
  const [x, y] = trails.middle(tile);
  const look = LOOKS[what];
  const [right, down] = look?.at ?? (look?.Tag ? BESIDE : UPRIGHT);
  const [across, along] = (road !== null && roads[road]?.spot) || [];
  if (across === undefined || along === undefined) return [x + right, y + down];
  return [x + (across - x) * OUT, y + (along - y) * OUT];
}

/** The ways that figures go which are elsewhere now: from beside the board at `sea`. A rabbit that sails takes its ship along. */
export function movesOf(
  before: readonly Thing[],
  now: readonly Thing[],
  sailing: readonly Leg[],
  sea: Spot,
  trails: Trails,
  roads: Roads,
): [string, Leg[]][] {
  return now.flatMap((thing): [string, Leg[]][] => {
    const kind = LOOKS[thing.what]?.goes;
    const was = before.find(({ key }) => key === thing.key);
    const [from, to] = [was ? spotOf(was, trails, roads) : sea, spotOf(thing, trails, roads)];
    if (!kind || distance(from, to) < SAME) return [];
    const port = thing.road === null ? trails.middle(thing.tile) : (roads[thing.road]?.spot ?? []);
    const taking = sailing.find(({ way }) => way.at(-1)?.every((at, axis) => Math.abs(at - (port[axis] ?? 0)) < SAME));
    if (kind === "sail" && taking) taking.carries = thing.key;
    if (kind === "sail") return taking ? [] : [[thing.key, [{ kind, way: trails.round(from, to) }]]];
    const along = kind === "walk" && was ? byRoad(was.tile, thing.tile, trails, roads) : [];
    return [[thing.key, [{ kind: along.length ? "walk" : "fly", way: [from, ...along, to] }]]];
  });
}

/** From tile to tile along as few roads as lead there; nothing if none do. */
function byRoad(from: string, to: string, trails: Trails, roads: Roads): Spot[] {
  const found = new Map<string, string[]>([[from, []]]); // by tile: the roads that lead there
  for (const [tile, way] of found) {
    for (const [road, { to: next }] of Object.entries(roads)) {
      if (tileOf(road) === tile && !found.has(next)) found.set(next, [...way, road]);
    }
  }
  const walk = new Walk(trails, roads, from, trails.middle(from));
  for (const road of found.get(to) ?? []) walk.go(road);
  return walk.legs[0]?.way ?? [];
}
