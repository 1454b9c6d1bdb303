"""A land on a screen: as much of it as fits, with rabbits, carrots, numbered roads and tiles that are pointed at."""

from __future__ import annotations

import pytest

from warren.drawing.letters import CARROT, LIT, RABBIT, SCALES, Marker, Piece, Sketch, style_of
from warren.drawing.scene import draw
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import BY_NAME, CITADEL, FIRST_END, NAMES
from warren.terminal.land_drawing import NO_MARKS, RABBIT_SIGNS, Marks, draw_land, middle_of

PALACE = BY_NAME["palace-hearts"]
SAMPLE = sample()


def lines(land: Land, width: int, height: int, marks: Marks = NO_MARKS, tile: int = CITADEL) -> list[str]:
    return draw_land(land, width, height, marks, focus=middle_of(land, tile)).plain.split("\n")


def test_all_of_a_land_is_drawn_where_there_is_room_and_larger_where_there_is_more() -> None:
    small, large = lines(SAMPLE, 60, 24), lines(SAMPLE, 100, 50)
    assert len(small) < len(large) <= 50
    for drawn in (small, large):
        assert all(sign in "\n".join(drawn) for sign in ("C", "K♣", "Q♥", "J♠", "$", "&"))
        assert not any(arrow in "\n".join(drawn) for arrow in "▲▼◀▶")


@pytest.mark.parametrize("tile", ["citadel", "tower-diamonds", "plaza-spades", "tower-hearts"])
@pytest.mark.parametrize("size", [(20, 8), (30, 12), (50, 15)])
def test_where_there_is_not_what_is_looked_at_is_in_sight_and_arrows_say_where_there_is_more(
    size: tuple[int, int], tile: str
) -> None:
    drawn = lines(SAMPLE, *size, Marks(rabbits={BY_NAME[tile]: [0]}), BY_NAME[tile])
    assert len(drawn) <= size[1]
    assert all(len(line) <= size[0] for line in drawn)
    assert RABBIT_SIGNS[0] in "".join(drawn)
    assert any(arrow in "".join(drawn) for arrow in "▲▼◀▶")


def test_rabbits_stand_below_the_sign_of_their_hexagon_and_carrots_lie_above_it() -> None:
    drawn = lines(SAMPLE, 60, 24, Marks(rabbits={PALACE: [0, 3]}, carrots={PALACE: [1]}))
    row = next(number for number, line in enumerate(drawn) if "Q♥" in line)
    assert "@+" in drawn[row + 1]
    assert "v%" in drawn[row - 1]


def test_a_rabbit_at_a_fork_stands_on_it() -> None:
    before, after = (lines(SAMPLE, 60, 24, marks) for marks in (NO_MARKS, Marks(rabbits={BY_NAME["cave-1"]: [2]})))
    assert "\n".join(after).count("o") == "\n".join(before).count("o") - 1
    assert "*" in "".join(after)


def test_road_ends_are_labelled_around_their_tile() -> None:
    first = int(FIRST_END[CITADEL])
    ends = {first + side: str(side + 1) for side in range(6)}
    drawn = lines(SAMPLE, 60, 24, Marks(ends=ends, lit_end=first))
    row, column = next((number, line.index("C")) for number, line in enumerate(drawn) if "C" in line)
    around = "".join(line[column - 4 : column + 5] for line in drawn[row - 2 : row + 3])
    assert all(label in around for label in ends.values())


def test_a_tile_that_is_pointed_at_is_shaded_and_so_seen_without_colours() -> None:
    assert "░" not in "".join(lines(SAMPLE, 60, 24))
    drawn = lines(SAMPLE, 60, 24, Marks(lit_tiles=[PALACE]))
    rows = [number for number, line in enumerate(drawn) if "░" in line]
    row = next(number for number, line in enumerate(drawn) if "Q♥" in line)
    assert rows
    assert all(abs(number - row) <= 2 for number in rows)


def test_a_plain_drawing_is_ascii_only_markers_and_arrows_included() -> None:
    marks = Marks(rabbits={CITADEL: [0, 1, 2, 3]}, lit_tiles=[PALACE])
    assert draw_land(SAMPLE, 30, 10, marks, focus=middle_of(SAMPLE, CITADEL), is_plain=True).plain.isascii()


def test_no_exit_is_lost_while_a_land_is_being_built() -> None:
    assert "!" in draw_land(SAMPLE, 60, 24).plain
    assert "!" not in draw_land(SAMPLE, 60, 24, is_finished=False).plain


def test_everybodys_rabbits_and_carrots_look_different() -> None:
    for kind in (RABBIT, CARROT):
        looks = {style_of(Piece("x", "sea", look=f"{kind}-{seat}")) for seat in range(4)}
        assert len(looks) == 4
    assert style_of(Piece("x", "woods", look=LIT)) != style_of(Piece("x", "woods"))


def test_a_marker_covers_what_is_drawn_below_it() -> None:
    picture = draw(SAMPLE)
    sketch = Sketch(picture, *SCALES[0], is_plain=False).marked(
        [Marker(middle_of(SAMPLE, CITADEL), "@", "rabbit-0")], ()
    )
    pieces = [piece for line in sketch.lines() for piece in line]
    assert [piece.text for piece in pieces if piece.look == "rabbit-0"] == ["@"]
    assert not any("C" in piece.text for piece in pieces)
    assert NAMES[CITADEL] in {piece.ground for piece in pieces}
