"""Options in words: what happens is told as a story, and what cannot be done with the reason, in both languages."""

from __future__ import annotations

import pytest

import telling
from games.jackrabbits.helpers import ACTIONS, unsettled, will, will_pick, with_capital
from playing import act, refused
from warren.core.table import Table
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.text import Words

EN, ES = Words("en"), Words("es")
NAMES = ("Ann", "Ben", "Cat")


def story(table: Table, script: str, words: Words = EN, reader: int | None = None) -> list[str]:
    ear = table.listen()
    act(table, script)
    return telling.story("jackrabbits", ear.facts(reader), words, NAMES)


def reason(table: Table, seat: int, text: str, words: Words = EN) -> str:
    told = table.explain(seat, ACTIONS.parse(text))
    assert told is not None
    return words.phrase(told, NAMES)


@pytest.mark.rule("JR-X4")
def test_a_capital_ace_is_told_after_what_it_paid_for() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    assert story(table, "claim pay:AS done")[:2] == [
        "Ann claims K♠ at the tower of spades for A♠, and puts a carrot there.",
        "A♠ counts eleven and stays in front of Ann: a capital Ace.",
    ]
    crossing = position(("AC", ""), phase="journey", dice=(5, 6), capital_aces=True)
    told = story(crossing, "go:citadel.5 cross pay:AC done")
    assert told == [
        "Ann leaves the citadel and crosses the woods 1 off-road (for A♣).",
        "A♣ counts eleven and stays in front of Ann: a capital Ace.",
    ]


@pytest.mark.rule("JR-X8")
def test_a_journey_past_ones_own_carrot_is_one_sentence() -> None:
    script = "go:citadel.2 go:tavern-1.2 go:plaza-clubs.3 go:woods-3.3"
    table = position(("JC", ""), phase="journey", trailing_carrots=True)
    assert table.view(None).shown()["on_road"] is None
    assert story(table, script)[0] == (
        "Ann leaves the citadel, passes the tavern 1, travels on past the plaza of clubs, passes the woods 3 and "
        "arrives at the tower of hearts."
    )
    spanish = position(("JC", ""), phase="journey", trailing_carrots=True)
    assert "pasa por la plaza de tréboles sin detenerse" in story(spanish, script, ES)[0]


@pytest.mark.rule("JR-X8")
def test_everybody_sees_where_a_rabbit_is_that_may_go_on() -> None:
    table = position(("JC", ""), phase="journey", trailing_carrots=True)
    act(table, "go:citadel.2 go:tavern-1.2")
    assert table.view(1).shown()["on_road"] == "plaza-clubs"


@pytest.mark.rule("JR-X9")
def test_a_double_and_the_card_it_wins_are_one_sentence() -> None:
    table = position(("9C", ""), pile="TC", windfall_lottery=True)
    will(table, (6, 3), (6, 3), (1, 0))
    assert story(table, "roll", reader=0)[1:] == ["A double: Ann wins 10♣ as well."]
    table = position(("9C", ""), pile="TC", windfall_lottery=True)
    will(table, (6, 3), (6, 3), (1, 0))
    assert story(table, "roll", ES, reader=1)[1:] == ["Doble: Ann gana una carta más."]


@pytest.mark.rule("JR-X7")
def test_open_hearts_and_what_comes_of_them_are_told() -> None:
    table = position(
        ("X1 QH", "2H 4H"),
        ("plaza-clubs", "tower-clubs"),
        to_play=1,
        phase="increment",
        pile="2D",
        edition="full",
        special_access=True,
    )
    assert story(table, "lay:2H lay:4H done") == ["Ben lays 2♥ and 4♥ open."]
    will(table, (6, 0), (6, 1))
    act(table, "roll ride:tower-clubs")
    assert story(table, "contest prove:QH done") == [
        "Ben, with hearts laid open, contests the visit of Ann to the tower of clubs: Ann shows Q♥.",
        "Ann was welcome; Ben loses 2♥ and 4♥ and is thrown off the board.",
    ]


@pytest.mark.rule("JR-X11")
def test_what_is_seized_is_told_to_the_two_and_hidden_from_others() -> None:
    nine = "2C 3C 4C 5C 6C 7C 8C 9C TC"
    for reader, told in ((2, "Cat takes 10♦ from Ann’s surplus."), (1, "surplus card from Ann.")):
        table = position((nine, "", ""), ("tower-clubs",), phase="increment", pile="TD", seized_surplus=True)
        act(table, "rest")
        will_pick(table, 0, "TD")
        assert told in " ".join(story(table, "call:0", reader=reader))


