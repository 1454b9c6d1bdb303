"""Spades: fight for cards. JR-D1 to JR-D5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.step import Then, Turn
from warren.games.jackrabbits.actions import ATTACK, FIGHT, HEX_TEXTS, RETURN, YIELD
from warren.games.jackrabbits.deck import (
    ANSWERED,
    COURT,
    JOKERS,
    LOWEST,
    MOST_ROYALS,
    ROYAL_RANKS,
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
from warren.games.jackrabbits.rule import Strategy
from warren.games.jackrabbits.suits.why_not import why_not_attack, why_not_fight, why_not_return
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.limit import maybe_trim
from warren.games.jackrabbits.turn.payment import Gather, can_reach, settle, sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable


class Fight(Strategy):
    """In the acquisition phase, attack a rabbit on one's hexagon, each once a turn. JR-D1, JR-D5."""

    def robs(self) -> bool:
        return True

    def join(self, rules: Ruleset) -> None:
        rules.swords |= bit(self.suit)
        rules.acquisitions.append(self)

    def acquisitions(self, t: RaceTable, seat: i64, found: list[int]) -> None:
        rivals = t.rivals_on(seat) & ~t.attacked
        if rivals and can_reach(t, seat, t.rules.swords, 1):
            other: i64 = 0
            while other < t.players:
                if rivals & bit(other):
                    found.append(ATTACK + other)
                other += 1

    def acquires(self, t: RaceTable, seat: i64, action: i64) -> bool:
        if not ATTACK <= action < ATTACK + 4:
            return False
        rival = action - ATTACK
        t.attacked |= bit(rival)
        t.tell(event(ATTACKED, seat, rival, t.rabbits[seat]))
        t.push(Duel(seat, seat, rival, 1, -1))
        return True

    def acquisition_rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-D1",) if t.rivals_on(seat) else ()

    def why_not(self, t: RaceTable, seat: i64, action: i64) -> Reason | None:
        return why_not_attack(t, seat, action - ATTACK) if ATTACK <= action < ATTACK + 4 else None


class Duel(Gather):
    """Add spades until the total exceeds the other's, or give up. Nobody starts who could not. JR-D2."""

    name = "duel"

    def __init__(self, seat: i64, attacker: i64, defender: i64, need: i64, last: i64) -> None:
        super().__init__(seat, -1, need, 0, TENDERED if seat == attacker else ANSWERED, last)
        self.attacker = attacker
        self.defender = defender

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-fight",
            "JR-D2",
            player=int(seat),
            rival=int(self.rival()),
            first="defends" if seat == self.defender else "yes" if self.need == 1 else "no",
            need=int(self.need),
            played=int(self.have(t)),
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        attack, defence = t.cards_in(TENDERED), t.cards_in(ANSWERED)
        return super().tells(t) | {
            "attacker": int(self.attacker),
            "defender": int(self.defender),
            "place": HEX_TEXTS[t.rabbits[self.attacker]],
            "need": int(self.need),
            "attack": int(sum_of(t, self.attacker, TENDERED, t.rules.swords)) if attack else 0,
            "defence": int(sum_of(t, self.defender, ANSWERED, t.rules.swords)) if defence else 0,
        }

    def rival(self) -> i64:
        return self.attacker + self.defender - self.seat

    def accepts(self, t: RaceTable) -> i64:
        return t.rules.swords

    def action(self) -> i64:
        return FIGHT

    def next_step(self, card: i64) -> Gather:
        return Duel(self.seat, self.attacker, self.defender, self.need, card)

    def choices(self, t: RaceTable) -> list[int]:
        found = super().choices(t)
        if self.may_yield(t):
            found.append(YIELD)
        return found

    def may_yield(self, t: RaceTable) -> bool:
        """Once it has begun, and before any card is added."""
        return self.last < 0 and (self.seat == self.defender or self.need > 1)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == YIELD:
            t.tell(event(YIELDED, self.seat, self.rival()))
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
        t.push(Duel(self.rival(), self.attacker, self.defender, total + 1, -1))

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

    name = "fight-over"

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

    name = "give-back"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-give-back", "JR-D4", player=int(seat))

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

    name = "loser-off"

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
