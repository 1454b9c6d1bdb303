"""A hand of Jackrabbit from any position: for tests, puzzles and studies.

    position(hands=("7H 8H", "3C"), stacks=("2C 7C", ""), to_play=0)

What is not named lies in the draw pile. Everything about the position but hands and pile is known to both players.
"""

from __future__ import annotations

from warren.core.cards import DECK, hand, mask_of, members, parse
from warren.core.errors import BadInput
from warren.core.facts import event
from warren.core.rng import fast
from warren.games.jackrabbit.facts import DEALT, DISCARD_PLACE, LAID, STARTS
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.table import JackrabbitTable


def position(
    hands: tuple[str, str],
    stacks: tuple[str, str] = ("", ""),
    *,
    pile: str | None = None,
    discards: str = "",
    to_play: int = 0,
    totals: tuple[int, int] = (0, 0),
    seed: str = "position",
    **settings: object,
) -> JackrabbitTable:
    """A table with these cards. Texts list cards from the bottom up; the last of `discards` lies on top.

    With `pile` named, all cards that are named nowhere lie at the bottom of the first player's stack.
    """
    setup = JACKRABBIT.agree({"length": "hand", **settings})
    table = JACKRABBIT.blank(setup)
    table.seed = seed
    table.chance = fast(seed)
    table.hand_number = 1
    table.starter = to_play
    table.totals[0], table.totals[1] = totals
    laid = [[parse(word) for word in stack.split()] for stack in stacks]
    thrown = [parse(word) for word in discards.split()]
    named = [*laid[0], *laid[1], *thrown, *members(hand(hands[0])), *members(hand(hands[1]))]
    if pile is not None:
        named += members(hand(pile))
    if len(set(named)) != len(named):
        raise BadInput("position/twice", cards=" ".join(hands + stacks))
    rest = members(DECK & ~mask_of(named))
    if pile is None:
        table.pile = mask_of(rest)
    else:
        table.pile = hand(pile)
        laid[0] = rest + laid[0]
    table.tell(event(STARTS, to_play, 1))
    for seat in range(2):
        for card in laid[seat]:
            table.tell(event(LAID, seat, card, 0))
            table.tops[seat] = card
        table.hands[seat] = hand(hands[seat])
        for card in members(table.hands[seat]):
            table.tell(event(DEALT, seat, card))
    for card in thrown:
        table.tell(event(LAID, to_play, card, DISCARD_PLACE))
        table.discard_top = card
    table.discards = mask_of(thrown)
    table.push_turn(to_play)
    return table
