"""Texts that can be clicked, laid out in rows: cards, buttons, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widgets import Static


class Cell(NamedTuple):
    """A text, how it looks, and the action of the screen behind it."""

    text: str
    style: str = ""
    click: str = ""


class Cells(Static):
    """Shows cells in their own styles: what can be clicked need not look like a link."""

    def on_mount(self) -> None:
        self.auto_links = False


def folded(cells: Sequence[Cell], last: Sequence[Cell], width: int, rows: int, more: Callable[[int], Cell]) -> Text:
    """The cells in no more rows than so many: those that do not fit are one that says how many there are.

    The last ones stand there in any case.
    """
    for shown in range(len(cells), 0, -1):
        rest = [more(len(cells) - shown)] if shown < len(cells) else []
        text = laid_out([*cells[:shown], *rest, *last], width)
        if len(text.split()) <= rows:
            break
    else:
        text = laid_out(last, width)
    return text


def laid_out(cells: Sequence[Cell], width: int, gap: int = 2) -> Text:
    """The cells in as many rows as so many columns need, none of them broken that fits into one."""
    rows = Text(no_wrap=all(cell_len(cell.text) <= width for cell in cells), overflow="ellipsis")
    used = 0
    for cell in cells:
        length = cell_len(cell.text)
        if used and used + gap + length > width:
            rows.append("\n")
            used = 0
        if used:
            rows.append(" " * gap)
            used += gap
        rows.append(cell.text, _style(cell))
        used += length
    return rows


def _style(cell: Cell) -> Style:
    style = Style.parse(cell.style)
    return style + Style(meta={"@click": cell.click}) if cell.click else style
