"""A table of JACKED in words: pegs, cards and actions as texts, one readable line each."""

from __future__ import annotations

from typing import Any

import pytest

from warren.core.cards import members
from warren.core.errors import IllegalAction
from warren.core.facts import Ear, Fact
from warren.core.game import Outcome
from warren.games.jacked.facts import CARDS
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable
from warren.games.jacked.view import JackedView

ACTIONS = JACKED.actions
PEGS = [colour + number for colour in "RBGY" for number in "1234"]
APART = "R1:10 B1:30 G1:50 Y1:60"


def new(seed: int | str = 1, **settings: object) -> JackedTable:
    table = JACKED.new(seed, "fast", **settings)
    assert isinstance(table, JackedTable)
    return table


def cards(words: str) -> set[str]:
    return set(words.split())


def hand(table: JackedTable, seat: int) -> set[str]:
    return {CARDS[card] for card in members(table.hands[seat])}


def deck(table: JackedTable) -> set[str]:
    return {CARDS[card] for card in members(table.deck)}


def discards(table: JackedTable) -> set[str]:
    return {CARDS[card] for card in members(table.discards)}


def where(table: JackedTable, peg: str) -> str:
    """The place of a peg, as `position` names it."""
    return board(table).get(peg, "jail")


def board(table: JackedTable) -> dict[str, str]:
    """The pegs that are out of Jail, each with its place."""
    found: dict[str, str] = {}
    for number, peg in enumerate(PEGS):
        place = int(table.board.places[number])
        if place >= 96:
            found[peg] = f"home{place - 95}"
        elif place >= 0:
            is_blocker = place % table.rules.side == 0 and table.board.blocked >> (place // table.rules.side) & 1
            found[peg] = f"{place}!" if is_blocker else str(place)
    return found


def pegs(table: JackedTable) -> str:
    """The pegs that are out of Jail, in the form that `position` reads."""
    return " ".join(f"{peg}:{place}" for peg, place in board(table).items())


def legal(table: JackedTable, seat: int) -> list[str]:
    return [ACTIONS.text(action) for action in table.choices(seat)]


def plays(table: JackedTable, seat: int) -> set[str]:
    """What a player may do, but for calls and discards."""
    return {action for action in legal(table, seat) if not action.startswith(("call", "pass", "discard"))}


def act(table: JackedTable, seat: int, *actions: str) -> JackedTable:
    """A player plays these, one after the other."""
    for action in actions:
        table.play(seat, ACTIONS.parse(action))
    return table


def let_pass(table: JackedTable, *seats: int) -> JackedTable:
    for seat in seats:
        act(table, seat, "pass")
    return table


def refused(table: JackedTable, seat: int, action: str) -> str:
    """The rule by which an action is refused; nothing has changed."""
    before = table.dump()
    with pytest.raises(IllegalAction) as refusal:
        act(table, seat, action)
    assert table.dump() == before
    return refusal.value.rule


def ended(table: JackedTable) -> Outcome:
    assert table.outcome is not None, "the game goes on"
    assert table.seats() == []
    return table.outcome


def see(table: JackedTable, seat: int | None) -> JackedView:
    view = table.view(seat)
    assert isinstance(view, JackedView)
    return view


def told(ear: Ear, *kinds: str) -> list[Fact]:
    return [fact for fact in ear.truth() if fact.kind in kinds]


def killed(ear: Ear) -> list[str]:
    """The pegs that were killed, in order."""
    return [str(fact.args["peg"]) for fact in ear.truth() if fact.kind.startswith("killed")]


def red(where_pegs: str, held: str, **settings: Any) -> JackedTable:
    """Red is to play, with these cards; nobody else has any, so red goes on."""
    players = int(str(settings.get("players", 4)))
    return position(pegs=where_pegs, hands=(held, *[""] * (players - 1)), to_play=0, **settings)


def jacked(
    held: str, where: str = APART, others: tuple[str, ...] = ("2C 3C", "2H 3H", "2D 3D"), **settings: Any
) -> JackedTable:
    """Blue is to play and JACKED, in memory play."""
    return not_jacked(held, where, others, is_jacked=True, **settings)


def not_jacked(
    held: str, where: str = APART, others: tuple[str, ...] = ("2C 3C", "2H 3H", "2D 3D"), **settings: Any
) -> JackedTable:
    """Blue is to play, in memory play."""
    hands = (others[0], held, *others[1:])
    return position(pegs=where, hands=hands, to_play=1, jacked_play="memory", **settings)
