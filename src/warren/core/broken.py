"""Games that break the contract, each in one way: the conformance kit must catch every one of them.

They are Burrow (`example.py`) with one method gone wrong. `BROKEN` names each with the check that has to find it.
"""

from __future__ import annotations

import random
from typing import cast

from mypy_extensions import i64

from warren.core.errors import IllegalAction, Reason
from warren.core.example import FACTS, Bid, Burrow, BurrowSampler, BurrowTable, BurrowView
from warren.core.facts import FactBook, FactKind, Listener, Part
from warren.core.game import Game
from warren.core.rng import NO_CHANCE, Chance
from warren.core.settings import Setup
from warren.core.table import Draft, Outcome, Table
from warren.core.view import Sampler, View


class LeakingView(BurrowTable):
    """Shows everybody what lies in the pile."""

    def observe(self, seat: i64) -> BurrowView:
        view = super().observe(seat)
        view.state["pile"] = self.pile[:]
        return view


class LiveView(BurrowTable):
    """Hands out its own list of points, which goes on changing."""

    def observe(self, seat: i64) -> BurrowView:
        view = super().observe(seat)
        view.state["points"] = self.points
        return view


class ShallowClone(BurrowTable):
    """Shares its points with its clones."""

    def clone(self) -> Table:
        copy = cast(BurrowTable, super().clone())
        copy.points = self.points
        return copy


class WrongOrder(BurrowTable):
    """Lists choices from the highest down."""

    def choices(self, seat: int) -> list[int]:
        return super().choices(seat)[::-1]


class LoadedPicks(BurrowTable):
    """Always picks the lowest choice in random play."""

    def pick(self, seat: i64, chance: Chance) -> i64:
        super().pick(seat, chance)
        return self.choices(seat)[0]


class LostCard(BurrowTable):
    """Drops a card whenever one is drawn after the deal."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        if self.round and self.pile:
            self.pile.pop()


class ForgetfulSave(BurrowTable):
    """Forgets the round when it is saved."""

    def save(self) -> dict[str, list[int]]:
        return {**super().save(), "round": [0]}


class ForgetfulPile(BurrowTable):
    """Takes the pile to be whole when it is taken up again."""

    def restore(self, state: dict[str, list[int]]) -> None:
        super().restore({**state, "pile": self.pile})


class HiddenClock(BurrowTable):
    """Counts the cards drawn beside what it saves, and keeps every fifth one back."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.draws = 0

    def draw(self, seat: int) -> None:
        self.draws += 1
        if self.draws % 5:
            super().draw(seat)


class DeadEnd(BurrowTable):
    """Asks for something that cannot be done."""

    def choices(self, seat: int) -> list[int]:
        return [] if self.round == 2 else super().choices(seat)


class TalkativeExplanation(BurrowTable):
    """Explains a refusal by what others hold."""

    def explain(self, seat: int, action: int) -> Reason | None:
        reason = super().explain(seat, action)
        return None if reason is None else Reason("burrow-others-hold", "BU-2", cards=str(self.hands))


class RepairedInput(BurrowTable):
    """Plays something legal instead of what it was given."""

    def play(self, seat: int, action: int) -> None:
        choices = self.choices(seat)
        super().play(seat, action if action in choices or not choices else choices[0])


class GrudgingRefusal(BurrowTable):
    """Takes a point from whoever tries what is not legal."""

    def play(self, seat: int, action: int) -> None:
        try:
            super().play(seat, action)
        except IllegalAction:
            self.points[0] -= 1
            raise


class OutsideChance(BurrowTable):
    """Draws from somebody else's generator."""

    def below(self, n: i64) -> i64:
        super().below(n)
        return random.randrange(n)


class SilentDrafts(BurrowTable):
    """Loses the second part of every move that is composed."""

    def after(self, seat: int, prefix: list[int], listener: Listener | None = None) -> Draft:
        return super().after(seat, prefix[:1], listener)


class WrongScores(BurrowTable):
    """Counts the table itself among its players."""

    def finish(self, outcome: Outcome) -> None:
        super().finish(Outcome(outcome.reason, outcome.winners, (*outcome.scores, 0)))


class CarelessDraft(BurrowTable):
    """Lets drafts run on into what their seat may not know."""

    def unveil(self) -> None:
        pass


