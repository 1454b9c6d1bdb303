"""What bots think of one rule: of what can be done by it, and of what others can do. The hooks of an adviser.

The plan of a player (`plan`) and the journeys that serve it (`travel`) know the basic turn. What a suit or an option
adds is thought of in a module of its own (`advisers/`): each power is a candidate with a rough worth. No rule knows who
advises on it. The defaults have nothing to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from warren.core.actions import PASS
from warren.core.cards import lowest
from warren.core.errors import Reason
from warren.games.jackrabbits.rule import Rule

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.plan import Plan
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.planning.travel import Travel
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

# What a choice is worth: a chance to win, from -1 to 1; or, among its like, one of these.
LOST: Final = -1.0  # worth nothing at all
WORSE: Final = 0.8
BEST: Final = 1.0
SLIGHT: Final = 0.01  # a little better than the best
FEW: Final = 0.001  # what is done beside the plan, if nothing speaks against it


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """Found by the rule that it is about."""

    def __init__(self, about: type[Rule]) -> None:
        self.about = about

    # --- what can be done ----------------------------------------------------------------------------------------

    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """Add to the worth of each choice what this rule makes of it. Choices that only it brings begin at 0."""

    def picks(self, c: Chooser) -> i64:
        """Where this rule has cards chosen one by one: the action that goes on with the best set; -1 elsewhere."""
        return -1

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """What a move by this rule is good for, in words: to who knows just as much as the planner's table."""
        return []

    # --- journeys ------------------------------------------------------------------------------------------------

    def going_on(self, travel: Travel, hexagon: i64) -> float:
        """What a journey is worth that goes on, by this rule, from a hexagon to which it comes."""
        return LOST

    def entering(self, travel: Travel, tile: i64, worth: float) -> float:
        """What a journey is worth that would be worth so much, where this rule has its say on a tile first."""
        return worth

    def stop_at(self, t: RaceTable) -> i64:
        """The hexagon at which this rule asks whether to go on; -1 where it does not ask."""
        return -1

    def bars(self, t: RaceTable) -> i64:
        """The small tile that journeys go around by this rule if they can; -1 if there is none."""
        return -1

    def passing(self, travel: Travel, end: i64) -> float:
        """What a journey is worth that comes in by a road end, by what this rule has on the way from there."""
        return LOST

    def saved(self, p: Planner, price: i64, is_at_sea: bool) -> float:
        """What it is worth to fall in one's own turn, perhaps by a road into the sea, and be saved by this rule."""
        return LOST

    def harbours(self, rules: Ruleset) -> i64:
        """The hexagons from which a journey leads to any port by this rule, for nothing, as a mask."""
        return 0

    # --- what others can do --------------------------------------------------------------------------------------

    def guards(self, t: RaceTable, seat: i64, hexagon: i64) -> i64:
        """Who may object by this rule if a player arrives on a hexagon, as a mask."""
        return 0

    def refuge(self, t: RaceTable, seat: i64, price: i64) -> i64:
        """Where a player is put by this rule who is thrown off, if they can; -1: nowhere."""
        return -1

    def reckless(self) -> i64:
        """The suits with which even who wins a fight falls by this rule, as a mask."""
        return 0

    def edge(self, p: Planner, hexagon: i64) -> float:
        """Turns that the other rabbits on a hexagon are worth by this rule; below 0: that they cost."""
        return 0.0

    def plausibility(self, t: RaceTable, seat: i64) -> float:
        """How plausible it is that others have come to this by this rule, to who imagines that table."""
        return 1.0


def first(cards: vec[i64], kind: i64) -> i64:
    """The action of a kind with which these cards begin; `PASS`, which is no card, if none will do."""
    return kind + cards[0] if len(cards) else PASS


def from_cave(p: Planner, paid: Plan, cave: i64) -> float:
    """The best of the hexagons to which free roads lead from a cave."""
    found = LOST
    rest = p.ways.from_cave(cave)
    while rest:
        found = max(found, p.arrived(paid, lowest(rest)))
        rest &= rest - 1
    return found
