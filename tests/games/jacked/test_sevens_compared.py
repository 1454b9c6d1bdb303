"""Sevens in small steps lead exactly where whole sevens lead, and no choice is a dead end: JK-CS1, JK-CS2, JK-CS3.

The whole sevens are counted out here, slowly and from the rules' text: every order of the pegs, every way to divide.
"""

from __future__ import annotations

from random import Random

import pytest

from playing import act, offered
from volume import volume
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import PEGS, pegs

State = tuple[tuple[str, int], ...]
"""Pegs outside Jail, each with how far it has walked from its own Out space; n or more is Home."""


def whole_sevens(start: State, mine: str, side: int) -> set[State]:
    """Where the board can be after a seven of a player who moves these colours."""
    found: set[State] = set()

    def go_on(state: State, left: int, moved: frozenset[str]) -> None:
        if left == 0:
            found.add(tuple(sorted(state)))
        for peg, walked in state:
            if peg[0] in mine and peg not in moved:
                after = state
                for count in range(1, left + 1):
                    stepped = one_step(after, peg, walked + count, side)
                    if stepped is None:
                        break
                    after = stepped
                    go_on(after, left - count, moved | {peg})

    go_on(start, 7, frozenset())
    return found


def one_step(state: State, peg: str, walked: int, side: int) -> State | None:
    """A peg goes to a space and kills what is there; None if it is no space, or one in Home that is taken."""
    n = 4 * side
    if walked >= n:
        if walked > n + 3 or any(other[0] == peg[0] and place == walked for other, place in state):
            return None
        return tuple((other, walked if other == peg else place) for other, place in state)
    space = (("RBGY".index(peg[0])) * side + walked) % n
    kept: list[tuple[str, int]] = []
    for other, place in state:
        if other == peg:
            kept.append((peg, walked))
        elif place >= n or ("RBGY".index(other[0]) * side + place) % n != space:
            kept.append((other, place))
    return tuple(kept)


def state_of(table: JackedTable) -> State:
    n = 4 * int(table.rules.side)
    found: list[tuple[str, int]] = []
    for word in pegs(table).split():
        peg, place = word.split(":")
        if place.startswith("home"):
            found.append((peg, n + int(place[-1]) - 1))
        else:
            found.append((peg, (int(place.rstrip("!")) - n // 4 * "RBGY".index(peg[0])) % n))
    return tuple(sorted(found))


def small_steps(table: JackedTable) -> set[State]:
    """Where the table leads to by all its choices; each of them goes on to an end."""
    found: set[State] = set()
    seen: set[tuple[str, ...]] = set()
    waiting = [act(table.clone(), action) for action in offered(table) if action.startswith("seven")]
    while waiting:
        now = waiting.pop()
        if not now.continues():
            found.add(state_of(now))
            continue
        key = (pegs(now), str(now.saved_steps()[-1]))
        if key in seen:
            continue
        seen.add(key)
        choices = offered(now)
        assert choices, "a dead end"
        waiting += [act(now.clone(), action) for action in choices]
    return found


def a_position(dice: Random) -> JackedTable:
    """A few pegs close together, or close to Home or inside."""
    players, teams = dice.choice([(2, False), (3, False), (4, False), (4, True)])
    side = dice.choice([12, 18])
    n = 4 * side
    colours = 3 if players == 3 else 4
    middle = dice.randrange(n)
    taken: set[str] = set()
    words: list[str] = []
    for peg in dice.sample(PEGS[: 4 * colours], dice.randint(2, 7)):
        out = "RBGY".index(peg[0]) * side
        near = (middle + dice.randint(-5, 5)) % n
        entrance = (out - dice.randint(1, 6)) % n
        place = dice.choice([str(near), str(near), str(entrance), f"home{dice.randint(1, 4)}", f"{out}!"])
        key = peg[0] + place if place[0] == "h" else place.rstrip("!")
        if key not in taken:
            taken.add(key)
            words.append(f"{peg}:{place}")
    if len([word for word in words if word[0] == "R" and "home" in word]) == 4:
        words.pop()
    # A second card: the hand goes on, and no new one is dealt over the end of the seven.
    hands = ("7C 2C", *[""] * (players - 1))
    return position(pegs=" ".join(words), hands=hands, players=players, teams=teams, side=side)


def compare(label: str, count: int) -> None:
    ends = 0
    for number in range(count):
        table = a_position(Random(f"{label} {number}"))
        mine = "RG" if table.players == 2 or table.setup.flag("teams") else "R"
        wanted = whole_sevens(state_of(table), mine, int(table.rules.side))
        assert small_steps(table) == wanted, f"{number}: {pegs(table)}"
        ends += len(wanted)
    assert ends > 5 * count


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-CS2")
@pytest.mark.rule("JK-CS3")
def test_thousands_of_sevens_lead_where_whole_sevens_lead() -> None:
    compare("sevens", volume(2000, 200))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_many_more_sevens_lead_where_whole_sevens_lead(batch: int) -> None:
    compare(f"soak {batch}", 5000)
