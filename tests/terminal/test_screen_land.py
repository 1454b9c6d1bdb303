"""A land built by keyboard on a full screen, and a rabbit walked over it: JR-B2 to JR-B5."""

from __future__ import annotations

import pytest

from games.jackrabbits.building.helpers import position
from warren.terminal.playing import next_towards
from warren.text import LANGUAGES

from .land_helpers import ALONE, TWO_PEOPLE, WITH_BOT, begun, exploring, laid, rabbit, standing, table_of
from .screen_helpers import Screen, app_of, click, flat, is_sheet, play_on, press, session_of, shown, text


def held(screen: Screen) -> str:
    item = app_of(screen).playing.item()
    return "" if item is None else item.name


def lit(screen: Screen) -> int:
    return text(screen).count("░")


# --- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B2", "JR-B3")
async def test_a_tile_is_taken_moved_over_the_land_turned_and_placed_by_keyboard() -> None:
    session = standing(position("", "woods-1 cave-1"))

    async with shown(session) as screen:
        assert not lit(screen)
        await press(screen, "right", "right", "enter")
        assert [session.game.actions.text(part) for part in session.parts] == ["tile:woods-1"]
        assert lit(screen)
        first = held(screen)
        await press(screen, "up")
        assert held(screen) != first
        upper = held(screen)
        await press(screen, "r")
        assert held(screen).split()[-1] != upper.split()[-1], "which way round it goes"
        chosen = held(screen)
        assert laid(session) == {"citadel": (0, 0, 0)}
        await press(screen, "enter")
        assert "You are about to do this: Ann places the woods 1, joining one side." in flat(screen)
        assert laid(session) == {"citadel": (0, 0, 0)}, "nothing is placed before it is confirmed"
        await press(screen, "enter")
        x, y, turn = laid(session)["woods-1"]
        assert chosen == f"at:{x}:{y} turn:{turn}"


async def test_escape_takes_a_place_back_and_then_the_tile() -> None:
    session = standing(position("", "woods-1 cave-1"))

    async with shown(session) as screen:
        await press(screen, "enter", "enter")
        assert len(session.parts) == 3
        await press(screen, "escape", "escape", "escape")
        assert session.parts == []
        assert not lit(screen)


@pytest.mark.rule("JR-B4")
@pytest.mark.parametrize(("guidelines", "is_told"), [("advise", True), ("ignore", False)])
async def test_the_notes_of_the_guidelines_are_shown_before_a_tile_is_placed(guidelines: str, is_told: bool) -> None:
    session = standing(position("", "tower-clubs", guidelines=guidelines))

    async with shown(session) as screen:
        await press(screen, "enter")
        note = "Guideline X: no two hexagons side by side, but the tower of clubs touches the citadel."
        assert (note in flat(screen)) == is_told
        await press(screen, "enter")
        told = "Against guideline X, two hexagons lie side by side: the tower of clubs touches the citadel."
        assert (told in flat(screen)) == is_told


@pytest.mark.rule("JR-B4")
async def test_with_enforced_guidelines_the_tile_only_goes_where_they_hold() -> None:
    session = standing(position("cave-1:0,0,1", "tavern-1 woods-1", guidelines="enforce"))

    async with shown(session) as screen:
        await press(screen, "right", "enter")
        for key in ("up", "left", "down", "right") * 3:
            await press(screen, key)
            assert "Guideline" not in text(screen)
            assert "cave 1" not in text(screen).split("▸")[1].split("]")[0], "no triangle beside a triangle"


async def test_looking_for_a_place_starts_where_no_guideline_is_broken() -> None:
    session = standing(position("cave-1:0,0,1", "tavern-1 woods-1"))

    async with shown(session) as screen:
        await press(screen, "right", "enter")
        assert "Guideline" not in text(screen)


@pytest.mark.rule("JR-B2")
async def test_an_island_is_started_with_a_hexagon_out_in_the_sea() -> None:
    session = standing(position("", "tower-clubs"))

    async with shown(session) as screen:
        await press(screen, "enter", "i")
        assert "Apart, in the sea" in flat(screen)
        await press(screen, "right", "right", "enter", "enter")
        x, y, _ = laid(session)["tower-clubs"]
        assert max(abs(x), abs(y), abs(x + y)) > 2


async def test_a_tile_that_lies_one_way_only_says_so() -> None:
    session = standing(position("", "tower-clubs"))

    async with shown(session) as screen:
        await press(screen, "enter", "r")
        assert "It fits only this way round here." in text(screen)


@pytest.mark.rule("JR-B3")
async def test_a_tile_that_lies_face_down_is_turned_over_at_once() -> None:
    session = begun(style="strict")

    async with shown(session) as screen:
        assert "which shape do you flip?" in flat(screen)
        await press(screen, "right", "enter")
        assert "Ann flips" in flat(screen)
        assert lit(screen), "and is ready to be placed"


async def test_a_place_can_be_taken_by_mouse() -> None:
    session = standing(position("", "woods-1 cave-1"))

    async with shown(session) as screen:
        await click(screen, "[Space] take this tile")
        await click(screen, "[Space] put it here")
        await click(screen, "[Enter] play it")
        assert len(laid(session)) == 2


