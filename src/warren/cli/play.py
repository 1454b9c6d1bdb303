"""`warren play`: sit down at a table, or go on with the game that is kept there."""

from __future__ import annotations

import os
import sys
from collections import Counter
from difflib import get_close_matches
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer

import warren
from warren import bots
from warren.cli import common
from warren.cli.common import GameName, Given, Language, Preset, SettingsFile, app, settings_from, words_in
from warren.cli.usage import Command
from warren.core.errors import BadInput, UnknownBot
from warren.core.game import Game
from warren.core.rng import fast
from warren.terminal import plain as line_mode
from warren.terminal import plain_lessons, saves
from warren.terminal.learning import Learning
from warren.terminal.names import names_of
from warren.terminal.plain_telling import Lines
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

LONGEST_NAME: Final = 30
_ALIKE: Final = 0.75  # so much like a bot's name that it must be one, misspelt


@app.command(cls=Command, help="help-play")
def play(
    game: GameName,
    players: Annotated[list[str] | None, typer.Argument(autocompletion=common.players, help="help-seated")] = None,
    given: Given = None,
    preset: Preset = None,
    settings_file: SettingsFile = None,
    seed: Annotated[str | None, typer.Option(help="help-seed")] = None,
    file: Annotated[Path | None, typer.Option("--file", help="help-kept")] = None,
    new: Annotated[bool, typer.Option("--new", help="help-new")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    spoken: Annotated[bool, typer.Option("--spoken", help="help-spoken")] = False,
    language: Language = "en",
) -> None:
    words = words_in(language)
    played = warren.game(game)
    settings = settings_from(given, played, preset, settings_file)
    wanted = Wanted(played, players or [], settings, seed, saves.place_of(game) if file is None else file)
    session = wanted.open(words, is_new=new)
    if any(seat.bot for seat in session.seats):
        common.tell_if_slow(words)
    sit_down(session, language, plain=plain, spoken=spoken)


def sit_down(session: Session, language: str, *, plain: bool = False, spoken: bool = False) -> None:
    """Play on a full screen; line by line if that is wished, or if there is none."""
    if plain or spoken or not _is_full_terminal():
        raise typer.Exit(_play_plain(session, language, spoken))
    from warren.terminal.app import run

    left = run(session, language)
    if left.session.path is not None and not left.session.table.is_over():
        typer.echo(left.words.say("plain-kept", path=str(left.session.path)))
        typer.echo(left.session.command())


@app.command(cls=Command, help="help-learn")
def learn(
    game: GameName,
    lesson: Annotated[str, typer.Argument(autocompletion=common.lessons, help="help-lesson")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    spoken: Annotated[bool, typer.Option("--spoken", help="help-spoken")] = False,
    language: Language = "en",
) -> None:
    words_in(language)
    learning = Learning(warren.game(game), lesson)
    if plain or spoken or not _is_full_terminal():
        lines_in, out, spoken = _streams(spoken)
        raise typer.Exit(plain_lessons.teach(learning, language, lines_in, out, spoken=spoken))
    from warren.terminal.app import teach

    teach(learning, language)


class Wanted:
    """What somebody asks for on the command line; it is all checked before anything is written."""

    def __init__(self, game: Game, players: list[str], given: dict[str, object], seed: str | None, path: Path) -> None:
        self.game = game
        self.players = [_seat(player) for player in players]
        self.given = {**self._seats_for_all(), **given}
        self.setup = game.agree(self.given, people=sum(not player.bot for player in self.players))
        self.seed = seed
        self.path = path

    def _seats_for_all(self) -> dict[str, object]:
        """As many seats as players are named, where a table usually has fewer; with bots only, one for a person too."""
        needed = len(self.players) + all(player.bot for player in self.players)
        for setting in self.game.settings:
            if setting.name == "players" and int(setting.default) < needed:
                return {"players": min(needed, setting.high)}
        return {}

    def open(self, words: Words, is_new: bool) -> Session:
        """The game that is kept, if it is not finished; else a new one. What was found is said."""
        is_there = os.path.lexists(self.path)
        if is_there and not self.path.is_file():
            raise BadInput("file/unwritable", path=str(self.path))
        kept = self._kept(is_new) if is_there else None
        if kept is not None and not is_new and not kept.table.is_over():
            self._check_same(kept)
            typer.echo(words.say("cli-resumed", path=str(self.path)))
            return kept
        seats = self.seats()
        if is_there:
            typer.echo(self._make_room(kept, words))
        return Session.start(self.game, self.setup, seats, self.path, self.seed)

    def seats(self) -> tuple[Seat, ...]:
        """Who would sit at a new table."""
        return _seated(self.players, int(self.game.blank(self.setup).players), self.game.name)

    def _kept(self, is_new: bool) -> Session | None:
        """The game in the file. None: there is none, and that does no harm."""
        try:
            return Session.resume(self.path)
        except BadInput:
            if is_new:
                return None
            raise

    def _make_room(self, kept: Session | None, words: Words) -> str:
        """Keep under another name what is worth it, and say what becomes of it."""
        if kept is None:
            return words.say("cli-old-file", path=str(saves.set_aside(self.path)))
        if kept.table.outcome is None:
            return words.say("cli-set-aside", path=str(saves.set_aside(self.path)))
        names = names_of(kept.seats, words, kept.game.name)
        return words.say("cli-finished", outcome=words.outcome(kept.table.outcome, names))

    def _check_same(self, kept: Session) -> None:
        """Refuse what does not go with the game that is kept."""
        if kept.game is not self.game:
            raise BadInput("play/game", path=str(self.path), found=kept.game.name)
        others: list[str] = []
        if self.players and _seated(self.players, len(kept.seats), self.game.name) != kept.seats:
            others += [player.bot or player.name for player in self.players]
        for name, value in self.given.items():
            if self.setup.values[name] != kept.table.setup.values[name]:
                others.append(f"{name}={value}")
        if self.seed is not None and self.seed != kept.table.origin.seed:
            others.append(f"--seed {self.seed}")
        if others:
            raise BadInput("play/unfinished", path=str(self.path), words=tuple(others))


def _seat(player: str) -> Seat:
    """A bot, or a person of that name, unless it looks like a bot that was misspelt."""
    try:
        bots.make(player, fast("check"))
    except UnknownBot:
        known = {form.partition(":")[0] for form in bots.forms()}
        if ":" in player or get_close_matches(player.lower(), known, 1, _ALIKE):
            raise
    else:
        return Seat(bot=player)
    name = " ".join(player.split())
    if len(name) > LONGEST_NAME:
        raise BadInput("play/name", name=name, most=LONGEST_NAME)
    return Seat(name)


def _seated(players: list[Seat], count: int, game: str) -> tuple[Seat, ...]:
    """Those who are named, in their order; with bots only, a person in front of them; bots in the seats left over."""
    if len(players) > count:
        raise BadInput("seats/too-many", given=len(players), seats=count)
    if all(player.bot for player in players):
        if len(players) == count:
            raise BadInput("play/nobody")
        players = [Seat(), *players]
    seats = (*players, *(Seat(bot=bots.USUAL) for _ in range(count - len(players))))
    for language in LANGUAGES:
        name, times = Counter(names_of(seats, Words(language), game)).most_common(1)[0]
        if times > 1:
            raise BadInput("play/twice", name=name)
    return seats


def _is_full_terminal() -> bool:
    """Whether somebody sits at a terminal that can show a full screen."""
    is_there = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return is_there and os.environ.get("TERM", "dumb") != "dumb"


def _play_plain(session: Session, language: str, spoken: bool) -> int:
    """Line by line."""
    lines_in, out, spoken = _streams(spoken)
    return line_mode.run(session, language, lines_in, out, spoken=spoken)


def _streams(spoken: bool) -> tuple[Lines, TextIO, bool]:
    """Where lines come from and go to, whatever is there; where suits cannot be written, cards are read out."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    lines_in, out = sys.stdin or StringIO(), sys.stdout or StringIO()
    try:
        "♥".encode(out.encoding or "utf-8")
    except UnicodeEncodeError:
        spoken = True
    return lines_in, out, spoken
