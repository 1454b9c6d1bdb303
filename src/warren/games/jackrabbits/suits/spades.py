"""Spades: fight for cards. JR-D1 to JR-D5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.step import Then, Turn
from warren.games.jackrabbits.actions import ACTIONS, ATTACK, FIGHT, RETURN, YIELD
from warren.games.jackrabbits.deck import (
    ANSWERED,
    CARD_TEXTS,
    COURT,
    JOKERS,
    LOWEST,
    MOST_ROYALS,
    ROYAL_RANKS,
    SPADES,
    TENDERED,
    is_royal,
)
from warren.games.jackrabbits.facts import (
    ATTACKED,
    FOUGHT,
    FOUGHT_ROYAL,
    RETURNED,
    STOLE,
    STOLE_NOTHING,
    STOLE_ROYAL,
    YIELDED,
)
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.reasons import not_held, too_poor, why_not_gather
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.limit import maybe_trim
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import Gather, can_reach, settle, sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable


class Spades(Suit):
    """In the acquisition phase, attack a rabbit on one's hexagon, each once a turn. JR-D1, JR-D5."""

    def robs(self) -> bool:
        return True

    def kinds(self) -> tuple[int, ...]:
        return (ATTACK, FIGHT, YIELD)

    def join(self, rules: Ruleset) -> None:
        rules.swords |= bit(self.suit)
        rules.moments[ACQUIRING].append(self)

    def adds(self, t: RaceTable, step: Moment, found: list[int]) -> None:
        seat = step.seat
        rivals = t.rivals_on(seat) & ~t.attacked
        if rivals and can_reach(t, seat, t.rules.swords, 1):
            other: i64 = 0
            while other < t.players:
                if rivals & bit(other):
                    found.append(ATTACK + other)
                other += 1

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        seat = step.seat
        if ACTIONS.kind(action) != ATTACK:
            return False
        rival = action - ATTACK
        t.attacked |= bit(rival)
        t.tell(event(ATTACKED, seat, rival, t.rabbits[seat]))
        t.push(Duel(seat, seat, rival, 1, -1))
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-D1",) if t.rivals_on(step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        return why_not_attack(t, step.seat, action - ATTACK) if ACTIONS.kind(action) == ATTACK else None


class Duel(Gather):
    """Add spades until the total exceeds the other's, or give up. Nobody starts who could not. JR-D2."""

    def __init__(self, seat: i64, attacker: i64, defender: i64, need: i64, last: i64) -> None:
        super().__init__(seat, -1, need, 0, TENDERED if seat == attacker else ANSWERED, last)
        self.attacker = attacker
        self.defender = defender

    def accepts(self, t: RaceTable) -> i64:
        return t.rules.swords

    def action(self) -> i64:
        return FIGHT

    def next_step(self, card: i64) -> Gather:
        return Duel(self.seat, self.attacker, self.defender, self.need, card)

    def choices(self, t: RaceTable) -> list[int]:
        return [YIELD, *super().choices(t)] if self.may_yield(t) else super().choices(t)

    def may_yield(self, t: RaceTable) -> bool:
        """Once it has begun, and before any card is added."""
        return self.last < 0 and (self.seat == self.defender or self.need > 1)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == YIELD:
            other = self.attacker + self.defender - self.seat
            t.tell(event(YIELDED, self.seat, other))
            t.push(FightOver(self.attacker, self.defender, self.seat))
            settle(t, self.defender, ANSWERED)
            settle(t, self.attacker, TENDERED)
        else:
            super().choose(t, action)

    def tell_card(self, t: RaceTable, card: i64) -> None:
        t.tell(event(FOUGHT_ROYAL if is_royal(card) else FOUGHT, self.seat, card))

    def complete(self, t: RaceTable) -> None:
        """Now the other has to exceed this."""
        total = sum_of(t, self.seat, self.place, t.rules.swords)
        other = self.attacker + self.defender - self.seat
        t.push(Duel(other, self.attacker, self.defender, total + 1, -1))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-D2", "JR-D3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_fight(t, self, action)

    def continues(self) -> bool:
        return self.last >= 0 or self.need == 1

    def parts(self) -> list[int]:
        return [self.seat, self.attacker, self.defender, self.need, self.last]


class FightOver(Then["RaceTable"]):
    """The spades are discarded; an attacker who won takes one card at random. JR-D3, JR-D4."""

    def __init__(self, attacker: i64, defender: i64, loser: i64) -> None:
        self.attacker = attacker
        self.defender = defender
        self.loser = loser

    def run(self, t: RaceTable) -> None:
        card: i64 = -1
        if self.loser == self.defender:
            card = steal(t, self.attacker, self.defender)
        t.push(LoserOff(self.attacker, self.loser, 1 if card >= 0 and is_royal(card) else 0))
        if card >= 0:
            settle_royals(t, self.attacker)

    def parts(self) -> list[int]:
        return [self.attacker, self.defender, self.loser]


