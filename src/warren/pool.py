"""Processes that work for us: they leave Ctrl-C to us, do not outlive us, and answer one question at a time each."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

# A process is a fork of one that has loaded what ours have to do with, and no threads. We have some: never fork us.
if sys.platform == "win32":
    _CONTEXT: Final = get_context("spawn")
else:
    _CONTEXT: Final = get_context("forkserver")

_LOADED: Final = (__name__, "warren.bots", "warren.games")
"""What that one loads beforehand, with all modules inside that we have loaded."""


class Pool:
    """So many processes at most, each started when there is need for it.

    One that dies is replaced, and its question asked again, once. Whoever cancels an answer ends the process that works
    on it, which would go on otherwise.
    """

    def __init__(self, most: int) -> None:
        self._threads = ThreadPoolExecutor(most)  # each waits for one process
        self._lock = Lock()
        self._idle: list[Child] = []
        self._busy: dict[Future[Any], Child | None] = {}  # by what they are to answer; None: it is being started
        self._is_closed = False

    def __len__(self) -> int:
        """How many processes there are, or are being started."""
        return len(self._idle) + len(self._busy)

    def ask(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
        """What a process answers. Questions wait in their order if all are busy."""
        return self._asked(Future(), lambda child: child.answer(question, *given, **named))

    def start(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
        """What one process more answers, which is started for that."""
        answer: Future[T] = Future()
        self._busy[answer] = None
        return self._asked(answer, lambda child: child.answer(question, *given, **named))

    def close(self) -> None:
        """End all processes, whatever they are doing. What was not answered is cancelled."""
        with self._lock:
            self._is_closed = True
            busy = list(self._busy)
        for answer in busy:
            answer.cancel()
        for child in self._idle:
            child.end()
        self._threads.shutdown(wait=False)

    def _asked(self, answer: Future[T], ask: Callable[[Child], T]) -> Future[T]:
        answer.add_done_callback(self._let_go)
        self._threads.submit(self._settle, answer, ask)
        return answer

    def _let_go(self, answer: Future[Any]) -> None:
        """End the process that works on an answer that nobody waits for any more."""
        with self._lock:
            child = self._busy.pop(answer, None)
        if child is not None:
            child.end()

    def _settle(self, answer: Future[T], ask: Callable[[Child], T]) -> None:
        """In a thread of its own: have a process answer, or another one if that dies."""
        try:
            try:
                found = self._found(answer, ask)
            except ConnectionError:
                found = self._found(answer, ask)
        except Exception as problem:  # whatever it is, who asked hears of it
            if answer.set_running_or_notify_cancel():
                answer.set_exception(problem)
        else:
            if answer.set_running_or_notify_cancel():
                answer.set_result(found)

    def _found(self, answer: Future[T], ask: Callable[[Child], T]) -> T:
        child = self._engaged(answer)
        try:
            return ask(child)
        except ConnectionError:
            self._let_go(answer)
            raise
        finally:
            with self._lock:
                if self._busy.pop(answer, None) is not None:
                    self._idle.append(child)

    def _engaged(self, answer: Future[Any]) -> Child:
        """A process that has nothing else to do; a `CancelledError` if nobody waits for the answer any more."""
        if self._is_closed:
            answer.cancel()
        with self._lock:
            if answer.cancelled():
                raise CancelledError
            if self._idle and answer not in self._busy:
                self._busy[answer] = child = self._idle.pop()
                return child
            self._busy[answer] = None
        try:
            child = Child()
        except BaseException:
            self._let_go(answer)
            raise
        with self._lock:
            if answer in self._busy:
                self._busy[answer] = child
                return child
        child.end()
        raise CancelledError


class Child:
    """One process, and the line to it."""

    def __init__(self) -> None:
        self._line, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_answer, args=(theirs,), daemon=True)
        with _unheard():
            self._process.start()
        theirs.close()  # or the end of the process would not be the end of the line

    def answer(self, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Ask, and wait; a `ConnectionError` if the process ends before it answers, a `RuntimeError` if it failed."""
        try:
            self._line.send((question, given, named))
            answer, problem = self._line.recv()
        except (EOFError, OSError):
            raise ConnectionResetError from None
        if problem is not None:
            raise problem
        found: T = answer
        return found

    def end(self) -> None:
        """End the process, whatever it is doing. Whoever waits for its answer hears of it."""
        self._process.kill()
        self._process.join()


@contextmanager
def _unheard() -> Iterator[None]:
    """What is started meanwhile hears of Ctrl-C from its first moment on as little as later: that is for us."""
    if sys.platform == "win32":
        yield
        return
    _CONTEXT.set_forkserver_preload([module for module in list(sys.modules) if module.startswith(_LOADED)])
    resource_tracker.ensure_running()  # or its own start would let Ctrl-C in again
    known = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, known)


def _answer(line: Connection) -> None:
    """What the process does until its parent hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            question, given, named = line.recv()
        except EOFError:
            return
        try:
            line.send((question(*given, **named), None))
        except Exception as problem:  # its parent decides what becomes of what fails
            line.send((None, RuntimeError(f"{type(problem).__name__}: {problem}")))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
