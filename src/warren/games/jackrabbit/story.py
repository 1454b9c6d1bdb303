"""Jackrabbit as a story."""

from __future__ import annotations

from collections import deque
from typing import Final

from warren.core.cards import CARD_TEXTS
from warren.core.facts import Fact
from warren.core.messages import Argument, player
from warren.core.story import Line, Story, actor, by_seat, each, is_hidden, taken

_DRAWS: Final = ("drew-for-pair", "drew-for-visit", "drew-replacement")
_DISCARDS: Final = ("discarded", "discarded-on-top")


class JackrabbitStory(Story):
    """Deals, turns and discards in one sentence each; both stacks in full when a hand is over (JB-2)."""

    untold = ("won", "drawn", "turn-limit")

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.stacks: list[list[str]] = []  # of this hand; empty if its beginning was not told

    def next(self, rest: deque[Fact]) -> list[Line]:
        fact = rest.popleft()
        match fact.kind:
            case "starts":
                self.stacks = [[], []]
            case "dealt":
                return self._deal([fact, *taken(rest, "dealt")])
            case "played":
                return [self._play(fact, taken(rest, "drew-for-pair", "drew-for-visit"))]
            case "discarded" | "discarded-on-top":
                return [self._discard([fact, *taken(rest, *_DISCARDS)], taken(rest, "drew-replacement"))]
            case "drew-for-pair" | "drew-for-visit" | "drew-replacement":
                return [self._draw([fact, *taken(rest, *_DRAWS)])]
            case "went-out" | "piles-low" | "nothing-fits":
                return [self.plain(fact), *self._full_stacks()]
            case "scored-run" if self.stacks:
                return [self._run(fact)]
        return [self.plain(fact)]

    def _deal(self, facts: list[Fact]) -> list[Line]:
        hands = by_seat(facts)
        sizes = {len(hand) for hand in hands.values()}
        if len(hands) > 1 and len(sizes) == 1 and all(is_hidden(hand) for hand in hands.values()):
            players = tuple(actor(hand[0]) for hand in hands.values())
            return [Line(facts, "jackrabbit-story-dealt-each", players=players, count=sizes.pop())]
        return [
            Line(
                hand, "jackrabbit-story-dealt", player=actor(hand[0]), cards=_cards(hand, ordered=True), count=len(hand)
            )
            for hand in hands.values()
        ]

    def _play(self, fact: Fact, draws: list[Fact]) -> Line:
        seat = int(fact.seat or 0)
        is_pair = self._lay(fact) or any(draw.kind == "drew-for-pair" for draw in draws)
        return Line(
            [fact, *draws],
            "jackrabbit-story-played",
            player=player(seat),
            other=player(1 - seat),
            card=fact.told("card"),
            stack=fact.told("stack"),
            pair="yes" if is_pair else "no",
            drawn=_cards(draws),
            count=len(draws),
        )

    def _discard(self, discards: list[Fact], draws: list[Fact]) -> Line:
        return Line(
            [*discards, *draws],
            "jackrabbit-story-discarded",
            player=actor(discards[0]),
            cards=_cards(discards),
            size=len(discards),
            top=discards[-1].told("card"),
            drawn=_cards(draws),
            count=len(draws),
        )

    def _draw(self, draws: list[Fact]) -> Line:
        """Draws that a reshuffle has parted from what led to them."""
        return Line(draws, "jackrabbit-story-drew", player=actor(draws[0]), drawn=_cards(draws), count=len(draws))

    def _lay(self, fact: Fact) -> bool:
        """Remember a card on its stack, and say whether it makes a pair there, as far as the stack is known."""
        if not self.stacks:
            return False
        seat, card = int(fact.seat or 0), str(fact.args["card"])
        stack = self.stacks[seat if fact.args["stack"] == "own" else 1 - seat]
        if card not in stack:  # or it is told again
            stack.append(card)
        at = stack.index(card)
        return at > 0 and stack[at - 1][0] == card[0]

    def _full_stacks(self) -> list[Line]:
        return [
            Line([], "jackrabbit-story-stack", player=player(owner), cards=_named(stack))
            for owner, stack in enumerate(self.stacks)
        ]

    def _run(self, fact: Fact) -> Line:
        """A run card by card, where the stack is known."""
        stack, points = self.stacks[int(fact.seat or 0)], int(fact.args["points"] or 0)
        start = stack.index(str(fact.args["first"]))
        run = _named(stack[start : start + points])
        return Line([fact], "jackrabbit-story-run", player=actor(fact), points=points, cards=run)


def _cards(facts: list[Fact], *, ordered: bool = False) -> Argument:
    """The cards that facts are about, by suit and rank if they are a hand; `hidden` if the reader may not know all."""
    if is_hidden(facts):
        return "hidden"
    return each(sorted(facts, key=_order) if ordered else facts)


def _order(fact: Fact) -> int:
    return CARD_TEXTS.index(str(fact.args["card"]))


def _named(cards: list[str]) -> Argument:
    return CARD_TEXTS.things(CARD_TEXTS.index(card) for card in cards)
