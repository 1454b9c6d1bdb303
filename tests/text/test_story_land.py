"""A land told as a story: what everybody gets in one sentence each, a road with all that lies on it in another."""

from __future__ import annotations

import pytest

import golden
import telling
from warren.core.facts import Fact
from warren.text import LANGUAGES, Words

NAMES = ("Ann", "Ben", "Cleo", "Dan")
GAMES = [game for game in golden.GOLDEN if game.name.startswith("land-")]


def fact(kind: str, seat: int | None = 0, **args: str | int | None) -> Fact:
    return telling.fact("land", kind, seat, **args)


def told(*facts: Fact, language: str = "en") -> list[str]:
    return telling.story("land", facts, Words(language), NAMES)


@pytest.mark.rule("JR-B1", "JR-B3")
def test_tiles_that_lie_face_up_are_listed_player_by_player_and_not_counted_too() -> None:
    received = [fact("received", seat, tile=tile) for seat, tile in ((0, "woods-1"), (1, "cave-1"), (0, "tower-clubs"))]
    dealt = [fact("dealt", seat, hexagons=1, rhombi=1, triangles=0) for seat in (0, 1)]
    assert told(*received, *dealt) == ["Ann gets the woods 1 and the tower of clubs.", "Ben gets the cave 1."]
    assert told(*received, *dealt, language="es") == [
        "Ann recibe el bosque 1 y la torre de tréboles.",
        "Ben recibe la cueva 1.",
    ]


@pytest.mark.rule("JR-B1", "JR-B3")
def test_more_tiles_than_somebody_would_read_are_counted() -> None:
    tiles = [f"{kind}-{number}" for kind in ("woods", "river", "cave") for number in range(1, 5)]
    received = [fact("received", tile=tile) for tile in tiles]
    assert told(*received, fact("dealt", hexagons=0, rhombi=8, triangles=4)) == [
        "Ann gets 0 hexagons, 8 rhombi and 4 triangles."
    ]


@pytest.mark.rule("JR-B1")
def test_tiles_that_lie_face_down_are_counted() -> None:
    assert told(fact("dealt", hexagons=6, rhombi=1, triangles=2)) == [
        "Ann gets 6 hexagons, one rhombus and 2 triangles."
    ]


@pytest.mark.rule("JR-B5", "JR-P3")
def test_a_road_is_told_with_the_tiles_that_it_passes() -> None:
    left = fact("left-by", 1, tile="citadel", direction="ne")
    passed = [fact("passed", 1, tile=tile) for tile in ("river-1", "mountain-2")]
    arrived = fact("arrived", 1, tile="tower-clubs")
    assert told(left, arrived) == [
        "Ben’s rabbit leaves the citadel by the road to the northeast.",
        "It has come to the tower of clubs.",
    ]
    assert told(left, *passed, arrived)[0] == (
        "Ben’s rabbit leaves the citadel by the road to the northeast and passes the river 1 and the mountain 2."
    )
    assert told(left, *passed, language="es") == [
        "El conejo de Ben deja la ciudadela por el camino del nordeste y pasa por el río 1 y la montaña 2."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_lands_are_told_in_finished_sentences(game: golden.Golden, language: str) -> None:
    for sentence in told(*golden.play(game)[1].facts(None), language=language):
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence
