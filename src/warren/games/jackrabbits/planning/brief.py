"""What bots know of a set-up before the first turn: where its roads lead, and who advises on its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.jackrabbits.planning.adviser import Adviser
from warren.games.jackrabbits.planning.advisers import ADVISERS
from warren.games.jackrabbits.planning.ways import Ways

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

MOST_KEPT: Final = 32


class Brief:
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.advisers: list[Adviser] = [
            adviser
            for adviser in ADVISERS
            if any(isinstance(rule, adviser.about) for rule in (*rules.joined, *rules.doers))
        ]
        harbours: i64 = 0
        self.reckless: i64 = 0
        for adviser in self.advisers:
            harbours |= adviser.harbours(rules)
            self.reckless |= adviser.reckless()
        self.ways = Ways(rules.land, harbours)


class Briefs:
    """Made when first asked for, and kept: simulations ask again and again, and from several threads."""

    def __init__(self) -> None:
        self.last: Brief | None = None
        self.kept: list[Brief] = []

    def of(self, rules: Ruleset) -> Brief:
        last = self.last
        if last is not None and last.rules is rules:
            return last
        found = next((brief for brief in self.kept if brief.rules is rules), None)
        if found is None:
            found = Brief(rules)
            self.kept = [*self.kept[1 - MOST_KEPT :], found]
        self.last = found
        return found


_BRIEFS: Final = Briefs()


def brief_of(rules: Ruleset) -> Brief:
    return _BRIEFS.of(rules)


def guards(t: RaceTable, seat: i64, hexagon: i64) -> i64:
    """Who may object if a player arrives on a hexagon, as a mask. JR-H1."""
    found: i64 = 0
    for adviser in brief_of(t.rules).advisers:
        found |= adviser.guards(t, seat, hexagon)
    return found
