"""A database that is locked or full: everybody is told so in words, and afterwards everything goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, event
from starlette.websockets import WebSocketDisconnect

from warren.core.errors import Unavailable
from warren.server.app import create_app
from warren.server.house import House
from warren.server.live import TRY_AGAIN_LATER
from warren.server.pace import Pace
from warren.server.storage import Line, Storage

from .door import ME, OPEN, bearer, hello, person, problem, table
from .helpers import StoppedClock, a_house, connected, said, settle, until, wish
from .test_setting_up import building_wish, play_out


def setting(storage: Storage, pragma: str) -> None:
    """Open all connections anew, with a setting of the database."""
    event.listen(storage.engine, "connect", lambda connection, _record: connection.execute(f"PRAGMA {pragma}"))
    storage.engine.dispose()


@contextmanager
def locked(storage: Storage) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    setting(storage, "busy_timeout=1")
    with closing(sqlite3.connect(storage.engine.url.database or "", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(storage: Storage) -> Iterator[None]:
    """Not one more line goes into the database."""
    setting(storage, "max_page_count=1")  # which means: no more than there are
    with storage.engine.connect() as connection:
        other = connection.exec_driver_sql("SELECT id FROM game_table ORDER BY created LIMIT 1").scalar_one()
    sizes, number = [4000, 400, 40, 4], 1000
    while sizes:
        try:
            storage.append(other, number, [Line("filler", None, {"": "x" * sizes[0]})], 1.0)
            number += 1
        except Unavailable:
            sizes.pop(0)
    yield
    setting(storage, "max_page_count=1000000")
    with storage.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM log WHERE kind = 'filler'")


TROUBLES = pytest.mark.parametrize("trouble", [locked, full])


@TROUBLES
async def test_a_bot_whose_move_cannot_be_stored_tries_again_less_and_less_often(tmp_path: Path, trouble: Any) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        ann = await house.add_person("Ann")
        await house.make_table(ann.id, wish("me", "open"))
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand", first_player="1"))
        with trouble(house.storage):
            player = await connected(house, room, ann)
            for wait in (1.0, 2.0, 4.0):
                await until(lambda: bool(clock.sleepers))
                assert [at - clock.time for at, _ in clock.sleepers] == [wait]
                await clock.go_on(wait)
            await until(lambda: bool(clock.sleepers))
            assert room.length == 1
            assert player.choices() == []
        await clock.go_on(8.0)
        await until(lambda: bool(player.choices()))
        await player.act()
        await until(lambda: room.status() == "over" or bool(player.choices()))


def nothing(*_: object) -> None:
    """What cannot be written."""
    raise Unavailable("house/no-storage")


async def test_waits_grow_to_half_a_minute_and_begin_anew_after_a_move_that_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waits(clock: StoppedClock, count: int) -> list[float]:
        """How long the bots wait, one time after the other, until they try again."""
        found = []
        for _ in range(count):
            await until(lambda: bool(clock.sleepers))
            found += [at - clock.time for at, _ in clock.sleepers]
            await clock.go_on(found[-1])
        return found

    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand", first_player="1"))
        await house.leave(room, ann.id)  # from here on two bots play, one after the other
        append, is_failing = house.storage.append, iter([*[True] * 7, False, True])

        def sometimes(*given: Any) -> None:
            (nothing if next(is_failing, False) else append)(*given)

        monkeypatch.setattr(house.storage, "append", sometimes)
        await connected(house, room, None)
        assert await waits(clock, 7) == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
        assert await waits(clock, 1) == [1.0]
        await until(lambda: room.status() == "over")


async def test_a_next_table_that_cannot_be_stored_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        ann, ben = await house.add_person("Ann"), await house.add_person("Ben")
        room = await house.make_table(ann.id, building_wish("me", "open"))
        await house.join(room, ben.id, "Ben")
        with monkeypatch.context() as patched:
            patched.setattr(house.storage, "add_table", nothing)
            await play_out(house, room, [ann.id, ben.id])
            await settle()
            assert (room.status(), room.next) == ("over", None)
        await clock.go_on(1.0)
        await until(lambda: room.next is not None)


async def test_a_bot_stands_in_at_the_next_table_although_something_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warren.server.room.STAND_IN", "random")  # quick
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        ann, ben = await house.add_person("Ann"), await house.add_person("Ben")
        room = await house.make_table(ann.id, building_wish("me", "open"))
        await house.join(room, ben.id, "Ben")
        await house.leave(room, ann.id)
        await house.leave(room, ben.id)
        with monkeypatch.context() as patched:
            patched.setattr(house.storage, "seat", nothing)
            await connected(house, room, None)
            await until(lambda: room.status() == "over")
            await settle()
        await clock.go_on(1.0)
        await until(lambda: room.next is not None)
        assert (await house.room(room.next or "")).stand_ins == {0, 1}
    async with a_house(tmp_path) as house:
        assert (await house.room(room.next or "")).stand_ins == {0, 1}


async def test_a_deal_that_cannot_be_stored_is_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def seated_without_deal(house: House) -> Any:
        ann, bob = await house.add_person("Ann"), await house.add_person("Bob")
        room = await house.make_table(ann.id, wish("me", "open", length="hand"))
        player = await connected(house, room, ann)
        with monkeypatch.context() as patched:
            patched.setattr(house.storage, "append", nothing)
            assert await house.join(room, bob.id, "Bob") == 1
            await settle()
            assert player.table().seats[1].name == "Bob"
            assert player.view() is None
        return player

    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        player = await seated_without_deal(house)
        await clock.go_on(1.0)
        await until(lambda: player.table().status == "playing")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, pace=Pace(0, 0), page=tmp_path)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@TROUBLES
def test_who_asks_is_told_that_nothing_can_be_written_and_can_go_on_later(client: TestClient, trouble: Any) -> None:
    house: House = client.app.state.house  # type: ignore[attr-defined]
    ann, bob = person(client), person(client, "Bob")
    made = table(client, ann, ME, OPEN)["id"]
    with trouble(house.storage):
        refused = client.post(f"/api/tables/{made}/join", headers=bearer(bob))
        assert (refused.status_code, problem(refused)) == (503, "house/no-storage")
        for language, start in (("en", "Nothing can be saved"), ("es", "Ahora mismo no se puede")):
            assert said(refused.json(), language).startswith(start)
        assert client.get(f"/api/tables/{made}", headers=bearer(ann)).json()["status"] == "open"
    assert client.post(f"/api/tables/{made}/join", headers=bearer(bob)).json()["status"] == "playing"


@TROUBLES
def test_a_connection_whose_move_cannot_be_stored_is_closed_in_words_and_may_come_again(
    client: TestClient, trouble: Any
) -> None:
    house: House = client.app.state.house  # type: ignore[attr-defined]
    ann = person(client)
    table(client, ann, ME, OPEN)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})["id"]
    address = f"/api/tables/{made}/live"
    with client.websocket_connect(address) as socket:
        state = hello(socket, ann)
        choice = next(choice for choice in state["view"]["choices"] if not choice.startswith("discard"))
        move = json.dumps({"type": "move", "asks": 1, "move": 0, "actions": [choice]})
        with trouble(house.storage):
            socket.send_text(move)
            socket.send_text(json.dumps({"type": "why", "asks": 2, "actions": [], "action": "deal"}))  # heard by nobody
            assert socket.receive_json()["problem"]["code"] == "house/no-storage"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert (closed.value.code, closed.value.reason) == (TRY_AGAIN_LATER, "house/no-storage")
    with client.websocket_connect(address) as socket:
        assert hello(socket, ann)["move"] == 0
        socket.send_text(move)
        assert socket.receive_json()["move"] == 1
        assert socket.receive_json()["type"] == "accepted"
        assert socket.receive_json()["facts"][0]["seat"] == 1  # and the bot has moved


def test_a_database_that_has_no_connection_left_is_one_that_cannot_be_used_now(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'house.db'}")
    storage.prepare()
    storage.engine = create_engine(storage.engine.url, pool_size=1, max_overflow=0, pool_timeout=0.01)
    with storage.engine.connect(), pytest.raises(Unavailable):
        storage.names(["Ann"])
    assert storage.names(["Ann"]) == {}
    storage.close()
