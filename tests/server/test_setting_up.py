"""Before the game: presets, lands to look at, and a land that is built first by those who then race on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from warren.core.errors import BadInput
from warren.core.rng import fast
from warren.games import get
from warren.server.app import create_app
from warren.server.house import Clock, House
from warren.server.pace import Pace
from warren.server.room import Room
from warren.server.wire import tables

from .helpers import a_house, connected, until, wish

TWO_SUITS = "clubs,spades"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, Clock(steady=lambda: 1000.0), Pace(0, 0), tmp_path)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def race(**settings: str) -> dict[str, object]:
    return {"game": "jackrabbits", "settings": settings, "seats": [{"who": "me"}, {"who": "open"}]}


# --- presets -------------------------------------------------------------------------------------------------------


def test_presets_are_told_with_what_they_change(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/house").json()["games"]}
    told = {preset["name"]: preset["settings"] for preset in games["jackrabbits"]["presets"]}
    assert told["family"] == {"rules": "intro", "windfall_lottery": "yes"}
    assert set(told) == set(get("jackrabbits").presets())
    assert games["jackrabbit"]["presets"] == []


@pytest.mark.rule("JR-X5")
def test_what_does_not_go_together_is_told_by_its_settings_and_its_rule(client: TestClient) -> None:
    told = client.post("/api/tables/check", json=race(additional_capital="yes")).json()["problem"]
    assert told["code"] == "settings/combination"
    assert told["arguments"] == {"first": "additional_capital=yes", "second": "capital_aces=no", "rule": "JR-X5"}


@pytest.mark.rule("JR-E0b")
def test_what_is_allowed_and_does_nothing_is_told_while_somebody_still_chooses(client: TestClient) -> None:
    told = client.post("/api/tables/check", json=race(special_trades="yes", suits="clubs,spades,icicles")).json()
    assert told["problem"] is None
    assert [note["message"] for note in told["notes"]] == ["jackrabbits-idle-special_trades"]
    assert client.post("/api/tables/check", json=race(special_trades="yes")).json()["notes"] == []


# --- lands to look at ------------------------------------------------------------------------------------------------


def test_the_land_ahead_is_drawn_and_the_same_seed_is_the_same_land(client: TestClient) -> None:
    first = client.post("/api/lands/ahead", json=race(land="generated:wild:7")).json()["land"]
    again = client.post("/api/lands/ahead", json=race(land="generated:wild:7")).json()["land"]
    other = client.post("/api/lands/ahead", json=race(land="generated:wild:8")).json()["land"]
    assert first == again != other
    assert any(mark["class"] == "ground citadel" for mark in first["picture"]["marks"])
    loaded = client.post("/api/lands/ahead", json=race(land=first["code"])).json()["land"]
    assert loaded == first


@pytest.mark.rule("JR-X2")
def test_with_tight_suits_the_land_ahead_has_their_houses_only(client: TestClient) -> None:
    told = client.post("/api/lands/ahead", json=race(tight_suits="yes")).json()["land"]
    houses = {mark["tile"] for mark in told["picture"]["marks"] if str(mark.get("tile", "")).startswith("tower-")}
    assert houses == {"tower-spades", "tower-hearts"}


def test_there_is_no_land_ahead_where_none_lies_yet(client: TestClient) -> None:
    building = {"game": "land", "settings": {"players": "1"}, "seats": [{"who": "me"}]}
    jackrabbit = {"game": "jackrabbit", "seats": [{"who": "me"}, {"who": "open"}]}
    for asked in (building, jackrabbit):
        assert client.post("/api/lands/ahead", json=asked).json() == {"land": None}


def test_a_land_that_cannot_be_played_on_is_refused_with_the_reason(client: TestClient) -> None:
    answer = client.post("/api/lands/ahead", json=race(land="Lxyz"))
    assert answer.status_code == 422
    assert answer.json()["code"] == "settings/land"


# --- built first, then played on -------------------------------------------------------------------------------------


def building_wish(*seats: str, **settings: str) -> tables.TableWish:
    given = {"suits": TWO_SUITS, "players": str(len(seats)), **settings}
    return wish(*seats, game="jackrabbits", **given).model_copy(update={"prelude": {"style": "free"}})


async def play_out(house: House, room: Room, people: list[str]) -> None:
    """Whoever is to act does anything, to the end of the game."""
    chance = fast("any")
    while room.status() != "over":
        assert room.table is not None
        seat = room.table.seats()[0]
        actions: list[int] = []
        trial = room.table.clone()
        while not actions or trial.continues():
            choices = trial.choices(seat)
            actions.append(choices[chance.below(len(choices))])
            trial.play(seat, actions[-1])
        texts = [room.game.actions.text(action) for action in actions]
        player = await connected(house, room, None)
        player.guest.person = people[seat]
        await player.move(*texts, number=room.moves[seat])


@pytest.mark.rule("JR-B3")
async def test_those_who_have_built_a_land_go_on_to_race_on_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann, ben = await house.add_person("Ann"), await house.add_person("Ben")
        room = await house.make_table(ann.id, building_wish("me", "open", objective="tribal"))
        assert (room.game.name, room.told(None).then, room.told(None).next) == ("land", "jackrabbits", None)
        await house.join(room, ben.id, "Ben")
        assert room.setup.told()["style"] == "free"
        await play_out(house, room, [ann.id, ben.id])
        told = room.told(0)
        assert told.next is not None
        raced = await house.room(told.next)
        assert (raced.game.name, raced.people, raced.status()) == ("jackrabbits", [ann.id, ben.id], "playing")
        settings = raced.setup.told()
        assert (settings["objective"], settings["suits"]) == ("tribal", TWO_SUITS)
        built = (await connected(house, room, None)).state().land
        assert built is not None
        assert settings["land"] == built.code


async def test_a_house_that_fell_down_between_land_and_race_makes_up_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_room: Room) -> None:
        return

    async with a_house(tmp_path) as house:
        ann, ben = await house.add_person("Ann"), await house.add_person("Ben")
        room = await house.make_table(ann.id, building_wish("me", "open"))
        await house.join(room, ben.id, "Ben")
        monkeypatch.setattr(house, "_go_on", nothing)
        await play_out(house, room, [ann.id, ben.id])
        assert room.next is None
    async with a_house(tmp_path) as house:
        told = (await house.room(room.id)).told(None)
        assert told.next is not None
        raced = await house.room(told.next)
        assert (raced.people, raced.status()) == ([ann.id, ben.id], "playing")
        again = await house.room(room.id)
        assert again.next == told.next


async def test_a_bot_still_stands_in_for_whoever_left_while_the_land_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warren.server.room.STAND_IN", "random")  # quick

    async with a_house(tmp_path) as house:
        ann, ben = await house.add_person("Ann"), await house.add_person("Ben")
        room = await house.make_table(ann.id, building_wish("me", "open"))
        await house.join(room, ben.id, "Ben")
        await connected(house, room, None)
        await house.leave(room, ann.id)
        await house.leave(room, ben.id)
        await until(lambda: room.next is not None)
        raced = await house.room(room.next or "")
        await until(lambda: raced.stand_ins == {0, 1})


async def test_bots_alone_go_on_to_the_race_as_well(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, building_wish("me", "newcomer", turn_limit="1"))
        await connected(house, room, ann)
        await house.leave(room, ann.id)
        await until(lambda: room.next is not None)
        raced = await house.room(room.next or "")
        assert raced.bots == [None, "newcomer"]


async def test_only_a_game_that_something_is_made_for_has_another_played_first(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        asked = wish("me", "open").model_copy(update={"prelude": {}})
        with pytest.raises(BadInput) as refusal:
            await house.make_table(ann.id, asked)
        assert refusal.value.code == "table/prelude"
        with pytest.raises(BadInput) as refusal:
            await house.make_table(ann.id, building_wish("me", "open").model_copy(update={"prelude": {"x": "y"}}))
        assert refusal.value.code == "settings/unknown"
