"""What a price is paid with, card by card; and what becomes of a royal. JR-C1 to JR-C4."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.jackrabbits.helpers import cards, carrots, court, hand, place, spent
from playing import act, of_kind, offered, refused
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

VALUES = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10} | {str(number): number for number in range(2, 10)}
DECK = [rank + suit for suit in "CSHD" for rank in "A23456789TJQK"] + ["X1", "X2"]


def worth(some_cards: frozenset[str]) -> int:
    return sum(VALUES[card[0]] for card in some_cards)


def at_the_tavern(held: str, price: int) -> RaceTable:
    """About to pay for a joker, in clubs and hearts."""
    dice = (price // 2, price - price // 2)
    table = position((held, ""), ("citadel", "citadel"), phase="journey", dice=dice, rules="intro")
    return act(table, "go:citadel.2 joker")


def ways_to_pay(table: RaceTable, paid: tuple[str, ...] = ()) -> list[frozenset[str]]:
    """Every set that can be paid, once for each way to get there. No way ends without `done`."""
    found = [frozenset(paid)] if "done" in offered(table) else []
    for card in sorted(of_kind(table, "pay")):
        trial = act(table.clone(), f"pay:{card}")
        assert offered(trial), "a dead end"
        found += ways_to_pay(trial, (*paid, card))
    return found


def all_subsets(some_cards: list[str]) -> list[frozenset[str]]:
    return [frozenset(chosen) for size in range(1, len(some_cards) + 1) for chosen in combinations(some_cards, size)]


def check_all_ways(dice: Random) -> None:
    """What the table lets pay is what can be paid, each set in exactly one way."""
    royals = [card for card in DECK if card[0] in "JQK"]
    others = [card for card in DECK if card[0] not in "JQK"]
    held = dice.sample(royals, dice.randint(0, 3)) + dice.sample(others, dice.randint(0, 7))
    price = dice.randint(2, 12)
    half = max(1, price - 6)
    table = position((" ".join(held), ""), phase="journey", dice=(half, price - half), rules="intro")
    side, kind, suits = dice.choice(
        [(5, "cross", "C"), (0, "cross", "H"), (1, "horse:citadel", "D"), (2, "joker", "CH"), (3, "hole:cave-2", "SD")]
    )
    act(table, f"go:citadel.{side}")
    able = [card for card in held if card[1] in suits]
    wanted = [paid for paid in all_subsets(able) if worth(paid) >= price]
    if kind == "joker" and {"X1", "X2"} <= set(held):
        wanted = []
    assert (kind in offered(table)) == bool(wanted)
    if wanted:
        act(table, kind)
        ways = ways_to_pay(table)
        assert len(ways) == len(set(ways))
        assert set(ways) == set(wanted)


@pytest.mark.rule("JR-C1")
@pytest.mark.rule("JR-C2")
def test_every_set_that_is_worth_the_price_can_be_paid_in_exactly_one_way_and_no_other() -> None:
    for number in range(150):
        check_all_ways(Random(f"pay {number}"))


@pytest.mark.soak
def test_every_set_that_is_worth_the_price_can_be_paid_in_thousands_of_hands() -> None:
    for number in range(4_000):
        check_all_ways(Random(f"soak pay {number}"))


@pytest.mark.rule("JR-C1")
def test_cards_are_laid_down_from_the_lowest_to_the_highest_suit_by_suit() -> None:
    table = at_the_tavern("9C 2C 4H 3C", 7)
    assert of_kind(table, "pay") == cards("2C 3C 9C")  # 4H alone would not do, and nothing comes after it
    act(table, "pay:3C")
    assert offered(table) == {"pay:9C", "pay:4H"}
    act(table, "pay:4H")
    assert offered(table) == {"done"}


@pytest.mark.rule("JR-C1")
def test_cards_beyond_the_need_may_be_added_and_are_lost() -> None:
    table = at_the_tavern("7C 2H 9H", 7)
    act(table, "pay:7C")
    assert offered(table) == {"done", "pay:2H", "pay:9H"}
    act(table, "pay:2H pay:9H done")
    assert spent(table) == cards("7C 2H 9H")
    assert hand(table, 0) == {"X1"}


@pytest.mark.rule("JR-C1")
def test_there_is_no_done_before_the_price_is_reached() -> None:
    table = at_the_tavern("3C 4H", 7)
    act(table, "pay:3C")
    refused(table, "done")
    act(table, "pay:4H done")


@pytest.mark.rule("JR-C1")
def test_cards_of_other_suits_do_not_pay() -> None:
    table = at_the_tavern("7C 9S 9D", 7)
    assert offered(table) == {"pay:7C"}
    refused(table, "pay:9S")


@pytest.mark.rule("JR-C2")
@pytest.mark.parametrize(("card", "value"), [("AC", 1), *((f"{n}C", n) for n in range(2, 10)), ("TC", 10), ("JC", 10)])
def test_pips_are_worth_their_number_an_ace_one_and_a_royal_ten(card: str, value: int) -> None:
    for price in range(2, 13):
        half = max(1, price - 6)
        table = position((card, ""), phase="journey", dice=(half, price - half), rules="intro")
        act(table, "go:citadel.5")
        assert ("cross" in offered(table)) == (value >= price)


@pytest.mark.rule("JR-C2")
def test_a_joker_pays_nothing() -> None:
    table = position(("5C X1 X2", ""), phase="journey", dice=(3, 3), rules="intro")
    act(table, "go:citadel.5")
    assert "cross" not in offered(table)
    table = position(("6C X1", ""), phase="journey", dice=(3, 3), rules="intro")
    act(table, "go:citadel.5 cross")
    assert offered(table) == {"pay:6C"}


@pytest.mark.rule("JR-C2")
def test_what_is_paid_lies_aside_until_the_payment_is_complete() -> None:
    table = at_the_tavern("3C 4H 5H", 7)
    act(table, "pay:3C pay:4H")
    assert spent(table) == set()
    assert hand(table, 0) == {"5H"}
    act(table, "done")
    assert spent(table) == cards("3C 4H")


@pytest.mark.rule("JR-C2")
@pytest.mark.rule("JR-V1")
def test_what_is_paid_is_shown_to_everybody() -> None:
    table = at_the_tavern("3C 4H 5H", 7)
    ear = table.listen()
    act(table, "pay:3C pay:4H done")
    assert [fact.args["card"] for fact in ear.facts(1) if fact.kind == "paid"] == ["3C", "4H"]


@pytest.mark.rule("JR-C3")
def test_a_royal_that_is_spent_returns_to_the_court_and_the_carrot_comes_off_its_house() -> None:
    table = at_the_tavern("KC QS", 7)
    assert carrots(table) == {"tower-clubs": 0, "palace-spades": 0}
    act(table, "pay:KC done")
    assert "KC" in court(table)
    assert "KC" not in spent(table)
    assert carrots(table) == {"palace-spades": 0}


@pytest.mark.rule("JR-C3")
def test_the_royal_that_was_spent_can_be_claimed_again_by_anybody() -> None:
    table = position(("KC", "TC"), ("citadel", "tower-clubs"), phase="journey", dice=(3, 4), rules="intro", spent="2C")
    act(table, "go:citadel.2 joker pay:KC done go:tavern-1.2 rest")
    act(table, "roll stay claim pay:TC done", 1)
    assert carrots(table) == {"tower-clubs": 1}


@pytest.mark.rule("JR-C4")
def test_the_price_is_that_of_this_turns_dice() -> None:
    for dice in ((1, 1), (2, 5), (6, 6)):
        need = sum(dice)
        table = position(("2C 5C 5H", ""), phase="journey", dice=dice, rules="intro")
        act(table, "go:citadel.2 joker")
        assert min(worth(way) for way in ways_to_pay(table)) >= need
    assert place(table, 0) == "citadel"
