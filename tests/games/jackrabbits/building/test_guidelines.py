"""JR-B4: T, X and !, enforced, advised or ignored."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act, offered, refused, told
from warren.core.rng import fast
from warren.games.jackrabbits.building.sites import ALL_HOLD, ALL_RELAXED, CONTACTS_RELAXED
from warren.games.jackrabbits.land.placing import notes
from warren.games.jackrabbits.land.tiles import BY_NAME, NAMES, SHAPE

from .helpers import TWO, hand, laid, new, play_on, position, put

STAR = "cave-1:-1,1,0 cave-2:0,0,1 cave-3:1,-1,0 tavern-1:0,-2,1 tavern-2:-1,-1,0 tavern-3:-2,0,1"
"""A triangle at every side of the citadel."""


def advised(laid_tiles: str, *hands: str, **settings: Any) -> list[tuple[str, dict[str, Any]]]:
    """What is noted when the first tile of the first hand is placed by `spot`."""
    spot = settings.pop("spot")
    table = position(laid_tiles, *hands, **settings)
    ear = table.listen()
    tile = hands[0].split()[0]
    if spot.startswith("apart "):
        x, y = spot.removeprefix("apart ").split(",")
        act(table, f"tile:{tile} apart at:{x}:{y}")
    else:
        put(table, 0, tile, spot)
    return [(fact.kind, fact.args) for fact in ear.truth() if fact.kind.startswith("note")]


@pytest.mark.rule("JR-B4")
def test_two_hexagons_side_by_side_are_refused_where_guidelines_are_enforced() -> None:
    table = position("cave-1:-1,1,0", "tower-clubs", guidelines="enforce")
    act(table, "tile:tower-clubs")
    assert refused(table, "at:2:-1") == ("land-guideline-x", "JR-B4")
    assert offered(table) == {"at:-2:2", "at:0:2", "apart"}


@pytest.mark.rule("JR-B4")
def test_two_triangles_side_by_side_are_refused_where_guidelines_are_enforced() -> None:
    table = position("cave-1:-1,1,0", "tavern-1 woods-1", guidelines="enforce")
    act(table, "tile:tavern-1")
    assert refused(table, "at:-1:1") == ("land-guideline-triangles", "JR-B4")
    assert "at:0:0" in offered(table)


@pytest.mark.rule("JR-B4")
def test_a_gap_that_no_tile_can_fill_is_refused_where_guidelines_are_enforced() -> None:
    """The tower meets the citadel at a corner; a palace would close the triangle between the three."""
    table = position("tower-clubs:0,2", "palace-clubs", "woods-1", guidelines="enforce")
    assert table.sites().makes_dead_end(int(table.sites().apart(ALL_RELAXED)[0])) is False
    act(table, "tile:palace-clubs apart")
    assert refused(table, "at:-2:2") == ("land-guideline-t", "JR-B4")


@pytest.mark.rule("JR-B4")
def test_a_gap_that_a_tile_to_come_can_fill_is_no_dead_end() -> None:
    table = position("tower-clubs:0,2", "palace-clubs", "cave-1", guidelines="enforce")
    act(table, "tile:palace-clubs apart at:-2:2")
    assert laid(table)["palace-clubs"] == (-2, 2, 0)


@pytest.mark.rule("JR-B4")
def test_advice_is_a_note_that_everybody_hears() -> None:
    assert advised("", "tower-clubs", spot="2,-1") == [("note-hexagons", {"tile": "tower-clubs", "beside": "citadel"})]
    assert advised("cave-1:-1,1,0", "tavern-1", spot="-1,1,1") == [
        ("note-triangles", {"tile": "tavern-1", "beside": "cave-1"})
    ]
    closing = advised("tower-clubs:0,2", "palace-clubs", spot="apart -2,2")
    assert closing == [("note-dead-end", {"tile": "palace-clubs"})]
    assert advised("tower-clubs:0,2", "palace-clubs cave-1", spot="apart -2,2") == []


@pytest.mark.rule("JR-B4")
def test_ignored_guidelines_say_nothing() -> None:
    assert advised("", "tower-clubs", spot="2,-1", guidelines="ignore") == []
    assert advised("tower-clubs:0,2", "palace-clubs", spot="apart -2,2", guidelines="ignore") == []


@pytest.mark.rule("JR-B4")
def test_advice_is_the_default() -> None:
    assert new().setup.choice("guidelines") == "advise"


@pytest.mark.rule("JR-B4")
def test_a_tile_without_a_place_is_put_back_and_another_shape_is_flipped() -> None:
    table = position("", "tower-clubs woods-1", style="strict", guidelines="enforce")
    ear = table.listen()
    act(table, "flip:hexagon")
    assert [fact.kind for fact in ear.truth()] == ["flipped", "put-back"]
    assert hand(table, 0) == ["tower-clubs"]
    assert offered(table) == {"flip:rhombus"}
    assert refused(table, "flip:hexagon") == ("land-put-back", "JR-B4")
    act(table, "flip:rhombus at:0:1 turn:2")
    act(table, "flip:hexagon")
    assert all(action in ("apart",) or action.startswith("at:") for action in offered(table))
    assert refused(table, "at:2:-1") == ("land-guideline-x", "JR-B4")


@pytest.mark.rule("JR-B4")
def test_if_nothing_fits_x_is_relaxed_for_the_hexagon_at_hand() -> None:
    table = position("", "tower-clubs", style="strict", guidelines="enforce")
    ear = table.listen()
    act(table, "flip:hexagon")
    assert told(ear, "relaxed")[0].args == {"tile": "tower-clubs", "guideline": "X"}
    assert offered(table) == {"at:-2:1", "at:-1:-1", "at:-1:2", "at:1:-2", "at:1:1", "at:2:-1", "apart"}


@pytest.mark.rule("JR-B4")
@pytest.mark.parametrize("style", ["strict", "free"])
def test_if_nothing_fits_the_triangles_guideline_is_relaxed_for_a_triangle(style: str) -> None:
    table = position(STAR, "merchant-1", style=style, guidelines="enforce", suits="clubs,spades,hearts")
    ear = table.listen()
    act(table, "flip:triangle" if style == "strict" else "tile:merchant-1")
    assert told(ear, "relaxed")[0].args == {"tile": "merchant-1", "guideline": "!"}
    assert len(table.choices(0)) > 6


@pytest.mark.rule("JR-B4")
def test_at_last_t_is_relaxed() -> None:
    """On an open shore there is always a place that encloses nothing, so random play never comes to it."""
    table = position("", "woods-1 cave-1", guidelines="enforce")
    ear = table.listen()
    assert table.relax(0, BY_NAME["woods-1"]) == ALL_RELAXED
    assert table.relax(0, BY_NAME["cave-1"]) == CONTACTS_RELAXED
    assert [fact.args["guideline"] for fact in told(ear, "relaxed")] == ["T", "!"]


@pytest.mark.rule("JR-B4")
def test_in_free_only_tiles_that_fit_are_offered_and_hexagons_for_islands() -> None:
    table = position(STAR, "merchant-1 woods-1 tower-clubs", guidelines="enforce", suits="clubs,spades,hearts")
    assert offered(table) == {"tile:tower-clubs", "tile:woods-1"}
    assert refused(table, "tile:merchant-1") == ("land-fits-nowhere", "JR-B4")
    alone = position("", "tower-clubs woods-1", guidelines="enforce")
    act(alone, "tile:tower-clubs")
    assert offered(alone) == {"apart"}  # an island is a choice; touching the citadel would break X


@pytest.mark.rule("JR-B4")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_keeps_the_guidelines_as_the_land_itself_judges_them(seed: int) -> None:
    """The quick look at the cells around a place, held against flooding the sea for every one."""
    table = play_on(new(seed, suits=TWO, style="free", players=1), f"kept {seed}", 9 + 5 * seed)
    sites = table.sites()
    for shape, name in enumerate(("tower-clubs", "woods-1", "cave-1")):
        if not sites.left[shape]:
            continue
        tile = next((tile for tile in table.hand(0) if SHAPE[tile] == shape), BY_NAME[name])
        left = sites.left[:]
        left[shape] -= 1
        everywhere = sites.touching(shape, ALL_RELAXED)
        found = {place: {note.message for note in notes(table.ground, tile, place, left)} for place in everywhere}
        assert sites.touching(shape, CONTACTS_RELAXED) == [
            place for place in everywhere if "land-guideline-t" not in found[place]
        ]
        assert sites.touching(shape, ALL_HOLD) == [place for place in everywhere if not found[place]]


@pytest.mark.rule("JR-B4")
def test_where_guidelines_are_enforced_every_placement_keeps_them_unless_they_were_relaxed() -> None:
    for seed in range(3):
        table = new(seed, suits=TWO, style="strict", guidelines="enforce", players=1)
        ear = table.listen()
        chance = fast(f"enforced {seed}")
        relaxed_for = -1
        while table.outcome is None:
            ground, left = table.ground, table.sites().left[:]
            ear.forget()
            choices = table.choices(0)
            table.play(0, choices[chance.below(len(choices))])
            for fact in told(ear, "placed"):
                tile = NAMES.index(str(fact.args["tile"]))
                left[SHAPE[tile]] -= 1
                found = notes(ground, tile, int(table.ground.places[tile]), left)
                assert not found or relaxed_for == tile
            for fact in told(ear, "relaxed"):
                relaxed_for = NAMES.index(str(fact.args["tile"]))
