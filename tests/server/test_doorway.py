"""The port of the house and the connections to it, as uvicorn serves them; on this machine's own addresses only."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from warren.cli.addresses import origin_at
from warren.server import app, doorway, live
from warren.server.app import create_app
from warren.server.doorway import MOST_CONNECTIONS, MOST_IDLE_FRAMES, PATIENCE, Doorway, listening
from warren.server.house import Clock
from warren.server.pace import Pace

from .helpers import wait_until

SOON = 0.05
LARGE = 32 * 1024 * 1024
"""More than the machine takes for somebody who reads nothing."""


class Opened:
    """A house that is open."""

    def __init__(self, config: Doorway, door: socket.socket) -> None:
        self.server = uvicorn.Server(config)
        self.host, self.port = door.getsockname()[:2]
        self.address = f"{origin_at(self.host, self.port)}/"

    def connections(self) -> list[Any]:
        return list(self.server.server_state.connections)

    def call(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection((self.host, self.port), timeout=60, source_address=(source, 0))

    @contextmanager
    def client(self, source: str = "127.0.0.1") -> Iterator[httpx2.Client]:
        transport = httpx2.HTTPTransport(local_address=source)
        with httpx2.Client(base_url=self.address, transport=transport, timeout=60) as client:
            yield client

    def is_open_to(self, source: str) -> bool:
        with self.client(source) as client:
            return client.get("/").text == "the page"


@contextmanager
def opened(
    folder: Path, host: str = "127.0.0.1", proxies: tuple[str, ...] = (), patience: float = PATIENCE
) -> Iterator[Opened]:
    clock = Clock(steady=lambda: 1000.0)  # limits do not fill up again
    made = create_app(f"sqlite:///{folder / 'house.db'}", 1, clock, Pace(0, 0), folder)
    with listening(host, 0) as door:
        house = Opened(Doorway(made, proxies, patience), door)
        running = threading.Thread(target=house.server.run, args=([door],))
        running.start()
        wait_until(lambda: house.server.started)
        try:
            yield house
        finally:
            house.server.should_exit = True
            running.join()


def at_a_table(house: Opened, table: str = "nothing", source: str = "127.0.0.1") -> ClientConnection:
    address = f"ws://{house.host}:{house.port}/api/tables/{table}/live"
    return connect(address, proxy=None, source_address=(source, 0))


def rest_of(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


@pytest.fixture(autouse=True)
def page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")


def test_what_is_written_is_sent_at_once_and_does_not_wait_for_more(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.call():
        wait_until(lambda: bool(house.connections()))
        [accepted] = house.connections()
        taken = accepted.transport.get_extra_info("socket")
        assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


def test_the_house_can_be_reached_by_ipv6(tmp_path: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with opened(tmp_path, "::1") as house:
        assert house.address == f"http://[::1]:{house.port}/"
        assert house.is_open_to("::1")


def test_nobody_is_told_what_serves_the_page_and_its_head_can_be_asked_for(tmp_path: Path) -> None:
    with opened(tmp_path) as house, house.client() as client:
        answer = client.head("/")
        assert answer.status_code == 200
        assert answer.headers["content-length"] == "8"
        assert "server" not in answer.headers


# --- who says nothing ------------------------------------------------------------------------------------------------

HEAD = b"POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"
ASKED = HEAD + b'\r\n{"name":"Ann"}'


@pytest.mark.parametrize("said", [b"", b"GE", HEAD, HEAD + b'\r\n{"name":'])
def test_a_connection_that_does_not_send_its_whole_request_ends(tmp_path: Path, said: bytes) -> None:
    with opened(tmp_path, patience=SOON) as house, house.call() as connection:
        connection.sendall(said)
        assert rest_of(connection) == b""
        wait_until(lambda: not house.connections())


def test_a_connection_that_begins_a_second_request_has_to_end_it_too(tmp_path: Path) -> None:
    with opened(tmp_path, patience=SOON) as house, house.call() as connection:
        connection.sendall(ASKED + HEAD)
        assert b"201 Created" in rest_of(connection)


def test_a_connection_that_does_not_take_its_answer_ends(tmp_path: Path) -> None:
    (tmp_path / "assets" / "large.bin").write_bytes(bytes(LARGE))
    with opened(tmp_path, patience=SOON) as house, house.call() as connection:
        connection.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: here\r\nAccept-Encoding: identity\r\n\r\n")
        assert connection.recv(15) == b"HTTP/1.1 200 OK"
        wait_until(lambda: not house.connections())
        assert len(rest_of(connection)) < LARGE


def test_a_connection_to_a_table_that_takes_nothing_any_more_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PATIENCE", 1000.0)
    with opened(tmp_path, patience=SOON) as house, at_a_table(house):
        wait_until(lambda: bool(house.connections()))
        [speaker] = house.connections()
        speaker.loop.call_soon_threadsafe(speaker.pause_writing)  # as the machine does when it can take no more
        wait_until(lambda: not house.connections())


# --- how many --------------------------------------------------------------------------------------------------------


def test_an_address_has_only_so_many_connections_at_once(tmp_path: Path) -> None:
    with opened(tmp_path) as house, ExitStack() as calls:
        for _ in range(MOST_CONNECTIONS):
            calls.enter_context(house.call())
        wait_until(lambda: len(house.connections()) == MOST_CONNECTIONS)
        with house.call() as one_too_many:
            head, body = rest_of(one_too_many).split(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert json.loads(body)["code"] == "wire/crowded"
        assert house.is_open_to("127.0.0.2")


def test_connections_to_tables_count_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "MOST_CONNECTIONS", 1)
    with opened(tmp_path) as house, at_a_table(house):
        with house.call() as one_too_many:
            assert rest_of(one_too_many).startswith(b"HTTP/1.1 429 ")
        assert house.is_open_to("127.0.0.2")


def test_addresses_of_one_household_have_their_connections_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorway, "MOST_CONNECTIONS", 1)
    monkeypatch.setattr(doorway, "whereabouts", lambda host: host[: host.rindex(".")])
    with opened(tmp_path) as house, house.call("127.0.0.1"):
        wait_until(lambda: len(house.connections()) == 1)
        with house.call("127.0.0.2") as one_too_many:
            assert rest_of(one_too_many).startswith(b"HTTP/1.1 429 ")
        assert house.is_open_to("127.0.1.1")


def test_each_address_has_its_own_seats_at_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_SEATED", 1)
    with opened(tmp_path) as house, at_a_table(house):
        with at_a_table(house) as one_too_many:
            assert json.loads(one_too_many.recv())["problem"]["code"] == "wire/crowded"
        with at_a_table(house, source="127.0.0.2") as other:
            other.send('{"type": "hello"}')
            assert json.loads(other.recv())["problem"]["code"] == "table/unknown"


def test_guests_of_one_household_are_limited_together(tmp_path: Path) -> None:
    with opened(tmp_path, proxies=("127.0.0.1",)) as house, house.client() as client:
        for network, answers in (("2001:db8:1:2::", {201, 429}), ("2001:db8:1:3::", {201})):
            guests = [{"X-Forwarded-For": f"{network}{number:x}"} for number in range(1, 60 + len(answers))]
            told = [client.post("/api/people", json={"name": "Ann"}, headers=guest) for guest in guests]
            assert {answer.status_code for answer in told} == answers


def test_whom_somebody_asks_for_is_believed_of_proxies_that_were_named_only(tmp_path: Path) -> None:
    for proxies, answers in (((), {201, 429}), (("127.0.0.2",), {201, 429}), (("127.0.0.0/31", "::1"), {201})):
        with opened(tmp_path, proxies=proxies) as house, house.client() as client:
            guests = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(70)]
            told = [client.post("/api/people", json={"name": "Ann"}, headers=guest) for guest in guests]
            assert {answer.status_code for answer in told} == answers


def test_a_proxy_that_was_named_has_as_many_connections_as_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorway, "MOST_CONNECTIONS", 1)
    with opened(tmp_path, proxies=("127.0.0.1",)) as house, house.call(), house.call():
        wait_until(lambda: len(house.connections()) == 2)
        assert house.is_open_to("127.0.0.1")


# --- frames that say nothing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_flood_of_frames_that_say_nothing_ends_the_connection_with_a_sentence(tmp_path: Path, opcode: Opcode) -> None:
    flood = Frame(opcode, b"").serialize(mask=True) * (10 * MOST_IDLE_FRAMES)
    with opened(tmp_path) as house:
        with at_a_table(house) as connection:
            connection.socket.sendall(flood)
            assert json.loads(connection.recv())["problem"]["code"] == "wire/too-many"
            with pytest.raises(ConnectionClosed) as ended:
                connection.recv()
        assert ended.value.rcvd is not None
        assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (4000, "wire/too-many")
        wait_until(lambda: not house.connections())


def test_a_message_in_endless_parts_ends_the_connection(tmp_path: Path) -> None:
    begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    part = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    with opened(tmp_path) as house:
        with at_a_table(house) as connection:
            connection.socket.sendall(begun + part * (MOST_IDLE_FRAMES + 1))
            assert json.loads(connection.recv())["problem"]["code"] == "wire/too-many"
        wait_until(lambda: not house.connections())


def test_a_few_pings_are_answered_as_they_should_be(tmp_path: Path) -> None:
    with (
        opened(tmp_path) as house,
        at_a_table(house) as connection,
    ):
        for _ in range(MOST_IDLE_FRAMES):
            assert connection.ping().wait(60)


def test_frames_that_say_nothing_are_counted_by_a_clock_that_never_goes_back(tmp_path: Path) -> None:
    with opened(tmp_path) as house, at_a_table(house):
        [speaker] = house.connections()
        assert speaker.idle_frames.now is time.monotonic


# --- what is made to break something ---------------------------------------------------------------------------------


def test_nothing_that_is_sent_leaves_a_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with opened(tmp_path) as house, house.client() as client:
        for path in ("%00", "assets/%00", "assets/%00.js", "api/tables/%00", "table/%00", "api/words/%00", "%ED%A0%80"):
            answer = client.get(f"/{path}")
            assert answer.status_code in (200, 404, 422), path
        with at_a_table(house, "%00") as connection:
            connection.send(b"\x00")
            assert json.loads(connection.recv())["problem"]["code"] == "wire/not-text"
        with at_a_table(house, "%00") as connection:
            connection.send('{"type": "hello"}')
            assert json.loads(connection.recv())["problem"]["code"] == "table/unknown"
        with at_a_table(house, "x") as connection:
            connection.socket.sendall(Frame(Opcode.TEXT, "\ud800".encode(errors="surrogatepass")).serialize(mask=True))
            assert json.loads(connection.recv())["problem"]["code"] == "wire/not-text"
    assert [record.message for record in caplog.records] == []
