"""Playing again: one next table for everybody, whoever asks first, and seats that are kept for a minute."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from warren.core.errors import BadInput
from warren.server.house import INVITED, House
from warren.server.room import Room
from warren.server.wire import people

from .helpers import StoppedClock, a_house, connected, refusal, until, wish
from .test_setting_up import building_wish, play_out


async def over(house: House, *names: str, game: str = "jackrabbit") -> tuple[Room, list[people.Person]]:
    """A table of people whose game is over."""
    players = [await house.add_person(name) for name in names]
    number = {} if game == "jackrabbit" else {"players": str(len(names))}
    seats = ["me", *["open"] * (len(names) - 1)]
    room = await house.make_table(players[0].id, wish(*seats, game=game, turn_limit="2", **number))
    for player in players[1:]:
        await house.join(room, player.id, player.name)
    await play_out(house, room, [player.id for player in players])
    return room, players


def tables_stored(house: House, *who: people.Person) -> set[str]:
    return {table for one in who for table, _ in house.storage.tables_of(one.id)}


def seen(room: Room) -> list[tuple[str | None, str | None, bool]]:
    return [(seat.name, seat.invited, seat.is_open) for seat in room.told(None).seats]


@pytest.mark.parametrize(("game", "names"), [("jackrabbit", "AB"), ("jacked", "ABC"), ("jackrabbits", "ABC")])
@pytest.mark.rule("JB-3", "JK-P2", "JR-S2")
async def test_the_seat_left_of_who_began_begins_the_next_game(tmp_path: Path, game: str, names: str) -> None:
    async with a_house(tmp_path) as house:
        room, players = await over(house, *names, game=game)
        (own,) = await house.tables_of(players[0].id)
        assert (own.table.status, own.outcome is None, own.waits_for_you) == ("over", False, False)
        for _ in names:
            began = next(seat for seat, _, n in room.playing().entries() if n < 0)
            for player in players:
                following = await house.play_again(room, player.id, player.name)
            assert following.people == room.people
            room = following
            assert room.playing().seats() == [(began + 1) % len(names)]
            await play_out(house, room, [player.id for player in players])


async def test_all_who_press_at_once_land_at_one_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, (ann, ben) = await over(house, "Ann", "Ben")
        pressed = [house.play_again(room, one.id, one.name) for one in (ben, ann, ben)]
        found = {following.id for following in await asyncio.gather(*pressed)}
        assert found == {room.next}
        following = await house.room(room.next or "")
        assert (following.status(), following.people) == ("playing", [ann.id, ben.id])
        assert tables_stored(house, ann, ben) == {room.id, following.id}


async def test_the_others_are_asked_to_come_along_and_their_seats_are_kept(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, (ann, ben) = await over(house, "Ann", "Ben")
        reader = await connected(house, room, ben)
        following = await house.play_again(room, ann.id, "Ann")
        assert (reader.table().again, reader.table().next) == (0, following.id)
        assert seen(following) == [("Ann", None, False), (None, "Ben", False)]
        cleo = await house.add_person("Cleo")
        with refusal("table/invited"):
            await house.join(following, cleo.id, "Cleo")
        with refusal("table/invited"):
            await house.seat_bot(following, ann.id, 1, "newcomer")
        await house.join(following, ben.id, "Ben")
        assert following.status() == "playing"


async def test_who_has_not_come_after_a_minute_may_be_replaced_by_a_bot(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        room, (ann, ben) = await over(house, "Ann", "Ben")
        following = await house.play_again(room, ann.id, "Ann")
        maker = await connected(house, following, ann)
        await until(lambda: bool(clock.sleepers))
        await clock.go_on(INVITED - 1)
        assert not maker.table().seats[1].is_open
        await clock.go_on(1)
        assert maker.table().seats[1].is_open
        with refusal("table/not-yours"):
            await house.seat_bot(following, ben.id, 1, "newcomer")
        with refusal("bot/unknown"):
            await house.seat_bot(following, ann.id, 1, "grandmaster")
        with refusal("table/taken"):
            await house.seat_bot(following, ann.id, 0, "newcomer")
        await house.seat_bot(following, ann.id, 1, "newcomer")
        assert (following.status(), maker.table().seats[1].bot) == ("playing", "newcomer")
        assert (await house.play_again(room, ben.id, "Ben")).id == following.id  # to look on
        assert following.people == [ann.id, None]
    async with a_house(tmp_path) as house:
        assert (await house.room(following.id)).bots == [None, "newcomer"]


async def test_who_comes_late_takes_the_open_seat(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        room, (ann, ben) = await over(house, "Ann", "Ben")
        following = await house.play_again(room, ann.id, "Ann")
        await until(lambda: bool(clock.sleepers))
        await clock.go_on(INVITED)
        await house.play_again(room, ben.id, "Ben")
        assert following.people == [ann.id, ben.id]


async def test_nobody_is_asked_where_all_others_are_bots_or_have_left(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, (ann, _) = await over(house, "Ann", "Ben")
        room.stand_ins.add(1)
        following = await house.play_again(room, ann.id, "Ann")
        assert seen(following) == [("Ann", None, False), (None, None, True)]
        alone = await house.make_table(ann.id, wish("newcomer", "me", length="hand"))
        player = await connected(house, alone, ann)
        while alone.status() != "over":
            await until(lambda: bool(player.choices()) or alone.status() == "over")
            if player.choices():
                await player.act()
        following = await house.play_again(alone, ann.id, "Ann")
        assert (following.status(), following.bots, following.people) == ("playing", ["newcomer", None], [None, ann.id])
        assert alone.setup.choice("length") == following.setup.choice("length")


async def test_only_who_sat_there_plays_again_and_only_after_the_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, _ = await over(house, "Ann", "Ben")
        cleo = await house.add_person("Cleo")
        with refusal("table/not-seated"):
            await house.play_again(room, cleo.id, "Cleo")
        begun = await house.make_table(cleo.id, wish("me", "newcomer"))
        with refusal("table/unfinished"):
            await house.play_again(begun, cleo.id, "Cleo")
        assert tables_stored(house, cleo) == {begun.id}


async def test_a_house_that_falls_down_between_two_games_makes_up_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(_room: Room) -> None:
        raise BadInput("wire/broken")

    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        room, (ann, ben) = await over(house, "Ann", "Ben")
        with monkeypatch.context() as patched:
            patched.setattr(house, "_go_on", killed)
            with refusal("wire/broken"):
                await house.play_again(room, ann.id, "Ann")
        assert tables_stored(house, ann) == {room.id}
    async with a_house(tmp_path, clock=clock) as house:
        following = await house.play_again(await house.room(room.id), ben.id, "Ben")
        assert (following.people, following.status()) == ([ann.id, ben.id], "playing")
        assert (following.host, following.told(None).maker) == (ann.id, 0)
        assert tables_stored(house, ann, ben) == {room.id, following.id}


async def test_a_kept_seat_outlasts_the_house_but_not_its_minute(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        room, (ann, _) = await over(house, "Ann", "Ben")
        following = (await house.play_again(room, ann.id, "Ann")).id
    async with a_house(tmp_path, clock=clock) as house:
        again = await house.room(room.id)
        assert (again.told(1).next, again.told(1).again) == (following, 0)
        assert seen(await house.room(following)) == [("Ann", None, False), (None, "Ben", False)]
    clock.time += INVITED
    async with a_house(tmp_path, clock=clock) as house:
        assert seen(await house.room(following)) == [("Ann", None, False), (None, None, True)]


async def test_whoever_has_built_a_land_plays_again_at_the_race_that_follows(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, building_wish("me", "newcomer", turn_limit="1"))
        await connected(house, room, ann)
        await house.leave(room, ann.id)
        await until(lambda: room.next is not None)
        assert (await house.play_again(room, ann.id, "Ann")).id == room.next
