"""`warren serve`: a house for tables in the browser."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from warren.cli.common import Language, app, tell_if_slow, words_in
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
    language: Language = "en",
) -> None:
    import uvicorn

    from warren.server.app import PAGE, create_app
    from warren.server.sent import index_of

    words = words_in(language)
    index_of(PAGE)  # a house without its page is of no use to anybody: it is not even opened
    kept_in = database or _own_database()
    _check_database(kept_in)
    tell_if_slow(words)
    with _listening(host, port) as listening:
        address = f"http://{host}:{listening.getsockname()[1]}/"
        typer.echo(words.say("cli-serving", address=address))
        if browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        processes = max(1, (os.cpu_count() or 2) - 1)
        house = create_app(kept_in, processes, pace=Pace(bot=pace))
        config = uvicorn.Config(house, log_level="warning", ws_max_size=64 * 1024, timeout_graceful_shutdown=3)
        uvicorn.Server(config).run(sockets=[listening])


def _listening(host: str, port: int) -> socket.socket:
    """The port that was asked for."""
    try:
        return socket.create_server((host, port))
    except OSError as problem:
        raise BadInput("serve/port", host=host, port=port) from problem


def _check_database(address: str) -> None:
    """Open it once, before anybody is told that the house is open."""
    from sqlalchemy.exc import SQLAlchemyError

    from warren.server.storage import Storage

    try:
        storage = Storage(address)
        storage.prepare()
        storage.close()
    except (SQLAlchemyError, ImportError) as problem:
        raise BadInput("serve/database", address=address) from problem


def _own_database() -> str:
    """An embedded database in this person's own folder."""
    path: Path = user_data_path("warren", appauthor=False) / "house.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem
    return f"sqlite:///{path}"
