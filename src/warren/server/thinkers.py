"""Where bots think: in processes of their own, so that they never stop the house. They get views, never tables."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from warren import bots
from warren.bots.advice import Advice, advise
from warren.build import is_compiled
from warren.child import behave_as_child
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


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_answer, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # or the end of the process would not be the end of the line

    def ask(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Wait for the answer; a `ConnectionError` if the process ends before it."""
        self._line.send((question, given, named))
        try:
            answer: T
            answer, problem = self._line.recv()
        except EOFError:
            raise ConnectionResetError from None
        if problem is not None:
            raise problem
        return answer

    def end(self) -> None:
        """End the process, whatever it is doing. Whoever waits for its answer hears of it."""
        self._process.kill()
        self._process.join()


def _answer(line: Connection) -> None:
    """What a thinker's process does until the house hangs up."""
    behave_as_child()
    while True:
        try:
            question, given, named = line.recv()
        except EOFError:
            return
        try:
            line.send((question(*given, **named), None))
        except Exception as problem:  # the house decides what becomes of a bot that fails
            line.send((None, RuntimeError(f"{type(problem).__name__}: {problem}")))


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
        self._idle: list[Thinker] = []
        self._busy: list[Thinker] = []
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
                await self._answer(Thinker(), prepare, game)

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

    def _thinker(self) -> Thinker:
        return self._idle.pop() if self._idle else Thinker()

    async def _answer(self, thinker: Thinker, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        self._busy.append(thinker)
        asked = self._threads.submit(lambda: thinker.ask(question, *given, **named))
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
