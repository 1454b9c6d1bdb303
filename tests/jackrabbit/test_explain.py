"""Why not? Every refusal names its rule and, where it can, what would be allowed instead."""

from __future__ import annotations

import pytest

from playing import act, ended, offered, parsed
from warren.core.errors import IllegalAction, Reason
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .helpers import ACTIONS


def why_not(table: JackrabbitTable, action: str, seat: int = 0) -> tuple[str, str, dict[str, object]]:
    """Message, rule and arguments; `play` must refuse for the same reason, and nothing must change."""
    number = ACTIONS.parse(action)
    reason = table.explain(seat, number)
    assert reason is not None, f"{action} is legal"
    assert_refused(table, seat, number, reason)
    return reason.message, reason.rule, dict(reason.arguments)


def assert_refused(table: JackrabbitTable, seat: int, number: int, reason: Reason) -> None:
    before = table.dump()
    with pytest.raises(IllegalAction) as refused:
        table.play(seat, number)
    assert refused.value.code == "action/illegal"
    assert refused.value.rule == reason.rule
    assert refused.value.reason.json() == reason.json()
    assert table.dump() == before


# --- playing a card --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-4")
def test_a_legal_action_needs_no_explanation() -> None:
    table = position(hands=("2C 9H", "3D"), stacks=("7C", "KD"))
    assert table.explain(0, ACTIONS.parse("own:2C")) is None


@pytest.mark.rule("JB-4")
def test_every_action_is_either_offered_or_explained() -> None:
    for hands in (("2C 9H", "3D"), ("2S 9H", "3D")):
        table = position(hands=hands, stacks=("7C", "KD"))
        for step in range(2):
            for action in range(ACTIONS.size):
                is_offered = ACTIONS.text(action) in offered(table)
                assert (table.explain(0, action) is None) == is_offered
            if step == 0 and "discard:2S" in offered(table):
                act(table, "discard:2S")


@pytest.mark.rule("JB-4")
def test_a_card_that_is_not_in_hand() -> None:
    table = position(hands=("2C 9H", "3C"), stacks=("7C", "KD"))
    expected = ("jackrabbit-not-in-hand", "JB-4", {"card": "3C"})
    assert why_not(table, "own:3C") == expected
    assert why_not(table, "other:3C") == expected


@pytest.mark.rule("JB-4")
def test_a_card_that_fits_the_other_stack_instead() -> None:
    table = position(hands=("2C 9D", "3C"), stacks=("7C", "KD"))
    message, rule, arguments = why_not(table, "own:9D")
    assert (message, rule) == ("jackrabbit-does-not-fit", "JB-4")
    assert arguments == {"card": "9D", "stack": "own", "top": "7C", "instead": "stack", "cards": ("2C",)}
    message, rule, arguments = why_not(table, "other:2C")
    assert (message, rule) == ("jackrabbit-does-not-fit", "JB-4")
    assert arguments == {"card": "2C", "stack": "other", "top": "KD", "instead": "stack", "cards": ("9D",)}


@pytest.mark.rule("JB-4")
def test_a_card_that_fits_nowhere_where_another_one_would_fit_that_stack() -> None:
    table = position(hands=("2C 7D 9H", "3C"), stacks=("7C", "KS"))
    message, rule, arguments = why_not(table, "own:9H")
    assert (message, rule) == ("jackrabbit-does-not-fit", "JB-4")
    assert arguments == {"card": "9H", "stack": "own", "top": "7C", "instead": "card", "cards": ("2C", "7D")}


@pytest.mark.rule("JB-4")
def test_a_card_that_fits_nowhere_where_another_one_fits_the_other_stack() -> None:
    table = position(hands=("2C 9H", "3C"), stacks=("7C", "KS"))
    message, rule, arguments = why_not(table, "other:9H")
    assert (message, rule) == ("jackrabbit-does-not-fit", "JB-4")
    assert (arguments["card"], arguments["stack"], arguments["top"]) == ("9H", "other", "KS")
    assert arguments["instead"] == "play"


@pytest.mark.rule("JB-4")
@pytest.mark.rule("JB-8")
def test_a_card_that_fits_nowhere_where_none_fits_is_to_be_discarded() -> None:
    table = position(hands=("2D 9H", "3C"), stacks=("7C", "KS"))
    message, rule, arguments = why_not(table, "own:9H")
    assert (message, rule) == ("jackrabbit-does-not-fit", "JB-4")
    assert arguments == {"card": "9H", "stack": "own", "top": "7C", "instead": "discard", "cards": ()}


