"""Actions: integers, texts and JSON objects that mean the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.core.actions import PASS, ActionSpace, Field, Kinds, Span
from warren.core.cards import CARD_TEXTS
from warren.core.errors import BadActionText
from warren.core.messages import Thing
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import BURROW, LARGE

SPACE = ActionSpace(
    Span("move", Field("from", ["a1", "a2", "b1"]), Field("to", ["a1", "a2"])),
    Span("done"),
    Span("bet", Field("points", [str(number) for number in range(5)])),
)
SPACES = [SPACE, JACKRABBIT.actions, BURROW.actions]


@pytest.mark.parametrize("space", SPACES)
def test_every_action_comes_back_from_its_text_and_from_its_json_object(space: ActionSpace) -> None:
    for action in range(space.size):
        assert space.parse(space.text(action)) == action
        assert space.from_json(space.to_json(action)) == action
        assert space.text(action).isascii()
    assert len({space.text(action) for action in range(space.size)}) == space.size


def test_spans_follow_each_other_and_the_last_field_runs_fastest() -> None:
    assert [SPACE.text(action) for action in range(SPACE.size)] == [
        *("pass", "move:a1:a1", "move:a1:a2", "move:a2:a1", "move:a2:a2", "move:b1:a1", "move:b1:a2", "done"),
        *("bet:0", "bet:1", "bet:2", "bet:3", "bet:4"),
    ]
    assert [SPACE.start(kind) for kind in ("pass", "move", "done", "bet")] == [0, 1, 7, 8]


@pytest.mark.parametrize("space", SPACES)
def test_an_action_knows_its_kind(space: ActionSpace) -> None:
    for action in range(space.size):
        kind = int(space.kind(action))
        assert kind == space.start(space.text(action).partition(":")[0])
        assert space.span(action).kind == space.text(kind).partition(":")[0]
        assert space.spans[space.number(action)] is space.span(action)


def test_a_kind_that_is_added_follows_the_others_and_can_be_told_and_read() -> None:
    space = ActionSpace(Span("done"))
    first = space.add(Span("bet", Field("points", ["0", "1"]), rule="BU-1"))
    assert (first, space.size) == (2, 4)
    assert [space.text(action) for action in range(space.size)] == ["pass", "done", "bet:0", "bet:1"]
    assert space.parse("bet:1") == 3
    assert space.span(3).rule == "BU-1"
    with pytest.raises(ValueError, match="two spans of actions are of the kind bet"):
        space.add(Span("bet"))


def test_a_set_of_kinds_has_all_their_actions_and_no_others() -> None:
    moves = Kinds(SPACE, SPACE.start("move"))
    told = [SPACE.text(action) for action in range(SPACE.size) if moves.has(action)]
    assert told == [text for text in map(SPACE.text, range(SPACE.size)) if text.startswith("move")]
    moves.add(PASS)
    assert moves.has(PASS)
    assert not moves.has(SPACE.start("bet"))


def test_action_nought_is_pass_in_every_game() -> None:
    for space in SPACES:
        assert space.text(PASS) == "pass"
        assert space.parse("pass") == PASS == 0
        assert space.to_json(PASS) == {"kind": "pass"}


def test_a_json_object_names_its_fields() -> None:
    assert SPACE.to_json(4) == {"kind": "move", "from": "a2", "to": "a2"}
    assert JACKRABBIT.actions.to_json(JACKRABBIT.actions.parse("own:7H")) == {"kind": "own", "card": "7H"}


def test_the_actions_of_jackrabbit_keep_their_numbers() -> None:
    space = JACKRABBIT.actions
    assert [span.kind for span in space.spans] == ["pass", "own", "other", "discard", "top", "deal"]
    assert space.parse("deal") == 209 == space.size - 1
    for number, kind in enumerate(("own", "other", "discard", "top")):
        assert space.start(kind) == 1 + 52 * number
        assert [space.text(space.start(kind) + card) for card in range(52)] == [f"{kind}:{card}" for card in CARD_TEXTS]


def test_spaces_around_a_text_do_not_matter() -> None:
    assert SPACE.parse("  done\n") == 7


@pytest.mark.parametrize("text", ["", " ", "fly", "fly:a1", "Move:a1:a2", "done ~", ":done", "7", "pa ss"])
def test_an_unknown_kind_is_refused_and_told_which_kinds_there_are(text: str) -> None:
    with pytest.raises(BadActionText) as refusal:
        SPACE.parse(text)
    assert refusal.value.code == "action/kind"
    assert refusal.value.arguments == {"text": text, "kinds": ("pass", "move", "done", "bet")}


@pytest.mark.parametrize("text", ["move", "move:a1", "move:a1:b1", "move:a1:a2:a1", "move::", "move:A1:a2"])
def test_an_unknown_label_is_refused_and_told_the_form_with_an_example(text: str) -> None:
    with pytest.raises(BadActionText) as refusal:
        SPACE.parse(text)
    assert refusal.value.code == "action/text"
    assert refusal.value.arguments == {"text": text, "form": Thing("form", "move:<from>:<to>"), "example": "move:a1:a1"}


def test_a_kind_without_fields_takes_none() -> None:
    with pytest.raises(BadActionText) as refusal:
        SPACE.parse("pass:1")
    assert refusal.value.arguments["form"] == Thing("form", "pass")


@pytest.mark.parametrize("action", [-1, SPACE.size, 255, LARGE, -LARGE])
def test_a_number_that_is_no_action_has_neither_text_nor_json_object(action: int) -> None:
    assert action not in SPACE
    for told in (SPACE.text, SPACE.to_json):
        with pytest.raises(BadActionText) as refusal:
            told(action)
        assert refusal.value.code == "action/range"
        assert refusal.value.arguments == {"action": action, "last": SPACE.size - 1}


@pytest.mark.parametrize(
    "value",
    [
        {"kind": "move", "from": "a1"},
        {"kind": "move"},
        {"kind": "move", "from": "a1", "to": "a2", "by": "a1"},
        {"kind": "move", "from": "a1", "to": "b1"},
        {"kind": "move", "from": "a1", "To": "a2"},
        {"kind": "move", "from": "a1", "": "a2"},
    ],
)
def test_a_json_object_with_a_missing_extra_or_wrong_field_is_refused(value: dict[str, str]) -> None:
    with pytest.raises(BadActionText) as refusal:
        SPACE.from_json(value)
    assert refusal.value.code == "action/text"
    assert refusal.value.arguments["form"] == Thing("form", "move:<from>:<to>")
    assert "'from': 'a1', 'to': 'a1'" in str(refusal.value.arguments["example"])


def test_a_kind_without_fields_refuses_a_json_object_that_has_some() -> None:
    with pytest.raises(BadActionText):
        SPACE.from_json({"kind": "done", "card": "7H"})


@pytest.mark.parametrize("value", [{}, {"card": "7H"}, {"kind": ""}, {"kind": "fly"}, {"Kind": "done"}])
def test_a_json_object_of_no_known_kind_is_told_which_kinds_there_are(value: dict[str, str]) -> None:
    with pytest.raises(BadActionText) as refusal:
        SPACE.from_json(value)
    assert refusal.value.code == "action/kind"
    assert refusal.value.arguments["kinds"] == ("pass", "move", "done", "bet")


@given(st.text())
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    for space in SPACES:
        try:
            action = space.parse(text)
        except BadActionText:
            continue
        assert space.text(action) == text.strip()


NAMES = st.sampled_from(["kind", "from", "to", "card", "x"])


@given(st.dictionaries(NAMES, st.sampled_from(["move", "own", "a1", "7H"])))
def test_any_json_object_is_an_action_or_is_refused(value: dict[str, str]) -> None:
    for space in SPACES:
        try:
            action = space.from_json(value)
        except BadActionText:
            continue
        assert space.to_json(action) == value


@pytest.mark.parametrize("value", [None, 7, "own:7H", ["own", "7H"], {"kind": 7}, {"kind": ["own"]}, {}])
def test_what_is_no_json_object_of_a_known_kind_is_refused(value: object) -> None:
    with pytest.raises(BadActionText) as refusal:
        JACKRABBIT.actions.from_json(value)
    assert refusal.value.code == "action/kind"


@pytest.mark.parametrize("card", [None, 7, ["7H"], {"7H": 1}, True])
def test_a_field_that_is_no_text_is_refused(card: object) -> None:
    with pytest.raises(BadActionText) as refusal:
        JACKRABBIT.actions.from_json({"kind": "own", "card": card})
    assert refusal.value.code == "action/text"


@pytest.mark.parametrize("text", [None, 7, b"own:7H", ["own:7H"]])
def test_what_is_no_text_names_no_action(text: object) -> None:
    with pytest.raises(BadActionText) as refusal:
        JACKRABBIT.actions.parse(text)
    assert refusal.value.code == "action/kind"


def test_two_spans_of_one_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="of the kind hop"):
        ActionSpace(Span("hop"), Span("hop"))
