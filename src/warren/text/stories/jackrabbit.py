"""Jackrabbit as a story."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

from warren.core.cards import CARD_TEXTS
from warren.core.facts import Fact
from warren.text.story import Story, taken
from warren.text.words import Names, Words

_DRAWS: Final = ("drew-for-pair", "drew-for-visit", "drew-replacement")
_HIDDEN: Final = "hidden"


class JackrabbitStory(Story):
    """Deals, turns and discards in one sentence each; both stacks in full when a hand is over (JB-2)."""

    def __init__(self, game: str, words: Words, names: Names = None) -> None:
        super().__init__(game, words, names)
        self.stacks: list[list[str]] = []  # of this hand; empty if its beginning was not told

    def tell(self, facts: Iterable[Fact]) -> Iterator[str]:
        rest = deque(facts)
        while rest:
            fact = rest.popleft()
            match fact.kind:
                case "starts":
                    self.stacks = [[], []]
                    yield self.say(fact)
                case "dealt":
                    yield from self._deal([fact, *taken(rest, "dealt")])
                case "played":
                    is_pair = self._lay(fact)
                    yield self._play(fact, taken(rest, "drew-for-pair", "drew-for-visit"), is_pair)
                case "discarded" | "discarded-on-top":
                    discards = [fact, *taken(rest, "discarded", "discarded-on-top")]
                    yield self._discard(discards, taken(rest, "drew-replacement"))
                case "drew-for-pair" | "drew-for-visit" | "drew-replacement":
                    yield self._draw([fact, *taken(rest, *_DRAWS)])
                case "went-out" | "piles-low" | "nothing-fits":
                    yield self.say(fact)
                    yield from self._full_stacks()
                case "scored-run":
                    yield self._run(fact)
                case "won" | "drawn" | "turn-limit":
                    pass  # the outcome says so
                case _:
                    yield self.say(fact)

    def _deal(self, facts: list[Fact]) -> Iterator[str]:
        hands: dict[int | None, list[Fact]] = {}
        for fact in facts:
            hands.setdefault(fact.seat, []).append(fact)
        sizes = {len(hand) for hand in hands.values()}
        if len(hands) > 1 and len(sizes) == 1 and all(_cards(hand) == _HIDDEN for hand in hands.values()):
            players = tuple(self.player(seat) for seat in hands)
            yield self.words.say("jackrabbit-story-dealt-each", players=players, count=sizes.pop())
            return
        for seat, hand in hands.items():
            cards = self._named(_cards(sorted(hand, key=_order)))
            yield self.words.say("jackrabbit-story-dealt", player=self.player(seat), cards=cards, count=len(hand))

    def _play(self, fact: Fact, draws: list[Fact], is_pair: bool) -> str:
        seat = int(fact.seat or 0)
        is_pair = is_pair or any(draw.kind == "drew-for-pair" for draw in draws)
        return self.words.say(
            "jackrabbit-story-played",
            player=self.player(seat),
            other=self.player(1 - seat),
            card=self.words.card(str(fact.args["card"])),
            stack=str(fact.args["stack"]),
            pair="yes" if is_pair else "no",
            drawn=self._named(_cards(draws)),
            count=len(draws),
        )

    def _discard(self, discards: list[Fact], draws: list[Fact]) -> str:
        return self.words.say(
            "jackrabbit-story-discarded",
            player=self.player(discards[0].seat),
            cards=self._named(_cards(discards)),
            size=len(discards),
            top=self.words.card(str(discards[-1].args["card"])),
            drawn=self._named(_cards(draws)),
            count=len(draws),
        )

    def _draw(self, draws: list[Fact]) -> str:
        """Draws that a reshuffle has parted from what led to them."""
        player, drawn = self.player(draws[0].seat), self._named(_cards(draws))
        return self.words.say("jackrabbit-story-drew", player=player, drawn=drawn, count=len(draws))

    def _lay(self, fact: Fact) -> bool:
        """Remember a card on its stack, and say whether it makes a pair there, as far as the stack is known."""
        if not self.stacks:
            return False
        seat, card = int(fact.seat or 0), str(fact.args["card"])
        stack = self.stacks[seat if fact.args["stack"] == "own" else 1 - seat]
        stack.append(card)
        return len(stack) > 1 and stack[-2][0] == card[0]

    def _full_stacks(self) -> Iterator[str]:
        for owner, stack in enumerate(self.stacks):
            cards = tuple(self.words.card(card) for card in stack)
            yield self.words.say("jackrabbit-story-stack", player=self.player(owner), cards=cards)

    def _run(self, fact: Fact) -> str:
        """A run card by card, where the stack is known."""
        if not self.stacks:
            return self.say(fact)
        stack, points = self.stacks[int(fact.seat or 0)], int(fact.args["points"] or 0)
        start = stack.index(str(fact.args["first"]))
        cards = tuple(self.words.card(card) for card in stack[start : start + points])
        return self.words.say("jackrabbit-story-run", player=self.player(fact.seat), points=points, cards=cards)

    def _named(self, cards: tuple[str, ...] | str) -> str:
        if isinstance(cards, str):
            return cards
        return self.words.listed([self.words.card(card) for card in cards])


def _cards(facts: list[Fact]) -> tuple[str, ...] | str:
    """The cards that facts are about, or `hidden` if the reader may not know all of them."""
    cards = tuple(fact.args["card"] for fact in facts)
    return _HIDDEN if None in cards else tuple(str(card) for card in cards)


def _order(fact: Fact) -> int:
    """By suit and rank, as people hold their cards."""
    card = fact.args["card"]
    return 0 if card is None else CARD_TEXTS.index(str(card))
