/** What can be chosen on the land: places, roads, and what small tiles offer. All of it is the server's. */

import { distance, type Spot } from "../../land/picture";
import type { Trails } from "../../land/trails";
import { choicesAfter, isComplete, preview, type Draft } from "../../table/draft";
import type { View } from "../../types";
import { kindOf, targetOf } from "./actions";
import { isRoyal } from "./cards";
import { insightsOf, stateOf, type Reach } from "./state";
import { WAYS } from "./suits";
import { tileOf, type Roads } from "./walk";

export interface Target {
  key: string;
  kind: "place" | "road" | "button" | "put";
  action: string; // what is done there; of a place, the last step of the way
  tile: string | null; // that lights up
  middle: Spot;
  price: number | null; // null: what it costs in the end is not known yet
  isRide: boolean; // it costs a joker that one has
  royals: string[]; // those that have to be spent for it
  isAside: boolean; // another way than the one that is being composed
  parts: string[]; // the move that leads there
  others: string[][]; // other ways to the same place
}

/** A place or a road that is not to be had now; one may ask why. */
export interface Barred {
  key: string;
  place?: string;
  road?: string;
  middle: Spot;
}

const APART = 34; // between buttons on one tile
const BELOW = 40; // so that what lies on the tile is seen
const ON_TILE = ["cross", "joker", "down"];

interface Ground {
  trails: Trails;
  roads: Roads;
}

export function targetsOf(view: View, draft: Draft, ground: Ground): Target[] {
  const isOpen = draft.parts.length > 0 && !isComplete(draft);
  const parts = isOpen ? draft.parts : [];
  const here = isOpen ? preview(view, draft) : view;
  const choices = isOpen ? choicesAfter(view, draft) : view.choices;
  if (choices.some((choice) => ["pay", "done"].includes(kindOf(choice)))) return asides(view, draft, ground);
  const found = [...placesOf(insightsOf(here).outlook, parts, ground), ...stepsOf(choices, here, parts, ground, false)];
  return [...found, ...asides(view, draft, ground)].filter(isFirst);
}

/** Every hexagon once, by the cheapest way. */
function placesOf(outlook: readonly Reach[], before: readonly string[], { trails }: Ground): Target[] {
  const found = new Map<string, Target>();
  for (const { place, price, parts } of outlook) {
    if (place === null) continue;
    const known = found.get(place);
    const whole = [...before, ...parts];
    if (known) known.others.push(whole);
    else {
      const kinds = parts.map(kindOf);
      const isRide = kinds.includes("ride") && !kinds.includes("joker");
      const rest = { isRide, royals: royalsIn(parts), isAside: false, parts: whole, others: [] };
      const action = parts.findLast((part) => !["pay", "done"].includes(kindOf(part))) ?? "";
      found.set(place, {
        key: place,
        kind: "place",
        action,
        tile: place,
        middle: trails.middle(place),
        price,
        ...rest,
      });
    }
  }
  return [...found.values()];
}

/** What a place is paid for with where it has to be: royals are suggested only where nothing else would do. */
function royalsIn(parts: readonly string[]): string[] {
  return parts
    .filter((part) => kindOf(part) === "pay")
    .map(targetOf)
    .filter(isRoyal);
}

/** The same for one step, if all ways from there take a royal for it. */
function royalsFor(action: string, outlook: readonly Reach[]): string[] {
  const paid = outlook
    .filter(({ parts }) => parts[0] === action)
    .map(({ parts }) => royalsIn(parts.slice(0, parts.indexOf("done") + 1)));
  return paid.every((royals) => royals.length) ? (paid[0] ?? []) : [];
}

