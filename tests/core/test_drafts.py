"""Drafts: composing a move with no effect, and sending it whole."""

from __future__ import annotations

import pytest

from playing import act, legal, play_randomly
from warren.core.errors import BadInput, IllegalAction
from warren.core.example import BurrowTable
from warren.core.facts import Ear
from warren.core.rng import fast
from warren.core.table import Draft, Table
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.view import JackrabbitView

from .helpers import BURROW, bid_all, burrow, number, reach


def draft(table: Table, seat: int, *actions: str) -> Draft:
    return table.after(seat, [number(table, action) for action in actions])


def ways_on(table: Table, some: Draft) -> list[str]:
    return [table.game.actions.text(action) for action in some.choices]


def send(table: Table, seat: int, *actions: str) -> None:
    table.play_all(seat, [number(table, action) for action in actions])


def must_discard() -> JackrabbitTable:
    """Player 0 holds three clubs and two spades, none of which fits."""
    return position(hands=("2C 5C 9C 3S 4S", "7D 8D"), stacks=("KH", "QH"))


def must_bury() -> BurrowTable:
    """A table on which seat `winner_of` may bury two cards."""
    table = burrow(players=2, rounds=2)
    winner = bid_all(table)
    act(table, "toast", 1 - winner)
    return table


def test_an_empty_draft_offers_what_the_table_offers() -> None:
    for table in (burrow(), must_bury(), must_discard()):
        for seat in table.seats():
            empty = table.after(seat, [])
            assert empty.choices == table.choices(seat)
            assert empty.prompt == table.prompt(seat)
            assert empty.preview.dump() == table.view(seat).dump()
            assert (empty.is_complete, empty.ended) == (False, "")


def test_a_draft_can_be_seen_after_each_of_its_parts_at_once() -> None:
    table = must_discard()
    parts = [number(table, action) for action in ("discard:2C", "discard:3S", "top:2C")]
    at_once = list(table.drafts(0, parts, 1))
    one_by_one = [table.after(0, parts[:count]) for count in (1, 2, 3)]
    assert [some.choices for some in at_once] == [some.choices for some in one_by_one]
    assert [some.preview.dump() for some in at_once] == [some.preview.dump() for some in one_by_one]
    assert [some.is_complete for some in at_once] == [some.is_complete for some in one_by_one] == [False, False, True]
    assert [some.preview.dump() for some in table.drafts(0, parts, 3)] == [one_by_one[2].preview.dump()]


def test_the_parts_of_a_draft_that_stand_come_before_the_refusal_of_the_next() -> None:
    table = must_discard()
    drafts = table.drafts(0, [number(table, action) for action in ("discard:2C", "deal")], 1)
    assert next(drafts).choices
    with pytest.raises(IllegalAction):
        next(drafts)


def test_drafting_changes_nothing_and_tells_nobody() -> None:
    for game in (BURROW, JACKRABBIT):
        table = game.new(5)
        chance = fast("drafting")
        while table.outcome is None and len(table.log) < 120:
            before = table.dump()
            ear = table.listen()
            for seat in table.seats():
                for action in table.choices(seat):
                    table.after(seat, [action])
            assert table.dump() == before
            assert not ear.events
            play_randomly(table, chance, 1)


def test_who_listens_to_a_draft_hears_what_would_happen_and_nobody_else_does() -> None:
    table = position(hands=("7H 8H", "3C"), stacks=("2H", "KD"))
    beside, ear = table.listen(), Ear(JACKRABBIT.facts)
    table.after(0, [number(table, "own:7H")], ear)
    assert ear.truth()[0].seat == 0
    assert ear.truth()[0].args["card"] == "7H"
    assert not beside.events


def test_a_draft_ends_at_hidden_answers() -> None:
    table = burrow(players=3)
    for seat in range(3):
        answered = draft(table, seat, legal(table, seat)[0])
        assert (answered.ended, answered.is_complete, answered.choices) == ("hidden", True, [])


def test_a_draft_of_the_last_answer_does_not_tell_the_others() -> None:
    table = burrow(players=3)
    first = draft(table, 2, legal(table, 2)[0])
    for seat in range(2):
        act(table, legal(table, seat)[0], seat)
    last = draft(table, 2, legal(table, 2)[0])
    assert last.ended == first.ended == "hidden"
    assert last.preview.dump() == first.preview.dump()


