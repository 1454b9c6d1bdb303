"""What a table of JACKED can agree on, and the same as numbers for the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.errors import BadSettings
from warren.core.settings import Setting, Settings, Setup

SETTINGS = Settings(
    "jacked",
    Setting("players", 4, low=2, high=4),
    Setting("teams", False),
    Setting("jokers", "usual", options=("usual", "0", "2", "4")),
    Setting("side", 18, low=12, high=24),
    Setting("dealer", "random", options=("random", "0", "1", "2", "3")),
    Setting("jacked_play", "strict", options=("strict", "memory")),
    Setting("table_talk", "off", options=("off", "on")),
    Setting("turn_limit", 0, low=1, high=1_000_000, none=True),
)

_DEALS: Final = {
    (4, 0): (5, 4, 4),
    (4, 4): (5, 5, 4),
    (3, 2): (6, 6, 6),
    (3, 0): (6, 6, 5),
    (2, 0): (6, 5, 5, 5, 5),
    (2, 2): (6, 6, 5, 5, 5),
}
"""Cards to each player, hand by hand, by players and jokers. JK-P2."""

_USUAL_JOKERS: Final = {2: 0, 3: 2, 4: 0}


def jokers_of(setup: Setup) -> int:
    """How many jokers are in the deck. JK-P2."""
    jokers = setup.choice("jokers")
    return _USUAL_JOKERS[setup.whole("players")] if jokers == "usual" else int(jokers)


def check(setup: Setup) -> None:
    """Four play as teams, and there is a deal for each number of players and jokers. JK-P1, JK-P2."""
    players = setup.whole("players")
    if setup.flag("teams") and players != 4:
        raise BadSettings("settings/combination", first="teams=yes", second=f"players={players}", rule="JK-P1")
    if (players, jokers_of(setup)) not in _DEALS:
        jokers = f"jokers={setup.choice('jokers')}"
        raise BadSettings("settings/combination", first=f"players={players}", second=jokers, rule="JK-P2")
    if setup.choice("dealer") != "random" and int(setup.choice("dealer")) >= players:
        dealer = f"dealer={setup.choice('dealer')}"
        raise BadSettings("settings/combination", first=f"players={players}", second=dealer, rule="JK-P2")


class Rules:
    """The set-up, worked out once, so that the rules read fields and not texts."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.whole("players")
        self.is_teams = setup.flag("teams")
        self.jokers: i64 = jokers_of(setup)
        self.side: i64 = setup.whole("side")
        dealer = setup.choice("dealer")
        self.dealer: i64 = -1 if dealer == "random" else int(dealer)
        self.is_memory = setup.choice("jacked_play") == "memory"
        self.turn_limit: i64 = setup.whole("turn_limit")
        is_paired = self.players == 2 or self.is_teams
        self._pegs = (_PAIRS if is_paired else _COLOURS)[:]
        self.hands = vec[i64](list(_DEALS[(setup.whole("players"), jokers_of(setup))]))

    def movable(self, seat: i64) -> i64:
        """The pegs that a player may move, as a mask: two colours of two players, the partner's of a team. JK-P1."""
        return self._pegs[seat]


_COLOURS: Final = vec[i64]([0xF << (4 * colour) for colour in range(4)])
_PAIRS: Final = vec[i64]([0x0F0F, 0xF0F0, 0x0F0F, 0xF0F0])
