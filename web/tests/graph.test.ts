import { describe, expect, it } from "vitest";
import { linesOf, scaleOf, spread, xOf, yOf, type Box } from "../src/replay/graph";
import { turnStarts, withLands } from "../src/replay/reel.svelte";
import type { LandTold, PositionTold } from "../src/types";

const BOX: Box = { left: 0, top: 0, right: 100, bottom: 50 };

describe("the graph of a game", () => {
  it("has round numbers beside it, and zero among them", () => {
    expect(scaleOf([0, 3]).ticks).toEqual([0, 1, 2, 3]);
    expect(scaleOf([12, 47]).ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scaleOf([-7, 5]).ticks).toEqual([-10, -5, 0, 5]);
    expect(scaleOf([]).ticks).toEqual([0, 1]);
  });

  it("holds a value until the next one", () => {
    const tally = { name: "royals", stops: [0, 4, 8], values: [[0], [2], [2]] };
    const [line] = linesOf(tally, 8, scaleOf([0, 2]), BOX);
    expect(line).toEqual({ seat: 0, path: "M0 50H0H50V0H100", end: [100, 0] });
  });

  it("lays lines of one value side by side, so that each is seen", () => {
    const [one, other] = linesOf({ name: "cards", stops: [0], values: [[1, 1]] }, 1, scaleOf([1]), BOX);
    expect(one?.path).not.toEqual(other?.path);
  });

  it("moves names apart without leaving the picture", () => {
    const places = spread([50, 50, 50], 15, BOX);
    expect(places).toEqual([20, 35, 50]);
    expect(spread([10, 40], 15, BOX)).toEqual([10, 40]);
  });

  it("knows where a stop and a value lie", () => {
    expect(xOf(1, 4, BOX)).toBe(25);
    expect(yOf(1, { low: 0, high: 2, ticks: [] }, BOX)).toBe(25);
    expect(xOf(0, 0, BOX)).toBe(0);
  });
});

describe("a replay", () => {
  it("finds where turns begin", () => {
    expect(turnStarts([0, 0, 1, 1, 1, 2])).toEqual([0, 2, 5]);
    expect(turnStarts([])).toEqual([]);
  });

  it("keeps a land until another one is told", () => {
    const [one, other] = [{ code: "one" }, { code: "other" }] as unknown as LandTold[];
    const told = [one, null, other, null].map((land) => ({ land })) as unknown as PositionTold[];
    expect(withLands(told).map(({ land }) => land?.code)).toEqual(["one", "one", "other", "other"]);
  });
});