class PeekingSampler(BurrowSampler):
    """Looks at the last real table instead of drawing one."""

    def draw(self, chance: Chance) -> Table:
        table = cast(BurrowTable, super().draw(chance))
        real = cast(PeekingSample, self.view.game).last
        if real is not None and sorted(map(len, real.hands)) == sorted(map(len, table.hands)):
            seats = [seat for seat in range(table.players) if seat != self.view.seat]
            if real.census() == table.census() and real.bids == table.bids:
                for seat in seats:
                    table.hands[seat], table.buried[seat] = real.hands[seat][:], real.buried[seat][:]
                table.pile = real.pile[:]
        return table


class ChancelessSampler(BurrowSampler):
    """Draws tables that cannot be played on."""

    def draw(self, chance: Chance) -> Table:
        table = super().draw(chance)
        table.chance = NO_CHANCE
        return table


class BrokenBurrow(Burrow):
    """Burrow on a table of another class."""

    def __init__(self, table_class: type[BurrowTable]) -> None:
        super().__init__("broken-burrow")
        self.table_class = table_class

    def blank(self, setup: Setup) -> Table:
        return self.table_class(self, setup)


class PeekingSample(Burrow):
    """Remembers the tables it makes, so that its sampler can look at them."""

    def __init__(self) -> None:
        super().__init__("peeking-burrow")
        self.last: BurrowTable | None = None

    def deal(self, setup: Setup, chance: Chance, listener: Listener | None = None) -> Table:
        table = super().deal(setup, chance, listener)
        self.last = cast(BurrowTable, table)
        return table

    def sampler(self, view: View) -> Sampler:
        return PeekingSampler(view)


class LeakingFact(Burrow):
    """Tells everybody which card was drawn; its sampler copies the memory and does not look at it."""

    def __init__(self) -> None:
        super().__init__("leaking-burrow")
        drew, *others = FACTS.kinds
        self.facts = FactBook(FactKind(drew.name, "BU-1", Part("card", drew.parts[0].labels)), *others)


class MissingStep(Burrow):
    """Does not name all its steps."""

    def __init__(self) -> None:
        super().__init__("stepless-burrow")
        self.steps = self.steps[:-1]


class SecondBid(Bid):
    """Has the name of another step."""


class Namesakes(Burrow):
    """Calls two steps alike."""

    def __init__(self) -> None:
        super().__init__("alike-burrow")
        self.steps = (*self.steps, SecondBid)


class UnknownRule(Burrow):
    """Tells facts of a rule that it does not have."""

    def __init__(self) -> None:
        super().__init__("unruly-burrow")
        self.rules = self.rules[:-1]


class ChancelessSample(Burrow):
    def __init__(self) -> None:
        super().__init__("chanceless-burrow")

    def sampler(self, view: View) -> Sampler:
        return ChancelessSampler(view)


BROKEN: dict[str, tuple[Burrow, str]] = {
    "leaking view": (BrokenBurrow(LeakingView), "secrecy"),
    "live view": (BrokenBurrow(LiveView), "views-fixed"),
    "shallow clone": (BrokenBurrow(ShallowClone), "clone"),
    "wrong order": (BrokenBurrow(WrongOrder), "choices-ordered"),
    "loaded picks": (BrokenBurrow(LoadedPicks), "choices-picked"),
    "lost card": (BrokenBurrow(LostCard), "pieces"),
    "forgetful save": (BrokenBurrow(ForgetfulSave), "dump"),
    "forgetful pile": (BrokenBurrow(ForgetfulPile), "clone"),
    "hidden clock": (BrokenBurrow(HiddenClock), "copies"),
    "silent drafts": (BrokenBurrow(SilentDrafts), "drafts"),
    "wrong scores": (BrokenBurrow(WrongScores), "outcome"),
    "leaking fact": (LeakingFact(), "samples-memory"),
    "missing step": (MissingStep(), "steps"),
    "two steps of one name": (Namesakes(), "step-names"),
    "unknown rule": (UnknownRule(), "fact-rules"),
    "a sample without chance": (ChancelessSample(), "samples-chance"),
    "dead end": (BrokenBurrow(DeadEnd), "no-dead-ends"),
    "talkative explanation": (BrokenBurrow(TalkativeExplanation), "secrecy"),
    "repaired input": (BrokenBurrow(RepairedInput), "refusals"),
    "grudging refusal": (BrokenBurrow(GrudgingRefusal), "refusals"),
    "outside chance": (BrokenBurrow(OutsideChance), "determinism"),
    "careless draft": (BrokenBurrow(CarelessDraft), "secrecy"),
    "a sample that peeks": (PeekingSample(), "samples-pure"),
}
