"""A connection to a table: frames out, questions and moves in."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from warren.core.errors import BadInput, Unavailable, WarrenError
from warren.server import wire
from warren.server.house import House
from warren.server.limits import LARGEST_MESSAGE, Bucket
from warren.server.problems import malformed, problem_of
from warren.server.room import Guest, Room
from warren.text import Words

PATIENCE = 10.0
"""Seconds until a connection must have said hello."""

TRY_AGAIN_LATER = 1013
"""What a connection is closed with that may well be taken up again."""

LONGEST_REASON = 123
"""Bytes of the reason that a connection is closed with."""

SAID: TypeAdapter[wire.Said] = TypeAdapter(wire.Said)
FRAME: TypeAdapter[wire.Frame] = TypeAdapter(wire.Frame)


class Seated:
    """One connection to a table, from its hello to its end."""

    def __init__(self, socket: WebSocket, house: House, table: str) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.language = "en"
        self.limit = Bucket(40, 10, house.clock.steady)

    async def serve(self) -> None:
        await self.socket.accept()
        try:
            room, guest = await self._greet()
        except WarrenError as error:
            await self._close(error)
            return
        except WebSocketDisconnect:
            return
        sender = asyncio.create_task(self._send_all(guest))
        await self.house.enter(room, guest)
        try:
            while True:
                await self._answer(room, guest, await self._heard())
        except WebSocketDisconnect:
            pass
        except WarrenError as error:
            await self._close(error)
        finally:
            sender.cancel()
            await self.house.exit(room, guest)

    async def turn_away(self, error: WarrenError) -> None:
        """Do not even listen."""
        await self.socket.accept()
        await self._close(error)

    async def _greet(self) -> tuple[Room, Guest]:
        try:
            hello = wire.Hello.model_validate_json(await asyncio.wait_for(self._heard(), PATIENCE))
        except (ValidationError, TimeoutError) as problem:
            raise BadInput("wire/malformed", where="hello") from problem
        self.language = hello.language
        person = None if hello.code is None else (await self.house.person(hello.code))[0]
        return await self.house.room(self.table), Guest(person, hello.facts)

    async def _heard(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text: str | None = message.get("text")
        if text is None:
            raise BadInput("wire/not-text")
        if len(text) > LARGEST_MESSAGE:
            raise BadInput("wire/too-large", most=LARGEST_MESSAGE)
        if not self.limit.take():
            raise BadInput("wire/too-many")
        return text

    async def _answer(self, room: Room, guest: Guest, text: str) -> None:
        asks = 0
        try:
            said = SAID.validate_json(text)
            asks = said.asks
            await self._do(room, guest, said)
        except ValidationError as problem:
            self._refuse(guest, asks, malformed(problem))
        except Unavailable:
            raise  # whoever hears of it comes again, and asks again
        except WarrenError as error:
            self._refuse(guest, asks, error)

    async def _do(self, room: Room, guest: Guest, said: wire.Said) -> None:
        match said:
            case wire.MoveMade():
                guest.send(await self.house.move(room, guest, said))
            case wire.DraftAsked():
                guest.send(await self.house.draft(room, guest, said))
            case wire.WhyAsked():
                guest.send(await self.house.why(room, guest, said))
            case wire.HintAsked():
                guest.send(await self.house.hint(room, guest, said))
            case wire.LanguageSet():
                Words(said.language)
                self.language = said.language

    def _refuse(self, guest: Guest, asks: int, error: WarrenError) -> None:
        guest.send(wire.Refused(answers=asks, problem=problem_of(error, self.language)))

    async def _send_all(self, guest: Guest) -> None:
        try:
            while not guest.is_deaf or not guest.frames.empty():
                frame = await guest.frames.get()
                await self.socket.send_text(FRAME.dump_json(frame).decode())
            await self.socket.close(4001, "unread")  # it missed something, so it has to come again
        except (WebSocketDisconnect, RuntimeError):
            return  # it is gone; the reader notices too

    async def _close(self, error: WarrenError) -> None:
        """Say why, and hang up."""
        refused = wire.Refused(answers=0, problem=problem_of(error, self.language))
        code = TRY_AGAIN_LATER if isinstance(error, Unavailable) else 4000
        try:
            await self.socket.send_text(refused.model_dump_json())
            await self.socket.close(code, fitting(refused.problem.sentence))
        except (WebSocketDisconnect, RuntimeError):
            return


def fitting(sentence: str) -> str:
    """As much of a sentence as fits into a close frame."""
    return sentence.encode()[:LONGEST_REASON].decode(errors="ignore")
