"""Seals: shields laid open, alone or with royals, bar hexagons to others until one's next turn. JR-E2c, JR-E2d."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.jackrabbits.helpers import carrots, court, hand, lying, open_hearts, place, see, spent, will_pick
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.core.errors import BadInput
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.shields.seals import SEALS, seals_on
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.road import toll_at
from warren.games.jackrabbits.turn.royals import settle_royals
from warren.games.jackrabbits.view import RaceView

BARRED = Refusal("jackrabbits-sealed-off", "JR-E2d")
TO_PLAZA = "go:citadel.0 go:woods-1.1"
"""From the citadel to the plaza of spades."""


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,shields", **settings})


def beside(seal: str, hand: str = "", where: str = "plaza-spades", mine: str = "", **settings: Any) -> RaceTable:
    """Player 0 is on the citadel with a hand; player 1 rests somewhere, and has laid a seal."""
    return race((hand, f"{seal} {mine}"), ("citadel", where), remembers={"shields": ("", seal)}, **settings)


def laid(table: RaceTable, seat: int) -> set[str]:
    return lying(table, SEALS + seat)


def sealed(table: RaceTable) -> list[list[str]]:
    """The hexagons that each player has sealed, as everybody sees them."""
    view = table.view(None)
    assert isinstance(view, RaceView)
    seals = {laid.seat: [NAMES[tile] for tile in laid.tiles] for laid in view.laid() if laid.what == "seal"}
    return [seals.get(seat, []) for seat in range(int(table.players))]


# --- laying them -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E2c", "JR-I3")
def test_at_the_end_of_a_turn_shields_seal_where_the_rabbit_rests_and_royals_their_houses() -> None:
    table = act(race(("KS 3E 5E 9S", ""), ("plaza-spades", "citadel"), "acquisition"), "rest")
    assert {"rest", "seal:KS", "seal:3E", "seal:5E"} <= offered(table)
    assert "seal:9S" not in offered(table)
    assert refused(table, "seal:9S") == Refusal("jackrabbits-seal-suit", "JR-E2c")
    ear = table.listen()
    act(table, "seal:KS seal:3E seal:5E done")
    assert [fact.args["place"] for fact in told(ear, "sealed")] == ["tower-spades", "plaza-spades"]
    assert laid(table, 0) == {"KS", "3E", "5E"}
    assert "9S" in hand(table, 0)
    assert not hand(table, 0) & {"KS", "3E", "5E"}
    assert sealed(table) == [["tower-spades", "plaza-spades"], []]
    assert table.seats() == [1]


@pytest.mark.rule("JR-E2c")
def test_a_seal_is_laid_lowest_card_first() -> None:
    table = act(race(("3E 5E", ""), ("plaza-spades", "citadel"), "acquisition"), "rest seal:5E")
    assert "seal:3E" not in offered(table)
    assert refused(table, "seal:3E") == Refusal("jackrabbits-lowest-first", "JR-E2c")


@pytest.mark.rule("JR-E2c")
def test_nobody_has_to_lay_anything() -> None:
    table = act(race(("3E", ""), ("plaza-spades", "citadel"), "acquisition"), "rest rest")
    assert sealed(table) == [[], []]
    assert "3E" in hand(table, 0)


@pytest.mark.rule("JR-E2c")
def test_royals_alone_seal_nothing_and_a_royal_of_shields_is_no_shield_of_the_seal() -> None:
    table = act(race(("KS KE", ""), ("plaza-spades", "citadel"), "acquisition", pile="2S"), "rest")
    assert offered(table) == {"rest"}
    assert refused(table, "seal:KE") == Refusal("jackrabbits-seals-nothing", "JR-E2c")


@pytest.mark.rule("JR-E2c", "JR-E0j")
def test_a_royal_of_shields_lies_there_as_a_royal() -> None:
    table = beside("2E KE", "3E")
    assert sealed(table)[1] == ["plaza-spades", "tower-shields"]
    act(table, f"{TO_PLAZA} pay:3E done")
    assert place(table, 0) == "plaza-spades"


@pytest.mark.rule("JR-E2c")
@pytest.mark.parametrize("where", ["citadel", "underground"])
def test_never_the_citadel_or_the_underground_so_a_royal_is_needed_there(where: str) -> None:
    bare = act(race(("3E", ""), (where, "plaza-spades"), "acquisition", pile="2S"), "rest")
    assert bare.seats() == [1], "nobody is asked who could seal nothing"
    table = act(race(("KS 3E", ""), (where, "plaza-spades"), "acquisition", pile="2S"), "rest")
    assert offered(table) == {"rest", "seal:KS"}
    act(table, "seal:KS")
    assert offered(table) == {"seal:3E"}, "no seal without a shield"
    act(table, "seal:3E done")
    assert sealed(table) == [["tower-spades"], []]


@pytest.mark.rule("JR-E2c", "JR-I3")
def test_off_board_the_houses_of_royals_can_be_sealed_too() -> None:
    table = act(race(("KS 3E", ""), ("palace-spades", "citadel")), "go:palace-spades.3")
    assert place(table, 0) == "off-board"
    assert offered(table) == {"rest", "seal:KS"}
    act(table, "seal:KS seal:3E done")
    assert sealed(table) == [["tower-spades"], []]


@pytest.mark.rule("JR-E2c")
def test_everybody_who_could_seal_something_is_asked_able_or_not() -> None:
    table = act(race(("9S", ""), ("plaza-spades", "citadel"), "acquisition", pile="2S"), "rest")
    assert table.seats() == [0]
    assert offered(table) == {"rest"}


@pytest.mark.rule("JR-E2c", "JR-E0j", "JR-N2")
def test_at_the_start_of_the_next_turn_everything_is_taken_back_before_anything_else() -> None:
    table = act(race(("KS 3E 5E", ""), ("plaza-spades", "citadel"), "acquisition"), "rest seal:KS seal:3E done")
    act(table, "roll stay rest", 1)
    assert table.seats() == [0]
    assert {"KS", "3E", "5E"} <= hand(table, 0)
    assert laid(table, 0) == set()
    assert sealed(table) == [[], []]
    assert "roll" in offered(table)


@pytest.mark.rule("JR-E2c")
def test_it_stays_sealed_where_the_rabbit_then_rested_although_it_is_moved() -> None:
    table = beside("5E", "4E", "plaza-spades")
    table.place_rabbit(1, 1)
    assert sealed(table)[1] == ["plaza-spades"]
    assert refused(act(table, "go:citadel.5"), "go:cave-1.1") == BARRED


@pytest.mark.rule("JR-E2c")
def test_a_seal_that_could_not_have_been_laid_is_no_position() -> None:
    for seal, where in (("3E", "citadel"), ("KS", "plaza-spades"), ("9S", "plaza-spades")):
        with pytest.raises(BadInput):
            beside(seal, where=where)
    with pytest.raises(BadInput):
        race(("3E", ""), ("plaza-spades", "citadel"), remembers={"shields": ("3E", "")})


# --- laid cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E2c", "JR-E0j", "JR-O3")
def test_laid_royals_keep_their_carrots_and_nobody_can_claim_them() -> None:
    table = beside("QS KS 5E", "TS 9S")
    assert carrots(table) == {"tower-spades": 1, "palace-spades": 1}
    assert table.royals_of(1) == 2
    assert see(table, 0).shown()["royals"] == [[], ["QS", "KS"]], "for all to see"
    there = race(("TS", "KS 5E"), ("tower-spades", "citadel"), "acquisition", remembers={"shields": ("", "KS 5E")})
    assert refused(there, "claim") == Refusal("jackrabbits-royal-held", "JR-A2")


@pytest.mark.rule("JR-E2c", "JR-E0j", "JR-D3")
def test_laid_cards_are_not_stolen() -> None:
    table = race(
        ("9S", "KS 5E 2E"), ("plaza-spades", "plaza-spades"), "acquisition", remembers={"shields": ("", "KS 5E")}
    )
    will_pick(table, 1, "2E")
    act(table, "attack:1 fight:9S done", 0)
    act(table, "yield", 1)
    assert "2E" in hand(table, 0)
    assert laid(table, 1) == {"KS", "5E"}
    assert place(table, 1) == "off-board"
    assert sealed(table)[1] == ["tower-spades", "plaza-spades"]
    empty = race(("9S", "KS 5E"), ("plaza-spades",) * 2, "acquisition", remembers={"shields": ("", "KS 5E")})
    act(empty, "attack:1 fight:9S done", 0)
    assert "stole-nothing" in story(empty, "yield", 1)


@pytest.mark.rule("JR-E2c", "JR-D4")
def test_a_fourth_royal_counts_the_laid_ones_and_is_returned_from_the_hand() -> None:
    table = beside("JS QS KS 5E", mine="JE")
    assert table.royals_of(1) == 4
    settle_royals(table, 1)
    assert table.seats() == [1]
    assert offered(table, 1) == {"return:JE"}
    act(table, "return:JE", 1)
    assert "JE" in court(table)
    assert laid(table, 1) == {"JS", "QS", "KS", "5E"}


@pytest.mark.rule("JR-E2c", "JR-N1", "JR-N2")
def test_laid_cards_count_for_the_hand_limit_and_called_one_discards_the_hand_first_then_shields_of_the_seal() -> None:
    table = act(
        race(
            ("KS AE 2E 3E 4E 5E 6E", ""),
            ("plaza-spades", "citadel"),
            "acquisition",
            hand_limit=5,
            pile="9U",
            suits="spades,shields,horseshoes",
        ),
        "rest seal:KS seal:AE seal:2E seal:3E seal:4E seal:5E seal:6E done rest",
    )
    assert hand(table, 0) == {"9U"}
    assert table.counted(0) == 8
    act(table, "call:0", 1)
    assert offered(table, 0) == {"discard:9U"}, "three cards too many, and the hand has one"
    act(table, "discard:9U", 0)
    assert of_kind(table, "discard", 0) == {"AE", "2E", "3E", "4E", "5E"}
    act(table, "discard:5E", 0)
    assert offered(table, 0) == {"discard:6E"}
    act(table, "discard:6E", 0)
    assert laid(table, 0) == {"KS", "AE", "2E", "3E", "4E"}
    assert spent(table) >= {"9U", "5E", "6E"}
    assert table.counted(0) == 5


@pytest.mark.rule("JR-E2c", "JR-N2")
def test_a_seal_without_shields_ends_and_its_royals_return_to_the_hand() -> None:
    table = beside("KS 5E", "9E")
    assert carrots(table) == {"tower-spades": 1}
    table.spend(table.rules.card_named("5E"), SEALS + 1)
    assert laid(table, 1) == set()
    assert hand(table, 1) == {"KS"}
    assert sealed(table) == [[], []]
    assert "go:woods-1.1" in offered(act(table, "go:citadel.0"))


@pytest.mark.rule("JR-E2c", "JR-X11")
def test_seized_cards_come_from_the_hand_alone_and_are_no_more_than_it_has() -> None:
    table = act(
        race(
            ("KS AE 2E 3E 4E 5E 6E", ""), ("plaza-spades", "citadel"), "acquisition", hand_limit=5, pile="9S",
            seized_surplus=True,
        ),
        "rest seal:KS seal:AE seal:2E seal:3E seal:4E seal:5E seal:6E done rest",
    )  # fmt: skip
    act(table, "call:0", 1)
    assert hand(table, 1) == {"9S"}
    assert hand(table, 0) == set()
    assert table.counted(0) == 7


@pytest.mark.rule("JR-E2c", "JR-X7")
def test_a_heart_among_the_royals_of_a_seal_is_no_open_heart() -> None:
    table = act(
        race(
            ("JH 3E", ""), ("plaza-shields", "citadel"), "acquisition", suits="hearts,shields", edition="full",
            special_access=True, pile="2E",
        ),
        "rest lay:JH done",
    )  # fmt: skip
    assert open_hearts(table, 0) == {"JH"}
    act(table, "seal:JH seal:3E done")
    assert open_hearts(table, 0) == set()
    assert sealed(table)[0] == ["plaza-hearts", "plaza-shields"]


@pytest.mark.rule("JR-E0j", "JR-X3", "JR-X4", "JR-X12")
@pytest.mark.parametrize(
    ("option", "toll"), [("", 2), ("capital_aces", 2), ("ambivalent_aces", 12), ("patriarchal_values", 15)]
)
def test_a_laid_ace_is_worth_what_it_is_by_itself(option: str, toll: int) -> None:
    settings: dict[str, Any] = {option: True} if option else {}
    table = beside("AE", "2E", **settings)
    act(table, "go:citadel.5")
    assert ("go:cave-1.1" in offered(table)) == (toll == 2)
    if toll > 2:
        reason = table.explain(0, table.game.actions.parse("go:cave-1.1"))
        assert reason is not None
        assert dict(reason.arguments)["need"] == toll


# --- breaking them -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E2d")
def test_coming_to_a_sealed_hexagon_costs_more_than_the_seal() -> None:
    poor = act(beside("3E 4E", "7E"), "go:citadel.0")
    assert "go:woods-1.1" not in offered(poor)
    assert refused(poor, "go:woods-1.1") == BARRED
    table = act(beside("3E 4E", "8E"), TO_PLAZA)
    told = story(table, "pay:8E done")
    assert told == ["paid", "broke-seal", "lost-shield", "lost-shield", "arrived"]
    assert spent(table) == {"8E", "3E", "4E"}


@pytest.mark.rule("JR-E2d", "JR-C2")
def test_a_seal_is_paid_like_any_price_royals_of_shields_too() -> None:
    table = act(beside("9E", "KE"), f"{TO_PLAZA} pay:KE done")
    assert place(table, 0) == "plaza-spades"
    assert "KE" in court(table)
    assert carrots(table) == {}


@pytest.mark.rule("JR-E2d", "JR-E2c")
def test_one_arrival_opens_all_that_a_seal_closed_and_its_royals_return_to_the_court() -> None:
    table = beside("QS KS 3E", "4E")
    assert sealed(table)[1] == ["tower-spades", "palace-spades", "plaza-spades"]
    act(table, f"{TO_PLAZA} pay:4E done")
    assert sealed(table) == [[], []]
    assert court(table) >= {"KS", "QS"}
    assert carrots(table) == {}
    assert not any(seals_on(table, 0, hexagon) for hexagon in range(38))


@pytest.mark.rule("JR-E2d")
def test_the_house_of_a_laid_royal_is_barred_far_from_its_owner() -> None:
    table = beside("QS 3E", "2E", "underground")
    assert sealed(table)[1] == ["palace-spades"]
    act(table, "go:citadel.5")
    assert refused(table, "go:cave-1.0") == BARRED
    assert "go:cave-1.1" in offered(table)


@pytest.mark.rule("JR-E2d")
def test_of_several_seals_the_highest_counts_and_all_there_break() -> None:
    table = race(
        ("9E", "3E 2S", "KS 8E", "QS 2E"), ("citadel", "plaza-spades", "plaza-spades", "tower-shields"),
        remembers={"shields": ("", "3E", "KS 8E", "QS 2E")},
    )  # fmt: skip
    act(table, TO_PLAZA)
    act(table, "pay:9E done")
    assert [laid(table, seat) for seat in (1, 2, 3)] == [set(), set(), {"QS", "2E"}]
    assert "KS" in court(table)
    assert sealed(table)[3] == ["palace-spades", "tower-shields"]


@pytest.mark.rule("JR-E2d", "JR-E2c")
def test_ones_own_seal_and_staying_on_a_sealed_hexagon_cost_nothing() -> None:
    table = race(("9S", "3E"), ("plaza-spades", "plaza-spades"), remembers={"shields": ("", "3E")}, phase="journey")
    here = int(table.rabbits[1])
    assert (toll_at(table, 0, here), toll_at(table, 1, here)) == (4, 0)
    act(table, "stay")
    assert laid(table, 1) == {"3E"}


@pytest.mark.rule("JR-E2d", "JR-J6")
def test_going_back_to_a_sealed_hexagon_costs_nothing() -> None:
    """By boat to river-1, from which the only road leads to the guard."""
    table = race(
        ("7S", "3E"), ("palace-spades", "palace-spades"), remembers={"shields": ("", "3E")},
        tokens={"guard": "merchant-2"},
    )  # fmt: skip
    act(table, "go:palace-spades.2 boat:river-1.1 pay:7S done")
    assert place(table, 0) == "palace-spades"
    assert laid(table, 1) == {"3E"}


WAYS = {
    "a ride": ("X1", "ride:plaza-spades", ""),
    "a horse": ("7S", "horse:plaza-spades", "go:citadel.4"),
    "a boat to a port of it": ("7S", "boat:palace-spades.3", "go:citadel.4"),
}


@pytest.mark.rule("JR-E2d", "JR-E0h")
@pytest.mark.parametrize("way", WAYS)
def test_in_whatever_way_one_comes(way: str) -> None:
    fare, step, before = WAYS[way]
    where = step.partition(":")[2].partition(".")[0]
    poor = act(beside("5E", f"5E {fare}".replace("5E", "4E"), where), before)
    assert step not in offered(poor)
    assert refused(poor, step) == BARRED
    rich = act(beside("5E", f"6E {fare}", where), f"{before} {step}")
    if fare != "X1":
        act(rich, f"pay:{fare} done")
    act(rich, "pay:6E done")
    assert place(rich, 0) == where
    assert laid(rich, 1) == set()


# --- flights -----------------------------------------------------------------------------------------------------


def flight(hands: tuple[str, ...], seal: str, **settings: Any) -> RaceTable:
    """Player 0 flies from the tower of clubs with a nine; on the tower of shields another rests and has laid a seal."""
    return race(
        hands, ("tower-clubs", "tower-shields"), suits="clubs,shields", land="generated:1", passport="9C",
        remembers={"shields": ("", seal)}, **settings,
    )  # fmt: skip


@pytest.mark.rule("JR-E2d", "JR-F2")
def test_a_flight_that_lands_on_a_sealed_tower_breaks_the_seal() -> None:
    table = flight(("9C 6E", "5E"), "5E")
    assert offered(table) == {"fly:tower-shields"}
    act(table, "fly:tower-shields pay:6E done")
    assert place(table, 0) == "tower-shields"
    assert laid(table, 1) == set()


@pytest.mark.rule("JR-E2d", "JR-F2")
def test_where_no_tower_can_be_entered_the_rabbit_stays_and_nothing_is_paid() -> None:
    table = flight(("9C 2E", "5E"), "5E")
    assert offered(table) == {"stay"}
    assert story(table, "stay")[0] == "grounded"
    assert place(table, 0) == "tower-clubs"
    assert refused(flight(("9C 4E", "5E"), "5E"), "fly:tower-shields") == BARRED


@pytest.mark.rule("JR-E0h", "JR-F3", "JR-E2d")
def test_who_can_pay_the_shortfall_or_the_seal_but_not_both_can_only_fall() -> None:
    fares: dict[str, Any] = {"suits": "clubs,shields", "land": "generated:1", "passport": "3C", "dice": (6, 2)}
    both = race(("3C 5C 6E", "5E"), ("tower-clubs", "tower-shields"), remembers={"shields": ("", "5E")}, **fares)
    assert {"fall", "fly:tower-shields"} <= offered(both)
    act(both, "fly:tower-shields pay:5C done pay:6E done")
    assert place(both, 0) == "tower-shields"
    poor = race(("3C 4E 6E", "5E"), ("tower-clubs", "tower-shields"), remembers={"shields": ("", "5E")}, **fares)
    assert kinds(poor) == {"fall", "match"}


@pytest.mark.rule("JR-E0h", "JR-F2")
def test_after_a_flight_who_cannot_pay_the_seal_any_more_stays_on_the_tower() -> None:
    table = race(
        ("3C 6E 4E 9E", "5E"), ("tower-shields", "tower-clubs"), suits="clubs,shields", land="generated:1",
        passport="3C", dice=(6, 3), remembers={"shields": ("", "5E")},
    )  # fmt: skip
    assert story(table, "fly:tower-clubs pay:4E pay:6E pay:9E done")[-2:] == ["flew-short", "grounded"]
    assert place(table, 0) == "tower-shields"
    assert laid(table, 1) == {"5E"}
    assert spent(table) == {"4E", "6E", "9E"}


# --- passing through, and what follows ---------------------------------------------------------------------------


@pytest.mark.rule("JR-E2d", "JR-X8")
def test_passing_through_breaks_a_seal_and_then_comes_the_choice() -> None:
    table = act(beside("5E", "JS 6E", trailing_carrots=True), TO_PLAZA)
    assert of_kind(table, "pay") == {"6E"}
    act(table, "pay:6E done")
    assert laid(table, 1) == set()
    assert {"stay", "go:plaza-spades.3"} <= offered(table)
    act(table, "go:plaza-spades.3 go:cave-1.0")
    assert place(table, 0) == "palace-spades"


@pytest.mark.rule("JR-E2d", "JR-X8")
def test_without_the_shields_one_does_not_even_pass_through() -> None:
    table = act(beside("5E", "JS 5S", trailing_carrots=True), "go:citadel.0")
    assert refused(table, "go:woods-1.1") == BARRED


@pytest.mark.rule("JR-E2d", "JR-H1")
def test_contests_follow_once_the_seal_is_broken() -> None:
    table = race(
        ("X1 6E", "5E 9H"), ("citadel", "palace-hearts"), suits="hearts,shields", land="generated:1",
        remembers={"shields": ("", "5E")},
    )  # fmt: skip
    told = story(table, "ride:palace-hearts pay:6E done")
    assert told.index("broke-seal") < told.index("arrived")
    assert table.seats() == [1]
    assert "contest" in kinds(table, 1)


@pytest.mark.rule("JR-E0i")
def test_seals_with_their_cards_and_hexagons_are_open_to_all() -> None:
    table = beside("KS 5E", "9E")
    for seat in (0, 1, None):
        (seal,) = cast("list[dict[str, object]]", table.view(seat).shown()["laid"])
        assert (seal["what"], seal["player"], seal["cards"]) == ("seal", 1, ["KS", "5E"])
        assert seal["tiles"] == ["tower-spades", "plaza-spades"]
        assert seal["points"] == 6  # more than the shields laid open: JR-E2d
