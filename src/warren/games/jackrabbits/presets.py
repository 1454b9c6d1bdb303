"""Settings of the race that make a good game together, each under a name."""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.land.tiles import SUITS

_FRONTIER: Final = {"objective": "monarchic", "trailing_carrots": "yes", "windfall_lottery": "yes"}

PRESETS: Final[dict[str, dict[str, object]]] = {
    "family": {"rules": "intro", "windfall_lottery": "yes"},
    "classic": {"edition": "full", "objective": "monarchic"},
    "quick": {"tight_suits": "yes", "ambivalent_aces": "yes", "windfall_lottery": "yes"},
    "travellers": {
        "trailing_carrots": "yes",
        "special_flights": "yes",
        "capital_aces": "yes",
        "additional_capital": "yes",
    },
    "bazaar": {"special_trades": "yes", "advanced_citadel": "yes", "windfall_lottery": "yes"},
    "cutthroat": {
        "advanced_citadel": "yes",
        "special_access": "yes",
        "overtaxed_hands": "yes",
        "seized_surplus": "yes",
    },
    "frontier": {"suits": "spades,diamonds,shields,horseshoes,acorns", **_FRONTIER},
    "frontier-for-two": {"suits": "spades,shields,horseshoes,acorns", **_FRONTIER},
    "wildfire": {"suits": "clubs,hearts,torches,shells", "objective": "tribal", "windfall_lottery": "yes"},
    "archipelago": {
        "suits": "clubs,diamonds,shells,anchors,bells",
        "land": "generated:archipelago:1",
        "objective": "diverse",
        "ambivalent_aces": "yes",
        "special_flights": "yes",
    },
    "grand": {
        "suits": ",".join(SUITS),
        "ambivalent_aces": "yes",
        "special_flights": "yes",
        "trailing_carrots": "yes",
        "windfall_lottery": "yes",
        "turn_limit": 200,
    },
}
