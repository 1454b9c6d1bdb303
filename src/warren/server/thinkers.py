"""Where bots think: in processes of their own, so that they never stop the house. They get views, never tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from typing import ParamSpec, TypeVar

from warren import bots
from warren.bots.advice import Advice, advise
from warren.build import is_compiled
from warren.core.rng import fast
from warren.games import get
from warren.pool import Pool
from warren.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 1.0 if is_compiled() else 3.0
"""How much more time bots are given at a game in which they think slowly."""

LONGEST_THOUGHT = 20.0
"""Seconds after which a bot's thinking is given up."""


def think(game: str, view: bytes, bot: str, source: str, seconds: float) -> list[int]:
    """A whole move of a bot, the same whenever it is asked from the same source of chance and has time enough."""
    return bots.make(bot, fast(source), seconds).move(get(game).load_view(view))


def advice(game: str, view: bytes, source: str) -> Advice:
    """What the search would do."""
    return advise(get(game).load_view(view), fast(source))


def prepare(game: str) -> None:
    """What takes a process long the first time."""
    get(game)


class Thinkers:
    """A few processes that think, each started when there is need for it, and one more that advises people.

    Tables take turns, and so do those who ask for advice; but bots never wait for advice: it would show that somebody
    asks. A process that dies is replaced, and its question is asked again once. One that takes too long, or whose
    answer nobody waits for any more, is ended: it would think on. What comes next does not wait for another one in its
    place: it would show that one was ended.
    """

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT) -> None:
        self.longest = longest
        self.patience = PATIENCE
        self._pool = Pool(processes + 2)  # advice, and one that is being started: bots wait for neither
        self._bots = Turns(processes)
        self._advice = Turns(1)
        self._wanted = 0  # processes, as soon as there was need for so many

    @asynccontextmanager
    async def turn(self, table: str, game: str) -> AsyncIterator[None]:
        """The turn of a table's bots to think, with a process that is ready: starting one may take longer than they."""
        async with self._bots.of(table):
            if self._wanted < len(self._bots.thinking):
                self._wanted += 1
                with suppress(OSError, RuntimeError, TimeoutError):  # then thinking fails as well, and is dealt with
                    await self._answer(self._pool.start(prepare, game))
            try:
                yield
            finally:
                self._wanted = max(self._wanted, len(self._bots.thinking) + 1)
                for _ in range(self._wanted - len(self._pool)):
                    self._pool.start(prepare, game)

    async def think(self, game: str, view: bytes, bot: str, source: str, seconds: float) -> list[int]:
        """A whole move of a bot, in its table's turn, and no longer than so many seconds if it searches."""
        return await self._ask(think, game, view, bot, source, seconds)

    async def advice(self, game: str, view: bytes, source: str, person: str) -> Advice:
        async with self._advice.of(person):
            return await self._ask(advice, game, view, source)

    async def _ask(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        return await self._answer(self._pool.ask(question, *given, **named))

    async def _answer(self, asked: Future[T]) -> T:
        return await asyncio.wait_for(asyncio.wrap_future(asked), self.longest)

    def close(self) -> None:
        self._pool.close()
