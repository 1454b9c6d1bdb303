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

const GAMES: Record<string, Shelved> = {
  jackrabbit: { card: jackrabbit, load: async () => (await import("./jackrabbit")).jackrabbit },
  jacked: { card: jacked, load: async () => (await import("./jacked")).jacked },
  jackrabbits: { card: jackrabbits, load: async () => (await import("./jackrabbits")).jackrabbits },
  land: { card: land, load: async () => (await import("./land")).land },
};

export function cardOf(name: string): GameCard | null {
  return GAMES[name]?.card ?? null;
}

/** What a table of the game needs; null for a game that this page does not know. */
export async function loadGame(name: string): Promise<PageGame | null> {
  return (await GAMES[name]?.load()) ?? null;
}
