"""Records whose lines say what cannot be are refused, with the line."""

from __future__ import annotations

import json

import pytest

from warren.core.errors import BadRecord
from warren.core.record import read, record, replay
from warren.core.rng import Origin
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import BURROW, rechecked
from .record_helpers import DEAL, HAND, HEADER, LINES, SEEDLESS, TEXT, edited, refused, told

# --- the header --------------------------------------------------------------------------------------------------


def without(index: int) -> str:
    return rechecked([*LINES[:index], *LINES[index + 1 :]])


@pytest.mark.parametrize(
    ("index", "code"),
    [
        (0, "record/start"),
        (1, "record/header"),
        (2, "record/header"),
        (3, "record/header"),
        (4, "record/header"),
        (6, "record/header"),
        (DEAL, "record/header"),
    ],
)
def test_a_missing_field_is_missed_where_it_should_be(index: int, code: str) -> None:
    assert told(refused(without(index))) == (code, index + 1)


def test_a_missing_player_is_missed_where_they_should_be() -> None:
    assert told(refused(without(7))) == ("record/header", 8)


def test_all_players_missing_are_missed() -> None:
    assert refused(rechecked([*LINES[:6], *LINES[8:]])).arguments["line"] == 7


def test_a_player_too_many_is_found() -> None:
    assert refused(rechecked([*LINES[:8], 'player 2 "Cy"', *LINES[8:]])).arguments["line"] == 9


def test_a_record_without_seed_and_commitment_replays_from_its_outcomes() -> None:
    assert replay(read(without(HEADER.index("seed"))), JACKRABBIT).save() == HAND.save()


@pytest.mark.parametrize("index", range(len(HEADER)))
def test_a_doubled_field_is_found_where_it_is(index: int) -> None:
    assert refused(rechecked([*LINES[: index + 1], *LINES[index:]])).arguments["line"] == index + 2


@pytest.mark.parametrize("index", range(len(HEADER) - 1))
def test_fields_that_changed_places_are_found_at_one_of_the_two(index: int) -> None:
    swapped = [*LINES[:index], LINES[index + 1], LINES[index], *LINES[index + 2 :]]
    assert refused(rechecked(swapped)).arguments["line"] in (index + 1, index + 2)


def test_seed_and_commitment_do_not_go_together() -> None:
    both = [*LINES[:6], f"commitment {Origin('fast', '3').commitment}", *LINES[6:]]
    assert told(refused(rechecked(both))) == ("record/header", 7)


@pytest.mark.parametrize(
    ("index", "line"),
    [
        (4, "generator weak"),
        (4, "generator unknown"),
        (4, "generator"),
        (2, "revision"),
        (2, "revision 0"),
        (2, "revision -1"),
        (2, "revision one"),
        (2, f"revision {'9' * 5000}"),
        (5, "seed 3"),
        (5, "seed"),
        (5, 'seed "3'),
        (5, 'seed ["3"]'),
        (5, "seed " + "[" * 100_000),
        (5, "seed " + "9" * 10_000),
        (5, "commitment abc"),
        (5, f"commitment {'G' * 64}"),
        (6, 'player 1 "Ann"'),
        (6, "player 0 Ann"),
        (6, "player 0"),
        (6, "player"),
        (6, "player 0 7"),
        (7, 'player 7 "Bob"'),
        (7, 'player one "Bob"'),
    ],
)
def test_a_field_with_a_value_that_it_cannot_have_is_refused(index: int, line: str) -> None:
    assert told(refused(edited(index, line))) == ("record/header", index + 1)


@pytest.mark.parametrize(
    "line", ["warren record 3", "warren record 0", "warren record 2.1", "warren record ", "warren record 2 "]
)
def test_an_unknown_version_is_refused_with_the_one_that_is_known(line: str) -> None:
    error = refused(edited(0, line))
    assert told(error) == ("record/version", 1)
    assert error.arguments["known"] == "2"
    assert error.arguments["found"] == line.removeprefix("warren record ")


@pytest.mark.parametrize("line", ["warren", "warren records 1", "Warren record 1", "", "[Event x]"])
def test_a_file_that_begins_otherwise_is_no_record(line: str) -> None:
    assert told(refused(edited(0, line))) == ("record/start", 1)


