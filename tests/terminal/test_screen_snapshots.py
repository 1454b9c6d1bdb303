"""What the main screens look like, at the sizes where they differ. The words are tested elsewhere: they stand here in
English, and in Spanish once where there is little room for longer ones.

To write the snapshots anew after a change that is meant, and to remove those that nobody looks at:

    .venv/bin/python -m pytest tests/terminal/test_screen_snapshots.py --snapshot-update

and read what `git diff` says.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from warren.bots.advice import Advice, Option
from warren.core.rng import Chance
from warren.core.view import View
from warren.games.jackrabbits.position import position
from warren.terminal import session as sessions
from warren.terminal.session import Session

from .jacked_helpers import standing
from .land_helpers import WITH_BOT, begun, exploring
from .race_helpers import standing as race_at
from .screen_helpers import (
    TWO_PEOPLE,
    Screen,
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

SMALL, USUAL, LARGE = (40, 16), (80, 24), (120, 40)
FRAMES = 60

Size = tuple[int, int]


def sizes(**named: Size) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", named.values(), ids=named.keys())


def advise(view: View, _chance: Chance) -> Advice:
    """The same advice on every machine."""
    first, second, *_ = view.choices
    merits = tuple(view.game.seeing.merits(view, [first]))
    return Advice((Option(first, 61, 2.0), Option(second, 52, 2.0)), (first,), merits)


async def look(screen: Screen, snapshot: SnapshotAssertion, scene: str) -> None:
    """Compare with the snapshot of that name.

    Textual lays a screen out anew by a timer of its own, so what stands there may lag behind for some frames.
    """
    await screen.pause()
    await quiet(screen)
    for _ in range(FRAMES):
        if text(screen) == snapshot(name=scene):
            return
        await screen.pause(1 / 60)
    assert text(screen) == snapshot(name=scene)


@sizes(small=SMALL, usual=USUAL)
async def test_the_table_a_draft_and_the_pages_over_it(
    size: Size, snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "advise", advise)

    async with shown(new(), size=size) as screen:
        await press(screen, "right", "up", "enter")
        await look(screen, snapshot, "table")
        await press(screen, "h")
        await until(screen, lambda: is_sheet(screen))
        await look(screen, snapshot, "hint")
        await press(screen, "escape", "right", "right", "right", "w")
        await look(screen, snapshot, "why")
        await press(screen, "escape", "question_mark")
        await look(screen, snapshot, "rules")
        await press(screen, "escape", "k")
        await look(screen, snapshot, "keys")
        await press(screen, "escape", "left", "left", "down")
        await look(screen, snapshot, "drafted")


@sizes(small=SMALL, usual=USUAL)
async def test_the_count_of_a_hand_and_the_cover(size: Size, snapshot: SnapshotAssertion) -> None:
    session = play_on(new(TWO_PEOPLE, length="match", threshold=500), is_counted)
    async with shown(session, size=size) as screen:
        await look(screen, snapshot, "count")
        await press(screen, "enter")
        await look(screen, snapshot, "cover")


@sizes(small=SMALL, usual=USUAL)
async def test_the_end(size: Size, snapshot: SnapshotAssertion) -> None:
    async with shown(play_on(new(), is_over), size=size) as screen:
        await press(screen, "enter")
        await look(screen, snapshot, "end")


@sizes(usual=USUAL, large=LARGE)
async def test_the_board_of_jacked_a_seven_in_steps_partners_and_a_window(
    size: Size, snapshot: SnapshotAssertion
) -> None:
    pegs = "R1:0! R2:7 R3:home2 B1:9 B2:18! B3:25 G1:36 G4:50 Y1:71 Y2:home4"
    hands = ("7C TD KH X1", "3C 4C", "9C 9D", "4S 5S")

    async with shown(standing(pegs, hands, jokers="4"), size=size) as screen:
        await look(screen, snapshot, "table")
        await press(screen, "2")
        await look(screen, snapshot, "opened")
        await press(screen, "4", "1", "3")
        await look(screen, snapshot, "drafted")
    async with shown(standing(pegs, hands, jokers="4", teams=True), size=size) as screen:
        await press(screen, "right", "right")
        await look(screen, snapshot, "teams")
    memory = standing(pegs, hands, jokers="4", to_play=1, jacked_play="memory")
    async with shown(memory, size=size) as screen:
        await look(screen, snapshot, "window")


@pytest.mark.rule("JR-B2", "JR-B4", "JR-B5")
@sizes(small=(50, 20), usual=USUAL, large=LARGE)
async def test_a_land_being_built_and_a_rabbit_on_its_way(size: Size, snapshot: SnapshotAssertion) -> None:
    async with shown(begun(WITH_BOT), size=size) as screen:
        await look(screen, snapshot, "tiles")
        await press(screen, "enter", "right")
        await look(screen, snapshot, "placing")
        await press(screen, "enter")
        await look(screen, snapshot, "drafted")
        await press(screen, *["enter"] * 16)
        await look(screen, snapshot, "grown")
    async with shown(exploring(WITH_BOT), size=size) as screen:
        await press(screen, "right")
        await look(screen, snapshot, "walk")
        await press(screen, "1")
        await look(screen, snapshot, "fork")
        await press(screen, "k")
        await look(screen, snapshot, "keys")


def setting_out() -> Session:
    hands, rabbits = ("7D 2D 5C KH X1", "7S QC"), ("citadel", "plaza-hearts")
    return race_at(position(hands, rabbits, phase="journey", spent="2H 5H 9S AC"))


@pytest.mark.rule("JR-J1", "JR-C1", "JR-A1")
@sizes(usual=USUAL, large=LARGE)
async def test_a_journey_with_its_payment_and_an_acquisition(size: Size, snapshot: SnapshotAssertion) -> None:
    async with shown(setting_out(), size=size) as screen:
        await press(screen, "right")
        await look(screen, snapshot, "journey")
        await press(screen, "1")
        await look(screen, snapshot, "fork")
        await press(screen, "o", "0", "space")
        await look(screen, snapshot, "payment")
        await press(screen, "p")
        await look(screen, snapshot, "drafted")
        await press(screen, "enter")
        await look(screen, snapshot, "acquisition")


async def test_longer_words_have_room(snapshot: SnapshotAssertion) -> None:
    async with shown(new(), "es", SMALL) as screen:
        await press(screen, "right", "up", "enter")
        await look(screen, snapshot, "table")
    async with shown(setting_out(), "es", USUAL) as screen:
        await press(screen, "right")
        await look(screen, snapshot, "journey")


def test_no_snapshot_is_left_of_a_test_that_is_gone() -> None:
    """The others that nobody looks at end the run of all tests with an error."""
    kept = Path(__file__).parent / "__snapshots__" / "test_screen_snapshots.ambr"
    assert set(re.findall(r"^# name: (\w+)", kept.read_text("utf-8"), re.MULTILINE)) <= globals().keys()
