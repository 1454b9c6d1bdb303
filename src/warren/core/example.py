"""Burrow: a tiny game that uses every part of the contract once.

It is here for the conformance kit, for the tests of the core, and for its broken cousins in `broken.py`. Two or three
rabbits hold two of seven cards each. Every round all of them bid a card, unseen; the highest bid scores a point. Then
the others may toast the winner (a window that the winner closes), and the winner may bury cards face down and draw as
many. After the last round everybody may claim that somebody buried the highest card (a window without a closer).
"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.actions import PASS, ActionSpace, Field, Span
from warren.core.errors import Reason
from warren.core.facts import ACTOR, FactBook, FactKind, Part, event, first, kind_of
from warren.core.game import Game
from warren.core.rng import Chance
from warren.core.settings import Setting, Settings, Setup
from warren.core.step import Ask, Then, Turn, Window
from warren.core.table import Outcome, Table
from warren.core.thinking import Thinking
from warren.core.view import Sampler, View

CARDS = 7
HAND = 2
_CARD = Field("card", [str(card) for card in range(CARDS)])

ACTIONS = ActionSpace(Span("bid", _CARD), Span("toast"), Span("bury", _CARD), Span("done"), Span("claim"))
BID = ACTIONS.start("bid")
TOAST = ACTIONS.start("toast")
BURY = ACTIONS.start("bury")
DONE = ACTIONS.start("done")
CLAIM = ACTIONS.start("claim")

_SECRET = Part("card", _CARD.labels, seen_by=ACTOR)
FACTS = FactBook(
    FactKind("drew", "BU-1", _SECRET),
    FactKind("bid", "BU-2", Part("card", _CARD.labels)),
    FactKind("won-round", "BU-2"),
    FactKind("toasted", "BU-3"),
    FactKind("buried", "BU-4", _SECRET),
    FactKind("claimed", "BU-5", Part("points")),
)
DREW, BADE, WON_ROUND, TOASTED, BURIED, CLAIMED = range(1, 7)


_BIDS, _TURN, _TOAST, _CLAIMS = range(4)


class BurrowView(View):
    """Own hand and own buried cards; the scores, the bids that were made, and counts of the rest."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.state: dict[str, list[int]] = {}

    def save(self) -> dict[str, list[int]]:
        return self.state

    def restore(self, state: dict[str, list[int]]) -> None:
        self.state = state


class BurrowTable(Table):
    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup, setup.whole("players"))
        seats = range(self.players)
        self.hands: list[list[int]] = [[] for _ in seats]
        self.buried: list[list[int]] = [[] for _ in seats]
        self.pile = list(range(CARDS))
        self.bids: list[int] = []
        self.points = [0 for _ in seats]
        self.round = 0

    def begin(self) -> None:
        for seat in range(self.players):
            for _ in range(HAND):
                self.draw(seat)
        self.push(NextRound())

    def draw(self, seat: int) -> None:
        if self.pile:
            card = self.pile.pop(self.below(len(self.pile)))
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell(event(DREW, seat, card))

    def bidders(self) -> list[int]:
        return [seat for seat in range(self.players) if self.hands[seat]]

    def observe(self, seat: i64) -> BurrowView:
        view = BurrowView(self.game, self.setup)
        view.state = {
            "hand": self.hands[seat][:] if seat >= 0 else [],
            "buried": self.buried[seat][:] if seat >= 0 else [],
            "picked": self.picked_by(seat),
            "hand_sizes": [len(hand) for hand in self.hands],
            "buried_sizes": [len(cards) for cards in self.buried],
            "bids": self.bids[:],
            "points": self.points[:],
            "round": [self.round],
            "step": self.seen_step(),
            "answer": self.answer_of(seat),
        }
        return view

    def picked_by(self, seat: i64) -> list[int]:
        step = self.step() if self.is_waiting() else None
        return step.picked[:] if isinstance(step, Bury) and step.seat == seat else []

    def seen_step(self) -> list[int]:
        """What everybody sees that the table is waiting for."""
        step = self.step() if self.is_waiting() else None
        if isinstance(step, Bury):
            return [_TURN, int(step.seat)]
        if isinstance(step, Toast):
            return [_TOAST, step.closer]
        return [_CLAIMS] if isinstance(step, Claim) else [_BIDS]

    def answer_of(self, seat: i64) -> list[int]:
        """The seat's own answer to what it was asked: a bid, or that it let something pass."""
        step = self.step() if self.is_waiting() else None
        if isinstance(step, Bid) and seat in step.asked:
            return [answer for answer in [step.answers[step.asked.index(seat)]] if answer >= 0]
        return [PASS] if isinstance(step, Window) and seat in step.silent else []

    def save(self) -> dict[str, list[int]]:
        parts = {f"hand{seat}": self.hands[seat] for seat in range(self.players)}
        parts |= {f"buried{seat}": self.buried[seat] for seat in range(self.players)}
        return {**parts, "pile": self.pile, "bids": self.bids, "points": self.points, "round": [self.round]}

    def restore(self, state: dict[str, list[int]]) -> None:
        for seat in range(self.players):
            self.hands[seat] = state[f"hand{seat}"][:]
            self.buried[seat] = state[f"buried{seat}"][:]
        self.pile = state["pile"][:]
        self.bids = state["bids"][:]
        self.points = state["points"][:]
        self.round = state["round"][0]

    def census(self) -> list[int]:
        placed = [card for cards in self.hands + self.buried for card in cards]
        return sorted(placed + self.pile + self.bids)

    def is_buried(self, card: int) -> bool:
        return any(card in cards for cards in self.buried)


