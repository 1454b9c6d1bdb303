"""A house for tests: time that stands still until it is told to go on, and bots that think here and now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from warren.bots.advice import Advice
from warren.core.view import View
from warren.games import get
from warren.server import thinkers, wire
from warren.server.house import Clock, House
from warren.server.pace import Pace
from warren.server.room import Guest, Room
from warren.server.storage import Storage
from warren.server.turns import Turns

PATIENCE = 60.0
"""Seconds that a test may take in a house: what is waited for and does not come is an error."""


class StoppedClock:
    """Goes on only when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            sleeper = (self.time + seconds, waking)
            self.sleepers.append(sleeper)
            try:
                await waking
            finally:
                self.sleepers = [other for other in self.sleepers if other is not sleeper]

    async def go_on(self, seconds: float) -> None:
        """Let time pass, wake who has slept enough, and let them act."""
        self.time += seconds
        for at, waking in self.sleepers:
            if at <= self.time and not waking.done():
                waking.set_result(None)
        await settle()


async def settle() -> None:
    """Let everything run that can run now, threads that write included."""
    for _ in range(40):
        await asyncio.sleep(0.001)


class Here:
    """Thinks in this process, or fails; and for as many seconds as it is told to, by the clock, over some views."""

    def __init__(self, clock: StoppedClock) -> None:
        self.clock = clock
        self.is_failing = False
        self.patience = 1.0
        self.slowness: Callable[[View], float] = lambda _: 0.0
        self.turns = Turns(2)

    def turn(self, table: str, _game: str) -> AbstractAsyncContextManager[None]:
        return self.turns.of(table)

    async def think(self, game: str, view: bytes, bot: str, source: str, seconds: float) -> list[int]:
        if self.is_failing:
            raise TimeoutError
        await self.clock.sleep(self.slowness(get(game).load_view(view)))
        return thinkers.think(game, view, bot, source, seconds)

    async def advice(self, game: str, view: bytes, source: str, _person: str) -> Advice:
        if self.is_failing:
            raise TimeoutError
        return thinkers.advice(game, view, source)

    def close(self) -> None:
        pass


@asynccontextmanager
async def a_house(path: Path, pace: Pace | None = None, clock: StoppedClock | None = None) -> AsyncIterator[House]:
    storage = Storage(f"sqlite:///{path / 'house.db'}")
    storage.prepare()
    time = clock or StoppedClock()
    made: Any = Here(time)
    house = House(storage, made, Clock(time.now, time.sleep, time.now), pace or Pace(0, 0))
    try:
        async with asyncio.timeout(PATIENCE):
            yield house
    finally:
        await house.close()


def wish(*seats: str, game: str = "jackrabbit", **settings: str) -> wire.TableWish:
    """Seats as `me`, `open`, or a bot's text."""
    return wire.TableWish(
        game=game,
        settings=settings,
        seats=[
            wire.SeatWish(who="bot", bot=seat)
            if seat not in ("me", "open")
            else wire.SeatWish.model_validate({"who": seat})
            for seat in seats
        ],
    )


class Player:
    """A person with a connection."""

    def __init__(self, house: House, room: Room, person: wire.Person | None) -> None:
        self.house = house
        self.room = room
        self.guest = Guest(None if person is None else person.id, 0)
        self.frames: list[wire.Frame] = []
        self.asks = 0

    def heard(self) -> list[wire.Frame]:
        """The frames that came since the last time."""
        new: list[wire.Frame] = []
        while not self.guest.frames.empty():
            new.append(self.guest.frames.get_nowait())
        self.frames += new
        return new

    def state(self) -> wire.State:
        """The newest state."""
        self.heard()
        return [frame for frame in self.frames if isinstance(frame, wire.State)][-1]

    def choices(self) -> list[str]:
        view = self.state().view
        return [] if view is None else view.choices

    async def move(self, *actions: str, number: int | None = None) -> wire.Accepted:
        self.asks += 1
        made = wire.MoveMade(
            type="move", asks=self.asks, move=self.state().move if number is None else number, actions=list(actions)
        )
        return await self.house.move(self.room, self.guest, made)

    async def act(self, pick: Callable[[list[str]], str] = lambda choices: choices[0]) -> None:
        """A whole move, part by part."""
        parts = [pick(self.choices())]
        while True:
            self.asks += 1
            asked = wire.DraftAsked(type="draft", asks=self.asks, actions=parts)
            draft = await self.house.draft(self.room, self.guest, asked)
            if draft.is_complete:
                break
            parts.append(pick(draft.choices))
        await self.move(*parts)


async def seated(house: House, room: Room, name: str) -> Player:
    """Somebody new who sits down and is connected."""
    person = await house.add_person(name)
    await house.join(room, person.id, name)
    return await connected(house, room, person)


async def connected(house: House, room: Room, person: wire.Person | None) -> Player:
    player = Player(house, room, person)
    await house.enter(room, player.guest)
    return player


async def until(is_so: Callable[[], bool], then: Callable[[], Awaitable[None]] = settle) -> None:
    while not is_so():
        await then()


def wait_until(is_so: Callable[[], bool]) -> None:
    """For what another thread or process does."""
    for _ in range(6000):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it does not come to that")


def is_at_rest(room: Room, clock: StoppedClock) -> bool:
    """Whether no bot acts, or one waits for time to pass."""
    return room.driver is None or bool(clock.sleepers)
