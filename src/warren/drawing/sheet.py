"""Many lands on one sheet, all to the same scale, each with a number."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from warren.drawing.marks import Picture
from warren.drawing.svg import drawn, number, whole

SPACE: Final = 60.0
"""Between two lands."""


def sheet(
    pictures: Sequence[Picture], numbers: Sequence[int], columns: int, theme: str = "auto", title: str = ""
) -> str:
    """The text of an SVG file with one picture beside the other, in rows."""
    wide = max(picture.width for picture in pictures)
    high = max(picture.height for picture in pictures)
    columns = min(columns, len(pictures))
    rows = ceil(len(pictures) / columns)
    width, height = columns * (wide + SPACE) + SPACE, rows * (high + SPACE) + SPACE
    labels = [label(one) for one in numbers]
    used = sorted({symbol for picture in (*pictures, *labels) for symbol in picture.symbols()})
    lines = [f'<rect class="table" width="{number(width)}" height="{number(height)}"/>']
    for place, (picture, named) in enumerate(zip(pictures, labels, strict=True)):
        row, column = divmod(place, columns)
        left, top = SPACE + column * (wide + SPACE), SPACE + row * (high + SPACE)
        x, y = left + (wide - picture.width) / 2 - picture.left, top + (high - picture.height) / 2 - picture.top
        lines += [
            f'<rect class="sea" x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}"/>',
            f'<g transform="translate({number(x)} {number(y)})">',
            *[drawn(mark) for mark in picture.marks],
            "</g>",
            f'<g transform="translate({number(left)} {number(top)})">',
            *[drawn(mark) for mark in named.marks],
            "</g>",
        ]
    return whole((0, 0, width, height), used, lines, theme, title)


def label(shown: int) -> Picture:
    """A number in the corner of a picture, in our own figures."""
    named = Picture()
    for place, figure in enumerate(str(shown)):
        named.stamp("figure", "", figure, (60.0 + 50 * place, 70.0), 80)
    return named
