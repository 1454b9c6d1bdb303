"""Whole games on the screen, by keyboard and by mouse."""

from __future__ import annotations

import pytest

from warren.terminal import boards
from warren.terminal.session import Session

from .screen_helpers import (
    TWO_BOTS,
    TWO_PEOPLE,
    app_of,
    click,
    flat,
    is_counted,
    is_over,
    is_sheet,
    new,
    play_on,
    play_to_the_end,
    press,
    session_of,
    shown,
    text,
)


async def test_a_hand_against_a_bot_is_played_by_keyboard_to_its_end() -> None:
    async with shown(new()) as screen:
        await play_to_the_end(screen)
        outcome = session_of(screen).table.outcome
        assert outcome is not None
        assert f"Final score: {outcome.scores[0]} for you and {outcome.scores[1]} for Blue." in flat(screen)


async def test_a_match_of_several_hands_of_two_people_is_played_by_keyboard_to_its_end() -> None:
    session = play_on(new(TWO_PEOPLE, length="match", threshold=20), lambda session: len(session.table.log) > 80)
    async with shown(session) as screen:
        await play_to_the_end(screen)
        assert "wins the match" in flat(screen)
        assert len([fact for fact in session.facts(None) if fact.kind == "starts"]) > 1


async def test_the_last_turns_of_a_hand_are_played_by_mouse() -> None:
    def is_late(session: Session) -> bool:
        return len(session.table.log) > 75 and session.mover() == 0

    session = play_on(new(), is_late)
    async with shown(session) as screen:
        playing = app_of(screen).playing
        while not is_sheet(screen):
            items = playing.board.items(playing.view())
            item = next(item for item in reversed(items) if playing.is_lit(item))
            await click(screen, f"[{item.label}")
            button = next(button for button in item.buttons if playing.composed(button) is not None)
            await click(screen, f"] {button.label}")
            if not playing.is_complete():
                await click(screen, "] discard, this on top")
            await click(screen, "] play it")
        assert session.table.is_over()
        await click(screen, "] continue")
        assert "Final score" in text(screen)
        await click(screen, "n another game")
        assert not session_of(screen).table.is_over()


async def test_a_second_click_on_a_card_drafts_the_one_thing_that_can_be_done_with_it() -> None:
    async with shown(play_on(new(seed="3"), lambda session: session.table.turns == 8)) as screen:  # type: ignore[attr-defined]
        playing = app_of(screen).playing
        ways = {
            item.label: sum(playing.composed(button) is not None for button in item.buttons)
            for item in playing.board.items(playing.view())
        }
        several = next(label for label, count in ways.items() if count == 2)
        one = next(label for label, count in ways.items() if count == 1)
        await click(screen, f"[{several}")
        await click(screen, f"[{several}")
        assert "There is more than one thing you can do with it" in flat(screen)
        await click(screen, f"[{one}")
        assert "There is more than one thing" not in flat(screen)
        await click(screen, f"[{one}")
        assert "You are about to do this" in text(screen)
        await click(screen, "] undo it")
        assert "You are about to do this" not in text(screen)


async def test_the_count_of_a_hand_is_shown_until_it_is_dismissed_and_then_the_next_hand_is_dealt() -> None:
    session = play_on(new(TWO_PEOPLE, length="match", threshold=500), is_counted)
    async with shown(session) as screen:
        assert "The score" in text(screen)
        assert "stack, from the bottom up" in text(screen)
        assert is_counted(session)
        await press(screen, "enter", "enter")
        assert "deal the next hand" in text(screen)
        await press(screen, "d")
        assert "You are about to do this: Deal the next hand." in text(screen)
        await press(screen, "enter")
        assert not is_counted(session)
        assert "Hand 2 begins" in text(screen)


async def test_a_bot_deals_the_next_hand_only_after_the_count_was_read() -> None:
    def bot_deals(session: Session) -> bool:
        return is_counted(session) and session.mover() == 1

    session = play_on(new(length="match", threshold=500), bot_deals)
    async with shown(session) as screen:
        assert "The score" in text(screen)
        assert is_counted(session)
        await press(screen, "enter")
        assert not is_counted(session)
        assert session.mover() == 0


async def test_another_game_has_the_same_players_and_settings() -> None:
    session = play_on(new(length="match", threshold=7), is_over)
    async with shown(session) as screen:
        assert "The end" in text(screen)
        await press(screen, "n")
        again = session_of(screen)
        assert not again.table.is_over()
        assert again.table.setup.text() == session.table.setup.text()
        assert again.seats == session.seats
        assert not is_sheet(screen)
        await press(screen, "n")
        assert session_of(screen) is again


async def test_two_bots_are_watched_without_their_cards() -> None:
    session = new(TWO_BOTS)
    async with shown(session) as screen:
        assert session.table.is_over()
        assert "The end" in text(screen)
        await press(screen, "enter", *["pageup"] * 10)
        assert "Red and Blue are dealt ten" in text(screen)


async def test_a_game_without_a_module_of_its_own_is_played_by_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "_BOARDS", {})

    session = new()
    async with shown(session) as screen:
        assert "[Space] Play 2♣ on your own stack." in text(screen)
        assert "hand_sizes: [10, 10]" in text(screen)
        await press(screen, "right", "space")
        assert "You are about to do this: Play 6♣ on your own stack." in text(screen)
        await press(screen, "escape", "enter", "enter")
        assert "• Blue plays" in text(screen)
