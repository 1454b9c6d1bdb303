"""How much one client may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil

from warren.core.errors import BadInput

LARGEST_BODY = 16 * 1024
"""Bytes of a request."""

LONGEST_RECORD = 256 * 1024
"""Characters of a record that somebody wants to look back at."""

LARGEST_RECORD = LONGEST_RECORD + LARGEST_BODY
"""Bytes of a request that holds a record."""

LARGEST_MESSAGE = 8 * 1024
"""Bytes of a message at a table."""

MOST_SEATED = 32
"""Connections to tables from one address."""


def whereabouts(host: str) -> str:
    """What counts as one address: an IPv6 network of 64 bits is one household, which has as many as it likes."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


class Bucket:
    """So many things at once, and so many a second after that."""

    def __init__(self, most: float, a_second: float, now: Callable[[], float]) -> None:
        self.most = most
        self.a_second = a_second
        self.now = now
        self.left = most
        self.at = now()

    def take(self, much: float = 1) -> bool:
        """Whether so much more is allowed now."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < much:
            return False
        self.left -= much
        return True

    def wait(self, much: float = 1) -> int:
        """Seconds until so much more is allowed."""
        return ceil((much - self.left) / self.a_second)


class Buckets:
    """One bucket for each client; the one that has been quiet longest is forgotten first.

    `now` is a clock that never goes back, or whoever is here would have to wait until it has caught up.
    """

    def __init__(self, most: float, a_second: float, now: Callable[[], float], clients: int = 10_000) -> None:
        self.most = most
        self.a_second = a_second
        self.now = now
        self.clients = clients
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        bucket = self.found.pop(client, None) or Bucket(self.most, self.a_second, self.now)
        self.found[client] = bucket
        if len(self.found) > self.clients:
            self.found.popitem(last=False)
        return bucket

    def take(self, client: str) -> bool:
        return self.of(client).take()

    def wait(self, client: str) -> int:
        """Seconds until a client that was refused may ask again."""
        return self.found[client].wait()


class Crowd:
    """How many each client has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        if self.here[client] >= self.most:
            raise BadInput("wire/crowded", most=self.most)
        self.here[client] += 1
        try:
            yield
        finally:
            self.here[client] -= 1
            if not self.here[client]:
                del self.here[client]
