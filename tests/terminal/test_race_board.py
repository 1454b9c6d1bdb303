"""The race on a full screen: ways on with their prices, payments card by card, fights, contests, trades and calls."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.text import LANGUAGES, Words

from .plain_helpers import answered, typed
from .race_helpers import standing
from .screen_helpers import Screen, app_of, flat, press, session_of, shown, text

JOURNEY = ("7D 2D 5C", "3S")


def at_palace() -> RaceTable:
    """Brown has come to the palace of hearts, and Ann may contest it."""
    table = position(("5H 6H KH", "7S 7H"), ("plaza-hearts", "citadel"), to_play=1, phase="journey")
    return act(table, "go:citadel.5 go:woods-1.2 go:mountain-2.1", 1)


def attacked() -> RaceTable:
    table = position(("5C 6S 9S", "7S 2C"), ("plaza-hearts", "plaza-hearts"), to_play=1, phase="acquisition")
    return act(table, "attack:0 fight:7S done", 1)


def story(screen: Screen) -> list[str]:
    return [sentence.text for sentence in app_of(screen).playing.told()]


def parts(screen: Screen) -> list[str]:
    session = session_of(screen)
    return [session.game.actions.text(part) for part in session.parts]


# --- journeys ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-J1", "JR-C4")
async def test_before_the_first_step_every_way_on_that_can_be_paid_is_shown_with_its_price() -> None:
    async with shown(standing(position(JOURNEY, phase="journey"))) as screen:
        await press(screen, "plus")
        told = flat(screen)
        for way in ("[B] U free", "[C] K♣ free", "[D] Q♣ 7♠♦", "[N] J♦ 7♦", "[0] stay here", "[2] ↗ K♣"):
            assert way in told, way
        assert "Ann, where to? Transfers cost 7." in told


@pytest.mark.rule("JR-J2")
async def test_a_road_is_chosen_by_arrow_keys_with_what_lies_ahead_and_taken_back() -> None:
    async with shown(standing(position(JOURNEY, phase="journey"))) as screen:
        await press(screen, "down")
        assert "The road to the south passes the mountain 1 and the mountain 4 and leads to the plaza" in flat(screen)
        await press(screen, "enter")
        assert parts(screen) == ["go:citadel.4", "go:mountain-1.0", "go:mountain-4.0"]
        assert "Ann leaves the citadel, passes the mountain 1 and the mountain 4 and arrives at" in flat(screen)
        await press(screen, "escape", "escape", "escape")
        assert parts(screen) == []
        await press(screen, "1")
        assert "Ann, you are at the merchant 1. Transfers cost 7." in flat(screen)


@pytest.mark.rule("JR-C1", "JR-T2")
async def test_a_horse_is_paid_card_by_card_with_the_sum_and_what_is_still_wanted() -> None:
    async with shown(standing(position(JOURNEY, phase="journey"))) as screen:
        await press(screen, "N")
        assert parts(screen) == ["go:citadel.1", "horse:plaza-diamonds"]
        assert "For the horse, pay 7 in diamonds. Nothing is paid yet." in flat(screen)
        await press(screen, "space")
        assert "So far 2, 5 to go." in flat(screen)
        await press(screen, "right", "space")
        assert "So far 9: that is enough." in flat(screen)
        await press(screen, "left", "space")  # the two is not needed after all
        assert parts(screen)[2:] == ["pay:7D"]
        await press(screen, "d")
        assert "rides a horse from the merchant 1 to the plaza of diamonds (for 7♦)" in flat(screen)
        await press(screen, "enter")
        assert session_of(screen).parts == []


@pytest.mark.rule("JR-C1")
async def test_the_least_that_pays_is_one_key_and_spares_royals() -> None:
    async with shown(standing(position(("2D 5D 9D KD", "3S"), phase="journey"))) as screen:
        await press(screen, "N")
        assert "[p] pay 2♦ and 5♦ (worth 7)" in flat(screen)
        await press(screen, "p")
        assert parts(screen)[2:] == ["pay:2D", "pay:5D", "done"]


@pytest.mark.rule("JR-T1")
async def test_several_ways_to_a_place_are_opened_with_their_prices() -> None:
    async with shown(standing(position(("7D 7C", "3S"), phase="journey"))) as screen:
        assert "[D] Q♣ 7♠♦ or 7♣♥ …" in flat(screen)
        await press(screen, "D", "2", "p", "D")
        assert "takes a joker at the tavern 1 (for 7♣) and gives back a joker to ride to" in flat(screen)


@pytest.mark.rule("JR-F1", "JR-F3")
async def test_a_flight_shows_what_is_missing_and_where_it_can_land() -> None:
    table = position(("3C 9C", "3S"), ("tower-clubs", "citadel"), phase="journey", passport="3C")
    async with shown(standing(table)) as screen:
        assert "Your passport 3♣ is worth 3, and the dice ask for 7: pay the rest and land, or fall." in flat(screen)
        assert "[F] K♠ 4♣" in flat(screen)
        await press(screen, "F", "p")
        assert "flies to the tower of spades" in flat(screen)


# --- what is acquired --------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-A1")
async def test_a_royal_is_claimed() -> None:
    async with shown(standing(position(("5C 9C", "3S"), ("tower-clubs", "citadel"), phase="acquisition"))) as screen:
        assert "K♣ is in the court, for ten points in clubs: you have 14." in flat(screen)
        await press(screen, "c", "p", "enter")
        assert "Ann claims K♣ at the tower of clubs for 5♣ and 9♣, and puts a carrot there." in story(screen)
        assert "v@" in text(screen)


@pytest.mark.rule("JR-M1")
async def test_cards_are_bought_from_the_spent_lot() -> None:
    table = position(("9D", "3S"), ("plaza-hearts", "citadel"), phase="acquisition", spent="2H 5H 9H")
    assert "Buy 5♥ from the spent lot. It costs 5 in diamonds." in typed(standing(table.clone()), "1")
    async with shown(standing(table)) as screen:
        await press(screen, "b")
        assert "[1] 2♥ for 2 [2] 5♥ for 5" in flat(screen)
        assert "Buy from the spent lot: choose how to continue" in flat(screen)
        await press(screen, "1")
        assert "What you have chosen costs 2; you can spend 7 more." in flat(screen)
        await press(screen, "right", "space", "d", "p", "enter")
        assert "Ann buys 2♥ and 5♥ for 9♦." in story(screen)


@pytest.mark.rule("JR-D2")
async def test_a_fight_says_what_has_to_be_exceeded() -> None:
    async with shown(standing(attacked())) as screen:
        assert "Ann, Brown attacks you: answer with spades worth 8 or more, or give up, lose a card" in flat(screen)
        assert "[p] play 9♠ (worth 9)" in flat(screen)
        await press(screen, "p")
        assert "Ann plays 9♠" in flat(screen)


@pytest.mark.rule("JR-H1", "JR-H2")
async def test_a_visit_is_contested_with_hearts() -> None:
    async with shown(standing(at_palace())) as screen:
        assert "Brown visits the palace of hearts. Do you contest it? You show hearts worth six (you have 21)." in flat(
            screen
        )
        assert "royal of the house, you go off the board; if not, Brown does." in flat(screen)
        await press(screen, "c")
        await press(screen, "enter")
        assert "Ann, show 6 in hearts to contest the visit of Brown to the palace of hearts." in flat(screen)
        assert "[p] show 6♥ (worth 6)" in flat(screen)


@pytest.mark.rule("JR-N2")
async def test_too_many_cards_are_called() -> None:
    hand = "8S 2H 2S 3S 4S 5S 6S 7S 2D 3D"
    table = position(("3C", hand), ("citadel", "plaza-hearts"), to_play=1, phase="increment")
    async with shown(standing(act(table, "rest", 1))) as screen:
        assert "Ann, Brown holds too many cards: you may call it, or begin your turn." in flat(screen)
        await press(screen, "a", "enter")
        assert "Ann calls: Brown holds too many cards." in story(screen)


@pytest.mark.rule("JR-N1")
async def test_at_the_end_of_a_turn_cards_are_discarded_or_kept() -> None:
    hand = "2C 2H 2S 3S 4S 5S 6S 7S 8S"
    async with shown(standing(position((hand, "3C"), ("citadel", "citadel"), phase="increment"))) as screen:
        assert "Ann, you hold one card too many" in flat(screen) or "Ann, you hold a card too many" in flat(screen)
        assert "[e] nothing more: end the turn" in flat(screen)
        await press(screen, "space")
        assert "Ann discards" in flat(screen)


# --- by itself, small screens, in lines ---------------------------------------------------------------------------


@pytest.mark.rule("JR-A3")
async def test_where_there_is_nothing_to_choose_the_turn_goes_on_by_itself() -> None:
    async with shown(standing(position(("2C", ""), ("citadel", "off-board"), phase="journey"))) as screen:
        await press(screen, "0", "enter")  # stay: nothing can be acquired on the citadel
        assert any(sentence.startswith("Ann draws") for sentence in story(screen))


@pytest.mark.parametrize("size", [(50, 22), (72, 20)])
async def test_turn_and_hand_are_in_sight_on_every_screen(size: tuple[int, int]) -> None:
    async with shown(standing(position(JOURNEY, phase="journey")), size=size) as screen:
        assert "price 7" in flat(screen)
        assert "Hand ♣5=5 ♦2 7=9" in flat(screen).replace("\u00a0", " ")
        await press(screen, "N", "p", "enter")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_lines_ways_are_told_by_price_and_places_can_be_gone_to_straight(language: str) -> None:
    session = standing(position(JOURNEY, phase="journey"))
    told = typed(session, language=language)
    words = Words(language)
    assert words.say("jackrabbits-menu-places") in told
    assert told.count(words.say("jackrabbits-cost", costs=())) >= 1
    said = answered(session, "7", "9", language=language)
    assert any(words.say("jackrabbits-ask-pay", what="hole", need=7, **SUMS[language]) in line for line in said)


SUMS: dict[str, dict[str, Any]] = {
    "en": {"suits": "spades or diamonds", "paid": 0, "missing": 7, "royal": "no"},
    "es": {"suits": "picas o diamantes", "paid": 0, "missing": 7, "royal": "no"},
}


def test_in_lines_a_card_is_enough_to_pay_with() -> None:
    said = answered(standing(position(JOURNEY, phase="journey")), "7", "9", "7D", "done")
    assert "So far: Ann leaves the citadel, passes the cave 1 and pays 7♦." in said


# --- trades ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X13")
async def test_a_trade_is_worded_card_by_card_and_taken_back() -> None:
    table = position(("5C 9D", "3S 4H"), ("citadel", "citadel"), phase="acquisition", special_trades="yes")
    async with shown(standing(table)) as screen:
        await press(screen, "t")
        assert "Ann, make your offer to Brown: first what you give, then what you ask for." in flat(screen)
        await press(screen, "space")
        assert "So far: 9♦." in flat(screen) or "So far: 5♣." in flat(screen)
        assert parts(screen)[:2] == ["offer:1", next(part for part in parts(screen) if part.startswith("say:"))]
        await press(screen, "escape", "escape")
        assert parts(screen) == []


@pytest.mark.rule("JR-X13")
async def test_an_offer_is_told_and_declined() -> None:
    table = position(("5C", "9D"), ("citadel", "citadel"), to_play=1, phase="acquisition", special_trades="yes")
    async with shown(standing(act(table, "offer:0 say:9D ask:5C done", 1))) as screen:
        assert "Ann, Brown offers you 9♦ for 5♣. Do you accept?" in flat(screen)
        assert "[a] accept the trade" in flat(screen)
        await press(screen, "f")
        assert "Ann declines the offer of Brown." in flat(screen)


@pytest.mark.rule("JR-O2", "JR-P5")
async def test_what_the_objective_still_needs_stands_beside_each_player_and_its_marker_on_the_citadel() -> None:
    table = position(("KS 2C", "QH 3S"), phase="journey", dice=(3, 4), objective="tribal")
    async with shown(standing(table), size=(120, 40)) as screen:
        assert "K♠ ?♠ ?♠" in flat(screen)
        assert "Q♥ ?♥ ?♥" in flat(screen)
        assert "===" in text(screen)
        await press(screen, "s")
        assert "Objective: tribal: all of one suit." in flat(screen)
    told = typed(standing(table), "settings")
    assert "Ann is at the citadel with 2 cards, including K♠. 2 to go: spades." in told
    assert "Objective: tribal: all of one suit. Which three royals win" in told
