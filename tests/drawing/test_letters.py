"""Lands drawn in signs, for the terminal."""

from __future__ import annotations

import pytest

from drawing.helpers import GENERATED, WITH_ALL_SUITS, around_a_gap, laid
from warren.drawing.exits import lost_ends
from warren.drawing.letters import BOAT, LOST, SCALES, SIGNS, SUIT_SIGNS, Sketch, sketched
from warren.drawing.scene import draw
from warren.drawing.style import palettes
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import KIND, KINDS, ROYALS, TOWER, is_house, suit_of_house


def text_of(sketch: Sketch) -> str:
    return "\n".join("".join(piece.text for piece in line) for line in sketch.lines())


@pytest.mark.parametrize("land", [sample(), GENERATED, WITH_ALL_SUITS])
def test_every_tile_has_its_sign(land: Land) -> None:
    text = text_of(Sketch(draw(land), *SCALES[0], is_plain=False))
    for kind, sign in SIGNS.items():
        assert text.count(sign) >= len(land.of_kind(KINDS.index(kind)))
    for tile in land.hexagons():
        if is_house(tile):
            assert ROYALS[KIND[tile] - TOWER] + SUIT_SIGNS[suit_of_house(tile)] in text
    assert text.replace(SUIT_SIGNS[10], "").count(BOAT) == len(land.boats())
    assert text.count(LOST) == len(list(lost_ends(land)))


def test_a_plain_sketch_is_ascii_only_and_has_the_same_houses() -> None:
    text = text_of(Sketch(draw(GENERATED), *SCALES[0], is_plain=True))
    assert text.isascii()
    assert all(rank + suit in text for rank in "KQJ" for suit in "CSHD")


def test_the_largest_sketch_that_fits_is_taken() -> None:
    picture = draw(GENERATED)
    large, small = (Sketch(picture, *scale, is_plain=False) for scale in SCALES)
    assert small.width < large.width
    assert sketched(picture, large.width).width == large.width
    assert sketched(picture, large.width - 1).width == small.width
    assert sketched(picture, 10).width == small.width


def test_a_gap_is_not_shown_as_sea() -> None:
    assert "#" in text_of(Sketch(draw(around_a_gap()), *SCALES[0], is_plain=True))
    assert "#" not in text_of(Sketch(draw(GENERATED), *SCALES[0], is_plain=True))


def test_roads_lead_from_sign_to_sign() -> None:
    land = laid({"citadel": (0, 0, 0), "tavern-1": (0, 0, 1), "tower-clubs": (2, 0, 0)})
    lines = text_of(Sketch(draw(land), *SCALES[0], is_plain=True)).splitlines()
    row, column = next((row, line.index("t")) for row, line in enumerate(lines) if "t" in line)
    around = [lines[row + down][column + across] for down in (-1, 0, 1) for across in (-1, 0, 1)]
    assert around.count(".") >= 3


def test_every_ground_has_a_colour() -> None:
    grounds = {
        piece.ground for line in Sketch(draw(WITH_ALL_SUITS), *SCALES[0], is_plain=False).lines() for piece in line
    }
    assert grounds <= {*palettes()["dark"], "underground"}
    assert {"sea", "tower", "woods"} <= grounds
