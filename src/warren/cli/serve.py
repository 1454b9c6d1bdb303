"""`warren serve`: a house for tables in the browser."""

from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from warren.cli.common import Language, app, words_in
from warren.cli.usage import Command
from warren.core.errors import BadInput
from warren.server.pace import Pace


@app.command(cls=Command, help="help-serve")
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-port")] = 8080,
    host: Annotated[str, typer.Option(help="help-host")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="help-database")] = "",
    pace: Annotated[float, typer.Option(min=0, max=10, help="help-bot-pace")] = Pace().bot,
    browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    proxy: Annotated[list[str] | None, typer.Option(help="help-proxy")] = None,
    language: Language = "en",
) -> None:
    import uvicorn

    from warren.server.app import create_app
    from warren.server.doorway import Doorway, address_of, listening
    from warren.server.logs import ration_logs

    words = words_in(language)
    kept_in = database or _own_database()
    _check_database(kept_in)
    processes = max(1, (os.cpu_count() or 2) - 1)
    doorway = Doorway(create_app(kept_in, processes, pace=Pace(bot=pace)), proxy or [])
    with listening(host, port) as door:
        address = address_of(host, door.getsockname()[1])
        typer.echo(words.say("cli-serving", address=address))
        if browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        ration_logs()
        uvicorn.Server(doorway).run(sockets=[door])


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
