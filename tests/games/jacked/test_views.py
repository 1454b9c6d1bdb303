"""What each player may know: JK-V1, and of JK-J3 and JK-J4 that nobody is reminded."""

from __future__ import annotations

import json
from random import Random

import pytest

from playing import act, offered
from warren.core.conformance import check_sample
from warren.core.facts import Fact
from warren.core.rng import fast
from warren.games.jacked.facts import CARDS
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import cards, deck, discards, hand, let_pass, new, see
from .test_with_oracle import a_position

SPECTATOR = None
PEGS = "R1:10 B1:30 G1:50 Y1:60"


def shown(table: JackedTable, seat: int | None) -> set[str]:
    return {CARDS[card] for card in see(table, seat).hand}


def words(facts: list[Fact], *kinds: str) -> list[tuple[int | None, str | int | None]]:
    return [(fact.seat, fact.args["card"]) for fact in facts if fact.kind in kinds]


# --- JK-V1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-V1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_sees_their_own_hand(players: int) -> None:
    table = new(players=players)
    for seat in range(players):
        assert shown(table, seat) == hand(table, seat)


@pytest.mark.rule("JK-V1")
def test_of_other_hands_everybody_sees_the_counts_only() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "4C", "5C 6C 7C", ""))
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert see(table, seat).hand_sizes == [2, 1, 3, 0]
    other = position(pegs=PEGS, hands=("2C 3C", "KD", "QD 9D 8D", ""), discards=" ".join(sorted(discards(table))))
    assert see(table, 0).json() == see(other, 0).json()
    assert see(table, 0).dump() == see(other, 0).dump()


@pytest.mark.rule("JK-V1")
@pytest.mark.parametrize("teams", [True, False])
def test_a_partner_sees_no_more_than_anybody_else(teams: bool) -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "4C", "5C 6C", "9C"), teams=teams)
    other = position(
        pegs=PEGS, hands=("KH QH", "4C", "5C 6C", "9C"), discards=" ".join(sorted(discards(table))), teams=teams
    )
    assert see(table, 2).dump() == see(other, 2).dump()
    assert shown(table, 2) == cards("5C 6C")


@pytest.mark.rule("JK-V1")
def test_a_spectator_sees_no_hand() -> None:
    table = new()
    assert shown(table, SPECTATOR) == set()
    assert see(table, SPECTATOR).choices == []
    assert {card for _, card in words(see(table, SPECTATOR).facts(), "dealt")} == {None}


@pytest.mark.rule("JK-V1")
def test_the_deal_is_told_to_its_owner_only() -> None:
    table = new(teams=True)
    for seat in range(4):
        dealt = words(see(table, seat).facts(), "dealt")
        assert {card for who, card in dealt if who == seat} == hand(table, seat)
        assert {card for who, card in dealt if who != seat} == {None}


@pytest.mark.rule("JK-V1")
def test_of_the_deck_everybody_sees_the_count_only() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "4C", "5C", "6C"))
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert see(table, seat).json()["state"] == {
            **json.loads(json.dumps(see(table, seat).shown())),
            "deck": len(deck(table)),
        }
        told = json.dumps(see(table, seat).json())
        assert not [card for card in deck(table) if f'"{card}"' in told]


@pytest.mark.rule("JK-V1")
def test_cards_played_and_discarded_lie_face_up() -> None:
    table = position(pegs=PEGS, hands=("JC 3C", "4C 9C", "5C", "6C"))
    act(act(table, "move:J:R1"), "discard:9", 1)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert {CARDS[card] for card in see(table, seat).discards} == discards(table) >= cards("JC 9C")
        assert words(see(table, seat).facts(), "played-jack", "played-plain", "discarded") == [(0, "JC"), (1, "9C")]


@pytest.mark.rule("JK-V1")
@pytest.mark.rule("JK-P4")
def test_a_forfeited_hand_is_seen_by_all() -> None:
    table = position(pegs="B1:30", hands=("9C QC", "4C", "", ""))
    act(table, "forfeit")
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert words(see(table, seat).facts(), "forfeited") == [(0, "9C"), (0, "QC")]
        assert cards("9C QC") <= {CARDS[card] for card in see(table, seat).discards}


