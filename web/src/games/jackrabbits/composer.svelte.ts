/** A move of the race while it is put together: what is picked, what it amounts to, and what can be done next. */

import { tick } from "svelte";
import { choicesAfter, isComplete, type Draft } from "../../table/draft";
import type { View } from "../../types";
import type { BoardProps } from "../game";
import { kindOf, ON_LAND, targetOf, WITH_CARD } from "./actions";
import {
  doneWithCards,
  gatheringsOf,
  isEnough,
  onward,
  partsWithCards,
  restAfter,
  toggled,
  usableCards,
} from "./compose";
import { insightsOf, stateOf } from "./state";
import { LISTS, MOMENTS, PUTS } from "./suits";
import type { Target } from "./targets";

/** What a composer reads of its board, always as it is now, and what it has done there. */
export type Given = Pick<
  BoardProps,
  "view" | "draft" | "me" | "isBusy" | "compose" | "confirm" | "play" | "why" | "whyNotThere" | "whyNotWith"
>;

const AT_ONCE = ["roll", "rest", "pass", "contest", "call", "down"]; // buttons that are no part of a longer move
const OF_MARKET_OR_TRADE = ["buy", "say", "ask"]; // these have a scene of their own
const USUAL = ["match", "roll", "claim", "down", "queen"]; // the button that stands out, if it is there

/** A card for free comes first, to do nothing more last. */
function rank(action: string): number {
  return kindOf(action) === "match" ? 0 : action === "rest" ? 2 : 1;
}

function has(choices: readonly string[], kind: string): boolean {
  return choices.some((choice) => kindOf(choice) === kind);
}

export class Composer {
  picked = $state<string | null>(null); // a card that can be used in several ways
  isDiscarding = $state(false);
  isShopping = $state(false);
  put = $state<string | null>(null); // the kind of action for which one chooses a tile
  listed = $state<string | null>(null); // the kind whose list is unfolded
  private picks = $state.raw<string[] | null>(null); // cards chosen, but not enough yet
  private tail: string[] = []; // what came after the cards that are being changed

  constructor(private readonly given: Given) {}

  private get view(): View {
    return this.given.view;
  }

  private get draft(): Draft {
    return this.given.draft;
  }

  readonly canAct = $derived.by(() => this.given.me !== null && !this.given.isBusy && this.view.choices.length > 0);
  readonly isReady = $derived.by(() => isComplete(this.draft));
  readonly choices = $derived.by((): string[] => {
    if (!this.canAct) return [];
    return this.isReady ? this.view.choices : choicesAfter(this.view, this.draft);
  });

  // --- cards that are put together ----------------------------------------------------------------------------------

  readonly mustDiscard = $derived.by(
    () => this.choices.length > 0 && this.choices.every((choice) => ["discard", "rest"].includes(kindOf(choice))),
  );
  readonly mayDiscard = $derived.by(
    () => !this.mustDiscard && insightsOf(this.view).discards !== null && this.canAct && !this.draft.parts.length,
  );
  private readonly gatherings = $derived.by(() =>
    this.canAct ? gatheringsOf(this.view, this.draft, this.isDiscarding || this.mustDiscard) : [],
  );
  readonly gathering = $derived.by(() => this.gatherings.findLast((one) => one.sum.kind !== "buy") ?? null);
  readonly market = $derived.by(() => this.gatherings.find((one) => one.sum.kind === "buy") ?? null);
  readonly chosen = $derived.by(() => this.picks ?? this.gathering?.cards ?? []);
  readonly usable = $derived.by(() => (this.canAct ? usableCards(this.view, this.gathering) : null));
  /** Where in the draft a trade is put into words; -1 if none is. */
  readonly offer = $derived.by(() => this.draft.parts.findIndex((part) => kindOf(part) === "offer"));

  /** Choose these cards: as soon as they are enough they are part of the move. */
  gather = (cards: string[]): void => {
    const { gathering } = this;
    if (!gathering) return;
    if (gathering.sum.is_exact && cards.length > gathering.sum.need) cards = cards.slice(-gathering.sum.need);
    if (gathering.isDone) this.tail = restAfter(this.draft, gathering);
    const parts = partsWithCards(this.draft, gathering, cards, this.tail);
    this.picks = isEnough(gathering.sum, cards) ? null : cards;
    if (this.picks) void this.given.compose(parts);
    else void this.extend(parts);
  };

  press = (card: string): void => {
    if (!this.canAct) return;
    const { gathering, given } = this;
    if (gathering && card in gathering.sum.cards) return this.gather(toggled(this.chosen, card));
    if (gathering) return given.whyNotWith?.(card, this.draft.parts.slice(0, gathering.start));
    const own = doneWithCards(this.view).filter((choice) => targetOf(choice) === card);
    this.picked = own.length > 1 ? card : null;
    if (own.length === 1 && kindOf(own[0] ?? "") === "discard") void this.discard(card);
    else if (own.length === 1 && own[0]) void given.compose([own[0]]);
    else if (own.length === 0) given.whyNotWith?.(card);
  };

  /** Begin to discard down, with this card. */
  private async discard(card: string): Promise<void> {
    this.isDiscarding = true;
    await tick();
    this.gather([card]);
  }

