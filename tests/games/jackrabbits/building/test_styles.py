"""JR-B3: strict, free and freestyle building, and lands that are there already."""

from __future__ import annotations

import pytest

from playing import act, offered, parsed, refused, told
from warren.core.facts import Ear
from warren.core.playout import play_out
from warren.core.rng import fast
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import UNSEEN
from warren.games.jackrabbits.land.tiles import BY_NAME, NAMES

from .helpers import TWO, counts, hand, laid, new, position, put, see, triangle


@pytest.mark.rule("JR-B3")
def test_in_strict_you_choose_a_shape_and_chance_turns_over_the_tile() -> None:
    table = new(3, style="strict")
    ear = table.listen()
    assert offered(table) == {"flip:hexagon", "flip:rhombus", "flip:triangle"}
    act(table, "flip:rhombus")
    [flipped] = told(ear, "flipped")
    assert see(table, 1).shown()["in_hand"] == flipped.args["tile"]
    assert all(action.startswith("at:") for action in offered(table))


@pytest.mark.rule("JR-B3")
def test_in_strict_every_tile_of_the_shape_that_nobody_has_seen_may_turn_up() -> None:
    table = new(3, style="strict", suits=TWO)
    seen = set()
    for number in range(80):
        trial = table.clone()
        trial.chance = fast(f"flip {number}")
        act(trial, "flip:triangle")
        seen.add(str(trial.view(None).shown()["in_hand"]))
    assert seen == {f"{kind}-{one}" for kind in ("merchant", "tavern", "cave") for one in (1, 2)}


@pytest.mark.rule("JR-B3")
def test_flipping_ends_a_draft_for_nobody_knows_what_comes() -> None:
    table = new(3, style="strict")
    assert table.after(0, parsed(table, "flip:rhombus")).ended == "chance"


@pytest.mark.rule("JR-B3")
def test_in_strict_a_shape_that_is_used_up_cannot_be_flipped() -> None:
    table = position("", "cave-1 woods-1", style="strict")
    assert refused(table, "flip:hexagon") == ("land-none-left", "JR-B1")
    assert refused(table, "tile:cave-1") == ("land-flip-first", "JR-B3")


@pytest.mark.rule("JR-B3")
def test_in_free_you_place_any_of_your_tiles_in_turns() -> None:
    table = new(2, style="free")
    assert offered(table) == {f"tile:{name}" for name in hand(table, 0)}
    assert offered(table, 1) == set()
    put(table, 0, triangle(table, 0), "0,0,1")
    assert table.seats() == [1]


@pytest.mark.rule("JR-B3")
def test_in_freestyle_anybody_places_at_any_time() -> None:
    table = new(2, style="freestyle", players=3)
    assert table.seats() == [0, 1, 2]
    assert table.view(None).waiting_for == [0, 1, 2]
    first = triangle(table, 2)
    put(table, 2, first, "0,0,1")
    assert table.seats() == [0, 1, 2]
    put(table, 2, triangle(table, 2), "-1,1,0")
    assert table.seats() == [0, 1, 2]
    assert sum(counts(table, 2).values()) == 10
    assert refused(table, f"tile:{first}", 1) == ("land-not-your-tile", "JR-B1")


@pytest.mark.rule("JR-B3")
def test_in_freestyle_a_move_can_be_composed_whole_while_others_build() -> None:
    table = new(2, style="freestyle")
    parts = parsed(table, f"tile:{triangle(table, 1)} at:0:0 turn:1")
    draft = table.after(1, parts)
    assert (draft.is_complete, draft.ended) == (True, "")
    put(table, 0, triangle(table, 0), "-1,1,0")
    table.play_all(1, parts)
    assert len(laid(table)) == 3


@pytest.mark.rule("JR-B3")
def test_in_freestyle_search_and_learning_see_everybody_in_turn() -> None:
    table = new(2, style="freestyle", players=3, suits=TWO)
    order = []
    chance = fast("order")
    while table.outcome is None:
        seat = int(table.mover())
        if not table.continues():
            order.append(seat)
        table.do(seat, table.pick(seat, chance))
    assert order == [0, 1, 2] * 6


@pytest.mark.rule("JR-B3")
def test_who_has_placed_everything_waits_for_the_others() -> None:
    table = position("", "cave-1", "cave-2 cave-3", style="freestyle")
    put(table, 0, "cave-1", "0,0,1")
    assert table.seats() == [1]
    assert table.choices(0) == []


@pytest.mark.rule("JR-B3")
@pytest.mark.parametrize("style", ["strict", "free", "freestyle"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_building_ends_when_all_tiles_lie(style: str, players: int) -> None:
    ear = Ear(LAND.facts)
    table = LAND.start(LAND.agree({"style": style, "players": players, "suits": TWO}), "7", listener=ear)
    play_out(table, fast("builders"))
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("land-built", ())
    assert len(told(ear, "placed", "island")) == 18
    scores = [0] * players
    for fact in told(ear, "placed"):
        scores[int(fact.seat or 0)] += int(fact.args["joins"] or 0)
    assert table.outcome.scores == tuple(scores)


@pytest.mark.rule("JR-B4")
def test_a_tile_that_was_put_back_is_known_to_be_there_and_can_turn_up_again() -> None:
    table = position("", "tower-clubs palace-clubs woods-1", style="strict", guidelines="enforce")
    act(table, "flip:hexagon")
    [back] = hand(table, 0)
    assert [NAMES[tile] for tile in range(len(NAMES)) if table.holder[tile] == UNSEEN] == [
        name for name in ("tower-clubs", "palace-clubs", "woods-1") if name != back
    ]
    act(table, "flip:rhombus at:0:1 turn:2")
    seen = set()
    for number in range(40):
        trial = table.clone()
        trial.chance = fast(f"again {number}")
        act(trial, "flip:hexagon")
        seen.add(trial.view(None).shown()["in_hand"])
    assert seen == {"tower-clubs", "palace-clubs"}
    assert BY_NAME[back] in table.hand(0)
