"""What clients are told of the tile at hand: every place for it, and what the guidelines would say. JR-B2, JR-B4."""

from __future__ import annotations

import pytest

from playing import act, legal, offered
from warren.games.jackrabbits.building.table import LandTable

from .helpers import new, position, see

Offer = dict[str, object]


def offers(table: LandTable, seat: int = 0) -> list[Offer]:
    found = see(table, seat).insights()["offers"]
    assert isinstance(found, list)
    return found


def by_spot(table: LandTable) -> dict[str, Offer]:
    spots: dict[str, Offer] = {}
    for offer in offers(table):
        at = offer["at"]
        assert isinstance(at, list)
        spots[",".join(map(str, at))] = offer
    return spots


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize("tile", ["woods-1", "cave-1", "tower-clubs"])
def test_what_is_offered_is_what_can_be_composed_part_by_part(tile: str) -> None:
    table = act(position("palace-clubs:1,1 river-1:1,-1,0", f"{tile} woods-2"), f"tile:{tile}")
    told = {str(offer["at"]) for offer in offers(table) if not offer["apart"]}
    composed: set[str] = set()
    for at in offered(table):
        if at == "apart":
            continue
        later = act(table.clone(), at)
        _, x, y = at.split(":")
        turns = [int(turn[5:]) for turn in offered(later) if turn.startswith("turn:")] if later.continues() else [0]
        composed |= {str([int(x), int(y), turn]) for turn in turns}
    assert told == composed


@pytest.mark.rule("JR-B2")
def test_places_apart_are_those_of_an_island() -> None:
    table = act(position("", "tower-clubs woods-1"), "tile:tower-clubs")
    apart = {f"at:{offer['at'][0]}:{offer['at'][1]}" for offer in offers(table) if offer["apart"]}  # type: ignore[index]
    assert apart == offered(act(table, "apart"))


@pytest.mark.rule("JR-B4")
def test_an_offer_names_its_neighbours_and_the_guidelines_against_it() -> None:
    table = act(position("", "palace-clubs cave-2"), "tile:palace-clubs")
    assert by_spot(table)["1,1,0"] == {"at": [1, 1, 0], "beside": ["citadel"], "notes": ["X"], "apart": False}
    ignored = act(position("", "palace-clubs", guidelines="ignore"), "tile:palace-clubs")
    assert all(offer["notes"] == [] for offer in offers(ignored))


def test_only_who_places_a_tile_is_offered_places() -> None:
    table = new(1, style="strict")
    assert offers(table) == []
    act(table, "flip:rhombus")
    assert offers(table)
    assert offers(table, 1) == []
    act(table, legal(table)[0])
    assert offers(table) == []  # its turn is asked for: that is offered as it is
