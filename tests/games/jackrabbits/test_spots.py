"""What a race keeps so that it need not ask: the spots of tolls and holds, and whose cards lie aside."""

from __future__ import annotations

import pytest

import warren
from warren.core.rng import fast
from warren.games.jackrabbits.land.tiles import SHAPE, TILES
from warren.games.jackrabbits.suits.shields.seals import SEALS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.road import spots_of, toll_at

ACTIONS = 800


def barred(table: RaceTable) -> set[tuple[int, int]]:
    """Seats and the tiles that cost them something, as the rules say where each of them is asked."""
    return {
        (seat, tile)
        for seat in range(int(table.players))
        for tile in range(TILES)
        if any(rule.toll(table, seat, tile) > 0 for rule in table.rules.tolls[SHAPE[tile]])
    }


@pytest.mark.rule("JR-E0h", "JR-E8b", "JR-N1")
@pytest.mark.parametrize("drafts", ["none", "icicles"])
def test_nothing_is_overlooked_that_takes_a_toll_or_holds_or_lies_aside(drafts: str) -> None:
    game = warren.game("jackrabbits")
    settings = {"players": 3, "suits": "spades,hearts,shields,icicles", "drafts": drafts, "turn_limit": 1000}
    chance = fast("spots")
    table = game.deal(game.agree(settings), chance)
    assert isinstance(table, RaceTable)
    found = 0
    for _ in range(ACTIONS):
        table.do(table.mover(), table.pick(table.mover(), chance))
        kept, again = spots_of(table), table.clone()
        again.restore(table.save())
        assert spots_of(again) & ~kept == 0
        for seat in range(int(table.players)):
            assert table.counted(seat) == table.count(seat) + table.count(SEALS + seat)
        costs = barred(table)
        assert costs == {(seat, tile) for seat in range(3) for tile in range(TILES) if toll_at(table, seat, tile) > 0}
        found += len(costs)
    assert found > ACTIONS
