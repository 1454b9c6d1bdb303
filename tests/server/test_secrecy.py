"""Nobody is told what they may not know: not in a frame, not by how many there are, how long or when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import warren
from warren.core.cards import members, text
from warren.core.report import reopened
from warren.core.view import View
from warren.games.jacked.actions import CALL
from warren.games.jacked.table import JackedTable
from warren.games.jackrabbit.table import JackrabbitTable
from warren.server.house import House
from warren.server.live import FRAME
from warren.server.pace import Pace
from warren.server.replays import report_told
from warren.server.room import Room
from warren.server.wire import frames

from .helpers import Player, StoppedClock, a_house, connected, is_at_rest, refusal, seated, two_people, until, wish


def sent(told: list[frames.Frame]) -> list[str]:
    return [FRAME.dump_json(frame).decode() for frame in told]


def hidden_from(table: JackrabbitTable, seat: int | None, seen: set[str]) -> set[str]:
    """The cards that a seat may not know to be anywhere: the other hand, the pile, discards under the top one."""
    places = [table.pile, *(table.hands[other] for other in range(2) if other != seat)]
    return {text(card) for place in places for card in members(place)} - seen


@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_no_card_that_a_seat_may_not_know_is_in_any_frame_of_a_whole_game(tmp_path: Path, seed: str) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "open", threshold="30"))
        room.seed = seed
        players = {0: await connected(house, room, ann), 1: await seated(house, room, "Bob")}
        watcher = await connected(house, room, None)
        own: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
        hand = 0
        moves = 0
        while room.status() == "playing" and moves < 150:
            table = room.table
            assert isinstance(table, JackrabbitTable)
            if table.hand_number != hand:  # a fresh deck: what was known of the old one counts no more
                hand = int(table.hand_number)
                own = {0: set(), 1: set(), None: set()}
                for player in (*players.values(), watcher):
                    player.heard()
            for seat, player in (*players.items(), (None, watcher)):
                said = " ".join(sent(player.heard()))
                if seat is not None:
                    own[seat] |= {text(card) for card in members(table.hands[seat])}
                public = {fact.args["card"] for fact in room.ear.facts(None) if fact.args.get("card")}
                for card in hidden_from(table, seat, own[seat] | {str(one) for one in public}):
                    assert f'"{card}"' not in said
                    assert f":{card}" not in said
            await players[int(table.mover())].act(lambda choices: choices[-1])
            moves += 1
        assert moves > 20


async def burrow_table(house: House, seed: str) -> tuple[Room, list[Player]]:
    ann = await house.add_person("Ann")
    room = await house.make_table(ann.id, wish("me", "open", "open", game="burrow", players="3"))
    room.seed = seed
    return room, [await connected(house, room, ann), await seated(house, room, "Bob"), await seated(house, room, "Cy")]


@pytest.mark.usefixtures("burrow")
async def test_who_has_answered_is_told_to_nobody(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with a_house(tmp_path, clock=clock) as house:
        _, players = await burrow_table(house, "answers")
        people = [str(player.guest.person) for player in players]
        for player in players:
            player.heard()
        before = await house.tables_of(people[0])
        clock.time += 1
        await players[1].act()
        assert await house.tables_of(people[0]) == before
        assert [(await house.tables_of(one))[0].waits_for_you for one in people] == [True, False, True]
        assert players[0].heard() == []
        assert players[2].heard() == []
        view = players[1].view()
        assert view is not None
        assert view.choices == []


@pytest.mark.usefixtures("burrow")
async def test_frames_of_a_seat_are_the_same_in_whatever_order_the_others_answer(tmp_path: Path) -> None:
    async def told(order: tuple[int, ...], folder: Path) -> list[str]:
        folder.mkdir()
        async with a_house(folder) as house:
            room, players = await burrow_table(house, "order")
            for player in players:
                player.heard()
            for seat in order:
                await players[seat].act()
            return [frame.replace(room.id, "table") for frame in sent(players[0].heard())]

    one, other = [await told(order, tmp_path / str(order[0])) for order in ((1, 2, 0), (2, 1, 0))]
    assert one == other
    assert len(one) == 1
    assert '"fact":"bid"' in one[0]


@pytest.mark.usefixtures("burrow")
async def test_frames_of_a_seat_that_is_not_asked_do_not_depend_on_what_the_others_may_call(tmp_path: Path) -> None:
    async def told(seed: str, folder: Path) -> list[int]:
        folder.mkdir()
        async with a_house(folder) as house:
            room, players = await burrow_table(house, seed)
            watcher = await connected(house, room, None)
            for player in players:
                await player.act()
            watcher.heard()
            winner = room.table.view(None).waiting_for[-1] if room.table is not None else 0
            for seat in range(3):
                if seat != winner:
                    await players[seat].move("pass")
            return [len(frame) for frame in sent(watcher.heard())]

    lengths = [await told(seed, tmp_path / seed) for seed in ("a", "b", "c", "d")]
    assert lengths == [[]] * 4


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("moves", [0, 5])
async def test_frames_of_all_seats_are_the_same_whoever_is_jacked(tmp_path: Path, moves: int) -> None:
    """The state, a draft of each choice, why each other action cannot be, and a hint."""

    async def told(is_jacked: bool, folder: Path) -> list[str]:
        folder.mkdir()
        async with a_house(folder) as house:
            ann = await house.add_person("Ann")
            room = await house.make_table(
                ann.id, wish("me", "open", game="jacked", players="2", jacked_play="memory", dealer="0")
            )
            room.seed = "jacked"
            players = [await connected(house, room, ann), await seated(house, room, "Bob")]
            table = room.table
            assert isinstance(table, JackedTable)
            for _ in range(moves):
                seat = int(table.seats()[-1])
                table.play(seat, next(choice for choice in table.choices(seat) if choice != CALL))
            table.jacked = table.seats()[-1] if is_jacked else -1
            table.is_doubtful = is_jacked
            room.tell_all()
            for seat in table.seats():
                await ask_all(house, room, players[seat])
            return [frame.replace(room.id, "table") for player in players for frame in sent(player.heard())]

    async def ask_all(house: House, room: Room, player: Player) -> None:
        guest = player.guest
        for number, action in enumerate(player.choices()):
            asked = frames.DraftAsked(type="draft", asks=number, actions=[action])
            guest.send(await house.draft(room, guest, asked))
        for number, action in enumerate(
            ["forfeit", "call", "pass", "discard:A", "discard:W", "move:9:R1", "swap:T:R1:B1"]
        ):
            guest.send(
                await house.why(room, guest, frames.WhyAsked(type="why", asks=number, actions=[], action=action))
            )
        hint = await house.hint(room, guest, frames.HintAsked(type="hint", asks=1, actions=[]))
        assert hint.said is not None
        assert [*hint.move, *hint.options, *hint.merits] == []
        guest.send(hint)

    one, other = [await told(is_jacked, tmp_path / str(is_jacked)) for is_jacked in (True, False)]
    assert one == other
    assert len(one) > 10


# --- time ------------------------------------------------------------------------------------------------------------

PACE = Pace(0.5, 2.0)
TICK = 0.125  # as all times here, a number that adds up exactly


async def times(
    clock: StoppedClock, watcher: Player, seconds: float, also: Callable[[float], Awaitable[None]] | None = None
) -> list[float]:
    """When a watcher is told something in the seconds to come; `also` is what somebody does at each tick."""
    watcher.heard()
    began, told = clock.now(), list[float]()
    while (passed := clock.now() + TICK - began) <= seconds:
        await clock.go_on(TICK)
        await until(partial(is_at_rest, watcher.room, clock))
        if watcher.heard():
            told.append(passed)
        if also is not None:
            await also(passed)
    return told


def slow_with(cards: set[str], seconds: float, view: View) -> float:
    """How long somebody thinks who is slow with some cards in hand."""
    hand: Any = view.json()["state"]
    return seconds if cards & set(hand["hand"]) else 0.0


@pytest.mark.parametrize("seconds", [0.25, 5.0])
async def test_how_long_a_bot_thinks_over_a_hand_does_not_show(tmp_path: Path, seconds: float) -> None:
    """Two tables that differ in one card of the bot's hand, which makes it slow."""

    async def told(is_slow: bool, folder: Path) -> list[float]:
        folder.mkdir()
        clock = StoppedClock()
        async with a_house(folder, PACE, clock) as house:
            ann = await house.add_person("Ann")
            room = await house.make_table(ann.id, wish("open", "courtier", first_player="1", length="hand"))
            room.seed = "one card"
            await house.join(room, ann.id, "Ann")
            table = room.table
            assert isinstance(table, JackrabbitTable)
            odd, other = members(table.hands[1])[0], members(table.pile)[0]
            if not is_slow:
                table.hands[1] ^= 1 << odd | 1 << other
                table.pile ^= 1 << odd | 1 << other
            thinkers: Any = house.thinkers
            thinkers.slowness = partial(slow_with, {text(odd)}, seconds)
            player = await connected(house, room, ann)
            await until(partial(is_at_rest, room, clock))
            return await times(clock, player, 3.0)

    slow, quick = await told(True, tmp_path / "slow"), await told(False, tmp_path / "quick")
    assert slow == quick == [PACE.bot]


