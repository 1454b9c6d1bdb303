"""Random games, played on the table and by the oracle side by side: both agree after every action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from playing import offered
from side_by_side import Pair
from volume import IS_FULL, volume
from warren.core.facts import Fact
from warren.games.jacked.facts import FACTS
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import board, deck, discards, hand
from .oracle import HANDS, PEGS, RANKS, Dealt, Oracle


def some_settings(dice: Random) -> dict[str, Any]:
    players, jokers = dice.choice(list(HANDS))
    return {
        "players": players,
        "teams": players == 4 and dice.random() < 0.5,
        "jokers": str(jokers),
        "side": dice.choice([12, 13, 18]),
        "jacked_play": dice.choice(["strict", "memory"]),
        "turn_limit": dice.choice([20, 60, 120]),
    }


def oracle_for(table: JackedTable) -> Oracle:
    setup = table.setup
    oracle = Oracle(
        players=setup.whole("players"),
        is_teams=setup.flag("teams"),
        jokers=int(table.rules.jokers),
        side=setup.whole("side"),
        is_memory=setup.choice("jacked_play") == "memory",
        turn_limit=setup.whole("turn_limit") or None,
        dealer=int(table.dealer),
    )
    oracle.shuffle()
    return oracle


def dealt_in(facts: list[Fact]) -> Dealt:
    return [(fact.seat or 0, str(fact.args["card"])) for fact in facts if fact.kind == "dealt"]


def a_new_game(dice: Random) -> tuple[JackedTable, Oracle]:
    setup = JACKED.agree(some_settings(dice))
    table = JACKED.start(setup, str(dice.getrandbits(64)))
    assert isinstance(table, JackedTable)
    oracle = oracle_for(table)
    oracle.deal([(seat, card) for seat in range(oracle.players) for card in sorted(hand(table, seat))])
    return table, oracle


def a_position(dice: Random) -> tuple[JackedTable, Oracle]:
    """Pegs all over the board, many of them near each other and near Home."""
    given = some_settings(dice)
    del given["turn_limit"]
    players, side = given["players"], given["side"]
    jokers = int(given["jokers"])
    given["turn_limit"] = dice.choice([3, 10, 30])
    number = dice.randrange(len(HANDS[(players, jokers)]))
    size = HANDS[(players, jokers)][number]
    deck_ = [rank + suit for rank in RANKS for suit in "CSHD"] + [f"X{i + 1}" for i in range(jokers)]
    favourites = [card for card in deck_ if card[0] in dice.choice(["7X", "TJX", "6A7", "J7", "AK6T7JX", "23A7"])]
    dice.shuffle(deck_)
    chosen = [*dice.sample(favourites, len(favourites)), *deck_]
    chosen = list(dict.fromkeys(chosen))
    hands: list[str] = []
    for seat in range(players):
        count = dice.randint(1 if seat == 0 else 0, size)
        hands.append(" ".join(chosen[:count]))
        chosen = chosen[count:]
    make = dice.choice([random_pegs, random_pegs, pegs_near_the_end])
    oracle_pegs = make(dice, side, 3 if players == 3 else 4)
    to_play = dice.choice([seat for seat in range(players) if hands[seat]])
    is_jacked = sum(len(cards.split()) for cards in hands) < size * players and any(c[0] == "J" for c in chosen)
    table = position(
        pegs=oracle_pegs,
        hands=tuple(hands),
        to_play=to_play,
        is_jacked=is_jacked and dice.random() < 0.5,
        hand=number + 1,
        barred=tuple(seat for seat in range(players) if dice.random() < 0.2),
        seed=str(dice.getrandbits(64)),
        **given,
    )
    oracle = oracle_for(table)
    oracle.hand_number = number
    oracle.hands = [hand(table, seat) for seat in range(players)]
    oracle.deck = deck(table)
    oracle.discards = discards(table)
    oracle.to_play = to_play
    oracle.jacked = int(table.jacked) if table.jacked >= 0 else None
    oracle.barred = {seat for seat in range(players) if table.barred >> seat & 1}
    for word in oracle_pegs.split():
        peg, place = word.split(":")
        out = "RBGY".index(peg[0]) * side
        if place.startswith("home"):
            oracle.pegs.walked[peg] = 4 * side + int(place[-1]) - 1
        else:
            oracle.pegs.walked[peg] = (int(place.rstrip("!")) - out) % (4 * side)
        if place.endswith("!"):
            oracle.pegs.blockers.add(peg)
    return table, oracle


def random_pegs(dice: Random, side: int, colours: int) -> str:
    words: list[str] = []
    taken: set[str] = set()
    middle = dice.randrange(4 * side)
    for number, peg in enumerate(PEGS[: 4 * colours]):
        out = number // 4 * side
        near = (middle + dice.randrange(-9, 10)) % (4 * side)
        place = dice.choice(
            [
                "jail",
                f"{near}",
                f"{dice.randrange(4 * side)}",
                f"{(out - dice.randint(1, 9)) % (4 * side)}",
                f"home{dice.randint(1, 4)}",
                f"{out}!",
            ]
        )
        key = place.rstrip("!") if place[0] != "h" else peg[0] + place
        if place == "jail" or key in taken or (place.startswith("home") and number % 4 == 3):
            continue  # one of each colour is never home, so that nobody has won yet
        taken.add(key)
        words.append(f"{peg}:{place}")
    return " ".join(words)


def pegs_near_the_end(dice: Random, side: int, colours: int) -> str:
    """All pegs but one of each colour are home, and that one is near."""
    words: list[str] = []
    for number in range(colours):
        homes = dice.sample("1234", 4)
        words += [f"{PEGS[4 * number + i]}:home{homes[i]}" for i in range(3)]
        words.append(f"{PEGS[4 * number + 3]}:{(number * side - dice.randint(1, 8)) % (4 * side)}")
    return " ".join(words)


def compare(table: JackedTable, oracle: Oracle) -> None:
    pegs = oracle.pegs
    wanted: dict[str, str] = {}
    for peg in PEGS:
        walked = pegs.walked[peg]
        if walked is not None:
            at_home = walked >= pegs.n
            wanted[peg] = f"home{walked - pegs.n + 1}" if at_home else str(pegs.space(peg[0], walked))
            wanted[peg] += "!" if peg in pegs.blockers else ""
    assert board(table) == wanted
    for seat in range(oracle.players):
        assert offered(table, seat) == oracle.legal(seat), seat
        assert hand(table, seat) == oracle.hands[seat]
    assert deck(table) == oracle.deck
    assert discards(table) == oracle.discards
    assert table.turns == oracle.turns
    assert table.hand_number == oracle.hand_number
    assert table.dealer == oracle.dealer
    assert table.barred == sum(1 << seat for seat in oracle.barred)
    if oracle.ended is None:
        assert table.outcome is None
        assert set(table.seats()) == {seat for seat in range(oracle.players) if oracle.legal(seat)}
        assert table.jacked == (-1 if oracle.jacked is None else oracle.jacked)
    else:
        assert table.outcome is not None
        assert table.outcome.reason == f"jacked-end-{oracle.ended}"
        assert list(table.outcome.winners) == oracle.winners
        assert list(table.outcome.scores) == oracle.scores()


def taste(dice: Random) -> dict[str, float]:
    return {kind: dice.choice([1, 1, 3, 9]) for kind in ("out", "move", "swap", "seven", "part", "discard", "call")}


def tell(oracle: Oracle, seat: int, action: str, facts: list[Fact]) -> None:
    oracle.play(seat, action, dealt_in(facts))


PAIR = Pair(a_new_game, a_position, taste, tell, compare)


@pytest.mark.rule("JK-P1")
@pytest.mark.rule("JK-P2")
@pytest.mark.rule("JK-P3")
@pytest.mark.rule("JK-P4")
@pytest.mark.rule("JK-P6")
def test_new_games_agree_with_the_oracle_after_every_action() -> None:
    PAIR.play_many("new", games=volume(40, 6))


@pytest.mark.rule("JK-B3")
@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-CW")
@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-J4")
@pytest.mark.rule("JK-M1")
@pytest.mark.rule("JK-P5")
def test_crowded_positions_agree_with_the_oracle_after_every_action() -> None:
    """And everything that can happen does happen there."""
    reached = PAIR.play_many("crowded", positions=volume(120, 15))
    assert reached == {kind.name for kind in FACTS.kinds} or not IS_FULL


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_thousands_of_games_agree_with_the_oracle(batch: int) -> None:
    PAIR.play_many(f"soak {batch}", games=60, positions=200)
