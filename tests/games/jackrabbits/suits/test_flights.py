"""Clubs: fly among towers. JR-F1 to JR-F4."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import TOWERS, court, hand, place, spent
from playing import act, kinds, of_kind, offered, refused, story
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def flight(hand: str, dice: tuple[int, int], passport: str, tower: str = "tower-spades") -> RaceTable:
    """A flight about to begin: the passport was shown, the dice were rolled."""
    return position((hand, "2H"), (tower, "citadel"), phase="journey", dice=dice, passport=passport)


@pytest.mark.rule("JR-F1")
def test_on_a_tower_any_club_of_the_hand_can_be_a_passport() -> None:
    table = position(("AC 5C KC 9S 3H X1", "2C"), ("tower-hearts", "citadel"))
    assert offered(table) == {"roll", "passport:AC", "passport:5C", "passport:KC"}


@pytest.mark.rule("JR-F1")
@pytest.mark.parametrize("place", ["citadel", "palace-clubs", "plaza-clubs", "underground", "off-board"])
def test_only_a_tower_flies(place: str) -> None:
    assert offered(position(("TC", "2H"), (place, "citadel"))) == {"roll"}


@pytest.mark.rule("JR-F1")
def test_nobody_flies_in_the_intro_game() -> None:
    assert offered(position(("TC", "2H"), ("tower-clubs", "citadel"), rules="intro")) == {"roll"}


@pytest.mark.rule("JR-F1")
def test_a_passport_makes_the_journey_a_flight() -> None:
    table = flight("TC", (1, 1), "TC")
    assert kinds(table) == {"fly"}


@pytest.mark.rule("JR-F1")
def test_after_the_roll_it_is_too_late_for_a_passport() -> None:
    table = position(("TC", "2H"), ("tower-clubs", "citadel"), phase="journey")
    assert not {"passport", "fly", "fall"} & kinds(table)
    refused(table, "passport:TC")


@pytest.mark.rule("JR-F1")
def test_one_passport_is_all_that_is_shown() -> None:
    table = position(("9C TC", "2H"), ("tower-hearts", "citadel"))
    told = story(table, "passport:9C")
    assert told[:2] == ["passport", "rolled"]
    assert "passport" not in kinds(table)


@pytest.mark.rule("JR-F2")
@pytest.mark.parametrize("dice", [(5, 5), (4, 5), (1, 1)])
def test_a_passport_that_beats_or_ties_the_dice_must_land_on_another_tower(dice: tuple[int, int]) -> None:
    table = flight("TC", dice, "TC", "tower-hearts")
    assert offered(table) == {f"fly:{tower}" for tower in TOWERS - {"tower-hearts"}}


@pytest.mark.rule("JR-F2")
def test_a_royal_passport_is_worth_ten_and_an_ace_one() -> None:
    assert "fall" not in offered(flight("QC", (4, 6), "QC"))
    assert "fall" in offered(flight("QC", (5, 6), "QC"))
    table = flight("AC 4S", (2, 3), "AC")
    assert kinds(table) == {"fly", "fall"}
    act(table, "fly:tower-clubs")
    assert offered(table) == {"pay:4S"}
    assert kinds(flight("AC 3S", (1, 4), "AC")) == {"fall", "match"}


@pytest.mark.rule("JR-F2")
def test_a_landing_is_an_arrival_and_the_royal_of_that_tower_can_be_claimed() -> None:
    table = flight("TC TH", (1, 2), "TC")
    assert story(table, "fly:tower-hearts")[:2] == ["flew", "arrived"]
    assert place(table, 0) == "tower-hearts"
    assert "claim" in offered(table)


@pytest.mark.rule("JR-F3")
@pytest.mark.parametrize(
    ("tower", "payable"),
    [("tower-spades", "8S"), ("tower-hearts", "8H"), ("tower-diamonds", "8D")],
)
def test_a_shortfall_is_paid_in_the_suit_of_the_tower_that_is_left(tower: str, payable: str) -> None:
    table = flight("4C 9C 8S 8H 8D", (6, 6), "4C", tower)
    act(table, "fly:tower-clubs")
    assert offered(table) == {f"pay:{payable}"}
    act(table, f"pay:{payable} done")
    assert place(table, 0) == "tower-clubs"
    assert spent(table) == {payable}


@pytest.mark.rule("JR-F3")
def test_the_shortfall_is_what_the_passport_falls_short_of_the_dice() -> None:
    assert kinds(flight("5C 3S", (4, 6), "5C")) == {"fall"}
    table = flight("5C 2S 3S", (4, 6), "5C")
    act(table, "fly:tower-hearts pay:2S")
    assert offered(table) == {"pay:3S"}
    act(table, "pay:3S")
    assert offered(table) == {"done"}
    act(table, "done")
    assert spent(table) == {"2S", "3S"}


@pytest.mark.rule("JR-F3")
def test_more_than_the_shortfall_may_be_paid_and_is_lost() -> None:
    table = flight("9C 2S TS", (5, 5), "9C")
    act(table, "fly:tower-hearts pay:2S pay:TS done")
    assert spent(table) == {"2S", "TS"}


@pytest.mark.rule("JR-F3")
def test_a_royal_that_pays_a_shortfall_returns_to_the_court() -> None:
    table = flight("2C QS", (6, 6), "2C")
    assert "QS" not in court(table)
    act(table, "fly:tower-clubs pay:QS done")
    assert "QS" in court(table)
    assert spent(table) == set()


@pytest.mark.rule("JR-F3")
def test_who_does_not_pay_falls_off_board_without_acquisition_or_increment() -> None:
    table = flight("4C TS", (6, 6), "4C")
    assert "fall" in offered(table)
    told = story(table, "fall")
    assert told == ["fell", "turn"]
    assert place(table, 0) == "off-board"
    assert hand(table, 0) == {"4C", "TS"}
    assert table.mover() == 1


@pytest.mark.rule("JR-F3")
def test_at_the_club_tower_the_passport_itself_may_be_spent() -> None:
    table = flight("6C", (6, 6), "6C", "tower-clubs")
    act(table, "fly:tower-spades")
    assert offered(table) == {"pay:6C"}
    act(table, "pay:6C done")
    assert place(table, 0) == "tower-spades"
    assert spent(table) == {"6C"}


@pytest.mark.rule("JR-F3")
def test_elsewhere_clubs_pay_no_shortfall() -> None:
    assert kinds(flight("5C TC", (6, 6), "5C", "tower-spades")) == {"fall"}


@pytest.mark.rule("JR-F3")
def test_at_the_club_tower_other_clubs_pay_and_the_passport_is_kept() -> None:
    table = flight("6C 7C", (6, 6), "6C", "tower-clubs")
    act(table, "fly:tower-spades pay:7C done")
    assert "6C" in hand(table, 0)
    assert spent(table) == {"7C"}


@pytest.mark.rule("JR-F4")
def test_the_passport_stays_in_the_hand() -> None:
    table = flight("TC", (1, 1), "TC")
    act(table, "fly:tower-clubs")
    assert "TC" in hand(table, 0)
    table = flight("2C", (6, 6), "2C")
    act(table, "fall")
    assert hand(table, 0) == {"2C"}


@pytest.mark.rule("JR-F4")
def test_the_lottery_is_played_before_the_shortfall_is_paid() -> None:
    table = position(
        ("5C 4H", "2H"), ("tower-spades", "citadel"), phase="journey", dice=(4, 6), passport="5C", pile="9S"
    )
    assert offered(table) == {"match:4H", "fall"}
    act(table, "match:4H")
    assert of_kind(table, "fly") == TOWERS - {"tower-spades"}
    act(table, "fly:tower-hearts pay:9S")
    assert offered(table) == {"done"}


@pytest.mark.rule("JR-F4")
def test_once_the_rabbit_flies_the_lottery_is_over() -> None:
    table = flight("5C 4H 8S", (4, 6), "5C")
    assert "match" in kinds(table)
    act(table, "fly:tower-hearts")
    assert kinds(table) == {"pay"}
    act(table, "pay:8S done")
    assert "match" not in kinds(table)


@pytest.mark.rule("JR-F4")
def test_the_passport_may_win_in_the_lottery_as_well() -> None:
    table = flight("5C", (5, 6), "5C")
    assert "match:5C" in offered(table)


@pytest.mark.rule("JR-F1")
def test_a_joker_does_not_help_in_a_flight() -> None:
    assert kinds(flight("2C X1", (6, 6), "2C")) == {"fall"}


NINE = "2H 3H 4H 5H 6H 7H 8H 9H 2D"


@pytest.mark.rule("JR-F1", "JR-N1")
def test_until_it_has_landed_or_fallen_the_passport_cannot_be_discarded() -> None:
    table = position((f"{NINE} 5C TS", ""), ("tower-spades",), phase="journey", dice=(6, 6), passport="5C")
    assert "discard" in kinds(table)
    assert "5C" not in of_kind(table, "discard")
    assert refused(table, "discard:5C") == ("jackrabbits-discard-passport", "JR-F1")
    fallen, landed = table.clone(), table
    act(fallen, "fall")
    assert "5C" in of_kind(fallen, "discard"), "fallen, at the end of the turn"
    act(landed, "fly:tower-hearts pay:TS done")
    assert place(landed, 0) == "tower-hearts"
    assert "5C" in of_kind(landed, "discard")


@pytest.mark.rule("JR-F1", "JR-N1")
def test_once_it_has_landed_the_passport_is_a_card_like_any_other() -> None:
    table = position((f"{NINE} TC", ""), ("tower-spades",), phase="journey", dice=(1, 2), passport="TC")
    assert of_kind(table, "discard") == set(NINE.split())
    act(table, "fly:tower-clubs")
    assert of_kind(table, "discard") == {*NINE.split(), "TC"}
    assert "claim" in kinds(table)
    act(table, "claim pay:TC done")
    assert "TC" in spent(table)


@pytest.mark.rule("JR-F1", "JR-N2")
def test_a_strict_hand_limit_does_not_take_the_passport_either() -> None:
    table = position(
        ("2H 3H 4H 5H 6H 7H 8H 9H TC", ""),
        ("tower-spades",),
        phase="journey",
        dice=(2, 2),
        passport="TC",
        surplus="strict",
        pile="AS",
    )
    act(table, "match:2H")
    assert kinds(table) == {"discard"}
    assert of_kind(table, "discard") == {"2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "AS"}


@pytest.mark.rule("JR-F1", "JR-F3")
def test_a_passport_pays_for_nothing_but_its_own_shortfall_where_clubs_are_taken() -> None:
    table = flight("5C 7C", (5, 5), "5C", "tower-clubs")
    act(table, "fly:tower-spades")
    assert of_kind(table, "pay") == {"5C", "7C"}
    act(table, "pay:5C done")
    assert place(table, 0) == "tower-spades"
    assert spent(table) == {"5C"}
