"""The house: all rooms that are in use, and what can be done in them. Nothing here knows HTTP.

A change is tried on a clone, stored, and only then made the truth and told. Each room does one thing at a time.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from warren.core.errors import BadInput, Unavailable
from warren.core.table import Table
from warren.games import get
from warren.server.acting import Acting, digest
from warren.server.agreeing import (
    agreed,
    by_the_rules_of_today,
    dealt_out,
    known_bot,
    new_code,
    plain_code,
    played_first,
)
from warren.server.answers import draft_told, hint_told, why_told
from warren.server.audience import Guest
from warren.server.limits import Buckets
from warren.server.pace import Pace
from warren.server.room import Room, outcomes
from warren.server.storage import Conflict, Line, Sequel, Storage, Stored
from warren.server.thinkers import Thinkers
from warren.server.wire import frames, people, tables

FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0
"""Seconds until what could not be stored is tried again, and at most, when it fails again and again."""

INVITED = 60.0
"""Seconds for which those who are asked to play again have their seats kept."""


class Clock(NamedTuple):
    """Where the time comes from, so that tests can give their own."""

    now: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    steady: Callable[[], float] = time.monotonic  # it never goes back: for limits, and for when bots act


class House:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        clock: Clock | None = None,
        pace: Pace | None = None,
        most_rooms: int = 2000,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.clock = clock or Clock()
        self.acting = Acting(thinkers, self.clock, pace or Pace())
        self.advice = Buckets(10, 1 / 8, self.clock.steady)
        self.most_rooms = most_rooms
        self.rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()

    # --- people ------------------------------------------------------------------------------------------------------

    async def add_person(self, name: str) -> people.Person:
        person, code = secrets.token_hex(16), new_code(20)
        await self._stored(lambda: self.storage.add_person(person, code, name, self.clock.now()))
        return people.Person(id=person, name=name, code=code)

    async def person(self, code: str | None) -> tuple[str, str]:
        """Id and name of the person whose code this is."""
        found = None if code is None else await asyncio.to_thread(self.storage.person_of, plain_code(code))
        if found is None:
            raise BadInput("person/unknown")
        return found

    async def rename(self, person: str, name: str) -> None:
        await self._stored(lambda: self.storage.rename(person, name))
        for room in self.rooms.values():
            if person in room.names:
                room.names[person] = name
                room.tell_all()

    # --- tables ------------------------------------------------------------------------------------------------------

    async def make_table(self, person: str, wish: tables.TableWish) -> Room:
        game, setup = await asyncio.to_thread(agreed, wish)
        seats = [(person if seat.who == "me" else None, seat.bot if seat.who == "bot" else None) for seat in wish.seats]
        sequel = None
        if wish.prelude is not None:
            sequel = Sequel(new_code(10), game.name, setup.named(), person)
            game, setup = played_first(game, setup, wish.prelude or {})
        stored = dealt_out(new_code(10), game, setup, seats, person, sequel)
        names = await asyncio.to_thread(self.storage.names, [person])
        return await self._made(Room(stored, game, names), stored)

    async def _made(self, room: Room, stored: Stored) -> Room:
        """Store a new table. Its room is kept before: who finds the table stored must not make another room for it."""
        async with room.lock:
            self._keep(room)
            try:
                await self._stored(lambda: self.storage.add_table(stored, self.clock.now()))
            except BaseException:
                del self.rooms[room.id]
                raise
        return await self._opened(room)

    async def _opened(self, room: Room) -> Room:
        """Keep a room, and begin its game if everybody sits."""
        async with room.lock:
            room.release(self.clock.now())
            await self._try_to_arrange(room)
            self._keep(room)
        self._wake(room)
        return room

    async def _try_to_arrange(self, room: Room) -> None:
        """What can be done later as well does not keep anybody from what they have done."""
        with suppress(Unavailable):
            await self._arrange(room)

    async def _arrange(self, room: Room) -> None:
        """Deal as soon as everybody sits, and go on to the next table when the game is over."""
        if room.is_to_be_dealt():
            await self._begin(room)
        if room.is_to_go_on():
            await self._go_on(room)

    async def _go_on(self, room: Room) -> None:
        """The next table is made once and for all: with what was made at this one, or to play the same again."""
        sequel = room.sequel
        assert sequel is not None
        if await asyncio.to_thread(self.storage.table, sequel.table) is None:
            game, seats = get(sequel.game), list(zip(room.people, room.bots, strict=True))
            if room.again is None:
                prelude = game.seeing.prelude()
                assert prelude is not None
                setup = game.agree({**sequel.settings, **prelude.made(room.playing().view(None))})
                bare = dealt_out(sequel.table, game, setup, seats, sequel.host)
                stored = bare._replace(lines=Room(bare, game, {}).first_lines(room.stand_ins))
            else:
                alone = [(person if person == sequel.host else None, bot) for person, bot in seats]
                bare = dealt_out(sequel.table, game, game.agree({**sequel.settings}), alone, sequel.host)
                stored = bare._replace(lines=room.invitations(self.clock.now() + INVITED))
            await self._made(Room(stored, game, dict(room.names)), stored)
        room.next = sequel.table  # told when it is there, and not before

    async def play_again(self, room: Room, person: str, name: str) -> Room:
        """Whoever asks first makes the next table, with the same seats; everybody else comes along to it."""
        async with room.lock:
            seat = room.seat_of(person)
            if seat is None:
                raise BadInput("table/not-seated", table=room.id)
            if room.status() != "over":
                raise BadInput("table/unfinished")
            if room.sequel is None:
                settings = {**room.setup.named(), **room.game.again(room.playing())}
                line = Line("again", seat, {"table": new_code(10), "settings": settings, "person": person})
                await self._append(room, line)
                room.carry_out(line)
            await self._arrange(room)
            room.tell_all()
        assert room.next is not None
        following = await self.room(room.next)
        with suppress(BadInput):  # whose seat is taken by now may look on
            await self.join(following, person, name)
        return following

    async def room(self, table: str) -> Room:
        """A room by its id, from memory or made from its log."""
        async with self._opening:
            if table not in self.rooms:
                stored = await asyncio.to_thread(self.storage.table, table)
                if stored is None:
                    raise BadInput("table/unknown", table=table)
                names = await asyncio.to_thread(self.storage.names, stored.people())
                game = get(stored.game)
                with by_the_rules_of_today(stored, game):
                    room = Room(stored, game, names)
                await self._opened(room)
            return self.rooms[table]

    async def tables_of(self, person: str) -> list[tables.OwnTable]:
        """The tables that somebody sits at, the newest first, without those that cannot be opened any more."""
        found = []
        for table, made in await asyncio.to_thread(self.storage.tables_of, person):
            with suppress(BadInput):
                room = await self.room(table)
                found.append(room.told_to_owner(room.seat_of(person), made))
        return found

    def _keep(self, room: Room) -> None:
        """Keep a room in memory, and let one go that nobody is in if there are too many."""
        self.rooms[room.id] = room
        if len(self.rooms) > self.most_rooms:
            for other in list(self.rooms.values()):
                if not other.guests and other.driver is None and other is not room and not other.lock.locked():
                    del self.rooms[other.id]
                    return

    async def join(self, room: Room, person: str, name: str, wanted: int | None = None) -> int:
        """Sit down in the seat that is wanted or the first open one, or come back to one's own. Answers the seat."""
        async with room.lock:
            seat = room.seat_of(person)
            if seat is not None and seat not in room.stand_ins:
                return seat
            if seat is None:
                seat = room.free_seat(person, wanted)
            line = Line("join", seat, {"person": person})
            sits = {seat: (person, None)}
            await self._stored(lambda: self.storage.seat(room.id, room.length, line, sits, self.clock.now()))
            room.people[seat] = person
            room.names[person] = name
            await self._sat_down(room, line)
        return seat

    async def seat_bot(self, room: Room, person: str, wanted: int, bot: str) -> None:
        """Give an open seat to a bot: whoever made the table may, and sits there."""
        async with room.lock:
            if person != room.host or room.seat_of(person) is None:
                raise BadInput("table/not-yours")
            seat, line = room.free_seat(None, wanted), Line("bot", wanted, {"bot": known_bot(bot)})
            sits = {seat: (None, bot)}
            await self._stored(lambda: self.storage.seat(room.id, room.length, line, sits, self.clock.now()))
            room.bots[seat] = bot
            await self._sat_down(room, line)

    async def _sat_down(self, room: Room, line: Line) -> None:
        """Somebody has come: perhaps that was everybody."""
        room.carry_out(line)
        await self._try_to_arrange(room)
        room.tell_all()
        room.rouse()
        self._wake(room)

    async def _begin(self, room: Room) -> None:
        """Deal."""
        table, ear = room.dealt()
        line = Line("deal", None, {"outcomes": outcomes(table, 0)})
        await self._stored(lambda: self.storage.append(room.id, room.length, [line], self.clock.now()))
        room.table, room.ear = table, ear
        room.length += 1
        room.since = self.clock.steady()

    async def leave(self, room: Room, person: str) -> None:
        """Get up: before the game the seat is open again, later a bot stands in until its owner comes back."""
        async with room.lock:
            seat = room.seat_of(person)
            if seat is None or room.status() == "over" or seat in room.stand_ins:
                return
            line = Line("leave", seat, {"person": person})
            sits = {seat: (None, None)} if room.table is None else {}
            await self._stored(lambda: self.storage.seat(room.id, room.length, line, sits, self.clock.now()))
            room.carry_out(line)
            if room.table is None:
                room.people[seat] = None
            room.tell_all()
        self._wake(room)

    # --- at a table --------------------------------------------------------------------------------------------------

    async def enter(self, room: Room, guest: Guest) -> None:
        """Come in to play or to look on. Bots that have rested go on."""
        async with room.lock:
            if not room.guests:
                room.since = self.clock.steady()  # nobody has seen anything yet
            room.guests.add(guest)
            room.tell_all()
        room.rouse()
        self._wake(room)

    async def exit(self, room: Room, guest: Guest) -> None:
        async with room.lock:
            room.guests.discard(guest)
            room.tell_all()

    async def move(self, room: Room, guest: Guest, said: frames.MoveMade) -> frames.Accepted:
        """Play a whole move. One that was played before is answered with what is true, and not played again."""
        async with room.lock:
            seat = self._seat(room, guest)
            if said.move < room.moves[seat]:
                return frames.Accepted(answers=said.asks, move=room.moves[seat], is_repeated=True)
            if said.move > room.moves[seat]:
                raise BadInput("move/number", given=said.move, next=room.moves[seat])
            if seat in room.stand_ins:
                raise BadInput("move/stand-in")
            actions = [room.game.actions.parse(text) for text in said.actions]
            await self._play(room, seat, actions, is_whole=True)
            accepted = frames.Accepted(answers=said.asks, move=room.moves[seat], is_repeated=False)
        room.rouse()
        self._wake(room)
        return accepted

    async def _play(self, room: Room, seat: int, actions: list[int], *, is_whole: bool) -> None:
        table, ear, line = room.tried(seat, actions, is_whole=is_whole)
        await self._append(room, line)
        room.adopt(table, ear, seat, self.clock.steady())
        await self._try_to_arrange(room)
        room.tell_all()

    async def _append(self, room: Room, line: Line) -> None:
        try:
            await self._stored(lambda: self.storage.append(room.id, room.length, [line], self.clock.now()))
        except Conflict as conflict:
            self.rooms.pop(room.id, None)  # somebody else serves this table: make it anew from its log
            raise BadInput("table/busy", table=room.id) from conflict

    async def draft(self, room: Room, guest: Guest, said: frames.DraftAsked) -> frames.DraftTold:
        async with room.lock:
            seat, table, parts = self._composing(room, guest, said.actions)
            return draft_told(said.asks, table, seat, parts, said.known)

    async def why(self, room: Room, guest: Guest, said: frames.WhyAsked) -> frames.WhyTold:
        async with room.lock:
            seat, table, parts = self._composing(room, guest, said.actions)
            return why_told(said.asks, table, seat, parts, said)

    async def hint(self, room: Room, guest: Guest, said: frames.HintAsked) -> frames.HintTold:
        async with room.lock:
            seat, table, parts = self._composing(room, guest, said.actions)
            view = table.after(seat, parts).preview if parts else table.view(seat)
            if not view.choices:
                raise BadInput("hint/nothing")
        person, seen = room.people[seat] or "", view.dump()
        if not self.advice.take(person):
            raise BadInput("hint/too-many", seconds=self.advice.wait(person))
        try:
            advice = await self.thinkers.advice(room.game.name, seen, f"{room.id} {digest(seen)} hint", person)
        except (OSError, RuntimeError, TimeoutError) as problem:
            raise BadInput("hint/late") from problem
        return hint_told(said.asks, view, advice)

    def _composing(self, room: Room, guest: Guest, texts: list[str]) -> tuple[int, Table, list[int]]:
        """Who composes a move, on which table, and the parts of it."""
        seat = self._seat(room, guest)
        assert room.table is not None
        return seat, room.table, [room.game.actions.parse(text) for text in texts]

    @staticmethod
    def _seat(room: Room, guest: Guest) -> int:
        seat = room.seat_of(guest.person)
        if seat is None:
            raise BadInput("table/not-seated", table=room.id)
        if room.table is None:
            raise BadInput("table/not-begun")
        return seat

    # --- what the house does by itself -------------------------------------------------------------------------------

    def _wake(self, room: Room) -> None:
        """See to it that a room goes on."""
        if room.driver is None and room.has_work():
            room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Until people are to act, or nobody looks on. What cannot be stored is tried again, less and less often."""
        wait = FIRST_WAIT
        try:
            while room.has_work():
                try:
                    await self._do_next(room)
                    wait = FIRST_WAIT
                except Unavailable:
                    await self.clock.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        except BadInput:
            pass  # the room was written to elsewhere: whoever comes next makes it anew
        finally:
            room.driver = None

    async def _do_next(self, room: Room) -> None:
        if room.bots_to_act():
            await self.acting.act(room, self._play_part_by_part)
            return
        if room.invited and (left := room.first_release() - self.clock.now()) > 0:
            await room.rest(self.clock.sleep(left))
        async with room.lock:
            room.release(self.clock.now())
            await self._arrange(room)
            room.tell_all()

    async def _play_part_by_part(self, room: Room, seat: int, actions: list[int]) -> None:
        await self._play(room, seat, actions, is_whole=False)

    async def close(self) -> None:
        """Stop the bots; nothing has to be written, for everything is."""
        drivers = [room.driver for room in self.rooms.values() if room.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()
        self.storage.close()

    @staticmethod
    async def _stored(write: Callable[[], None]) -> None:
        """Write in a thread, to the end even if whoever asked is gone."""
        await asyncio.shield(asyncio.to_thread(write))
