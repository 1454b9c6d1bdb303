"""Which cards to put together where some are needed: those that one would miss least. JR-C1."""

from __future__ import annotations

from warren.games.jackrabbits.deck import JOKERS, SPENT, is_royal
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.payment import points_of

Extra = tuple[list[int], int]
"""Points that a sum is worth more, once, if one of these cards is in it."""


class Means:
    """A player's cards of some suits: what each is worth by itself, and what comes on top of a sum."""

    def __init__(self, table: RaceTable, seat: int, suits: int) -> None:
        cards = [card for card in table.cards_in(seat) if card // 13 != JOKERS and suits >> card // 13 & 1]
        self.worth = {card: int(points_of(table, card)) for card in cards}
        always = sum(int(rule.bonus(table, seat, suits, False)) for rule in table.rules.bonuses)
        by_ace = sum(int(rule.bonus(table, seat, suits, True)) for rule in table.rules.bonuses) - always
        self.aces = [card for card in cards if card % 13 == 0]
        self.extra: list[Extra] = []
        if always:
            self.extra.append((cards, always))
        if by_ace and self.aces:
            self.extra.append((self.aces, by_ace))

    def total(self) -> int:
        return self.sum_of(list(self.worth))

    def sum_of(self, cards: list[int]) -> int:
        """What these cards come to."""
        more = sum(points for group, points in self.extra if any(card in group for card in cards))
        return sum(self.worth[card] for card in cards) + more


def suggestion(means: Means, need: int, royals: int) -> list[int]:
    """Enough, with few royals, few points lost, and few cards; empty if there is not enough.

    What comes on top, and a royal that has to be among them, depend on single cards: each of these is tried.
    """
    starts: list[list[int]] = [[], *([ace] for ace in means.aces)] if means.extra else [[]]
    if royals:
        starts = [[*start, card] for start in starts for card in means.worth if is_royal(card)]
    found = [_completed(means, start, need) for start in starts]
    enough = [sorted(cards) for cards in found if cards and means.sum_of(cards) >= need]
    return min(enough, key=lambda cards: _cost(means, cards, need), default=[])


def _completed(means: Means, start: list[int], need: int) -> list[int]:
    """The cheapest cards that make up what a start lacks: best by sum, card after card."""
    always = sum(points for group, points in means.extra if len(group) == len(means.worth))
    missing = need - (means.sum_of(start) if start else always)
    best: dict[int, list[int]] = {0: []}
    for card, points in means.worth.items():
        if card in start:
            continue
        for total, cards in list(best.items()):
            if total >= max(missing, 0) and (cards or start):
                continue  # it is enough already
            fresh = [*cards, card]
            known = best.get(total + points)
            if known is None or _burden(fresh) < _burden(known):
                best[total + points] = fresh
    enough = [[*start, *cards] for total, cards in best.items() if total >= missing and (cards or start)]
    return min(enough, key=lambda cards: _cost(means, cards, need), default=[])


def _burden(cards: list[int]) -> tuple[int, int]:
    return sum(is_royal(card) for card in cards), len(cards)


def _cost(means: Means, cards: list[int], need: int) -> tuple[int, int, int, list[int]]:
    return sum(is_royal(card) for card in cards), means.sum_of(cards) - need, len(cards), sorted(cards)


def payments(table: RaceTable, seat: int, prices: list[tuple[int, int]]) -> list[list[int]] | None:
    """Cards for several prices (suits and points), one after the other; None if the hand is not enough for all.

    What one would miss least for the first may be needed for the next: then the others are tried.
    """
    if not prices:
        return []
    suits, points = prices[0]
    means = Means(table, seat, suits)
    tried: list[list[int]] = [suggestion(means, points, 0)]
    if len(prices) > 1:
        tried += sorted(_all_enough(means, points), key=lambda cards: _cost(means, cards, points))
    for cards in tried:
        if not cards:
            continue
        after = table.clone()
        for card in cards:
            after.move_card(card, seat, SPENT)
        rest = payments(after, seat, prices[1:])
        if rest is not None:
            return [cards, *rest]
    return None


def _all_enough(means: Means, need: int) -> list[list[int]]:
    """All sets of cards that are enough, and of which none is spare."""
    found: list[list[int]] = []
    waiting: list[tuple[list[int], list[int]]] = [([], sorted(means.worth, key=lambda card: -means.worth[card]))]
    while waiting:
        chosen, left = waiting.pop()
        for number, card in enumerate(left):
            more = [*chosen, card]
            if means.sum_of(more) >= need:
                found.append(sorted(more))
            else:
                waiting.append((more, left[number + 1 :]))
    return found
