"""What a table agrees on before it is made, and under which rules one that was stored goes on."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from warren import bots
from warren.core.errors import BadInput, BadSettings, IllegalAction, UnknownBot
from warren.core.game import Game
from warren.core.settings import Setup
from warren.games import get
from warren.server.storage import Sequel, Sitter, Stored
from warren.server.wire import tables

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another


def agreed(wish: tables.TableWish) -> tuple[Game, Setup]:
    """The game and the set-up of a table that somebody wishes for, if there can be such a table."""
    game = get(wish.game)
    setup = game.agree(dict(wish.settings), people=sum(seat.who != "bot" for seat in wish.seats))
    players = int(game.blank(setup).players)
    if len(wish.seats) != players or [seat.who for seat in wish.seats].count("me") > 1:
        raise BadInput("table/seats", seats=players)
    for seat in wish.seats:
        if seat.who == "bot":
            known_bot(seat.bot)
    if all(seat.who == "bot" for seat in wish.seats):
        raise BadInput("table/nobody")
    if wish.prelude is not None:
        played_first(game, setup, wish.prelude)
    return game, setup


def known_bot(name: str) -> str:
    """A bot that may sit at a table: one whose cost is known."""
    if name not in bots.names():
        raise UnknownBot("bot/unknown", name=name, known=bots.names())
    return name


def played_first(game: Game, setup: Setup, given: dict[str, str]) -> tuple[Game, Setup]:
    """The table at which something is made for a game beforehand, agreed on as it was wished for."""
    prelude = game.seeing.prelude()
    if prelude is None:
        raise BadInput("table/prelude", game=game.name)
    first = get(prelude.game)
    return first, first.agree(prelude.settings(setup, given))


def dealt_out(
    table: str,
    game: Game,
    setup: Setup,
    seats: list[Sitter],
    host: str,
    sequel: Sequel | None = None,
) -> Stored:
    """A new table as it is stored, with a seed of its own."""
    return Stored(table, game.name, setup.text(), game.revision, secrets.token_hex(32), host, seats, [], sequel)


@contextmanager
def by_the_rules_of_today(stored: Stored, game: Game) -> Iterator[None]:
    """What goes wrong at a table of an older revision does so because the rules have changed since."""
    if stored.revision > game.revision:
        raise BadInput("table/newer", table=stored.id, found=stored.revision, known=game.revision)
    try:
        yield
    except (BadInput, IllegalAction) as problem:
        if isinstance(problem, BadSettings) and problem.code == "settings/unknown":
            raise BadInput("table/rule", table=stored.id, name=problem.arguments["name"]) from problem
        if stored.revision == game.revision:
            raise
        raise BadInput("table/older", table=stored.id, found=stored.revision, known=game.revision) from problem


def new_code(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def plain_code(code: str) -> str:
    """A code as it was given out, however somebody has typed it."""
    return "".join(letter for letter in code.lower() if letter.isalnum())
