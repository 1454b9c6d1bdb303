import type { Words } from "../../words/words";
import type { GameCard } from "../game";
import Emblem from "./Emblem.svelte";
import { coloursOf } from "./state";

/** A seat by its colours, which are its corners of the board. */
function seatName(seat: number, players: number, words: Words): string {
  return words.listed(coloursOf(seat, players).map((colour) => words.say("jacked-page-colour", { colour })));
}

export const card: GameCard = { place: 2, Emblem, seatName };
