"""Diamonds: trade at plazas. JR-M1, JR-M2."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import court, hand, spent
from playing import act, kinds, of_kind, offered, refused
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def market(hand: str, lot: str, plaza: str = "plaza-hearts") -> RaceTable:
    return position((hand, "2H"), (plaza, "citadel"), phase="acquisition", spent=lot)


@pytest.mark.rule("JR-M1")
@pytest.mark.parametrize(
    ("plaza", "ware"), [("plaza-clubs", "4C"), ("plaza-spades", "4S"), ("plaza-hearts", "4H"), ("plaza-diamonds", "4D")]
)
def test_each_plaza_sells_its_own_suit_from_the_spent_lot(plaza: str, ware: str) -> None:
    assert of_kind(market("TD", "4C 4S 4H 4D", plaza), "buy") == {ware}


@pytest.mark.rule("JR-M1")
@pytest.mark.parametrize("plaza", ["plaza-clubs", "plaza-spades", "plaza-hearts"])
def test_diamonds_buy_and_no_other_suit_does(plaza: str) -> None:
    lot = {"plaza-clubs": "2C", "plaza-spades": "2S", "plaza-hearts": "3H"}[plaza]
    assert "buy" not in kinds(market("TC TS TH", lot, plaza))
    table = market("TC TS TH 6D", lot, plaza)
    act(table, f"buy:{lot} done")
    assert offered(table) == {"pay:6D"}


@pytest.mark.rule("JR-M1")
def test_at_the_diamond_plaza_any_suit_pays() -> None:
    table = market("7C 3S 4H 5D", "9D", "plaza-diamonds")
    act(table, "buy:9D done")
    assert offered(table) == {"pay:7C", "pay:3S", "pay:4H"}  # from the five of diamonds on nothing would reach nine
    act(table, "pay:3S pay:4H")
    assert offered(table) == {"pay:5D"}
    act(table, "pay:5D done")
    assert hand(table, 0) == {"7C", "9D"}
    assert spent(table) == {"3S", "4H", "5D"}


@pytest.mark.rule("JR-M1")
def test_what_is_paid_is_worth_at_least_what_is_bought() -> None:
    assert "buy" not in kinds(market("8D", "9H"))
    assert of_kind(market("9D", "9H"), "buy") == {"9H"}
    table = market("4D 5D", "AH 9H TH")
    assert of_kind(table, "buy") == {"AH", "9H"}
    act(table, "buy:9H done pay:4D")
    assert offered(table) == {"pay:5D"}
    table = market("3D 5D 9D", "9H")
    act(table, "buy:9H done pay:3D pay:5D")
    assert offered(table) == {"pay:9D"}  # eight is one too few


@pytest.mark.rule("JR-M1")
def test_any_number_of_cards_is_bought_together() -> None:
    table = market("TD 3D", "AH 4H 6H 8H")
    act(table, "buy:AH buy:4H")
    assert offered(table) == {"done", "buy:6H", "buy:8H"}
    act(table, "buy:8H")
    assert offered(table) == {"done"}
    act(table, "done pay:3D")
    assert offered(table) == {"pay:TD"}
    act(table, "pay:TD done")
    assert hand(table, 0) == {"AH", "4H", "8H"}
    assert spent(table) == {"6H", "3D", "TD"}


@pytest.mark.rule("JR-M1")
def test_the_whole_of_what_is_bought_must_be_within_ones_means() -> None:
    table = market("TD", "4H 6H 7H")
    act(table, "buy:4H")
    assert offered(table) == {"done", "buy:6H"}


@pytest.mark.rule("JR-M1")
def test_more_may_be_paid_than_is_due() -> None:
    table = market("9D TD", "3H")
    act(table, "buy:3H done pay:9D")
    assert offered(table) == {"done", "pay:TD"}
    act(table, "pay:TD done")
    assert spent(table) == {"9D", "TD"}


@pytest.mark.rule("JR-M1")
def test_a_royal_of_diamonds_pays_ten_and_returns_to_the_court() -> None:
    table = market("QD", "9H")
    act(table, "buy:9H done pay:QD done")
    assert "QD" in court(table)
    assert spent(table) == set()
    assert hand(table, 0) == {"9H"}


@pytest.mark.rule("JR-M1")
def test_trade_comes_once_a_turn() -> None:
    table = market("5D TD", "3H 4H")
    act(table, "buy:3H done pay:5D done")
    assert "4H" in spent(table)
    assert kinds(table) == {"rest"}


@pytest.mark.rule("JR-M1")
def test_after_trading_the_phase_goes_on_and_a_claim_is_still_possible() -> None:
    table = market("5D 7H", "3H")
    assert "claim" not in offered(table)
    act(table, "buy:3H done pay:5D done")
    assert offered(table) == {"claim", "rest"}
    act(table, "claim pay:3H pay:7H done")
    assert "JH" in hand(table, 0)


@pytest.mark.rule("JR-M1")
def test_after_a_claim_there_is_no_more_trade() -> None:
    table = market("5D TH", "3H")
    act(table, "claim pay:TH done")
    assert table.mover() == 1


@pytest.mark.rule("JR-M1")
@pytest.mark.parametrize("place", ["citadel", "tower-hearts", "palace-hearts", "underground"])
def test_only_plazas_trade(place: str) -> None:
    assert "buy" not in kinds(market("TD", "3H", place))


@pytest.mark.rule("JR-M1")
def test_nobody_trades_in_the_intro_game() -> None:
    table = position(("TD", "2H"), ("plaza-hearts", "citadel"), phase="acquisition", spent="3H", rules="intro")
    assert "buy" not in kinds(table)


@pytest.mark.rule("JR-M1")
def test_royals_in_the_court_are_not_for_sale_and_neither_is_the_pile() -> None:
    table = market("TD KD", "3H")
    assert of_kind(table, "buy") == {"3H"}


@pytest.mark.rule("JR-M1")
def test_where_diamonds_are_not_in_play_only_a_plaza_that_takes_any_suit_trades() -> None:
    table = position(("TH", "2H"), ("plaza-hearts", "citadel"), phase="acquisition", spent="3H", suits="spades,hearts")
    assert "buy" not in kinds(table)


@pytest.mark.rule("JR-M1", "JR-M2")
def test_the_rules_of_trade_are_named_at_a_plaza_only() -> None:
    assert {"JR-M1", "JR-M2"} <= set(market("TD", "4H").view(0).rules)
    assert not {"JR-M1", "JR-M2"} & set(market("TD", "4H", "tower-hearts").view(0).rules)


@pytest.mark.rule("JR-M2")
def test_what_is_paid_joins_the_spent_lot_only_after_the_purchase() -> None:
    table = market("3D TD", "4D", "plaza-diamonds")
    act(table, "buy:4D done pay:TD")
    assert spent(table) == set()
    act(table, "done")
    assert spent(table) == {"TD"}


@pytest.mark.rule("JR-M2")
def test_what_is_paid_cannot_be_bought_back_in_the_same_turn() -> None:
    table = market("3D TD", "4D", "plaza-diamonds")
    act(table, "buy:4D done pay:TD done")
    assert spent(table) == {"TD"}
    assert "buy" not in kinds(table)
    refused(table, "buy:TD")


@pytest.mark.rule("JR-M1")
def test_everybody_sees_what_is_bought_and_what_is_paid() -> None:
    table = market("TD", "4H")
    ear = table.listen()
    act(table, "buy:4H done pay:TD done")
    assert [fact.kind for fact in ear.facts(1)] == ["paid", "bought"]
