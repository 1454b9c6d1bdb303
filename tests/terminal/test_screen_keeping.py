"""Whatever closes the screen, the game goes on from where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

import warren
from warren.core.report import reopened
from warren.terminal.app import GameApp
from warren.terminal.session import Session

from .screen_helpers import app_of, flat, must_discard, new, play_on, press, shown, text


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_quitting_in_the_middle_of_a_draft_loses_nothing(tmp_path: Path, key: str) -> None:
    path = tmp_path / "x.game"

    session = play_on(new(seed="3", path=path), must_discard)
    async with shown(session) as screen:
        await press(screen, "space", "right", "space")
        screen.app.simulate_key(key)
        await screen.pause()
        assert not screen.app.is_running
    async with shown(Session.resume(path)) as screen:
        assert "(A♠ ) (2♠ )" in text(screen)
        assert "Picked to discard: A♠ and 2♠." in flat(screen)
        assert "• Blue plays Q♥ on your stack" in flat(screen)
        await press(screen, "t", "enter")
        assert "You discard" in flat(screen)


@pytest.mark.parametrize("sheet", ["question_mark", "k", "w"])
async def test_quitting_from_a_page_quits(sheet: str) -> None:
    async with shown(new()) as screen:
        await press(screen, sheet)
        screen.app.simulate_key("q")
        await screen.pause()
        assert not screen.app.is_running


async def test_quitting_while_a_bot_thinks_does_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.game"
    thinks, may_answer = Event(), Event()

    def thinking(_session: Session, _seat: int) -> Callable[[], int]:
        def think() -> int:
            thinks.set()
            may_answer.wait()
            return 0

        return think

    monkeypatch.setattr(Session, "thinking", thinking)
    app = GameApp(new(path=path), "en")
    app.pause = 0
    async with app.run_test() as screen:
        for key in ("down", "enter"):
            app.simulate_key(key)
            await screen.pause(0)
        while not thinks.is_set():
            await screen.pause(0)
        assert "Blue (greedy) is thinking" in text(screen)
        for key in ("question_mark", "l", "escape", "right", "w", "escape"):  # all that works meanwhile
            app.simulate_key(key)
            await screen.pause(0)
        app.simulate_key("q")
        await screen.pause()
        assert not app.is_running
    may_answer.set()
    session = Session.resume(path)
    assert session.is_bots_turn()
    assert len(session.table.entries()) == 21  # the deal, and one play


async def test_a_bot_that_fails_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinking(_session: Session, _seat: int) -> Callable[[], int]:
        def think() -> int:
            raise ZeroDivisionError

        return think

    monkeypatch.setattr(Session, "thinking", thinking)
    with pytest.raises(ZeroDivisionError):
        async with shown(new()) as screen:
            await press(screen, "down", "enter")


async def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    session = new(path=tmp_path / "kept" / "x.game")
    async with shown(session, size=(200, 24)) as screen:
        session.path = tmp_path / "kept" / "x.game" / "impossible"
        await press(screen, "down")
        assert "impossible" in flat(screen)
        assert "You are about to do this" in flat(screen)
        await press(screen, "enter")
        assert "You play 2♣" in flat(screen)
        assert app_of(screen).playing.is_my_turn()


async def test_a_report_of_a_problem_is_a_file_with_what_is_known_and_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = new(seed="3")
    async with shown(session) as screen:
        await press(screen, "w", "exclamation_mark")
        assert "A report is in" in flat(screen)
        await press(screen, "exclamation_mark")
    first, second = (
        json.loads((tmp_path / name).read_text("utf-8")) for name in ("warren-report.json", "warren-report-2.json")
    )
    assert "What about" in first["screen"]
    assert "What about" not in second["screen"]
    assert "▶ Red" in second["screen"]
    table, seat = reopened(first["opens"], warren.game)
    assert (seat, table.view(0).dump()) == (0, session.table.view(0).dump())
