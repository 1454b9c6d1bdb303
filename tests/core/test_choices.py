"""Choices as machine integers: the same as the lists that everybody else gets."""

from __future__ import annotations

import pytest

import warren
from warren.core.choices import Choices
from warren.core.playout import play_out
from warren.core.rng import fast

SUITS = "clubs,spades,hearts,diamonds,torches,shields,horseshoes,acorns,shells,anchors,bells,icicles"


def test_more_choices_than_there_was_room_for_are_put_in_order() -> None:
    found = Choices()
    for action in range(100, 0, -1):
        found.append(action)
    found.sort()
    assert found.listed() == [*range(1, 101)]
    assert [found.has(action) for action in (0, 1, 100, 101)] == [False, True, True, False]
    found.clear()
    assert found.listed() == []
    assert not found.has(1)


@pytest.mark.parametrize(("game", "settings"), [("jackrabbits", {"suits": SUITS, "players": 3}), ("jacked", {})])
def test_just_what_is_listed_can_be_played_and_picked(game: str, settings: dict[str, object]) -> None:
    setup = warren.game(game).agree({"turn_limit": 20, **settings})
    whole = warren.game(game).start(setup, "choices")
    play_out(whole, fast("choices"))
    table = warren.game(game).start(setup, "choices")
    for mover, action, n in whole.entries():
        if n < 0:
            choices, step = table.choices(mover), table.step()
            near = {other for choice in choices for other in range(max(0, choice - 2), choice + 3)}
            assert sorted(other for other in near if step.allows(table, mover, other)) == choices
            assert table.pick(mover, fast(str(action))) in choices
            assert table.picked_from == len(choices)
            table.play(mover, action)
