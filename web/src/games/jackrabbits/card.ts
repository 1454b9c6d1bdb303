import { BOT, wishFor } from "../../house/wishes";
import type { GameInfo } from "../../types";
import type { Words } from "../../words/words";
import type { GameCard, Start } from "../game";
import Emblem from "./Emblem.svelte";

const MOST_OTHERS = 3;

function starts(_info: GameInfo, words: Words): Start[] {
  const race = (others: number, bot: string | null) =>
    wishFor("jackrabbits", others, bot, { players: String(others + 1) });
  return [
    { label: words.say("jackrabbits-page-start-bots", { bots: 1 }), wish: race(1, BOT) },
    { label: words.say("jackrabbits-page-start-bots", { bots: MOST_OTHERS }), wish: race(MOST_OTHERS, BOT) },
    { label: words.say("jackrabbits-page-start-friend"), wish: race(1, null) },
  ];
}

/** A seat by the fur of its rabbit. */
function seatName(seat: number, _players: number, words: Words): string {
  return words.say("jackrabbits-rabbit", { seat });
}

export const card: GameCard = { place: 1, Emblem, starts, seatName, learned: { rules: "intro" } };
