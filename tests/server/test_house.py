"""The house: tables that people and bots share, stored before anybody hears of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from warren.core.errors import BadInput, IllegalAction
from warren.server import wire
from warren.server.house import House
from warren.server.pace import Pace
from warren.server.room import Room
from warren.server.storage import Conflict, Line
from warren.server.turns import Turns

from .helpers import (
    Player,
    StoppedClock,
    a_house,
    connected,
    is_at_rest,
    seated,
    settle,
    until,
    wish,
)


async def two_people(house: House, **settings: str) -> tuple[Room, Player, Player]:
    ann = await house.add_person("Ann")
    room = await house.make_table(ann.id, wish("me", "open", **{"length": "hand", **settings}))
    return room, await connected(house, room, ann), await seated(house, room, "Bob")


def is_longer(room: Room, length: int) -> bool:
    return room.length > length


def refusal(code: str) -> Any:
    return pytest.raises(BadInput, check=lambda error: error.code == code)


# --- people ----------------------------------------------------------------------------------------------------------


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
        assert bob.state().table.seats[0].name == "Anna"


# --- tables ----------------------------------------------------------------------------------------------------------


async def test_a_table_waits_until_its_seats_are_taken(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "open", length="hand"))
        alone = await connected(house, room, ann)
        assert alone.state().table.status == "open"
        assert alone.state().view is None
        with refusal("table/not-begun"):
            await alone.move("own:7H")
        await seated(house, room, "Bob")
        assert alone.state().table.status == "playing"
        assert alone.state().view is not None


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
async def test_a_table_that_cannot_be_is_refused(tmp_path: Path, given: wire.TableWish, code: str) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        with refusal(code):
            await house.make_table(ann.id, given)
        assert house.storage.tables_of(ann.id) == []


async def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with refusal("table/unknown"):
            await house.room("nothing")


async def test_two_people_play_a_whole_game_and_a_spectator_sees_its_end(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house)
        cy = await connected(house, room, None)
        while room.status() == "playing":
            for player in (ann, bob):
                if player.choices():
                    await player.act()
        for player in (ann, bob, cy):
            view = player.state().view
            assert view is not None
            assert view.outcome is not None
        assert cy.state().table.your_seat is None


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
        await until(lambda: player.state().table.status == "over")


# --- moves ---------------------------------------------------------------------------------------------------------


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
        frame = wire.Accepted(answers=0, move=0, is_repeated=False)
        for _ in range(600):
            ann.guest.send(frame)
        assert ann.guest.is_deaf
        assert ann.guest.frames.qsize() <= 500


async def test_choices_come_with_their_parts(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, ann, _ = await two_people(house, first_player="0")
        view = ann.state().view
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
            await house.hint(room, cy.guest, wire.HintAsked(type="hint", asks=1, actions=[]))


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


async def test_drafts_tell_what_could_come_next_and_change_nothing(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        before = room.length
        asked = wire.DraftAsked(type="draft", asks=7, actions=[ann.choices()[0]])
        draft = await house.draft(room, ann.guest, asked)
        assert draft.answers == 7
        assert draft.is_complete
        assert draft.ended
        assert room.length == before


async def test_why_not_is_answered_with_the_rule_and_null_for_what_is_legal(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        asked = wire.WhyAsked(type="why", asks=1, actions=[], action="deal")
        reason = (await house.why(room, ann.guest, asked)).reason
        assert reason is not None
        assert reason.rule == "JB-10"
        legal = wire.WhyAsked(type="why", asks=2, actions=[], action=ann.choices()[0])
        assert (await house.why(room, ann.guest, legal)).reason is None


async def test_why_not_there_is_answered_with_the_rule_also_after_parts_of_a_move(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", game="jackrabbits", first_player="0"))
        player = await connected(house, room, ann)

        async def why(place: str, *actions: str) -> wire.Message | None:
            asked = wire.WhyAsked(type="why", asks=1, actions=list(actions), place=place)
            return (await house.why(room, player.guest, asked)).reason

        early = await why("tower-clubs")
        assert early is not None
        assert (early.message, early.rule) == ("jackrabbits-other-time", "JR-T3")
        await player.move("roll")
        here = await why("citadel")
        assert here is not None
        assert (here.message, here.rule) == ("jackrabbits-there-already", "JR-J1")
        assert await why("citadel", "go:citadel.0") != here
        with pytest.raises(BadInput):
            await why("the moon")


async def test_a_hint_names_a_whole_move_and_what_else_there_is(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, bob = await two_people(house, first_player="0")
        hint = await house.hint(room, ann.guest, wire.HintAsked(type="hint", asks=1, actions=[]))
        assert hint.move[0] in ann.choices()
        assert hint.options[0].action == hint.move[0]
        assert {option.action for option in hint.options[1:]} < set(ann.choices())
        assert hint.options[1:]
        with refusal("hint/nothing"):
            await house.hint(room, bob.guest, wire.HintAsked(type="hint", asks=1, actions=[]))


async def test_a_hint_that_cannot_be_found_in_time_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, ann, _ = await two_people(house, first_player="0")
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        with refusal("hint/late"):
            await house.hint(room, ann.guest, wire.HintAsked(type="hint", asks=1, actions=[]))


async def test_who_asks_for_too_much_advice_is_told_when_to_ask_again(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        room, ann, bob = await two_people(house, first_player="0")
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        asked = wire.HintAsked(type="hint", asks=1, actions=[])
        for _ in range(10):
            with refusal("hint/late"):
                await house.hint(room, ann.guest, asked)
        with refusal("hint/too-many") as refused:
            await house.hint(room, ann.guest, asked)
        seconds = refused.value.arguments["seconds"]
        await clock.go_on(seconds - 1)
        with refusal("hint/too-many") as refused:
            await house.hint(room, ann.guest, asked)
        assert refused.value.arguments["seconds"] == 1
        await clock.go_on(1)
        with refusal("hint/late"):
            await house.hint(room, ann.guest, asked)
        with refusal("hint/nothing"):
            await house.hint(room, bob.guest, asked)


async def test_advice_is_limited_by_person_at_all_their_tables_together(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        thinkers: Any = house.thinkers
        thinkers.is_failing = True
        ann, bob = await house.add_person("Ann"), await house.add_person("Bob")
        asked = wire.HintAsked(type="hint", asks=1, actions=[])

        async def table(first: wire.Person, second: wire.Person) -> tuple[Room, Player]:
            room = await house.make_table(first.id, wish("me", "open", length="hand", first_player="0"))
            await house.join(room, second.id, second.name)
            return room, await connected(house, room, first)

        for _ in range(10):
            room, player = await table(ann, bob)
            with refusal("hint/late"):
                await house.hint(room, player.guest, asked)
        room, player = await table(ann, bob)
        with refusal("hint/too-many"):
            await house.hint(room, player.guest, asked)
        room, player = await table(bob, ann)
        with refusal("hint/late"):
            await house.hint(room, player.guest, asked)


# --- leaving and coming back ---------------------------------------------------------------------------------------


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
        assert player.state().table.your_seat == 0
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
        assert bob.state().table.seats[0].is_here is False
        ann.guest.facts = known
        ann.guest.last = ""
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
        await until(lambda: bool(bob.choices()))
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


async def test_rooms_that_nobody_is_in_are_let_go_and_come_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        house.most_rooms = 3
        ann = await house.add_person("Ann")
        made = [(await house.make_table(ann.id, wish("me", "open", length="hand"))).id for _ in range(6)]
        assert len(house.rooms) <= 4
        for table in made:
            assert (await house.room(table)).id == table


# --- windows and bots ----------------------------------------------------------------------------------------------


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


def memory(*seats: str) -> wire.TableWish:
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


# --- who sits down, and what they agree on -------------------------------------------------------------------------


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
