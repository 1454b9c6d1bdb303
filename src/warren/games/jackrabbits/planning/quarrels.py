"""Fights and contests: whether to begin one, how far to go, and what to show. JR-D1 to JR-D3, JR-H1 to JR-H4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.deck import HEARTS, JOKERS, LOWEST, OFF_BOARD
from warren.games.jackrabbits.planning.outlook import ACQUISITION, NOTHING, Outlook
from warren.games.jackrabbits.suits.hearts import Contest, has_proof, holds_queen
from warren.games.jackrabbits.turn.fight import Duel
from warren.games.jackrabbits.turn.proof import PROOF, highest_bit

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner

_FIGHTS_BACK: Final = 0.75  # how often somebody defends themselves who can
_THROWN: Final = 0.4  # turns lost by who is thrown off, beside the way: a card


def attack(p: Planner, rival: i64) -> float:
    """Attack a rabbit on the same hexagon."""
    mine, theirs = p.force(p.seat), p.force(rival)
    beaten = thrown_off(p, rival)
    if mine > theirs:
        return won(p, rival, theirs + 1, beaten)
    is_let = 1.0 - _FIGHTS_BACK
    lost = p.off_board(p.without(all_swords(p)))
    return is_let * won(p, rival, 1, beaten) + _FIGHTS_BACK * lost


def won(p: Planner, rival: i64, need: i64, beaten: float) -> float:
    """The chance to win the game after a fight that was won with so many points."""
    given = p.purse.cheapest(p.t.rules.swords, need, 0, -1)
    mine = p.without(given).weigh(p.here, ACQUISITION)
    loot = p.loot(rival)
    return p.chance_if(max(0.0, mine - loot), rival, beaten + loot)


def all_swords(p: Planner) -> vec[i64]:
    cards = [card for card in p.t.cards_in(p.seat) if card // 13 != JOKERS and p.t.rules.swords & bit(card // 13)]
    return vec[i64](cards)


def thrown_off(p: Planner, seat: i64) -> float:
    """Turns that another player needs once they are thrown off."""
    return Outlook(p.t, p.ways, seat).weigh(OFF_BOARD, NOTHING) + _THROWN


# --- in a fight --------------------------------------------------------------------------------------------------


def swords(p: Planner, duel: Duel) -> vec[i64]:
    """The cards to add: enough that the other cannot answer, if there are such; else just enough."""
    rival = duel.attacker + duel.defender - p.seat
    missing = duel.missing(p.t)
    sure = p.purse.cheapest(p.t.rules.swords, missing + p.force(rival), 0, duel.last)
    return sure if len(sure) else p.purse.cheapest(p.t.rules.swords, missing, 0, duel.last)


def fight_on(p: Planner, duel: Duel) -> float:
    """What it is worth to add cards, against giving up (0): can the other answer?"""
    rival = duel.attacker + duel.defender - p.seat
    given = swords(p, duel)
    stake = p.loot(p.seat if p.seat == duel.defender else rival) + 2.0 * _THROWN
    total: i64 = 0
    for card in given:
        total += p.purse.worth(card)
    is_sure = total >= duel.missing(p.t) + p.force(rival)
    odds = 1.0 if is_sure else 1.0 - _FIGHTS_BACK
    return odds * stake - p.purse.cost(given)


# --- contests ----------------------------------------------------------------------------------------------------


def contest(p: Planner, step: Contest) -> float:
    """Contest a visitor: thrown off is who has nothing to show, or else who was wrong to ask. JR-H4."""
    t = p.t
    if has_proof(t, step.visitor) or holds_queen(t, step.visitor, step.hexagon):
        hearts = p.purse.cheapest(bit(HEARTS), PROOF, 0, -1)
        return p.off_board(p.without(hearts))
    return p.chance_if(p.now, step.visitor, thrown_off(p, step.visitor))


def let_in(p: Planner) -> float:
    return p.chance(p.now)


def proof(p: Planner, shown: i64) -> vec[i64]:
    """The hearts to show, beside those shown already: as little as will do."""
    last: i64 = -1
    need: i64 = PROOF
    if shown:
        last = HEARTS * 13 + LOWEST[highest_bit(shown)]
        need -= p.t.rules.sums[shown]
    return p.purse.cheapest(bit(HEARTS), need, 0, last)
