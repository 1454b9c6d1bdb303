"""JR-X4: the first Ace a player spends counts 11 and stays in front of them."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import capital, hand, picks, pile, place, spent, will, with_capital
from playing import act, of_kind, offered, refused, story
from warren.core.messages import sitter
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


@pytest.mark.rule("JR-X4", "JR-A1")
def test_the_first_ace_spent_counts_eleven_and_stays_face_up() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    told = story(table, "claim pay:AS done")
    assert told[:3] == ["paid", "laid-capital", "claimed"]
    assert capital(table, 0) == {"AS"}
    assert "KS" in hand(table, 0)
    assert "AS" not in hand(table, 0) | spent(table) | pile(table)
    assert table.view(1).shown()["capital"] == [["AS"], []]


@pytest.mark.rule("JR-X4", "JR-C1")
def test_cards_of_one_suit_are_paid_along_with_an_ace_of_a_suit_that_comes_after() -> None:
    table = position(
        ("2C AH", ""), ("citadel", "citadel"), phase="journey", dice=(6, 6), rules="intro", capital_aces=True
    )
    act(table, "go:citadel.2 joker")
    assert offered(table) == {"pay:2C"}
    act(table, "pay:2C pay:AH done")
    assert capital(table, 0) == {"AH"}


@pytest.mark.rule("JR-X4")
def test_without_the_option_an_ace_is_worth_one() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition")
    assert "claim" not in offered(table)


@pytest.mark.rule("JR-X4")
def test_later_aces_count_one_and_are_spent_as_other_cards() -> None:
    table = position(("AS 8S", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    assert "claim" not in offered(with_capital(table, 0, "AC"))
    table = position(("AS 9S", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    act(with_capital(table, 0, "AC"), "claim pay:AS pay:9S done")
    assert capital(table, 0) == {"AC"}
    assert {"AS", "9S"} <= spent(table)


@pytest.mark.rule("JR-X4")
def test_everybody_has_a_capital_ace_of_their_own() -> None:
    table = position(("", "AH"), ("citadel", "palace-hearts"), to_play=1, phase="acquisition", capital_aces=True)
    act(with_capital(table, 0, "AC"), "claim pay:AH done")
    assert capital(table, 0) == {"AC"}
    assert capital(table, 1) == {"AH"}


@pytest.mark.rule("JR-X4", "JR-F2")
def test_an_ace_shown_as_passport_counts_eleven_and_is_not_spent() -> None:
    table = position(
        ("AC", ""), ("tower-spades",), phase="journey", dice=(5, 6), passport="AC", capital_aces=True, pile="2D"
    )
    assert of_kind(table, "fly") == {"tower-clubs", "tower-hearts", "tower-diamonds"}
    assert "fall" not in offered(table)
    act(table, "fly:tower-hearts rest")
    assert "AC" in hand(table, 0)
    assert capital(table, 0) == set()


@pytest.mark.rule("JR-X4", "JR-F2")
def test_other_passports_are_worth_what_they_always_are() -> None:
    table = position(("5C AC", ""), ("tower-spades",), phase="journey", dice=(3, 4), passport="5C", capital_aces=True)
    assert of_kind(table, "fly") == set()
    assert "fall" in offered(table)


@pytest.mark.rule("JR-X4", "JR-F3")
def test_with_a_capital_ace_another_is_a_passport_of_one() -> None:
    table = position(("AC 4S", ""), ("tower-spades",), phase="journey", dice=(1, 4), passport="AC", capital_aces=True)
    with_capital(table, 0, "AH")
    assert "fall" in offered(table)
    told = story(table, "fly:tower-hearts pay:4S done")
    assert "flew-short" in told


@pytest.mark.rule("JR-X4", "JR-F3")
def test_a_passport_ace_that_pays_the_shortfall_becomes_the_capital_one() -> None:
    table = position(("AC", ""), ("tower-clubs",), phase="journey", dice=(6, 6), passport="AC", capital_aces=True)
    act(table, "fly:tower-hearts pay:AC done")
    assert place(table, 0) == "tower-hearts"
    assert capital(table, 0) == {"AC"}
    assert hand(table, 0) == set()


@pytest.mark.rule("JR-X4", "JR-H2", "JR-H3")
def test_an_ace_of_hearts_is_shown_as_eleven_and_not_spent_by_that() -> None:
    table = position(("X1 AH", "6H"), ("citadel", "tower-clubs"), phase="journey", capital_aces=True)
    act(table, "ride:palace-spades contest prove:6H done prove:AH done")
    assert place(table, 1) == "off-board"
    assert "AH" in hand(table, 0)
    assert capital(table, 0) == set()


@pytest.mark.rule("JR-X4", "JR-H2")
def test_with_a_capital_ace_an_ace_of_hearts_shown_is_worth_one() -> None:
    table = position(("X1", "AH 4H"), ("citadel", "tower-clubs"), phase="journey", capital_aces=True)
    act(with_capital(table, 1, "AS"), "ride:palace-spades")
    assert offered(table, 1) == {"pass"}
    table = position(("X1", "AH 5H"), ("citadel", "tower-clubs"), phase="journey", capital_aces=True)
    act(with_capital(table, 1, "AS"), "ride:palace-spades")
    assert offered(table, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-X4", "JR-H4")
def test_an_ace_lost_as_proof_is_discarded_and_no_capital() -> None:
    table = position(("X1 6H", "AH"), ("citadel", "tower-clubs"), phase="journey", capital_aces=True)
    act(table, "ride:palace-spades contest prove:AH done prove:6H done")
    assert "AH" in spent(table)
    assert capital(table, 1) == set()


@pytest.mark.rule("JR-X4", "JR-N1")
def test_an_ace_discarded_down_is_no_capital() -> None:
    full = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC"
    table = position((full, ""), ("citadel",), phase="acquisition", capital_aces=True)
    act(table, "discard:AC")
    assert "AC" in spent(table)
    assert capital(table, 0) == set()


@pytest.mark.rule("JR-X4", "JR-D2", "JR-D3")
def test_an_ace_fought_with_counts_eleven_until_the_fight_is_over_and_stays() -> None:
    table = position(("AS 2S", "KS 2C"), ("citadel", "citadel"), phase="acquisition", capital_aces=True)
    act(table, "attack:1 fight:AS done")
    assert offered(table) == {"yield"}, "ten does not exceed eleven"
    will(table, (2, 0), (len(pile(table)), 0))
    act(table, "yield")
    assert capital(table, 0) == {"AS"}
    assert "AS" not in spent(table)
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-X4", "JR-D2")
def test_an_ace_counts_eleven_again_when_its_owner_adds_to_the_fight() -> None:
    table = position(("AS 2S 3S", "KS 3D 4S"), ("citadel", "citadel"), phase="acquisition", capital_aces=True)
    act(table, "attack:1 fight:AS done fight:4S fight:KS done")
    assert of_kind(table, "fight") == {"2S"}, "eleven and two and three exceed fourteen, eleven and three do not"
    act(table, "fight:2S fight:3S done")
    assert offered(table) == {"yield"}
    will(table, *picks(table, 1, "3D"), (len(pile(table)), 0))
    act(table, "yield rest")
    assert capital(table, 0) == {"AS"}
    assert {"2S", "3S", "4S"} <= spent(table)


@pytest.mark.rule("JR-X4", "JR-D2")
def test_the_defender_fights_with_a_first_ace_too() -> None:
    table = position(("TS", "AS"), ("citadel", "citadel"), phase="acquisition", capital_aces=True)
    act(table, "attack:1 fight:TS done fight:AS done yield")
    assert place(table, 0) == "off-board"
    assert capital(table, 1) == {"AS"}


@pytest.mark.rule("JR-X4")
def test_of_several_first_aces_one_counts_eleven_and_the_payer_names_it() -> None:
    hands = ("AC AH", "")
    dear = position(hands, ("plaza-diamonds",), phase="acquisition", spent="TD 3D", capital_aces=True)
    assert "3D" not in of_kind(act(dear, "buy:3D"), "buy")
    assert "TD" not in of_kind(dear, "buy"), "eleven and one are twelve"
    table = position(hands, ("plaza-diamonds",), phase="acquisition", spent="TD 2D", capital_aces=True)
    act(table, "buy:2D buy:TD done pay:AC pay:AH done")
    assert offered(table) == {"capital:AC", "capital:AH"}
    assert refused(table, "capital:AD") == ("jackrabbits-capital-not-spent", "JR-X4")
    assert refused(table, "capital:2C") == ("jackrabbits-capital-no-ace", "JR-X4")
    assert refused(table, "rest") == ("jackrabbits-name-capital", "JR-X4")
    act(table, "capital:AH")
    assert capital(table, 0) == {"AH"}
    assert "AC" in spent(table)
    assert {"2D", "TD"} <= hand(table, 0)


@pytest.mark.rule("JR-X4")
def test_who_has_spent_several_first_aces_is_asked_for_one_and_nobody_else_is_asked_anything() -> None:
    table = position(("AC AH", ""), ("plaza-diamonds",), phase="acquisition", spent="TD 2D", capital_aces=True)
    act(table, "buy:2D buy:TD done pay:AC pay:AH")
    act(table, "done")
    asked = table.view(0).asks
    assert asked is not None
    assert (asked.message, asked.rule, asked.arguments) == ("jackrabbits-ask-capital", "JR-X4", {"player": sitter(0)})
    assert [table.view(seat).asks for seat in (1, None)] == [None, None]


@pytest.mark.rule("JR-X4", "JR-D3")
def test_a_capital_ace_is_not_stolen() -> None:
    table = position(("2S", ""), ("citadel", "citadel"), phase="acquisition", capital_aces=True)
    with_capital(table, 1, "AS")
    assert "stole-nothing" in story(table, "attack:1 fight:2S done yield")
    assert capital(table, 1) == {"AS"}


@pytest.mark.rule("JR-X4", "JR-C1")
def test_a_capital_ace_is_not_spent_again() -> None:
    table = position(("9S", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    with_capital(table, 0, "AS")
    assert "claim" not in offered(table)
    assert "pay:AS" not in offered(table)


@pytest.mark.rule("JR-X4", "JR-N1")
def test_a_capital_ace_does_not_count_towards_the_hand_limit() -> None:
    nine = "2C 3C 4C 5C 6C 7C 8C 9C TC"
    table = position((nine, ""), ("citadel",), phase="acquisition", capital_aces=True)
    with_capital(table, 0, "AS")
    assert of_kind(table, "discard") == set()
    assert table.view(1).shown()["hand_sizes"] == [9, 0]


@pytest.mark.rule("JR-X4", "JR-I2")
def test_a_capital_ace_is_never_shuffled_into_the_pile() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition", pile="", capital_aces=True)
    assert "reshuffled" in story(table, "claim pay:AS done")
    assert capital(table, 0) == {"AS"}
    assert "AS" not in pile(table)


@pytest.mark.rule("JR-X4", "JR-M1")
def test_an_ace_bought_in_a_market_costs_one() -> None:
    table = position(("2D", ""), ("plaza-hearts",), phase="acquisition", spent="AH 2H", capital_aces=True)
    act(table, "buy:AH")
    assert of_kind(table, "buy") == set(), "an Ace and a two cost three"
    act(table, "done pay:2D done")
    assert "AH" in hand(table, 0)


@pytest.mark.rule("JR-X4", "JR-L2")
def test_an_ace_is_a_one_in_the_lottery_and_not_spent_by_it() -> None:
    table = position(("AC", ""), ("citadel",), phase="journey", dice=(1, 6), capital_aces=True)
    act(table, "match:AC")
    assert "AC" in hand(table, 0)
    table = position(("AC", ""), ("citadel",), phase="journey", dice=(5, 6), capital_aces=True)
    assert of_kind(table, "match") == set()


@pytest.mark.rule("JR-X4", "JR-V1")
def test_who_imagines_the_table_knows_where_the_capital_ace_lies() -> None:
    table = position(("AS 5H", "2C"), ("tower-spades",), phase="acquisition", capital_aces=True)
    act(table, "claim pay:AS done")
    sampler = JACKRABBITS.sampler(table.view(1))
    for seed in range(5):
        imagined = sampler.draw(fast(f"imagined {seed}"))
        assert isinstance(imagined, RaceTable)
        assert imagined.census() == table.census()
        assert capital(imagined, 0) == {"AS"}


@pytest.mark.rule("JR-X4")
def test_nobody_names_a_capital_ace_when_none_was_spent() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    assert refused(table, "capital:AS").rule == "JR-X4"
    act(table, "rest", 0)
