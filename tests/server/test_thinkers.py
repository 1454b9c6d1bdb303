"""Bots think in processes of their own: what becomes of one that thinks too long, fails, or dies."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess

import pytest

from warren.games import get
from warren.server.thinkers import LONGEST_THOUGHT, Thinkers

from .helpers import run

FOR_EVER = "search:9999999"


def question(bot: str) -> tuple[str, bytes, str, str]:
    table = get("jackrabbit").new("a question", "fast")
    return "jackrabbit", table.view(table.seats()[0]).dump(), bot, "chance"


@asynccontextmanager
async def some_thinkers(processes: int = 1, longest: float = LONGEST_THOUGHT) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(processes, longest)
    try:
        yield thinkers
    finally:
        thinkers.close()


def processes() -> list[BaseProcess]:
    return multiprocessing.active_children()


async def until_there_is_one() -> BaseProcess:
    while not processes():
        await asyncio.sleep(0.01)
    return processes()[0]


def test_a_bot_that_thinks_too_long_is_ended_and_the_next_one_answers() -> None:
    async def test() -> None:
        async with some_thinkers(longest=1.5) as thinkers:
            with pytest.raises(TimeoutError):
                await thinkers.think(*question(FOR_EVER))
            assert processes() == []
            thinkers.longest = LONGEST_THOUGHT
            assert await thinkers.think(*question("random")) >= 0

    run(test)


def test_a_hint_that_takes_too_long_leaves_no_process_running() -> None:
    async def test() -> None:
        async with some_thinkers(longest=0.05) as thinkers:
            game, view, _, source = question("")
            with pytest.raises(TimeoutError):
                await thinkers.advice(game, view, source)
            assert processes() == []

    run(test)


def test_a_thought_that_nobody_waits_for_any_more_is_ended() -> None:
    async def test() -> None:
        async with some_thinkers() as thinkers:
            asked = asyncio.create_task(thinkers.think(*question(FOR_EVER)))
            await until_there_is_one()
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert processes() == []

    run(test)


def test_a_process_that_dies_is_replaced_and_its_question_asked_again() -> None:
    async def test() -> None:
        async with some_thinkers() as thinkers:
            asked = asyncio.create_task(thinkers.think(*question("random")))
            (await until_there_is_one()).kill()
            assert await asked >= 0

    run(test)


def test_a_bot_that_fails_says_so_and_its_process_answers_on() -> None:
    async def test() -> None:
        async with some_thinkers() as thinkers:
            with pytest.raises(RuntimeError, match="UnknownBot"):
                await thinkers.think(*question("nobody"))
            [before] = processes()
            assert await thinkers.think(*question("random")) >= 0
            assert processes() == [before]

    run(test)


def test_no_more_processes_think_than_there_may_be_and_none_outlives_the_house() -> None:
    async def test() -> None:
        async with some_thinkers(processes=2) as thinkers:
            await asyncio.gather(*(thinkers.think(*question("random")) for _ in range(6)))
            assert 1 <= len(processes()) <= 2
        assert processes() == []

    run(test)
