"""Cards that a reader knows somebody to hold: taken or shown for all to see, and not given away since. JR-V1."""

from __future__ import annotations

from warren.core.facts import HIDDEN, first, kind_of, seat_of, second
from warren.games.jackrabbits.deck import JOKERS, SPENT, STACK, is_royal
from warren.games.jackrabbits.facts import (
    DRAWS,
    EXCHANGES,
    GIVES,
    HANDS,
    LAYS,
    ROLES,
    SHOWS,
    STEALS,
    TAKES,
)
from warren.games.jackrabbits.view import RaceView


def known_cards(view: RaceView) -> list[list[int]]:
    """By seat, in order: pips and jokers that the memory tells, and the royals that carrots tell.

    Once a card is taken or given unseen, nobody can say which of those shown before are still there.
    """
    known: list[set[int]] = [set() for _ in view.hand_sizes]
    given: list[
        tuple[int, int]
    ] = []  # who gets which card in a trade that is going on: none of them can be given in it
    for told in view.memory:
        role, seat, card = int(ROLES[kind_of(told)]), int(seat_of(told)), int(first(told))
        if role in (SHOWS, TAKES) or (role == DRAWS and card != HIDDEN):
            known[seat].add(card)
        elif role in (GIVES, LAYS):
            known[seat].discard(card)
        elif role == STEALS:
            if second(told) == HIDDEN:
                known[card].clear()
            else:
                known[card].discard(int(second(told)))
                known[seat].add(int(second(told)))
        elif role == HANDS:
            if second(told) == HIDDEN:
                known[seat].clear()
            else:
                known[seat].discard(int(second(told)))
                given.append((card, int(second(told))))
        elif role == EXCHANGES:
            for taker, gift in given:
                known[taker].add(gift)
            given = []
    laid = {card for place in range(SPENT, SPENT + len(view.open) // STACK) for card in view.lying(place)}
    for seat, royals in enumerate(view.royals):
        known[seat] = {card for card in known[seat] if not is_royal(card)} | (set(royals) - laid)
    return [sorted(cards, key=lambda card: (card // 13 == JOKERS, card)) for cards in known]
