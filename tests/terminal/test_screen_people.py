"""Two people at one keyboard: nobody sees the other's cards."""

from __future__ import annotations

from pathlib import Path

from warren.terminal.session import Session

from .screen_helpers import (
    TWO_PEOPLE,
    Screen,
    flat,
    is_sheet,
    must_discard,
    new,
    play_on,
    play_turn,
    press,
    session_of,
    shown,
    text,
)


def cards_on(screen: Screen) -> set[str]:
    """Every card that stands anywhere on the screen."""
    words = text(screen)
    for edge in "[]()▸,.;:│╭╮╰╯║":
        words = words.replace(edge, " ")
    return {word for word in words.split() if word[-1] in "♣♠♥♦"}


def hidden_from_all(session: Session) -> set[str]:
    """The cards of both hands."""
    found: set[str] = set()
    for seat in (0, 1):
        hand = session.table.view(seat).shown()["hand"]
        assert isinstance(hand, list)
        found |= {card.replace("T", "10").translate(str.maketrans("CSHD", "♣♠♥♦")) for card in hand}
    return found


async def test_between_turns_a_cover_hides_both_hands() -> None:
    session = new(TWO_PEOPLE)
    async with shown(session) as screen:
        for number in range(6):
            assert is_sheet(screen)
            player = ("Ann", "Ben")[session.mover()]
            assert f"Hand over to {player}, then press Enter." in text(screen)
            assert not cards_on(screen) & hidden_from_all(session)
            await press(screen, "escape", "right", "h", "question_mark", "w", "space", "l", "l")
            assert not cards_on(screen) & hidden_from_all(session)
            await press(screen, "enter")
            assert cards_on(screen) & hidden_from_all(session)
            await play_turn(screen, number)


async def test_each_person_sees_their_own_cards_and_not_the_others() -> None:
    session = new(TWO_PEOPLE)
    async with shown(session) as screen:
        await press(screen, "enter")
        assert "2♣" in text(screen)
        assert "Ben is dealt ten cards." in text(screen)
        await press(screen, "down", "enter", "enter")
        assert "Ann is dealt ten cards." in text(screen)
        assert "Ben, it is your turn." in text(screen)
        assert "6♣ " not in text(screen)


async def test_a_game_that_is_resumed_is_covered_with_its_draft(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    session = play_on(new(TWO_PEOPLE, seed="3", path=path), must_discard)
    session.pick(session.draft().choices[0])
    async with shown(Session.resume(path)) as screen:
        assert is_sheet(screen)
        assert not cards_on(screen) & hidden_from_all(session_of(screen))
        assert "Picked" not in flat(screen)
        await press(screen, "enter")
        assert "Picked to be discarded" in flat(screen)
