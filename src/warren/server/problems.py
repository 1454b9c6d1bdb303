"""Errors for the wire: a code, and a message with its arguments."""

from __future__ import annotations

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from warren.core.errors import BadInput, WarrenError
from warren.server.wire import model
from warren.text.problems import message_of


def problem_of(error: WarrenError) -> model.Problem:
    """An error for the wire."""
    return model.Problem.model_validate({**message_of(error).json(), "code": error.code})


def malformed(error: ValidationError | RequestValidationError) -> BadInput:
    """What is not understood, by where it stands; names that somebody has made up are cut."""
    where = ".".join(str(part) for part in error.errors()[0]["loc"]) or "JSON"
    return BadInput("wire/malformed", where=where[:80])
