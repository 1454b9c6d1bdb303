"""What views tell a page is of the types that their game names, from which the page's are made."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

import shapes
from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get, names
from warren.server.audience import view_told

MIXES: dict[str, list[dict[str, Any]]] = {
    "jackrabbit": [{"turn_limit": 60}],
    "jacked": [{"players": 3}],
    "land": [{"players": 2}],
    "jackrabbits": [
        {"players": 3, "turn_limit": 30, "capital_aces": True, "special_access": True, "special_trades": True},
        {"players": 2, "turn_limit": 20, "suits": "clubs,shells,torches,shields,acorns,horseshoes"},
    ],
}
"""Of each game, tables that together tell all that it can tell."""


def check(models: dict[str, type[BaseModel]], table: Table, seat: int | None) -> None:
    told = view_told(table.view(seat))
    models["State"].model_validate_json(json.dumps(told.state))
    models["Insights"].model_validate_json(json.dumps(told.insights))


@pytest.mark.parametrize(("game", "mix"), [(game, mix) for game, mixes in MIXES.items() for mix in mixes], ids=str)
def test_all_that_a_game_tells_is_of_the_types_that_it_names(game: str, mix: dict[str, Any]) -> None:
    table, chance = get(game).new("shapes", **mix), fast("shapes")
    models = shapes.models_of(table.game)
    while not table.is_over():
        seat = table.seats()[0]
        check(models, table, seat)
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    for seat in (None, *range(table.players)):
        check(models, table, seat)


def test_every_game_names_the_types_of_what_it_tells() -> None:
    assert sorted(MIXES) == sorted(names())
    assert all(get(game).seeing.shapes()["State"] for game in names())


@pytest.mark.parametrize(
    "wrong", [{"turn": "0"}, {"turn": None}, {"seals": [["7C"], [0]]}, {"load": {"cards": []}}, {"unheard": 1}], ids=str
)
def test_a_field_of_another_type_is_noticed_and_one_that_is_missing_or_not_named(wrong: dict[str, object]) -> None:
    table = get("jackrabbits").new("shapes")
    told = view_told(table.view(0)).state
    model = shapes.models_of(table.game)["State"]
    with pytest.raises(ValidationError):
        model.model_validate_json(json.dumps({**told, **wrong}))
    for name in told:
        with pytest.raises(ValidationError, match=name):
            model.model_validate_json(json.dumps({key: value for key, value in told.items() if key != name}))
