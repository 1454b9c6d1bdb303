"""Tables as bytes: whole, checked, and going on as if nothing had happened."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import play_randomly
from warren.core.actions import ActionSpace, Span
from warren.core.dump import layout
from warren.core.errors import BadDump
from warren.core.example import Burrow
from warren.core.facts import FactBook
from warren.core.game import Game
from warren.core.rng import GENERATORS, fast
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import BURROW, all_views, burrow, sealed

DATA = burrow(players=3).dump()
CONTENT = json.loads(DATA.partition(b"\n")[2])


def forged(**parts: object) -> bytes:
    return sealed(json.dumps({**CONTENT, **parts}).encode())


def refused(data: bytes, game: Game = BURROW) -> str:
    with pytest.raises(BadDump) as refusal:
        game.load(data)
    return refusal.value.code


@pytest.mark.parametrize("first", ["0", "1"])
def test_a_table_comes_back_whoever_began(first: str) -> None:
    table = JACKRABBIT.new(1, first_player=first)
    assert JACKRABBIT.load(table.dump()).dump() == table.dump()


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("name", ["burrow", "jackrabbit"])
def test_a_loaded_table_is_the_same_and_plays_on_identically(name: str, generator: str) -> None:
    game = BURROW if name == "burrow" else JACKRABBIT
    table = game.new(9, generator, **({"players": 3} if game is BURROW else {"threshold": 20}))
    chance = fast("plays on")
    while table.outcome is None:
        again = game.load(table.dump())
        assert again.dump() == table.dump()
        assert all_views(again) == all_views(table)
        assert again.entries() == table.entries()
        assert again.origin.seed == table.origin.seed
        assert again.origin.generator == table.origin.generator
        ears = (table.listen(), again.listen())
        for one in (table, again):
            play_randomly(one, chance.copy(), 3)
        play_randomly(table.clone(), chance, 3)
        assert again.dump() == table.dump()
        assert [repr(fact) for fact in ears[0].truth()] == [repr(fact) for fact in ears[1].truth()]
    again = game.load(table.dump())
    assert repr(again.outcome) == repr(table.outcome)
    assert again.seats() == []


def test_a_loaded_table_shares_nothing_with_the_one_dumped() -> None:
    table = burrow(players=3)
    before = table.dump()
    play_randomly(BURROW.load(before), fast("shares"))
    assert table.dump() == before


def test_an_imagined_table_remembers_that_it_is_one() -> None:
    sample = BURROW.sample(burrow().view(0), fast("imagined"))
    assert sample.is_imagined
    again = BURROW.load(sample.dump())
    assert again.is_imagined
    assert again.dump() == sample.dump()


def test_a_table_of_another_game_is_refused() -> None:
    with pytest.raises(BadDump) as refusal:
        JACKRABBIT.load(DATA)
    assert refusal.value.code == "dump/game"
    assert refusal.value.arguments == {"wanted": "jackrabbit", "found": "burrow"}


def test_a_table_of_another_build_is_refused() -> None:
    assert refused(forged(layout="0123456789abcdef")) == "dump/layout"


def test_a_table_with_other_settings_than_it_was_dumped_with_is_refused() -> None:
    assert CONTENT["settings"] == "players=3"
    for settings in ("", "players=2", "players=2 rounds=2", "players=9"):
        assert refused(forged(settings=settings)) == "dump/damaged"


def test_the_layout_tells_apart_games_of_other_revisions_actions_facts_and_steps() -> None:
    game, known = Burrow(), {layout(BURROW)}
    assert layout(game) in known
    for part, other in (
        ("revision", 9),
        ("actions", ActionSpace(*game.actions.spans[1:], Span("whistle"))),
        ("facts", FactBook(*game.facts.kinds[1:])),
        ("steps", game.steps[1:]),
    ):
        game = Burrow()
        setattr(game, part, other)
        assert layout(game) not in known
        known.add(layout(game))


def test_a_table_cut_short_anywhere_is_refused() -> None:
    for length in range(len(DATA)):
        assert refused(DATA[:length]) == "dump/damaged"


def test_a_table_with_any_one_byte_changed_is_refused() -> None:
    for place in range(len(DATA)):
        assert refused(DATA[:place] + bytes([DATA[place] ^ 1]) + DATA[place + 1 :]) == "dump/damaged"


def test_a_table_with_something_added_is_refused() -> None:
    assert refused(DATA + b"\n") == "dump/damaged"
    assert refused(DATA + DATA) == "dump/damaged"


@given(st.binary(max_size=80))
def test_any_bytes_are_refused(data: bytes) -> None:
    assert refused(data) == "dump/damaged"
    assert refused(sealed(data)) == "dump/damaged"


@pytest.mark.parametrize("part", sorted(CONTENT))
def test_a_table_without_one_of_its_parts_is_refused(part: str) -> None:
    body = json.dumps({name: value for name, value in CONTENT.items() if name != part}).encode()
    assert refused(sealed(body)) == "dump/damaged"


@pytest.mark.parametrize(
    "parts",
    [
        {"chance": "scripted"},
        {"chance": 7},
        {"game": 7},
        {"layout": 7},
        {"log": 5},
        {"log": ["x"]},
        {"log": {}},
        {"journal": ""},
        {"log": [1 << 70]},
        {"journal": None},
        {"steps": [[[99], [], []]]},
        {"steps": [[[3], [], []]]},
        {"steps": [5]},
        {"outcome": 5},
        {"outcome": {"reason": "x"}},
        {"state": {}},
        {"state": []},
        {"state": {**CONTENT["state"], "round": []}},
        {"state": {**CONTENT["state"], "pile": ["x"]}},
    ],
)
def test_a_table_with_a_part_of_the_wrong_form_is_refused(parts: dict[str, object]) -> None:
    assert refused(forged(**parts)) == "dump/damaged"


@pytest.mark.parametrize(("part", "place"), [("hands", 0), ("hands", 1), ("piles", 0), ("piles", 1)])
def test_a_card_that_is_not_in_the_deck_is_refused_wherever_it_lies(part: str, place: int) -> None:
    content = json.loads(JACKRABBIT.new(1).dump().partition(b"\n")[2])
    content["state"][part][place] |= 1 << 52
    assert refused(sealed(json.dumps(content).encode()), JACKRABBIT) == "dump/damaged"


def test_a_table_with_settings_that_cannot_be_used_is_refused() -> None:
    assert refused(forged(settings="players=9")) == "dump/damaged"


def test_a_table_with_an_outcome_of_the_wrong_form_is_refused() -> None:
    assert refused(forged(outcome={"reason": "x", "winners": 1, "scores": 2})) == "dump/damaged"


def test_bytes_nested_without_end_are_refused() -> None:
    assert refused(sealed(b"[" * 100_000)) == "dump/damaged"


HAND = json.loads(JACKRABBIT.new(5, length="hand").dump().partition(b"\n")[2])


@pytest.mark.parametrize(
    "state",
    [
        {"tops": [99, -1]},
        {"tops": [-2, -1]},
        {"piles": [0, 0, -1]},
        {"piles": [HAND["state"]["piles"][0], 0, 52]},
        {"hands": [HAND["state"]["hands"][0]] * 2},
        {"hands": [1 << 60, 0]},
        {"progress": [2, 1, 0, 0]},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_even_if_its_check_is_right(state: dict[str, list[int]]) -> None:
    data = sealed(json.dumps({**HAND, "state": {**HAND["state"], **state}}).encode())
    assert refused(data, JACKRABBIT) == "dump/damaged"


@pytest.mark.parametrize("steps", [[], [[[0], [5], []]], [[[0], [-1], []]], [[[7], [0], []]], [[[0], [], []]]])
def test_a_table_on_which_nobody_could_go_on_is_refused(steps: list[object]) -> None:
    assert refused(sealed(json.dumps({**HAND, "steps": steps}).encode()), JACKRABBIT) == "dump/damaged"


def test_a_table_that_remembers_what_no_fact_says_is_refused() -> None:
    for told in (255, 0, -1, 1 << 62):
        data = sealed(json.dumps({**HAND, "journal": [*HAND["journal"], told]}).encode())
        assert refused(data, JACKRABBIT) == "dump/damaged"
