import { BOT, wishFor } from "../../house/wishes";
import type { GameInfo } from "../../types";
import type { Words } from "../../words/words";
import type { GameCard, Start } from "../game";
import Emblem from "./Emblem.svelte";
import Found from "./Found.svelte";
import { walkOn } from "./wishes";

function starts(_info: GameInfo, words: Words): Start[] {
  const alone = { players: "1", style: "free", explore: "yes" };
  return [
    { label: words.say("land-page-start-alone"), wish: wishFor("land", 0, null, alone) },
    { label: words.say("land-page-start-bot"), wish: wishFor("land", 1, BOT, { style: "free", explore: "yes" }) },
    { label: words.say("land-page-start-friend"), wish: wishFor("land", 1, null, { style: "free", explore: "yes" }) },
    { label: words.say("land-page-start-walk"), wish: walkOn({ land: "sample" }, 0) },
  ];
}

export const card: GameCard = { place: 4, Emblem, starts, More: Found };
