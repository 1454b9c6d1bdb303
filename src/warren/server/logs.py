"""What the house logs: so many lines and no more, each of a length that can be read."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, TextIO

from warren.server.limits import Bucket

LINES: Final = 50
"""Records that are logged at once."""

LINES_A_SECOND: Final = 1.0

LONGEST: Final = 8000
"""Characters of one of them, with its traceback: its end says what went wrong."""


class Ration(logging.StreamHandler[TextIO]):
    """Logs so much, counts the rest, and says how much that was before it goes on."""

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._allowed = Bucket(LINES, LINES_A_SECOND, now)
        self._left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        if not self._allowed.take():
            self._left_out += 1
            return
        self._own_up()
        super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n...\n{text[-LONGEST // 2 :]}"

    def close(self) -> None:
        self._own_up()
        super().close()

    def _own_up(self) -> None:
        if self._left_out:
            self.stream.write(f"({self._left_out} more were not logged: there were too many at once.)\n")
            self._left_out = 0


def ration_logs() -> None:
    """All that is logged in this process goes one way."""
    logging.basicConfig(handlers=[Ration()], level=logging.WARNING)