@pytest.mark.usefixtures("burrow")
async def test_how_long_bots_think_does_not_show_in_questions_and_windows_either(tmp_path: Path) -> None:
    """A whole game of one person and two bots, who bid, toast, bury and claim."""

    async def told(seconds: float, folder: Path) -> list[float]:
        folder.mkdir()
        clock = StoppedClock()
        async with a_house(folder, PACE, clock) as house:
            ann = await house.add_person("Ann")
            seats = ("open", "newcomer", "courtier")
            room = await house.make_table(ann.id, wish(*seats, game="burrow", players="3", rounds="1"))
            room.seed = "questions"
            thinkers: Any = house.thinkers
            thinkers.slowness = lambda view: seconds if 6 in view.save()["hand"] else 0.0
            await house.join(room, ann.id, "Ann")
            player, watcher = await connected(house, room, ann), await connected(house, room, None)
            await until(partial(is_at_rest, room, clock))

            async def act(_: float) -> None:
                if player.choices():
                    await player.act()

            found = await times(clock, watcher, 6.0, act)
            assert room.status() == "over"
            return found

    quick, slow = await told(0.0, tmp_path / "quick"), await told(0.125, tmp_path / "slow")
    assert quick == slow
    assert len(quick) > 2


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("seats", [("me", "newcomer", "newcomer", "open"), ("me", "newcomer", "newcomer", "newcomer")])
@pytest.mark.parametrize("when", [0.25, 1.25])
async def test_that_somebody_lets_something_pass_shows_to_nobody_in_time(
    tmp_path: Path, seats: tuple[str, ...], when: float
) -> None:
    """A bot closes a window in which one person may speak up, or two; somebody who only looks on takes the time."""

    async def told(is_passed: bool, folder: Path) -> list[float]:
        folder.mkdir()
        clock = StoppedClock()
        async with a_house(folder, PACE, clock) as house:
            ann = await house.add_person("Ann")
            settings = {"game": "jacked", "players": "4", "jacked_play": "memory", "dealer": "0"}
            room = await house.make_table(ann.id, wish(*seats, **settings))
            player = await connected(house, room, ann)
            watcher = await seated(house, room, "Dan") if "open" in seats else await connected(house, room, None)
            await until(partial(is_at_rest, room, clock))
            await clock.go_on(PACE.bot)
            await until(partial(is_at_rest, room, clock))
            assert player.choices() == ["pass", "call"]

            async def let_pass(passed: float) -> None:
                if is_passed and passed == when:
                    await player.move("pass")

            return await times(clock, watcher, 2.5, let_pass)

    one, other = [await told(is_passed, tmp_path / str(is_passed)) for is_passed in (True, False)]
    assert one == other == [PACE.grace]


