"""Builders: bots that join sides, and bots that do not care."""

from __future__ import annotations

import pytest

from playing import act
from warren.bots import make
from warren.bots.advice import advise
from warren.core.rng import fast
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.value import prospects
from warren.games.jackrabbits.land.acceptance import misses

from .helpers import ACTIONS, TWO, new, play_on, position, see


def built(bot: str, seed: str, **settings: object) -> LandTable:
    table = new(seed, **settings)
    builder = make(bot, fast(f"{bot} {seed}"))
    while table.outcome is None:
        seat = int(table.mover())
        table.play_all(seat, builder.move(table.view(seat)))
    return table


@pytest.mark.rule("JR-B4", "JR-B7")
@pytest.mark.parametrize("style", ["strict", "free", "freestyle"])
def test_greedy_builds_better_lands_than_chance(style: str) -> None:
    greedy, random = (
        [built(bot, seed, style=style, suits=TWO).land() for seed in ("builders", "joiners")]
        for bot in ("greedy", "random")
    )
    assert sum(land.joins() for land in greedy) >= sum(land.joins() for land in random) + 8
    assert [land.gap_ends() for land in greedy] == [0, 0]
    assert sum(len(misses(land)) for land in greedy) < sum(len(misses(land)) for land in random)


def test_greedy_starts_no_islands() -> None:
    greedy = built("greedy", "islands", suits=TWO, guidelines="enforce")
    assert {int(mass) for mass in greedy.land().roads.landmass} == {-1, 0}


def test_every_choice_of_a_builder_has_a_prospect() -> None:
    for settings in ({"style": "free"}, {"style": "strict"}, {"suits": "shells,bells", "guidelines": "enforce"}):
        table = new(3, **{"suits": TWO, "players": 1, **settings})
        for number in range(40):
            if table.outcome is None:
                assert len(prospects(table, 0)) == len(table.choices(0))
                play_on(table, f"prospects {number}", 1)


def test_a_filled_gap_is_worth_more_than_a_loose_end() -> None:
    """Between citadel, tower and palace, a triangle joins three sides."""
    table = act(position("tower-clubs:0,2 palace-clubs:-2,2", "cave-1"), "tile:cave-1")
    worths = dict(zip((ACTIONS.text(action) for action in table.choices(0)), prospects(table, 0), strict=True))
    assert max(worths, key=lambda action: worths[action]) == "at:-1:1"


@pytest.mark.rule("JR-E0c")
def test_an_islet_is_the_last_that_a_bot_builds() -> None:
    table = position("", "tower-shells palace-shells", suits="shells,bells")
    worths = dict(zip((ACTIONS.text(action) for action in table.choices(0)), prospects(table, 0), strict=True))
    assert worths["tile:tower-shells"] < worths["tile:palace-shells"]


@pytest.mark.rule("JR-B5")
def test_the_rabbit_of_a_bot_sees_something_and_goes_home() -> None:
    table = built("greedy", "walk", land="sample", explore=True, players=1)
    assert table.outcome is not None
    assert table.outcome.scores[0] >= 4
    assert 30 <= table.walk.roads[0] <= 40


def test_search_builds_too() -> None:
    table = new(1, suits=TWO)
    bot = make("search:20", fast("search"))
    for _ in range(4):
        seat = int(table.mover())
        table.play_all(seat, bot.move(table.view(seat)))


def test_a_hint_says_how_many_sides_are_joined_and_what_the_guidelines_say() -> None:
    table = act(position("", "tower-clubs", style="free"), "tile:tower-clubs")
    found = LAND.seeing.merits(see(table, 0), [ACTIONS.parse("at:2:-1")])
    assert [reason.message for reason in found] == ["land-merit-joins", "land-merit-all-break", "land-guideline-x"]
    assert found[0].arguments == {"sides": 1}
    assert LAND.seeing.merits(see(table, 0), [ACTIONS.parse("apart")]) == []


@pytest.mark.rule("JR-B4")
def test_a_hint_breaks_no_guideline_where_a_place_keeps_all_of_them_and_says_so_where_none_does() -> None:
    table = new(3, style="free", players=1, suits=TWO)
    for _ in range(12):
        advice = advise(table.view(0), fast("hint"))
        messages = {reason.message for reason in advice.merits}
        breaks = any(message.startswith("land-guideline") for message in messages)
        assert breaks == ("land-merit-all-break" in messages)
        table.play_all(0, list(advice.move))


def test_what_speaks_for_a_tile_is_told_from_where_it_lies_in_the_end() -> None:
    table = position("", "woods-1")
    move = [ACTIONS.parse(part) for part in ("tile:woods-1", "at:0:1", "turn:0")]
    assert [reason.message for reason in LAND.seeing.merits(see(table, 0), move)] == ["land-merit-joins"]
    assert LAND.seeing.merits(see(table, 0), move[:2]) == []
