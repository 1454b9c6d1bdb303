"""`warren arena`: bots against bots."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import warren
from warren.cli import common
from warren.cli.common import GameName, Given, Language, Preset, SettingsFile, app, settings_from, words_in
from warren.cli.usage import Command
from warren.core.errors import BadInput
from warren.lab.arena import Arena
from warren.lab.deal import plan
from warren.text import Words

MOST_ERRORS = 3
"""Records of lost games that are shown; the file holds all of them."""

LONGEST_ERROR = 500
MOST_GAMES = 1_000_000_000
MOST_JOBS = 256


@app.command(cls=Command, help="help-arena")
def arena(
    game: GameName,
    players: Annotated[list[str], typer.Argument(autocompletion=common.players, help="help-bots")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="help-number-of-games")] = 1000,
    given: Given = None,
    preset: Preset = None,
    settings_file: SettingsFile = None,
    seed: Annotated[str, typer.Option(help="help-seed-arena")] = "arena",
    hoped: Annotated[float | None, typer.Option("--until-decided", help="help-until-decided")] = None,
    path: Annotated[Path | None, typer.Option("--json", help="help-json")] = None,
    jobs: Annotated[int, typer.Option(min=0, max=MOST_JOBS, help="help-jobs")] = 0,
    language: Language = "en",
) -> None:
    words = words_in(language)
    played = warren.game(game)
    planned = plan(played, settings_from(given, played, preset, settings_file), players, seed)
    if hoped is not None:
        check_hoped(hoped, len(players))
    common.tell_notes(played, played.agree_text(planned.settings), words)
    common.tell_if_slow(words)
    with noted_signals() as signals:
        contest = Arena(planned, path)
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task(" ".join(players), total=games, completed=len(list(contest.played())))
            contest.run(games, jobs, hoped, lambda played: bar.advance(task, played), lambda: bool(signals))
        if signals:
            typer.echo(interrupted(contest, words), err=True)
        show(contest, words, hoped)
        if signals:
            raise typer.Exit(128 + signals[0])


def check_hoped(hoped: float, bots: int) -> None:
    if bots > 2:
        raise BadInput("arena/pair", given=bots)
    if not 0.5 < hoped < 1.0:
        raise BadInput("arena/hoped", hoped=str(hoped))


@contextmanager
def noted_signals() -> Iterator[list[int]]:
    """While it lasts, Ctrl-C and requests to end are noted, however many, and break nothing off half-way.

    After one, the program is about to end, and further ones no longer matter.
    """
    noted: list[int] = []
    kinds = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(kind, lambda number, _: noted.append(number)) for kind in kinds]
    try:
        yield noted
    finally:
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, signal.SIG_IGN if noted else handler)


def interrupted(contest: Arena, words: Words) -> str:
    games = len(list(contest.played()))
    if contest.path is None:
        return words.say("arena-interrupted", games=games)
    return words.say("arena-kept", games=games, path=str(contest.path))


def show(contest: Arena, words: Words, hoped: float | None) -> None:
    """Print the duels, the ratings, the verdict, and every game that was lost by an error."""
    console = Console()
    console.print(duels(contest, words))
    if len(contest.plan.bots) > 2:
        for name, (rating, doubt) in sorted(contest.ratings().items(), key=lambda item: -item[1][0]):
            console.print(words.say("arena-rating", bot=name, rating=f"{rating:.2f}", doubt=f"{doubt:.2f}"))
    if hoped is not None:
        console.print(verdict(contest, words, hoped))
    errors = contest.errors()
    for game in errors[:MOST_ERRORS]:
        error = game.error[:LONGEST_ERROR]
        console.print(words.say("arena-error", deal=game.deal, error=error), style="red", markup=False)
        console.print(game.record, markup=False, highlight=False, soft_wrap=True)
    if len(errors) > MOST_ERRORS:
        console.print(words.say("arena-more-errors", count=len(errors) - MOST_ERRORS), style="red")


def duels(contest: Arena, words: Words) -> Grid:
    """A table for 80 columns: if need be, the names of the bots go on in a second line, the numbers never."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False, show_edge=False)
    grid.add_column(words.say("arena-bots"))
    for header in (
        words.say("arena-games"),
        words.say("arena-wins"),
        words.say("arena-draws"),
        words.say("arena-losses"),
        words.say("arena-rate"),
        words.say("arena-interval"),
    ):
        grid.add_column(header, justify="right", no_wrap=True)
    for number, lineup in enumerate(contest.lineups):
        duel = contest.duel(number)
        rate = f"{100 * duel.win_rate:.1f}" if duel.games else "–"
        interval = f"{100 * duel.low:.1f} – {100 * duel.high:.1f}"
        counts = (str(count) for count in (duel.games, duel.wins, duel.draws, duel.losses))
        grid.add_row(" – ".join(lineup), *counts, rate, interval)
    return grid


def verdict(contest: Arena, words: Words, hoped: float) -> str:
    bot, rate = contest.plan.bots[0], f"{100 * hoped:.0f}"
    found = contest.verdict(hoped)
    if found is None:
        return words.say("arena-undecided", bot=bot, rate=rate)
    if found:
        return words.say("arena-as-good", bot=bot, rate=rate)
    return words.say("arena-not-better", bot=bot, rate=rate)
