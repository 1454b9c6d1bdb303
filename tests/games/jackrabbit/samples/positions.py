"""Small positions of Jackrabbit, and all the truths that may lie behind what one player sees of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from warren.core.cards import text
from warren.core.worlds import worlds
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

Start = tuple[JackrabbitTable, float]

# --- small positions ---------------------------------------------------------------------------------------------


def texts(cards: list[int]) -> str:
    return " ".join(text(card) for card in cards)


class Small:
    """The end of a hand, with few cards left: all ways in which it could have begun for one viewer, and one of them."""

    def __init__(self, seed: str, viewer: int | None, *, is_larger: bool = False) -> None:
        self.seed = seed
        self.viewer = viewer
        self.dice = random.Random(seed)
        deck = self.dice.sample(range(52), 52)
        known = [] if viewer is None else deck[: self.dice.choice([2, 3] if is_larger else [1, 2, 3])]
        sizes = [6, 7] if is_larger else [4, 5] if viewer is None else [4, 5, 6]
        hidden = deck[len(known) : len(known) + self.dice.choice(sizes)]
        rest = deck[len(known) + len(hidden) :]
        thrown = [rest.pop() for _ in range(self.dice.choice([0, 1, 2] if is_larger else [0, 0, 1, 2]))]
        self.laid = (texts(rest[:20]), texts(rest[20:]))
        self.thrown = texts(thrown)
        self.to_play = self.dice.choice([0, 1])
        if viewer is None:
            few, many = self.dice.choice([(1, 1), (1, 2), (2, 1)])
        else:
            few, many = 0, self.dice.choice([2, 3] if is_larger else [1, 2, 3])
        self.starts: list[Start] = []
        for mine in combinations(sorted(hidden), few):
            unseen = [card for card in hidden if card not in mine]
            for other in combinations(sorted(unseen), many):
                pile = [card for card in unseen if card not in other]
                self.starts.append((self.table([*known, *mine], [*other], pile), 1.0))
        self.now = self.dice.choice(self.starts)[0].clone()

    def table(self, mine: list[int], other: list[int], pile: list[int]) -> JackrabbitTable:
        hands = (texts(other), texts(mine)) if self.viewer == 1 else (texts(mine), texts(other))
        return position(hands, self.laid, pile=texts(pile), discards=self.thrown, to_play=self.to_play)

    def go_on(self) -> None:
        """A whole random turn."""
        while True:
            seat = self.now.mover()
            self.now.play(seat, self.dice.choice(self.now.choices(seat)))
            if not self.now.continues():
                return

    def what_happened(self) -> str:
        """What makes this position harder to sample than a deal."""
        view = self.now.view(self.viewer)
        told = {fact.kind for fact in view.facts() if fact.seat is None or fact.seat != self.viewer}
        kinds = ("discarded", "discarded-on-top", "reshuffled", "hand-scored")
        return " ".join(kind for kind in kinds if kind in told) or "draws"


EASY = ("draws", "discarded-on-top", "hand-scored", "discarded-on-top hand-scored")
HARD = ("discarded discarded-on-top", "discarded discarded-on-top reshuffled", "discarded-on-top reshuffled")


def find(label: str, viewer: int | None, easy: int, hard: int) -> Iterator[tuple[Small, dict[str, float]]]:
    """So many positions of each sort, with the odds of all truths behind them: more than one."""
    left = {**dict.fromkeys(EASY, easy), **dict.fromkeys(HARD, hard)}
    number = 0
    while any(left.values()):
        number += 1
        assert number < 20_000, f"never found: {left}"
        small = Small(f"{label} {viewer} {number}", viewer)
        while small.now.outcome is None and len(small.now.log) < 30:
            small.go_on()
            sort = small.what_happened()
            if left.get(sort):
                odds = worlds(small.starts, small.now.view(viewer))
                if len(odds) > 1:
                    left[sort] -= 1
                    yield small, odds
                    break


@cache
def positions(viewer: int | None) -> list[tuple[Small, dict[str, float]]]:
    """Those that most tests here look at."""
    return list(find("few", viewer, 2, 3))
