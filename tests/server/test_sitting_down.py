"""Who comes, which tables there can be, and who sits down at them."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from warren.server.storage import Stored
from warren.server.wire import tables

from .helpers import a_house, connected, refusal, seated, two_people, wish


async def test_a_person_is_known_by_their_code_however_it_is_typed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        typed = f" {ann.code[:5].upper()}-{ann.code[5:10]} {ann.code[10:]}"
        assert await house.person(typed) == (ann.id, "Ann")
        for wrong in (None, "", "x", ann.code[:-1]):
            with refusal("person/unknown"):
                await house.person(wrong)


async def test_the_code_itself_is_not_stored(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        code = (await house.add_person("Ann")).code
    assert all(code.encode() not in file.read_bytes() for file in tmp_path.iterdir())


async def test_a_person_can_take_another_name_and_all_tables_show_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, ann, bob = await two_people(house)
        await house.rename(str(ann.guest.person), "Anna")
        assert bob.table().seats[0].name == "Anna"


async def test_a_table_waits_until_its_seats_are_taken(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "open", length="hand"))
        alone = await connected(house, room, ann)
        assert alone.table().status == "open"
        assert alone.view() is None
        with refusal("table/not-begun"):
            await alone.move("own:7H")
        await seated(house, room, "Bob")
        assert alone.table().status == "playing"
        assert alone.view() is not None


async def test_who_sits_already_sits_only_once_and_a_full_table_takes_nobody(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house)
        assert await house.join(room, str(ann.guest.person), "Ann") == 0
        with refusal("table/full"):
            await seated(house, room, "Cy")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (wish("me"), "table/seats"),
        (wish("me", "me"), "table/seats"),
        (wish("me", "open", "open"), "table/seats"),
        (wish("me", "grandmaster"), "bot/unknown"),
        (wish("me", "search:9999999"), "bot/unknown"),
        (wish("me", "random"), "bot/unknown"),
        (wish("newcomer", "newcomer"), "table/nobody"),
        (wish("me", "open", game="chess"), "game/unknown"),
        (wish("me", "open", length="epic"), "settings/value"),
        (wish("me", "open", colour="red"), "settings/unknown"),
        (wish("me", "open", length="hand", threshold="9"), "settings/combination"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(tmp_path: Path, given: tables.TableWish, code: str) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        with refusal(code):
            await house.make_table(ann.id, given)
        assert house.storage.tables_of(ann.id) == []


async def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with refusal("table/unknown"):
            await house.room("nothing")


@pytest.mark.parametrize(
    ("seats", "play"),
    [
        (("me", "newcomer", "newcomer", "newcomer"), "strict"),
        (("me", "open", "newcomer", "newcomer"), "memory"),
        (("open", "open", "open", "open"), "memory"),
    ],
)
async def test_how_jacked_is_played_depends_on_how_many_people_sit_down(
    tmp_path: Path, seats: tuple[str, ...], play: str
) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish(*seats, game="jacked"))
        assert room.setup.choice("jacked_play") == play
        room = await house.make_table(ann.id, wish(*seats, game="jacked", jacked_play="strict"))
        assert room.setup.choice("jacked_play") == "strict"


async def test_somebody_may_choose_an_open_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.add_person("Ann"), await house.add_person("Ben")
        room = await house.make_table(ann.id, wish("me", "open", "open", "newcomer", game="jacked"))
        for taken in (0, 3, 7):
            with refusal("table/taken"):
                await house.join(room, ben.id, "Ben", taken)
        assert await house.join(room, ben.id, "Ben", 2) == 2
        assert room.open_seats() == [1]


async def test_a_table_that_is_looked_up_while_it_is_made_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        is_stored, may_go_on, add = threading.Event(), threading.Event(), house.storage.add_table

        def add_slowly(stored: Stored, now: float) -> None:
            add(stored, now)
            is_stored.set()
            may_go_on.wait()

        monkeypatch.setattr(house.storage, "add_table", add_slowly)
        making = asyncio.create_task(house.make_table(ann.id, wish("me", "newcomer")))
        await asyncio.to_thread(is_stored.wait)
        [own] = await house.tables_of(ann.id)
        found = await house.room(own.table.id)
        may_go_on.set()
        assert await making is found
        assert found.status() == "playing"
