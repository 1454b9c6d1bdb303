"""Any two suits, options and other settings together: games end, no card is lost, and the contract is kept."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

import pytest

from covering import Covering, Mix
from volume import share, volume
from warren.core.conformance import check
from warren.core.errors import BadSettings
from warren.core.playout import play_out
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.objectives import OBJECTIVES
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.settings import SETTINGS, check_rules
from warren.games.jackrabbits.suits import SUITS

from .options.test_combinations import EXCLUDED

NAMES: Final = tuple(suit.name for suit in SUITS)
NO_YES: Final = (False, True)
DRAFTS: Final = ("none", ",".join(suit.name for suit in SUITS if suit.draft is not None))
LANDS: Final = ("usual", *(f"generated:{character}:7" for character in ("wild", "islands", "archipelago")))

APART: Final[list[Mapping[str, object]]] = [
    *(dict.fromkeys(pair, True) for pair in EXCLUDED),
    {"additional_capital": True, "capital_aces": False},
    {"seized_surplus": True, "surplus": "strict"},
    {"overtaxed_hands": True, "hand_limit": 5},
    {"overtaxed_hands": True, "hand_limit": 20},
]
"""All that set-up refuses of any two values. JR-X4, JR-X5, JR-X10 to JR-X12."""


def settings_of(mix: Mix) -> dict[str, Any]:
    """With the suits in one setting."""
    rest = {name: value for name, value in mix.items() if name not in NAMES}
    return {**rest, "suits": ",".join(name for name in NAMES if mix[name])}


def is_allowed(mix: Mix) -> bool:
    try:
        check_rules(SETTINGS.agree(settings_of(mix)))
    except BadSettings:
        return False
    return True


COVERING: Final = Covering(
    {
        **dict.fromkeys(NAMES, NO_YES),
        **{option.name: NO_YES for option in OPTIONS},
        "players": (2, 3, 4),
        "edition": ("standard", "full"),
        "surplus": ("on-call", "strict"),
        "hand_limit": (9, 5, 20),
        "objective": OBJECTIVES,
        "land": LANDS,
        "drafts": DRAFTS,
    },
    is_allowed,
)

MIXES: Final = {f"{n} {given['suits']}": given for n, given in enumerate(map(settings_of, COVERING.mixes))}


def test_any_two_values_that_set_up_allows_together_are_together_in_a_mix() -> None:
    together = {frozenset(pair) for mix in COVERING.mixes for pair in combinations(mix.items(), 2)}
    apart = {frozenset(pair.items()) for pair in APART}
    for (one, values), (other, others) in combinations(COVERING.settings.items(), 2):
        for pair in (frozenset(((one, a), (other, b))) for a in values for b in others):
            assert (pair in together) == (pair not in apart), pair


@pytest.mark.parametrize("name", MIXES)
def test_random_games_end_and_lose_no_card(name: str) -> None:
    setup = JACKRABBITS.agree({"turn_limit": 40, **MIXES[name]})
    for number in range(volume(30, 3)):
        table = JACKRABBITS.deal(setup, fast(f"{name} {number}"))
        before = table.census()
        play_out(table, fast(f"play {name} {number}"))
        assert table.outcome is not None
        assert table.census() == before


@pytest.mark.parametrize("name", share(share(MIXES)))
def test_any_mix_keeps_the_contract(name: str) -> None:
    assert check(JACKRABBITS, games=1, seed=f"short {name}", turn_limit=6, **MIXES[name]).games == 1


@pytest.mark.soak
@pytest.mark.parametrize("name", MIXES)
def test_any_mix_keeps_the_contract_at_length(name: str) -> None:
    check(JACKRABBITS, games=3, seed=f"long {name}", turn_limit=90, **MIXES[name])
