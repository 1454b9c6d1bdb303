"""What is checked once a game is over: its result, copies made on the way, and that it can be played again."""

from __future__ import annotations

from warren.core.conformance.failing import difference, fail
from warren.core.facts import Ear
from warren.core.game import Game
from warren.core.record import read, record, replay
from warren.core.settings import Setup
from warren.core.table import Table


def check_outcome(table: Table) -> None:
    """A score for each seat, and winners who sit there."""
    outcome = table.outcome
    assert outcome is not None
    seats = range(int(table.players))
    if len(outcome.scores) != table.players or any(seat not in seats for seat in outcome.winners):
        fail("outcome", table, f"{outcome} at a table of {table.players}")


def check_copies(table: Table, copies: list[Table]) -> None:
    """Tables cloned or loaded on the way, on which the same was played, have come to the same end."""
    for copy in copies:
        if copy.dump() != table.dump():
            fail("copies", table, "a table cloned or loaded on the way came to another end")
        for seat in (*range(table.players), None):
            if copy.view(seat).dump() != table.view(seat).dump():
                found = difference(table.view(seat), copy.view(seat))
                fail("copies", table, f"seat {seat} sees another end on a table cloned or loaded on the way: {found}")


def check_same_again(game: Game, setup: Setup, table: Table) -> None:
    """The same settings, seed and actions lead to the same game, byte for byte."""
    again = game.start(setup, str(table.origin.seed))
    for seat, action, n in table.entries():
        if n < 0:
            if action not in again.choices(seat):
                fail("determinism", table, f"{game.actions.text(action)} was legal only the first time")
            again.do(seat, action)
    if again.dump() != table.dump():
        fail("determinism", table, "the same seed and actions led to another game")


def check_record(game: Game, table: Table, ear: Ear) -> None:
    """A record replays to the same table and the same facts, with its seed and without."""
    for tell_seed in (True, False):
        text = record(table, tell_seed=tell_seed).text()
        listener = Ear(game.facts)
        again = replay(read(text), game, listener)
        if again.save() != table.save() or again.entries() != table.entries():
            fail("record", table, "a replay led to another table")
        if [repr(fact) for fact in listener.truth()] != [repr(fact) for fact in ear.truth()]:
            fail("record", table, "a replay told other facts")