@pytest.mark.rule("JB-4")
def test_a_stack_is_named_as_the_player_who_asks_sees_it() -> None:
    table = position(hands=("3C", "2C 9H"), stacks=("KS", "7C"), to_play=1)
    _, _, arguments = why_not(table, "own:9H", seat=1)
    assert (arguments["stack"], arguments["top"]) == ("own", "7C")
    _, _, arguments = why_not(table, "other:9H", seat=1)
    assert (arguments["stack"], arguments["top"]) == ("other", "KS")


# --- no pass ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-7")
def test_a_pass_with_cards_to_play() -> None:
    table = position(hands=("2C 9D 5H", "3C"), stacks=("7C", "KD"))
    assert why_not(table, "pass") == ("jackrabbit-no-pass", "JB-7", {"cards": ("2C", "9D")})


@pytest.mark.rule("JB-7")
@pytest.mark.rule("JB-8")
def test_a_pass_with_nothing_to_play() -> None:
    table = position(hands=("2D 9H", "3C"), stacks=("7C", "KS"))
    assert why_not(table, "pass") == ("jackrabbit-no-pass-discard", "JB-7", {"cards": ()})


@pytest.mark.rule("JB-7")
def test_a_discard_with_cards_to_play() -> None:
    table = position(hands=("2C 9D 5H", "3C"), stacks=("7C", "KD"))
    for action in ("discard:5H", "discard:2C"):
        assert why_not(table, action) == ("jackrabbit-must-play", "JB-7", {"cards": ("2C", "9D")})


# --- discarding ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-8")
def test_a_top_card_before_any_card_was_picked() -> None:
    table = position(hands=("2D 9H", "3C"), stacks=("7C", "KS"))
    message, rule, _ = why_not(table, "top:2D")
    assert (message, rule) == ("jackrabbit-nothing-picked", "JB-8")


@pytest.mark.rule("JB-8")
def test_a_first_discard_that_is_not_in_hand() -> None:
    table = position(hands=("2D 9H", "3C"), stacks=("7C", "KS"))
    message, _, arguments = why_not(table, "discard:4H")
    assert (message, arguments) == ("jackrabbit-not-in-hand", {"card": "4H"})


def picking() -> JackrabbitTable:
    """Nothing fits; 5♥ is picked, 2♦ 9♥ Q♦ and 4♥ are still in hand."""
    return act(position(hands=("2D 4H 5H 9H QD", "3C"), stacks=("7C", "KS")), "discard:5H")


@pytest.mark.rule("JB-8")
@pytest.mark.parametrize("action", ["pass", "own:9H", "other:2D", "own:7D", "deal"])
def test_anything_else_in_the_middle_of_a_discard(action: str) -> None:
    assert why_not(picking(), action) == ("jackrabbit-finish-discard", "JB-8", {"cards": ("5H",)})


@pytest.mark.rule("JB-8")
@pytest.mark.parametrize("action", ["discard:3C", "top:3C", "discard:7D"])
def test_a_further_discard_that_is_not_in_hand(action: str) -> None:
    card = action.split(":")[1]
    assert why_not(picking(), action) == ("jackrabbit-not-in-hand", "JB-8", {"card": card})


@pytest.mark.rule("JB-8")
def test_a_top_card_that_was_not_picked() -> None:
    assert why_not(picking(), "top:9H") == ("jackrabbit-not-picked", "JB-8", {"card": "9H", "cards": ("5H",)})


@pytest.mark.rule("JB-8")
def test_a_card_picked_twice() -> None:
    assert why_not(picking(), "discard:5H") == ("jackrabbit-picked-already", "JB-8", {"card": "5H", "cards": ("5H",)})


@pytest.mark.rule("JB-8")
def test_a_card_out_of_order() -> None:
    """Cards are picked in ascending order, so that each set is picked in one way only."""
    assert why_not(picking(), "discard:4H") == ("jackrabbit-ascending", "JB-8", {"card": "4H", "cards": ("5H",)})