def test_a_draft_of_a_claim_does_not_tell_whether_it_is_true() -> None:
    table = burrow(players=2, rounds=1)
    act(table, "done", bid_all(table))
    claimed = draft(table, 0, "claim")
    assert (claimed.ended, claimed.is_complete) == ("hidden", True)
    assert claimed.preview.outcome is None


def test_a_draft_of_a_pass_does_not_tell_who_else_has_passed() -> None:
    table = burrow(players=3, rounds=1)
    act(table, "done", bid_all(table))
    first = draft(table, 0, "pass")
    act(table, "pass", 1)
    act(table, "pass", 2)
    assert first.ended == draft(table, 0, "pass").ended == "hidden"
    assert draft(table, 0, "pass").preview.dump() == first.preview.dump()


def test_a_draft_ends_at_chance() -> None:
    table = must_bury()
    winner = table.mover()
    card = legal(table, winner)[0]
    buried = draft(table, winner, card, "done")
    assert (buried.ended, buried.is_complete, buried.choices) == ("chance", True, [])


def test_a_draft_goes_on_while_its_move_does() -> None:
    table = must_bury()
    winner = table.mover()
    card = legal(table, winner)[0]
    begun = draft(table, winner, card)
    assert (begun.ended, begun.is_complete) == ("", False)
    assert ways_on(table, begun) == [action for action in legal(table, winner) if action != card]


def test_a_draft_ends_where_somebody_else_is_to_act() -> None:
    table = position(hands=("7H 8H", "3C 4C"), stacks=("2H", ""))
    played = draft(table, 0, "own:7H")
    assert (played.ended, played.is_complete, played.choices) == ("turn", True, [])
    assert played.preview.waiting_for == [1]


def test_a_draft_shows_what_its_seat_would_see() -> None:
    table = position(hands=("7H 8H", "3C 4C"), stacks=("2H", ""))
    played = draft(table, 0, "own:7H")
    act(table, "own:7H")
    assert played.preview.dump() == table.view(0).dump()


def test_a_draft_that_goes_on_into_ones_own_next_turn_can_be_sent_at_either_end() -> None:
    table = burrow(players=2, rounds=1)
    winner = bid_all(table)
    nothing = draft(table, winner, "done")
    assert (nothing.ended, nothing.is_complete) == ("", True)
    assert ways_on(table, nothing) == ["pass", "claim"]


def test_nothing_can_be_drafted_beyond_the_end_of_a_draft() -> None:
    table = burrow(players=3)
    with pytest.raises(IllegalAction) as refused:
        draft(table, 0, legal(table, 0)[0], legal(table, 0)[1])
    assert refused.value.reason.message == "core-draft-ended"
    assert refused.value.reason.arguments == {"ended": "hidden", "action": legal(table, 0)[1]}


def test_an_illegal_part_of_a_draft_is_refused_with_its_reason() -> None:
    table = must_discard()
    with pytest.raises(IllegalAction) as refused:
        draft(table, 0, "discard:5C", "discard:2C")
    assert refused.value.reason.message == "jackrabbit-ascending"
    assert refused.value.rule == "JB-8"


def test_only_who_is_to_act_can_draft() -> None:
    table = must_discard()
    with pytest.raises(IllegalAction) as refused:
        draft(table, 1, "own:7D")
    assert refused.value.reason.message == "core-not-your-turn"
    assert draft(table, 1).choices == []
    with pytest.raises(BadInput) as unknown:
        draft(table, 2)
    assert unknown.value.code == "seat/unknown"


# --- a discard in Jackrabbit: card by card, taken back, sent whole --------------------------------------------------


def test_a_discard_is_drafted_card_by_card_in_ascending_order() -> None:
    table = must_discard()
    assert legal(table, 0) == ["discard:2C", "discard:5C", "discard:9C", "discard:3S", "discard:4S"]
    one = draft(table, 0, "discard:5C")
    assert (one.ended, one.is_complete) == ("", False)
    assert ways_on(table, one) == ["discard:9C", "discard:3S", "discard:4S", "top:5C"]
    two = draft(table, 0, "discard:5C", "discard:3S")
    assert ways_on(table, two) == ["discard:4S", "top:5C", "top:3S"]
    assert isinstance(two.preview, JackrabbitView)
    assert two.preview.picked == [4, 15]
    whole = draft(table, 0, "discard:5C", "discard:3S", "top:5C")
    assert (whole.ended, whole.is_complete) == ("chance", True)


def test_a_draft_is_taken_back_by_drafting_less() -> None:
    table = must_discard()
    one = draft(table, 0, "discard:2C")
    draft(table, 0, "discard:2C", "discard:9C")
    again = draft(table, 0, "discard:2C")
    assert again.choices == one.choices
    assert again.preview.dump() == one.preview.dump()
    assert draft(table, 0).choices == table.choices(0)


