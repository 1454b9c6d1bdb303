import type { View } from "../../types";
import type { Words } from "../../words/words";
import type { Composing, PageGame } from "../game";
import { kindOf, targetOf } from "./actions";
import Board from "./Board.svelte";
import { stepBack } from "./compose";
import Mini from "./Mini.svelte";
import { insightsOf, momentOf, stateOf } from "./state";
import { PUTS, WAYS } from "./suits";
import { isHexagon, tileOf } from "./walk";

const TRAVEL = [
  ...["go", "cross", "horse", "boat", "hole", "joker", "ride", "fly", "down", "fall"],
  ...Object.keys(WAYS),
];
const COVERED = ["buy", "fight", "prove", "lay", "seal", "load", "say", "ask", "give", "discard", "pay", "done"]; // told together

/** A whole move in one sentence: where it leads, what is laid down. */
function describe(parts: string[], words: Words, composing?: Composing): string {
  const cards = (kind: string) =>
    parts.filter((part) => kindOf(part) === kind).map((part) => words.card(targetOf(part)));
  const told: string[] = [];
  if (parts.some((part) => TRAVEL.includes(kindOf(part)))) told.push(journey(parts, words, composing));
  for (const part of parts) {
    if (part === "rest" && parts.length > 1) continue;
    if (TRAVEL.includes(kindOf(part)) || COVERED.includes(kindOf(part))) continue;
    told.push(words.action("jackrabbits", part, composing?.names));
  }
  for (const kind of COVERED) {
    if (kind !== "done" && cards(kind).length)
      told.push(words.say("jackrabbits-page-cards", { kind, cards: cards(kind) }));
  }
  return told.join(" ");
}

/** Where a journey leads, as far as it is composed; of one that is not, the tiles on the way. */
function journey(parts: string[], words: Words, composing?: Composing): string {
  const last = composing?.draft.steps.at(-1)?.preview;
  const seat = composing ? stateOf(composing.view).turn : 0;
  const state = last ? stateOf(last) : null;
  const place = state ? (state.on_road ?? state.rabbits[seat] ?? "none") : aim(parts, composing);
  const tiles = parts.flatMap((part) => (kindOf(part) === "go" ? [tileOf(targetOf(part))] : [])).slice(1);
  return words.say("jackrabbits-page-journey", {
    stage: state?.on_road ? "road" : place === "none" ? (state ? "off" : "some") : "place",
    place: place === "none" ? "none" : words.tile(place),
    tiles: tiles.filter((tile) => tile !== place).map((tile) => words.tile(tile)),
  });
}

/** The place that the last step names, to which its road leads, or to which just these steps are known to lead. */
function aim(parts: string[], composing?: Composing): string {
  const steps = (all: readonly string[]) => all.filter((part) => TRAVEL.includes(kindOf(part)));
  const target = targetOf(steps(parts).at(-1) ?? "");
  const place = composing?.meanings?.[target] ?? target;
  if (place && !place.includes(".") && isHexagon(place)) return place;
  const known = composing ? insightsOf(composing.view).outlook : [];
  return known.find((reach) => steps(reach.parts).join() === steps(parts).join())?.place ?? "none";
}

/** Others may call, or are asked, while it is somebody's turn. */
function isAside(view: View): boolean {
  return momentOf(view).what === "too-many" && view.choices.includes("pass") && !view.choices.includes("roll");
}

function toAct(view: View): number | null {
  const { what } = momentOf(view);
  return what === "too-many" ? stateOf(view).turn : null;
}

const CONFIRMED = [
  ...["claim", "attack", "fight", "buy", "prove", "discard", "match", "passport", "offer", "give"],
  ...["summon", "seal", "load"],
];

function confirm(parts: string[], words: Words): string {
  const kinds = new Set(parts.map(kindOf));
  const kind = CONFIRMED.find((one) => kinds.has(one)) ?? (parts.some((part) => kindOf(part) in PUTS) ? "put" : null);
  const isPaid = kinds.has("pay");
  const isTravel = parts.some((part) => TRAVEL.includes(kindOf(part)));
  return words.say("jackrabbits-page-confirm", { kind: kind ?? (isTravel ? (isPaid ? "paid-go" : "go") : "other") });
}

export const game: PageGame = {
  Board,
  Mini,
  describe,
  isAside,
  toAct,
  confirm,
  hasSound: true,
  back: ({ view, draft }) => stepBack(view, draft),
};
