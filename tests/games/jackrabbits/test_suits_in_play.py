"""A rule about a suit that is not in play is not used at all, and set-up says what does nothing. JR-E0b."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from playing import act, kinds, offered
from warren.core.settings import Setup
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position

from .helpers import place

NO_HEARTS = "clubs,spades,diamonds"
NO_CLUBS = "spades,hearts,diamonds"
NO_DIAMONDS = "clubs,spades,hearts"


def notes(**settings: object) -> list[tuple[str, str]]:
    return [(note.message, note.rule) for note in JACKRABBITS.notes(JACKRABBITS.agree(settings))]


def explained(table_settings: dict[str, Any], action: str, place: str, phase: str = "roll") -> tuple[str, str]:
    table = position(("", ""), (place, place), phase=phase, **table_settings)
    reason = table.explain(0, JACKRABBITS.actions.parse(action))
    assert reason is not None
    return reason.message, reason.rule


@pytest.mark.rule("JR-E0b", "JR-H1")
@pytest.mark.parametrize("edition", ["standard", "full"])
@pytest.mark.parametrize("options", [{}, {"special_access": True}, {"advanced_citadel": True}])
def test_without_hearts_nobody_contests_and_nobody_is_asked(edition: str, options: dict[str, Any]) -> None:
    for where in ("palace-spades", "citadel", "plaza-clubs"):
        table = position(
            ("X1", "QS KC"),
            ("tower-clubs", where),
            phase="journey",
            suits=NO_HEARTS,
            land="generated:1",
            edition=edition,
            **options,
        )
        act(table, f"ride:{where}")
        assert place(table, 0) == where
        assert table.seats() == [0], "the acquisition phase follows at once"
        act(table, "rest")
        assert "lay" not in kinds(table)


@pytest.mark.rule("JR-E0b", "JR-F1")
def test_without_clubs_nobody_flies_not_even_from_the_advanced_citadel() -> None:
    for where in ("tower-spades", "citadel"):
        table = position(("9S 9H", ""), (where, where), suits=NO_CLUBS, land="generated:1", advanced_citadel=True)
        assert offered(table) == {"roll"}
        given: dict[str, Any] = {"suits": NO_CLUBS, "land": "generated:1"}
        assert explained(given, "passport:9C", where) == ("jackrabbits-strategy-not-in-play", "JR-E0b")


@pytest.mark.rule("JR-E0b", "JR-M1")
def test_without_diamonds_nothing_is_sold() -> None:
    given: dict[str, Any] = {"suits": NO_DIAMONDS, "land": "generated:1", "advanced_citadel": True}
    for where in ("plaza-hearts", "citadel"):
        table = position(("TH TC TS", ""), (where, "underground"), phase="acquisition", spent="2H", **given)
        assert "buy" not in kinds(table)
        assert explained(given, "buy:2H", where, "acquisition") == ("jackrabbits-strategy-not-in-play", "JR-E0b")


@pytest.mark.rule("JR-E0b", "JR-D1")
def test_without_spades_nobody_fights() -> None:
    given: dict[str, Any] = {"suits": "clubs,hearts", "land": "generated:1"}
    table = position(("9C 9H", "2C"), ("citadel", "citadel"), phase="acquisition", **given)
    assert "attack" not in kinds(table)
    assert explained(given, "attack:1", "citadel", "acquisition") == ("jackrabbits-strategy-not-in-play", "JR-E0b")


@pytest.mark.rule("JR-E0b")
@pytest.mark.parametrize(
    ("option", "rule", "suits"),
    [
        ("advanced_citadel", "JR-X1", "spades,torches"),
        ("special_flights", "JR-X6", NO_CLUBS),
        ("special_access", "JR-X7", NO_HEARTS),
        ("special_trades", "JR-X13", NO_DIAMONDS),
    ],
)
def test_an_option_that_the_suits_leave_without_effect_is_allowed_and_set_up_says_so(
    option: str, rule: str, suits: str
) -> None:
    assert (f"jackrabbits-idle-{option}", rule) in notes(suits=suits, **{option: True})
    assert notes(**{option: True}) == []
    idle = JACKRABBITS.start(JACKRABBITS.agree({"suits": suits, option: True}), "1")
    plain = JACKRABBITS.start(JACKRABBITS.agree({"suits": suits}), "1")
    assert (idle.seats(), idle.choices(idle.seats()[0])) == (plain.seats(), plain.choices(plain.seats()[0]))


@pytest.mark.rule("JR-E0b", "JR-X13")
def test_special_trades_without_diamonds_offer_nothing() -> None:
    table = position(
        ("7C", "5H"), ("citadel", "citadel"), phase="acquisition", suits=NO_DIAMONDS, land="generated:1",
        special_trades=True,
    )  # fmt: skip
    assert "offer" not in kinds(table)


def preset_set_ups() -> Iterator[tuple[str, Setup]]:
    for name in JACKRABBITS.presets():
        for players in (2, 3, 4):
            yield f"{name} for {players}", JACKRABBITS.agree({**JACKRABBITS.preset(name), "players": players})


@pytest.mark.rule("JR-E0b")
def test_no_preset_has_an_option_without_effect_at_any_number_of_players() -> None:
    found = {where: [note.message for note in JACKRABBITS.notes(setup)] for where, setup in preset_set_ups()}
    assert {where: messages for where, messages in found.items() if messages} == {}


@pytest.mark.rule("JR-E0b", "JR-O2")
def test_set_up_warns_of_a_tribal_objective_without_any_means_of_taking_a_royal() -> None:
    warning = ("jackrabbits-note-tribal", "JR-E0b")
    assert notes(objective="tribal") == []
    assert notes(objective="tribal", suits="clubs,hearts,diamonds") == [warning]
    assert notes(objective="tribal", rules="intro") == [warning]
