"""Whether a hand is enough for several prices, one after the other: no card can be paid twice. JR-C1, JR-C2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.games.jackrabbits.actions import DONE
from warren.games.jackrabbits.deck import COURT, royal_of
from warren.games.jackrabbits.land.tiles import HEXAGONS, is_house
from warren.games.jackrabbits.turn.payment import can_reach, pay

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

Sum = tuple[int, int, int]
"""Suits, points, and the houses whose royals are to be kept."""


def can_pay_both(t: RaceTable, seat: i64, suits: i64, price: i64, toll_suits: i64, toll: i64) -> bool:
    """Whether a hand is enough for the price of a way, if it has one, and then for a toll. JR-E0h."""
    if not can_reach(t, seat, toll_suits, toll):
        return False
    if price <= 0:
        return True
    if not can_reach(t, seat, suits, price):
        return False
    if not suits & toll_suits & t.rules.suits and not t.rules.bonuses:
        return True  # no card counts for both
    trial = t.clone()
    for _ in t.saved_steps():
        trial.skip_step()
    return can_pay(trial, int(seat), [(int(suits), int(price), 0), (int(toll_suits), int(toll), 0)])


def can_pay(table: RaceTable, seat: int, prices: list[Sum]) -> bool:
    """Whether a hand is enough for all of these: the last one is looked at, those before it are paid in all ways."""
    suits, points, kept = prices[0]
    trial = table.clone()
    spared = set_aside(trial, seat, kept)
    if not can_reach(trial, seat, suits, points):
        return False
    if len(prices) == 1:
        return True
    pay(trial, seat, suits, points)
    return _can_lay(trial, seat, spared, prices[1:])


def set_aside(table: RaceTable, seat: int, houses: int) -> list[int]:
    """Take the royals of these houses out of a hand, for a while."""
    royals = [int(royal_of(house)) for house in range(HEXAGONS) if houses >> house & 1 and is_house(house)]
    found = [royal for royal in royals if table.holds(seat, royal)]
    for royal in found:
        table.move_card(royal, seat, COURT)
    return found


def _can_lay(table: RaceTable, seat: int, spared: list[int], rest: list[Sum]) -> bool:
    """In the middle of a payment: card by card, and as soon as it is enough, on to the others."""
    choices = table.choices(seat)
    if not choices:
        for royal in spared:
            table.move_card(royal, COURT, seat)
        return can_pay(table, seat, rest)
    for action in [DONE] if DONE in choices else choices:
        trial = table.clone()
        trial.do(seat, action)
        if _can_lay(trial, seat, spared, rest):
            return True
    return False
