"""Shields: a guard that bars a triangle, and seals that bar hexagons. JR-E2a to JR-E2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Never

from warren.core.step import Step
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.shields import guard, seals

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView


class Shields(Suit):
    """They put the guard where it bars a way, and lie open as seals until one's next turn."""

    def kinds(self) -> tuple[int, ...]:
        return (guard.GUARD, seals.SEAL)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (guard.MoveGuard, seals.LaySeal, seals.BreakSeals)

    def join(self, rules: Ruleset) -> None:
        guard.Guard(self.suit).join(rules)
        seals.Seals(self.suit).join(rules)

    def laid(self, view: RaceView) -> list[Laid]:
        """The guard and the seals, on the land."""
        return guard.laid(view) + seals.laid(view)

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The seal that a player has laid where their rabbit rests."""
        seals.recall(t, seat, words)
