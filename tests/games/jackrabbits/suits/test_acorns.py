"""Acorns: the beast with its toll, leaving by any side, the load, chosen dice. JR-E4a to JR-E4d, JR-E0h to JR-E0j."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.jackrabbits.helpers import ACTIONS, court, hand, lying, pile, place, see, spent, will
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.core.cards import bit
from warren.core.dump import sealed
from warren.core.errors import BadDump
from warren.games.jackrabbits.deck import ACORNS, CARD_TEXTS, CLUBS, SPADES
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.lattice import RHOMBUS, TRIANGLE
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE
from warren.games.jackrabbits.outlook import Outlook
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.acorns.acorns import BEAST_AT, LOAD_CARDS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.affording import can_pay_both
from warren.text import Words

OTHERS = {"woods-1", "mountain-1", "river-1", "woods-2", "mountain-2"}
TO_RIVER = "go:citadel.1"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said or something lies on the load."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,acorns", **settings})


def with_beast(hands: tuple[str, ...], at: str, rabbits: tuple[str, ...] = (), **settings: Any) -> RaceTable:
    return race(hands, rabbits, tokens={"beast": at}, **settings)


def loaded(cards: str, hands: tuple[str, ...], rabbits: tuple[str, ...] = (), **settings: Any) -> RaceTable:
    return race(hands, rabbits, remembers={"acorns": (cards,)}, **settings)


def beast(table: RaceTable) -> str:
    """Where everybody sees it."""
    return next((NAMES[one.tiles[0]] for one in see(table, None).laid() if one.what == "beast"), "")


def load(table: RaceTable) -> tuple[set[str], int]:
    """What everybody sees of it: the cards, and their sum."""
    seen = next((one for one in see(table, None).laid() if one.what == "load"), None)
    cards = set() if seen is None else {CARD_TEXTS[card] for card in seen.cards}
    assert cards == lying(table, LOAD_CARDS)
    return cards, 0 if seen is None else seen.points


# --- the beast ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E4a", "JR-E0e", "JR-E0i")
@pytest.mark.parametrize(
    ("phase", "before"),
    [("journey", ""), ("journey", "go:citadel.3"), ("acquisition", "")],
    ids=["before leaving", "on a small tile", "before a claim"],
)
def test_anywhere_the_beast_is_put_on_any_rhombus_and_the_moment_goes_on(phase: str, before: str) -> None:
    table = race(("7N 8N", ""), phase=phase)
    assert beast(table) == "", "it starts beside the board"
    act(table, before)
    assert of_kind(table, "beast") == {*OTHERS, "river-2"}
    others = {choice for choice in offered(table) if not choice.startswith("beast")}
    act(table, "beast:river-2 pay:7N done")
    assert beast(table) == "river-2"
    assert offered(table) == others, "once a turn"
    assert refused(table, "beast:woods-1") == Refusal("jackrabbits-power-used", "JR-E0e")


@pytest.mark.rule("JR-E4a", "JR-E0e")
def test_it_cannot_be_put_where_it_lies_where_there_is_no_land_or_for_less_than_the_price() -> None:
    table = with_beast(("7N", ""), "woods-1")
    assert of_kind(table, "beast") == {*OTHERS, "river-2"} - {"woods-1"}
    assert refused(table, "beast:woods-1") == Refusal("jackrabbits-beast-there", "JR-E4a")
    assert refused(table, "beast:woods-9") == Refusal("jackrabbits-not-on-land", "JR-E4a")
    assert refused(race(("6N 9S", "")), "beast:woods-1") == Refusal("jackrabbits-too-poor", "JR-E4a")
    assert refused(race(("9N", ""), phase="roll"), "beast:woods-1") == Refusal("jackrabbits-roll-first", "JR-L1")
    assert "beast" not in kinds(race(("9N", ""), ("off-board", "citadel")))


@pytest.mark.rule("JR-E4a", "JR-U1")
def test_who_comes_upon_the_beast_and_does_not_pay_goes_off_board() -> None:
    table = act(with_beast(("7N 2S", ""), "river-2"), TO_RIVER)
    assert offered(table) == {"flee", *(f"beast:{rhombus}" for rhombus in OTHERS)}
    ear = table.listen()
    act(table, "flee")
    assert place(table, 0) == "off-board"
    assert [fact.args["tile"] for fact in told(ear, "fled")] == ["river-2"]
    assert not told(ear, "drew")
    assert beast(table) == "river-2"


@pytest.mark.rule("JR-E4a", "JR-E0h")
def test_everybody_is_asked_able_or_not_and_a_way_to_the_beast_is_always_offered() -> None:
    table = act(with_beast(("6N 9S", ""), "river-2"), TO_RIVER)
    assert offered(table) == {"flee"}
    assert refused(table, "beast:woods-1") == Refusal("jackrabbits-too-poor", "JR-E4a")
    assert refused(table, "go:river-2.3") == Refusal("jackrabbits-beast-first", "JR-E4a")


@pytest.mark.rule("JR-E4a")
def test_the_toll_moves_the_beast_first_and_is_not_the_power_of_the_turn() -> None:
    table = act(with_beast(("7N 8N", ""), "river-2"), TO_RIVER)
    act(table, "beast:woods-1 pay:7N done")
    assert beast(table) == "woods-1"
    assert of_kind(table, "go") == {"river-2.3"}
    assert "beast:mountain-1" in offered(table)
    act(table, "go:river-2.3 go:mountain-2.0")
    assert place(table, 0) == "palace-acorns"


@pytest.mark.rule("JR-E4a")
def test_one_journey_may_meet_the_beast_twice() -> None:
    table = act(with_beast(("7N 8N", ""), "mountain-2"), "go:citadel.2 beast:woods-1 pay:7N done go:mountain-2.3")
    assert "flee" in offered(table)
    act(table, "beast:river-1 pay:8N done go:woods-1.1")
    assert place(table, 0) == "tower-acorns"


@pytest.mark.rule("JR-E4a", "JR-E0h", "JR-T2")
def test_who_comes_by_boat_has_paid_for_it_before() -> None:
    table = with_beast(("7N TS 9S", ""), "woods-1", ("tower-spades", "citadel"))
    act(table, "go:tower-spades.3 boat:woods-1.2 pay:TS done")
    assert "TS" in spent(table)
    fled = act(table.clone(), "flee")
    assert (place(fled, 0), hand(fled, 0)) == ("off-board", {"7N", "9S"})
    act(table, "beast:woods-2 pay:7N done go:woods-1.3")
    assert place(table, 0) == "palace-acorns"


@pytest.mark.rule("JR-E4a", "JR-E1b", "JR-E0g")
def test_who_fled_in_their_own_turn_may_call_everybody_by_torch() -> None:
    table = act(with_beast(("7T", ""), "river-2", suits="spades,torches,acorns"), "go:citadel.2 flee")
    assert offered(table) == {"pass", "summon"}
    act(table, "summon pay:7T done")
    assert place(table, 0) == "underground"


@pytest.mark.rule("JR-E4b", "JR-J2")
def test_who_puts_the_beast_where_they_stand_leaves_by_any_side_also_the_one_they_came_in_by() -> None:
    table = act(race(("7N", "")), TO_RIVER)
    assert of_kind(table, "go") == {"river-2.3"}
    assert story(table, "beast:river-2 pay:7N done") == ["paid", "moved-beast", "opened-sides"]
    assert of_kind(table, "go") == {f"river-2.{side}" for side in range(4)}
    back = act(table.clone(), "go:river-2.0")
    assert (place(back, 0), back.seats()) == ("citadel", [0])
    assert "arrived" in story(table, "go:river-2.0"), "coming back by a road is an arrival"


@pytest.mark.rule("JR-E4b", "JR-J5")
def test_no_road_is_used_twice_in_one_direction_even_then() -> None:
    table = act(race(("7N", "")), "go:citadel.2 go:mountain-2.3")
    act(table, "beast:woods-1 pay:7N done")
    assert of_kind(table, "go") == {f"woods-1.{side}" for side in range(4)}
    act(table, "go:woods-1.0")
    assert of_kind(table, "go") == {"mountain-2.1"}, "back on the mountain, by the road across it"


@pytest.mark.rule("JR-E4b", "JR-T1")
def test_a_beast_put_elsewhere_opens_no_side() -> None:
    table = act(race(("7N", "")), f"{TO_RIVER} beast:woods-1 pay:7N done")
    assert of_kind(table, "go") == {"river-2.3"}


# --- the load ----------------------------------------------------------------------------------------------------


def at_end(cards: str, lies: str = "", **settings: Any) -> RaceTable:
    """At the end of a turn with these cards, and one drawn that is no acorn."""
    table = loaded(lies, (cards, ""), phase="acquisition", pile=f"2S 3S {lies}", **settings)
    return act(table, "rest")


@pytest.mark.rule("JR-E4c", "JR-E0j", "JR-I3", "JR-E0i")
def test_at_the_end_of_a_turn_acorns_are_laid_on_the_load_and_weigh_on_every_roll() -> None:
    table = at_end("3N 5N 8N QN 9S")
    assert of_kind(table, "load") == {"3N", "5N", "8N"}
    act(table, "load:3N")
    assert offered(table) == {"rest", "load:5N", "load:8N"}
    act(table, "load:5N rest")
    assert load(table) == ({"3N", "5N"}, 8)
    assert not spent(table) & {"3N", "5N"}
    assert table.seats() == [1]
    will(table, (6, 2), (6, 3))
    act(table, "roll")
    assert table.price == 7 + 8


@pytest.mark.rule("JR-E4c")
@pytest.mark.parametrize(
    ("lies", "laid", "left"),
    [
        ("4N", "load:6N", ({"4N", "6N"}, 10)),
        ("4N", "load:7N", (set(), 0)),
        ("", "load:4N load:7N", (set(), 0)),
        ("9N", "", ({"9N"}, 9)),
    ],
    ids=["ten stays", "eleven is too much", "the cards just laid alone", "nothing laid"],
)
def test_a_load_of_more_than_ten_is_discarded_at_once(lies: str, laid: str, left: tuple[set[str], int]) -> None:
    mine = {"4N", "6N", "7N"} - set(lies.split())
    table = act(at_end(" ".join(sorted(mine)), lies), f"{laid} rest")
    assert load(table) == left
    gone = (set(lies.split()) | {word.partition(":")[2] for word in laid.split()}) - left[0]
    assert gone <= spent(table), "what is discarded joins the spent lot"


@pytest.mark.rule("JR-E4c")
def test_everybody_is_asked_able_or_not_but_who_has_nothing_hidden() -> None:
    assert offered(at_end("9S")) == {"rest"}
    table = act(race(("KS", ""), ("tower-acorns", "citadel")), "go:tower-acorns.0")
    assert table.seats() == [1], "carrots tell all that there is to know"
    table = act(race(("5N", ""), ("tower-acorns", "citadel")), "go:tower-acorns.0")
    assert (place(table, 0), offered(table)) == ("off-board", {"rest", "load:5N"}), "off-board too"


@pytest.mark.rule("JR-E4c", "JR-E2c")
def test_royals_laid_open_are_no_cards_of_the_hand() -> None:
    """One acorn in the hand, and a royal in the seal: that acorn can be laid."""
    table = race(("KS 3E 5N", ""), ("plaza-acorns", "citadel"), "acquisition", suits="spades,shields,acorns", pile="")
    act(table, "rest seal:KS seal:3E done")
    assert offered(table) == {"rest", "load:5N"}


@pytest.mark.rule("JR-E2a", "JR-E4a")
def test_the_guard_and_the_beast_always_have_somewhere_else_to_go() -> None:
    """Nobody has to put them beside the board: with the fewest suits there are six triangles and six rhombi."""
    rules = race(("", "")).rules
    shapes = [SHAPE[tile] for tile in rules.land.laid()]
    assert shapes.count(TRIANGLE) == shapes.count(RHOMBUS) == len(rules.rhombi) == 6


@pytest.mark.rule("JR-E4c", "JR-E0j")
def test_only_pips_go_on_the_load_lowest_first() -> None:
    table = at_end("3N 5N QN 9S")
    assert refused(table, "load:QN") == Refusal("jackrabbits-load-acorns", "JR-E0j")
    assert refused(table, "load:9S") == Refusal("jackrabbits-load-acorns", "JR-E0j")
    assert refused(table, "load:4N") == Refusal("jackrabbits-not-held", "JR-E4c")
    assert refused(table, "roll") == Refusal("jackrabbits-load-or-rest", "JR-E4c")
    act(table, "load:5N")
    assert refused(table, "load:3N") == Refusal("jackrabbits-lowest-first", "JR-E4c")


@pytest.mark.rule("JR-E0j", "JR-X3", "JR-X4", "JR-X12")
@pytest.mark.parametrize(
    ("options", "laid", "points"),
    [
        ({}, "load:AN", 1),
        ({"capital_aces": True}, "load:AN", 1),
        ({"ambivalent_aces": True}, "load:AN", 1),
        ({"ambivalent_aces": True}, "load-high:AN", 0),
        ({"patriarchal_values": True}, "load:AN", 0),
    ],
    ids=["plain", "capital", "ambivalent, one", "ambivalent, eleven", "patriarchal"],
)
def test_what_an_ace_is_worth_is_fixed_when_it_is_laid(options: dict[str, Any], laid: str, points: int) -> None:
    """Eleven and fourteen are too heavy at once."""
    table = at_end("AN 9S", **options)
    assert ("load-high:AN" in offered(table)) == ("ambivalent_aces" in options)
    ear = table.listen()
    act(table, f"{laid} rest")
    assert load(table)[1] == points
    assert bool(told(ear, "unloaded")) == (points == 0)
    assert not told(ear, "laid-capital"), "laying is not spending"


@pytest.mark.rule("JR-E0j", "JR-N1")
def test_laid_cards_are_in_no_hand() -> None:
    table = act(at_end("3N 5N 9S"), "load:3N rest")
    assert hand(table, 0) == {"5N", "9S"} | (hand(table, 0) & {"2S", "3S"})
    assert "3N" not in pile(table) | spent(table) | court(table)
    assert see(table, 1).hand_sizes[0] == 3


@pytest.mark.rule("JR-E4c", "JR-L2")
def test_matches_and_doubles_are_the_dice_alone_and_a_price_can_be_twenty_two() -> None:
    table = loaded("4N 6N", ("6S TS", ""), dice=(6, 6), windfall_lottery=True)
    assert table.price == 22
    assert of_kind(table, "match") == {"6S"}
    assert "cross" not in kinds(act(table, TO_RIVER)), "16 in all suits"


@pytest.mark.rule("JR-E4c", "JR-F3")
def test_the_load_weighs_on_flights() -> None:
    settings: dict[str, Any] = {"suits": "clubs,spades,acorns", "passport": "9C"}
    table = loaded("5N", ("9C 3C", ""), ("tower-clubs", "citadel"), **settings)
    assert table.price == 12
    act(table, "fly:tower-spades")
    assert table.step().name == "pay"
    act(table, "pay:3C done")
    assert place(table, 0) == "tower-spades"


@pytest.mark.rule("JR-E4c", "JR-C4")
def test_transfers_and_powers_cost_what_the_load_has_made_of_the_price() -> None:
    table = loaded("5N", ("7N 4N", ""))
    assert refused(table, "beast:woods-1") == Refusal("jackrabbits-too-poor", "JR-E4a")
    table = loaded("5N", ("8N 4N", ""))
    act(table, "beast:woods-1 pay:4N")
    assert "done" not in offered(table)


@pytest.mark.rule("JR-E4c")
def test_who_travels_is_told_what_the_load_has_made_of_the_price() -> None:
    table = loaded("5N", ("2S", ""))
    asked = table.step().asks(table, 0)
    assert asked is not None
    assert Words("en").phrase(asked).endswith("where to? Transfers cost 12, 5 of it for the load.")
    plain = race(("2S", ""))
    asked = plain.step().asks(plain, 0)
    assert asked is not None
    assert Words("en").phrase(asked).endswith("where to? Transfers cost 7.")


@pytest.mark.rule("JR-E4c", "JR-C4", "JR-F3")
def test_what_is_too_dear_is_told_with_what_the_load_has_made_of_the_price() -> None:
    def why(table: RaceTable, action: str, language: str = "en") -> str:
        reason = table.explain(0, ACTIONS.parse(action))
        assert reason is not None
        return Words(language).phrase(reason)

    table = loaded("5N", ("7N", ""))
    assert why(table, "beast:woods-1") == (
        "5 more points in acorns would move the beast. The price is 12, 5 of it for the load."
    )
    assert why(table, "beast:woods-1", "es") == (
        "Con 5 puntos más en bellotas podrías trasladar a la bestia. "
        "El precio es 12, 5 de ellos por la pila sobrecargo."
    )
    act(table, TO_RIVER)
    assert why(table, "cross") == (
        "5 more points in any suit would let you go off-road here. The price is 12, 5 of it for the load."
    )
    flight = loaded("5N", ("9C", ""), ("tower-spades", "citadel"), suits="clubs,spades,acorns", passport="9C")
    assert why(flight, "fly:tower-clubs") == (
        "3 more points in spades would pay what your passport falls short. The price is 12, 5 of it for the load."
    )
    assert why(race(("4N", "")), "beast:woods-1") == "3 more points in acorns would move the beast."


# --- chosen dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E4d", "JR-L2", "JR-E4c")
def test_a_joker_given_back_chooses_both_dice_to_which_the_load_is_added() -> None:
    table = loaded("3N", ("X1 5S 2S", ""), phase="roll")
    assert len(of_kind(table, "choose")) == 21
    act(table, "choose:1-5")
    assert "X1" in court(table)
    assert (table.price, of_kind(table, "match")) == (9, {"5S"})
    assert "stay" in offered(table), "the journey follows"


@pytest.mark.rule("JR-E4d")
@pytest.mark.parametrize("where", ["off-board", "underground", "citadel"])
def test_dice_are_chosen_anywhere_before_the_roll_and_only_with_a_joker(where: str) -> None:
    assert "choose:6-6" in offered(race(("X2", ""), (where, "citadel"), "roll"))
    table = race(("9N", ""), (where, "citadel"), "roll")
    assert refused(table, "choose:6-6") == Refusal("jackrabbits-choose-with-joker", "JR-E4d")
    act(table, "roll")
    assert refused(table, "choose:6-6") == Refusal("jackrabbits-other-time", "JR-E4d")


@pytest.mark.rule("JR-E4d", "JR-F1")
def test_dice_are_not_chosen_together_with_a_passport() -> None:
    table = race(("X1 9C", ""), ("tower-clubs", "citadel"), "roll", suits="clubs,acorns")
    assert {"roll", "passport:9C", "choose:1-1"} <= offered(table)
    act(table, "passport:9C")
    assert "choose" not in kinds(table)


@pytest.mark.rule("JR-E4d", "JR-X9")
def test_a_chosen_double_wins_nothing_but_is_matched() -> None:
    table = race(("X1 4S 4N", ""), phase="roll", windfall_lottery=True)
    assert story(table, "choose:4-4") == ["chose-dice"]
    assert of_kind(table, "match") == {"4S", "4N"}


@pytest.mark.rule("JR-E4d", "JR-E0b")
def test_without_acorns_nobody_chooses_dice() -> None:
    table = position(("X1", ""), phase="roll")
    assert "choose" not in kinds(table)
    assert refused(table, "choose:1-1") == Refusal("jackrabbits-strategy-not-in-play", "JR-E0b")


# --- what is open, and what is paid twice ------------------------------------------------------------------------


@pytest.mark.rule("JR-E0i")
def test_everybody_is_told_where_the_beast_is_and_what_the_load_comes_to() -> None:
    table = with_beast(("", ""), "woods-2", remembers={"acorns": ("2N 3N",)})
    for seat in (0, 1, None):
        beast, load = (one.told() for one in see(table, seat).laid())
        assert (beast["what"], beast["tiles"], beast["cards"]) == ("beast", ["woods-2"], [])
        assert (load["what"], load["cards"], load["points"]) == ("load", ["2N", "3N"], 5)


S, N, C = bit(SPADES), bit(ACORNS), bit(CLUBS)


@pytest.mark.rule("JR-E0h")
@pytest.mark.parametrize(
    ("cards", "suits", "price", "toll", "can"),
    [
        ("7S 5N", S, 7, 5, True),
        ("6S 5N", S, 7, 5, False),
        ("7S 4N", S, 7, 5, False),
        ("5N", S, 0, 5, True),
        ("7N 5N", S | N, 7, 5, True),
        ("7N 4N", S | N, 7, 5, False),
        ("3S 4N 5N", S | N, 7, 5, True),
        ("3S 9N", S | N, 7, 5, False),
        ("2S 2N 3N 5N", S | N, 7, 5, True),
    ],
)
def test_no_card_pays_both_for_the_way_and_for_the_place(
    cards: str, suits: int, price: int, toll: int, can: bool
) -> None:
    table = race((cards, ""))
    before = table.dump()
    assert can_pay_both(table, 0, suits, price, N, toll) == can
    assert table.dump() == before


@pytest.mark.rule("JR-E0h", "JR-X4")
def test_a_first_ace_counts_eleven_for_one_of_both_only() -> None:
    options: dict[str, Any] = {"capital_aces": True}
    assert can_pay_both(race(("AS 5N", ""), **options), 0, S, 7, N, 5)
    assert can_pay_both(race(("7S AN", ""), **options), 0, S, 7, N, 5), "the first Ace is spent for the place"
    assert not can_pay_both(race(("AS AN", ""), **options), 0, S, 7, N, 5)


@pytest.mark.rule("JR-E0i")
@pytest.mark.parametrize("tile", [-1, 111])
def test_a_table_or_view_whose_beast_lies_nowhere_is_refused(tile: int) -> None:
    table = with_beast(("", ""), "river-1")
    for data, load_it in ((table.dump(), JACKRABBITS.load), (see(table, 0).dump(), JACKRABBITS.load_view)):
        content = json.loads(data.partition(b"\n")[2])
        content["state"]["marks"][BEAST_AT] = tile
        with pytest.raises(BadDump):
            load_it(sealed(content))


# --- where a journey can lead ------------------------------------------------------------------------------------


def ways_to(table: RaceTable, where: str) -> set[tuple[str, int]]:
    """The ways that lead to a place, and what they cost."""
    found = [way for way in Outlook(see(table, 0)).ways() if NAMES[way.place] == where]
    return {(" ".join(ACTIONS.text(action) for action in way.actions), way.points()) for way in found}


@pytest.mark.rule("JR-E4a", "JR-J4")
def test_a_way_by_the_beast_costs_its_toll_and_who_cannot_pay_is_told_how_much_is_missing() -> None:
    settings: dict[str, Any] = {"suits": "clubs,spades,hearts,acorns", "rabbits": ("tower-acorns", "citadel")}
    there, road = "plaza-acorns", "go:tower-acorns.4 {}go:mountain-1.0"
    assert ways_to(race(("7N", ""), **settings), there) == {(road.format(""), 0)}
    assert ways_to(with_beast(("7N", ""), "mountain-1", **settings), there) == {(road.format("beast:woods-1 "), 7)}
    reason = see(with_beast(("5N", ""), "mountain-1", **settings), 0).why_not_there(there)
    assert reason is not None
    assert (reason.message, reason.rule) == ("jackrabbits-way-too-dear", "JR-E4a")
    assert (reason.arguments["what"], reason.arguments["missing"]) == ("beast", 2)


@pytest.mark.rule("JR-E1a", "JR-E4c")
def test_a_way_by_torchlight_costs_what_the_load_has_made_of_the_price() -> None:
    settings: dict[str, Any] = {"suits": "torches,acorns", "remembers": {"acorns": ("3N",)}}
    table = race(("TT", ""), ("underground", "citadel"), **settings)
    free = {way.place for way in Outlook(see(table, 0)).ways() if not way.prices}
    table = act(race(("TT", ""), **settings), next_cave(race(("TT", ""), **settings)))
    paid = {(NAMES[way.place], way.points()) for way in Outlook(see(table, 0)).ways() if way.prices}
    assert {points for _, points in paid} == {10}
    assert {place for place, _ in paid} <= {NAMES[place] for place in free}


def next_cave(table: RaceTable) -> str:
    """The way down from the citadel by the first cave next to it."""
    for road in sorted(of_kind(table, "go")):
        if "down" in offered(act(table.clone(), f"go:{road}")):
            return f"go:{road} down"
    raise AssertionError("no cave is next to the citadel")
