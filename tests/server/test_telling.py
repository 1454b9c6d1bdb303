"""What is told: the same to whoever may know the same, once, and nothing of what they know already."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.core.cards import members, text
from warren.games.jackrabbit.table import JackrabbitTable
from warren.server.house import House
from warren.server.live import FRAME
from warren.server.room import Room
from warren.server.wire import frames, views

from .helpers import Player, a_house, connected, seated, wish


async def race(house: House, **settings: str) -> tuple[Room, list[Player]]:
    ann = await house.add_person("Ann")
    room = await house.make_table(ann.id, wish("me", "open", game="jackrabbits", players="2", **settings))
    return room, [await connected(house, room, ann), await seated(house, room, "Ben")]


async def go_on(room: Room, players: list[Player]) -> None:
    """Whoever is to act does something."""
    await players[room.playing().seats()[0]].act(lambda choices: choices[-1])


async def test_all_who_look_on_are_told_one_and_the_same(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, players = await race(house)
        watchers = [await connected(house, room, None) for _ in range(3)]
        for watcher in watchers:
            watcher.heard()
        await go_on(room, players)
        told = [watcher.heard() for watcher in watchers]
        assert len(told[0]) == 1
        assert all(heard[0] is told[0][0] for heard in told)


async def test_who_comes_in_is_news_of_the_table_and_of_nothing_else(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, players = await race(house)
        ann, ben = players
        ann.heard()
        await house.exit(room, ben.guest)
        state = ann.state()
        assert state.table is not None
        assert not state.table.seats[1].is_here
        assert (state.view, state.facts, state.land) == (None, [], None)


async def test_a_move_does_not_tell_table_and_land_again(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, players = await race(house)
        players[0].heard()
        assert sum(state.land is not None for state in players[0].states()) == 1
        await go_on(room, players)
        state = players[0].state()
        assert state.view is not None
        assert (state.table, state.land) == (None, None)
        assert state.facts_from == players[0].guest.facts - len(state.facts)


async def test_what_is_told_part_by_part_is_what_is_told_to_somebody_who_comes_later(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, players = await race(house)
        watcher = await connected(house, room, None)
        for _ in range(12):
            await go_on(room, players)
        late = await connected(house, room, None)
        assert watcher.table() == late.table()
        assert watcher.view() == late.view()
        watcher.heard()
        assert [fact for state in watcher.states() for fact in state.facts] == late.states()[0].facts


async def test_only_what_is_new_is_read_however_long_the_game_has_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = list[object]()
    known = views.FactTold.model_validate

    def counted(fact: object) -> views.FactTold:
        read.append(fact)
        return known(fact)

    async with a_house(tmp_path) as house:
        room, players = await race(house)
        watchers = [await connected(house, room, None) for _ in range(4)]
        monkeypatch.setattr(views.FactTold, "model_validate", counted)
        for _ in range(30):
            read.clear()
            before = len(room.ear.events)
            await go_on(room, players)
            assert len(read) <= 3 * (len(room.ear.events) - before)  # once for each seat, and once for all who look on
        assert before > 40
        assert len(watchers) > 3


async def test_who_changes_from_looking_on_to_playing_is_told_all_that_the_seat_knows(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "open", game="jackrabbits", players="2"))
        await connected(house, room, ann)
        ben = await house.add_person("Ben")
        player = await connected(house, room, ben)
        await house.join(room, ben.id, "Ben")
        state = player.state()
        assert state.table is not None
        assert state.table.your_seat == 1
        assert state.facts_from == 0
        assert any(fact.fact == "dealt" and fact.seat == 1 and fact.args["card"] for fact in state.facts)


@pytest.mark.parametrize("listening", [1, 2])
async def test_how_much_is_told_does_not_depend_on_what_somebody_holds(tmp_path: Path, listening: int) -> None:
    """Two tables that differ in one card of a hand: to the other player, and to who looks on, they sound the same."""

    async def told(is_other: bool, folder: Path) -> list[int]:
        folder.mkdir()
        async with a_house(folder) as house:
            ann = await house.add_person("Ann")
            room = await house.make_table(ann.id, wish("me", "open", first_player="0", length="hand"))
            room.seed = "one card"
            players = [await connected(house, room, ann), await seated(house, room, "Ben")]
            players.append(await connected(house, room, None))
            table = room.table
            assert isinstance(table, JackrabbitTable)
            laid = players[0].choices()[0]
            odd = next(card for card in members(table.hands[0]) if text(card) != laid.partition(":")[2])
            other = members(table.pile)[0]
            if is_other:
                table.hands[0] ^= 1 << odd | 1 << other
                table.pile ^= 1 << odd | 1 << other
            room.tell_all()
            for player in players:
                player.heard()
            await players[0].move(laid)
            return [len(FRAME.dump_json(frame)) for frame in players[listening].heard()]

    one, other = [await told(is_other, tmp_path / str(is_other)) for is_other in (True, False)]
    assert one == other
    assert len(one) == 1


async def test_one_question_answers_all_parts_of_a_move_that_are_not_known_yet(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, players = await race(house, first_player="0")
        ann = players[0]
        await ann.move("roll")
        parts: list[str] = []
        one_by_one: list[frames.StepTold] = []
        while not one_by_one or not (one_by_one[-1].is_complete or len(parts) == 4):
            choices = one_by_one[-1].choices if one_by_one else ann.choices()
            parts.append(next(choice for choice in choices if choice.startswith("go:")))
            one_by_one.append((await ann.draft(*parts)).steps[-1])
        assert len(parts) > 1
        assert (await ann.draft(*parts)).steps == one_by_one
        assert (await ann.draft(*parts, known=1)).steps == one_by_one[1:]
        assert (await ann.draft(*parts, known=len(parts))).steps == []


async def test_of_a_draft_the_parts_that_stand_are_told_and_what_is_wrong_with_the_next(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, players = await race(house, first_player="0")
        ann = players[0]
        await ann.move("roll")
        first = next(choice for choice in ann.choices() if choice.startswith("go:"))
        draft = await ann.draft(first, "roll", first)
        assert len(draft.steps) == 1
        assert draft.problem is not None
        assert draft.problem.code == "action/illegal"