/** One step: a road, a crossing, a joker, another cave, a port. */
function stepsOf(
  choices: readonly string[],
  view: View,
  before: readonly string[],
  { trails, roads }: Ground,
  isAside: boolean,
): Target[] {
  const { price, on_road, rabbits, turn } = stateOf(view);
  const onTile = choices.filter((choice) => ON_TILE.includes(kindOf(choice)));
  const here = on_road ?? rabbits[turn] ?? null;
  return choices.flatMap((action): Target[] => {
    const [kind, target] = [kindOf(action), targetOf(action)];
    const royals = isAside ? [] : royalsFor(action, insightsOf(view).outlook);
    const rest = { key: action, action, isRide: false, royals, isAside, parts: [...before, action], others: [] };
    if (kind === "go") {
      return [{ ...rest, kind: "road", tile: null, middle: spotOf(roads, target), price: null }];
    }
    if (kind === "boat") return [{ ...rest, kind: "button", tile: null, middle: spotOf(roads, target), price }];
    if (kind === "hole") {
      return [{ ...rest, kind: "button", tile: target, middle: trails.middle(target), price: on_road ? price : 0 }];
    }
    const way = WAYS[kind];
    if (way?.at === "port") {
      return [{ ...rest, kind: "button", tile: null, middle: spotOf(roads, target), price: way.isFree ? 0 : price }];
    }
    const tile = way?.at === "target" ? target : way?.at === "here" ? here : null;
    if (way && tile) {
      return [{ ...rest, kind: "button", tile, middle: below(trails.middle(tile)), price: way.isFree ? 0 : price }];
    }
    if (!ON_TILE.includes(kind) || on_road === null) return [];
    const [x, y] = trails.middle(on_road);
    const aside = (onTile.indexOf(action) - (onTile.length - 1) / 2) * APART;
    return [{ ...rest, kind: "button", tile: null, middle: [x + aside, y], price: kind === "down" ? 0 : price }];
  });
}

function below([x, y]: Spot): Spot {
  return [x, y + BELOW];
}

/** The tiles on which something can be put, by the kind of action that puts it there. */
export function puttingOf(
  kind: string,
  choices: readonly string[],
  before: readonly string[],
  trails: Trails,
): Target[] {
  return choices
    .filter((choice) => kindOf(choice) === kind)
    .map((action) => {
      const tile = targetOf(action);
      const rest = { price: null, isRide: false, royals: [], isAside: false, parts: [...before, action], others: [] };
      return { key: action, kind: "put", action, tile, middle: trails.middle(tile), ...rest };
    });
}

/** Along the way that is being composed: what else could have been done there. */
function asides(view: View, draft: Draft, ground: Ground): Target[] {
  return draft.parts.flatMap((part, count) => {
    const here = count === 0 ? view : (draft.steps[count - 1]?.preview ?? view);
    const others = choicesAfter(view, draft, count).filter((choice) => choice !== part);
    const near = others.filter((choice) => ["go", ...ON_TILE, ...Object.keys(WAYS)].includes(kindOf(choice)));
    return stepsOf(near, here, draft.parts.slice(0, count), ground, true);
  });
}

function isFirst(target: Target, at: number, all: readonly Target[]): boolean {
  return all.findIndex((other) => other.key === target.key) === at;
}

function spotOf(roads: Roads, road: string): Spot {
  const [x = 0, y = 0] = roads[road]?.spot ?? [];
  return [x, y];
}

/** The hexagons that nothing leads to, and the road ends of the tile under the rabbit by which it cannot walk on. */
export function barredOf(
  view: View,
  draft: Draft,
  targets: readonly Target[],
  hexagons: readonly string[],
  { trails, roads }: Ground,
): Barred[] {
  const isOpen = draft.parts.length > 0 && !isComplete(draft);
  const { on_road } = stateOf(isOpen ? preview(view, draft) : view);
  const taken = new Set(targets.map(({ key }) => key));
  const places = hexagons.filter((place) => !taken.has(place));
  const ends = Object.keys(roads).filter((road) => tileOf(road) === on_road && !taken.has(`go:${road}`));
  return [
    ...places.map((place): Barred => ({ key: `no-${place}`, place, middle: trails.middle(place) })),
    ...ends.map((road): Barred => ({ key: `no-${road}`, road, middle: spotOf(roads, road) })),
  ];
}

/** The road end of a tile that is nearest to a spot. */
export function roadAt(roads: Roads, tile: string, spot: Spot): string | null {
  const far = (road: string) => distance(spotOf(roads, road), spot);
  const ends = Object.keys(roads).filter((road) => tileOf(road) === tile);
  return ends.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** What somebody means who points at a spot: a road or a button close by, else the tile that is there. */
export function meant(
  targets: readonly Target[],
  spot: Spot,
  reach: number,
  tileAt: (spot: Spot) => string | null,
): Target | null {
  const near = targets
    .filter((target) => !["place", "put"].includes(target.kind) && distance(target.middle, spot) < reach)
    .toSorted((one, other) => distance(one.middle, spot) - distance(other.middle, spot))[0];
  if (near) return near;
  const tile = tileAt(spot);
  return targets.find((target) => target.tile !== null && target.tile === tile) ?? null;
}
