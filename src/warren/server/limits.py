"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

LARGEST_BODY = 16 * 1024
"""Bytes of a request."""

LONGEST_RECORD = 512 * 1024
"""Characters of a record that somebody wants to look back at."""

LARGEST_RECORD = LONGEST_RECORD + LARGEST_BODY
"""Bytes of a request that holds a record."""

LARGEST_MESSAGE = 8 * 1024
"""Bytes of a message at a table."""


class Bucket:
    """So many things at once, and so many a second after that."""

    def __init__(self, most: float, a_second: float, now: Callable[[], float]) -> None:
        self.most = most
        self.a_second = a_second
        self.now = now
        self.left = most
        self.at = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """Seconds until one more is allowed."""
        return ceil((1 - self.left) / self.a_second)


class Buckets:
    """One bucket for each client; the one that has been quiet longest is forgotten first."""

    def __init__(self, most: float, a_second: float, now: Callable[[], float], clients: int = 10_000) -> None:
        self.most = most
        self.a_second = a_second
        self.now = now
        self.clients = clients
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self.found.pop(client, None) or Bucket(self.most, self.a_second, self.now)
        self.found[client] = bucket
        if len(self.found) > self.clients:
            self.found.popitem(last=False)
        return bucket.take()

    def wait(self, client: str) -> int:
        """Seconds until a client that was refused may ask again."""
        return self.found[client].wait()
