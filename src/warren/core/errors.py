"""Everything that can go wrong, as one tree of exceptions with codes.

An error carries a code and arguments, never prose: whoever shows it (command line, terminal, server) finds the
sentence for the code in `warren.text`. The package's front door installs a wording, so that `str(error)` in Python
is a sentence as well; without one it is the code and its arguments.

    WarrenError
    ├── BadInput
    │   ├── UnknownGame       game/unknown
    │   ├── UnknownBot        bot/unknown
    │   ├── BadSettings       settings/unknown, settings/value, settings/combination, settings/preset
    │   ├── BadActionText     action/text
    │   ├── BadRecord         record/…      (names the line)
    │   ├── BadDump           dump/damaged
    │   ├── BadPackage        package/…     (names the package)
    │   └── NoWords           words/missing (a KeyError, too)
    ├── IllegalAction         action/illegal (carries the Reason, with its rule)
    ├── Unavailable           house/no-storage (not now: what was asked for can be asked for again)
    └── ConformanceFailure    conformance/… (names the check)
"""

from __future__ import annotations

from typing import Protocol

from warren.core.messages import Argument, Phrase


class Wording(Protocol):
    """Turns an error into a sentence."""

    def __call__(self, error: WarrenError) -> str: ...


class WarrenError(Exception):
    """The root of all errors that Warren raises on purpose."""

    wording: Wording | None = None

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        return self.plain() if WarrenError.wording is None else WarrenError.wording(self)

    def plain(self) -> str:
        """The code and its arguments: what can be said without words."""
        told = " ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.code} {told}".rstrip()


class BadInput(WarrenError):
    """Something a person or a program gave us that cannot be used."""


class UnknownGame(BadInput):
    """No game of that name."""


class UnknownBot(BadInput):
    """No bot of that name."""


class BadSettings(BadInput):
    """A setting that is not there, a value it cannot have, or settings that do not go together."""


class BadActionText(BadInput):
    """A text or JSON object that names no action of the game."""


class BadRecord(BadInput):
    """A record that is damaged, cut short, edited, or made for other rules. `arguments["line"]` names the line."""


class BadDump(BadInput):
    """Bytes that are no table of this game."""


class BadPackage(BadInput):
    """An installed package that brings what cannot be used, or too late."""


class NoWords(BadInput, KeyError):
    """A message id for which nobody has taught any words: one of a package."""


def is_text(text: object) -> bool:
    """Whether this can be written to a file: a text of whole characters."""
    if not isinstance(text, str):
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Reason(Phrase):
    """Why an action is not legal now, and the id of the rule that says so.

    Where it can, it names the smallest change that would make the action legal. It is made from what the asker may
    know, so it tells nothing about the cards of others.
    """

    def __init__(self, message: str, rule: str = "", **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.rule = rule

    def json(self) -> dict[str, object]:
        return {**super().json(), "rule": self.rule}

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, rule={self.rule!r}, {self.arguments})"


def first_reason(
    *,
    phase: Reason | None = None,
    place: Reason | None = None,
    means: Reason | None = None,
    price: Reason | None = None,
) -> Reason:
    """Of all that bars an action the reason that helps: when before where, where before with what, then at what price.

    The order stands here and nowhere else: whoever says why not names what each bar is, and this says which is told.
    """
    return phase or place or means or price or Reason("core-not-offered")


class IllegalAction(WarrenError):
    """An action that the rules do not allow now. Nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("action/illegal", message=reason.message, rule=reason.rule, **reason.arguments)
        self.reason = reason
        self.rule = reason.rule


class Unavailable(WarrenError):
    """What cannot be done just now, through nobody's fault. Nothing was changed."""


class ConformanceFailure(WarrenError):
    """A game that does not keep the contract, with the check it failed."""
