/** The race as the page works it out: ways on the picture, cards that are put together, what comes by itself. */

import { describe, expect, test, vi } from "vitest";
import { inOrder } from "../src/games/jackrabbits/cards";
import {
  gatheringsOf,
  isEnough,
  onward,
  partsWithCards,
  restAfter,
  stepBack,
  toggled,
} from "../src/games/jackrabbits/compose";
import type { Insights, Laid, RaceState, Sum } from "../src/games/jackrabbits/state";
import { worth } from "../src/games/jackrabbits/state";
import { movesOf, thingsOf } from "../src/games/jackrabbits/lying";
import { Stage } from "../src/games/jackrabbits/stage.svelte";
import { meant, targetsOf } from "../src/games/jackrabbits/targets";
import { drafted, restOf, Walk, waysOf, type Leg, type Roads } from "../src/games/jackrabbits/walk";
import { Trails } from "../src/land/trails";
import { NOTHING, type Draft } from "../src/table/draft";
import type { FactTold, Picture, View } from "../src/types";

// --- a land of two hexagons, with a river between them ------------------------------------------------------------------

const PICTURE: Picture = {
  frame: [-100, -100, 500, 200],
  marks: [
    {
      kind: "area",
      class: "ground citadel",
      tile: "citadel",
      rings: [
        [
          [-50, -50],
          [50, -50],
          [50, 50],
          [-50, 50],
        ],
      ],
    },
    {
      kind: "area",
      class: "ground river",
      tile: "river-1",
      rings: [
        [
          [50, -50],
          [150, -50],
          [150, 50],
          [50, 50],
        ],
      ],
    },
    {
      kind: "area",
      class: "ground tower",
      tile: "tower-clubs",
      rings: [
        [
          [150, -50],
          [250, -50],
          [250, 50],
          [150, 50],
        ],
      ],
    },
    {
      kind: "curve",
      class: "road",
      tile: "citadel",
      spots: [
        [50, 0],
        [33, 0],
        [17, 0],
        [0, 0],
      ],
    },
    {
      kind: "curve",
      class: "road",
      tile: "river-1",
      spots: [
        [50, 0],
        [80, 20],
        [120, 20],
        [150, 0],
      ],
    },
    {
      kind: "curve",
      class: "road",
      tile: "tower-clubs",
      spots: [
        [150, 0],
        [167, 0],
        [183, 0],
        [200, 0],
      ],
    },
  ],
};
const ROADS: Roads = {
  "citadel.0": { spot: [50, 0], to: "river-1" },
  "river-1.2": { spot: [150, 0], to: "tower-clubs" },
  "tower-clubs.3": { spot: [250, 0], to: "sea" },
};
const trails = new Trails(PICTURE);
const SEA = [-90, -90] as const;
const walk = (from: string | null) => new Walk(trails, ROADS, from, SEA);

describe("a way", () => {
  test("follows the roads from middle to middle", () => {
    const way = drafted(walk("citadel"), ["go:citadel.0", "go:river-1.2"]);
    expect(way.legs.map((leg) => leg.kind)).toEqual(["walk"]);
    expect(way.legs[0]!.way[0]).toEqual([0, 0]);
    expect(way.legs[0]!.way).toContainEqual([150, 0]);
    expect(way.spot).toEqual([200, 0]);
  });

  test("leads off the land into the sea, flies, digs and falls", () => {
    expect(drafted(walk("tower-clubs"), ["go:tower-clubs.3"]).spot[0]).toBeGreaterThan(300);
    expect(drafted(walk("citadel"), ["fly:tower-clubs"]).legs).toEqual([
      {
        kind: "fly",
        way: [
          [0, 0],
          [200, 0],
        ],
      },
    ]);
    expect(drafted(walk("citadel"), ["fall"]).spot).toEqual(SEA);
    expect(drafted(walk(null), ["down"]).legs[0]!.way[0]).toEqual(SEA);
  });

  test("is told by facts as well, for each rabbit", () => {
    const facts = [
      { fact: "left", seat: 1, args: { road: "citadel.0", to: "river-1" } },
      { fact: "walked", seat: 1, args: { road: "river-1.2", to: "tower-clubs" } },
      { fact: "arrived", seat: 1, args: { place: "tower-clubs" } },
      { fact: "thrown-off", seat: 0, args: { place: "citadel" } },
    ] as FactTold[];
    const ways = waysOf(facts, (_, place) => walk(place), ["citadel", "citadel"]);
    expect(ways.map(([seat, legs]) => [seat, legs.at(-1)!.way.at(-1)])).toEqual([
      [1, [200, 0]],
      [0, SEA],
    ]);
  });

  test("ends beside the others who rest there", () => {
    const one = restOf(trails, ["citadel", "citadel", null], 0, SEA);
    expect(restOf(trails, ["citadel", "citadel", null], 1, SEA)).not.toEqual(one);
    expect(restOf(trails, ["citadel", "citadel", null], 2, SEA)).toEqual(SEA);
  });
});

