"""Bots think in processes of their own: what becomes of one that thinks too long, fails, or dies."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from multiprocessing.process import BaseProcess

import pytest

from warren.games import get
from warren.games.jackrabbit.position import position
from warren.server.thinkers import LONGEST_THOUGHT, Thinkers
from warren.server.turns import Turns

from .helpers import PATIENCE

FOR_EVER = "search:9999999"


def question(bot: str) -> tuple[str, bytes, str, str, float]:
    table = get("jackrabbit").new("a question", "fast")
    return "jackrabbit", table.view(table.seats()[0]).dump(), bot, "chance", inf


@asynccontextmanager
async def some_thinkers(processes: int = 1, longest: float = LONGEST_THOUGHT) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(processes, longest)
    try:
        async with asyncio.timeout(PATIENCE):
            yield thinkers
    finally:
        thinkers.close()


def processes() -> list[BaseProcess]:
    return multiprocessing.active_children()


async def until_there_is_one() -> BaseProcess:
    while not processes():
        await asyncio.sleep(0.01)
    return processes()[0]


async def test_a_bot_that_thinks_too_long_is_ended_and_the_next_one_answers() -> None:
    async with some_thinkers(longest=1.5) as thinkers:
        with pytest.raises(TimeoutError):
            await thinkers.think(*question(FOR_EVER))
        assert processes() == []
        thinkers.longest = LONGEST_THOUGHT
        assert await thinkers.think(*question("random"))


async def test_a_hint_that_takes_too_long_leaves_no_process_running() -> None:
    async with some_thinkers() as thinkers:
        assert await thinkers.think(*question("random"))  # a process is ready
        thinkers.longest = 0.001
        game, view, _, source, _ = question("")
        with pytest.raises(TimeoutError):
            await thinkers.advice(game, view, source, "Ann")
        while processes():
            await asyncio.sleep(0.01)


async def test_a_thought_that_nobody_waits_for_any_more_is_ended() -> None:
    async with some_thinkers() as thinkers:
        asked = asyncio.create_task(thinkers.think(*question(FOR_EVER)))
        await until_there_is_one()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert processes() == []


async def test_a_process_that_dies_is_replaced_and_its_question_asked_again() -> None:
    async with some_thinkers() as thinkers:
        asked = asyncio.create_task(thinkers.think(*question("random")))
        (await until_there_is_one()).kill()
        assert await asked


async def test_a_bot_that_fails_says_so_and_its_process_answers_on() -> None:
    async with some_thinkers() as thinkers:
        with pytest.raises(RuntimeError, match="UnknownBot"):
            await thinkers.think(*question("nobody"))
        [before] = processes()
        assert await thinkers.think(*question("random"))
        assert processes() == [before]


async def test_no_more_processes_think_than_there_may_be_and_none_outlives_the_house() -> None:
    async with some_thinkers(processes=2) as thinkers:

        async def think(table: str) -> None:
            async with thinkers.turn(table, "jackrabbit"):
                await thinkers.think(*question("random"))

        await asyncio.gather(*(think(f"table {number}") for number in range(6)))
        assert 2 <= len(processes()) <= 3  # one of them is for advice
    assert processes() == []


async def test_those_who_ask_for_advice_take_turns_at_one_process() -> None:
    async with some_thinkers(processes=3) as thinkers:
        view = position(("7H", "3C"), ("2C 7C", "KD")).view(0).dump()
        people = ("Ann", "Ben", "Cid")
        await asyncio.gather(*(thinkers.advice("jackrabbit", view, "chance", person) for person in people))
        assert len(processes()) == 1


async def test_a_process_is_ready_when_the_turn_of_a_table_comes() -> None:
    async with (
        some_thinkers(processes=2) as thinkers,
        thinkers.turn("one", "jackrabbit"),
        thinkers.turn("another", "jackrabbit"),
    ):
        assert len(processes()) == 2


async def test_what_comes_after_a_thought_that_was_cut_off_does_not_wait_for_another_process() -> None:
    async with some_thinkers() as thinkers:
        async with thinkers.turn("one", "jackrabbit"):
            pass
        while len(thinkers._pool._idle) < 2:
            await asyncio.sleep(0.01)
        async with thinkers.turn("one", "jackrabbit"):
            before = processes()
            thinkers.longest = 0.1
            with pytest.raises(TimeoutError):
                await thinkers.think(*question(FOR_EVER))
            thinkers.longest = LONGEST_THOUGHT
            [spare] = processes()
            assert spare in before
        async with thinkers.turn("one", "jackrabbit"):
            assert await thinkers.think(*question("random"))
            assert spare in processes()
        while len(processes()) < 2:
            await asyncio.sleep(0.01)


async def test_a_search_ends_when_its_seconds_are_over() -> None:
    async with some_thinkers() as thinkers:
        game, view, bot, source, _ = question(FOR_EVER)
        assert await thinkers.think(game, view, bot, source, 0.01)


async def test_tables_take_turns_and_one_with_much_to_think_about_does_not_keep_the_others_waiting() -> None:
    turns, order = Turns(1), list[str]()

    async def think(table: str) -> None:
        async with turns.of(table):
            order.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(think(table) for table in "aaaabbc"))
    assert "".join(order) == "abcabaa"


async def test_a_table_has_one_thought_at_a_time_and_gives_its_turn_back_when_it_is_not_wanted_any_more() -> None:
    turns, served = Turns(2), list[int]()

    async def think(number: int) -> None:
        async with turns.of("a"):
            served.append(number)

    async with turns.of("a"):
        waiting = [asyncio.create_task(think(number)) for number in range(2)]
        async with turns.of("b"):
            await asyncio.sleep(0)
            assert served == []
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
    await waiting[1]
    assert (served, turns.thinking, turns.free, turns.waiting) == ([1], set(), 2, {})
