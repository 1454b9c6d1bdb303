"""Games that have come as far as a test wants them: played by chance, and stored as a house stores them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from urllib.request import urlopen

from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get
from warren.games.jacked.table import JackedTable
from warren.server.agreeing import new_code
from warren.server.room import Room, outcomes
from warren.server.storage import Line, Sitter, Storage, Stored

from .conftest import Players
from .house import House
from .player import Player

Wanted = Callable[[JackedTable], bool]
Anywhere = Callable[[Table], bool]
Pick = Callable[[Table, int, Callable[[int], int]], int]
MOST_MOVES = 4000
MOST_SEEDS = 2000


class Prepared(NamedTuple):
    """A table in a house, and the codes of the people who sit there, by name."""

    path: str
    codes: dict[str, str]

    def come(self, player: Players, house: House, name: str, **options: object) -> Player:
        """That person, at the table."""
        return self.sit(player(house, **options), name)

    def sit(self, who: Player, name: str) -> Player:
        """Somebody at the page becomes that person, and goes to the table."""
        who.page.add_init_script(f"localStorage.setItem('warren-code', '{self.codes[name]}')")
        return who.go(self.path)


def prepared(house: House, seats: tuple[str, ...], wanted: Wanted, **settings: str) -> Prepared:
    """A game of JACKED that chance has played to where it is wanted; seats are names of people, or `bot:random`."""

    def is_wanted(table: Table) -> bool:
        assert isinstance(table, JackedTable)
        return wanted(table)

    return prepared_game(house, "jacked", seats, is_wanted, _pick, settings)


def prepared_game(
    house: House, game: str, seats: tuple[str, ...], wanted: Anywhere, pick: Pick, settings: dict[str, str]
) -> Prepared:
    """The same for any game; `pick` says what chance may do."""
    for seed in range(MOST_SEEDS):
        room = _played(game, seats, f"{seed}", wanted, pick, settings)
        if room is not None:
            return _stored(house, seats, *room)
    raise AssertionError("no game has come to where it is wanted")


def _played(
    name: str, seats: tuple[str, ...], seed: str, wanted: Anywhere, pick: Pick, settings: dict[str, str]
) -> tuple[Stored, list[Line]] | None:
    """The lines of a game up to where it is wanted; None if it does not come there."""
    game = get(name)
    players = {"players": len(seats)} if any(setting.name == "players" for setting in game.settings) else {}
    setup = game.agree({**players, **settings})
    nobody: list[Sitter] = [(None, None) for _ in seats]
    stored = Stored(new_code(10), game.name, setup.text(), game.revision, seed, "", nobody, [])
    room = Room(stored, game, {})
    table, _ = room.dealt()
    lines = [Line("deal", None, {"outcomes": outcomes(table, 0)})]
    chance = fast(seed)
    for _ in range(MOST_MOVES):
        if wanted(table):
            return stored, lines
        if table.is_over():
            return None
        seat, before = table.seats()[0], len(table.log)
        actions = [pick(table, seat, chance.below)]
        table.play(seat, actions[0])
        while table.continues():
            actions.append(pick(table, seat, chance.below))
            table.play(seat, actions[-1])
        texts = [game.actions.text(action) for action in actions]
        lines.append(Line("move", seat, {"actions": texts, "outcomes": outcomes(table, before)}))
    return None


def _pick(table: Table, seat: int, below: Callable[[int], int]) -> int:
    """Anything but a call, and a discard only of somebody who is JACKED."""
    assert isinstance(table, JackedTable)
    actions = table.choices(seat)
    texts = [table.game.actions.text(action) for action in actions]
    if table.jacked == seat and not table.continues():
        found = [action for action, text in zip(actions, texts, strict=True) if text.startswith("discard")]
    else:
        found = [
            action
            for action, text in zip(actions, texts, strict=True)
            if text != "call" and not text.startswith("discard")
        ]
    return (found or actions)[below(len(found or actions))]


def _stored(house: House, seats: tuple[str, ...], stored: Stored, lines: list[Line]) -> Prepared:
    urlopen(house.address + "api/house", timeout=20).close()  # it answers once its database is there
    storage = Storage(house.database)
    codes: dict[str, str] = {}
    sitting: list[tuple[str | None, str | None]] = []
    for name in seats:
        if name.startswith("bot:"):
            sitting.append((None, name.removeprefix("bot:")))
            continue
        person, codes[name] = new_code(12), new_code(20)
        storage.add_person(person, codes[name], name, 0.0)
        sitting.append((person, None))
    host = next(person for person, _ in sitting if person is not None)
    storage.add_table(stored._replace(seats=sitting, host=host), 0.0)
    storage.append(stored.id, 0, lines, 0.0)
    storage.close()
    return Prepared(f"/table/{stored.id}", codes)
