"""A table of JACKED in words: pegs and cards as texts. How it is played in words is in tests/playing.py."""

from __future__ import annotations

from typing import Any

from playing import act, offered
from warren.core.cards import members
from warren.core.facts import Ear
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


def plays(table: JackedTable, seat: int | None = None) -> set[str]:
    """What a player may do, but for calls and discards."""
    return {action for action in offered(table, seat) if not action.startswith(("call", "pass", "discard"))}


def let_pass(table: JackedTable, *seats: int) -> JackedTable:
    for seat in seats:
        act(table, "pass", seat)
    return table


def see(table: JackedTable, seat: int | None) -> JackedView:
    view = table.view(seat)
    assert isinstance(view, JackedView)
    return view


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
