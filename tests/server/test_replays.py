"""Looking back: records of games that are over, played again and shown at any of their positions."""

from __future__ import annotations

import asyncio
import gzip
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from warren.core.errors import BadInput, BadRecord
from warren.core.record import read, record, replay
from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get
from warren.server.app import create_app
from warren.server.house import Clock
from warren.server.limits import LARGEST_RECORD, LONGEST_RECORD
from warren.server.moments import moments_told
from warren.server.pace import Pace
from warren.server.projector import ALLOWED, ALLOWED_A_SECOND, Projector
from warren.server.replays import facts_told, positions_told, record_told, reel_of, replay_told
from warren.server.wire import replays

from .helpers import StoppedClock, a_house, connected, said, until, wish

NAMES = ("Ann", "greedy", "Cat", "Dan")
MIXES: dict[str, dict[str, object]] = {
    "jackrabbit": {},
    "jacked": {"turn_limit": 60},
    "jackrabbits": {"turn_limit": 30},
    "land": {"style": "free"},
}


def played(name: str, moves: int = 4000, **settings: object) -> Table:
    table = get(name).new("look back", "fast", **{**MIXES[name], **settings})
    chance = fast("any")
    while not table.is_over() and moves:
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
        moves -= 1
    return table


def text_of(table: Table, *, tell_seed: bool = True) -> str:
    return record(table, NAMES[: int(table.players)], tell_seed=tell_seed).text()


@pytest.mark.parametrize("name", MIXES)
@pytest.mark.parametrize("tell_seed", [True, False])
def test_every_position_is_as_it_was_with_or_without_the_seed(name: str, tell_seed: bool) -> None:
    text = text_of(played(name), tell_seed=tell_seed)
    told = replay_told(text)
    game, known = get(name), read(text)
    actions = [action for stop in told.stops for action in stop.actions]
    assert actions == [move.action for move in known.moves if move.seat >= 0]
    middle, last = len(told.stops) // 2, len(told.stops) - 1
    alone = positions_told(replays.PositionsAsked(record=text, seat=0, start=middle, count=1)).positions[0]
    among = positions_told(replays.PositionsAsked(record=text, seat=0, start=middle - 3, count=20)).positions
    assert among[3].view == alone.view
    assert among[3].hands == alone.hands
    end = positions_told(replays.PositionsAsked(record=text, seat=0, start=last, count=60)).positions[-1]
    table = replay(known, game)
    assert end.view.state == table.view(0).shown()
    assert end.view.choices == []


def test_whoever_watches_as_a_seat_sees_what_it_saw_and_all_hands_lie_open_beside() -> None:
    text = text_of(played("jackrabbits"))
    [position] = positions_told(replays.PositionsAsked(record=text, seat=1, start=3, count=1)).positions
    assert position.view.state["hand"] == position.hands[1]
    [onlooker] = positions_told(replays.PositionsAsked(record=text, start=3, count=1)).positions
    assert onlooker.view.state["hand"] == []
    assert onlooker.hands == position.hands
    assert onlooker.land is not None


def test_facts_are_told_as_a_seat_heard_them_or_with_all_that_was_hidden() -> None:
    text = text_of(played("jackrabbits"))
    heard = facts_told(replays.FactsAsked(record=text, seat=0))
    opened = facts_told(replays.FactsAsked(record=text, seat=0, is_open=True))
    assert len(heard.counts) == len(replay_told(text).stops)
    assert heard.counts == sorted(heard.counts)
    assert heard.counts[-1] == len(heard.facts)

    def cards(told: replays.FactsTold) -> set[str | int | None]:
        return {fact.args["card"] for fact in told.facts if fact.fact == "dealt" and fact.seat == 1}

    assert cards(heard) == {None}
    assert None not in cards(opened)


def test_turns_and_what_the_players_came_to_are_told_for_the_graph() -> None:
    told = replay_told(text_of(played("jackrabbits")))
    turns = [stop.turn for stop in told.stops]
    assert turns == sorted(turns)
    assert turns[-1] == MIXES["jackrabbits"]["turn_limit"]
    assert {tally.name for tally in told.tallies} <= {"royals", "worth", "cards"}
    for tally in told.tallies:
        assert tally.stops == sorted(tally.stops)
        assert {len(values) for values in tally.values} == {2}
    won = replay_told(text_of(played("jackrabbit", length="hand", deadwood="always")))
    chances = next(tally for tally in won.tallies if tally.name == "chances")
    assert sorted(chances.values[-1]) == [0, 100]


