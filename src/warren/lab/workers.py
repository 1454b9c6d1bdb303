"""Tasks done by several processes, which are gone as soon as nobody wants their results."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from time import sleep
from typing import TypeVar

from warren.core.errors import BadInput
from warren.pool import Pool

Result = TypeVar("Result")

GLANCE = 0.1
"""Seconds until somebody who wants to stop is noticed."""


def results(
    work: Callable[[int], Result], tasks: Iterator[int], jobs: int, is_stopped: Callable[[], bool]
) -> Generator[tuple[int, Result], None, None]:
    """Each task with its result, in the order in which they get done. Ends early, at once, where that is asked for.

    No more processes are started than there are tasks. Whoever does not read on to the end closes this generator.
    """
    pool = Pool(jobs)
    asked: dict[Future[Result], int] = {}

    def ask(most: int) -> None:
        for task in islice(tasks, most):
            asked[pool.ask(work, task)] = task

    try:
        ask(2 * jobs)  # one ahead for each, so that nobody has to wait for us
        while asked and not is_stopped():
            for answer in wait(asked, GLANCE, FIRST_COMPLETED).done:
                yield asked.pop(answer), answer.result()
                ask(1)
    except ConnectionError as problem:
        sleep(GLANCE)  # what ended that process may be on its way to us, to stop us in good order
        if not is_stopped():
            raise BadInput("arena/lost") from problem
    except OSError as problem:
        raise BadInput("arena/jobs", jobs=jobs) from problem
    finally:
        pool.close()
