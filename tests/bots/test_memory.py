"""Bots where one has to remember: they forget and overlook as often as their level says, and never do worse."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from playing import act
from warren.bots import levels, make
from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.random import RandomBot
from warren.bots.search import SearchBot
from warren.core.memory import NO_MEMORY, Memory
from warren.core.rng import NO_CHANCE, fast
from warren.games.jacked.actions import CALL, DISCARD, FORFEIT
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable
from warren.games.jackrabbit.game import JACKRABBIT

PEGS = "R1:10 B1:30 G1:50 Y1:60"
HANDS = ("2C 3C", "9S 4S", "2H 3H", "2D 3D")


class Seen(NamedTuple):
    """What bots did in games of memory play."""

    jacked: int  # turns of a JACKED player
    discarded: int
    doubtful: int  # decisions of a rival while the last move could be called
    called: int
    wrong: int  # false calls and wrong discards


def watch(bot: Bot, games: int, turn_limit: int = 150, **settings: Any) -> Seen:
    """The same bot in all seats."""
    jacked = discarded = doubtful = called = wrong = 0
    for seed in range(games):
        table = JACKED.new(f"memory {seed}", jacked_play="memory", turn_limit=turn_limit, **settings)
        assert isinstance(table, JackedTable)
        ear = table.listen()
        while table.outcome is None:
            seat = int(table.mover())
            view = table.view(seat)
            move = bot.move(view)
            action = move[0]
            if CALL in view.choices and table.is_doubtful and is_rival(table, seat):
                doubtful += 1
                called += action == CALL
            if action != CALL and len(view.choices) > 2 and table.jacked == seat:
                jacked += 1
                discarded += DISCARD <= action < FORFEIT
            table.play_all(seat, move)
        wrong += sum(fact.kind in ("called-wrongly", "mistaken") for fact in ear.facts(None))
    return Seen(jacked, discarded, doubtful, called, wrong)


def is_rival(table: JackedTable, seat: int) -> bool:
    suspect = table.saved_steps()[-1][1][0]
    return bool(table.movable(seat) != table.movable(suspect))


def random_with(forgets: int, overlooks: int) -> RandomBot:
    chance = fast("memory")
    return RandomBot(chance, Memory(chance, forgets, overlooks))


@pytest.mark.rule("JK-J3")
def test_who_never_forgets_always_discards_when_jacked() -> None:
    seen = watch(random_with(0, 0), 8)
    assert seen.jacked > 20
    assert seen.discarded == seen.jacked
    assert seen.doubtful == seen.wrong == 0


@pytest.mark.rule("JK-J3")
def test_who_always_forgets_never_discards_and_is_called_by_those_who_notice_all() -> None:
    seen = watch(random_with(100, 0), 8)
    assert seen.jacked > 20
    assert seen.discarded == seen.wrong == 0
    assert seen.doubtful > 15
    assert seen.called == seen.doubtful


@pytest.mark.rule("JK-J3")
def test_who_overlooks_all_never_calls() -> None:
    seen = watch(random_with(100, 100), 8)
    assert seen.doubtful > 50
    assert seen.called == seen.wrong == 0


@pytest.mark.rule("JK-J3")
def test_lapses_come_as_often_as_the_level_says() -> None:
    seen = watch(random_with(*levels.RANDOM), 25)
    forgets, overlooks = levels.RANDOM
    assert seen.jacked > 150
    assert seen.doubtful > 60
    assert abs(seen.discarded / seen.jacked - (1 - forgets / 100)) < 0.1
    assert abs(seen.called / seen.doubtful - (1 - overlooks / 100)) < 0.15
    assert seen.wrong == 0


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize(("name", "games"), [("random", 6), ("greedy", 1), ("search:4", 1)])
@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 3}, {"players": 4, "teams": True}])
def test_no_bot_ever_calls_or_discards_wrongly(name: str, games: int, settings: dict[str, Any]) -> None:
    assert watch(make(name, fast("wrong")), games, turn_limit=40, **settings).wrong == 0


def lapses(bot: Bot) -> tuple[int, int]:
    assert isinstance(bot, RandomBot | GreedyBot | SearchBot)
    return int(bot.memory.forgets), int(bot.memory.overlooks)


def test_the_better_a_bot_plays_the_better_it_remembers() -> None:
    ladder = ["random", "greedy", "search:30", "search:400", "search:1600"]
    found = [lapses(make(name, fast("level"))) for name in ladder]
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)
    assert all(0 < forgets < 100 and 0 < overlooks < 100 for forgets, overlooks in found)
    assert lapses(make("search:200ms", fast("level"))) == found[-1]
    assert lapses(make("search:1ms", fast("level"))) == found[2]


@pytest.mark.rule("JK-J3")
def test_a_bot_does_not_call_its_partner() -> None:
    chance = fast("partner")
    for is_teams, expected in ((True, "pass"), (False, "call")):
        table = position(PEGS, HANDS, to_play=1, is_jacked=True, jacked_play="memory", teams=is_teams)
        act(table, "move:9:B1", 1)
        bot = RandomBot(chance, Memory(chance, 0, 0))
        assert JACKED.actions.text(bot.move(table.view(3))[0]) == expected


@pytest.mark.rule("JK-J4")
def test_a_bot_without_a_play_forfeits_only_if_it_is_not_jacked_or_forgets() -> None:
    chance = fast("forfeit")
    for is_jacked, forgets, expected in ((True, 0, "discard:9"), (True, 100, "forfeit"), (False, 0, "forfeit")):
        table = position("R1:10", ("2C", "9S", "2H", "2D"), to_play=1, is_jacked=is_jacked, jacked_play="memory")
        bot = GreedyBot(chance, Memory(chance, forgets, 0))
        assert JACKED.actions.text(bot.move(table.view(1))[0]) == expected


def test_the_same_source_of_chance_has_the_same_lapses() -> None:
    assert watch(make("random", fast("a")), 2) == watch(make("random", fast("a")), 2)


def test_where_nothing_has_to_be_remembered_no_chance_is_asked() -> None:
    view = JACKRABBIT.new(1, length="hand").view(0)
    assert JACKRABBIT.thinking.considered(view, Memory(NO_CHANCE, 50, 50)) is view
    strict = position(PEGS, HANDS, to_play=1, is_jacked=True).view(1)
    assert JACKED.thinking.considered(strict, Memory(NO_CHANCE, 50, 50)) is strict
    memory = position(PEGS, HANDS, to_play=1, jacked_play="memory").view(1)
    assert JACKED.thinking.considered(memory, Memory(NO_CHANCE, 50, 50)).choices == memory.choices[:2]


def test_no_memory_asks_no_chance() -> None:
    assert not NO_MEMORY.keeps()
    assert not NO_MEMORY.notices()
