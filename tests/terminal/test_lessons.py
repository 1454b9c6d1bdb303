"""Lessons taken at a terminal: on a full screen and line by line, by what they say themselves."""

from __future__ import annotations

from io import StringIO

import pytest

from commanding import warren
from warren.games import get
from warren.terminal import plain_lessons
from warren.terminal.app import LessonApp
from warren.terminal.learning import Learning
from warren.text import LANGUAGES, Words

from .screen_helpers import Screen, flat, is_sheet, press, settled, until

RACE = get("jackrabbits")

TURN = ("space", "m", "K", "enter", "c", "p", "enter")
PAY = ("N", "p", "enter")
HOME = ("A", "enter")


async def read_on(screen: Screen) -> None:
    """Close the pages that lie over the table."""
    while is_sheet(screen):
        await press(screen, "enter")


@pytest.mark.rule("JR-L1", "JR-L2", "JR-J1", "JR-A1", "JR-C1", "JR-O1")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lessons_are_taken_by_keyboard_one_after_the_other(language: str) -> None:
    words, learning = Words(language), Learning(RACE)
    app = LessonApp(learning, language)
    app.pause = 0
    async with app.run_test(size=(80, 24)) as screen:
        await until(screen, lambda: is_sheet(screen))
        assert words.detail("jackrabbits-goal-roll", "about")[:60] in flat(screen)
        await press(screen, "enter")
        assert f"{words.say('jackrabbits-lesson-turn')} · {words.say('jackrabbits-goal-roll')}" in flat(screen)
        for keys in (TURN, PAY, HOME):
            number = learning.number
            for key in keys:
                await press(screen, key)
                if learning.number == number and learning.reached < len(learning.lesson.goals):
                    await read_on(screen)
            assert words.detail(f"jackrabbits-goal-{learning.lesson.goals[-1].name}", "done")[:50] in flat(screen)
            await press(screen, "enter")
            await settled(screen)
            assert learning.number == number + 1
            await read_on(screen)
        assert words.say("jackrabbits-lesson-torches") in flat(screen), "then come those of the suits"


@pytest.mark.rule("JR-J3")
async def test_a_step_that_leads_elsewhere_says_so_and_the_lesson_begins_anew() -> None:
    app = LessonApp(Learning(RACE), "en")
    app.pause = 0
    async with app.run_test(size=(80, 24)) as screen:
        await until(screen, lambda: is_sheet(screen))
        await press(screen, "enter", "space", "enter", "m", "enter", "0", "enter")
        assert "Nothing is lost: have another go." in flat(screen)
        await press(screen, "enter")
        assert "Your rabbit, the white one, stands on the citadel." in flat(screen)
        await press(screen, "enter")
        assert "Turn 1 · White " in flat(screen)
        assert "[Space] roll the dice" in flat(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_taken_line_by_line(language: str) -> None:
    words, out = Words(language), StringIO()
    yes = words.say("plain-words-yes")[0]
    assert plain_lessons.teach(Learning(RACE), language, StringIO(f"1\nmatch:4H\nstay\n{yes}\n"), out) == 0
    told = out.getvalue()
    assert words.detail("jackrabbits-goal-roll", "done") in told
    assert words.detail("jackrabbits-goal-lottery", "done") in told
    assert words.say("learn-missed") in told
    assert told.count(words.detail("jackrabbits-goal-roll", "about")) == 2  # from the beginning once more
    out = StringIO()
    assert plain_lessons.teach(Learning(RACE, "home"), language, StringIO(f"7\n1\n{yes}\n"), out) == 0
    assert words.detail("jackrabbits-goal-win", "done") in out.getvalue()
    assert words.say("jackrabbits-lesson-torches") in out.getvalue(), "then come those of the suits"


def test_lessons_that_there_are_not_are_refused_with_those_that_there_are() -> None:
    told = warren("learn", "jackrabbits", "flying")
    assert told.returncode == 2
    assert (
        "Its lessons are turn, pay, home, torches, shields, horseshoes, acorns, shells, anchors, bells and icicles."
        in told.stderr
    )
    none = warren("learn", "jacked")
    assert none.returncode == 2
    assert "warren rules jacked" in none.stderr
