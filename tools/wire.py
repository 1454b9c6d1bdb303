"""Prints the server's OpenAPI description, and what views of each game tell: the page's types (web/src/wire.ts)."""

from __future__ import annotations

import json

from pydantic.json_schema import models_json_schema

import shapes
from warren.games import get, names
from warren.server.app import create_app


def description() -> str:
    told = create_app("sqlite://").openapi()
    models = shapes.shown(get(name) for name in names())
    _, more = models_json_schema([(models, "serialization")], ref_template="#/components/schemas/{model}")
    told["components"]["schemas"] |= more["$defs"]
    return json.dumps(told, indent=1)


if __name__ == "__main__":
    print(description())
