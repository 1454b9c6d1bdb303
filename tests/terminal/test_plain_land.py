"""A land built and walked on line by line: places are told by their neighbours, roads by what lies ahead."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from games.jackrabbits.building.helpers import position
from warren.terminal import plain
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

from .land_helpers import TWO_PEOPLE, WITH_BOT, begun, exploring, laid, rabbit, standing
from .plain_helpers import Person, answered, typed

GAMES: dict[str, dict[str, Any]] = {
    "strict": {"style": "strict", "explore": True},
    "free": {"guidelines": "enforce"},
    "freestyle": {"style": "freestyle", "guidelines": "ignore"},
    "islets": {"style": "strict", "suits": "clubs,shells"},
}


def played(session: Session, language: str, seed: int = 0) -> str:
    out = StringIO()
    assert plain.run(session, language, Person(out, language, seed), out) == 0
    assert session.table.outcome is not None
    return out.getvalue()


@pytest.mark.rule("JR-B3", "JR-B5", "JR-E0c")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_lands_are_built_by_pipe(game: str, language: str) -> None:
    session = begun(WITH_BOT, **GAMES[game])
    told = played(session, language)
    words = Words(language)
    assert session.table.outcome is not None
    assert told.splitlines()[-1] == words.outcome(session.table.outcome, ("Ann", words.say("seat-colour", seat=1)))
    assert len(laid(session)) == 19
    assert not [line for line in told.splitlines() if "None" in line or "land-" in line or "{" in line]


def test_two_people_build_at_one_keyboard_without_hiding_anything() -> None:
    assert "Press Enter" not in played(begun(TWO_PEOPLE), "en")


@pytest.mark.rule("JR-B2")
def test_a_place_is_found_by_a_tile_and_one_of_its_sides() -> None:
    session = standing(position("cave-1:0,0,1", "woods-1 tower-clubs"))
    said = answered(session, "tile:tower-clubs", "1", "b", "b")
    assert said[:4] == [
        "So far: Take the tower of clubs.",
        "Ann, you can:",
        "1. Beside the citadel …",
        "2. Beside the cave 1 …",
    ]
    assert "Beside the citadel: choose how to continue, or b to go back." in said
    assert "Undone." in said


@pytest.mark.rule("JR-B2")
def test_a_rhombus_is_placed_whole_with_its_turn_and_confirmed() -> None:
    session = standing(position("", "woods-1 cave-1"))
    said = answered(session, "tile:woods-1", "1", "1")
    assert "1. its north side, leaning up to the left." in said
    assert said[-2:] == ["Your move: Ann places the woods 1, joining one side.", "y plays it, b undoes it."]
    assert len(session.parts) == 3
    session.confirm()
    assert "woods-1" in laid(session)


def test_a_place_can_be_typed_part_by_part_too() -> None:
    session = standing(position("", "woods-1 cave-1"))
    said = answered(session, "tile:woods-1", "at:0:1")
    assert "So far: Take the woods 1. Place it at 0, 1." in said
    assert "1. At the northeast side of the citadel." in said


@pytest.mark.rule("JR-B4")
def test_the_notes_of_the_guidelines_are_told_before_and_after_choosing() -> None:
    session = standing(position("", "tower-clubs cave-1"))
    said = answered(session, "tile:tower-clubs", "1", "1")
    assert (
        "1. its north side. Guideline X: no two hexagons side by side, but the tower of clubs touches the citadel."
        in said
    )
    assert (
        "Your move: Ann places the tower of clubs, joining one side. Against guideline X, two hexagons lie side by "
        "side: the tower of clubs touches the citadel."
    ) in said


@pytest.mark.rule("JR-B2")
def test_an_island_is_found_by_its_direction_and_distance() -> None:
    session = standing(position("", "tower-clubs cave-1"))
    said = answered(session, "tile:tower-clubs", "2", "1", "1", "y")
    assert any(line.startswith("1. In the sea, to the ") for line in said)
    assert any("steps from the citadel, at " in line for line in said)
    assert "tower-clubs" in laid(session)


@pytest.mark.rule("JR-B5", "JR-P3")
def test_roads_are_told_by_what_lies_ahead_and_walked_at_once() -> None:
    session = exploring()
    said = answered(session, "2")
    assert (
        "Ann’s rabbit leaves the citadel by the road to the northeast and passes the river 1 and the mountain 2."
        in said
    )
    assert "It has come to the tower of clubs." in said
    assert (
        "3. The road to the southeast leaves the land: a rabbit that goes there turns up on the citadel again." in said
    )
    assert "Ann’s rabbit is at the tower of clubs; it has seen 2 of 13 hexagons." in said
    assert rabbit(session) == "tower-clubs"


@pytest.mark.rule("JR-B5")
def test_a_road_can_be_named_by_its_direction_and_there_is_no_way_back_at_a_fork() -> None:
    session = exploring()
    said = answered(session, "road:n", "road:s")
    assert rabbit(session) == "merchant-1"
    assert any(line.startswith("No road leads south for your rabbit here") for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_every_tile_with_its_neighbours_and_what_everybody_holds(language: str) -> None:
    session = standing(position("cave-1:0,0,1 woods-1:-1,1,2", "tower-clubs", "river-1 tavern-1"), TWO_PEOPLE)
    told = typed(session, language=language)
    words = Words(language)
    for tile in ("citadel", "cave-1", "woods-1"):
        name = words.tile(tile)
        assert f"\n{name[0].upper()}{name[1:]}: " in told
    for tile in ("tower-clubs", "river-1", "tavern-1"):
        assert words.tile(tile) in told
