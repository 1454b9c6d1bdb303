"""Hidden information. JR-V1."""

from __future__ import annotations

import json

import pytest

from playing import act, offered
from warren.core.facts import Fact
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import will_pick


def state(table: RaceTable, seat: int | None) -> dict[str, object]:
    return dict(table.view(seat).shown())


def told(table: RaceTable, seat: int | None, kind: str) -> list[Fact]:
    return [fact for fact in table.view(seat).facts() if fact.kind == kind]


@pytest.mark.rule("JR-V1")
def test_a_hand_is_seen_by_its_owner_and_counted_by_everybody() -> None:
    table = position(("2C 5H", "7S", "3D 4D 9D"))
    assert state(table, 0)["hand"] == ["2C", "5H"]
    assert state(table, 2)["hand"] == ["3D", "4D", "9D"]
    assert state(table, None)["hand"] == []
    for seat in (0, 1, 2, None):
        assert state(table, seat)["hand_sizes"] == [2, 1, 3]


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("seat", [1, None])
def test_nothing_that_is_sent_to_others_names_a_card_of_a_hand(seat: int | None) -> None:
    table = position(("2C 5H 9D", "7S"), spent="3C")
    sent = json.dumps(table.view(seat).json())
    assert not any(f'"{card}"' in sent for card in ("2C", "5H", "9D"))
    assert '"3C"' in sent


@pytest.mark.rule("JR-V1")
def test_views_do_not_differ_with_what_is_hidden() -> None:
    one = position(("2C", "7S"), pile="3C 4C")
    other = position(("3C", "7S"), pile="2C 4C")
    assert one.view(1).dump() == other.view(1).dump()
    assert one.view(None).dump() == other.view(None).dump()
    assert one.view(0).dump() != other.view(0).dump()


@pytest.mark.rule("JR-V1")
def test_the_pile_is_only_counted_and_spent_lot_and_court_lie_open() -> None:
    table = position(("2C", "7S KH X1"), spent="3C 9D")
    seen = state(table, None)
    assert seen["pile"] == 40 - 2 - 2
    assert seen["spent"] == ["3C", "9D"]
    court = seen["court"]
    assert isinstance(court, list)
    assert set(court) == {rank + suit for rank in "JQK" for suit in "CSHD"} - {"KH"} | {"X2"}


@pytest.mark.rule("JR-V1")
def test_royals_are_known_by_their_carrots() -> None:
    table = position(("2C QD", "7S KH"))
    assert state(table, None)["royals"] == [["QD"], ["KH"]]


@pytest.mark.rule("JR-V1")
def test_a_card_that_is_drawn_is_seen_by_who_draws_it() -> None:
    table = position(("2C", "7S"), phase="increment", pile="5D")
    assert [fact.args["card"] for fact in told(table, 0, "drew")] == ["5D"]
    assert [fact.args["card"] for fact in told(table, 1, "drew")] == [None]
    assert [fact.args["card"] for fact in told(table, None, "drew")] == [None]


@pytest.mark.rule("JR-V1")
def test_a_card_that_is_stolen_is_seen_by_the_two_and_by_nobody_else() -> None:
    table = position(("5S", "2H 3H", "9C"), ("tower-clubs",) * 3, phase="acquisition")
    act(table, "attack:1 fight:5S done")
    will_pick(table, 1, "3H")
    act(table, "yield")
    assert [[fact.args["card"] for fact in told(table, seat, "stole")] for seat in (0, 1, 2, None)] == [
        ["3H"],
        ["3H"],
        [None],
        [None],
    ]
    assert state(table, 2)["hand_sizes"] == [1, 1, 1]


