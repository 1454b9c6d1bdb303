"""What stands beside the land: the turn and its price, the players, your hand by suit, court, spent lot and pile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from warren.core.cards import RANKS
from warren.drawing.letters import SEAT_COLOURS
from warren.games.jackrabbits.deck import (
    ANSWERED,
    BASKET,
    CARD_TEXTS,
    JOKERS,
    OFF_BOARD,
    SPENT,
    TENDERED,
)
from warren.games.jackrabbits.options.capital_aces import CAPITAL_ACES
from warren.terminal.jackrabbits_race import Race
from warren.terminal.jackrabbits_ways import JOKER_SIGN
from warren.terminal.land_drawing import RABBIT_SIGNS
from warren.terminal.land_signs import short, suit_sign
from warren.text import Words

_RED: Final = (2, 3)  # hearts and diamonds
_TALL: Final = 15  # rows from which on there is room for the objective, too


class Panel:
    """The panel of one race, in one language."""

    def __init__(self, race: Race, words: Words, names: tuple[str, ...]) -> None:
        self.race = race
        self.view = race.view
        self.words = words
        self.names = names

    def drawn(self, height: int) -> Text:
        lines = [self._turn(), *self._players(), *self._hand(), *self._laid(), *self._stock()]
        if height >= _TALL:
            objective = self.view.setup.choice("objective")
            lines.insert(0, Text(self.words.say("jackrabbits-panel-aim", objective=objective), "dim"))
        return Text("\n").join(lines)

    def most_important(self) -> list[Text]:
        """Where there is little room: the turn and the hand."""
        return [self._turn(), *self._hand()]

    def rest(self) -> Text:
        """All but that."""
        return Text("\n").join([*self._players(), *self._laid(), *self._stock()])

    def _turn(self) -> Text:
        seat, turns, dice, price, *_ = self.view.progress
        told = self.words.say(
            "jackrabbits-panel-turn",
            number=turns + 1,
            player=self.names[seat],
            first=dice // 6 + 1,
            second=dice % 6 + 1,
            price=price,
        )
        return Text(told, "bold")

    # --- players -----------------------------------------------------------------------------------------------------

    def _players(self) -> Iterator[Text]:
        players = len(self.view.hand_sizes)
        for number in range(players):
            yield self._player((max(0, self.race.seat) + number) % players)

    def _player(self, seat: int) -> Text:
        is_waited_for = seat in self.view.waiting_for
        line = Text("▶" if is_waited_for else " ")
        line.append(RABBIT_SIGNS[seat], f"bold reverse {SEAT_COLOURS[seat]}").append(" ")
        line.append(self.names[seat], "bold reverse" if is_waited_for else "bold")
        tile = self.race.tile_of(seat)
        where = self.words.say("jackrabbits-panel-off-board") if tile == OFF_BOARD else short(tile, self.words)
        line.append(f" {where} · {self.words.say('jackrabbits-panel-cards', count=self.view.hand_sizes[seat])}")
        shown = [self._card(royal) for royal in self.view.royals[seat]]
        shown += [self._card(card) for card in self.view.lying(CAPITAL_ACES + seat)]
        shown += [self._card(card) for card in self.race.open_hearts(seat)]
        line.append(" · ").append("\u00a0".join(shown))
        slots = self.race.slots(seat, self.words)
        return line.append("\u00a0" if shown and slots else "").append("\u00a0".join(slots), "dim")

    # --- cards -------------------------------------------------------------------------------------------------------

    def _hand(self) -> Iterator[Text]:
        if self.race.seat >= 0:
            yield self._cards(self.words.say("jackrabbits-panel-hand"), self.view.hand, with_sums=True)

    def _laid(self) -> Iterator[Text]:
        """What is being paid, played or bought."""
        for place, what in ((TENDERED, "laid"), (ANSWERED, "answered"), (BASKET, "basket")):
            cards = self.view.lying(place)
            if cards:
                yield self._cards(self.words.say("jackrabbits-panel-laid", what=what), cards)

    def _stock(self) -> Iterator[Text]:
        """What belongs to nobody, and what rules have to say to everybody."""
        yield self._court()
        yield self._spent()
        for notice in [*(laid.notice for laid in self.view.laid()), *self.view.notices()]:
            yield Text(self.words.phrase(notice, self.names), "dim")

    def _court(self) -> Text:
        """`Court J Q K ♣ ♥ to · ♠J Q ★`."""
        title = self.words.say("jackrabbits-panel-court")
        whole, others = self.race.court()
        if not whole:
            return self._cards(title, others)
        line = Text(title, "bold").append(f" {_ranks([whole[0] * 13 + rank for rank in range(10, 13)])}")
        for suit in whole:
            line.append(f" {suit_sign(suit, self.words)}", self._style(suit))
        return line.append_text(self._cards(" ·", others))

    def _spent(self) -> Text:
        pile = self.words.say("jackrabbits-panel-pile", pile=self.view.pile_size)
        return self._cards(self.words.say("jackrabbits-panel-spent"), self.view.lying(SPENT)).append(f" · {pile}")

    def _cards(self, title: str, cards: list[int], *, with_sums: bool = False) -> Text:
        """`Hand ♣2 7=9 ♦10=10 ★`: cards by suit, a suit with what it comes to."""
        line = Text(title, "bold")
        for suit, held in self.race.by_suit(cards).items():
            if suit == JOKERS:
                line.append(f" {JOKER_SIGN * len(held)}")
                continue
            line.append(f" {suit_sign(suit, self.words)}", self._style(suit))
            line.append(_ranks(held))
            line.append(f"={self.race.worth(suit)}" if with_sums else "", "dim")
        return line if cards else line.append(" –")

    def _style(self, suit: int) -> str:
        return "bold red" if suit in _RED else "bold"

    def _card(self, card: int) -> str:
        return self.words.card(CARD_TEXTS[card])


def _ranks(cards: list[int]) -> str:
    return "\u00a0".join(RANKS[card % 13].replace("T", "10") for card in cards)
