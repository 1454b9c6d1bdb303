"""Why not? Every refusal in the race names its rule and the smallest change, from what the asker may know."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest
from librt.vecs import append

from playing import act, legal, offered
from warren.core.errors import Reason
from warren.core.messages import Thing
from warren.core.table import Table
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.reasons import suits_told
from warren.games.jackrabbits.table import RaceTable
from warren.text import LANGUAGES, Words

T = TypeVar("T", bound=Table)

ACTIONS = JACKRABBITS.actions
EN = Words("en")
NAMES = ("Ann", "Ben", "Cat", "Dan")
MEANINGS = JACKRABBITS.seeing.meanings(JACKRABBITS.agree({}))  # of the sample land


def travel(table: T, script: str, seat: int | None = None) -> T:
    """As `act`, where `go:river-1` stands for the road that leads there from where the rabbit is."""
    for word in script.split():
        ways = [
            text for text in legal(table, seat) if MEANINGS.get(text.removeprefix("go:")) == word.removeprefix("go:")
        ]
        act(table, ways[0] if ways else word, seat)
    return table


def why(table: Table, action: str, seat: int | None = None) -> Reason:
    reason = table.explain(int(table.mover()) if seat is None else seat, ACTIONS.parse(action))
    assert reason is not None, f"{action} is legal"
    return reason


def said(table: Table, action: str, seat: int | None = None) -> str:
    return EN.phrase(why(table, action, seat), NAMES)


def road(start: str, script: str = "", hand: str = "", dice: tuple[int, int] = (3, 4), other: str = "") -> RaceTable:
    """A rabbit on its journey from a hexagon."""
    return travel(position((hand, other), (start, "citadel"), phase="journey", dice=dice), script)


def check(table: Table, action: str, message: str, rule: str, seat: int | None = None) -> None:
    reason = why(table, action, seat)
    assert (reason.message, reason.rule) == (f"jackrabbits-{message}", rule)


# --- the lottery and the time of things --------------------------------------------------------------------------


@pytest.mark.rule("JR-F1")
@pytest.mark.parametrize(
    ("place", "hand", "action", "message"),
    [
        ("citadel", "5C", "passport:5C", "passport-place"),
        ("tower-clubs", "5S", "passport:5S", "passport-suit"),
        ("tower-clubs", "5S", "passport:5C", "not-held"),
        ("off-board", "5C", "passport:5C", "passport-place"),
    ],
)
def test_a_passport_that_cannot_be_shown_says_why(place: str, hand: str, action: str, message: str) -> None:
    check(position((hand, ""), (place,)), action, message, "JR-F1")


@pytest.mark.rule("JR-L2")
def test_a_card_that_no_die_matches_is_told_the_dice() -> None:
    table = position(("4H 5H X1", ""), phase="journey", dice=(4, 4))
    assert said(table, "match:5H") == (
        "In the lottery you show a card with the number of a die, 4 or 4, and 5♥ has neither."
    )
    check(table, "match:X1", "no-match", "JR-L2")
    check(table, "match:4C", "not-held", "JR-L2")
    act(table, "match:4H")
    check(table, "match:4H", "matched-already", "JR-L2")


@pytest.mark.parametrize(
    ("phase", "action", "rule"),
    [
        ("roll", "pay:5H", "JR-C1"),
        ("roll", "contest", "JR-H1"),
        ("journey", "roll", "JR-L1"),
        ("journey", "passport:5C", "JR-F1"),
        ("journey", "attack:1", "JR-D1"),
        ("journey", "buy:7H", "JR-M1"),
        ("journey", "horse:citadel", "JR-T2"),
        ("journey", "cross", "JR-T1"),
        ("journey", "joker", "JR-T3"),
        ("journey", "hole:cave-2", "JR-T4"),
        ("journey", "down", "JR-T4"),
        ("journey", "fly:tower-clubs", "JR-F1"),
        ("journey", "pay:5H", "JR-C1"),
        ("journey", "contest", "JR-H1"),
        ("journey", "rest", "JR-A3"),
        ("acquisition", "yield", "JR-D2"),
        ("acquisition", "queen", "JR-H3"),
        ("acquisition", "return:KH", "JR-D4"),
    ],
)
def test_what_is_for_another_time_says_when(phase: str, action: str, rule: str) -> None:
    check(position(("5H", ""), phase=phase), action, "other-time", rule)


@pytest.mark.rule("JR-S3")
@pytest.mark.parametrize("action", ["attack:1", "buy:7H", "contest", "passport:5C"])
def test_the_intro_game_says_that_it_has_no_strategies(action: str) -> None:
    phase = "roll" if action.startswith("passport") else "acquisition"
    check(position(("5C 9S", ""), ("tower-clubs",), phase=phase, rules="intro"), action, "not-in-intro", "JR-S3")


# --- setting out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-J1")
def test_a_road_of_another_tile_is_refused() -> None:
    check(road("citadel"), "go:tower-clubs.0", "road-elsewhere", "JR-J1")


@pytest.mark.rule("JR-T3")
def test_a_ride_needs_a_joker_and_leads_to_a_hexagon_of_the_land() -> None:
    check(road("citadel"), "ride:tower-clubs", "no-joker", "JR-T3")
    check(road("citadel", hand="X1"), "ride:underground", "no-ride-underground", "JR-T3")
    check(road("citadel", hand="X1"), "ride:tower-torches", "not-on-land", "JR-T3")


@pytest.mark.rule("JR-U2", "JR-T3")
def test_from_off_board_there_is_only_the_way_underground() -> None:
    table = road("off-board", hand="X1")
    check(table, "stay", "off-board", "JR-U2")
    check(table, "hole:cave-1", "off-board", "JR-U2")
    check(table, "ride:citadel", "ride-off-board", "JR-T3")


@pytest.mark.rule("JR-T5")
def test_underground_there_are_caves_and_no_roads() -> None:
    check(road("underground"), "go:citadel.0", "underground", "JR-T5")
    check(road("underground"), "hole:cave-5", "no-such-cave", "JR-T5")


# --- on the road -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-T4", "JR-C4")
def test_a_cave_says_how_many_points_in_which_suits_would_open_it() -> None:
    table = road("citadel", "go:cave-1", hand="2S 3D 9H", dice=(4, 4))
    assert said(table, "hole:cave-2") == "3 more points in spades or diamonds would open this cave."
    assert Words("es").phrase(why(table, "hole:cave-2")) == (
        "Con 3 puntos más en picas o diamantes podrías abrir esta cueva."
    )


@pytest.mark.rule("JR-T4")
def test_caves_that_one_cannot_come_out_of_say_why() -> None:
    table = road("citadel", "go:cave-1", hand="KS")
    check(table, "hole:cave-1", "same-cave", "JR-T4")
    check(table, "hole:cave-7", "no-such-cave", "JR-T4")
    act(table, "hole:cave-2 pay:KS done")
    check(table, "hole:cave-1", "came-out", "JR-T4")
    check(table, "down", "came-out", "JR-T4")


@pytest.mark.rule("JR-T1")
def test_a_rhombus_says_what_its_other_road_costs_and_is_crossed_once() -> None:
    table = road("citadel", "go:river-1", hand="9H 4C", dice=(4, 4))
    other = "go:river-1.1" if "go:river-1.1" not in offered(table) else "go:river-1.0"
    check(table, other, "other-road", "JR-T1")
    check(table, "go:river-1.3", "turning-back", "JR-J2")
    act(table, "cross pay:9H done")
    check(table, "cross", "crossed-once", "JR-T1")
    check(table, "go:river-1.3", "crossed-already", "JR-T1")
    assert said(road("citadel", "go:river-1", hand="7H", dice=(4, 4)), "cross") == (
        "1 more point in hearts would let you go off-road here."
    )


@pytest.mark.rule("JR-T2")
def test_a_landlocked_merchant_has_no_boat_and_a_short_hand_no_horse() -> None:
    table = road("citadel", "go:merchant-1", hand="5D", dice=(4, 4))
    assert said(table, "boat:palace-clubs.1") == (
        "No side of the merchant 1 faces the sea, so there is no boat. You can hire a horse there."
    )
    assert said(table, "horse:palace-clubs") == "3 more points in diamonds would get you this horse."
    check(table, "horse:underground", "no-ride-underground", "JR-T2")
    check(table, "horse:tower-bells", "not-on-land", "JR-T2")


@pytest.mark.rule("JR-T2")
def test_a_boat_lands_at_another_road_end_that_faces_the_sea() -> None:
    table = road("tower-clubs", "go:merchant-3", hand="9D", dice=(4, 4))
    check(table, "boat:citadel.0", "no-port", "JR-T2")
    check(table, "boat:merchant-3.0", "same-port", "JR-T2")
    poor = road("tower-clubs", "go:merchant-3", hand="7D", dice=(4, 4))
    assert said(poor, "boat:merchant-4.1") == "1 more point in diamonds would get you this boat."


@pytest.mark.rule("JR-T3")
def test_a_tavern_without_a_joker_in_the_court_says_so() -> None:
    check(road("citadel", "go:tavern-1", hand="KC", other="X1 X2"), "joker", "court-without-joker", "JR-T3")
    served = road("citadel", "go:tavern-1 joker pay:KC done", hand="KC KH")
    check(served, "joker", "served-once", "JR-T3")
    assert said(road("citadel", "go:tavern-1", hand="5C AH", dice=(4, 4)), "joker") == (
        "2 more points in clubs or hearts would get you a joker."
    )


@pytest.mark.parametrize(("action", "rule"), [("horse:citadel", "JR-T2"), ("cross", "JR-T1"), ("joker", "JR-T3")])
def test_what_another_kind_of_tile_offers_is_not_to_be_had_here(action: str, rule: str) -> None:
    check(road("citadel", "go:cave-1"), action, "not-here", rule)
    check(road("citadel", "go:tavern-1"), "down", "not-here", "JR-T4")


@pytest.mark.rule("JR-J5")
def test_a_landing_used_before_in_this_journey_is_told_so() -> None:
    table = road("tower-clubs", "go:merchant-3", hand="2D 3D 4D", dice=(1, 1))
    act(table, "boat:merchant-4.1 pay:2D done boat:merchant-3.0 pay:3D done")
    check(table, "boat:merchant-4.1", "port-used", "JR-J5")


@pytest.mark.rule("JR-J5")
def test_a_road_used_before_in_this_journey_is_told_so() -> None:
    table = road("citadel", "go:cave-1 hole:cave-2 pay:KS done", hand="KS")
    way = next(end for end, to in MEANINGS.items() if to == "tower-spades" and end.startswith("cave-2"))
    far_end = next(end for end, to in MEANINGS.items() if to == "cave-2" and end.startswith("tower-spades"))
    table.trail = append(table.trail, END_TEXTS.index(far_end))  # as if it had come to the tower by that road before
    assert f"go:{way}" not in offered(table)
    assert said(table, f"go:{way}").startswith("You have already come to the tower of spades by that road")
    assert why(table, f"go:{way}").rule == "JR-J5"


@pytest.mark.rule("JR-J3")
def test_on_the_road_there_is_no_staying_and_no_discarding() -> None:
    table = road("citadel", "go:cave-1", hand="5H")
    check(table, "stay", "on-the-way", "JR-J3")
    check(table, "discard:5H", "other-time", "JR-N1")
    check(table, "go:citadel.0", "road-elsewhere", "JR-J2")


# --- payments ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-C1", "JR-C2")
def test_a_payment_says_what_counts_and_in_which_order() -> None:
    table = road("citadel", "go:cave-1 hole:cave-2", hand="2S 5S 6D 9H X1", dice=(4, 4))
    check(table, "pay:9H", "wrong-suit", "JR-C1")
    check(table, "pay:X1", "joker-worthless", "JR-C2")
    check(table, "pay:8S", "not-held", "JR-C1")
    check(table, "pay:6D", "too-high", "JR-C1")
    check(table, "done", "unfinished", "JR-C1")
    act(table, "pay:5S")
    check(table, "pay:2S", "lowest-first", "JR-C1")
    check(table, "pay:5S", "laid-already", "JR-C1")
    assert said(table, "done") == "That is not enough yet: 3 more points in spades or diamonds to pay."
    check(table, "roll", "finish-first", "JR-C1")


@pytest.mark.rule("JR-A2")
def test_who_has_no_free_carrot_has_to_pay_with_a_royal() -> None:
    table = position(("TC KC QS QH", ""), ("plaza-clubs",), phase="acquisition")
    act(table, "claim pay:TC")
    check(table, "done", "needs-royal", "JR-A2")
    none = position(("TC QS QH QD", ""), ("plaza-clubs",), phase="acquisition")
    assert said(none, "claim") == (
        "All your 3 carrots lie on houses. To claim J♣ you would have to pay with a royal of its suit."
    )
    assert why(none, "claim").rule == "JR-A2"


# --- acquisition -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-A1", "JR-A2")
def test_a_royal_that_cannot_be_claimed_says_what_is_missing_or_who_holds_it() -> None:
    assert said(position(("7C", ""), ("plaza-clubs",), phase="acquisition"), "claim") == (
        "3 more points in clubs would pay for this royal."
    )
    assert said(position(("TC", "JC"), ("plaza-clubs",), phase="acquisition"), "claim") == (
        "The royal of this house, J♣, is not in the court: Ben holds it."
    )
    check(position(("JC TC", ""), ("plaza-clubs",), phase="acquisition"), "claim", "your-royal", "JR-A2")
    check(position(("TC", ""), phase="acquisition"), "claim", "no-house", "JR-A1")


@pytest.mark.rule("JR-D1", "JR-U3")
@pytest.mark.parametrize(
    ("rival", "hand", "action", "message", "rule"),
    [
        ("tower-clubs", "5S", "attack:1", "attack-elsewhere", "JR-D1"),
        ("off-board", "5S", "attack:1", "attack-off-board", "JR-U3"),
        ("citadel", "5S", "attack:0", "attack-oneself", "JR-D1"),
        ("citadel", "5S", "attack:3", "not-at-table", "JR-D1"),
        ("citadel", "5H", "attack:1", "too-poor", "JR-D1"),
    ],
)
def test_a_rabbit_that_cannot_be_attacked_says_why(rival: str, hand: str, action: str, message: str, rule: str) -> None:
    check(position((hand, "2S"), ("citadel", rival), phase="acquisition"), action, message, rule)


@pytest.mark.rule("JR-D1", "JR-D2")
def test_a_fight_says_who_could_not_exceed_and_what_comes_first() -> None:
    table = position(("5S 6S 9H", "4S 3S 7D"), phase="acquisition")
    act(table, "attack:1")
    check(table, "yield", "attack-first", "JR-D2")
    check(table, "fight:9H", "wrong-suit", "JR-D2")
    act(table, "fight:5S fight:6S done")
    assert said(table, "fight:3S", 1) == (
        "You may not start to add cards that cannot win: you hold 7 points to fight with, and you need 12. Give up."
    )
    act(table, "yield", 1)
    check(table, "attack:1", "attacked-already", "JR-D1")


@pytest.mark.rule("JR-M1")
def test_a_market_says_what_it_sells_and_how_dear_it_is() -> None:
    table = position(("5D 9C", ""), ("plaza-hearts",), phase="acquisition", spent="7H 3H 4C")
    assert said(table, "buy:7H") == "2 more points in diamonds would pay for this card."
    check(table, "buy:4C", "sells-others", "JR-M1")
    check(table, "buy:9H", "not-for-sale", "JR-M1")
    act(table, "buy:3H")
    check(table, "rest", "pay-first", "JR-M1")
    act(table, "done pay:5D done")
    check(table, "buy:7H", "traded-already", "JR-M1")
    check(position(("9D", ""), ("tower-clubs",), phase="acquisition", spent="7H"), "buy:7H", "no-market", "JR-M1")


# --- flights -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-F2", "JR-F3")
def test_a_flight_says_what_its_passport_falls_short() -> None:
    table = position(("5C 2S", ""), ("tower-spades",), phase="journey", dice=(5, 5), passport="5C")
    assert said(table, "fly:tower-clubs") == "3 more points in spades would pay what your passport falls short."
    check(table, "fly:citadel", "no-landing", "JR-F2")
    check(table, "fly:tower-spades", "fly-elsewhere", "JR-F2")
    check(table, "stay", "in-flight", "JR-F1")
    check(table, "ride:citadel", "ride-in-flight", "JR-T3")
    good = position(("9C", ""), ("tower-spades",), phase="journey", dice=(3, 3), passport="9C")
    check(good, "fall", "must-land", "JR-F2")


# --- contests ----------------------------------------------------------------------------------------------------


def visit(hands: tuple[str, ...], rabbits: tuple[str, ...], **settings: Any) -> RaceTable:
    """The first player arrives on the palace of diamonds."""
    table = position(hands, ("citadel", *rabbits), phase="journey", **settings)
    travel(table, "go:cave-1 go:palace-diamonds")
    return table


@pytest.mark.rule("JR-H1", "JR-H2", "JR-U3")
def test_who_cannot_contest_is_told_what_would_be_needed() -> None:
    table = visit(("", "2H", "9H"), ("citadel", "off-board"))
    assert said(table, "contest", 1) == "4 more points in hearts would let you contest."
    assert (
        said(table, "contest", 2)
        == "You cannot contest while you are off the board. Get back to the underground on your turn."
    )
    assert why(table, "contest", 2).rule == "JR-U3"
    check(table, "contest", "contest-oneself", "JR-H1", 0)
    check(table, "roll", "answer-first", "JR-H1", 1)
    full = visit(("", "2H"), ("citadel",), edition="full")
    assert said(full, "contest", 1) == "You could contest with Q♦, or with 4 more points in hearts."


@pytest.mark.rule("JR-H2", "JR-H3")
def test_what_is_shown_in_a_contest_is_explained() -> None:
    table = visit(("5H 9C", "2H 3H 4H QD"), ("citadel",))
    act(table, "contest", 1)
    check(table, "refuse", "contested-already", "JR-H2", 1)
    check(table, "queen", "queen-edition", "JR-H2", 1)
    check(table, "prove:4H", "too-high", "JR-H2", 1)
    act(table, "prove:3H", 1)
    check(table, "prove:2H", "lowest-first", "JR-H2", 1)
    assert said(table, "done", 1) == "That is not enough yet: 3 more points in hearts to prove it."
    act(table, "prove:4H done", 1)
    check(table, "queen", "not-held", "JR-H3")
    check(table, "prove:9C", "wrong-suit", "JR-H3")
    assert said(table, "prove:5H") == "1 more point in hearts would be enough to show."


# --- the hand limit ----------------------------------------------------------------------------------------------

TEN = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC"


@pytest.mark.rule("JR-N1")
def test_within_the_limit_there_is_nothing_to_discard() -> None:
    table = position(("5H", ""), phase="journey")
    assert said(table, "discard:5H") == "You hold one card, and the limit is 9: you do not have to discard."


@pytest.mark.rule("JR-N1")
def test_cards_are_discarded_lowest_first() -> None:
    table = position((f"{TEN} 2S", ""), phase="journey")
    check(table, "discard:2S", "discard-lower", "JR-N1")
    act(table, "discard:5C")
    check(table, "discard:3C", "lowest-first", "JR-N1")
    check(table, "stay", "discard-first", "JR-N2")


@pytest.mark.rule("JR-N2")
def test_a_call_with_nothing_to_call_says_so() -> None:
    table = position(("5H", "2S 3S"), phase="journey")
    assert said(table, "call:1") == "There is nothing to call: Ben holds 2 cards, and the limit is 9."
    check(table, "call:0", "call-oneself", "JR-N2")
    check(table, "call:2", "not-at-table", "JR-N2")
    check(position(("", TEN), phase="journey"), "call:1", "call-later", "JR-N2")
    check(position(("", "2S"), phase="journey", surplus="strict"), "call:1", "limit-strict", "JR-N2")


# --- suits of the sea --------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E6c", "JR-E3c", "JR-M1")
@pytest.mark.parametrize(
    ("suits", "english", "spanish"),
    [
        ("clubs,diamonds", "on plazas", "en las plazas"),
        ("clubs,anchors", "at the tower of anchors", "en la torre de anclas"),
        ("diamonds,anchors", "on plazas and at the tower of anchors", "en las plazas y en la torre de anclas"),
    ],
)
def test_where_there_is_no_market_one_hears_where_they_are(suits: str, english: str, spanish: str) -> None:
    table = position(("", ""), phase="acquisition", suits=suits, spent="7D" if "diamonds" in suits else "7C")
    reason = why(table, "buy:7D" if "diamonds" in suits else "buy:7C")
    assert EN.phrase(reason) == f"There is no market at the citadel. Cards are sold {english}."
    assert Words("es").phrase(reason) == f"En la ciudadela no hay mercado. Las cartas se venden {spanish}."


@pytest.mark.rule("JR-E7c", "JR-D2", "JR-E5d")
def test_what_is_rung_and_given_is_called_so_and_no_fight() -> None:
    table = position(("3B 9A 2L", "2B"), phase="acquisition", suits="shells,anchors,bells")
    act(table, "implore")
    assert said(table, "peal:9A") == "You cannot use 9 of anchors here: you ring bells."
    assert said(table, "rest").startswith("First finish adding bells, or give in")
    act(table, "peal:3B done")
    assert said(table, "peal:2B") == (
        "You may not start to add cards that cannot win: you hold 2 points in bells, and you need 4. Give in."
    )
    below = position(("9A 2L", ""), ("underground",), phase="acquisition", suits="shells,anchors")
    assert said(below, "cast:9A") == "You cannot use 9 of anchors here: what you give is shells."


# --- all of it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {"rules": "intro"},
        {"players": 3, "edition": "full"},
        {"players": 4, "surplus": "strict"},
        {"players": 3, "suits": "shells,anchors,bells,icicles", "drafts": "anchors,bells"},
    ],
    ids=str,
)
def test_every_refusal_of_random_play_is_a_sentence(settings: dict[str, Any]) -> None:
    languages = [Words(language) for language in LANGUAGES]
    table = JACKRABBITS.new("refusals", turn_limit=4, **settings)
    chance = table.chance.copy()
    told: set[str] = set()
    while table.outcome is None:
        for action in range(0, ACTIONS.size, 5):
            for seat in range(int(table.players)):
                reason = table.explain(seat, action)
                if reason is not None and repr(reason) not in told:
                    told.add(repr(reason))
                    for words in languages:
                        sentence = words.phrase(reason, NAMES)
                        assert sentence.endswith("."), sentence
                        assert "  " not in sentence
                    assert not reason.rule or reason.rule in JACKRABBITS.rules
        seat = int(table.mover())
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])


@pytest.mark.rule("JR-C1")
@pytest.mark.parametrize("card", ["KC", "QC", "2H"])
def test_a_card_of_another_suit_does_not_pay(card: str) -> None:
    table = position((f"TS 2S {card}", ""), ("tower-spades", "citadel"), phase="acquisition")
    act(table, "claim")
    check(table, f"pay:{card}", "wrong-suit", "JR-C1")


@pytest.mark.rule("JR-E0b")
def test_suits_are_told_by_name_but_not_where_all_that_are_in_play_will_do() -> None:
    table = position(("", ""), suits="clubs,spades", land="generated:compact:1")
    told = [suits_told(table, suits) for suits in (0b0001, 0b0101, 0b0011, 0b1111)]
    assert told == [Thing("suit", suit) for suit in ("clubs", "clubs", "any", "any")]
