"""Bots with the suits of the sea: what they make of each power, and that they still win."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import ACTIONS, new, see
from playing import act
from volume import IS_FULL, volume
from warren.bots import make
from warren.core.rng import fast
from warren.games.jackrabbits.land.tiles import BY_NAME, SUITS
from warren.games.jackrabbits.planning.brief import brief_of
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.planning.prospects import prospects
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

ISLES = "generated:4"  # with spades and anchors: a port of the citadel, and one from which a road leads there
RIVAL = "KA QA 3A 5S"


def chosen(table: RaceTable) -> str:
    """What greedy begins its move with."""
    seat = int(table.mover())
    return ACTIONS.text(make("greedy", fast("greedy")).move(see(table, seat))[0])


def worth(table: RaceTable, *actions: str) -> list[float]:
    """What it thinks of some of its choices."""
    choices = table.choices(int(table.mover()))
    worths = prospects(table, table.mover())
    return [worths[choices.index(ACTIONS.parse(action))] for action in actions]


def at_harbour(cards: str = "", rabbit: str = "tower-anchors", **settings: Any) -> RaceTable:
    """With three royals, at the tower of anchors or elsewhere."""
    hands, rabbits = (f"KS QS JS {cards}", RIVAL), (rabbit, "underground")
    return position(hands, rabbits, suits="spades,anchors", phase="journey", **{"land": ISLES, **settings})


@pytest.mark.rule("JR-E6a")
def test_greedy_sails_home() -> None:
    assert chosen(at_harbour()).startswith("sail:")


@pytest.mark.rule("JR-E6a")
def test_greedy_knows_by_which_road_it_comes_to_the_ship() -> None:
    ship: dict[str, Any] = {"remembers": {"anchors": ("merchant-1.0", "")}, "land": "usual"}
    roads = [f"go:palace-spades.{side}" for side in range(6)]
    best = max(worth(at_harbour(rabbit="palace-spades", land="usual"), *roads))
    assert max(worth(at_harbour(rabbit="palace-spades", **ship), *roads)) > best


@pytest.mark.rule("JR-E6b")
def test_greedy_sends_for_the_ship_where_it_has_to_wait_for_one() -> None:
    assert chosen(at_harbour("9A", remembers={"anchors": ("tower-spades.0", "")})) == "send"


@pytest.mark.rule("JR-E6b")
@pytest.mark.parametrize(
    ("suit", "cards", "off", "saved"),
    [("anchors", "8A TA", "go:palace-spades.2", "embark"), ("shells", "8L TL", "go:palace-spades.0", "lighthouse")],
)
def test_greedy_goes_into_the_sea_to_be_saved_where_the_third_royal_waits(
    suit: str, cards: str, off: str, saved: str
) -> None:
    rival = "JS QA JA" if suit == "anchors" else "JS JL"
    rabbits = ("palace-spades", f"palace-{suit}")
    table = position((f"KS QS {cards}", rival), rabbits, suits=f"spades,{suit}", phase="journey")
    assert worth(table, off)[0] > worth(table, "stay")[0] + 0.01
    act(table, off)
    assert chosen(table) == saved


@pytest.mark.rule("JR-E6d")
def test_greedy_makes_the_royal_dearer_that_another_comes_for() -> None:
    def gain(rival: str) -> float:
        hands, rabbits = ("2A JA QA", f"KS QS {rival}"), ("plaza-spades", "palace-spades")
        anchor, rest = worth(position(hands, rabbits, suits="spades,anchors", phase="acquisition"), "anchor:2A", "rest")
        return anchor - rest

    assert gain("9S 8S") > gain("9A 8A"), "who needs the jack of spades loses more by it"


@pytest.mark.rule("JR-EV6")
def test_greedy_has_the_pirate_ship_come_and_takes_a_full_hold() -> None:
    assert chosen(at_harbour("9A", drafts="anchors")) == "dispatch:tower-anchors"
    hold = "plaza-spades 4S 5S 6S 7S 8S 9S 2A 3A 4A TS"
    settings: dict[str, Any] = {"suits": "spades,anchors", "drafts": "anchors", "remembers": {"anchors": (hold, "")}}
    assert chosen(position(("9A 2S", "3S"), ("plaza-spades", "citadel"), phase="acquisition", **settings)) == "loot"


@pytest.mark.rule("JR-E5b")
def test_from_the_lighthouse_it_is_one_journey_to_all_ports() -> None:
    rules = new("boat", suits="spades,shells").rules
    ways, lighthouse = brief_of(rules).ways, BY_NAME["tower-shells"]
    near = {hexagon for hexagon in rules.land.hexagons() if ways.between(lighthouse, hexagon) == 1}
    assert near | {lighthouse} == {hexagon for hexagon in rules.land.hexagons() if ways.landings >> hexagon & 1}
    assert len(near) > 3


@pytest.mark.rule("JR-E7a")
def test_greedy_rings_for_who_is_about_to_win() -> None:
    hands, rabbits = ("KC QC 8B TC", "KB QB JB"), ("plaza-clubs", "palace-bells")
    assert chosen(position(hands, rabbits, suits="clubs,bells", phase="journey")) == "ring:1"


@pytest.mark.rule("JR-E7c")
def test_greedy_implores_two_for_a_bell_that_it_hardly_misses() -> None:
    hands = ("8B AB AC 2C", "3C 4C 5C 6C 7C 8C", "2B 9C TC 9B")
    assert chosen(position(hands, suits="clubs,bells", phase="acquisition")) == "implore"


@pytest.mark.rule("JR-E8a")
def test_greedy_moves_the_storm_away_that_holds_it_back_from_home() -> None:
    hands, rabbits = ("KC QC JC 8I", "KI QI 9I TI"), ("tower-clubs", "plaza-icicles")
    table = position(hands, rabbits, suits="clubs,icicles", tokens={"storm": "tower-clubs"}, phase="journey")
    assert chosen(table).startswith("storm:")


@pytest.mark.rule("JR-E4d")
@pytest.mark.parametrize(("windfall", "first"), [(True, "choose:3-5"), (False, "roll")])
def test_greedy_chooses_dice_that_win_many_cards(windfall: bool, first: str) -> None:
    hands = ("X1 3S 3N 5S 5N 9S", "KS QS 9N")
    assert chosen(position(hands, suits="spades,acorns", windfall_lottery=windfall)) == first


def test_who_is_saved_loses_less_by_being_thrown_off() -> None:
    def thrown(card: str) -> float:
        hands, rabbits = ("9S KS", f"QS {card}"), ("citadel", "citadel")
        return Planner(position(hands, rabbits, suits="spades,icicles", phase="acquisition"), 0).thrown_off(1)

    assert thrown("6I") < thrown("5I")


@pytest.mark.parametrize("drafts", ["none", "acorns,shells,anchors,bells,icicles"])
def test_nothing_that_can_be_chosen_is_left_without_a_worth(drafts: str) -> None:
    """Where others are worth less than nothing, it would be done for that."""
    for number in range(volume(20, 1)):
        table = new(f"worth {number}", suits=",".join(SUITS[7:]), players=3, drafts=drafts, turn_limit=12)
        chance = fast(f"worth {number}")
        while table.outcome is None:
            seat = table.seats()[0]
            choices = table.choices(seat)
            if len(choices) > 1 and chance.below(8) == 0:
                assert 0.0 not in prospects(table, seat)
            table.play(seat, choices[chance.below(len(choices))])


@pytest.mark.skipif(not IS_FULL, reason="whole games take too long interpreted")
@pytest.mark.parametrize(
    ("suits", "drafts"),
    [
        ("clubs,diamonds,shells,anchors,bells", "none"),
        ("spades,shells,anchors,bells,icicles", "shells,anchors,bells,icicles"),
        (",".join(SUITS), "none"),
    ],
    ids=["archipelago", "drafts", "all"],
)
def test_greedy_beats_random_at_sea(suits: str, drafts: str) -> None:
    games = 20
    won = 0
    for number in range(games):
        table = new(f"bots {number}", suits=suits, turn_limit=300, drafts=drafts)
        bots = [make(name, fast(f"{name} {number}")) for name in ("greedy", "random")]
        mine = number % 2
        while table.outcome is None:
            seat = table.seats()[0]
            for action in bots[(seat + mine) % 2].move(see(table, seat)):
                table.play(seat, action)
        won += table.outcome.winners == (mine,)
    assert won >= 0.95 * games
