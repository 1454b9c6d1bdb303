"""Sentences for errors, reasons, facts, outcomes, settings and rules, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warren.core.cards import CARD_TEXTS
from warren.core.errors import Argument, IllegalAction, Reason, WarrenError
from warren.text import bundles

if TYPE_CHECKING:
    from warren.core.facts import Fact
    from warren.core.game import Outcome

Names = Sequence[str] | None
"""What the players are called, by seat. None: they have no names."""

_SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_CARDS: Final = frozenset(CARD_TEXTS)
_HIDDEN: Final = "hidden"  # the variant for a value that the reader may not know
_NONE: Final = "none"  # the variant for an argument that is empty

_CAN_BE_EMPTY: Final = ("near", "rule", "where")
_WHOLE: Final = ("problem", "detail", "where", "path", "possible")  # never cut short
_LONGEST: Final = 80
_LARGEST: Final = 10**15  # Fluent cannot write larger numbers


class Words:
    """All that can be said in one language. Nothing is ever passed over: a message id without words is a `KeyError`."""

    def __init__(self, language: str = "en") -> None:
        bundles.check_language(language)
        self.language = language

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The words for a message id. A tuple becomes a list in words, and its length `$<name>-count`."""
        return self._say(message, arguments)

    # --- what went wrong -----------------------------------------------------------------------------------------

    def error(self, error: WarrenError, names: Names = None) -> str:
        """What went wrong, and what can be done about it."""
        if isinstance(error, IllegalAction):
            reason = self.reason(error.reason, names)
            return self._say("error-action-illegal", {"reason": reason, "rule": error.rule or _NONE})
        arguments: dict[str, Argument] = {name: _tidy(name, value) for name, value in error.arguments.items()}
        cause = error.__cause__
        if "problem" in arguments and isinstance(cause, WarrenError):
            arguments["problem"] = self.error(cause, names)
        family = error.code.partition("/")[0]
        if family == "conformance":
            return self._say("error-conformance", {"where": _NONE, **arguments})
        return self._say("error-" + error.code.replace("/", "-"), arguments)

    def reason(self, reason: Reason, names: Names = None) -> str:
        """Why an action is not legal now, without the id of the rule. Seats without names are called seats."""
        arguments: dict[str, Argument] = {name: self._shown(value) for name, value in reason.arguments.items()}
        waiting = reason.arguments.get("waiting")
        if isinstance(waiting, tuple):
            arguments["waiting"] = tuple(self._seat(int(seat), names) for seat in waiting)
        return self._say(reason.message, arguments)

    # --- what happened -------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Names = None, *, game: str = "") -> str:
        """What happened, as far as the reader of this fact may know. Without `game`, its rules tell which game it is.

        The message has `$player`, whom the fact is about, and in games for two `$other`, the other player.
        """
        arguments: dict[str, Argument] = {}
        for name, value in fact.args.items():
            arguments[name] = _HIDDEN if value is None else self._shown(value)
        if fact.seat is not None:
            arguments["player"] = self.player(fact.seat, names)
            if fact.seat < 2:
                arguments["other"] = self.player(1 - fact.seat, names)
        return self._say(f"{game or _game_of(fact)}-fact-{fact.kind}", arguments)

    def outcome(self, outcome: Outcome, names: Names = None) -> str:
        """How the game ended, and the final score."""
        winners = tuple(self.player(seat, names) for seat in outcome.winners)
        scores = tuple(
            self._say("score", {"player": self.player(seat, names), "points": points})
            for seat, points in enumerate(outcome.scores)
        )
        return self._say(outcome.reason, {"winners": winners, "scores": scores})

    def player(self, seat: int, names: Names = None) -> str:
        """What a player is called: by number, where there is no name."""
        if names is None or seat >= len(names):
            return self._say("player", {"number": seat + 1})
        return _plain(names[seat])

    # --- games and their rules -----------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """What a game is called."""
        return self._say(f"{game}-game", {})

    def about(self, game: str) -> str:
        """One sentence about a game."""
        return self._say(f"{game}-game", {}, "about")

    def setting(self, game: str, name: str) -> str:
        """One sentence that says what a setting does."""
        return self._say(f"{game}-setting-{name}", {})

    def action(self, game: str, text: str) -> str:
        """What an action does, from its text: `own:7H`. The message has the action's fields."""
        from warren.games import get

        actions = get(game).actions
        fields = actions.to_json(actions.parse(text))
        kind = fields.pop("kind")
        arguments: dict[str, Argument] = {name: self._shown(value) for name, value in fields.items()}
        return self._say("core-action-pass" if kind == "pass" else f"{game}-action-{kind}", arguments)

    def rule(self, rule: str) -> str:
        """The text of a rule; paragraphs are separated by an empty line."""
        return self._say(f"rule-{rule}", {})

    def rule_title(self, rule: str) -> str:
        return self._say(f"rule-{rule}", {}, "title")

    # --- cards and lists -----------------------------------------------------------------------------------------

    def card(self, text: str) -> str:
        """`7H` as 7♥, `TS` as 10♠."""
        if text not in _CARDS:
            raise KeyError(text)
        return text[0].replace("T", "10") + _SYMBOLS[text[1]]

    def card_spoken(self, text: str) -> str:
        """`7H` as "seven of hearts": for screen readers."""
        if text not in _CARDS:
            raise KeyError(text)
        rank: str | int = int(text[0]) if text[0].isdigit() else text[0]  # Fluent tells numbers and texts apart
        return self._say("card-spoken", {"rank": rank, "suit": text[1]})

    def listed(self, items: Sequence[str]) -> str:
        """`7♥, 8♥ and K♦`."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self._say("list-next", {"start": text, "item": item})
        if len(items) > 1:
            text = self._say("list-last", {"start": text, "item": items[-1], "sound": _sound(items[-1])})
        return text

    # --- how it works --------------------------------------------------------------------------------------------

    def _say(self, message: str, arguments: dict[str, Argument], attribute: str = "") -> str:
        values: dict[str, str | int] = {}
        for name, value in arguments.items():
            if isinstance(value, tuple):
                values[name] = self.listed(value)
                values[f"{name}-count"] = len(value)
            else:
                values[name] = str(value) if isinstance(value, int) and abs(value) > _LARGEST else value
        return bundles.formatted(self.language, message, attribute, values)

    def _shown(self, value: Argument) -> Argument:
        """What a rule tells, as a person reads it: cards with their suits."""
        if isinstance(value, tuple):
            return tuple(str(self._shown(item)) for item in value)
        return self.card(value) if isinstance(value, str) and value in _CARDS else value

    def _seat(self, seat: int, names: Names) -> str:
        return self._say("seat", {"seat": seat}) if names is None else self.player(seat, names)


def wording(error: WarrenError) -> str:
    """An error as an English sentence, for `str(error)`.

    A game that does not come with Warren may have no words. `str` of an exception must never fail, so here, and only
    here, the code and its arguments stand in for them.
    """
    try:
        return Words("en").error(error)
    except (KeyError, ValueError):
        return error.plain()


def _tidy(name: str, value: Argument) -> Argument:
    """What somebody gave us, fit to be repeated in one line: no control characters, and not too long."""
    if not isinstance(value, str):
        return tuple(str(_tidy(name, item)) for item in value) if isinstance(value, tuple) else value
    if not value and name in _CAN_BE_EMPTY:
        return _NONE
    plain = _plain(value)
    if name in _WHOLE or len(plain) <= _LONGEST:
        return plain
    return plain[: _LONGEST - 1] + "…"


def _plain(text: str) -> str:
    """A text without control characters: names and files may come from anywhere."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def _sound(word: str) -> str:
    """`i` for a word that begins with that vowel: Spanish joins it with "e", not "y"."""
    start = word.lower().removeprefix("h")
    is_vowel = start[:1] in ("i", "í") and start[:2] not in ("ia", "ie", "io")
    return "i" if is_vowel else "other"


def _game_of(fact: Fact) -> str:
    from warren.games import get, names

    for name in names():
        if fact.rules and fact.rules[0] in get(name).rules:
            return name
    raise KeyError(f"no game has the rule of {fact!r}")