  buy = (card: string): void => {
    const { market } = this;
    if (!market) return;
    const cards = toggled(market.cards, card);
    const parts = (bought: readonly string[]) => bought.map((one) => `buy:${one}`);
    if (cards.length && !isEnough(market.sum, cards)) return this.given.why(`buy:${card}`, parts(market.cards));
    this.picks = null;
    void this.extend(cards.length ? [...parts(cards), "done"] : []);
  };

  // --- moves --------------------------------------------------------------------------------------------------------

  /** Compose these parts, and what follows by itself. */
  async extend(parts: string[]): Promise<void> {
    let whole = parts;
    while (await this.given.compose(whole)) {
      const more = whole.length ? onward(this.view, this.draft) : [];
      if (!more.length || isComplete(this.draft)) return;
      whole = [...whole, ...more];
    }
  }

  choose = (target: Target): void => {
    [this.picks, this.tail] = [null, []];
    const ways = [target.parts, ...target.others];
    const at = ways.findIndex((way) => way.join() === this.draft.parts.join());
    if (at >= 0 && this.isReady) this.given.confirm();
    else void this.extend(target.parts);
  };

  /** Somebody points at a place or a road that is not to be had: have the server say why. */
  miss = ({ place, road, put }: { place?: string; road?: string; put?: string }): void => {
    if (!this.canAct) return;
    const parts = this.isReady ? [] : this.draft.parts;
    if (put !== undefined && this.putting) {
      if (put) this.given.why(`${this.putting}:${put}`, parts);
    } else if (road) this.given.why(`go:${road}`, parts);
    else if (place) this.given.whyNotThere?.(place, parts);
  };

  /** Another way to where the composed move leads. */
  readonly elsewise = $derived.by(() => {
    const { outlook } = insightsOf(this.view);
    const found = outlook.find(({ parts }) => parts.join() === this.draft.parts.join());
    const same = found ? outlook.filter(({ place }) => place === found.place) : [];
    return same.length > 1 && found ? (same[(same.indexOf(found) + 1) % same.length] ?? null) : null;
  });

  private readonly isPutAlone = $derived.by(() => MOMENTS[insightsOf(this.view).moment.what] !== undefined);
  /** What can be put on the land, where that is one choice of several. */
  readonly puts = $derived.by(() =>
    this.isPutAlone || this.isReady ? [] : Object.keys(PUTS).filter((kind) => has(this.choices, kind)),
  );
  /** The kind of action that puts something on the land, while one chooses where. */
  readonly putting = $derived.by((): string | null => {
    const kinds = Object.keys(PUTS).filter((kind) => has(this.choices, kind));
    return kinds.find((kind) => this.isPutAlone || kind === this.put) ?? null;
  });
  /** Of what kinds there is a list to choose from. */
  readonly lists = $derived.by(() =>
    Object.keys(LISTS)
      .map((kind) => ({ kind, actions: this.choices.filter((choice) => kindOf(choice) === kind) }))
      .filter(({ actions }) => actions.length > 0 && !this.isReady),
  );

  act = (action: string): void => {
    [this.picked, this.tail] = [null, []];
    if (this.draft.parts.length === 0 && AT_ONCE.includes(kindOf(action))) return this.given.play([action]);
    void this.extend(this.isReady ? [action] : [...this.draft.parts, action]);
  };

  call = (seat: number): void => {
    const action = `call:${seat}`;
    if (this.view.choices.includes(action)) this.given.play([action]);
    else this.given.why(action);
  };

  /** What is neither on the land nor in the hand; and what is new to this page, whatever it is. */
  readonly buttons = $derived.by((): string[] => {
    if (!this.canAct || this.isReady) return [];
    const now = stateOf(this.view);
    const onLand = now.on_road !== null || this.draft.parts.length > 0 || now.rabbits[this.given.me ?? 0] !== null;
    const found = this.choices.filter((choice) => {
      const kind = kindOf(choice);
      if (kind === "done") return !this.gathering && !this.market && this.offer < 0;
      if (OF_MARKET_OR_TRADE.includes(kind) || kind in LISTS) return false;
      if (kind === "match") return true;
      if (WITH_CARD.includes(kind)) return targetOf(choice) === this.picked;
      return !ON_LAND.includes(kind) || (kind === "down" && !onLand);
    });
    return found.toSorted((one, other) => rank(one) - rank(other));
  });
  readonly main = $derived.by(
    () =>
      this.buttons.find((button) => USUAL.includes(kindOf(button))) ??
      (this.buttons.length === 1 && this.buttons[0] === "rest" ? "rest" : null),
  );

  // --- letting go ---------------------------------------------------------------------------------------------------

  /** Nothing is picked any more. */
  clear(): void {
    [this.picks, this.picked, this.isDiscarding, this.isShopping] = [null, null, false, false];
    [this.put, this.listed] = [null, null];
  }

  /** Something has happened: what was picked is of the past. */
  begin(): void {
    this.clear();
    this.tail = [];
  }

  /** What was picked goes with a move that is taken back. */
  takeBack(): void {
    if (this.gathering?.start !== 0) this.picks = null;
  }
}
