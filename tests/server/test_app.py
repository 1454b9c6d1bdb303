"""The door: HTTP, its errors, limits and headers. Connections to a table are in test_connections.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from warren.games.jackrabbits import codes
from warren.server.app import HEADERS, create_app
from warren.server.house import Clock
from warren.server.limits import LARGEST_BODY, Bucket, Buckets, whereabouts
from warren.server.pace import Pace

from .door import ME, OPEN, bearer, hello, person, problem, table
from .helpers import said


def test_the_house_tells_its_games_bots_and_languages(client: TestClient) -> None:
    told = client.get("/api/house").json()
    assert [game["name"] for game in told["games"]] == ["jackrabbit", "jacked", "jackrabbits", "land"]
    assert told["games"][0]["settings"][0]["options"] == ["match", "hand"]
    assert told["languages"] == ["en", "es"]


def test_the_house_tells_how_many_can_play_and_what_so_many_people_usually_agree_on(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/house").json()["games"]}
    jackrabbit, jacked, land = games["jackrabbit"], games["jacked"], games["land"]
    assert (jackrabbit["players"], jackrabbit["among"]) == ([2], [{}, {}, {}])
    assert jacked["players"] == [4, 2, 3]
    assert land["players"] == [2, 1, 3, 4]
    assert jacked["among"] == [{}, {}, *[{"jacked_play": "memory"}] * 3]


def test_whether_a_table_could_be_made_is_told_without_making_it(client: TestClient) -> None:
    wish = {"game": "jacked", "settings": {"teams": "yes"}, "seats": [ME, OPEN, OPEN, OPEN]}
    assert client.post("/api/tables/check", json=wish).json() == {"problem": None, "notes": []}
    wish = {"game": "jacked", "settings": {"teams": "yes", "players": "2"}, "seats": [ME, OPEN]}
    told = client.post("/api/tables/check", json=wish, headers={"Accept-Language": "es"}).json()["problem"]
    assert told["code"] == "settings/combination"
    assert "teams=yes" in said(told)
    wish["seats"] = [ME]
    assert client.post("/api/tables/check", json=wish).json()["problem"]["code"] == "settings/combination"


@pytest.mark.parametrize("language", ["en", "es"])
def test_words_are_given_out_as_fluent(client: TestClient, language: str) -> None:
    told = client.get(f"/api/words/{language}")
    assert told.status_code == 200
    assert "jackrabbit-fact-played" in told.text


def test_whoever_has_the_words_already_is_told_so_and_words_come_packed_to_who_can_unpack(client: TestClient) -> None:
    told = client.get("/api/words/en")
    assert told.headers["content-encoding"] == "gzip"
    plain = client.get("/api/words/en", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == told.text
    again = client.get("/api/words/en", headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/words/es", headers={"If-None-Match": told.headers["etag"]}).status_code == 200


def test_scripts_and_style_sheets_are_kept_for_ever_and_the_page_is_not(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("assets/index-1.js", "assets/index-1.css", "assets/icon.svg", "index.html"):
        (tmp_path / name).write_text("made")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'house.db'}", page=tmp_path)) as client:
        kept = {name: client.get(f"/{name}").headers.get("cache-control") for name in ("assets/index-1.js", "")}
        assert kept == {"assets/index-1.js": "public, max-age=31536000, immutable", "": "no-cache"}
        assert "immutable" in client.get("/assets/index-1.css").headers["cache-control"]
        assert "cache-control" not in client.get("/assets/icon.svg").headers


def test_words_of_another_language_are_refused(client: TestClient) -> None:
    assert problem(client.get("/api/words/tlh")) == "language/unknown"


def test_a_guest_keeps_their_name_and_tables_by_their_code(client: TestClient) -> None:
    ann = person(client)
    made = table(client, ann, ME, OPEN)
    assert client.get("/api/me", headers=bearer(ann)).json() == {"id": ann["id"], "name": "Ann"}
    assert [own["table"] for own in client.get("/api/me/tables", headers=bearer(ann)).json()] == [made]
    told = client.put("/api/me", json={"name": " Anna\u202e "}, headers=bearer(ann)).json()
    assert told["name"] == "Anna"  # as it is kept
    assert client.get("/api/me", headers=bearer(ann)).json()["name"] == "Anna"


def test_whoever_asks_for_a_table_is_told_their_own_seat_and_others_none(client: TestClient) -> None:
    ann, ben = person(client), person(client, "Ben")
    made = table(client, ann, OPEN, ME)["id"]
    seats = [client.get(f"/api/tables/{made}", headers=bearer(who)).json()["your_seat"] for who in (ann, ben)]
    assert seats == [1, None]
    for headers in ({}, {"Authorization": "Bearer nobody"}):
        assert client.get(f"/api/tables/{made}", headers=headers).json()["your_seat"] is None


def test_without_a_code_nothing_can_be_made_or_taken(client: TestClient) -> None:
    for answer in (
        client.get("/api/me"),
        client.post("/api/tables", json={"game": "jackrabbit", "seats": []}),
        client.get("/api/me", headers={"Authorization": "Bearer nobody"}),
    ):
        assert answer.status_code == 401
        assert problem(answer) == "person/unknown"


@pytest.mark.parametrize("name", ["", " ", "\u0000\u0001", "x" * 41, 7, None])
def test_a_name_that_cannot_be_shown_is_refused(client: TestClient, name: object) -> None:
    answer = client.post("/api/people", json={"name": name})
    assert answer.status_code == 422
    assert problem(answer) in ("person/name", "wire/malformed")


def test_a_name_loses_what_cannot_be_printed(client: TestClient) -> None:
    assert person(client, " <b>Ann</b>\u202e \n B ")["name"] == "<b>Ann</b> B"


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "null", '{"game": 7}', '{"game": "jackrabbit", "seats": [], "cheat": true}', "{" * 5000]
)
def test_a_body_that_is_not_understood_is_refused_with_a_sentence(client: TestClient, body: str) -> None:
    headers = {**bearer(person(client)), "Content-Type": "application/json"}
    answer = client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 422
    assert problem(answer) == "wire/malformed"


@pytest.mark.parametrize(
    "body",
    [
        '{"game": "jackrabbit", "settings": {"\\ud800": "7"}, "seats": []}',
        '{"game": "jackrabbit", "settings": {"' + "x" * 9000 + '": "7"}, "seats": []}',
        "[" * 7000 + "]" * 7000,
        '{"game": ' + "[" * 900 + "]" * 900 + "}",
        '{"game": 1' + "0" * 9000 + "}",
    ],
    ids=["half a character", "a long name", "deep", "deep inside", "a number without end"],
)
def test_a_body_that_is_made_to_break_something_is_refused_like_any_other(client: TestClient, body: str) -> None:
    answer = client.post("/api/tables/check", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert problem(answer) == "wire/malformed"
    assert len(answer.content) < 1000


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/api/tables/%00", "/api/tables/%00/record", "/table/%00"])
def test_an_address_with_a_null_in_it_is_answered_with_a_sentence(client: TestClient, path: str) -> None:
    assert problem(client.get(path)) in ("wire/not-found", "table/unknown", "wire/no-page")


def test_tiles_of_lists_within_lists_are_refused_with_a_sentence(client: TestClient) -> None:
    tiles = codes.tiles_code("a = " + "[" * 2900)
    answer = client.get("/api/tiles", params={"suits": "clubs,spades", "tiles": tiles})
    assert answer.status_code == 422
    assert problem(answer) == "tiles/toml"


def test_an_error_is_a_message_that_every_language_has_words_for(client: TestClient) -> None:
    told = client.get("/api/tables/nothing").json()
    assert said(told).startswith("There is no table")
    assert said(told, "es").startswith("No hay ninguna mesa")


def test_what_is_not_there_is_told_so(client: TestClient, tmp_path: Path) -> None:
    assert problem(client.get("/api/nothing")) == "wire/not-found"
    browser = {"Accept": "text/html,*/*"}
    assert problem(client.get("/nothing", headers=browser)) == "wire/not-found"  # there is no page to show
    assert problem(client.delete("/api/house")) == "wire/not-allowed"
    assert problem(client.get("/")) == "wire/no-page"
    (tmp_path / "index.html").write_text("the page")
    shown = client.get("/nothing", headers=browser)
    assert (shown.status_code, shown.text) == (404, "the page")
    for path, headers in (("/nothing", {}), ("/api/nothing", browser)):
        assert problem(client.get(path, headers=headers)) == "wire/not-found"


def test_what_breaks_inside_is_one_sentence_and_no_traceback(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: Any = client.app.state.house  # type: ignore[attr-defined]

    def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(house.storage, "table", broken)
    answer = client.get("/api/tables/x")
    assert answer.status_code == 500
    assert problem(answer) == "wire/broken"
    assert "secret" not in answer.text


def test_every_answer_has_strict_headers(client: TestClient) -> None:
    for path in ("/api/house", "/api/nothing", "/"):
        answer = client.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value


def test_the_page_connects_to_its_own_house_and_to_no_other() -> None:
    assert "connect-src 'self';" in HEADERS["Content-Security-Policy"]


def test_the_page_can_be_asked_for_without_its_content(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("made")
    with TestClient(create_app(f"sqlite:///{tmp_path / 'house.db'}", page=tmp_path)) as client:
        for path in ("/", "/table/x", "/replay", "/replay/x", "/learn/x"):
            answer = client.head(path)
            assert (answer.status_code, answer.content) == (200, b"")
            assert answer.headers["content-length"] == "4"


def test_a_body_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.post("/api/people", json={"name": "x" * LARGEST_BODY})
    assert answer.status_code == 413
    assert problem(answer) == "wire/too-large"


def test_too_many_requests_are_refused(client: TestClient) -> None:
    answers = [client.post("/api/people", json={"name": "Ann"}) for _ in range(80)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert problem(answers[-1]) == "wire/too-many"


def test_too_much_reading_is_refused_too(client: TestClient) -> None:
    answers = {client.get("/api/nothing").status_code for _ in range(400)}
    assert answers == {404, 429}


def test_a_clock_that_goes_back_locks_nobody_out(tmp_path: Path) -> None:
    time = [10**9]
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, Clock(now=lambda: time[0]), Pace(0, 0), tmp_path)
    with TestClient(app) as client:
        ann = person(client)
        made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
        with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
            hello(socket, ann)
            time[0] -= 10**6
            assert client.get("/api/house").status_code == 200
            assert person(client, "Ben")["name"] == "Ben"
            socket.send_text(json.dumps({"type": "why", "asks": 5, "actions": [], "action": "deal"}))
            assert socket.receive_json()["answers"] == 5


def test_neither_advice_nor_looking_back_is_limited_by_a_clock_that_goes_back(tmp_path: Path) -> None:
    time = [10**9]
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, Clock(now=lambda: time[0]), Pace(0, 0), tmp_path)
    with TestClient(app):
        advice, looking_back = app.state.house.advice.of("Ann"), app.state.projector._allowed.of("here")
        time[0] -= 10**6
        assert advice.take()
        assert looking_back.take()


def test_a_clock_that_stands_still_stops_no_bot(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, Clock(now=lambda: 10**9), Pace(0.01, 0.01), tmp_path)
    with TestClient(app) as client:
        ann = person(client)
        made = table(client, ann, ME, {"who": "bot", "bot": "newcomer"})
        with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
            choice = next(one for one in hello(socket, ann)["view"]["choices"] if not one.startswith("discard"))
            socket.send_text(json.dumps({"type": "move", "asks": 1, "move": 0, "actions": [choice]}))
            assert [socket.receive_json()["type"] for _ in range(2)] == ["state", "accepted"]
            assert socket.receive_json()["facts"][0]["seat"] == 1


def test_a_network_of_64_bits_is_one_address() -> None:
    assert whereabouts("2001:db8:1:2::1") == whereabouts("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert whereabouts("2001:db8:1:2::1") != whereabouts("2001:db8:1:3::1")
    assert whereabouts("fe80::1%eth0") == whereabouts("fe80::2")
    assert whereabouts("::ffff:127.0.0.1") == whereabouts("127.0.0.1") == "127.0.0.1"
    assert whereabouts("127.0.0.1") != whereabouts("127.0.0.2")
    assert whereabouts("testclient") == "testclient"


def test_a_bucket_fills_again_with_time_and_each_client_has_one() -> None:
    time = [0.0]
    bucket = Bucket(2, 1, lambda: time[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    buckets = Buckets(1, 1, lambda: time[0], clients=2)
    assert [buckets.take(client) for client in "aabbcca"] == [True, False, True, False, True, False, True]


def test_the_description_names_all_that_goes_over_the_wire(client: TestClient) -> None:
    schemas = client.get("/openapi.json").json()["components"]["schemas"]
    for name in ("Frame", "Said", "Hello", "State", "MoveMade", "TableTold", "Problem"):
        assert name in schemas
