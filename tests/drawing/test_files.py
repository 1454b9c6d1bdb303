"""Pictures as SVG, PNG and JSON, in light and in dark."""

from __future__ import annotations

import json
import re
import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

import docs
from drawing.helpers import GENERATED, WITH_ALL_SUITS, around_a_gap
from warren.drawing.marks import as_json
from warren.drawing.png import rendered
from warren.drawing.scene import draw
from warren.drawing.sheet import sheet
from warren.drawing.style import THEMES, palettes, rules, style_sheet, symbols
from warren.drawing.svg import number, written
from warren.games.jackrabbits.land.tiles import KINDS, SUITS

SVG = "{http://www.w3.org/2000/svg}"
NO_LOOK = {"suit", "rank", "sea-exit"}
"""Classes that only say what something is."""


def styled() -> set[str]:
    return set(re.findall(r"^\.([a-z-]+)", rules(), re.M))


# --- the style sheet ---------------------------------------------------------------------------------------------


def test_both_palettes_have_all_colours_and_no_others() -> None:
    named = set(re.findall(r"var\(--([a-z-]+)\)", rules()))
    assert set(palettes()) == {"light", "dark"}
    for colours in palettes().values():
        assert set(colours) == named
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours.values())


def test_every_class_has_a_look_and_every_look_is_used() -> None:
    pictures = [draw(land, is_advanced=True) for land in (GENERATED, WITH_ALL_SUITS, around_a_gap())]
    used = {one for picture in pictures for mark in picture.marks for one in mark.classes.split()}
    used |= {kind for parts in symbols().values() for kind, _ in parts}
    assert used - NO_LOOK <= styled()
    assert styled() - used == {"table", "figure"}  # of sheets


def test_there_is_a_drawing_for_each_suit_and_every_drawing_is_used() -> None:
    assert set(SUITS) <= set(symbols())
    pictures = [draw(WITH_ALL_SUITS, is_advanced=True), draw(GENERATED)]
    used = {symbol for picture in pictures for symbol in picture.symbols()}
    assert set(symbols()) - used == set("0123456789")


def test_auto_follows_the_reader_and_the_other_themes_have_their_colours_filled_in() -> None:
    assert "prefers-color-scheme: dark" in style_sheet("auto")
    for theme in THEMES[1:]:
        assert "var(" not in style_sheet(theme)
        assert palettes()[theme]["sea"] in style_sheet(theme)


# --- for every eye -----------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", THEMES[1:])
def test_what_has_to_be_read_stands_out_by_brightness_alone(theme: str) -> None:
    colours = palettes()[theme]
    for suit in (*SUITS, "keep", "any"):
        assert contrast(colours[suit], colours["paper"]) >= 4.5  # seals with light signs, and coins with dark ones
    assert contrast(colours["ink"], colours["paper"]) >= 7  # signs at lost exits
    for ground in (*KINDS[2:], "citadel"):
        edge, road = contrast(colours["road-edge"], colours[ground]), contrast(colours["road"], colours[ground])
        assert max(edge, road) >= 3
    assert contrast(colours["road"], colours["road-edge"]) >= 4.5
    assert contrast(colours["gap"], colours["sea"]) >= 3 or theme == "dark"
    assert contrast(colours["burrow-ink"], colours["burrow"]) >= 7


def test_terrains_differ_by_what_is_drawn_on_them() -> None:
    picture = draw(GENERATED)
    by_kind: dict[str, set[str]] = {}
    for mark in picture.marks:
        symbol = getattr(mark, "symbol", mark.classes if mark.classes == "water" else "")
        if symbol and symbol not in SUITS:
            by_kind.setdefault(mark.tile.partition("-")[0], set()).add(symbol)
    marks = {kind: frozenset(by_kind[kind] - {"ripple", "boat", "any"}) for kind in KINDS[5:]}
    assert len(set(marks.values())) == len(marks) == 6
    assert all(marks.values())


# --- files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_an_svg_is_well_formed_and_has_all_it_needs(theme: str) -> None:
    text = written(draw(WITH_ALL_SUITS), theme, "A <land> & more", {"citadel": "The “citadel” & its <wall>"})
    tree = ElementTree.fromstring(text)
    assert tree.findtext(f"{SVG}title") == "A <land> & more"
    called = {path.get("data-tile"): path.findtext(f"{SVG}title") for path in tree.iter(f"{SVG}path") if len(path)}
    assert called["citadel"] == "The “citadel” & its <wall>"
    known = {f"#{group.get('id')}" for group in tree.iter(f"{SVG}g")}
    assert {use.get("href") for use in tree.iter(f"{SVG}use")} == known
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_the_sample_land_is_drawn_as_it_was() -> None:
    golden = (Path(__file__).resolve().parents[2] / "docs" / "sample-land.svg").read_text(encoding="utf-8")
    assert docs.sample_land() == golden


def test_numbers_are_short_and_never_minus_zero() -> None:
    assert [number(value) for value in (1.0, -0.001, 2.5, 3.14159, -100.0)] == ["1", "0", "2.5", "3.14", "-100"]


def test_the_drawing_data_is_plain_json_with_all_marks_and_symbols() -> None:
    picture = draw(GENERATED)
    told = json.loads(json.dumps(as_json(picture)))
    assert told["version"] == 1
    assert told["frame"] == [picture.left, picture.top, picture.width, picture.height]
    assert told["style"] == style_sheet("auto")
    assert len(told["marks"]) == len(picture.marks)
    assert {mark["kind"] for mark in told["marks"]} == {"area", "curve", "disc", "stamp"}
    assert {mark["symbol"] for mark in told["marks"] if mark["kind"] == "stamp"} == set(told["symbols"])
    assert all(mark["class"] for mark in told["marks"])


def dots(png: bytes) -> tuple[int, int, set[bytes]]:
    """Width, height, and all colours of a PNG without interlacing, from its raw lines."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    at, packed = 8, b""
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + size]
        at += size + 12
    raw = zlib.decompress(packed)
    deep = {2: 3, 6: 4}[kind]
    return width, height, {raw[at : at + deep] for at in range(1, len(raw) - deep, deep)}


@pytest.mark.parametrize("theme", THEMES[1:])
def test_a_png_has_the_width_asked_for_and_is_not_blank(theme: str) -> None:
    picture = draw(GENERATED)
    width, height, colours = dots(rendered(written(picture, theme), 300))
    assert width == 300
    assert height == pytest.approx(300 * picture.height / picture.width, abs=1)
    assert len(colours) > 100


def test_light_and_dark_are_not_the_same_picture() -> None:
    light, dark = (rendered(written(draw(GENERATED), theme), 200) for theme in THEMES[1:])
    assert light != dark


def test_a_sheet_shows_every_land_with_its_number() -> None:
    pictures = [draw(GENERATED, with_underground=False) for _ in range(3)]
    tree = ElementTree.fromstring(sheet(pictures, [7, 8, 12], 2, "light", "Three"))
    assert len([rect for rect in tree.iter(f"{SVG}rect") if rect.get("class") == "sea"]) == 3
    figures = [use.get("href") for use in tree.iter(f"{SVG}use") if use.get("class") == "figure"]
    assert figures == ["#land-7", "#land-8", "#land-1", "#land-2"]
    assert not [path for path in tree.iter(f"{SVG}path") if path.get("data-tile") == "underground"]
