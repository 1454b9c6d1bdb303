"""JR-X7: who rests where another arrives may contest by the rules of hearts."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import court, hand, open_hearts, place, spent, will, will_pick
from games.jackrabbits.lands import RING, made_land
from playing import act, kinds, of_kind, offered, refused, story
from warren.core.rng import fast
from warren.games.jackrabbits.deck import HEARTS, SPENT
from warren.games.jackrabbits.options.capital_aces import CAPITAL_ACES
from warren.games.jackrabbits.options.special_access import OPEN_HEARTS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def arrival(hands: tuple[str, ...], rabbits: tuple[str, ...], **settings: Any) -> RaceTable:
    """The first player is about to ride somewhere."""
    return position(hands, rabbits, phase="journey", special_access=True, **settings)


# --- the standard edition ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X7", "JR-H1", "JR-H4")
@pytest.mark.parametrize("where", ["tower-clubs", "plaza-hearts", "citadel"])
def test_who_rests_on_a_hexagon_may_contest_an_arrival(where: str) -> None:
    table = arrival(("X1", "6H"), ("plaza-clubs", where))
    act(table, f"ride:{where} contest prove:6H done refuse")
    assert place(table, 0) == "off-board"
    assert place(table, 1) == where
    plain = position(("X1", "6H"), ("plaza-clubs", where), phase="journey")
    act(plain, f"ride:{where}")
    assert plain.seats() == [0]


@pytest.mark.rule("JR-X7", "JR-H1")
def test_only_those_who_rest_there_are_asked_and_all_of_them_able_or_not() -> None:
    table = arrival(("X1", "6H", "", "7H"), ("plaza-clubs", "tower-clubs", "tower-spades", "tower-spades"))
    act(table, "ride:tower-spades")
    assert table.seats() == [2, 3]
    assert offered(table, 2) == {"pass"}
    assert offered(table, 3) == {"pass", "contest"}
    act(table, "contest", 3)
    act(table, "pass", 2)
    act(table, "prove:7H done refuse")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-X7")
def test_underground_nobody_contests() -> None:
    table = arrival(("", "6H"), ("citadel", "underground"))
    act(table, "go:citadel.3 down")
    assert place(table, 0) == "underground"
    assert table.seats() == [0]


@pytest.mark.rule("JR-X7", "JR-H1")
def test_on_a_palace_all_are_asked_once_as_ever() -> None:
    table = arrival(("X1", "6H", "7H"), ("plaza-clubs", "palace-clubs", "tower-clubs"))
    act(table, "ride:palace-clubs")
    assert table.seats() == [1, 2]
    act(table, "pass", 1)
    act(table, "pass", 2)
    assert table.seats() == [0], "one contest an arrival"


@pytest.mark.rule("JR-X7", "JR-H3")
def test_off_palaces_the_royal_of_the_house_is_what_the_queen_is_on_a_palace() -> None:
    table = arrival(("X1 KC QC", "6H 2H"), ("plaza-clubs", "tower-clubs"))
    act(table, "ride:tower-clubs contest prove:6H done")
    assert offered(table) == {"queen", "refuse"}
    act(table, "queen")
    assert place(table, 1) == "off-board"
    assert "6H" in hand(table, 1), "proved by a royal: the contester keeps the hearts, in the standard edition"


@pytest.mark.rule("JR-X7", "JR-H2")
def test_in_the_standard_edition_one_contests_with_hearts_alone() -> None:
    table = arrival(("X1", "KC"), ("plaza-clubs", "tower-clubs"))
    act(table, "ride:tower-clubs")
    assert offered(table, 1) == {"pass"}


@pytest.mark.rule("JR-X7", "JR-J7")
def test_staying_is_no_arrival() -> None:
    table = arrival(("", "6H"), ("tower-clubs", "tower-clubs"))
    act(table, "stay")
    assert table.seats() == [0]


@pytest.mark.rule("JR-X7", "JR-O1")
def test_a_win_on_the_citadel_is_contested_by_who_rests_there() -> None:
    table = arrival(("X1 KC KS KH", "6H"), ("tower-clubs", "citadel"))
    act(table, "ride:citadel contest prove:6H done")
    assert table.outcome is None
    act(table, "prove:KH done")
    assert table.outcome is not None


# --- the full edition --------------------------------------------------------------------------------------------


def resting(hands: tuple[str, ...], where: str = "tower-clubs", **settings: Any) -> RaceTable:
    """The second player's turn is about to end, on a hexagon; the first player is elsewhere."""
    return position(
        hands,
        ("plaza-clubs", where),
        to_play=1,
        phase="increment",
        pile="2D",
        edition="full",
        special_access=True,
        **settings,
    )


