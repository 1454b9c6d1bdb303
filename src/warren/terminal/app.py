"""A game on a full screen: `run(session, "en")` plays it to its end, or until the person quits.

The app lets bots think, covers the screen between two people's turns, opens pages and goes on with the game. The
session is kept in its file after every change, so whatever closes the screen, nothing is lost.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from warren.bots.advice import Advice
from warren.core.view import View
from warren.terminal.learning import Came, Learning
from warren.terminal.pages import (
    Author,
    count_page,
    hint_page,
    keys_page,
    lesson_page,
    opening_page,
    rules_page,
    settings_page,
    why_page,
)
from warren.terminal.playing import Playing
from warren.terminal.reporting import write_report
from warren.terminal.session import Session
from warren.terminal.sheets import Cover, Leaf, Sheet
from warren.terminal.table_screen import TableScreen
from warren.terminal.thinking import Thought, think


def run(session: Session, language: str) -> Playing:
    """Play on a full screen, in the terminal's own colours; none of them if NO_COLOR is set.

    Answers what was played last, and in which language.
    """
    app = GameApp(session, language)
    app.opens = not session.is_begun()
    app.run()
    return app.playing


def teach(learning: Learning, language: str) -> None:
    """Take lessons on a full screen."""
    LessonApp(learning, language).run()


class GameApp(App[None]):
    """One game at a time; `n` after its end begins another one."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", priority=True)]

    pause = 0.8
    """Seconds before each turn of a bot, so that one can follow what happens."""

    def __init__(self, session: Session, language: str) -> None:
        super().__init__(ansi_color=True)
        self.playing = Playing(session, language)
        self.table = TableScreen(self.playing)
        self.opens = False  # with a page about the game
        self.is_waiting = False  # for a bot
        self._counted = -1  # the moment of the count that was shown last

    def get_default_screen(self) -> TableScreen:
        return self.table

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self.animation_level = "none"
        self.call_after_refresh(self._open_up if self.opens else self.go_on)

    def _open_up(self) -> None:
        """Tell what the game is about, before anything happens."""
        self.table.show()
        self.push_screen(Leaf(self.playing, lambda: opening_page(self.playing), goes_on=True), self._after_sheet)

    # --- the game goes on --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do what comes next without the person: show a count, let a bot think, cover the screen."""
        session = self.playing.session
        only = session.matter_of_course(self.playing.board.by_itself)
        if only is not None:
            self.table.attempt(lambda: session.play([only]))
            self.go_on()
            return
        self.table.show()
        if self._is_count_due():
            self._counted = session.so_far()
            self.push_screen(Leaf(self.playing, lambda: count_page(self.playing), goes_on=True), self._after_sheet)
        elif session.is_bots_turn():
            self._wait_for_bot()
        elif self.playing.is_covered():
            self.push_screen(Cover(self.playing), self._uncover)

    def _is_count_due(self) -> bool:
        session = self.playing.session
        is_over = session.table.is_over()
        return (is_over or bool(self.playing.count())) and session.so_far() != self._counted

    def _after_sheet(self, _result: None) -> None:
        self.go_on()

    def _uncover(self, _result: None) -> None:
        self.playing.uncover()
        self.go_on()

    # --- thinking ----------------------------------------------------------------------------------------------------

    def _wait_for_bot(self) -> None:
        if not self.is_waiting:
            self.is_waiting = True
            if self.pause and not self.playing.session.is_by_the_way():
                self.set_timer(self.pause, self._let_bot_think)
            else:
                self.call_later(self._let_bot_think)

    def _let_bot_think(self) -> None:
        session = self.playing.session
        think(self, session.thinking(session.mover()), self._let_bot_play)

    def _let_bot_play(self, move: list[int]) -> None:
        self.is_waiting = False
        self.table.attempt(lambda: self.playing.let_bot_play(move))
        self.go_on()

    def on_thought(self, thought: Thought) -> None:
        if thought.problem is not None:
            raise thought.problem
        thought.then()

    # --- playing -----------------------------------------------------------------------------------------------------

    def action_confirm(self) -> None:
        """Play the move that is drafted."""
        if self.playing.is_complete():
            self.table.say(None)
            self.table.attempt(self.playing.confirm)
            self.go_on()

    def action_take_back(self) -> None:
        """Go back from what was opened, or take back the last part of the move that is drafted."""
        self.table.say(None)
        self.table.attempt(self.playing.take_back)
        self.table.show()

    def action_again(self) -> None:
        """Another game with the same players and settings, once this one is over."""
        old = self.playing.session
        if old.table.is_over():
            self.table.attempt(lambda: self._begin(Session.start(old.game, old.table.setup, old.seats, old.path)))

    def _begin(self, session: Session) -> None:
        self.playing.begin(session)
        self._counted = -1
        while isinstance(self.screen, Sheet):
            self.pop_screen()
        self.go_on()

    # --- asking ------------------------------------------------------------------------------------------------------

    def action_rules(self) -> None:
        self._open(lambda: rules_page(self.playing), "question_mark")

    def action_keys(self) -> None:
        self._open(lambda: keys_page(self.playing), "k")

    def action_why(self) -> None:
        if self.playing.is_complete():
            self.table.say(lambda: self.playing.words.say("screen-complete"))
        elif (item := self.playing.item()) is None or not item.buttons:
            self.table.say(lambda: self.playing.words.say("screen-nothing-held"))
        else:
            self._open(lambda: why_page(self.playing), "w")

    def action_hint(self) -> None:
        """Let the search think. What it finds is shown if the person is still about to decide the same."""
        playing, session = self.playing, self.playing.session
        if not playing.is_my_turn():
            self.table.say(lambda: playing.words.say("screen-no-hint"))
            return
        view, asked = session.decision(), self._position()
        self.table.say(lambda: playing.words.say("screen-hint-thinking"))
        think(self, session.advising(view), lambda advice: self._show_hint(advice, view, asked))

    def _show_hint(self, advice: Advice, view: View, asked: object) -> None:
        if asked != self._position():
            return
        self.table.say(None)
        self._open(lambda: hint_page(self.playing, advice, view), "h")

    def _position(self) -> object:
        """What a hint is about: another game, another moment or another draft are another position."""
        session = self.playing.session
        return session, session.so_far(), tuple(session.parts), self.playing.eyes()

    def action_settings(self) -> None:
        self._open(lambda: settings_page(self.playing), "s")

    def action_report(self) -> None:
        """Write what the reader may know, and what they see, into a file that they may send to somebody."""
        told = [screen.read() for screen in self.screen_stack if isinstance(screen, TableScreen | Leaf)]
        if isinstance(self.screen, Leaf):
            self.screen.dismiss()
        self.table.attempt(lambda: self._report(told))

    def _report(self, told: list[str]) -> None:
        path = write_report(self.playing.session, self.playing.eyes(), self.playing.words, told)
        self.table.say(lambda: self.playing.words.say("report-written", path=str(path)))

    def action_language(self) -> None:
        """Say everything in the other language, whatever is open."""
        self.playing.speak(self.playing.next_language())
        self.table.show()
        for screen in self.screen_stack:
            if isinstance(screen, Sheet):
                screen.show()

    def action_leave(self) -> None:
        """Quit. The game has been kept after every change."""
        self.exit()

    def _open(self, author: Author, key: str) -> None:
        self.table.say(None)
        self.push_screen(Leaf(self.playing, author, key))


class LessonApp(GameApp):
    """Lessons, one after the other: a page tells what a goal is about, and the headline what to do."""

    def __init__(self, learning: Learning, language: str) -> None:
        super().__init__(learning.session, language)
        self.learning = learning
        self.opens = True
        self.playing.headline = lambda words: f"{learning.title(words)} · {learning.goal(words)}"

    def _open_up(self) -> None:
        self.table.show()
        self._tell("nothing")

    def go_on(self) -> None:
        came = self.learning.look()
        if came == "nothing":
            super().go_on()
        else:
            self.table.show()
            self._tell(came)

    def _tell(self, came: Came) -> None:
        """Have it read, and go on from there."""
        goes_on = not self.playing.session.table.is_over()
        self.push_screen(
            Leaf(self.playing, lambda: lesson_page(self.playing, self.learning, came), goes_on=goes_on),
            lambda _: self._after_lesson(came),
        )

    def _after_lesson(self, came: Came) -> None:
        if came == "all":
            self.exit()
        elif (session := self.learning.go_on(came)) is self.playing.session:
            super().go_on()
        else:
            self.playing.begin(session)
            self._open_up()

    def action_again(self) -> None:
        """Lessons are taken again by their command."""
