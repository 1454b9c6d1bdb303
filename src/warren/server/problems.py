"""Errors for the wire: a code with its arguments, and the sentence in the reader's language."""

from __future__ import annotations

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from warren.core.errors import BadInput, WarrenError
from warren.server import wire
from warren.text import LANGUAGES, Words


def problem_of(error: WarrenError, language: str) -> wire.Problem:
    """An error for the wire."""
    words = Words(language if language in LANGUAGES else "en")
    arguments = {name: list(value) if isinstance(value, tuple) else value for name, value in error.arguments.items()}
    return wire.Problem(code=error.code, arguments=arguments, sentence=words.error(error))


def malformed(error: ValidationError | RequestValidationError) -> BadInput:
    """What is not understood, by where it stands; names that somebody has made up are cut."""
    where = ".".join(str(part) for part in error.errors()[0]["loc"]) or "JSON"
    return BadInput("wire/malformed", where=where[:80])
