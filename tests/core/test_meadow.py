"""A meadow bends steps: windows that stay open, asks that not all need answer, prompts that tell less, no turns."""

from __future__ import annotations

from typing import Never

from mypy_extensions import i64

from playing import act, legal, play_randomly, refused
from warren.core.actions import PASS, ActionSpace, Field, Span
from warren.core.facts import FactBook, FactKind, Part, event
from warren.core.game import Game
from warren.core.rng import fast
from warren.core.settings import Settings, Setup
from warren.core.step import Anytime, Ask, Step, Turn, Window
from warren.core.table import Outcome, Table
from warren.core.view import View

from .helpers import all_views

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
    table.drop_steps()
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
