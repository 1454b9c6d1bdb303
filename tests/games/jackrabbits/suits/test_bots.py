"""Bots with the suits of the frontier: what they make of each power, and that they still win."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import ACTIONS, new, see
from playing import act, offered
from volume import volume
from warren.bots import make
from warren.core.rng import fast
from warren.games.jackrabbits.land.tiles import TILE_OF_END
from warren.games.jackrabbits.planning.adviser import roads_barred
from warren.games.jackrabbits.planning.merits import merits
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def chosen(table: RaceTable) -> str:
    """What greedy begins its move with."""
    seat = int(table.mover())
    return ACTIONS.text(make("greedy", fast("greedy")).move(see(table, seat))[0])


def home(cards: str, **settings: Any) -> RaceTable:
    """Both with three royals, oneself one journey away from the citadel, by the mountain on which the beast lies."""
    rabbits = ("palace-acorns", "underground")
    settings = {"suits": "spades,acorns", "tokens": {"beast": "mountain-2"}, **settings}
    return position((f"KS QS JS {cards}", "KN QN JN"), rabbits, phase="journey", **settings)


def test_greedy_pays_the_toll_of_the_beast_where_that_is_the_way_home() -> None:
    table = act(home("9N"), "go:palace-acorns.0")
    assert chosen(table).startswith("beast:")


@pytest.mark.parametrize(
    ("rabbits", "sign"),
    [(("underground", "citadel"), 1), (("citadel", "underground"), -1), (("citadel", "citadel"), 0)],
)
def test_a_tile_bars_the_roads_of_others_and_ones_own_count_against_it(rabbits: tuple[str, str], sign: int) -> None:
    table = position(("", ""), rabbits, phase="journey", suits="spades,acorns")
    [beside, *_] = [end for end in table.rules.roads.across[:6] if end >= 0]
    barred = roads_barred(Planner(table, 0), TILE_OF_END[beside])
    assert (barred > 0) - (barred < 0) == sign


def test_greedy_does_not_walk_into_the_beast_where_another_road_will_do() -> None:
    assert "go:palace-acorns.0" in offered(home("2S"))
    assert chosen(home("2S")) != "go:palace-acorns.0"
    assert chosen(home("2S", tokens={})) in ("go:palace-acorns.0", "go:palace-acorns.5")


def test_greedy_calls_nobody_underground_but_itself() -> None:
    settings: dict[str, Any] = {"suits": "spades,torches", "phase": "journey"}
    assert chosen(position(("9T", ""), ("citadel", "off-board"), **settings)) != "summon"


def test_greedy_loads_the_dice_of_all_only_with_cards_above_the_limit() -> None:
    def at_end(cards: str) -> RaceTable:
        table = position((cards, ""), phase="acquisition", suits="spades,acorns", hand_limit=5)
        return act(table, "rest")

    assert chosen(at_end("2N 9S")) == "rest"
    assert chosen(at_end("2N 3N 4N 5N 9S 8S")).startswith("load:")


@pytest.mark.rule("JR-E4c", "JR-F2")
@pytest.mark.parametrize(("load", "rolls"), [("", 30), ("5N", 6), ("9N", 0)])
def test_how_likely_a_flight_is_reckons_with_the_load(load: str, rolls: int) -> None:
    table = position(("9C", ""), ("tower-clubs", "citadel"), suits="clubs,spades,acorns", remembers={"acorns": (load,)})
    (reason,) = merits(see(table, 0), [ACTIONS.parse("passport:9C")])
    assert reason.arguments["rolls"] == rolls


@pytest.mark.parametrize("suits", ["spades,torches", "torches,acorns", "clubs,spades,hearts,diamonds,torches,acorns"])
def test_greedy_beats_random_with_these_suits(suits: str) -> None:
    games = volume(40, 2)
    won = 0
    for number in range(games):
        table = new(f"bots {number}", suits=suits, turn_limit=300)
        bots = [make(name, fast(f"{name} {number}")) for name in ("greedy", "random")]
        mine = number % 2
        while table.outcome is None:
            seat = table.seats()[0]
            for action in bots[(seat + mine) % 2].move(see(table, seat)):
                table.play(seat, action)
        won += table.outcome.winners == (mine,)
    assert won >= 0.95 * games


@pytest.mark.parametrize(("cards", "is_saved"), [("7L", True), ("TL KL QL", False)], ids=["spare", "wanted"])
def test_greedy_saves_itself_with_shells_that_it_can_spare(cards: str, is_saved: bool) -> None:
    table = position((cards, ""), ("tower-shells", "citadel"), phase="journey", suits="clubs,shells", dice=(4, 4))
    act(table, "go:tower-shells.0")
    assert (chosen(table) == "lighthouse") == (is_saved and "lighthouse" in offered(table))


def test_greedy_saves_itself_at_the_glacier_where_that_costs_nothing() -> None:
    table = position(("6I", ""), ("tower-icicles", "citadel"), phase="journey", suits="clubs,icicles")
    act(table, "go:tower-icicles.0")
    assert chosen(table) == "glacier"


@pytest.mark.parametrize(("rabbit", "storms"), [("tower-clubs", True), ("citadel", False)])
def test_greedy_holds_a_rabbit_that_is_about_to_win_where_it_is(rabbit: str, storms: bool) -> None:
    hands = ("KI QI 7I 9C", "KC QC JC")
    table = position(hands, ("plaza-icicles", rabbit), phase="acquisition", suits="clubs,icicles")
    assert (chosen(table) == f"storm:{rabbit}") == storms
