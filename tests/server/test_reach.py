"""Where others reach a house."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from starlette.testclient import TestClient

from warren.cli.addresses import likeliest_first, named_origin, origins
from warren.core.errors import BadInput
from warren.server.app import create_app

ELSEWHERE = "127.0.0.2"  # Linux answers there, too, but only if somebody listens there or everywhere


# --- addresses -------------------------------------------------------------------------------------------------------


def ordered(*found: tuple[str, bool], outgoing: str = "") -> list[str]:
    used = {ip_address(one) for one in outgoing.split()}
    return [str(one) for one in likeliest_first([(ip_address(one), is_tunnel) for one, is_tunnel in found], used)]


def test_the_address_that_leads_out_goes_first_and_the_short_kind_before_the_long() -> None:
    found = [("fd00::2", False), ("172.17.0.1", False), ("192.168.1.20", False), ("2001:db8::20", False)]
    assert ordered(*found, outgoing="192.168.1.20 2001:db8::20") == [
        "192.168.1.20",
        "172.17.0.1",
        "2001:db8::20",
        "fd00::2",
    ]


def test_a_tunnel_goes_after_the_network_next_door_although_it_leads_out() -> None:
    assert ordered(("10.8.0.2", True), ("192.168.1.20", False), outgoing="10.8.0.2") == ["192.168.1.20", "10.8.0.2"]


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "::1", "0.0.0.0", "::", "169.254.7.7", "fe80::1%eth0", "fe80::1", "ff02::1"]
)
def test_an_address_that_nobody_else_can_open_is_not_told(address: str) -> None:
    assert ordered((address, False)) == []


@pytest.mark.parametrize(("host", "is_open"), [("127.0.0.1", False), (ELSEWHERE, False), ("0.0.0.0", True)])
def test_doors_on_this_machine_only_are_told_from_doors_to_a_network(host: str, is_open: bool) -> None:
    with socket.create_server((host, 0)) as door:
        assert (origins([door]) is not None) == is_open


def test_a_house_with_two_doors_is_reached_at_addresses_of_both_kinds_and_at_none_that_says_nothing() -> None:
    with ExitStack() as closing:
        doors = [closing.enter_context(socket.create_server(("0.0.0.0", 0)))]
        port = doors[0].getsockname()[1]
        if socket.has_dualstack_ipv6():
            doors.append(closing.enter_context(socket.create_server(("::", port), family=socket.AF_INET6)))
        for origin in origins(doors) or ():
            host = ip_address(origin.removeprefix("http://").removesuffix(f":{port}").strip("[]"))
            assert ordered((str(host), False)) == [str(host)]
            socket.create_connection((str(host), port), timeout=5).close()


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("192.168.1.20", "http://192.168.1.20:8080"),
        ("warren.example.org:80", "http://warren.example.org:80"),
        ("https://warren.example.org/", "https://warren.example.org"),
        ("http://warren.example.org:81", "http://warren.example.org:81"),
        ("[fd00::2]", "http://[fd00::2]:8080"),
    ],
)
def test_an_address_can_be_named_in_short(given: str, origin: str) -> None:
    assert named_origin(given, 8080) == origin


@pytest.mark.parametrize(
    "given", ["a b", "fd00::2", "ftp://x", "http://x/y", "x:99999", "http://", "me@x", "x?y", "x\n"]
)
def test_what_no_browser_could_open_cannot_be_named(given: str) -> None:
    with pytest.raises(BadInput) as refused:
        named_origin(given, 8080)
    assert refused.value.code == "serve/reached-at"


# --- the house -------------------------------------------------------------------------------------------------------


@contextmanager
def serving(folder: Path, lines: int, *words: str) -> Iterator[tuple[str, list[str]]]:
    """A house as people open it: its port, and the first lines that it says."""
    command = [sys.executable, "-c", "from warren.cli import main; main()", "serve", "--port", "0", *words]
    command += ["--database", f"sqlite:///{folder / 'house.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as house:
        assert house.stdout is not None
        try:
            said = [house.stdout.readline() for _ in range(lines)]
            yield re.findall(r":(\d+)/", said[0])[0], said
        finally:
            os.killpg(house.pid, signal.SIGKILL)


def test_a_house_is_open_to_its_own_machine_only_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, 2) as (port, said):
        assert "on this computer only" in said[1]
        with pytest.raises(URLError):
            urlopen(f"http://{ELSEWHERE}:{port}/", timeout=5)
        with urlopen(f"http://127.0.0.1:{port}/api/reach") as answer:
            assert answer.read() == b'{"origins":null}'


def test_a_house_for_friends_is_open_elsewhere_and_says_where(tmp_path: Path) -> None:
    with serving(tmp_path, 3, "--friends", "--reached-at", ELSEWHERE) as (port, said):
        assert said[1:] == ["Your friends open it at:\n", f"  http://{ELSEWHERE}:{port}/\n"]
        with urlopen(f"http://{ELSEWHERE}:{port}/api/reach") as answer:
            assert answer.read().decode() == f'{{"origins":["http://{ELSEWHERE}:{port}"]}}'


def test_a_house_can_be_opened_at_an_address_of_the_long_kind(tmp_path: Path) -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with serving(tmp_path, 1, "--host", "::1") as (port, said):
        assert f"http://[::1]:{port}/ " in said[0]
        with urlopen(f"http://[::1]:{port}/api/reach") as answer:
            assert answer.read() == b'{"origins":null}'


def test_a_proxy_that_is_named_on_the_command_line_is_believed(tmp_path: Path) -> None:
    with serving(tmp_path, 1, "--proxy", "127.0.0.2", "--proxy", "127.0.0.1") as (port, _):
        for number in range(70):  # more than one address may ask for at once
            headers = {"Content-Type": "application/json", "X-Forwarded-For": f"10.0.0.{number}"}
            with urlopen(Request(f"http://127.0.0.1:{port}/api/people", b'{"name": "Ann"}', headers)) as answer:
                assert answer.status == 201


def test_a_house_tells_where_it_is_reached_now_and_not_where_it_was(tmp_path: Path) -> None:
    networks: list[str] = []
    with TestClient(create_app(f"sqlite:///{tmp_path / 'house.db'}", origins=lambda: [*networks])) as client:
        assert client.get("/api/reach").json() == {"origins": []}
        networks.append("http://192.168.1.20:8080")
        assert client.get("/api/reach").json() == {"origins": networks}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--friends", "--host", "127.0.0.1"), "leave out one of the two"),
        (("--reached-at", "here/there"), "“here/there” is not an address for a browser."),
    ],
)
def test_a_house_cannot_be_opened_in_two_ways_or_at_no_address(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    command = [sys.executable, "-c", "from warren.cli import main; main()", "serve", "--port", "0", *words]
    command += ["--database", f"sqlite:///{tmp_path / 'house.db'}"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stdout) == (2, "")
    assert sentence in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
