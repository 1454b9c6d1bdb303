/** Tables as people usually wish for them. */

import type { SeatWish, TableWish } from "../types";

/** The level that plays where nobody chooses one. */
export const BOT = "courtier";

/** A table with so many others: bots, or whoever comes by the link. */
export function wishFor(
  game: string,
  others: number,
  bot: string | null,
  settings: Record<string, string> = {},
): TableWish {
  const other: SeatWish = bot === null ? { who: "open", bot: "" } : { who: "bot", bot };
  return { game, settings, seats: [{ who: "me", bot: "" }, ...Array.from({ length: others }, () => other)] };
}
