"""Where records are played again: in a process of its own, so that looking back never keeps a table waiting."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Final, TypeVar

from pydantic import BaseModel

from warren.core.errors import BadInput, WarrenError
from warren.core.messages import Argument
from warren.server.limits import Buckets
from warren.server.thinkers import Thinkers

A = TypeVar("A")

ALLOWED: Final = 20.0
"""Seconds that the process may be kept busy from one address, at once."""

ALLOWED_A_SECOND: Final = 0.2
"""And in every second after that."""

LONGEST_SHOW: Final = 10.0
"""Seconds after which one question is given up."""

_LEAST: Final = 0.01  # seconds that must be left to ask at all

Refusal = tuple[str, dict[str, Argument]]


def shown(question: Callable[[A], BaseModel], asked: A) -> bytes | Refusal:
    """In the process: the answer, ready to be sent; or what is wrong with the record."""
    try:
        return gzip.compress(question(asked).model_dump_json().encode(), compresslevel=6)
    except WarrenError as error:
        return error.code, error.arguments


class Projector(Thinkers):
    """One process that has the last games at hand. Who keeps it busy is made to wait, by address: codes are free."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__(1, LONGEST_SHOW)
        self.now = now
        self._allowed = Buckets(ALLOWED, ALLOWED_A_SECOND, now)
        self._turn = asyncio.Lock()

    async def show(self, client: str, question: Callable[[A], BaseModel], asked: A) -> bytes:
        """The answer to a question about a record, as packed JSON."""
        async with self._turn:  # so that who asks a hundred things at once has paid for the first when the second comes
            allowed = self._allowed.of(client)
            if not allowed.take(_LEAST):
                raise BadInput("replay/too-much")
            begun = self.now()
            try:
                answer = await self._ask(shown, question, asked)
            except (OSError, TimeoutError) as problem:
                raise BadInput("replay/late") from problem
            finally:
                allowed.left -= self.now() - begun
        if isinstance(answer, bytes):
            return answer
        code, arguments = answer
        raise BadInput(code, **arguments)
