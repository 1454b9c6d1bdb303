"""Where bots think: in processes of their own, so that they never stop the house. They get views, never tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from warren import bots
from warren.bots.advice import Advice, advise
from warren.build import is_compiled
from warren.child import Child
from warren.core.rng import fast
from warren.games import get
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


def _begun() -> Child:
    """A process that thinks: not a fork, for the house has threads."""
    return Child(get_context("spawn"))


def _asked(thinker: Child, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """The answer, which is waited for."""
    thinker.give(question, *given, **named)
    answer: T = thinker.take()
    return answer


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
        self._threads = ThreadPoolExecutor(processes + 1, "thinker")  # each waits for one process
        self._bots = Turns(processes)
        self._advice = Turns(1)
        self._idle: list[Child] = []
        self._busy: list[Child] = []
        self._wanted = 0  # processes, as soon as there was need for so many
        self._starting: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @asynccontextmanager
    async def turn(self, table: str, game: str) -> AsyncIterator[None]:
        """The turn of a table's bots to think, with a process that is ready: starting one may take longer than they."""
        async with self._bots.of(table):
            if self._wanted < len(self._bots.thinking):
                self._wanted += 1
                await self._start(game)
            try:
                yield
            finally:
                self._wanted = max(self._wanted, len(self._bots.thinking) + 1)
                for _ in range(self._wanted - len(self._idle) - len(self._busy)):
                    self._starting.add(asyncio.create_task(self._start(game)))

    async def _start(self, game: str) -> None:
        """Have one more process that is ready."""
        self._starting = {task for task in self._starting if not task.done()}
        if not self._is_closed:
            with suppress(OSError, RuntimeError, TimeoutError):  # then thinking fails as well, and is dealt with
                await self._answer(_begun(), prepare, game)

    async def think(self, game: str, view: bytes, bot: str, source: str, seconds: float) -> list[int]:
        """A whole move of a bot, in its table's turn, and no longer than so many seconds if it searches."""
        return await self._ask(think, game, view, bot, source, seconds)

    async def advice(self, game: str, view: bytes, source: str, person: str) -> Advice:
        async with self._advice.of(person):
            return await self._ask(advice, game, view, source)

    async def _ask(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        try:
            return await self._answer(self._thinker(), question, *given, **named)
        except ConnectionError:
            return await self._answer(self._thinker(), question, *given, **named)

    def _thinker(self) -> Child:
        return self._idle.pop() if self._idle else _begun()

    async def _answer(self, thinker: Child, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        self._busy.append(thinker)
        asked = self._threads.submit(lambda: _asked(thinker, question, *given, **named))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), self.longest)
        finally:
            self._busy.remove(thinker)
            if asked.cancelled() or (asked.done() and not isinstance(asked.exception(), ConnectionError)):
                self._idle.append(thinker)  # it has answered, or was never asked
            else:
                thinker.end()

    def close(self) -> None:
        self._is_closed = True
        for thinker in self._idle + self._busy:
            thinker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
