"""Every option alone, every pair that goes together, and all that do, through random play and the contract."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

import pytest

from games.jackrabbits.helpers import unsettled
from volume import share
from warren.core.conformance import check
from warren.core.playout import play_many, play_out
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.options import OPTIONS

NAMES: Final = tuple(option.name for option in OPTIONS)

NEEDS: Final = {"additional_capital": "capital_aces"}
EXCLUDED: Final = {
    frozenset({"ambivalent_aces", "capital_aces"}): "JR-X4",
    frozenset({"ambivalent_aces", "additional_capital"}): "JR-X4",
    frozenset({"patriarchal_values", "ambivalent_aces"}): "JR-X12",
    frozenset({"patriarchal_values", "capital_aces"}): "JR-X12",
    frozenset({"patriarchal_values", "additional_capital"}): "JR-X12",
}
NOT_IN_INTRO: Final = {"advanced_citadel": "JR-X1", "special_flights": "JR-X6", "special_access": "JR-X7"}

ACES: Final = ("ambivalent_aces", "capital_aces additional_capital", "patriarchal_values")
REST: Final = tuple(
    name for name in NAMES if name not in {word for choice in ACES for word in choice.split()} | {"tight_suits"}
)


def mix(*names: str) -> dict[str, Any]:
    """These options, with what they need."""
    return {**dict.fromkeys(names, True), **{NEEDS[name]: True for name in names if name in NEEDS}}


def with_diamonds(settings: dict[str, Any]) -> dict[str, Any]:
    """Two players with tight suits and special trades name theirs, for the usual ones lack diamonds. JR-X13."""
    if settings.get("tight_suits") and settings.get("special_trades") and settings["players"] == 2:
        return {**settings, "suits": "spades,diamonds"}
    return settings


ALL: Final = {f"all with {aces}": mix(*REST, *aces.split()) for aces in ACES}
PAIRS: Final = [pair for pair in combinations(NAMES, 2) if frozenset(pair) not in EXCLUDED]


def play(number: int, settings: dict[str, Any]) -> None:
    """One short game, and it ends; no card is lost."""
    edition = ("standard", "full")[number % 2]
    players = 2 + number % 3
    setup = JACKRABBITS.agree(with_diamonds({"players": players, "edition": edition, "turn_limit": 24, **settings}))
    table = JACKRABBITS.deal(setup, fast(f"mix {number}"))
    before = table.census()
    play_out(table, fast(f"play {number}"))
    assert table.outcome is not None
    assert table.census() == before


@pytest.mark.parametrize("name", NAMES)
def test_every_option_alone_is_played_to_the_end(name: str) -> None:
    for number in range(3):
        play(number, mix(name))


def test_every_pair_that_goes_together_is_played_to_the_end() -> None:
    assert len(PAIRS) == len(NAMES) * (len(NAMES) - 1) // 2 - len(EXCLUDED)
    for number, pair in enumerate(PAIRS):
        play(number, mix(*pair))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("is_tight", [False, True])
def test_all_options_that_go_together_are_played_to_the_end(name: str, is_tight: bool) -> None:
    for number in range(3):
        play(number, {**ALL[name], "tight_suits": is_tight})


@pytest.mark.rule("JR-X3", "JR-X4", "JR-X5", "JR-X10", "JR-X11", "JR-X12")
@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        *((mix(*sorted(pair)), rule) for pair, rule in EXCLUDED.items()),
        ({"additional_capital": True}, "JR-X5"),  # it needs capital Aces
        ({"seized_surplus": True, "surplus": "strict"}, "JR-X11"),  # nothing is left to seize
        ({"overtaxed_hands": True, "hand_limit": 8}, "JR-X10"),  # the limit is six, or eight
    ],
    ids=lambda value: " and ".join(value) if isinstance(value, dict) else value,
)
def test_settings_that_do_not_go_together_are_refused_with_the_rule(settings: dict[str, Any], rule: str) -> None:
    refusal = unsettled(**settings)
    assert (refusal.code, refusal.arguments["rule"]) == ("settings/combination", rule)
    assert "=yes" in str(refusal.arguments["first"])


@pytest.mark.rule("JR-S3", "JR-X1", "JR-X6", "JR-X7")
@pytest.mark.parametrize("name", NAMES)
def test_the_intro_game_has_the_options_that_need_no_strategy(name: str) -> None:
    settings: dict[str, Any] = {"rules": "intro", **mix(name)}
    if name in NOT_IN_INTRO:
        assert unsettled(**settings).arguments["rule"] == NOT_IN_INTRO[name]
    else:
        play(1, {**settings, "edition": "standard"})


@pytest.mark.rule("JR-S3")
def test_all_options_are_off_unless_the_table_agrees_on_them() -> None:
    setup = JACKRABBITS.agree({})
    assert not any(setup.flag(name) for name in NAMES)


def test_options_that_are_off_leave_no_rule_behind() -> None:
    rules = JACKRABBITS.rules_of(JACKRABBITS.agree({}))
    hooks = (rules.reaches, rules.leaves, rules.card_moves, rules.bonuses, rules.settles, rules.turn_ends, rules.seizes)
    assert all(not hook for hook in hooks)
    assert not rules.rolls


CHECKED: Final[dict[str, dict[str, Any]]] = {
    "capital": {"capital_aces": True, "additional_capital": True},
    "full access": {"special_access": True, "edition": "full", "players": 3},
    "windfall": {"windfall_lottery": True, "overtaxed_hands": True, "seized_surplus": True, "players": 3},
    "carrots": {"trailing_carrots": True, "advanced_citadel": True, "special_flights": True},
    "tight": {"tight_suits": True, "patriarchal_values": True},
    "trades": {"special_trades": True, "players": 3},
}


@pytest.mark.parametrize("name", share(CHECKED))
def test_games_with_options_keep_the_contract(name: str) -> None:
    report = check(JACKRABBITS, games=1, seed=f"options {name}", turn_limit=6, **CHECKED[name])
    assert report.games == 1


@pytest.mark.soak
@pytest.mark.parametrize("name", [*NAMES, *ALL])
def test_options_keep_the_contract_for_long(name: str) -> None:
    for edition in ("standard", "full"):
        for players in (2, 3, 4):
            options = ALL[name] if name in ALL else mix(name)
            settings = with_diamonds({"players": players, "edition": edition, "turn_limit": 60, **options})
            check(JACKRABBITS, games=2, seed=f"long {name}", **settings)


@pytest.mark.soak
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair_is_played_to_the_end_many_times(pair: tuple[str, str]) -> None:
    for edition in ("standard", "full"):
        setup = JACKRABBITS.agree({"players": 3, "edition": edition, "turn_limit": 150, **mix(*pair)})
        play_many(JACKRABBITS, setup, 100, fast(f"soak {pair}"))
