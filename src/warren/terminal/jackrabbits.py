"""The race of Jack Rabbits at a terminal: the land with rabbits and carrots, and all that stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from warren.core.errors import Reason
from warren.core.facts import Fact
from warren.core.messages import Phrase, player
from warren.core.settings import Setup
from warren.core.view import View
from warren.drawing.marks import Spot
from warren.games.jackrabbits.deck import (
    ANSWERED,
    BASKET,
    CARD_TEXTS,
    FIRST_JOKER,
    JOKERS,
    OFF_BOARD,
    SPENT,
    TENDERED,
)
from warren.games.jackrabbits.land.tiles import BASE_SUITS, CITADEL, SUITS, UNDERGROUND
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.options.capital_aces import CAPITAL_ACES
from warren.games.jackrabbits.view import RaceView
from warren.terminal.board import LOG_HEIGHT, Board, Button, Item
from warren.terminal.jackrabbits_buttons import Buttons, composed
from warren.terminal.jackrabbits_panel import Panel
from warren.terminal.jackrabbits_race import Race
from warren.terminal.jackrabbits_ways import Ways
from warren.terminal.land_drawing import RABBIT_SIGNS, Lookout, Marks, draw_land, middle_of
from warren.terminal.land_signs import tile_named
from warren.text import Words

_BESIDE: Final = 36  # columns that panel and story need beside the land
_WIDE: Final = 76  # columns from which on they stand beside it
_LEAST: Final = 0.8  # of the rows of the land, to draw it large
_PANEL: Final = 6  # rows of the panel, where it stands below


class RaceBoard(Board):
    """Roads are picked up on the land, cards where they are paid; places have capital letters."""

    tells_all = True
    fills_screen = True
    by_itself = ("pass", "rest", "down")

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(words, names)
        self._race: tuple[object, Race] | None = None
        self._lookout = Lookout()

    def race(self, view: View) -> Race:
        """What follows from a view, kept until another one is asked about."""
        assert isinstance(view, RaceView)
        state = view.save()
        key = (int(view.seat), view.prompt, view.waiting_for, state)
        if self._race is None or self._race[0] != key:
            self._race = (key, Race(view))
        return self._race[1]

    # --- what can be done --------------------------------------------------------------------------------------------

    def items(self, view: View) -> list[Item]:
        return self._buttons(view).items()

    def buttons(self, view: View) -> list[Button]:
        return self._buttons(view).alone()

    def menu(self, view: View) -> list[Button] | None:
        return self._buttons(view).menu()

    def _buttons(self, view: View) -> Buttons:
        return Buttons(self.race(view), self.words, self.names)

    def composed(self, parts: list[str], action: str) -> list[str]:
        return composed(parts, action)

    def is_at_once(self, action: str) -> bool:
        """What the dice and the pile decide cannot be looked at first."""
        return super().is_at_once(action) or action == "roll" or action.startswith("match:")

    def question(self, view: View) -> str:
        return "" if view.asks is None or self.race(view).is_own_turn() else super().question(view).strip()

    def request(self, view: View) -> str:
        """What is asked, and by which keys it is answered."""
        race = self.race(view)
        if view.asks is None:
            return ""
        if race.is_travelling():
            keys = "roads" if race.of_kind("go") else "places"
        else:
            keys = "cards" if race.card_kind() else "buttons"
        return f"{super().question(view).strip()} {self.words.say('jackrabbits-keys', what=keys)}"

    # --- in words ----------------------------------------------------------------------------------------------------

    def choice(self, view: View, action: str) -> str:
        return self._buttons(view).told(action)

    def told(self, setup: Setup, parts: list[str], foreseen: Sequence[Fact]) -> str:
        """The story of what the move would do, where it can be foreseen."""
        return " ".join(self.retold(setup, foreseen)) or super().told(setup, parts, foreseen)

    def is_of_interest(self, view: View, reason: Reason) -> bool:
        return reason.rule not in [option.rule for option in OPTIONS if not view.setup.flag(option.name)]

    def opening(self, view: View) -> list[str]:
        return [self._aim(view), self.words.say("jackrabbits-opening")]

    def about(self, view: View, held: str) -> list[str]:
        """Where a road leads on the whole, and why no journey leads to the other places."""
        race = self.race(view)
        return Ways(race, self.words, self.names).by_road(held) if race.is_travelling() else []

    def _aim(self, view: View) -> str:
        return self.words.say("jackrabbits-board-aim", objective=view.setup.choice("objective"))

    def describe(self, view: View) -> list[str]:
        race = self.race(view)
        lines = [self._turn(race.view), self._aim(view)]
        lines += [self._player(race, seat) for seat in range(len(race.view.hand_sizes))]
        lines += self._laid(race.view)
        say = self.words.say
        whole, others = race.court()
        suits = SUITS.things(whole)
        lines.append(say("jackrabbits-board-court", suits=suits, cards=self._cards(others)))
        spent = race.view.lying(SPENT)
        lines.append(say("jackrabbits-board-spent", cards=self._cards(spent), pile=race.view.pile_size))
        notices = [*(laid.notice for laid in race.view.laid()), *race.view.notices()]
        lines += [self.words.phrase(notice, self.names) for notice in notices]
        if race.seat >= 0:
            lines.append(say("jackrabbits-board-hand", suits="; ".join(self._hand(race)) or "none"))
        if race.offered and race.is_travelling() and race.view.rabbits[race.seat] != OFF_BOARD:
            lines += Ways(race, self.words, self.names).within_reach()
        return lines

    def _turn(self, view: RaceView) -> str:
        """Whose turn it is, and its price."""
        seat, turns, dice, price, _, passport, *_ = view.progress
        turn = Phrase(
            "jackrabbits-board-turn",
            player=player(seat),
            number=turns + 1,
            first=dice // 6 + 1,
            second=dice % 6 + 1,
            price=price,
            passport="none" if passport < 0 else self.words.card(CARD_TEXTS[passport]),
        )
        return self.words.phrase(turn, self.names)

    def _player(self, race: Race, seat: int) -> str:
        """Where a rabbit is, and what everybody sees of a hand."""
        view, tile = race.view, race.tile_of(seat)
        is_on_road = seat == view.progress[0] and view.on_road() is not None
        told = Phrase(
            "jackrabbits-board-player",
            player=player(seat),
            where="road" if is_on_road else "off-board" if tile < 0 else "hexagon",
            place=tile_named(max(tile, 0), self.words),
            cards=view.hand_sizes[seat],
            royals=self._cards(view.royals[seat]),
            capital=self._cards(view.lying(CAPITAL_ACES + seat)),
            hearts=self._cards(race.open_hearts(seat)),
        )
        sentence = self.words.phrase(told, self.names)
        return f"{sentence} {self._missing(race.missing(seat))}" if view.royals[seat] else sentence

    def _missing(self, wanted: list[str]) -> str:
        """What three royals that win still need."""
        royals = [self.words.say("jackrabbits-missing-royal", which=which, suit=which) for which in wanted]
        return self.words.say("jackrabbits-missing", count=len(wanted), royals=tuple(dict.fromkeys(royals)))

    def _laid(self, view: RaceView) -> list[str]:
        """Cards that are being paid, played or bought."""
        laid, basket = view.lying(TENDERED) + view.lying(ANSWERED), view.lying(BASKET)
        lines = [self.words.say("jackrabbits-board-laid", cards=self._cards(laid))] if laid else []
        return lines + ([self.words.say("jackrabbits-board-basket", cards=self._cards(basket))] if basket else [])

    def _hand(self, race: Race) -> list[str]:
        """The reader's cards by suit, with what they come to."""
        return [
            self.words.say("jackrabbits-board-jokers", count=len(cards))
            if suit == JOKERS
            else self.words.say(
                "jackrabbits-board-suit", cards=self._cards(cards), points=race.worth(suit), which=SUITS[suit]
            )
            for suit, cards in race.by_suit(race.view.hand).items()
        ]

    def _cards(self, cards: list[int]) -> tuple[str, ...]:
        """Cards by name, both jokers together."""
        found = [self.words.card(CARD_TEXTS[card]) for card in cards if card < FIRST_JOKER]
        jokers = [card for card in cards if card >= FIRST_JOKER]
        if jokers:
            found.append(self.words.say("jackrabbits-board-jokers", count=len(jokers)))
        return tuple(found)

    # --- drawn -------------------------------------------------------------------------------------------------------

    def draw(self, view: View, width: int, height: int, _before: View | None = None, held: str = "") -> Text:
        race = self.race(view)
        is_beside = width >= _WIDE
        columns = width - _BESIDE if is_beside else width
        rows = height if is_beside else height - _PANEL - LOG_HEIGHT
        marks, focus = self._marks(race, held), self._focus(race)
        drawn = draw_land(race.land, columns, max(5, rows), marks, focus=focus, least=_LEAST, lookout=self._lookout)
        if is_beside:
            return drawn
        first = Panel(race, self.words, self.names).most_important()
        return Text("\n", no_wrap=True, overflow="ellipsis").join([*first, drawn])

    def look(self, across: int, down: int) -> None:
        self._lookout.move(across, down)

    def is_cut(self) -> bool:
        return self._lookout.is_cut

    def aside(self, view: View, width: int, height: int) -> Text:
        panel = Panel(self.race(view), self.words, self.names)
        return panel.drawn(height) if width >= _WIDE else panel.rest()

    def legend(self, view: View) -> list[str]:
        race = self.race(view)
        lines = [self.words.say("land-signs"), self.words.say("jackrabbits-legend")]
        if race.rules.suits & ~BASE_SUITS:
            lines.append(self.words.say("land-suit-signs"))
        lines.append(self.words.say("jackrabbits-legend-slots", marker=race.marker() or "none"))
        if race.view.laid():
            lines.append(self.words.say("jackrabbits-legend-laid"))
        rabbits = tuple(f"{sign} {name}" for sign, name in zip(RABBIT_SIGNS, self.names, strict=False))
        return [*lines, self.words.say("land-board-rabbits", rabbits=rabbits)]

    def _marks(self, race: Race, held: str) -> Marks:
        """Rabbits, carrots, the roads that can be taken, and what lies ahead on the one that is picked up."""
        ways = Ways(race, self.words, self.names)
        roads = ways.roads() if race.offered and race.is_travelling() else []
        lit = next((road for road in roads if road.name == held), None)
        return Marks(
            rabbits=race.rabbits(),
            carrots=race.carrots(),
            tokens=race.tokens(self.words),
            keys=self._buttons(race.view).tile_keys(),
            ends={road.end: road.key for road in roads},
            lit_end=-1 if lit is None else lit.end,
            lit_tiles=() if lit is None else lit.ahead.tiles,
        )

    def _focus(self, race: Race) -> Spot:
        """Where the reader's rabbit is, or who travels; the citadel if that is nowhere on the land."""
        tile = race.tile_of(race.seat if race.seat >= 0 else race.view.progress[0])
        return middle_of(race.land, CITADEL if tile in (-1, UNDERGROUND) else tile)
