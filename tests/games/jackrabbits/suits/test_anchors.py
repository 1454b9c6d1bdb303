"""Anchors: the ship, boarded, sent and saved by, the market of its tower, anchors under royals. JR-E6a to JR-E6d."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append

from games.jackrabbits.helpers import court, hand, lying, place, see, spent
from games.jackrabbits.lands import LAGOON, made_land
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.core.errors import BadInput
from warren.core.messages import Thing
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.anchors.anchored import UNDER
from warren.games.jackrabbits.table import RaceTable
from warren.text import Words

TOWER = "tower-anchors"
TOWER_OF_SHELLS = "tower-shells"
PALACE_OF_ICE = "palace-icicles"
PALACE = "palace-spades"
"""Its sides 2 to 5 face the sea."""


def race(
    hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", ship: str = "", **settings: Any
) -> RaceTable:
    """Seven is the price, unless the dice are said; the ship is at its tower, unless it is at a port."""
    remembers = {"anchors": (ship,)} if ship else None
    return position(hands, rabbits, phase=phase, **{"suits": "spades,anchors", "remembers": remembers, **settings})


def ship(table: RaceTable) -> tuple[str, str]:
    """Where everybody sees it: the tile, and the notice of the port."""
    (lying,) = (one for one in see(table, None).laid() if one.what == "ship")
    road = lying.notice.arguments.get("road")
    return NAMES[lying.tiles[0]], road.text if isinstance(road, Thing) else ""


def anchored(table: RaceTable) -> dict[str, tuple[str, int]]:
    """By house: the anchor that everybody sees under its royal, and what it adds."""
    found = [one for one in see(table, None).laid() if one.what == "anchor"]
    return {NAMES[one.tiles[0]]: (CARD_TEXTS[one.cards[0]], one.points) for one in found}


# --- boarding it -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E6a", "JR-E0i")
def test_it_starts_at_its_tower_where_it_lies_at_all_sides_and_takes_one_along_to_any_port() -> None:
    table = race(("2S", ""), (TOWER, "citadel"))
    assert ship(table) == (TOWER, "")
    ports = of_kind(table, "sail")
    assert {f"{PALACE}.2", "merchant-1.0", "cave-2.1"} <= ports
    assert not any(port.startswith(TOWER) for port in ports), "to another tile"
    assert story(table, "sail:merchant-1.0 go:merchant-1.1") == ["sailed", "walked", "arrived"]
    assert place(table, 0) == "palace-anchors"
    assert ship(table) == ("merchant-1", "merchant-1.0")
    assert hand(table, 0) >= {"2S"}, "free"


@pytest.mark.rule("JR-E6a")
def test_elsewhere_it_is_boarded_by_the_road_where_it_lies_alone() -> None:
    table = race(("2S", ""), (PALACE, "citadel"), ship=f"{PALACE}.3")
    assert "sail" in kinds(table)
    act(table, f"sail:{TOWER}.0")
    assert place(table, 0) == TOWER
    assert ship(table) == (TOWER, ""), "at its tower it lies at all sides again"
    away = race(("2S", ""), (PALACE, "citadel"), ship="plaza-spades.1")
    assert "sail" not in kinds(away)
    assert refused(away, f"sail:{TOWER}.0") == Refusal("jackrabbits-no-ship", "JR-E6a")


@pytest.mark.rule("JR-E6a", "JR-J2")
def test_on_a_small_tile_it_is_boarded_only_where_a_road_leads_aboard() -> None:
    table = act(race(("2S", ""), ("tower-spades", "citadel"), ship="merchant-2.1"), "go:tower-spades.2")
    assert "sail" in kinds(table), "a side of the triangle where it lies is on the way"
    came = act(race(("2S", ""), (TOWER, "citadel")), "sail:merchant-2.1")
    assert "sail" not in kinds(came), "one has come in by that side, and cannot turn back"
    assert refused(came, f"sail:{TOWER}.0") == Refusal("jackrabbits-ship-other-side", "JR-E6a")


@pytest.mark.rule("JR-E6a", "JR-J2")
def test_who_comes_in_where_it_lies_and_goes_out_at_another_sea_does_not_board() -> None:
    table = race(("2A", ""), (TOWER, "citadel"), suits="shells,anchors")
    act(table, "sail:river-2.0")
    assert of_kind(table, "go") == {"river-2.3"}
    assert "sail" not in kinds(table)
    other = race(("", ""), (TOWER_OF_SHELLS, "citadel"), suits="shells,anchors", ship="river-2.3")
    act(other, "row:river-2.0")
    assert (of_kind(other, "go"), "sail" in kinds(other)) == ({"river-2.3"}, True)


@pytest.mark.rule("JR-E6a", "JR-J4")
def test_who_does_not_board_goes_off_board() -> None:
    table = act(race(("2S", ""), (TOWER, "citadel")), f"go:{TOWER}.0")
    assert offered(table) == {"pass"}
    act(table, "pass")
    assert place(table, 0) == "off-board"
    assert ship(table) == (TOWER, "")


@pytest.mark.rule("JR-E6a", "JR-J5")
def test_its_landings_count_as_those_of_boats() -> None:
    table = race(("2S", ""), (TOWER, "citadel"))
    table.trail = append(table.trail, END_TEXTS.index("merchant-1.0"))
    assert "merchant-1.0" not in of_kind(table, "sail")
    assert refused(table, "sail:merchant-1.0") == Refusal("jackrabbits-port-used", "JR-J5")


@pytest.mark.rule("JR-E6a", "JR-X8")
def test_passing_through_its_tower_one_may_board_too() -> None:
    table = race(("9S KA", ""), ("tower-spades", "citadel"), trailing_carrots=True)
    act(table, f"go:tower-spades.2 boat:{TOWER}.0 pay:9S done")
    act(table, "sail:plaza-spades.1")
    assert place(table, 0) == "plaza-spades"


@pytest.mark.rule("JR-E6a", "JR-E2a", "JR-E0h")
def test_a_guard_keeps_it_off_a_triangle_from_who_cannot_pay() -> None:
    guarded: dict[str, Any] = {"suits": "shields,anchors", "tokens": {"guard": "tavern-2"}}
    poor, rich = (race((cards, ""), (TOWER, "citadel"), **guarded) for cards in ("6E", "7E"))
    ports = of_kind(rich, "sail") - of_kind(poor, "sail")
    assert {port.partition(".")[0] for port in ports} == {"tavern-2"}
    act(rich, f"sail:{min(ports)} pay:7E done guard:cave-1")
    assert see(rich, 0).on_road() == "tavern-2"


@pytest.mark.rule("JR-E6a", "JR-E5c")
def test_at_the_port_of_the_underground_the_journey_ends_and_the_ship_goes_back_to_its_tower() -> None:
    table = race(("2L", ""), (TOWER, "citadel"), suits="shells,anchors")
    act(table, "sail:underground.0")
    assert place(table, 0) == "underground"
    assert ship(table) == (TOWER, "")
    assert offered(table) >= {"rest"}


@pytest.mark.rule("JR-E6a", "JR-E8b")
def test_nobody_boards_it_in_a_storm_but_it_saves_them() -> None:
    table = race(("7A", ""), (TOWER, "citadel"), suits="anchors,icicles", tokens={"storm": TOWER})
    assert "sail" not in kinds(table)
    assert of_kind(table, "go") == {f"{TOWER}.{side}" for side in range(6)}
    act(table, f"go:{TOWER}.0 embark pay:7A done")
    assert place(table, 0) == TOWER


@pytest.mark.rule("JR-E6a", "JR-EV8", "JR-E8b")
@pytest.mark.parametrize("held", ["iced", "frozen"])
def test_nor_on_ice_nor_in_a_freeze(held: str) -> None:
    settings: dict[str, Any] = {"suits": "anchors,icicles", "drafts": "icicles"}
    table = race(("2A", ""), (TOWER, "citadel"), **settings, remembers={"icicles": ("9I",)} if held == "iced" else None)
    if held == "frozen":
        table = race(("2A", "9I"), (TOWER, PALACE_OF_ICE), to_play=1, **settings)
        act(table, f"go:{PALACE_OF_ICE}.0 pass freeze pay:9I done roll")
    assert (place(table, 0), "sail" in kinds(table, 0), "go" in kinds(table, 0)) == (TOWER, False, True)


@pytest.mark.rule("JR-E6a", "JR-E4b")
def test_who_has_put_the_beast_where_they_stand_boards_by_the_side_they_came_in_by() -> None:
    table = act(race(("7N 2A", ""), (TOWER, "citadel"), suits="anchors,acorns"), "sail:woods-2.0")
    assert "sail" not in kinds(table)
    act(table, "beast:woods-2 pay:7N done")
    assert "go:woods-2.0" in offered(table)
    assert "sail" in kinds(table)
    assert "woods-2.0" not in of_kind(table, "sail"), "to another tile"


# --- sending it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E6b", "JR-E0e")
@pytest.mark.parametrize(
    ("where", "phase", "before"),
    [("citadel", "journey", ""), ("citadel", "journey", "go:citadel.0"), ("citadel", "acquisition", ""),
     ("underground", "journey", "")],
    ids=["before leaving", "on a small tile", "before a claim", "underground"],
)  # fmt: skip
def test_anywhere_it_is_sent_to_its_tower_once_a_turn(where: str, phase: str, before: str) -> None:
    table = act(race(("7A 8A 2S", ""), (where, "citadel"), phase, ship=f"{PALACE}.3"), before)
    others = offered(table) - {"send"}
    act(table, "send pay:7A done")
    assert ship(table) == (TOWER, "")
    assert {one for one in others if not one.startswith("anchor")} <= offered(table) | {"send"}
    assert refused(table, "send") == Refusal("jackrabbits-power-used", "JR-E0e")


@pytest.mark.rule("JR-E6b", "JR-E0e")
def test_it_is_not_sent_to_where_it_is_nor_for_less_than_the_price() -> None:
    assert refused(race(("7A", "")), "send") == Refusal("jackrabbits-ship-home", "JR-E6b")
    poor = race(("6A 9S", ""), ship=f"{PALACE}.3")
    assert refused(poor, "send") == Refusal("jackrabbits-too-poor", "JR-E6b")


@pytest.mark.rule("JR-E6b", "JR-E0g")
@pytest.mark.parametrize("where", [f"{PALACE}.3", "plaza-spades.1", ""], ids=["there", "elsewhere", "at its tower"])
def test_who_leaves_the_land_may_pay_and_is_taken_to_the_tower_from_wherever_it_lay(where: str) -> None:
    table = act(race(("7A 2S", ""), (PALACE, "citadel"), ship=where), f"go:{PALACE}.4")
    assert offered(table) == {"pass", "embark"}
    ear = table.listen()
    act(table, "embark pay:7A done")
    assert place(table, 0) == TOWER
    assert ship(table) == (TOWER, "")
    assert not told(ear, "arrived")
    assert "rest" in offered(table), "the acquisition phase follows there"


@pytest.mark.rule("JR-E6b", "JR-E0g")
def test_even_from_the_tower_itself_and_everybody_is_asked_able_or_not() -> None:
    table = act(race(("7A", ""), (TOWER, "citadel")), f"go:{TOWER}.2 embark pay:7A done")
    assert place(table, 0) == TOWER
    poor = act(race(("6A 9S", ""), (PALACE, "citadel")), f"go:{PALACE}.4")
    assert offered(poor) == {"pass"}
    assert refused(poor, "embark") == Refusal("jackrabbits-too-poor", "JR-E6b")


@pytest.mark.rule("JR-E6b", "JR-E0e")
def test_sending_it_and_being_saved_by_it_are_one_once_a_turn() -> None:
    table = race(("7A 8A", ""), (PALACE, "citadel"), ship=f"{PALACE}.3")
    act(table, f"send pay:7A done go:{PALACE}.4")
    assert place(table, 0) == "off-board", "nobody is asked any more"


@pytest.mark.rule("JR-E6b", "JR-D3", "JR-F3")
def test_it_does_not_save_who_is_thrown_off_or_falls_from_a_flight() -> None:
    there = (PALACE, PALACE)
    table = act(race(("9S", "8A"), there, "acquisition"), "attack:1 fight:9S done yield")
    assert place(table, 1) == "off-board"
    flight = race(("2C 9A", ""), ("tower-spades", "citadel"), suits="clubs,spades,anchors", passport="2C", dice=(6, 6))
    assert "embark" not in kinds(act(flight, "fall"))


@pytest.mark.rule("JR-E6b", "JR-J4", "JR-E0g")
def test_nor_who_leaves_the_land_for_a_gap_which_others_saves_fit() -> None:
    suits = "clubs,spades,hearts,anchors,shells"
    land = made_land(f"{LAGOON}, {TOWER} 0 -8, tower-shells 8 -8", suits)
    table = act(race(("9A 9L", ""), ("plaza-hearts", "citadel"), suits=suits, land=land), "go:plaza-hearts.0")
    assert offered(table) == {"pass", "lighthouse"}
    assert refused(table, "embark") == Refusal("jackrabbits-embark-at-sea", "JR-E6b")
    drafted = act(
        race(("9A 9L", ""), ("plaza-hearts", "citadel"), suits=suits, land=land, drafts="shells"), "go:plaza-hearts.0"
    )
    assert kinds(drafted) == {"pass", "drift"}, "one drifts from a gap, too"


# --- the market --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E6c", "JR-M1")
def test_on_the_tower_cards_of_any_suit_are_bought_with_cards_of_any_suit() -> None:
    table = race(("6S 2A", ""), (TOWER, "citadel"), "acquisition", spent="5S 3A TS")
    assert of_kind(table, "buy") == {"5S", "3A"}
    act(table, "buy:5S buy:3A done pay:6S pay:2A done")
    assert hand(table, 0) == {"5S", "3A"}
    elsewhere = race(("6S", ""), (PALACE, "citadel"), "acquisition", spent="5S")
    assert refused(elsewhere, "buy:5S") == Refusal("jackrabbits-no-market", "JR-M1")


# --- anchors under royals ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E6d", "JR-E0i", "JR-E0j")
def test_an_anchor_under_a_royal_makes_it_dearer_for_everybody_and_is_discarded_when_it_is_claimed() -> None:
    table = race(("5A 2S", "8S 7S"), (PALACE, PALACE), "acquisition")
    assert of_kind(table, "anchor") == {"5A"}
    act(table, "anchor:5A")
    assert lying(table, UNDER) == {"5A"}
    assert anchored(table) == {PALACE: ("5A", 5)}
    assert "rest" in offered(table), "the phase goes on"
    rival = race(("9S 5S", ""), (PALACE, "citadel"), "acquisition", ship=f"5A:{PALACE}")
    assert refused(rival, "claim") == Refusal("jackrabbits-too-poor", "JR-A1")
    rich = race(("9S 6S", ""), (PALACE, "citadel"), "acquisition", ship=f"5A:{PALACE}")
    assert story(rich, "claim pay:6S pay:9S done")[-4:-1] == ["claimed", "lifted", "drew"]
    assert lying(rich, UNDER) == set()
    assert spent(rich) == {"5A", "6S", "9S"}
    assert anchored(rich) == {}
    assert rich.claim_price(CARD_TEXTS.index("QS")) == 10, "should it ever come back to the court"


@pytest.mark.rule("JR-E6d", "JR-A1")
def test_what_it_has_made_of_the_price_is_asked_for_and_told() -> None:
    table = race(("9S", ""), (PALACE, "citadel"), "acquisition", ship=f"5A:{PALACE}")
    asked = see(table, 0).asks
    assert asked is not None
    assert "Q♠ is in the court, for 15 points in spades: you have 9." in Words("en").phrase(asked, ("Ann", "Ben"))
    why = table.explain(0, table.game.actions.parse("claim"))
    assert why is not None
    assert Words("en").phrase(why) == "6 more points in spades would pay for this royal."


@pytest.mark.rule("JR-E6d")
def test_who_laid_it_pays_for_it_too() -> None:
    table = act(race(("2A 9S 2S", ""), (PALACE, "citadel"), "acquisition"), "anchor:2A")
    assert refused(table, "claim") == Refusal("jackrabbits-too-poor", "JR-A1")


@pytest.mark.rule("JR-E6d")
def test_one_anchor_a_royal_and_one_a_turn_and_only_on_a_house_whose_royal_is_in_the_court() -> None:
    second = race(("3A", ""), (PALACE, "citadel"), "acquisition", ship=f"5A:{PALACE}")
    assert refused(second, "anchor:3A") == Refusal("jackrabbits-anchored-already", "JR-E6d")
    held = race(("3A", "QS"), (PALACE, "citadel"), "acquisition")
    assert refused(held, "anchor:3A") == Refusal("jackrabbits-royal-held", "JR-A2")
    nowhere = race(("3A", ""), phase="acquisition")
    assert refused(nowhere, "anchor:3A") == Refusal("jackrabbits-no-house", "JR-A1")
    table = race(("3A 4A 9S", ""), (PALACE, "citadel"), "acquisition")
    assert refused(table, "anchor:9S") == Refusal("jackrabbits-anchor-pips", "JR-E0j")
    assert refused(table, "anchor:5A") == Refusal("jackrabbits-not-held", "JR-E6d")
    act(table, "anchor:3A")
    assert "anchor" not in kinds(table)


@pytest.mark.rule("JR-E6d", "JR-E7a")
def test_once_a_turn_even_for_who_comes_to_another_house_in_it() -> None:
    table = race(("2A 3A 7B", ""), ("palace-anchors", "citadel"), "acquisition", suits="anchors,bells")
    act(table, "anchor:2A ring:0 pay:7B done")
    assert place(table, 0) == "tower-bells"
    assert "anchor" not in kinds(table)
    assert refused(table, "anchor:3A") == Refusal("jackrabbits-power-used", "JR-E6d")


@pytest.mark.rule("JR-E0j", "JR-E6d", "JR-C3")
def test_a_royal_of_anchors_is_no_anchor_to_lay() -> None:
    table = race(("KA 2A", ""), (PALACE, "citadel"), "acquisition")
    assert of_kind(table, "anchor") == {"2A"}


@pytest.mark.rule("JR-E0j", "JR-E6d", "JR-X3", "JR-X4", "JR-X12")
@pytest.mark.parametrize(
    ("option", "way", "points"),
    [("ambivalent_aces", "anchor", 1), ("ambivalent_aces", "anchor-high", 11), ("capital_aces", "anchor", 1),
     ("patriarchal_values", "anchor", 14)],
)  # fmt: skip
def test_what_an_ace_under_a_royal_adds(option: str, way: str, points: int) -> None:
    settings: dict[str, Any] = {option: True}
    table = race(("AA", ""), (PALACE, "citadel"), "acquisition", **settings)
    assert ("anchor-high" in kinds(table)) == (option == "ambivalent_aces")
    act(table, f"{way}:AA")
    assert anchored(table) == {PALACE: ("AA", points)}


@pytest.mark.rule("JR-E0j", "JR-X4")
def test_laying_an_ace_is_not_spending_it() -> None:
    table = act(race(("AA", ""), (PALACE, "citadel"), "acquisition", capital_aces=True), "anchor:AA")
    assert see(table, None).shown()["capital"] == [[], []]


@pytest.mark.rule("JR-E6d", "JR-A2", "JR-C2")
def test_a_fourth_royal_is_claimed_over_an_anchor_for_the_sum_of_both() -> None:
    table = race(
        ("KS JS KA TS", ""), (PALACE, "citadel"), "acquisition", ship=f"9A:{PALACE}"
    )  # fmt: skip
    act(table, "claim pay:TS pay:JS done")
    assert "QS" in hand(table, 0)
    assert "JS" in court(table)


@pytest.mark.parametrize("word", ["citadel.0", "5S:palace-spades", "5A:citadel", "5A:nowhere"])
def test_what_a_position_cannot_remember_is_refused(word: str) -> None:
    with pytest.raises(BadInput):
        race(("", ""), ship=word)
