"""Fights for a card, on one hexagon, with whatever suits rules give for swords. JR-D1 to JR-D5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Then
from warren.games.jackrabbits.actions import ACTIONS, ATTACK
from warren.games.jackrabbits.deck import ANSWERED, TENDERED, is_royal
from warren.games.jackrabbits.facts import ATTACKED, STOLE, STOLE_NOTHING, STOLE_ROYAL
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.reasons import suits_told, too_poor
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.contest import Exceed
from warren.games.jackrabbits.turn.falling import BY_ANOTHER, BY_FIRE, throw_off
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import can_reach, settle
from warren.games.jackrabbits.turn.royals import settle_royals

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

RIVALS_ATTACKED: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""Rabbits attacked in this turn, as a mask. JR-D1."""


def allow_fights(rules: Ruleset, swords: i64) -> None:
    """These suits may be played in a fight, beside those of other rules."""
    rules.swords |= swords
    rules.add_at(ACQUIRING, FIGHTS)
    rules.let_do(FIGHTS, ATTACK)


class Fights(Rule):
    """In the acquisition phase, attack a rabbit on one's hexagon, each once a turn. JR-D1, JR-D5."""

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        rivals = t.rivals_on(step.seat) & ~t.marks[RIVALS_ATTACKED]
        if rivals and can_reach(t, step.seat, t.rules.swords, 1):
            other: i64 = 0
            while other < t.players:
                if rivals & bit(other):
                    found.append(ATTACK + other)
                other += 1

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        seat, rival = step.seat, action - ATTACK
        t.marks[RIVALS_ATTACKED] |= bit(rival)
        t.tell(event(ATTACKED, seat, rival, t.rabbits[seat]))
        t.push(Duel(seat, seat, rival, 1, -1))
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-D1",) if t.rivals_on(step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        return why_not_attack(t, step.seat, action - ATTACK) if ACTIONS.kind(action) == ATTACK else None


FIGHTS: Final = Fights()


class Duel(Exceed):
    """A fight: whoever gives up has lost it. JR-D2, JR-D3."""

    name = "duel"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-fight",
            "JR-D2",
            player=sitter(seat),
            rival=sitter(self.rival()),
            first="defends" if seat == self.defender else "yes" if self.need == 1 else "no",
            suits=suits_told(t, self.accepts(t)),
            need=int(self.need),
            played=int(self.have(t)),
        )

    def accepts(self, t: RaceTable) -> i64:
        return t.rules.swords

    def turn_of(self, seat: i64, need: i64, last: i64) -> Exceed:
        return Duel(seat, self.attacker, self.defender, need, last)

    def give_up(self, t: RaceTable) -> None:
        falling = bit(self.seat)
        for rule in t.rules.fells:
            falling |= rule.fells(t, t.rabbits[self.attacker])
        t.push(FightOver(self.attacker, self.defender, self.seat, falling))
        settle(t, self.defender, ANSWERED)
        settle(t, self.attacker, TENDERED)


class FightOver(Then["RaceTable"]):
    """The spades are discarded; an attacker who won takes one card at random. JR-D3, JR-D4."""

    name = "fight-over"

    def __init__(self, attacker: i64, defender: i64, loser: i64, falling: i64) -> None:
        self.attacker = attacker
        self.defender = defender
        self.loser = loser
        self.falling = falling  # who goes off-board, as a mask

    def run(self, t: RaceTable) -> None:
        card: i64 = -1
        if self.loser == self.defender:
            card = steal(t, self.attacker, self.defender)
        t.push(LoserOff(self.attacker, self.loser, 1 if card >= 0 and is_royal(card) else 0, self.falling))
        if card >= 0:
            settle_royals(t, self.attacker)

    def parts(self) -> list[int]:
        return [self.attacker, self.defender, self.loser, self.falling]


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


class LoserOff(Then["RaceTable"]):
    """Has the attacker won? Else the loser goes off-board, and after a stolen royal the increment follows. JR-D3."""

    name = "loser-off"

    def __init__(self, attacker: i64, loser: i64, has_royal: i64, falling: i64) -> None:
        self.attacker = attacker
        self.loser = loser
        self.has_royal = has_royal
        self.falling = falling

    def run(self, t: RaceTable) -> None:
        if self.loser != self.attacker and t.check_win(self.attacker):
            return
        if not self.has_royal:
            t.push(AcquisitionPhase(self.attacker))
        throw_off(t, self.falling, BY_ANOTHER if self.falling == bit(self.loser) else BY_FIRE)

    def parts(self) -> list[int]:
        return [self.attacker, self.loser, self.has_royal, self.falling]


def why_not_attack(t: RaceTable, seat: i64, rival: i64) -> Reason:
    """A rabbit that cannot be attacked. JR-D1, JR-U3."""
    player = sitter(rival)
    if rival >= t.players:
        return first_reason(place=Reason("jackrabbits-not-at-table", "JR-D1", player=player))
    place: Reason | None = None
    if rival == seat:
        place = Reason("jackrabbits-attack-oneself", "JR-D1")
    elif t.is_off_board(rival):
        place = Reason("jackrabbits-attack-off-board", "JR-U3", player=player)
    elif t.rabbits[rival] != t.rabbits[seat]:
        there = NAMES.thing(t.rabbits[rival])
        place = Reason("jackrabbits-attack-elsewhere", "JR-D1", player=player, place=there)
    is_done = t.marks[RIVALS_ATTACKED] & bit(rival) != 0
    return first_reason(
        phase=Reason("jackrabbits-attacked-already", "JR-D1", player=player) if is_done else None,
        place=place,
        price=too_poor(t, "attack", "JR-D1", t.rules.swords, 1),
    )