@pytest.mark.rule("JR-V1", "JR-D4")
def test_a_royal_that_is_stolen_is_seen_by_all() -> None:
    table = position(("5S", "QH", "9C"), ("tower-clubs",) * 3, phase="acquisition")
    act(table, "attack:1 fight:5S done yield")
    assert [fact.args["card"] for fact in told(table, 2, "stole-royal")] == ["QH"]
    assert state(table, None)["royals"] == [["QH"], [], []]


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize(
    ("script", "kind", "card"),
    [
        ("match:3H", "matched", "3H"),
        ("ride:palace-clubs contest prove:8H", "proved", "8H"),
        ("ride:palace-clubs contest prove:8H done prove:6H", "proved", "6H"),
        ("ride:palace-clubs contest prove:8H done queen", "showed-queen", "QC"),
    ],
)
def test_cards_that_were_shown_are_remembered_by_all(script: str, kind: str, card: str) -> None:
    table = position(("3H 6H X1 QC", "8H"), phase="journey", dice=(3, 5))
    act(table, script)
    for seat in (0, 1, None):
        assert card in [fact.args["card"] for fact in told(table, seat, kind)]


@pytest.mark.rule("JR-V1", "JR-F1")
def test_a_passport_is_seen_by_all() -> None:
    table = position(("7C", "8H"), ("tower-clubs", "citadel"))
    act(table, "passport:7C")
    assert [fact.args["card"] for fact in told(table, 1, "passport")] == ["7C"]
    assert state(table, None)["passport"] == "7C"


@pytest.mark.rule("JR-V1", "JR-H1")
def test_being_asked_to_contest_tells_nothing_about_a_hand() -> None:
    able = position(("X1", "8H"), phase="journey", pile="2C")
    unable = position(("X1", "2C"), phase="journey", pile="8H")
    act(able, "ride:palace-clubs")
    act(unable, "ride:palace-clubs")
    assert offered(able, 1) != offered(unable, 1)
    assert able.view(0).dump() == unable.view(0).dump()
    assert able.view(None).dump() == unable.view(None).dump()


@pytest.mark.rule("JR-V1", "JR-H1")
def test_an_answer_that_did_not_count_stays_unknown() -> None:
    ends = []
    for text in ("pass", "contest"):
        table = position(("X1 9H", "8H", "7H"), phase="journey")
        act(table, "ride:palace-clubs")
        act(table, text, 2)
        act(table, "contest", 1)
        ends.append(table)
    one, other = ends
    for seat in (0, 1, 2, None):
        assert one.view(seat).dump() == other.view(seat).dump()


@pytest.mark.rule("JR-V1")
def test_spades_that_a_defender_does_not_have_are_not_told_by_giving_up() -> None:
    ends = []
    for hand, rest in (("9S", "9D"), ("9D", "9S")):
        table = position(("5S", f"{hand} 2H", "3C"), ("tower-clubs",) * 3, phase="acquisition", pile=rest)
        act(table, "attack:1 fight:5S done")
        will_pick(table, 1, "2H")
        act(table, "yield")
        ends.append(table)
    assert ends[0].view(2).dump() == ends[1].view(2).dump()
    assert ends[0].view(0).dump() == ends[1].view(0).dump()


@pytest.mark.rule("JR-V1", "JR-N2")
def test_who_let_a_call_pass_remembers_it_while_another_discards() -> None:
    ten = "A{0} 2{0} 3{0} 4{0} 5{0} 6{0} 7{0} 8{0} 9{0} T{0}"
    table = position((ten.format("C"), "2D", ten.format("H"), "3D"), phase="increment")
    act(table, "rest")  # eleven cards now, and the second player is next
    act(table, "pass", 3)
    act(table, "call:0", 1)
    assert table.seats() == [0]
    sample = JACKRABBITS.sample(table.view(3), fast("calls"))
    assert isinstance(sample, RaceTable)
    while table.seats() == [0]:
        table.play(0, table.choices(0)[0])
        sample.play(0, sample.choices(0)[0])
    assert offered(table, 3) == offered(sample, 3) == set()
    assert offered(table, 0) == {"pass", "call:2"}
