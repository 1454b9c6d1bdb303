"""Records: one game as one text file, replayed to the same table, and refused with the line where anything is wrong."""

from __future__ import annotations

import json
import random
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warren.core.errors import BadInput, BadRecord
from warren.core.facts import Ear
from warren.core.game import Game, Table
from warren.core.record import VERSION, Record, commitment, read, record, replay
from warren.core.rng import GENERATORS, MetChance, fast
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import BURROW, act, all_views, burrow, contents, legal, play_randomly, rechecked

NAMES = ("Ann", "Bob")


def jackrabbit_hand() -> Table:
    table = JACKRABBIT.new(3, length="hand")
    play_randomly(table, fast("record"))
    return table


HAND = jackrabbit_hand()
TEXT = record(HAND, NAMES).text()
LINES = contents(TEXT)
SEEDLESS = contents(record(HAND, NAMES, tell_seed=False).text())
HEADER = ["warren", "game", "ruleset", "settings", "generator", "seed", "player", "player", "deal"]
DEAL = HEADER.index("deal")  # lines are numbered from 1, so this is the index of the line numbered DEAL + 1


def burrow_game(seed: int = 1) -> Table:
    table = burrow(seed, players=3)
    play_randomly(table, fast(f"record {seed}"))
    return table


SMALL = record(burrow_game(), ("Ann", "Bob", "Cy")).text()


def refused(text: str, game: Game = JACKRABBIT) -> BadRecord:
    """Why a text is not accepted, as a record or as a game."""
    with pytest.raises(BadRecord) as refusal:
        replay(read(text), game)
    assert isinstance(refusal.value.arguments["line"], int)
    return refusal.value


def line_of_refusal(text: str, game: Game) -> int | None:
    """The line that a text is refused for; None if it is a game. Whatever else happens, happens."""
    try:
        replay(read(text), game)
    except BadRecord as error:
        assert str(error)  # noqa: PT017 - the sentence must be there too
        line = error.arguments["line"]
        return line if isinstance(line, int) else -1
    return None


def told(error: BadRecord) -> tuple[str, object]:
    return error.code, error.arguments["line"]


def edited(index: int, line: str, lines: list[str] = LINES) -> str:
    return rechecked([*lines[:index], line, *lines[index + 1 :]])


def facts_of(ear: Ear) -> list[str]:
    return [repr(fact) for fact in ear.truth()]


# --- round trips -------------------------------------------------------------------------------------------------


def test_a_record_begins_with_what_is_needed_to_read_it() -> None:
    assert [line.split(" ")[0] for line in LINES[: len(HEADER)]] == HEADER
    assert LINES[0] == f"warren record {VERSION}"
    assert LINES[1] == "game jackrabbit"
    assert LINES[2] == f"ruleset {JACKRABBIT.ruleset(HAND.setup)}"
    assert LINES[3] == f"settings {HAND.setup.text()}"
    assert LINES[4:8] == ["generator fast", 'seed "3"', 'player 0 "Ann"', 'player 1 "Bob"']
    assert LINES[-1] == "end"
    assert LINES[-2].startswith("result jackrabbit-end-hand winners")


def test_the_checks_are_a_chain_over_all_lines() -> None:
    assert rechecked(LINES) == TEXT
    assert len({line[-4:] for line in TEXT.splitlines()}) > len(LINES) - 3


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("tell_seed", [True, False])
@pytest.mark.parametrize("actions", [0, 1, 7, 1000])
@pytest.mark.parametrize("name", ["burrow", "jackrabbit"])
def test_a_record_comes_back_from_its_text_and_replays_to_the_same_table_and_facts(
    name: str, actions: int, tell_seed: bool, generator: str
) -> None:
    game = BURROW if name == "burrow" else JACKRABBIT
    table = game.new("a seed", generator, **({"players": 3} if game is BURROW else {"threshold": 15}))
    ear = table.listen()
    play_randomly(table, fast("round trip"), actions)
    written = record(table, tell_seed=tell_seed)
    text = written.text()
    again = read(text)
    assert again.text() == text
    assert again.players == written.players
    heard = Ear(game.facts)
    replayed = replay(again, game, heard)
    assert replayed.save() == table.save()
    assert replayed.saved_steps() == table.saved_steps()
    assert replayed.entries() == table.entries()
    assert all_views(replayed) == all_views(table)
    assert repr(replayed.outcome) == repr(table.outcome)
    assert facts_of(heard)[len(facts_of(heard)) - len(ear.events) :] == facts_of(ear)
    if tell_seed:
        assert replayed.dump() == table.dump()


