"""Workers: all results, no waiting for what nobody wants, and nobody left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing
from itertools import count
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic, sleep

import pytest

from warren.core.errors import BadInput
from warren.lab.workers import results


def square(task: int) -> int:
    return task * task


def sleep_long(task: int) -> int:
    sleep(60 if task else 0)
    return task


def die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def never() -> bool:
    return False


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("tasks", [0, 1, 2, 20])
def test_every_task_is_done_once(jobs: int, tasks: int) -> None:
    assert sorted(results(square, iter(range(tasks)), jobs, never)) == [(task, task * task) for task in range(tasks)]
    assert active_children() == []


def test_tasks_are_asked_for_one_ahead_and_no_further() -> None:
    tasks = count()
    with closing(results(square, tasks, 2, never)) as found:
        next(found)
    assert next(tasks) <= 4


def test_closing_ends_workers_in_the_middle_of_their_tasks() -> None:
    began = monotonic()
    with closing(results(sleep_long, count(), 2, never)) as found:
        assert next(found) == (0, 0)
    assert monotonic() - began < 10
    assert active_children() == []


def test_who_stops_does_not_wait_for_running_tasks() -> None:
    began = monotonic()
    assert list(results(sleep_long, count(1), 2, lambda: monotonic() > began + 0.3)) == []
    assert monotonic() - began < 10
    assert active_children() == []


def test_a_worker_that_was_ended_from_outside_is_told() -> None:
    with pytest.raises(BadInput) as refusal:
        list(results(die, count(), 2, never))
    assert refusal.value.code == "arena/lost"
    assert active_children() == []


def test_a_worker_that_was_ended_together_with_us_is_not_told() -> None:
    began = monotonic()
    assert list(results(die, count(), 2, lambda: monotonic() > began + 0.05)) == []


def test_more_processes_than_can_be_started_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: BaseProcess) -> None:
        raise BlockingIOError

    monkeypatch.setattr(BaseProcess, "start", refuse)
    with pytest.raises(BadInput) as refusal:
        list(results(square, count(), 7, never))
    assert (refusal.value.code, refusal.value.arguments) == ("arena/jobs", {"jobs": 7})


PARENT = """
import os, sys
from itertools import count
from time import sleep
from warren.lab.workers import results

def work(task):
    print(os.getpid(), flush=True)
    sleep(60)

if __name__ == "__main__":
    list(results(work, count(), 2, lambda: False))
"""


def test_workers_do_not_outlive_a_parent_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [parent.stdout.readline(), parent.stdout.readline()]
        parent.kill()
        began = monotonic()
        assert parent.stdout.read() == ""  # comes when the last of them is gone, for they all hold this line
    assert all(workers)
    assert monotonic() - began < 10