@pytest.mark.parametrize(("style", "lying"), [("strict", 1), ("free", 14), ("freestyle", 14)])
async def test_a_land_is_built_to_its_end_and_walked_on_by_keyboard(style: str, lying: int) -> None:
    """Enter and the arrow keys are enough to build; then two roads, and home. The last tiles are built in Spanish."""
    session = play_on(begun(WITH_BOT, style=style, explore=True), lambda session: len(laid(session)) >= lying)

    async with shown(session) as screen:
        presses = 0
        while not any(table_of(session).walk.seen):
            assert presses < 300
            await press(screen, ("left", "up", "right", "down")[presses % 4], "enter")
            presses += 1
            if len(laid(session)) >= 16 and app_of(screen).playing.words.language == LANGUAGES[0]:
                await press(screen, "l")
        assert app_of(screen).playing.words.language == LANGUAGES[1]
        assert len(laid(session)) == 19
        await press(screen, "1", "right", "enter", "g", "enter")
        assert session_of(screen).table.is_over()
        assert is_sheet(screen)


async def test_two_people_build_in_turns_without_covering_the_screen() -> None:
    """Nothing is hidden from anybody."""
    session = begun(TWO_PEOPLE)

    async with shown(session) as screen:
        await press(screen, "enter", "enter", "enter")
        assert not is_sheet(screen)
        assert "Ben, which tile do you take?" in flat(screen)


# --- exploring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B5")
async def test_a_rabbit_walks_by_the_number_of_a_road_at_once() -> None:
    session = exploring()

    async with shown(session) as screen:
        assert "[1] ↑ $ merchant 1" in text(screen)
        assert "[2] ↗ K♣ tower" in text(screen)
        await press(screen, "2")
        assert rabbit(session) == "tower-clubs"
        assert "It has come to the tower of clubs." in flat(screen)


@pytest.mark.rule("JR-B5", "JR-P3")
async def test_a_road_is_chosen_by_arrow_keys_told_in_a_sentence_and_walked_by_enter() -> None:
    session = exploring()

    async with shown(session) as screen:
        assert "The road to the north comes to a fork at the merchant 1." in flat(screen)
        await press(screen, "right")
        ahead = "The road to the northeast goes through the river 1 and the mountain 2 and leads to the tower of clubs."
        assert ahead in flat(screen)
        await press(screen, "left", "left")
        assert "The road to the northwest" in flat(screen)
        await press(screen, "right", "enter")
        assert rabbit(session) == "merchant-1", "at a fork one chooses again"
        assert "[1] ↗ K♠ tower" in text(screen)
        assert "[3]" not in text(screen), "the way back is not offered"


@pytest.mark.rule("JR-B5")
async def test_every_road_of_a_hexagon_is_reached_by_arrow_keys() -> None:
    session = exploring()

    async with shown(session) as screen:
        met = {held(screen)}
        for key in ("right", "down", "left", "left", "up"):
            await press(screen, key)
            met.add(held(screen))
        assert met == {f"road:{direction}" for direction in ("n", "ne", "se", "s", "sw", "nw")}


@pytest.mark.rule("JR-B5")
async def test_a_road_that_leaves_the_land_says_so_and_brings_the_rabbit_back_to_the_citadel() -> None:
    session = exploring()

    async with shown(session) as screen:
        await press(screen, "2")
        assert "[3] ↘ off the land" in text(screen)
        await press(screen, "down", "right")
        await press(screen, "3")
        assert rabbit(session) == "citadel"


@pytest.mark.rule("JR-B5")
async def test_going_home_is_confirmed() -> None:
    session = exploring()

    async with shown(session) as screen:
        await press(screen, "g")
        assert not session.table.is_over()
        await press(screen, "enter")
        assert session.table.is_over()


async def test_two_children_walk_in_turns_at_one_keyboard_each_with_a_rabbit_of_their_own_sign() -> None:
    session = exploring(TWO_PEOPLE)

    async with shown(session) as screen:
        await press(screen, "2")
        assert not is_sheet(screen)
        assert "Ben, where does your rabbit go?" in flat(screen)
        assert "▶ % Ben" in text(screen)
        await press(screen, "4")
        assert (rabbit(session, 0), rabbit(session, 1)) == ("tower-clubs", "plaza-spades")


async def test_the_keys_page_tells_of_arrows_and_turning() -> None:
    async with shown(standing(position("", "woods-1 cave-1"), ALONE)) as screen:
        await press(screen, "enter", "k")
        assert "← → ↑ ↓" in text(screen)
        assert "Turn the tile" in text(screen)


# --- arrow keys ------------------------------------------------------------------------------------------------------


def test_an_arrow_key_goes_to_what_is_near_and_straight_ahead() -> None:
    spots = [(0.0, 0.0), (100.0, 0.0), (50.0, 90.0), (300.0, 10.0), (-40.0, -90.0)]
    assert next_towards((0.0, 0.0), (1, 0), spots) == (100.0, 0.0)
    assert next_towards((0.0, 0.0), (0, 1), spots) == (50.0, 90.0)
    assert next_towards((0.0, 0.0), (0, -1), spots) == (-40.0, -90.0)
    assert next_towards((100.0, 0.0), (-1, 0), spots) == (0.0, 0.0)
    assert next_towards((300.0, 10.0), (1, 0), spots) == (300.0, 10.0), "there is nothing more"
