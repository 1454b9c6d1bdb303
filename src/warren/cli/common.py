"""What all commands share: the app they belong to, their common options, and the language they speak."""

from __future__ import annotations

from typing import Annotated

import typer

from warren.core.errors import BadInput
from warren.text import Words

app = typer.Typer(
    name="warren",
    help="A home for three tabletop games: play, host and study them.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str, typer.Option("--language", "-l", envvar="WARREN_LANGUAGE", help="en or es.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: see `warren games`.")]
Given = Annotated[
    list[str] | None,
    typer.Option("--set", "-s", metavar="NAME=VALUE", help="A setting, as often as you like: see `warren settings`."),
]

spoken = ["en"]
"""The language of the command that runs, so that its errors are told in it."""


def words_in(language: str) -> Words:
    words = Words(language)
    spoken[0] = language
    return words


def settings_from(given: list[str] | None) -> dict[str, object]:
    values: dict[str, object] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals or name in values:
            raise BadInput("settings/form", text=word)
        values[name] = value
    return values
