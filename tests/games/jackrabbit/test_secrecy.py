"""What each player may know: JB-14, and of the stacks JB-2."""

from __future__ import annotations

import pytest

from playing import act, ended
from warren.core.cards import members, parse, text
from warren.core.facts import Fact
from warren.core.rng import fast
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .helpers import cards, hand, name, new, play_random_hand, play_random_turn, see
from .helpers import stack as true_stack

SPECTATOR = None


def words(facts: list[Fact], *kinds: str) -> list[tuple[int | None, str | int | None]]:
    """Who and which card, for facts of these kinds."""
    return [(fact.seat, fact.args["card"]) for fact in facts if fact.kind in kinds]


def shown(table: JackrabbitTable, seat: int | None) -> set[str]:
    return {text(card) for card in members(see(table, seat).hand)}


# --- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-14")
def test_a_player_sees_their_own_hand() -> None:
    table = new()
    for seat in range(2):
        assert shown(table, seat) == hand(table, seat)


@pytest.mark.rule("JB-14")
def test_of_the_others_hand_a_player_sees_only_the_count() -> None:
    table = position(hands=("7H 8H", "3C 4C 5C"))
    assert see(table, 0).hand_sizes == [2, 3]
    assert see(table, 1).hand_sizes == [2, 3]
    other = position(hands=("7H 8H", "KS QD JH"))
    assert see(table, 0).dump() == see(other, 0).dump()


@pytest.mark.rule("JB-14")
def test_a_spectator_sees_no_hand_but_both_counts() -> None:
    table = position(hands=("7H 8H", "3C 4C 5C"))
    assert shown(table, SPECTATOR) == set()
    assert see(table, SPECTATOR).hand_sizes == [2, 3]
    assert see(table, SPECTATOR).choices == []
    other = position(hands=("2D 9C", "KS QD JH"))
    assert see(table, SPECTATOR).dump() == see(other, SPECTATOR).dump()


@pytest.mark.rule("JB-14")
def test_a_player_does_not_see_what_the_other_may_do() -> None:
    table = position(hands=("7H 8H", "3C 4C"), to_play=1)
    assert see(table, 0).choices == []
    assert see(table, 0).prompt == []
    assert see(table, 0).waiting_for == [1]
    assert len(see(table, 1).choices) == 4


@pytest.mark.rule("JB-14")
def test_the_deal_is_remembered_by_its_owner_only() -> None:
    table = new()
    for seat in range(2):
        remembered = words(see(table, seat).facts(), "dealt")
        assert {card for who, card in remembered if who == seat} == hand(table, seat)
        assert [card for who, card in remembered if who != seat] == [None] * 10
    assert {card for _, card in words(see(table, SPECTATOR).facts(), "dealt")} == {None}


@pytest.mark.rule("JB-14")
@pytest.mark.rule("JB-5")
@pytest.mark.rule("JB-6")
def test_a_drawn_card_is_told_to_the_one_who_draws_it_only() -> None:
    table = position(hands=("JH KD", "9H"), stacks=("7S", "JD"))
    ear = table.listen()
    act(table, "other:JH")
    kinds = ("drew-for-pair", "drew-for-visit")
    drawn = hand(table, 1) - cards("9H")
    assert {card for _, card in words(ear.facts(1), *kinds)} == drawn
    assert words(ear.facts(0), *kinds) == [(1, None)] * 3
    assert words(ear.facts(SPECTATOR), *kinds) == [(1, None)] * 3
    assert words(see(table, 0).facts(), *kinds) == [(1, None)] * 3


# --- draw pile -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-14")
def test_of_the_draw_pile_everybody_sees_the_count() -> None:
    table = new()
    for seat in (0, 1, SPECTATOR):
        assert see(table, seat).pile_size == 32
    table = position(hands=("8C KD", "9S"), stacks=("7S", "3C"))
    act(table, "other:8C")
    assert see(table, 0).pile_size == 46


@pytest.mark.rule("JB-14")
def test_what_the_pile_holds_makes_no_difference_to_what_a_player_sees() -> None:
    """The other's hand and the pile change places."""
    one = position(hands=("7H", "3C 4C"), stacks=("KD", "KS"), pile="2D 4D 6D")
    two = position(hands=("7H", "2D 4D"), stacks=("KD", "KS"), pile="3C 4C 6D")
    assert see(one, 0).dump() == see(two, 0).dump()
    assert see(one, SPECTATOR).dump() == see(two, SPECTATOR).dump()
    assert see(one, 1).dump() != see(two, 1).dump()


# --- discard pile ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-14")
def test_of_the_discard_pile_everybody_sees_the_count_and_the_top_card() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    act(table, "discard:2C discard:9C discard:KS top:9C")
    for seat in (0, 1, SPECTATOR):
        assert see(table, seat).discard_size == 3
        assert see(table, seat).pile_size == 43
        assert name(int(see(table, seat).discard_top)) == "9C"


