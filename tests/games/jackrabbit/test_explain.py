"""Why not? Every refusal names its rule and, where it can, what would be allowed instead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playing import act, ended, offered, parsed
from telling import texts
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
    return reason.message, reason.rule, texts(reason)


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
@pytest.mark.rule("JB-8")
@pytest.mark.parametrize(
    ("held", "stacks", "action", "instead", "cards"),
    [
        pytest.param("2C 9D", ("7C", "KD"), "own:9D", "stack", ("2C",), id="it fits the others stack"),
        pytest.param("2C 9D", ("7C", "KD"), "other:2C", "stack", ("9D",), id="it fits ones own"),
        pytest.param("2C 7D 9H", ("7C", "KS"), "own:9H", "card", ("2C", "7D"), id="another card fits that stack"),
        pytest.param("2C 9H", ("7C", "KS"), "other:9H", "play", ("2C",), id="another card fits the other stack"),
        pytest.param("2D 9H", ("7C", "KS"), "own:9H", "discard", (), id="none fits, so one is to be discarded"),
    ],
)
def test_a_card_that_does_not_fit_is_told_what_would(
    held: str, stacks: tuple[str, str], action: str, instead: str, cards: tuple[str, ...]
) -> None:
    where, card = action.split(":")
    message, rule, arguments = why_not(position(hands=(held, "3C"), stacks=stacks), action)
    assert (message, rule) == ("jackrabbit-does-not-fit", "JB-4")
    top = stacks[0 if where == "own" else 1]
    assert arguments == {"card": card, "stack": where, "top": top, "instead": instead, "cards": cards}


@pytest.mark.rule("JB-4")
def test_a_stack_is_named_as_the_player_who_asks_sees_it() -> None:
    table = position(hands=("3C", "2C 9H"), stacks=("KS", "7C"), to_play=1)
    _, _, arguments = why_not(table, "own:9H", seat=1)
    assert (arguments["stack"], arguments["top"]) == ("own", "7C")
    _, _, arguments = why_not(table, "other:9H", seat=1)
    assert (arguments["stack"], arguments["top"]) == ("other", "KS")


# --- no pass, and discarding -----------------------------------------------------------------------------------------


def playing() -> JackrabbitTable:
    """2♣ and 9♦ fit, 5♥ does not."""
    return position(hands=("2C 9D 5H", "3C"), stacks=("7C", "KD"))


def stuck() -> JackrabbitTable:
    """Nothing fits."""
    return position(hands=("2D 9H", "3C"), stacks=("7C", "KS"))


def picking() -> JackrabbitTable:
    """Nothing fits; 5♥ is picked, 2♦ 9♥ Q♦ and 4♥ are still in hand."""
    return act(position(hands=("2D 4H 5H 9H QD", "3C"), stacks=("7C", "KS")), "discard:5H")


BOTH, PICKED = {"cards": ("2C", "9D")}, {"cards": ("5H",)}

WHY_NOT: dict[str, tuple[Callable[[], JackrabbitTable], str, str, str, dict[str, object]]] = {
    "a card that is not in hand": (playing, "own:3C", "not-in-hand", "JB-4", {"card": "3C"}),
    "nor for the other stack": (playing, "other:3C", "not-in-hand", "JB-4", {"card": "3C"}),
    "a pass with cards to play": (playing, "pass", "no-pass", "JB-7", {**BOTH}),
    "a pass with nothing to play": (stuck, "pass", "no-pass-discard", "JB-7", {"cards": ()}),
    "a discard with cards to play": (playing, "discard:5H", "must-play", "JB-7", {**BOTH}),
    "a discard of one of those cards": (playing, "discard:2C", "must-play", "JB-7", {**BOTH}),
    "a top card before any was picked": (stuck, "top:2D", "nothing-picked", "JB-8", {}),
    "a first discard that is not in hand": (stuck, "discard:4H", "not-in-hand", "JB-8", {"card": "4H"}),
    "a pass in the middle of a discard": (picking, "pass", "finish-discard", "JB-8", {**PICKED}),
    "a card of the hand there": (picking, "own:9H", "finish-discard", "JB-8", {**PICKED}),
    "one for the other stack there": (picking, "other:2D", "finish-discard", "JB-8", {**PICKED}),
    "one that is not in hand there": (picking, "own:7D", "finish-discard", "JB-8", {**PICKED}),
    "a deal there": (picking, "deal", "finish-discard", "JB-8", {**PICKED}),
    "a further discard that is not in hand": (picking, "discard:3C", "not-in-hand", "JB-8", {"card": "3C"}),
    "a top card that is not in hand": (picking, "top:3C", "not-in-hand", "JB-8", {"card": "3C"}),
    "a further discard that nobody holds": (picking, "discard:7D", "not-in-hand", "JB-8", {"card": "7D"}),
    "a top card that was not picked": (picking, "top:9H", "not-picked", "JB-8", {"card": "9H", **PICKED}),
    "a card picked twice": (picking, "discard:5H", "picked-already", "JB-8", {"card": "5H", **PICKED}),
    "a card out of order": (picking, "discard:4H", "ascending", "JB-8", {"card": "4H", **PICKED}),  # one way only
}


@pytest.mark.rule("JB-4", "JB-7", "JB-8")
@pytest.mark.parametrize("case", WHY_NOT)
def test_a_refusal_says_why_and_what_is_allowed_instead(case: str) -> None:
    table, action, message, rule, arguments = WHY_NOT[case]
    assert why_not(table(), action) == (f"jackrabbit-{message}", rule, arguments)


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
    assert why_not(table, "own:3D", seat=1) == ("core-not-your-turn", "", {"seat": 1, "waiting": (0,)})
    assert why_not(picking(), "own:3C", seat=1) == ("core-not-your-turn", "", {"seat": 1, "waiting": (0,)})


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
