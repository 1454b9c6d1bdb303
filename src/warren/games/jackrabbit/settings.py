"""What a table can agree on, and the same as numbers for the rules."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.errors import BadSettings
from warren.core.settings import Setting, Settings, Setup

SETTINGS = Settings(
    "jackrabbit",
    Setting("length", "match", options=("match", "hand")),
    Setting("threshold", 50, low=1, high=1_000_000),
    Setting("first_player", "random", options=("random", "0", "1")),
    Setting("ace_high_runs", False),
    Setting("deadwood", "going-out", options=("going-out", "always")),
    Setting("turn_limit", 0, low=1, high=1_000_000, none=True),
)


def check(setup: Setup, given: frozenset[str]) -> None:
    """A single hand is played to its end, so it has no threshold (JB-13)."""
    if setup.choice("length") == "hand" and "threshold" in given:
        raise BadSettings(
            "settings/combination", first="length=hand", second=f"threshold={setup.whole('threshold')}", rule="JB-13"
        )


class Rules:
    """The set-up, worked out once, so that the rules read fields and not texts."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.is_match = setup.choice("length") == "match"
        self.threshold: i64 = setup.whole("threshold")
        first = setup.choice("first_player")
        self.first_player: i64 = -1 if first == "random" else int(first)
        self.ace_high_runs = setup.flag("ace_high_runs")
        self.deadwood_always = setup.choice("deadwood") == "always"
        self.turn_limit: i64 = setup.whole("turn_limit")
