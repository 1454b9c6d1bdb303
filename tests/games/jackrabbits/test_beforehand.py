"""What is said before a move is played: that it wins, and which royals it gives up."""

from __future__ import annotations

import pytest

from warren.core.errors import Reason
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.tiles import CITADEL
from warren.games.jackrabbits.outlook import Outlook
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.terminal.boards import board_of
from warren.text import Words

from .helpers import ACTIONS, see

EN = Words("en")
PLACES = ("plaza-spades", "tower-clubs")


def beforehand(table: RaceTable, *actions: str) -> list[Reason]:
    parts = [ACTIONS.parse(action) for action in actions]
    return JACKRABBITS.seeing.beforehand(table.after(0, parts).preview, parts)


def said(reasons: list[Reason]) -> list[str]:
    return [EN.phrase(reason) for reason in reasons]


@pytest.mark.rule("JR-C3")
def test_a_royal_is_said_to_go_back_before_it_is_paid() -> None:
    table = position(("KS 4S 6S", ""), PLACES, phase="acquisition", dice=(2, 5))
    lost = "K♠ goes back to the court, and your carrot comes off."
    assert said(beforehand(table, "claim", "pay:KS", "done")) == [lost]
    assert beforehand(table, "claim", "pay:4S", "pay:6S", "done") == []


@pytest.mark.rule("JR-O1")
def test_a_journey_that_wins_is_said_to_win() -> None:
    for royals, wins in (("KC QH JS", True), ("KC QH", False)):
        table = position((royals, ""), PLACES, phase="journey", dice=(2, 5))
        way = next(way for way in Outlook(see(table, 0)).ways() if way.place == CITADEL and not way.prices)
        told = said(beforehand(table, *(ACTIONS.text(action) for action in way.actions)))
        assert told == (["This wins the game."] if wins else [])


@pytest.mark.rule("JR-C1", "JR-C3")
def test_a_price_that_only_a_royal_can_pay_names_it_at_the_terminal() -> None:
    def labels(hand: str) -> list[str]:
        table = position((hand, ""), PLACES, phase="journey", dice=(2, 5))
        buttons = board_of("jackrabbits", EN, ("Ann", "Ben")).menu(table.view(0)) or []
        places = next(button for button in buttons if button.action == "" and button.key == "places")
        return [leaf.label for leaf in places.leaves() if " for 7 in " in leaf.label and " and " not in leaf.label]

    suits = "KS KH KD KC"
    assert labels(suits)
    assert all("which takes K" in label for label in labels(suits))
    assert all("which takes" not in label for label in labels(f"{suits} 7S 7H 7D 7C"))


@pytest.mark.rule("JR-L2")
def test_a_card_for_free_is_offered_first_at_the_terminal() -> None:
    table = position(("2D 9C", ""), PLACES, phase="journey", dice=(2, 5))
    board = board_of("jackrabbits", EN, ("Ann", "Ben"))
    others = [button for button in board.buttons(table.view(0)) if not button.action.startswith("go:")]
    assert others[0].label == "your 2♦ matches a die: show it and draw a card"
