"""Nine cards: discarding down, being called, and the strict limit. JR-N1 to JR-N3."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from games.jackrabbits.helpers import cards, carrots, court, hand, see, spent
from playing import act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

NINE = "AC 2C 3C 4C 5C 6C 7C 8C 9C"
TEN = f"{NINE} TC"
ELEVEN = f"{TEN} TS"
TWELVE = f"{ELEVEN} TH"
OTHER_TEN = "AS 2S 3S 4S 5S 6S 7S 8S 9S AH"


def at_the_end(*hands: str, **given: Any) -> RaceTable:
    """The first player has a rabbit off-board, so that no card is drawn, and may end the turn now."""
    rabbits = ("off-board", *["citadel"] * (len(hands) - 1))
    return position(hands, rabbits, phase="increment", **{"rules": "intro", **given})


# --- in one's own turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-N1")
@pytest.mark.parametrize("phase", ["journey", "acquisition", "increment"])
def test_who_holds_more_than_nine_may_discard_before_the_journey_in_the_acquisition_phase_and_at_the_end(
    phase: str,
) -> None:
    table = position((ELEVEN, ""), ("citadel", "citadel"), phase=phase, rules="intro")
    held = hand(table, 0)
    assert len(held) == (12 if phase == "increment" else 11)
    assert "discard" in kinds(table)


@pytest.mark.rule("JR-N1")
@pytest.mark.parametrize("phase", ["journey", "acquisition"])
def test_who_holds_nine_discards_nothing(phase: str) -> None:
    table = position((NINE, ""), phase=phase, rules="intro")
    assert "discard" not in kinds(table)
    refused(table, "discard:AC")


@pytest.mark.rule("JR-N1")
@pytest.mark.parametrize(("limit", "is_too_much"), [(11, False), (10, True), (5, True)])
def test_a_table_may_agree_on_another_limit(limit: int, is_too_much: bool) -> None:
    table = position((ELEVEN, ""), phase="acquisition", rules="intro", hand_limit=limit)
    assert ("discard" in kinds(table)) == is_too_much
    if is_too_much:
        act(table, f"discard:{ELEVEN.split(maxsplit=1)[0]}")
        left = 11 - limit - 1
        assert ("discard" in kinds(table)) == (left > 0)


@pytest.mark.rule("JR-N1")
def test_royals_and_jokers_count_as_cards_of_the_hand() -> None:
    table = position(("AC 2C 3C 4C 5C 6C KH QS X1 X2", ""), phase="acquisition", rules="intro")
    assert "discard" in kinds(table)
    table = position(("AC 2C 3C 4C 5C KH QS X1 X2", ""), phase="acquisition", rules="intro")
    assert "discard" not in kinds(table)


@pytest.mark.rule("JR-N1")
def test_one_discards_down_to_nine_no_less_and_no_more_and_each_set_in_one_way() -> None:
    table = position((TWELVE, ""), phase="acquisition", rules="intro")
    held = hand(table, 0)
    found: list[frozenset[str]] = []

    def go_on(at: RaceTable, gone: frozenset[str]) -> None:
        if len(hand(at, 0)) == 9:
            found.append(gone)
            assert "discard" not in kinds(at)
            return
        if gone:
            assert kinds(at) == {"discard"}  # never left half done
        for card in of_kind(at, "discard"):
            go_on(act(at.clone(), f"discard:{card}"), gone | {card})

    go_on(table, frozenset())
    assert len(found) == len(set(found)) == 220
    assert set(found) == {frozenset(chosen) for chosen in combinations(sorted(held), 3)}


@pytest.mark.rule("JR-N1")
@pytest.mark.parametrize("phase", ["journey", "acquisition"])
def test_who_begins_to_discard_goes_down_to_nine(phase: str) -> None:
    table = position((ELEVEN, ""), phase=phase, rules="intro")
    act(table, "discard:3C")
    assert kinds(table) == {"discard"}
    assert of_kind(table, "discard") == cards("4C 5C 6C 7C 8C 9C TC TS")


@pytest.mark.rule("JR-N1")
def test_after_discarding_the_phase_goes_on() -> None:
    table = position((ELEVEN, ""), phase="journey", dice=(3, 4), rules="intro")
    act(table, "discard:AC discard:2C")
    assert kinds(table) == {"match", "stay", "go"}
    assert spent(table) == cards("AC 2C")
    table = position((ELEVEN, ""), ("tower-clubs", "citadel"), phase="acquisition", rules="intro")
    act(table, "discard:AC discard:2C")
    assert kinds(table) == {"claim", "rest"}


@pytest.mark.rule("JR-N1")
def test_nobody_discards_inside_another_decision() -> None:
    table = position((f"{TEN} TS", ""), phase="journey", dice=(3, 4), rules="intro")
    act(table, "go:citadel.5")
    assert "discard" not in kinds(table)
    act(table, "cross")
    assert kinds(table) == {"pay"}
    table = position((f"{TEN} TS", ""), ("tower-clubs", "citadel"), phase="acquisition", rules="intro")
    act(table, "claim")
    assert kinds(table) == {"pay"}


@pytest.mark.rule("JR-N1")
def test_nobody_discards_in_anothers_turn_unless_called() -> None:
    table = position(("", ELEVEN), phase="acquisition", rules="intro")
    assert offered(table, 1) == set()


@pytest.mark.rule("JR-N1")
def test_at_the_end_only_cards_of_the_hand_are_discarded() -> None:
    table = at_the_end(TEN, "")
    assert refused(table, "discard:AS").rule == "JR-N1"
    assert refused(table, "roll").rule == "JR-I3"


# --- on call -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-N2")
def test_who_holds_more_keeps_them_unless_called() -> None:
    table = at_the_end(TEN, "")
    act(table, "rest")
    act(table, "roll", 1)
    assert hand(table, 0) == cards(TEN)
    assert kinds(table, 0) == set()
    act(table, "stay rest", 1)
    assert hand(table, 0) == cards(TEN)


@pytest.mark.rule("JR-N2")
def test_at_the_end_of_a_turn_any_other_player_may_call_and_the_one_called_discards_cards_of_their_choice() -> None:
    table = at_the_end(ELEVEN, "", "", "")
    act(table, "rest")
    assert [offered(table, seat) for seat in range(4)] == [
        set(),
        {"roll", "call:0"},
        {"pass", "call:0"},
        {"pass", "call:0"},
    ]
    ear = table.listen()
    act(table, "call:0", 3)
    assert [(fact.seat, fact.args["player"]) for fact in told(ear, "called")] == [(3, 0)]
    assert table.seats() == [0]
    assert kinds(table, 0) == {"discard"}
    assert offered(table, 1) == set()
    act(table, "discard:3C discard:TS")
    assert hand(table, 0) == cards(ELEVEN) - {"3C", "TS"}
    assert spent(table) == {"3C", "TS"}
    assert table.seats() == [1]
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-N2")
def test_the_next_player_closes_the_window_by_their_first_action() -> None:
    table = at_the_end(TEN, "", "")
    act(table, "rest")
    act(table, "roll", 1)
    assert offered(table, 2) == set()
    refused(table, "call:0", 2)
    assert hand(table, 0) == cards(TEN)


@pytest.mark.rule("JR-N2")
def test_the_next_player_may_call_before_acting() -> None:
    table = at_the_end(TEN, "", "")
    act(table, "rest")
    act(table, "call:0", 1)
    act(table, "discard:AC")
    assert len(hand(table, 0)) == 9
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-N2")
def test_a_passport_closes_the_window_as_the_roll_does() -> None:
    table = position((TEN, "9S TH", ""), ("off-board", "tower-spades", "citadel"), phase="increment")
    act(table, "rest")
    assert offered(table, 1) == {"roll", "call:0"}
    table = position((TEN.replace("9C", "9S"), "9C", ""), ("off-board", "tower-spades", "citadel"), phase="increment")
    act(table, "rest")
    act(table, "passport:9C", 1)
    assert offered(table, 2) == set()


@pytest.mark.rule("JR-N2")
def test_letting_it_pass_is_silent_and_the_next_player_is_still_waited_for() -> None:
    table = at_the_end(TEN, "", "", "")
    act(table, "rest")
    assert story(table, "pass", 2) == []
    assert offered(table, 2) == set()
    for seat in (0, 1, 3, None):
        assert see(table, seat).waiting_for == [2, 3, 1]  # as before: nobody sees who has let it pass
    act(table, "pass", 3)
    assert table.seats() == [1]
    assert "call:0" in offered(table, 1)


@pytest.mark.rule("JR-N2")
def test_each_is_called_at_most_once_and_others_can_still_be_called() -> None:
    table = at_the_end(TEN, "", OTHER_TEN, "")
    act(table, "rest")
    assert of_kind(table, "call", 0) == {"2"}  # the caught may call the caught
    assert of_kind(table, "call", 2) == {"0"}
    assert of_kind(table, "call", 1) == of_kind(table, "call", 3) == {"0", "2"}
    act(table, "call:0", 3)
    act(table, "discard:TC")
    assert of_kind(table, "call", 3) == {"2"}
    assert kinds(table, 2) == set()
    act(table, "call:2", 0)
    act(table, "discard:AH", 2)
    assert table.seats() == [1]
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-N2")
def test_who_let_it_pass_does_not_speak_again_at_this_turns_end() -> None:
    table = at_the_end(TEN, "", OTHER_TEN, "")
    act(table, "rest")
    act(table, "pass", 3)
    act(table, "call:0", 1)
    act(table, "discard:TC")
    assert offered(table, 3) == set()
    assert offered(table, 1) == {"roll", "call:2"}


@pytest.mark.rule("JR-N2")
def test_the_same_cards_can_be_called_again_at_the_end_of_the_next_turn() -> None:
    table = at_the_end(TEN, "", "")
    act(table, "rest")
    act(table, "pass", 2)
    act(table, "roll stay rest", 1)
    assert offered(table, 2) == {"roll", "call:0"}
    assert offered(table, 1) == {"pass", "call:0"}


@pytest.mark.rule("JR-N2")
def test_the_next_player_who_holds_too_many_can_be_called_before_their_turn() -> None:
    table = at_the_end("", TEN, "")
    assert set(table.seats()) == {0, 1, 2}
    assert offered(table, 1) == {"roll"}
    act(table, "call:1", 0)
    act(table, "discard:AC", 1)
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-N2")
def test_with_nothing_to_call_a_call_says_so_and_nothing_happens() -> None:
    table = at_the_end("2C", "", "")
    assert offered(table, 1) == {"roll"}
    assert refused(table, "call:1", 0).rule == "JR-N2"
    assert refused(table, "call:0", 2).rule == "JR-N2"
    refused(table, "call:0", 1)
    table = at_the_end(TEN, "", "")
    act(table, "rest")
    assert refused(table, "call:1", 2).rule == "JR-N2"
    assert refused(table, "call:2", 2).rule == "JR-N2"


@pytest.mark.rule("JR-N2")
def test_nobody_calls_in_the_middle_of_a_turn() -> None:
    table = position((TEN, ""), phase="journey", rules="intro")
    assert offered(table, 1) == set()
    assert refused(table, "call:0", 1).rule == "JR-N2"


@pytest.mark.rule("JR-N2")
def test_who_discarded_down_at_the_end_cannot_be_called() -> None:
    table = at_the_end(TEN, "")
    act(table, "discard:AC")
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-N2")
@pytest.mark.rule("JR-U3")
def test_a_player_off_board_may_call() -> None:
    table = position((TEN, "", ""), ("citadel", "citadel", "off-board"), phase="acquisition", rules="intro")
    act(table, "rest rest")
    assert "call:0" in offered(table, 2)


# --- strict --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-N2")
@pytest.mark.parametrize(
    ("held", "where", "given", "script", "goes_on"),
    [
        pytest.param(NINE, "citadel", {"phase": "journey"}, "match:3C", {"stay", "go"}, id="won in the lottery"),
        pytest.param(NINE, "citadel", {"rules": "intro"}, "rest", {"roll"}, id="drawn in the increment"),
        pytest.param(f"2S {NINE}", "tower-spades", {}, "attack:1 fight:2S done yield", {"rest"}, id="stolen"),
        pytest.param(
            f"8D {NINE[:-3]}",
            "plaza-hearts",
            {"spent": "2H 3H"},
            "buy:2H buy:3H done pay:8D done",
            {"rest"},
            id="bought",
        ),
    ],
)
def test_with_a_strict_limit_a_tenth_card_is_discarded_for_at_once(
    held: str, where: str, given: dict[str, Any], script: str, goes_on: set[str]
) -> None:
    settings = {"phase": "acquisition", "dice": (3, 4), "surplus": "strict", **given}
    table = act(position((held, "7H"), (where, where), **settings), script)
    assert table.seats() == [0]
    assert len(hand(table, 0)) == 10
    assert kinds(table) == {"discard"}
    act(table, "discard:AC")
    assert goes_on <= kinds(table)


@pytest.mark.rule("JR-N2")
def test_with_a_strict_limit_a_joker_or_a_royal_takes_the_place_of_what_was_paid() -> None:
    table = position((NINE, ""), phase="journey", dice=(3, 4), surplus="strict", rules="intro")
    act(table, "go:citadel.2 joker pay:7C done")
    assert "X1" in hand(table, 0)
    assert "discard" not in kinds(table)
    table = position((f"{NINE[:-3]} TC", ""), ("tower-clubs", "citadel"), phase="acquisition", surplus="strict")
    act(table, "claim pay:TC done")  # nine cards again, then the increment
    assert kinds(table) == {"discard"}
    assert "KC" in hand(table, 0)


@pytest.mark.rule("JR-N2")
def test_with_a_strict_limit_there_is_nothing_to_call() -> None:
    table = position((NINE, OTHER_TEN), phase="acquisition", surplus="strict", rules="intro")
    act(table, "rest discard:AC")
    assert offered(table, 1) == {"roll"}
    assert offered(table, 0) == set()


# --- royals and jokers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-N3")
@pytest.mark.rule("JR-C3")
def test_a_discarded_royal_or_joker_returns_to_the_court_and_the_carrot_comes_off() -> None:
    table = position((f"{NINE} KH X2", ""), phase="acquisition", rules="intro")
    assert carrots(table) == {"tower-hearts": 0}
    act(table, "discard:KH discard:X2")
    assert court(table) >= cards("KH X2")
    assert carrots(table) == {}
    assert spent(table) == set()


@pytest.mark.rule("JR-N3")
def test_the_same_when_called() -> None:
    table = at_the_end(f"{NINE} KH X2", "")
    act(table, "rest")
    act(table, "call:0", 1)
    act(table, "discard:KH discard:X2")
    assert court(table) >= cards("KH X2")
    assert spent(table) == set()