def test_the_moments_of_a_game_are_the_three_turns_that_changed_most_without_the_last() -> None:
    text = text_of(played("jackrabbit", length="hand", deadwood="always"))
    told = replay_told(text)
    chances = next(tally for tally in told.tallies if tally.name == "chances")
    turns = list(zip(chances.values, chances.values[1:], chances.stops, chances.stops[1:], strict=False))
    known = [turn for turn in turns if turn[3] < len(told.stops) - 1]
    changes = sorted((sum(abs(a - b) for a, b in zip(*turn[:2], strict=True)) for turn in known), reverse=True)
    moments = moments_told(text).moments
    found = [sum(abs(a - b) for a, b in zip(one.before, one.after, strict=True)) for one in moments]
    assert sorted(found, reverse=True) == changes[:3]
    assert [one.stop for one in moments] == sorted(one.stop for one in moments)
    for one in moments:
        assert any(turn[:2] == (one.before, one.after) and turn[2] < one.stop <= turn[3] for turn in known)
        assert one.lines, "what happened is told"


@pytest.mark.parametrize("drawn", ["jackrabbits", "land"])
def test_where_nobody_wins_nothing_was_decided(drawn: str) -> None:
    assert moments_told(text_of(played(drawn))).moments == []


def test_bots_are_known_by_their_names_and_people_by_theirs() -> None:
    told = replay_told(text_of(played("jackrabbit")))
    assert [(seat.name, seat.bot) for seat in told.table.seats] == [("Ann", None), (None, "greedy")]
    assert (told.table.status, told.table.your_seat) == ("over", None)


def test_a_record_of_an_older_revision_is_told_with_the_settings_that_it_had_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = get("jackrabbit")
    text = record(game.new(5)).text()
    threshold = next(one for one in game.settings if one.name == "threshold")
    for thing, name, value in ((game, "revision", 2), (threshold, "default", 70), (threshold, "before", {2: 50})):
        monkeypatch.setattr(thing, name, value)
    assert game.agree({}).told()["threshold"] == "70"
    assert replay_told(text).table.settings["threshold"] == "50"


def test_a_game_that_is_not_over_can_be_looked_at_from_its_own_record() -> None:
    told = replay_told(text_of(played("jacked", 20)))
    assert told.table.status == "playing"


# --- what is wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda _text: "Dear Ann,\n", "record/start"),
        (lambda text: text[: len(text) // 2], "record/truncated"),
        (lambda text: text.replace("Ann", "Eve"), "record/damaged"),
        (lambda text: text.replace("game jackrabbit", "game whist"), "record/damaged"),
    ],
)
def test_a_record_that_was_changed_is_refused_with_the_line(damage: object, code: str) -> None:
    assert callable(damage)
    with pytest.raises(BadRecord) as refusal:
        replay_told(damage(text_of(played("jackrabbit"))))
    assert refusal.value.code == code
    assert "line" in refusal.value.arguments


def test_there_are_no_positions_beyond_the_end_and_no_eyes_without_a_seat() -> None:
    text = text_of(played("jackrabbit"))
    with pytest.raises(BadInput) as refusal:
        positions_told(replays.PositionsAsked(record=text, start=10_000, count=1))
    assert refusal.value.code == "replay/stop"
    with pytest.raises(BadInput) as refusal:
        facts_told(replays.FactsAsked(record=text, seat=2))
    assert refusal.value.code == "seat/unknown"


# --- over the wire ---------------------------------------------------------------------------------------------------


async def test_a_record_is_given_out_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ann = await house.add_person("Ann")
        room = await house.make_table(ann.id, wish("me", "newcomer", length="hand", first_player="0"))
        with pytest.raises(BadInput) as refusal:
            record_told(room)
        assert refusal.value.code == "table/not-over"
        player = await connected(house, room, ann)
        while room.status() != "over":
            if player.choices():
                await player.act()
            await until(lambda: room.status() == "over" or bool(player.choices()))
        told = replay_told(record_told(room).record)
        assert [(seat.name, seat.bot) for seat in told.table.seats] == [("Ann", None), (None, "newcomer")]


@contextmanager
def looking_back(folder: Path) -> Iterator[TestClient]:
    """A house that knows who asks."""
    app = create_app(f"sqlite:///{folder / 'house.db'}", 1, Clock(steady=lambda: 1000.0), Pace(0, 0), folder)
    with TestClient(app, raise_server_exceptions=False) as client:
        code = client.post("/api/people", json={"name": "Ann"}).json()["code"]
        client.headers["Authorization"] = f"Bearer {code}"
        yield client


