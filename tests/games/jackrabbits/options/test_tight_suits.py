"""JR-X2: as many suits, and sets of road tiles, as players."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import unsettled
from warren.games.jackrabbits.codes import land_code
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.tiles import NAMES, suits_in
from warren.games.jackrabbits.ruleset import Ruleset

ORDER = ("spades", "hearts", "diamonds", "clubs")


def rules(**settings: object) -> Ruleset:
    return Ruleset(JACKRABBITS.agree({"tight_suits": True, **settings}))


@pytest.mark.rule("JR-X2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spades_come_first_then_hearts_diamonds_clubs_one_for_each_player(players: int) -> None:
    found = rules(players=players)
    assert set(suits_in(found.suits)) == set(ORDER[:players])
    houses = {NAMES[tile] for tile in found.land.hexagons()} - {"citadel", "underground"}
    assert houses == {f"{kind}-{suit}" for kind in ("tower", "palace", "plaza") for suit in ORDER[:players]}


@pytest.mark.rule("JR-X2", "JR-P2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sets_of_road_tiles_and_cards_go_with_the_suits(players: int) -> None:
    table = JACKRABBITS.new(1, "fast", players=players, tight_suits=True)
    found = rules(players=players)
    roads = [tile for tile in range(38, 110) if found.land.places[tile] >= 0]
    assert len(roads) == 6 * players
    assert len(found.caves) == players
    assert len(table.census()) == 13 * players + 2


@pytest.mark.rule("JR-X2")
def test_the_table_may_choose_the_suits() -> None:
    assert set(suits_in(rules(suits="clubs,diamonds").suits)) == {"clubs", "diamonds"}


@pytest.mark.rule("JR-X2")
@pytest.mark.parametrize(("players", "suits"), [(2, "clubs,spades,hearts"), (3, "clubs,spades"), (4, "clubs,hearts")])
def test_another_number_of_suits_than_players_is_refused(players: int, suits: str) -> None:
    refusal = unsettled(players=players, suits=suits, tight_suits=True)
    assert refusal.code == "settings/tight-suits"
    assert refusal.arguments["rule"] == "JR-X2"
    assert refusal.arguments["players"] == players


@pytest.mark.rule("JR-X2", "JR-O2")
@pytest.mark.parametrize("objective", ["diverse", "diverse-monarchic"])
def test_an_objective_that_the_suits_cannot_meet_is_refused_with_the_reason(objective: str) -> None:
    refusal = unsettled(players=2, tight_suits=True, objective=objective)
    assert refusal.code == "settings/too-few-suits"
    assert refusal.arguments["objective"] == objective
    assert refusal.arguments["suits"] == ("spades", "hearts")
    assert refusal.arguments["rule"] == "JR-O2"
    for players in (3, 4):
        rules(players=players, objective=objective)


@pytest.mark.rule("JR-X2", "JR-O2")
@pytest.mark.parametrize("objective", ["simple", "monarchic", "tribal"])
def test_the_other_objectives_can_be_met_with_two_suits(objective: str) -> None:
    rules(players=2, objective=objective)


@pytest.mark.rule("JR-X2", "JR-B3")
def test_a_land_with_other_houses_is_refused() -> None:
    assert unsettled(players=2, tight_suits=True, land="sample").code
    two = land_code(rules(players=2).land)
    assert suits_in(rules(players=2, land=two).suits) == ("spades", "hearts")
    assert unsettled(players=3, tight_suits=True, land=two).code


@pytest.mark.rule("JR-X2")
def test_without_the_option_all_four_suits_are_in_play() -> None:
    found = Ruleset(JACKRABBITS.agree({"players": 2}))
    assert len(suits_in(found.suits)) == 4


@pytest.mark.rule("JR-X2", "JR-D1", "JR-H1", "JR-M1")
def test_strategies_of_suits_that_are_not_in_play_are_not_there() -> None:
    found = rules(players=2, suits="clubs,hearts")
    assert found.takes[NAMES.index("plaza-hearts")] == 0, "no diamonds, no market"
    assert not found.suits & found.swords, "no spades, no fights"
