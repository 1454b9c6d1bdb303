"""Small and large terminals, and terminals without colours."""

from __future__ import annotations

import pytest

from warren.text import LANGUAGES

from .screen_helpers import (
    Screen,
    app_of,
    is_sheet,
    must_discard,
    new,
    play_on,
    press,
    shown,
    text,
)

SIZES = [(40, 16), (60, 20), (80, 24), (100, 35), (160, 50)]


def check_that_nothing_is_cut_off(screen: Screen) -> None:
    """The whole hand, all that can be done with the card, what to do now, and the way to the other keys."""
    playing = app_of(screen).playing
    shown_text = text(screen)
    hand = playing.board.items(playing.view())
    assert all(item.label in shown_text for item in hand)
    for button in playing.buttons():
        if playing.composed(button) is not None:
            assert button.label in shown_text
    assert shown_text.split("\n")[-1].strip().endswith(playing.words.say("screen-foot-quit"))
    assert max(len(line) for line in shown_text.split("\n")) <= screen.app.size.width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
async def test_the_hand_and_what_can_be_done_are_in_sight(size: tuple[int, int], language: str) -> None:
    async with shown(new(), language, size) as screen:
        check_that_nothing_is_cut_off(screen)
        await press(screen, "down")
        check_that_nothing_is_cut_off(screen)
        assert app_of(screen).playing.words.say("screen-confirm") in text(screen)
    async with shown(play_on(new(seed="3"), must_discard), language, size) as screen:
        await press(screen, "space", "right", "space")
        check_that_nothing_is_cut_off(screen)


@pytest.mark.parametrize("size", [(40, 16), (80, 24)])
async def test_a_hand_of_many_cards_is_in_sight(size: tuple[int, int]) -> None:
    session = new(seed="12")
    session.table.hands[0] |= session.table.pile & (1 << 40) - 1  # type: ignore[attr-defined]
    session.table.pile &= ~session.table.hands[0]  # type: ignore[attr-defined]
    async with shown(session, "en", size) as screen:
        playing = app_of(screen).playing
        assert len(playing.board.items(playing.view())) > 24
        check_that_nothing_is_cut_off(screen)


async def test_a_screen_that_is_made_smaller_and_larger_again_is_drawn_anew() -> None:
    async with shown(new()) as screen:
        before = text(screen)
        await screen.resize_terminal(40, 16)
        await screen.pause()
        check_that_nothing_is_cut_off(screen)
        await screen.resize_terminal(80, 24)
        await screen.pause()
        assert text(screen) == before


async def test_pages_can_be_read_to_their_end_and_closed_on_a_small_screen() -> None:
    async with shown(new(), size=(40, 16)) as screen:
        for key in ("question_mark", "k", "w"):
            await press(screen, key)
            assert is_sheet(screen)
            assert "[Enter] close" in text(screen)
            await press(screen, "pagedown", "down", "enter")
            assert not is_sheet(screen)


async def test_without_colours_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async with shown(new()) as screen:
        for strip in screen.app.screen._compositor.render_strips():
            for segment in strip:
                style = segment.style
                assert style is None or style.color is None or style.color.is_default
                assert style is None or style.bgcolor is None or style.bgcolor.is_default


async def test_with_colours_red_suits_are_red_in_the_terminals_own_red(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)

    async with shown(new()) as screen:
        styles = {
            segment.text: segment.style for strip in screen.app.screen._compositor.render_strips() for segment in strip
        }
        red = next(style for label, style in styles.items() if label.strip() == "[7♥ ]")
        assert red is not None
        assert red.color is not None
        assert red.color.number == 1  # whatever red that is there
