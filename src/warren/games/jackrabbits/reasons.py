"""Why something cannot be done now, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.errors import Reason

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.turn.payment import Gather


def _x(*a: object) -> Reason:
    return Reason("jackrabbits-not-now", "JR-S3")


def why_not_match(t: RaceTable, seat: i64, action: i64) -> Reason:
    return _x()


def why_not_roll(t: RaceTable, seat: i64, action: i64) -> Reason:
    return _x()


def why_not_discard(t: RaceTable, seat: i64, action: i64, left: i64, last: i64) -> Reason:
    return _x()


def why_not_gather(t: RaceTable, step: Gather, action: i64) -> Reason:
    return _x()


def why_not_set_out(t: RaceTable, seat: i64, action: i64) -> Reason:
    return _x()


def why_not_step(t: RaceTable, seat: i64, tile: i64, came: i64, done: i64, action: i64) -> Reason:
    return _x()


def why_not_acquire(t: RaceTable, seat: i64, action: i64) -> Reason:
    return _x()


def why_not_at_end(t: RaceTable, seat: i64, action: i64) -> Reason:
    return _x()


def why_not_fly(t: RaceTable, seat: i64, action: i64, missing: i64) -> Reason:
    return _x()


def why_not_attack(t: RaceTable, seat: i64, rival: i64) -> Reason:
    return _x()


def why_not_fight(t: RaceTable, step: Gather, action: i64, may_yield: bool) -> Reason:
    return _x()


def why_not_return(t: RaceTable, seat: i64, action: i64) -> Reason:
    return _x()


def why_not_contest(t: RaceTable, seat: i64, hexagon: i64, action: i64) -> Reason:
    return _x()


def why_not_prove(t: RaceTable, seat: i64, hexagon: i64, shown: i64, action: i64) -> Reason:
    return _x()


def why_not_buy(t: RaceTable, seat: i64, card: i64, last: i64) -> Reason:
    return _x()


def why_not_pass(t: RaceTable, seat: i64, hexagon: i64, came: i64, action: i64) -> Reason:
    return _x()


def why_not_lay(t: RaceTable, seat: i64, shown: i64, action: i64) -> Reason:
    return _x()