def test_a_replay_tells_the_deal_too() -> None:
    heard = Ear(JACKRABBIT.facts)
    replay(read(TEXT), JACKRABBIT, heard)
    assert [fact.kind for fact in heard.truth()][:21] == ["starts", *["dealt"] * 20]


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_game_replayed_with_its_seed_plays_on_identically(generator: str) -> None:
    table = JACKRABBIT.new(8, generator, length="hand")
    play_randomly(table, fast("plays on"), 12)
    again = replay(read(record(table).text()), JACKRABBIT)
    for one in (table, again):
        play_randomly(one, fast("further"))
    assert again.dump() == table.dump()
    assert record(again).text() == record(table).text()


def test_without_its_seed_chance_ends_where_the_record_does() -> None:
    table = JACKRABBIT.new(8, length="hand")
    again = replay(read(record(table, tell_seed=False).text()), JACKRABBIT)
    assert again.seed == ""
    with pytest.raises(MetChance):
        play_randomly(again, fast("met"))


def test_an_unfinished_game_has_no_result() -> None:
    table = JACKRABBIT.new(8, length="hand")
    text = record(table).text()
    assert contents(text)[-2:] == ["result none", "end"]
    assert read(text).outcome is None
    assert replay(read(text), JACKRABBIT).outcome is None


def test_a_game_in_the_middle_of_a_compound_move_can_be_recorded() -> None:
    table = burrow(players=2)
    for seat in (0, 1):
        act(table, seat, legal(table, seat)[0])
    winner = table.view(None).waiting_for[-1]
    act(table, winner, legal(table, winner)[0])
    assert table.continues()
    assert replay(read(record(table).text()), BURROW).dump() == table.dump()


def test_without_its_seed_a_record_holds_the_commitment_to_it() -> None:
    table = burrow("rabbit, run")
    text = record(table, tell_seed=False).text()
    assert "rabbit, run" not in text
    assert f"commitment {sha256(b'rabbit, run').hexdigest()}" in contents(text)
    assert read(text).commitment == commitment("rabbit, run")
    assert read(text).seed is None


def test_with_its_seed_anybody_can_check_the_commitment() -> None:
    table = burrow("rabbit, run")
    before, after = read(record(table, tell_seed=False).text()), read(record(table).text())
    assert after.seed is not None
    assert before.commitment == commitment(after.seed)


def test_players_without_names_are_called_by_their_seats() -> None:
    assert read(record(burrow(players=3)).text()).players == ("seat 0", "seat 1", "seat 2")


@pytest.mark.parametrize(
    "name",
    [
        '"',
        "\\",
        "Ann ~abcd",
        "a\nb\r\n",
        "\x00\x1b\x7f",
        "Zoë",
        "兎 🐇",
        "end",
        " ",
        "",
        "x" * 5000,
        "\u2028\u2029\x85",
    ],
)
def test_any_name_survives(name: str) -> None:
    text = record(HAND, (name, "Bob")).text()
    assert text.isascii()
    assert read(text).players == (name, "Bob")
    assert read(text).text() == text
    assert len(text.splitlines()) == len(TEXT.splitlines())


@given(st.text(), st.text(), st.text())
def test_any_text_survives_as_a_name_and_as_a_seed(one: str, other: str, seed: str) -> None:
    table = burrow(seed)
    text = record(table, (one, other)).text()
    again = read(text)
    assert again.players == (one, other)
    assert replay(again, BURROW).save() == table.save()
    assert again.seed == (seed or None)