def test_records_come_and_go_over_the_wire_and_too_long_ones_do_not(tmp_path: Path) -> None:
    with looking_back(tmp_path) as client:
        text = text_of(played("land"))
        told = client.post("/api/replays", json={"record": text})
        assert told.headers["content-encoding"] == "gzip"
        assert told.json()["table"]["game"] == "land"
        plain = client.post("/api/replays", json={"record": text}, headers={"Accept-Encoding": "identity"})
        assert plain.json() == told.json()
        asked = {"record": text, "seat": None, "start": 2, "count": 2}
        first, second = client.post("/api/replays/positions", json=asked).json()["positions"]
        assert first["land"] is not None
        assert first["land"] != second["land"]
        answer = client.post("/api/replays", json={"record": "no record"}, headers={"Accept-Language": "es"})
        assert (answer.status_code, answer.json()["code"]) == (422, "record/start")
        assert "Warren" in said(answer.json())
        long = client.post("/api/replays", json={"record": "x" * (LONGEST_RECORD + 1)})
        assert (long.status_code, long.json()["code"]) == (422, "wire/malformed")
        longest = client.post("/api/replays", json={"record": "x" * LARGEST_RECORD})
        assert (longest.status_code, longest.json()["code"]) == (413, "wire/too-large")


@pytest.mark.parametrize("question", ["", "/moments", "/facts", "/positions"])
def test_whoever_looks_back_has_a_code(tmp_path: Path, question: str) -> None:
    with looking_back(tmp_path) as client:
        asked = {"record": "", "start": 0, "count": 1} if question == "/positions" else {"record": ""}
        known = client.post(f"/api/replays{question}", json=asked)
        assert (known.status_code, known.json()["code"]) == (422, "record/start")
        unknown = client.post(f"/api/replays{question}", json=asked, headers={"Authorization": ""})
        assert (unknown.status_code, unknown.json()["code"]) == (401, "person/unknown")


def test_what_looking_back_takes_is_counted_by_address(tmp_path: Path) -> None:
    with looking_back(tmp_path) as client:
        client.post("/api/replays", json={"record": ""})
        assert list(client.app.state.projector._allowed.found) == ["testclient"]  # type: ignore[attr-defined]


# --- in a process of its own -----------------------------------------------------------------------------------------


class Slow(Projector):
    """Takes as long as it is told to, by the clock of the test."""

    def __init__(self, time: StoppedClock) -> None:
        super().__init__(time.now)
        self.time = time
        self.seconds = 0.0
        self.asked = 0

    async def _ask(self, question: Callable[..., Any], *given: Any, **named: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0)  # meanwhile others ask as well
        self.time.time += self.seconds
        return question(*given, **named)


def found_at_hand() -> tuple[int, int]:
    """How often a game was at hand in the process that is asked, and how often it was not."""
    known = reel_of.cache_info()
    return known.hits, known.misses


async def test_games_are_played_again_in_another_process_which_keeps_them_at_hand() -> None:
    projector = Projector(StoppedClock().now)
    try:
        text, before = text_of(played("jackrabbit")), found_at_hand()
        told = [gzip.decompress(await projector.show("here", replay_told, text)) for _ in range(2)]
        assert found_at_hand() == before
        assert await projector._ask(found_at_hand) == (1, 1)
        assert [replays.ReplayTold.model_validate_json(one) for one in told] == [replay_told(text)] * 2
        with pytest.raises(BadInput) as refusal:
            await projector.show("here", replay_told, text.replace("Ann", "Eve"))
        assert refusal.value.code == "record/damaged"
        assert "line" in refusal.value.arguments
    finally:
        projector.close()


async def test_whoever_keeps_that_process_busy_has_to_wait_and_nobody_else_has() -> None:
    time = StoppedClock()
    projector = Slow(time)
    text = text_of(played("jackrabbit"))
    projector.seconds = ALLOWED
    await projector.show("here", replay_told, text)
    questions = [projector.show("here", replay_told, text) for _ in range(20)]
    refusals = [told for told in await asyncio.gather(*questions, return_exceptions=True) if told]
    assert {told.code for told in refusals if isinstance(told, BadInput)} == {"replay/too-much"}
    assert projector.asked < 10
    projector.seconds = 0.0
    await projector.show("there", replay_told, text)
    time.time += ALLOWED / ALLOWED_A_SECOND * 10
    await projector.show("here", replay_told, text)


async def test_a_game_that_takes_too_long_is_given_up() -> None:
    projector = Projector(StoppedClock().now)
    projector.longest = 0.01
    try:
        with pytest.raises(BadInput) as refusal:
            await projector.show("here", replay_told, text_of(played("jackrabbit")))
        assert refusal.value.code == "replay/late"
        assert multiprocessing.active_children() == []
    finally:
        projector.close()
