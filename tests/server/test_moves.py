"""Moves at a table: stored before anybody hears of them, and played once."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.core.errors import BadInput, IllegalAction
from warren.server.storage import Conflict, Line
from warren.server.wire import frames

from .helpers import a_house, connected, refusal, two_people


async def test_two_people_play_a_whole_game_and_a_spectator_sees_its_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house)
        cy = await connected(house, room, None)
        while room.status() == "playing":
            for player in (ann, bob):
                if player.choices():
                    await player.act()
        for player in (ann, bob, cy):
            view = player.view()
            assert view is not None
            assert view.outcome is not None
        assert cy.table().your_seat is None


async def test_a_move_that_is_sent_twice_is_played_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        action = ann.choices()[0]
        first = await ann.move(action, number=0)
        length = room.length
        again = await ann.move(action, number=0)
        assert (first.is_repeated, again.is_repeated) == (False, True)
        assert (first.move, again.move) == (1, 1)
        assert room.length == length
        with refusal("move/number"):
            await bob.move(bob.choices()[0], number=3)


async def test_an_illegal_move_changes_and_stores_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        before = room.length
        bob.heard()
        for actions in (["deal"], [], ["top:7H"]):
            with pytest.raises(IllegalAction):
                await ann.move(*actions)
        with pytest.raises(BadInput):
            await ann.move("fly")
        with pytest.raises(IllegalAction):
            await bob.move("own:7H")
        assert room.length == before
        assert bob.heard() == []
        stored = house.storage.table(room.id)
        assert stored is not None
        assert len(stored.lines) == before


async def test_a_connection_that_does_not_take_what_it_is_sent_is_given_up(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, ann, _ = await two_people(house)
        frame = frames.Accepted(answers=0, move=0, is_repeated=False)
        for _ in range(600):
            ann.guest.send(frame)
        assert ann.guest.is_deaf
        assert ann.guest.frames.qsize() <= 500


async def test_choices_come_with_their_parts(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, ann, _ = await two_people(house, first_player="0")
        view = ann.view()
        assert view is not None
        for choice, target in zip(view.choices, view.targets, strict=True):
            assert choice == f"{target['kind']}:{target['card']}"


async def test_a_spectator_cannot_move_draft_or_ask(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, _, _ = await two_people(house)
        cy = await connected(house, room, None)
        with refusal("table/not-seated"):
            await cy.move("own:7H")
        with refusal("table/not-seated"):
            await house.hint(room, cy.guest, frames.HintAsked(type="hint", asks=1, actions=[]))


async def test_a_move_is_stored_before_anybody_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        bob.heard()

        def broken(*_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(house.storage, "append", broken)
        before = room.table
        with pytest.raises(OSError, match="full"):
            await ann.move(ann.choices()[0])
        assert bob.heard() == []
        assert room.table is before


async def test_a_table_that_was_written_to_elsewhere_is_made_anew_from_its_log(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        house.storage.append(room.id, room.length, [Line("join", 0, {"person": str(ann.guest.person)})], 1.0)
        with refusal("table/busy"):
            await ann.move(ann.choices()[0])
        again = await house.room(room.id)
        assert again is not room
        assert again.length == room.length + 1


async def test_a_line_of_a_log_is_never_written_over(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, _, _ = await two_people(house)
        with pytest.raises(Conflict):
            house.storage.append(room.id, 0, [Line("join", 0, {})], 1.0)
