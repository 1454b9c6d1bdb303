"""What others can know of a trade: samples follow cards that changed hands unseen. JR-X13, JR-V1."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.jackrabbits.helpers import hand, sampler
from games.jackrabbits.pasts import odds_of
from playing import act
from warren.core.facts import event
from warren.core.rng import fast
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.facts import MATCHED
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def met(*hands: str, shown: str = "") -> RaceTable:
    """All rabbits are on one tower; cards that were shown before, by whoever has them, can be followed."""
    table = position(hands, ("tower-clubs",) * len(hands), phase="acquisition", special_trades=True)
    for word in shown.split():
        show(table, word)
    return table


def show(table: RaceTable, word: str) -> None:
    card = CARD_TEXTS.index(word)
    seat = next(seat for seat in range(table.players) if table.holds(seat, card))
    table.tell(event(MATCHED, seat, card))


@pytest.mark.rule("JR-X13", "JR-V1")
def test_what_was_given_as_said_is_known_to_all() -> None:
    table = act(met("7D 5S", "3C 9H", "2S"), "offer:1 say:7D ask:3C done accept give:7D give:3C")
    for seat in (2, None):
        drawn, chance = sampler(table, seat), fast("as agreed")
        for _ in range(20):
            sample = drawn.draw(chance)
            assert "7D" in hand(sample, 1)
            assert "3C" in hand(sample, 0)


@pytest.mark.rule("JR-X13", "JR-V1")
def test_of_a_lie_others_know_only_that_it_was_one_of_the_other_cards() -> None:
    table = met("7D 5S 9H", "3C", "2S", shown="7D 5S 9H")
    act(table, "offer:1 say:7D ask:3C done accept give:5S give:3C")
    beliefs = sampler(table, 2).beliefs
    assert odds_of(beliefs, "7D", 1) == 0.0
    assert odds_of(beliefs, "5S", 1) == odds_of(beliefs, "9H", 1) == 0.5
    for trader in (0, 1):
        known = sampler(table, trader).beliefs
        assert odds_of(known, "5S", 1) == 1.0


@pytest.mark.rule("JR-X13", "JR-V1")
def test_a_lie_with_one_other_card_is_no_secret() -> None:
    table = met("7D 5S", "3C", "2S", shown="7D 5S")
    act(table, "offer:1 say:7D ask:3C done accept give:5S give:3C")
    assert odds_of(sampler(table, 2).beliefs, "5S", 1) == 1.0


@pytest.mark.rule("JR-X13", "JR-V1", "JR-D4")
def test_a_royal_that_was_given_tells_that_no_other_card_was() -> None:
    table = met("7D KS 9H", "3C", "2S", shown="7D 9H")
    act(table, "offer:1 say:7D ask:3C done accept give:KS give:3C")
    beliefs = sampler(table, 2).beliefs
    assert odds_of(beliefs, "7D", 0) == odds_of(beliefs, "9H", 0) == 1.0


@pytest.mark.rule("JR-X13", "JR-V1")
def test_cards_that_were_just_received_are_not_given_back_in_the_same_trade() -> None:
    table = met("5S", "3C 9H", "2S", shown="5S 3C 9H")
    act(table, "offer:1 say:7D ask:4C done accept give:5S give:9H")
    beliefs = sampler(table, 2).beliefs
    assert odds_of(beliefs, "5S", 1) == 1.0
    assert odds_of(beliefs, "3C", 0) == odds_of(beliefs, "9H", 0) == 0.5


@pytest.mark.rule("JR-X13", "JR-V1")
def test_two_lies_are_as_likely_as_all_gifts_counted_one_by_one() -> None:
    """Seat 0 gives two of four cards, seat 1 one of three; then seat 0 shows a card."""
    own, theirs = ("2C", "5S", "9H", "7D"), ("3C", "6S", "TH")
    table = met(" ".join(own), " ".join(theirs), "2S", shown=" ".join(own + theirs))
    act(table, "offer:1 say:2C say:5S ask:8D done accept give:5S give:9H give:6S")
    worlds = [
        (set(own) - set(given) | {taken}, set(theirs) - {taken} | set(given))
        for given in combinations(own, 2)
        if set(given) != {"2C", "5S"}
        for taken in theirs
    ]
    compare(table, worlds)
    show(table, "2C")
    compare(table, [world for world in worlds if "2C" in world[0]])
    show(table, "9H")
    compare(table, [world for world in worlds if "2C" in world[0] and "9H" in world[1]])


def compare(table: RaceTable, worlds: list[tuple[set[str], set[str]]]) -> None:
    """Every card is as likely to be in the first hand as in these worlds, which are equally likely."""
    beliefs = sampler(table, 2).beliefs
    for card in set.union(*worlds[0]):
        expected = sum(card in world[0] for world in worlds) / len(worlds)
        assert odds_of(beliefs, card, 0) == pytest.approx(expected, abs=1e-9), card


@pytest.mark.rule("JR-X13", "JR-V1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_while_both_choose_samples_know_ones_own_gift_only(seat: int | None) -> None:
    table = act(met("7D 5S", "3C 9H", "2S"), "offer:1 say:7D ask:3C done accept give:5S")
    sample = sampler(table, seat).draw(fast("choosing"))
    assert sample.seats() == ([1] if seat == 0 else [0, 1])
    assert sample.view(seat).dump() == table.view(seat).dump()


@pytest.mark.rule("JR-X13", "JR-V1")
def test_cards_that_nobody_else_has_ever_seen_are_in_the_hands_to_which_they_were_given() -> None:
    table = act(met("7D 5S 9H", "3C 4H", "2S"), "offer:1 say:7D ask:3C done accept give:5S give:4H")
    for seat in (2, None):
        sample = sampler(table, seat).draw(fast("given"))
        assert [len(hand(sample, other)) for other in range(3)] == [3, 2, 1]
        assert sample.view(seat).dump() == table.view(seat).dump()
