"""Every way in which a journey can end, by plain search: places, and what is left in the hand.

Slower than the oracle's step by step, and written without it: a second opinion on what can be reached at what cost.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from .chart import PRINTED, UNDERGROUND, Chart, End, is_hexagon, kind
from .oracle import JOKERS, OFF_BOARD, worth

Hand = frozenset[str]
Result = tuple[str, Hand]


class State(NamedTuple):
    """On a small tile: by which end it was entered (or none), what may still be done, what was used, what is held."""

    tile: str
    ways: tuple[End, ...]  # by which it may be left
    over: tuple[End, ...]  # by which after a crossing; none once crossed
    is_served: bool
    used: frozenset[End]  # entered by
    hand: Hand
    jokers: Hand  # in the court


class AllJourneys:
    def __init__(self, chart: Chart, suits: str, start: str, price: int, court: set[str]) -> None:
        self.chart = chart
        self.suits = suits
        self.start = start
        self.price = price
        self.jokers = frozenset(court & JOKERS)
        self.found: set[Result] = set()
        self.met: set[State] = set()
        self.waiting: list[State] = []

    def ends(self, hand: set[str]) -> set[Result]:
        held = frozenset(hand)
        if self.start == OFF_BOARD:
            return {(UNDERGROUND, held)}
        self.found = {(self.start, held)}
        self.ride(held)
        if self.start == UNDERGROUND:
            for cave in self.chart.caves:
                self.wait(self.emerged(cave, frozenset(), held, self.jokers))
        else:
            for side in range(6):
                self.leave((self.start, side), frozenset(), held, self.jokers)
        while self.waiting:
            self.look(self.waiting.pop())
        return self.found

    def wait(self, state: State) -> None:
        if state not in self.met:
            self.met.add(state)
            self.waiting.append(state)

    def ride(self, hand: Hand) -> None:
        if hand & JOKERS:
            left = hand - {min(hand & JOKERS)}
            self.found |= {(tile, left) for tile in self.chart.hexagons}

    def leave(self, end: End, used: frozenset[End], hand: Hand, jokers: Hand) -> bool:
        """False if that end was used in this direction before."""
        there = self.chart.facing.get(end)
        if there is None:
            self.found.add((OFF_BOARD, hand))
            return True
        return self.come_in(there, used, hand, jokers)

    def come_in(self, end: End, used: frozenset[End], hand: Hand, jokers: Hand) -> bool:
        if end in used:
            return False
        if is_hexagon(end[0]):
            self.found.add((end[0], hand))
        else:
            over = tuple(self.chart.other_road(end)) if kind(end[0]) in ("woods", "mountain", "river") else ()
            self.wait(State(end[0], tuple(self.chart.road(end)), over, False, used | {end}, hand, jokers))
        return True

    def emerged(self, cave: str, used: frozenset[End], hand: Hand, jokers: Hand) -> State:
        return State(cave, tuple((cave, side) for side in range(3)), (), True, used, hand, jokers)

    def look(self, state: State) -> None:
        """All steps from one state; with none at all, back to where it began."""
        tile, ways, _, is_served, used, hand, jokers = state
        goes = [self.leave(end, used, hand, jokers) for end in ways]
        is_possible = any(goes) or bool(hand & JOKERS)
        self.ride(hand)
        if kind(tile) == "cave" and not is_served:
            self.found.add((UNDERGROUND, hand))
            is_possible = True
        if not is_served and (kind(tile) != "tavern" or jokers):
            for left in self.after_paying(tile, hand):
                is_possible = True
                self.transfer(state, left)
        if not is_possible:
            self.found.add((self.start, hand))

    def after_paying(self, tile: str, hand: Hand) -> set[Hand]:
        """What may be left of a hand after the price was paid here."""
        printed = [suit for suit in PRINTED[kind(tile)] if suit in self.suits] or list(self.suits)
        able = [card for card in hand if card not in JOKERS and card[1] in printed]
        sets = [set(chosen) for size in range(1, len(able) + 1) for chosen in combinations(able, size)]
        return {hand - paid for paid in sets if worth(paid) >= self.price}

    def transfer(self, state: State, hand: Hand) -> None:
        tile, ways, over, _, used, _, jokers = state
        if over:
            self.wait(State(tile, over, (), True, used, hand, jokers))
        elif kind(tile) == "tavern":
            joker = min(jokers)
            self.wait(State(tile, ways, (), True, used, hand | {joker}, jokers - {joker}))
        elif kind(tile) == "cave":
            for cave in self.chart.caves:
                if cave != tile:
                    self.wait(self.emerged(cave, used, hand, jokers))
        else:
            self.found |= {(hexagon, hand) for hexagon in self.chart.hexagons}
            berths = [end for end in self.chart.sea if end[0] == tile]
            for port in self.chart.sea:
                if any(berth != port for berth in berths):
                    self.come_in(port, used, hand, jokers)
