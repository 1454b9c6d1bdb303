/** A connection that comes back by itself, and moves that are never lost and never played twice. */

import { beforeEach, expect, test } from "vitest";
import { Live, LostError, RefusedError, type Socket, type Standing } from "../src/table/live";
import type { FactTold, Frame, Line, State } from "../src/types";

class FakeSocket implements Socket {
  sent: { type: string; asks?: number; move?: number; facts?: number; actions?: string[] }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close(): void {
    this.onclose?.();
  }

  hear(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[];
let waits: { milliseconds: number; then: () => void }[];
let standings: Standing[];
let facts: FactTold[];
let lines: Line[];
let live: Live;

beforeEach(() => {
  [sockets, waits, standings, facts, lines] = [[], [], [], [], []];
  const world = {
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    wait: (milliseconds: number, then: () => void) => void waits.push({ milliseconds, then }),
  };
  const hearer = {
    state: (_state: State, told: FactTold[], story: Line[]) => ([facts, lines] = [told, story]),
    standing: (standing: Standing) => void standings.push(standing),
  };
  live = new Live(world, hearer, "code");
  live.start();
});

const last = () => sockets.at(-1)!;

function state(move: number, told: string[] = [], from = 0): State {
  const table = {
    id: "t",
    game: "g",
    settings: {},
    status: "playing" as const,
    seats: [],
    your_seat: 0,
    maker: null,
    then: null,
    again: null,
    next: null,
  };
  const list = told.map((fact) => ({ fact, seat: 0, args: {} }));
  const lines = told.map((fact) => ({ message: fact, arguments: {}, seat: 0, facts: [fact], rules: [] }));
  return {
    type: "state",
    table,
    move,
    view: null,
    facts: list,
    facts_from: from,
    story: { start: from, lines },
    land: null,
  };
}

function connect(move = 0, told: string[] = [], from = 0): void {
  last().onopen?.();
  last().hear(state(move, told, from));
}

test("it says hello first, and asks for facts that it does not have yet", () => {
  connect(0, ["dealt", "starts"]);
  expect(last().sent).toEqual([{ type: "hello", code: "code", facts: 0 }]);
  last().close();
  waits[0]!.then();
  last().onopen?.();
  expect(last().sent[0]!.facts).toBe(2);
  last().hear(state(0, ["played"], 2));
  expect(facts.map((fact) => fact.fact)).toEqual(["dealt", "starts", "played"]);
});

test("lines of the story that have changed take the place of those that they were", () => {
  connect(0, ["dealt", "fought"]);
  const more = state(0, ["fought on", "stole"], 2);
  last().hear({ ...more, story: { ...more.story, start: 1 } });
  expect(lines.map((line) => line.message)).toEqual(["dealt", "fought on", "stole"]);
});

test("it waits longer from try to try, but not for ever, and soon again once it was back", () => {
  for (let number = 0; number < 8; number++) {
    last().close();
    waits[number]!.then();
  }
  expect(waits.map((wait) => wait.milliseconds)).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000, 5000]);
  connect();
  last().close();
  expect(waits.at(-1)!.milliseconds).toBe(300);
  expect(standings.at(-1)).toBe("lost");
});

test("it hurries when asked to, and then does not come back twice", () => {
  last().close();
  live.hurry();
  expect(sockets.length).toBe(2);
  waits[0]!.then();
  expect(sockets.length).toBe(2);
});

test("a move in flight when the connection drops is sent again with the same number", async () => {
  connect(3);
  const played = live.play(["own:7H"]);
  last().close();
  waits[0]!.then();
  connect(4, [], 0); // the server had got it
  const again = last().sent[1]!;
  expect(again).toMatchObject({ type: "move", move: 3, actions: ["own:7H"] });
  last().hear({ type: "accepted", answers: again.asks!, move: 4, is_repeated: true });
  await expect(played).resolves.toMatchObject({ is_repeated: true });
  last().close();
  waits[1]!.then();
  connect(4);
  expect(last().sent.length).toBe(1); // answered: not sent once more
});

test("a move made while the connection is lost goes out when it is back", () => {
  connect(0);
  last().close();
  void live.play(["deal"]);
  waits[0]!.then();
  connect(0);
  expect(last().sent[1]).toMatchObject({ type: "move", move: 0, actions: ["deal"] });
});

test("a question that is lost with the connection is told so", async () => {
  connect();
  const asked = live.ask({ type: "hint", actions: [] });
  last().close();
  await expect(asked).rejects.toBeInstanceOf(LostError);
  await expect(live.ask({ type: "hint", actions: [] })).rejects.toBeInstanceOf(LostError);
});

test("what is refused is told with its problem", async () => {
  connect();
  const asked = live.ask({ type: "draft", actions: ["own:7H"], known: 0 });
  const problem = { code: "action/illegal", message: "error-action-illegal", arguments: {} };
  last().hear({ type: "refused", answers: last().sent[1]!.asks!, problem });
  await expect(asked).rejects.toThrow("action/illegal");
  await expect(asked).rejects.toBeInstanceOf(RefusedError);
});

test("a table that does not exist is not tried again; one that is too busy is", () => {
  const refusal = (code: string): Frame => ({
    type: "refused",
    answers: 0,
    problem: { code, message: "", arguments: {} },
  });
  last().hear(refusal("wire/too-many"));
  last().close();
  expect(waits.length).toBe(1);
  waits[0]!.then();
  last().hear(refusal("table/unknown"));
  last().close();
  expect(waits.length).toBe(1);
  expect(standings.at(-1)).toBe("refused");
});
