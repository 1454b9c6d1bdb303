"""Views: all that a seat may know, and nothing else; as bytes and back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import act, play_randomly
from warren.core.cards import CARD_TEXTS, members
from warren.core.errors import BadDump, BadInput
from warren.core.game import Game
from warren.core.rng import fast
from warren.core.table import Table
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .helpers import BURROW, LARGE, all_views, bid_all, burrow, sealed

GAMES: list[Game] = [BURROW, JACKRABBIT]


def some_tables() -> list[Table]:
    """Tables in the middle of things, and one that is over."""
    tables: list[Table] = []
    for game in GAMES:
        table = game.new(2, **({"length": "hand"} if game is JACKRABBIT else {"players": 3}))
        chance = fast("views")
        while table.outcome is None:
            tables.append(table.clone())
            play_randomly(table, chance, 1)
        tables.append(table)
    return tables


TABLES = some_tables()
DATA = position(hands=("7H 8H", "3C"), stacks=("2C", "KD")).view(0).dump()
VIEW = json.loads(DATA.partition(b"\n")[2])


def forged(content: dict[str, object]) -> bytes:
    """A view with another content, and the checksum that belongs to it."""
    return sealed(json.dumps(content).encode())


def damaged(**parts: object) -> bytes:
    return forged({**VIEW, **parts})


def test_a_view_comes_back_from_its_bytes() -> None:
    for table in TABLES:
        for seat in (*range(table.players), None):
            view = table.view(seat)
            again = table.game.load_view(view.dump())
            assert again.dump() == view.dump()
            assert again.json() == view.json()
            assert [repr(fact) for fact in again.facts()] == [repr(fact) for fact in view.facts()]
            assert repr(again.outcome) == repr(view.outcome)


def test_a_view_knows_its_seat_its_choices_and_who_is_waited_for() -> None:
    table = burrow(players=3)
    view = table.view(1)
    assert view.seat == 1
    assert view.choices == view.prompt == table.choices(1)
    assert view.waiting_for == [0, 1, 2]
    assert view.outcome is None


def test_a_view_stays_as_it_was_when_the_table_goes_on() -> None:
    for game in GAMES:
        table = game.new(4)
        chance = fast("stays")
        taken = [(view, view.dump()) for view in (table.view(0), table.view(None))]
        while table.outcome is None and len(taken) < 80:
            play_randomly(table, chance, 1)
            taken += [(view, view.dump()) for view in (table.view(0), table.view(None))]
        assert all(view.dump() == before for view, before in taken)


def test_what_is_done_to_a_view_does_not_reach_the_table() -> None:
    for table in TABLES:
        before, views = table.dump(), all_views(table)
        for seat in (*range(table.players), None):
            view = table.view(seat)
            for numbers in (view.waiting_for, view.choices, view.prompt, *view.save().values()):
                numbers.append(1)
        assert table.dump() == before
        assert all_views(table) == views


def test_a_seat_that_is_not_there_has_no_view() -> None:
    for seat in (-1, 2, 99):
        with pytest.raises(BadInput) as refusal:
            burrow().view(seat)
        assert refusal.value.code == "seat/unknown"
        assert refusal.value.arguments == {"seat": seat, "last": 1}


# --- secrets -----------------------------------------------------------------------------------------------------


def test_a_spectator_has_no_seat_no_choices_and_no_hand() -> None:
    for table in TABLES:
        view = table.view(None)
        assert view.seat == -1
        assert view.json()["seat"] is None
        assert view.choices == view.prompt == []
        assert view.save()["hand"] == []


def test_no_card_that_only_others_have_seen_is_in_a_view_of_jackrabbit() -> None:
    for table in TABLES:
        if not isinstance(table, JackrabbitTable) or table.outcome is not None:
            continue
        for seat in (0, 1, None):
            hidden = table.pile
            for other in (0, 1):
                if other != seat:
                    hidden |= table.hands[other]
            known = {
                str(fact.args["card"])
                for fact in table.view(seat).facts()
                if "card" in fact.args and fact.args["card"] is not None
            }
            once_seen = {
                str(fact.args["card"])
                for fact in table.view(seat).facts()
                if fact.kind in ("discarded", "discarded-on-top") and fact.args["card"] is not None
            }
            assert not known & {CARD_TEXTS[card] for card in members(hidden)} - once_seen


def test_a_view_does_not_depend_on_what_it_may_not_know() -> None:
    one = position(hands=("7H 8H", "3C 4C"), stacks=("2C", "KD"))
    other = position(hands=("7H 8H", "9S JD"), stacks=("2C", "KD"))
    assert one.view(0).dump() == other.view(0).dump()
    assert one.view(None).dump() == other.view(None).dump()
    assert one.view(1).dump() != other.view(1).dump()


def test_bids_and_buried_cards_of_others_are_hidden() -> None:
    table = burrow(players=3, rounds=1)
    winner = bid_all(table)
    act(table, " ".join(f"bury:{card}" for card in table.hands[winner]), winner)
    act(table, "done", winner)
    assert table.buried[winner]
    for seat in range(3):
        state = table.view(seat).save()
        assert state["buried"] == (table.buried[winner] if seat == winner else [])
        assert state["buried_sizes"][winner] == len(table.buried[winner])
        buried = [fact for fact in table.view(seat).facts() if fact.kind == "buried"]
        assert [fact.args["card"] is None for fact in buried] == [seat != winner] * len(buried)


def test_the_json_form_has_texts_for_actions_and_facts() -> None:
    table = position(hands=("7H 8H", "3C"), stacks=("2H", "KD"))
    told = table.view(0).json()
    assert told["game"] == "jackrabbit"
    assert [table.view(seat).json()["seat"] for seat in (0, 1, None)] == [0, 1, None]
    assert told["choices"] == told["prompt"] == ["own:7H", "own:8H"]
    assert told["waiting_for"] == [0]
    assert {"fact": "dealt", "seat": 1, "args": {"card": None}, "rules": ["JB-1", "JB-14"]} in told["facts"]  # type: ignore[operator]
    assert json.loads(json.dumps(told)) == told


# --- damage ------------------------------------------------------------------------------------------------------


def refused(data: bytes, game: Game = JACKRABBIT) -> str:
    with pytest.raises(BadDump) as refusal:
        game.load_view(data)
    return refusal.value.code


def test_a_view_cut_short_anywhere_is_refused() -> None:
    for table in (burrow(), position(hands=("7H 8H", "3C"))):
        data = table.view(0).dump()
        for length in range(len(data)):
            assert refused(data[:length], table.game) == "dump/damaged"


def test_a_view_of_another_game_is_refused() -> None:
    assert refused(burrow().view(0).dump()) == "dump/game"


@pytest.mark.parametrize("part", sorted(VIEW))
def test_a_view_without_one_of_its_parts_is_refused(part: str) -> None:
    assert refused(forged({name: value for name, value in VIEW.items() if name != part})) == "dump/damaged"


@pytest.mark.parametrize("part", sorted(VIEW["state"]))
def test_a_view_without_a_part_of_its_game_is_refused(part: str) -> None:
    state = {name: value for name, value in VIEW["state"].items() if name != part}
    assert refused(damaged(state=state)) == "dump/damaged"


@pytest.mark.parametrize(
    "parts",
    [
        {"seat": "x"},
        {"seat": None},
        {"seat": []},
        {"waiting_for": 0},
        {"choices": None},
        {"choices": ["own:7H"]},
        {"prompt": 5},
        {"memory": "zzz"},
        {"memory": [LARGE]},
        {"outcome": 5},
        {"outcome": {}},
        {"state": []},
        {"state": None},
        {"state": {**VIEW["state"], "hand": [99]}},
        {"state": {**VIEW["state"], "piles": [1, 2]}},
        {"state": {**VIEW["state"], "hand": 5}},
    ],
)
def test_a_view_with_a_part_of_the_wrong_form_is_refused(parts: dict[str, object]) -> None:
    assert refused(damaged(**parts)) == "dump/damaged"


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"null", b"[]", b"7", b'"x"', b"{}", b"\xff\xfe", b"\x80\x04K.", b"[" * 50]
)
def test_bytes_that_are_no_view_are_refused(data: bytes) -> None:
    assert refused(data) == refused(sealed(data)) == "dump/damaged"


@given(st.binary(max_size=80))
def test_any_bytes_are_refused(data: bytes) -> None:
    assert refused(data) == refused(sealed(data)) == "dump/damaged"


def test_a_view_with_settings_that_cannot_be_used_is_refused() -> None:
    assert refused(damaged(settings="length=never")) == "dump/damaged"


def test_a_view_with_an_outcome_of_the_wrong_form_is_refused() -> None:
    assert refused(damaged(outcome={"reason": "x", "winners": 1, "scores": [1, 2]})) == "dump/damaged"


def test_bytes_nested_without_end_are_refused() -> None:
    nested = b"[" * 100_000
    assert refused(nested) == refused(sealed(nested)) == "dump/damaged"


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (2, -2, 57, LARGE):
        assert refused(damaged(seat=seat)) == "dump/damaged"


def test_a_view_with_any_one_byte_changed_is_refused() -> None:
    for place in range(len(DATA)):
        changed = DATA[:place] + (b"1" if DATA[place : place + 1] != b"1" else b"2") + DATA[place + 1 :]
        assert refused(changed) == "dump/damaged"


def test_the_json_form_of_a_view_of_jackrabbit_names_cards_by_their_texts() -> None:
    table = JACKRABBIT.new(3, length="hand")
    play_randomly(table, fast("texts"), 9)
    view = table.view(0)
    state = view.json()["state"]
    assert isinstance(state, dict)
    assert len(state["hand"]) == state["hand_sizes"][0]
    assert set(state["hand"]) <= set(CARD_TEXTS)
    assert all(top is None or top in CARD_TEXTS for top in (*state["tops"], state["discard_top"]))


def test_a_view_of_another_build_is_refused() -> None:
    content = json.loads(burrow().view(0).dump().partition(b"\n")[2])
    data = sealed(json.dumps({**content, "layout": "0" * 16}).encode())
    with pytest.raises(BadDump) as refusal:
        BURROW.load_view(data)
    assert refusal.value.code == "dump/layout"


def test_a_view_that_remembers_what_cannot_have_happened_is_refused_and_does_not_hang() -> None:
    table = JACKRABBIT.new(3, length="hand")
    play_randomly(table, fast("impossible"), 30)
    content = json.loads(table.view(0).dump().partition(b"\n")[2])
    for state in ({"tops": [99, 0]}, {"hand": [52]}, {"piles": [1, 2, 77]}):
        data = sealed(json.dumps({**content, "state": {**content["state"], **state}}).encode())
        with pytest.raises(BadDump):
            JACKRABBIT.load_view(data)