@pytest.mark.rule("JK-V1")
def test_pegs_and_blockers_are_seen_by_all() -> None:
    table = position(pegs="R1:10 B1:18! G1:home2", hands=("2C", "3C", "4C", "5C"))
    for seat in (0, 1, 2, 3, SPECTATOR):
        state = see(table, seat).shown()
        assert isinstance(state["pegs"], dict)
        assert {peg: place for peg, place in state["pegs"].items() if place >= 0} == {"R1": 10, "B1": 18, "G1": 97}
        assert state["blockers"] == ["B"]


@pytest.mark.rule("JK-V1")
@pytest.mark.parametrize("jacked_play", ["strict", "memory"])
def test_throughout_a_game_nobody_is_told_a_card_that_only_another_holds(jacked_play: str) -> None:
    table = new(7, jacked_play=jacked_play, turn_limit=80, teams=True)
    chance = fast(f"secrets {jacked_play}")
    while table.outcome is None:
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
        for reader in range(4):
            facts = see(table, reader).facts()
            assert all((card is None) == (who != reader) for who, card in words(facts, "dealt"))
            assert shown(table, reader) == hand(table, reader)


@pytest.mark.rule("JK-V1")
@pytest.mark.rule("JK-J4")
def test_a_sample_holds_a_card_that_was_shown_by_mistake_until_it_is_played() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "9D 4C 5C", "5D", "6C"), to_play=1, jacked_play="memory")
    act(table, "discard:9", 1)
    for number in range(20):
        sample = table.game.sample(see(table, 0), fast(f"shown {number}"))
        assert isinstance(sample, JackedTable)
        assert "9D" in hand(sample, 1)


@pytest.mark.rule("JK-V1")
def test_a_sample_holds_no_card_that_would_have_been_played_before_another_of_its_rank() -> None:
    """Of two nines the one of clubs is played: who played that of diamonds held no other."""
    table = position(pegs=PEGS, hands=("9D 3C", "4C 5C", "5D 6D", "6C 7C"))
    act(table, "move:9:R1")
    for number in range(200):
        sample = table.game.sample(see(table, 1), fast(f"nines {number}"))
        assert isinstance(sample, JackedTable)
        assert hand(sample, 0).isdisjoint(cards("9C 9S 9H 9D"))


# --- JK-J3, JK-J4: nobody is reminded --------------------------------------------------------------------------------


def as_if(table: JackedTable, seat: int) -> JackedTable:
    """The same table, but for who is JACKED."""
    twin = table.clone()
    twin.jacked = seat
    return twin


def compare(one: JackedTable, other: JackedTable) -> None:
    """Nobody can tell these two apart."""
    for seat in (0, 1, 2, 3, SPECTATOR)[: int(one.players)]:
        assert see(one, seat).json() == see(other, seat).json()
        assert see(one, seat).dump() == see(other, seat).dump()
        if seat is not None:
            assert one.choices(seat) == other.choices(seat)
            assert one.prompt(seat) == other.prompt(seat)
            for action in one.choices(seat):
                draft, same = one.after(seat, [action]), other.after(seat, [action])
                assert (draft.choices, draft.ended, draft.is_complete) == (same.choices, same.ended, same.is_complete)
                assert draft.preview.dump() == same.preview.dump()
            for action in range(0, one.game.actions.size, 7):
                assert repr(one.explain(seat, action)) == repr(other.explain(seat, action))


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("where", [PEGS, "R1:10 G1:50 Y1:60", "B1:18! R1:15"])
def test_what_a_player_sees_does_not_differ_by_whether_they_are_jacked(where: str) -> None:
    table = position(pegs=where, hands=("2C 3C", "AC 7C 9C JC", "2H", "2D"), to_play=1, jacked_play="memory")
    compare(as_if(table, 1), as_if(table, -1))


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("number", range(25))
def test_in_any_position_what_anybody_sees_does_not_differ_by_who_is_jacked(number: int) -> None:
    dice = Random(f"reminded {number}")
    while True:
        table, _ = a_position(dice)
        if table.rules.is_memory:
            break
    (seat,) = table.seats()
    compare(as_if(table, seat), as_if(table, -1))


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("action", ["move:9:B1", "out:A:B", "move:J:B1"])
def test_after_the_move_nobody_sees_whether_a_call_would_be_right(action: str) -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "AC 7C 9C JC", "2H", "2D"), to_play=1, jacked_play="memory")
    compare(act(as_if(table, 1), action, 1), act(as_if(table, -1), action, 1))


