"""Where bots think: in processes of their own, so that they never stop the house. They get views, never tables."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from warren import bots
from warren.bots.advice import Advice, advise
from warren.child import behave_as_child
from warren.core.rng import fast
from warren.games import get

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_THOUGHT = 20.0
"""Seconds after which a bot's thinking is given up."""


def think(game: str, view: bytes, bot: str, source: str) -> int:
    """What a bot does, the same whenever it is asked from the same source of chance."""
    return int(bots.make(bot, fast(source)).choose(get(game).load_view(view)))


def advice(game: str, view: bytes, source: str) -> Advice:
    """What the search would do."""
    return advise(get(game).load_view(view), fast(source))


class Thinkers:
    """A few processes that think. One that dies is replaced, and its question is asked again once."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=behave_as_child)

    async def think(self, game: str, view: bytes, bot: str, source: str) -> int:
        return await self._ask(think, game, view, bot, source)

    async def advice(self, game: str, view: bytes, source: str) -> Advice:
        return await self._ask(advice, game, view, source)

    async def _ask(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        try:
            return await self._answer(question, *given, **named)
        except BrokenProcessPool:
            self._pool = self._made()
            return await self._answer(question, *given, **named)

    async def _answer(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        asked = self._pool.submit(question, *given, **named)
        return await asyncio.wait_for(asyncio.wrap_future(asked), LONGEST_THOUGHT)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
