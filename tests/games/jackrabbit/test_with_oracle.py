"""The engine and the oracle play the same games and must agree after every single action."""

from __future__ import annotations

from random import Random

import pytest

from playing import legal
from side_by_side import Pair
from volume import IS_FULL, volume
from warren.core.cards import members, text
from warren.core.facts import Fact
from warren.games.jackrabbit.facts import FACTS
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .helpers import ACTIONS, discards, hand, name, new, pile, see, stack, totals
from .oracle import DECK, Oracle

DRAWING = ("dealt", "drew-for-pair", "drew-for-visit", "drew-replacement")


def some_settings(dice: Random) -> dict[str, object]:
    given: dict[str, object] = {
        "length": dice.choice(["match", "match", "hand"]),
        "first_player": dice.choice(["random", "0", "1"]),
        "ace_high_runs": dice.choice([True, False]),
        "deadwood": dice.choice(["going-out", "always"]),
        "turn_limit": dice.choice(["none", "none", 4, 25, 90]),
    }
    if given["length"] == "match":
        given["threshold"] = dice.choice([1, 10, 25, 50])
        if given["deadwood"] == "always" and given["turn_limit"] == "none":
            given["turn_limit"] = 200  # who plays at random loses more than they win, for ever
    return given


def oracle_for(table: JackrabbitTable) -> Oracle:
    setup = table.setup
    return Oracle(
        is_match=setup.choice("length") == "match",
        threshold=setup.whole("threshold"),
        ace_high_runs=setup.flag("ace_high_runs"),
        deadwood_always=setup.choice("deadwood") == "always",
        turn_limit=setup.whole("turn_limit") or None,
        starter=table.seats()[0],
    )


def a_new_game(dice: Random) -> tuple[JackrabbitTable, Oracle]:
    given = some_settings(dice)
    table = new(dice.getrandbits(64), **given)
    oracle = oracle_for(table)
    if given["first_player"] != "random":
        assert str(oracle.starter) == given["first_player"]
    oracle.deal([(seat, card) for seat in (0, 1) for card in sorted(hand(table, seat))])
    return table, oracle


def a_late_position(dice: Random) -> tuple[JackrabbitTable, Oracle]:
    """Few cards in hands and piles, most in the stacks: where reshuffles, short draws and ends of hands happen."""
    deck = dice.sample(DECK, 52)
    counts = [dice.randint(1, 5), dice.randint(1, 5), dice.randint(0, 5), dice.randint(1, 5)]
    first, second, drawing, thrown = (deck[sum(counts[:i]) : sum(counts[: i + 1])] for i in range(4))
    laid = deck[sum(counts) :]
    cut = dice.choice([0, len(laid), dice.randint(1, len(laid) - 1), dice.randint(1, len(laid) - 1)])
    given = some_settings(dice)
    del given["first_player"]
    points = dice.randint(0, 60)
    table = position(
        hands=(" ".join(first), " ".join(second)),
        stacks=(" ".join(laid[:cut]), " ".join(laid[cut:])),
        pile=" ".join(drawing),
        discards=" ".join(thrown),
        to_play=dice.randint(0, 1),
        totals=(points, points + dice.randint(-9, 9)),
        seed=str(dice.getrandbits(64)),
        **given,
    )
    oracle = oracle_for(table)
    oracle.hand_number = 1
    oracle.hands = [set(first), set(second)]
    oracle.stacks = [laid[:cut], laid[cut:]]
    oracle.pile = set(drawing)
    oracle.discards = thrown
    oracle.totals = list(totals(table))
    return table, oracle


def compare(table: JackrabbitTable, oracle: Oracle) -> None:
    compare_tables(table, oracle)
    if oracle.ended is not None or oracle.turns % 10 == 0:
        compare_views(table, oracle)


def compare_tables(table: JackrabbitTable, oracle: Oracle) -> None:
    for seat in (0, 1):
        assert legal(table, seat) == oracle.legal(seat)
        assert hand(table, seat) == oracle.hands[seat]
        assert stack(table, seat) == oracle.stacks[seat]
        assert name(int(table.tops[seat])) == (oracle.stacks[seat][-1] if oracle.stacks[seat] else None)
    assert pile(table) == oracle.pile
    assert discards(table) == set(oracle.discards)
    assert name(int(table.discard_top)) == (oracle.discards[-1] if oracle.discards else None)
    assert totals(table) == tuple(oracle.totals)
    assert table.turns == oracle.turns
    assert table.hand_number == oracle.hand_number
    if oracle.ended is None:
        assert table.outcome is None
        assert table.seats() == [oracle.to_play]
    else:
        assert table.outcome is not None
        assert table.outcome.reason == f"jackrabbit-end-{oracle.ended}"
        assert table.outcome.winners == tuple(oracle.winners)
        assert table.outcome.scores == tuple(oracle.totals)


def compare_views(table: JackrabbitTable, oracle: Oracle) -> None:
    for seat in (0, 1, None):
        view = see(table, seat)
        assert [text(card) for card in members(view.hand)] == [
            card for card in DECK if seat is not None and card in oracle.hands[seat]
        ]
        assert view.hand_sizes == [len(oracle.hands[0]), len(oracle.hands[1])]
        assert (view.pile_size, view.discard_size) == (len(oracle.pile), len(oracle.discards))
        assert name(int(view.discard_top)) == (oracle.discards[-1] if oracle.discards else None)
        assert [name(top) for top in view.tops] == [one[-1] if one else None for one in oracle.stacks]
        assert view.stack_sizes == [len(one) for one in oracle.stacks]
        assert view.totals == oracle.totals
        assert [ACTIONS.text(action) for action in view.choices] == ([] if seat is None else oracle.legal(seat))


def taste(dice: Random) -> dict[str, float]:
    return {kind: dice.choice([1, 1, 3, 9]) for kind in ("own", "other", "discard", "top", "deal")}


def tell(oracle: Oracle, seat: int, action: str, facts: list[Fact]) -> None:
    oracle.play(seat, action, [(fact.seat or 0, str(fact.args["card"])) for fact in facts if fact.kind in DRAWING])


PAIR = Pair(a_new_game, a_late_position, taste, tell, compare)


@pytest.mark.rule("JB-1")
@pytest.mark.rule("JB-3")
@pytest.mark.rule("JB-4")
@pytest.mark.rule("JB-7")
@pytest.mark.rule("JB-14")
def test_new_games_agree_with_the_oracle_after_every_action() -> None:
    PAIR.play_many("new", games=volume(200, 20))


@pytest.mark.rule("JB-8")
@pytest.mark.rule("JB-9")
@pytest.mark.rule("JB-10")
@pytest.mark.rule("JB-11")
@pytest.mark.rule("JB-12")
@pytest.mark.rule("JB-13")
def test_late_positions_agree_with_the_oracle_after_every_action() -> None:
    """And everything that can happen does happen there."""
    reached = PAIR.play_many("late", positions=volume(1000, 100))
    assert reached == {kind.name for kind in FACTS.kinds} - {"laid"} or not IS_FULL


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_thousands_of_games_agree_with_the_oracle(batch: int) -> None:
    PAIR.play_many(f"soak {batch}", games=250, positions=750)
