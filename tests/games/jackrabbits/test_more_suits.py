"""What grows with the suits in play, what does not, and what islets are to a race. JR-E0b, JR-E0c."""

from __future__ import annotations

import pytest

from playing import act, of_kind, offered, refused
from warren.core.rng import ScriptedChance
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.tiles import FIRST_END, NAMES, SUITS, TILE_OF_END, suits_in
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import court, hand, new, pile, place, unsettled, will
from .lands import made_land

EIGHT = "clubs,spades,hearts,diamonds,torches,shields,horseshoes,acorns"
ALL = f"{EIGHT},shells,anchors,bells,icicles"
HANDFULS = ["torches,bells", "spades,torches,shields,horseshoes,icicles", EIGHT, ALL]


def each_suit(suits: str) -> list[str]:
    return suits.split(",")


# --- cards, houses and sets --------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E0b", "JR-P1")
@pytest.mark.parametrize("suits", HANDFULS)
def test_each_suit_in_play_brings_thirteen_cards_and_the_jokers_stay_two(suits: str) -> None:
    table = new(suits=suits)
    everything = [*court(table), *pile(table), *hand(table, 0), *hand(table, 1)]
    assert len(everything) == len(set(everything)) == 13 * len(each_suit(suits)) + 2
    assert len([card for card in court(table) if card[0] == "X"]) == 2
    assert len(court(table)) == 3 * len(each_suit(suits)) + 2
    assert [len(hand(table, seat)) for seat in range(2)] == [3, 3]


@pytest.mark.rule("JR-E0b", "JR-B6")
@pytest.mark.parametrize("suits", HANDFULS)
def test_the_land_has_three_houses_for_each_suit_in_play_and_as_many_sets_of_road_tiles(suits: str) -> None:
    land = new(suits=suits).rules.land
    names = {NAMES[tile] for tile in land.laid()}
    for suit in SUITS:
        houses = {f"tower-{suit}", f"palace-{suit}", f"plaza-{suit}"}
        assert names & houses == (houses if suit in each_suit(suits) else set())
    for kind in ("woods", "mountain", "river", "merchant", "tavern", "cave"):
        assert len([name for name in names if name.startswith(kind)]) == len(each_suit(suits))


@pytest.mark.rule("JR-E0b", "JR-N1", "JR-O3")
def test_hand_limit_carrots_and_dice_stay_as_they_are_with_twelve_suits() -> None:
    table = new(suits=ALL)
    assert table.rules.hand_limit == 9
    will(table, (6, 5), (6, 5))
    act(table, "roll")
    assert table.price == 12
    claiming = position(("KC QT JB KA TS", ""), ("tower-spades", "citadel"), phase="acquisition", suits=ALL)
    assert refused(claiming, "claim") == ("jackrabbits-no-free-carrot", "JR-A2")


@pytest.mark.rule("JR-E0b")
@pytest.mark.parametrize("suits", ["bells", "bells,bells", "bells,swords"])
def test_there_are_two_suits_at_least_each_once_and_of_the_twelve(suits: str) -> None:
    assert unsettled(suits=suits).code == "settings/suits"


# --- which suits pay ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E0b", "JR-P4")
@pytest.mark.parametrize(
    ("suits", "tile", "paying"),
    [
        ("torches,bells", "woods-1", "torches,bells"),  # clubs are not in play: any suit pays
        ("torches,bells", "cave-2", "torches,bells"),
        ("clubs,torches,bells", "woods-1", "clubs"),
        ("clubs,torches,bells", "tavern-1", "clubs"),  # of clubs and hearts the one that is in play
        ("clubs,torches,bells", "mountain-1", "clubs,torches,bells"),
        (ALL, "woods-12", "clubs"),  # nobody prints the suits of the expansions on a road tile
        (ALL, "tavern-7", "clubs,hearts"),
    ],
)
def test_a_printed_suit_in_play_pays_and_where_there_is_none_any_suit_does(suits: str, tile: str, paying: str) -> None:
    land = new(suits=suits).rules.land
    assert ",".join(suits_in(land.pays[NAMES.index(tile)])) == paying


RIVER = "citadel 0 0, river-1 1 0 1"


@pytest.mark.rule("JR-E0b", "JR-P4", "JR-T1")
def test_a_price_at_a_tile_of_a_suit_that_is_not_in_play_is_paid_in_any() -> None:
    suits = "torches,bells"
    table = position(("9T 2B", ""), phase="journey", dice=(5, 6), suits=suits, land=made_land(RIVER, suits))
    act(table, "go:citadel.0 cross")
    assert of_kind(table, "pay") == {"9T"}, "and then the bell: 11 together"
    act(table, "pay:9T pay:2B")
    assert offered(table) == {"done"}


# --- islets ------------------------------------------------------------------------------------------------------


def among_islets() -> RaceTable:
    suits = "torches,shells,bells"
    table = position(("X1", ""), ("tower-shells", "citadel"), phase="journey", suits=suits, land="generated:3")
    table.chance = ScriptedChance([])
    return table


@pytest.mark.rule("JR-E0c", "JR-J4")
@pytest.mark.parametrize("side", range(6))
def test_every_road_of_an_islet_leads_off_board(side: int) -> None:
    table = among_islets()
    islet = NAMES.index("tower-shells")
    assert table.rules.roads.across[FIRST_END[islet] + side] == SEA
    act(table, f"go:tower-shells.{side} pass")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-E0c", "JR-T3")
def test_a_ride_leads_to_an_islet_and_away_from_it() -> None:
    there = act(among_islets(), "ride:tower-bells")
    assert place(there, 0) == "tower-bells"


@pytest.mark.rule("JR-E0c")
def test_no_road_and_no_cave_leads_to_an_islet() -> None:
    land = among_islets().rules.land
    islets = {NAMES.index("tower-shells"), NAMES.index("tower-bells")}
    assert not {TILE_OF_END[end] for end in land.roads.across if end >= 0} & islets
    masses = {land.roads.landmass[islet] for islet in islets}
    assert not masses & {land.roads.landmass[cave] for cave in land.caves()}
    assert land.masses() == 1, "an islet is none"
