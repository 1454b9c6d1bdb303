/** What a table has agreed on about its land, in words: codes are for programs. */

import type { Words } from "../words/words";

/** The value of a setting of lands as a person reads it; null for other settings. */
export function landSetting(name: string, value: string, words: Words): string | null {
  if (name === "suits") return words.listed(value.split(",").map((which) => words.say("suit-label", { which })));
  if (name === "tiles") return words.say("page-land-tiles", { own: value === "standard" ? "no" : "yes" });
  if (name !== "land") return null;
  const [kind = "", ...rest] = value.split(":");
  if (kind !== "generated") {
    const where = value === "build" ? "built" : value.startsWith("L") ? "kept" : "box";
    return words.say("page-land-kind", { kind: where });
  }
  const character = rest.length > 1 ? (rest[0] ?? "none") : "none";
  return words.say("page-land-generated", { character, seed: rest.at(-1) ?? "" });
}
