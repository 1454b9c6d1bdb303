"""Whole races at a terminal, by keyboard and by pipe, in both languages, with every preset."""

from __future__ import annotations

from io import StringIO
from itertools import cycle

import pytest

from warren.games.jackrabbits.position import position
from warren.terminal import plain
from warren.terminal.playing import Playing
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

from .plain_helpers import Person
from .race_helpers import PRESETS, WITH_BOT, Fingers, begun, standing
from .screen_helpers import flat, press, session_of, shown

everywhere = pytest.mark.parametrize(
    ("preset", "language"), [(preset, language) for preset in PRESETS for language in LANGUAGES]
)

NEAR_HOME = {"hands": ("KC QH JD 2S", "3S"), "rabbits": ("tower-clubs", "palace-clubs")}


def names(language: str) -> tuple[str, str]:
    return "Ann", Words(language).say("jackrabbits-rabbit", seat=1)


def by_pipe(session: Session, language: str, seed: int = 0) -> str:
    out = StringIO()
    assert plain.run(session, language, Person(out, language, seed), out) == 0
    return out.getvalue()


@pytest.mark.rule("JR-S3", "JR-G1")
@everywhere
def test_whole_races_are_played_by_pipe(preset: str, language: str) -> None:
    session = begun(preset, turn_limit=14)
    told = by_pipe(session, language)
    assert session.table.outcome is not None
    assert told.splitlines()[-1] == Words(language).outcome(session.table.outcome, names(language))
    assert not [line for line in told.splitlines() if "None" in line or "jackrabbits-" in line or "{" in line]


@pytest.mark.rule("JR-S3", "JR-G1")
@pytest.mark.parametrize(("preset", "language"), list(zip(PRESETS, cycle(LANGUAGES), strict=False)))
async def test_whole_races_are_played_by_keyboard(preset: str, language: str) -> None:
    async with shown(begun(preset, turn_limit=5), language) as screen:
        await Fingers(preset + language).play_to_the_end(screen)
        outcome = session_of(screen).table.outcome
        assert outcome is not None
        assert Words(language).outcome(outcome, names(language)) in flat(screen)


@pytest.mark.rule("JR-O1")
async def test_a_race_is_won_by_keyboard() -> None:
    """From the tower of clubs home to the citadel, by its letter."""

    table = position(NEAR_HOME["hands"], NEAR_HOME["rabbits"], phase="journey")
    async with shown(standing(table)) as screen:
        assert "[A] C free" in flat(screen)
        await press(screen, "A", "enter")
        assert "Ann wins the race. Royals: " in flat(screen)


@pytest.mark.rule("JR-O1")
def test_a_race_is_won_by_pipe() -> None:
    session = standing(position(NEAR_HOME["hands"], NEAR_HOME["rabbits"], phase="journey"))
    out = StringIO()
    assert plain.run(session, "es", StringIO("7\n1\ns\n"), out) == 0
    told = out.getvalue()
    assert "Puedes llegar, gratis, hasta la ciudadela" in told
    assert told.splitlines()[-1].startswith("Ann gana la carrera.")


def test_four_people_at_one_keyboard_see_only_their_own_hands() -> None:
    session = begun(seats=(*[type(WITH_BOT[0])(name) for name in ("Ann", "Ben", "Cat", "Dan")],), turn_limit=4)
    told = by_pipe(session, "en")
    assert "Ben, it is your turn. Press Enter when nobody else is looking." in told
    assert session.table.outcome is not None


@pytest.mark.rule("JR-E0b")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_nothing_at_a_table_is_said_when_its_game_begins(language: str) -> None:
    def table() -> Session:
        return begun(special_flights="yes", special_access="yes", suits="spades,diamonds", turn_limit=2)

    notes = [Words(language).phrase(note) for note in table().game.notes(table().table.setup)]
    assert len(notes) == 2
    told = " ".join(by_pipe(table(), language).split())
    assert all(note in told for note in notes)
    assert [sentence.text for sentence in Playing(table(), language).told()[:2]] == notes
