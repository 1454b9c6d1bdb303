"""What builders can agree on, codes of lands and tiles, and what is refused."""

from __future__ import annotations

from importlib.resources import files

import pytest

from warren.core.errors import BadInput, BadSettings
from warren.core.record import read, record, replay
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.codes import land_code, read_land, read_suits, read_tiles, suits_text, tiles_code
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import BY_NAME
from warren.games.jackrabbits.land.tileset import standard

from .helpers import TWO, new, play_on, see

OURS = (files("warren.games.jackrabbits.land") / "data" / "tiles.toml").read_text(encoding="utf-8")
OTHERS = OURS.replace('name = "standard"', 'name = "winding"').replace(
    'roads = [[0, 1], [2, 3]]\nsuits = ["clubs"]', 'roads = [[0, 2], [1, 3]]\nsuits = ["bells"]'
)


def unsettled(**settings: object) -> BadSettings:
    with pytest.raises(BadSettings) as refused:
        LAND.new(1, "fast", **settings)
    return refused.value


@pytest.mark.rule("JR-B1", "JR-B3", "JR-B4", "JR-E0b")
def test_the_defaults_are_those_of_the_rules() -> None:
    assert new().setup.told() == {
        "players": "2",
        "suits": "clubs,spades,hearts,diamonds",
        "style": "strict",
        "guidelines": "advise",
        "explore": "no",
        "land": "build",
        "tiles": "standard",
    }


@pytest.mark.rule("JR-E0b")
@pytest.mark.parametrize("suits", ["clubs", "clubs,clubs", "clubs,swords", "clubs;spades", ","])
def test_suits_that_there_are_not_are_refused(suits: str) -> None:
    assert unsettled(suits=suits).arguments["name"] == "suits"


@pytest.mark.parametrize("suits", ["clubs, spades", "", "clubs\tspades", "tréboles,spades", "x" * 4001])
def test_a_text_that_would_break_the_line_is_refused(suits: str) -> None:
    assert unsettled(suits=suits).code == "settings/value"


def test_suits_and_their_text_lead_to_each_other() -> None:
    for text in (TWO, "hearts,shells,icicles"):
        assert suits_text(read_suits(text)) == text


@pytest.mark.rule("JR-B5")
def test_a_land_that_is_there_is_for_walking_only() -> None:
    code = land_code(play_on(new(5, suits=TWO), "ready").land())
    assert unsettled(suits=TWO, land=code).arguments["rule"] == "JR-B5"


@pytest.mark.rule("JR-B3")
def test_a_land_of_other_suits_is_refused() -> None:
    code = land_code(play_on(new(5, suits=TWO), "ready").land())
    error = unsettled(suits="clubs,hearts", land=code, explore=True)
    assert error.code == "land/other-suits"
    assert error.arguments == {"land": ("clubs", "spades"), "wanted": ("clubs", "hearts")}
    assert unsettled(suits=TWO, land="sample", explore=True).code == "land/other-suits"


@pytest.mark.rule("JR-B3")
def test_the_sample_and_generated_lands_can_be_walked_on() -> None:
    sampled = new(land="sample", explore=True)
    assert list(sampled.land().places) == list(sample().places)
    made = new(land="generated:7", explore=True, suits=TWO)
    assert list(made.land().places) == list(generate("7", 3).places)
    wild = new(land="generated:wild:7", explore=True, suits=TWO)
    assert list(wild.land().places) == list(generate("7", 3, "wild").places)


@pytest.mark.rule("JR-B3")
def test_a_land_to_be_walked_on_is_kept_as_its_code_and_one_to_be_built_has_none() -> None:
    assert LAND.agree({"land": "sample", "explore": True}).text() == f"explore=yes land={land_code(sample())}"
    made = LAND.agree({"land": "generated:wild:7", "explore": True, "suits": TWO})
    assert made.choice("land") == land_code(generate("7", 3, "wild"))
    assert LAND.agree_text(made.text()).text() == made.text()
    assert LAND.agree({"explore": True}).text() == "explore=yes"


@pytest.mark.rule("JR-B3")
@pytest.mark.parametrize("given", ["generated", "generated:", "generated:calm:1", "a:b:c:d", "samples"])
def test_a_land_that_cannot_be_made_is_refused_in_words(given: str) -> None:
    assert str(unsettled(land=given, explore=True))


@pytest.mark.rule("JR-B3")
@pytest.mark.parametrize("style", ["strict", "free"])
def test_the_code_of_a_land_leads_back_to_it(style: str) -> None:
    for suits in (TWO, "clubs,spades,hearts,diamonds", "hearts,shells,icicles"):
        land = play_on(new(f"code {suits}", suits=suits, style=style), "code").land()
        code = land_code(land)
        assert len(code) == 3 + 24 * len(suits.split(","))
        assert code.isascii()
        assert code.replace("-", "").replace("_", "").isalnum()
        again = read_land(code, standard())
        assert (again.suits, list(again.places)) == (land.suits, list(land.places))


@pytest.mark.parametrize("damage", ["X", "L", "LAP", "LAA", "cut", "longer", "overlap", "strange"])
def test_what_is_no_land_is_refused_in_words(damage: str) -> None:
    code = land_code(play_on(new(5, suits=TWO), "ready").land())
    given = {
        "cut": code[:-1],
        "longer": code + "A",
        "overlap": code[:3] + code[5:7] + code[5:],
        "strange": code[:-1] + "!",
    }.get(damage, damage)
    error = unsettled(suits=TWO, land=given, explore=True)
    assert error.code == "settings/land"
    assert "“land”" in str(error)


@pytest.mark.rule("JR-P4")
def test_a_tile_set_of_your_own_is_a_setting() -> None:
    code = tiles_code(OTHERS)
    table = new(tiles=code, suits="clubs,bells", explore=True)
    assert table.rules.tiles.name == "winding"
    woods = BY_NAME["woods-1"]
    assert table.rules.tiles.roads[5] == [(0, 2), (1, 3)]
    assert table.rules.tiles.pays(woods, table.rules.suits) == 1 << 10
    assert read_tiles("standard").pays(woods, table.rules.suits) == 1
    assert see(table, 0).setup.choice("tiles") == code


@pytest.mark.rule("JR-P4")
def test_what_is_no_tile_set_is_refused_in_words() -> None:
    assert unsettled(tiles="other").arguments["name"] == "tiles"
    for code in ("T", "T!!", "Tgggg", tiles_code(OURS) + "x" * 4000):
        assert unsettled(tiles=code).arguments["name"] == "tiles"
    with pytest.raises(BadInput) as refused:
        new(tiles=tiles_code("x = 1"))
    assert refused.value.code == "tiles/tile"
    with pytest.raises(BadInput) as refused:
        new(tiles=tiles_code(OURS.replace('shape = "rhombus"', 'shape = "square"')))
    assert refused.value.code == "tiles/value"


def test_a_record_keeps_the_texts_of_the_settings() -> None:
    code = land_code(play_on(new(5, suits=TWO), "ready").land())
    table = play_on(new(5, suits=TWO, land=code, explore=True, tiles="standard"), "walk")
    text = record(table).text()
    assert f"land={code} " in text
    assert replay(read(text), LAND).dump() == table.dump()
