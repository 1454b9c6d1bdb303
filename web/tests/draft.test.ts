/** A move being composed, part by part. */

import { expect, test, vi } from "vitest";
import { choicesAfter, composed, isComplete, NOTHING, partsWith, preview, type Draft } from "../src/table/draft";
import type { DraftTold, View } from "../src/types";

const CARDS = ["2C", "5C", "9H"];
const view = viewWith(CARDS.map((card) => `discard:${card}`));

function viewWith(choices: string[]): View {
  const shown = { targets: [], prompt: choices, rules: [], asks: null, outcome: null, state: {}, aids: {} };
  return { waiting_for: [0], phase: "", choices, ...shown };
}

/** A server that lets cards be picked in ascending order only, as Jackrabbit's does. */
async function ask(actions: string[]): Promise<DraftTold> {
  const last = actions.at(-1)!;
  const isDone = last.startsWith("top:");
  const further = CARDS.slice(CARDS.indexOf(last.slice(-2)) + 1).map((card) => `discard:${card}`);
  const choices = isDone ? [] : [...further, ...actions.map((action) => action.replace("discard", "top"))];
  const ended = isDone ? "chance" : "";
  return { type: "draft", answers: 1, choices, prompt: choices, preview: viewWith([]), is_complete: isDone, ended };
}

const drafted = (parts: string[], known: Draft = NOTHING) => composed(parts, known, ask);

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
  expect(asking.mock.calls).toEqual([[["discard:2C", "discard:5C"]]]);
});