// --- putting cards together ---------------------------------------------------------------------------------------------

const PRICE: Sum = { kind: "pay", need: 7, have: 0, cards: { "2C": 2, "5C": 5, "9C": 9 }, suggestion: ["2C", "5C"] };

const NO_INSIGHTS: Insights = {
  moment: { what: "" },
  known: [],
  limit: 9,
  missing: [],
  values: [],
  sum: null,
  discards: null,
  outlook: [],
};

function viewWith(choices: string[], insights: Partial<Insights> = {}, state: Partial<RaceState> = {}): View {
  return {
    waiting_for: [0],
    phase: "",
    asks: null,
    choices,
    targets: [],
    prompt: choices,
    rules: [],
    outcome: null,
    state: { rabbits: ["citadel"], on_road: null, price: 7, ...state },
    insights: { ...NO_INSIGHTS, ...insights },
  };
}

function draftOf(
  ...steps: [part: string, choices: string[], insights?: Partial<Insights>, isComplete?: boolean][]
): Draft {
  return {
    parts: steps.map(([part]) => part),
    steps: steps.map(([, choices, insights, is_complete]) => ({
      type: "draft",
      answers: 0,
      choices,
      prompt: choices,
      preview: viewWith(choices, insights, { on_road: is_complete ? null : "river-1" }),
      is_complete: is_complete ?? false,
      ended: "",
      beforehand: [],
    })),
  };
}

const START = viewWith(["stay", "go:citadel.0"]);
const PAYING = draftOf(
  ["go:citadel.0", ["go:river-1.2", "cross"]],
  ["cross", ["pay:2C", "pay:5C", "pay:9C"], { sum: PRICE }],
);
const PAID = draftOf(
  ["go:citadel.0", ["go:river-1.2", "cross"]],
  ["cross", ["pay:2C", "pay:5C", "pay:9C"], { sum: PRICE }],
  ["pay:9C", ["done"], { sum: { ...PRICE, have: 9 } }],
  ["done", ["go:river-1.2"]],
  ["go:river-1.2", [], {}, true],
);

describe("cards that are put together", () => {
  test("come to what each is worth, and what comes on top once", () => {
    const sum = { ...PRICE, extra: [{ cards: ["2C"], points: 10 }] };
    expect(worth(sum, ["5C"])).toBe(5);
    expect(worth(sum, ["2C", "5C"])).toBe(17);
    expect(isEnough(PRICE, ["2C"])).toBe(false);
    expect(
      isEnough({ ...PRICE, kind: "discard", need: 1, is_exact: true, cards: { "2C": 1, "5C": 1 } }, ["2C", "5C"]),
    ).toBe(false);
    expect(isEnough({ ...PRICE, kind: "buy", need: 0, means: 6 }, ["2C", "5C"])).toBe(false);
  });

  test("are found in a draft, waited for or paid", () => {
    const [waiting] = gatheringsOf(START, PAYING, false);
    expect(waiting).toMatchObject({ start: 2, cards: [], isDone: false });
    const [paid] = gatheringsOf(START, PAID, false);
    expect(paid).toMatchObject({ start: 2, cards: ["9C"], isDone: true, end: 4 });
  });

  test("can be changed, and what comes after stays", () => {
    const paid = gatheringsOf(START, PAID, false)[0]!;
    const rest = restAfter(PAID, paid);
    expect(rest).toEqual(["go:river-1.2"]);
    const fewer = partsWithCards(PAID, paid, ["5C"], rest);
    expect(fewer).toEqual(["go:citadel.0", "cross"]);
    const other = partsWithCards(PAID, paid, ["5C", "2C"], rest);
    expect(other).toEqual(["go:citadel.0", "cross", "pay:2C", "pay:5C", "done", "go:river-1.2"]);
  });

  test("are kept in order", () => {
    expect(toggled(["9C"], "2C")).toEqual(["2C", "9C"]);
    expect(toggled(["2C", "9C"], "9C")).toEqual(["2C"]);
    expect(inOrder(["X1", "AS", "TC", "2D"])).toEqual(["TC", "AS", "2D", "X1"]);
  });
});

describe("a move", () => {
  test("goes on by itself where there is one road, and pays as suggested", () => {
    expect(onward(START, draftOf(["go:citadel.0", ["go:river-1.2", "cross"]]))).toEqual(["go:river-1.2"]);
    expect(onward(START, draftOf(["go:citadel.0", ["go:a-1.0", "go:a-1.1"]]))).toEqual([]);
    expect(onward(START, draftOf(["go:citadel.0", ["go:a-1.0", "joker"]]))).toEqual([]);
    expect(onward(START, PAYING)).toEqual(["pay:2C", "pay:5C", "done"]);
  });

  test("is taken back by decisions, not by parts", () => {
    expect(stepBack(START, PAID)).toEqual([]);
    const forked = draftOf(["go:citadel.0", ["go:a-1.0", "go:a-1.1"]], ["go:a-1.0", ["go:b-1.0"]], ["go:b-1.0", []]);
    expect(stepBack(START, forked)).toEqual(["go:citadel.0"]);
  });
});

