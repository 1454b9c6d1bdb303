"""What stands on the pages that open over the table: a title, and paragraphs below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text

from warren.bots.advice import Advice
from warren.core.view import View
from warren.terminal.agreed import agreed_at_length
from warren.terminal.hints import hint, hint_keys
from warren.terminal.learning import Came, Learning
from warren.terminal.playing import Playing
from warren.terminal.reasons import together
from warren.text import Words, book


class Page(NamedTuple):
    title: str
    paragraphs: list[Text]
    gap: str = "\n\n"


Author = Callable[[], Page]
"""Writes a page in the language of the moment: pages are written anew when the language is switched."""


def page_of(title: str, lines: Sequence[str]) -> Page:
    return Page(title, [Text(line) for line in lines])


def rules_page(playing: Playing) -> Page:
    """The rules behind the choices, then a turn in short and all other rules; no choices, no rules behind them."""
    words, session = playing.words, playing.session
    now = playing.view().rules or session.table.view(playing.eyes()).rules
    turn = _titled(words.say("rules-turn"), words.turn(session.game.name))
    others = [turn, *(_rule(rule, words) for rule in book(session.game) if rule not in now)]
    if not now:
        return Page(words.say("screen-rules-all"), others)
    heading = Text(words.say("screen-rules-others"), style="bold reverse")
    return Page(words.say("screen-rules-now"), [*(_rule(rule, words) for rule in now), heading, *others])


def _rule(rule: str, words: Words) -> Text:
    return _titled(f"{rule} {words.rule_title(rule)}", words.rule(rule))


def _titled(title: str, text: str) -> Text:
    return Text.assemble((title, "bold underline"), "\n", text)


def hint_page(playing: Playing, advice: Advice, view: View) -> Page:
    """Advice that was made from a view, and the keys that do it."""
    lines = hint(advice, view, playing.words, playing.board.names)
    item, buttons = playing.way_to([view.game.actions.text(action) for action in advice.move])
    if buttons:
        keys = [_key(playing, button.key) for button in buttons]
        how, label = ("pressed", "") if item is None else ("chosen", item.title or item.label)
        lines.insert(1, hint_keys(keys, playing.words, how, label))
    return page_of(playing.words.say("screen-hint-title"), lines)


def why_page(playing: Playing) -> Page:
    """For each thing that could ever be done with what is picked up: whether it can be done now, and if not, why."""
    words, item = playing.words, playing.item()
    assert item is not None
    lines = []
    lines += [
        words.say("screen-why-legal", button=_capital(button.label))
        for button in item.buttons
        if playing.can_do(button)
    ]
    reasons = {button.label: reason for button in item.buttons if (reason := playing.why_not(button)) is not None}
    for reason, labels in together(reasons, words):
        told = words.phrase(reason, playing.board.names)
        label = _capital(labels[0]) if len(labels) == 1 else "none"
        lines.append(words.say("screen-why-not", button=label, reason=told, rule=reason.rule or "none"))
    lines += playing.board.about(playing.view(), item.name)
    if item.title:
        lines.insert(0, item.label)
    return page_of(words.say("screen-why-title", item=item.title or item.label), lines)


def _capital(label: str) -> str:
    return label[0].upper() + label[1:]


def settings_page(playing: Playing) -> Page:
    """What was agreed on, and where the game is kept."""
    words, session = playing.words, playing.session
    say, path = words.say, session.path
    kept = say("screen-not-kept") if path is None else say("screen-kept", path=str(path))
    return page_of(say("screen-settings-title"), [*agreed_at_length(session.table.setup, words), kept])


def opening_page(playing: Playing) -> Page:
    """What somebody is told who sits down to a new game: a turn in short, and what the signs mean."""
    board, view = playing.board, playing.view()
    told = page_of(playing.words.game(playing.session.game.name), [*board.opening(view), *board.legend(view)])
    return told._replace(paragraphs=[*told.paragraphs, Text(playing.words.say("screen-opening"))])


def lesson_page(playing: Playing, learning: Learning, came: Came) -> Page:
    """What came of a step of a lesson, and what the next one is about."""
    return page_of(learning.title(playing.words), learning.told(came, playing.words))


def count_page(playing: Playing) -> Page:
    """The count, line by line; at the end of the game its outcome first, where it is seen however long the count is."""
    words, outcome = playing.words, playing.session.table.outcome
    lines = [Text(line) for line in playing.count()]
    if outcome is not None:
        lines.insert(0, Text(words.outcome(outcome, playing.board.names), style="bold"))
    return Page(words.say("screen-end-title" if outcome else "screen-count-title"), lines, "\n")


def keys_page(playing: Playing) -> Page:
    """Every key, and what it does."""
    say = playing.words.say
    item = playing.item()
    if item is None or item.spot is None:
        moving = [("← →", say("screen-help-choose"))]
    else:
        moving = [("← → ↑ ↓", say("screen-help-move"))]
        if playing.board.is_laying(playing.view()):
            moving.append(("r", say("screen-help-turn")))
    rows = [
        *moving,
        (_key(playing, "enter"), say("screen-help-confirm")),
        (f"{_key(playing, 'escape')} ⌫", say("screen-help-back")),
        (f"{_key(playing, 'shift')}← → ↑ ↓", say("screen-help-look")),
        ("+", say("screen-help-unfold")),
        ("?", say("screen-help-rules")),
        ("h", say("screen-help-hint")),
        ("w", say("screen-help-why")),
        ("l", say("screen-help-language")),
        ("s", say("screen-help-settings")),
        ("!", say("screen-help-report")),
        ("n", say("screen-help-again")),
        (f"{_key(playing, 'pageup')} {_key(playing, 'pagedown')}", say("screen-help-log")),
        ("k F1", say("screen-help-keys")),
        ("q Ctrl-C", say("screen-help-quit")),
        (say("screen-mouse"), say("screen-help-mouse")),
    ]
    paragraphs = [_row(key, told) for key, told in rows]
    if item is not None:
        after = len(moving)
        paragraphs.insert(after, Text(say("screen-help-buttons")))
        paragraphs[after + 1 : after + 1] = [_row(_key(playing, button.key), button.label) for button in item.buttons]
    paragraphs += [Text(line) for line in playing.board.legend(playing.view())]
    return Page(say("screen-help-title"), paragraphs, "\n")


def _row(key: str, told: str) -> Text:
    return Text.assemble((key, "bold"), f"  {told}")


def _key(playing: Playing, key: str) -> str:
    return playing.words.say("screen-key", key=key)
