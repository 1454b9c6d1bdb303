"""The log of the house: it never fills a disk, and says what it left out."""

from __future__ import annotations

import io
import logging
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from warren.server.logs import LINES, LONGEST, Ration

from .helpers import wait_until

RUN = "from warren.cli import main; main()"


def a_log(now: Callable[[], float]) -> tuple[logging.Logger, io.StringIO]:
    told = io.StringIO()
    logger = logging.Logger("a log")
    logger.addHandler(Ration(told, now))
    return logger, told


def test_a_flood_of_errors_is_cut_short_and_counted() -> None:
    time = [0.0]
    logger, told = a_log(lambda: time[0])
    for _ in range(LINES + 1000):
        logger.error("no more files can be open")
    assert told.getvalue().count("no more files") == LINES
    time[0] = 1.0
    logger.error("and another thing")
    lines = told.getvalue().splitlines()
    assert "1000 more" in lines[-2]
    assert "another thing" in lines[-1]


def test_lines_are_counted_by_a_clock_that_never_goes_back() -> None:
    assert Ration(io.StringIO())._allowed.now is time.monotonic


def test_what_was_left_out_is_said_at_the_end_at_the_latest() -> None:
    logger, told = a_log(lambda: 0.0)
    for _ in range(LINES + 7):
        logger.error("the same again")
    logger.handlers[0].close()
    assert "7 more" in told.getvalue().splitlines()[-1]


def test_a_long_traceback_is_told_by_its_beginning_and_its_end() -> None:
    logger, told = a_log(lambda: 0.0)
    logger.error("begins %s ends", "x" * 10 * LONGEST)
    assert len(told.getvalue()) < 2 * LONGEST
    assert "begins" in told.getvalue()
    assert "ends" in told.getvalue()


@pytest.mark.skipif(os.name == "nt", reason="files are limited in another way")
def test_a_house_that_can_open_no_more_files_says_so_in_a_few_lines_and_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'house.db'}"]
    program = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40)); {RUN}"
    with log.open("wb") as told, ExitStack() as calls:
        house = subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.PIPE, stderr=told)
        try:
            assert house.stdout is not None
            found = re.search(rb":([0-9]+)/", house.stdout.readline())
            assert found is not None
            port = int(found[1])
            for number in range(60):
                source = (f"127.0.0.{1 + number % 4}", 0)  # no more than one address may have
                calls.enter_context(socket.create_connection(("127.0.0.1", port), 60, source))
            wait_until(lambda: "were not logged" in log.read_text())
            calls.close()
            with socket.create_connection(("127.0.0.1", port), 60) as again:
                again.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: here\r\n\r\n")
                assert again.recv(12) == b"HTTP/1.1 404"
        finally:
            house.terminate()
            house.communicate()
