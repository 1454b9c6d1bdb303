"""Tiles and what is on them: JR-P2, JR-P3, JR-P4, JR-B6, JR-E0b, JR-E0d; and the checks of a file of tiles."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from warren.core.errors import BadInput
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.tiles import (
    ALL_SUITS,
    BASE_SUITS,
    BY_NAME,
    ENDS,
    FIRST_END,
    HEXAGONS,
    KIND,
    KINDS,
    NAMES,
    SHAPE,
    SUITS,
    TILES,
    house,
    in_play,
    suits_in,
)
from warren.games.jackrabbits.land.tileset import ANY, read, standard
from warren.text import LANGUAGES, Words

TEXT = (files("warren.games.jackrabbits.land") / "data" / "tiles.toml").read_text(encoding="utf-8")


def mask(*suits: str) -> int:
    return sum(1 << SUITS.index(suit) for suit in suits)


def shown(tile: str) -> int:
    return int(standard().printed[BY_NAME[tile]])


# --- what there is -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-P2")
def test_the_base_game_has_fourteen_hexagons_and_four_sets_of_six_road_tiles() -> None:
    tiles = in_play(BASE_SUITS)
    assert sum(1 for tile in tiles if tile < HEXAGONS) == 14
    kinds = Counter(KINDS[KIND[tile]] for tile in tiles)
    assert kinds == {"citadel": 1, "underground": 1, **dict.fromkeys(KINDS[2:], 4)}


@pytest.mark.rule("JR-B6")
@pytest.mark.rule("JR-E0b")
@pytest.mark.parametrize(("suits", "count"), [(2, 20), (3, 29), (6, 56), (12, 110)])
def test_every_suit_brings_three_houses_and_a_set_of_road_tiles(suits: int, count: int) -> None:
    tiles = in_play((1 << suits) - 1)
    assert len(tiles) == 2 + 9 * suits == count
    assert {f"tower-{SUITS[suits - 1]}", f"cave-{suits}"} <= {NAMES[tile] for tile in tiles}


@pytest.mark.rule("JR-B6")
def test_only_the_houses_of_the_suits_in_play_are_there() -> None:
    names = {NAMES[tile] for tile in in_play(mask("spades", "bells"))}
    assert {name for name in names if "palace" in name} == {"palace-spades", "palace-bells"}
    assert {name for name in names if "woods" in name} == {"woods-1", "woods-2"}


def test_tiles_and_ends_have_the_same_numbers_in_every_land() -> None:
    assert NAMES[house(3, KINDS.index("plaza"))] == "plaza-diamonds"
    assert NAMES[HEXAGONS + 6 * 11 + KINDS.index("cave") - KINDS.index("woods")] == "cave-12"
    assert len(set(NAMES)) == TILES
    assert FIRST_END[TILES] == ENDS
    assert [int(FIRST_END[tile + 1] - FIRST_END[tile]) for tile in (0, 38, 43)] == [6, 4, 3]


# --- what is printed ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-P4")
@pytest.mark.parametrize(
    ("tile", "suits"),
    [
        ("woods-1", ["clubs"]),
        ("mountain-2", ["spades"]),
        ("river-3", ["hearts"]),
        ("merchant-4", ["diamonds"]),
        ("tavern-1", ["clubs", "hearts"]),
        ("cave-9", ["spades", "diamonds"]),
        ("tower-clubs", ["clubs"]),
        ("palace-icicles", ["icicles"]),
        ("plaza-hearts", ["hearts"]),
        ("citadel", []),
    ],
)
def test_a_tile_shows_its_suits(tile: str, suits: list[str]) -> None:
    assert shown(tile) == mask(*suits)


@pytest.mark.rule("JR-P4")
def test_the_plaza_of_diamonds_shows_the_asterisk_and_any_suit_in_play_pays_there() -> None:
    assert shown("plaza-diamonds") == ANY
    assert standard().pays(BY_NAME["plaza-diamonds"], BASE_SUITS) == BASE_SUITS


@pytest.mark.rule("JR-P4")
def test_the_advanced_citadel_shows_hearts_diamonds_clubs_and_any_suit() -> None:
    assert standard().back == mask("hearts", "diamonds", "clubs") | ANY


@pytest.mark.rule("JR-P4")
def test_where_no_printed_suit_is_in_play_any_suit_in_play_pays() -> None:
    two = mask("hearts", "bells")
    assert standard().pays(BY_NAME["woods-1"], two) == two
    assert standard().pays(BY_NAME["tavern-1"], two) == mask("hearts")
    assert standard().pays(BY_NAME["palace-bells"], two) == mask("bells")
    assert standard().pays(BY_NAME["citadel"], two) == two


@pytest.mark.rule("JR-E0d")
def test_black_triangles_lie_beside_the_underground_if_their_suit_is_in_play() -> None:
    land = generate(1, mask("hearts", "torches", "shells"))
    assert land.black_triangles() == {"torches": "fire", "shells": "coast"}
    assert generate(1, mask("hearts", "clubs")).black_triangles() == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_in_words(language: str) -> None:
    from warren.core.errors import Reason

    words = Words(language)
    told = {words.phrase(Reason("land-misses-way", tile=NAMES.thing(tile))) for tile in range(TILES)}
    assert len(told) == TILES
    assert not any("-" in sentence for sentence in told)


# --- a file of one's own -----------------------------------------------------------------------------------------


def test_a_file_of_ones_own_changes_roads_and_suits() -> None:
    text = TEXT.replace('name = "standard"', 'name = "mine"').replace(
        "roads = [[0, 1], [2, 3]]", "roads = [[0, 2], [1, 3]]"
    )
    tiles = read(text.replace('suits = ["spades"]', 'suits = ["bells", "any"]'), "mine.toml")
    assert tiles.name == "mine"
    first = int(FIRST_END[BY_NAME["woods-1"]])
    assert tiles.mates[first] == first + 2
    assert tiles.printed[BY_NAME["mountain-1"]] == mask("bells") | ANY
    assert generate(1, BASE_SUITS, "compact", tiles).tiles is tiles


@pytest.mark.rule("JR-P3")
@pytest.mark.parametrize(
    ("was", "becomes", "code", "arguments"),
    [
        ("[woods]", "[woods", "tiles/toml", {"line": TEXT.splitlines().index("[woods]") + 1}),
        ('name = "standard"', "", "tiles/name", {}),
        ('name = "standard"', 'name = "My Tiles"', "tiles/name", {}),
        ("[woods]", "[forest]", "tiles/tile", {"name": "forest"}),
        (
            '[tavern]\nshape = "triangle"\nroads = [[0, 1, 2]]\nsuits = ["clubs", "hearts"]',
            "",
            "tiles/missing-tile",
            {"tile": "tavern"},
        ),
        ("roads = [[0, 1], [2, 3]]\n", "", "tiles/missing-field", {"tile": "woods", "field": "roads"}),
        (
            "roads = [[0, 1], [2, 3]]\n",
            "roads = [[0, 1], [2, 3]]\nback = []\n",
            "tiles/field",
            {"tile": "woods", "field": "back"},
        ),
        ("[[0, 1], [2, 3]]", "[[0, 1], [2]]", "tiles/value", {"tile": "woods", "field": "roads"}),
        ("[[0, 1], [2, 3]]", "[[0, 1, 2, 3]]", "tiles/value", {"tile": "woods", "field": "roads"}),
        ("[[0, 1], [2, 3]]", "[[0, 1], [1, 3]]", "tiles/value", {"tile": "woods", "field": "roads"}),
        ("[[0, 1], [2, 3]]", "[[0, 1], [2, true]]", "tiles/value", {"tile": "woods", "field": "roads"}),
        ("[[0, 1], [2, 3]]", "7", "tiles/value", {"tile": "woods", "field": "roads"}),
        ('suits = ["spades"]', 'suits = ["swords"]', "tiles/value", {"tile": "mountain", "field": "suits"}),
        ('suits = ["spades"]', 'suits = ["own"]', "tiles/value", {"tile": "mountain", "field": "suits"}),
        ('shape = "rhombus"', 'shape = "square"', "tiles/value", {"tile": "woods", "field": "shape"}),
        ("except = { diamonds", "except = { dia", "tiles/value", {"tile": "plaza", "field": "except"}),
        ('torches = "fire"', "torches = 1", "tiles/value", {"tile": "underground", "field": "beside"}),
    ],
)
def test_what_is_wrong_is_told_with_the_tile_and_the_field(
    was: str, becomes: str, code: str, arguments: dict[str, object]
) -> None:
    assert was in TEXT
    with pytest.raises(BadInput) as caught:
        read(TEXT.replace(was, becomes, 1), "mine.toml")
    assert caught.value.code == code
    assert caught.value.arguments.items() >= {"path": "mine.toml", **arguments}.items()
    for language in LANGUAGES:
        assert "mine.toml" in Words(language).error(caught.value)


def test_all_suits_have_names() -> None:
    assert suits_in(ALL_SUITS) == SUITS
    assert SHAPE[BY_NAME["river-12"]] == 1
