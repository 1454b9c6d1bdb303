"""What went wrong, as a message: what somebody gave us is repeated in one line, and not at length."""

from __future__ import annotations

from typing import Final

from warren.core.errors import IllegalAction, WarrenError
from warren.core.messages import Argument, Item, Phrase

_NONE: Final = "none"  # the variant for an argument that is empty
_CAN_BE_EMPTY: Final = ("near", "rule", "where")
_LONG: Final = {"path": 300, "problem": 2000, "detail": 2000, "where": 2000, "possible": 2000}
_LONGEST: Final = 80  # for everything else that somebody gave us


def message_of(error: WarrenError) -> Phrase:
    """What went wrong, and what can be done about it."""
    if isinstance(error, IllegalAction):
        return Phrase("error-action-illegal", reason=error.reason, rule=error.rule or _NONE)
    arguments = {name: _tidied(name, value) for name, value in error.arguments.items()}
    cause = error.__cause__
    if "problem" in arguments and isinstance(cause, WarrenError):
        arguments["problem"] = message_of(cause)
    if error.code.partition("/")[0] == "conformance":
        return Phrase("error-conformance", **{"where": _NONE, **arguments})
    return Phrase("error-" + error.code.replace("/", "-"), **arguments)


def _tidied(name: str, value: Argument) -> Argument:
    return tuple(_tidy(name, item) for item in value) if isinstance(value, tuple) else _tidy(name, value)


def _tidy(name: str, value: Item) -> Item:
    if not isinstance(value, str):
        return value
    return tidy(value, _LONG.get(name, _LONGEST)) if value or name not in _CAN_BE_EMPTY else _NONE


def tidy(text: str, longest: int = _LONGEST) -> str:
    """What somebody gave us, fit to be repeated in one line: no control characters, and not too long."""
    return cut(printable(text), longest)


def printable(text: str) -> str:
    """A text without control characters: names and files may come from anywhere."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
