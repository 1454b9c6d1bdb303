"""Bots with the suits of the frontier: what they make of each power, and that they still win."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.jackrabbits.helpers import ACTIONS, new, see
from playing import act, offered
from volume import volume
from warren.bots import make
from warren.core.rng import fast
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import CITADEL, FIRST_END, HEXAGONS, NAMES, UNDERGROUND
from warren.games.jackrabbits.planning.advisers.spades import blades
from warren.games.jackrabbits.planning.merits import merits
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.planning.travel import Travel
from warren.games.jackrabbits.planning.ways import Ways
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def chosen(table: RaceTable) -> str:
    """What greedy begins its move with."""
    seat = int(table.mover())
    return ACTIONS.text(make("greedy", fast("greedy")).move(see(table, seat))[0])


def home(cards: str, **settings: Any) -> RaceTable:
    """Both with three royals, oneself one journey away from the citadel, by the mountain on which the beast lies."""
    rabbits = ("palace-acorns", "underground")
    settings = {"suits": "spades,acorns", "tokens": {"beast": "mountain-2"}, "phase": "journey", **settings}
    return position((f"KS QS JS {cards}", "KN QN JN"), rabbits, **settings)


def test_greedy_pays_the_toll_of_the_beast_where_that_is_the_way_home() -> None:
    table = act(home("9N"), "go:palace-acorns.0")
    assert chosen(table).startswith("beast:")


def reasons(table: RaceTable, *moves: str) -> list[tuple[str, str]]:
    """What the hint for a move says, and its rules."""
    told = merits(see(table, int(table.mover())), [ACTIONS.parse(move) for move in moves])
    return [(one.message.removeprefix("jackrabbits-merit-"), one.rule) for one in told]


@pytest.mark.rule("JR-E2a", "JR-E4a")
@pytest.mark.parametrize(
    ("suit", "land", "rabbits", "token", "rule"),
    [
        ("shields", "usual", ("palace-clubs", "tower-clubs"), "guard:merchant-4", "JR-E2a"),
        ("acorns", "generated:3", ("plaza-clubs", "plaza-spades"), "beast:mountain-2", "JR-E4a"),
    ],
)
def test_greedy_bars_the_only_way_home_of_who_would_win_next_and_says_so(
    suit: str, land: str, rabbits: tuple[str, str], token: str, rule: str
) -> None:
    """It needs two journeys itself."""
    settings: dict[str, Any] = {"suits": f"clubs,spades,hearts,{suit}", "land": land, "phase": "journey"}
    table = position(("KC QC JC 9E" if suit == "shields" else "KC QC JC 9N", "KS QS JS"), rabbits, **settings)
    assert chosen(table) == token
    (reason,) = merits(see(table, 0), [ACTIONS.parse(token)])
    assert (reason.message, reason.rule) == (f"jackrabbits-merit-{token.partition(':')[0]}", rule)
    assert reason.arguments["goal"] == NAMES.thing(CITADEL)


@pytest.mark.rule("JR-E2b")
def test_greedy_puts_the_guard_on_its_own_tile_for_the_transfer_home() -> None:
    suits = "hearts,diamonds,shields"  # diamonds pay a merchant
    table = position(("KE QE JE 9E", ""), ("plaza-shields", "underground"), suits=suits, phase="journey")
    act(table, "go:plaza-shields.5")
    assert chosen(table) == "guard:merchant-1"
    assert reasons(table, "guard:merchant-1") == [("guard-here", "JR-E2b")]
    act(table, "guard:merchant-1 pay:9E done")
    assert chosen(table) == "horse:citadel"


@pytest.mark.rule("JR-E4b")
def test_greedy_puts_the_beast_under_itself_where_another_side_leads_home() -> None:
    rabbits = ("tower-clubs", "underground")
    table = position(("KN QN JN 9N", ""), rabbits, suits="clubs,spades,acorns", phase="journey")
    act(table, "go:tower-clubs.5")
    assert chosen(table) == "beast:woods-1"
    assert reasons(table, "beast:woods-1") == [("beast-here", "JR-E4b")]


@pytest.mark.parametrize("suits", ["spades,acorns", "clubs,spades,hearts,diamonds,torches"])
def test_around_nothing_one_gets_where_free_roads_lead_and_around_a_tile_no_further(suits: str) -> None:
    land = new("around", suits=suits).rules.land
    ways = Ways(land)
    for tile in land.laid():
        for end in range(int(FIRST_END[tile]), int(FIRST_END[tile + 1])):
            assert ways.around(end, vec[i64]()) == ways.free[end]
    small = next(tile for tile in land.laid() if tile >= HEXAGONS)
    barred = vec[i64]([small])
    for hexagon in land.hexagons():
        assert ways.reach_around(hexagon, small) & ~ways.reach(hexagon) == 0
    assert ways.around(FIRST_END[small], barred) == 0


@pytest.mark.rule("JR-E1a")
def test_the_way_down_is_worth_more_to_who_can_come_up_again_at_once() -> None:
    def down(torch: str) -> float:
        rabbits = ("plaza-spades", "underground")
        table = position((f"KS QS JS {torch}", "KT QT JT"), rabbits, phase="journey", suits="spades,torches")
        return Travel(Planner(table, 0), table.price).reached(UNDERGROUND)

    assert down("7T") > down("6T") + 0.05, "a cave leads home"


@pytest.mark.rule("JR-E1c")
@pytest.mark.parametrize(("cards", "played"), [("9S 9T", "9S"), ("2S 9T", "9T")])
def test_bots_fight_with_fire_only_where_nothing_else_will_do(cards: str, played: str) -> None:
    table = position((cards, ""), ("citadel", "citadel"), phase="acquisition", suits="spades,torches")
    assert [CARD_TEXTS[card] for card in blades(Planner(table, 0), 5, -1)] == [played]


@pytest.mark.parametrize(
    ("table", "move", "told"),
    [
        (lambda: act(home("9N"), "go:palace-acorns.0"), "flee", [("flee", "JR-E4a")]),
        (lambda: act(home("9N"), "go:palace-acorns.0"), "beast:woods-1", [("beast-toll", "JR-E4a")]),
        (lambda: home("X1", phase="roll"), "choose:1-1", [("choose", "JR-E4d")]),
    ],
    ids=["flee", "toll", "choose"],
)
def test_hints_say_what_the_powers_are_for(table: Any, move: str, told: list[tuple[str, str]]) -> None:
    assert reasons(table(), move)[: len(told)] == told


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
    hands = ("KI QI JI 7I", "KC QC JC")
    table = position(hands, ("plaza-icicles", rabbit), phase="acquisition", suits="clubs,icicles")
    assert (chosen(table) == f"storm:{rabbit}") == storms
