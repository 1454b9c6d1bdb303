"""A move on the screen: drafted, taken back part by part, refused with its reason, played."""

from __future__ import annotations

from .screen_helpers import app_of, flat, legal, must_discard, new, play_on, press, session_of, settled, shown, text


async def test_what_can_be_played_stands_in_brackets_and_the_rest_does_not() -> None:
    async with shown(play_on(new(seed="3"), must_discard)) as screen:
        assert "▸[A♠ ] [2♠ ] [7♠ ] [10♠] [K♠ ]" in text(screen)
        assert "[Space] discard" in text(screen)
        assert " ↑  on Blue’s stack" in text(screen)
    async with shown(play_on(new(), lambda session: len(session.table.log) > 24 and session.mover() == 0)) as screen:
        playing = app_of(screen).playing
        for item in playing.board.items(playing.view()):
            is_legal = any(action.endswith(f":{item.name}") for action in legal(session_of(screen)))
            assert (f"[{item.label:<3}]" in text(screen)) == is_legal


async def test_a_move_is_drafted_taken_back_and_played() -> None:
    session = new()
    async with shown(session) as screen:
        await press(screen, "down")
        assert "You are about to do this: Play 2♣ on your own stack." in text(screen)
        assert "2♣  │  1 card" in text(screen)
        assert len(session.table.log) == 20
        for back in ("escape", "backspace"):
            await press(screen, back)
            assert "about to" not in text(screen)
            assert "▸[2♣ ]" in text(screen)
            await press(screen, "down")
        await press(screen, "enter")
        assert "You play 2♣ on your own stack." in flat(screen)


async def test_nothing_can_be_added_to_a_move_that_is_complete() -> None:
    session = new()
    async with shown(session) as screen:
        for key in ("up", "w"):
            await press(screen, "escape", "down", key)
            assert "Your move is complete: play it with Enter, or undo it with Esc." in flat(screen)
            assert len(session.parts) == 1


async def test_keys_that_are_typed_fast_are_worked_off_in_their_order() -> None:
    async with shown(new()) as screen:
        for key in ("right", "right", "down", "escape", "right", "up"):
            screen.app.simulate_key(key)
        await settled(screen)
        assert "You are about to do this: Play 6♠ on your opponent’s stack." in text(screen)


async def test_what_happened_since_your_last_turn_stands_out() -> None:
    async with shown(new()) as screen:
        assert "• Hand 1 begins" in text(screen)
        await press(screen, "down", "enter")
        assert "• Hand 1 begins" not in text(screen)
        assert "• You play 2♣" not in text(screen)
        assert "• Blue plays" in text(screen)


async def test_a_button_that_is_not_legal_is_refused_with_its_reason_in_both_languages() -> None:
    session = new()
    async with shown(session) as screen:
        await press(screen, "space")
        assert "You may discard only if none of your cards fits." in flat(screen)
        await press(screen, "l")
        assert "Solo puedes descartar si ninguna de tus cartas encaja." in flat(screen)
        assert session.parts == []
        await press(screen, "right")
        assert "Solo puedes descartar" not in flat(screen)


async def test_enter_drafts_what_is_obvious_and_nothing_else() -> None:
    session = play_on(new(seed="3"), must_discard)
    async with shown(session) as screen:
        await press(screen, "enter")
        assert "(A♠ )" in text(screen)
        await press(screen, "enter")
        assert "Discard the cards you have picked, with A♠ on top." in flat(screen)
    async with shown(new()) as screen:
        await press(screen, "enter")
        assert "There is more than one thing" in flat(screen)


async def test_several_cards_are_picked_in_any_order_and_each_part_is_taken_back() -> None:
    session = play_on(new(seed="3"), must_discard)
    async with shown(session) as screen:
        await press(screen, "right", "right", "space", "left", "left", "space")
        assert "▸(A♠ ) [2♠ ] (7♠ )" in text(screen)
        assert "Picked to discard: A♠ and 7♠." in text(screen)
        assert "[Space] undo: discard" in text(screen)
        await press(screen, "t")
        assert "with A♠ on top." in flat(screen)
        await press(screen, "escape")
        assert "▸(A♠ ) [2♠ ] (7♠ )" in text(screen)
        await press(screen, "escape")
        assert "▸(A♠ ) [2♠ ] [7♠ ]" in text(screen)
        await press(screen, "space")
        assert "▸[A♠ ] [2♠ ] [7♠ ]" in text(screen)
        assert session.parts == []
        await press(screen, "escape", "space", "right", "space", "t", "enter")
        assert "You discard A♠ and 2♠, the last one on top" in flat(screen)


async def test_the_language_is_switched_in_the_middle_of_a_draft() -> None:
    async with shown(new()) as screen:
        await press(screen, "down", "l")
        assert "Vas a hacer esto: Jugar 2♣ en tu montón." in text(screen)
        assert "Comienza la mano 1" in text(screen)
        await press(screen, "enter", "l")
        assert "You play 2♣ on your own stack." in flat(screen)
