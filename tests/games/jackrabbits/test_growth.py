"""What rules declare in their own modules comes together in one way, and what several do goes in order."""

from __future__ import annotations

import subprocess
import sys

import pytest

from playing import act, kinds, told
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.facts import event
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.beliefs import Beliefs
from warren.games.jackrabbits.deck import CARD_TEXTS, SPENT
from warren.games.jackrabbits.facts import DEALT, DISCARDED, RESHUFFLED
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.options.capital_aces import LAID_CAPITAL
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.falling import throw_off
from warren.games.jackrabbits.turn.moment import ACQUIRING

NUMBERS = """
from importlib import import_module
import_module("warren.games.jackrabbits.{module}")
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.slots import SLOTS
print([span.kind for span in JACKRABBITS.actions.spans], [kind.name for kind in JACKRABBITS.facts.kinds])
print(int(SLOTS.marks), int(SLOTS.places), [int(mark) for mark in SLOTS.of_turn])
"""


@pytest.mark.parametrize("module", ["options.special_trades", "suits.hearts", "turn.market", "land.tiles"])
def test_numbers_are_the_same_whatever_is_loaded_first(module: str) -> None:
    first = [sys.executable, "-c", NUMBERS.format(module=module)]
    kinds = [span.kind for span in JACKRABBITS.actions.spans]
    facts = [kind.name for kind in JACKRABBITS.facts.kinds]
    marks = int(SLOTS.marks), int(SLOTS.places), [int(mark) for mark in SLOTS.of_turn]
    told_there = subprocess.run(first, capture_output=True, text=True, check=True).stdout
    assert told_there.splitlines() == [f"{kinds} {facts}", " ".join(map(str, marks))]


@pytest.mark.rule("JR-U3")
@pytest.mark.parametrize(("to_play", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (3, [3, 0, 2])])
def test_several_who_are_thrown_off_fall_in_turn_order_from_whose_turn_it_is(to_play: int, order: list[int]) -> None:
    table = position(("", "", "", ""), ("citadel",) * 4, to_play=to_play)
    ear = table.listen()
    throw_off(table, bit(0) | bit(2) | bit(3))
    table.run_on()
    assert [fact.seat for fact in told(ear, "thrown-off")] == order
    assert [bool(table.is_off_board(seat)) for seat in range(4)] == [True, False, True, True]


@pytest.mark.rule("JR-I3")
def test_at_the_end_of_a_turn_rules_come_one_after_the_other_before_the_hand_limit() -> None:
    hand = "2E 3N 2C 3C 4C 5C 6C 7C 8C 9C TC"
    table = position((hand, ""), ("tower-clubs",), phase="acquisition", suits="clubs,shields,acorns")
    for kind in ("seal", "load", "discard"):
        act(table, "rest", 0)
        assert kinds(table) == {kind, "rest"}


class Backwards(Rule):
    """Adds an action of a kind that comes before others."""

    def adds(self, t: RaceTable, step: object, found: Choices) -> None:
        found.append(ACTIONS.start("roll"))


def test_what_rules_add_to_choices_is_put_in_order() -> None:
    table = position(("7S", "5D"), phase="acquisition")
    table.rules.moments[ACQUIRING].append(Backwards())
    try:
        choices = table.choices(0)
    finally:
        table.rules.moments[ACQUIRING].pop()
    assert choices == sorted(choices)
    assert choices[0] == ACTIONS.start("roll")


@pytest.mark.rule("JR-V1")
def test_a_card_that_was_laid_open_joins_what_is_shuffled_only_once_it_is_spent() -> None:
    table = position(("", ""))
    two = CARD_TEXTS.index("2C")
    memory = table.journal[:0]
    table.journal = memory
    for kind in (DEALT, LAID_CAPITAL):
        table.tell(event(kind, 0, two))
    table.tell(event(RESHUFFLED, -1, 0))
    unspent = Beliefs(2, table.rules.stacks, table.view(1).memory)
    assert two not in [int(card) for card in unspent.unseen]
    table.tell(event(DISCARDED, 0, two))
    table.tell(event(RESHUFFLED, -1, 1))
    spent = Beliefs(2, table.rules.stacks, table.view(1).memory)
    assert two in [int(card) for card in spent.unseen]
    assert not table.holds(SPENT, two)
