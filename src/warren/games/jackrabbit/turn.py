"""A player's turn: play a card if you can, else discard and draw (JB-4, JB-7, JB-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import PASS
from warren.core.cards import CARD_TEXTS, bit, lowest, members, nth, size
from warren.core.errors import Reason, first_reason
from warren.core.messages import Thing, sitter
from warren.core.rng import Chance
from warren.core.step import Turn
from warren.games.jackrabbit.actions import (
    ACTIONS,
    DEAL,
    DISCARD,
    OTHER,
    OWN,
    TOP,
    discard_with_top,
    pick_discard,
    play_other,
    play_own,
)

if TYPE_CHECKING:
    from warren.games.jackrabbit.table import JackrabbitTable


class Play(Turn["JackrabbitTable"]):
    """Play one card on either stack; who can play must; who cannot, discards. JB-4, JB-7, JB-8."""

    name = "play"

    def asks(self, t: JackrabbitTable, seat: i64) -> Reason | None:
        """Who can play nothing is told so, and what there is to do instead."""
        return None if t.playable(self.seat) else Reason("jackrabbit-ask-discard", "JB-8", player=sitter(seat))

    def choices(self, t: JackrabbitTable) -> list[int]:
        hand = t.hands[self.seat]
        own = hand & t.fitting(self.seat)
        other = hand & t.fitting(1 - self.seat)
        actions: list[int] = []
        if own | other:
            add_all(actions, OWN, own)
            add_all(actions, OTHER, other)
        else:
            add_all(actions, DISCARD, hand)
        return actions

    def pick(self, t: JackrabbitTable, seat: i64, chance: Chance) -> i64:
        hand = t.hands[self.seat]
        own = hand & t.fitting(self.seat)
        other = hand & t.fitting(1 - self.seat)
        if not own | other:
            return pick_discard(nth(hand, any_below(t, size(hand), chance)))
        owns = size(own)
        n = any_below(t, owns + size(other), chance)
        if n < owns:
            return play_own(nth(own, n))
        return play_other(nth(other, n - owns))

    def choose(self, t: JackrabbitTable, action: i64) -> None:
        kind = ACTIONS.kind(action)
        if kind == OWN:
            t.lay(self.seat, self.seat, action - OWN)
        elif kind == OTHER:
            t.lay(self.seat, 1 - self.seat, action - OTHER)
        else:
            t.push(Discard(self.seat, bit(action - DISCARD)))

    def rules(self, t: JackrabbitTable, seat: i64) -> tuple[str, ...]:
        return ("JB-4", "JB-5", "JB-6", "JB-7") if t.playable(self.seat) else ("JB-7", "JB-8", "JB-9")

    def because(self, t: JackrabbitTable, action: i64) -> Reason:
        playable = t.playable(self.seat)
        if action == DEAL:
            return Reason("jackrabbit-hand-goes-on", "JB-10")
        if action == PASS:
            message = "jackrabbit-no-pass" if playable else "jackrabbit-no-pass-discard"
            return Reason(message, "JB-7", cards=named(playable))
        kind = ACTIONS.kind(action)
        card = action - kind
        is_play = kind == OWN or kind == OTHER
        price = (
            self._does_not_fit(t, card, self.seat if kind == OWN else 1 - self.seat)
            if is_play
            else Reason("jackrabbit-must-play", "JB-7", cards=named(playable))
        )
        return first_reason(
            phase=Reason("jackrabbit-nothing-picked", "JB-8") if kind == TOP and not playable else None,
            means=not_held(t, self.seat, card, "JB-4" if is_play else "JB-8"),
            price=price,
        )

    def _does_not_fit(self, t: JackrabbitTable, card: i64, stack: i64) -> Reason:
        """What is on top, and the smallest change: another stack, another card, or a discard."""
        where = "own" if stack == self.seat else "other"
        there = t.hands[self.seat] & t.fitting(stack)
        if t.fitting(1 - stack) & bit(card):
            instead = "stack"
        elif there:
            instead = "card"
        else:
            there = t.playable(self.seat)
            instead = "play" if there else "discard"
        return Reason(
            "jackrabbit-does-not-fit",
            "JB-4",
            card=CARD_TEXTS.thing(card),
            stack=where,
            top=CARD_TEXTS.thing(t.tops[stack]),
            instead=instead,
            cards=named(there),
        )


class Discard(Turn["JackrabbitTable"]):
    """Pick further cards, in ascending order, or discard what was picked and name the one on top. JB-8."""

    name = "discard"

    def __init__(self, seat: i64, picked: i64) -> None:
        super().__init__(seat)
        self.picked = picked

    def choices(self, t: JackrabbitTable) -> list[int]:
        actions: list[int] = []
        add_all(actions, DISCARD, self._further(t))
        add_all(actions, TOP, self.picked)
        return actions

    def pick(self, t: JackrabbitTable, seat: i64, chance: Chance) -> i64:
        further = self._further(t)
        count = size(further)
        n = any_below(t, count + size(self.picked), chance)
        if n < count:
            return pick_discard(nth(further, n))
        return discard_with_top(nth(self.picked, n - count))

    def choose(self, t: JackrabbitTable, action: i64) -> None:
        if ACTIONS.kind(action) == DISCARD:
            t.push(Discard(self.seat, self.picked | bit(action - DISCARD)))
        else:
            t.discard(self.seat, self.picked, action - TOP)

    def rules(self, t: JackrabbitTable, seat: i64) -> tuple[str, ...]:
        return ("JB-8", "JB-9", "JB-14")

    def because(self, t: JackrabbitTable, action: i64) -> Reason:
        kind = ACTIONS.kind(action)
        if kind not in (DISCARD, TOP):
            return Reason("jackrabbit-finish-discard", "JB-8", cards=named(self.picked))
        card = action - kind
        told, most = CARD_TEXTS.thing(card), int(t.most_discards())
        phase: Reason | None = None
        if kind == DISCARD and self.picked & bit(card):
            phase = Reason("jackrabbit-picked-already", "JB-8", card=told, cards=named(self.picked))
        message = "jackrabbit-not-picked" if kind == TOP else "jackrabbit-ascending"
        price = Reason(message, "JB-8", card=told, cards=named(self.picked))
        if kind == DISCARD and size(self.picked) >= most:
            price = Reason("jackrabbit-piles-too-small", "JB-8", most=most)
        return first_reason(phase=phase, means=not_held(t, self.seat, card, "JB-8"), price=price)

    def _further(self, t: JackrabbitTable) -> i64:
        """The cards that may still be picked."""
        if size(self.picked) < t.most_discards():
            return t.hands[self.seat] & self._higher()
        return 0

    def _higher(self) -> i64:
        """All cards above the highest picked one: each set is picked in one way only."""
        below: i64 = 0
        rest = self.picked
        while rest:
            below = bit(lowest(rest) + 1) - 1
            rest &= rest - 1
        return ~below

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.picked]


class NextHand(Turn["JackrabbitTable"]):
    """The hand has been counted, and everybody can see the full stacks; who starts the next one deals. JB-2, JB-3."""

    name = "next-hand"

    def choices(self, t: JackrabbitTable) -> list[int]:
        return [DEAL]

    def choose(self, t: JackrabbitTable, action: i64) -> None:
        t.deal()

    def rules(self, t: JackrabbitTable, seat: i64) -> tuple[str, ...]:
        return ("JB-3", "JB-13")

    def because(self, t: JackrabbitTable, action: i64) -> Reason:
        return Reason("jackrabbit-hand-is-over", "JB-10")


def any_below(t: JackrabbitTable, count: i64, chance: Chance) -> i64:
    """Which of so many choices is picked."""
    t.picked_from = count
    if count == 1:
        return 0
    return chance.below(count)


def not_held(t: JackrabbitTable, seat: i64, card: i64, rule: str) -> Reason | None:
    """Whether the card is missing."""
    if t.hands[seat] & bit(card):
        return None
    return Reason("jackrabbit-not-in-hand", rule, card=CARD_TEXTS.thing(card))


PLAYS: Final = [Play(0), Play(1)]


def add_all(actions: list[int], start: i64, cards: i64) -> None:
    while cards:
        actions.append(start + lowest(cards))
        cards &= cards - 1


def named(cards: i64) -> tuple[Thing, ...]:
    return CARD_TEXTS.things(members(cards))
