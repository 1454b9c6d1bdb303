"""`warren report`: a report of a problem, opened as its reporter saw the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import warren
from warren.cli.common import Language, app, words_in
from warren.cli.files import read_text
from warren.cli.play import sit_down
from warren.cli.usage import Command
from warren.core.errors import BadInput
from warren.core.facts import Ear
from warren.core.report import reopened
from warren.terminal.boards import board_of
from warren.terminal.learning import OTHERS
from warren.terminal.names import names_of
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import Words

_TOLD: Final = ("said", "at", "warren", "system", "browser", "address", "language", "window", "screen")
"""What a report says about itself, in this order: a page says other things than a terminal."""


@app.command(cls=Command, name="report", help="help-report")
def report(
    path: Annotated[Path, typer.Argument(help="help-report-file")],
    play: Annotated[bool, typer.Option("--play", help="help-report-play")] = False,
    language: Language = "en",
) -> None:
    words = words_in(language)
    content = _read(path)
    table, seat = reopened(content["opens"], warren.game)
    ear = Ear(table.game.facts)
    for told in table.journal:
        ear.hear(told)
    table.listen(ear)
    seats = [Seat() if number == seat else Seat(bot=OTHERS) for number in range(int(table.players))]
    session = Session(table, ear, seats, None)
    parts = [table.game.actions.parse(str(part)) for part in content.get("composing", [])]
    if parts and not table.is_over() and session.mover() == seat:
        session.compose(parts)
    if play and seat is None:
        raise BadInput("report/nobody")
    for name in _TOLD:
        if content.get(name):
            typer.echo(f"{name}: {content[name]}")
    for line in ["", *content.get("log", []), "", *_position(session, seat, words)]:
        typer.echo(line)
    if play:
        sit_down(session, language)


def _read(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(read_text(path))
    except (ValueError, RecursionError) as problem:
        raise BadInput("report/damaged") from problem
    if not isinstance(content, dict) or not isinstance(content.get("opens"), dict):
        raise BadInput("report/damaged")
    return content


def _position(session: Session, seat: int | None, words: Words) -> list[str]:
    """How the game stood for the reporter, and what they could do."""
    view = session.view(seat)
    board = board_of(session.game.name, words, names_of(session.seats, words, session.game.name))
    return [*board.describe(view), *(board.choice(view, session.game.actions.text(action)) for action in view.prompt)]
