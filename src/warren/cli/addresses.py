"""Where others reach a house: the addresses of this machine in its networks, the likeliest first."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import psutil

from warren.core.errors import BadInput

Address = IPv4Address | IPv6Address

HIGHEST_PORT: Final = 65535
_NAMED: Final = re.compile(
    r"((?P<scheme>https?)://)?(?P<host>[\w.-]+|\[[\da-f:]+\])(:(?P<port>\d{1,5}))?/?", re.IGNORECASE
)
_FAR_AWAY: Final = ((socket.AF_INET, "198.51.100.1"), (socket.AF_INET6, "2001:db8::1"))
"""Of networks that are in books only (RFC 5737, RFC 3849): they tell which way leads out. Nothing is sent there."""


def origin_at(host: str, port: int) -> str:
    """Where a browser finds the house on that host."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def named_origin(given: str, port: int) -> str:
    """The same for what somebody has named: a host, with a port of its own if need be, or the origin of a proxy."""
    named = _NAMED.fullmatch(given)
    if named is None or int(named["port"] or 0) > HIGHEST_PORT:
        raise BadInput("serve/reached-at", address=given)
    own = named["port"] or ("" if named["scheme"] else port)
    return f"{named['scheme'] or 'http'}://{named['host']}" + (f":{own}" if own else "")


def origins(doors: Sequence[socket.socket]) -> list[str] | None:
    """Where others reach a house with these doors; None if they are open to this machine only.

    Asked anew each time: a machine that is carried about joins and leaves networks.
    """
    port: int = doors[0].getsockname()[1]
    bound = [ip_address(door.getsockname()[0]) for door in doors]
    if all(one.is_loopback for one in bound):
        return None
    versions = {one.version for one in bound if one.is_unspecified}
    reached = [one for one in _own() if one in bound or one.version in versions]
    return [origin_at(str(one), port) for one in reached]


def likeliest_first(found: Iterable[tuple[Address, bool]], outgoing: set[Address]) -> list[Address]:
    """Of addresses, each with whether it is that of a tunnel, those that others can use.

    IPv4 goes first: it is short, and everybody has it. A tunnel leads somewhere else than to whoever is next door.
    """
    usable = {
        one: (one.version, is_tunnel, one not in outgoing)
        for one, is_tunnel in found
        if not (one.is_loopback or one.is_link_local or one.is_multicast or one.is_unspecified)
    }
    return sorted(usable, key=usable.__getitem__)


def _own() -> list[Address]:
    """The addresses of this machine, at every interface that is up."""
    states = psutil.net_if_stats()
    found = [
        (ip_address(one.address), "pointopoint" in states[name].flags.split(","))
        for name, addresses in psutil.net_if_addrs().items()
        if name in states and states[name].isup
        for one in addresses
        if one.family in (socket.AF_INET, socket.AF_INET6)
    ]
    return likeliest_first(found, _outgoing())


def _outgoing() -> set[Address]:
    """The addresses that this machine itself uses, by the routes it knows."""
    used = set()
    for family, far_away in _FAR_AWAY:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far_away, 9))
            used.add(ip_address(asking.getsockname()[0]))
    return used
