"""A game that is kept in a file goes on where it was, whenever it was broken off."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest

from warren.core.errors import BadInput
from warren.terminal import plain, plain_telling, saves
from warren.terminal.saves import Seat
from warren.terminal.session import Session

from .plain_helpers import ONE_PERSON, TWO_PEOPLE, Person, begun, typed


@pytest.mark.parametrize("seats", [ONE_PERSON, TWO_PEOPLE])
def test_a_game_that_is_broken_off_after_every_line_goes_on_as_if_it_never_was(
    seats: tuple[Seat, ...], tmp_path: Path
) -> None:
    whole, out = begun(None, seats, length="match", threshold=15), StringIO()
    person = Person(out)
    assert plain.run(whole, "en", person, out) == 0
    path = tmp_path / "x.game"
    begun(path, seats, length="match", threshold=15)
    for line in person.typed:
        session = Session.resume(path)
        if line:  # handing over is for those who have not just sat down
            before = [""] if len(seats) == len(session.people()) else []
            typed(session, *before, line)
    assert Session.resume(path).table.entries() == whole.table.entries()
    assert Session.resume(path).table.is_over()


def test_a_move_that_was_chosen_is_still_chosen(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    typed(begun(path), "1")
    told = typed(Session.resume(path)).splitlines()
    assert told[-4].startswith("Your move: Play ")
    assert typed(Session.resume(path), "b").count("Undone.") == 1
    assert Session.resume(path).parts == []


def test_somebody_who_goes_on_is_reminded_of_what_happened_last(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    told = typed(begun(path), *["1", "y"] * 6)
    again = typed(Session.resume(path))
    story = again.split("\n\n")[1].splitlines()
    assert len(story) == plain_telling.RECENT
    assert all(sentence in told for sentence in story)


def test_a_game_that_is_over_tells_how_it_ended(tmp_path: Path) -> None:
    path, out = tmp_path / "x.game", StringIO()
    for seats in (ONE_PERSON, TWO_PEOPLE):
        assert plain.run(begun(path, seats), "en", Person(out), out) == 0
        told = typed(Session.resume(path))
        assert "wins the hand. Final score" in told
        assert told.splitlines()[-1].startswith("warren play jackrabbit")
        assert Session.resume(path).table.is_over()


def test_a_game_between_two_hands_goes_on_with_the_deal(tmp_path: Path) -> None:
    class Leaver(Person):
        def answer(self, shown: str) -> str:
            return "q" if "Deal the next hand." in shown else super().answer(shown)

    path, out = tmp_path / "x.game", StringIO()
    assert plain.run(begun(path, TWO_PEOPLE, length="match"), "en", Leaver(out), out) == 0
    told = typed(Session.resume(path), "", "1", "y")
    assert "1. Deal the next hand." in told
    assert "Hand 2 begins" in told


# --- files that are not as they were written -----------------------------------------------------------------------


def changed(path: Path, **fields: object) -> None:
    content = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**content, **fields}), encoding="utf-8")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": [{"name": "Ann"}, {"bot": "clever"}]}, "save/record"),
        ({"seats": [{"name": "Ann"}]}, "save/damaged"),
        ({"seats": [{"name": "\ud800"}, {"bot": "random"}]}, "save/damaged"),
        ({"seats": [{"name": 7}, {"bot": "random"}]}, "save/damaged"),
        ({"seats": 7}, "save/damaged"),
        ({"draft": ["own:1H"]}, "save/record"),
        ({"draft": ["deal"]}, "save/record"),
        ({"seats": [{"bot": "random"}, {"name": "Ann"}], "draft": ["deal"]}, "save/damaged"),
        ({"record": "warren record 1"}, "save/record"),
        ({"record": None}, "save/damaged"),
        ({"warren save": 2}, "save/version"),
    ],
)
def test_a_save_that_was_changed_is_refused(fields: dict[str, object], code: str, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    begun(path)
    changed(path, **fields)
    with pytest.raises(BadInput) as caught:
        Session.resume(path)
    assert caught.value.code == code


def test_a_draft_in_a_game_that_is_over_is_refused(tmp_path: Path) -> None:
    path, out = tmp_path / "x.game", StringIO()
    plain.run(begun(path), "en", Person(out), out)
    changed(path, draft=["deal"])
    with pytest.raises(BadInput) as caught:
        Session.resume(path)
    assert caught.value.code == "save/damaged"


def test_a_game_that_is_not_known_here_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    session = begun(path)
    kept = saves.load(path)
    kept.record.game = "whist"
    saves.write(path, saves.Saved(kept.record, session.seats, ()))
    with pytest.raises(BadInput) as caught:
        Session.resume(path)
    assert "whist" in str(caught.value)
    assert str(path) in str(caught.value)
