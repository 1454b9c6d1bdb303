"""Steps: Turn, Ask, Window, Anytime and Then, through Burrow and through a meadow that bends them."""

from __future__ import annotations

from itertools import permutations
from typing import Never

import pytest
from mypy_extensions import i64

from playing import act, legal, play_randomly, refused
from warren.core.actions import PASS, ActionSpace, Field, Span
from warren.core.errors import BadInput, IllegalAction
from warren.core.example import BurrowTable
from warren.core.facts import FactBook, FactKind, Part, event
from warren.core.game import Game
from warren.core.rng import fast
from warren.core.settings import Settings, Setup
from warren.core.step import Anytime, Ask, Gathering, Step, Turn, Window
from warren.core.table import Outcome, Table
from warren.core.view import View

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
    (ask,) = table._stack[-1:]
    assert [ask.progress_of(seat) for seat in (0, 1, -1)] == [[], [], []]
    bid = table.choices(1)[0]
    table.play(1, bid)
    (ask,) = table._stack[-1:]
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


# --- a meadow: windows that stay open, asks that need not be answered by all, prompts that tell less ---------------

_WORD = Field("word", ["hop", "nap"])
_ACTIONS = ActionSpace(Span("call", _WORD), Span("answer", _WORD), Span("go"))
_CALL, _ANSWER, _GO = _ACTIONS.start("call"), _ACTIONS.start("answer"), _ACTIONS.start("go")
_FACTS = FactBook(FactKind("called", "ME-1", Part("word", _WORD.labels)), FactKind("answered", "ME-2", Part("answers")))


class MeadowTable(Table):
    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup, 3)
        self.called: list[int] = []
        self.answers: list[int] = []

    def begin(self) -> None:
        self.push(Hop(0))
        self.push(Chatter(0))

    def observe(self, seat: i64) -> View:
        return View(self.game, self.setup)

    def save(self) -> dict[str, list[int]]:
        return {"called": self.called, "answers": self.answers}

    def restore(self, state: dict[str, list[int]]) -> None:
        self.called = state["called"][:]
        self.answers = state["answers"][:]


class Chatter(Window[MeadowTable]):
    """Everybody may call, again and again, even the closer; a call does not close it."""

    def __init__(self, closer: int) -> None:
        super().__init__([0, 1, 2], closer)

    def calls(self, t: MeadowTable, seat: i64) -> list[int]:
        return [_CALL, _CALL + 1]

    def called(self, t: MeadowTable, seat: i64, action: i64) -> None:
        t.called = [*t.called, int(seat)]
        t.tell(event(1, seat, action - _CALL))
        t.push(self)

    def parts(self) -> list[int]:
        return [self.closer]


class Hop(Turn[MeadowTable]):
    """A turn that hides from its player what else would be legal."""

    def choices(self, t: MeadowTable) -> list[int]:
        return [PASS, _GO]

    def prompt(self, t: MeadowTable, seat: i64) -> list[int]:
        return [_GO]

    def choose(self, t: MeadowTable, action: i64) -> None:
        t.push(Quick())


class Quick(Ask[MeadowTable]):
    """Anybody may answer at any time; two answers are enough."""

    def __init__(self) -> None:
        super().__init__([2, 0, 1])

    def choices(self, t: MeadowTable, seat: i64) -> list[int]:
        return [_ANSWER, _ANSWER + 1]

    def is_complete(self) -> bool:
        return sum(answer >= 0 for answer in self.answers) == 2

    def resolve(self, t: MeadowTable, answers: list[int]) -> None:
        t.answers = answers
        t.finish(Outcome("meadow-end", (), (0, 0, 0)))

    def parts(self) -> list[int]:
        return []


class Meadow(Game):
    def __init__(self, *more: type[Step[Never]]) -> None:
        super().__init__(
            "meadow",
            revision=1,
            rules=("ME-1", "ME-2"),
            settings=Settings("meadow"),
            actions=_ACTIONS,
            facts=_FACTS,
            steps=(Chatter, Hop, Quick, *more),
        )

    def blank(self, setup: Setup) -> Table:
        return MeadowTable(self, setup)

    def blank_view(self, setup: Setup) -> View:
        return View(self, setup)


MEADOW = Meadow()


def meadow() -> MeadowTable:
    table = MEADOW.new(1)
    assert isinstance(table, MeadowTable)
    return table


def test_a_call_that_puts_its_window_on_again_leaves_it_open() -> None:
    table = meadow()
    for seat in (1, 2, 1, 0):
        act(table, "call:nap", seat)
    assert table.called == [1, 2, 1, 0]
    assert table.seats() == [1, 2, 0]