def test_a_game_that_is_not_the_one_given_is_refused() -> None:
    error = refused(TEXT, BURROW)
    assert told(error) == ("record/game", 2)
    assert (error.arguments["name"], error.arguments["known"]) == ("jackrabbit", ("burrow",))
    assert told(refused(edited(1, "game jackrabbits"))) == ("record/game", 2)


def test_settings_that_were_edited_lead_elsewhere() -> None:
    for settings in ("", "length=match", "ace_high_runs=yes deadwood=always length=hand"):
        assert refused(edited(3, f"settings {settings}")).arguments["line"] == len(LINES) - 1


@pytest.mark.parametrize("settings", ["length=never", "length", "length=hand length=hand", "length=hand threshold=7"])
def test_settings_that_cannot_be_used_are_refused_with_their_problem(settings: str) -> None:
    error = refused(edited(3, f"settings {settings}"))
    assert told(error) == ("record/settings", 4)
    assert str(error.arguments["problem"]).endswith(".")


def test_a_record_that_needs_a_rule_that_is_not_installed_says_so() -> None:
    error = refused(edited(3, "settings length=hand picnic=yes"))
    assert told(error) == ("record/rule", 4)
    assert error.arguments["name"] == "picnic"


# --- the moves ---------------------------------------------------------------------------------------------------


def test_an_illegal_action_names_its_line_and_its_rule() -> None:
    card = LINES[DEAL + 1].split(" ")[1].partition(":")[2]
    error = refused(edited(DEAL + 1, f"{LINES[DEAL + 1].split(' ')[0]} discard:{card}"))
    assert told(error) == ("record/illegal", DEAL + 2)
    assert error.arguments["action"] == f"discard:{card}"
    assert "JB-7" in str(error.arguments["problem"])


@pytest.mark.parametrize("action", ["fly", "own:XX", "own", "pass", "deal", "top:AC", ":", "~"])
def test_an_action_that_is_none_or_not_possible_names_its_line(action: str) -> None:
    for lines in (LINES, SEEDLESS):
        seat = lines[DEAL + 3].split(" ")[0]
        assert told(refused(edited(DEAL + 3, f"{seat} {action}", lines))) == ("record/illegal", DEAL + 4)


def test_an_action_of_another_seat_names_its_line() -> None:
    seat, action = LINES[DEAL + 1].split(" ")[:2]
    assert told(refused(edited(DEAL + 1, f"{1 - int(seat)} {action}"))) == ("record/illegal", DEAL + 2)
    assert told(refused(edited(DEAL + 1, f"9 {action}"))) == ("record/illegal", DEAL + 2)


@pytest.mark.parametrize("line", ["own:7H", "x own:7H", "-1 own:7H", "0", "999 own:7H", "", " 0 own:7H", "0  own:7H"])
def test_a_line_that_is_no_move_is_named(line: str) -> None:
    assert refused(edited(DEAL + 1, line)).arguments["line"] == DEAL + 2


@pytest.mark.parametrize(
    "outcome",
    [
        *("52/52", "53/52", "0/0", "-1/52", "1/-52", "1", "1/", "/52", "1/52/3", "a/b", "1.0/52", "1/99999999999"),
        *("9" * 5000, "2147483648/2147483648", "0/2147483649", "0/" + "9" * 5000),
    ],
)
def test_an_outcome_out_of_its_range_names_its_line(outcome: str) -> None:
    for lines in (LINES, SEEDLESS):
        words = lines[DEAL].split(" ")
        error = refused(edited(DEAL, " ".join([*words[:2], outcome, *words[3:]]), lines))
        assert told(error) == ("record/outcome", DEAL + 1)


def with_chance(lines: list[str]) -> int:
    """The index of the first move that led to a random event."""
    return next(index for index, line in enumerate(lines) if index > DEAL and "/" in line)


