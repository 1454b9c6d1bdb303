"""Cards as integers, and sets of cards as masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.core import cards
from warren.core.cards import CARD_TEXTS, DECK

SETS = st.sets(st.integers(0, 62))


def test_every_card_has_a_text_of_two_ascii_characters_that_leads_back_to_it() -> None:
    assert len(set(CARD_TEXTS)) == 52
    for card in range(52):
        assert cards.text(card).isascii()
        assert len(cards.text(card)) == 2
        assert cards.parse(cards.text(card)) == card


def test_cards_run_from_the_ace_of_clubs_to_the_king_of_diamonds() -> None:
    assert [cards.text(card) for card in (0, 1, 9, 10, 11, 12, 13, 26, 39, 51)] == (
        ["AC", "2C", "TC", "JC", "QC", "KC", "AS", "AH", "AD", "KD"]
    )


@pytest.mark.parametrize("text", ["", "7", "H7", "7h", "10H", "7HH", " 7H", "1C", "7♥", "XX"])
def test_a_text_that_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        cards.parse(text)


def test_rank_and_suit_of_a_card_are_those_in_its_text() -> None:
    for card in range(52):
        rank, suit = tuple(cards.text(card))
        assert cards.RANKS[cards.rank_of(card)] == rank
        assert cards.SUITS[cards.suit_of(card)] == suit


def test_the_named_ranks_are_where_their_letters_are() -> None:
    assert [cards.RANKS[rank] for rank in (cards.JACK, cards.KING)] == ["J", "K"]


def test_same_suit_and_same_rank_hold_every_card_that_shares_it_and_no_other() -> None:
    for card in range(52):
        rank, suit = tuple(cards.text(card))
        assert cards.members(cards.same_suit(card)) == [other for other in range(52) if CARD_TEXTS[other][1] == suit]
        assert cards.members(cards.same_rank(card)) == [other for other in range(52) if CARD_TEXTS[other][0] == rank]


def test_the_deck_holds_all_52_cards() -> None:
    assert cards.members(DECK) == list(range(52))
    assert cards.size(DECK) == 52


@given(SETS)
def test_a_mask_is_a_set_of_up_to_63_cards(some: set[int]) -> None:
    mask = cards.mask_of(list(some))
    assert cards.members(mask) == sorted(some)
    assert cards.size(mask) == len(some)


@given(SETS.filter(bool))
def test_the_lowest_and_the_nth_card_of_a_set_are_those_of_the_sorted_set(some: set[int]) -> None:
    mask = cards.mask_of(list(some))
    assert cards.lowest(mask) == min(some)
    assert [cards.nth(mask, n) for n in range(len(some))] == sorted(some)


@given(SETS, SETS)
def test_masks_join_and_meet_as_sets_do(one: set[int], other: set[int]) -> None:
    a, b = cards.mask_of(list(one)), cards.mask_of(list(other))
    assert cards.members(a | b) == sorted(one | other)
    assert cards.members(a & b) == sorted(one & other)
    assert cards.members(a & ~b) == sorted(one - other)


def test_every_single_card_has_its_own_bit_up_to_the_63rd() -> None:
    for card in range(63):
        assert cards.members(cards.bit(card)) == [card]
        assert cards.lowest(cards.bit(card)) == card


def test_there_is_no_64th_card() -> None:
    with pytest.raises(IndexError):
        cards.bit(63)
