"""Thinking beside the screen: in a thread of its own, which nobody has to wait for.

The threads are daemons: who quits does not wait for a bot. What they need is given to them when they begin, and what
they find comes back as a message, so that only the screen's thread ever touches the session.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

from textual.message import Message
from textual.message_pump import MessagePump

T = TypeVar("T")


class Thought(Message):
    """What was thought, and what to do with it; `problem` is set instead if the thinking failed."""

    def __init__(self, then: Callable[[], None], problem: Exception | None = None) -> None:
        super().__init__()
        self.then = then
        self.problem = problem


def think(pump: MessagePump, thought: Callable[[], T], then: Callable[[T], None]) -> None:
    """Think in a thread, and have a `Thought` posted that tells `then` the answer."""
    Thread(target=_think, args=(pump, thought, then), daemon=True).start()


def _think(pump: MessagePump, thought: Callable[[], T], then: Callable[[T], None]) -> None:
    try:
        answer = thought()
        message = Thought(lambda: then(answer))
    except Exception as problem:
        message = Thought(lambda: None, problem)
    with contextlib.suppress(RuntimeError):  # the screen has been closed meanwhile
        pump.post_message(message)