@pytest.mark.rule("JB-14")
def test_an_empty_discard_pile_has_no_top_card() -> None:
    assert see(new(), 0).discard_top == -1
    assert see(new(), 0).discard_size == 0


@pytest.mark.rule("JB-14")
@pytest.mark.rule("JB-8")
def test_of_several_discards_the_other_learns_the_number_and_the_top_card_only() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    ear = table.listen()
    act(table, "discard:2C discard:9C top:9C")
    for seat in (1, SPECTATOR):
        assert words(ear.facts(seat), "discarded", "discarded-on-top") == [(0, None), (0, "9C")]
        assert words(ear.facts(seat), "drew-replacement") == [(0, None), (0, None)]
    assert {card for _, card in words(ear.facts(0), "discarded", "discarded-on-top")} == cards("2C 9C")


@pytest.mark.rule("JB-14")
@pytest.mark.rule("JB-8")
def test_the_covered_discards_make_no_difference_to_what_the_other_sees() -> None:
    """9♣ on top both times; under it 2♣ or K♠, which the other never saw. Both draw the same."""
    one = position(hands=("2C 9C", "4H"), stacks=("7H", "8D"), pile="AS 2S 3S KS", seed="same")
    two = position(hands=("9C KS", "4H"), stacks=("7H", "8D"), pile="AS 2S 3S 2C", seed="same")
    assert see(one, 1).dump() == see(two, 1).dump()
    act(one, "discard:2C discard:9C top:9C")
    act(two, "discard:9C discard:KS top:9C")
    assert see(one, 1).dump() == see(two, 1).dump()
    assert see(one, SPECTATOR).dump() == see(two, SPECTATOR).dump()


@pytest.mark.rule("JB-14")
@pytest.mark.rule("JB-8")
def test_nobody_else_sees_which_cards_are_being_picked_for_a_discard() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    before = (see(table, 1).dump(), see(table, SPECTATOR).dump())
    ear = table.listen()
    act(table, "discard:2C discard:9C")
    assert (see(table, 1).dump(), see(table, SPECTATOR).dump()) == before
    assert ear.truth() == []
    assert [name(card) for card in see(table, 0).picked] == ["2C", "9C"]


@pytest.mark.rule("JB-14")
@pytest.mark.rule("JB-9")
def test_which_card_a_reshuffled_pile_gave_is_seen_by_the_one_who_drew_it_only() -> None:
    table = position(hands=("8C KD", "9S"), stacks=("7S", "3C"), pile="", discards="2D 4D 6D TD")
    act(table, "other:8C")
    assert words(see(table, 0).facts(), "drew-for-visit") == [(1, None)]
    assert (see(table, 0).pile_size, see(table, 0).discard_size, see(table, 0).discard_top) == (3, 0, -1)


# --- stacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-2")
@pytest.mark.rule("JB-14")
def test_of_a_stack_the_table_shows_the_top_card() -> None:
    table = position(hands=("2C KH", "3S 5D"), stacks=("7H 7C", "9S"))
    act(table, "own:2C")
    for seat in (0, 1, SPECTATOR):
        assert [name(top) for top in see(table, seat).tops] == ["2C", "9S"]


@pytest.mark.rule("JB-2")
@pytest.mark.rule("JB-14")
def test_a_view_shows_no_stack_but_its_top_only_the_memory_holds_the_rest() -> None:
    table = position(hands=("2C KH", "3S 5D"), stacks=("7H 7C", "9S"))
    beneath = {parse("7H")}
    for numbers in (see(table, 1).save()["tops"], see(table, 1).save()["piles"], see(table, 1).save()["hand"]):
        assert beneath.isdisjoint(numbers)


