/** Settings in groups, so that somebody in a hurry need not read them all; and what to do where some do not go together. */

import type { Pair } from "../house/trouble";
import type { GameInfo, SettingInfo } from "../types";

export const PLAYERS = "players"; // the setting that says how many play: chosen by the seats
export const LAND_SETTINGS = ["land", "suits", "tiles"]; // chosen by looking at a land

const MANY = 8; // settings: fewer are shown without groups

export interface Group {
  kind: "plain" | "game" | "options";
  settings: SettingInfo[];
}

/** Where there are many settings: those of the game itself, and the optional rules, which are on or off. */
export function groupsOf(game: GameInfo): Group[] {
  const hasLand = hasLandIn(game);
  const rest = game.settings.filter(({ name }) => name !== PLAYERS && !(hasLand && LAND_SETTINGS.includes(name)));
  if (rest.length < MANY) return [{ kind: "plain", settings: rest }];
  return [
    { kind: "game", settings: rest.filter(({ kind }) => kind !== "flag") },
    { kind: "options", settings: rest.filter(({ kind }) => kind === "flag") },
  ];
}

export function hasLandIn(game: GameInfo): boolean {
  return LAND_SETTINGS.every((name) => game.settings.some((setting) => setting.name === name));
}

/** What would make two settings go together: one of them as it usually is, or the other way round. */
export function waysOut(game: GameInfo, clash: [Pair, Pair], usual: Record<string, string>): Pair[] {
  return clash.flatMap(({ name, value }) => {
    const setting = game.settings.find((one) => one.name === name);
    if (setting?.kind === "flag") return [{ name, value: value === "yes" ? "no" : "yes" }];
    const back = usual[name] ?? value;
    return setting && name !== PLAYERS && back !== value ? [{ name, value: back }] : [];
  });
}
