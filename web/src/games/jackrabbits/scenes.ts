/** Moments that everybody should see: who, what, why, and what now. For those who act and for those who watch. */

import type { Line, OutcomeTold, View } from "../../types";
import type { Names, Words } from "../../words/words";
import { insightsOf, stateOf, type Moment } from "./state";
import { MOMENTS, NEWS } from "./suits";

/** One side of a fight or a contest: whose it is, and what they have laid down. */
export interface Side {
  seat: number;
  cards: string[];
  total: number | null;
}

export interface Scene {
  icon: string;
  title: string;
  now: string; // what now, and for whom
  sides: Side[];
  isMine: boolean; // the reader is to act
  isOnLand: boolean; // and does so on the land, which must be seen
  isEnd: boolean; // of the race
}

const ICONS: Record<string, string> = {
  contest: "heart",
  "open-contest": "heart",
  prove: "heart",
  duel: "spade",
  saving: "sea",
  fallen: "sea",
  "in-flight": "club",
  shopping: "diamond",
  "too-many": "hand",
  discarding: "hand",
  "give-back": "carrot",
  "lay-open": "heart",
  "name-capital": "hand",
  wording: "diamond",
  response: "diamond",
  giving: "diamond",
};

/** What everybody waits for, as a scene; null where the land says it all. */
export function sceneOf(view: View, me: number | null, words: Words, names: Names): Scene | null {
  const moment = insightsOf(view).moment;
  const ofSuit = MOMENTS[moment.what];
  const weapon = moment.suits?.includes("spades") ? undefined : moment.suits?.[0];
  const icon = ofSuit?.sign ?? weapon ?? ICONS[moment.what] ?? (isKnown(moment.what) ? null : "hand");
  if (view.outcome) return ending(view, view.outcome, words, names);
  if (icon === null) return null;
  const isMine = view.choices.length > 0 && (moment.player === undefined || moment.player === me);
  const what = ICONS[moment.what] ? moment.what : "other";
  const given = givenOf(view, moment, words, names);
  const role = roleOf(moment, me, isMine);
  const rest = { sides: sidesOf(view, moment), isMine, isEnd: false };
  if (ofSuit) {
    const told = { ...given, role };
    const [title, what] = [ofSuit.say(words, "", told), ofSuit.say(words, "now", told)];
    return { icon, title, now: what, isOnLand: ofSuit.onLand === true, ...rest };
  }
  const { player, visitor, contester, attacker, defender, place, royal, need, begins, passport, value, missing } =
    given;
  const { price, limit, left, over, offerer, other, suits } = given;
  return {
    icon,
    title: words.say("jackrabbits-page-scene", {
      what,
      player,
      visitor,
      contester,
      attacker,
      defender,
      place,
      passport,
      limit,
      left,
      over,
      offerer,
      other,
    }),
    now: words.say("jackrabbits-page-scene-now", {
      what,
      role,
      player,
      visitor,
      royal,
      need,
      begins,
      value,
      price,
      missing,
      limit,
      suits,
    }),
    isOnLand: ["in-flight", "saving"].includes(moment.what),
    ...rest,
  };
}

/** The end of the race: who has won, with which royals. */
function ending(view: View, outcome: OutcomeTold, words: Words, names: Names): Scene {
  const { royals } = stateOf(view);
  const sides = outcome.winners.map((seat) => ({ seat, cards: royals[seat] ?? [], total: null }));
  return {
    icon: "carrot",
    title: words.outcome(outcome, names),
    now: "",
    sides,
    isMine: false,
    isOnLand: false,
    isEnd: true,
  };
}

const ON_THE_LAND = ["", "roll", "set-out", "on-road", "pass-through", "acquire", "pay", "finish"];

function isKnown(what: string): boolean {
  return ON_THE_LAND.includes(what);
}

/** `me`: the reader acts; `visitor`: it is about the reader; `other`: the reader watches. */
function roleOf(moment: Moment, me: number | null, isMine: boolean): string {
  if (isMine && moment.what === "prove") return moment.player === moment.visitor ? "visitor" : "contester";
  if (isMine) return "me";
  return me !== null && moment.visitor === me ? "visited" : "other";
}

function givenOf(view: View, moment: Moment, words: Words, names: Names) {
  const now = stateOf(view);
  const player = (seat: number | undefined) => words.player(seat ?? 0, names);
  return {
    player: moment.player === undefined ? words.listed(view.waiting_for.map(player)) : player(moment.player),
    visitor: player(moment.visitor),
    contester: player(moment.contester),
    attacker: player(moment.attacker),
    defender: player(moment.defender),
    place: moment.place ? words.tile(moment.place) : "none",
    royal: moment.royal ? words.card(moment.royal) : "none",
    suits: (moment.suits ?? []).map((text) => words.named({ sort: "suit", text })),
    need: moment.need ?? 0,
    begins: (moment.need ?? 0) <= 1 ? "yes" : "no",
    passport: now.passport ? words.card(now.passport) : "none",
    value: moment.value ?? 0,
    missing: moment.missing ?? 0,
    price: now.price,
    limit: insightsOf(view).limit,
    left: moment.left ?? 0,
    offerer: player(moment.offerer),
    other: player(moment.other),
    over: (moment.over ?? []).map((seat) => player(seat)),
  };
}

function sidesOf(view: View, moment: Moment): Side[] {
  const now = stateOf(view);
  if (moment.attack !== undefined) {
    const { attacker = 0, defender = 0, attack, defence = 0 } = moment;
    return [
      { seat: attacker, cards: now.tendered, total: attack },
      { seat: defender, cards: now.answered, total: defence },
    ];
  }
  const { offerer = 0, other = 0, said } = moment;
  if (said) return [offerer, other].map((seat, side) => ({ seat, cards: said[side] ?? [], total: null }));
  if (moment.what !== "prove") return [];
  return [
    { seat: moment.contester ?? 0, cards: moment.contester_shows ?? [], total: null },
    { seat: moment.visitor ?? 0, cards: moment.visitor_shows ?? [], total: null },
  ];
}

// --- what has just happened ------------------------------------------------------------------------------------------

const NOTABLE: Record<string, string> = {
  matched: "dice",
  double: "dice",
  claimed: "carrot",
  "stole-royal": "spade",
  stole: "spade",
  "stole-nothing": "spade",
  yielded: "spade",
  refused: "heart",
  "was-welcome": "heart",
  "thrown-off": "sea",
  called: "hand",
  seized: "hand",
  "seized-royal": "hand",
  fell: "sea",
  flew: "club",
  "flew-short": "club",
  grounded: "club",
  bought: "diamond",
  declined: "diamond",
  exchanged: "diamond",
  offered: "diamond",
  swindled: "diamond",
  "took-joker": "hand",
  rode: "hand",
  ...NEWS,
};

export interface Flash {
  icon: string;
  lines: string[];
  rules: string[];
}

/** What of the news is worth being shown for a moment. */
export function flashOf(news: readonly Line[], words: Words, names: Names): Flash | null {
  const shown = news.filter(({ facts }) => facts.some((fact) => fact in NOTABLE)).slice(-2); // what led there, and what came of it
  const icon = shown
    .at(-1)
    ?.facts.map((fact) => NOTABLE[fact])
    .findLast((one) => one !== undefined);
  if (!icon) return null;
  const lines = shown.map((line) => words.phrase(line, names));
  return { icon, lines, rules: [...new Set(shown.flatMap((line) => line.rules))] };
}
