/** What a table has agreed on about its land, in words: codes are for programs. */

import type { Words } from "../words/words";

/** The value of a setting of lands as a person reads it: "" for the land itself, which is to be seen; null for other settings. */
export function landSetting(name: string, value: string, words: Words): string | null {
  if (name === "suits") return words.listed(value.split(",").map((which) => words.say("suit-name", { which })));
  if (name === "tiles") return words.say("page-land-tiles", { own: value === "standard" ? "no" : "yes" });
  return name === "land" ? "" : null;
}
