"""A house for tests: time that stands still until it is told to go on, and bots that think here and now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from warren.bots.advice import Advice
from warren.core.errors import BadInput
from warren.core.messages import Phrase, argument
from warren.core.view import View
from warren.games import get
from warren.server import thinkers
from warren.server.audience import Guest
from warren.server.house import Clock, House
from warren.server.pace import Pace
from warren.server.room import Room
from warren.server.storage import Storage
from warren.server.turns import Turns
from warren.server.wire import frames, people, tables, views
from warren.text import Words

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


def wish(*seats: str, game: str = "jackrabbit", **settings: str) -> tables.TableWish:
    """Seats as `me`, `open`, or a bot's text."""
    return tables.TableWish(
        game=game,
        settings=settings,
        seats=[
            tables.SeatWish(who="bot", bot=seat)
            if seat not in ("me", "open")
            else tables.SeatWish.model_validate({"who": seat})
            for seat in seats
        ],
    )


class Player:
    """A person with a connection."""

    def __init__(self, house: House, room: Room, person: people.Person | None) -> None:
        self.house = house
        self.room = room
        self.guest = Guest(None if person is None else person.id)
        self.frames: list[frames.Frame] = []
        self.asks = 0

    def heard(self) -> list[frames.Frame]:
        """The frames that came since the last time."""
        new: list[frames.Frame] = []
        while not self.guest.frames.empty():
            new.append(self.guest.frames.get_nowait())
        self.frames += new
        return new

    def state(self) -> frames.State:
        """The newest state."""
        self.heard()
        return self.states()[-1]

    def view(self) -> views.ViewTold | None:
        """The newest view."""
        self.heard()
        return next((frame.view for frame in reversed(self.states()) if frame.view), None)

    def table(self) -> tables.TableTold:
        """The table, as it was told last."""
        self.heard()
        return next(frame.table for frame in reversed(self.states()) if frame.table)

    def states(self) -> list[frames.State]:
        return [frame for frame in self.frames if isinstance(frame, frames.State)]

    def choices(self) -> list[str]:
        view = self.view()
        return [] if view is None else view.choices

    async def draft(self, *actions: str, known: int = 0) -> frames.DraftTold:
        self.asks += 1
        asked = frames.DraftAsked(type="draft", asks=self.asks, actions=list(actions), known=known)
        return await self.house.draft(self.room, self.guest, asked)

    async def move(self, *actions: str, number: int | None = None) -> frames.Accepted:
        self.asks += 1
        made = frames.MoveMade(
            type="move", asks=self.asks, move=self.state().move if number is None else number, actions=list(actions)
        )
        return await self.house.move(self.room, self.guest, made)

    async def act(self, pick: Callable[[list[str]], str] = lambda choices: choices[0]) -> None:
        """A whole move, part by part."""
        parts = [pick(self.choices())]
        while True:
            step = (await self.draft(*parts)).steps[-1]
            if step.is_complete:
                break
            parts.append(pick(step.choices))
        await self.move(*parts)


async def seated(house: House, room: Room, name: str) -> Player:
    """Somebody new who sits down and is connected."""
    person = await house.add_person(name)
    await house.join(room, person.id, name)
    return await connected(house, room, person)


async def connected(house: House, room: Room, person: people.Person | None) -> Player:
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


async def two_people(house: House, **settings: str) -> tuple[Room, Player, Player]:
    ann = await house.add_person("Ann")
    room = await house.make_table(ann.id, wish("me", "open", **{"length": "hand", **settings}))
    return room, await connected(house, room, ann), await seated(house, room, "Bob")


def is_longer(room: Room, length: int) -> bool:
    return room.length > length


def refusal(code: str) -> Any:
    return pytest.raises(BadInput, check=lambda error: error.code == code)


def said(problem: dict[str, Any], language: str = "en") -> str:
    """What a problem from the wire says."""
    arguments = {name: argument(value) for name, value in problem["arguments"].items()}
    return Words(language).phrase(Phrase(problem["message"], **arguments))
