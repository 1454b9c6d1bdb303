"""Where bots think: in processes of their own, so that they never stop the house. They get views, never tables."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
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
    """A few processes that think, each started when there is need for it.

    One that dies is replaced, and its question is asked again once. One that takes too long, or whose answer nobody
    waits for any more, is ended: it would think on.
    """

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT) -> None:
        self.longest = longest
        self._threads = ThreadPoolExecutor(processes, "thinker")  # each waits for one process
        self._room = asyncio.Semaphore(processes)
        self._idle: list[Thinker] = []
        self._busy: list[Thinker] = []

    async def think(self, game: str, view: bytes, bot: str, source: str) -> int:
        return await self._ask(think, game, view, bot, source)

    async def advice(self, game: str, view: bytes, source: str) -> Advice:
        return await self._ask(advice, game, view, source)

    async def _ask(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        async with self._room:
            try:
                return await self._answer(question, *given, **named)
            except ConnectionError:
                return await self._answer(question, *given, **named)

    async def _answer(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        thinker = self._idle.pop() if self._idle else Thinker()
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
        for thinker in self._idle + self._busy:
            thinker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
