"""Lands over the wire: how they look, what tiles look like, and a land that was saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from warren.core.errors import BadInput
from warren.games.jackrabbits import codes
from warren.games.jackrabbits.land.files import written
from warren.games.jackrabbits.land.sample import sample
from warren.server.audience import Guest
from warren.server.house import House
from warren.server.lands import land_read, tiles_told
from warren.server.pace import Pace
from warren.server.room import Room
from warren.server.wire import frames, tables

from .helpers import StoppedClock, a_house, settle, until

ME = tables.SeatWish(who="me")


def land_wish(*seats: str, **settings: str) -> tables.TableWish:
    sitting = [ME, *(tables.SeatWish(who="bot", bot=bot) for bot in seats)]
    given = {"suits": "clubs,spades", "players": str(len(sitting)), "style": "free", **settings}
    return tables.TableWish(game="land", settings=given, seats=sitting)


async def at_table(house: House, room: Room, person: str) -> Guest:
    guest = Guest(person, 0)
    await house.enter(room, guest)
    return guest


def told(guest: Guest) -> list[frames.State]:
    """The states that a guest was sent since it was last asked."""
    found: list[frames.State] = []
    while not guest.frames.empty():
        frame = guest.frames.get_nowait()
        if isinstance(frame, frames.State):
            found.append(frame)
    return found


async def build(house: House, room: Room, guest: Guest, number: int) -> None:
    """Any tile to any place, as a whole move."""
    assert room.table is not None
    seat = room.seat_of(guest.person)
    assert seat is not None
    trial = room.table.clone()
    parts: list[str] = []
    while not parts or trial.continues():
        action = trial.choices(seat)[0]
        parts.append(room.game.actions.text(action))
        trial.play(seat, action)
    await house.move(room, guest, frames.MoveMade(type="move", asks=1, move=number, actions=parts))


async def test_a_picture_is_sent_when_the_land_has_changed_and_only_then(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, land_wish())
        guest = await at_table(house, room, ann.id)
        first = told(guest)[-1].land
        assert first is not None
        assert [mark["tile"] for mark in first.picture.marks if mark["class"] == "ground citadel"] == ["citadel"]
        assert first.code is first.file is None
        await build(house, room, guest, 0)
        second = told(guest)[-1].land
        assert second is not None
        assert len(second.picture.marks) > len(first.picture.marks)
        await house.rename(ann.id, "Anna")
        assert [state.land for state in told(guest)] == [None]
        again = await at_table(house, room, ann.id)
        assert told(again)[-1].land == second


@pytest.mark.rule("JR-B3")
async def test_a_land_that_is_built_has_its_code_and_its_file(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        settings = {"land": "sample", "explore": "yes", "suits": "clubs,spades,hearts,diamonds"}
        room = await house.make_table(ann.id, land_wish(**settings))
        land = told(await at_table(house, room, ann.id))[-1].land
        assert land is not None
        assert (land.code, land.file) == (codes.land_code(sample()), written(sample()))
        assert land_read(str(land.file)).code == land.code


def test_tiles_are_drawn_once_for_all_that_look_alike() -> None:
    looks = tiles_told("standard", "clubs,spades").looks
    assert {len(looks[name]) for name in ("woods", "river", "mountain")} == {3}
    assert {len(looks[name]) for name in ("cave", "tavern", "merchant")} == {2}
    assert len(looks) == 1 + 6 + 6  # the citadel, houses of two suits, kinds of tiles with roads


@pytest.mark.parametrize(("tiles", "suits"), [("standard", "clubs,clubs"), ("nonsense", "clubs,spades")])
def test_tiles_of_no_land_are_refused(tiles: str, suits: str) -> None:
    with pytest.raises(BadInput) as refusal:
        tiles_told(tiles, suits)
    assert refusal.value.code == "settings/value"


async def test_a_game_without_a_land_is_sent_none(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        wish = tables.TableWish(game="jackrabbit", seats=[ME, tables.SeatWish(who="bot", bot="newcomer")])
        room = await house.make_table(ann.id, wish)
        assert all(state.land is None for state in told(await at_table(house, room, ann.id)))


@pytest.mark.rule("JR-B3")
async def test_a_bot_builds_a_tile_in_one_move_and_leaves_people_room(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, Pace(1.0, 0), clock) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, land_wish("newcomer", style="freestyle"))
        guest = await at_table(house, room, ann.id)
        told(guest)
        await settle()
        await clock.go_on(2.0)
        assert room.moves == [0, 0]
        await clock.go_on(3.5)
        await until(lambda: room.moves == [0, 1])
        states: list[Any] = told(guest)
        assert [state.view.choices != [] for state in states] == [True]  # nobody ever waits in the middle of it


@pytest.mark.rule("JR-P3")
async def test_a_race_is_told_its_land_once_with_where_every_road_leads(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        wish = tables.TableWish(game="jackrabbits", seats=[ME, tables.SeatWish(who="bot", bot="newcomer")])
        room = await house.make_table(ann.id, wish)
        guest = await at_table(house, room, ann.id)
        land = told(guest)[0].land
        assert land is not None
        assert len(land.roads) == 13 * 6 + 12 * 4 + 12 * 3
        for road, end in land.roads.items():
            facing = [other.partition(".")[0] for other, its in land.roads.items() if its.spot == end.spot]
            here = road.partition(".")[0]
            assert sorted(facing) == sorted([here] if end.to in ("sea", "gap") else [here, end.to])
