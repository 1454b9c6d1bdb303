"""Walking through the past of a table, by the rules and nothing else."""

from __future__ import annotations

from warren.core.cards import CARD_TEXTS, members, text
from warren.core.facts import Fact
from warren.core.rng import Chance
from warren.core.view import View
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.table import JackrabbitTable

# --- a past that could have been ------------------------------------------------------------------------------------

DRAWS = ("drew-for-pair", "drew-for-visit", "drew-replacement")


class Walk:
    """A hand played again from what was told, card by card, by somebody who knows the rules but not the code."""

    def __init__(self) -> None:
        self.pile = set(CARD_TEXTS)
        self.hands: list[set[str]] = [set(), set()]
        self.stacks: list[list[str]] = [[], []]
        self.discards: list[str] = []
        self.aside: list[str] = []  # discarded this turn
        self.owed: list[str] = []  # draws that must follow
        self.turn = -1
        self.is_discarding = False

    def fitting(self, stack: int) -> set[str]:
        if not self.stacks[stack]:
            return set(CARD_TEXTS)
        top = self.stacks[stack][-1]
        return {card for card in CARD_TEXTS if card[0] == top[0] or card[1] == top[1]}

    def hear(self, fact: Fact) -> None:
        card = str(fact.args.get("card", ""))
        if fact.kind in ("dealt", "laid"):
            self.set_up(fact, card)
        elif fact.kind == "starts":
            assert fact.seat is not None
            self.turn = fact.seat
        elif fact.kind == "played":
            self.begin_turn(fact.seat)
            self.play(card, self.turn if fact.args["stack"] == "own" else 1 - self.turn)
        elif fact.kind in ("discarded", "discarded-on-top"):
            self.discard(fact, card)
        elif fact.kind in DRAWS or fact.kind in ("reshuffled", "found-no-card"):
            self.draw(fact, card)
        else:
            self.end(fact, card)

    def set_up(self, fact: Fact, card: str) -> None:
        assert fact.seat is not None
        self.pile.remove(card)
        if fact.kind == "dealt":
            self.hands[fact.seat].add(card)
        elif fact.args["place"] == "discard-pile":
            self.discards.append(card)
        else:
            self.stacks[fact.seat if fact.args["place"] == "own" else 1 - fact.seat].append(card)

    def begin_turn(self, seat: int | None) -> None:
        assert not self.owed, "draws were owed"
        assert seat == self.turn, "out of turn"
        self.is_discarding = False

    def end_turn(self) -> None:
        """Discards join their pile after the draw; then it is the other's turn."""
        self.discards += self.aside
        self.aside = []
        self.is_discarding = False
        self.turn = 1 - self.turn

    def play(self, card: str, stack: int) -> None:
        assert card in self.fitting(stack), f"{card} does not fit"
        self.hands[self.turn].remove(card)
        under = self.stacks[stack][-1:]
        self.stacks[stack].append(card)
        if under and under[0][0] == card[0]:
            self.owed += ["drew-for-pair"] * (2 if card[0] == "J" else 1)
        if stack != self.turn:
            self.owed.append("drew-for-visit")
        if not self.owed:
            self.end_turn()

    def discard(self, fact: Fact, card: str) -> None:
        if not self.is_discarding:
            self.begin_turn(fact.seat)
            self.is_discarding = True
            fitting = self.fitting(0) | self.fitting(1)
            assert not self.hands[self.turn] & fitting, "could have played"
        assert fact.seat == self.turn
        self.hands[self.turn].remove(card)
        if self.aside and fact.kind == "discarded":
            assert CARD_TEXTS.index(self.aside[-1]) < CARD_TEXTS.index(card), "not in ascending order"
        self.aside.append(card)
        if fact.kind == "discarded-on-top":
            self.is_discarding = False
            assert len(self.aside) <= len(self.pile) + len(self.discards), "more than could be drawn"
            self.owed = ["drew-replacement"] * len(self.aside)

    def draw(self, fact: Fact, card: str) -> None:
        assert self.owed, "nothing was owed"
        if fact.kind == "reshuffled":
            assert not self.pile, "there was still something to draw"
            assert fact.args["count"] == len(self.discards) > 0
            self.pile, self.discards = set(self.discards), []
            return
        if fact.kind == "found-no-card":
            assert not self.pile
            assert not self.discards
            assert fact.args["count"] == self.owed.count(self.owed[0])
            self.owed = [kind for kind in self.owed if kind != self.owed[0]]
        else:
            assert self.owed.pop(0) == fact.kind
            assert fact.seat == (self.turn if fact.kind == "drew-replacement" else 1 - self.turn)
            self.pile.remove(card)
            self.hands[fact.seat].add(card)
        if not self.owed:
            self.end_turn()

    def end(self, fact: Fact, card: str) -> None:
        assert not self.owed
        outside = self.hands[0] | self.hands[1] | self.pile | set(self.discards)
        if fact.kind == "went-out":
            assert fact.seat == 1 - self.turn
            assert not self.hands[fact.seat]
        elif fact.kind == "piles-low":
            assert fact.args["count"] == len(self.pile) + len(self.discards) <= 2
        elif fact.kind == "nothing-fits":
            assert not outside & (self.fitting(0) | self.fitting(1))
        elif fact.kind == "scored-deadwood":
            assert fact.seat is not None
            assert card in self.hands[fact.seat]

    def all_cards(self) -> list[str]:
        places = [*self.hands, self.pile, self.discards, self.aside, *self.stacks]
        return sorted(card for place in places for card in place)


def assert_coherent(table: JackrabbitTable) -> Walk:
    """The journal of a table is a past that the rules allow, and leads to what lies on the table."""
    walk = Walk()
    for told in table.journal:
        walk.hear(JACKRABBIT.facts.fact(told))
        assert walk.all_cards() == sorted(CARD_TEXTS), "every card in one place"
    assert not walk.owed
    for seat in range(2):
        assert walk.hands[seat] == {text(card) for card in members(table.hands[seat])}
        assert walk.stacks[seat] == [text(int(card)) for card in table.stack(seat)]
    assert walk.pile == {text(card) for card in members(table.pile)}
    assert set(walk.discards) == {text(card) for card in members(table.discards)}
    assert walk.discards[-1:] == ([] if table.discard_top < 0 else [text(table.discard_top)])
    if table.outcome is None and table.choices(table.mover()) != [JACKRABBIT.actions.parse("deal")]:
        assert walk.turn == table.mover()
    return walk


def drawn(view: View, chance: Chance) -> JackrabbitTable:
    table = JACKRABBIT.sample(JACKRABBIT.load_view(view.dump()), chance)
    assert isinstance(table, JackrabbitTable)
    return table
