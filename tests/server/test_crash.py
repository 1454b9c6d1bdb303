"""Nothing acknowledged is lost: a house is killed under load, again and again, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from warren.server.storage import Storage

RUN = "from warren.cli import main; main()"
PLAYERS = 5


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


class Housekeeper:
    """Opens a house in a process of its own, and kills it."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'house.db'}"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", self.database, "--pace", "0"]
        self.process = subprocess.Popen([sys.executable, "-c", RUN, *words], stdout=subprocess.DEVNULL)
        for _ in range(600):
            with suppress(httpx2.HTTPError):
                httpx2.get(f"http://127.0.0.1:{self.port}/api/house")
                return
            time.sleep(0.05)
        raise AssertionError("the house does not open")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays game after game against a bot, and remembers every move that was acknowledged."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.chance = random.Random(name)
        self.code = ""
        self.table = ""
        self.acknowledged: dict[str, list[list[str]]] = {}
        self.finished = 0

    def begin(self) -> None:
        with httpx2.Client(base_url=f"http://127.0.0.1:{self.port}") as client:
            if not self.code:
                self.code = client.post("/api/people", json={"name": self.name}).json()["code"]
            wish = {
                "game": "jackrabbit",
                "settings": {"length": "hand"},
                "seats": [{"who": "me"}, {"who": "bot", "bot": "newcomer"}],
            }
            made = client.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {self.code}"})
            self.table = made.json()["id"]
            self.acknowledged[self.table] = []

    async def play(self) -> None:
        """Until the connection breaks."""
        with suppress(WebSocketException, OSError, httpx2.HTTPError):
            while True:
                if not self.table:
                    await asyncio.to_thread(self.begin)
                address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
                async with connect(address) as connection:
                    await connection.send(json.dumps({"type": "hello", "code": self.code}))
                    await self.play_game(connection)
                self.table = ""
                self.finished += 1

    async def play_game(self, connection: ClientConnection) -> None:
        sent: list[str] = []
        while True:
            frame: dict[str, Any] = json.loads(await connection.recv())
            if frame["type"] == "accepted":
                self.acknowledged[self.table].append(sent)
            elif frame["type"] == "state" and frame["view"] is not None:
                known = len(self.acknowledged[self.table])
                assert frame["move"] >= known, "an acknowledged move is gone"
                if frame["view"]["outcome"] is not None:
                    return
                choices = frame["view"]["choices"]
                if choices:
                    # A move that was stored but not acknowledged before the house fell counts, too.
                    self.acknowledged[self.table] += [[]] * (frame["move"] - known)
                    sent = self.move(choices)
                    said = {"type": "move", "asks": 1, "move": frame["move"], "actions": sent}
                    await connection.send(json.dumps(said))

    def move(self, choices: list[str]) -> list[str]:
        choice = self.chance.choice(choices)
        return [choice, choice.replace("discard", "top")] if choice.startswith("discard") else [choice]


def check_log(storage: Storage, table: str, acknowledged: list[list[str]]) -> None:
    """Every acknowledged move is in the log, where it was made."""
    stored = storage.table(table)
    assert stored is not None
    moves = [line.data["actions"] for line in stored.lines if line.kind == "move" and line.seat == 0]
    assert len(moves) >= len(acknowledged)
    for made, kept in zip(acknowledged, moves, strict=False):
        assert made in ([], kept)


def killed_and_opened_again(folder: Path, times: int) -> tuple[int, int]:
    """Answers how many moves were acknowledged, and how many games were played to their end."""
    keeper = Housekeeper(folder)
    players = [Player(keeper.port, f"player {number}") for number in range(PLAYERS)]
    chance = random.Random(f"killed {times} times")

    def acknowledged_so_far() -> int:
        return sum(len(moves) for player in players for moves in player.acknowledged.values())

    async def load(moves: int) -> None:
        """Until so many more moves were acknowledged, and a moment longer: then the house is killed."""
        enough = acknowledged_so_far() + moves
        playing = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(120):
            while acknowledged_so_far() < enough:
                await asyncio.sleep(0.002)
            await asyncio.sleep(chance.uniform(0, 0.05))
            keeper.kill()
            await asyncio.gather(*playing)

    for _ in range(times):
        keeper.open()
        asyncio.run(load(chance.randint(1, 20)))
    keeper.open()
    storage = Storage(keeper.database)
    try:
        for player in players:
            for table, acknowledged in player.acknowledged.items():
                check_log(storage, table, acknowledged)
        asyncio.run(load(20))
    finally:
        storage.close()
        keeper.kill()
    return acknowledged_so_far(), sum(player.finished for player in players)


def test_a_house_that_is_killed_four_times_under_load_loses_nothing(tmp_path: Path) -> None:
    moves, _ = killed_and_opened_again(tmp_path, 4)
    assert moves > 20


@pytest.mark.soak
def test_a_house_that_is_killed_a_hundred_times_under_load_loses_nothing(tmp_path: Path) -> None:
    moves, games = killed_and_opened_again(tmp_path, 100)
    assert moves > 900
    assert games > 20
