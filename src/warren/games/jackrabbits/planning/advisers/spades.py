"""Fights: whether to begin one, how far to go, and who is worth meeting. JR-D1 to JR-D4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import ACTIONS, ATTACK, DONE, FIGHT, RETURN, YIELD
from warren.games.jackrabbits.deck import CARD_TEXTS, JOKERS, OFF_BOARD
from warren.games.jackrabbits.planning.adviser import BEST, LOST, SLIGHT, Adviser, first
from warren.games.jackrabbits.planning.plan import ACQUISITION, NOTHING
from warren.games.jackrabbits.turn.fight import Duel
from warren.games.jackrabbits.turn.payment import sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.view import RaceView

_FIGHTS_BACK: Final = 0.75  # how often somebody defends themselves who can
_THROWN: Final = 0.8  # turns that it is worth that the loser is thrown off
_ROB: Final = 0.3  # turns that a card is worth which is won in a fight, and a rabbit that is thrown off
_ROB_ROYAL: Final = 2.5  # the same for a royal
_RISK: Final = 0.5  # of that: what a fight costs that another may begin


class Fighting(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        p, step = c.planner, c.step
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == ATTACK:
                worths[number] += attack(p, action - ATTACK)
            elif kind == YIELD and isinstance(step, Duel):
                worths[number] += BEST + SLIGHT if fight_on(p, step) < 0.0 else LOST
            elif kind == RETURN:
                plan = p.without(vec[i64]([action - RETURN]))
                worths[number] += p.chance(plan.weigh(p.here, NOTHING))
            number += 1

    def picks(self, c: Chooser) -> i64:
        step = c.step
        if not isinstance(step, Duel):
            return -1
        return DONE if c.is_offered(DONE) else first(swords(c.planner, step), FIGHT)

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """What one can fight with, and what the other holds. JR-D2, JR-D3."""
        action = move[0]
        kind, step = ACTIONS.kind(action), p.t.step()
        points = int(sum_of(p.t, p.seat, p.seat, p.t.rules.swords))
        if kind == ATTACK:
            rival = int(action - ATTACK)
            royals, cards = len(view.royals[rival]), view.hand_sizes[rival]
            return [
                Reason(
                    "jackrabbits-merit-attack", "JR-D3", player=sitter(rival), points=points, royals=royals, cards=cards
                )
            ]
        if isinstance(step, Duel) and kind in (FIGHT, YIELD):
            rival = int(rival_in(p, step))
            message = "jackrabbits-merit-yield" if kind == YIELD else "jackrabbits-merit-fight"
            return [Reason(message, "JR-D2", player=sitter(rival), points=points, cards=view.hand_sizes[rival])]
        if kind == RETURN:
            return [Reason("jackrabbits-merit-return", "JR-D4", card=CARD_TEXTS.thing(action - RETURN))]
        return []

    def edge(self, p: Planner, hexagon: i64) -> float:
        """Turns that the other rabbits are worth as prey, or cost as hunters. JR-D1."""
        total = 0.0
        other: i64 = 0
        while other < p.t.players:
            if other != p.seat and p.t.rabbits[other] == hexagon:
                mine, theirs = force(p, p.seat), force(p, other)
                if mine > theirs:
                    total += prey(p, other, theirs)
                elif theirs > mine:
                    total -= _RISK * loot(p, p.seat)
            other += 1
        return total


# --- beginning one -----------------------------------------------------------------------------------------------


def attack(p: Planner, rival: i64) -> float:
    """Attack a rabbit on the same hexagon."""
    mine, theirs = force(p, p.seat), force(p, rival)
    beaten = p.thrown_off(rival)
    if mine > theirs:
        return won(p, rival, theirs + 1, beaten)
    is_let = 1.0 - _FIGHTS_BACK
    lost = p.off_board(p.without(all_swords(p)))
    return is_let * won(p, rival, 1, beaten) + _FIGHTS_BACK * lost


def won(p: Planner, rival: i64, need: i64, beaten: float) -> float:
    """The chance to win the game after a fight that was won with so many points."""
    given = blades(p, need, -1)
    plan = p.without(given)
    mine = plan.weigh(OFF_BOARD, NOTHING) if is_reckless(p, given) else plan.weigh(p.here, ACQUISITION)
    gain = loot(p, rival)
    return p.chance_if(max(0.0, mine - gain), rival, beaten + gain)


def blades(p: Planner, need: i64, last: i64) -> vec[i64]:
    """Cards to fight with that are missed least; those that throw off even who wins, only where no others will do."""
    swords = p.t.rules.swords
    found = p.purse.cheapest(swords & ~p.reckless, need, 0, last) if p.reckless else vec[i64]()
    return found if len(found) else p.purse.cheapest(swords, need, 0, last)


def is_reckless(p: Planner, given: vec[i64]) -> bool:
    for card in given:
        if p.reckless & bit(card // 13):
            return True
    return False


def all_swords(p: Planner) -> vec[i64]:
    cards = [card for card in p.t.cards_in(p.seat) if card // 13 != JOKERS and p.t.rules.swords & bit(card // 13)]
    return vec[i64](cards)


def prey(p: Planner, rival: i64, theirs: i64) -> float:
    """Turns that it is worth to beat another rabbit, with cards that are missed least."""
    given = blades(p, theirs + 1, -1)
    return max(0.0, loot(p, rival) - p.purse.cost(given))


def force(p: Planner, seat: i64) -> i64:
    """What a hand can fight with."""
    points = p.t.points(seat, p.t.rules.swords)
    return sum_of(p.t, seat, seat, p.t.rules.swords) if points else 0


def loot(p: Planner, victim: i64) -> float:
    """Turns that a card taken from a hand at random is worth."""
    count = p.t.count(victim)
    if count == 0:
        return 0.5 * _ROB
    return _ROB + _ROB_ROYAL * float(p.t.royals_of(victim)) / float(count)


# --- in the middle of one ----------------------------------------------------------------------------------------


def rival_in(p: Planner, duel: Duel) -> i64:
    return duel.attacker + duel.defender - p.seat


def swords(p: Planner, duel: Duel) -> vec[i64]:
    """The cards to add: enough that the other cannot answer, if there are such; else just enough."""
    missing = duel.missing(p.t)
    sure = blades(p, missing + force(p, rival_in(p, duel)), duel.last)
    return sure if len(sure) else blades(p, missing, duel.last)


def fight_on(p: Planner, duel: Duel) -> float:
    """What it is worth to add cards, against giving up (0): can the other answer?"""
    rival = rival_in(p, duel)
    given = swords(p, duel)
    stake = loot(p, p.seat if p.seat == duel.defender else rival) + _THROWN
    total: i64 = 0
    for card in given:
        total += p.purse.worth(card)
    is_sure = total >= duel.missing(p.t) + force(p, rival)
    odds = 1.0 if is_sure else 1.0 - _FIGHTS_BACK
    return odds * stake - p.purse.cost(given)
