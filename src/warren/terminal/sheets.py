"""Screens that lie over the table: a page to read, and the cover between the turns of two people."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from warren.terminal.cells import Cell, Cells, laid_out
from warren.terminal.pages import Author
from warren.terminal.playing import Playing


class Sheet(ModalScreen[None]):
    """Lies over the table until it is dismissed, and speaks the language of the moment."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", priority=True),
        Binding("l", "app.language", priority=True),
        Binding("q", "app.leave", priority=True),
    ]

    def on_mount(self) -> None:
        self.show()

    @abstractmethod
    def show(self) -> None:
        """Say everything anew."""

    def action_close(self) -> None:
        self.dismiss()


class Leaf(Sheet):
    """A page to read, as tall as it must be; the table stays visible above it if there is room."""

    DEFAULT_CSS = """
    Leaf { align: center bottom; }
    Leaf #page {
        height: auto; max-height: 100%; background: $background; padding: 0 1;
        border: round $primary; border-title-style: bold;
    }
    Leaf #text { height: auto; scrollbar-size-vertical: 1; }
    Leaf #paragraphs { height: auto; }
    Leaf #foot { height: auto; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", priority=True),
        Binding("n", "app.again", priority=True),
        Binding("exclamation_mark", "app.report", priority=True),
    ]

    def __init__(self, playing: Playing, author: Author, key: str = "", *, goes_on: bool = False) -> None:
        """`key` is the one that opened it, and closes it, too. `goes_on`: the game waits until it has been read."""
        super().__init__()
        self._playing = playing
        self._author = author
        self._key = key
        self._goes_on = goes_on

    def compose(self) -> Iterator[Widget]:
        with Vertical(id="page"):
            with VerticalScroll(id="text"):
                yield Static(id="paragraphs")
            yield Cells(id="foot")

    def on_resize(self) -> None:
        self.show()

    def show(self) -> None:
        page = self._author()
        box = self.query_one("#page", Vertical)
        box.border_title = page.title
        self.query_one("#paragraphs", Static).update(Text(page.gap).join(page.paragraphs))
        width, height = self.app.size
        foot = laid_out(list(self._foot()), width - 4)
        self.query_one("#foot", Cells).update(foot)
        self.query_one("#text", VerticalScroll).styles.max_height = max(1, height - 2 - len(foot.split()))

    def read(self) -> str:
        """All that stands on it, however much of it is in sight."""
        page = self._author()
        return "\n".join([page.title, *(paragraph.plain for paragraph in page.paragraphs)])

    def _foot(self) -> Iterator[Cell]:
        say = self._playing.words.say
        told = say("screen-go-on" if self._goes_on else "screen-close")
        yield Cell(f"[{say('screen-key', key='enter')}] {told}", "bold", "screen.close")
        if self._goes_on and self._playing.session.table.is_over():
            yield Cell(f"[n] {say('screen-foot-again')}", "bold", "app.again")
        yield Cell(f"l {say('screen-foot-language')}", "", "app.language")

    def on_key(self, event: Key) -> None:
        if event.key == self._key:
            event.stop()  # the table below would open it again
            self.dismiss()


class Cover(Sheet):
    """Between the turns of two people at one keyboard. The table behind it shows what everybody may see."""

    DEFAULT_CSS = """
    Cover { align: center bottom; }
    Cover #cover {
        background: $background; width: auto; max-width: 100%; height: auto; padding: 0 2; border: round $primary;
    }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self._playing = playing

    def compose(self) -> Iterator[Widget]:
        yield Cells(id="cover")

    def show(self) -> None:
        words, reader = self._playing.words, self._playing.session.reader()
        assert reader is not None
        player = words.player(reader, self._playing.board.names)
        text = Text.assemble(
            (words.say("screen-cover-title", player=player), "bold"),
            "\n\n",
            words.say("screen-cover", player=player),
            "\n",
            words.say("screen-cover-others"),
            "\n\n",
        )
        enter = words.say("screen-key", key="enter")
        text.append_text(laid_out([Cell(f"[{enter}] {words.say('screen-go-on')}", "bold", "screen.close")], 80))
        self.query_one("#cover", Static).update(text)
