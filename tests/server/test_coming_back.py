"""Leaving a table and coming back, and tables that nobody is at."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.server.room import Room

from .helpers import a_house, connected, refusal, settle, two_people, until, wish


async def test_a_game_goes_on_from_its_log_after_the_house_was_closed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand"))
        player = await connected(house, room, ann)
        for _ in range(4):
            await until(lambda: bool(player.choices()) or room.status() == "over")
            await player.act()
        await until(lambda: bool(player.choices()) or room.status() == "over")
        told = [repr(fact) for fact in room.ear.truth()]
    async with a_house(tmp_path) as house:
        room = await house.room(room.id)
        assert [repr(fact) for fact in room.ear.truth()] == told
        player = await connected(house, room, ann)
        assert player.table().your_seat == 0
        while room.status() == "playing":
            await until(lambda: bool(player.choices()) or room.status() == "over")
            if player.choices():
                await player.act()


async def test_who_reconnects_is_told_only_the_facts_that_are_missing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        ann.heard()
        known = ann.guest.facts
        await house.exit(room, ann.guest)
        assert bob.table().seats[0].is_here is False
        ann.guest.facts = known
        ann.guest.told = None
        await house.enter(room, ann.guest)
        assert ann.state().facts == []
        assert ann.state().facts_from == known
        await ann.act()
        assert ann.state().facts_from == known
        assert ann.state().facts[0].fact == "played"


async def test_who_gets_up_before_the_game_leaves_the_seat_open(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "open", length="hand"))
        await house.leave(room, ann.id)
        assert room.open_seats() == [0, 1]
        stored = house.storage.table(room.id)
        assert stored is not None
        assert stored.seats == [(None, None), (None, None)]


async def test_a_bot_stands_in_for_who_leaves_until_they_come_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        await house.leave(room, str(ann.guest.person))
        assert [seat.is_stood_in for seat in bob.table().seats] == [True, False]
        await until(lambda: bool(bob.choices()))
        ((left,), (waiting,)) = [await house.tables_of(str(one.guest.person)) for one in (ann, bob)]
        assert (left.table.id, left.table.your_seat, left.waits_for, left.waits_for_you) == (room.id, 0, [1], False)
        assert (waiting.waits_for_you, waiting.made) == (True, house.clock.now())
        stored = house.storage.table(room.id)
        assert stored is not None
        assert stored.lines[-1].kind == "stand-in"
        with refusal("move/stand-in"):
            await ann.move("own:7H")
        again = Room(stored, room.game, dict(room.names))
        assert again.stand_ins == {0}
        await house.join(room, str(ann.guest.person), "Ann")
        await bob.act()
        await until(lambda: bool(ann.choices()))
        await ann.act()


@pytest.mark.parametrize("is_player", [True, False])
async def test_a_table_rests_while_nobody_is_there_and_goes_on_when_somebody_comes(
    tmp_path: Path, is_player: bool
) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand", first_player="1"))
        await settle()
        assert (room.length, room.driver) == (1, None)
        player = await connected(house, room, ann if is_player else None)
        await until(lambda: room.length == 2)
        await house.exit(room, player.guest)
        await house.leave(room, ann.id)
        await settle()
        assert room.length == 3
        await house.enter(room, player.guest)
        await until(lambda: room.status() == "over")


async def test_rooms_that_nobody_is_in_are_let_go_and_come_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        house.most_rooms = 3
        ann = await house.add_person("Ann")
        made = [(await house.make_table(ann.id, wish("me", "open", length="hand"))).id for _ in range(6)]
        assert len(house.rooms) <= 4
        for table in made:
            assert (await house.room(table)).id == table
