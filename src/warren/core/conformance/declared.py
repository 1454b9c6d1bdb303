"""What is checked before the first game: the actions, facts and steps that a game declares."""

from __future__ import annotations

import re

from warren.core.actions import ActionSpace
from warren.core.conformance.failing import fail
from warren.core.game import Game

_NAME = re.compile("[a-z]+(-[a-z]+)*")


def check_action_forms(actions: ActionSpace) -> None:
    """Every action has a text and a JSON form of its own, and both lead back to it."""
    texts = set()
    for action in range(actions.size):
        text = actions.text(action)
        texts.add(text)
        if not text.isascii() or " " in text:
            fail("action-forms", None, f"{text!r} is not plain")
        if actions.parse(text) != action or actions.from_json(actions.to_json(action)) != action:
            fail("action-forms", None, f"{text} leads elsewhere")
    if len(texts) != actions.size:
        fail("action-forms", None, "two actions share a text")


def check_fact_rules(game: Game) -> None:
    """Every fact comes from rules that the game has."""
    for kind in game.facts.kinds:
        unknown = [rule for rule in kind.rules if rule not in game.rules]
        if unknown or not kind.rules:
            fail("fact-rules", None, f"the fact {kind.name} names {unknown or 'no rule'}, not one of {game.rules}")


def check_step_names(game: Game) -> None:
    """Every step has a name of its own, in plain words with hyphens."""
    names = [step.name for step in game.steps]
    odd = [step.__name__ for step in game.steps if not _NAME.fullmatch(step.name) or names.count(step.name) > 1]
    if odd:
        fail("step-names", None, f"{', '.join(odd)}: each wants a name of its own, such as `two-words`, not {names}")
