"""What is checked at every position: choices, steps, pieces, copies, refusals and drafts."""

from __future__ import annotations

from collections.abc import Callable

from warren.core.conformance.drafts import check_drafts
from warren.core.conformance.failing import difference, ends_of, fail, some_actions
from warren.core.errors import IllegalAction
from warren.core.game import Game
from warren.core.rng import Chance, OutOfScript, ScriptedChance, fast
from warren.core.table import Table


def check_choices(game: Game, table: Table, _chance: Chance) -> None:
    """Somebody can act unless the game is over; choices are ascending, and the same when asked again."""
    seats = table.seats()
    if (table.outcome is None) != bool(seats):
        fail("no-dead-ends", table, f"seats to act: {seats}, outcome: {table.outcome}")
    for seat in range(table.players):
        choices = table.choices(seat)
        if bool(choices) != (seat in seats):
            fail("no-dead-ends", table, f"seat {seat} has {len(choices)} choices, seats to act: {seats}")
        if choices != sorted(set(choices)) or choices != table.choices(seat):
            fail("choices-ordered", table, f"seat {seat}: {choices}")
        if choices and [_picked(table, seat, n, len(choices)) for n in range(len(choices))] != choices:
            fail("choices-picked", table, f"seat {seat}: picked one by one, the choices are not {choices}")
        view = table.view(seat)
        behind = [*view.rules, *([view.asks.rule] if view.asks is not None else [])]
        if any(rule not in game.rules for rule in behind) or bool(choices) < bool(behind):
            fail("choice-rules", table, f"seat {seat}: the rules behind {choices} are {behind}")
        if any(action not in game.actions for action in choices + table.prompt(seat)):
            fail("choices-in-range", table, f"seat {seat}: {choices}")


def _picked(table: Table, seat: int, n: int, count: int) -> int:
    """What random play picks if chance says so; -1 if it asks for another number of outcomes."""
    try:
        return int(table.pick(seat, ScriptedChance([(count, n)])))
    except OutOfScript:
        return -1


def check_steps(game: Game, table: Table, _chance: Chance) -> None:
    """Every step that lies on the table is known to the game, and comes back from its parts and progress."""
    try:
        for code, parts, progress in table.saved_steps():
            again = game.make_step(code[0], parts, progress)
            if again.parts() != parts or again.progress() != progress:
                fail("steps", table, f"{type(again).__name__} made of {parts} gives {again.parts()} as its parts")
    except (TypeError, ValueError, IndexError) as problem:
        fail("steps", table, str(problem))


def check_pieces(game: Game, table: Table, _chance: Chance) -> None:
    """Every card is in exactly one place."""
    census = table.census()
    if len(set(census)) != len(census):
        fail("pieces", table, f"doubled: {sorted({card for card in census if census.count(card) > 1})}")
    if census != game.deal(table.setup, fast("census")).census():
        fail("pieces", table, f"there are {census}")


def check_clone(game: Game, table: Table, _chance: Chance) -> None:
    """A clone is the same, and neither notices what is done to the other."""
    before = table.dump()
    clone = table.clone()
    if clone.dump() != before or clone.census() != table.census():
        fail("clone", table, "a clone differs from its original")
    for seat in table.seats():
        for action in ends_of(table.choices(seat)):
            trial = table.clone()
            trial.play(seat, action)
            if table.dump() != before:
                fail("clone", table, f"playing {game.actions.text(action)} on a clone changed the original")
            after = trial.dump()
            again = table.clone()
            again.play(seat, action)
            if again.dump() != after:
                fail("determinism", table, f"{game.actions.text(action)} played twice led to two tables")
            if trial.dump() != after:
                fail("clone", table, f"playing {game.actions.text(action)} on one clone changed another")


def check_dump(game: Game, table: Table, _chance: Chance) -> None:
    """A table and its views survive being bytes, and go on in the same way."""
    loaded = game.load(table.dump())
    if loaded.dump() != table.dump() or loaded.census() != table.census():
        fail("dump", table, "a loaded table differs from the one dumped")
    for seat in (*range(table.players), None):
        view = table.view(seat)
        for other in (loaded.view(seat), game.load_view(view.dump())):
            if other.dump() != view.dump():
                fail("dump", table, f"the view of seat {seat} does not survive: {difference(view, other)}")
    for seat in table.seats():
        clone = table.clone()
        action = table.choices(seat)[-1]
        clone.play(seat, action)
        again = game.load(table.dump())
        again.play(seat, action)
        if again.dump() != clone.dump():
            fail("dump", table, f"a loaded table goes on differently after {game.actions.text(action)}")


def check_refusals(game: Game, table: Table, chance: Chance) -> None:
    """What is not legal is refused with a reason and changes nothing; what is legal needs no explanation."""
    before = table.dump()
    for seat in range(-1, int(table.players) + 1):
        choices = table.choices(seat)
        for action in (-1, *some_actions(game, 40, chance), game.actions.size):
            reason = table.explain(seat, action)
            if (reason is None) != (action in choices):
                fail("explain", table, f"seat {seat}, action {action}: {reason}")
            if reason is None:
                continue
            try:
                table.play(seat, action)
            except IllegalAction:
                if table.dump() == before:
                    continue
                fail("refusals", table, f"a refused action {action} of seat {seat} changed the table")
            fail("refusals", table, f"an illegal action {action} of seat {seat} was played")


POSITION_CHECKS: tuple[Callable[[Game, Table, Chance], None], ...] = (
    check_choices,
    check_steps,
    check_pieces,
    check_clone,
    check_dump,
    check_refusals,
    check_drafts,
)
