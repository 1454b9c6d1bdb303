"""The command line: `warren --help`."""

from __future__ import annotations

import sys
from pathlib import Path
from time import sleep
from typing import Annotated

import typer

import warren
from warren import bots, build
from warren.cli import arena as arena
from warren.cli.common import GameName, Given, Language, app, settings_from, spoken, words_in
from warren.core.errors import BadInput, WarrenError
from warren.core.facts import Ear
from warren.core.game import Game, Table
from warren.core.record import read, record, replay
from warren.core.rng import seeded
from warren.text import Words


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"warren {build.describe()}")
        raise typer.Exit


@app.callback()
def front_door(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Version and build, and exit.")
    ] = False,
) -> None:
    """Takes the options that come before a command."""


@app.command()
def games(language: Language = "en") -> None:
    """List the games."""
    words = words_in(language)
    for name in warren.game_names():
        typer.echo(f"{name:<12} {words.about(name)}")


@app.command()
def settings(game: GameName, language: Language = "en") -> None:
    """List a game's settings: what each does, what it can be, and its default."""
    words = words_in(language)
    for setting in warren.game(game).settings:
        default = words.say("cli-default", value=setting.text(setting.default))
        typer.echo(f"{setting.name}: {setting.possible()} ({default})\n    {words.setting(game, setting.name)}")


@app.command()
def rules(
    game: GameName, rule: Annotated[str, typer.Argument(help="One rule's id.")] = "", language: Language = "en"
) -> None:
    """Tell a game's rules, or one of them."""
    words = words_in(language)
    known = warren.game(game).rules
    if rule and rule not in known:
        raise BadInput("rule/unknown", rule=rule, game=game, known=known)
    for one in (rule,) if rule else known:
        typer.echo(f"{one}  {words.rule_title(one)}\n    {words.rule(one)}")


@app.command()
def watch(
    game: GameName,
    players: Annotated[list[str] | None, typer.Argument(metavar="[BOT]...", help="A bot for each seat.")] = None,
    given: Given = None,
    seed: Annotated[str | None, typer.Option(help="Makes the game the same every time.")] = None,
    generator: Annotated[str, typer.Option(help="fast or strong.")] = "fast",
    hands: Annotated[bool, typer.Option("--hands", help="Show hidden cards too.")] = False,
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds to wait after each action.")] = 0.0,
    save: Annotated[Path | None, typer.Option("--record", help="Write the game's record to this file.")] = None,
    language: Language = "en",
) -> None:
    """Watch bots play a game.

    Example: `warren watch jackrabbit random random --set length=hand --seed 7`
    """
    words = words_in(language)
    known = warren.game(game)
    table = known.new(seed, generator, **settings_from(given))
    seated = _seat(players or [], table)
    thinkers = [bots.make(name, seeded("fast", f"{table.origin.seed} bot {seat}")) for seat, name in enumerate(seated)]
    names = tuple(f"{name} {seat + 1}" for seat, name in enumerate(seated))
    for fact in table.view(None).facts():
        typer.echo(words.fact(fact, names, game=known.name))
    ear = table.listen()
    while table.outcome is None:
        seat = int(table.mover())
        table.play(seat, thinkers[seat].choose(table.view(seat)))
        _tell(words, known, ear, names, hands)
        ear = table.listen()
        sleep(pace)
    typer.echo(words.outcome(table.outcome, names))
    if save is not None:
        _write(save, record(table, tuple(seated)).text())
        typer.echo(words.say("cli-recorded", path=str(save)))


@app.command(name="replay")
def replay_record(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    hands: Annotated[bool, typer.Option("--hands", help="Show hidden cards too.")] = False,
    language: Language = "en",
) -> None:
    """Play a record again and tell what happened."""
    words = words_in(language)
    found = read(_read(path))
    known = warren.game(found.game)
    ear = Ear(known.facts)
    table = replay(found, known, ear)
    _tell(words, known, ear, found.players, hands)
    typer.echo(words.say("cli-unfinished") if table.outcome is None else words.outcome(table.outcome, found.players))


def _seat(players: list[str], table: Table) -> list[str]:
    """A bot for each seat: `random` where none is named."""
    if len(players) > table.players:
        raise BadInput("seats/too-many", given=len(players), seats=int(table.players))
    return players + ["random"] * (int(table.players) - len(players))


def _tell(words: Words, game: Game, ear: Ear, names: tuple[str, ...], hands: bool) -> None:
    for fact in ear.truth() if hands else ear.facts(None):
        typer.echo(words.fact(fact, names, game=game.name))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise BadInput("file/missing", path=str(path)) from problem
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput("file/unreadable", path=str(path)) from problem


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem


def main() -> None:
    """Run the command line; what goes wrong is one sentence and exit code 2."""
    try:
        app()
    except WarrenError as error:
        typer.echo(Words(spoken[0]).error(error), err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
