"""The table on a full screen, with its keys and clicks. What it shows is in parts.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from rich.text import Text
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from warren.core.errors import WarrenError
from warren.terminal import parts
from warren.terminal.board import LOG_WIDTH, Button
from warren.terminal.cells import Cells, folded, laid_out
from warren.terminal.playing import Playing

_LOW: Final = 22  # rows below which there is no title
_FOLDED: Final = 8  # one row in so many is for what can be done, before it is folded
_FEWEST: Final = 3  # but no fewer than these
_BELOW: Final = 9  # rows that title, hand, buttons, status and foot need, more or less

_KEYS: Final = {
    "left": "screen.next(-1, 0)",
    "right": "screen.next(1, 0)",
    "up": "screen.next(0, -1)",
    "down": "screen.next(0, 1)",
    "r": "screen.turn",
    "enter": "screen.enter",
    "escape": "app.take_back",
    "backspace": "app.take_back",
    "question_mark": "app.rules",
    "h": "app.hint",
    "w": "app.why",
    "l": "app.language",
    "s": "app.settings",
    "exclamation_mark": "app.report",
    "n": "app.again",
    "k": "app.keys",
    "f1": "app.keys",
    "q": "app.leave",
    "plus": "screen.unfold",
    "shift+left": "screen.look(-1, 0)",
    "shift+right": "screen.look(1, 0)",
    "shift+up": "screen.look(0, -1)",
    "shift+down": "screen.look(0, 1)",
    "pageup": "screen.look_back(-1)",
    "pagedown": "screen.look_back(1)",
}


class TableScreen(Screen[None]):
    """Shows a game that is being played. What ends a turn goes through the app, which goes on with the game."""

    DEFAULT_CSS = """
    TableScreen {
        #title { height: 1; padding: 0 1; }
        #middle { height: 1fr; min-height: 3; layout: horizontal; }
        #table { width: 1fr; height: 100%; scrollbar-size-vertical: 1; }
        #beside { width: 1fr; height: 100%; border-left: solid $primary; }
        #aside { height: auto; max-height: 70%; padding: 0 1; border-bottom: solid $primary; }
        #log { width: 100%; height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
        #story { min-height: 100%; }
        #below { height: auto; max-height: 80%; overflow-y: auto; scrollbar-size-vertical: 1; }
        #hand, #buttons, #status, #notice, #foot { height: auto; padding: 0 1; }
        #foot { border-top: solid $primary; }
        .empty { display: none; }
    }
    TableScreen.narrow, TableScreen.low {
        #title { display: none; }
        #foot { border: none; }
    }
    TableScreen.stacked {
        #middle { layout: vertical; }
        #table { width: 100%; height: auto; max-height: 100%; }
        #beside { width: 100%; height: 1fr; border: none; }
        #aside { border: none; }
    }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self._notice: Callable[[], str] | None = None
        self._put_before: dict[str, Text] = {}
        self._is_unfolded = False

    def compose(self) -> Iterator[Widget]:
        yield Static(id="title")
        with Container(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="board")
            with Vertical(id="beside"):
                yield Static(id="aside")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story")
        with Vertical(id="below"):
            for part in ("hand", "buttons", "status", "notice", "foot"):
                yield Cells(id=part)

    # --- keys and clicks ---------------------------------------------------------------------------------------------

    async def on_key(self, event: Key) -> None:
        """All keys come here, those of buttons and all others: bindings are a step behind somebody who types fast."""
        action = _KEYS.get(event.key, "")
        for number, button in enumerate(self.playing.buttons()):
            if button.key == event.key:
                action = f"screen.button({number})"
        if action:
            event.stop()
            await self.run_action(action)
        elif event.is_printable:
            self._tell_no_use(event.character or "")

    def _tell_no_use(self, key: str) -> None:
        """A key that does nothing says so, and where to find those that do something."""
        if self.playing.is_complete():
            self.say(lambda: self.playing.words.say("screen-complete"))
        elif self.playing.is_my_turn():
            self.say(lambda: self.playing.words.say("screen-no-use", key=self.playing.words.say("screen-key", key=key)))

    def action_next(self, x: int, y: int) -> None:
        self.playing.hold_towards(x, y)
        self.say(None)

    def action_turn(self) -> None:
        """Let what is picked up lie another way."""
        turned = self.playing.turned()
        if turned:
            self.playing.hold(turned)
            self.say(None)
        elif self.playing.is_my_turn() and self.playing.board.is_laying(self.playing.view()):
            self.say(lambda: self.playing.words.say("screen-no-turn"))
        else:
            self._tell_no_use("r")

    async def action_hold(self, name: str) -> None:
        """Pick something up; of what is picked up already, do the one thing that can be done with it, or undo it."""
        item = self.playing.item()
        if self.playing.held != name or item is None:
            self.playing.hold(name)
            self.say(None)
            return
        undone = [button for button in item.buttons if self.playing.takes_back(button)]
        if undone:
            await self._choose(undone[0])
        else:
            await self._do_the_obvious()

    async def action_enter(self) -> None:
        """Play the move that is drafted, or draft the only one there is."""
        if self.playing.is_complete():
            await self.run_action("app.confirm")
        else:
            await self._do_the_obvious()

    async def action_button(self, number: int) -> None:
        """Draft a button or open it, or tell why it cannot be done."""
        button = self.playing.buttons()[number]
        reason = self.playing.why_not(button)
        if self.playing.is_complete():
            self.say(lambda: self.playing.words.say("screen-complete"))
        elif reason is not None:
            self.say(lambda: self.playing.words.phrase(reason, self.playing.board.names))
        elif self.playing.is_my_turn():
            await self._choose(button)

    def action_unfold(self) -> None:
        """Show all that can be done, or no more than there is room for."""
        self._is_unfolded = not self._is_unfolded
        self.say(None)

    def action_look(self, across: int, down: int) -> None:
        """Look at another part of a board that is larger than the room for it."""
        self.playing.board.look(across, down)
        self.query_one("#table", VerticalScroll).scroll_relative(across, down, animate=False)
        self.say(None)

    def action_look_back(self, pages: int) -> None:
        log = self.query_one("#log", VerticalScroll)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    async def _do_the_obvious(self) -> None:
        legal = self.playing.obvious()
        if len(legal) == 1:
            await self._choose(legal[0])
        elif legal:
            self.say(lambda: self.playing.words.say("screen-several"))
        elif self.playing.is_my_turn():
            self._tell_why_not()

    def _tell_why_not(self) -> None:
        """Why what is picked up cannot be played; where it could be, that Enter does not do it."""
        item = self.playing.item()
        reason = self.playing.why_not(item.buttons[0]) if item is not None and item.buttons else None
        if reason is None:
            self._tell_no_use("enter")
        else:
            self.say(lambda: self.playing.words.phrase(reason, self.playing.board.names))

    async def _choose(self, button: Button) -> None:
        """Where there is nothing to look at first, a move is played at once."""
        self._notice = None
        self.attempt(lambda: self.playing.choose(button))
        if self.playing.board.is_at_once(button.action) and self.playing.is_complete():
            await self.run_action("app.confirm")
            return
        self.show()

    def attempt(self, work: Callable[[], None]) -> None:
        """Do something that writes the game's file; if that fails, say so: the game itself goes on."""
        try:
            work()
        except WarrenError as problem:
            error = problem
            self.say(lambda: self.playing.words.error(error, self.playing.board.names))

    # --- what is shown -----------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        self.show()

    def say(self, notice: Callable[[], str] | None) -> None:
        """Say something below everything else, until the next key; None: nothing more."""
        self._notice = notice
        self.show()

    def read(self) -> str:
        """All that stands on it."""
        return "\n".join(text.plain for text in self._put_before.values() if text)

    def show(self) -> None:
        """Show everything anew."""
        width, height = self.app.size
        is_narrow = width < parts.NARROW  # then table and story stand one above the other
        self.set_class(is_narrow, "narrow")
        self.set_class(height < _LOW, "low")
        playing, inner = self.playing, width - 2
        below = {
            "hand": laid_out(list(parts.hand(playing)), inner, gap=0),
            "buttons": self._buttons(inner, all_of_them=not is_narrow),
            "status": parts.status(playing),
            "notice": Text(self._notice() if self._notice else ""),
            "foot": laid_out(list(parts.foot(playing, width)), inner),
        }
        room = self._room(below.values()) if playing.board.fills_screen else height - _BELOW
        held = playing.item()
        drawn = playing.board.draw(playing.view(), width, room, playing.before(), "" if held is None else held.name)
        drawn.rstrip()
        aside = playing.board.aside(playing.view(), width, room)
        self._make_room(max((line.cell_len for line in drawn.split()), default=0), has_aside=bool(aside))
        self._put("title", parts.title(playing))
        self._put("board", drawn)
        self._put("aside", aside)
        self._put("story", parts.story(playing))
        for place, text in below.items():
            self._put(place, text)

    def _buttons(self, width: int, *, all_of_them: bool) -> Text:
        """What can be done: all of it, or as much as leaves the board its room where that takes all there is."""
        buttons, last = list(parts.buttons(self.playing, all_of_them=all_of_them)), list(parts.undoing(self.playing))
        every = laid_out([*buttons, *last], width)
        if not self.playing.board.fills_screen:
            return every
        rows = max(_FEWEST, self.app.size.height // _FOLDED)
        few = folded(buttons, last, width, rows, lambda count: parts.more(self.playing, count))
        if few == every or not self._is_unfolded:
            return few
        return laid_out([*buttons, parts.fewer(self.playing), *last], width)

    def _room(self, below: Iterable[Text]) -> int:
        """The rows that are left above all of this, between title and foot."""
        width, height = self.app.size
        rows = sum(len(text.wrap(self.app.console, width - 2)) for text in below if text)
        has_edges = not (self.has_class("narrow") or self.has_class("low"))
        return height - rows - (2 if has_edges else 0)

    def _make_room(self, needed: int, *, has_aside: bool) -> None:
        """Give the table the columns that it needs: half of them or more, or all, with the story below it.

        Where something else stands beside it, it gets no more than it needs.
        """
        width = self.app.size.width
        self.set_class(width < parts.NARROW or needed + LOG_WIDTH > width, "stacked")
        is_wide = not self.has_class("stacked") and (has_aside or needed + 1 > width // 2)
        self.query_one("#table").styles.width = needed + 1 if is_wide else None

    def _put(self, place: str, text: Text) -> None:
        """Show a part of the screen, unless it stands there already."""
        if self._put_before.get(place) == text:
            return
        self._put_before[place] = text
        part = self.query_one(f"#{place}", Static)
        part.set_class(not text, "empty")
        part.update(text)
        if place == "story":
            self.query_one("#log", VerticalScroll).anchor()  # the latest stays in sight, until somebody looks back
