"""What a table has agreed on besides the usual, in words."""

from __future__ import annotations

from warren.core.settings import Setup
from warren.games import get
from warren.text import Words


def agreed(setup: Setup, words: Words) -> list[str]:
    """Each setting with its value; what was made, a land, is to be seen."""
    return [words.agreed(setup, name) for name in _unusual(setup)]


def agreed_at_length(setup: Setup, words: Words) -> list[str]:
    """The same with what each setting does, and what a table should know."""
    game = setup.settings.game
    told = [f"{words.agreed(setup, name)}. {words.setting(game, name)}" for name in _unusual(setup)]
    notes = [words.phrase(note) for note in get(game).notes(setup)]
    return [*(told or [words.say("agreed-usual")]), *notes, words.say("agreed-more", game=game)]


def _unusual(setup: Setup) -> list[str]:
    shown = setup.changed().difference(get(setup.settings.game).made(setup))
    return [name for name in setup.told() if name in shown]