def test_a_move_sent_whole_is_the_same_as_its_parts_played_one_by_one() -> None:
    parts = ("discard:2C", "discard:9C", "discard:4S", "top:9C")
    whole, single = must_discard(), must_discard()
    send(whole, 0, *parts)
    act(single, " ".join(parts))
    assert whole.dump() == single.dump()
    assert whole.seats() == [1]


@pytest.mark.parametrize("parts", [(), ("discard:2C",), ("discard:2C", "discard:9C")])
def test_an_unfinished_move_is_refused_with_what_could_follow_and_changes_nothing(parts: tuple[str, ...]) -> None:
    table = must_discard()
    before, ear = table.dump(), table.listen()
    with pytest.raises(IllegalAction) as refused:
        send(table, 0, *parts)
    assert refused.value.reason.message == "core-move-unfinished"
    assert refused.value.reason.arguments["choices"] == tuple(ways_on(table, draft(table, 0, *parts)))
    assert table.dump() == before
    assert not ear.events


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (("discard:2C", "discard:7D", "top:2C"), "jackrabbit-not-in-hand"),
        (("discard:2C", "discard:2C", "top:2C"), "jackrabbit-picked-already"),
        (("discard:9C", "discard:2C", "top:9C"), "jackrabbit-ascending"),
        (("discard:2C", "top:9C"), "jackrabbit-not-picked"),
        (("discard:2C", "own:2C"), "jackrabbit-finish-discard"),
        (("discard:2C", "top:2C", "top:2C"), "core-draft-ended"),
        (("own:2C",), "jackrabbit-does-not-fit"),
        (("top:2C",), "jackrabbit-nothing-picked"),
    ],
)
def test_one_illegal_part_refuses_the_whole_move(parts: tuple[str, ...], message: str) -> None:
    table = must_discard()
    before, ear = table.dump(), table.listen()
    with pytest.raises(IllegalAction) as refused:
        send(table, 0, *parts)
    assert refused.value.reason.message == message
    assert table.dump() == before
    assert not ear.events


@pytest.mark.parametrize("action", [-1, JACKRABBIT.actions.size, 10**9])
def test_a_number_that_is_no_action_refuses_the_whole_move(action: int) -> None:
    table = must_discard()
    before = table.dump()
    with pytest.raises(IllegalAction) as refused:
        table.play_all(0, [number(table, "discard:2C"), action])
    assert refused.value.reason.message == "core-no-such-action"
    assert table.dump() == before


def test_going_on_with_a_move_already_begun_can_be_drafted_and_sent_too() -> None:
    table = must_discard()
    act(table, "discard:2C")
    assert table.continues()
    assert draft(table, 0, "discard:9C", "top:2C").is_complete
    send(table, 0, "discard:9C", "top:2C")
    assert table.seats() == [1]


def test_any_random_move_can_be_drafted_part_by_part_and_sent_whole() -> None:
    table = JACKRABBIT.new(3, length="hand")
    chance = fast("whole moves")
    longest = 0
    while table.outcome is None:
        seat = table.mover()
        parts: list[int] = []
        while not (so_far := table.after(seat, parts)).is_complete:
            parts.append(so_far.choices[chance.below(len(so_far.choices))])
        single = table.clone()
        for action in parts:
            single.play(seat, action)
        table.play_all(seat, parts)
        assert table.dump() == single.dump()
        longest = max(longest, len(parts))
    assert longest >= 2


def test_drafting_a_last_card_does_not_show_what_the_other_holds() -> None:
    """JB-12e counts the other's cards out when somebody goes out: a draft must stop before that."""
    hands = ("3C JD", "9S TS")
    shown = [
        draft(position(hands=("7H", other), stacks=("2H", "4C"), length=length), 0, "own:7H")
        for length in ("hand", "match")
        for other in hands
    ]
    assert shown[0].preview.dump() == shown[1].preview.dump()
    assert shown[2].preview.dump() == shown[3].preview.dump()
    assert all(one.is_complete and one.ended == "hidden" for one in shown)


def test_reaching_a_position_by_drafts_alone_never_happens() -> None:
    table = JACKRABBIT.new(1)
    reach(table, fast("reach"), lambda there: len(there.log) > 40)
    log = len(table.log)
    for action in table.choices(table.mover()):
        table.after(table.mover(), [action])
    assert len(table.log) == log
