"""Small positions of the race, played on at random, and all the truths that may lie behind what one seat saw of it.

The other way round from `beliefs.py`: every deal and every outcome of chance is tried on whole tables, by the rules of
the game alone, and those that would have looked otherwise to the seat are left out.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from warren.core.actions import PASS
from warren.core.facts import Ear, event
from warren.core.rng import OutOfScript
from warren.core.worlds import Forecast
from warren.games.jackrabbits.actions import ACTIONS, ROLL
from warren.games.jackrabbits.beliefs import POOL, Beliefs, place_of
from warren.games.jackrabbits.deck import CARD_TEXTS, CARDS, PILE, RANK_BIT, SPENT, STACK
from warren.games.jackrabbits.facts import MATCHED
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.anchors.anchored import ANCHORED, UNDER
from warren.games.jackrabbits.suits.clubs import PASSPORT
from warren.games.jackrabbits.suits.hearts import CONTEST
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.tracking import card_of, number_of

Cards = tuple[int, ...]
"""All that lies on a table, as stacks."""

EAGER = ("attack", "fight", "match", "prove", "contest", "passport", "buy", "queen", "loot")
"""What is done rather than not, so that something happens."""

ROUND_HERE = ("palace-hearts", "tower-spades", "plaza-hearts", "citadel")


def cards_of(table: RaceTable) -> Cards:
    return tuple(int(mask) for mask in table.cards)


def dealt(hidden: Sequence[str], sizes: Sequence[int]) -> Iterator[list[list[str]]]:
    """Every way to deal these cards to hands of these sizes; what is left comes last."""
    if not sizes:
        yield [list(hidden)]
        return
    for hand in combinations(hidden, sizes[0]):
        rest = [card for card in hidden if card not in hand]
        for others in dealt(rest, sizes[1:]):
            yield [list(hand), *others]


def put(table: RaceTable, place: int, card: str, *, is_there: bool) -> None:
    """Have a card lie in a place, or not."""
    suit, rank = divmod(CARD_TEXTS.index(card), 13)
    table.cards[place * STACK + suit] &= ~RANK_BIT[rank]
    if is_there:
        table.cards[place * STACK + suit] |= RANK_BIT[rank]


class Past:
    """A position with few hidden cards that is played on, and all that the seat must think possible."""

    def __init__(
        self, seed: str, players: int, viewer: int | None, *, edition: str = "standard", is_pirate: bool = False
    ) -> None:
        """With spades and hearts; or with anchors by their draft, the ship and its hold where all are. JR-EV6."""
        self.viewer = viewer
        self.second = "anchors" if is_pirate else "hearts"
        self.dice = random.Random(seed)
        deck = [rank + suit for suit in ("S", self.second[0].upper()) for rank in "A23456789T"]
        self.dice.shuffle(deck)
        others = [seat for seat in range(players) if seat != viewer]
        sizes = [self.dice.choice((2, 3, 4)) for _ in range(players)]
        hands = [[deck.pop() for _ in range(size)] for size in sizes]
        pile = [deck.pop() for _ in range(1 if len(others) > 2 else self.dice.choice((1, 2)))]
        place = self.dice.choice(ROUND_HERE).replace("hearts", self.second)
        extras = [self._extras(seat) for seat in range(players)]
        self.now = position(
            tuple(" ".join([*hand, *more]) for hand, more in zip(hands, extras, strict=True)),
            (place,) * players,
            pile=" ".join(pile),
            to_play=self.dice.randrange(players),
            phase="acquisition",
            suits=f"spades,{self.second}",
            drafts="anchors" if is_pirate else "none",
            remembers={"anchors": (place,)} if is_pirate else None,
            edition=edition,
        )
        if is_pirate:
            self._lay_away()
        for seat in others:  # all but one or two of their cards were shown before
            while len(hands[seat]) > self.dice.choice((1, 2)):
                self.now.tell(event(MATCHED, seat, CARD_TEXTS.index(hands[seat].pop())))
        self.truths: dict[str, tuple[RaceTable, float]] = {}
        hidden = sorted(card for hand in (*(hands[seat] for seat in others), pile) for card in hand)
        for found in dealt(hidden, [len(hands[seat]) for seat in others]):
            table = self.now.clone()
            for place_now, place_then in zip((*others, PILE), found, strict=True):
                for card in hidden:
                    put(table, place_now, card, is_there=card in place_then)
            self._add(table, 1.0)

    def _lay_away(self) -> None:
        """All that is spent lies open from now on: so the hold soon becomes the pile."""
        for card in self.now.cards_in(SPENT):
            self.now.move_card(card, SPENT, UNDER)
            self.now.tell(event(ANCHORED, 0, card, 0, 0))

    def _extras(self, seat: int) -> list[str]:
        """Royals and jokers, which everybody knows of."""
        return [["X1"], [f"Q{self.second[0].upper()}"], ["KS"], []][seat] if self.dice.random() < 0.5 else []

    def _add(self, table: RaceTable, odds: float) -> None:
        key = json.dumps([cards_of(table), table.saved_steps()])
        before = self.truths.get(key)
        self.truths[key] = (table, odds if before is None else before[1] + odds)

    # --- playing on ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """One random action, and all that it can have been."""
        seat = int(self.now.mover())
        action = self._choose(seat)
        start = len(self.now.log)
        ear = self.now.listen()
        self.now.do(seat, action)
        told = self._heard(ear)
        rolled: tuple[int, ...] = ()
        if ACTIONS.kind(action) in (ROLL, PASSPORT):
            rolled = tuple(outcome for owner, outcome, _ in self.now.entries(start) if owner < 0)[:2]
        before = list(self.truths.values())
        self.truths = {}
        for table, odds in before:
            self._follow(table, odds, seat, action, rolled, told)

    def _choose(self, seat: int) -> int:
        choices = self.now.choices(seat)
        eager = [action for action in choices if self.now.game.actions.text(action).startswith(EAGER)]
        if eager and self.dice.random() < 0.7:
            return self.dice.choice(eager)
        idle = [action for action in choices if self.now.game.actions.text(action) in ("stay", "rest", "down", "done")]
        if idle and self.dice.random() < 0.7:
            return idle[0]
        return self.dice.choice(choices)

    def _heard(self, ear: Ear) -> list[str]:
        return [repr(fact) for fact in ear.facts(self.viewer)]

    def _follow(
        self, table: RaceTable, odds: float, seat: int, action: int, rolled: tuple[int, ...], told: list[str]
    ) -> None:
        """Every way in which the action could have turned out on this table, as far as the seat saw the same."""
        if action not in table.choices(seat):
            if action != CONTEST or seat == self.viewer:
                return
            action = PASS  # an answer that nobody may have seen: if it was seen, this will be told otherwise
        pending = [rolled]
        while pending:
            known = pending.pop()
            trial = table.clone()
            chance = Forecast(known)
            trial.chance = chance
            ear = trial.listen()
            try:
                trial.do(seat, action)
            except OutOfScript as unknown:
                pending += [(*known, outcome) for outcome in range(unknown.wanted)]
            else:
                if self._heard(ear) == told:
                    self._add(trial, odds * chance.odds)

    # --- what may be ---------------------------------------------------------------------------------------------

    def odds(self) -> dict[Cards, float]:
        """How likely each way for the cards to lie is."""
        found: dict[Cards, float] = {}
        for table, odds in self.truths.values():
            found[cards_of(table)] = found.get(cards_of(table), 0.0) + odds
        total = sum(found.values())
        return {cards: odds / total for cards, odds in found.items()}


def odds_by(beliefs: Beliefs, cards: Cards) -> float:
    """How likely the beliefs say that cards lie so: the sum over all pasts of what one deal in each is worth."""
    total = 0.0
    for past in range(len(beliefs.weights)):
        share = float(beliefs.weights[past])
        if not all(holds(cards, int(beliefs.hand_in(past, number)), int(card_of(number))) for number in beliefs.held):
            continue
        start = 0
        for lot in range(int(beliefs.lots)):
            left = int(beliefs.left[lot])
            unseen = [int(card) for card in beliefs.unseen[start : start + left]]
            start += left
            for hand in (hand for hand in beliefs.dealt_to if hand != POOL):  # what is left lies in the pile
                count = int(beliefs.count_in(past, lot, hand))
                if sum(holds(cards, int(place_of(hand)), card) for card in unseen) != count:
                    share = 0.0
                share /= comb(left, count)
                left -= count
        total += share
    return total


def odds_of(beliefs: Beliefs, card: str, seat: int) -> float:
    """How likely the beliefs say that a hand has a card that was shown."""
    number = number_of(CARD_TEXTS.index(card))
    pasts = range(len(beliefs.weights))
    return sum(float(beliefs.weights[past]) for past in pasts if beliefs.hand_in(past, number) == seat)


def holds(cards: Cards, place: int, card: int) -> bool:
    return bool(cards[place * STACK + card // 13] & int(RANK_BIT[card % 13]))


def shown(cards: Cards) -> str:
    """The hands, for a failure to be read."""
    return " | ".join(
        " ".join(CARD_TEXTS[card] for card in range(CARDS) if holds(cards, place, card)) for place in range(5)
    )
