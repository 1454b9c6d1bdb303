"""A session: people and bots at one table, a move being composed, and a file that keeps all of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warren import games
from warren.core.errors import BadInput, IllegalAction
from warren.core.example import Burrow
from warren.core.rng import fast
from warren.games.jackrabbit.game import JACKRABBIT
from warren.terminal import saves
from warren.terminal.saves import Seat
from warren.terminal.session import Session

HAND = JACKRABBIT.agree({"length": "hand"})
ANN_AND_BOT = (Seat("Ann"), Seat(bot="random"))


def started(path: Path | None, seats: tuple[Seat, ...] = ANN_AND_BOT, seed: str = "session") -> Session:
    return Session.start(JACKRABBIT, HAND, seats, path, seed)


def act(session: Session, choosing: str = "person") -> None:
    """Whoever is to act does something: bots as they like, people at random."""
    if session.is_bots_turn():
        session.let_bot_act()
        return
    chance = fast(f"{choosing} {len(session.table.log)}")
    while not session.parts or not session.draft().is_complete:
        choices = session.draft().choices
        session.pick(choices[chance.below(len(choices))])
    session.confirm()


def test_a_whole_game_is_played_and_kept_move_by_move(tmp_path: Path) -> None:
    session = started(tmp_path / "ann.game")
    while not session.table.is_over():
        act(session)
        again = Session.resume(tmp_path / "ann.game")
        assert again.table.dump() == session.table.dump()
        assert again.seats == session.seats
        assert [repr(fact) for fact in again.facts(0)] == [repr(fact) for fact in session.facts(0)]


def test_a_game_goes_on_in_the_same_way_wherever_it_was_resumed(tmp_path: Path) -> None:
    path = tmp_path / "ann.game"
    bots = (Seat(bot="random"), Seat(bot="random"))
    through = started(None, bots)
    while not through.table.is_over():
        act(through)
    started(path, bots)
    while not (resumed := Session.resume(path)).table.is_over():
        act(resumed)
    assert resumed.table.dump() == through.table.dump()


def test_a_move_that_is_being_composed_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "ann.game"
    session = started(path, (Seat("Ann"), Seat("Bob")))
    action = session.draft().choices[0]
    session.pick(action)
    again = Session.resume(path)
    assert again.parts == [action]
    again.confirm()
    session.take_back()
    assert Session.resume(path).parts == []
    assert session.table.entries() != again.table.entries()


def test_what_cannot_be_picked_is_refused_with_a_reason_and_changes_nothing() -> None:
    session = started(None, (Seat("Ann"), Seat("Bob")))
    before = session.table.dump()
    illegal = next(a for a in range(JACKRABBIT.actions.size) if a not in session.draft().choices)
    with pytest.raises(IllegalAction):
        session.pick(illegal)
    assert session.parts == []
    assert session.table.dump() == before
    assert session.why_not(illegal) is not None
    assert session.why_not(session.draft().choices[0]) is None


def test_a_move_is_not_played_before_it_is_complete() -> None:
    session = started(None, (Seat("Ann"), Seat("Bob")))
    with pytest.raises(IllegalAction):
        session.confirm()


def test_bots_think_the_same_whenever_they_are_asked(tmp_path: Path) -> None:
    session = started(tmp_path / "bots.game", (Seat(bot="random"), Seat(bot="greedy")))
    seat = session.mover()
    assert len({tuple(session.think(seat)) for _ in range(5)}) == 1
    assert Session.resume(tmp_path / "bots.game").think(seat) == session.think(seat)


def test_the_screen_is_for_the_only_person_or_for_the_person_to_act() -> None:
    alone = started(None)
    while not alone.table.is_over():
        assert alone.reader() == 0
        act(alone)
    assert alone.reader() == 0
    both = started(None, (Seat("Ann"), Seat("Bob")))
    assert both.reader() == both.mover()
    assert started(None, (Seat(bot="random"), Seat(bot="random"))).reader() is None


def test_what_a_seat_is_told_can_be_asked_for_from_a_moment_on() -> None:
    session = started(None)
    moment = session.so_far()
    assert session.facts(0, moment) == []
    act(session)
    assert session.facts(0, moment)
    assert [repr(fact) for fact in session.facts(0)][-len(session.facts(0, moment)) :] == [
        repr(fact) for fact in session.facts(0, moment)
    ]


def test_a_session_tells_a_seat_nothing_about_the_cards_of_others() -> None:
    session = started(None)
    assert all(fact.args["card"] is None for fact in session.facts(0) if fact.kind == "dealt" and fact.seat == 1)


def test_the_number_of_seats_must_be_right() -> None:
    with pytest.raises(BadInput):
        started(None, (Seat("Ann"),))


def test_an_unknown_bot_is_refused_before_the_game() -> None:
    with pytest.raises(BadInput):
        started(None, (Seat("Ann"), Seat(bot="grandmaster")))


# --- files that cannot be used ---------------------------------------------------------------------------------------


def told(path: Path) -> BadInput:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(BadInput) as refusal:
        Session.resume(path)
    assert not path.is_file() or path.read_bytes() == before
    assert str(refusal.value)
    return refusal.value


@pytest.mark.parametrize("content", ["", "[]", "{}", "null", "7", "{" * 100_000, '{"warren save": 1}', "\x00"])
def test_a_file_that_is_no_saved_game_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "x.game"
    path.write_text(content)
    assert told(path).code in ("save/damaged", "save/version")


def damaged(path: Path, **changes: object) -> None:
    session = started(path)
    for _ in range(3):
        act(session)
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"warren save": 2}, "save/version"),
        ({"seats": []}, "save/damaged"),
        ({"seats": [{"name": "Ann", "bot": 7}, {"name": "", "bot": ""}]}, "save/damaged"),
        ({"seats": [{"who": "Ann"}, {}]}, "save/damaged"),
        ({"draft": [7]}, "save/damaged"),
        ({"draft": ["fly"]}, "save/record"),
        ({"draft": ["deal"]}, "save/damaged"),
        ({"record": 7}, "save/damaged"),
        ({"record": "warren record 1"}, "save/record"),
    ],
)
def test_a_saved_game_that_was_changed_is_refused(tmp_path: Path, changes: dict[str, object], code: str) -> None:
    path = tmp_path / "x.game"
    damaged(path, **changes)
    assert told(path).code == code


def test_a_saved_game_with_any_line_of_its_record_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    damaged(path)
    content = json.loads(path.read_text())
    lines = content["record"].splitlines()
    for number in range(len(lines)):
        changed = [*lines[:number], lines[number].replace("1", "3", 1) + "x", *lines[number + 1 :]]
        path.write_text(json.dumps({**content, "record": "\n".join(changed) + "\n"}))
        assert told(path).code == "save/record"


def test_a_file_that_is_missing_or_unreadable_is_refused(tmp_path: Path) -> None:
    assert told(tmp_path / "none.game").code == "file/missing"
    assert told(tmp_path).code == "file/unreadable"
    (tmp_path / "binary.game").write_bytes(b"\xff\xfe\x00")
    assert told(tmp_path / "binary.game").code == "file/unreadable"


def test_a_game_that_cannot_be_kept_is_refused_before_it_begins(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput) as refusal:
        started(tmp_path / "file" / "x.game")
    assert refusal.value.code == "file/unwritable"


def test_a_game_that_makes_room_is_kept_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    for number in (1, 2, 3):
        path.write_text(str(number))
        assert saves.set_aside(path).read_text() == str(number)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["x-1.game", "x-2.game", "x-3.game"]


def test_a_game_with_asks_and_windows_is_played_resumed_and_kept_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Burrow("session-burrow")
    monkeypatch.setitem(games._GAMES, game.name, game)
    path = tmp_path / "burrow.game"
    session = Session.start(game, game.agree({"players": 3}), (Seat("Ann"), Seat(bot="random"), Seat("Cy")), path, "b")
    while not session.table.is_over():
        act(session)
        assert Session.resume(path).table.dump() == session.table.dump()
