"""What speaks for an action of JACKED, or comes of it, and what a hint may say of it, from what a player may know."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.actions import PASS
from warren.core.cards import bit, lowest, size
from warren.core.errors import Reason
from warren.games.jacked.actions import ACTIONS, CALL, DISCARD, FORFEIT, MOVE, OUT, PART, RANK_TEXTS, SEVEN, SWAP
from warren.games.jacked.board import HOME, Board
from warren.games.jacked.ranks import JACK, JOKER, SIX, TEN, steps_of
from warren.games.jacked.ranks import SEVEN as SEVEN_RANK
from warren.games.jacked.reach import ranks_that_hit
from warren.games.jacked.settings import Rules
from warren.games.jacked.table import board_of
from warren.games.jacked.turn import played_as_out
from warren.games.jacked.view import JackedView


def merits(view: JackedView, move: list[int]) -> list[Reason]:
    """Pegs that come out, home, away from danger or into Jail, and a Jack for the next player.

    None for what tells whether to discard or to call: in memory play that is for the player to know. JK-J4.
    """
    action = move[0]
    kind = ACTIONS.kind(action)
    if kind in (PASS, CALL, FORFEIT):
        return []
    rules = Rules(view.setup)
    if kind == DISCARD:
        return [] if rules.is_memory else jacks(view, action - DISCARD)
    board = board_of(rules.side, view.places, view.blocked)
    own = rules.movable(view.seat)
    if kind == SWAP:
        pair: i64 = action - SWAP
        return swapped(board, own, pair >> 4 & 15, pair & 15)
    after = board.copy()
    pegs = [int(moved(after, part)) for part in move]  # the parts of a seven, each from where the one before has led
    found = [*arrived(board, after, own, pegs), *killed(board, after, own)]
    if any(is_saved(board, after, own, peg) for peg in pegs):
        found.append(Reason("jacked-merit-safe", "JK-M1"))
    return found if kind == PART else found + jacks(view, played_as(action))


def played_as(action: i64) -> i64:
    """What the card of a play is played as: its rank, 13 more for a joker."""
    kind = ACTIONS.kind(action)
    if kind == OUT:
        return played_as_out((action - OUT) >> 2)
    if kind == MOVE:
        return (action - MOVE) >> 4
    if kind == SWAP:
        return TEN + 13 * ((action - SWAP) >> 8)
    return SEVEN_RANK + 13 * ((action - SEVEN) // 112)


def moved(board: Board, action: i64) -> i64:
    """Carry out a play of one peg, or a part of a seven, on a board; answers the peg."""
    kind = ACTIONS.kind(action)
    if kind == OUT:
        peg = board.in_jail((action - OUT) & 3)
        victim = board.peg_at(board.corner(peg >> 2))
        if victim >= 0:
            board.lift(victim)
        board.bring_out(peg)
        return peg
    if kind == MOVE:
        peg = (action - MOVE) & 15
        rank = played_as(action) % 13
        land(board, peg, board.backward(peg) if rank == SIX else board.target(peg, steps_of(rank)))
        return peg
    index = (action - PART) if kind == PART else (action - SEVEN) % 112
    peg = index // 7
    passed = board.passed(peg, index % 7 + 1)
    place = board.target(peg, index % 7 + 1)
    while passed:
        board.lift(lowest(passed))
        passed &= passed - 1
    land(board, peg, place)
    return peg


def land(board: Board, peg: i64, place: i64) -> None:
    board.lift(peg)
    if place < HOME and board.peg_at(place) >= 0:
        board.lift(board.peg_at(place))
    board.put(peg, place)


def arrived(board: Board, after: Board, own: i64, pegs: list[int]) -> list[Reason]:
    """A peg has come out, or some have come home, perhaps all that were left."""
    if after.are_home(own):
        return [Reason("jacked-merit-wins", "JK-P5")]
    if board.places[pegs[0]] < 0:
        return [Reason("jacked-merit-out", "JK-M2")]
    home = sum(after.places[peg] >= HOME > board.places[peg] for peg in pegs)
    return [Reason("jacked-merit-home", "JK-M4", count=home)] if home else []


def is_saved(board: Board, after: Board, own: i64, peg: i64) -> bool:
    """Whether a peg got out of the reach of others, and not by going to Jail."""
    others = ~own & 0xFFFF
    return after.places[peg] >= 0 and ranks_that_hit(board, peg, others) != 0 and not ranks_that_hit(after, peg, others)


def killed(board: Board, after: Board, own: i64) -> list[Reason]:
    """How many pegs of others, and of one's own side, go back to Jail."""
    gone: i64 = 0
    peg: i64 = 0
    while peg < 16:
        if after.places[peg] < 0 <= board.places[peg]:
            gone |= bit(peg)
        peg += 1
    found: list[Reason] = []
    if gone & ~own:
        found.append(Reason("jacked-merit-kills", "JK-M1", count=int(size(gone & ~own))))
    if gone & own:
        found.append(Reason("jacked-merit-loses", "JK-M1", count=int(size(gone & own))))
    return found


def swapped(board: Board, own: i64, peg: i64, other: i64) -> list[Reason]:
    """How many spaces one's own peg gets closer to its Home; both are one's own: in all. JK-CT."""
    after = board.copy()
    after.swap(peg, other)
    gained: i64 = 0
    for one in (peg, other):
        if own & bit(one):
            gained += after.walked(one) - board.walked(one)
    return [Reason("jacked-merit-swap", "JK-CT", count=int(gained))] if gained > 0 else []


def jacks(view: JackedView, played: i64) -> list[Reason]:
    """A Jack for the next player, if they have cards. JK-CJ, JK-J2."""
    following = (view.seat + 1) % len(view.hand_sizes)
    if played != JOKER and played % 13 == JACK and view.hand_sizes[following]:
        return [Reason("jacked-merit-jacks", "JK-CJ")]
    return []


def suggestion(view: JackedView, action: int) -> Reason | None:
    """In memory play a hint names a card, never what to do with it, nor whether to call. JK-J4."""
    if not Rules(view.setup).is_memory or ACTIONS.kind(action) == PART:
        return None
    if action in (PASS, CALL):
        return Reason("jacked-hint-call", "JK-J3")
    if action == FORFEIT:
        return Reason("jacked-hint-no-play", "JK-P4")
    rank = played_as(action)
    if rank >= JOKER:
        return Reason("jacked-hint-joker", "JK-J4")
    return Reason("jacked-hint-card", "JK-J4", card=RANK_TEXTS.thing(rank))
