"""`warren serve`: a house for tables in the browser."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from warren.cli.addresses import named_origin, origin_at, origins
from warren.cli.common import Language, app, open_all, tell_broken, tell_if_slow, words_in
from warren.cli.usage import Command
from warren.core.errors import BadInput
from warren.server.pace import Pace
from warren.text import Words

HERE = "127.0.0.1"
_EVERYWHERE = {"0.0.0.0": HERE, "::": "::1"}
"""All addresses of this machine, of either kind, and the one at which it finds itself."""


@app.command(cls=Command, help="help-serve")
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-port")] = 8080,
    host: Annotated[str, typer.Option(help="help-host")] = "",
    friends: Annotated[bool, typer.Option("--friends", help="help-friends")] = False,
    reached_at: Annotated[str, typer.Option(help="help-reached-at")] = "",
    database: Annotated[str, typer.Option(help="help-database")] = "",
    pace: Annotated[float, typer.Option(min=0, max=10, help="help-bot-pace")] = Pace().bot,
    browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    proxy: Annotated[list[str] | None, typer.Option(help="help-proxy")] = None,
    language: Language = "en",
) -> None:
    import uvicorn

    from warren.server.app import PAGE, create_app
    from warren.server.doorway import Doorway
    from warren.server.logs import ration_logs
    from warren.server.sent import index_of

    words = words_in(language)
    index_of(PAGE)  # a house without its page is of no use to anybody: it is not even opened
    kept_in = database or _own_database()
    _check_database(kept_in)
    open_all()
    tell_broken(words)
    tell_if_slow(words)
    with ExitStack() as closing:
        doors = [closing.enter_context(door) for door in _doors(_hosts(host, friends), port)]
        taken: int = doors[0].getsockname()[1]
        named = [named_origin(reached_at, taken)] if reached_at else None
        processes = max(1, (os.cpu_count() or 2) - 1)
        house = create_app(kept_in, processes, pace=Pace(bot=pace), origins=lambda: named or origins(doors))
        doorway = Doorway(house, proxy or [])
        address = origin_at(_EVERYWHERE.get(host, host) or HERE, taken) + "/"
        _tell_addresses(words, address, named or origins(doors))
        if browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        ration_logs()
        uvicorn.Server(doorway).run(sockets=doors)


def _hosts(host: str, friends: bool) -> list[str]:
    """Where to listen. Two doors, as one for both kinds of addresses would not tell guests by their own."""
    if friends and host:
        raise BadInput("serve/friends-host", host=host)
    if not friends:
        return [host or HERE]
    return list(_EVERYWHERE) if socket.has_dualstack_ipv6() else ["0.0.0.0"]


def _doors(hosts: list[str], port: int) -> Iterator[socket.socket]:
    """One for each host, all of them on one port."""
    from warren.server.doorway import listening

    for host in hosts:
        door = listening(host, port)
        port = door.getsockname()[1]
        yield door


def _tell_addresses(words: Words, address: str, others: list[str] | None) -> None:
    typer.echo(words.say("cli-serving", address=address))
    if others is None:
        typer.echo(words.say("cli-serving-here"))
    elif others:
        typer.echo(words.say("cli-serving-friends"))
        for origin in others:
            typer.echo(f"  {origin}/")
    else:
        typer.echo(words.say("cli-serving-nowhere"))


def _check_database(address: str) -> None:
    """Open it once, before anybody is told that the house is open."""
    from sqlalchemy.exc import SQLAlchemyError

    from warren.server.storage import Storage

    try:
        storage = Storage(address)
        storage.prepare()
        storage.close()
    except (SQLAlchemyError, ImportError, OSError, TypeError, ValueError) as problem:
        raise BadInput("serve/database", address=_without_secrets(address)) from problem


def _without_secrets(address: str) -> str:
    """An address of a database as it can be shown: without its password, wherever that stands."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(address).set(query={}).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return address.partition(":")[0]


def _own_database() -> str:
    """An embedded database in this person's own folder."""
    path: Path = user_data_path("warren", appauthor=False) / "house.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem
    return f"sqlite:///{path}"
