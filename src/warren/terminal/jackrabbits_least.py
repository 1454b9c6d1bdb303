"""The cheapest cards for a sum that is asked for: no royal if it can be helped, then as little too much as can be."""

from __future__ import annotations

from typing import Final, NamedTuple

from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import is_royal
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.payment import points_of
from warren.terminal.jackrabbits_race import Race

_MOST: Final = 600  # sets that are looked at


class Sum(NamedTuple):
    """The cards that are still to be chosen, the actions that choose them and say so, and what they are worth."""

    cards: tuple[int, ...]
    actions: tuple[int, ...]
    points: int


def least(race: Race) -> Sum | None:
    """The best set of cards that completes what was begun; None if none does, or no sum is asked for."""
    gathering, seat = race.gathering, race.seat
    if gathering is None or not gathering.suits or not gathering.need:
        return None
    kind = ACTIONS.start(gathering.kind)
    found: list[tuple[int, int, int, Sum]] = []
    waiting: list[tuple[RaceTable, tuple[int, ...], tuple[int, ...]]] = [(race.table, (), ())]
    looked = 0
    while waiting and looked < _MOST:
        table, cards, actions = waiting.pop(0)
        looked += 1
        choices = table.choices(seat)
        if DONE in choices:
            points = sum(int(points_of(table, card)) for card in cards)
            royals = sum(1 for card in cards if is_royal(card))
            found.append((royals, points, len(cards), Sum(cards, (*actions, int(DONE)), points)))
            continue
        for action in choices:
            if ACTIONS.kind(action) == kind:
                trial = table.clone()
                trial.do(seat, action)
                waiting.append((trial, (*cards, action - kind), (*actions, action)))
    return min(found)[3] if found else None
