"""JACKED on the screen: whole hands by keyboard, moves composed in steps, previews, calls."""

from __future__ import annotations

from itertools import cycle

import pytest

from warren.games.jacked.table import JackedTable
from warren.terminal.session import Session
from warren.text import LANGUAGES

from .jacked_helpers import TABLES, new, standing
from .screen_helpers import Screen, app_of, click, flat, play_turn, press, session_of, shown, text

PEGS = "R1:0! R2:7 R3:home2 B1:9 B2:18! G1:36"
HANDS = ("7C TD KH 2C", "3C 4C", "9C 9D", "4S 5S")


def table_of(session: Session) -> JackedTable:
    assert isinstance(session.table, JackedTable)
    return session.table


def places(session: Session, *pegs: int) -> list[int]:
    return [int(table_of(session).board.places[peg]) for peg in pegs]


async def play_hands(screen: Screen, hands: int) -> None:
    """Play until so many hands have been dealt."""
    number = 0
    while sum(fact.kind == "hand-begins" for fact in session_of(screen).facts(0)) <= hands:
        await play_turn(screen, number)
        number += 1
        assert number < 200


@pytest.mark.parametrize(("table", "language"), list(zip(TABLES, cycle(LANGUAGES), strict=False)))
async def test_whole_hands_are_played_by_keyboard(table: str, language: str) -> None:
    async with shown(new(**TABLES[table]), language) as screen:
        await play_hands(screen, 1)
        assert not session_of(screen).table.is_over()


# --- composing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-CS1")
async def test_a_seven_is_split_step_by_step_previewed_taken_back_and_played() -> None:
    session = standing(PEGS, HANDS)
    async with shown(session) as screen:
        await press(screen, "right", "2")
        assert "7♣, Red 2: choose how to continue" in flat(screen)
        assert "[2] 2 to space 9, killing Blue 1" in text(screen)
        await press(screen, "4")
        assert "Your move so far. Ann plays 7♣: Red 2 takes four spaces to space 11; Blue 1 is killed." in flat(screen)
        assert "B Jail 1* 3 4" in text(screen)  # the preview marks who is killed ...
        assert "R2*" in text(screen)  # ... who has moved ...
        assert text(screen).count("( )") == 2  # ... and what they have left
        await press(screen, "1")
        assert "Red 1: choose how to continue" in flat(screen)
        await press(screen, "3")
        assert "You are about to do this" in text(screen)
        assert places(session, 0, 1, 4) == [0, 7, 9]  # nothing has happened yet
        await press(screen, "escape", "escape")
        assert session.parts == []
        assert "( )" not in text(screen)
        await press(screen, "2", "4", "1", "3", "enter")
        assert places(session, 0, 1, 4)[:2] == [3, 11]
        assert "Ann plays 7♣: Red 2 takes four spaces to space 11 and Red 1 three spaces" in flat(screen)


@pytest.mark.rule("JK-CT")
async def test_a_swap_is_composed_by_mouse() -> None:
    session = standing(PEGS, HANDS)
    async with shown(session) as screen:
        await click(screen, "[10♦")
        await click(screen, "] swap Red 2 with")
        await click(screen, "] Blue 1")
        assert "Ann plays 10♦: Red 2 and Blue 1 change places." in flat(screen)
        await click(screen, "] play it")
        facts = [fact for fact in session.facts(0) if fact.kind == "swapped"]
        assert facts[0].args == {"peg": "R2", "second": "B1"}


@pytest.mark.rule("JK-CW")
async def test_a_joker_says_first_what_it_stands_for_and_each_step_can_be_left_again() -> None:
    session = standing(PEGS, ("X1 2C", "3C", "4C", "5C"), jokers="4")
    async with shown(session) as screen:
        await press(screen, "right", "7")
        assert "Joker, as a 7: choose how to continue" in flat(screen)
        await press(screen, "2")
        assert "Joker, as a 7, Red 2: choose" in flat(screen)
        await press(screen, "escape", "escape", "j", "2")
        assert session.parts == []  # space 18 is held by a blocker, so the Jack moves nobody past it
        assert "A blocker stands on the next 11 spaces of Red 2" in flat(screen)
        await press(screen, "1")
        assert "Ann plays a joker as a Jack: Red 1 goes to space 11; Blue is JACKED." in flat(screen)
        await press(screen, "escape", "left", "left")
        assert app_of(screen).playing.opened == []


