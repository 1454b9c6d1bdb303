/** What happened, line by line: the words for each are in `words/`. */

import type { Line, StoryTold } from "../types";

/** A story with what is new in it: the last lines may have changed. */
export function grown(lines: readonly Line[], { start, lines: more }: StoryTold): Line[] {
  return [...lines.slice(0, start), ...more];
}

/** The lines that are new since somebody looked last, or have changed. */
export function newIn(lines: readonly Line[], before: readonly Line[]): Line[] {
  const first = lines.findIndex((line, at) => line !== before[at]);
  return first < 0 ? [] : lines.slice(first);
}
