/** What can be done next, by cards, pegs and places: so that a move can be composed in whatever order somebody picks. */

import { COLOURS, JAIL } from "./geometry";

/** One of the choices that the server offers, taken apart. */
export interface Choice {
  action: string;
  kind: string;
  card: string; // the rank that is taken from the hand, W for a joker; empty for a further part of a seven
  rank: string; // what it is played as
  pegs: string[]; // one of these is touched: all of a colour in Jail, or both that are swapped
  place: number | null; // where the peg goes, if it is one that goes somewhere
}

/** What somebody has picked so far. */
export interface Pick {
  card: string | null; // as in the hand: 7H, X1
  rank: string | null; // what a joker stands for
  peg: string | null;
}

/** A place on the board that a pick leads to. */
export interface Target {
  key: string;
  place: number;
  peg: string;
  choice: Choice;
}

export const NONE: Pick = { card: null, rank: null, peg: null };
const RANKS = "A23456789TJQK";

/** The rank of a card of the hand, as actions name it. */
export function rankOf(card: string): string {
  return card.startsWith("X") ? "W" : card.charAt(0);
}

export function choicesOf(
  actions: readonly string[],
  leads: Record<string, number>,
  pegs: Record<string, number>,
): Choice[] {
  return actions.map((action) => {
    const [kind = "", first = "", ...rest] = action.split(":");
    const place = leads[action] ?? null;
    if (kind === "part") return { action, kind, card: "", rank: "7", pegs: [first], place };
    const [card, rank] = first.startsWith("W") ? ["W", first.slice(1)] : [first, first];
    if (kind === "out") {
      const jailed = Object.keys(pegs).filter((peg) => peg.startsWith(rest[0] ?? "-") && pegs[peg] === JAIL);
      return { action, kind, card, rank, pegs: jailed, place };
    }
    return { action, kind, card, rank, pegs: rest.filter((one) => COLOURS.includes(one.charAt(0))), place };
  });
}

/** Whether a choice moves pegs: not a discard, a forfeit, a call. */
export function isPlay(choice: Choice): boolean {
  return choice.pegs.length > 0;
}

/** The plays that fit what is picked. */
export function matching(choices: readonly Choice[], pick: Pick): Choice[] {
  return choices.filter((choice) => isPlay(choice) && fitsCard(choice, pick) && fitsPeg(choice, pick.peg));
}

function fitsCard(choice: Choice, pick: Pick): boolean {
  if (pick.card === null || choice.card === "") return true;
  return choice.card === rankOf(pick.card) && (pick.rank === null || choice.card !== "W" || choice.rank === pick.rank);
}

function fitsPeg(choice: Choice, peg: string | null): boolean {
  return peg === null || choice.pegs.includes(peg);
}

/** The pegs that can be picked now: with a card those it can move; with one peg of a ten, those it can change with. */
export function litPegs(choices: readonly Choice[], pick: Pick): Set<string> {
  const swaps = matching(choices, pick).filter((choice) => choice.kind === "swap");
  const isSwap =
    pick.peg !== null && swaps.length > 0 && (pick.card !== null || choices.every((one) => one.card === ""));
  const found = isSwap ? swaps : matching(choices, { ...pick, peg: null });
  return new Set(found.flatMap((choice) => choice.pegs).filter((peg) => peg !== pick.peg || !isSwap));
}

/** What a joker could stand for. */
export function ranksOf(choices: readonly Choice[], pick: Pick): string[] {
  const found = new Set(matching(choices, { ...pick, rank: null }).map((choice) => choice.rank));
  return [...RANKS].filter((rank) => found.has(rank));
}

/**
 * The places that what is picked leads to. A seven goes to many: its places are shown when its peg is picked, or there
 * is only one. A peg without a card shows where plain cards take it.
 */
export function targetsOf(choices: readonly Choice[], pick: Pick): Target[] {
  if (pick.card === null && pick.peg === null && choices.some((choice) => choice.card !== "")) return [];
  const isOpen = (choice: Choice): boolean => choice.kind === "seven" || choice.kind === "part";
  const isSure = pick.card !== null && (rankOf(pick.card) !== "W" || pick.rank !== null);
  const fitting = matching(choices, pick).filter(
    (choice) =>
      choice.place !== null && (isSure || choice.kind === "part" || (!isOpen(choice) && isKnown(choice, pick))),
  );
  const areMany = new Set(fitting.filter(isOpen).flatMap((choice) => choice.pegs)).size > 1;
  const found = new Map<string, Target>();
  for (const choice of fitting) {
    const peg = pick.peg ?? choice.pegs[0] ?? "";
    const key = choice.place !== null && choice.place >= 96 ? `${peg.charAt(0)}${choice.place}` : `${choice.place}`;
    if ((areMany && isOpen(choice)) || choice.place === null || found.has(key)) continue;
    found.set(key, { key, place: choice.place, peg, choice });
  }
  return [...found.values()];
}

/** Jokers are not guessed at: their places are shown when they are picked themselves. */
function isKnown(choice: Choice, pick: Pick): boolean {
  return choice.card !== "W" || (pick.card !== null && pick.peg !== null);
}

/** An action that would be what somebody means, so that the server can say why it cannot be done. */
export function meant(pick: Pick, peg: string, place: number | null): string | null {
  if (pick.card === null) return null;
  const card = rankOf(pick.card);
  const rank = card === "W" ? pick.rank : card;
  if (rank === null) return null;
  const played = card === "W" ? `W${rank}` : rank;
  if (place === JAIL && (rank === "A" || rank === "K")) return `out:${played}:${peg.charAt(0)}`;
  if (rank === "7") return `seven:${played}:${peg}:7`;
  if (rank !== "T") return `move:${played}:${peg}`;
  const [first, second] = [pick.peg ?? peg, peg].sort((one, other) => order(one) - order(other));
  return `swap:${played}:${first}:${second}`;
}

function order(peg: string): number {
  return COLOURS.indexOf(peg.charAt(0)) * 4 + Number(peg.charAt(1));
}
