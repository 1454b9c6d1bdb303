"""The board of JACKED in a terminal: drawn in every size, told in sentences, with buttons that say what they do."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text

from warren.games.jacked.actions import PEG_TEXTS
from warren.games.jacked.position import position
from warren.terminal.board import LOG_HEIGHT, LOG_WIDTH
from warren.terminal.jacked import JackedBoard
from warren.text import LANGUAGES, Words

from .jacked_helpers import NAMES

PEGS = "R1:0! R2:7 R3:home2 B1:9 B2:24 G1:30 G4:40 Y1:47 Y2:home4"
HANDS = ("7C TD KH 2C", "3C 4C", "9C 9D", "4S 5S")
SIZES = ((80, 15), (120, 31), (60, 17), (100, 25))  # without the rows of hand, buttons, status and foot
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def board(language: str = "en") -> JackedBoard:
    return JackedBoard(Words(language), NAMES)


def drawn(width: int, height: int, seat: int | None = 0, pegs: str = PEGS, **settings: Any) -> list[str]:
    view = position(pegs, HANDS, **settings).view(seat)
    return [line.plain for line in board().draw(view, width, height).split()]


# --- drawn -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-B1")
@both_languages
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", range(12, 25))
def test_the_board_fits_the_screen_and_shows_every_space_and_every_peg_once(
    side: int, size: tuple[int, int], language: str
) -> None:
    view = position(PEGS, HANDS, side=side).view(1)
    lines = [line.plain.rstrip() for line in board(language).draw(view, *size).split()]
    width = max(len(line) for line in lines)
    assert width <= size[0]
    rows = len(lines) - 1 if not lines[-1] else len(lines)
    assert rows <= size[1] - (0 if width + LOG_WIDTH <= size[0] else LOG_HEIGHT)
    text = "\n".join(lines)
    for peg in ("R1!", "R2", "B1", "B2", "G1", "G4", "Y1"):
        assert text.count(peg) == 1
    numbers = set(range(0, 4 * side, 6)) - {0, 24, 30}
    outs = {corner * side for corner in range(4)}
    assert all(re.search(rf"(?<!\d){number}(?!\d)", text) for number in numbers - outs)


@pytest.mark.rule("JK-B1")
def test_on_a_high_screen_the_ring_is_a_square_with_the_out_spaces_in_its_corners() -> None:
    for seat, corners in ((0, "RBGY"), (1, "BGYR"), (3, "YRBG")):
        lines = drawn(120, 31, seat, pegs="")
        ring = [lines[0], lines[18]]
        assert len(lines[0].rstrip()) == 19 * 3 - 1
        assert [ring[1][0], ring[0][0], ring[0][54], ring[1][54]] == list(corners)  # one's own at the bottom left


@pytest.mark.rule("JK-B1")
def test_spaces_are_counted_clockwise_around_the_ring() -> None:
    lines = drawn(120, 31, pegs="R1:1 R2:17 B1:19 B2:35 G1:37 G2:53 Y1:55 Y2:71")
    assert [lines[17][:2], lines[1][:2]] == ["R1", "R2"]
    assert [lines[0][3:5], lines[0][51:53]] == ["B1", "B2"]
    assert [lines[1][54:56], lines[17][54:56]] == ["G1", "G2"]
    assert [lines[18][51:53], lines[18][3:5]] == ["Y1", "Y2"]


def test_on_a_small_screen_the_places_are_listed() -> None:
    lines = drawn(40, 7)
    assert "  R 0! · 7 · Home 2 · Jail" in lines
    assert "  B 9 · 24 · Jail · Jail" in lines


@pytest.mark.parametrize("size", [(80, 15), (60, 13), (40, 7)])
def test_of_a_drafted_move_it_is_marked_who_moves_who_is_killed_and_what_is_left(size: tuple[int, int]) -> None:
    table = position(PEGS, HANDS)
    action = table.game.actions.parse("move:2:R2")
    shown = board().draw(table.after(0, [action]).preview, *size, table.view(0)).plain
    assert ("9*" if size[0] == 40 else "R2*") in shown
    assert ("Jail*" if size[0] == 40 else "Jail 1*") in shown
    assert "( )" in shown or size[0] == 40


def test_nothing_is_told_by_colours_alone() -> None:
    """Without its styles, the drawing still tells colours, blockers, and whose turn it is."""
    text = "\n".join(drawn(80, 15))
    assert "▶ Ann 4 cards" in text
    assert "R1!" in text
    assert isinstance(board().draw(position(PEGS, HANDS).view(None), 80, 15), Text)


# --- described ---------------------------------------------------------------------------------------------------


def test_the_table_in_sentences_tells_where_every_peg_is() -> None:
    view = position(PEGS, HANDS, discards="AC").view(0)
    said = board().describe(view)
    assert said[0] == (
        "The ring has 72 spaces, numbered clockwise from 0 to 71. Out spaces: Red 0, Blue 18, Green 36 and Yellow 54."
    )
    assert said[1] == "Hand 1 of this deal, dealt by Dan. The deck holds 32 cards."
    assert said[2] == "Ann holds 4 cards."
    assert said[3] == (
        "Red: Red 1 blocks its Out space, space 0; Red 2 is on space 7, 7 from its Out space, 65 from Home 1;"
        " Red 3 is in Home 2; Red 4 is in Jail."
    )
    assert said[5].startswith("Blue: Blue 1 is on space 9, 63 from its Out space, 9 from Home 1;")
    assert said[-1] == "Ann, you hold 2♣, 7♣, K♥ and 10♦."
    assert board("es").describe(view)[3] == (
        "Rojas: Roja 1 bloquea su salida, la casilla 0; Roja 2 está en la casilla 7, a 7 de su salida y a 65 de casa 1;"
        " Roja 3 está en casa 2; Roja 4 está en la cárcel."
    )


@pytest.mark.rule("JK-M2")
def test_a_peg_on_its_out_space_that_blocks_nobody_is_told_as_such() -> None:
    said = "\n".join(board().describe(position("G1:36 G2:0", HANDS).view(0)))
    assert "Green 1 is on its Out space, space 36, and blocks nobody; Green 2 is on space 0, 36 from" in said
    assert "Red: all four are in Jail." in said


@pytest.mark.rule("JK-P1")
def test_partners_and_two_colours_are_described() -> None:
    teams = board().describe(position(PEGS, HANDS, teams=True).view(0))
    assert "Ann and Cleo are partners, and so are Ben and Dan." in teams
    two = board().describe(position(PEGS, HANDS[:2]).view(1))
    assert [line.partition(":")[0] for line in two if ": " in line and "Out spaces" not in line][:2] == [
        "Blue",
        "Yellow",
    ]
    three = board().describe(position("R1:7", HANDS[:3]).view(0))
    assert "Yellow" not in "\n".join(three)


@pytest.mark.rule("JK-V1")
@both_languages
def test_no_card_of_another_player_is_described(language: str) -> None:
    words = Words(language)
    table = position(PEGS, HANDS)
    for seat in (None, 1):
        said = "\n".join(board(language).describe(table.view(seat)))
        others = [card for number, hand in enumerate(HANDS) if number != seat for card in hand.split()]
        assert not [card for card in others if words.card(card) in said]


# --- what can be done ----------------------------------------------------------------------------------------------


@both_languages
def test_every_choice_is_a_leaf_of_what_can_be_picked_up_and_is_told_in_words(language: str) -> None:
    """With every card, so that every kind of button is there."""
    cards = ("AC 2C 6C 7C TC", "3C", "", "")
    tables = [
        position(PEGS, cards),
        position(PEGS, ("X1 KC QC JC", "3C", "", ""), jokers="4", teams=True),
        position(PEGS, ("X1 7C TC 6C", "3C"), jokers="2", jacked_play="memory"),
        position("", ("2C 3C", "3H", "", ""), jacked_play="memory"),
    ]
    for table in tables:
        view, shown = table.view(0), board(language)
        buttons = [button for item in shown.items(view) for button in item.buttons] + shown.buttons(view)
        leaves = {leaf.action for button in buttons for leaf in button.leaves()}
        offered = {table.game.actions.text(action) for action in view.prompt}
        assert offered <= leaves
        for text in offered:
            sentence = shown.choice(view, text)
            assert sentence.endswith(".")
            assert sentence[0].isupper()


@both_languages
def test_the_keys_of_one_list_differ_and_none_is_a_key_of_the_screen(language: str) -> None:
    pegs = " ".join(f"{peg}:{3 * number + 1}" for number, peg in enumerate(PEG_TEXTS))
    view = position(pegs, ("X1 7C TC KC", "3C", "", ""), jokers="4", teams=True).view(0)
    shown = board(language)
    lists = [(*item.buttons, *shown.buttons(view)) for item in shown.items(view)]
    while lists:
        buttons = lists.pop()
        keys = [button.key for button in buttons]
        assert len(set(keys)) == len(keys)
        assert not set(keys) & set("hwlsnkq?")
        lists += [button.then for button in buttons if button.then]


def test_a_button_says_where_its_peg_gets_and_whom_it_kills() -> None:
    shown = board()
    view = position(PEGS, ("7C 6C KC 2C", "3C", "", "")).view(0)
    assert shown.choice(view, "move:2:R2") == "Play 2: Red 2 to space 9, killing Blue 1."
    assert shown.choice(view, "move:6:R2") == "Play 6: Red 2 to space 1."
    assert shown.choice(view, "move:2:R3") == "Play 2: Red 3 to Home 4."
    assert shown.choice(view, "seven:7:R2:4") == "Play 7: Red 2 takes four spaces to space 11, killing Blue 1."
    free = position("B1:0", ("KC", "3C", "", "")).view(0)
    assert shown.choice(free, "out:K:R") == "Play a King: a red peg out of Jail, killing Blue 1."
    assert board("es").choice(free, "out:K:R") == "Jugar un rey: una clavija roja sale de la cárcel, matando a Azul 1."


def test_cards_of_one_rank_are_one_item() -> None:
    view = position(PEGS, ("9C 9D X1 X2", "3C", "", ""), jokers="4").view(0)
    assert [item.label for item in board().items(view)] == ["9♣♦", "2 jokers"]
