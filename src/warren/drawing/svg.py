"""A picture as SVG: one file with its style sheet and its symbols, and nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape

from warren.drawing.marks import Area, Curve, Disc, Mark, Picture, Spot
from warren.drawing.style import style_sheet, symbols

NO_NAMES: Mapping[str, str] = {}


def written(picture: Picture, theme: str = "auto", title: str = "", names: Mapping[str, str] = NO_NAMES) -> str:
    """The text of an SVG file. `names` says what tiles are called by those who point at them."""
    frame = (picture.left, picture.top, picture.width, picture.height)
    return whole(frame, picture.symbols(), [drawn(mark, names) for mark in picture.marks], theme, title)


def whole(
    frame: tuple[float, float, float, float], used: list[str], elements: list[str], theme: str, title: str
) -> str:
    """A file from its elements, with the style sheet and the symbols that are used."""
    seen = " ".join(number(value) for value in frame)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" class="land" role="img" viewBox="{seen}">']
    if title:
        lines.append(f"<title>{escape(title)}</title>")
    lines += [f"<style>\n{style_sheet(theme)}</style>", "<defs>", *_definitions(used), "</defs>", *elements, "</svg>"]
    return "\n".join(lines) + "\n"


def _definitions(used: list[str]) -> Iterator[str]:
    known = symbols()
    for name in used:
        parts = "".join(f'<path class="{kind}" d="{shape}"/>' for kind, shape in known[name])
        yield f'<g id="land-{name}">{parts}</g>'


def drawn(mark: Mark, names: Mapping[str, str] = NO_NAMES) -> str:
    """One mark as an element."""
    name = names.get(mark.tile, "") if "ground" in mark.classes.split() else ""
    opened = f'class="{mark.classes}"' + (f' data-tile="{mark.tile}"' if mark.tile else "")
    if isinstance(mark, Area):
        shape = "".join(f"M{_listed(ring)}Z" for ring in mark.rings)
        return f'<path {opened} d="{shape}"' + (f"><title>{escape(name)}</title></path>" if name else "/>")
    if isinstance(mark, Curve):
        first, *rest = mark.spots
        return f'<path {opened} d="M{_listed([first])}C{_listed(rest)}"/>'
    x, y = number(mark.middle[0]), number(mark.middle[1])
    if isinstance(mark, Disc):
        return f'<circle {opened} cx="{x}" cy="{y}" r="{number(mark.radius)}"/>'
    half = mark.size / 2
    at = f"translate({number(mark.middle[0] - half)} {number(mark.middle[1] - half)})"
    scale = f"{mark.size / 100:.4f}".rstrip("0").rstrip(".")
    return f'<use {opened} href="#land-{mark.symbol}" transform="{at} scale({scale})"/>'


def _listed(spots: Iterable[Spot]) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in spots)


def number(value: float) -> str:
    """To a hundredth, without what adds nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
