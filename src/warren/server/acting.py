"""Bots at a table: what they do, and when it is shown.

When it is shown is fixed before they think, from what everybody sees: neither how long a thought took nor what somebody
has let pass in secret makes any difference. A thought that is not ready by then is cut off. docs/decisions/0008.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from warren.core.errors import WarrenError
from warren.core.rng import Chance, fast
from warren.core.table import Table
from warren.server.pace import Pace
from warren.server.room import Room
from warren.server.thinkers import Thinkers

if TYPE_CHECKING:
    from warren.server.house import Clock

THINKING = 0.8
"""The part of a bot's time that it may think for. In the rest a thought that takes longer is ended, unseen."""

Play = Callable[[Room, int, list[int]], Awaitable[None]]


class Plan(NamedTuple):
    """What a bot is going to do, as long as it sees what it saw when it thought of it."""

    seat: int
    bot: str
    seen: bytes
    actions: list[int]

    def holds(self, room: Room) -> bool:
        table = room.table
        return table is not None and room.bot_of(self.seat) == self.bot and table.view(self.seat).dump() == self.seen


class Acting:
    def __init__(self, thinkers: Thinkers, clock: Clock, pace: Pace) -> None:
        self.thinkers = thinkers
        self.clock = clock
        self.pace = pace

    async def act(self, room: Room, play: Play) -> None:
        """Let all bots think that may act now, and then each act when its time has come, until somebody sees it."""
        async with self.thinkers.turn(room.id, room.game.name):
            began, pause = self.clock.steady(), self._pause(room)
            ready = began + (THINKING * pause or inf)
            plans = [await self._plan(room, seat, ready) for seat in room.bots_to_act()]
        for plan in plans:
            while (left := self._due(room, plan.seat, began + pause) - self.clock.steady()) > 0 and plan.holds(room):
                await room.rest(self.clock.sleep(left))
            async with room.lock:
                if not plan.holds(room):
                    return
                await play(room, plan.seat, plan.actions)

    def _pause(self, room: Room) -> float:
        """How long bots take, by what everybody sees."""
        if room.playing().is_anytime() and room.people_waited_for():
            return self.pace.along
        return self.pace.bot * (self.thinkers.patience if room.game.thinking.has_instincts() else 1.0)

    def _due(self, room: Room, seat: int, earliest: float) -> float:
        """When what a bot does is shown: at once, or when people have had time to speak up."""
        return max(earliest, room.since + self.pace.grace) if room.may_somebody_speak(seat) else earliest

    async def _plan(self, room: Room, seat: int, ready: float) -> Plan:
        """A whole move of a bot; any if it fails or is too slow, so that the others can play on."""
        bot = room.bot_of(seat)
        assert bot is not None
        view = room.playing().view(seat)
        seen = view.dump()
        source = f"{room.seed} {digest(seen)} bot"
        left = ready - self.clock.steady()
        try:
            # Half of the time that is left, for other bots may follow.
            move = await self._in_time(self.thinkers.think(room.game.name, seen, bot, source, left / 2), left)
        except (WarrenError, OSError, RuntimeError, TimeoutError):
            move = any_move(room.playing(), seat, fast(source))
        return Plan(seat, bot, seen, move)

    async def _in_time(self, thought: Coroutine[None, None, list[int]], left: float) -> list[int]:
        """A thought, if it is ready in time by the house's clock."""
        thinking = asyncio.ensure_future(thought)
        bell = asyncio.ensure_future(self.clock.sleep(left))
        try:
            await asyncio.wait({thinking, bell}, return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                return thinking.result()
            raise TimeoutError
        finally:
            for task in (thinking, bell):
                task.cancel()
            await asyncio.wait({thinking, bell})


def any_move(table: Table, seat: int, chance: Chance) -> list[int]:
    """A whole move, whatever comes up."""
    choices, move = table.choices(seat), list[int]()
    while True:
        move.append(choices[chance.below(len(choices))])
        draft = table.after(seat, move)
        if draft.is_complete:
            return move
        choices = draft.choices


def digest(seen: bytes) -> str:
    """A view as a source of chance: what comes of it tells nothing that is not in the view."""
    return sha256(seen).hexdigest()
