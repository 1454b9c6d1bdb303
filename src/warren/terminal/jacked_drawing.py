"""The board of JACKED, drawn: a ring with the players inside it, the ring side by side in lines, or a list of the pegs.

The reader's own Out space is at the bottom left, and forward is clockwise. On a screen that is too low for a square the
ring is wider than high, and the Out spaces lie near its corners. An empty space is a dot, every sixth one its number;
`!` marks a blocker. Of a drafted move, `*` marks who has moved, and `( )` the spaces that were left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from warren.games.jacked.actions import COLOURS
from warren.games.jacked.board import HOME, JAIL
from warren.terminal.board import LOG_HEIGHT, LOG_WIDTH

STYLES: Final = {"R": "bold red", "B": "bold bright_blue", "G": "bold green", "Y": "bold yellow"}

_CELL: Final = 3  # columns of a space
_EVERY: Final = 6  # this many spaces, one has its number


class Pegs(NamedTuple):
    """Where the pegs are, and where they were before a drafted move; which colours play, whose is at the bottom."""

    side: int
    places: Sequence[int]
    before: Sequence[int]
    blocked: int
    colours: Sequence[int]
    own: int

    def has_moved(self, peg: int) -> bool:
        return self.places[peg] != self.before[peg]

    def is_blocker(self, peg: int) -> bool:
        return self.blocked >> (peg // 4) & 1 == 1 and self.places[peg] == peg // 4 * self.side

    def mark(self, peg: int) -> str:
        if self.has_moved(peg):
            return "*"
        return "!" if self.is_blocker(peg) else ""

    def style(self, peg: int) -> str:
        style = STYLES[COLOURS[peg // 4]]
        return f"{style} reverse" if self.has_moved(peg) or self.is_blocker(peg) else style


# --- the ring ----------------------------------------------------------------------------------------------------


def draw_ring(pegs: Pegs, panel: Sequence[Text], width: int, height: int) -> Text | None:
    """The ring around the panel; None if there is no room for it."""
    inner = max(line.cell_len for line in panel) + 2
    rows = _rows(pegs.side, inner, len(panel), width - LOG_WIDTH, height)
    rows = rows or _rows(pegs.side, inner, len(panel), width, height - LOG_HEIGHT)
    if not rows:
        return None
    columns = 2 * pegs.side - rows + 2
    grid: dict[tuple[int, int], Text] = {}
    for number, at in enumerate(_around(columns, rows, pegs.side)):
        grid[at] = _space(pegs, (pegs.own * pegs.side + number) % (4 * pegs.side))
    above = (rows - 2 - len(panel)) // 2
    drawn = Text(no_wrap=True, overflow="ellipsis")
    for row in range(rows):
        if row in (0, rows - 1):
            drawn.append_text(Text("").join(grid[row, column] for column in range(columns)))
        else:
            line = panel[row - 1 - above].copy() if 0 <= row - 1 - above < len(panel) else Text()
            line.truncate((columns - 2) * _CELL - 1, pad=True)
            drawn.append_text(Text("").join((grid[row, 0], Text(" "), line, grid[row, columns - 1])))
        drawn.append("\n")
    return drawn


def _rows(side: int, inner: int, least: int, width: int, height: int) -> int:
    """How many rows a ring has that leaves room for so many columns and rows inside; 0 if there is none."""
    for rows in range(min(side + 1, height), least + 1, -1):
        columns = 2 * side - rows + 2
        if columns * _CELL <= width and (columns - 2) * _CELL >= inner:
            return rows
    return 0


def _around(columns: int, rows: int, side: int) -> list[tuple[int, int]]:
    """Row and column of each space, clockwise, from the reader's Out space at the bottom left."""
    left = [(row, 0) for row in range(rows - 1, 0, -1)]
    top = [(0, column) for column in range(columns - 1)]
    right = [(row, columns - 1) for row in range(rows - 1)]
    bottom = [(rows - 1, column) for column in range(columns - 1, 0, -1)]
    path = [*left, *top, *right, *bottom]
    start = len(path) - (columns - 1 - side) // 2
    return path[start:] + path[:start]


def _space(pegs: Pegs, space: int) -> Text:
    """What stands on a space, three columns wide."""
    for peg, place in enumerate(pegs.places):
        if place == space:
            name = f"{COLOURS[peg // 4]}{peg % 4 + 1}{pegs.mark(peg)}"
            return Text.assemble((name, pegs.style(peg)), " " * (_CELL - len(name)))
    if space in pegs.before:
        return Text("( )", "dim")
    colour, rest = divmod(space, pegs.side)
    if rest == 0 and colour in pegs.colours:
        return Text.assemble((f"{COLOURS[colour]}○", STYLES[COLOURS[colour]]), " ")
    return Text(f"{space if space % _EVERY == 0 else '·':<{_CELL}}", "dim")


# --- in lines ----------------------------------------------------------------------------------------------------


def draw_lines(pegs: Pegs, panel: Sequence[Text], width: int, height: int) -> Text | None:
    """The ring side by side, each from its corner on, above the panel; None if there is no room for it."""
    most = (width - _CELL - 2) // _CELL
    parts = -(-pegs.side // most)
    if 4 * parts + len(panel) + LOG_HEIGHT > height:
        return None
    length = -(-pegs.side // parts)
    drawn = Text(no_wrap=True, overflow="ellipsis")
    for number in range(4):
        corner = (pegs.own + number) % 4 * pegs.side
        for start in range(0, pegs.side, length):
            spaces = range(corner + start, corner + min(start + length, pegs.side))
            drawn.append(f"{corner + start:>2} ", "dim")
            drawn.append_text(Text("").join(_space(pegs, space) for space in spaces))
            drawn.append("\n")
    return drawn.append_text(Text("\n").join(panel))


# --- the pegs of a colour ----------------------------------------------------------------------------------------


def jail_and_home(pegs: Pegs, colour: int, jail: str, home: str) -> Text:
    """`R Jail 1 2 · ·  Home · · 3 ·`."""
    mine = range(4 * colour, 4 * colour + 4)
    jailed = [peg for peg in mine if pegs.places[peg] == JAIL]
    at_home = [next((peg for peg in mine if pegs.places[peg] == HOME + number), None) for number in range(4)]
    line = Text.assemble((COLOURS[colour], STYLES[COLOURS[colour]]), f" {jail}")
    for peg in [*jailed, *[None] * (4 - len(jailed))]:
        line.append_text(_number(pegs, peg))
    line.append(f" {home}")
    for peg in at_home:
        line.append_text(_number(pegs, peg))
    return line


def _number(pegs: Pegs, peg: int | None) -> Text:
    if peg is None:
        return Text(" ·", "dim")
    return Text.assemble(" ", (f"{peg % 4 + 1}{'*' if pegs.has_moved(peg) else ''}", pegs.style(peg)))


def listed(pegs: Pegs, colour: int, jail: str, home: str) -> Text:
    """`R 17 · Jail · Home 2 · 40!`: the places of a colour's pegs, by their numbers."""
    line = Text.assemble((COLOURS[colour], STYLES[COLOURS[colour]]))
    for peg in range(4 * colour, 4 * colour + 4):
        place = pegs.places[peg]
        where = jail if place == JAIL else f"{home} {place - HOME + 1}" if place >= HOME else str(place)
        line.append(" " if peg % 4 == 0 else " · ")
        line.append(f"{where}{pegs.mark(peg)}", pegs.style(peg) if place != JAIL or pegs.has_moved(peg) else "")
    return line
