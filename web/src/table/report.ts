/** A report of a problem: what its reader may know of a game, and how it was shown. Nothing that is hidden, and no code. */

import type { Words } from "../words/words";
import { namesTo } from "./names";
import type { Room } from "./room.svelte";

/** The part of a room that goes into a report: all of it is what the house has told this seat. */
export type Known = Pick<Room, "table" | "view" | "facts" | "lines" | "standing" | "draft" | "hint" | "notice">;

/** With what, and where, it was looked at. */
export interface Circumstances {
  at: string;
  address: string;
  warren: string;
  browser: string;
  language: string;
  theme: string;
  window: string;
  screen: string; // all that could be read on it
}

export function reportOf(said: string, now: Circumstances, known: Known, words: Words): string {
  const { table, view, facts, lines, standing, draft, hint, notice } = known;
  const names = table ? namesTo(table, words) : [];
  const log = lines.map((line) => words.phrase(line, names));
  return JSON.stringify(
    { said, ...now, standing, table, view, log, facts, composing: draft.parts, hint, notice },
    null,
    1,
  );
}
