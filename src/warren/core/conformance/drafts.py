"""What is checked of drafts: composing a move has no effect, and foretells what happens."""

from __future__ import annotations

from warren.core.conformance.failing import any_of, difference, ends_of, fail
from warren.core.game import Game
from warren.core.rng import Chance
from warren.core.table import Table

LONGEST_DRAFT = 6


def check_drafts(game: Game, table: Table, chance: Chance) -> None:
    """Composing a move, part by part, has no effect; what it foretells is what happens."""
    before = table.dump()
    for seat in table.seats():
        if table.after(seat, []).choices != table.choices(seat):
            fail("drafts", table, f"an empty draft of seat {seat} offers something else")
        for action in ends_of(table.choices(seat)):
            _check_draft(game, table, seat, action, chance)
        if table.dump() != before:
            fail("drafts", table, f"drafting a move of seat {seat} changed the table")


def _check_draft(game: Game, table: Table, seat: int, action: int, chance: Chance) -> None:
    """Compose a move that begins with an action, and play it beside that on a clone."""
    prefix: list[int] = []
    played = table.clone()
    while True:
        prefix.append(action)
        move = " ".join(game.actions.text(part) for part in prefix)
        draft = table.after(seat, prefix)
        played.play(seat, action)
        is_foretold = draft.ended not in ("chance", "hidden")
        if is_foretold:
            seen = played.view(seat)
            if played.choices(seat) != draft.choices or seen.dump() != draft.preview.dump():
                fail("drafts", table, f"drafting {move} foretold otherwise: {difference(draft.preview, seen)}")
        if draft.is_complete:
            ends = {_played_whole(table, seat, prefix) for _ in range(2)}
            if played.dump() not in ends or len(ends) > 1:
                again = {_played_whole(table, seat, prefix) for _ in range(20)}
                if len(ends | again) > 1:
                    fail("determinism", table, f"{move} played twice led to two tables")
                fail("drafts", table, f"{move} played whole led elsewhere than its parts")
        if draft.ended or not draft.choices or len(prefix) == LONGEST_DRAFT:
            return
        action = any_of(draft.choices, chance)


def _played_whole(table: Table, seat: int, move: list[int]) -> bytes:
    """Where a whole move leads to on a clone."""
    trial = table.clone()
    trial.play_all(seat, move)
    return trial.dump()
