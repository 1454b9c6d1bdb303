import { wishFor } from "../../house/wishes";
import type { TableWish } from "../../types";

/** A table whose rabbits walk on a land that is there already. */
export function walkOn(settings: Record<string, string>, others: number): TableWish {
  return wishFor("land", others, null, { ...settings, players: String(others + 1), explore: "yes" });
}