def arrive(table: RaceTable, where: str = "tower-clubs") -> None:
    """The first player rolls, and rides there."""
    assert table.mover() == 0
    will(table, (6, 0), (6, 1))
    act(table, f"roll ride:{where}")


def goes_on(table: RaceTable) -> None:
    """Whatever chance brings from here on."""
    table.chance = fast("goes on")


@pytest.mark.rule("JR-X7", "JR-I3")
def test_in_the_full_edition_hearts_are_laid_open_when_the_turn_ends() -> None:
    table = resting(("X1", "2H 4H 9H"))
    assert offered(table) == {"lay:2H", "lay:4H", "lay:9H", "rest"}
    assert refused(table, "roll", 1) == ("jackrabbits-lay-or-rest", "JR-X7")
    act(table, "lay:2H")
    assert offered(table) == {"lay:4H", "lay:9H"}, "two are not enough"
    assert refused(table, "rest", 1) == ("jackrabbits-finish-first", "JR-X7")
    assert refused(table, "done", 1) == ("jackrabbits-unfinished", "JR-X7")
    act(table, "lay:4H")
    assert "done" in offered(table)
    act(table, "done")
    assert open_hearts(table, 1) == {"2H", "4H"}
    assert {"2H", "4H", "9H"} <= hand(table, 1), "they remain cards of the hand"


@pytest.mark.rule("JR-X7")
def test_who_laid_none_open_does_not_contest() -> None:
    table = resting(("X1", "9H"))
    act(table, "rest")
    arrive(table)
    assert place(table, 0) == "tower-clubs"
    assert table.seats() == [0]


@pytest.mark.rule("JR-X7", "JR-I3")
def test_too_few_hearts_cannot_be_laid_open() -> None:
    table = resting(("X1", "2H 3H"))
    assert offered(table) == {"rest"}
    assert refused(table, "lay:2H", 1).rule == "JR-X7"


@pytest.mark.rule("JR-X7", "JR-H4")
def test_open_hearts_are_what_is_shown_and_all_of_them_are_lost() -> None:
    table = resting(("X1 QH", "2H 4H 9H"))
    act(table, "lay:2H lay:4H done")
    arrive(table)
    told = story(table, "contest")
    assert told == ["contested-resting"]
    assert table.seats() == [0], "the visitor answers at once"
    act(table, "prove:QH done")
    assert place(table, 1) == "off-board"
    assert {"2H", "4H"} <= spent(table)
    assert "9H" in hand(table, 1)
    assert open_hearts(table, 1) == set()


@pytest.mark.rule("JR-X7", "JR-H4")
def test_against_the_royal_of_the_house_they_are_lost_too_in_the_full_edition() -> None:
    table = resting(("X1 KC", "6H"))
    act(table, "lay:6H done")
    arrive(table)
    act(table, "contest queen")
    assert place(table, 1) == "off-board"
    assert "6H" in spent(table)
    assert "KC" in hand(table, 0)


@pytest.mark.rule("JR-X7", "JR-H4")
def test_they_stay_open_when_the_visitor_refuses() -> None:
    table = resting(("X1", "6H"))
    act(table, "lay:6H done")
    arrive(table)
    act(table, "contest refuse")
    assert place(table, 0) == "off-board"
    assert open_hearts(table, 1) == {"6H"}


@pytest.mark.rule("JR-X7")
def test_they_stay_open_until_their_owner_leaves() -> None:
    table = resting(("X1", "6H"))
    act(table, "lay:6H done")
    goes_on(table)
    act(table, "roll stay rest rest roll stay rest")
    assert open_hearts(table, 1) == {"6H"}
    assert table.mover() == 0, "whoever has some open is not asked again"
    act(table, "roll stay rest rest roll go:tower-clubs.0 go:merchant-3.1 pass")
    assert place(table, 1) == "palace-hearts"
    assert open_hearts(table, 1) == set()


@pytest.mark.rule("JR-X7", "JR-J7")
def test_who_leaves_and_comes_back_has_taken_them_up() -> None:
    table = resting(("X1", "6H X2"))
    act(table, "lay:6H done")
    goes_on(table)
    act(table, "roll stay rest rest roll ride:tower-clubs")
    assert place(table, 1) == "tower-clubs"
    assert open_hearts(table, 1) == set()


@pytest.mark.rule("JR-X7", "JR-C2")
@pytest.mark.parametrize(("payment", "left"), [("3H 8H", {"6H"}), ("6H 8H", set())])
def test_what_is_paid_is_open_no_more_and_below_six_the_right_lapses(payment: str, left: set[str]) -> None:
    table = resting(("X1", "3H 6H 8H"), "plaza-hearts")
    act(table, "lay:6H lay:8H done")
    goes_on(table)
    act(table, "roll stay rest rest roll stay claim")
    act(table, " ".join(f"pay:{card}" for card in payment.split()))
    assert open_hearts(table, 1) == left
    act(table, "done")
    asked = "lay" in kinds(table) or offered(table) == {"rest"}
    assert asked == (not left), "who has none open any more is asked again"


