"""Facts: packed, read aloud, and redacted for whoever reads them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from playing import play_randomly
from warren.core.facts import (
    ACTOR,
    BOTH,
    EVERYBODY,
    HIDDEN,
    Ear,
    Fact,
    FactBook,
    FactKind,
    Part,
    Tally,
    event,
    first,
    kind_of,
    seat_of,
    second,
    third,
    with_first,
)
from warren.core.rng import fast

from .helpers import burrow

KINDS = st.integers(1, 255)
SEATS = st.integers(-1, 14)
LARGE_VALUES = st.integers(-(2**22) + 1, 2**22 - 1)
VALUES = st.integers(-(2**13) + 1, 2**13 - 1)

CARDS = ("ace", "two", "three")
BOOK = FactBook(
    FactKind("shown", "X-1 X-2", Part("card", CARDS), Part("points")),
    FactKind("drew", "X-3", Part("card", CARDS, seen_by=ACTOR), Part("count")),
    FactKind("gave", "X-4", Part("to"), Part("card", CARDS, seen_by=BOTH), Part("from-deck", seen_by=ACTOR)),
    FactKind("whispered", "X-5", Part("word"), private=True),
    FactKind("rang", "X-6"),
)
SHOWN, DREW, GAVE, WHISPERED, RANG = range(1, 6)


def journal(*events: int) -> vec[i64]:
    told = vec[i64]()
    for one in events:
        told = append(told, one)
    return told


def as_told(happened: int, seat: int) -> dict[str, str | int | None]:
    return BOOK.fact(BOOK.redacted(happened, seat)).args


@given(KINDS, SEATS, LARGE_VALUES, VALUES, VALUES)
def test_an_event_keeps_its_kind_its_seat_and_its_values(kind: int, seat: int, a: int, b: int, c: int) -> None:
    packed = event(kind, seat, a, b, c)
    assert (kind_of(packed), seat_of(packed), first(packed), second(packed), third(packed)) == (kind, seat, a, b, c)
    assert 0 < packed < 2**63


@given(st.tuples(KINDS, SEATS), LARGE_VALUES, LARGE_VALUES, st.tuples(VALUES, VALUES))
def test_the_first_value_is_filled_in_or_hidden_without_touching_the_rest(
    about: tuple[int, int], a: int, other: int, rest: tuple[int, int]
) -> None:
    (kind, seat), (b, c) = about, rest
    packed = event(kind, seat, a, b, c)
    assert with_first(packed, other) == event(kind, seat, other, b, c)
    hidden = with_first(packed, HIDDEN)
    assert first(hidden) == HIDDEN
    assert (kind_of(hidden), seat_of(hidden), second(hidden), third(hidden)) == (kind, seat, b, c)
    assert with_first(hidden, a) == packed


def test_the_extreme_values_are_kept_side_by_side() -> None:
    for sign in (1, -1):
        packed = event(255, 14, sign * (2**22 - 1), -sign * (2**13 - 1), sign * (2**13 - 1))
        assert (kind_of(packed), seat_of(packed)) == (255, 14)
        assert (first(packed), second(packed), third(packed)) == (sign * 4194303, -sign * 8191, sign * 8191)


def test_values_that_are_left_out_are_nought() -> None:
    packed = event(RANG, -1)
    assert (first(packed), second(packed), third(packed)) == (0, 0, 0)


def test_what_everybody_may_see_is_told_to_everybody() -> None:
    shown = event(SHOWN, 1, 2, -7)
    for seat in (-1, 0, 1, 2):
        assert BOOK.redacted(shown, seat) == shown
    assert EVERYBODY == 0


def test_what_only_the_actor_may_see_is_hidden_from_everybody_else() -> None:
    drew = event(DREW, 1, 2, 5)
    assert as_told(drew, 1) == {"card": "three", "count": 5}
    for seat in (-1, 0, 2):
        assert as_told(drew, seat) == {"card": None, "count": 5}


def test_what_both_may_see_is_hidden_from_everybody_but_the_two() -> None:
    gave = event(GAVE, 1, 2, 0, 9)
    assert as_told(gave, 1) == {"to": 2, "card": "ace", "from-deck": 9}
    assert as_told(gave, 2) == {"to": 2, "card": "ace", "from-deck": None}
    for seat in (-1, 0, 3):
        assert as_told(gave, seat) == {"to": 2, "card": None, "from-deck": None}


def test_a_private_fact_did_not_happen_for_anybody_else() -> None:
    whispered = event(WHISPERED, 1, 4)
    assert BOOK.redacted(whispered, 1) == whispered
    for seat in (-1, 0, 2):
        assert BOOK.redacted(whispered, seat) == 0


def test_a_spectator_is_not_taken_for_the_table_nor_for_a_partner() -> None:
    assert as_told(event(DREW, -1, 2, 5), -1) == {"card": None, "count": 5}
    assert as_told(event(GAVE, 1, -1, 0, 9), -1) == {"to": -1, "card": None, "from-deck": None}
    assert BOOK.redacted(event(WHISPERED, -1, 4), -1) == 0


@given(st.integers(1, 5), st.integers(-1, 3), st.tuples(st.integers(-1, 2), st.integers(0, 2)), st.integers(-1, 3))
def test_redacting_twice_tells_no_more_and_no_less(kind: int, seat: int, values: tuple[int, int], reader: int) -> None:
    known = BOOK.redacted(event(kind, seat, *values), reader)
    assert known == 0 or BOOK.redacted(known, reader) == known


def test_two_events_that_differ_only_in_what_is_hidden_are_told_alike() -> None:
    for seat, reader, card, other in product(range(4), range(-1, 4), range(3), range(3)):
        if reader != seat:
            assert BOOK.redacted(event(DREW, seat, card, 1), reader) == BOOK.redacted(
                event(DREW, seat, other, 1), reader
            )
        for partner in range(4):
            if reader not in (seat, partner):
                one, another = event(GAVE, seat, partner, card, card), event(GAVE, seat, partner, other, other)
                assert BOOK.redacted(one, reader) == BOOK.redacted(another, reader)


def test_a_journal_is_remembered_in_order_without_what_was_private() -> None:
    told = journal(event(SHOWN, 0, 1), event(WHISPERED, 0, 3), event(DREW, 0, 1, 1), event(RANG, -1))
    assert [BOOK.fact(one).kind for one in BOOK.redact_all(told, 0)] == ["shown", "whispered", "drew", "rang"]
    for seat in (-1, 1):
        assert [BOOK.fact(one).kind for one in BOOK.redact_all(told, seat)] == ["shown", "drew", "rang"]


def test_a_fact_names_its_kind_its_seat_its_values_and_its_rules() -> None:
    fact = BOOK.fact(event(SHOWN, 1, 2, -7))
    assert (fact.kind, fact.seat, fact.args, fact.rules) == (
        "shown",
        1,
        {"card": "three", "points": -7},
        ("X-1", "X-2"),
    )
    assert fact.json() == {
        "fact": "shown",
        "seat": 1,
        "args": {"card": "three", "points": -7},
        "rules": ["X-1", "X-2"],
    }
    assert repr(fact) == "seat 1 shown card=three points=-7 [X-1 X-2]"


def test_a_fact_about_the_table_has_no_seat_and_a_hidden_value_is_none() -> None:
    rang = BOOK.fact(event(RANG, -1))
    assert rang.seat is None
    assert repr(rang) == "table rang [X-6]"
    drew = BOOK.fact(BOOK.redacted(event(DREW, 1, 2, 5), 0))
    assert drew.json()["args"] == {"card": None, "count": 5}
    assert repr(drew) == "seat 1 drew card=? count=5 [X-3]"


def test_a_kind_is_found_by_its_name() -> None:
    assert [BOOK.code(kind.name) for kind in BOOK.kinds] == [SHOWN, DREW, GAVE, WHISPERED, RANG]


def test_an_ear_reads_aloud_for_any_seat_and_keeps_the_truth() -> None:
    ear = Ear(BOOK)
    for told in (event(DREW, 0, 2, 1), event(WHISPERED, 1, 3)):
        ear.hear(told)
    assert [repr(fact) for fact in ear.truth()] == [
        "seat 0 drew card=three count=1 [X-3]",
        "seat 1 whispered word=3 [X-5]",
    ]
    assert [repr(fact) for fact in ear.facts(0)] == ["seat 0 drew card=three count=1 [X-3]"]
    assert [repr(fact) for fact in ear.facts(1)] == [
        "seat 0 drew card=? count=1 [X-3]",
        "seat 1 whispered word=3 [X-5]",
    ]
    assert [repr(fact) for fact in ear.facts(None)] == ["seat 0 drew card=? count=1 [X-3]"]


def test_a_tally_counts_a_fact_for_each_of_its_rules() -> None:
    tally = Tally(BOOK)
    for told in (event(SHOWN, 0, 1), event(SHOWN, 1, 1), event(RANG, -1)):
        tally.hear(told)
    assert tally.by_rule() == {"X-1": 2, "X-2": 2, "X-3": 0, "X-4": 0, "X-5": 0, "X-6": 1}


def test_a_listener_hears_what_happens_from_then_on_and_the_journal_holds_it_too() -> None:
    table = burrow(players=3)
    before = len(table.journal)
    ear = table.listen()
    play_randomly(table, fast("listen"))
    assert [int(told) for told in ear.events] == [int(told) for told in table.journal][before:]
    assert ear.events


def test_what_a_seat_is_told_is_what_its_view_remembers() -> None:
    table = burrow(players=3)
    before: dict[int | None, int] = {seat: len(table.view(seat).memory) for seat in (0, 1, 2, None)}
    ear = table.listen()
    play_randomly(table, fast("told"))
    for seat, count in before.items():
        remembered = [repr(fact) for fact in table.view(seat).facts()][count:]
        assert [repr(fact) for fact in ear.facts(seat)] == remembered


def test_a_clone_does_not_speak_to_the_listener_of_its_original() -> None:
    table = burrow()
    ear = table.listen()
    play_randomly(table.clone(), fast("clone"))
    assert not ear.events


def test_facts_can_be_made_by_hand() -> None:
    assert repr(Fact("rang", None, {}, ("X-6",))) == "table rang [X-6]"


@pytest.mark.parametrize(
    "values",
    [
        (256, 0),
        (-1, 0),
        (1, 15),
        (1, -2),
        (1, 0, 1 << 22),
        (1, 0, 0, 8192),
        (1, 0, 0, 0, -8193),
        (1, 0, -(1 << 22) - 1),
    ],
)
def test_a_value_that_does_not_fit_is_refused_and_not_told_as_another(values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="too large"):
        event(*values)


def test_a_fact_has_three_parts_at_most() -> None:
    with pytest.raises(ValueError, match="more than 3 parts"):
        FactBook(FactKind("long", "X-1", Part("a"), Part("b"), Part("c"), Part("d")))


def test_two_kinds_of_fact_have_two_names() -> None:
    with pytest.raises(ValueError, match="same name"):
        FactBook(FactKind("one", "X-1"), FactKind("one", "X-2"))


def test_all_who_listen_hear_the_same() -> None:
    table = burrow()
    ears = [table.listen() for _ in range(3)]
    play_randomly(table, fast("listeners"), 4)
    told = [[repr(fact) for fact in ear.truth()] for ear in ears]
    assert told[0]
    assert told[0] == told[1] == told[2]
    ears[0].forget()
    assert ears[0].truth() == []
    assert [repr(fact) for fact in ears[1].truth()] == told[1]
