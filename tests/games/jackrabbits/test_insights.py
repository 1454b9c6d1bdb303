"""What a page is told beside the view: sums, whole ways, cards that were seen; nothing that is hidden."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from playing import act
from warren.core.facts import Ear
from warren.core.rng import fast
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.insights import insights
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suggestions import Means, payments, suggestion
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView

MIXES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 2, "edition": "full", "special_access": True, "trailing_carrots": True},
    {"players": 4, "capital_aces": True, "additional_capital": True, "windfall_lottery": True},
)


def played(mix: dict[str, Any], seed: str) -> RaceTable:
    setup = JACKRABBITS.agree({"turn_limit": 40, **mix})
    table = JACKRABBITS.start(setup, seed, "fast", Ear(JACKRABBITS.facts))
    assert isinstance(table, RaceTable)
    return table


def seen(table: RaceTable, seat: int | None) -> dict[str, Any]:
    view = table.view(seat)
    assert isinstance(view, RaceView)
    return insights(view)


def cards(text: str) -> list[int]:
    return [CARD_TEXTS.index(word) for word in text.split()]


# --- where a journey can lead ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mix", MIXES, ids=["standard", "full", "capital"])
def test_every_way_can_be_drafted_as_it_is_told_and_leads_where_it_says(mix: dict[str, Any]) -> None:
    table, chance = played(mix, "ways"), fast("ways")
    tried = 0
    while table.outcome is None:
        seat = table.seats()[0]
        for way in seen(table, seat).get("outlook", ()):
            parts = [JACKRABBITS.actions.parse(part) for part in way["parts"]]
            draft = table.after(seat, parts)
            assert isinstance(draft.preview, RaceView)
            if draft.is_complete and draft.ended not in ("chance", "hidden"):
                assert draft.preview.shown()["rabbits"][seat] == way["place"]  # type: ignore[index]
                tried += 1
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    assert tried > 100


@pytest.mark.rule("JR-C4", "JR-T2")
def test_a_way_that_has_to_be_paid_comes_with_cards_that_pay_for_it() -> None:
    table = position(("2D 6D 9D", ""), ("citadel", "citadel"), phase="journey", dice=(3, 4))
    dear = [way for way in seen(table, 0)["outlook"] if way["price"]]
    assert dear
    assert all(way["price"] == 7 for way in dear)
    horses = [way for way in dear if any(part.startswith("horse:") for part in way["parts"])]
    assert horses
    assert horses[0]["parts"][-3:] == ["pay:2D", "pay:6D", "done"]


# --- what to pay with --------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-C1", "JR-C2")
def test_a_suggestion_loses_as_little_as_can_be() -> None:
    table = position(("2C 3C 4C 7C 9C KC", ""))
    means = Means(table, 0, 1)
    assert suggestion(means, 9, 0) == cards("9C")
    assert suggestion(means, 10, 0) == cards("3C 7C")
    assert suggestion(means, 8, 0) == cards("9C") or means.sum_of(suggestion(means, 8, 0)) == 9
    assert suggestion(means, 40, 0) == []


def test_a_royal_is_suggested_only_where_pips_are_not_enough_or_one_has_to_be_spent() -> None:
    table = position(("5C 6C KC", ""))
    means = Means(table, 0, 1)
    assert suggestion(means, 10, 0) == cards("5C 6C")
    assert suggestion(means, 12, 0) == cards("5C KC")
    assert suggestion(means, 10, 1) == cards("KC")


@pytest.mark.rule("JR-X4", "JR-X5")
def test_a_first_ace_counts_for_eleven_in_a_suggestion() -> None:
    table = position(("AC 2C", ""), capital_aces=True)
    means = Means(table, 0, 1)
    assert means.sum_of(cards("AC")) == 11
    assert suggestion(means, 10, 0) == cards("AC")
    assert suggestion(means, 13, 0) == cards("AC 2C")


def test_no_set_of_cards_is_cheaper_than_the_one_suggested() -> None:
    chance = fast("purses")
    for _ in range(60):
        hand = sorted({CARD_TEXTS[chance.below(26)] for _ in range(7)})
        table = position((" ".join(hand), ""), capital_aces=bool(chance.below(2)))
        means = Means(table, 0, 3)
        need = 1 + chance.below(24)
        found = suggestion(means, need, 0)
        held = list(means.worth)
        enough = [
            list(some)
            for size in range(1, len(held) + 1)
            for some in combinations(held, size)
            if means.sum_of(list(some)) >= need
        ]
        assert bool(found) == bool(enough)
        if found:
            royals, waste = _cost(means, found, need)
            assert (royals, waste) == min(_cost(means, some, need) for some in enough)


def _cost(means: Means, some: list[int], need: int) -> tuple[int, int]:
    return sum(card % 13 >= 10 for card in some), means.sum_of(some) - need


def test_a_card_that_another_price_needs_is_not_suggested_for_the_first() -> None:
    table = position(("7C 4C 4H 3H", ""))
    clubs, both = 0b1, 0b101
    assert payments(table, 0, [(both, 7), (clubs, 7)]) == [cards("4C 3H"), cards("7C")]
    assert payments(table, 0, [(clubs, 7), (clubs, 7)]) is None


# --- what is known -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-V1")
def test_cards_that_others_showed_are_known_until_they_are_gone() -> None:
    table = position(("4H 9C", "5S"), phase="journey", dice=(4, 6))
    assert seen(table, 1)["known"][0] == []
    act(table, "match:4H")
    assert seen(table, 1)["known"][0] == ["4H"]
    assert seen(table, None)["known"][0] == ["4H"]


@pytest.mark.rule("JR-V1", "JR-X13")
def test_cards_that_changed_hands_in_a_trade_are_known_to_those_who_saw_them() -> None:
    table = position(("7D 3C", "5S 9D"), phase="acquisition", special_trades=True)
    act(table, "offer:1 say:7D ask:5S done")
    act(table, "accept", 1)
    assert seen(table, 0)["sum"] == {
        "kind": "give",
        "need": 1,
        "have": 0,
        "is_exact": True,
        "cards": {"3C": 1, "7D": 1},
    }
    act(table, "give:7D")
    act(table, "give:9D", 1)
    assert seen(table, None)["known"] == [[], ["7D"]]
    assert seen(table, 0)["known"] == [["3C", "9D"], ["7D"]]
    assert seen(table, 1)["known"][0] == ["9D"]


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("mix", MIXES, ids=["standard", "full", "capital"])
def test_what_others_and_spectators_are_told_is_the_same_on_every_possible_truth(mix: dict[str, Any]) -> None:
    table, chance = played(mix, "secret"), fast("secret")
    for _ in range(120):
        if table.outcome is not None:
            return
        for seat in range(int(table.players)):
            view = table.view(seat)
            truth = JACKRABBITS.sampler(view).draw(chance)
            assert seen(truth, seat) == seen(table, seat)  # type: ignore[arg-type]
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])


# --- what is waited for ------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-D2")
def test_a_fight_says_who_has_to_exceed_what() -> None:
    table = position(("5S", "9S"), ("citadel", "citadel"), phase="acquisition")
    act(table, "attack:1 fight:5S done")
    moment = seen(table, None)["moment"]
    assert moment == {
        "what": "duel",
        "suits": ["spades"],
        "player": 1,
        "attacker": 0,
        "defender": 1,
        "place": "citadel",
        "need": 6,
        "attack": 5,
        "defence": 0,
    }
    assert seen(table, 1)["sum"]["suggestion"] == ["9S"]
    assert seen(table, 0)["sum"] is None


@pytest.mark.rule("JR-D2")
def test_before_the_first_card_of_a_fight_there_is_nothing_to_exceed() -> None:
    table = position(("5S", "9S"), ("citadel", "citadel"), phase="acquisition")
    act(table, "attack:1")
    moment = seen(table, None)["moment"]
    assert (moment["attack"], moment["defence"]) == (0, 0)


@pytest.mark.rule("JR-H2", "JR-H3")
def test_a_contest_tells_what_both_have_shown() -> None:
    table = position(("9H 2H X1", "3H 4H"), ("citadel", "tower-clubs"), phase="journey")
    act(table, "ride:palace-clubs")
    act(table, "contest prove:3H", 1)
    shown = seen(table, None)["moment"]
    assert (shown["visitor_shows"], shown["contester_shows"]) == ([], ["3H"])
    act(table, "prove:4H done", 1)
    act(table, "prove:9H")
    shown = seen(table, None)["moment"]
    assert (shown["visitor_shows"], shown["contester_shows"]) == (["9H"], ["3H", "4H"])


@pytest.mark.rule("JR-H2", "JR-H3")
def test_the_rules_of_a_contest_are_those_of_the_side_that_one_is_on() -> None:
    table = position(("9H 2H X1", "3H 4H"), ("citadel", "tower-clubs"), phase="journey")
    act(table, "ride:palace-clubs")
    act(table, "contest", 1)
    assert table.view(1).rules == ("JR-H2", "JR-H4")
    act(table, "prove:3H prove:4H done", 1)
    assert table.view(0).rules == ("JR-H3", "JR-H4")


@pytest.mark.rule("JR-L3", "JR-J1", "JR-T5", "JR-U2")
@pytest.mark.parametrize(
    ("where", "told"),
    [("citadel", {"JR-J1", "JR-J4"}), ("underground", {"JR-L3", "JR-T5"}), ("off-board", {"JR-L3", "JR-U2"})],
)
def test_the_rules_of_setting_out_are_those_of_where_one_is(where: str, told: set[str]) -> None:
    table = position(("", ""), (where, "citadel"), phase="journey")
    assert set(table.view(0).rules) & {"JR-J1", "JR-J4", "JR-L3", "JR-T5", "JR-U2"} == told


@pytest.mark.rule("JR-N1")
def test_how_many_cards_are_to_be_discarded_is_told() -> None:
    table = position(("2C 3C 4C 5C 6C 7C 8C 9C TC 2S 3S", ""), phase="journey")
    assert seen(table, 0)["discards"]["need"] == 2
    assert table.step().name == "set-out"


@pytest.mark.rule("JR-T2", "JR-C4", "JR-A1")
def test_a_payment_belongs_to_the_phase_of_what_is_paid_for() -> None:
    table = position(("2D 6D 9D", ""), ("citadel", "citadel"), phase="journey", dice=(3, 4))
    way = next(way for way in seen(table, 0)["outlook"] if way["price"])
    act(table, " ".join(way["parts"]).partition(" pay:")[0])
    assert (table.step().name, table.view(0).phase) == ("pay", "journey")
    table = position(("TC", ""), ("palace-clubs",), phase="acquisition")
    act(table, "claim")
    assert (table.step().name, table.view(0).phase) == ("pay", "acquisition")


@pytest.mark.rule("JR-N2")
def test_who_is_next_and_has_nobody_to_call_is_asked_to_roll() -> None:
    table = position(("", "2C 3C 4C 5C 6C 7C 8C 9C TC 2S 3S"), phase="acquisition")
    act(table, "rest")
    asked = [table.view(seat).asks for seat in (0, 1)]
    assert [one and one.message for one in asked] == ["jackrabbits-ask-call", "jackrabbits-ask-roll"]
