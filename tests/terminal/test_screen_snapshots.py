"""What the main screens look like, at two sizes and in both languages: see screen_helpers.py for how to renew them."""

from __future__ import annotations

import asyncio

import pytest

from warren.bots.advice import Advice, Option
from warren.core.rng import Chance
from warren.core.view import View
from warren.terminal import session as sessions
from warren.text import LANGUAGES

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
    text,
    until,
)

SIZES = {"small": (40, 16), "usual": (80, 24)}
SCENES = ("table", "drafted", "rules", "hint", "why", "keys", "count", "cover", "end")

everywhere = pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in SIZES for language in LANGUAGES]
)


def advise(view: View, _chance: Chance) -> Advice:
    """The same advice on every machine."""
    first, second, *_ = view.choices
    return Advice((Option(first, 0.61, 0.02), Option(second, 0.52, 0.02)), (first,))


async def look(screen: Screen, scene: str, size: str, language: str) -> None:
    await screen.pause()
    await quiet(screen)
    compare(f"{scene}-{size}-{language}", text(screen))


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


def test_there_is_no_snapshot_that_nobody_looks_at() -> None:
    wanted = {f"{scene}-{size}-{language}.txt" for scene in SCENES for size in SIZES for language in LANGUAGES}
    assert {path.name for path in SNAPSHOTS.iterdir()} == wanted