class NextRound(Then[BurrowTable]):
    """BU-2: another round, if somebody can still bid; else the claims."""

    name = "next-round"

    def run(self, t: BurrowTable) -> None:
        t.round += 1
        bidders = t.bidders()
        if t.round > t.setup.whole("rounds") or len(bidders) < 2:
            t.push(Claim(int(t.players)))
        else:
            t.push(Bid(*bidders))


class Bid(Ask[BurrowTable]):
    """BU-2: everybody who holds a card bids one, unseen."""

    name = "bid"
    phase = "bidding"

    def __init__(self, *bidders: int) -> None:
        super().__init__(list(bidders))

    def choices(self, t: BurrowTable, seat: i64) -> list[int]:
        return [BID + card for card in t.hands[seat]]

    def resolve(self, t: BurrowTable, answers: list[int]) -> None:
        for seat, answer in zip(self.asked, answers, strict=True):
            t.hands[seat] = [card for card in t.hands[seat] if card != answer - BID]
            t.bids = [*t.bids, answer - BID]
            t.tell(event(BADE, seat, answer - BID))
        winner = self.asked[answers.index(max(answers))]
        t.points[winner] += 1
        t.tell(event(WON_ROUND, winner))
        t.push(NextRound())
        t.push(Bury(winner))
        t.push(Toast(winner, int(t.players)))

    def rules(self, t: BurrowTable, seat: i64) -> tuple[str, ...]:
        return ("BU-2",)

    def why_not(self, t: BurrowTable, seat: i64, action: i64) -> Reason:
        return Reason("burrow-bid-a-card-you-hold", "BU-2", cards=tuple(str(card) for card in t.hands[seat]))

    def parts(self) -> list[int]:
        return self.asked


class Toast(Window[BurrowTable]):
    """BU-3: until the winner goes on, one of the others may toast; it is worth a point."""

    name = "toast"

    def __init__(self, winner: int, players: int) -> None:
        super().__init__([(winner + number) % players for number in range(1, players)], winner)
        self.players = players

    def asks(self, t: BurrowTable, seat: i64) -> Reason | None:
        return None if seat == self.closer else Reason("burrow-ask-toast", "BU-3", winner=self.closer)

    def calls(self, t: BurrowTable, seat: i64) -> list[int]:
        return [TOAST]

    def called(self, t: BurrowTable, seat: i64, action: i64) -> None:
        t.points[seat] += 1
        t.tell(event(TOASTED, seat))

    def call_rules(self) -> tuple[str, ...]:
        return ("BU-3",)

    def parts(self) -> list[int]:
        return [self.closer, self.players]


class Bury(Turn[BurrowTable]):
    """BU-4: bury any cards, lowest first, then draw as many."""

    name = "bury"
    phase = "burying"

    def __init__(self, seat: i64, *picked: int) -> None:
        super().__init__(seat)
        self.picked = list(picked)

    def choices(self, t: BurrowTable) -> list[int]:
        higher = [card for card in t.hands[self.seat] if not self.picked or card > self.picked[-1]]
        return [*(BURY + card for card in higher), DONE]

    def choose(self, t: BurrowTable, action: i64) -> None:
        if action != DONE:
            t.push(Bury(self.seat, *self.picked, action - BURY))
            return
        for card in self.picked:
            t.hands[self.seat] = [other for other in t.hands[self.seat] if other != card]
            t.buried[self.seat] = sorted([*t.buried[self.seat], card])
            t.tell(event(BURIED, self.seat, card))
        for _ in self.picked:
            t.draw(int(self.seat))

    def rules(self, t: BurrowTable, seat: i64) -> tuple[str, ...]:
        return ("BU-4",)

    def because(self, t: BurrowTable, action: i64) -> Reason:
        return Reason("burrow-bury-or-be-done", "BU-4")

    def continues(self) -> bool:
        return bool(self.picked)

    def parts(self) -> list[int]:
        return [self.seat, *self.picked]


