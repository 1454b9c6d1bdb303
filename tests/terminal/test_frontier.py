"""Whole races with the suits of the frontier, by pipe, in both languages."""

from __future__ import annotations

import pytest

from warren.text import LANGUAGES, Words

from .race_helpers import begun
from .test_race_games import by_pipe, names


@pytest.mark.rule("JR-E0i")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("suits", ["torches,acorns", "hearts,shields,horseshoes"])
def test_whole_races_with_suits_of_the_frontier_are_played_by_pipe(suits: str, language: str) -> None:
    session = begun(suits=suits, turn_limit=16)
    told = by_pipe(session, language)
    assert session.table.outcome is not None
    assert told.splitlines()[-1] == Words(language).outcome(session.table.outcome, names(language))
    assert not [line for line in told.splitlines() if "None" in line or "jackrabbits-" in line or "{" in line]
