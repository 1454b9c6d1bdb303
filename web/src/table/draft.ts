/**
 * A move being composed: its parts, and what the server said after each of them.
 *
 * Parts are offered in one order only. Somebody who picks in another is helped: a part goes where it was offered last.
 */

import type { DraftTold, View } from "../types";

export interface Draft {
  parts: string[];
  steps: DraftTold[]; // one for each part
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

/** Asks for what is not yet known of a draft, all parts at once. */
export async function composed(
  parts: string[],
  known: Draft,
  ask: (actions: string[]) => Promise<DraftTold>,
): Promise<Draft> {
  let same = 0;
  while (same < parts.length && parts[same] === known.parts[same]) same++;
  const fresh = parts.slice(same).map((_, at) => ask(parts.slice(0, same + at + 1)));
  return { parts, steps: [...known.steps.slice(0, same), ...(await Promise.all(fresh))] };
}
