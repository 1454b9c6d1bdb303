"""JR-X11: who calls somebody for too many cards takes what is too many."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import capital, carrots, court, hand, picks, spent, will, will_pick
from playing import act, of_kind, offered
from warren.core.rng import fast
from warren.games.jackrabbits.deck import SPENT
from warren.games.jackrabbits.options.capital_aces import CAPITAL_ACES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

NINE = "2C 3C 4C 5C 6C 7C 8C 9C TC"


def at_the_end(hands: tuple[str, ...], **settings: Any) -> RaceTable:
    """The first player's turn has ended, with a card more; who holds too many can be called."""
    table = position(hands, ("tower-clubs",), phase="increment", pile="TD", seized_surplus=True, **settings)
    return act(table, "rest") if "rest" in offered(table, 0) else table


@pytest.mark.rule("JR-X11", "JR-N2")
def test_the_caller_takes_the_surplus_at_random_and_nothing_is_discarded() -> None:
    table = at_the_end((f"{NINE} 2S", "2H"))
    before = spent(table)
    will_pick(table, 0, "TD", "3C")
    act(table, "call:0", 1)
    assert hand(table, 1) == {"2H", "TD", "3C"}
    assert len(hand(table, 0)) == 9
    assert spent(table) == before


@pytest.mark.rule("JR-X11", "JR-V1")
def test_what_was_seized_is_known_to_the_two_and_a_royal_to_all() -> None:
    table = at_the_end((f"{NINE} KS", "2H", "2D"), objective="tribal")
    ear = table.listen()
    will_pick(table, 0, "KS", "3C")
    act(table, "call:0", 1)
    assert [fact.kind for fact in ear.truth()][:3] == ["called", "seized-royal", "seized"]
    seen = {reader: next(fact for fact in ear.facts(reader) if fact.kind == "seized") for reader in (0, 1, 2)}
    assert seen[0].args["card"] == seen[1].args["card"] == "3C"
    assert seen[2].args["card"] is None


@pytest.mark.rule("JR-X11", "JR-D4")
def test_the_carrot_of_a_seized_royal_changes_hands() -> None:
    table = at_the_end(("2C 3C 4C 5C 6C 7C 8C 9C KS", ""))
    will_pick(table, 0, "KS")
    act(table, "call:0", 1)
    assert carrots(table)["tower-spades"] == 1


@pytest.mark.rule("JR-X11", "JR-D4", "JR-O3")
def test_a_fourth_royal_seized_goes_back_to_the_court_or_another_does() -> None:
    table = at_the_end(("2C 3C 4C 5C 6C 7C 8C 9C KS", "KC KH KD"))
    will_pick(table, 0, "KS")
    act(table, "call:0", 1)
    assert offered(table, 1) == {"return:KC", "return:KS", "return:KH", "return:KD"}
    act(table, "return:KH", 1)
    assert hand(table, 1) == {"KC", "KS", "KD"}
    assert "KH" in court(table)


@pytest.mark.rule("JR-X11", "JR-D4")
def test_with_five_royals_two_go_back() -> None:
    table = at_the_end(("2C 3C 4C 5C 6C 7C 8C 9C KS QS", "KC KH KD"))
    will_pick(table, 0, "KS", "QS")
    act(table, "call:0", 1)
    act(table, "return:KS return:QS")
    assert hand(table, 1) == {"KC", "KH", "KD"}


@pytest.mark.rule("JR-X11", "JR-N2")
def test_seizures_go_to_and_fro_no_more_than_once_a_turns_end() -> None:
    table = at_the_end((NINE, "2S 3S 4S 5S 6S 7S 8S 9S TS", "2H 3H 4H 5H 6H 7H 8H 9H"))
    will_pick(table, 0, "TD")
    act(table, "call:0", 1)
    assert len(hand(table, 1)) == 10
    for seat in (0, 1, 2):
        assert of_kind(table, "call", seat) == set(), "who came to hold too many by a call is not called now"
    assert table.mover() == 1


@pytest.mark.rule("JR-X11", "JR-N2")
def test_who_holds_too_many_by_a_seizure_is_called_at_the_next_turns_end() -> None:
    table = at_the_end((NINE, "2S 3S 4S 5S 6S 7S 8S 9S TS"))
    will_pick(table, 0, "TD")
    act(table, "call:0", 1)
    table.chance = fast("next turn")
    act(table, "roll stay rest rest")
    assert "call:1" in offered(table, 0)


@pytest.mark.rule("JR-X11", "JR-N2")
def test_others_who_hold_too_many_can_still_be_called() -> None:
    table = at_the_end((NINE, "2S 3S 4S 5S 6S 7S 8S 9S TS 2D", "2H"))
    will(table, *picks(table, 0, "TD"), *picks(table, 1, "2S"))
    act(table, "call:0", 2)
    act(table, "call:1", 2)
    assert hand(table, 2) == {"2H", "TD", "2S"}


@pytest.mark.rule("JR-X11", "JR-X10")
def test_with_overtaxed_hands_all_above_six_are_seized() -> None:
    table = at_the_end(("2C 3C 4C 5C 6C 7C", "2H"), overtaxed_hands=True)
    will_pick(table, 0, "TD")
    act(table, "call:0", 1)
    assert hand(table, 0) == {"2C", "3C", "4C", "5C", "6C", "7C"}


@pytest.mark.rule("JR-X11", "JR-X4")
def test_a_capital_ace_is_not_seized() -> None:
    table = at_the_end((NINE, ""), capital_aces=True)
    table.move_card(0, SPENT, CAPITAL_ACES)
    will_pick(table, 0, "TD")
    act(table, "call:0", 1)
    assert hand(table, 1) == {"TD"}
    assert capital(table, 0) == {"AC"}
