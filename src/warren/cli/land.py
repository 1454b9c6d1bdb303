"""`warren land`: lands of Jack Rabbits, made, shown, checked and surveyed."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from warren.cli import lands
from warren.cli.arena import MOST_JOBS, noted_signals
from warren.cli.common import Language, app, words_in
from warren.cli.files import check_writable, read_text, write
from warren.cli.usage import Command, FrontDoor
from warren.core.errors import BadInput
from warren.drawing.png import WIDTH
from warren.games.jackrabbits.land.acceptance import faults, misses
from warren.games.jackrabbits.land.files import written
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.survey import FIGURES, Spread
from warren.games.jackrabbits.land.tiles import suits_in
from warren.games.jackrabbits.land.tileset import standard_text
from warren.lab.survey import TIME, Figures, Plan, gathered, measured
from warren.text import Words

MOST_SEEDS = 1_000_000
MOST_ON_SHEET = 400
SHEET_WIDTH = 3000

land = typer.Typer(cls=FrontDoor, invoke_without_command=True, help="help-land")
app.add_typer(land, name="land")

Which = Annotated[str, typer.Argument(autocompletion=lands.samples, help="help-land-which")]
Suits = Annotated[str, typer.Option(autocompletion=lands.suit_lists, help="help-land-suits")]
CharacterName = Annotated[str, typer.Option("--character", autocompletion=lands.characters, help="help-land-character")]
Tiles = Annotated[Path | None, typer.Option(help="help-land-tiles")]
Output = Annotated[list[Path] | None, typer.Option("--output", "-o", help="help-land-output")]
Theme = Annotated[str, typer.Option(autocompletion=lands.themes, help="help-land-theme")]
Width = Annotated[int, typer.Option(min=100, max=20000, help="help-land-width")]
Advanced = Annotated[bool, typer.Option("--advanced", help="help-land-advanced")]


@land.callback()
def land_door(language: Language = "en") -> None:
    """Takes the language before the name of a command."""


@land.command(cls=Command, help="help-land-show")
def show(
    which: Which,
    output: Output = None,
    theme: Theme = "auto",
    width: Width = WIDTH,
    advanced: Advanced = False,
    suits: Suits = lands.BASE,
    character: CharacterName = "compact",
    tiles: Tiles = None,
    language: Language = "en",
) -> None:
    words = words_in(language)
    look = lands.look(words, theme, width, advanced)
    lands.check_outputs(output)
    found = lands.find(which, suits, character, lands.tile_set(tiles))
    if output:
        lands.save(found, output, look)
    else:
        lands.print_sketch(found, look)
        typer.echo(lands.figures(found, words))


@land.command(cls=Command, help="help-land-make")
def make(
    output: Output = None,
    seed: Annotated[str, typer.Option(help="help-land-seed")] = "",
    suits: Suits = lands.BASE,
    character: CharacterName = "compact",
    tiles: Tiles = None,
    theme: Theme = "auto",
    width: Width = WIDTH,
    advanced: Advanced = False,
    language: Language = "en",
) -> None:
    words = words_in(language)
    look = lands.look(words, theme, width, advanced)
    lands.check_outputs(output)
    seed = seed or str(secrets.randbelow(10**9))
    made = generate(seed, lands.mask(suits), character, lands.tile_set(tiles))
    if output:
        typer.echo(words.say("land-made", seed=seed, character=character))
        lands.save(made, output, look)
    else:
        typer.echo(written(made), nl=False)


@land.command(cls=Command, help="help-land-check")
def check(
    which: Which,
    suits: Suits = lands.BASE,
    character: CharacterName = "compact",
    tiles: Tiles = None,
    language: Language = "en",
) -> None:
    words = words_in(language)
    found = lands.find(which, suits, character, lands.tile_set(tiles))
    typer.echo(lands.figures(found, words))
    missed = [*faults(found), *misses(found, by_caves=True)]  # as lands that the program makes are accepted
    for reason in missed:
        typer.echo(f"{reason.rule}  {words.phrase(reason)}")
    if missed:
        raise typer.Exit(1)
    typer.echo(words.say("land-good"))


@land.command(cls=Command, help="help-land-survey")
def survey(
    seeds: Annotated[int, typer.Option(min=1, max=MOST_SEEDS, help="help-land-seeds")] = 1000,
    first: Annotated[int, typer.Option(min=0, max=MOST_SEEDS, help="help-land-first")] = 1,
    suits: Suits = lands.BASE,
    character: CharacterName = "compact",
    tiles: Tiles = None,
    path: Annotated[Path | None, typer.Option("--json", help="help-land-json")] = None,
    jobs: Annotated[int, typer.Option(min=0, max=MOST_JOBS, help="help-jobs")] = 0,
    language: Language = "en",
) -> None:
    words = words_in(language)
    plan = Plan(lands.mask(suits), lands.known_character(character))
    if tiles is not None:
        lands.tile_set(tiles)
        plan = plan._replace(tiles=read_text(tiles), tiles_path=str(tiles))
    if path is not None:
        check_writable(path)
    found: dict[int, Figures] = {}
    failed: list[int] = []
    with noted_signals() as signals:
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task(character, total=seeds)
            with closing(measured(plan, range(first, first + seeds), jobs, lambda: bool(signals))) as done:
                for seed, figures in done:
                    if figures is None:
                        failed.append(seed)
                    else:
                        found[seed] = figures
                    bar.advance(task)
        if found:
            show_survey(found, words)
        if path is not None:
            write(path, survey_json(plan, found))
        if failed:
            typer.echo(words.say("land-survey-failed", seeds=tuple(str(seed) for seed in sorted(failed))), err=True)
        if signals or failed:
            raise typer.Exit(128 + signals[0] if signals else 1)


@land.command(cls=Command, help="help-land-sheet")
def sheet(
    output: Annotated[Path, typer.Option("--output", "-o", help="help-land-sheet-output")],
    seeds: Annotated[int, typer.Option(min=1, max=MOST_ON_SHEET, help="help-land-seeds")] = 24,
    first: Annotated[int, typer.Option(min=0, max=MOST_SEEDS, help="help-land-first")] = 1,
    suits: Suits = lands.BASE,
    character: CharacterName = "compact",
    tiles: Tiles = None,
    theme: Theme = "auto",
    width: Width = SHEET_WIDTH,
    language: Language = "en",
) -> None:
    words = words_in(language)
    look = lands.look(words, theme, width)
    if output.suffix not in (".svg", ".png"):
        raise BadInput("land/sheet-output", path=str(output))
    check_writable(output)
    shown, used = lands.mask(suits), lands.tile_set(tiles)
    made = {seed: generate(seed, shown, character, used) for seed in range(first, first + seeds)}
    lands.save_sheet(made, output, look)


@land.command(cls=Command, name="tiles", help="help-land-form")
def form(language: Language = "en") -> None:
    typer.echo(f"# {words_in(language).say('land-tiles-form')}\n#\n{standard_text()}", nl=False)


# --- what a survey shows -----------------------------------------------------------------------------------------


def show_survey(found: dict[int, Figures], words: Words) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False, show_edge=False)
    grid.add_column(words.say("land-survey-lands", count=len(found)))
    for header in (
        words.say("land-survey-least"),
        "10 %",
        words.say("land-survey-median"),
        "90 %",
        words.say("land-survey-most"),
        words.say("land-survey-mean"),
    ):
        grid.add_column(header, justify="right", no_wrap=True)
    whole = gathered(found)
    for name, title in (
        ("joins", words.say("land-survey-joins")),
        ("ports", words.say("land-survey-ports")),
        ("lost", words.say("land-survey-lost")),
        ("masses", words.say("land-survey-masses")),
        ("farthest", words.say("land-survey-farthest")),
        ("boats", words.say("land-survey-boats")),
        ("tries", words.say("land-survey-tries")),
        (TIME, words.say("land-survey-time")),
    ):
        grid.add_row(title, *_shown(whole.spread(name), is_share=name == "lost"))
    Console().print(grid)


def _shown(spread: Spread, is_share: bool) -> list[str]:
    """Shares are counted in thousandths, and shown in hundredths."""
    *whole, mean = spread
    return [
        *[f"{value / 10:.1f}" if is_share else str(value) for value in whole],
        f"{mean / (10 if is_share else 1):.1f}",
    ]


def survey_json(plan: Plan, found: dict[int, Figures]) -> str:
    """For programs: the spread of each figure, and every land by its seed."""
    whole = gathered(found)
    told = {
        "suits": suits_in(plan.suits),
        "character": plan.character,
        "spread": {name: whole.spread(name)._asdict() for name in (*FIGURES, TIME)} if found else {},
        "lands": {str(seed): found[seed] for seed in sorted(found)},
    }
    return json.dumps(told, indent=1) + "\n"
