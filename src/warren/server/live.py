"""A connection to a table: frames out, questions and moves in."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from warren.core.errors import BadInput, Unavailable, WarrenError
from warren.server.audience import Guest
from warren.server.house import House
from warren.server.limits import LARGEST_MESSAGE, Bucket
from warren.server.problems import malformed, problem_of
from warren.server.room import Room
from warren.server.wire import frames

PATIENCE = 10.0
"""Seconds until a connection must have said hello."""

TRY_AGAIN_LATER = 1013
"""What a connection is closed with that may well be taken up again."""

SAID: TypeAdapter[frames.Said] = TypeAdapter(frames.Said)
FRAME: TypeAdapter[frames.Frame] = TypeAdapter(frames.Frame)


class Live:
    """The line between a guest and a table, from its hello to its end."""

    def __init__(self, socket: WebSocket, house: House) -> None:
        self.socket = socket
        self.house = house
        self.guest = Guest()
        self.messages = Bucket(40, 10, house.clock.steady)
        self.steps = Bucket(120, 30, house.clock.steady)  # of drafts: who composes a move asks at every touch

    async def serve(self, table: str) -> None:
        await self.socket.accept()
        try:
            room = await self._greet(table)
        except WarrenError as error:
            await self._close(error)
            return
        except WebSocketDisconnect:
            return
        sender = asyncio.create_task(self._send_all())
        await self.house.enter(room, self.guest)
        try:
            while True:
                await self._answer(room, await self._heard())
        except WebSocketDisconnect:
            pass
        except WarrenError as error:
            await self._close(error)
        finally:
            sender.cancel()
            await self.house.exit(room, self.guest)

    async def turn_away(self, error: WarrenError) -> None:
        """Do not even listen."""
        await self.socket.accept()
        await self._close(error)

    async def _greet(self, table: str) -> Room:
        try:
            hello = frames.Hello.model_validate_json(await asyncio.wait_for(self._heard(), PATIENCE))
        except (ValidationError, TimeoutError) as problem:
            raise BadInput("wire/malformed", where="hello") from problem
        self.guest.facts = hello.facts
        self.guest.person = None if hello.code is None else (await self.house.person(hello.code))[0]
        return await self.house.room(table)

    async def _heard(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        text: str | None = message.get("text")
        if text is None:
            raise BadInput("wire/not-text")
        if len(text) > LARGEST_MESSAGE:
            raise BadInput("wire/too-large", most=LARGEST_MESSAGE)
        return text

    async def _answer(self, room: Room, text: str) -> None:
        try:
            said = SAID.validate_json(text)
        except ValidationError as problem:
            self._count()
            self._refuse(0, malformed(problem))
            return
        if not isinstance(said, frames.DraftAsked):
            self._count()
        elif not self.steps.take(said.length()):
            self._count()  # whoever asks again without waiting
            self._refuse(said.asks, BadInput("draft/too-many", seconds=self.steps.wait(said.length())))
            return
        try:
            await self._do(room, said)
        except Unavailable:
            raise  # whoever hears of it comes again, and asks again
        except WarrenError as error:
            self._refuse(said.asks, error)

    def _count(self) -> None:
        """A message that counts: too many at once, and the line is cut."""
        if not self.messages.take():
            raise BadInput("wire/too-many")

    async def _do(self, room: Room, said: frames.Said) -> None:
        guest = self.guest
        match said:
            case frames.MoveMade():
                guest.send(await self.house.move(room, guest, said))
            case frames.DraftAsked():
                guest.send(await self.house.draft(room, guest, said))
            case frames.WhyAsked():
                guest.send(await self.house.why(room, guest, said))
            case frames.HintAsked():
                guest.send(await self.house.hint(room, guest, said))

    def _refuse(self, asks: int, error: WarrenError) -> None:
        self.guest.send(frames.Refused(answers=asks, problem=problem_of(error)))

    async def _send_all(self) -> None:
        guest = self.guest
        try:
            while not guest.is_deaf or not guest.frames.empty():
                frame = await guest.frames.get()
                await self.socket.send_text(FRAME.dump_json(frame).decode())
            await self.socket.close(4001, "unread")  # it missed something, so it has to come again
        except (WebSocketDisconnect, RuntimeError):
            return  # it is gone; the reader notices too

    async def _close(self, error: WarrenError) -> None:
        """Say why, and hang up."""
        refused = frames.Refused(answers=0, problem=problem_of(error))
        code = TRY_AGAIN_LATER if isinstance(error, Unavailable) else 4000
        try:
            await self.socket.send_text(refused.model_dump_json())
            await self.socket.close(code, error.code)
        except (WebSocketDisconnect, RuntimeError):
            return
