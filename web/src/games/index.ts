/** The games that this page can show, by name: a card for the start page, and the rest when somebody sits down. */

import type { GameCard, PageGame } from "./game";
import { card as jacked } from "./jacked/card";
import { card as jackrabbit } from "./jackrabbit/card";
import { card as jackrabbits } from "./jackrabbits/card";
import { card as land } from "./land/card";

interface Shelved {
  card: GameCard;
  load(): Promise<PageGame>;
}

/** In the order in which they are offered: the main one first. */
const GAMES: Record<string, Shelved> = {
  jackrabbits: { card: jackrabbits, load: async () => (await import("./jackrabbits")).jackrabbits },
  jacked: { card: jacked, load: async () => (await import("./jacked")).jacked },
  jackrabbit: { card: jackrabbit, load: async () => (await import("./jackrabbit")).jackrabbit },
  land: { card: land, load: async () => (await import("./land")).land },
};

export const OFFERED = Object.keys(GAMES);

export function cardOf(name: string): GameCard | null {
  return GAMES[name]?.card ?? null;
}

/** What a table of the game needs; null for a game that this page does not know. */
export async function loadGame(name: string): Promise<PageGame | null> {
  return (await GAMES[name]?.load()) ?? null;
}
