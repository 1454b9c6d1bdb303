/** A move being composed, part by part. */

import { expect, test, vi } from "vitest";
import {
  choicesAfter,
  composed,
  isComplete,
  NOTHING,
  partsWith,
  patiently,
  preview,
  type Draft,
} from "../src/table/draft";
import { RefusedError } from "../src/table/live";
import type { DraftTold, StepTold, View } from "../src/types";

const PROBLEM = { code: "action/illegal", message: "error-action-illegal", arguments: {} };
const CARDS = ["2C", "5C", "9H"];
const view = viewWith(CARDS.map((card) => `discard:${card}`));

function viewWith(choices: string[]): View {
  const shown = { targets: [], prompt: choices, rules: [], asks: null, outcome: null, state: {}, insights: {} };
  return { waiting_for: [0], phase: "", choices, ...shown };
}

/** A server that lets cards be picked in ascending order only, as Jackrabbit's does. */
function step(last: string, actions: string[]): StepTold {
  const isDone = last.startsWith("top:");
  const further = CARDS.slice(CARDS.indexOf(last.slice(-2)) + 1).map((card) => `discard:${card}`);
  const choices = isDone ? [] : [...further, ...actions.map((action) => action.replace("discard", "top"))];
  const ended = isDone ? "chance" : "";
  return { choices, prompt: choices, preview: viewWith([]), is_complete: isDone, ended, beforehand: [] };
}

async function ask(actions: string[], known: number): Promise<DraftTold> {
  const stand = actions.includes("own:9H") ? actions.indexOf("own:9H") : actions.length;
  const steps = actions.slice(known, stand).map((last, at) => step(last, actions.slice(0, known + at + 1)));
  return { type: "draft", answers: 1, steps, problem: stand < actions.length ? PROBLEM : null };
}

const drafted = async (parts: string[], known: Draft = NOTHING) => (await composed(parts, known, ask)).draft;

test("before anything is composed, the choices are those of the view", () => {
  expect(choicesAfter(view, NOTHING)).toEqual(view.choices);
  expect(isComplete(NOTHING)).toBe(false);
  expect(preview(view, NOTHING)).toBe(view);
});

test("a part that comes later goes to the end", async () => {
  expect(partsWith(view, await drafted(["discard:2C"]), "discard:9H")).toEqual(["discard:2C", "discard:9H"]);
});

test("a part that comes earlier goes where it was offered", async () => {
  const draft = await drafted(["discard:2C", "discard:9H"]);
  expect(partsWith(view, draft, "discard:5C")).toEqual(["discard:2C", "discard:5C", "discard:9H"]);
  expect(partsWith(view, await drafted(["discard:5C"]), "discard:2C")).toEqual(["discard:2C", "discard:5C"]);
});

test("a part that was never offered goes nowhere", async () => {
  expect(partsWith(view, await drafted(["discard:2C"]), "own:9H")).toBeNull();
});

test("a draft is complete when the server says so, and shows what it shows", async () => {
  const draft = await drafted(["discard:2C", "top:2C"]);
  expect(isComplete(draft)).toBe(true);
  expect(preview(view, draft)).toBe(draft.steps[1]!.preview);
});

test("only what is not yet known is asked", async () => {
  const known = await drafted(["discard:2C", "discard:9H"]);
  const asking = vi.fn(ask);
  await composed(["discard:2C", "discard:5C"], known, asking);
  expect(asking.mock.calls).toEqual([[["discard:2C", "discard:5C"], 1]]);
});

test("a whole move is asked in one question, and nothing is asked that is known", async () => {
  const asking = vi.fn(ask);
  const parts = ["discard:2C", "discard:5C", "top:5C"];
  const { draft } = await composed(parts, NOTHING, asking);
  expect(asking).toHaveBeenCalledTimes(1);
  expect(draft.steps.length).toBe(3);
  await composed(parts.slice(0, 2), draft, asking);
  expect(asking).toHaveBeenCalledTimes(1);
});

test("of a move that does not stand any more, the parts before are left", async () => {
  const { draft, problem } = await composed(["discard:2C", "own:9H", "top:2C"], NOTHING, ask);
  expect(draft.parts).toEqual(["discard:2C"]);
  expect(problem).toEqual(PROBLEM);
});

test("who has tried out too much waits and asks again, as long as it is still wanted", async () => {
  const refusal = new RefusedError({
    code: "draft/too-many",
    message: "error-draft-too-many",
    arguments: { seconds: 3 },
  });
  const pause = vi.fn(async () => {});
  let isWanted = true;
  const busy = () => vi.fn(ask).mockRejectedValueOnce(refusal);
  const told = await patiently(busy(), pause, () => isWanted)(["discard:2C"], 0);
  expect(told.steps.length).toBe(1);
  expect(pause.mock.calls).toEqual([[3]]);
  isWanted = false;
  await expect(patiently(busy(), pause, () => isWanted)(["discard:2C"], 0)).rejects.toThrow();
});