@pytest.mark.rule("JR-X7", "JR-D3")
def test_an_open_heart_that_is_stolen_is_open_no_more() -> None:
    table = resting(("2S 3S X1", "2H 4H"))
    act(table, "lay:2H lay:4H done")
    arrive(table)
    act(table, "pass attack:1 fight:2S done")
    will_pick(table, 1, "4H")
    act(table, "yield")
    assert "4H" in hand(table, 0)
    assert open_hearts(table, 1) == set()


@pytest.mark.rule("JR-X7", "JR-X4")
def test_the_right_lapses_when_an_ace_laid_open_is_worth_one_again() -> None:
    table = resting(("X1", "AH AC"), capital_aces=True)
    act(table, "lay:AH done")
    assert open_hearts(table, 1) == {"AH"}
    goes_on(table)
    act(table, "roll stay rest rest roll stay claim pay:AC done")
    assert open_hearts(table, 1) == set(), "the first Ace is spent, so this one is worth one"
    assert offered(table) == {"rest"}, "nothing lies open, so the player is asked again"


@pytest.mark.rule("JR-X7", "JR-X5")
def test_a_capital_ace_of_hearts_helps_open_hearts() -> None:
    table = resting(("X1", "5H"), capital_aces=True, additional_capital=True)
    assert offered(table) == {"rest"}
    table.move_card(HEARTS * 13, SPENT, CAPITAL_ACES + 1)
    assert offered(table) == {"lay:5H", "rest"}
    act(table, "lay:5H done")
    arrive(table)
    act(table, "contest refuse")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-X7")
def test_underground_and_on_palaces_nothing_is_laid_open() -> None:
    for where in ("underground", "palace-clubs", "off-board"):
        table = resting(("X1", "6H"), where)
        assert table.mover() == 0, where


@pytest.mark.rule("JR-X7", "JR-H2")
def test_the_royal_of_the_house_alone_does_not_contest_in_the_full_edition() -> None:
    table = resting(("X1", "KC"))
    act(table, "rest")
    arrive(table)
    assert table.seats() == [0]
    assert "KC" not in court(table)


@pytest.mark.rule("JR-X7", "JR-H2")
def test_on_a_palace_the_full_edition_goes_by_hands_as_ever() -> None:
    table = resting(("X1", "QC"), "palace-clubs")
    arrive(table, "palace-clubs")
    assert offered(table, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-X7", "JR-X1")
def test_on_the_advanced_citadel_everybody_contests_once() -> None:
    table = arrival(("X1", "6H", "6S"), ("plaza-clubs", "citadel", "tower-clubs"), advanced_citadel=True)
    act(table, "ride:citadel")
    assert table.seats() == [1, 2]
    assert of_kind(table, "contest", 1) == {""}
    act(table, "pass pass")
    assert table.seats() == [0]


def on_a_ring() -> RaceTable:
    """The first player is about to leave the citadel, where hearts of theirs lie open."""
    return position(
        ("6H 7H", ""),
        ("citadel", "underground"),
        phase="journey",
        dice=(3, 4),
        land=made_land(RING),
        edition="full",
        special_access=True,
        remembers={"special_access": ("6H", "")},
    )


@pytest.mark.rule("JR-X7", "JR-J6")
def test_open_hearts_close_when_their_owner_sets_out_also_if_they_go_back() -> None:
    stayed = act(on_a_ring(), "stay")
    assert open_hearts(stayed, 0) == {"6H"}
    table = on_a_ring()
    ear = table.listen()
    act(table, "go:citadel.0")
    assert open_hearts(table, 0) == set()
    act(table, "cross pay:7H done go:river-1.1 go:tavern-1.1 go:tavern-2.2 go:merchant-1.2 go:merchant-2.0")
    assert "turned-back" in [fact.kind for fact in ear.truth()]
    assert (place(table, 0), open_hearts(table, 0)) == ("citadel", set())
    act(table, "rest")
    assert "lay:6H" in offered(table), "at the end of the turn they can be laid open again"


@pytest.mark.rule("JR-X7")
def test_cards_that_move_among_four_players_change_nothing_that_other_rules_remember() -> None:
    table = arrival(("2H", "", "", ""), ("citadel",) * 4, edition="full")
    following = OPEN_HEARTS + 4
    table.marks[following] = 1
    table.spend(HEARTS * 13 + 1, 0)
    assert spent(table) == {"2H"}
    assert table.marks[following] == 1
