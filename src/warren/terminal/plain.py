"""Play line by line: in a pipe, with a screen reader, on any terminal. No colours, no keys, nothing moves.

    code = run(session, "en", sys.stdin, sys.stdout)

A turn is told in sentences: what happened, the table, the choices with numbers. A line chooses (phrases.py says how it
is understood), the chosen move is told, and played when it has been confirmed. The answer is the exit code.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final, TextIO

from warren.core.cards import CARD_TEXTS
from warren.core.errors import BadInput, IllegalAction, Reason, WarrenError
from warren.terminal.agreed import agreed, agreed_at_length
from warren.terminal.board import way_to
from warren.terminal.hints import hint, hint_keys
from warren.terminal.menu import with_thing
from warren.terminal.names import titles_of
from warren.terminal.plain_telling import Left, Lines, Telling
from warren.terminal.reasons import together
from warren.terminal.reporting import write_report
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words, book

LOG: Final = 20
"""Sentences of a log, if nobody asks for more."""

INTERRUPTED: Final = 130
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the last of them clears what could be scrolled back to
_BLANK: Final = "\n" * 200  # for a terminal that cannot clear anything


def run(session: Session, language: str, lines_in: Lines, out: TextIO, *, spoken: bool = False) -> int:
    """Play until the game is over, or somebody leaves. With `spoken`, cards are read out in words."""
    return Plain(session, Words(language, spoken=spoken), lines_in, out).run()


class Plain(Telling):
    """One game at one keyboard."""

    def run(self) -> int:
        try:
            self._introduce()
            self._play()
        except Left:
            self.session.keep()
            self._print_kept()
        except KeyboardInterrupt:
            self.out.write("\n" if self.is_terminal else "")
            self._print_kept()  # as it is in the file: what was interrupted may be half done here
            return INTERRUPTED
        return 0

    # --- the course of the game --------------------------------------------------------------------------------------

    def _play(self) -> None:
        """All that happens, up to the end."""
        while not self.session.table.is_over():
            self._move_on()
        self._end()

    def _move_on(self) -> None:
        """Whoever is to act does so."""
        only = self.session.matter_of_course(self.board.by_itself)
        if self.session.is_bots_turn():
            self._bot()
        elif only is not None:
            self.session.play([only])
        else:
            self._turn()

    def _introduce(self) -> None:
        players = titles_of(self.session.seats, self.words, self.game.name)
        self._print(self.words.say("plain-title", game=self.words.game(self.game.name), players=players))
        setup = self.session.table.setup
        if settings := "; ".join(agreed(setup, self.words)):
            self._print(self.words.say("plain-settings", settings=settings))
        for note in self.game.notes(setup):
            self._print(self.words.phrase(note))
        if not self._is_resumed:
            self._print(*self.board.opening(self.session.view(None)))
        self._print(self.words.say("plain-begin"))

    def _bot(self) -> None:
        self.session.let_bot_act()
        reader = self.session.reader()
        if reader is not None:
            self._tell(reader)

    def _turn(self) -> None:
        """A person chooses and confirms; what comes of it is told."""
        reader = self.session.mover()
        if len(self.session.people()) > 1 and self.board.has_secrets and self._eyes != reader:
            self._hand_over(reader)
        self._eyes = reader
        self._opened = []
        self._tell(reader)
        if self.board.is_aside(self.session.view(reader)):
            self._show_draft()
        else:
            self._show_table()
        played = len(self.session.table.log)
        while len(self.session.table.log) == played:
            try:
                self._answer(self._read())
            except WarrenError as error:
                self._print(self.words.error(error, self.names))
        self._tell(reader)

    def _hand_over(self, reader: int) -> None:
        """Nobody's cards are on the screen between the turns of two people."""
        if self._eyes is not None:
            self._wait(lambda: self.words.say("plain-hand-over", player=self.names[reader]))
            self._clear()
        self._wait(lambda: self.words.say("plain-your-turn", player=self.names[reader]))

    def _clear(self) -> None:
        self._printed.clear()
        if self.is_terminal:
            self.out.write(_BLANK if os.environ.get("TERM", "dumb") == "dumb" else _CLEAR)

    def _wait(self, request: Callable[[], str]) -> None:
        """Wait for Enter. Only what shows no cards can be done meanwhile."""
        self._print("", request())
        while line := self._read():
            try:
                self._command_without_cards(*self.phrases.command(line))
            except BadInput as error:
                self._print(self.words.error(error))
            self._print(request())

    def _end(self) -> None:
        outcome = self.session.table.outcome
        assert outcome is not None
        self._tell(self.session.reader() if self._eyes is None else self._eyes)
        self._print("", self.words.outcome(outcome, self.names))
        if self.session.path is not None:
            self._print(self.words.say("plain-over-kept", path=str(self.session.path)))
            self._print_how_to_go_on()

    def _print_kept(self) -> None:
        if self.session.path is None:
            self._print(self.words.say("plain-not-kept"))
        else:
            self._print(self.words.say("plain-kept", path=str(self.session.path)))
            self._print_how_to_go_on()

    def _print_how_to_go_on(self) -> None:
        """The command in a line of its own, unbroken: to be copied."""
        self.out.write(f"{self.session.command()}\n")

    # --- what can be typed -------------------------------------------------------------------------------------------

    def _answer(self, line: str) -> None:
        command, rest = self.phrases.command(line)
        match command:
            case "rules":
                self._rules(rest)
            case "hint":
                self._hint()
            case "why":
                self._why(rest)
            case "back":
                self._take_back()
            case "yes":
                self._confirm()
            case "table":
                self._show_table()
            case "log":
                self._log(rest)
            case "report":
                path = write_report(self.session, self.session.mover(), self.words, list(self._printed), rest)
                self._print(self.words.say("report-written", path=str(path)))
            case "":
                self._choose(line)
            case _:
                self._command_without_cards(command, rest)
                if command == "language":
                    self._show_table()

    def _command_without_cards(self, command: str, rest: str) -> None:
        match command:
            case "help":
                self._help()
            case "language":
                self._switch(rest)
            case "settings":
                self._print(*agreed_at_length(self.session.table.setup, self.words))
            case "save":
                self._print_kept()
            case "quit":
                raise Left

    def _help(self) -> None:
        """What can be typed, with examples from this game."""
        typed, asked, rule = (self._example(name) for name in ("typed", "asked", "rule"))
        self._print(*self.words.say("plain-help", typed=typed, asked=asked, rule=rule).split("\n\n"))

    def _example(self, name: str) -> str:
        """Something that could be typed in this game."""
        return self.words.detail(f"{self.game.name}-game", name)

    def _hint(self) -> None:
        """Advice, and the numbers of the choices that do it."""
        view, advice = self.session.decision(), self.session.advice()
        self._print(*hint(advice, view, self.words, self.names))
        choices, numbers = self._menu().choices, list[str]()
        for button in way_to(choices, [self.game.actions.text(action) for action in advice.move]):
            numbers.append(str(choices.index(button) + 1))
            choices = list(button.then)
        if numbers:
            self._print(hint_keys(numbers, self.words, "typed"))

    def _switch(self, language: str) -> None:
        """To the language named, else to the next one."""
        following = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self._speak(Words(language or following, spoken=self.words.spoken))
        self._print(self.words.say("plain-language"))

    def _choose(self, text: str) -> None:
        """Add what was typed to the move, if it is one thing that can be done."""
        if not text:
            self._show_draft()
            return
        if self.session.draft().is_complete:
            self._print(self.words.say("plain-complete"))
            return
        chosen = self._menu().numbered(text)
        if chosen is not None and chosen.then:
            self._opened.append(chosen.key)
            self._show_choices()
            return
        if chosen is not None and (chosen.onward or " " in chosen.action):
            self._opened = []
            parse = self.game.actions.parse
            parts = [*self.session.parts, *(parse(part) for part in chosen.action.split())]
            self.session.compose(parts, [parse(part) for part in chosen.onward.split()])
            self._show_draft()
            return
        actions = self._meant(text)
        legal = [action for action in actions if self.session.why_not(action) is None]
        if len(legal) == 1:
            self._opened = []
            self.session.pick(legal[0])
            if self.board.is_at_once(self.game.actions.text(legal[0])) and self.session.draft().is_complete:
                self.session.confirm()
            else:
                self._show_draft()
        elif legal:
            self._print(self.words.say("plain-which", thing=self._named(text)))
            self._list(legal)
        elif actions:
            self._explain(actions)

    def _meant(self, text: str) -> list[int]:
        """The actions that a text can stand for; if it is none, that is said."""
        if text.isdecimal():
            choices = self._menu().choices
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(choices):
                self._print(self.words.say("plain-number", text=text[:20], count=len(choices)))
                return []
            return [self.game.actions.parse(leaf.action.split()[0]) for leaf in choices[number - 1].leaves()]
        thing = self.phrases.thing(text)
        if thing is not None:
            return with_thing(self.game.actions, self.session.decision().prompt, thing)
        if ":" in text or text.lower() in self.game.actions.starts:
            kind, *parts = text.split(":")
            things = [self.phrases.thing(part) or part for part in parts]
            return [self.game.actions.parse(":".join([kind.lower(), *things]))]
        self._print(self.words.say("plain-what", text=text[:40]))
        return []

    def _named(self, text: str) -> str:
        thing = self.phrases.thing(text)
        return self.words.card(thing) if thing is not None and thing in CARD_TEXTS else text

    def _take_back(self) -> None:
        if self._opened:
            self._opened.pop()
            self._show_choices()
            return
        if not self.session.parts:
            self._print(self.words.say("plain-nothing-to-take-back"))
            return
        self.session.take_back()
        self._print(self.words.say("plain-taken-back"))
        self._show_draft()

    def _confirm(self) -> None:
        draft = self.session.draft()
        if draft.is_complete:
            self.session.confirm()
        elif self.session.parts:
            self._print(self.words.say("plain-unfinished"))
            self._show_choices()
        else:
            self._print(self.words.say("plain-nothing-to-play"))

    def _rules(self, rule: str) -> None:
        """One rule, or those behind the choices."""
        known = book(self.game)
        if rule:
            found = [one for one in known if one.casefold() == rule.casefold()]
            if not found:
                raise BadInput("rule/unknown", rule=rule, game=self.game.name, known=known)
        else:
            found = list(self.session.decision().rules)
        for one in found:
            paragraphs = self.words.rule(one).split("\n\n")
            self._print(f"{one}: {self.words.rule_title(one)}", *paragraphs)

    def _why(self, text: str) -> None:
        if not text:
            self._print(self.words.say("plain-why-what", asked=self._example("asked")))
            return
        self._explain(self._meant(text))

    def _explain(self, actions: list[int]) -> None:
        """What is possible, and why the rest is not, each reason once."""
        seat, draft = self.session.mover(), self.session.draft()
        reasons: dict[str, Reason] = {}
        for action in actions:
            reason = self.session.why_not(action) if draft.choices else self.session.table.explain(seat, action)
            if reason is None:
                self._print(self.words.say("plain-possible", move=self._move(action)))
            else:
                reasons.setdefault(self.words.phrase(reason, self.names), reason)
        view = self.session.decision()
        told = {text: reason for text, reason in reasons.items() if self.board.is_of_interest(view, reason)}
        for reason, _ in together(told or reasons, self.words):
            self._print(self.words.error(IllegalAction(reason), self.names))

    def _log(self, text: str) -> None:
        if text and not text.isdecimal():
            self._print(self.words.say("plain-log-number", text=text[:20]))
            return
        count = int(text[:6]) if text else LOG
        sentences = self.board.retold(self.session.table.setup, self.session.facts(self.session.mover()))
        self._print(*sentences[-count:] if count else [])
