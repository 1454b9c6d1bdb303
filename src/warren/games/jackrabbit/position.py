"""A hand of Jackrabbit from any position: for tests, puzzles and studies.

    position(hands=("7H 8H", "3C"), stacks=("2C 7C", ""), to_play=0)

What is not named lies in the draw pile. Everything about the position but hands and pile is known to both players.
"""

from __future__ import annotations

from warren.core.cards import CARD_TEXTS, DECK, mask_of, members, parse, text
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
    table.is_imagined = True  # it has not come about by play, so it has no record
    table.chance = fast(seed)
    table.hand_number = 1
    table.starter = to_play
    table.totals[0], table.totals[1] = totals
    held = [_cards(cards) for cards in hands]
    laid = [_cards(cards) for cards in stacks]
    thrown = _cards(discards)
    drawn = _cards(pile or "")
    named = [*held[0], *held[1], *laid[0], *laid[1], *thrown, *drawn]
    for card in named:
        if named.count(card) > 1:
            raise BadInput("position/twice", card=text(card))
    if not held[to_play]:
        raise BadInput("position/no-cards", seat=to_play)
    rest = members(DECK & ~mask_of(named))
    if pile is None:
        drawn = rest
    else:
        laid[0] = rest + laid[0]
    table.pile = mask_of(drawn)
    table.tell(event(STARTS, to_play, 1))
    for seat in range(2):
        for card in laid[seat]:
            table.tell(event(LAID, seat, card, 0))
            table.tops[seat] = card
        table.hands[seat] = mask_of(held[seat])
        for card in sorted(held[seat]):
            table.tell(event(DEALT, seat, card))
    for card in thrown:
        table.tell(event(LAID, to_play, card, DISCARD_PLACE))
        table.discard_top = card
    table.discards = mask_of(thrown)
    table.push_turn(to_play)
    return table


def _cards(texts: str) -> list[int]:
    for word in texts.split():
        if word not in CARD_TEXTS:
            raise BadInput("position/card", text=word, example=CARD_TEXTS[-1])
    return [parse(word) for word in texts.split()]
