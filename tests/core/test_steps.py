"""Steps: Turn, Ask, Window and Then, through Burrow; a meadow bends them (test_meadow.py)."""

from __future__ import annotations

from itertools import permutations

import pytest

from playing import act, legal, play_randomly, refused
from warren.core.actions import PASS
from warren.core.errors import BadInput, IllegalAction
from warren.core.example import BurrowTable
from warren.core.rng import fast
from warren.core.step import Gathering

from .helpers import BURROW, all_views, bid_all, burrow


def at_toast(seed: int = 1, players: int = 3, rounds: int = 2) -> tuple[BurrowTable, int, list[int]]:
    """A table at the toast of the first round, who won it, and the others in turn order."""
    table = burrow(seed, players=players, rounds=rounds)
    winner = bid_all(table)
    return table, winner, [(winner + number) % players for number in range(1, players)]


def at_claims(players: int = 3) -> BurrowTable:
    """A table at the claims, nothing buried."""
    table, winner, _ = at_toast(players=players, rounds=1)
    act(table, "done", winner)
    return table


# --- what a step says of itself ----------------------------------------------------------------------------------


def test_what_comes_up_in_between_belongs_to_the_phase_of_the_step_below() -> None:
    table, _, _ = at_toast()
    assert (table.step().name, table.step().phase, table.view(None).phase) == ("toast", "", "burying")
    assert burrow().view(None).phase == "bidding"


def test_whoever_may_choose_is_asked_and_in_a_window_its_closer_what_the_step_below_asks() -> None:
    table, winner, others = at_toast()
    asked = [table.view(seat).asks for seat in (*others, winner, None)]
    assert [None if one is None else (one.message, one.arguments) for one in asked] == [
        *[("burrow-ask-toast", {"winner": winner})] * len(others),
        None,
        None,
    ]


def test_what_is_asked_survives_being_bytes() -> None:
    table, _, others = at_toast()
    view = table.view(others[0])
    again = BURROW.load_view(view.dump())
    assert again.asks is not None
    assert (again.phase, again.asks.json()) == (view.phase, view.asks.json() if view.asks else None)


# --- Ask ---------------------------------------------------------------------------------------------------------


def test_an_ask_waits_for_everybody_asked_in_turn_order() -> None:
    table = burrow(players=3)
    assert table.seats() == [0, 1, 2]
    assert table.mover() == 0
    assert table.view(None).waiting_for == [0, 1, 2]


def test_an_ask_hides_who_has_answered_and_what() -> None:
    table = burrow(players=3)
    unseen = [table.view(seat).dump() for seat in (0, 2, None)]
    table.play(1, table.choices(1)[0])
    assert [table.view(seat).dump() for seat in (0, 2, None)] == unseen
    assert table.seats() == [0, 2]
    assert table.view(1).waiting_for == [0, 1, 2]


def test_of_the_answers_to_a_question_one_knows_only_ones_own() -> None:
    table = burrow(players=3)
    ask = table.step()
    assert [ask.progress_of(seat) for seat in (0, 1, -1)] == [[], [], []]
    bid = table.choices(1)[0]
    table.play(1, bid)
    ask = table.step()
    assert [ask.progress_of(seat) for seat in (0, 1, -1)] == [[], [-1, bid, -1], []]


def test_who_has_answered_cannot_answer_again() -> None:
    table = burrow(players=3)
    answer = legal(table, 1)[0]
    act(table, answer, 1)
    assert table.choices(1) == []
    assert refused(table, answer, 1).reason == "core-answered-already"


def test_answers_in_any_order_lead_to_the_same_table() -> None:
    ends = []
    for order in permutations(range(3)):
        table = burrow(players=3)
        answers = [table.choices(seat)[-1] for seat in range(3)]
        ear = table.listen()
        for seat in order:
            table.play(seat, answers[seat])
        ends.append((table.save(), table.saved_steps(), all_views(table), [repr(fact) for fact in ear.truth()]))
        assert sorted(table.entries()) == sorted(burrow(players=3).entries() + [(s, answers[s], -1) for s in range(3)])
    assert all(end == ends[0] for end in ends)


def test_an_answer_that_is_not_offered_is_refused_with_what_is() -> None:
    table = burrow()
    with pytest.raises(IllegalAction) as refusal:
        act(table, "toast")
    reason = refusal.value.reason
    assert (reason.message, reason.rule) == ("burrow-bid-a-card-you-hold", "BU-2")
    assert reason.arguments == {"cards": tuple(str(card) for card in table.hands[0])}


# --- Window with a closer ----------------------------------------------------------------------------------------


def test_a_window_lets_speakers_speak_first_in_turn_order_and_the_closer_last() -> None:
    for seed in range(6):
        table, winner, others = at_toast(seed)
        assert table.seats() == [*others, winner]
        assert table.mover() == others[0]
        assert all(legal(table, seat) == ["pass", "toast"] for seat in others)


def test_the_closer_is_offered_what_the_step_below_offers_and_no_pass() -> None:
    table, winner, _ = at_toast()
    assert table.choices(winner)[-1] == table.game.actions.parse("done")
    assert PASS not in table.choices(winner)
    assert all(action.startswith("bury:") for action in legal(table, winner)[:-1])


def test_the_closer_closes_a_window_by_acting() -> None:
    table, winner, others = at_toast(rounds=1)
    act(table, "done", winner)
    assert all("toast" not in legal(table, seat) for seat in others)
    assert table.view(None).waiting_for == [0, 1, 2]
    assert table.points[winner] == 1


def test_a_closer_who_begins_a_compound_move_closes_the_window_too() -> None:
    table, winner, others = at_toast()
    act(table, legal(table, winner)[0], winner)
    assert table.seats() == [winner]
    assert all(refused(table, "toast", seat).reason == "core-not-your-turn" for seat in others)


