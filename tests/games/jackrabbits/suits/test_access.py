"""Hearts: access to palaces. JR-H1 to JR-H4, in both editions."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import carrots, court, hand, place, see, spent, walk_to
from playing import act, kinds, offered, refused, story
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.hearts import Contest
from warren.games.jackrabbits.table import RaceTable

EDITIONS = ("standard", "full")


def visit(
    *hands: str,
    palace: str = "palace-spades",
    places: tuple[str, ...] = (),
    edition: str = "standard",
    rules: str = "standard",
) -> RaceTable:
    """The first player, with a joker besides their hand, has just ridden to a palace; the others are elsewhere."""
    rabbits = ("citadel", *(places or ("tower-clubs",) * (len(hands) - 1)))
    all_hands = (f"X1 {hands[0]}", *hands[1:])
    table = position(all_hands, rabbits, phase="journey", dice=(6, 6), edition=edition, rules=rules)
    act(table, f"ride:{palace}")
    return table


# --- who is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-H1")
def test_all_others_are_asked_able_or_not() -> None:
    table = visit("2C", "7H", "2S", "")
    assert table.view(0).waiting_for == [1, 2, 3]
    assert offered(table, 1) == {"pass", "contest"}
    assert offered(table, 2) == {"pass"}
    assert offered(table, 3) == {"pass"}
    assert offered(table, 0) == set()


@pytest.mark.rule("JR-H1", "JR-U3")
def test_players_underground_may_contest_and_those_off_board_may_not() -> None:
    table = visit("2C", "7H", "8H", "9H", places=("underground", "off-board", "palace-spades"))
    assert table.view(None).waiting_for == [1, 3]
    assert offered(table, 1) == {"pass", "contest"}
    assert offered(table, 2) == set()


@pytest.mark.rule("JR-H1")
def test_nobody_is_asked_if_all_others_are_off_board() -> None:
    table = visit("2C", "7H", places=("off-board",))
    assert table.mover() == 0
    assert "rest" in offered(table)


@pytest.mark.rule("JR-H1")
def test_answers_are_unseen_by_the_others() -> None:
    table = visit("2C", "7H", "8H", "9H")
    before = [table.view(seat).dump() for seat in (0, 2, None)]
    ear = table.listen()
    act(table, "contest", 1)
    assert [table.view(seat).dump() for seat in (0, 2, None)] == before
    assert ear.truth() == []
    act(table, "contest", 3)
    assert [table.view(seat).dump() for seat in (0, 2, None)] == before


@pytest.mark.rule("JR-H1")
def test_who_has_answered_sees_that_they_have() -> None:
    table = visit("2C", "7H", "8H", "9H")
    act(table, "contest", 1)
    mine, theirs = (see(table, seat).step() for seat in (1, 2))
    assert isinstance(mine, Contest)
    assert isinstance(theirs, Contest)
    assert mine.seats(table) == [2, 3]
    assert theirs.seats(table) == [1, 2, 3]


@pytest.mark.rule("JR-H1")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_first_in_turn_order_after_the_visitor_contests(order: tuple[int, int, int]) -> None:
    table = visit("2C", "2D", "8H", "9H")
    for seat in order:
        act(table, "pass" if seat == 1 else "contest", seat)
    assert table.seats() == [2]
    assert offered(table) == {"prove:8H"}


@pytest.mark.rule("JR-H1")
def test_turn_order_goes_on_from_the_visitor_and_not_from_the_first_seat() -> None:
    table = position(("7H", "X1", "8H"), ("citadel",) * 3, to_play=1, phase="journey")
    act(table, "ride:palace-clubs")
    act(table, "contest", 0)
    act(table, "contest", 2)
    assert table.seats() == [2]


@pytest.mark.rule("JR-H1")
def test_one_contest_an_arrival() -> None:
    table = visit("9H 2C", "7H", "8H")
    act(table, "contest", 1)
    act(table, "contest", 2)
    act(table, "prove:7H done prove:9H done")
    assert place(table, 1) == "off-board"
    assert place(table, 2) == "tower-clubs"
    assert table.mover() == 0
    assert "rest" in offered(table)


@pytest.mark.rule("JR-H1")
def test_if_nobody_contests_the_visit_goes_on() -> None:
    table = visit("2C", "7H", "8H")
    act(table, "pass pass")
    assert place(table, 0) == "palace-spades"
    assert "rest" in offered(table, 0)


@pytest.mark.rule("JR-H1")
@pytest.mark.parametrize("start", ["citadel", "plaza-hearts", "tower-spades"])
def test_an_arrival_on_foot_can_be_contested(start: str) -> None:
    found = []
    for palace in ("palace-clubs", "palace-spades", "palace-hearts", "palace-diamonds"):
        table = position(("2C", "7H"), (start, "citadel"), phase="journey")
        try:
            found.append(walk_to(table, palace))
        except AssertionError:
            continue
    assert found
    for arrived in found:
        assert offered(arrived, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-H1")
def test_an_arrival_on_horseback_can_be_contested() -> None:
    start = position(("8D", "7H"), ("citadel", "citadel"), phase="journey", dice=(1, 1))
    pending = [start]
    while not any("horse:palace-spades" in offered(table, 0) for table in pending):
        table = pending.pop(0)
        for road in sorted(text for text in offered(table, 0) if text.startswith("go:")):
            onward = table.clone()
            act(onward, road)
            pending.append(onward)
    table = next(table for table in pending if "horse:palace-spades" in offered(table, 0))
    act(table, "horse:palace-spades pay:8D done")
    assert offered(table, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-H1", "JR-J7")
def test_staying_on_a_palace_is_no_arrival() -> None:
    table = position(("2C", "7H"), ("palace-hearts", "citadel"), phase="journey")
    act(table, "stay")
    assert table.seats() == [0]


@pytest.mark.rule("JR-H1")
@pytest.mark.parametrize("place", ["citadel", "tower-hearts", "plaza-hearts"])
def test_only_palaces_are_contested(place: str) -> None:
    table = visit("2C", "7H", palace=place)
    assert table.seats() == [0]


@pytest.mark.rule("JR-H1")
def test_nobody_contests_in_the_intro_game() -> None:
    assert visit("2C", "7H", rules="intro").seats() == [0]


# --- what the contester shows ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-H2")
@pytest.mark.parametrize(
    ("hand", "is_able"),
    [("6H", True), ("5H", False), ("AH 5H", True), ("2H 3H", False), ("JH", True), ("TC TS TD X2", False)],
)
def test_hearts_worth_six_are_needed_to_contest(hand: str, is_able: bool) -> None:
    assert ("contest" in offered(visit("2C", hand), 1)) == is_able


@pytest.mark.rule("JR-H2")
def test_the_contester_shows_first_and_may_show_more_than_six() -> None:
    table = visit("9H", "2H 5H 8H")
    act(table, "contest")
    assert table.seats() == [1]
    assert offered(table) == {"prove:2H", "prove:5H", "prove:8H"}
    act(table, "prove:2H")
    assert offered(table) == {"prove:5H", "prove:8H"}
    act(table, "prove:5H")
    assert offered(table) == {"done", "prove:8H"}
    act(table, "done")
    assert table.seats() == [0]


@pytest.mark.rule("JR-H2")
def test_who_contests_must_show() -> None:
    table = visit("9H", "3H 4H")
    act(table, "contest")
    assert offered(table) == {"prove:3H"}
    act(table, "prove:3H")
    assert offered(table) == {"prove:4H"}
    refused(table, "refuse")


@pytest.mark.rule("JR-H2")
def test_hearts_that_are_shown_stay_in_the_hand() -> None:
    table = visit("9H", "7H 2C")
    act(table, "contest prove:7H done")
    assert hand(table, 1) == {"7H", "2C"}


@pytest.mark.rule("JR-H2")
def test_in_the_standard_edition_the_queens_card_does_not_let_one_contest() -> None:
    assert offered(visit("2C", "QS", palace="palace-spades"), 1) == {"pass"}


@pytest.mark.rule("JR-H2")
def test_in_the_full_edition_the_card_of_that_queen_will_do_and_no_other_queen() -> None:
    table = visit("2C", "QS", palace="palace-spades", edition="full")
    assert offered(table, 1) == {"pass", "contest"}
    act(table, "contest")
    assert offered(table) == {"queen"}
    assert offered(visit("2C", "QS", palace="palace-clubs", edition="full"), 1) == {"pass"}
    assert offered(visit("2C", "KS", palace="palace-spades", edition="full"), 1) == {"pass"}


@pytest.mark.rule("JR-H2")
def test_a_contester_with_the_queen_of_hearts_says_which_in_the_full_edition() -> None:
    table = visit("2C", "QH", palace="palace-hearts", edition="full")
    act(table, "contest")
    assert offered(table) == {"queen", "prove:QH"}


@pytest.mark.rule("JR-H2")
def test_in_the_standard_edition_the_queen_of_hearts_is_shown_as_a_heart() -> None:
    table = visit("2C", "QH", palace="palace-hearts")
    act(table, "contest")
    assert offered(table) == {"prove:QH"}


# --- what the visitor shows ------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-H3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_visitor_shows_hearts_or_the_queens_card_or_refuses(edition: str) -> None:
    table = visit("2H 9H QS", "7H", edition=edition)
    act(table, "contest prove:7H done")
    assert offered(table, 0) == {"prove:2H", "prove:9H", "queen", "refuse"}
    act(table, "prove:2H")
    assert offered(table, 0) == {"prove:9H"}


@pytest.mark.rule("JR-H3")
def test_a_visitor_without_proof_can_only_refuse() -> None:
    table = visit("5H QC", "7H", palace="palace-spades")
    act(table, "contest prove:7H done")
    assert offered(table, 0) == {"refuse"}


@pytest.mark.rule("JR-H3")
def test_a_visitor_may_refuse_although_they_could_show() -> None:
    table = visit("9H", "7H")
    act(table, "contest prove:7H done")
    act(table, "refuse")
    assert place(table, 0) == "off-board"
    assert place(table, 1) == "tower-clubs"


@pytest.mark.rule("JR-H3")
def test_the_queen_of_hearts_proves_as_queen_or_as_hearts() -> None:
    table = visit("QH", "7H", palace="palace-hearts")
    act(table, "contest prove:7H done")
    assert offered(table, 0) == {"queen", "prove:QH", "refuse"}
    by_queen, by_hearts = table.clone(), table.clone()
    act(by_queen, "queen")
    assert hand(by_queen, 1) == {"7H"}
    act(by_hearts, "prove:QH done")
    assert hand(by_hearts, 1) == set()
    for proved in (by_queen, by_hearts):
        assert "QH" in hand(proved, 0)
        assert place(proved, 1) == "off-board"


# --- what comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-H4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_visitor_who_does_not_show_goes_off_board_without_acquisition_or_increment(edition: str) -> None:
    table = visit("TS TC", "7H", edition=edition)
    act(table, "contest prove:7H done")
    assert story(table, "refuse") == ["refused", "thrown-off", "turn"]
    assert place(table, 0) == "off-board"
    assert hand(table, 0) == {"TS", "TC"}
    assert hand(table, 1) == {"7H"}
    assert table.mover() == 1


@pytest.mark.rule("JR-H4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_against_hearts_the_contester_loses_the_hearts_that_they_showed(edition: str) -> None:
    table = visit("9H TS", "AH 6H 8H 2C", edition=edition)
    act(table, "contest prove:AH prove:6H done prove:9H done")
    assert place(table, 1) == "off-board"
    assert hand(table, 1) == {"8H", "2C"}
    assert spent(table) == {"AH", "6H"}
    assert {"9H", "TS"} == hand(table, 0)
    assert "claim" in offered(table, 0)


@pytest.mark.rule("JR-H4")
def test_against_the_queens_card_nothing_is_discarded_in_the_standard_edition() -> None:
    table = visit("QS", "7H 2C")
    act(table, "contest prove:7H done queen")
    assert hand(table, 1) == {"7H", "2C"}
    assert spent(table) == set()
    assert place(table, 1) == "off-board"
    assert place(table, 0) == "palace-spades"
    assert "QS" in hand(table, 0)


@pytest.mark.rule("JR-H4")
def test_against_the_queens_card_all_that_was_shown_is_discarded_in_the_full_edition() -> None:
    table = visit("QS", "7H 2C", edition="full")
    act(table, "contest prove:7H done queen")
    assert hand(table, 1) == {"2C"}
    assert spent(table) == {"7H"}
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-H4", "JR-C3")
def test_in_the_full_edition_a_queen_that_was_shown_in_vain_returns_to_the_court() -> None:
    table = visit("9H", "QS 2C", edition="full")
    assert carrots(table)["palace-spades"] == 1
    act(table, "contest queen prove:9H done")
    assert "QS" in court(table)
    assert hand(table, 1) == {"2C"}
    assert "palace-spades" not in carrots(table)
    assert spent(table) == set()


@pytest.mark.rule("JR-H4", "JR-C3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_royal_shown_as_hearts_in_vain_returns_to_the_court(edition: str) -> None:
    table = visit("9H", "KH", edition=edition)
    act(table, "contest prove:KH done prove:9H done")
    assert "KH" in court(table)
    assert "tower-hearts" not in carrots(table)


@pytest.mark.rule("JR-H4")
def test_a_queens_card_that_comes_free_can_be_claimed_in_the_same_visit() -> None:
    table = visit("9H TS", "QS", edition="full")
    act(table, "contest queen prove:9H done")
    assert "claim" in offered(table, 0)


@pytest.mark.rule("JR-H4")
def test_a_visitor_who_was_welcome_goes_on_with_acquisition_and_increment() -> None:
    table = visit("9H", "7H")
    act(table, "contest prove:7H done prove:9H done")
    assert kinds(table, 0) == {"rest"}
    assert "drew" in story(table, "rest")


@pytest.mark.rule("JR-H4")
def test_a_contester_who_shares_the_palace_is_thrown_off_before_they_can_be_attacked() -> None:
    table = visit("9H 5S", "7H 2C", places=("palace-spades",))
    act(table, "contest prove:7H done prove:9H done")
    assert place(table, 1) == "off-board"
    assert "attack" not in kinds(table, 0)
