/** A report of a problem: what its reader may know of a game, and how it was shown. Nothing that is hidden, and no code. */

import { getReport } from "../house/api";
import type { Words } from "../words/words";
import { namesTo } from "./names";
import type { Room } from "./room.svelte";

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

/** What is reported: `opens` is what `warren report` opens; the rest is for people to read. */
export type Reported = Record<string, unknown> & { opens: unknown };

/** All that the house has told this seat, and from the house what opens again; null where it does not answer. */
export async function reportedAt(id: string, code: string | null, room: Room, words: Words): Promise<Reported> {
  const { table, view, facts, lines, standing, draft, hint, notice } = room;
  const opens = await getReport(code, id).catch(() => null);
  const names = table ? namesTo(table, words) : [];
  const log = lines.map((line) => words.phrase(line, names));
  return { opens, standing, table, view, log, facts, composing: draft.parts, hint, notice };
}
