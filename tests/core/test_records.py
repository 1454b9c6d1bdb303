"""Records: one game as one text file, replayed to the same table, and refused with the line where anything is wrong."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import act, legal, play_randomly
from warren.core.errors import BadInput
from warren.core.facts import Ear
from warren.core.record import VERSION, Record, read, record, replay
from warren.core.rng import GENERATORS, Origin, fast
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position

from .helpers import BURROW, all_views, burrow, contents, rechecked
from .record_helpers import HAND, HEADER, LINES, TEXT, facts_of

# --- round trips -------------------------------------------------------------------------------------------------


def test_a_record_begins_with_what_is_needed_to_read_it() -> None:
    assert [line.split(" ")[0] for line in LINES[: len(HEADER)]] == HEADER
    assert LINES[0] == f"warren record {VERSION}"
    assert LINES[1] == "game jackrabbit"
    assert LINES[2] == f"revision {JACKRABBIT.revision}"
    assert LINES[3] == f"settings {HAND.setup.text()}" == "settings length=hand"
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
    assert again.origin.seed is None
    assert again.origin.commitment == Origin("fast", "8").commitment
    with pytest.raises(BadInput) as refusal:
        play_randomly(again, fast("met"))
    assert refusal.value.code == "table/no-chance"


def test_a_table_without_chance_is_left_as_it_was_where_chance_is_needed() -> None:
    table = JACKRABBIT.new(8, length="hand")
    again = replay(read(record(table, tell_seed=False).text()), JACKRABBIT)
    seat = again.seats()[0]
    visit = again.choices(seat)[-1]  # on the other stack: somebody draws
    before = again.dump()
    with pytest.raises(BadInput):
        again.play(seat, visit)
    assert again.dump() == before
    again.chance = fast("further")
    again.play(seat, visit)
    assert again.view(seat).waiting_for == [1 - seat]


def test_a_compound_move_that_needs_chance_is_not_played_in_part() -> None:
    table = burrow("whole or not", players=2)
    for seat in (0, 1):
        act(table, legal(table, seat)[0], seat)
    winner = table.view(None).waiting_for[-1]
    again = replay(read(record(table, tell_seed=False).text()), BURROW)
    before = again.dump()
    bury, done = [action for action in again.choices(winner) if BURROW.actions.text(action) != "toast"][:1], "done"
    with pytest.raises(BadInput) as refusal:
        again.play_all(winner, [*bury, BURROW.actions.parse(done)])
    assert refusal.value.code == "table/no-chance"
    assert again.dump() == before


def test_a_record_of_a_replay_without_seed_still_names_generator_and_commitment() -> None:
    text = record(JACKRABBIT.new(8, "strong", length="hand"), tell_seed=False).text()
    assert record(replay(read(text), JACKRABBIT)).text() == text


def test_a_position_that_was_set_up_cannot_be_recorded() -> None:
    with pytest.raises(BadInput) as refusal:
        record(position(("7H 8H", "3C")))
    assert refusal.value.code == "record/imagined"


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Bob", "Cy"), "AB", ("Ann", "\ud800"), ("Ann", 7)])
def test_players_are_a_whole_name_for_each_seat(names: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        record(HAND, names)
    assert refusal.value.code == "record/players"


def test_a_seed_of_half_a_character_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        JACKRABBIT.new("\ud800")
    assert refusal.value.code == "seed/text"


def test_an_unfinished_game_has_no_result() -> None:
    table = JACKRABBIT.new(8, length="hand")
    text = record(table).text()
    assert contents(text)[-2:] == ["result none", "end"]
    assert read(text).outcome is None
    assert replay(read(text), JACKRABBIT).outcome is None


def test_a_game_in_the_middle_of_a_compound_move_can_be_recorded() -> None:
    table = burrow(players=2)
    for seat in (0, 1):
        act(table, legal(table, seat)[0], seat)
    winner = table.view(None).waiting_for[-1]
    act(table, legal(table, winner)[0], winner)
    assert table.continues()
    assert replay(read(record(table).text()), BURROW).dump() == table.dump()


def test_without_its_seed_a_record_holds_the_commitment_to_it() -> None:
    table = burrow("rabbit, run")
    text = record(table, tell_seed=False).text()
    assert "rabbit, run" not in text
    assert f"commitment {sha256(b'rabbit, run').hexdigest()}" in contents(text)
    assert read(text).commitment == Origin("fast", "rabbit, run").commitment
    assert read(text).seed is None


def test_with_its_seed_anybody_can_check_the_commitment() -> None:
    table = burrow("rabbit, run")
    before, after = read(record(table, tell_seed=False).text()), read(record(table).text())
    assert after.seed is not None
    assert before.commitment == Origin("fast", after.seed).commitment


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
    assert again.seed == seed


def test_a_table_drawn_from_a_view_cannot_be_recorded() -> None:
    with pytest.raises(BadInput) as refusal:
        record(BURROW.sample(burrow().view(0), fast("imagined")))
    assert refusal.value.code == "record/imagined"


def test_a_record_can_be_made_by_hand() -> None:
    made = read(TEXT)
    again = Record(
        made.game,
        made.revision,
        made.settings,
        made.generator,
        made.seed,
        made.commitment,
        made.players,
        made.moves,
        made.outcome,
    )
    assert again.text() == TEXT
