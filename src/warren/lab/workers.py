"""Worker processes: each does one task after another, and all are gone as soon as nobody wants their results."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import wait
from time import sleep
from typing import TypeVar

from warren.child import Child
from warren.core.errors import BadInput

Result = TypeVar("Result")

GLANCE = 0.1
"""Seconds until somebody who wants to stop is noticed."""


class Worker:
    """A process, and the tasks that it was given and has not done yet."""

    def __init__(self, work: Callable[[int], object]) -> None:
        self.work = work
        self.child = Child(get_context())
        self.owed: deque[int] = deque()

    def give(self, task: int | None) -> None:
        """Hand over a task, if there is one. Whether the process is still there shows when its result is taken."""
        if task is not None:
            self.owed.append(task)
            with suppress(OSError):
                self.child.give(self.work, task)


def results(
    work: Callable[[int], Result], tasks: Iterator[int], jobs: int, is_stopped: Callable[[], bool]
) -> Generator[tuple[int, Result], None, None]:
    """Each task with its result, in the order in which they get done. Ends early, at once, where that is asked for.

    No more processes are started than there are tasks. Whoever does not read on to the end closes this generator.
    """
    crew: list[Worker] = []
    try:
        for task in islice(tasks, jobs):
            crew.append(_started(work, jobs))
            crew[-1].give(task)
        for worker in crew:
            worker.give(next(tasks, None))  # one ahead, so that nobody has to wait for us
        while (busy := [worker for worker in crew if worker.owed]) and not is_stopped():
            ready = wait([worker.child.line for worker in busy], GLANCE)
            for worker in busy:
                if worker.child.line in ready:
                    yield worker.owed.popleft(), worker.child.take()
                    worker.give(next(tasks, None))
    except ConnectionError as problem:
        sleep(GLANCE)  # what ended that process may be on its way to us, to stop us in good order
        if not is_stopped():
            raise BadInput("arena/lost") from problem
    finally:
        for worker in crew:
            worker.child.end()


def _started(work: Callable[[int], object], jobs: int) -> Worker:
    try:
        return Worker(work)
    except OSError as problem:
        raise BadInput("arena/jobs", jobs=jobs) from problem
