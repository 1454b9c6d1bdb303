/**
 * How games are shown on this page: each in a folder of its own, with a card for the start page (`card.ts`) and the rest for
 * when somebody sits down (`index.ts`). A game that has no folder is shown as any game.
 */

import { getHouse } from "../house/api";
import type { GameInfo } from "../types";
import type { GameCard, PageGame } from "./game";

const CARDS = import.meta.glob<{ card: GameCard }>("./*/card.ts", { eager: true });
const GAMES = import.meta.glob<{ game: PageGame }>("./*/index.ts");

export function cardOf(name: string): GameCard | null {
  return CARDS[`./${name}/card.ts`]?.card ?? null;
}

/** In the order in which they are offered: the main one first, those without a card last. */
export function offered(games: GameInfo[]): GameInfo[] {
  const place = ({ name }: GameInfo) => cardOf(name)?.place ?? Infinity;
  return games.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

/** What a table of the game needs; null for a game that this house does not have. */
export async function loadGame(name: string): Promise<PageGame | null> {
  const load = GAMES[`./${name}/index.ts`];
  if (load) return (await load()).game;
  const isKnown = (await getHouse()).games.some((game) => game.name === name);
  return isKnown ? (await import("./plain/plain")).plain(name) : null;
}