async def test_what_cannot_be_done_says_why_also_where_it_would_open_something() -> None:
    async with shown(standing(PEGS, HANDS)) as screen:
        await press(screen, "right", "right", "3")
        assert "Red 3 is not on the ring" in flat(screen)
        await press(screen, "w")
        assert "Red 3 and Red 4 are not on the ring, so they cannot be swapped." in flat(screen)
        await press(screen, "escape", "right", "o")
        assert "A blocker stands on the red Out space" in flat(screen)


async def test_a_move_that_is_complete_is_not_followed_by_the_next_turn_in_the_same_draft() -> None:
    """Nobody else has cards, so the same player would be to act again."""

    session = standing(PEGS, ("2C 3C", "", "", ""))
    async with shown(session) as screen:
        await press(screen, "2")
        assert "You are about to do this" in text(screen)
        assert "[1]" not in text(screen)
        await press(screen, "1")
        assert "Your move is complete" in flat(screen)
        await press(screen, "enter")
        assert places(session, 1) == [9]
        assert "it is your turn" in flat(screen)


# --- players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-P1")
async def test_partners_are_named_and_their_pegs_can_be_moved() -> None:
    session = standing(PEGS, HANDS, teams=True)
    async with shown(session) as screen:
        assert "Ann 4 cards, with Green" in text(screen)
        await press(screen, "5")
        assert "Ann plays 2♣: Green 1 goes to space 38." in flat(screen)


@pytest.mark.rule("JK-P1")
async def test_with_three_players_the_fourth_corner_is_an_ordinary_space() -> None:
    async with shown(standing("R1:7", ("2C", "3C", "4C"))) as screen:
        assert all(f"{colour}○" in text(screen) for colour in "RBG")
        assert "Y" not in text(screen)
        assert "54" in text(screen)


@pytest.mark.rule("JK-P4")
async def test_a_hand_without_a_play_is_forfeited() -> None:
    session = standing("", ("2C 3C", "3H", "", ""))
    async with shown(session) as screen:
        assert "none of your cards can be played: show your hand, and sit out" in flat(screen)
        await press(screen, "f", "enter")
        assert "Ann cannot play any card: 2♣ and 3♣ are shown and discarded." in flat(screen)


@pytest.mark.rule("JK-CS1")
async def test_a_seven_that_a_bot_splits_is_told_in_one_sentence() -> None:
    session = standing("B1:20 B2:30 B3:40", ("2C", "7C", "", ""), to_play=1)
    async with shown(session) as screen:
        parts = [fact for fact in session.facts(0) if fact.kind == "split"]
        told = [sentence.text for sentence in app_of(screen).playing.told() if "7♣" in sentence.text]
        assert len(parts) > 1
        assert len(told) == 1
        assert all(f"Blue {str(part.args['peg'])[1]}" in told[0] for part in parts)
        assert not [sentence for sentence in app_of(screen).playing.told() if "continues" in sentence.text]


# --- JACKED ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-J1")
async def test_in_strict_play_a_jacked_player_is_offered_discards_only() -> None:
    session = standing(PEGS, HANDS, is_jacked=True)
    async with shown(session) as screen:
        assert "[d] discard" in text(screen)
        assert "[1]" not in text(screen)
        await press(screen, "1")
        assert "You are JACKED: you cannot move." in flat(screen)
        await press(screen, "d", "enter")
        assert "Ann discards 2♣." in flat(screen)


