"""Anchors: the ship, the market of its tower, anchors under royals. JR-E6a to JR-E6d; the pirate ship: JR-EV6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.games.jackrabbits.actions import BUY
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.anchors import anchored, pirates, ship
from warren.games.jackrabbits.turn.market import open_market

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView


class Anchors(Suit):
    """They sail, trade with all suits, and hold royals fast."""

    def kinds(self) -> tuple[int, ...]:
        return (ship.SEND, ship.SAIL, ship.EMBARK, anchored.ANCHOR, anchored.ANCHOR_HIGH, BUY)

    def join(self, rules: Ruleset) -> None:
        ship.Ship(self.suit).join(rules)
        open_market(rules, ship.HARBOUR, rules.suits, rules.suits)
        anchored.Anchoring(self.suit).join(rules)

    def laid(self, view: RaceView) -> list[Laid]:
        return ship.laid(view) + anchored.laid(view)

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """Where the ship lies, by its road, and anchors under royals: `woods-1.2`, `5A:tower-spades`."""
        for word in words:
            if ":" in word:
                anchored.recall(t, seat, word)
            else:
                ship.recall(t, word)


class Pirates(Anchors):
    """By the draft: a ship that takes cards into its hold, instead of the ship and of anchors under royals. JR-EV6."""

    def kinds(self) -> tuple[int, ...]:
        return (pirates.DISPATCH, ship.SAIL, pirates.LOOT, BUY)

    def join(self, rules: Ruleset) -> None:
        pirates.PirateShip(self.suit).join(rules)
        open_market(rules, ship.HARBOUR, rules.suits, rules.suits)

    def laid(self, view: RaceView) -> list[Laid]:
        return pirates.laid(view)

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The hexagon where the ship lies, and cards in its hold: `citadel`, `5S`."""
        for word in words:
            pirates.recall(t, seat, word)
