"""Generated lands: JR-B3, JR-B4, JR-B6, JR-B7; the same from the same seed, on every machine and build."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from volume import share, volume
from warren.core.errors import BadInput
from warren.core.rng import fast
from warren.games.jackrabbits.codes import land_code, read_suits
from warren.games.jackrabbits.land.acceptance import faults, misses, most_journeys
from warren.games.jackrabbits.land.characters import CHARACTERS, character_named
from warren.games.jackrabbits.land.files import written
from warren.games.jackrabbits.land.generator import generate, make, touches_corner
from warren.games.jackrabbits.land.ground import GAP, bare
from warren.games.jackrabbits.land.growth import Growth, outline, sprout
from warren.games.jackrabbits.land.kinds import Kinds
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import FORMS, corners, place_at
from warren.games.jackrabbits.land.roads import UNREACHED, distances, from_citadel, reaches
from warren.games.jackrabbits.land.survey import FIGURES, survey
from warren.games.jackrabbits.land.tiles import BASE_SUITS, CITADEL, NAUTICAL, UNDERGROUND, in_play, suits_in
from warren.games.jackrabbits.land.tileset import TileSet, standard
from warren.text import LANGUAGES, Words

GOLDEN = Path(__file__).resolve().parents[3] / "golden" / "lands"
characters = pytest.mark.parametrize("character", CHARACTERS)
TILES = [tile for tile in in_play(BASE_SUITS) if tile != UNDERGROUND]


# --- the same everywhere -----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B3")
@characters
def test_a_seed_makes_the_land_that_it_always_made(character: str) -> None:
    assert written(generate(1, BASE_SUITS, character)) == (GOLDEN / f"{character}-1.land").read_text("ascii")


SOME: tuple[int | str, ...] = (0, 1, 2, "a seed", "4711")
HASHES = {
    "compact": "984d1213bf3ee1aa",
    "wild": "9ce4172d55e2ac79",
    "islands": "7453ea9300ede6c5",
    "archipelago": "d6378705b337a666",
}


@pytest.mark.parametrize("character", share(HASHES))
def test_lands_of_few_and_many_suits_are_those_they_always_were(character: str) -> None:
    texts = [written(generate(seed, suits, character)) for seed in range(3) for suits in (6, 63, 0xF3)]
    assert sha256("".join(texts).encode()).hexdigest()[:16] == HASHES[character]


BASE = {
    ("compact", "clubs,spades"): "4b6f5fe05e1c294d",
    ("compact", "hearts,diamonds"): "e9861173b75346d8",
    ("compact", "spades,hearts,diamonds"): "68d4ead01e0b4abd",
    ("compact", "clubs,spades,hearts,diamonds"): "d2ac578bd885ec01",
    ("wild", "clubs,spades"): "71a578d3d9d5352c",
    ("wild", "hearts,diamonds"): "3cc8dd4380c2fc29",
    ("wild", "spades,hearts,diamonds"): "c7f798761baa95bc",
    ("wild", "clubs,spades,hearts,diamonds"): "4777a456f6c9a4be",
    ("islands", "clubs,spades"): "92abd6e75be0bae2",
    ("islands", "hearts,diamonds"): "9948244837a8e615",
    ("islands", "spades,hearts,diamonds"): "36ef2a886887aa5e",
    ("islands", "clubs,spades,hearts,diamonds"): "3fbc85eb9efff67f",
}
"""By character and suits of the base game: a digest of the codes of the lands of some seeds."""


@pytest.mark.rule("JR-B3")
@pytest.mark.parametrize(("character", "suits"), share(BASE))
def test_lands_of_the_base_suits_have_the_codes_that_they_always_had(character: str, suits: str) -> None:
    lands = [generate(seed, read_suits(suits), character) for seed in SOME]
    assert sha256(" ".join(map(land_code, lands)).encode()).hexdigest()[:16] == BASE[character, suits]


def test_seeds_suits_and_characters_make_different_lands() -> None:
    lands = [generate(1), generate(2), generate("1 "), generate(1, BASE_SUITS, "wild"), generate(1, 0xF0)]
    assert len({written(land) for land in lands}) == len(lands)
    assert written(generate(1)) == written(generate("1"))


# --- what every land has -----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B4")
@pytest.mark.rule("JR-B6")
@pytest.mark.rule("JR-B7")
@characters
@settings(max_examples=volume(8, 3))
@given(seed=st.integers(0, 10**6), suits=st.integers(3, 4095).filter(lambda mask: mask.bit_count() > 1))
def test_every_generated_land_keeps_the_guidelines_and_is_good_to_play_on(
    character: str, seed: int, suits: int
) -> None:
    assume(character != "islands" or not is_too_small_for_lobes(suits))
    land = generate(seed, suits, character)
    assert land.laid() == [tile for tile in in_play(suits) if tile != UNDERGROUND]
    assert [miss.message for miss in misses(land, by_caves=character == "archipelago")] == []
    assert [fault.message for fault in faults(land)] == []
    assert GAP not in list(land.roads.across)


def is_too_small_for_lobes(suits: int) -> bool:
    """Two nautical suits alone: their towers are islets, and the land has five hexagons."""
    return suits.bit_count() == 2 and suits & ~NAUTICAL == 0


@pytest.mark.soak
@pytest.mark.rule("JR-B3")
@pytest.mark.rule("JR-E0b")
@characters
def test_any_two_suits_have_lands_of_every_character(character: str) -> None:
    for one, other in combinations(range(12), 2):
        suits = 1 << one | 1 << other
        if character != "islands" or not is_too_small_for_lobes(suits):
            assert [generate(seed, suits, character).suits for seed in range(10)] == [suits] * 10


@pytest.mark.rule("JR-B7")
def test_no_lobes_are_promised_where_each_would_have_two_hexagons() -> None:
    with pytest.raises(BadInput) as caught:
        make(1, 3 << 8, "islands", most_tries=10)
    assert caught.value.code == "land/not-found"


@pytest.mark.rule("JR-B7")
def test_two_nautical_suits_alone_make_one_landmass_and_two_islets() -> None:
    land = generate(1, 3 << 8, "archipelago")
    masses = Counter(int(land.roads.landmass[tile]) for tile in land.laid())
    assert sorted(masses.values()) == [1, 1, 17]
    assert [miss.message for miss in misses(land)] == []


@characters
def test_a_land_has_its_character(character: str) -> None:
    kind = character_named(character)
    for seed in range(4):
        land = generate(seed, BASE_SUITS, character)
        coast = land.sides() - 2 * land.joins()
        assert kind.coast[0] <= coast * coast * 100 // land.sides() <= kind.coast[1]


@pytest.mark.rule("JR-B7")
@pytest.mark.parametrize(("suits", "count"), [(3, 2), (15, 2), (31, 3), (255, 4)])
def test_an_archipelago_has_several_landmasses_and_caves_lead_from_one_to_another(suits: int, count: int) -> None:
    land = generate(7, suits, "archipelago")
    masses = {land.roads.landmass[tile] for tile in land.laid()}
    assert len(masses) == count
    assert {land.roads.landmass[cave] for cave in land.caves()} == masses
    by_road, home = land.roads.journeys_from(CITADEL), land.roads.journeys_from_citadel()
    for house in land.hexagons():
        is_at_home = land.roads.landmass[house] == 0
        assert (by_road[house] < UNREACHED) == is_at_home
        assert home[house] == by_road[house] if is_at_home else 2 <= home[house] <= most_journeys(suits)
    assert {miss.message for miss in misses(land)} == {"land-misses-way"}  # by free roads alone, as the rule has it


@pytest.mark.rule("JR-B7")
def test_on_the_landmass_of_the_citadel_a_cave_is_no_road() -> None:
    land = generate(7, BASE_SUITS, "archipelago")
    mate = vec[i64](list(range(len(land.roads.mate))))  # every road of a rhombus turns back
    for tile in land.hexagons():
        reach = reaches(land.roads.across, mate)
        home = from_citadel(reach, land.roads.across, mate, land.roads.landmass)
        if land.roads.landmass[tile] == 0:
            assert home[tile] == distances(reach, CITADEL)[tile]


def test_an_unknown_character_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        generate(1, BASE_SUITS, "flat")
    assert caught.value.code == "settings/value"


def test_tiles_on_which_no_good_land_can_be_built_are_told_and_not_tried_for_ever() -> None:
    tiles = standard()
    nowhere = TileSet("nowhere")
    nowhere.mates = vec[i64](list(range(len(tiles.mates))))  # every road of a rhombus turns back
    nowhere.others = tiles.others
    with pytest.raises(BadInput) as caught:
        make(1, 3, "islands", nowhere, most_tries=5)
    assert caught.value.code == "land/not-found"
    assert all("islands" in Words(language).error(caught.value) for language in LANGUAGES)


# --- growing -----------------------------------------------------------------------------------------------------


def grown(seed: str, character: str = "wild") -> Growth:
    growth = outline(TILES, character_named(character), fast(seed))
    assert growth is not None
    return growth


@characters
def test_what_an_outline_counts_is_what_the_land_has(character: str) -> None:
    for seed in "abc":
        growth = grown(seed, character)
        land = Land(standard(), BASE_SUITS, growth.ground.places[:])
        assert growth.joined == land.joins()
        assert growth.is_one_piece() == (max(land.roads.landmass) == 0)
        assert (growth.holes() == 0) == (land.gap_ends() == 0)


@given(st.integers(0, 10**6), st.integers(1, 6))
@settings(max_examples=20)
def test_the_counts_of_an_outline_stay_right_as_tiles_come_and_go(seed: int, count: int) -> None:
    growth = sprout(TILES, character_named("wild"), fast(f"{seed}"))
    growth.grow(vec[i64](TILES[1:]))
    growth.laid = vec[i64](TILES)
    before = growth.ground.places[:]
    joined, far = growth.joined, growth.far
    taken = growth.take_up(count)
    for shape in range(3):
        touching = growth.ground.places_touching(shape)
        assert set(touching) <= set(growth.waiting[shape])
        assert all(growth.contacts[at] == growth.ground.joins(at) for at in touching)
    growth.put_back(taken, before)
    assert (growth.joined, growth.far) == (joined, far)
    assert list(growth.ground.places) == list(before)


def test_a_hole_is_counted() -> None:
    growth = sprout(TILES, character_named("compact"), fast("1"))
    spots = [(TILES[1], 2, 0), (TILES[2], 0, 2)]
    for tile, x, y in spots:
        growth.put(tile, ((y + 32) * 64 + x + 32) * FORMS)
    # Three hexagons around a small triangle touch at corners only; a rhombus at two of them makes them one piece.
    growth.laid = vec[i64]([TILES[0], TILES[1], TILES[2]])
    assert growth.holes() == 1
    assert not growth.is_one_piece()


def test_exchanging_rhombi_mends_the_roads() -> None:
    worse = better = 0
    for seed in "abcdef":
        growth = grown(seed, "compact")
        kinds = Kinds(growth.ground, standard(), 3, fast(seed))
        kinds.deal()
        worse += int(kinds.wrongs())
        kinds.tame(300)
        better += int(kinds.wrongs())
        assert sorted(kinds.played) == list(range(len(kinds.played)))
    assert better < worse
    assert better == 0


# --- a survey ----------------------------------------------------------------------------------------------------

SEEDS = volume(60, 12)


def test_compact_lands_hold_together_and_lose_few_rabbits() -> None:
    found = survey(range(SEEDS), BASE_SUITS, "compact")
    assert found.lands == SEEDS
    assert found.spread("joins").mean >= 62
    assert found.spread("lost").mean <= 450
    assert found.spread("tries").mean <= 1.5
    for name in FIGURES:
        spread = found.spread(name)
        assert spread.least <= spread.tenth <= spread.median <= spread.ninetieth <= spread.most
        assert spread.least <= spread.mean <= spread.most


@pytest.mark.soak
@characters
def test_a_thousand_seeds_make_a_thousand_lands(character: str) -> None:
    found = survey(range(1000), BASE_SUITS, character)
    assert found.lands == 1000
    assert found.spread("farthest").most <= 3
    assert found.spread("boats").least >= 2
    if character == "compact":
        assert found.spread("joins").mean >= 62
        assert found.spread("lost").mean <= 450


@characters
def test_characters_differ_in_how_much_coast_they_have(character: str) -> None:
    joins = survey(range(6), BASE_SUITS, character).spread("joins")
    assert joins.mean >= 60 if character == "compact" else joins.mean <= 62


def test_the_more_suits_the_larger_the_land() -> None:
    sides = [generate(1, (1 << suits) - 1).sides() for suits in (2, 4, 6)]
    assert sides == [84, 162, 240]
    assert [len(suits_in((1 << suits) - 1)) for suits in (2, 4, 6)] == [2, 4, 6]
    assert make(1, BASE_SUITS, "compact").tries >= 1


@pytest.mark.rule("JR-E0c")
@pytest.mark.parametrize("form", range(FORMS))
def test_an_islet_touches_a_tile_at_a_corner_if_they_share_one(form: int) -> None:
    tile = place_at(0, 0, 0) + form
    ground = bare()
    ground.put(TILES[0], tile)
    for x in range(-4, 5):
        for y in range(-4, 5):
            islet = place_at(0, x, y)
            if ground.is_free(islet):
                assert touches_corner(ground, islet) == bool(set(corners(islet)) & set(corners(tile)))
