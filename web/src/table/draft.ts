/**
 * A move being composed: its parts, and what the server said after each of them.
 *
 * Parts are offered in one order only. Somebody who picks in another is helped: a part goes where it was offered last.
 */

import { LostError, RefusedError } from "./live";
import type { DraftTold, Problem, StepTold, View } from "../types";

export interface Draft {
  parts: string[];
  steps: StepTold[]; // one for each part
}

export const NOTHING: Draft = { parts: [], steps: [] };

/** What could come after the first so many parts. */
export function choicesAfter(view: View, draft: Draft, count = draft.parts.length): string[] {
  return (count === 0 ? view.choices : draft.steps[count - 1]?.choices) ?? [];
}

/** The parts with one more, in the last place where it was offered; null if it never was. */
export function partsWith(view: View, draft: Draft, action: string): string[] | null {
  for (let count = draft.parts.length; count >= 0; count--) {
    if (choicesAfter(view, draft, count).includes(action)) return draft.parts.toSpliced(count, 0, action);
  }
  return null;
}

export function isComplete(draft: Draft): boolean {
  return draft.steps.at(-1)?.is_complete ?? false;
}

/** What the seat would see. */
export function preview(view: View, draft: Draft): View {
  return draft.steps.at(-1)?.preview ?? view;
}

export type AskDraft = (actions: string[], known: number) => Promise<DraftTold>;

/** The parts as far as they stand, with what was wrong with the next one. All that is not known is asked in one question. */
export async function composed(
  parts: string[],
  known: Draft,
  ask: AskDraft,
): Promise<{ draft: Draft; problem: Problem | null }> {
  let same = 0;
  while (same < parts.length && parts[same] === known.parts[same]) same++;
  const before = known.steps.slice(0, same);
  if (same === parts.length) return { draft: { parts, steps: before }, problem: null };
  const { steps, problem } = await ask(parts, same);
  return { draft: { parts: parts.slice(0, same + steps.length), steps: [...before, ...steps] }, problem };
}

/** Whoever has tried out too much waits for as long as they are told, and asks again if that is still wanted. */
export function patiently(ask: AskDraft, pause: (seconds: number) => Promise<void>, isWanted: () => boolean): AskDraft {
  return async (actions, known) => {
    for (;;) {
      try {
        return await ask(actions, known);
      } catch (error) {
        if (!(error instanceof RefusedError) || error.problem.code !== "draft/too-many") throw error;
        await pause(Number(error.problem.arguments.seconds));
        if (!isWanted()) throw new LostError();
      }
    }
  };
}
