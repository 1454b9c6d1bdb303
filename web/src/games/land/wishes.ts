import { BOT, wishFor } from "../../house/wishes";
import type { TableWish } from "../../types";

/** A table whose rabbits walk on a land that is there already. */
export function walkOn(settings: Record<string, string>, others: number): TableWish {
  return wishFor("land", others, null, { ...settings, players: String(others + 1), explore: "yes" });
}

/** A race on a land that is there already: against a bot, or with a friend. */
export function raceOn(settings: Record<string, string>, isWithFriend: boolean): TableWish {
  return wishFor("jackrabbits", 1, isWithFriend ? null : BOT, settings);
}
