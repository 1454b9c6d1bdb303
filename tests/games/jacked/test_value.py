"""How a player of JACKED stands, and which cards reach a peg."""

from __future__ import annotations

import pytest

from warren.core.cards import RANKS, members
from warren.games.jacked.actions import PEG_TEXTS
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.reach import ranks_that_hit
from warren.games.jacked.table import JackedTable

HANDS = ("2C 3C", "2H 3H")
BLUE_AND_YELLOW = 0xF0F0


def at(pegs: str, hands: tuple[str, ...] = HANDS, **settings: object) -> JackedTable:
    return position(pegs, hands, **settings)  # type: ignore[arg-type]


def worth(pegs: str, seat: int = 0, hands: tuple[str, ...] = HANDS) -> float:
    return JACKED.thinking.value(at(pegs, hands), seat)


def reaching(pegs: str, peg: str = "R1") -> str:
    """The ranks that kill a red or green peg."""
    ranks = ranks_that_hit(at(pegs).board, PEG_TEXTS.index(peg), BLUE_AND_YELLOW)
    return "".join(RANKS[rank] for rank in members(ranks))


@pytest.mark.parametrize(
    ("pegs", "ranks"),
    [
        ("R1:20 B1:19", "A7"),
        ("R1:20 Y1:15", "57"),
        ("R1:25 B1:19", "7"),  # six ahead: only the part of a seven gets there
        ("R1:30 B1:19", "J"),
        ("R1:29 B1:19", ""),  # ten ahead: a ten swaps, and kills nobody
        ("R1:32 B1:19", "K"),
        ("R1:33 B1:19", ""),
        ("R1:20 B1:26", "6"),
        ("R1:20 B1:25", ""),
        ("R1:20 B1:19 Y1:16", "A47"),
        ("R1:18", "AK"),  # the corner of blue, whose pegs are in Jail
        ("R1:20 Y1:15 B2:18!", "27"),  # past a blocker only the seven gets; the blocker itself is two behind
        ("R1:19 B1:17", ""),  # blue turns into its Home before its own corner
        ("R1:home2 B1:70", ""),
        ("R1:0! Y1:70", "7"),  # a blocker
        ("R1:0 Y1:70", "27"),
        ("R1:0! Y1:64", ""),
    ],
)
def test_the_ranks_that_reach_a_peg(pegs: str, ranks: str) -> None:
    assert reaching(pegs) == ranks


@pytest.mark.rule("JK-M1")
def test_whatever_reaches_a_peg_kills_it_when_it_is_played() -> None:
    """The same from the rules: blue plays one card of each rank in all ways."""
    spots = [f"R1:{place} B1:40 Y1:57 B2:18!" for place in range(72) if place not in (18, 40, 57)]
    for pegs in spots:
        found = ""
        for rank in RANKS:
            table = position(pegs, ("2C", f"{rank}S"), to_play=1)
            actions = [action for action in table.choices(1) if JACKED.actions.text(action) != "forfeit"]
            if any(kills_red(table, [action]) for action in actions):
                found += rank
        assert reaching(pegs) == found, pegs


def kills_red(table: JackedTable, parts: list[int]) -> bool:
    trial = table.clone()
    for part in parts:
        trial.do(1, part)
    if trial.board.places[0] < 0:
        return True
    return trial.continues() and any(kills_red(table, [*parts, further]) for further in trial.choices(1))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("R1:20", ""),
        ("R1:21", "R1:20"),
        ("R1:home1", "R1:71"),
        ("R1:home2", "R1:home1"),
        ("R1:33 B1:19", "R1:32 B1:19"),  # out of the reach of a King
        ("R1:0! Y1:67", "R1:0 Y1:67"),  # a blocker is safer
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)
    assert worth(better, 1) < worth(worse, 1)


def test_danger_counts_for_less_when_the_others_hold_fewer_cards() -> None:
    pegs = "R1:20 B1:19"
    assert worth(pegs, hands=("2C", "2H")) > worth(pegs, hands=("2C", "2H 3H 4H"))


def test_a_card_that_brings_a_peg_out_is_worth_something_while_pegs_are_in_jail() -> None:
    assert worth("", hands=("AC", "2H")) > worth("", hands=("5C", "2H"))
    home = "R1:home4 R2:home3 R3:home2 R4:home1 G1:home4 G2:home3 G3:home2 G4:20"
    assert worth(home, hands=("AC", "2H")) == worth(home, hands=("5C", "2H"))


def test_a_jack_in_hand_is_worth_something() -> None:
    assert worth("R1:20", hands=("JC", "2H")) > worth("R1:20", hands=("5C", "2H"))


def test_partners_stand_alike_and_two_sides_stand_against_each_other() -> None:
    table = at("R1:20 G1:60 B1:30", ("2C", "2H", "2D", "2S"), teams=True)
    values = [JACKED.thinking.value(table, seat) for seat in range(4)]
    assert values[0] == values[2] == pytest.approx(-values[1])
    assert values[1] == values[3]
    assert -1 < values[1] < 0 < values[0] < 1