@pytest.mark.rule("JK-J4")
async def test_in_memory_play_nothing_on_the_screen_tells_whether_one_is_jacked() -> None:
    async def seen(is_jacked: bool) -> list[str]:
        session = standing(PEGS, HANDS, is_jacked=True, jacked_play="memory")
        if not is_jacked:
            table_of(session).jacked = -1
        async with shown(session) as screen:
            found = [text(screen)]
            for keys in (
                ["d"],
                ["escape", "2"],
                ["escape", "right"],
                ["k"],
                ["escape", "question_mark"],
                ["escape", "w"],
            ):
                await press(screen, *keys)
                found.append(text(screen))
            return found

    jacked, free = await seen(True), await seen(False)
    assert jacked == free
    assert "[d] discard" in free[0]
    assert "[2] Red 2 to space 9" in free[0]


@pytest.mark.rule("JK-J4")
async def test_in_memory_play_only_cards_that_can_be_played_light_up_and_enter_never_discards_by_mistake() -> None:
    """A Queen would lead Red 1 beyond Home."""

    session = standing("R1:70", ("2C QH", "3C 4C", "9C 9D", "4S 5S"), jacked_play="memory")
    async with shown(session) as screen:
        assert "▸[2♣]  Q♥" in text(screen)
        await press(screen, "right", "enter")
        assert session.parts == []
        await press(screen, "d")
        assert "Discard a Queen, as a JACKED player must." in flat(screen)
    session = standing("", ("2C QH", "3C 4C", "9C 9D", "4S 5S"), jacked_play="memory")
    async with shown(session) as screen:
        assert "▸[2♣] [Q♥]" in text(screen)  # nothing can be played, JACKED or not


@pytest.mark.rule("JK-J3")
async def test_a_call_is_made_before_ones_own_turn_and_the_move_is_taken_back() -> None:
    session = standing(PEGS, HANDS[:2], people=2, is_jacked=True, jacked_play="memory")
    async with shown(session) as screen:
        await press(screen, "enter", "2", "enter")
        assert places(session, 1, 4) == [9, -1]
        await press(screen, "enter")  # Ben sits down
        assert "[c] call that Ann was JACKED" in flat(screen)
        await press(screen, "c")
        assert "You are about to do this: Call: the last player was JACKED" in flat(screen)
        await press(screen, "enter")
        assert places(session, 1, 4) == [7, 9]
        assert "Ben rightly calls that Ann was JACKED; the move is taken back" in flat(screen)


@pytest.mark.rule("JK-J4")
async def test_a_false_call_bars_the_caller_who_may_only_call_or_let_it_pass() -> None:
    session = standing(PEGS, HANDS, to_play=1, jacked_play="memory")
    async with shown(session) as screen:
        while session.mover() != 0:
            await press(screen, "enter")
        assert "Ann, do you call that Blue was JACKED? If not, let it pass." in flat(screen)
        assert "[Space] let it pass" in text(screen)
        assert "Red 1 to" not in text(screen)
        await press(screen, "w")
        assert "You have no card to ask about." in flat(screen)
        await press(screen, "c", "enter")
        told = [sentence.text for sentence in app_of(screen).playing.told()]
        assert "Ann calls, but there is nothing to call. Ann may not call again in this hand." in told
        assert table_of(session).barred & 1
        assert "may not call" in text(screen)


@pytest.mark.rule("JK-J4")
async def test_letting_it_pass_takes_one_key() -> None:
    session = standing(PEGS, HANDS, to_play=1, jacked_play="memory")
    async with shown(session) as screen:
        played = len(session.table.entries())
        assert "do you call that Blue was JACKED" in flat(screen)
        await press(screen, "space")
        passed = session.table.entries()[played]
        assert passed[:2] == (0, 0)
        assert "do you call that Blue was JACKED" not in flat(screen)


@pytest.mark.rule("JK-J4")
async def test_a_wrong_discard_is_shown_and_the_player_plays_on() -> None:
    session = standing(PEGS, HANDS, jacked_play="memory")
    async with shown(session) as screen:
        await press(screen, "d")
        assert "You are about to do this: Discard 2, as a JACKED player must." in flat(screen)
        await press(screen, "enter")
        assert "Ann wanted to discard 2♣ without being JACKED." in flat(screen)
        assert "[d] discard" not in text(screen)
        await press(screen, "2", "enter")
        assert places(session, 1) == [9]