@pytest.mark.rule("JR-X1")
def test_it_is_told_that_the_citadel_is_guarded() -> None:
    table = position(("X1", ""), ("tower-clubs",), phase="journey", advanced_citadel=True)
    assert "The citadel is also a palace: others may contest the arrival of Ann." in story(table, "ride:citadel")


def test_what_cannot_be_done_is_said_in_both_languages() -> None:
    table = position(("JC", ""), phase="journey", trailing_carrots=True)
    act(table, "go:citadel.2 go:tavern-1.2")
    assert reason(table, 0, "claim") == (
        "You are travelling, and have come to a carrot of yours: the plaza of clubs. "
        "Stop here, or go on by another road."
    )
    assert reason(table, 0, "lay:7H", ES).startswith("Estás de camino")
    roll = position(("AS", ""))
    assert reason(roll, 0, "capital:AS") == (
        "You name a capital Ace only when you have spent several Aces together as your first."
    )
    assert refused(roll, "lay:7H").rule == "JR-X7"


@pytest.mark.rule("JR-X5")
def test_where_a_point_of_capital_is_all_one_has_a_card_is_still_asked_for() -> None:
    table = position(
        ("5C", ""),
        ("tower-spades",),
        phase="journey",
        dice=(2, 4),
        passport="5C",
        capital_aces=True,
        additional_capital=True,
    )
    with_capital(table, 0, "AS")
    assert reason(table, 0, "fly:tower-hearts") == "1 more point in spades would pay what your passport falls short."


def test_settings_that_do_not_go_together_are_refused_in_a_sentence() -> None:
    tight = unsettled(players=2, tight_suits=True, objective="diverse")
    assert str(tight) == (
        "The objective “diverse” needs royals of 3 suits (JR-O2), and only spades and hearts are in play. "
        "Choose another objective, or more suits."
    )
    assert str(unsettled(players=3, tight_suits=True, suits="clubs,hearts")) == (
        "With tight suits there are as many suits as players (JR-X2): 3 play, and 2 suits are named: clubs,hearts. "
        "Name 3, or leave the suits out."
    )
    assert str(unsettled(additional_capital=True)).startswith("additional_capital=yes and capital_aces=no cannot be")


@pytest.mark.rule("JR-X13", "JR-V1")
def test_an_offer_and_an_exchange_are_one_sentence_each() -> None:
    def told(words: Words, reader: int) -> list[str]:
        table = position(("7D 5S", "3C 4C", "2S"), ("tower-clubs",) * 3, phase="acquisition", special_trades=True)
        return story(table, "offer:1 say:7D ask:3C done accept give:7D give:4C", words, reader)

    assert told(EN, 0) == [
        "Ann offers Ben a trade: 7♦ for 3♣.",
        "Ben accepts the offer of Ann.",
        "Ann gives Ben 7♦, and gets 4♣.",
        "Ben has not given Ann what was agreed.",
        "Ben is thrown off the board, from the tower of clubs.",
    ]
    assert told(EN, 2)[2] == "Ann gives Ben 7♦, and gets one card face down."
    assert told(ES, 2)[:4] == [
        "Ann le ofrece a Ben un trato: 7♦ por 3♣.",
        "Ben acepta la oferta de Ann.",
        "Ann le da a Ben 7♦ y recibe una carta bocabajo.",
        "Ben no le ha dado a Ann lo acordado.",
    ]


@pytest.mark.rule("JR-X13")
def test_what_cannot_be_traded_is_said_with_what_to_do() -> None:
    table = position(("7D", "3C"), ("tower-clubs", "plaza-clubs"), phase="acquisition", special_trades=True)
    assert reason(table, 0, "offer:1") == (
        "The rabbit of Ben is not on your hexagon. Trade with players whom you meet."
    )
    assert reason(table, 0, "offer:1", ES).startswith("El conejo de Ben no está en tu hexágono.")
    (note,) = JACKRABBITS.notes(JACKRABBITS.agree({"special_trades": True, "suits": "spades,hearts"}))
    assert EN.phrase(note) == "Special trades change nothing at this table: without diamonds nobody trades."
