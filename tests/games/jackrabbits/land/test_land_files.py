"""Lands as text: JR-B3; whatever is wrong with one is told with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.core.errors import BadInput, WarrenError
from warren.games.jackrabbits.land.files import read, written
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.ground import GAP, SEA
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import FORMS
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import BY_NAME, SHAPE, UNDERGROUND, in_play
from warren.games.jackrabbits.land.tileset import standard
from warren.text import LANGUAGES, Words

from .helpers import LAGOON, ground

TEXT = written(sample())
LINES = TEXT.splitlines()


def line_of(name: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.split()[0] == name)


def with_line(name: str, line: str) -> str:
    return "\n".join(line if one.split()[0] == name else one for one in LINES)


@pytest.mark.rule("JR-B3")
@pytest.mark.parametrize(("seed", "suits", "character"), [(1, 15, "compact"), (2, 6, "wild"), (3, 0xF0F, "islands")])
def test_a_land_that_is_saved_and_loaded_is_the_same(seed: int, suits: int, character: str) -> None:
    land = generate(seed, suits, character)
    again = read(written(land), standard())
    assert again.suits == suits
    assert list(again.places) == list(land.places)
    assert list(again.roads.across) == list(land.roads.across)
    assert written(again) == written(land)


def test_a_land_is_small_and_readable() -> None:
    assert LINES[:4] == ["warren land 1", "tiles standard", "suits clubs spades hearts diamonds", "citadel 0 0"]
    assert len(TEXT) < 800
    assert TEXT.isascii()


def test_comments_empty_lines_and_the_order_of_tiles_do_not_matter() -> None:
    shuffled = [*LINES[:3], "", *[f"  {line}   # here" for line in reversed(LINES[3:])], "# the end"]
    assert written(read("\n".join(["# a land", *shuffled]), standard())) == TEXT


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "land/short", None),
        ("warren land 1", "land/short", None),
        ("warren land 1\ntiles standard", "land/short", None),
        ("a novel", "land/header", 1),
        (TEXT.replace("land 1", "land 2"), "land/header", 1),
        (TEXT.replace("tiles standard", "tiles"), "land/tiles", 2),
        (TEXT.replace("tiles standard", "tiles mine"), "land/other-tiles", 2),
        (TEXT.replace("suits clubs", "suits swords"), "land/suits", 3),
        (TEXT.replace("suits clubs", "suits spades"), "land/suits", 3),
        (TEXT.replace(LINES[2], "suits clubs"), "land/suits", 3),
        (TEXT.replace(LINES[2], "clubs spades"), "land/suits", 3),
        (with_line("woods-1", "forest-1 0 0 0"), "land/tile", line_of("woods-1")),
        (with_line("woods-1", "woods-9 0 0 0"), "land/not-in-play", line_of("woods-1")),
        (with_line("woods-1", "underground 9 9"), "land/not-in-play", line_of("woods-1")),
        (with_line("woods-2", LINES[line_of("woods-1") - 1]), "land/twice", line_of("woods-2")),
        (with_line("woods-1", "woods-1 1 1"), "land/place", line_of("woods-1")),
        (with_line("woods-1", "woods-1 1 1 3"), "land/place", line_of("woods-1")),
        (with_line("woods-1", "woods-1 one 1 0"), "land/place", line_of("woods-1")),
        (with_line("woods-1", "woods-1 99 1 0"), "land/place", line_of("woods-1")),
        (with_line("woods-1", "woods-1 ² 1 0"), "land/place", line_of("woods-1")),
        (with_line("tower-clubs", "tower-clubs 1 1 0"), "land/place", line_of("tower-clubs")),
        (with_line("citadel", "citadel 1 0"), "land/citadel", line_of("citadel")),
        (with_line("tower-clubs", "tower-clubs 1 0"), "land/overlap", line_of("tower-clubs")),
        (with_line("woods-1", "woods-1 12 0 0"), "land/adrift", line_of("woods-1")),
        ("\n".join(LINES[:-2]), "land/missing", None),
    ],
)
def test_a_damaged_land_gets_an_error_with_the_place(text: str, code: str, line: int | None) -> None:
    with pytest.raises(BadInput) as caught:
        read(text, standard())
    assert caught.value.code == code
    assert caught.value.arguments.get("line") == line
    for language in LANGUAGES:
        assert Words(language).error(caught.value).endswith((".", "”.", "»."))


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadInput) as caught:
        read("\n".join(LINES[:-2]), standard())
    assert caught.value.arguments["tiles"] == ("tavern-4", "cave-4")


@pytest.mark.rule("JR-E0c")
def test_a_land_with_a_tile_beside_an_islet_is_refused() -> None:
    text = written(generate(1, 0b1_0000_0001))
    assert read(text, standard()).suits == 257
    beside = next(line for line in text.splitlines() if line.startswith("plaza-clubs"))
    islet = next(line for line in text.splitlines() if line.startswith("tower-shells"))
    x, y = (int(number) for number in islet.split()[1:])
    with pytest.raises(BadInput) as caught:
        read(text.replace(beside, f"plaza-clubs {x + 1} {y + 1}"), standard())
    assert caught.value.code in ("land/islet", "land/adrift")


@pytest.mark.rule("JR-E0c")
def test_a_land_with_an_islet_in_an_enclosed_gap_is_refused() -> None:
    suits = 0b1_0000_0111
    laid = ground(LAGOON)
    waters = laid.waters()
    inside = next(at for at in laid.places_apart(0) if waters[at // FORMS * 2] == GAP)
    laid.put(BY_NAME["tower-shells"], inside)
    for tile in in_play(suits):
        if tile != UNDERGROUND and tile not in laid.laid():
            outside = [at for at in laid.places_touching(SHAPE[tile]) if waters[at // FORMS * 2] == SEA]
            laid.put(tile, outside[0])
    with pytest.raises(BadInput) as caught:
        read(written(Land(standard(), suits, laid.places)), standard())
    assert caught.value.code == "land/islet-inland"
    assert caught.value.arguments["name"] == "tower-shells"


@given(st.data())
def test_no_damage_ends_in_anything_but_an_error_or_a_land(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    length = data.draw(st.integers(0, 40))
    text = TEXT[:at] + data.draw(st.text(max_size=6)) + TEXT[at + length :]
    try:
        land = read(text, standard())
    except WarrenError:
        return
    assert len(land.laid()) == 37