@pytest.mark.parametrize("change", ["another", "none", "one more", "other odds"])
def test_an_outcome_that_cannot_come_about_names_its_line(change: str) -> None:
    for lines, code in ((LINES, "record/seed"), (SEEDLESS, "record/outcome")):
        index = with_chance(lines)
        *words, outcome = lines[index].split(" ")
        k, n = (int(number) for number in outcome.split("/"))
        if change == "another":
            if lines is SEEDLESS:
                continue  # without the seed, another outcome is another game
            words.append(f"{(k + 1) % n}/{n}")
        elif change == "one more":
            words += [outcome, "0/2"]
        elif change == "other odds":
            words.append(f"{k}/{n + 1}")
        assert told(refused(edited(index, " ".join(words), lines))) == (code, index + 1)


def test_a_seed_that_does_not_lead_to_the_outcomes_names_the_line_where_they_part() -> None:
    assert told(refused(edited(5, 'seed "4"'))) == ("record/seed", DEAL + 1)
    assert told(refused(edited(4, "generator strong"))) == ("record/seed", DEAL + 1)


@pytest.mark.parametrize(
    "result",
    [
        "none",
        "jackrabbit-end-hand winners scores 0 0",
        "jackrabbit-end-hand winners 0 1 scores 11 7",
        "jackrabbit-end-threshold winners 0 scores 11 7",
        "jackrabbit-end-hand winners 0 scores 11 7 3",
        "jackrabbit-end-hand winners 0 scores 999999999 -999999999",
        "jackrabbit-end-hand winners 99 scores 11 7",
    ],
)
def test_a_result_that_was_edited_is_found_with_both(result: str) -> None:
    for lines in (LINES, SEEDLESS):
        error = refused(edited(len(lines) - 2, f"result {result}", lines))
        assert told(error) == ("record/result", len(lines) - 1)
        assert json.loads(str(error.arguments["wanted"]))["scores"] == list(HAND.outcome.scores if HAND.outcome else ())


def test_a_result_that_is_wrong_in_a_record_that_was_never_a_text_has_no_line() -> None:
    wrong = record(HAND)
    wrong.outcome = None
    with pytest.raises(BadRecord) as refusal:
        replay(wrong, JACKRABBIT)
    assert told(refusal.value) == ("record/result", 0)


@pytest.mark.parametrize(
    "line",
    [
        "result",
        "result x",
        "result x winners scores",
        "result x winners 0 scores 1e3",
        "result x winners 0 scores 9999999999",
        "result x winners 100 scores 1",
        "result X winners 0 scores 1 2",
        "result x winners 0 scores 1 2 ",
        f"result x winners 0 scores {'9' * 5000}",
        "results none",
        "0 own:7H",
    ],
)
def test_a_result_of_the_wrong_form_is_refused(line: str) -> None:
    assert refused(edited(len(LINES) - 2, line)).arguments["line"] == len(LINES) - 1


def test_a_game_without_its_deal_or_its_end_is_refused() -> None:
    assert told(refused(rechecked(LINES[:-1]))) == ("record/truncated", len(LINES))
    assert told(refused(rechecked([*LINES[:-2], "end"]))) == ("record/header", len(LINES) - 2)
    assert told(refused(rechecked([*LINES, "end"]))) == ("record/beyond", len(LINES) + 1)


def test_dropping_any_move_is_found_even_if_the_checks_are_made_anew() -> None:
    for lines in (LINES, SEEDLESS):
        for index in range(DEAL, len(lines)):
            refused(rechecked([*lines[:index], *lines[index + 1 :]]))


# --- one way to write a game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [r"\ud800", r"a\udfffb"])
def test_a_seed_that_is_no_text_is_refused(seed: str) -> None:
    assert refused(edited(5, f'seed "{seed}"')).arguments["line"] == 6


@pytest.mark.parametrize(
    ("index", "line"),
    [
        (2, "revision 01"),
        (3, "settings  length=hand"),
        (3, "settings length=HAND"),
        (3, "settings length=hand "),
        (3, "settings length=hand ace_high_runs=no"),
        (5, r'seed "\u0033"'),
        (6, 'player 0  "Ann"'),
        (DEAL + 1, "0" + LINES[DEAL + 1]),
        (DEAL, LINES[DEAL].replace("/52", "/0052")),
        (len(LINES) - 2, LINES[-2].replace("winners ", "winners 0")),
    ],
)
def test_what_is_written_otherwise_than_it_would_be_is_refused(index: int, line: str) -> None:
    assert refused(edited(index, line)).arguments["line"] == index + 1
