"""How the house is reached: its port, and every connection to it before anybody has understood a word.

A connection has to get on with it: send its whole request, take what it is sent. Each address has only so many, and
frames that say nothing are counted.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Sequence
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from warren.core.errors import BadInput
from warren.server.limits import Bucket, whereabouts
from warren.server.problems import problem_of
from warren.server.wire import frames

PATIENCE: Final = 30.0
"""Seconds for a request to arrive, and for an answer to be taken."""

MOST_CONNECTIONS: Final = 64
"""From one address; a proxy that was named has as many as it needs."""

MOST_IDLE_FRAMES: Final = 30
"""Pings, pongs and parts of messages that a connection may send at once, and one a second after that."""

LARGEST_FRAME: Final = 64 * 1024
"""Bytes; what is smaller than this and still too large is answered with a sentence."""

BACKLOG: Final = 128
"""Connections that wait to be accepted: where no more files can be open, each of them would be logged."""


def listening(host: str, port: int) -> socket.socket:
    """The port that was asked for, on an address of either kind.

    The protocol is given by its number, for only then does asyncio send what is written without waiting for more.
    """
    try:
        family, kind, protocol, _, address = min(  # IPv4, if a name has both
            socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        )
        found = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as problem:
        raise BadInput("serve/port", host=host, port=port) from problem
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # IPv4 has a door of its own: there guests are told by their own addresses
            found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError as problem:
        found.close()
        raise BadInput("serve/port", host=host, port=port) from problem
    return found


class Doorway(uvicorn.Config):
    """What uvicorn is told. For whom somebody asks is believed of the proxies that were named, and of nobody else."""

    def __init__(self, app: Any, proxies: Sequence[str] = (), patience: float = PATIENCE) -> None:
        self.patience = patience
        self.proxies = [_network(proxy) for proxy in proxies]
        super().__init__(
            app,
            http=Caller,
            ws=Speaker,
            ws_max_size=LARGEST_FRAME,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            forwarded_allow_ips=[str(proxy) for proxy in self.proxies],
            backlog=BACKLOG,
            timeout_graceful_shutdown=3,
        )

    def is_proxy(self, host: str) -> bool:
        return any(ip_address(host) in proxy for proxy in self.proxies)


def _network(proxy: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(proxy)
    except ValueError as problem:
        raise BadInput("serve/proxy", address=proxy) from problem


class Guarded(asyncio.Protocol):
    """A connection, whatever is spoken on it."""

    config: uvicorn.Config
    connections: set[Any]  # all that there are
    client: tuple[str, int] | None
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    whereabouts: str = ""
    is_unread: bool = False  # there is something that the other side has not taken yet
    deadline: asyncio.TimerHandle | None = None

    @property
    def doorway(self) -> Doorway:
        return cast(Doorway, self.config)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)  # or a connection that reads nothing would not be noticed
        host = self.client[0] if self.client else ""
        if host and not self.doorway.is_proxy(host):
            self.whereabouts = whereabouts(host)
        self.watch()

    def connection_lost(self, problem: Exception | None) -> None:
        super().connection_lost(problem)
        self._stop_watching()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_unread = True
        self.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_unread = False
        self.watch()

    def is_crowded(self) -> bool:
        others = [other for other in self.connections if other.whereabouts == self.whereabouts]
        return bool(self.whereabouts) and len(others) > MOST_CONNECTIONS

    def is_late(self) -> bool:
        """Whether it is for the other side to go on."""
        return self.is_unread

    def watch(self) -> None:
        """Begin to wait for the other side if it has to go on, or cease to."""
        if not self.is_late():
            self._stop_watching()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(self.doorway.patience, self.transport.abort)

    def _stop_watching(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Caller(Guarded, H11Protocol):
    """A connection that asks by HTTP."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.is_crowded():
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS, BadInput("wire/crowded", most=MOST_CONNECTIONS))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.is_unread = False  # from here on that is the other protocol's business

    def is_late(self) -> bool:
        return self.is_unread or self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _refuse(self, status: HTTPStatus, error: BadInput) -> None:
        body = problem_of(error).model_dump_json().encode()
        head = f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()


class Speaker(Guarded, WebSocketsSansIOProtocol):
    """A WebSocket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.idle_frames = Bucket(MOST_IDLE_FRAMES, 1, time.monotonic)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._hang_up(BadInput("wire/not-text"))
        else:
            super().send_receive_event_to_app()

    def _may_go_on(self) -> bool:
        """Count a frame that says nothing; the one too many ends the connection."""
        if not self.close_sent and not self.idle_frames.take():
            self._hang_up(BadInput("wire/too-many"))
        return not self.close_sent

    def _hang_up(self, error: BadInput) -> None:
        """Say why, and do not wait for what the other side has to say to that."""
        if self.handshake_complete:
            refused = frames.Refused(answers=0, problem=problem_of(error))
            self.conn.send_text(refused.model_dump_json().encode())
            self.conn.send_close(4000, error.code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 4000, "reason": error.code})
        self.close_sent = True
        self.transport.close()
