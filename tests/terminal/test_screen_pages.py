"""Pages over the table: rules, hints, why not, keys; and where the game is kept."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from warren.bots.advice import Advice, Option
from warren.core.rng import Chance
from warren.core.view import View
from warren.games import get
from warren.games.jackrabbits.position import position
from warren.terminal import pages
from warren.terminal import session as sessions
from warren.terminal.app import GameApp
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

from .race_helpers import standing
from .screen_helpers import app_of, click, flat, is_sheet, must_discard, new, play_on, press, shown, text, until


async def test_the_rules_behind_the_choices_come_first_and_change_with_the_language() -> None:
    async with shown(new()) as screen:
        await press(screen, "question_mark")
        assert "The rules behind your choices" in text(screen)
        assert "JB-4 Playing a card" in text(screen)
        assert "JB-1 " not in text(screen)
        await press(screen, "end")
        await until(screen, lambda: "JB-14" in text(screen))
        await press(screen, "l", "home")
        assert "Reglas de lo que puedes hacer" in text(screen)
        await press(screen, "question_mark")
        assert not is_sheet(screen)


async def test_the_rules_of_a_drafted_move_are_those_that_led_to_it() -> None:
    async with shown(new()) as screen:
        await press(screen, "down", "question_mark")
        assert "JB-4 Playing a card" in text(screen)


async def test_why_a_card_cannot_be_played_is_told_with_the_rules() -> None:
    async with shown(play_on(new(seed="3"), must_discard)) as screen:
        await press(screen, "w")
        assert "What about A♠?" in text(screen)
        assert "On Blue’s stack: A♠ does not fit on your opponent’s stack" in flat(screen)
        assert "(JB-4)" in text(screen)
        assert "Discard: you can do that now." in text(screen)
        await press(screen, "escape")
        assert not is_sheet(screen)


async def test_a_hint_tells_a_move_how_sure_it_is_and_what_else_there_is() -> None:
    async with shown(new()) as screen:
        await press(screen, "h")
        await until(screen, lambda: is_sheet(screen))
        assert "Hint: Play" in text(screen)
        assert "of 100 games" in text(screen)
        assert "Next best" in text(screen)
        await press(screen, "l")
        assert "Consejo" in text(screen)
        assert "de cada 100 partidas" in flat(screen)
        await press(screen, "h")
        assert not is_sheet(screen)
        assert "Pensando" not in text(screen)


async def test_the_screen_goes_on_while_a_hint_is_thought_about_and_one_that_comes_too_late_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_answer, has_answered = Event(), Event()

    def advise(view: View, _chance: Chance) -> Advice:
        may_answer.wait()
        has_answered.set()
        return Advice((Option(view.choices[0], 50, 10.0),), (view.choices[0],))

    monkeypatch.setattr(sessions, "advise", advise)
    async with shown(new()) as screen:
        await press(screen, "h")
        assert "Looking for a hint" in text(screen)
        await press(screen, "down")
        assert "You are about to do this" in text(screen)
        may_answer.set()
        await until(screen, has_answered.is_set)
        assert not is_sheet(screen)
        await press(screen, "escape", "h")
        await until(screen, lambda: is_sheet(screen))
        assert "There is nothing else you could do." in text(screen)


async def test_a_hint_names_the_keys_that_do_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def advised(*move: str) -> None:
        advice = Advice((Option(0, 50, 10.0),), ())
        monkeypatch.setattr(
            sessions, "advise", lambda view, _: advice._replace(move=tuple(map(view.game.actions.parse, move)))
        )

    monkeypatch.setattr(pages, "hint", lambda *_: ["Hint"])
    async with shown(new()) as screen:
        advised("own:2C")
        await press(screen, "h")
        await until(screen, lambda: is_sheet(screen))
        assert "Choose 2♣, then press ↓." in flat(screen)
    async with shown(standing(position(("6C 6D 7D", "3S"), phase="journey", dice=(2, 1)))) as screen:
        buttons = app_of(screen).playing.alone()
        by_tavern = next(button for button in buttons if button.key == "I").then[1]
        way = f"{by_tavern.action} pay:6C done {by_tavern.onward}"
        road = next(button for button in buttons if button.key == "2").action
        for move, told in ((way, "Press I, then 2."), ("stay", "Press 0."), (road, "Press 2.")):
            advised(*move.split())
            await press(screen, "h")
            await until(screen, lambda: is_sheet(screen))
            assert told in flat(screen)
            await press(screen, "enter")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["jackrabbit", "jacked", "jackrabbits", "land"])
async def test_a_new_game_opens_with_a_few_lines_and_its_signs_and_one_that_goes_on_does_not(
    game: str, language: str
) -> None:
    found = get(game)
    seats = (Seat("Ann"), *(Seat("Ben") for _ in range(int(found.blank(found.agree({})).players) - 1)))
    session = Session.start(found, found.agree({}), seats, None, "7")
    app = GameApp(session, language)
    app.opens = not session.is_begun()
    async with app.run_test(size=(80, 24)) as screen:
        await until(screen, lambda: is_sheet(screen))
        board = app.playing.board
        told = flat(screen)
        assert Words(language).game(game) in told
        assert board.opening(app.playing.view())[0][:60] in told
        await press(screen, "enter")
        assert Words(language).say("screen-opening")[:30] not in flat(screen)


async def test_there_are_no_hints_for_other_peoples_turns() -> None:
    async with shown(play_on(new(), lambda session: session.table.is_over())) as screen:
        await press(screen, "enter", "h")
        assert "Hints are for your own turn" in flat(screen)


@pytest.mark.parametrize("key", ["k", "f1"])
async def test_all_keys_are_explained(key: str) -> None:
    async with shown(new(), size=(100, 35)) as screen:
        await press(screen, key)
        for told in ("Space  discard", "h  A hint", "q Ctrl-C  Quit", "← →  Choose", "l  Switch the language."):
            assert told in text(screen)
        await press(screen, "enter")
        assert not is_sheet(screen)


async def test_the_screen_tells_where_the_game_is_kept(tmp_path: Path) -> None:
    async with shown(new(path=tmp_path / "x.game"), size=(200, 30)) as screen:
        await press(screen, "s")
        assert f"The game is saved in {tmp_path / 'x.game'}" in flat(screen)
    async with shown(new()) as screen:
        await press(screen, "s")
        assert "This game is not saved in a file" in flat(screen)


async def test_the_keys_at_the_foot_can_be_clicked() -> None:
    async with shown(new()) as screen:
        await click(screen, "? rules")
        assert "JB-4" in text(screen)
        await click(screen, "[Enter] close")
        await click(screen, "l español")
        assert "Elige con ← y →" in text(screen)
