"""The race of Jack Rabbits at a terminal: the table in sentences, and moves told as what would happen."""

from __future__ import annotations

from collections.abc import Sequence

from warren.core.facts import Fact
from warren.core.settings import Setup
from warren.core.view import View
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.deck import ANSWERED, BASKET, CARD_TEXTS, COURT, FIRST_JOKER, OFF_BOARD, SPENT, TENDERED
from warren.games.jackrabbits.view import RaceView
from warren.terminal.board import Board
from warren.text import story_of


class RaceBoard(Board):
    """Says where rabbits and cards are; every choice of the prompt can be picked from a list."""

    def told(self, setup: Setup, parts: list[str], foreseen: Sequence[Fact]) -> str:
        """The story of what the move would do, where it can be foreseen."""
        sentences = list(story_of(setup.settings.game, self.words, self.names).tell(foreseen))
        return " ".join(sentences) or super().told(setup, parts, foreseen)

    def describe(self, view: View) -> list[str]:
        assert isinstance(view, RaceView)
        lines = [self._turn(view)]
        lines += [self._player(view, seat) for seat in range(len(view.hand_sizes))]
        lines += self._laid(view)
        say = self.words.say
        lines.append(say("jackrabbits-board-court", cards=self._cards(view.lying(COURT))))
        lines.append(say("jackrabbits-board-spent", cards=self._cards(view.lying(SPENT)), pile=view.pile_size))
        if view.seat >= 0:
            lines.append(say("jackrabbits-board-hand", cards=self._cards(view.hand)))
        return lines

    def _turn(self, view: RaceView) -> str:
        """Whose turn it is, and its price."""
        seat, turns, dice, price, _, passport, *_ = view.progress
        return self.words.say(
            "jackrabbits-board-turn",
            player=self.words.player(seat, self.names),
            number=turns + 1,
            first=dice // 6 + 1,
            second=dice % 6 + 1,
            price=price,
            passport="none" if passport < 0 else self.words.card(CARD_TEXTS[passport]),
        )

    def _player(self, view: RaceView, seat: int) -> str:
        """Where a rabbit is, and what everybody sees of a hand."""
        tile = view.on_road() if seat == view.progress[0] else None
        place = view.rabbits[seat]
        where = "road" if tile else "off-board" if place == OFF_BOARD else "hexagon"
        return self.words.say(
            "jackrabbits-board-player",
            player=self.words.player(seat, self.names),
            where=where,
            place=str(self.words.shown(tile or HEX_TEXTS[max(place, 0)])),
            cards=view.hand_sizes[seat],
            royals=self._cards(view.royals[seat]),
        )

    def _laid(self, view: RaceView) -> list[str]:
        """Cards that are being paid, played or bought."""
        laid, basket = view.lying(TENDERED) + view.lying(ANSWERED), view.lying(BASKET)
        lines = [self.words.say("jackrabbits-board-laid", cards=self._cards(laid))] if laid else []
        return lines + ([self.words.say("jackrabbits-board-basket", cards=self._cards(basket))] if basket else [])

    def _cards(self, cards: list[int]) -> tuple[str, ...]:
        """Cards by name, both jokers together."""
        found = [self.words.card(CARD_TEXTS[card]) for card in cards if card < FIRST_JOKER]
        jokers = [card for card in cards if card >= FIRST_JOKER]
        if jokers:
            found.append(self.words.say("jackrabbits-board-jokers", count=len(jokers)))
        return tuple(found)
