/** The games that this page can show, by name. */

import type { PageGame } from "./game";
import { jacked } from "./jacked";
import { jackrabbit } from "./jackrabbit";

const GAMES: Record<string, PageGame> = { jackrabbit, jacked };

export function gameOf(name: string): PageGame | null {
  return GAMES[name] ?? null;
}
