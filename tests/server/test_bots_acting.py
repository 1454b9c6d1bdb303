"""Bots at a table: when they act, and when they wait for people."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from warren.server.pace import Pace
from warren.server.turns import Turns
from warren.server.wire import tables

from .helpers import StoppedClock, a_house, connected, is_at_rest, is_longer, seated, settle, until, wish


async def test_bots_play_by_themselves_until_a_person_is_to_act(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand"))
        player = await connected(house, room, ann)
        while room.status() == "playing":
            await until(lambda: room.status() == "over" or bool(player.choices()))
            if player.choices():
                await player.act()
        assert room.bots_to_act() == []


async def test_a_bot_that_fails_is_stood_in_for_so_that_the_others_can_play_on(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand"))
        player = await connected(house, room, ann)
        await house.leave(room, ann.id)
        await until(lambda: player.table().status == "over")


@pytest.mark.parametrize("places", [1, 2])
async def test_bots_of_so_many_tables_think_at_once_as_there_are_places_for(tmp_path: Path, places: int) -> None:
    async with a_house(tmp_path) as house:
        thinkers: Any = house.thinkers
        thinkers.turns = Turns(places)
        known, thinking, most = thinkers.think, list[str](), 0

        async def think(game: str, view: bytes, bot: str, source: str, seconds: float) -> list[int]:
            nonlocal most
            thinking.append(source)
            most = max(most, len(thinking))
            await settle()
            thinking.remove(source)
            answer: list[int] = await known(game, view, bot, source, seconds)
            return answer

        thinkers.think = think
        ann = await house.add_person("Ann")
        given = wish("me", "newcomer", length="hand", first_player="1")
        players = [await connected(house, await house.make_table(ann.id, given), ann) for _ in range(3)]
        await until(lambda: all(player.choices() for player in players))
        assert most == places


@pytest.mark.usefixtures("burrow")
async def test_before_a_bot_closes_a_window_it_waits_whether_or_not_there_is_anything_to_call(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, Pace(0, 2.0), clock) as house:
        ann = await house.add_person("Ann")
        seen = 0
        for _ in range(12):
            room = await house.make_table(ann.id, wish("me", "newcomer", game="burrow", players="2", rounds="1"))
            player = await connected(house, room, ann)
            await player.act()
            await until(partial(is_at_rest, room, clock))
            table = room.table
            assert table is not None
            if not table.is_closed_by(1):
                continue
            seen += 1
            before = room.length
            await clock.go_on(1.9)
            assert room.length == before
            await clock.go_on(0.2)
            await until(partial(is_longer, room, before))
        assert seen


@pytest.mark.usefixtures("burrow")
async def test_a_person_who_calls_in_time_is_heard(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, Pace(0, 2.0), clock) as house:
        ann = await house.add_person("Ann")
        for _ in range(12):
            room = await house.make_table(ann.id, wish("me", "newcomer", game="burrow", players="2", rounds="1"))
            player = await connected(house, room, ann)
            await player.act()
            await until(partial(is_at_rest, room, clock))
            if room.table is not None and room.table.is_closed_by(1):
                await player.move("toast")
                assert any(fact.fact == "toasted" for fact in player.state().facts)
                return
        raise AssertionError("the bot never won a round")


def memory(*seats: str) -> tables.TableWish:
    return wish(*seats, game="jacked", players=str(len(seats)), jacked_play="memory", dealer="0")


async def test_a_bot_does_not_wait_for_calls_where_no_person_may_call(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, Pace(0.5, 2.0), clock) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, memory("newcomer", "me"))
        player = await connected(house, room, ann)
        await player.act(lambda choices: choices[-1] if choices[0].startswith("discard") else choices[0])
        await until(partial(is_at_rest, room, clock))
        assert room.table is not None
        assert room.table.is_closed_by(0)
        before = room.length
        await clock.go_on(0.6)
        await until(partial(is_longer, room, before))


async def test_a_bot_goes_on_as_soon_as_the_only_person_has_let_it_pass(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, Pace(0, 2.0), clock) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, memory("me", "newcomer", "newcomer"))
        player = await connected(house, room, ann)
        await until(partial(is_at_rest, room, clock))
        table = room.table
        assert table is not None
        assert table.is_closed_by(2)
        assert player.choices() == ["pass", "call"]
        before = room.length
        await player.move("pass")
        await until(lambda: room.length > before + 1)


async def test_a_bot_does_not_show_that_all_people_have_let_it_pass(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, Pace(0, 2.0), clock) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, memory("me", "newcomer", "newcomer", "open"))
        players = [await connected(house, room, ann), await seated(house, room, "Dan")]
        await until(partial(is_at_rest, room, clock))
        for player in players:
            await player.move("pass")
        await until(partial(is_at_rest, room, clock))
        before = room.length
        await clock.go_on(1.9)
        assert room.length == before
