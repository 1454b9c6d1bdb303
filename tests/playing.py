"""Playing any game by the texts of its actions, and looking at what came of it: one readable line each.

What is said about the cards, pegs and tiles of one game is in the helpers of its folder.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import pytest

from warren.core.errors import IllegalAction
from warren.core.facts import Ear, Fact
from warren.core.rng import Chance
from warren.core.table import Outcome, Table

T = TypeVar("T", bound=Table)


class Refusal(NamedTuple):
    """Why something cannot be done, and by which rule."""

    reason: str
    rule: str


def parsed(table: Table, script: str) -> list[int]:
    return [table.game.actions.parse(word) for word in script.split()]


def act(table: T, script: str, seat: int | None = None) -> T:
    """Play a row of actions, `"roll go:citadel.2 pay:7S done"`, each by whoever is to act first, or all by one seat."""
    for action in parsed(table, script):
        table.play(int(table.mover()) if seat is None else seat, action)
    return table


def refused(table: Table, script: str, seat: int | None = None) -> Refusal:
    """Why an action is refused; nothing has changed."""
    before = table.dump()
    with pytest.raises(IllegalAction) as refusal:
        act(table, script, seat)
    assert table.dump() == before
    return Refusal(refusal.value.reason.message, refusal.value.rule)


def legal(table: Table, seat: int | None = None) -> list[str]:
    """What a seat may do, in the order of its numbers; without one, who is to act first."""
    return [table.game.actions.text(action) for action in table.choices(int(table.mover()) if seat is None else seat)]


def offered(table: Table, seat: int | None = None) -> set[str]:
    """The same in no order."""
    return set(legal(table, seat))


def kinds(table: Table, seat: int | None = None) -> set[str]:
    """What kinds of action are offered."""
    return {text.partition(":")[0] for text in legal(table, seat)}


def of_kind(table: Table, kind: str, seat: int | None = None) -> set[str]:
    """What the offered actions of a kind are about: `of_kind(table, "pay") == {"7S", "8S"}`."""
    return {text.partition(":")[2] for text in legal(table, seat) if text.partition(":")[0] == kind}


def story(table: Table, script: str, seat: int | None = None) -> list[str]:
    """The kinds of fact, in order, that come of a row of actions."""
    ear = table.listen()
    act(table, script, seat)
    return [fact.kind for fact in ear.truth()]


def told(ear: Ear, *of: str) -> list[Fact]:
    """The facts of some kinds, in order."""
    return [fact for fact in ear.truth() if fact.kind in of]


def ended(table: Table) -> Outcome:
    """What came of a game that is over."""
    assert table.outcome is not None, "the game goes on"
    assert table.seats() == []
    return table.outcome


def play_randomly(table: Table, chance: Chance, actions: int = 1_000_000) -> None:
    """So many random actions, or to the end of the game."""
    for _ in range(actions):
        if table.outcome is not None:
            return
        seat = table.mover()
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
