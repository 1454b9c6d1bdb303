"""A session as a person at the screen plays it: in a language, with a card picked up, and news since their last turn.

Nothing here draws or waits for keys: `table_screen.py` shows it, `app.py` lets bots think and covers the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final

from warren.core.errors import Reason
from warren.core.table import Draft, Table
from warren.core.view import View
from warren.terminal.board import Board, Button, Item, way_to
from warren.terminal.boards import board_of
from warren.terminal.names import names_of, titles_of
from warren.terminal.session import Session
from warren.terminal.tale import Sentence, Tale
from warren.text import LANGUAGES, Words

Spot = tuple[float, float]

_HARDLY: Final = 1.0  # what is not even so much farther in a direction does not lie there
_WIDE: Final = 4.0  # nor does what lies so much more aside than along
_AHEAD: Final = 1.2  # what lies more aside than this comes only after all that does not


class Playing:
    """All that the screens show, and all that keys and clicks do to the game."""

    def __init__(self, session: Session, language: str) -> None:
        self.words = Words(language)
        self.headline: Callable[[Words], str] | None = None  # in place of who plays
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Sit down before a game."""
        self.session = session
        self.held = ""  # the name of the item that is picked up
        self.opened: list[str] = []  # the keys of the buttons that were opened, one inside the other
        self.uncovered: int | None = None  # who has said that they sit before the screen, where several people play
        self._since: dict[int | None, int] = {seat: session.until_last_move(seat) for seat in session.people()}
        self._offers: tuple[object, tuple[list[Item], list[Button]]] = (None, ([], []))
        self._drafted: tuple[Table | None, int, list[int], Draft | None] = (None, 0, [], None)
        self.speak(self.words.language)

    # --- words -------------------------------------------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Say everything in a language from now on."""
        self.words = Words(language)
        game = self.session.game.name
        self.board: Board = board_of(game, self.words, names_of(self.session.seats, self.words, game))
        self._tales: dict[int | None, Tale] = {}

    def next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    def titles(self) -> tuple[str, ...]:
        return titles_of(self.session.seats, self.words, self.session.game.name)

    # --- who looks ---------------------------------------------------------------------------------------------------

    def eyes(self) -> int | None:
        """Who looks at the screen now: the reader, once they have uncovered it. None: nobody who plays."""
        return None if self.is_covered() else self.session.reader()

    def is_covered(self) -> bool:
        """Whether the screen must hide everything until the person to act says that they are there."""
        reader = self.session.reader()
        return (
            reader is not None
            and len(self.session.people()) > 1
            and self.board.has_secrets
            and reader != self.uncovered
        )

    def uncover(self) -> None:
        self.uncovered = self.session.reader()
        self.hold("")

    def is_my_turn(self) -> bool:
        """Whether the person before the screen is to act."""
        return not self.session.table.is_over() and self.eyes() == self.session.mover()

    def view(self) -> View:
        return self.session.view(self.eyes())

    def before(self) -> View | None:
        """The table as it is, while a move is being drafted."""
        return self.session.table.view(self.eyes()) if self.session.parts and self.is_my_turn() else None

    # --- what happened -----------------------------------------------------------------------------------------------

    def news_since(self) -> int:
        """The moment from which on everything is news to who looks, or is about to."""
        return self._since.get(self.session.reader(), 0)

    def told(self) -> list[Sentence]:
        """What happened, as far as who looks may know."""
        return self._tale().sentences

    def count(self) -> list[str]:
        """The count that has just been made, line by line."""
        return self._tale().count()

    def _tale(self) -> Tale:
        """The tale of who looks, up to now."""
        eyes = self.eyes()
        if eyes not in self._tales:
            self._tales[eyes] = Tale(self.session, self.board, eyes)
        self._tales[eyes].go_on(self.news_since())
        return self._tales[eyes]

    # --- what can be done --------------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        """What can be picked up: made once and kept until something changes."""
        return self._offered()[0]

    def _offered(self) -> tuple[list[Item], list[Button]]:
        """Items, and what can be done without them."""
        now = (self.session.table, len(self.session.table.log), list(self.session.parts), self.eyes(), self.board)
        if self._offers[0] != now:
            view = self.view()
            self._offers = (now, (self.board.items(view), self.board.buttons(view)))
        return self._offers[1]

    def item(self) -> Item | None:
        """What is picked up; at first, something that can be played."""
        items = self.items()
        for item in items:
            if item.name == self.held:
                return item
        return next((item for item in items if self.is_lit(item)), items[0] if items else None)

    def hold(self, name: str) -> None:
        self.held = name
        self.opened = []

    def hold_next(self, step: int) -> None:
        """Pick up the neighbour of what is picked up, around the ends."""
        names = [item.name for item in self.items()]
        item = self.item()
        if item is not None and step:
            self.hold(names[(names.index(item.name) + step) % len(names)])

    def hold_towards(self, x: int, y: int) -> None:
        """Pick up what lies next in a direction, where things lie on the board; else in the row."""
        item = self.item()
        if item is None or item.spot is None:
            self.hold_next(x)
            return
        found = next_towards(item.spot, (x, y), [other.spot for other in self.items() if other.spot is not None])
        self.hold(next((other.name for other in self.items() if other.spot == found), item.name))

    def turned(self) -> str:
        """The name of what is picked up, lying another way; the empty text if there is none."""
        item = self.item()
        return "" if item is None or not self.is_my_turn() else self.board.turned(self.view(), item.name)

    def buttons(self) -> list[Button]:
        """What could be done with what is picked up, and without; of a button that was opened, what it leads to."""
        way = self.way()
        return list(way[-1].then) if way else self._first_buttons()

    def way_to(self, move: Sequence[str]) -> tuple[Item | None, list[Button]]:
        """The buttons that begin a move, and what has to be picked up for them; no buttons if there are none."""
        alone = way_to(self.alone(), move)
        ways = [(item, way) for item in self.items() if (way := way_to(item.buttons, move))]
        return (None, alone) if alone or not ways else ways[0]

    def alone(self) -> list[Button]:
        """What can be done without picking anything up."""
        return self._offered()[1]

    def way(self) -> list[Button]:
        """The buttons that were opened, one inside the other."""
        buttons, found = self._first_buttons(), list[Button]()
        for key in self.opened:
            found.append(next(button for button in buttons if button.key == key and button.then))
            buttons = list(found[-1].then)
        return found

    def _first_buttons(self) -> list[Button]:
        item = self.item()
        return [*(item.buttons if item else ()), *self.alone()]

    def is_lit(self, item: Item) -> bool:
        """Whether something can be done with an item; what is aside counts only where there is nothing else."""
        if any(self.can_do(button) for button in item.buttons if not button.is_aside):
            return True
        others = (button for other in self.items() for button in other.buttons if not button.is_aside)
        return any(self.can_do(button) for button in item.buttons) and not any(self.can_do(button) for button in others)

    def obvious(self) -> list[Button]:
        """What Enter could mean: all that can be done, but nothing aside while something else can be done.

        It never takes anything back: that would undo what somebody wants to have done.
        """
        item = self.item()
        is_lit = item is not None and self.is_lit(item)
        buttons = [button for button in self.buttons() if not button.is_shortcut and (is_lit or not button.is_aside)]
        return [button for button in buttons if self.can_do(button) and not self.takes_back(button)]

    def takes_back(self, button: Button) -> bool:
        """Whether the button takes back a part of the move: what was chosen is chosen again."""
        parts = None if button.then else self.composed(button)
        return parts is not None and len(parts) < len(self.session.parts)

    def is_drafted(self, item: Item) -> bool:
        parts = self._parts()
        return any(set(leaf.action.split()) <= set(parts) for button in item.buttons for leaf in button.leaves())

    def can_do(self, button: Button) -> bool:
        """Whether a button is legal now, or leads to one that is."""
        return any(self.composed(leaf) is not None for leaf in button.leaves())

    def composed(self, button: Button) -> list[int] | None:
        """The parts of the move with this button, which opens nothing; None if it is not legal now."""
        draft = self._draft()
        if draft is None or draft.is_complete:
            return None
        actions = self.session.game.actions
        parts = [actions.parse(part) for part in self.board.composed(self._parts(), button.action)]
        if len(parts) == len(self.session.parts) + 1 and parts[:-1] == self.session.parts:
            return parts if parts[-1] in draft.choices else None
        return parts if self.session.can_compose(parts) else None

    def why_not(self, button: Button) -> Reason | None:
        """Why a button, and the first that it leads to, cannot be done now, from what the person may know."""
        if self.can_do(button):
            return None
        action = self.session.game.actions.parse(next(button.leaves()).action.split()[0])
        if self.is_my_turn():
            return self.session.why_not(action)
        eyes = self.eyes()
        return None if eyes is None else self.session.table.explain(eyes, action)

    # --- what is done ------------------------------------------------------------------------------------------------

    def choose(self, button: Button) -> None:
        """Open a button, or make it part of the move if it is legal."""
        if button.then:
            self.opened.append(button.key)
            return
        parts = self.composed(button)
        if parts is not None:
            self.opened = []
            self.session.compose(parts, [self.session.game.actions.parse(part) for part in button.onward.split()])

    def take_back(self) -> None:
        """Leave what was opened last, or take back the last part of the move."""
        if self.opened:
            self.opened.pop()
        elif self.is_my_turn():
            self.session.take_back()

    def is_complete(self) -> bool:
        """Whether the move can be played as it is."""
        draft = self._draft()
        return draft is not None and draft.is_complete

    def confirm(self) -> None:
        """Play the move. What happens from now on is news to who played it."""
        seat = self.session.mover()
        self.hold("")
        try:
            self.session.confirm()
        finally:
            self._since[seat] = self.session.so_far()

    def let_bot_play(self, move: list[int]) -> None:
        self._since[None] = self.session.so_far()
        self.session.play(move)

    def drafted(self) -> str:
        """The move that is being composed, in words, with what is said beforehand."""
        told = self.board.told(self.session.table.setup, self._parts(), self.session.foreseen())
        return " ".join([told, *self.beforehand()])

    def beforehand(self) -> list[str]:
        return [self.words.phrase(reason, self.board.names) for reason in self.session.beforehand()]

    def _draft(self) -> Draft | None:
        """The draft of the person before the screen, made once and kept until something changes."""
        if not self.is_my_turn():
            return None
        table = self.session.table
        if self._drafted[:3] != (table, len(table.log), self.session.parts):
            self._drafted = (table, len(table.log), list(self.session.parts), self.session.draft())
        return self._drafted[3]

    def _parts(self) -> list[str]:
        return [self.session.game.actions.text(part) for part in self.session.parts]


def next_towards(start: Spot, way: tuple[int, int], spots: list[Spot]) -> Spot:
    """The spot that is next in one of the four directions: rather ahead than aside, and near; the start, if none is."""
    found: list[tuple[bool, float, Spot]] = []
    for spot in spots:
        along = (spot[0] - start[0]) * way[0] + (spot[1] - start[1]) * way[1]
        aside = abs((spot[0] - start[0]) * way[1]) + abs((spot[1] - start[1]) * way[0])
        if along > _HARDLY and aside <= _WIDE * along:
            found.append((aside > _AHEAD * along, hypot(along, aside) + aside, spot))
    return min(found)[2] if found else start