@pytest.mark.rule("JB-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_remembers_every_card_played_on_which_stack_and_by_whom(seat: int | None) -> None:
    table = new(9, length="hand", first_player=0)
    chance = fast("remember")
    for _ in range(12):
        if table.outcome is None:
            play_random_turn(table, chance)
    remembered: list[list[str]] = [[], []]
    for fact in see(table, seat).facts():
        if fact.kind == "played":
            assert fact.seat is not None
            owner = fact.seat if fact.args["stack"] == "own" else 1 - fact.seat
            remembered[owner].append(str(fact.args["card"]))
    assert remembered == [true_stack(table, 0), true_stack(table, 1)]
    assert sum(len(one) for one in remembered) > 5


@pytest.mark.rule("JB-2")
def test_everybody_is_told_what_the_last_turn_did() -> None:
    table = position(hands=("2C KH", "3S 5D"), stacks=("7H 7C", "9S"))
    ear = table.listen()
    act(table, "own:2C")
    for seat in (0, 1, SPECTATOR):
        told = [(fact.kind, fact.seat, fact.args) for fact in ear.facts(seat)]
        assert told == [("played", 0, {"card": "2C", "stack": "own"})]


@pytest.mark.rule("JB-2")
@pytest.mark.rule("JB-12")
def test_after_the_hand_everybody_is_told_what_the_stacks_scored() -> None:
    table = position(hands=("2C", "9H"), stacks=("", "TH JH QH QS"))
    ear = table.listen()
    ended(act(table, "own:2C"))
    for seat in (0, 1, SPECTATOR):
        facts = {(fact.kind, fact.seat): fact.args for fact in ear.facts(seat)}
        assert facts[("scored-run", 1)] == {"points": 3, "first": "TH", "last": "QH"}
        assert facts[("scored-pair", 1)] == {"points": 2, "below": "QH", "card": "QS"}
        assert facts[("scored-jack", 1)] == {"points": 2, "card": "JH"}
        assert facts[("hand-scored", 1)] == {"total": 6, "points": 6}


@pytest.mark.rule("JB-2")
@pytest.mark.rule("JB-14")
def test_of_a_stack_the_table_shows_the_count() -> None:
    table = position(hands=("2C KH", "3S 5D"), stacks=("7H 7C", ""))
    act(table, "own:2C own:3S")
    for seat in (0, 1, SPECTATOR):
        assert see(table, seat).stack_sizes == [3, 1]


@pytest.mark.rule("JB-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_a_hand_of_a_match_everybody_still_remembers_its_stacks_until_the_next_deal(seat: int | None) -> None:
    table = position(hands=("2C", "9H"), stacks=("7C 8C", "TH JH QH QS"), length="match")
    act(table, "own:2C")
    laid: list[list[str]] = [[], []]
    for fact in see(table, seat).facts():
        if fact.kind in ("laid", "played"):
            assert fact.seat is not None
            laid[fact.seat].append(str(fact.args["card"]))
    assert laid == [["7C", "8C", "2C"], ["TH", "JH", "QH", "QS"]]
    assert see(table, seat).stack_sizes == [3, 4]


# --- over whole games ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-14")
@pytest.mark.parametrize("seed", range(6))
def test_throughout_a_hand_a_player_is_never_told_a_card_that_only_the_other_has_seen(seed: int) -> None:
    table = new(seed, length="hand")
    chance = fast(f"secrets {seed}")
    ear = table.listen()
    secret_kinds = ("dealt", "drew-for-pair", "drew-for-visit", "discarded", "drew-replacement")
    for _ in range(1000):
        if table.outcome is not None:
            break
        play_random_turn(table, chance)
        for seat in range(2):
            facts = see(table, seat).facts()
            assert all(card is None for who, card in words(facts, *secret_kinds) if who != seat)
            assert all(card is not None for who, card in words(facts, *secret_kinds) if who == seat)
        assert all(card is None for _, card in words(see(table, SPECTATOR).facts(), *secret_kinds))
    for seat in range(2):
        assert all(card is None for who, card in words(ear.facts(seat), *secret_kinds) if who != seat)


@pytest.mark.rule("JB-14")
@pytest.mark.rule("JB-12e")
def test_hands_stay_hidden_when_a_hand_ends_without_deadwood() -> None:
    """J♣ in the other's hand and 2♦ in the pile, or the other way round: nobody else can tell, even afterwards."""
    one = position(hands=("8C KD", "9S JC"), stacks=("7S", "3C"), pile="2D 4D 6D")
    two = position(hands=("8C KD", "9S 2D"), stacks=("7S", "3C"), pile="JC 4D 6D")
    for table in (one, two):
        ended(act(table, "other:8C"))
    assert shown(one, 0) == cards("KD")
    assert see(one, 0).dump() == see(two, 0).dump()
    assert see(one, SPECTATOR).dump() == see(two, SPECTATOR).dump()


@pytest.mark.rule("JB-14")
def test_a_new_hand_begins_with_a_memory_of_its_own_deal_only() -> None:
    table = new(2, threshold=1000)
    play_random_hand(table, fast("forget"))
    act(table, "deal")
    for seat in range(2):
        facts = see(table, seat).facts()
        assert [fact.kind for fact in facts] == ["starts"] + ["dealt"] * 20
        assert {card for who, card in words(facts, "dealt") if who == seat} == hand(table, seat)


@pytest.mark.rule("JB-14")
def test_totals_and_the_number_of_the_hand_are_open() -> None:
    table = position(hands=("2C", "8C KD JH"), length="match", totals=(10, 3))
    act(table, "own:2C")
    for seat in (0, 1, SPECTATOR):
        assert see(table, seat).totals == [14, -1]
        assert see(table, seat).hand_number == 1
