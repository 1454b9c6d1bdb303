"""Chance: seeded, forkable, serialisable random numbers.

Every random event of a table is one `below(n)`, a whole number from 0 to n - 1. There are two generators behind one
interface: `FastChance` for simulation (xoshiro128++, by David Blackman and Sebastiano Vigna) and `StrongChance` for
hosted games (keyed BLAKE2b in counter mode), whose past outcomes tell nothing about the next. Both give the same
numbers on every machine, interpreted or compiled: all arithmetic stays below 2**63.

Two more stand in where there is no chance: `ScriptedChance` repeats known outcomes, `NoChance` refuses.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from warren.core.errors import BadSettings

_WORD: Final = 0xFFFFFFFF
LIMIT: Final = (1 << 31) - 1
"""The most outcomes that one random event can have."""


class MetChance(Exception):
    """Raised where a draft runs into a random event."""


def _refuse(n: i64) -> None:
    raise ValueError(f"below({n}): a random event has from 1 to {LIMIT} outcomes")


class OutOfScript(Exception):
    """Raised where a replay asks for an outcome that its script does not hold."""

    def __init__(self, wanted: int, position: int) -> None:
        super().__init__(f"below({wanted}) at outcome {position}")
        self.wanted = wanted
        self.position = position


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random numbers that belongs to one table, one bot or one study."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others. `n` is from 1 to `LIMIT`."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Another source that will give the same numbers."""
        raise NotImplementedError

    def spawn(self) -> Chance:
        """An independent fast source, seeded with numbers drawn from this one."""
        return FastChance(self._word(), self._word(), self._word(), self._word() | 1)

    def _word(self) -> i64:
        half: i64 = 1 << 16
        return self.below(half) << 16 | self.below(half)

    def state(self) -> str:
        """All there is to know about the source, as a short text; `restored` reads it."""
        raise NotImplementedError


class FastChance(Chance):
    """xoshiro128++: 128 bits of state, a few nanoseconds a number when compiled."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def below(self, n: i64) -> i64:
        # Lemire's method: the high half of a product, rejecting the few low halves that would favour some numbers.
        if n < 1 or n > LIMIT:
            _refuse(n)
        product = self._word() * n
        low = product & _WORD
        if low < n:
            floor = (_WORD + 1 - n) % n
            while low < floor:
                product = self._word() * n
                low = product & _WORD
        return product >> 32

    def _word(self) -> i64:
        total = (self.a + self.d) & _WORD
        result = ((((total << 7) & _WORD) | (total >> 25)) + self.a) & _WORD
        shifted = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & _WORD) | (self.d >> 21)
        return result

    def copy(self) -> Chance:
        return FastChance(self.a, self.b, self.c, self.d)

    def state(self) -> str:
        return f"fast:{self.a:08x}{self.b:08x}{self.c:08x}{self.d:08x}"


class StrongChance(Chance):
    """BLAKE2b of a counter under a secret key: without the key no outcome can be foretold from the others."""

    def __init__(self, key: bytes, used: i64 = 0) -> None:
        self.key = key
        self.used = used
        self._block = b""
        self._block_number: i64 = -1

    def below(self, n: i64) -> i64:
        # Plain rejection: numbers from the last, incomplete round of n are drawn again.
        if n < 1 or n > LIMIT:
            _refuse(n)
        ceiling: i64 = _WORD + 1
        ceiling -= ceiling % n
        word = self._word()
        while word >= ceiling:
            word = self._word()
        return word % n

    def _word(self) -> i64:
        number = self.used // 16
        if number != self._block_number:
            self._block = blake2b(int(number).to_bytes(8, "big"), key=self.key).digest()
            self._block_number = number
        start = self.used % 16 * 4
        self.used += 1
        return int.from_bytes(self._block[start : start + 4], "big")

    def copy(self) -> Chance:
        return StrongChance(self.key, self.used)

    def state(self) -> str:
        return f"strong:{self.key.hex()}:{self.used}"


class ScriptedChance(Chance):
    """Outcomes known beforehand: a replay. Each is checked against the question it answered then."""

    def __init__(self, outcomes: list[tuple[int, int]], position: int = 0) -> None:
        self.outcomes = outcomes
        self.position = position

    def below(self, n: i64) -> i64:
        if self.position >= len(self.outcomes):
            raise OutOfScript(n, self.position)
        asked, outcome = self.outcomes[self.position]
        if asked != n:
            raise OutOfScript(n, self.position)
        self.position += 1
        return outcome

    def copy(self) -> Chance:
        return ScriptedChance(self.outcomes, self.position)

    def state(self) -> str:
        return "scripted"


class NoChance(Chance):
    """Refuses every random event: drafts run on it, and a replay that has come to its end."""

    def below(self, n: i64) -> i64:
        raise MetChance

    def copy(self) -> Chance:
        return self

    def state(self) -> str:
        return "none"


NO_CHANCE: Final = NoChance()


def fast(seed: str) -> FastChance:
    digest = blake2b(seed.encode(), digest_size=16, person=b"warren-fast").digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return FastChance(words[0], words[1], words[2], words[3] | 1)  # the state must not be all zero


def strong(seed: str) -> StrongChance:
    return StrongChance(blake2b(seed.encode(), digest_size=32, person=b"warren-strong").digest())


GENERATORS: Final = ("fast", "strong")


class Origin:
    """Where a table's chance comes from, as far as it is known: generator, seed, and the seed's commitment.

    A commitment is what can be told of a seed before the game, to prove afterwards that it was not changed.
    """

    def __init__(self, generator: str = "unknown", seed: str | None = None, commitment: str | None = None) -> None:
        self.generator = generator
        self.seed = seed
        self.commitment = commitment if seed is None else sha256(seed.encode()).hexdigest()

    def chance(self) -> Chance:
        """The source of chance that starts here. The seed must be known."""
        assert self.seed is not None
        return seeded(self.generator, self.seed)


NO_ORIGIN: Final = Origin()


def seeded(generator: str, seed: str) -> Chance:
    """The generator of that name, started from a seed."""
    if generator not in GENERATORS:
        raise BadSettings("settings/value", name="generator", value=generator, possible=" | ".join(GENERATORS))
    return fast(seed) if generator == "fast" else strong(seed)


def restored(state: str) -> Chance:
    """A generator from its `state()`; `ValueError` if the text is not one."""
    name, _, rest = state.partition(":")
    if name == "fast" and len(rest) == 32:
        words = [int(rest[i : i + 8], 16) for i in range(0, 32, 8)]
        return FastChance(words[0], words[1], words[2], words[3])
    if name == "strong":
        key, _, used = rest.partition(":")
        return StrongChance(bytes.fromhex(key), int(used))
    if state == "none":
        return NO_CHANCE
    raise ValueError(state)
