"""How much is tried: the volume is for the compiled build, which is about thirty times as fast as the interpreted one.

Interpreted, every rule has its tests, and of what is tried many times over there is a little, so that a mistake which
only that build makes is found.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from warren import build

T = TypeVar("T")

IS_FULL: Final = build.is_compiled()


def volume(compiled: int, interpreted: int) -> int:
    """How often something is tried."""
    return compiled if IS_FULL else interpreted


def share(cases: Iterable[T]) -> list[T]:
    """All cases, or every third."""
    found = list(cases)
    return found if IS_FULL else found[::3]
