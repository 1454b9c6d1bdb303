"""A table of Jackrabbit in words: cards as texts. How it is played in words is in tests/playing.py."""

from __future__ import annotations

from playing import act, ended, offered
from warren.core.cards import CARD_TEXTS, members, text
from warren.core.rng import Chance
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.view import JackrabbitView

ACTIONS = JACKRABBIT.actions


def new(seed: int | str = 1, **settings: object) -> JackrabbitTable:
    table = JACKRABBIT.new(seed, "fast", **settings)
    assert isinstance(table, JackrabbitTable)
    return table


def cards(words: str) -> set[str]:
    return set(words.split())


def hand(table: JackrabbitTable, seat: int) -> set[str]:
    return {text(card) for card in members(table.hands[seat])}


def stack(table: JackrabbitTable, owner: int) -> list[str]:
    """From the bottom up."""
    return [text(int(card)) for card in table.stack(owner)]


def pile(table: JackrabbitTable) -> set[str]:
    return {text(card) for card in members(table.pile)}


def discards(table: JackrabbitTable) -> set[str]:
    return {text(card) for card in members(table.discards)}


def name(card: int) -> str | None:
    """The card's text; None where there is no card."""
    return None if card < 0 else text(card)


def totals(table: JackrabbitTable) -> tuple[int, int]:
    return int(table.totals[0]), int(table.totals[1])


def see(table: JackrabbitTable, seat: int | None) -> JackrabbitView:
    view = table.view(seat)
    assert isinstance(view, JackrabbitView)
    return view


def play_random_turn(table: JackrabbitTable, chance: Chance) -> None:
    """A whole turn of whoever is to play: a discard of several cards is one turn. Deals first, if it is time to."""
    if is_counted(table):
        act(table, "deal")
    seat = table.seats()[0]
    for _ in range(53):
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
        if not table.continues():
            return
    raise AssertionError("a turn without end")


def is_counted(table: JackrabbitTable) -> bool:
    """The hand is over and has been counted, and the next one is to be dealt."""
    return any(offered(table, seat) == {"deal"} for seat in table.seats())


def play_random_hand(table: JackrabbitTable, chance: Chance) -> None:
    """To the end of this hand: it has been counted, the next one is not dealt yet."""
    for _ in range(1000):
        play_random_turn(table, chance)
        if table.outcome is not None or is_counted(table):
            return
    raise AssertionError("a hand without end")


def points_of_stack(tested: str, **settings: object) -> int:
    """What a stack alone is worth. The hand ends with nobody out, so there is nothing else to score.

    The stack lies in front of player 1. Player 0 pairs a card on their own stack, player 1 draws one of three cards,
    two are left, and the hand is over (JB-5, JB-10).
    """
    used = tested.split()
    rank = next(rank for rank in "23456789TQKA" if sum(word[0] == rank for word in used) <= 2)
    lower, upper = [word for word in CARD_TEXTS if word[0] == rank and word not in used][:2]
    kept, other, *three = [word for word in CARD_TEXTS if word not in {*used, lower, upper}][:5]
    table = position(
        hands=(f"{upper} {kept}", other),
        stacks=(lower, tested),
        pile=" ".join(three),
        discards="",
        to_play=0,
        totals=(0, 0),
        seed="a stack",
        **settings,
    )
    return ended(act(table, f"own:{upper}")).scores[1]
