/** Any game: what the plain board makes of a view, and that nothing around the games names one. */

import { expect, test } from "vitest";
import { handOf, linesOf } from "../src/games/plain/told";
import type { View } from "../src/types";
import { Words } from "../src/words/words";

const WORDS = new Words(
  "en",
  `
hare-state-sizes = Cards in hand
page-plain-flag = { $is ->
    [yes] yes
   *[no] no
 }
`,
);
const AROUND = import.meta.glob<string>(
  ["../src/*.{ts,svelte}", "../src/{table,start,learn,replay,house,words}/*", "../src/games/{*,plain/*}.{ts,svelte}"],
  { query: "?raw", import: "default", eager: true },
);

function viewOf(state: Record<string, unknown>): View {
  const shown = { choices: [], targets: [], prompt: [], rules: [], asks: null, outcome: null, insights: {} };
  return { waiting_for: [], phase: "", ...shown, state };
}

test("what a view tells is told line by line, in the words of the game where it has some", () => {
  const lines = linesOf(
    "hare",
    viewOf({ hand: ["7H"], sizes: [2, 3], face_up: true, stacks: [["7H"], []], led: null }),
    WORDS,
  );
  expect(lines).toEqual([
    { name: "Cards in hand", value: "2, 3" },
    { name: "face up", value: "yes" },
    { name: "stacks", value: "7H; –" },
    { name: "led", value: "–" },
  ]);
});

test("a hand is what the game calls so, and a view without one has none", () => {
  expect(handOf(viewOf({ hand: ["5", "7"] }))).toEqual(["5", "7"]);
  expect(handOf(viewOf({ hand: 3 }))).toEqual([]);
  expect(handOf(viewOf({}))).toEqual([]);
});

test("nothing around the games names one", () => {
  const files = Object.entries(AROUND);
  expect(files.length).toBeGreaterThan(40);
  for (const [name, text] of files) expect(/["'`](jackrabbits?|jacked)["'`]/.test(text), name).toBe(false);
});
