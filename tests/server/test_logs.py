"""The log of the house: it never fills a disk, and says what it left out."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable

from warren.server.logs import LINES, LONGEST, Ration


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
