"""A journey of Jack Rabbits, from its first step to where it ends, with what was paid on the way."""

from __future__ import annotations

from typing import Final

from warren.core.facts import Fact
from warren.core.messages import Item, Phrase, Thing
from warren.games.jackrabbits.facts import ARRIVAL, BY_SEA, IN_JOURNEYS, STRAIGHT
from warren.games.jackrabbits.land.tiles import BY_NAME, HEXAGONS, NAMES

PAYMENT: Final = ("paid", "paid-royal")


class Journey:
    """Puts the legs of a journey together: each is a verb with what belongs to it, the traveller not named."""

    def __init__(self, player: Item) -> None:
        self._player = player
        self._legs: list[Item] = []
        self._path: list[str] = []  # small tiles passed since the last leg
        self._paid: list[Item] = []  # cards paid, for what comes next
        self._before = ""  # the kind of the fact before

    def legs(self, facts: list[Fact]) -> tuple[Item, ...]:
        for fact in facts:
            if fact.kind in PAYMENT:
                self._paid.append(fact.told("card"))
            elif fact.kind in ("left", "walked"):
                self._walk(fact)
            else:
                self._leg(fact)
            self._before = fact.kind
        self._flush()
        if self._paid:
            self._legs.append(Phrase("jackrabbits-leg-pays", player=self._player, cards=tuple(self._paid)))
        return tuple(self._legs)

    def _walk(self, fact: Fact) -> None:
        if fact.kind == "left":
            self._add("left", _tile(fact))
        to = str(fact.args["to"])
        if BY_NAME.get(to, 0) >= HEXAGONS:
            self._path.append(to)

    def _leg(self, fact: Fact) -> None:
        """Something else than a step along a road. The tile where it happens is not told as passed before."""
        kind = fact.kind
        if IN_JOURNEYS[kind] == ARRIVAL:
            if IN_JOURNEYS.get(self._before) != STRAIGHT:
                self._add(kind, str(fact.args["place"]))
            return
        if kind == "took-joker":
            here = self._path[-1] if self._path else ""
        elif kind == "left-land":
            here = _tile(fact)
        else:
            here = str(fact.args.get("tile", ""))
        if self._path and self._path[-1] == here:
            self._path.pop()
        elif kind == "left-land" and self._before == "left":
            here = ""  # the leg before has named it
        to = _tile(fact) if IN_JOURNEYS[kind] == BY_SEA else str(fact.args.get("place", fact.args.get("cave", "")))
        self._add(kind, here or to, to)

    def _add(self, kind: str, here: str, to: str = "") -> None:
        self._flush()
        self._legs.append(
            Phrase(
                "jackrabbits-leg",
                player=self._player,
                what=kind,
                here=_named(here),
                to=_named(to),
                cards=tuple(self._paid),
            )
        )
        self._paid = []

    def _flush(self) -> None:
        if self._path:
            self._legs.append(
                Phrase("jackrabbits-leg-passes", player=self._player, tiles=tuple(_named(tile) for tile in self._path))
            )
            self._path = []


def _tile(fact: Fact) -> str:
    """The tile that a road end belongs to."""
    return str(fact.args["road"]).partition(".")[0]


def _named(tile: str) -> Item:
    return Thing(NAMES.name, tile) if tile else "none"
