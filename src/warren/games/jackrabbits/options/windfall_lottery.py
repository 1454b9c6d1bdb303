"""Every card that matches a die wins a card, and a double one more. JR-X9."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason
from warren.core.facts import Fact, Part, event
from warren.core.story import Line, actor
from warren.games.jackrabbits.actions import MATCH
from warren.games.jackrabbits.deck import CARD_TEXTS, RANK_BIT, STACK
from warren.games.jackrabbits.facts import WON_CARD, fact
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.story import card_won
from warren.games.jackrabbits.turn.lottery import Lottery, add_matching

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.story import Teller
    from warren.games.jackrabbits.table import RaceTable

DOUBLE: Final[i64] = fact("double", "JR-X9", Part("number"), fleeting=True)

MATCHED: Final[i64] = SLOTS.add_marks(STACK, of_turn=True)
"""By suit: cards that won in the lottery of this turn, as masks of ranks."""


class WindfallLottery(Option):
    """A double wins a card as soon as it is rolled."""

    def join(self, rules: Ruleset) -> None:
        rules.lottery = Windfall()
        rules.rolls.append(self)

    def tellers(self) -> dict[str, Teller]:
        return {"double": _double}

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """Cards with which who is to play has won in this turn."""
        for word in words:
            card = t.rules.card_named(word)
            if seat != t.turn or not t.holds(seat, card):
                raise BadInput("position/remembered", option=self.name, text=word)
            t.marks[MATCHED + card // 13] |= RANK_BIT[card % 13]

    def rolls(self, t: RaceTable, seat: i64) -> None:
        if t.dice // 6 == t.dice % 6:
            t.tell(event(DOUBLE, seat, t.dice % 6 + 1))
            t.draw(seat, WON_CARD)


def _double(rest: deque[Fact]) -> Line:
    """A double, and the card that it wins."""
    rolled = rest.popleft()
    won, drawn = card_won(rest)
    return Line([rolled, *won], "jackrabbits-story-double", player=actor(rolled), drawn=drawn)


class Windfall(Lottery):
    """Any number of cards, those just won included, each once."""

    def add_matches(self, t: RaceTable, seat: i64, found: Choices) -> None:
        matching = Choices()
        add_matching(t, seat, matching)
        for action in matching.listed():
            card = action - MATCH
            if not t.marks[MATCHED + card // 13] & RANK_BIT[card % 13]:
                found.append(action)

    def match(self, t: RaceTable, seat: i64, card: i64) -> None:
        t.marks[MATCHED + card // 13] |= RANK_BIT[card % 13]
        super().match(t, seat, card)

    def why_not_again(self, t: RaceTable, card: i64) -> Reason | None:
        if t.marks[MATCHED + card // 13] & RANK_BIT[card % 13]:
            return Reason("jackrabbits-card-matched-already", "JR-X9", card=CARD_TEXTS.thing(card))
        return None
