"""What bots go by in the race: where roads lead, how many turns are left, and which cards to part with."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import new
from warren import build
from warren.core.rng import fast
from warren.games.jackrabbits.deck import CARD_TEXTS, OFF_BOARD
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import BASE_SUITS, BY_NAME, CITADEL, ENDS, FIRST_END, UNDERGROUND
from warren.games.jackrabbits.objectives import OBJECTIVES
from warren.games.jackrabbits.planning.brief import brief_of
from warren.games.jackrabbits.planning.plan import ACQUISITION, JOURNEY, NOTHING, Plan
from warren.games.jackrabbits.planning.purse import Purse
from warren.games.jackrabbits.planning.ways import Ways
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def plan_of(table: RaceTable, seat: int = 0) -> Plan:
    return Plan(table, brief_of(table.rules).ways, seat)


# --- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-J1", "JR-J2", "JR-J3")
def test_free_roads_lead_where_journeys_end() -> None:
    for land in (sample(), generate("7", BASE_SUITS)):
        ways = Ways(land)
        for hexagon in land.hexagons():
            onward = 0
            for end in range(int(FIRST_END[hexagon]), int(FIRST_END[hexagon + 1])):
                onward |= int(ways.onward(end))
            assert onward == land.roads.reach[hexagon]


def test_every_step_along_a_shortest_way_comes_closer() -> None:
    land = sample()
    ways = Ways(land)
    for hexagon in land.hexagons():
        for end in range(ENDS):
            steps = int(ways.steps[hexagon * ENDS + end])
            assert (steps < 99) == bool(ways.free[end] >> hexagon & 1)


@pytest.mark.rule("JR-T2", "JR-T3")
def test_a_merchant_or_a_tavern_on_the_way_leads_anywhere_who_pays() -> None:
    land: Land = sample()
    ways = Ways(land)
    for name in ("merchant-1", "tavern-2"):
        tile = BY_NAME[name]
        end = int(FIRST_END[tile])
        toll = 3 if name.startswith("merchant") else 4
        assert ways.paid[toll * ENDS + end] == ways.hexagons


@pytest.mark.rule("JR-U2", "JR-T5")
def test_off_the_board_is_a_turn_further_than_underground() -> None:
    ways = Ways(sample())
    for hexagon in sample().hexagons():
        below = ways.between(UNDERGROUND, hexagon)
        assert below >= 1
        assert ways.between(OFF_BOARD, hexagon) == below + 1


# --- turns to win ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-O1")
def test_three_royals_take_as_long_as_the_way_home() -> None:
    table = position(("KC KS KH", "2C"), ("palace-clubs", "citadel"))
    way = brief_of(table.rules).ways.between(BY_NAME["palace-clubs"], CITADEL)
    plan = plan_of(table)
    near, far = plan.weigh(CITADEL, JOURNEY), plan.weigh(BY_NAME["palace-clubs"], NOTHING)
    assert near == 0.0
    assert 0.0 < far <= float(way)
    assert plan.wanted == 0


@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize(
    ("objective", "kept"),
    [("simple", 2), ("diverse", 2), ("monarchic", 1), ("diverse-monarchic", 1), ("tribal", 1)],
)
def test_royals_count_as_far_as_the_objective_has_use_for_them(objective: str, kept: int) -> None:
    plan = plan_of(position(("KC KS", "2C"), objective=objective))
    plan.weigh(CITADEL, JOURNEY)
    assert bin(plan.kept).count("1") == kept


@pytest.mark.rule("JR-A2")
def test_a_royal_that_somebody_else_holds_is_no_aim() -> None:
    table = position(("TS", "KS QS"), ("citadel", "citadel"))
    plan = plan_of(table)
    plan.weigh(CITADEL, JOURNEY)
    assert not plan.wanted & (1 << BY_NAME["tower-spades"] | 1 << BY_NAME["palace-spades"])


def test_more_points_of_the_suits_that_are_waited_for_mean_fewer_turns() -> None:
    poor = plan_of(position(("2S", "2C"))).weigh(CITADEL, JOURNEY)
    rich = plan_of(position(("2S TS TH TD", "2C"))).weigh(CITADEL, JOURNEY)
    assert rich < poor


@pytest.mark.rule("JR-A1")
def test_being_where_the_royal_can_be_paid_is_best() -> None:
    plan = plan_of(position(("TS", "2C")))
    there = plan.weigh(BY_NAME["tower-spades"], ACQUISITION)
    assert there < plan.weigh(CITADEL, ACQUISITION)
    assert there < plan.weigh(OFF_BOARD, NOTHING)


# --- cards to part with ------------------------------------------------------------------------------------------


def given(hand: str, suits: int, need: int, **settings: object) -> set[str]:
    table = position((hand, "2C"), **settings)  # type: ignore[arg-type]
    plan = plan_of(table)
    plan.weigh(CITADEL, JOURNEY)
    return {CARD_TEXTS[card] for card in Purse(table, 0, plan).cheapest(suits, need, 0, -1)}


@pytest.mark.rule("JR-C1", "JR-C2")
def test_it_pays_enough_and_never_a_card_too_many() -> None:
    assert given("9S 5S 3S", 2, 8) in ({"9S"}, {"5S", "3S"})
    assert given("2S 3S", 2, 6) == set()


@pytest.mark.rule("JR-C3")
def test_a_royal_of_the_plan_is_the_last_thing_to_go() -> None:
    assert given("KS TS 2S", 2, 10) == {"TS"}
    assert given("KS 2S", 2, 10) == {"KS"}


@pytest.mark.rule("JR-N1")
def test_as_many_cards_are_chosen_to_discard_as_are_too_many() -> None:
    table = position(("KC 5C 5D 8S 8H", "2C"))
    plan = plan_of(table)
    plan.weigh(CITADEL, JOURNEY)
    purse = Purse(table, 0, plan)
    chosen = {CARD_TEXTS[card] for card in purse.least_missed(4, -1)}
    assert len(chosen) == 4
    assert "KC" not in chosen


@pytest.mark.skipif(build.is_compiled(), reason="there the number of royals is built in")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_of_many_royals_the_most_promising_make_as_good_a_plan_as_all(
    objective: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    suits = "clubs,spades,hearts,diamonds,torches,shields,horseshoes"
    for number in range(3):
        table = new(f"many {number}", suits=suits, objective=objective)
        chance = fast(f"many {number}")
        for _ in range(60):
            choices = table.choices(table.seats()[0])
            table.play(table.seats()[0], choices[chance.below(len(choices))])
        few = plan_of(table).weigh(table.rabbits[0], JOURNEY)
        with monkeypatch.context() as patch:
            patch.setattr("warren.games.jackrabbits.planning.plan._MOST_OFFERS", 36)
            assert plan_of(table).weigh(table.rabbits[0], JOURNEY) == few
