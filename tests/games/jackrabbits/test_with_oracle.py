"""Random races of the intro game, played on the table and by the oracle side by side: both agree after every action."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from playing import legal
from side_by_side import Pair
from volume import IS_FULL, volume
from warren.core.facts import Fact
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.codes import land_code
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.tileset import standard
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.payment import Pay
from warren.games.jackrabbits.turn.road import OnRoad

from .all_journeys import AllJourneys
from .chart import UNDERGROUND, Chart
from .helpers import ACTIONS, OBJECTIVES, court, hand, new, pile, place, spent
from .oracle import JOKERS, OFF_BOARD, Oracle, is_royal

SUITS = (
    *("clubs,spades", "hearts,diamonds", "spades,hearts,diamonds"),
    *["clubs,spades,hearts,diamonds"] * 3,
)
WILD_LANDS = 24
SECRETS = ("dealt", "drew", "won-card")


@lru_cache(maxsize=WILD_LANDS + 1)
def some_land(number: int) -> tuple[str, str, Chart]:
    """A land that keeps no guideline, its tiles laid close together at random: suits, code, and its chart.

    It has gaps, dead ends, roads that go round, and neighbours of every kind.
    """
    dice = Random(f"land {number}")
    suits = SUITS[number % len(SUITS)]
    table = LAND.new(number, "fast", style="free", guidelines="ignore", suits=suits, players=1)
    assert isinstance(table, LandTable)
    while table.outcome is None:
        choices = [(LAND.actions.text(action), action) for action in table.choices(0)]
        near = sorted((how_far(text), action) for text, action in choices if text.startswith("at:"))
        table.play(0, dice.choice(near[:6] or choices)[1])
    land = Land(standard(), table.rules.suits, table.ground.places)
    return suits, land_code(land), Chart(land)


def how_far(text: str) -> int:
    _, x, y = text.split(":")
    return max(abs(int(x)), abs(int(y)), abs(int(x) + int(y)))


def letters(suits: str) -> str:
    return "".join(suit[0].upper() for suit in suits.split(","))


def some_settings(dice: Random) -> tuple[dict[str, Any], Chart]:
    suits, code, chart = some_land(dice.randrange(WILD_LANDS))
    objectives = OBJECTIVES if suits.count(",") > 1 else ("simple", "monarchic", "tribal")
    return {
        "rules": "intro",
        "players": dice.choice([2, 2, 3, 4]),
        "objective": dice.choice(objectives),
        "surplus": dice.choice(["on-call", "strict"]),
        "suits": suits,
        "land": code,
    }, chart


def oracle_for(table: RaceTable, chart: Chart) -> Oracle:
    """An oracle with the same cards and rabbits, at the beginning of the same turn."""
    setup = table.setup
    oracle = Oracle(
        chart,
        letters(setup.choice("suits")),
        setup.whole("players"),
        setup.choice("objective"),
        setup.choice("surplus") == "strict",
        setup.whole("turn_limit") or None,
    )
    oracle.hands = [hand(table, seat) for seat in range(oracle.players)]
    held = set().union(*oracle.hands)
    oracle.spent = spent(table)
    oracle.court -= held
    oracle.pile -= held | oracle.spent
    oracle.rabbits = [place(table, seat) for seat in range(oracle.players)]
    oracle.turns = int(table.turns)
    oracle.start_turn(int(table.turn))
    return oracle


def a_new_game(dice: Random) -> tuple[RaceTable, Oracle]:
    given, chart = some_settings(dice)
    table = new(str(dice.getrandbits(64)), turn_limit=dice.choice([10, 40]), **given)
    return table, oracle_for(table, chart)


def a_position(dice: Random) -> tuple[RaceTable, Oracle]:
    """Rich hands, rabbits everywhere, now and then nothing left to draw."""
    given, chart = some_settings(dice)
    players = given["players"]
    suits = letters(given["suits"])
    pips = [rank + suit for suit in suits for rank in "A23456789T"]
    royals = [rank + suit for suit in suits for rank in "JQK"]
    for group in (pips, royals):
        dice.shuffle(group)
    jokers = sorted(JOKERS)
    most = 9 if given["surplus"] == "strict" else 12
    is_bare = dice.random() < 0.2
    hands: list[list[str]] = []
    for _ in range(players):
        held = [royals.pop() for _ in range(dice.choice([0, 1, 2, 3, 3])) if royals]
        held += [jokers.pop()] if jokers and dice.random() < 0.3 else []
        size = dice.randint(0, most - len(held))
        held += [pips.pop() for _ in range(size) if pips]
        hands.append(held)
    if is_bare and given["surplus"] == "on-call":
        hands[-1] += pips
        pips = []
    aside = pips[: dice.choice([0, 3, len(pips)])]
    rabbits = [dice.choice([*chart.hexagons, UNDERGROUND, OFF_BOARD, "citadel"]) for _ in range(players)]
    table = position(
        tuple(" ".join(held) for held in hands),
        tuple(rabbits),
        to_play=dice.randrange(players),
        spent=" ".join(aside),
        seed=str(dice.getrandbits(64)),
        turn_limit=dice.choice([2, 6, 12]),
        **given,
    )
    return table, oracle_for(table, chart)


def compare(table: RaceTable, oracle: Oracle) -> None:
    seats = range(oracle.players)
    assert [place(table, seat) for seat in seats] == oracle.rabbits
    assert [hand(table, seat) for seat in seats] == oracle.hands
    assert court(table) == oracle.court
    assert spent(table) == oracle.spent
    assert pile(table) == oracle.pile
    assert table.turns == oracle.turns
    for seat in seats:
        found = legal(table, seat)
        assert set(found) == oracle.legal(seat), seat
        assert len(found) == len(set(found))
        assert table.choices(seat) == sorted(table.choices(seat))
    if oracle.ended is None:
        assert table.outcome is None
        assert table.turn == oracle.turn
        assert set(table.seats()) == {seat for seat in seats if oracle.legal(seat)}
    else:
        assert table.outcome is not None
        assert table.outcome.reason == f"jackrabbits-end-{oracle.ended}"
        assert list(table.outcome.winners) == oracle.winners
        assert list(table.outcome.scores) == [sum(is_royal(card) for card in held) for held in oracle.hands]


def chance_in(facts: list[Fact]) -> tuple[tuple[int, int] | None, list[str]]:
    """The dice, if they were rolled, and the cards that were drawn."""
    rolls = [(int(str(f.args["first"])), int(str(f.args["second"]))) for f in facts if f.kind.startswith("rolled")]
    return (rolls[0] if rolls else None), [str(f.args["card"]) for f in facts if f.kind in SECRETS]


def taste(dice: Random) -> dict[str, float]:
    words = ("stay", "go", "ride", "horse", "boat", "cross", "joker", "hole", "down", "pay", "done", "claim", "call")
    found: dict[str, float] = {word: dice.choice([1, 3, 9, 30]) for word in words}
    return found | {"horse": 1, "boat": 1, "ride": 0.3, "stay": dice.choice([1, 1, 100])}


def tell(oracle: Oracle, seat: int, action: str, facts: list[Fact]) -> None:
    oracle.play(seat, action, *chance_in(facts))


PAIR = Pair(a_new_game, a_position, taste, tell, compare)


def ends_on_the_table(table: RaceTable, most: int) -> set[tuple[str, frozenset[str]]]:
    """Where the journey of the first player can end, and with which cards: by trying all that the table offers."""
    found: set[tuple[str, frozenset[str]]] = set()
    met: set[str] = set()
    waiting = [table]
    while waiting and len(met) < most:
        at = waiting.pop()
        for action in at.choices(0):
            text = ACTIONS.text(action)
            if text.startswith(("match", "discard")):
                continue
            trial = at.clone()
            trial.do(0, action)
            if trial.outcome is not None or trial.saved_steps()[-1][0] not in ON_THE_WAY:
                found.add((place(trial, 0), frozenset(hand(trial, 0))))
                continue
            state = f"{trial.saved_steps()[-2:]} {sorted(trial.trail)} {sorted(trial.cards_in(0))}"
            if state not in met:
                met.add(state)
                waiting.append(trial)
    return found if not waiting else set()


ON_THE_WAY = [[JACKRABBITS.steps.index(step)] for step in (OnRoad, Pay)]


def check_all_ends(number: int, most: int) -> bool:
    """Whether there were few enough to try them all."""
    dice = Random(f"ends {number}")
    suits, code, chart = some_land(dice.randrange(WILD_LANDS))
    deck = [rank + suit for suit in letters(suits) for rank in "A23456789TJQK"] + sorted(JOKERS)
    held = dice.sample(deck, dice.randint(0, 4))
    held = [card for card in held if not is_royal(card)] + [card for card in held if is_royal(card)][:2]
    start = dice.choice([*chart.hexagons, UNDERGROUND, OFF_BOARD])
    price = dice.randint(2, 12)
    half = max(1, price - 6)
    table = position(
        (" ".join(held), ""),
        (start, "citadel"),
        phase="journey",
        dice=(half, price - half),
        rules="intro",
        suits=suits,
        land=code,
        pile="",
    )
    on_the_table = ends_on_the_table(table, most)
    if on_the_table:
        assert on_the_table == AllJourneys(chart, letters(suits), start, price, court(table)).ends(set(held)), number
    return bool(on_the_table)


@pytest.mark.rule("JR-J5")
@pytest.mark.rule("JR-J6")
@pytest.mark.rule("JR-C4")
def test_all_places_that_can_be_reached_and_all_that_they_can_cost_are_those_of_the_rules() -> None:
    tried = volume(80, 20)
    assert sum(check_all_ends(number, most=150) for number in range(tried)) > tried // 2


@pytest.mark.rule("JR-S2")
@pytest.mark.rule("JR-L2")
@pytest.mark.rule("JR-I2")
def test_new_games_agree_with_the_oracle_after_every_action() -> None:
    PAIR.play_many("new", games=volume(30, 5))


@pytest.mark.rule("JR-J2")
@pytest.mark.rule("JR-T2")
@pytest.mark.rule("JR-T4")
@pytest.mark.rule("JR-A2")
@pytest.mark.rule("JR-N2")
@pytest.mark.rule("JR-G2")
def test_crowded_positions_agree_with_the_oracle_after_every_action() -> None:
    """And everything that can happen in the intro game does happen there."""
    reached = PAIR.play_many("packed", positions=volume(300, 40))
    assert reached == HAPPENS_IN_INTRO or not IS_FULL


HAPPENS_IN_INTRO = {
    *("turn", "rolled", "rolled-off-land", "matched", "won-card", "stayed", "left", "walked", "arrived", "left-land"),
    *(
        "turned-back",
        "crossed",
        "hired-horse",
        "rowed",
        "took-joker",
        "rode",
        "hopped",
        "went-down",
        "came-out",
        "got-up",
    ),
    *("paid", "paid-royal", "claimed", "drew", "reshuffled", "nothing-to-draw", "discarded", "discarded-royal"),
    *("discarded-joker", "called", "won", "turn-limit", "stuck"),
}


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_thousands_of_races_agree_with_the_oracle(batch: int) -> None:
    PAIR.play_many(f"soak {batch}", games=100, positions=1_000)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_thousands_of_journeys_end_where_the_rules_say(batch: int) -> None:
    for number in range(300):
        check_all_ends(1_000 * (batch + 1) + number, most=2_000)
