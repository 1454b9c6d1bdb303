"""The suits of the expansions with all kinds of settings: games end, no card is lost, and the contract is kept."""

from __future__ import annotations

from typing import Any, Final

import pytest

from volume import share, volume
from warren.core.conformance import check
from warren.core.playout import play_out
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS

SUITS: Final = (
    *("spades,torches", "clubs,acorns", "torches,acorns", "clubs,hearts,torches", "hearts,diamonds,acorns"),
    *("shields,horseshoes", "clubs,hearts,shields", "diamonds,torches,horseshoes"),
    "clubs,spades,hearts,diamonds,torches,shields,horseshoes,acorns",
    *("clubs,shells", "spades,torches,hearts,shells", "clubs,icicles", "horseshoes,shells,icicles"),
)

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "plain": {},
    "full": {"edition": "full", "special_access": True, "trailing_carrots": True},
    "strict": {"surplus": "strict", "advanced_citadel": True, "capital_aces": True, "windfall_lottery": True},
    "patriarchal": {"patriarchal_values": True, "special_trades": True, "special_flights": True},
    "seized": {"ambivalent_aces": True, "seized_surplus": True, "overtaxed_hands": True, "windfall_lottery": True},
}

MIXES: Final = {
    f"{suits} {name}": {"suits": suits, "players": 2 + (number + place) % 3, **options}
    for number, suits in enumerate(SUITS)
    for place, (name, options) in enumerate(OPTIONS.items())
}


@pytest.mark.parametrize("name", MIXES)
def test_random_games_end_and_lose_no_card(name: str) -> None:
    setup = JACKRABBITS.agree({"turn_limit": 40, **MIXES[name]})
    for number in range(volume(20, 2)):
        table = JACKRABBITS.deal(setup, fast(f"{name} {number}"))
        before = table.census()
        play_out(table, fast(f"play {name} {number}"))
        assert table.outcome is not None
        assert table.census() == before


@pytest.mark.parametrize("name", share(share(MIXES)))
def test_games_with_these_suits_keep_the_contract(name: str) -> None:
    assert check(JACKRABBITS, games=1, seed=f"short {name}", turn_limit=6, **MIXES[name]).games == 1


@pytest.mark.soak
@pytest.mark.parametrize("name", MIXES)
def test_games_with_these_suits_keep_the_contract_at_length(name: str) -> None:
    check(JACKRABBITS, games=3, seed=f"long {name}", turn_limit=90, **MIXES[name])
