"""`warren study`: does a game hold up when bots play it?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import warren
from warren.cli import common
from warren.cli.arena import MOST_GAMES, MOST_JOBS, noted_signals
from warren.cli.common import GameName, Given, Language, Preset, app, settings_from, words_in
from warren.cli.usage import Command
from warren.lab.statistics import interval
from warren.lab.study import Course, Summary, plan, played, summed_up
from warren.text import Words


@app.command(cls=Command, help="help-study")
def study(
    game: GameName,
    players: Annotated[list[str], typer.Argument(autocompletion=common.players, help="help-studied")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="help-number-of-games")] = 200,
    given: Given = None,
    preset: Preset = None,
    seed: Annotated[str, typer.Option(help="help-seed-arena")] = "study",
    jobs: Annotated[int, typer.Option(min=0, max=MOST_JOBS, help="help-jobs")] = 0,
    language: Language = "en",
) -> None:
    words = words_in(language)
    watched = warren.game(game)
    planned = plan(watched, settings_from(given, watched, preset), players, seed)
    common.tell_notes(watched, watched.agree_text(planned.settings), words)
    courses: dict[int, Course] = {}
    common.tell_if_slow(words)
    with noted_signals() as signals:
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task(" ".join(players), total=games)
            for number, course in played(planned, games, jobs, lambda: bool(signals)):
                courses[number] = course
                bar.advance(task)
        if courses:
            show(summed_up(watched, [courses[number] for number in sorted(courses)]), words)
        if signals:
            raise typer.Exit(128 + signals[0])


def show(found: Summary, words: Words) -> None:
    """Lengths, who wins, and what happens."""
    console = Console()
    lengths = " ".join(str(length) for length in found.lengths)
    console.print(words.say("study-games", games=found.games, draws=found.draws))
    console.print(words.say("study-lengths", unit=found.unit, mean=f"{found.mean:.1f}", lengths=lengths))
    for place, wins in enumerate(found.wins):
        low, high = interval([1.0] * wins + [0.0] * (found.games - wins))
        console.print(
            words.say(
                "study-place",
                place=place + 1,
                rate=f"{100 * wins / found.games:.1f}",
                low=f"{100 * low:.1f}",
                high=f"{100 * high:.1f}",
            )
        )
    console.print(uses(found, words))


def uses(found: Summary, words: Words) -> Grid:
    """What happens, the most frequent first; what never happened last."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False, show_edge=False)
    grid.add_column(words.say("study-fact"))
    grid.add_column(words.say("study-rules"))
    grid.add_column(words.say("study-share"), justify="right", no_wrap=True)
    grid.add_column(words.say("study-times"), justify="right", no_wrap=True)
    for use in sorted(found.uses, key=lambda use: (-use.share, -use.times, use.kind)):
        grid.add_row(use.kind, " ".join(use.rules), f"{use.share:.1f}", f"{use.times:.2f}")
    return grid
