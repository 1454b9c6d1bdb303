"""`warren arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import warren
from warren.cli import common
from warren.cli.common import GameName, Given, Language, app, settings_from, words_in
from warren.cli.usage import Command
from warren.core.errors import BadInput
from warren.lab.arena import Arena, plan
from warren.text import Words

MOST_ERRORS = 3
"""Records of lost games that are shown; the file holds all of them."""


@app.command(cls=Command, help="help-arena")
def arena(
    game: GameName,
    players: Annotated[list[str], typer.Argument(autocompletion=common.players, help="help-bots")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="help-number-of-games")] = 1000,
    given: Given = None,
    seed: Annotated[str, typer.Option(help="help-seed-arena")] = "arena",
    hoped: Annotated[float | None, typer.Option("--until-decided", help="help-until-decided")] = None,
    path: Annotated[Path | None, typer.Option("--json", help="help-json")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="help-jobs")] = 0,
    language: Language = "en",
) -> None:
    words = words_in(language)
    contest = Arena(plan(warren.game(game), settings_from(given), players, seed), path)
    if hoped is not None and (not 0.5 < hoped < 1.0 or len(players) > 2):
        raise BadInput("arena/hoped", hoped=str(hoped))
    try:
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task(" ".join(players), total=games, completed=len(list(contest.played())))
            contest.run(games, jobs, hoped, lambda played: bar.advance(task, played))
    except KeyboardInterrupt:
        typer.echo(words.say("arena-interrupted", games=len(list(contest.played()))), err=True)
        if path is None:
            raise
    show(contest, words, hoped)


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
        console.print(words.say("arena-error", deal=game.deal, error=game.error), style="red", markup=False)
        console.print(game.record, markup=False, highlight=False)
    if len(errors) > MOST_ERRORS:
        console.print(words.say("arena-more-errors", count=len(errors) - MOST_ERRORS), style="red")


def duels(contest: Arena, words: Words) -> Grid:
    grid = Grid(
        words.say("arena-bots"),
        words.say("arena-games"),
        words.say("arena-wins"),
        words.say("arena-draws"),
        words.say("arena-losses"),
        words.say("arena-rate"),
    )
    for number, lineup in enumerate(contest.plan.lineups()):
        duel = contest.duel(number)
        rate = f"{100 * duel.win_rate:.1f} % ({100 * duel.low:.1f} – {100 * duel.high:.1f})"
        grid.add_row(" – ".join(lineup), str(duel.games), str(duel.wins), str(duel.draws), str(duel.losses), rate)
    return grid


def verdict(contest: Arena, words: Words, hoped: float) -> str:
    bot, rate = contest.plan.bots[0], f"{100 * hoped:.0f}"
    found = contest.verdict(hoped)
    if found is None:
        return words.say("arena-undecided", bot=bot, rate=rate)
    if found:
        return words.say("arena-as-good", bot=bot, rate=rate)
    return words.say("arena-not-better", bot=bot, rate=rate)
