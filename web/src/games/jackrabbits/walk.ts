/** The way of a rabbit on the picture: along roads, through the air, over the sea, under the ground. */

import { distance, type Spot } from "../../land/picture";
import type { Trails } from "../../land/trails";
import type { FactTold, LandTold } from "../../types";
import { kindOf, targetOf } from "./actions";
import { SENT, STEPS as OF_SUITS, WAYS } from "./suits";

export interface Leg {
  kind: "walk" | "fly" | "sail" | "dig";
  way: Spot[];
  carries?: string; // what goes along
}

export type Roads = LandTold["roads"];

const SMALL = /^(woods|mountain|river|merchant|tavern|cave)-/;
const OFF = 70; // how far a rabbit gets off the land

export function tileOf(road: string): string {
  return road.split(".")[0] ?? road;
}

export function isHexagon(tile: string): boolean {
  return !SMALL.test(tile);
}

/** Follows a rabbit from where it rests, step by step. */
export class Walk {
  readonly legs: Leg[] = [];
  private tile: string; // where it is
  private at: Spot | null = null; // the road end by which it came in; null in the middle of the tile

  constructor(
    private readonly trails: Trails,
    private readonly roads: Roads,
    from: string | null, // a tile; null: off the board
    private readonly sea: Spot, // where rabbits are that are off the board
  ) {
    this.tile = from ?? "";
  }

  /** Where it is now. */
  get spot(): Spot {
    return this.legs.at(-1)?.way.at(-1) ?? this.here;
  }

  private get here(): Spot {
    return this.at ?? (this.tile ? this.trails.middle(this.tile) : this.sea);
  }

  go(road: string): void {
    const end = this.spotOf(road);
    this.add("walk", this.trails.through(tileOf(road), this.at, end));
    const to = this.roads[road]?.to ?? "sea";
    [this.tile, this.at] = [to, end];
    if (to === "sea" || to === "gap") this.add("walk", [end, this.beyond(road, end)]);
    else if (isHexagon(to)) this.toMiddle();
  }

  /** Straight to a hexagon: by horse, by joker or in flight. */
  fly(place: string): void {
    this.toMiddle();
    this.straight("fly", place);
  }

  row(road: string): void {
    this.toMiddle();
    const port = this.spotOf(road);
    this.add("sail", this.trails.round(this.here, port));
    [this.tile, this.at] = [tileOf(road), port];
    if (isHexagon(this.tile)) this.toMiddle();
  }

  /** To a hexagon, over the sea. */
  sail(place: string): void {
    this.toMiddle();
    this.add("sail", this.trails.round(this.here, this.trails.middle(place)));
    [this.tile, this.at] = [place, null];
  }

  dig(tile: string): void {
    this.toMiddle();
    this.straight("dig", tile);
  }

  /** Out to sea, thrown or fallen. */
  drop(): void {
    this.add("fly", [this.here, this.sea]);
    [this.tile, this.at] = ["", null];
  }

  private straight(kind: Leg["kind"], tile: string): void {
    this.add(kind, [this.here, this.trails.middle(tile)]);
    [this.tile, this.at] = [tile, null];
  }

  /** Into the middle of the tile where it is. */
  private toMiddle(): void {
    if (this.at === null || !this.tile) return;
    this.add("walk", this.trails.through(this.tile, this.at, null));
    this.at = null;
  }

  private add(kind: Leg["kind"], way: Spot[]): void {
    const last = this.legs.at(-1);
    if (kind === "walk" && last?.kind === "walk") last.way.push(...way);
    else this.legs.push({ kind, way: [...way] });
  }

  private spotOf(road: string): Spot {
    const [x = 0, y = 0] = this.roads[road]?.spot ?? [];
    return [x, y];
  }

  private beyond(road: string, end: Spot): Spot {
    const middle = this.trails.middle(tileOf(road));
    const far = distance(middle, end) || 1;
    return [end[0] + ((end[0] - middle[0]) / far) * OFF, end[1] + ((end[1] - middle[1]) / far) * OFF];
  }
}

const RESTS: Spot[] = [
  [-46, 50],
  [46, 50],
  [0, 66],
  [-66, 8],
];

/** Where a rabbit rests: on its tile, beside the others there and beside the house; or in the sea. */
export function restOf(trails: Trails, rabbits: readonly (string | null)[], seat: number, sea: Spot): Spot {
  const place = rabbits[seat] ?? null;
  if (place === null) return sea;
  const [x, y] = trails.middle(place);
  const [dx, dy] = RESTS[rabbits.slice(0, seat).filter((other) => other === place).length] ?? [0, 0];
  return [x + dx, y + dy];
}

/** The way that the parts of a move lead, from where the rabbit is. */
export function drafted(walk: Walk, parts: readonly string[]): Walk {
  for (const part of parts) {
    const [kind, target] = [kindOf(part), targetOf(part)];
    if (kind === "go") walk.go(target);
    else if (kind === "boat") walk.row(target);
    else if (kind === "hole") walk.dig(target);
    else if (kind === "down") walk.dig("underground");
    else if (["ride", "horse", "fly"].includes(kind)) walk.fly(target);
    else if (kind === "fall") walk.drop();
    else WAYS[kind]?.goes(walk, target);
  }
  return walk;
}

const STEPS: Record<string, (walk: Walk, args: FactTold["args"]) => void> = {
  left: (walk, { road }) => walk.go(String(road)),
  walked: (walk, { road }) => walk.go(String(road)),
  "hired-horse": (walk, { place }) => walk.fly(String(place)),
  rode: (walk, { place }) => walk.fly(String(place)),
  flew: (walk, { place }) => walk.fly(String(place)),
  "flew-short": (walk, { place }) => walk.fly(String(place)),
  rowed: (walk, { road }) => walk.row(String(road)),
  hopped: (walk, { cave }) => walk.dig(String(cave)),
  "came-out": (walk, { tile }) => walk.dig(String(tile)),
  "went-down": (walk) => walk.dig("underground"),
  "got-up": (walk) => walk.dig("underground"),
  "turned-back": (walk, { place }) => walk.fly(String(place)),
  fell: (walk) => walk.drop(),
  "thrown-off": (walk) => walk.drop(),
  ...OF_SUITS,
};

/** The ways that new facts tell of, each with whose rabbit takes it; `before` is where rabbits were. */
export function waysOf(
  facts: readonly FactTold[],
  begin: (seat: number, place: string | null) => Walk,
  before: readonly (string | null)[],
): [number, Leg[]][] {
  const walks = new Map<number, Walk>();
  for (const fact of facts) {
    const step = STEPS[fact.fact] ?? SENT[fact.fact];
    const seat = fact.fact in SENT ? Number(fact.args.player) : fact.seat;
    if (!step || seat === null) continue;
    const walk = walks.get(seat) ?? begin(seat, before[seat] ?? null);
    walks.set(seat, walk);
    step(walk, fact.args);
  }
  return [...walks].map(([seat, walk]) => [seat, walk.legs]);
}
