"""The command line: `warren --help`."""

from __future__ import annotations

import os
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from time import sleep
from typing import Annotated

import typer

import warren
from warren import bots, build
from warren.cli import arena as arena
from warren.cli import common
from warren.cli import land as land
from warren.cli import play as play
from warren.cli import report as report
from warren.cli import serve as serve
from warren.cli import study as study
from warren.cli.common import GameName, Given, Hands, Language, Preset, SettingsFile, app, settings_from, words_in
from warren.cli.files import check_writable, read_text, write
from warren.cli.usage import Command, program
from warren.core.errors import BadInput, BadRecord, WarrenError
from warren.core.facts import Ear
from warren.core.record import read, record, replay
from warren.core.rng import seeded
from warren.core.story import Story
from warren.core.table import Table
from warren.text import Names, Words, book

PACE = 0.4
"""Seconds after each turn when somebody watches on a terminal."""


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"warren {build.describe()}")
        raise typer.Exit


@app.callback()
def front_door(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="help-version")
    ] = False,
    language: Language = "en",
) -> None:
    """Takes the options that come before a command."""


@app.command(cls=Command, help="help-games")
def games(language: Language = "en") -> None:
    words = words_in(language)
    for name in warren.game_names():
        typer.echo(f"{name:<12} {words.about(name)}")


@app.command(cls=Command, help="help-settings")
def settings(
    game: GameName,
    setting: Annotated[str, typer.Argument(autocompletion=common.setting_names, help="help-setting")] = "",
    language: Language = "en",
) -> None:
    words = words_in(language)
    known = warren.game(game).settings
    for one in [known.one(setting)] if setting else known:
        default = words.say("cli-default", value=one.text(one.default))
        typer.echo(f"{one.name}: {one.possible()} ({default})\n    {words.setting(game, one.name)}")
        if one.name in common.FILES:
            typer.echo(f"    {words.say('cli-setting-file', name=one.name, ending=common.FILES[one.name])}")
    for name, values in warren.game(game).presets().items() if not setting else ():
        told = " ".join(f"{setting}={value}" for setting, value in values.items())
        typer.echo(f"--preset {name}: {told}\n    {words.preset(game, name)}")


@app.command(cls=Command, help="help-rules")
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(autocompletion=common.rules, help="help-rule")] = "",
    language: Language = "en",
) -> None:
    words = words_in(language)
    known = book(warren.game(game))
    if rule and rule not in known:
        raise BadInput("rule/unknown", rule=rule, game=game, known=known)
    if not rule:
        typer.echo(f"{words.say('rules-turn')}\n    {words.turn(game)}")
    for one in (rule,) if rule else known:
        paragraphs = words.rule(one).replace("\n\n", "\n\n    ")
        typer.echo(f"{one}  {words.rule_title(one)}\n    {paragraphs}")


@app.command(cls=Command, help="help-watch")
def watch(
    game: GameName,
    players: Annotated[list[str] | None, typer.Argument(autocompletion=common.players, help="help-players")] = None,
    given: Given = None,
    preset: Preset = None,
    settings_file: SettingsFile = None,
    seed: Annotated[str | None, typer.Option(help="help-seed")] = None,
    generator: Annotated[str, typer.Option(autocompletion=common.generators, help="help-generator")] = "fast",
    hands: Hands = False,
    pace: Annotated[float | None, typer.Option(min=0, max=10, help="help-pace")] = None,
    save: Annotated[Path | None, typer.Option("--record", help="help-record")] = None,
    language: Language = "en",
) -> None:
    words = words_in(language)
    played = warren.game(game)
    table = played.new(seed, generator, **settings_from(given, played, preset, settings_file))
    seated = _seat(players or [], table)
    common.tell_notes(played, table.setup, words)
    thinkers = [bots.make(name, seeded("fast", f"{table.origin.seed} bot {seat}")) for seat, name in enumerate(seated)]
    if save is not None:
        check_writable(save)
    if pace is None:
        pace = PACE if sys.stdout.isatty() else 0
    common.tell_if_slow(words)
    names = _names(seated)
    story = played.seeing.story(game)
    ear = _heard(table)
    tell = partial(_tell, story, ear, hands, words, names)
    tell()
    table.listen(ear)
    while table.outcome is None:
        seat = int(table.mover())
        table.play_all(seat, thinkers[seat].move(table.view(seat)))
        if tell():
            sleep(pace)
    typer.echo(words.outcome(table.outcome, names))
    if save is not None:
        write(save, record(table, names).text())
        typer.echo(words.say("cli-recorded", path=str(save)))


@app.command(cls=Command, name="replay", help="help-replay")
def replay_record(
    path: Annotated[Path, typer.Argument(help="help-file")], hands: Hands = False, language: Language = "en"
) -> None:
    words = words_in(language)
    found = read(read_text(path))
    known = warren.game_names()
    if found.game not in known:
        raise BadRecord("record/game", line=found.lines["game"], name=found.game, known=known)
    game = warren.game(found.game)
    ear = Ear(game.facts)
    table = replay(found, game, ear)
    _tell(game.seeing.story(game.name), ear, hands, words, found.players)
    typer.echo(words.say("cli-unfinished") if table.outcome is None else words.outcome(table.outcome, found.players))


def _seat(players: list[str], table: Table) -> list[str]:
    """A bot for each seat: `random` where none is named."""
    if len(players) > table.players:
        raise BadInput("seats/too-many", given=len(players), seats=int(table.players))
    return players + ["random"] * (int(table.players) - len(players))


def _names(seated: list[str]) -> tuple[str, ...]:
    """What the players are called: by their bots, with a number where there are several of one kind."""
    count = Counter(seated)
    return tuple(
        name if count[name] == 1 else f"{name} {seated[: seat + 1].count(name)}" for seat, name in enumerate(seated)
    )


def _heard(table: Table) -> Ear:
    """An ear that has heard what the table remembers: the deal, if it was there before anybody listened."""
    ear = Ear(table.game.facts)
    for told in table.journal:
        ear.hear(told)
    return ear


def _tell(story: Story, ear: Ear, hands: bool, words: Words, names: Names) -> bool:
    """Tell what was heard since the last time, and whether there was anything to tell."""
    lines = words.lines(story.tell(ear.truth() if hands else ear.facts(None)), names)
    for line in lines:
        typer.echo(line)
    ear.forget()
    return bool(lines)


def main() -> None:
    """Run the command line; what goes wrong is one sentence and exit code 2."""
    sys.exit(_run(sys.argv[1:]))


def _run(arguments: list[str]) -> int:
    """The exit code. Nobody reading on is no error: there is just nothing more to say."""
    words = Words()
    try:
        words = Words(common.asked_language(arguments, os.environ))
        common.spoken[0] = words.language
        code = program(app, words).main(arguments, prog_name="warren", standalone_mode=False)
        common.tell_broken(words)
        if sys.stdout is not None:  # a terminal can have closed it
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except WarrenError as error:
        common.tell_broken(words, error)
        return _complain(words, error)
    except BrokenPipeError:
        _forget_output()
        return 0
    except OSError as error:
        _forget_output()
        if error.filename is None:
            return _complain(words, BadInput("file/output"))
        return _complain(words, BadInput("file/unwritable", path=str(error.filename)))
    except KeyboardInterrupt:
        return 130


def _complain(words: Words, error: WarrenError) -> int:
    typer.echo(words.error(error), err=True)
    return 2


def _forget_output() -> None:
    """What could not be written is not tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
