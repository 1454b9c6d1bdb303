"""At the door, over HTTP and the WebSocket: who comes, tables, greetings, and what went wrong."""

from __future__ import annotations

import json
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from .helpers import said


def person(client: TestClient, name: str = "Ann") -> dict[str, str]:
    answer = client.post("/api/people", json={"name": name})
    assert answer.status_code == 201
    found: dict[str, str] = answer.json()
    return found


def bearer(who: dict[str, str]) -> dict[str, str]:
    return {"Authorization": f"Bearer {who['code']}"}


def table(client: TestClient, who: dict[str, str], *seats: dict[str, str]) -> dict[str, Any]:
    wish = {"game": "jackrabbit", "settings": {"length": "hand", "first_player": "0"}, "seats": list(seats)}
    answer = client.post("/api/tables", json=wish, headers=bearer(who))
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


ME = {"who": "me"}
OPEN = {"who": "open"}


def problem(answer: Any) -> str:
    told = answer.json()
    assert set(told) == {"code", "message", "arguments"}
    assert said(told).endswith((".", "!", "?"))
    return str(told["code"])


def hello(socket: WebSocketTestSession, who: dict[str, str] | None) -> dict[str, Any]:
    socket.send_text(json.dumps({"type": "hello", "code": None if who is None else who["code"]}))
    state: dict[str, Any] = socket.receive_json()
    return state
