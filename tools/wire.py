"""Prints the server's OpenAPI description: the page's types (web/src/wire.ts) are generated from it."""

from __future__ import annotations

import json

from warren.server.app import create_app


def description() -> str:
    return json.dumps(create_app("sqlite://").openapi(), indent=1)


if __name__ == "__main__":
    print(description())
