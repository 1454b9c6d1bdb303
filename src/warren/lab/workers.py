"""Worker processes: each does one task after another, and all are gone as soon as nobody wants their results."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from time import sleep
from typing import Generic, Never, TypeVar

from warren.child import behave_as_child
from warren.core.errors import BadInput

Result = TypeVar("Result")

GLANCE = 0.1
"""Seconds until somebody who wants to stop is noticed."""


class Worker(Generic[Result]):
    """A process, the line to it, and the tasks that it was given and has not done yet."""

    def __init__(self, work: Callable[[int], Result]) -> None:
        self.line, far = Pipe()
        self.owed: deque[int] = deque()
        self.process = Process(target=_work, args=(work, far), daemon=True)
        self.process.start()
        far.close()

    def give(self, task: int | None) -> None:
        """Hand over a task, if there is one. Whether the process is still there shows when its result is taken."""
        if task is not None:
            self.owed.append(task)
            with suppress(OSError):
                self.line.send(task)

    def take(self) -> tuple[int, Result]:
        """The result of the oldest task. Where the process has ended, there is none: an `EOFError`."""
        try:
            result: Result = self.line.recv()
        except OSError as problem:
            raise EOFError from problem
        return self.owed.popleft(), result

    def close(self) -> None:
        self.process.join()
        self.process.close()
        self.line.close()


def results(
    work: Callable[[int], Result], tasks: Iterator[int], jobs: int, is_stopped: Callable[[], bool]
) -> Generator[tuple[int, Result], None, None]:
    """Each task with its result, in the order in which they get done. Ends early, at once, where that is asked for.

    No more processes are started than there are tasks. Whoever does not read on to the end closes this generator.
    """
    crew: list[Worker[Result]] = []
    try:
        for task in islice(tasks, jobs):
            crew.append(_started(work, jobs))
            crew[-1].give(task)
        for worker in crew:
            worker.give(next(tasks, None))  # one ahead, so that nobody has to wait for us
        while (busy := [worker for worker in crew if worker.owed]) and not is_stopped():
            ready = wait([worker.line for worker in busy], GLANCE)
            for worker in busy:
                if worker.line in ready:
                    yield worker.take()
                    worker.give(next(tasks, None))
    except EOFError as problem:
        sleep(GLANCE)  # what ended that process may be on its way to us, to stop us in good order
        if not is_stopped():
            raise BadInput("arena/lost") from problem
    finally:
        for worker in crew:
            worker.process.kill()
        for worker in crew:
            worker.close()


def _started(work: Callable[[int], Result], jobs: int) -> Worker[Result]:
    try:
        return Worker(work)
    except OSError as problem:
        raise BadInput("arena/jobs", jobs=jobs) from problem


def _work(work: Callable[[int], object], line: Connection) -> Never:
    """What a worker does until it is killed."""
    behave_as_child()
    while True:
        line.send(work(line.recv()))
