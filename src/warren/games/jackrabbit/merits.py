"""What speaks for an action of Jackrabbit, or comes of it, from what its player may know."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from warren.core.cards import CARD_TEXTS, bit, same_rank, size
from warren.core.errors import Reason
from warren.games.jackrabbit import scoring
from warren.games.jackrabbit.actions import ACTIONS, OTHER, OWN
from warren.games.jackrabbit.settings import Rules
from warren.games.jackrabbit.table import stack_in
from warren.games.jackrabbit.value import stack_points
from warren.games.jackrabbit.view import JackrabbitView


def merits(view: JackrabbitView, move: list[int]) -> list[Reason]:
    """Points for either stack, cards that the other player must draw, and going out. Nothing for discards."""
    action = move[0]
    kind = ACTIONS.kind(action)
    if kind not in (OWN, OTHER):
        return []
    is_own = kind == OWN
    card: i64 = action - kind
    owner = view.seat if is_own else 1 - view.seat
    found: list[Reason] = []
    points = points_for(view, owner, card)
    if points:
        found.append(Reason("jackrabbit-merit-points", "JB-12", stack="own" if is_own else "other", points=int(points)))
    drawn = draws_for(view, owner, card)
    if drawn:
        found.append(Reason("jackrabbit-merit-draws", "JB-5" if is_own else "JB-6", count=int(drawn)))
    if size(view.hand) == 1:
        found.append(
            Reason("jackrabbit-merit-out", "JB-12a", card=CARD_TEXTS.thing(card), points=scoring.GOING_OUT_POINTS)
        )
    return found


def points_for(view: JackrabbitView, owner: i64, card: i64) -> i64:
    """What the stack scores more with this card on top."""
    ace_high = Rules(view.setup).ace_high_runs
    stack = stack_in(view.memory, owner)
    return stack_points(append(stack[:], card), ace_high) - stack_points(stack, ace_high)


def draws_for(view: JackrabbitView, owner: i64, card: i64) -> i64:
    """How many cards the other player has to draw. JB-5, JB-6."""
    count: i64 = 0
    top = view.tops[owner]
    if top >= 0 and same_rank(top) & bit(card):
        count += scoring.draws_for_pair(card)
    if owner != view.seat:
        count += 1
    return count
