"""Claiming royals, and the card that ends a turn. JR-A1 to JR-A3, JR-I1 to JR-I3."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from games.jackrabbits.helpers import cards, carrots, court, hand, pile, place, spent
from playing import act, kinds, of_kind, offered, refused, told
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .test_prices import ways_to_pay, worth

HOUSES = {
    f"{house}-{suit}": rank + suit[0].upper()
    for house, rank in (("tower", "K"), ("palace", "Q"), ("plaza", "J"))
    for suit in ("clubs", "spades", "hearts", "diamonds")
}


def visiting(where: str, held: str, other: str = "", **given: Any) -> RaceTable:
    return position((held, other), (where, "citadel"), phase="acquisition", **{"rules": "intro", **given})


@pytest.mark.rule("JR-A1")
@pytest.mark.parametrize("house", HOUSES)
def test_ten_points_in_the_royals_own_suit_claim_it(house: str) -> None:
    royal = HOUSES[house]
    suit = royal[1]
    for other in "CSHD":
        table = visiting(house, f"3{other} 7{other}")
        assert ("claim" in offered(table)) == (other == suit)  # diamonds at the J♦ plaza too
    table = visiting(house, f"3{suit} 7{suit}")
    act(table, f"claim pay:3{suit} pay:7{suit} done")
    assert royal in hand(table, 0)
    assert royal not in court(table)
    assert carrots(table) == {house: 0}
    assert spent(table) == {f"3{suit}", f"7{suit}"}


@pytest.mark.rule("JR-A1")
def test_nine_points_do_not_claim_whatever_the_dice_and_more_than_ten_may_be_spent() -> None:
    assert "claim" not in offered(visiting("tower-clubs", "9C", dice=(1, 1)))
    assert "claim" in offered(visiting("tower-clubs", "9C AC", dice=(6, 6)))
    table = visiting("tower-clubs", "9C 8C AC")
    act(table, "claim pay:AC pay:8C pay:9C done")
    assert spent(table) == cards("9C 8C AC")
    assert "KC" in hand(table, 0)


@pytest.mark.rule("JR-A1")
def test_suits_are_not_mixed_in_a_claim() -> None:
    table = visiting("tower-clubs", "9C 5S 5D X1")
    assert "claim" not in offered(table)
    refused(table, "claim")


@pytest.mark.rule("JR-A1")
@pytest.mark.parametrize("where", ["citadel", "underground"])
def test_where_no_royal_lives_none_is_claimed(where: str) -> None:
    table = visiting(where, "TC TS TH TD")
    assert kinds(table) == {"rest"}


@pytest.mark.rule("JR-A1")
def test_a_claim_is_a_choice() -> None:
    table = visiting("tower-clubs", "TC")
    act(table, "rest")
    assert carrots(table) == {}
    assert "TC" in hand(table, 0)


@pytest.mark.rule("JR-A2")
def test_a_royal_held_by_somebody_cannot_be_claimed() -> None:
    assert "claim" not in offered(visiting("tower-clubs", "TC", "KC"))
    assert "claim" not in offered(visiting("tower-clubs", "TC KC"))


@pytest.mark.rule("JR-A2")
def test_with_three_royals_of_other_suits_there_is_no_free_carrot() -> None:
    table = visiting("tower-clubs", "KS QS JH TC 9C")
    assert "claim" not in offered(table)


@pytest.mark.rule("JR-A2")
@pytest.mark.rule("JR-C3")
def test_a_royal_spent_in_the_same_claim_frees_its_carrot() -> None:
    table = visiting("tower-clubs", "QC QS JH")
    act(table, "claim pay:QC done")
    assert hand(table, 0) >= cards("KC QS JH")
    assert court(table) >= {"QC"}
    assert carrots(table) == {"tower-clubs": 0, "palace-spades": 0, "plaza-hearts": 0}


@pytest.mark.rule("JR-A2")
def test_who_holds_three_royals_must_spend_one_of_them_and_may_add_pips() -> None:
    table = visiting("tower-clubs", "QC QS JH TC 4C 6C")
    act(table, "claim")
    ways = ways_to_pay(table)
    pips = ["4C", "6C", "TC"]
    wanted = {frozenset({"QC", *more}) for size in range(4) for more in combinations(pips, size)}
    assert set(ways) == wanted
    assert len(ways) == len(wanted)
    act(table, "pay:4C")
    assert "done" not in offered(table)


@pytest.mark.rule("JR-A2")
def test_with_two_royals_of_the_suit_one_or_both_may_be_spent() -> None:
    table = visiting("tower-clubs", "QC JC JH 3C")
    act(table, "claim")
    assert set(ways_to_pay(table)) == {
        *map(frozenset, ({"QC"}, {"JC"}, {"QC", "JC"}, {"3C", "QC"}, {"3C", "JC"}, {"3C", "QC", "JC"}))
    }


@pytest.mark.rule("JR-A2")
def test_with_two_royals_a_third_is_claimed_by_pips_alone_or_by_a_royal() -> None:
    table = visiting("tower-clubs", "QC JH TC")
    act(table, "claim")
    assert set(ways_to_pay(table)) == {*map(frozenset, ({"TC"}, {"QC"}, {"TC", "QC"}))}
    assert all(worth(way) >= 10 for way in ways_to_pay(table))
    act(table, "pay:TC done")
    assert hand(table, 0) >= cards("QC JH KC")


@pytest.mark.rule("JR-A3")
def test_after_a_claim_the_increment_follows_at_once() -> None:
    table = visiting("tower-clubs", "TC TS")
    before = len(pile(table))
    act(table, "claim pay:TC done")
    assert len(pile(table)) == before - 1
    assert len(hand(table, 0)) == 3
    assert table.seats() == [1]


@pytest.mark.rule("JR-A3")
def test_after_a_claim_nobody_is_attacked_any_more() -> None:
    table = position(("TC 9S", "2H"), ("tower-clubs", "tower-clubs"), phase="acquisition")
    assert "attack" in kinds(table)
    act(table, "claim pay:TC done")
    assert table.seats() == [1]


# --- the increment -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-I1")
@pytest.mark.parametrize("where", ["citadel", "tower-clubs", "plaza-diamonds", "underground"])
def test_a_rabbit_on_a_hexagon_draws_one_card_and_the_turn_ends(where: str) -> None:
    table = visiting(where, "2C")
    ear = table.listen()
    act(table, "rest")
    assert len(hand(table, 0)) == 2
    assert len(told(ear, "drew")) == 1
    assert table.seats() == [1]
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-I1")
@pytest.mark.rule("JR-U1")
def test_off_board_there_is_no_card() -> None:
    table = position(("2C", ""), ("tower-clubs", "citadel"), phase="journey", rules="intro")
    act(table, "go:tower-clubs.5")
    assert hand(table, 0) == {"2C"}
    assert table.seats() == [1]


@pytest.mark.rule("JR-I1")
@pytest.mark.rule("JR-V1")
def test_only_the_one_who_draws_sees_the_card() -> None:
    table = visiting("citadel", "")
    ear = table.listen()
    act(table, "rest")
    (drawn,) = hand(table, 0)
    assert [fact.args["card"] for fact in ear.facts(0) if fact.kind == "drew"] == [drawn]
    assert [fact.args["card"] for fact in ear.facts(1) if fact.kind == "drew"] == [None]


@pytest.mark.rule("JR-I2")
def test_the_last_card_of_the_pile_is_drawn_before_anything_is_shuffled() -> None:
    table = visiting("citadel", "2C", pile="9H")
    act(table, "rest")
    assert hand(table, 0) == cards("2C 9H")
    assert pile(table) == set()
    assert len(spent(table)) == 38


@pytest.mark.rule("JR-I2")
@pytest.mark.rule("JR-C3")
def test_with_the_pile_empty_the_spent_lot_becomes_the_pile_without_royals_and_jokers() -> None:
    table = position(("KD 7C 7H", ""), ("citadel", "citadel"), phase="journey", dice=(3, 4), pile="", rules="intro")
    lot = spent(table)
    act(table, "go:citadel.1 horse:tower-clubs pay:KD done")
    ear = table.listen()
    act(table, "rest")
    assert spent(table) == set()
    assert [fact.args["count"] for fact in told(ear, "reshuffled")] == [len(lot)]
    (drawn,) = hand(table, 0) - cards("7C 7H")
    assert pile(table) == lot - {drawn}
    assert not {card for card in pile(table) if card[0] in "JQKX"}
    assert "KD" in court(table)


@pytest.mark.rule("JR-I2")
@pytest.mark.rule("JR-N3")
def test_discarded_royals_and_jokers_are_not_shuffled_in() -> None:
    table = visiting("citadel", "KD X1 AC 2C 3C 4C 5C 6C 7C 8C 9C", pile="")
    act(table, "discard:KD discard:X1 rest")
    assert not {card for card in pile(table) | hand(table, 0) if card[0] in "JQKX"}
    assert court(table) >= cards("KD X1")


@pytest.mark.rule("JR-I2")
@pytest.mark.rule("JR-L2")
def test_a_card_won_in_the_lottery_comes_from_the_spent_lot_too() -> None:
    table = position(("4C", ""), phase="journey", dice=(3, 4), pile="", rules="intro")
    act(table, "match:4C")
    assert len(hand(table, 0)) == 2
    assert spent(table) == set()
    assert len(pile(table)) == 38


@pytest.mark.rule("JR-I2")
def test_with_pile_and_spent_lot_empty_nothing_is_drawn_and_play_goes_on() -> None:
    pips = [rank + suit for suit in "CS" for rank in "A23456789T"]
    table = position(
        (" ".join(pips[:9]), " ".join(pips[9:18]), " ".join(pips[18:])),
        phase="acquisition",
        suits="clubs,spades",
        rules="intro",
    )
    ear = table.listen()
    act(table, "rest")
    assert hand(table, 0) == set(pips[:9])
    assert told(ear, "nothing-to-draw")
    assert not told(ear, "drew", "reshuffled")
    assert table.seats() == [1]


@pytest.mark.rule("JR-I2")
def test_what_is_drawn_from_a_reshuffled_lot_is_left_to_chance() -> None:
    drawn = set()
    for seed in range(40):
        table = visiting("citadel", "2C", pile="", seed=str(seed))
        act(table, "rest")
        drawn |= hand(table, 0)
    assert len(drawn) > 15


@pytest.mark.rule("JR-I3")
@pytest.mark.rule("JR-N1")
def test_after_the_increment_one_may_discard_down_or_rest() -> None:
    table = visiting("citadel", "AC 2C 3C 4C 5C 6C 7C 8C 9C")
    act(table, "rest")
    assert len(hand(table, 0)) == 10
    assert table.seats() == [0]
    assert kinds(table) == {"discard", "rest"}
    assert of_kind(table, "discard") == hand(table, 0)
    act(table, "discard:AC")
    assert table.seats() == [1]
    assert place(table, 0) == "citadel"


@pytest.mark.rule("JR-I3")
@pytest.mark.rule("JR-U1")
def test_off_board_discarding_comes_in_the_place_of_the_increment() -> None:
    table = position(("AC 2C 3C 4C 5C 6C 7C 8C 9C TC", ""), ("tower-clubs", "citadel"), phase="journey", rules="intro")
    act(table, "go:tower-clubs.5")
    assert kinds(table) == {"discard", "rest"}
    act(table, "discard:TC")
    assert table.seats() == [1]
    assert len(hand(table, 0)) == 9