@pytest.mark.rule("JK-J4")
def test_in_the_middle_of_a_seven_nobody_sees_whether_its_player_is_jacked() -> None:
    table = position(pegs="B1:30 B2:40 R1:10", hands=("2C 3C", "7C 9C", "2H", "2D"), to_play=1, jacked_play="memory")
    compare(act(as_if(table, 1), "seven:7:B1:3", 1), act(as_if(table, -1), "seven:7:B1:3", 1))


@pytest.mark.rule("JK-J4")
def test_a_win_that_waits_looks_the_same_whether_it_was_rightful_or_not() -> None:
    where = "B1:home4 B2:home3 B3:home2 B4:17"
    table = position(pegs=where, hands=("2C", "AC 9C", "2H", "2D"), to_play=1, jacked_play="memory")
    one, other = (let_pass(act(as_if(table, who), "move:A:B4", 1), 3, 0) for who in (1, -1))
    compare(one, other)


@pytest.mark.rule("JK-J4")
def test_trying_out_a_discard_or_a_call_does_not_tell_whether_it_is_right() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "9C 4C", "2H", "2D"), to_play=1, jacked_play="memory")
    for who in (1, -1):
        one = as_if(table, who)
        assert one.after(1, [one.game.actions.parse("discard:9")]).ended == "hidden"
        act(one, "move:9:B1", 1)
        for seat in (0, 2, 3):
            assert one.after(seat, [one.game.actions.parse("call")]).ended == "hidden"


@pytest.mark.rule("JK-J4")
def test_who_let_a_window_pass_is_seen_by_nobody_else() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "9C 4C", "2H", "2D"), to_play=1, jacked_play="memory")
    act(table, "move:9:B1", 1)
    before = [see(table, seat).dump() for seat in (0, 1, 2)]
    let_pass(table, 3)
    assert [see(table, seat).dump() for seat in (0, 1, 2)] == before


@pytest.mark.rule("JK-J4")
def test_a_discard_button_is_always_there() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "9C 4C", "2H", "2D"), to_play=1, jacked_play="memory")
    assert {"discard:9", "discard:4"} <= offered(table, 1)
    table = position(pegs="R1:10", hands=("2C 3C", "9C 4C", "2H", "2D"), to_play=1, jacked_play="memory")
    assert offered(table, 1) == {"discard:4", "discard:9", "forfeit"}


@pytest.mark.rule("JK-J3")
def test_in_memory_play_no_fact_tells_that_somebody_is_jacked() -> None:
    table = position(pegs=PEGS, hands=("JC 3C", "JS 4C", "2H", "2D"), jacked_play="memory")
    ear = table.listen()
    act(act(table, "move:J:R1"), "discard:J", 1)
    assert "jacked" not in {fact.kind for fact in ear.truth()}


@pytest.mark.rule("JK-J3")
def test_the_jacked_and_those_who_are_not_are_shown_the_same_rules() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "9C 4C", "2H", "2D"), to_play=1, jacked_play="memory")
    assert see(as_if(table, 1), 1).rules == see(as_if(table, -1), 1).rules


@pytest.mark.rule("JK-J2")
@pytest.mark.parametrize("jacked_play", ["strict", "memory"])
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_after_a_jack_for_a_player_without_cards_nobody_is_jacked_on_any_possible_table(
    viewer: int | None, jacked_play: str
) -> None:
    table = position("R1:10 B1:30", ("JS 2S", "", "2H 3H", "2D 3D"), jacked_play=jacked_play)
    act(table, "move:J:R1")
    sample = check_sample(JACKED, table, viewer, fast("sample"))
    assert isinstance(sample, JackedTable)
    assert sample.jacked == table.jacked == -1