def test_a_table_drawn_from_a_view_cannot_be_recorded() -> None:
    with pytest.raises(BadInput) as refusal:
        record(BURROW.sample(burrow().view(0), fast("imagined")))
    assert refusal.value.code == "record/imagined"


def test_a_record_can_be_made_by_hand() -> None:
    made = read(TEXT)
    again = Record(
        made.game,
        made.ruleset,
        made.settings,
        made.generator,
        made.seed,
        made.commitment,
        made.players,
        made.moves,
        made.outcome,
    )
    assert again.text() == TEXT


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
    both = [*LINES[:6], f"commitment {commitment('3')}", *LINES[6:]]
    assert told(refused(rechecked(both))) == ("record/header", 7)


@pytest.mark.parametrize(
    ("index", "line"),
    [
        (4, "generator weak"),
        (4, "generator unknown"),
        (4, "generator"),
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
    "line", ["warren record 2", "warren record 0", "warren record 1.1", "warren record ", "warren record 1 "]
)
def test_an_unknown_version_is_refused_with_the_one_that_is_known(line: str) -> None:
    error = refused(edited(0, line))
    assert told(error) == ("record/version", 1)
    assert error.arguments["known"] == "1"
    assert error.arguments["found"] == line.removeprefix("warren record ")


@pytest.mark.parametrize("line", ["warren", "warren records 1", "Warren record 1", "", "[Event x]"])
def test_a_file_that_begins_otherwise_is_no_record(line: str) -> None:
    assert told(refused(edited(0, line))) == ("record/start", 1)


def test_a_game_that_is_not_the_one_given_is_refused() -> None:
    error = refused(TEXT, BURROW)
    assert told(error) == ("record/game", 2)
    assert (error.arguments["name"], error.arguments["known"]) == ("jackrabbit", ("burrow",))
    assert told(refused(edited(1, "game jackrabbits"))) == ("record/game", 2)


def test_a_ruleset_that_has_changed_is_refused_with_both() -> None:
    error = refused(edited(2, "ruleset 0123456789abcdef"))
    assert told(error) == ("record/ruleset", 3)
    assert error.arguments["found"] == "0123456789abcdef"
    assert error.arguments["wanted"] == JACKRABBIT.ruleset(HAND.setup)


def test_settings_that_were_edited_are_another_ruleset() -> None:
    assert refused(edited(3, LINES[3].replace("deadwood=going-out", "deadwood=always"))).code == "record/ruleset"


@pytest.mark.parametrize(
    "settings", ["length=never", "length", "width=3", "length=hand length=hand", "length=hand threshold=7"]
)
def test_settings_that_cannot_be_used_are_refused_with_their_problem(settings: str) -> None:
    error = refused(edited(3, f"settings {settings}"))
    assert told(error) == ("record/settings", 4)
    assert str(error.arguments["problem"]).endswith(".")


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


# --- one way to write a game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [r"\ud800", r"a\udfffb"])
def test_a_seed_that_is_no_text_is_refused(seed: str) -> None:
    assert refused(edited(5, f'seed "{seed}"')).arguments["line"] == 6


@pytest.mark.parametrize(
    ("index", "line"),
    [
        (3, LINES[3].replace(" ", "  ")),
        (3, LINES[3].replace("length=hand", "length=HAND")),
        (3, LINES[3].rpartition(" ")[0]),
        (5, r'seed "\u0033"'),
        (6, 'player 0  "Ann"'),
        (DEAL + 1, "0" + LINES[DEAL + 1]),
        (DEAL, LINES[DEAL].replace("/52", "/0052")),
        (len(LINES) - 2, LINES[-2].replace("winners ", "winners 0")),
    ],
)
def test_what_is_written_otherwise_than_it_would_be_is_refused(index: int, line: str) -> None:
    assert refused(edited(index, line)).arguments["line"] == index + 1
