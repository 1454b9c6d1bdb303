"""A player's turn, a seven in parts, and the window in which others may call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Then, Turn, Window
from warren.games.jacked.actions import (
    ACTIONS,
    CALL,
    DISCARD,
    FORFEIT,
    MOVE,
    OUT,
    PART,
    SEVEN,
    SWAP,
    come_out,
    discard,
    move,
    part,
    seven,
    swap,
)
from warren.games.jacked.board import NOWHERE, Board
from warren.games.jacked.facts import CALLED, CALLED_WRONGLY, MISTAKEN
from warren.games.jacked.ranks import ACE, JOKER, KING, RANK_MASKS, SIX, TEN, steps_of
from warren.games.jacked.ranks import SEVEN as SEVEN_RANK
from warren.games.jacked.reasons import why_not_part, why_not_play

if TYPE_CHECKING:
    from warren.games.jacked.table import JackedTable

_WILD: Final[i64] = 0x1FFF << 13
"""All that a joker can be played as."""

_OUT_CARDS: Final[i64] = (1 << ACE | 1 << KING) * (1 + (1 << 13))
_SEVENS: Final[i64] = (1 << SEVEN_RANK) * (1 + (1 << 13))
_TENS: Final[i64] = (1 << TEN) * (1 + (1 << 13))
_MOVING_CARDS: Final[i64] = 0x3FFFFFF & ~(_SEVENS | _TENS)


class Play(Turn["JackedTable"]):
    """Play one card if any can be played; else forfeit. A JACKED player discards. JK-P3, JK-P4, JK-J1."""

    name = "play"

    def __init__(self, seat: i64, mistaken: i64) -> None:
        super().__init__(seat)
        self.mistaken = mistaken  # 1 after a wrong discard: no further one

    def asks(self, t: JackedTable, seat: i64) -> Reason | None:
        """Who has one kind of thing to do is told so; in memory play nobody is told anything."""
        if t.rules.is_memory:
            return None
        if t.jacked == seat:
            return Reason("jacked-ask-discard", "JK-J1", player=sitter(seat))
        return None if all_plays(t, seat) else Reason("jacked-ask-forfeit", "JK-P4", player=sitter(seat))

    def choices(self, t: JackedTable) -> list[int]:
        if not t.rules.is_memory:
            if t.jacked == self.seat:
                return discards(t, self.seat)
            plays = all_plays(t, self.seat)
            return plays if plays else [FORFEIT]
        plays = all_plays(t, self.seat)
        found = plays[:]
        if not self.mistaken:
            found += discards(t, self.seat)
        if not plays:
            found.append(FORFEIT)
        return found

    def choose(self, t: JackedTable, action: i64) -> None:
        seat = self.seat
        kind = ACTIONS.kind(action)
        if kind == OUT:
            label = (action - OUT) >> 2
            t.play_card(seat, played_as_out(label))
            t.come_out(seat, (action - OUT) & 3)
            t.end_play(seat, played_as_out(label))
        elif kind == MOVE:
            played_as, peg = (action - MOVE) >> 4, (action - MOVE) & 15
            t.play_card(seat, played_as)
            if played_as % 13 == SIX:
                t.back(seat, peg)
            else:
                t.advance(seat, peg, steps_of(played_as % 13))
            t.end_play(seat, played_as)
        elif kind == SWAP:
            index = action - SWAP
            played_as = TEN + 13 * (index >> 8)
            t.play_card(seat, played_as)
            t.swap(seat, index >> 4 & 15, index & 15)
            t.end_play(seat, played_as)
        elif kind == SEVEN:
            index = action - SEVEN
            played_as = SEVEN_RANK + 13 * (index // 112)
            t.play_card(seat, played_as)
            take_part(t, seat, played_as, index % 112, 7, 0)
        elif kind == DISCARD:
            self.discard(t, action - DISCARD)
        else:
            t.forfeit(seat)

    def discard(self, t: JackedTable, rank: i64) -> None:
        """Right if JACKED; else the card is shown and returned, and the player may not call any more. JK-J1, JK-J4."""
        if t.rules.is_memory:
            t.unveil()  # a draft ends here: going on would tell whether the player is JACKED
        if t.jacked == self.seat:
            t.discard(self.seat, rank)
            return
        t.barred |= bit(self.seat)
        t.tell(event(MISTAKEN, self.seat, t.card_of(self.seat, rank)))
        t.push(Play(self.seat, 1))

    def rules(self, t: JackedTable, seat: i64) -> tuple[str, ...]:
        if t.rules.is_memory:
            return ("JK-P3", "JK-P4", "JK-J3", "JK-J4")
        return ("JK-J1", "JK-J2") if t.jacked == seat else ("JK-P3", "JK-P4", "JK-M1", "JK-M2")

    def because(self, t: JackedTable, action: i64) -> Reason:
        return why_not_play(t, self.seat, action, self.mistaken == 1)

    def parts(self) -> list[int]:
        return [self.seat, self.mistaken]


class Split(Turn["JackedTable"]):
    """The next part of a seven, for a peg that has not had one. JK-CS1."""

    name = "split"

    def __init__(self, seat: i64, played_as: i64, left: i64, used: i64) -> None:
        super().__init__(seat)
        self.played_as = played_as
        self.left = left
        self.used = used

    def choices(self, t: JackedTable) -> list[int]:
        found: list[int] = []
        movable = t.movable(self.seat) & ~self.used
        rest = movable
        while rest:
            peg = lowest(rest)
            count: i64 = 1
            while count <= self.left:
                if t.board.can_take(peg, count, movable, self.left):
                    found.append(part(peg, count))
                count += 1
            rest &= rest - 1
        return found

    def choose(self, t: JackedTable, action: i64) -> None:
        take_part(t, self.seat, self.played_as, action - PART, self.left, self.used)

    def rules(self, t: JackedTable, seat: i64) -> tuple[str, ...]:
        return ("JK-CS1", "JK-CS2", "JK-CS3")

    def because(self, t: JackedTable, action: i64) -> Reason:
        return why_not_part(t, self.seat, action, self.left, self.used)

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.played_as, self.left, self.used]


class CallWindow(Window["JackedTable"]):
    """Until the next player acts, anybody may say that the last one was JACKED and moved. JK-J3, JK-J4."""

    name = "call-window"

    def __init__(self, suspect: int, closer: int, *speakers: int) -> None:
        super().__init__(list(speakers), closer)
        self.suspect = suspect

    def asks(self, t: JackedTable, seat: i64) -> Reason | None:
        if seat not in self.speakers:
            return super().asks(t, seat)
        is_last = "yes" if t.under(self).is_work() else "no"
        return Reason("jacked-ask-call", "JK-J3", player=sitter(seat), rival=sitter(self.suspect), last=is_last)

    def calls(self, t: JackedTable, seat: i64) -> list[int]:
        return [CALL]

    def called(self, t: JackedTable, seat: i64, action: i64) -> None:
        t.unveil()  # likewise: whether the call is right
        if t.is_doubtful:
            t.tell(event(CALLED, seat, self.suspect))
            t.take_back()
            return
        t.barred |= bit(seat)
        t.tell(event(CALLED_WRONGLY, seat))
        rest = [other for other in self.speakers if other != seat]
        if self.closer < 0 and all(other in self.silent for other in rest):
            self.closed(t)
            return
        window = CallWindow(self.suspect, self.closer, *rest)
        window.resume(self.silent)
        t.push(window)

    def closed(self, t: JackedTable) -> None:
        t.is_doubtful = False

    def call_rules(self) -> tuple[str, ...]:
        return ("JK-J3", "JK-J4")

    def parts(self) -> list[int]:
        return [self.suspect, self.closer, *self.speakers]


class Declare(Then["JackedTable"]):
    """Somebody has all pegs home. JK-P5."""

    name = "declare"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: JackedTable) -> None:
        t.declare(self.seat)

    def parts(self) -> list[int]:
        return [self.seat]


class NextHand(Then["JackedTable"]):
    """Nobody has cards: another hand is dealt. JK-P2."""

    name = "next-hand"

    def run(self, t: JackedTable) -> None:
        t.next_hand()


def take_part(t: JackedTable, seat: i64, played_as: i64, index: i64, left: i64, used: i64) -> None:
    """Carry out a part of a seven, and ask for the next or end the turn. JK-CS1."""
    peg, count = index // 7, index % 7 + 1
    t.split(seat, peg, count)
    if count == left:
        t.end_play(seat, played_as)
    else:
        t.push(Split(seat, played_as, left - count, used | bit(peg)))


def played_as_out(label: i64) -> i64:
    """What the card of `out` is played as: A, K, WA, WK."""
    rank = KING if label & 1 else ACE
    return rank + 13 if label >= 2 else rank


def discards(t: JackedTable, seat: i64) -> list[int]:
    """One discard for each rank that is held."""
    return [int(discard(rank)) for rank in range(14) if t.hands[seat] & RANK_MASKS[rank]]


def all_plays(t: JackedTable, seat: i64) -> list[int]:
    """Every play with every card, in the order of the actions. JK-P3."""
    found: list[int] = []
    cards = playable(t.hands[seat])
    pegs = t.movable(seat)
    walkers = pegs & (t.board.standing | t.board.homed)
    if pegs != walkers and cards & _OUT_CARDS:
        add_outs(t.board, found, cards, pegs & ~walkers)
    if walkers:
        add_moves(t.board, found, cards & _MOVING_CARDS, walkers)
        if cards & _TENS:
            add_pairs(t.board, found, cards, pegs)
        if cards & _SEVENS:
            add_sevens(t.board, found, cards, walkers)
    return found


def playable(hand: i64) -> i64:
    """What the cards of a hand can be played as, as a mask: bit 13 and up are what a joker stands for. JK-CW."""
    ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & 0x1FFF
    return ranks | _WILD if hand & RANK_MASKS[JOKER] else ranks


def add_outs(board: Board, found: list[int], cards: i64, jailed: i64) -> None:
    """JK-CA, JK-CK, JK-M3."""
    label: i64 = 0
    while label < 4:
        if cards & bit(played_as_out(label)):
            colour: i64 = 0
            while colour < 4:
                if jailed >> (4 * colour) & 0xF and not board.blocked & bit(colour):
                    found.append(come_out(label, colour))
                colour += 1
        label += 1


def add_moves(board: Board, found: list[int], cards: i64, walkers: i64) -> None:
    """JK-CA to JK-CN, JK-CX."""
    while cards:
        played_as = lowest(cards)
        rank = played_as - 13 if played_as >= 13 else played_as
        rest = walkers
        while rest:
            peg = lowest(rest)
            target = board.backward(peg) if rank == SIX else board.forward(peg, rank + 1)
            if target != NOWHERE:
                found.append(move(played_as, peg))
            rest &= rest - 1
        cards &= cards - 1


def add_pairs(board: Board, found: list[int], cards: i64, pegs: i64) -> None:
    """JK-CT."""
    is_joker: i64 = 0
    while is_joker < 2:
        rest = board.standing if cards & bit(TEN + 13 * is_joker) else 0
        while rest:
            peg = lowest(rest)
            rest &= rest - 1
            others = rest if pegs & bit(peg) else rest & pegs
            while others:
                found.append(swap(is_joker, peg, lowest(others)))
                others &= others - 1
        is_joker += 1


def add_sevens(board: Board, found: list[int], cards: i64, walkers: i64) -> None:
    """JK-CS1: a part is only offered if the whole seven can be completed."""
    is_joker: i64 = 0
    while is_joker < 2:
        if cards & bit(SEVEN_RANK + 13 * is_joker):
            rest = walkers
            while rest:
                peg = lowest(rest)
                count: i64 = 1
                while count < 8:
                    if board.can_take(peg, count, walkers, 7):
                        found.append(seven(is_joker, peg, count))
                    count += 1
                rest &= rest - 1
        is_joker += 1
