"""Setting up a position: what it holds, and what is refused with a sentence that says what is possible."""

from __future__ import annotations

from random import Random

import pytest

from playing import act, offered
from warren.core.errors import BadInput
from warren.games.jacked.position import position

from .helpers import board, deck, discards, hand, pegs, see
from .oracle import HANDS
from .test_with_oracle import a_position


def refusal(**given: object) -> BadInput:
    with pytest.raises(BadInput) as refused:
        position(**{"hands": ("2C", "3C", "", ""), **given})  # type: ignore[arg-type]
    return refused.value


@pytest.mark.rule("JK-B2")
def test_pegs_stand_where_they_are_put_and_the_others_are_in_jail() -> None:
    table = position(pegs="R1:0! R2:71 R3:home1 B1:5 B2:jail", hands=("2C", "", "", ""))
    assert board(table) == {"R1": "0!", "R2": "71", "R3": "home1", "B1": "5"}
    assert table.is_imagined


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize(("players", "jokers"), HANDS)
def test_every_card_is_in_one_place_and_the_deck_has_as_many_as_this_hand_leaves(players: int, jokers: int) -> None:
    counts = HANDS[(players, jokers)]
    for number in range(len(counts)):
        hands = ("2C 3C", "4C 5C", "6C", "")[:players]
        table = position(hands=hands, hand=number + 1, jokers=str(jokers))
        assert len(deck(table)) == 52 + jokers - players * sum(counts[: number + 1])
        assert len(table.census()) == len(set(table.census())) == 52 + jokers
        assert hand(table, 0) == {"2C", "3C"}


def test_discards_that_are_named_are_there() -> None:
    table = position(hands=("2C", "3C", "", ""), discards="KD JD")
    assert {"KD", "JD"} <= discards(table)


@pytest.mark.rule("JK-J3")
def test_who_is_to_play_is_jacked_by_a_jack_that_all_have_seen() -> None:
    table = position(hands=("2C", "3C", "4C", ""), to_play=2, is_jacked=True)
    (played,) = [fact for fact in see(table, 0).facts() if fact.kind == "played-jack"]
    assert (played.seat, str(played.args["card"])[0]) == (1, "J")
    assert str(played.args["card"]) in discards(table)
    assert offered(table, 2) == {"discard:4"}


def test_a_position_survives_being_bytes_and_drawn_from_its_views() -> None:
    for number in range(40):
        table, _ = a_position(Random(f"bytes {number}"))
        assert table.game.load(table.dump()).dump() == table.dump()
        for seat in range(int(table.players)):
            view = see(table, seat)
            assert table.game.sample(view, table.chance.spawn()).view(seat).dump() == view.dump()


@pytest.mark.parametrize("word", ["R5:1", "W1:1", "R1", "R1:72", "R1:home5", "R1:home1!", "R1:jail!", "R1:-1", "r1:1"])
def test_what_is_no_peg_with_its_place_is_refused(word: str) -> None:
    error = refusal(pegs=word)
    assert (error.code, error.arguments["text"], error.arguments["last"]) == ("position/peg", word, 71)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"pegs": "R1:5 R1:6"}, "position/peg-twice"),
        ({"pegs": "R1:5 B1:5"}, "position/space"),
        ({"pegs": "R1:home2 R2:home2"}, "position/space"),
        ({"pegs": "R1:5!"}, "position/blocker"),
        ({"pegs": "R1:18!"}, "position/blocker"),
        ({"pegs": "Y1:5", "hands": ("2C", "3C", "4C")}, "position/colour"),
        ({"pegs": "R1:home1 R2:home2 R3:home3 R4:home4"}, "position/over"),
        ({"hands": ("2C", "2C", "", "")}, "position/twice"),
        ({"hands": ("2C", "3C", "", ""), "discards": "3C"}, "position/twice"),
        ({"hands": ("1C", "", "", "")}, "position/card"),
        ({"hands": ("X1", "", "", "")}, "position/card"),
        ({"hands": ("", "2C", "", "")}, "position/no-cards"),
        ({"hands": ("2C", "3C", ""), "players": 4}, "position/hands"),
        ({"hands": ("2C 3C 4C 5C 6C 7C", "", "", "")}, "position/hand-size"),
        ({"hands": ("2C 3C 4C 5C 6C", "", "", ""), "hand": 2}, "position/hand-size"),
        ({"hand": 4}, "position/hand"),
        ({"hand": 0}, "position/hand"),
        ({"to_play": 4}, "seat/unknown"),
        ({"dealer": -1}, "seat/unknown"),
        ({"hands": ("JC JS JH JD", "", "", ""), "is_jacked": True}, "position/no-jack"),
        ({"discards": " ".join(rank + suit for rank in "456789TQK" for suit in "CS")}, "position/discards"),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(given: dict[str, object], code: str) -> None:
    if code == "position/discards":
        given = {**given, "hands": ("2C 3C 2D", "3S", "", "")}
    assert refusal(**given).code == code


def test_the_same_space_of_two_homes_is_not_the_same_place() -> None:
    assert pegs(position(pegs="R1:home2 B1:home2", hands=("2C", "", "", ""))) == "R1:home2 B1:home2"


def test_a_position_plays_on() -> None:
    table = position(pegs="R1:0! B1:5", hands=("9C 2C", "3C", "", ""))
    assert pegs(act(act(table, "move:9:R1"), "move:3:B1", 1)) == "R1:9 B1:8"
