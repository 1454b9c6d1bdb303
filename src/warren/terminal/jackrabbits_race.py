"""One view of a race as a board asks it: where everybody is, what is waited for, what the cards come to."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from warren.core.step import Gathering
from warren.games.jackrabbits.beliefs import lay
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    COURT,
    HEARTS,
    JOKERS,
    MOST_ROYALS,
    OFF_BOARD,
    SUIT_LETTERS,
    house_of,
)
from warren.games.jackrabbits.game import JackRabbits
from warren.games.jackrabbits.land.tiles import BY_NAME, CITADEL, UNDERGROUND
from warren.games.jackrabbits.objectives import missing
from warren.games.jackrabbits.options.special_access import OPEN_HEARTS
from warren.games.jackrabbits.outlook import Outlook
from warren.games.jackrabbits.planning.brief import guards
from warren.games.jackrabbits.sampling import common_to_all
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView
from warren.terminal.land_signs import suit_sign
from warren.text import Words

_FEW: Final = 4  # suits of which each is told with its royals in the court
_LISTED: Final = ("passport", "match")  # of these one card is chosen, and they stand in a list
_OPEN: Final = {"any": "?", "other": "≠", "same": "="}
_MARKERS: Final = {"diverse": "≠≠≠", "monarchic": "KQJ", "diverse-monarchic": "K≠Q≠J", "tribal": "==="}


class Race:
    """What follows from a view, each thing worked out when it is asked for."""

    def __init__(self, view: RaceView) -> None:
        assert isinstance(view.game, JackRabbits)
        self.view = view
        self.seat = int(view.seat)
        self.rules = view.game.rules_of(view.setup)
        self.land = self.rules.land
        self.offered = [view.game.actions.text(action) for action in view.prompt]

    @cached_property
    def gathering(self) -> Gathering | None:
        """The cards that the reader puts together now."""
        return self.table.step().gathers(self.table, self.seat) if self.offered else None

    @cached_property
    def table(self) -> RaceTable:
        """What the reader sees, as a table to ask."""
        table = common_to_all(self.view)
        for card in self.view.hand:
            lay(table.cards, self.view.seat, card)
        return table

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.view)

    # --- what is waited for ------------------------------------------------------------------------------------------

    def of_kind(self, kind: str) -> list[str]:
        """The choices of one kind."""
        return [action for action in self.offered if action.partition(":")[0] == kind]

    def is_travelling(self) -> bool:
        """Whether the reader is about to travel, or on their way."""
        return self.outlook.is_travelling

    def is_own_turn(self) -> bool:
        """Whether the reader's turn has come to one of its phases, and not to something in between."""
        step = self.table.step()
        return bool(step.phase) and not step.continues() and self.view.progress[0] == self.seat

    def card_kinds(self) -> list[str]:
        """How cards are chosen now, one by one; none if it is something else that is decided."""
        if self.is_travelling() or (self.offered and self.table.step().name == "acquire"):
            return []
        parted = [action.partition(":") for action in self.offered]
        kinds = [kind for kind, _, what in parted if what in CARD_TEXTS and kind not in _LISTED]
        return list(dict.fromkeys(kinds)) or ([] if self.gathering is None else [self.gathering.kind])

    def card_kind(self) -> str:
        """The first of these; the empty text if there is none."""
        return next(iter(self.card_kinds()), "")

    # --- where everybody is ------------------------------------------------------------------------------------------

    def tile_of(self, seat: int) -> int:
        """The tile where a rabbit is, on its way too; -1 off the board."""
        on_road = self.view.on_road() if seat == self.view.progress[0] else None
        return self.view.rabbits[seat] if on_road is None else BY_NAME[on_road]

    def rabbits(self) -> dict[int, list[int]]:
        """By tile of the land: whose rabbits are there."""
        found: dict[int, list[int]] = {}
        for seat in range(len(self.view.rabbits)):
            tile = self.tile_of(seat)
            if tile not in (OFF_BOARD, UNDERGROUND):
                found.setdefault(tile, []).append(seat)
        return found

    def carrots(self) -> dict[int, list[int]]:
        """By house: whose carrot lies there."""
        return {int(house_of(royal)): [seat] for seat, royals in enumerate(self.view.royals) for royal in royals}

    def missing(self, seat: int) -> list[str]:
        """The royals that a player still needs to win. JR-O2."""
        return missing(int(self.rules.objective), self.view.royals[seat])

    def slots(self, seat: int, words: Words) -> list[str]:
        """The same as cards of which a part is open: `K?`, `?♠`."""
        return [
            f"?{suit_sign(SUIT_LETTERS.index(which), words)}"
            if which in SUIT_LETTERS
            else f"{_OPEN.get(which, which)}?"
            for which in self.missing(seat)
        ]

    def marker(self) -> str:
        """What lies on the citadel and shows the objective; the simple one needs none. JR-P5."""
        return _MARKERS.get(self.view.setup.choice("objective"), "")

    def tokens(self, words: Words) -> dict[int, str]:
        """By tile: what lies open there: the marker, tokens by the sign of their suit, cards with what they come to."""
        marker = self.marker()
        found: dict[int, str] = {CITADEL: marker} if marker else {}
        for rule in self.view.played():
            for laid in rule.laid(self.view):
                for tile in laid.tiles:
                    sign = suit_sign(int(rule.suit), words) + (str(laid.points) if laid.cards else "")
                    found[tile] = f"{found[tile]} {sign}" if tile in found else sign
        return found

    def others_at(self, tile: int) -> list[int]:
        """The other players whose rabbits are on a hexagon."""
        return [seat for seat in range(len(self.view.rabbits)) if seat != self.seat and self.tile_of(seat) == tile]

    def guards(self, tile: int) -> list[int]:
        """The other players who may object if the reader arrives on a hexagon."""
        found = guards(self.table, self.seat, tile)
        return [seat for seat in range(len(self.view.rabbits)) if found >> seat & 1]

    # --- cards -------------------------------------------------------------------------------------------------------

    def by_suit(self, cards: list[int]) -> dict[int, list[int]]:
        """Cards by suit, jokers last."""
        found: dict[int, list[int]] = {}
        for card in sorted(cards):
            found.setdefault(card // 13, []).append(card)
        return found

    def court(self) -> tuple[list[int], list[int]]:
        """Where there are many, the suits all of whose royals are in the court; and the other cards there."""
        cards = self.view.lying(COURT)
        whole = [suit for suit, held in self.by_suit(cards).items() if suit != JOKERS and len(held) == MOST_ROYALS]
        if len(whole) <= _FEW:
            return [], cards
        return whole, [card for card in cards if card // 13 not in whole]

    def worth(self, suit: int) -> int:
        """What the reader's cards of a suit come to."""
        return int(self.table.points(self.seat, 1 << suit)) if self.table.held(self.seat, suit) else 0

    def open_hearts(self, seat: int) -> list[int]:
        """The hearts that somebody has laid open."""
        mask = self.view.marks[OPEN_HEARTS + seat]
        return [HEARTS * 13 + rank for rank in range(13) if mask >> rank & 1]

    def chosen(self) -> list[int]:
        """The cards that lie aside in what is being paid, played or bought."""
        return self.view.lying(self.gathering.place) if self.gathering and self.gathering.place >= 0 else []
