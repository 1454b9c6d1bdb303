/** What a game's settings are if nobody says otherwise. */

import type { GameInfo } from "../types";

/** The defaults of all settings where so many people sit down; the rest are bots. */
export function usualFor(game: GameInfo, people: number): Record<string, string> {
  const standard = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
  return { ...standard, ...game.among[people] };
}
