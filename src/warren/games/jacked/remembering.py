"""What a player of memory play thinks about, by what they remember. JK-J3, JK-J4.

A view knows whether its player is JACKED, and whether the last move can be called, for all that follows from what was
told. Whoever remembers it discards or calls; whoever does not goes on as if there were nothing to remember. Nobody
discards or calls wrongly, and nobody calls their partner. What lies ahead is thought about in strict play, where
everybody remembers everything.
"""

from __future__ import annotations

from warren.core.actions import PASS
from warren.core.memory import Memory
from warren.core.settings import Setup
from warren.games.jacked.actions import ACTIONS, CALL, DISCARD, FORFEIT
from warren.games.jacked.sampling import JackedSampler
from warren.games.jacked.settings import Rules
from warren.games.jacked.view import JackedView


def considered(view: JackedView, memory: Memory) -> JackedView:
    """A view of strict play, or one that leaves nothing to think about: a call, or letting the last move pass."""
    rules = Rules(view.setup)
    if not rules.is_memory or not view.choices:
        return view
    known = JackedSampler(view)
    window = view.window()
    if window is not None and CALL in view.choices and known.is_doubtful:
        if rules.movable(window.suspect) != rules.movable(view.seat) and memory.notices():
            return narrowed(view, [CALL])
    if PASS in view.choices:
        return narrowed(view, [PASS])
    if known.jacked == view.seat and memory.keeps():
        return strict(view, [action for action in view.choices if ACTIONS.kind(action) == DISCARD])
    plays = [action for action in view.choices if ACTIONS.kind(action) not in (DISCARD, FORFEIT, CALL)]
    plain = strict(view, plays or [FORFEIT])
    plain.memory = plain.memory[:0]
    return plain


def narrowed(view: JackedView, choices: list[int]) -> JackedView:
    """The same view with fewer choices."""
    copy = copied(view, view.setup)
    copy.saved_step, copy.saved_window, copy.silent = view.saved_step, view.saved_window, view.silent
    copy.earlier, copy.barred = view.earlier, view.barred
    copy.choices = copy.prompt = choices
    return copy


def strict(view: JackedView, choices: list[int]) -> JackedView:
    """The same turn in strict play, with no window before it."""
    copy = copied(view, view.setup.but({"jacked_play": "strict"}))
    copy.saved_step = view.saved_step
    copy.choices = copy.prompt = choices
    return copy


def copied(view: JackedView, setup: Setup) -> JackedView:
    """What lies on the table and what was told, without the step."""
    copy = JackedView(view.game, setup)
    copy.seat, copy.waiting_for, copy.rules = view.seat, [int(view.seat)], view.rules
    copy.memory = view.memory
    copy.hand, copy.hand_sizes, copy.deck_size = view.hand, view.hand_sizes, view.deck_size
    copy.discards, copy.places, copy.blocked = view.discards, view.places, view.blocked
    copy.dealer, copy.hand_number, copy.turns = view.dealer, view.hand_number, view.turns
    return copy
