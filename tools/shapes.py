"""What the views of each game tell, as models: made from the types that the game names (`Seeing.shapes`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, create_model

from warren.core.game import Game
from warren.core.seeing import Shapes
from warren.server.wire.model import Message

STRICT: Final = ConfigDict(extra="forbid", strict=True)


def models_of(game: Game) -> dict[str, type[BaseModel]]:
    """By name, a model of each type, which takes what is of that type and nothing else."""
    models: dict[str, type[BaseModel]] = {}
    named: Shapes = {"State": {}, "Insights": {}, **game.seeing.shapes()}
    for name, fields in named.items():
        given: dict[str, Any] = {field.rstrip("?"): _field(field, shape) for field, shape in fields.items()}
        models[name] = create_model(_title(game) + name, __config__=STRICT, **given)
    for model in models.values():
        model.model_rebuild(_types_namespace={"Message": Message, **models})
    return models


def _field(name: str, shape: str) -> tuple[str, Any]:
    return (shape, Field(default_factory=lambda: None)) if name.endswith("?") else (shape, ...)


def _title(game: Game) -> str:
    return game.name.title().replace("-", "").replace("_", "")


def shown(games: Iterable[Game]) -> type[BaseModel]:
    """By the name of a game: what its views tell as `state`, and as `insights`."""
    found: dict[str, Any] = {}
    for game in games:
        models = models_of(game)
        parts: dict[str, Any] = {"state": (models["State"], ...), "insights": (models["Insights"], ...)}
        found[game.name] = (create_model(f"{_title(game)}View", **parts), ...)
    return create_model("Shown", **found)
