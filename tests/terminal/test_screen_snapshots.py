"""What the main screens look like, at two sizes and in both languages: see screen_helpers.py for how to renew them."""

from __future__ import annotations

import asyncio

import pytest

from warren.bots.advice import Advice, Option
from warren.core.rng import Chance
from warren.core.view import View
from warren.games.jackrabbits.position import position
from warren.terminal import session as sessions
from warren.text import LANGUAGES

from .jacked_helpers import standing
from .land_helpers import WITH_BOT, begun, exploring
from .race_helpers import standing as race_at
from .screen_helpers import (
    SNAPSHOTS,
    TWO_PEOPLE,
    Screen,
    compare,
    is_counted,
    is_over,
    is_sheet,
    new,
    play_on,
    press,
    quiet,
    shown,
    until,
)

SIZES = {"small": (40, 16), "usual": (80, 24)}
SCENES = ("table", "drafted", "rules", "hint", "why", "keys", "count", "cover", "end")

JACKED_SIZES = {"usual": (80, 24), "large": (120, 40)}
JACKED_SCENES = ("jacked-table", "jacked-opened", "jacked-drafted", "jacked-teams", "jacked-window")

LAND_SIZES = {"small": (50, 20), "usual": (80, 24), "large": (120, 40)}
LAND_SCENES = ("land-tiles", "land-placing", "land-drafted", "land-grown", "land-walk", "land-fork", "land-keys")

RACE_SIZES = {"usual": (80, 24), "large": (120, 40)}
RACE_SCENES = ("race-journey", "race-fork", "race-payment", "race-drafted", "race-acquisition")

everywhere = pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in SIZES for language in LANGUAGES]
)


def advise(view: View, _chance: Chance) -> Advice:
    """The same advice on every machine."""
    first, second, *_ = view.choices
    merits = tuple(view.game.merits(view, [first]))
    return Advice((Option(first, 61, 2.0), Option(second, 52, 2.0)), (first,), merits)


async def look(screen: Screen, scene: str, size: str, language: str) -> None:
    await screen.pause()
    await quiet(screen)
    await compare(f"{scene}-{size}-{language}", screen)


@everywhere
def test_the_table_a_draft_and_the_pages_over_it(size: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "advise", advise)

    async def play() -> None:
        async with shown(new(), language, SIZES[size]) as screen:
            await press(screen, "right", "up", "enter")
            await look(screen, "table", size, language)
            await press(screen, "h")
            await until(screen, lambda: is_sheet(screen))
            await look(screen, "hint", size, language)
            await press(screen, "escape", "right", "right", "right", "w")
            await look(screen, "why", size, language)
            await press(screen, "escape", "question_mark")
            await look(screen, "rules", size, language)
            await press(screen, "escape", "k")
            await look(screen, "keys", size, language)
            await press(screen, "escape", "left", "left", "down")
            await look(screen, "drafted", size, language)

    asyncio.run(play())


@everywhere
def test_the_count_of_a_hand_and_the_cover(size: str, language: str) -> None:
    async def play() -> None:
        session = play_on(new(TWO_PEOPLE, length="match", threshold=500), is_counted)
        async with shown(session, language, SIZES[size]) as screen:
            await look(screen, "count", size, language)
            await press(screen, "enter")
            await look(screen, "cover", size, language)

    asyncio.run(play())


@everywhere
def test_the_end(size: str, language: str) -> None:
    async def play() -> None:
        async with shown(play_on(new(), is_over), language, SIZES[size]) as screen:
            await press(screen, "enter")
            await look(screen, "end", size, language)

    asyncio.run(play())


@pytest.mark.parametrize(("size", "language"), [(size, language) for size in JACKED_SIZES for language in LANGUAGES])
def test_the_board_of_jacked_a_seven_in_steps_partners_and_a_window(size: str, language: str) -> None:
    pegs = "R1:0! R2:7 R3:home2 B1:9 B2:18! B3:25 G1:36 G4:50 Y1:71 Y2:home4"
    hands = ("7C TD KH X1", "3C 4C", "9C 9D", "4S 5S")

    async def play() -> None:
        async with shown(standing(pegs, hands, jokers="4"), language, JACKED_SIZES[size]) as screen:
            await look(screen, "jacked-table", size, language)
            await press(screen, "2")
            await look(screen, "jacked-opened", size, language)
            await press(screen, "4", "1", "3")
            await look(screen, "jacked-drafted", size, language)
        async with shown(standing(pegs, hands, jokers="4", teams=True), language, JACKED_SIZES[size]) as screen:
            await press(screen, "right", "right")
            await look(screen, "jacked-teams", size, language)
        memory = standing(pegs, hands, jokers="4", to_play=1, jacked_play="memory")
        async with shown(memory, language, JACKED_SIZES[size]) as screen:
            await look(screen, "jacked-window", size, language)

    asyncio.run(play())


@pytest.mark.rule("JR-B2", "JR-B4", "JR-B5")
@pytest.mark.parametrize(("size", "language"), [(size, language) for size in LAND_SIZES for language in LANGUAGES])
def test_a_land_being_built_and_a_rabbit_on_its_way(size: str, language: str) -> None:
    async def play() -> None:
        async with shown(begun(WITH_BOT), language, LAND_SIZES[size]) as screen:
            await look(screen, "land-tiles", size, language)
            await press(screen, "enter", "right")
            await look(screen, "land-placing", size, language)
            await press(screen, "enter")
            await look(screen, "land-drafted", size, language)
            await press(screen, *["enter"] * 16)
            await look(screen, "land-grown", size, language)
        async with shown(exploring(WITH_BOT), language, LAND_SIZES[size]) as screen:
            await press(screen, "right")
            await look(screen, "land-walk", size, language)
            await press(screen, "1")
            await look(screen, "land-fork", size, language)
            await press(screen, "k")
            await look(screen, "land-keys", size, language)

    asyncio.run(play())


@pytest.mark.rule("JR-J1", "JR-C1", "JR-A1")
@pytest.mark.parametrize(("size", "language"), [(size, language) for size in RACE_SIZES for language in LANGUAGES])
def test_a_journey_with_its_payment_and_an_acquisition(size: str, language: str) -> None:
    hands, rabbits = ("7D 2D 5C KH X1", "7S QC"), ("citadel", "plaza-hearts")
    journey = position(hands, rabbits, phase="journey", spent="2H 5H 9S AC")

    async def play() -> None:
        async with shown(race_at(journey), language, RACE_SIZES[size]) as screen:
            await press(screen, "right")
            await look(screen, "race-journey", size, language)
            await press(screen, "1")
            await look(screen, "race-fork", size, language)
            await press(screen, "o", "0", "space")
            await look(screen, "race-payment", size, language)
            await press(screen, "p")
            await look(screen, "race-drafted", size, language)
            await press(screen, "enter")
            await look(screen, "race-acquisition", size, language)

    asyncio.run(play())


SHOWN = (
    (SCENES, SIZES),
    (JACKED_SCENES, JACKED_SIZES),
    (LAND_SCENES, LAND_SIZES),
    (RACE_SCENES, RACE_SIZES),
)


def test_there_is_no_snapshot_that_nobody_looks_at() -> None:
    wanted = {
        f"{scene}-{size}-{language}.txt"
        for scenes, sizes in SHOWN
        for scene in scenes
        for size in sizes
        for language in LANGUAGES
    }
    assert {path.name for path in SNAPSHOTS.iterdir()} == wanted
