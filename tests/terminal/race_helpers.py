"""Races at a terminal, for tests: new ones by preset, positions, and somebody who plays them by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.table import RaceTable
from warren.terminal.saves import Seat
from warren.terminal.session import Session

from .plain_helpers import at
from .screen_helpers import Screen, app_of, is_sheet, press, session_of

WITH_BOT = (Seat("Ann"), Seat(bot="random"))
PRESETS = tuple(JACKRABBITS.presets())


def begun(preset: str = "", seats: tuple[Seat, ...] = WITH_BOT, seed: str = "7", **settings: Any) -> Session:
    given = {**(JACKRABBITS.preset(preset) if preset else {}), "players": len(seats), "first_player": "0", **settings}
    return Session.start(JACKRABBITS, JACKRABBITS.agree(given), seats, None, seed)


def standing(table: RaceTable) -> Session:
    """A race at a position: Ann against bots."""
    return at(table, (Seat("Ann"), *(Seat(bot="random") for _ in range(int(table.players) - 1))))


class Fingers:
    """Somebody who presses any key that is shown, but finishes what was begun."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.pressed: list[str] = []

    async def play_to_the_end(self, screen: Screen) -> None:
        while is_sheet(screen) or not session_of(screen).table.is_over():
            key = "enter" if is_sheet(screen) else self.next_key(screen)
            self.pressed.append(key)
            await press(screen, key)

    def next_key(self, screen: Screen) -> str:
        playing = app_of(screen).playing
        if playing.is_complete():
            return "enter"
        keys = [button.key for button in playing.buttons() if button.key and playing.can_do(button)]
        for key in ("p", "d"):  # pay the least, or say that this is all
            if playing.session.parts and key in keys:
                return key
        return self.chance.choice(keys) if keys else "right"
