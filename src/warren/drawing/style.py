"""Classes and colours: one style sheet for all who draw, with a palette for light and one for dark."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

THEMES: Final = ("auto", "light", "dark")
"""`auto` leaves it to whoever looks at it: light, or dark if they prefer that."""

Part = tuple[str, str]
"""A class of the style sheet, and the data of an SVG path."""


def _data(name: str) -> str:
    return (files("warren.drawing") / "data" / name).read_text(encoding="utf-8")


@cache
def symbols() -> dict[str, tuple[Part, ...]]:
    """Our own drawings, by name."""
    given: dict[str, list[list[str]]] = tomllib.loads(_data("symbols.toml"))
    return {name: tuple((kind, shape) for kind, shape in parts) for name, parts in given.items()}


@cache
def palettes() -> dict[str, dict[str, str]]:
    """By theme, light and dark: colours by name."""
    given: dict[str, dict[str, str]] = tomllib.loads(_data("palettes.toml"))
    return given


@cache
def rules() -> str:
    """What the classes look like, in colours by name: `var(--sea)`."""
    return _data("land.css")


def style_sheet(theme: str = "auto") -> str:
    """The whole style sheet: with its colours filled in for one theme, or able to follow the reader's preference."""
    if theme != "auto":
        colours = palettes()[theme]
        return re.sub(r"var\(--([a-z-]+)\)", lambda found: colours[found[1]], rules())
    light, dark = (_variables(palettes()[name]) for name in THEMES[1:])
    return f".land {{ {light} }}\n@media (prefers-color-scheme: dark) {{ .land {{ {dark} }} }}\n{rules()}"


def _variables(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())
