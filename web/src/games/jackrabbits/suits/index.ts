/** The suits that bring something of their own to the board: a line for each. */

import { acorns } from "./acorns";
import { anchors } from "./anchors";
import { bells } from "./bells";
import { horseshoes } from "./horseshoes";
import { icicles } from "./icicles";
import type { SuitPart } from "./part";
import { shells } from "./shells";
import { shields } from "./shields";
import { torches } from "./torches";

const PARTS: readonly SuitPart[] = [torches, shields, horseshoes, acorns, shells, anchors, bells, icicles];

/** All that suits bring of one sort. */
function all<K extends keyof SuitPart>(sort: K): NonNullable<SuitPart[K]> {
  return Object.assign({}, ...PARTS.map((part) => part[sort] ?? {})) as NonNullable<SuitPart[K]>;
}

export const LOOKS = all("looks");
export const PUTS = all("puts");
export const WAYS = all("ways");
export const LISTS = all("lists");
export const CARDS = all("cards");
export const MOMENTS = all("moments");
export const NEWS = all("news");
export const STEPS = all("steps");
export const SENT = all("sent");
export const SOUNDS = all("sounds");