def test_a_call_scores_and_closes_the_window_and_the_closer_still_has_their_turn() -> None:
    table, winner, others = at_toast()
    ear = table.listen()
    before = legal(table, winner)
    act(table, "toast", others[1])
    assert [repr(fact) for fact in ear.truth()] == [f"seat {others[1]} toasted [BU-3]"]
    assert table.points[others[1]] == 1
    assert table.seats() == [winner]
    assert legal(table, winner) == before


def test_a_pass_keeps_the_window_open_and_nobody_else_notices() -> None:
    table, winner, others = at_toast()
    unseen = [table.view(seat).dump() for seat in (winner, others[1], None)]
    act(table, "pass", others[0])
    assert [table.view(seat).dump() for seat in (winner, others[1], None)] == unseen
    assert table.seats() == [others[1], winner]
    assert table.view(others[0]).waiting_for == [*others, winner]


def test_who_let_it_pass_may_not_speak_again() -> None:
    table, _, others = at_toast()
    act(table, "pass", others[0])
    assert refused(table, "toast", others[0]).reason == "core-answered-already"


def test_a_window_with_a_closer_waits_for_them_even_when_all_others_have_passed() -> None:
    table, winner, others = at_toast()
    act(table, "pass", others[1])
    act(table, "pass", others[0])
    assert table.seats() == [winner]
    assert table.mover() == winner
    assert table.view(None).waiting_for == [*others, winner]
    act(table, "done", winner)
    assert table.seats() == [0, 1, 2]


def test_in_a_window_a_speaker_can_only_call_or_pass() -> None:
    table, winner, others = at_toast()
    assert refused(table, "done", others[0]).reason == "core-only-call-or-pass"
    assert refused(table, "pass", winner).reason == "burrow-bury-or-be-done"
    assert refused(table, "toast", winner).reason == "burrow-bury-or-be-done"


# --- Window without a closer -------------------------------------------------------------------------------------


def test_a_window_without_a_closer_ends_when_all_have_passed_in_any_order() -> None:
    ends = []
    for order in permutations(range(3)):
        table = at_claims()
        assert table.seats() == [0, 1, 2]
        for seat in order:
            assert table.outcome is None
            act(table, "pass", seat)
        assert table.outcome is not None
        assert table.seats() == []
        ends.append((table.save(), repr(table.outcome), all_views(table)))
    assert all(end == ends[0] for end in ends)


def test_a_call_in_a_window_without_a_closer_ends_it() -> None:
    table = at_claims()
    act(table, "pass", 1)
    before = table.points[2]
    act(table, "claim", 2)
    assert table.points[2] == before - 1
    assert table.outcome is not None
    assert table.outcome.reason == "burrow-end"


def test_nobody_notices_who_has_passed_in_a_window_without_a_closer() -> None:
    table = at_claims()
    unseen = [table.view(seat).dump() for seat in (0, 2, None)]
    act(table, "pass", 1)
    assert [table.view(seat).dump() for seat in (0, 2, None)] == unseen


# --- Turn, Then, and the stack ------------------------------------------------------------------------------------


def test_a_turn_belongs_to_one_seat() -> None:
    table, winner, others = at_toast()
    act(table, "toast", others[0])
    assert table.seats() == table.view(None).waiting_for == [winner]
    assert all(table.choices(seat) == [] for seat in others)
    assert refused(table, "pass", others[0]).reason == "core-not-your-turn"


def test_work_that_waits_runs_on_to_the_next_decision() -> None:
    table, winner, _ = at_toast()
    assert table.round == 1
    act(table, "done", winner)
    assert table.round == 2
    assert all(action.startswith("bid:") for seat in table.seats() for action in legal(table, seat))


def test_the_mover_is_the_first_of_the_seats_in_every_position() -> None:
    for seed in range(8):
        table = burrow(seed, players=3)
        chance = fast(f"movers {seed}")
        while table.outcome is None:
            assert table.mover() == table.seats()[0]
            play_randomly(table, chance, 1)


def test_choices_of_a_seat_that_is_not_there_are_none() -> None:
    table = burrow()
    assert table.choices(-1) == table.choices(2) == table.prompt(-1) == table.prompt(2) == []


def test_answers_and_passes_are_kept_when_a_table_is_saved() -> None:
    asked = burrow(players=3)
    act(asked, legal(asked, 1)[0], 1)
    open_window, _, others = at_toast()
    act(open_window, "pass", others[0])
    for table in (asked, open_window):
        again = BURROW.load(table.dump())
        assert again.seats() == table.seats()
        assert again.saved_steps() == table.saved_steps()


def test_answering_on_a_clone_is_no_answer_on_the_original() -> None:
    table = burrow(players=3)
    clone = table.clone()
    act(clone, legal(clone, 1)[0], 1)
    assert table.seats() == [0, 1, 2]
    assert clone.seats() == [0, 2]


def test_once_the_game_is_over_nobody_may_act() -> None:
    table = at_claims()
    act(table, "claim")
    assert table.seats() == []
    assert all(table.choices(seat) == [] for seat in range(3))
    assert refused(table, "pass", 0).reason == "core-game-over"


def test_a_game_that_is_over_says_so_to_who_asks_for_the_next_player() -> None:
    table = burrow(1)
    play_randomly(table, fast("over"))
    assert table.is_over()
    with pytest.raises(BadInput) as refusal:
        table.mover()
    assert refusal.value.code == "table/over"
    assert "over" in str(refusal.value)


def test_cards_that_are_put_together_begin_with_none() -> None:
    gathering = Gathering("discard", 2)
    assert (gathering.need, gathering.have, gathering.royals) == (2, 0, 0)
    assert (gathering.suits, gathering.place) == (0, -1)
