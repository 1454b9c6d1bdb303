/** JACKED: where things lie on the board, what can be picked, and how pegs move. */

import { describe, expect, test } from "vitest";
import { choicesOf, litPegs, matching, meant, NONE, ranksOf, targetsOf } from "../src/games/jacked/compose";
import { HOME, JAIL, Layout, PEGS } from "../src/games/jacked/geometry";
import { Director, haste, pointOf } from "../src/games/jacked/motion";
import { ownerOf } from "../src/games/jacked/state";
import type { FactTold } from "../src/types";

const inJail = Object.fromEntries(PEGS.map((peg) => [peg, JAIL]));

describe.each([12, 18, 24])("a board with %i spaces on a side", (side) => {
  const layout = new Layout(side, 0);

  test("neighbours on the ring lie one space apart, all the way round", () => {
    for (let place = 0; place < layout.size; place++) {
      const [one, next] = [layout.space(place), layout.space((place + 1) % layout.size)];
      expect(Math.abs(one.x - next.x) + Math.abs(one.y - next.y)).toBeCloseTo(1);
    }
  });

  test("corners go clockwise from the bottom left", () => {
    const corners = [0, 1, 2, 3].map((colour) => layout.space(layout.corner(colour)));
    expect(corners).toEqual([
      { x: 0, y: side },
      { x: 0, y: 0 },
      { x: side, y: 0 },
      { x: side, y: side },
    ]);
  });

  test("no two places overlap", () => {
    const points = Array.from({ length: layout.size }, (_, place) => layout.space(place));
    for (let colour = 0; colour < 4; colour++) {
      for (let number = 0; number < 4; number++) points.push(layout.home(colour, number), layout.cell(colour, number));
    }
    const gaps = points.flatMap((one, at) =>
      points.slice(at + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0.85);
  });
});

test("the reader's own corner is turned to the bottom left", () => {
  for (let colour = 0; colour < 4; colour++) {
    const layout = new Layout(18, colour);
    expect(layout.space(layout.corner(colour))).toEqual({ x: 0, y: 18 });
  }
});

test("how far it is to a peg's Home is counted from where the peg stands", () => {
  const layout = new Layout(18, 2);
  expect(layout.left("R1", 0)).toBe(72);
  expect(layout.left("R1", 71)).toBe(1);
  expect(layout.left("B1", 17)).toBe(1);
  expect(layout.left("G1", 2)).toBe(34);
  expect([JAIL, HOME].map((place) => layout.left("R1", place))).toEqual([0, 0]);
});

test("a peg walks round the corner and turns into its Home", () => {
  const layout = new Layout(18, 0);
  expect(layout.path("R1", 70, HOME + 1)).toEqual([71, HOME, HOME + 1]);
  expect(layout.path("B1", 70, 1)).toEqual([71, 0, 1]);
  expect(layout.path("B1", 17, HOME)).toEqual([HOME]);
  expect(layout.path("R1", 2, 68, true)).toEqual([1, 0, 71, 70, 69, 68]);
  expect(layout.path("R1", HOME, HOME + 2)).toEqual([HOME + 1, HOME + 2]);
  expect(layout.path("R1", JAIL, 0)).toEqual([0]);
});

test("two play two colours each, and of three one stays out", () => {
  expect([0, 1, 2, 3].map((colour) => ownerOf(colour, 2))).toEqual([0, 1, 0, 1]);
  expect([0, 1, 2, 3].map((colour) => ownerOf(colour, 3))).toEqual([0, 1, 2, null]);
});

// --- composing ------------------------------------------------------------------------------------------------------

const pegs = { ...inJail, R1: 5, R2: 20, B1: 40 };
const leads = {
  "out:A:R": 0,
  "move:A:R1": 6,
  "move:A:R2": 21,
  "move:9:R1": 14,
  "seven:7:R1:3": 8,
  "seven:7:R1:7": 12,
  "seven:7:R2:7": 27,
  "move:W9:R1": 14,
};
const actions = [...Object.keys(leads), "swap:T:R1:R2", "swap:T:R1:B1", "swap:T:R2:B1", "discard:9", "call"];
const choices = choicesOf(actions, leads, pegs);

test("a card lights the pegs that it can move, those in Jail included", () => {
  expect(litPegs(choices, { ...NONE, card: "AS" })).toEqual(new Set(["R3", "R4", "R1", "R2"]));
  expect(litPegs(choices, { ...NONE, card: "9C" })).toEqual(new Set(["R1"]));
});

test("the first peg of a ten lights those it can change places with", () => {
  expect(litPegs(choices, { ...NONE, card: "TC", peg: "B1" })).toEqual(new Set(["R1", "R2"]));
});

test("places are shown for a card, and of a seven for one peg at a time", () => {
  expect(targetsOf(choices, { ...NONE, card: "AS" }).map(({ place }) => place)).toEqual([0, 6, 21]);
  expect(targetsOf(choices, { ...NONE, card: "7C" })).toEqual([]);
  expect(targetsOf(choices, { ...NONE, card: "7C", peg: "R1" }).map(({ place }) => place)).toEqual([8, 12]);
});

test("a peg without a card shows where plain cards take it", () => {
  expect(targetsOf(choices, { ...NONE, peg: "R1" }).map(({ choice }) => choice.action)).toEqual([
    "move:A:R1",
    "move:9:R1",
  ]);
  expect(targetsOf(choices, NONE)).toEqual([]);
});

test("a joker is asked what it stands for", () => {
  const pick = { ...NONE, card: "X1" };
  expect(ranksOf(choices, pick)).toEqual(["9"]);
  expect(matching(choices, { ...pick, rank: "9" }).map(({ action }) => action)).toEqual(["move:W9:R1"]);
});

test("what cannot be done is asked about by the action that was meant", () => {
  expect(meant({ ...NONE, card: "9C" }, "B1", 40)).toBe("move:9:B1");
  expect(meant({ ...NONE, card: "KC" }, "R3", JAIL)).toBe("out:K:R");
  expect(meant({ ...NONE, card: "TC", peg: "B1" }, "R2", 20)).toBe("swap:T:R2:B1");
  expect(meant({ ...NONE, card: "X1", rank: "7" }, "R2", 20)).toBe("seven:W7:R2:7");
  expect(meant(NONE, "R2", 20)).toBe(null);
});

// --- motion ---------------------------------------------------------------------------------------------------------

function fact(kind: string, args: FactTold["args"], seat = 0): FactTold {
  return { fact: kind, seat, args };
}

test("a peg walks space by space, and whom it kills flies off as it gets there", () => {
  const layout = new Layout(18, 0);
  const director = new Director(layout, { ...inJail, R1: 3, B1: 5, G1: 7 });
  const [shown, walk] = director.scenes([
    fact("played-seven", { card: "7C", as: "7" }),
    fact("killed-by-seven", { peg: "B1" }),
    fact("killed-by-seven", { peg: "G1" }),
    fact("split", { peg: "R1", place: 10, steps: 7 }),
  ]);
  expect(shown?.card).toBe("7C");
  expect(walk?.flights.map(({ peg, isKilled }) => [peg, isKilled])).toEqual([
    ["R1", false],
    ["B1", true],
    ["G1", true],
  ]);
  const [walker, first, second] = walk!.flights;
  expect(walker!.points).toHaveLength(8);
  expect(pointOf(walker!, first!.starts)).toEqual(layout.space(5));
  expect(pointOf(walker!, second!.starts)!.y).toBeCloseTo(layout.space(7).y);
  expect(pointOf(first!, first!.starts - 1)).toBe(null);
  expect(director.places).toMatchObject({ R1: 10, B1: JAIL, G1: JAIL });
});

test("a move that is taken back is one scene for all pegs", () => {
  const director = new Director(new Layout(18, 0), { ...inJail, R1: 10 });
  const scenes = director.scenes([
    fact("called", { player: 0 }, 1),
    fact("taken-back", { peg: "R1", place: 3 }),
    fact("taken-back", { peg: "B1", place: 5 }),
  ]);
  expect(scenes).toHaveLength(1);
  expect(director.places).toMatchObject({ R1: 3, B1: 5 });
});

test("many scenes go faster, so that the last one is not long in coming", () => {
  const scene = { card: null, seat: null, flights: [], lasts: 800 };
  expect(haste([scene], 2000)).toBe(1);
  expect(haste(Array(5).fill(scene), 2000)).toBe(2);
});