def steal(t: RaceTable, thief: i64, victim: i64) -> i64:
    """One card at random from the loser's hand; what it is only the two know, unless a carrot tells. JR-D3, JR-V1."""
    held = t.count(victim)
    if held == 0:
        t.tell(event(STOLE_NOTHING, thief, victim))
        return -1
    card = t.nth_card(victim, t.below(held))
    t.move_card(card, victim, thief)
    t.tell(event(STOLE_ROYAL if is_royal(card) else STOLE, thief, victim, card))
    return card


def settle_royals(t: RaceTable, seat: i64) -> None:
    """A fourth royal is one too many: one of them goes back to the court, before cards are counted. JR-D4, JR-O3."""
    if t.royals_of(seat) > MOST_ROYALS:
        t.push(GiveBack(seat))
    else:
        maybe_trim(t, seat)


class GiveBack(Turn["RaceTable"]):
    """Return one of four royals to the court. JR-D4."""

    def choices(self, t: RaceTable) -> list[int]:
        found: list[int] = []
        for suit in t.rules.stacks:
            if suit != JOKERS:
                royals = t.held(self.seat, suit) & ROYAL_RANKS
                while royals:
                    found.append(RETURN + suit * 13 + LOWEST[royals])
                    royals &= royals - 1
        return found

    def choose(self, t: RaceTable, action: i64) -> None:
        royal = action - RETURN
        t.move_card(royal, self.seat, COURT)
        t.tell(event(RETURNED, self.seat, royal))
        settle_royals(t, self.seat)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-D4", "JR-O3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_return(t, self.seat, action)


class LoserOff(Then["RaceTable"]):
    """Has the attacker won? Else the loser goes off-board, and after a stolen royal the increment follows. JR-D3."""

    def __init__(self, attacker: i64, loser: i64, has_royal: i64) -> None:
        self.attacker = attacker
        self.loser = loser
        self.has_royal = has_royal

    def run(self, t: RaceTable) -> None:
        if self.loser != self.attacker and t.check_win(self.attacker):
            return
        if not self.has_royal:
            t.push(AcquisitionPhase(self.attacker))
        t.throw_off(self.loser)

    def parts(self) -> list[int]:
        return [self.attacker, self.loser, self.has_royal]


def why_not_attack(t: RaceTable, seat: i64, rival: i64) -> Reason:
    """A rabbit that cannot be attacked. JR-D1, JR-U3."""
    if rival >= t.players:
        return Reason("jackrabbits-not-at-table", "JR-D1", player=int(rival))
    if rival == seat:
        return Reason("jackrabbits-attack-oneself", "JR-D1")
    if t.is_off_board(rival):
        return Reason("jackrabbits-attack-off-board", "JR-U3", player=int(rival))
    if t.rabbits[rival] != t.rabbits[seat]:
        return Reason("jackrabbits-attack-elsewhere", "JR-D1", player=int(rival), place=NAMES[t.rabbits[rival]])
    if t.attacked & bit(rival):
        return Reason("jackrabbits-attacked-already", "JR-D1", player=int(rival))
    return too_poor(t, "attack", "JR-D1", bit(SPADES), 1)


def why_not_fight(t: RaceTable, step: Duel, action: i64) -> Reason:
    """In a fight. JR-D2."""
    if action == YIELD:
        return Reason("jackrabbits-fight-begun" if step.last >= 0 else "jackrabbits-attack-first", "JR-D2")
    if ACTIONS.kind(action) == FIGHT and t.holds(step.seat, action - FIGHT) and step.last < 0:
        total = sum_of(t, step.seat, step.seat, t.rules.swords)
        if total < step.need and t.rules.swords & bit((action - FIGHT) // 13):
            return Reason("jackrabbits-cannot-exceed", "JR-D2", total=int(total), need=int(step.need))
    return why_not_gather(t, step, action, "fight", "JR-D2")


def why_not_return(t: RaceTable, seat: i64, action: i64) -> Reason:
    """With a royal too many. JR-D4."""
    if ACTIONS.kind(action) == RETURN:
        card = action - RETURN
        missed = not_held(t, seat, card, "JR-D4")
        if missed is not None:
            return missed
        if not is_royal(card):
            return Reason("jackrabbits-return-royal", "JR-D4", card=CARD_TEXTS[card])
    return Reason("jackrabbits-return-first", "JR-D4", held=int(t.royals_of(seat)))
