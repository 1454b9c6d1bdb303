"""Jackrabbit once more: small, slow, and written from the rules alone.

Cards are texts (`7H`), hands and the draw pile are sets, stacks and the discard pile are lists with the top card last.
Nothing here comes from `warren`. What chance decides is handed in: who drew which card, in order.
"""

from __future__ import annotations

from itertools import pairwise

RANKS = "A23456789TJQK"
DECK = [rank + suit for suit in "CSHD" for rank in RANKS]

Drawn = list[tuple[int, str]]


class Oracle:
    def __init__(
        self,
        *,
        is_match: bool,
        threshold: int,
        ace_high_runs: bool,
        deadwood_always: bool,
        turn_limit: int | None,
        starter: int,
    ) -> None:
        self.is_match = is_match
        self.threshold = threshold
        self.ace_high_runs = ace_high_runs
        self.deadwood_always = deadwood_always
        self.turn_limit = turn_limit
        self.starter = starter
        self.totals = [0, 0]
        self.hand_number = 0
        self.turns = 0
        self.is_tied = False
        self.is_counted = False  # the hand is over; who starts the next one deals it
        self.ended: str | None = None  # "hand", "threshold", "turn-limit"
        self.winners: list[int] = []
        self.hands: list[set[str]] = [set(), set()]
        self.stacks: list[list[str]] = [[], []]
        self.pile: set[str] = set()
        self.discards: list[str] = []
        self.picked: list[str] = []
        self.to_play = starter

    # --- JB-1, JB-2, JB-3 --------------------------------------------------------------------------------------

    def deal(self, dealt: Drawn) -> None:
        self.is_counted = False
        self.pile = set(DECK)
        self.hands = [set(), set()]
        self.stacks = [[], []]
        self.discards = []
        self.hand_number += 1
        self.to_play = self.starter
        for _ in range(20):
            seat, card = dealt.pop(0)
            self.pile.remove(card)
            self.hands[seat].add(card)
        assert len(self.hands[0]) == len(self.hands[1]) == 10

    # --- JB-4, JB-7, JB-8: what may be done ------------------------------------------------------------------------

    def fits(self, card: str, owner: int) -> bool:
        if not self.stacks[owner]:
            return True
        top = self.stacks[owner][-1]
        return card[0] == top[0] or card[1] == top[1]

    def legal(self, seat: int) -> list[str]:
        """Actions as texts. The cards of a discard are picked in the order of the deck, so each set once."""
        if self.ended is not None or seat != self.to_play:
            return []
        if self.is_counted:
            return ["deal"]
        hand = [card for card in DECK if card in self.hands[seat]]
        if self.picked:
            actions = []
            if len(self.picked) < len(self.pile) + len(self.discards):
                last = DECK.index(self.picked[-1])
                actions = [f"discard:{card}" for card in hand if DECK.index(card) > last]
            return actions + [f"top:{card}" for card in self.picked]
        own = [f"own:{card}" for card in hand if self.fits(card, seat)]
        other = [f"other:{card}" for card in hand if self.fits(card, 1 - seat)]
        if own or other:
            return own + other
        return [f"discard:{card}" for card in hand]

    # --- a turn ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: str, drawn: Drawn) -> None:
        """Do a legal action; `drawn` is what chance gave, and all of it must be needed."""
        assert action in self.legal(seat)
        kind, _, card = action.partition(":")
        if kind == "deal":
            self.deal(drawn)
        elif kind == "discard":
            self.picked.append(card)
        elif kind == "top":
            self.discard(seat, card, drawn)
            self.end_turn()
        else:
            self.lay(seat, seat if kind == "own" else 1 - seat, card, drawn)
            self.end_turn()
        assert drawn == [], "more was drawn than the rules allow"

    def lay(self, seat: int, owner: int, card: str, drawn: Drawn) -> None:
        """JB-4, JB-5, JB-6."""
        draws = 0
        if self.stacks[owner] and self.stacks[owner][-1][0] == card[0]:
            draws += 2 if card[0] == "J" else 1
        if owner != seat:
            draws += 1
        self.hands[seat].remove(card)
        self.stacks[owner].append(card)
        self.draw(1 - seat, draws, drawn)

    def discard(self, seat: int, top: str, drawn: Drawn) -> None:
        """JB-8; what is discarded now joins the discard pile after the draw (JB-9)."""
        away = [card for card in self.picked if card != top] + [top]
        self.picked = []
        self.hands[seat] -= set(away)
        self.draw(seat, len(away), drawn)
        self.discards += away

    def draw(self, seat: int, count: int, drawn: Drawn) -> None:
        """JB-9."""
        for _ in range(count):
            if not self.pile:
                self.pile = set(self.discards)
                self.discards = []
            if not self.pile:
                return
            who, card = drawn.pop(0)
            assert who == seat
            self.pile.remove(card)
            self.hands[seat].add(card)

    def end_turn(self) -> None:
        self.turns += 1
        if self.is_hand_over():
            self.score()
            if self.ended is None and not self.is_at_turn_limit():
                self.is_counted = True
                self.starter = self.to_play = 1 - self.starter
        elif not self.is_at_turn_limit():
            self.to_play = 1 - self.to_play

    def is_at_turn_limit(self) -> bool:
        """JB-13."""
        if self.turn_limit is None or self.turns < self.turn_limit:
            return False
        self.ended = "turn-limit"
        return True

    # --- the end of a hand -----------------------------------------------------------------------------------------

    def is_hand_over(self) -> bool:
        """JB-10, JB-11."""
        if not self.hands[0] or not self.hands[1]:
            return True
        if len(self.pile) + len(self.discards) <= 2:
            return True
        outside = [*self.hands[0], *self.hands[1], *self.pile, *self.discards]
        return not any(self.fits(card, owner) for card in outside for owner in (0, 1))

    def score(self) -> None:
        """JB-12, JB-13."""
        is_somebody_out = not self.hands[0] or not self.hands[1]
        for seat in (0, 1):
            self.totals[seat] += stack_points(self.stacks[seat], self.ace_high_runs)
            if not self.hands[seat]:
                self.totals[seat] += 4
            if is_somebody_out or self.deadwood_always:
                for card in self.hands[seat]:
                    self.totals[seat] -= 2 if card[0] == "J" else 1
        if not self.is_match:
            self.finish("hand")
        elif self.is_tied or max(self.totals) >= self.threshold:
            if self.totals[0] == self.totals[1]:
                self.is_tied = True
            else:
                self.finish("threshold")

    def finish(self, reason: str) -> None:
        self.ended = reason
        if self.totals[0] != self.totals[1]:
            self.winners = [self.totals.index(max(self.totals))]


def stack_points(stack: list[str], ace_high_runs: bool) -> int:
    """JB-12b, c, d."""
    points = 0
    for below, card in pairwise(stack):
        if below[0] == card[0]:
            points += 2
    for card in stack:
        if card[0] == "J":
            points += 2
    return points + run_points(stack, ace_high_runs)


def run_points(stack: list[str], ace_high_runs: bool) -> int:
    """The most that the runs of a stack can score: the first card is in no run, or in one of any length."""
    best = [0] * (len(stack) + 1)  # best[i]: of the cards from i on
    for i in reversed(range(len(stack))):
        best[i] = best[i + 1]
        for j in range(i + 3, len(stack) + 1):
            if is_run(stack[i:j], ace_high_runs):
                best[i] = max(best[i], j - i + best[j])
    return best[0]


def is_run(cards: list[str], ace_high_runs: bool) -> bool:
    if len({card[1] for card in cards}) != 1:
        return False
    ranks = {card[0] for card in cards}
    orders = [RANKS, "23456789TJQKA"] if ace_high_runs else [RANKS]
    return any(ranks == set(order[i : i + len(cards)]) for order in orders for i in range(13))