class Claim(Window[BurrowTable]):
    """BU-5: at the end anybody may claim that the highest card was buried: two points if so, minus one if not."""

    name = "claim"

    def __init__(self, players: int) -> None:
        super().__init__(list(range(players)))

    def calls(self, t: BurrowTable, seat: i64) -> list[int]:
        return [CLAIM]

    def called(self, t: BurrowTable, seat: i64, action: i64) -> None:
        t.unveil()
        points = 2 if t.is_buried(CARDS - 1) else -1
        t.points[seat] += points
        t.tell(event(CLAIMED, seat, points))
        self.closed(t)

    def call_rules(self) -> tuple[str, ...]:
        return ("BU-5",)

    def parts(self) -> list[int]:
        return [len(self.speakers)]

    def closed(self, t: BurrowTable) -> None:
        best = max(t.points)
        winners = tuple(seat for seat in range(t.players) if t.points[seat] == best)
        t.finish(Outcome("burrow-end", winners if len(winners) == 1 else (), tuple(t.points)))


class BurrowSampler(Sampler):
    """All ways to place the cards that the view has not seen are equally likely, but for what a claim told."""

    def draw(self, chance: Chance) -> Table:
        assert isinstance(self.view, BurrowView)
        view, state = self.view, self.view.state
        table = view.game.blank(view.setup)
        assert isinstance(table, BurrowTable)
        table.is_imagined = True
        table.outcome = view.outcome
        table.journal = view.memory[:]
        table.bids, table.points, table.round = state["bids"][:], state["points"][:], state["round"][0]
        self.place(table, chance)
        while not self.agrees(table):
            self.place(table, chance)
        table.chance = chance.spawn()
        if view.outcome is None:
            self.push_steps(table)
        return table

    def place(self, table: BurrowTable, chance: Chance) -> None:
        assert isinstance(self.view, BurrowView)
        state = self.view.state
        unseen = [card for card in range(CARDS) if card not in state["hand"] + state["buried"] + state["bids"]]
        for seat in range(table.players):
            if seat == self.view.seat:
                table.hands[seat], table.buried[seat] = state["hand"][:], state["buried"][:]
            else:
                table.hands[seat] = sorted(_some(unseen, state["hand_sizes"][seat], chance))
                table.buried[seat] = sorted(_some(unseen, state["buried_sizes"][seat], chance))
        table.pile = unseen

    def agrees(self, table: BurrowTable) -> bool:
        is_buried = table.is_buried(CARDS - 1)
        return all((first(told) > 0) == is_buried for told in self.view.memory if kind_of(told) == CLAIMED)

    def push_steps(self, table: BurrowTable) -> None:
        assert isinstance(self.view, BurrowView)
        state = self.view.state
        kind, *winner = state["step"]
        seat = int(self.view.seat)
        if kind == _BIDS:
            bid = Bid(*table.bidders())
            if state["answer"]:
                bid.resume([state["answer"][0] if other == seat else -1 for other in bid.asked])
            table.push(bid)
            return
        if kind == _CLAIMS:
            claim = Claim(int(table.players))
            claim.resume([seat] if state["answer"] else [])
            table.push(claim)
            return
        table.push(NextRound())
        table.push(Bury(winner[0], *(state["picked"] if winner[0] == seat else [])))
        if kind == _TOAST:
            toast = Toast(winner[0], int(table.players))
            toast.resume([seat] if state["answer"] else [])
            table.push(toast)


def _some(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take so many cards out of a list, at random."""
    return [cards.pop(chance.below(len(cards))) for _ in range(count)]


class Burrow(Game):
    def __init__(self, name: str = "burrow", thinking: Thinking | None = None) -> None:
        super().__init__(
            name,
            revision=1,
            rules=("BU-1", "BU-2", "BU-3", "BU-4", "BU-5"),
            settings=Settings(name, Setting("players", 2, low=2, high=3), Setting("rounds", 2, low=1, high=2)),
            actions=ACTIONS,
            facts=FACTS,
            steps=(NextRound, Bid, Toast, Bury, Claim),
            thinking=thinking,
        )

    def blank(self, setup: Setup) -> Table:
        return BurrowTable(self, setup)

    def blank_view(self, setup: Setup) -> View:
        return BurrowView(self, setup)

    def sampler(self, view: View) -> Sampler:
        return BurrowSampler(view)
