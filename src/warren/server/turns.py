"""Whose turn it is to think: tables one after the other, and each one thought at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at a time. A table that has much to think about never keeps another waiting for more than one thought."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.thinking: set[str] = set()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by table, in the order of their turns

    @asynccontextmanager
    async def of(self, table: str) -> AsyncIterator[None]:
        """Wait for the turn of a table, and have it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(turn)
        self._give()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self.thinking.remove(table)
                self.free += 1
                if table in self.waiting:
                    self.waiting[table] = self.waiting.pop(table)  # behind all others
            self._give()

    def _give(self) -> None:
        """Give free places to the tables whose turn it is."""
        for table in list(self.waiting):
            if self.free and table not in self.thinking:
                self._give_to(table)

    def _give_to(self, table: str) -> None:
        turns = self.waiting[table]
        while turns and table not in self.thinking:
            turn = turns.popleft()
            if not turn.cancelled():  # somebody still waits for it
                turn.set_result(None)
                self.thinking.add(table)
                self.free -= 1
        if not turns:
            del self.waiting[table]
