"""Records that were damaged, cut short or mixed up are refused, with the line."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import play_randomly
from warren.core.record import read, record, replay
from warren.core.rng import fast
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import BURROW, contents, rechecked
from .record_helpers import DEAL, LINES, SMALL, TEXT, burrow_game, edited, line_of_refusal, refused, told

# --- damage ------------------------------------------------------------------------------------------------------


def test_a_record_cut_short_after_any_line_is_refused() -> None:
    lines = TEXT.splitlines(keepends=True)
    for count in range(len(lines)):
        cut = "".join(lines[:count])
        code, line = told(refused(cut))
        assert (code, line) == (("record/truncated", count + 1) if count else ("record/start", 1))


def test_a_record_cut_short_after_any_character_is_refused() -> None:
    for length in range(len(SMALL)):
        refused(SMALL[:length], BURROW)


def test_a_last_line_without_its_line_break_is_refused() -> None:
    assert told(refused(TEXT[:-1])) == ("record/beyond", len(LINES) + 1)


def test_damage_is_found_in_the_line_where_it_is() -> None:
    lines = SMALL.splitlines()
    for index, line in enumerate(lines):
        for place in range(len(line)):
            changed = line[:place] + ("x" if line[place] != "x" else "y") + line[place + 1 :]
            error = refused("\n".join([*lines[:index], changed, *lines[index + 1 :], ""]), BURROW)
            assert error.arguments["line"] == index + 1


def test_lines_that_changed_places_are_found() -> None:
    lines = SMALL.splitlines()
    for index in range(len(lines) - 1):
        swapped = [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :], ""]
        assert refused("\n".join(swapped), BURROW).arguments["line"] == index + 1


@pytest.mark.parametrize("added", ["\n", " ", "x", "\x00", "end ~0000\n", TEXT])
def test_anything_after_the_end_is_refused(added: str) -> None:
    assert told(refused(TEXT + added)) == ("record/beyond", len(LINES) + 1)


@pytest.mark.parametrize("added", ["\n", " ", "\ufeff", "\r\n", "# a comment\n"])
def test_anything_before_the_start_is_refused(added: str) -> None:
    assert told(refused(added + TEXT)) == ("record/start", 1)


def test_an_empty_line_is_where_a_record_stops() -> None:
    lines = TEXT.splitlines()
    assert told(refused("\n".join([*lines[:12], "", *lines[12:], ""]))) == ("record/truncated", 13)


def test_line_breaks_of_another_system_are_damage() -> None:
    assert told(refused(TEXT.replace("\n", "\r\n"))) == ("record/damaged", 1)


def test_other_letters_are_damage_even_if_the_checks_are_made_anew() -> None:
    assert told(refused(edited(6, 'player 0 "Zoë"'))) == ("record/damaged", 7)
    assert told(refused(edited(DEAL + 1, "٠ own:7H"))) == ("record/damaged", DEAL + 2)


def mutated(text: str, dice: random.Random) -> str:
    """One to three small accidents."""
    for _ in range(dice.randint(1, 3)):
        place, other = dice.randrange(len(text) + 1), dice.randrange(len(text) + 1)
        start, stop = sorted((place, other))
        how = dice.randrange(6)
        if how == 0:
            text = text[:place] + dice.choice('0123456789 /:~"\\\nabcxz-\x00é\ud800') + text[place:]
        elif how == 1:
            text = text[:place] + text[place + 1 :]
        elif how == 2:
            text = text[:place] + dice.choice('0123456789 /:~"\\\nabcxz-') + text[place + 1 :]
        elif how == 3:
            text = text[:start] + text[stop:]
        elif how == 4:
            text = text[:stop] + text[start:stop] + text[stop:]
        else:
            text = text[:place] + str(dice.choice([2**31, 2**63, 10**40])) + text[place:]
    return text


def forged(lines: list[str], dice: random.Random) -> str:
    """A record with accidents in one line, and checks made anew."""
    index = dice.randrange(len(lines))
    return rechecked([*lines[:index], *mutated(lines[index], dice).split("\n"), *lines[index + 1 :]])


def test_a_record_with_accidents_is_refused_or_is_still_the_same() -> None:
    dice = random.Random("accidents")
    for _ in range(1500):
        text = mutated(SMALL, dice)
        line = line_of_refusal(text, BURROW)
        assert text == SMALL if line is None else 1 <= line <= text.count("\n") + 1


def test_a_record_with_accidents_and_new_checks_is_refused_or_is_a_game() -> None:
    dice = random.Random("forgeries")
    for lines in (contents(SMALL), contents(record(burrow_game(2), tell_seed=False).text())):
        for _ in range(700):
            text = forged(lines, dice)
            line = line_of_refusal(text, BURROW)
            assert line is None or 1 <= line <= text.count("\n") + 1


@pytest.mark.soak
def test_many_records_with_accidents_are_refused_or_are_games() -> None:
    dice = random.Random("many accidents")
    for number in range(40):
        table = JACKRABBIT.new(number, threshold=10)
        play_randomly(table, fast(f"accidents {number}"))
        lines = contents(record(table, tell_seed=number % 2 == 0).text())
        for _ in range(500):
            text = forged(lines, dice)
            line = line_of_refusal(text, JACKRABBIT)
            assert line is None or 1 <= line <= text.count("\n") + 1


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    for junk in (text, f"warren record 1\n{text}", f"warren record 1 ~{text}", rechecked(["warren record 1", text])):
        refused(junk)


@given(st.lists(st.sampled_from([*LINES[: DEAL + 4], *LINES[-3:]]), max_size=14))
@settings(max_examples=300)
def test_lines_of_a_record_in_any_other_arrangement_are_refused(lines: list[str]) -> None:
    refused(rechecked(lines))
    refused(rechecked([*LINES[: DEAL + 1], *lines, "end"]))


@given(st.binary())
def test_any_bytes_are_refused(data: bytes) -> None:
    for encoding in ("latin-1", "utf-16"):
        refused(data.decode(encoding, "replace"))
    refused(data.decode("utf-8", "surrogateescape"))
    refused("warren record 1 ~" + data.decode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("size", [10**6])
def test_very_long_lines_and_files_are_refused_quickly(size: int) -> None:
    refused("x" * size)
    refused("warren record 1 ~" + "0" * size)
    refused("warren record 1 ~d1ce\n" * (size // 20))
    refused(edited(DEAL, "deal" + " 0/2" * (size // 4)))
    refused(edited(DEAL + 1, "0 " + "9" * size))


def test_a_very_long_game_replays() -> None:
    table = JACKRABBIT.new(1, threshold=1_000_000, turn_limit=6000)
    play_randomly(table, fast("long"))
    text = record(table).text()
    assert replay(read(text), JACKRABBIT).save() == table.save()
