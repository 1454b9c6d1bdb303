"""What is kept stays readable when games get more settings, options, actions, facts, steps and rules."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from warren import build
from warren.core.rng import Chance, fast
from warren.games import get, names
from warren.server.house import House
from warren.server.room import Room
from warren.server.wire import tables
from warren.terminal.saves import Seat
from warren.terminal.session import Session

from .helpers import Player, a_house, connected, seated, wish

pytestmark = pytest.mark.skipif(build.is_compiled(), reason="compiled games have their actions built in")

MOVES = 25
SMALL = {"suits": "clubs,spades"}
WISHES = (
    wish("me", "open"),
    wish("me", "open", length="hand", deadwood="always"),
    wish("me", "open", game="jacked", players="2", side="12"),
    wish("me", "open", game="jackrabbits"),
    wish("me", "open", game="jackrabbits", land="generated:wild:5", special_trades="yes", tight_suits="yes"),
    wish("me", "open", game="land", style="freestyle", **SMALL),
    wish("me", "open", game="land", explore="yes", land="sample"),
    wish("me", "open", game="jackrabbits", **SMALL).model_copy(update={"prelude": {"style": "freestyle"}}),
)


def any_of(chance: Chance) -> Callable[[list[str]], str]:
    return lambda choices: sorted(choices)[int(chance.below(len(choices)))]


async def played(house: House, wished: tables.TableWish, moves: int) -> Room:
    """A table at which two people have moved so often, at random, or to its end."""
    ann = await house.add_person("Ann")
    room = await house.make_table(ann.id, wished)
    people: list[Player] = [await connected(house, room, ann), await seated(house, room, "Ben")]
    chance = fast(f"{wished.game} {wished.settings}")
    for _ in range(moves):
        movers = room.playing().seats()
        if not movers:
            break
        await people[movers[0]].act(any_of(chance))
    return room


def kept_by_the_terminal(folder: Path) -> None:
    """A game of each kind between a bot and a person, who has begun to compose a move where one has parts."""
    for name in names():
        game = get(name)
        setup = game.agree({})
        seats = (Seat("Ann"), *(Seat(bot="random") for _ in range(int(game.blank(setup).players) - 1)))
        session = Session.start(game, setup, seats, folder / f"{name}.game", "growing")
        while session.is_bots_turn():
            session.let_bot_act()
        session.pick(session.draft().choices[0])


def opened(how: str, folder: Path) -> dict[str, Any]:
    """What all that is kept comes to, in a process of its own."""
    script = Path(__file__).with_name("growing.py")
    told = subprocess.run([sys.executable, str(script), how, str(folder)], stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


async def test_golden_games_stored_tables_and_kept_games_open_alike_when_games_have_grown(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        rooms = [await played(house, wished, MOVES) for wished in WISHES]
        rooms.append(await played(house, WISHES[-1], 10_000))
        assert rooms[-1].next is not None
        tables = [*(room.id for room in rooms), rooms[-1].next]
    (tmp_path / "tables.json").write_text(json.dumps(tables))
    kept_by_the_terminal(tmp_path)
    plain, grown = opened("plain", tmp_path), opened("grown", tmp_path)
    for part in ("golden", "tables", "saves"):
        assert grown[part] == plain[part]
        assert grown[part]
    assert len(plain["tables"]) == len(tables)
    for name, before in {**plain["games"], "burrow": plain["burrow"]}.items():
        after = {**grown["games"], "burrow": grown["burrow"]}[name]
        assert all(more > some for more, some in zip(after, before, strict=True)), name