describe("what can be chosen on the land", () => {
  const reach = { place: "tower-clubs", price: 0, parts: ["go:citadel.0", "go:river-1.2"] };
  const view = viewWith(["stay", "go:citadel.0"], {
    outlook: [reach, { ...reach, price: 7, parts: ["ride:tower-clubs"] }],
  });
  const ground = { trails, roads: ROADS };

  test("are places by their cheapest way, and roads", () => {
    const targets = targetsOf(view, NOTHING, ground);
    expect(targets.map(({ key, price }) => [key, price])).toEqual([
      ["tower-clubs", 0],
      ["go:citadel.0", null],
    ]);
    expect(targets[0]!.others).toEqual([["ride:tower-clubs"]]);
  });

  test("along a composed way, what else could be done there is offered aside", () => {
    const aside = targetsOf(view, PAID, ground).filter((target) => target.isAside);
    expect(aside.map(({ key }) => key)).toEqual(["go:river-1.2"]); // instead of crossing
    const walked = draftOf(["go:citadel.0", ["go:river-1.2", "cross"]], ["go:river-1.2", [], {}, true]);
    expect(targetsOf(view, walked, ground).find((target) => target.isAside)).toMatchObject({ key: "cross", price: 7 });
  });

  test("a finger means the road close by, else the tile that it is on", () => {
    const targets = targetsOf(view, NOTHING, ground);
    expect(meant(targets, [52, 3], 10, () => "river-1")?.key).toBe("go:citadel.0");
    expect(meant(targets, [210, 30], 10, () => "tower-clubs")?.key).toBe("tower-clubs");
    expect(meant(targets, [-40, 0], 10, () => "citadel")).toBeNull();
  });
});

// --- what lies open on the land -----------------------------------------------------------------------------------------

function laid(what: string, tiles: string[], road: string | null = null): Laid {
  return { what, tiles, road, cards: [], points: 3, player: null, notice: { id: "", args: {} } } as unknown as Laid;
}

function moves(before: Laid[], now: Laid[], sailing: Leg[] = []) {
  return movesOf(thingsOf(before), thingsOf(now), sailing, SEA, trails, ROADS);
}

describe("what lies open on the land", () => {
  test("is told apart, however much of it there is", () => {
    const keys = thingsOf([laid("anchor", ["citadel"]), laid("anchor", ["tower-clubs"]), laid("ship", ["citadel"])]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  test("goes along roads or through the air to where it has got to, and only if it is a figure", () => {
    const [[, guard]] = moves([laid("guard", ["citadel"])], [laid("guard", ["tower-clubs"])]) as [[string, Leg[]]];
    expect(guard.map(({ kind }) => kind)).toEqual(["walk"]);
    expect(guard[0]!.way).toContainEqual([150, 0]);
    const [[, storm]] = moves([laid("storm", ["citadel"])], [laid("storm", ["tower-clubs"])]) as [[string, Leg[]]];
    expect(storm.map(({ kind }) => kind)).toEqual(["fly"]);
    expect(moves([laid("anchor", ["citadel"])], [laid("anchor", ["tower-clubs"])])).toEqual([]);
    expect(moves([laid("guard", ["citadel"])], [laid("guard", ["citadel"])])).toEqual([]);
  });

  test("comes from beside the board", () => {
    expect(moves([], [laid("beast", ["river-1"])])[0]![1][0]!.way[0]).toEqual(SEA);
  });

  test("sails round the land, and with whoever sails there", () => {
    const [home, port] = [laid("ship", ["citadel"]), laid("ship", ["tower-clubs"], "tower-clubs.3")];
    const way = moves([home], [port])[0]![1][0]!.way;
    expect(Math.max(...way.map(([, down]) => Math.abs(down)))).toBeGreaterThan(60);
    const leg: Leg = { kind: "sail", way: [SEA, [250, 0]] };
    expect(moves([home], [port], [leg])).toEqual([]);
    expect(leg.carries).toBe("ship 0");
  });

  test("is where it has got to at once for those who want to see no motion", () => {
    const leg: Leg = { kind: "fly", way: [SEA, [0, 0]] };
    for (const isStill of [true, false]) {
      vi.stubGlobal("document", { hidden: false });
      vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
      vi.stubGlobal("requestAnimationFrame", () => 0);
      const stage = new Stage();
      stage.send([["storm 0", [leg]]]);
      expect("storm 0" in stage.travelling).toBe(!isStill);
    }
    vi.unstubAllGlobals();
  });
});
