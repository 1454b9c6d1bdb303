"""JACKED line by line: whole games by pipe, long lists that open step by step, calls."""

from __future__ import annotations

from io import StringIO

import pytest

from warren.terminal import plain
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

from .jacked_helpers import PEOPLE, TABLES, new, standing
from .plain_helpers import Person, answered

PEGS = "R1:0! R2:7 R3:home2 B1:9 B2:18! G1:36"
HANDS = ("7C TD KH 2C", "3C 4C", "9C 9D", "4S 5S")


def played(session: Session, language: str, seed: int = 0) -> str:
    out = StringIO()
    assert plain.run(session, language, Person(out, language, seed), out) == 0
    assert session.table.outcome is not None
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_whole_games_are_played_by_pipe(table: str, language: str) -> None:
    session = new(turn_limit=60, **TABLES[table])
    told = played(session, language)
    words = Words(language)
    assert session.table.outcome is not None
    names = ("Ann", *(words.say("seat-colour", seat=seat) for seat in range(1, 4)))
    assert told.splitlines()[-1] == words.outcome(session.table.outcome, names)
    assert not [line for line in told.splitlines() if "None" in line or "jacked-" in line]


def test_two_people_play_a_game_at_one_keyboard() -> None:
    session = new(players=2, turn_limit=20)
    session.seats = PEOPLE[:2]
    assert "Ben, it is your turn. Press Enter when nobody else is looking." in played(session, "en")


@pytest.mark.rule("JK-CS1")
def test_where_there_are_many_choices_a_card_opens_its_pegs_and_a_peg_its_counts() -> None:
    session = standing(PEGS, HANDS)
    said = answered(session, "2", "2", "b", "2", "4", "y", "1", "b", "b", "b")
    assert said[:7] == [
        "7♣: choose how to continue, or b to go back.",
        "1. Red 1 …",
        "2. Red 2 …",
        "3. Red 3 …",
        "7♣, Red 2: choose how to continue, or b to go back.",
        "1. 1 to space 8",
        "2. 2 to space 9, killing Blue 1",
    ]
    assert "So far: Ann plays 7♣: Red 2 takes four spaces to space 11; Blue 1 is killed." in said
    assert "1. Red 1 takes one space to space 1." in said  # few choices: one list
    assert "The move is not finished. Choose how to continue:" in said
    assert said[-1].startswith("There is nothing to undo")
    assert session.parts == []


def test_a_list_that_is_open_takes_numbers_short_forms_and_things() -> None:
    session = standing(PEGS, HANDS)
    assert answered(session, "2", "9")[-1] == "There is no choice 9. They are numbered from 1 to 3."
    assert "Your move: Ann plays 2♣: Red 2 goes to space 9; Blue 1 is killed." in answered(session, "2", "move:2:R2")
    session.take_back()
    assert "Your move: Ann plays K♥: Red 1 goes to space 13." in answered(session, "Kd")
    session.take_back()
    assert any(line.startswith("swap:T:R1:R2. Play 10: swap") for line in answered(session, "10d"))


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_offered_in_words_and_let_pass_at_once(language: str) -> None:
    session = standing(PEGS, HANDS, to_play=1, jacked_play="memory")
    out = StringIO()
    say = Words(language).say
    blue = say("seat-colour", seat=1)
    plain.run(session, language, StringIO("1\n"), out)
    assert say("jacked-ask-call", player="Ann", rival=blue, last="no") in out.getvalue()
    assert (0, 0, -1) in session.table.entries()
    label = say("jacked-button-call", suspect=blue)
    assert f"2. {label[0].upper()}{label[1:]}." in out.getvalue()


@pytest.mark.rule("JK-J4")
def test_a_false_call_and_a_wrong_discard_are_told() -> None:
    session = standing(PEGS, HANDS, to_play=1, jacked_play="memory")
    said = answered(session, "2", "y")
    assert "Ann calls, but there is nothing to call. Ann may not call again in this hand." in said
    wrong = answered(standing(PEGS, ("2C 3C", "3H", "", ""), jacked_play="memory"), "discard:2", "y")
    assert "Your move: Discard 2, as a JACKED player must." in wrong
    assert (
        "Ann wanted to discard 2♣ without being JACKED. The card goes back, and Ann may not call in this hand." in wrong
    )


def test_a_complete_move_is_confirmed_before_the_next_turn_is_shown() -> None:
    """Nobody else has cards, so the same player would be to act again."""
    said = answered(standing(PEGS, ("2C 3C", "", "", "")), "move:2:R2", "1")
    assert said[1:] == [
        "It sends a rival peg back to Jail.",
        "y plays it, b undoes it.",
        "Your move is complete. Type y to play it, or b to undo it.",
    ]
