/** Cards of the race by suit and rank, as people hold them; jokers last. */

export const SUITS = "CSHDTEUNLABI";
const RANKS = "A23456789TJQK";

export function isJoker(card: string): boolean {
  return card.startsWith("X");
}

export function isRoyal(card: string): boolean {
  return /^[JQK]/.test(card);
}

export function suitOf(card: string): string {
  return isJoker(card) ? "X" : card.charAt(1);
}

export function orderOf(card: string): number {
  if (isJoker(card)) return SUITS.length * RANKS.length + Number(card.charAt(1));
  return SUITS.indexOf(card.charAt(1)) * RANKS.length + RANKS.indexOf(card.charAt(0));
}

export function inOrder(cards: readonly string[]): string[] {
  return cards.toSorted((one, other) => orderOf(one) - orderOf(other));
}
