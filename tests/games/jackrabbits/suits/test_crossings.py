"""Where the rules of the frontier meet each other, those of the sea, and options. JR-E0e, JR-E0g, JR-E0h, JR-E0j."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import carrots, court, hand, lying, place, spent, will, will_pick, with_capital
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.land.tiles import BY_NAME
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.shields.seals import SEALS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.road import toll_at

POWERS = {"summon", "guard", "beast"}
ALL_POWERS = "spades,torches,shields,acorns"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said or something lies on the load."""
    return position(hands, rabbits, phase=phase, **settings)


def able(rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Player 0 can pay for each of the powers, and somebody is off-board."""
    where = (rabbits[0] if rabbits else "citadel", "off-board")
    return race(("7T 7E 7N JT 3S", ""), where, phase, suits=ALL_POWERS, **settings)


# --- torchlight: JR-E1a ------------------------------------------------------------------------------------------

WAYS_DOWN = {
    "a cave": ("spades,torches", "citadel", "go:citadel.0 down"),
    "a well": ("torches,horseshoes", "plaza-horseshoes", "well"),
    "the hole of the glacier": ("torches,icicles", "tower-icicles", "plunge"),
    "the locked cave": ("torches,bells", "tower-bells", "crypt"),
    "a boat to the port below": ("torches,shells", "tower-shells", "row:underground.0"),
    "the ship": ("torches,shells,anchors", "tower-anchors", "sail:underground.0"),
    "from off-board": ("spades,torches", "off-board", "down"),
}


@pytest.mark.rule("JR-E1a", "JR-E3b", "JR-E5c", "JR-E7b", "JR-E8b", "JR-U2")
@pytest.mark.parametrize("way", WAYS_DOWN)
def test_by_whatever_way_a_journey_came_underground_torches_lead_on(way: str) -> None:
    suits, start, down = WAYS_DOWN[way]
    table = race(("7T 8T", ""), (start, "citadel"), suits=suits)
    assert "arrived" not in story(table, down)
    assert offered(table) == {"stay", *(f"climb:cave-{number}" for number in range(1, len(suits.split(",")) + 1))}
    act(table, "climb:cave-2 pay:7T done")
    assert of_kind(table, "go") == {"cave-2.0", "cave-2.1", "cave-2.2"}
    assert not kinds(table) & {"climb", "down", "hole"}


@pytest.mark.rule("JR-E1a", "JR-T5")
def test_who_came_out_without_paying_and_goes_down_again_may_pay_to_come_out_once_more() -> None:
    table = race(("QS JS 7T", ""), ("underground", "citadel"), suits="spades,torches", trailing_carrots=True)
    act(table, "hole:cave-2 go:cave-2.2 go:palace-spades.1 go:merchant-2.1 go:plaza-spades.4 down")
    assert kinds(table) == {"stay", "climb"}


# --- powers: JR-E0e ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E0e", "JR-X8", "JR-L2")
@pytest.mark.parametrize(
    ("start", "phase", "before"),
    [
        ("citadel", "journey", ""),
        ("citadel", "journey", "match:3S"),
        ("underground", "journey", ""),
        ("citadel", "journey", "go:citadel.1"),
        ("citadel", "journey", "go:citadel.1 go:tavern-2.1"),
        ("citadel", "acquisition", ""),
    ],
    ids=["before the match", "after it", "underground", "on a small tile", "passing through", "before a claim"],
)
def test_all_powers_can_be_used_anywhere_one_after_the_other_and_the_moment_goes_on(
    start: str, phase: str, before: str
) -> None:
    table = act(able((start,), phase, trailing_carrots=True), before)
    others = {text for text in offered(table) if text.partition(":")[0] not in POWERS}
    assert kinds(table) >= POWERS
    act(table, "guard:tavern-4 pay:7E done beast:woods-4 pay:7N done summon pay:7T done")
    assert not kinds(table) & POWERS
    assert offered(table) == others


@pytest.mark.rule("JR-E0e")
@pytest.mark.parametrize(
    ("before", "tokens", "left"),
    [
        ("go:citadel.0 down", {}, {"stay", "climb"}),
        ("go:citadel.5", {"beast": "woods-2"}, {"flee", "beast"}),
        ("go:citadel.1 pay:7E done", {"guard": "tavern-2"}, {"guard"}),
        ("guard:cave-4", {}, {"pay"}),
    ],
    ids=["come underground", "before the beast", "moving the guard", "paying"],
)
def test_no_power_is_used_inside_another_decision(before: str, tokens: dict[str, str], left: set[str]) -> None:
    assert kinds(act(able(tokens=tokens), before)) == left


@pytest.mark.rule("JR-E1b", "JR-U2", "JR-L2")
def test_in_a_turn_that_starts_off_board_the_lottery_comes_before_the_summons() -> None:
    table = act(able(("off-board",)), "match:3S")
    assert offered(table) == {"down", "summon"}, "the match was the one of this turn, and no other power reaches there"
    act(table, "summon pay:7T done")
    assert (place(table, 0), table.seats()) == ("underground", [0]), "what is laid down at the end of a turn"
    assert table.phase() == "increment"


# --- falling: JR-E0g ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E0g", "JR-E1c", "JR-U3")
def test_a_save_may_lead_back_into_the_fire_which_burns_nobody_twice() -> None:
    where = ("tower-shells",) * 3
    table = race(("9T 8T 7L", "8L 3L", ""), where, "acquisition", suits="spades,torches,shells")
    act(table, "attack:1 fight:9T done", 0)
    will_pick(table, 1, "3L")
    act(table, "yield", 1)
    act(table, "lighthouse pay:7L done", 0)
    act(table, "lighthouse pay:8L done", 1)
    assert table.seats() == [2]
    act(table, "pass", 2)
    assert [place(table, seat) for seat in range(3)] == ["tower-shells", "tower-shells", "off-board"]
    assert table.seats() == [0]
    assert kinds(table) >= {"summon", "rest"}, "nobody's own fall stands, and the phase goes on"


@pytest.mark.rule("JR-E0g", "JR-X13", "JR-U3")
def test_two_who_lied_decide_about_their_saves_one_after_the_other() -> None:
    table = race(
        ("8L 3L", "9L 4L"), ("tower-diamonds",) * 2, "acquisition", suits="diamonds,shells", special_trades=True
    )
    act(table, "offer:1 say:7D ask:3D done accept give:3L give:4L")
    assert (table.seats(), [place(table, seat) for seat in range(2)]) == ([0], ["tower-diamonds"] * 2)
    act(table, "pass", 0)
    assert (table.seats(), place(table, 0)) == ([1], "off-board")
    act(table, "lighthouse pay:9L done", 1)
    assert (place(table, 1), table.turn) == ("tower-shells", 1)


@pytest.mark.rule("JR-E1b", "JR-E0g", "JR-H4")
def test_who_is_thrown_off_by_a_contest_in_their_own_turn_may_call_everybody() -> None:
    table = race(("X1 7T", "6H 7H", ""), ("citadel", "citadel", "off-board"), suits="hearts,torches")
    act(table, "ride:palace-hearts")
    act(table, "contest prove:6H done", 1)
    act(table, "refuse", 0)
    assert (table.seats(), offered(table)) == ([0], {"pass", "summon"})
    ear = table.listen()
    act(table, "summon pay:7T done", 0)
    assert [place(table, seat) for seat in range(3)] == ["underground", "citadel", "underground"]
    assert [fact.seat for fact in told(ear, "drew")] == [0]


@pytest.mark.rule("JR-E1c", "JR-D4")
def test_a_fourth_royal_is_settled_before_anybody_burns() -> None:
    table = race(("9T KS QS JS", "KT", ""), ("tower-torches",) * 3, "acquisition", suits="spades,torches")
    act(table, "attack:1 fight:9T done", 0)
    act(table, "yield", 1)
    assert offered(table, 0) == {"return:KS", "return:QS", "return:JS", "return:KT"}
    assert {place(table, seat) for seat in range(3)} == {"tower-torches"}
    act(table, "return:JS", 0)
    assert ("JS" in court(table), len(carrots(table))) == (True, 3)
    assert {place(table, seat) for seat in range(3)} == {"off-board"}


@pytest.mark.rule("JR-M1", "JR-E3c", "JR-EV7")
@pytest.mark.parametrize("shops", ["", "buy:3S done pay:9D done"], ids=["nothing bought", "bought before"])
def test_there_is_one_purchase_a_turn_in_all_markets_together(shops: str) -> None:
    """By fishbones from a plaza to the market below, in one acquisition phase."""
    table = race(
        ("9D 9U 7B 2S", "9S TS"), ("plaza-spades",) * 2, "acquisition", suits="spades,diamonds,horseshoes,bells",
        drafts="bells", spent="3S 4D",
    )  # fmt: skip
    act(table, f"{shops} attack:1 fight:2S done", 0)
    act(table, "fight:9S done", 1)
    act(table, "yield sink pay:7B done pass", 0)
    assert (place(table, 0), table.seats()) == ("underground", [0])
    assert ("buy:4D" in offered(table)) == (not shops)
    if shops:
        assert refused(table, "buy:4D") == Refusal("jackrabbits-traded-already", "JR-M1")


# --- seals: JR-E2c, JR-E2d ---------------------------------------------------------------------------------------

SEALED = "plaza-spades"
TO_PLAZA = "go:citadel.0 go:woods-1.1"


def beside(seal: str, hand: str = "", mine: str = "", where: str = SEALED, **settings: Any) -> RaceTable:
    """Player 0 is on the citadel with a hand; player 1 rests somewhere, and has laid a seal."""
    given = {"suits": "spades,shields", "remembers": {"shields": ("", seal)}, **settings}
    return race((hand, f"{seal} {mine}"), ("citadel", where), **given)


@pytest.mark.rule("JR-E0h", "JR-E2d", "JR-C3", "JR-J6")
def test_a_royal_paid_for_the_way_is_missing_for_the_seal() -> None:
    table = act(beside("5E", "KE 7S"), f"go:citadel.4 horse:{SEALED}")
    kept = act(table.clone(), "pay:7S done pay:KE done")
    assert place(kept, 0) == SEALED
    assert story(table, "pay:KE done")[-2:] == ["hired-horse", "turned-back"]
    assert (place(table, 0), lying(table, SEALS + 1), hand(table, 0)) == ("citadel", {"5E"}, {"7S"})
    assert carrots(table) == {}


@pytest.mark.rule("JR-E2d", "JR-E3a")
def test_a_seal_bars_horses_too() -> None:
    given: dict[str, Any] = {"suits": "shields,horseshoes", "where": "plaza-shields"}
    poor = beside("5E", "7U 4E", **given)
    assert refused(poor, "gallop:plaza-shields") == Refusal("jackrabbits-sealed-off", "JR-E2d")
    rich = act(beside("5E", "7U 6E", **given), "gallop:plaza-shields pay:7U done pay:6E done")
    assert (place(rich, 0), spent(rich)) == ("plaza-shields", {"7U", "6E", "5E"})


@pytest.mark.rule("JR-E2d", "JR-E2c")
def test_who_comes_to_the_house_of_a_laid_royal_opens_where_its_owner_rested_too() -> None:
    table = beside("QS 3E", "4E")
    assert toll_at(table, 0, BY_NAME[SEALED]) == 4
    act(table, "go:citadel.5 go:cave-1.0 pay:4E done")
    assert (place(table, 0), "QS" in court(table)) == ("palace-spades", True)
    assert lying(table, SEALS + 1) == set()
    assert toll_at(table, 0, BY_NAME[SEALED]) == 0


@pytest.mark.rule("JR-E2d", "JR-X4")
def test_a_first_ace_pays_eleven_of_a_seal_and_stays_open() -> None:
    table = act(beside("4E 5E", "AE", capital_aces=True), TO_PLAZA)
    assert story(table, "pay:AE done")[:3] == ["paid", "laid-capital", "broke-seal"]
    assert place(table, 0) == SEALED


@pytest.mark.rule("JR-E2d", "JR-X5")
def test_a_capital_shield_adds_its_point_to_what_a_seal_costs() -> None:
    settings: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    table = act(beside("2E 3E", "5E", **settings), "go:citadel.5")
    assert refused(table, "go:cave-1.1") == Refusal("jackrabbits-sealed-off", "JR-E2d")
    table = act(with_capital(beside("2E 3E", "5E", **settings), 0, "AE"), f"{TO_PLAZA} pay:5E done")
    assert place(table, 0) == SEALED


@pytest.mark.rule("JR-E2d", "JR-X8", "JR-F2", "JR-T3")
@pytest.mark.parametrize(("payment", "goes_on"), [("6E", True), ("KE", False)], ids=["carrot kept", "carrot paid"])
def test_a_flight_to_ones_own_carrot_breaks_the_seal_and_then_may_go_on(payment: str, goes_on: bool) -> None:
    table = race(
        ("9C KE 6E X1", "5E"), ("tower-clubs", "tower-shields"), suits="clubs,shields", land="generated:1",
        passport="9C", trailing_carrots=True, remembers={"shields": ("", "5E")},
    )  # fmt: skip
    act(table, f"fly:tower-shields pay:{payment} done")
    assert lying(table, SEALS + 1) == set()
    assert place(table, 0) == ("tower-clubs" if goes_on else "tower-shields"), "on the way, or arrived"
    assert "ride" not in kinds(table)
    if goes_on:
        act(table, "go:tower-shields.5 go:tavern-2.0")
        assert place(table, 0) == "palace-clubs"


@pytest.mark.rule("JR-E0j", "JR-H2")
@pytest.mark.parametrize(("edition", "heart"), [("standard", "KH"), ("full", "QH")])
def test_what_is_laid_in_a_seal_is_not_shown(edition: str, heart: str) -> None:
    given: dict[str, Any] = {"suits": "hearts,shields", "where": "plaza-shields", "edition": edition}
    laid = act(beside(f"{heart} 2E", "X1 9E", **given), "ride:palace-hearts")
    if kinds(laid) == {"pay"}:
        act(laid, "pay:9E done")  # the house of the Queen is sealed
        assert "QH" in court(laid)
    assert offered(laid, 1) == {"pass"}
    held = act(beside("2E", "X1", mine=heart, **given), "ride:palace-hearts")
    assert offered(held, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-E0j", "JR-X13")
def test_what_is_laid_in_a_seal_is_neither_named_in_a_trade_nor_given() -> None:
    table = race(
        ("7D 8D", "5E 2E"), ("plaza-shields",) * 2, "acquisition", suits="diamonds,shields", special_trades=True,
        remembers={"shields": ("", "5E")},
    )  # fmt: skip
    act(table, "offer:1 say:7D")
    assert refused(table, "ask:5E") == Refusal("jackrabbits-seen-elsewhere", "JR-X13")
    act(table, "ask:2E")
    assert "ask" not in kinds(table), "the hand has one card"
    act(table, "done accept")
    assert of_kind(table, "give", 1) == {"2E"}


@pytest.mark.rule("JR-E0j", "JR-E2c", "JR-N2")
def test_with_a_strict_limit_a_seal_counts_and_the_hand_is_trimmed_after_the_whole_exchange() -> None:
    table = race(
        ("7D 8D", "5E 2E 3E 4E 6D"), ("plaza-shields",) * 2, "acquisition", suits="diamonds,shields", hand_limit=5,
        special_trades=True, surplus="strict", remembers={"shields": ("", "5E")},
    )  # fmt: skip
    act(table, "offer:1 say:7D say:8D ask:6D done accept give:7D give:8D give:6D")
    assert table.seats() == [1]
    assert of_kind(table, "discard", 1) == {"2E", "3E", "4E", "7D", "8D"}


@pytest.mark.rule("JR-E0j", "JR-E3c", "JR-N2")
def test_with_a_strict_limit_the_hand_is_trimmed_after_the_whole_purchase() -> None:
    table = race(
        ("9U 2E 3E 4E 5E", ""), ("underground", "citadel"), "acquisition", suits="spades,shields,horseshoes",
        hand_limit=5, surplus="strict", spent="2S 3S 4S",
    )  # fmt: skip
    act(table, "buy:2S buy:3S buy:4S done pay:9U done")
    assert hand(table, 0) == {"2E", "3E", "4E", "5E", "2S", "3S", "4S"}
    act(table, "discard:4E discard:5E")
    assert len(hand(table, 0)) == 5


@pytest.mark.rule("JR-E0j", "JR-E2c", "JR-N2")
def test_a_seal_is_taken_back_before_the_window_of_the_hand_limit_closes() -> None:
    table = race(
        ("", "5E 6E 2S 3S 4S 5S"), ("citadel", SEALED), "acquisition", suits="spades,shields", hand_limit=5,
        remembers={"shields": ("", "5E 6E")},
    )  # fmt: skip
    act(table, "rest")
    assert lying(table, SEALS + 1) == set()
    act(table, "call:1", 0)
    assert of_kind(table, "discard", 1) == {"5E", "6E", "2S", "3S", "4S", "5S"}


# --- the guard: JR-E2b -------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E2b", "JR-T3")
def test_who_has_had_the_joker_of_a_tavern_gets_nothing_by_putting_the_guard_there() -> None:
    table = race(("7E 9S", ""), ("tower-spades", "citadel"), suits="spades,shields")
    act(table, "go:tower-spades.0 joker pay:9S done")
    assert story(table, "guard:tavern-2 pay:7E done") == ["paid", "put-guard"]
    assert kinds(table) == {"go", "ride"}


@pytest.mark.rule("JR-E2b")
def test_who_puts_the_guard_elsewhere_gets_no_transfer() -> None:
    table = act(race(("7E 9S", ""), ("tower-spades", "citadel"), suits="spades,shields"), "go:tower-spades.0")
    assert story(table, "guard:tavern-1 pay:7E done") == ["paid", "put-guard"]
    assert kinds(act(table, "joker")) == {"pay"}


# --- the load: JR-E4c, JR-E4d ------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E4c", "JR-E4d", "JR-X9", "JR-F3")
@pytest.mark.parametrize(("lies", "load"), [("9N", 9), ("4N 6N", 10)])
@pytest.mark.parametrize("how", ["roll", "choose:6-6", "passport:9C"])
def test_the_load_is_added_to_two_sixes_however_they_come_and_a_double_is_the_dice_alone(
    lies: str, load: int, how: str
) -> None:
    table = race(
        ("9C X1 6S", ""), ("tower-clubs", "citadel"), "roll", suits="clubs,spades,acorns", windfall_lottery=True,
        remembers={"acorns": (lies,)}, pile=f"2S 3S {lies}",
    )  # fmt: skip
    if how != "choose:6-6":
        will(table, (6, 5), (6, 5), (2, 0))
    facts = story(table, how)
    assert table.price == 12 + load
    assert ("double" in facts) == (how != "choose:6-6"), "a chosen one wins nothing"
    assert of_kind(table, "match") == {"6S"}
    if how.startswith("passport"):
        asked = table.step().asks(table, 0)
        assert asked is not None
        assert asked.arguments["missing"] == 12 + load - 9


@pytest.mark.rule("JR-E4c")
def test_after_eleven_the_next_roll_is_the_dice_alone() -> None:
    table = race(("2N", ""), phase="acquisition", suits="spades,acorns", pile="2S 3S 9N", remembers={"acorns": ("9N",)})
    act(table, "rest load:2N rest")
    assert {"2N", "9N"} <= spent(table)
    will(table, (6, 5), (6, 5))
    act(table, "roll")
    assert table.price == 12


@pytest.mark.rule("JR-E0h", "JR-E3a", "JR-X4")
@pytest.mark.parametrize(("step", "seal"), [("gallop:plaza-shields", "5E"), ("trot:cave-2", "")])
def test_a_first_ace_is_eleven_for_the_horse_or_for_what_bars_the_place_but_not_for_both(step: str, seal: str) -> None:
    def ride(cards: str) -> RaceTable:
        remembers = {"shields": ("", seal)} if seal else {}
        return race(
            (cards, seal), ("citadel", "plaza-shields"), suits="shields,horseshoes", capital_aces=True,
            land="generated:archipelago:1", remembers=remembers, tokens={"guard": "cave-2"},
        )  # fmt: skip

    assert step in offered(ride("7U AE"))
    assert step in offered(ride("AU 7E"))
    assert step not in offered(ride("AU AE"))


@pytest.mark.rule("JR-E0h", "JR-E1a", "JR-X4")
def test_nor_does_it_pay_for_torchlight_and_the_guard_at_once() -> None:
    for cards, can in (("7T AE", True), ("AT 7E", True), ("AT AE", False)):
        where, guard = ("off-board", "citadel"), {"guard": "cave-2"}
        table = race((cards, ""), where, suits="torches,shields", capital_aces=True, tokens=guard)
        assert ("climb:cave-2" in offered(act(table, "down"))) == can


@pytest.mark.rule("JR-E1b", "JR-EV8", "JR-E0g")
def test_who_falls_in_anothers_turn_is_asked_about_a_freeze_but_not_about_a_summons() -> None:
    table = race(
        ("9S", "7T 7I"), ("tower-torches",) * 2, "acquisition", suits="spades,torches,icicles", drafts="icicles"
    )
    act(table, "attack:1 fight:9S done", 0)
    will_pick(table, 1, "7I")
    act(table, "yield", 1)
    assert (place(table, 1), offered(table, 1)) == ("off-board", {"pass"})
    assert refused(table, "summon", 1).rule == "JR-E1b"