def test_a_pass_before_a_call_is_kept_when_the_window_is_put_on_again() -> None:
    table = meadow()
    act(table, "pass", 1)
    act(table, "call:hop", 2)
    assert table.seats() == [2, 0]


def test_a_closer_who_is_also_a_speaker_is_offered_both_in_order() -> None:
    table = meadow()
    assert legal(table, 0) == ["pass", "call:hop", "call:nap", "go"]
    act(table, "call:hop", 0)
    assert table.called == [0]
    act(table, "go", 0)
    assert table.seats() == [2, 0, 1]


def test_a_prompt_may_tell_less_than_is_legal_inside_a_window_too() -> None:
    table = meadow()
    assert [MEADOW.actions.text(action) for action in table.prompt(0)] == ["call:hop", "call:nap", "go"]
    view = table.view(0)
    assert len(view.prompt) == 3
    assert len(view.choices) == 4


def test_an_ask_may_be_complete_before_all_have_answered() -> None:
    table = meadow()
    act(table, "go", 0)
    act(table, "answer:nap", 1)
    assert table.seats() == [2, 0]
    act(table, "answer:hop", 2)
    assert table.answers == [_ANSWER, -1, _ANSWER + 1]
    assert table.outcome is not None


def test_a_game_written_outside_the_package_survives_being_bytes_at_every_step() -> None:
    for seed in range(4):
        table = meadow()
        chance = fast(f"meadow {seed}")
        for _ in range(40):
            again = MEADOW.load(table.dump())
            assert again.dump() == table.dump()
            assert all_views(again) == all_views(table)
            play_randomly(table, chance, 1)


class Nobody(Ask[MeadowTable]):
    """Asks nobody at all."""

    def __init__(self) -> None:
        super().__init__([])

    def resolve(self, t: MeadowTable, answers: list[int]) -> None:
        t.answers = [*t.answers, len(answers)]
        t.push(Hush())


class Hush(Window[MeadowTable]):
    """A window in which nobody may speak."""

    def __init__(self) -> None:
        super().__init__([])

    def closed(self, t: MeadowTable) -> None:
        t.called = [*t.called, 7]
        t.push(Hop(2))


def test_an_ask_of_nobody_and_a_window_for_nobody_are_over_at_once() -> None:
    table = meadow()
    table.push(Nobody())
    table.run_on()
    assert table.answers == [0]
    assert table.called == [7]
    assert table.seats() == [2]


class Graze(Anytime[MeadowTable]):
    """Everybody eats when they like, three times at most."""

    def __init__(self, first: int) -> None:
        self.first = first

    def seats(self, t: MeadowTable) -> list[int]:
        order = [(self.first + number) % 3 for number in range(3)]
        return [seat for seat in order if t.called.count(seat) < 3]

    def choices(self, t: MeadowTable, seat: i64) -> list[int]:
        return [_GO]

    def act(self, t: MeadowTable, seat: i64, action: i64) -> None:
        t.called = [*t.called, int(seat)]
        t.tell(event(1, seat, 0))
        if len(t.called) == 9:
            t.finish(Outcome("meadow-grazed", (), (3, 3, 3)))
        else:
            t.push(Graze((int(seat) + 1) % 3))

    def parts(self) -> list[int]:
        return [self.first]


def grazing() -> MeadowTable:
    table = Meadow(Graze).new(1)
    assert isinstance(table, MeadowTable)
    table._stack.clear()
    table.push(Graze(0))
    return table


def test_without_turns_anybody_acts_as_often_as_they_like_and_it_happens_at_once() -> None:
    table = grazing()
    assert table.seats() == table.view(None).waiting_for == [0, 1, 2]
    act(table, "go", 2)
    act(table, "go", 2)
    assert table.called == [2, 2]
    assert [fact.seat for fact in table.view(0).facts()] == [2, 2]
    act(table, "go", 2)
    assert table.seats() == [0, 1]
    assert table.choices(2) == []
    assert refused(table, "go", 2).reason == "core-not-your-turn"
    assert refused(table, "pass", 1).reason == "core-not-offered"


def test_without_turns_search_and_learning_see_everybody_act_in_order() -> None:
    table = grazing()
    while table.outcome is None:
        table.do(table.mover(), _GO)
    assert table.called == [0, 1, 2] * 3


def test_without_turns_a_draft_goes_on_after_one_has_acted() -> None:
    table = grazing()
    draft = table.after(1, [_GO, _GO])
    assert (draft.is_complete, draft.ended, draft.choices) == (True, "", [_GO])
    assert table.called == []


def test_a_step_without_turns_survives_being_bytes() -> None:
    table = grazing()
    act(table, "go", 1)
    again = table.game.load(table.dump())
    assert (again.seats(), again.dump()) == (table.seats(), table.dump()) == ([2, 0, 1], table.dump())


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
