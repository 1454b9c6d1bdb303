"""One player, about to decide: how they stand now, and how they would stand elsewhere, or with other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.deck import COURT, OFF_BOARD, SPENT
from warren.games.jackrabbits.planning.brief import brief_of, guards
from warren.games.jackrabbits.planning.plan import ACQUISITION, NOTHING, USUAL_PRICE, Plan
from warren.games.jackrabbits.planning.purse import Purse
from warren.games.jackrabbits.planning.value import delay, share, stage_of, turns_by
from warren.games.jackrabbits.suits.hearts import has_proof, holds_queen
from warren.games.jackrabbits.turn.falling import SAVED

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

_NO_CARD: Final = 0.4  # turns lost by who draws no card at the end of a turn
_IS_CONTESTED: Final = 0.8  # how often somebody contests who can
_THROWN: Final = 0.4  # turns lost by who is thrown off, beside the way: a card


class Planner:
    """What can be asked about one seat of a table, which stays as it is."""

    def __init__(self, t: RaceTable, seat: i64) -> None:
        self.t = t
        self.seat = seat
        brief = brief_of(t.rules)
        self.ways = brief.ways
        self.advisers = brief.advisers
        self.here = t.rabbits[seat]
        self.plan = Plan(t, self.ways, seat)
        self.now = self.plan.weigh(self.here, stage_of(t, seat))
        self.goal = self.plan.goal()
        self.purse = Purse(t, seat, self.plan)
        self.reckless = brief.reckless
        self._turns = vec[float]()
        self._goals = vec[i64]()

    def of(self, seat: i64) -> Planner:
        """The plans of any player on this table, made anew."""
        return Planner(self.t, seat)

    def turns(self) -> vec[float]:
        """By seat: turns that each player needs as things stand."""
        if len(self._turns) == 0:
            turns = vec[float]()
            goals = vec[i64]()
            other: i64 = 0
            while other < self.t.players:
                plan = self.plan if other == self.seat else Plan(self.t, self.ways, other)
                turns = append(turns, 0.0 if other == self.seat else turns_by(self.t, other, plan))
                goals = append(goals, self.goal if other == self.seat else plan.goal())
                other += 1
            self._turns, self._goals = turns, goals
        return self._turns

    def goals(self) -> vec[i64]:
        """By seat: the hexagon to which each player's plan goes next."""
        self.turns()
        return self._goals

    def chance(self, turns: float) -> float:
        """The chance to win for who needs so many turns, the others standing as they do."""
        all_turns = self.turns()
        all_turns[self.seat] = turns + delay(self.t, self.seat)
        return share(all_turns, self.seat)

    def chance_if(self, turns: float, other: i64, others: float) -> float:
        """The same, where another player needs so many turns."""
        all_turns = self.turns()[:]
        all_turns[self.seat] = turns + delay(self.t, self.seat)
        all_turns[other] = others + delay(self.t, other)
        return share(all_turns, self.seat)

    def chance_with(self, turns: float, losses: vec[float]) -> float:
        """The same, where all players lose some turns, oneself too."""
        all_turns = self.turns()[:]
        all_turns[self.seat] = turns + delay(self.t, self.seat)
        other: i64 = 0
        while other < self.t.players:
            all_turns[other] += losses[other]
            other += 1
        return share(all_turns, self.seat)

    # --- with other cards ----------------------------------------------------------------------------------------

    def without(self, given: vec[i64], gained: i64 = -1) -> Plan:
        """How the player would stand without some cards, and with one from the court."""
        trial = self.t.clone()
        for card in given:
            trial.spend(card, self.seat)
        if gained >= 0:
            trial.move_card(gained, COURT, self.seat)
        return Plan(trial, self.ways, self.seat)

    def with_wares(self, given: vec[i64], wares: vec[i64]) -> Plan:
        """The same, with cards from the spent lot."""
        trial = self.t.clone()
        for card in wares:
            trial.move_card(card, SPENT, self.seat)
        for card in given:
            trial.spend(card, self.seat)
        return Plan(trial, self.ways, self.seat)

    def thrown_off(self, seat: i64) -> float:
        """Turns that another player needs once they are thrown off, and perhaps saved."""
        t, plan = self.t, Plan(self.t, self.ways, seat)
        turns = plan.weigh(OFF_BOARD, NOTHING) + _THROWN
        for adviser in self.advisers:
            hexagon = adviser.refuge(t, seat, t.price if t.price else USUAL_PRICE)
            if hexagon >= 0:
                turns = min(turns, plan.weigh(hexagon, NOTHING) + _THROWN)
        return turns

    def sent(self, seat: i64, hexagon: i64) -> float:
        """Turns that another player needs once they are sent to a hexagon."""
        return Plan(self.t, self.ways, seat).weigh(hexagon, NOTHING)

    # --- in other places -----------------------------------------------------------------------------------------

    def off_board(self, plan: Plan) -> float:
        """The chance to win for who ends their journey off the land."""
        return self.chance(plan.weigh(OFF_BOARD, NOTHING) + _NO_CARD)

    def fallen(self, price: i64, is_at_sea: bool) -> float:
        """The same, or better where a rule saves who goes off the land in their own turn, perhaps into the sea."""
        found = self.off_board(self.plan)
        if not self.t.marks[SAVED] & bit(self.seat):
            for adviser in self.advisers:
                found = max(found, adviser.saved(self, price, is_at_sea))
        return found

    def arrived(self, plan: Plan, hexagon: i64) -> float:
        """The chance to win for who arrives on a hexagon, if nobody has anything against it."""
        turns = plan.weigh(hexagon, ACQUISITION)
        if turns > 0.0:
            turns -= self.edge(hexagon)
        welcome = self.chance(turns)
        if self.is_doubtful(hexagon):
            return (1.0 - _IS_CONTESTED) * welcome + _IS_CONTESTED * self.off_board(plan)
        return welcome

    def stayed(self, plan: Plan, hexagon: i64) -> float:
        """The chance to win for who is there already."""
        turns = plan.weigh(hexagon, ACQUISITION)
        return self.chance(turns - self.edge(hexagon) if turns > 0.0 else turns)

    def edge(self, hexagon: i64) -> float:
        """Turns that the other rabbits on a hexagon are worth, or cost."""
        total = 0.0
        for adviser in self.advisers:
            total += adviser.edge(self, hexagon)
        return total

    def can_prove(self, hexagon: i64) -> bool:
        """Whether this player would be welcome there. JR-H3."""
        return has_proof(self.t, self.seat) or holds_queen(self.t, self.seat, hexagon)

    def is_doubtful(self, hexagon: i64) -> bool:
        """Whether somebody may object who has something to show, and this player has not. JR-H2."""
        asked = guards(self.t, self.seat, hexagon)
        if not asked or self.can_prove(hexagon):
            return False
        other: i64 = 0
        while other < self.t.players:
            if asked & bit(other) and has_proof(self.t, other):
                return True
            other += 1
        return False
