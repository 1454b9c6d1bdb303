"""A whole journey, payments included, is drafted, previewed and taken back, until it meets chance or other people."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act, offered, parsed
from warren.core.errors import IllegalAction
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView

from .helpers import ACTIONS, hand, place, spent
from .lands import RING, made_land


def travelling(where: str, held: str, other: str = "", **given: Any) -> RaceTable:
    return position((held, other), (where, "citadel"), phase="journey", dice=(3, 4), **{"rules": "intro", **given})


def after(table: RaceTable, words: str) -> tuple[set[str], bool, str, RaceView]:
    """What could come next, whether the move could be sent, why it cannot go on, and the preview."""
    before = table.dump()
    draft = table.after(0, parsed(table, words))
    assert table.dump() == before, "a draft has no effect"
    assert isinstance(draft.preview, RaceView)
    return {ACTIONS.text(action) for action in draft.choices}, draft.is_complete, draft.ended, draft.preview


def held_in(view: RaceView) -> set[str]:
    return {CARD_TEXTS[card] for card in view.hand}


@pytest.mark.rule("JR-J2")
@pytest.mark.rule("JR-C1")
def test_a_journey_with_two_payments_is_one_draft_with_a_preview_at_every_step() -> None:
    table = travelling("tower-spades", "7H 7S 8S")
    words = "go:tower-spades.4 cross pay:7H done go:river-1.0 cross pay:7S done go:mountain-2.3 go:woods-1.3"
    steps = words.split()
    for count in range(1, len(steps)):
        choices, is_complete, ended, preview = after(table, " ".join(steps[:count]))
        assert steps[count] in choices
        assert not is_complete
        assert ended == ""
        assert NAMES[preview.rabbits[0]] == "tower-spades"
    choices, is_complete, ended, preview = after(table, " ".join(steps))
    assert is_complete
    assert ended == ""
    assert NAMES[preview.rabbits[0]] == "citadel"
    assert held_in(preview) == {"8S"}
    assert "rest" in choices
    assert hand(table, 0) == {"7H", "7S", "8S"}
    table.play_all(0, parsed(table, " ".join(steps)))
    assert place(table, 0) == "citadel"
    assert spent(table) == {"7H", "7S"}


@pytest.mark.rule("JR-A1")
def test_journey_and_claim_are_drafted_together_up_to_the_card_that_is_drawn() -> None:
    table = travelling("citadel", "7D TH")
    words = "go:citadel.1 horse:tower-hearts pay:7D done claim pay:TH"
    choices, _, ended, preview = after(table, words)
    assert choices == {"done"}
    assert ended == ""
    assert held_in(preview) == set()
    choices, is_complete, ended, _ = after(table, f"{words} done")
    assert choices == set()
    assert is_complete
    assert ended == "chance"
    with pytest.raises(IllegalAction):
        table.after(0, parsed(table, f"{words} done rest"))


@pytest.mark.rule("JR-L1")
@pytest.mark.rule("JR-L2")
def test_dice_and_the_lottery_end_a_draft() -> None:
    table = position(("3C", ""), rules="intro")
    assert after(table, "roll")[1:3] == (True, "chance")
    table = travelling("citadel", "3C")
    assert after(table, "match:3C")[1:3] == (True, "chance")


@pytest.mark.rule("JR-H1")
def test_arriving_on_a_palace_ends_a_draft_where_others_are_asked() -> None:
    table = travelling("tower-clubs", "", "9H", rules="standard")
    _, is_complete, ended, preview = after(table, "go:tower-clubs.0 go:merchant-3.1")
    assert is_complete
    assert ended == "turn"
    assert NAMES[preview.rabbits[0]] == "palace-hearts"
    intro = travelling("tower-clubs", "", "9H")
    assert after(intro, "go:tower-clubs.0 go:merchant-3.1")[2] == ""


@pytest.mark.rule("JR-O1")
def test_a_draft_that_wins_shows_it_and_has_not_won_yet() -> None:
    table = travelling("plaza-hearts", "KC KS KH")
    _, is_complete, ended, preview = after(table, "go:plaza-hearts.5 go:merchant-1.0")
    assert is_complete
    assert ended == "turn"
    assert preview.outcome is not None
    assert table.outcome is None


@pytest.mark.rule("JR-J6")
def test_a_draft_of_a_journey_that_finds_no_way_on_shows_the_rabbit_where_it_began() -> None:
    table = travelling("citadel", "7H", land=made_land(RING))
    words = "go:citadel.0 cross pay:7H done go:river-1.1 go:tavern-1.1 go:tavern-2.2 go:merchant-1.2"
    assert after(table, words)[1] is False
    choices, is_complete, ended, preview = after(table, f"{words} go:merchant-2.0")
    assert choices == {"rest"}
    assert is_complete
    assert ended == ""
    assert NAMES[preview.rabbits[0]] == "citadel"
    assert held_in(preview) == set()


@pytest.mark.rule("JR-J4")
def test_leaving_the_land_hands_the_turn_on_and_ends_the_draft() -> None:
    table = travelling("tower-clubs", "7D")
    _, is_complete, ended, preview = after(table, "go:tower-clubs.5")
    assert is_complete
    assert ended == "turn"
    assert preview.rabbits[0] == -1
    assert place(table, 0) == "tower-clubs"


@pytest.mark.rule("JR-C1")
def test_half_a_payment_or_half_a_journey_cannot_be_sent() -> None:
    table = travelling("citadel", "7D")
    for words in ("go:citadel.1", "go:citadel.1 horse:citadel", "go:citadel.1 horse:citadel pay:7D"):
        before = table.dump()
        with pytest.raises(IllegalAction):
            table.play_all(0, parsed(table, words))
        assert table.dump() == before


@pytest.mark.rule("JR-N1")
def test_discards_are_drafted_too() -> None:
    table = travelling("citadel", "AC 2C 3C 4C 5C 6C 7C 8C 9C TC TS")
    choices, is_complete, _, preview = after(table, "discard:AC")
    assert not is_complete
    assert len(held_in(preview)) == 10
    assert after(table, "discard:AC discard:2C go:citadel.1 go:merchant-1.1")[1]
    assert "discard:2C" in choices


@pytest.mark.rule("JR-N2")
def test_a_call_ends_a_draft_where_the_other_player_chooses() -> None:
    table = position(("", "AC 2C 3C 4C 5C 6C 7C 8C 9C TC"), ("citadel", "off-board"), phase="increment", to_play=1)
    act(table, "rest", 1)
    assert "call:1" in offered(table, 0)
    assert after(table, "call:1")[1:3] == (True, "turn")