@pytest.mark.rule("JB-8")
def test_more_cards_than_the_piles_can_replace() -> None:
    table = position(hands=("2C 3C 4C 5C 6C", "4H"), stacks=("7H", "8D"), pile="9S TS", discards="QS")
    act(table, "discard:2C discard:3C discard:4C")
    for action in ("discard:5C", "discard:6C"):
        assert why_not(table, action) == ("jackrabbit-piles-too-small", "JB-8", {"most": 3})


# --- between hands -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-10")
def test_a_deal_while_the_hand_goes_on() -> None:
    for hands in (("2C 9H", "3C"), ("2D 9H", "3C")):
        table = position(hands=hands, stacks=("7C", "KS"), length="match")
        assert why_not(table, "deal")[:2] == ("jackrabbit-hand-goes-on", "JB-10")


@pytest.mark.rule("JB-10")
@pytest.mark.parametrize("action", ["pass", "own:3D", "other:3D", "discard:3D", "top:3D"])
def test_anything_but_a_deal_when_the_hand_is_over(action: str) -> None:
    table = act(position(hands=("2C", "3D"), length="match"), "own:2C")
    assert why_not(table, action, seat=1)[:2] == ("jackrabbit-hand-is-over", "JB-10")
    assert why_not(table, "deal", seat=0)[0] == "core-not-your-turn"


# --- the same for every game -----------------------------------------------------------------------------------------


@pytest.mark.rule("JB-4")
def test_out_of_turn() -> None:
    table = position(hands=("2C 9H", "3D"), stacks=("7C", "KD"))
    assert why_not(table, "own:3D", seat=1) == ("core-not-your-turn", "", {"seat": 1, "waiting": ("0",)})
    assert why_not(picking(), "own:3C", seat=1) == ("core-not-your-turn", "", {"seat": 1, "waiting": ("0",)})


@pytest.mark.rule("JB-10")
def test_after_the_end() -> None:
    table = act(position(hands=("2C", "3D")), "own:2C")
    ended(table)
    for seat in range(2):
        assert why_not(table, "own:3D", seat=seat) == ("core-game-over", "", {})


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there(seat: int) -> None:
    table = position(hands=("2C 9H", "3D"))
    assert why_not(table, "own:2C", seat=seat) == ("core-no-such-seat", "", {"seat": seat, "last": 1})


@pytest.mark.parametrize("action", [-1, 210, 100_000])
def test_a_number_that_is_no_action(action: int) -> None:
    """`pass`, four kinds of 52, and `deal`: the last one is 209."""
    table = position(hands=("2C 9H", "3D"))
    reason = table.explain(0, action)
    assert reason is not None
    assert (reason.message, reason.arguments) == ("core-no-such-action", {"action": action, "last": 209})
    assert_refused(table, 0, action, reason)


@pytest.mark.rule("JB-8")
def test_a_discard_sent_whole_must_be_finished() -> None:
    table = position(hands=("2C 9C", "4H"), stacks=("7H", "8D"))
    before = table.dump()
    with pytest.raises(IllegalAction) as refused:
        table.play_all(0, [ACTIONS.parse("discard:2C")])
    assert refused.value.reason.message == "core-move-unfinished"
    assert refused.value.reason.arguments == {"choices": ("discard:9C", "top:2C")}
    assert table.dump() == before


@pytest.mark.rule("JB-8")
def test_a_move_sent_whole_ends_with_the_draw() -> None:
    table = position(hands=("2C 9C", "4H"), stacks=("7H", "8D"))
    before = table.dump()
    moves = parsed(table, "discard:2C top:2C discard:9C")
    with pytest.raises(IllegalAction) as refused:
        table.play_all(0, moves)
    assert refused.value.reason.message == "core-draft-ended"
    assert refused.value.reason.arguments == {"ended": "chance", "action": "discard:9C"}
    assert table.dump() == before
    table.play_all(0, moves[:2])
    assert table.seats() == [1]


@pytest.mark.rule("JB-14")
def test_an_explanation_tells_nothing_about_the_others_hand_or_the_pile() -> None:
    one = position(hands=("2C 9D", "3C 4S"), stacks=("7C", "KD"), pile="2D 4D 6D")
    two = position(hands=("2C 9D", "2D 6D"), stacks=("7C", "KD"), pile="3C 4D 4S")
    for action in range(ACTIONS.size):
        for seat in range(2):
            first, second = one.explain(seat, action), two.explain(seat, action)
            if seat == 0:
                assert (first is None) == (second is None)
            if first is not None and second is not None:
                assert first.json() == second.json()
