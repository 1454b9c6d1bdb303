"""Connections to a table, over the WebSocket: a whole game, greetings, refusals, limits."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from warren.server import live
from warren.server.limits import LARGEST_MESSAGE

from .door import ME, OPEN, bearer, hello, person, table
from .helpers import said


def after(known: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """How things stand with what is new."""
    return {**known, **{name: value for name, value in state.items() if value is not None}}


def test_a_whole_game_over_the_wire(client: TestClient) -> None:
    ann, bob = person(client), person(client, "Bob")
    made = table(client, ann, ME, OPEN)
    assert made["status"] == "open"
    assert client.post(f"/api/tables/{made['id']}/join", headers=bearer(bob)).json()["your_seat"] == 1
    address = f"/api/tables/{made['id']}/live"
    with client.websocket_connect(address) as one, client.websocket_connect(address) as other:
        sockets = (one, other)
        states = [hello(one, ann), hello(other, bob)]
        states[0] = after(states[0], one.receive_json())  # Bob has come
        while states[0]["view"]["outcome"] is None:
            seat = states[0]["view"]["waiting_for"][0]
            choice = states[seat]["view"]["choices"][0]
            actions = [choice, choice.replace("discard", "top")] if choice.startswith("discard") else [choice]
            move = {"type": "move", "asks": 1, "move": states[seat]["move"], "actions": actions}
            sockets[seat].send_text(json.dumps(move))
            states[seat] = after(states[seat], sockets[seat].receive_json())
            assert sockets[seat].receive_json() == {
                "type": "accepted",
                "answers": 1,
                "move": states[seat]["move"],
                "is_repeated": False,
            }
            states[1 - seat] = after(states[1 - seat], sockets[1 - seat].receive_json())
        assert states[1]["table"]["status"] == "over"


@pytest.mark.parametrize(
    "text",
    ["", "hello", "[]", "7", '{"type": "hello", "code": 7}', '{"type": "move"}', '{"type": "hello", "cheat": 1}'],
)
def test_a_connection_that_does_not_say_hello_is_hung_up_on_with_a_sentence(client: TestClient, text: str) -> None:
    made = table(client, person(client), ME, OPEN)
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        socket.send_text(text)
        refused = socket.receive_json()
        assert refused["type"] == "refused"
        assert refused["problem"]["code"] == "wire/malformed"
        assert socket.receive()["type"] == "websocket.close"


def test_a_connection_to_no_table_or_as_nobody_is_hung_up_on(client: TestClient) -> None:
    with client.websocket_connect("/api/tables/nothing/live") as socket:
        assert hello(socket, None)["problem"]["code"] == "table/unknown"
    made = table(client, person(client), ME, OPEN)
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        assert hello(socket, {"code": "nobody"})["problem"]["code"] == "person/unknown"


@pytest.mark.parametrize(
    "said",
    [
        {"type": "fly"},
        {"type": "move", "asks": 1, "move": -1, "actions": []},
        {"type": "move", "asks": 1, "move": 0, "actions": ["x" * 61]},
        {"type": "move", "asks": 1, "move": 0, "actions": ["own:7H"] * 65},
        {"type": "draft", "asks": 1, "actions": "own:7H"},
        {"type": "draft", "asks": 2**40, "actions": []},
    ],
)
def test_what_is_not_understood_at_a_table_is_refused_and_the_connection_stays(
    client: TestClient, said: dict[str, object]
) -> None:
    ann = person(client)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        hello(socket, ann)
        socket.send_text(json.dumps(said))
        assert socket.receive_json()["problem"]["code"] == "wire/malformed"
        socket.send_text(json.dumps({"type": "why", "asks": 5, "actions": [], "action": "deal"}))
        assert socket.receive_json()["answers"] == 5


@pytest.mark.parametrize("said", ["[" * 4000, '{"type": "draft", "asks": 1, "actions": ["\\ud800"]}'])
def test_what_is_made_to_break_a_table_is_refused_and_the_connection_stays(client: TestClient, said: str) -> None:
    ann = person(client)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        hello(socket, ann)
        socket.send_text(said)
        assert socket.receive_json()["problem"]["code"] == "wire/malformed"
        socket.send_text(json.dumps({"type": "why", "asks": 5, "actions": [], "action": "deal"}))
        assert socket.receive_json()["answers"] == 5


def test_bytes_end_the_connection_with_a_sentence_as_a_greeting_and_later(client: TestClient) -> None:
    ann = person(client)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
    for is_greeted in (False, True):
        with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
            if is_greeted:
                hello(socket, ann)
            socket.send_bytes(b"{}")
            assert socket.receive_json()["problem"]["code"] == "wire/not-text"
            assert socket.receive()["type"] == "websocket.close"


def test_a_connection_that_does_not_say_anything_is_hung_up_on_with_a_sentence(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.01)
    made = table(client, person(client), ME, OPEN)
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        assert socket.receive_json()["problem"]["code"] == "wire/malformed"
        assert socket.receive()["type"] == "websocket.close"


def test_an_address_has_only_so_many_connections_to_tables_at_once(client: TestClient) -> None:
    address = f"/api/tables/{table(client, person(client), ME, OPEN)['id']}/live"
    client.app.state.seated.most = 2  # type: ignore[attr-defined]
    connect = client.websocket_connect
    with connect(address), connect(address), connect(address) as one_too_many:
        assert one_too_many.receive_json()["problem"]["code"] == "wire/crowded"
        assert one_too_many.receive()["type"] == "websocket.close"
    with client.websocket_connect(address) as again:
        assert hello(again, None)["type"] == "state"
    assert not client.app.state.seated.here  # type: ignore[attr-defined]


def test_refusals_name_the_reason_and_the_rule(client: TestClient) -> None:
    ann = person(client)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        state = hello(socket, ann)
        socket.send_text(json.dumps({"type": "move", "asks": 2, "move": state["move"], "actions": ["deal"]}))
        refused = socket.receive_json()
        assert refused["answers"] == 2
        assert refused["problem"]["code"] == "action/illegal"
        assert "JB-10" in said(refused["problem"])
        assert "mano" in said(refused["problem"], "es")


def test_a_message_that_is_too_large_or_one_too_many_ends_the_connection(client: TestClient) -> None:
    ann = person(client)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        hello(socket, ann)
        socket.send_text("x" * (LARGEST_MESSAGE + 1))
        assert socket.receive_json()["problem"]["code"] == "wire/too-large"
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        hello(socket, ann)
        codes = []
        for _ in range(60):
            socket.send_text("{}")
        while "wire/too-many" not in codes:
            codes.append(socket.receive_json()["problem"]["code"])
        assert codes.count("wire/malformed") >= 30


def test_who_tries_out_too_many_moves_is_told_when_to_go_on_and_is_not_cut_off(client: TestClient) -> None:
    ann = person(client)
    made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        hello(socket, ann)
        draft = {"type": "draft", "asks": 1, "actions": ["deal"] * 60}
        answers = []
        for _ in range(4):
            socket.send_text(json.dumps(draft))
            while (answer := socket.receive_json())["type"] == "state":
                pass
            answers.append(answer)
        assert [answer["type"] for answer in answers] == ["draft", "draft", "refused", "refused"]
        problem = answers[-1]["problem"]
        assert (problem["code"], problem["arguments"]) == ("draft/too-many", {"seconds": 2})
        socket.send_text(json.dumps({"type": "why", "asks": 2, "actions": [], "action": "deal"}))
        assert socket.receive_json()["type"] == "why"
