/** What a table has agreed on besides the usual, in words. */

import { landSetting } from "../land/told";
import type { GameInfo, TableTold } from "../types";
import type { Words } from "../words/words";

export function agreedOn(table: TableTold, info: GameInfo | null, words: Words): string[] {
  return (info?.settings ?? [])
    .filter((setting) => setting.name !== "players" && table.settings[setting.name] !== setting.default)
    .flatMap(({ name, kind }) => {
      const value = table.settings[name] ?? "";
      const label = words.label(table.game, name);
      if (kind === "flag") return [words.say("agreed-flag", { label, value })];
      const plain = kind === "choice" ? words.option(table.game, name, value) : value;
      const shown = landSetting(name, value, words) ?? plain;
      return shown ? [words.say("agreed", { label, value: shown })] : [];
    });
}
