"""Processes that work for us: they leave Ctrl-C to their parent, do not outlive it, and answer one by one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import DefaultContext, SpawnContext
from threading import Thread
from typing import Any, ParamSpec

P = ParamSpec("P")


class Child:
    """One process, and the line to it. It dies with its parent, or when it is ended, whatever it is doing then."""

    def __init__(self, context: DefaultContext | SpawnContext) -> None:
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_answer, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # or the end of the process would not be the end of the line

    def give(self, question: Callable[P, object], *given: P.args, **named: P.kwargs) -> None:
        """Ask. What was given first is answered first."""
        self.line.send((question, given, named))

    def take(self) -> Any:
        """Wait for an answer; a `ConnectionError` if the process ends before it, a `RuntimeError` if it failed."""
        try:
            answer, problem = self.line.recv()
        except (EOFError, OSError):
            raise ConnectionResetError from None
        if problem is not None:
            raise problem
        return answer

    def end(self) -> None:
        """End the process, whatever it is doing. Whoever waits for its answer hears of it."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _behave_as_child() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _answer(line: Connection) -> None:
    """What the process does until its parent hangs up."""
    _behave_as_child()
    while True:
        try:
            question, given, named = line.recv()
        except EOFError:
            return
        try:
            line.send((question(*given, **named), None))
        except Exception as problem:  # its parent decides what becomes of what fails
            line.send((None, RuntimeError(f"{type(problem).__name__}: {problem}")))
