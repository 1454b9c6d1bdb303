import { describe, expect, test } from "vitest";
import { best, directionOf, nearest, partsFor, siteOf, turned, type Site } from "../src/games/land/placing";
import { next } from "../src/land/pointing";
import { stacksOf } from "../src/games/land/stacks";
import { waysOf } from "../src/games/land/stage.svelte";
import type { Offer } from "../src/games/land/state";
import { fit, focusOn, panned, spotAt, viewBox, zoomed, type Look } from "../src/land/camera";
import { isInside, type Spot } from "../src/land/picture";
import { lengthOf, spotOn, Trails } from "../src/land/trails";
import type { FactTold, Picture } from "../src/types";

const SCREEN = { width: 800, height: 400 };

function site(x: number, y: number, turn = 0, more: Partial<Offer> = {}): Site {
  const offer: Offer = { at: [x, y, turn], beside: ["citadel"], notes: [], apart: false, ...more };
  return { key: `${x},${y},${turn}`, offer, middle: [x, y] };
}

describe("the camera", () => {
  test("shows all of a frame, and nothing too close", () => {
    expect(fit([0, 0, 1600, 400], SCREEN)).toEqual({ x: 800, y: 200, scale: 0.5 });
    expect(fit([0, 0, 10, 10], SCREEN).scale).toBeLessThan(1.1);
  });

  test("keeps what is under the pointer there while it zooms", () => {
    const look: Look = { x: 100, y: 50, scale: 1 };
    const before = spotAt(look, [700, 20], SCREEN);
    const after = spotAt(zoomed(look, 1.5, [700, 20], SCREEN), [700, 20], SCREEN);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test("never zooms or pans so far that the land is lost", () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 1e6, [0, 0], SCREEN).scale).toBeLessThan(3);
    expect(panned({ x: 0, y: 0, scale: 1 }, 1e6, -1e6, [-10, -10, 20, 20])).toEqual({ x: -10, y: 10, scale: 1 });
  });

  test("stays with a spot, and shows no more sea than it has to", () => {
    const look = focusOn([0, 0], [0, 0, 1600, 800], SCREEN, 1);
    expect([look.x, look.y]).toEqual([400, 200]);
    expect(viewBox(look, SCREEN)).toBe("0 0 800 400");
  });
});

describe("a place for a tile", () => {
  const sites = [site(0, 0, 0), site(30, 0, 1), site(100, 0, 0), site(0, 100, 2)];

  test("is the nearest one, rather one that needs no turning", () => {
    expect(nearest(sites, [18, 0], 0, 90)).toBe(sites[0]);
    expect(nearest(sites, [18, 0], 1, 90)).toBe(sites[1]);
    expect(nearest(sites, [500, 500], 0, 90)).toBeNull();
  });

  test("is turned to the closest that lies otherwise, round and round", () => {
    expect(turned(sites, sites[0]!, 3, 1)).toBe(sites[1]);
    expect(turned(sites, sites[0]!, 3, -1)).toBe(sites[3]);
    expect(turned([sites[0]!, sites[2]!], sites[0]!, 3, 1)).toBeNull();
  });

  test("is found by arrow keys", () => {
    expect(next(sites, sites[0]!, [1, 0])).toBe(sites[1]);
    expect(next(sites, sites[0]!, [0, 1])).toBe(sites[3]);
    expect(next(sites, sites[0]!, [0, -1])).toBeNull();
  });

  test("is best where most is joined and nothing noted", () => {
    const noted = site(0, 0, 0, { beside: ["citadel", "cave-1"], notes: ["X"] });
    const joined = site(200, 0, 0, { beside: ["citadel", "cave-1"] });
    expect(best([...sites, noted, joined], [0, 0])).toBe(joined);
  });

  test("is a move, and a move is a place", () => {
    const apart = site(3, -2, 0, { apart: true });
    expect(partsFor(["tile:cave-1"], sites[1]!.offer, 2)).toEqual(["tile:cave-1", "at:30:0", "turn:1"]);
    expect(partsFor([], apart.offer, 1)).toEqual(["apart", "at:3:-2"]);
    expect(siteOf(sites, ["tile:woods-1", "at:0:100", "turn:2"], 3)).toBe(sites[3]);
    expect(siteOf(sites, ["tile:woods-1"], 3)).toBeNull();
  });

  test("has a direction from the citadel", () => {
    expect(
      (
        [
          [10, -5],
          [0, -9],
          [-9, -5],
          [-9, 5],
          [0, 9],
          [9, 5],
        ] as Spot[]
      ).map(directionOf),
    ).toEqual(["ne", "n", "nw", "sw", "s", "se"]);
  });
});

test("a hand lies in stacks, houses first", () => {
  const found = stacksOf(["woods-2", "cave-1", "tower-clubs", "woods-1"]);
  expect(found.map((stack) => [stack.look, stack.tiles.length])).toEqual([
    ["tower-clubs", 1],
    ["woods", 2],
    ["cave", 1],
  ]);
});

test("a spot is inside of an outline or not", () => {
  const square: Spot[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect([isInside([5, 5], square), isInside([15, 5], square)]).toEqual([true, false]);
});

describe("a rabbit's way", () => {
  const straight = (from: Spot, to: Spot) => [from, from, to, to];
  const ground = (tile: string, x: number) => ({
    kind: "area",
    class: "ground",
    tile,
    rings: [
      [
        [x - 50, 50],
        [x + 50, 50],
        [x + 50, -50],
        [x - 50, -50],
      ],
    ],
  });
  const road = (tile: string, from: Spot, to: Spot) => ({
    kind: "curve",
    class: "road",
    tile,
    spots: straight(from, to),
  });
  const picture = {
    frame: [0, 0, 0, 0],
    marks: [
      ground("citadel", 0),
      ground("woods-1", 100),
      ground("cave-1", 200),
      road("citadel", [50, -20], [0, 0]),
      road("citadel", [-50, 0], [0, 0]),
      road("woods-1", [150, 0], [50, -20]),
      road("cave-1", [150, 0], [200, 0]),
    ],
  } as unknown as Picture;
  const trails = new Trails(picture);
  const told = (fact: string, args: Record<string, string>): FactTold => ({ fact, seat: 1, args });

  test("follows the roads that are drawn, whichever way they were drawn", () => {
    const way = trails.way("citadel", "ne", ["woods-1"], "cave-1");
    expect([way[0], way.at(-1)]).toEqual([
      [0, 0],
      [200, 0],
    ]);
    expect(lengthOf(way)).toBeCloseTo(Math.hypot(50, 20) + Math.hypot(100, 20) + 50, 0);
    expect(spotOn(way, lengthOf(way))).toEqual([200, 0]);
    expect(spotOn(way, 0)).toEqual([0, 0]);
  });

  test("goes on beyond the coast where the land ends", () => {
    expect(trails.way("citadel", "nw", [], null).at(-1)![0]).toBeCloseTo(-110);
  });

  test("is read from what is told", () => {
    const facts = [
      told("left-by", { tile: "citadel", direction: "ne" }),
      told("passed", { tile: "woods-1" }),
      told("came-to-fork", { tile: "cave-1" }),
      told("left-by", { tile: "citadel", direction: "nw" }),
      told("strayed", { tile: "citadel" }),
    ];
    const ways = waysOf(facts, trails);
    expect(ways.map(([seat]) => seat)).toEqual([1, 1]);
    expect(ways[0]![1].at(-1)).toEqual([200, 0]);
  });
});