# --- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("burrow")
async def test_a_hint_does_not_tell_that_somebody_else_has_answered(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, players = await burrow_table(house, "hints")
        asked = frames.HintAsked(type="hint", asks=1, actions=[])
        before = await house.hint(room, players[0].guest, asked)
        await players[1].act()
        assert await house.hint(room, players[0].guest, asked) == before


@pytest.mark.usefixtures("burrow")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
async def test_what_a_bot_does_does_not_tell_who_answered_before_it(tmp_path: Path, seed: str) -> None:
    async def bid(is_early: bool, folder: Path) -> str:
        folder.mkdir()
        async with a_house(folder) as house:
            ann = await house.add_person("Ann")
            room = await house.make_table(ann.id, wish("open", "newcomer", game="burrow", players="2"))
            room.seed = seed
            await house.join(room, ann.id, "Ann")
            early = Player(house, room, ann)
            if is_early:  # nobody is connected, so the bot rests
                await early.move(room.game.actions.text(room.playing().choices(0)[0]), number=0)
            player = await connected(house, room, ann)
            await until(lambda: room.driver is None)
            if not is_early:
                await player.act()
            stored = house.storage.table(room.id)
            assert stored is not None
            return str(next(line.data["actions"] for line in stored.lines if line.kind == "move" and line.seat == 1))

    assert await bid(True, tmp_path / "early") == await bid(False, tmp_path / "late")


async def test_a_report_of_a_problem_opens_as_each_seat_saw_the_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        room, *_ = await two_people(house)
        assert room.table is not None
        for seat in (0, 1, None):
            opened, whose = reopened(report_told(room, seat).model_dump(), warren.game)
            assert (whose, opened.view(seat).dump()) == (seat, room.table.view(seat).dump())
        room.table = None
        with refusal("table/not-begun"):
            report_told(room, 0)
