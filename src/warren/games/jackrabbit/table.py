"""One match of Jackrabbit in progress: hands, piles, stacks, and what the rules do with them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import DECK, bit, lowest, members, nth, same_rank, same_suit, size
from warren.core.facts import event, first, kind_of, seat_of, second
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.table import Outcome, Table
from warren.games.jackrabbit import scoring
from warren.games.jackrabbit.facts import (
    DEALT,
    DISCARD_PLACE,
    DISCARDED,
    DISCARDED_ON_TOP,
    DRAWN,
    DREW_FOR_PAIR,
    DREW_FOR_VISIT,
    DREW_REPLACEMENT,
    FOUND_NO_CARD,
    HAND_SCORED,
    LAID,
    NOTHING_FITS,
    PILES_LOW,
    PLAYED,
    RESHUFFLED,
    SCORED_DEADWOOD,
    SCORED_JACK,
    SCORED_OUT,
    SCORED_PAIR,
    SCORED_RUN,
    STARTS,
    TIED,
    TURN_LIMIT,
    WENT_OUT,
    WON,
)
from warren.games.jackrabbit.settings import Rules
from warren.games.jackrabbit.turn import PLAYS, Discard, NextHand
from warren.games.jackrabbit.view import JackrabbitView, check_cards

HAND_SIZE: Final = 10
LOW_PILES: Final = 2
NO_CARD: Final = -1


class JackrabbitTable(Table):
    """The truth. Sets of cards are masks (core/cards.py); a stack's order is in the journal, its top here."""

    def __init__(self, game: Game, setup: Setup, rules: Rules) -> None:
        super().__init__(game, setup, 2)
        self.rules = rules
        self.hands = vec[i64]([0, 0])
        self.tops = vec[i64]([NO_CARD, NO_CARD])
        self.pile: i64 = 0
        self.discards: i64 = 0
        self.discard_top: i64 = NO_CARD
        self.totals = vec[i64]([0, 0])
        self.starter: i64 = 0
        self.hand_number: i64 = 0
        self.turns: i64 = 0
        self.is_tied = False  # equal totals at the threshold: the next unequal ones decide (JB-13)

    # --- the deal ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The first player of the first hand is drawn at random, or set. JB-3."""
        self.starter = self.rules.first_player
        if self.starter < 0:
            self.starter = self.below(2)
        self.deal()

    def deal(self) -> None:
        """Ten cards each, the rest is the draw pile, the discard pile is empty. JB-1, JB-2."""
        self.forget()  # a fresh deck: nothing that was seen before tells where a card is now
        self.hand_number += 1
        self.tell(event(STARTS, self.starter, self.hand_number))
        self.hands = vec[i64]([0, 0])
        self.tops = vec[i64]([NO_CARD, NO_CARD])
        self.pile = DECK
        self.discards = 0
        self.discard_top = NO_CARD
        for _ in range(HAND_SIZE):
            self.draw(0, DEALT)
            self.draw(1, DEALT)
        self.push_turn(self.starter)

    def push_turn(self, seat: i64) -> None:
        self.push(PLAYS[seat])

    # --- what a turn does ----------------------------------------------------------------------------------------

    def fitting(self, stack: i64) -> i64:
        """The cards that may go on a stack: any on an empty one, else those of the top's rank or suit. JB-4."""
        return fitting_on(self.tops[stack])

    def playable(self, seat: i64) -> i64:
        """The cards of a hand that fit either stack."""
        return self.hands[seat] & (self.fitting(0) | self.fitting(1))

    def lay(self, seat: i64, stack: i64, card: i64) -> None:
        """Play a card on a stack; the other player draws for a pair (JB-5) and for a visit (JB-6)."""
        under = self.tops[stack]
        self.hands[seat] ^= bit(card)
        self.tops[stack] = card
        self.tell(event(PLAYED, seat, card, seat ^ stack))
        if under >= 0 and same_rank(under) & bit(card):
            self.draw_some(1 - seat, scoring.draws_for_pair(card), DREW_FOR_PAIR)
        if stack != seat:
            self.draw_some(1 - seat, 1, DREW_FOR_VISIT)
        self.end_turn(seat)

    def discard(self, seat: i64, cards: i64, top: i64) -> None:
        """Discard and draw as many; the discards join their pile after the draw. JB-8, JB-9."""
        self.hands[seat] ^= cards
        rest = cards ^ bit(top)
        while rest:
            self.tell(event(DISCARDED, seat, lowest(rest)))
            rest &= rest - 1
        self.tell(event(DISCARDED_ON_TOP, seat, top))
        self.draw_some(seat, size(cards), DREW_REPLACEMENT)
        self.discards |= cards
        self.discard_top = top
        self.end_turn(seat)

    def most_discards(self) -> i64:
        """No more may be discarded than both piles hold together. JB-8."""
        return size(self.pile | self.discards)

    def draw_some(self, seat: i64, count: i64, kind: i64) -> None:
        """Draw, reshuffling if the pile runs out; if cards still run short, draw what there is. JB-9."""
        while count > 0:
            if not self.pile:
                if not self.discards:
                    self.tell(event(FOUND_NO_CARD, seat, count))
                    return
                self.reshuffle()
            self.draw(seat, kind)
            count -= 1

    def draw(self, seat: i64, kind: i64) -> None:
        card = nth(self.pile, self.below(size(self.pile)))
        self.pile ^= bit(card)
        self.hands[seat] |= bit(card)
        self.tell(event(kind, seat, card))

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile. JB-9."""
        self.tell(event(RESHUFFLED, -1, size(self.discards)))
        self.pile = self.discards
        self.discards = 0
        self.discard_top = NO_CARD

    # --- the end of a turn, a hand, a match ----------------------------------------------------------------------

    def end_turn(self, seat: i64) -> None:
        self.turns += 1
        if self.is_hand_over(seat):
            self.score_hand()
            if self.is_decided():
                return
            if not self.is_at_turn_limit():
                self.starter = 1 - self.starter  # JB-3
                self.push(NextHand(self.starter))
        elif not self.is_at_turn_limit():
            self.push_turn(1 - seat)

    def is_hand_over(self, seat: i64) -> bool:
        """Checked after every turn, once all draws owed by it are done. JB-10, JB-11."""
        if not self.hands[seat]:
            self.tell(event(WENT_OUT, seat))
            return True
        left = size(self.pile | self.discards)
        if left <= LOW_PILES:
            self.tell(event(PILES_LOW, -1, left))
            return True
        outside = self.hands[0] | self.hands[1] | self.pile | self.discards
        if not outside & (self.fitting(0) | self.fitting(1)):
            self.tell(event(NOTHING_FITS, -1))
            return True
        return False

    def score_hand(self) -> None:
        """Each player scores their own stack, whoever played the cards onto it. JB-12."""
        self.unveil()  # cards left in hand are counted out for all to see
        is_out = not self.hands[0] or not self.hands[1]
        for seat in range(2):
            points = self.score_stack(seat)
            if not self.hands[seat]:
                points += scoring.GOING_OUT_POINTS
                self.tell(event(SCORED_OUT, seat, scoring.GOING_OUT_POINTS))
            if is_out or self.rules.deadwood_always:
                points += self.score_deadwood(seat)
            self.totals[seat] += points
            self.tell(event(HAND_SCORED, seat, self.totals[seat], points))

    def score_stack(self, seat: i64) -> i64:
        """Pairs (JB-12b), suited runs (JB-12c) and Jacks (JB-12d), from the bottom of the stack up."""
        stack = self.stack(seat)
        points: i64 = 0
        position: i64 = 0
        for card in stack:
            if position and same_rank(stack[position - 1]) & bit(card):
                points += scoring.PAIR_POINTS
                self.tell(event(SCORED_PAIR, seat, scoring.PAIR_POINTS, stack[position - 1], card))
            if scoring.is_jack(card):
                points += scoring.JACK_POINTS
                self.tell(event(SCORED_JACK, seat, scoring.JACK_POINTS, card))
            position += 1
        runs = scoring.best_runs(stack, self.rules.ace_high_runs)
        index: i64 = 0
        while index < len(runs):
            length = runs[index + 1] - runs[index] + 1
            points += length
            self.tell(event(SCORED_RUN, seat, length, stack[runs[index]], stack[runs[index + 1]]))
            index += 2
        return points

    def score_deadwood(self, seat: i64) -> i64:
        """Cards left in the hand count against it. JB-12e."""
        points: i64 = 0
        rest = self.hands[seat]
        while rest:
            card = lowest(rest)
            points += scoring.deadwood_points(card)
            self.tell(event(SCORED_DEADWOOD, seat, scoring.deadwood_points(card), card))
            rest &= rest - 1
        return points

    def is_decided(self) -> bool:
        """The higher total wins once somebody has reached the threshold; if they are equal, play on. JB-13."""
        mine, other = self.totals[0], self.totals[1]
        if self.rules.is_match:
            is_reached = mine >= self.rules.threshold or other >= self.rules.threshold
            if not is_reached and not self.is_tied:
                return False
            if mine == other:
                self.is_tied = True
                self.tell(event(TIED, -1, mine))
                return False
        reason = "jackrabbit-end-threshold" if self.rules.is_match else "jackrabbit-end-hand"
        if mine == other:
            self.tell(event(DRAWN, -1))
            self.finish(Outcome(reason, (), (mine, other)))
        else:
            winner = 0 if mine > other else 1
            self.tell(event(WON, winner, self.totals[winner]))
            self.finish(Outcome(reason, (winner,), (mine, other)))
        return True

    def is_at_turn_limit(self) -> bool:
        """A match that does not end is drawn. JB-13."""
        if not self.rules.turn_limit or self.turns < self.rules.turn_limit:
            return False
        self.tell(event(TURN_LIMIT, -1, self.turns))
        self.finish(Outcome("jackrabbit-end-turn-limit", (), (self.totals[0], self.totals[1])))
        return True

    # --- what can be seen, saved and copied ----------------------------------------------------------------------

    def stack(self, owner: i64) -> vec[i64]:
        """The cards of a stack, from the bottom up."""
        return stack_in(self.journal, owner)

    def observe(self, seat: i64) -> JackrabbitView:
        """Own hand; counts of the rest; the tops of discard pile and stacks. JB-2, JB-14."""
        view = JackrabbitView(self.game, self.setup)
        view.hand = self.hands[seat] if seat >= 0 else 0
        view.hand_sizes = [size(self.hands[0]), size(self.hands[1])]
        view.pile_size = size(self.pile)
        view.discard_size = size(self.discards)
        view.discard_top = self.discard_top
        view.tops = [self.tops[0], self.tops[1]]
        view.stack_sizes = [len(self.stack(0)), len(self.stack(1))]
        view.totals = [self.totals[0], self.totals[1]]
        view.starter = self.starter
        view.hand_number = self.hand_number
        view.turns = self.turns
        view.is_tied = self.is_tied
        view.picked = members(self.picked_by(seat))
        return view

    def census(self) -> list[int]:
        cards = members(self.hands[0]) + members(self.hands[1]) + members(self.pile) + members(self.discards)
        for owner in range(2):
            cards += [int(card) for card in self.stack(owner)]
        return sorted(cards)

    def picked_by(self, seat: i64) -> i64:
        """The cards that a seat is about to discard: only its own business until they are discarded."""
        if self.is_waiting():
            step = self.step()
            if isinstance(step, Discard) and step.seat == seat:
                return step.picked
        return 0

    def clone(self) -> JackrabbitTable:
        copy = JackrabbitTable(self.game, self.setup, self.rules)
        copy.adopt(self)
        copy.hands = self.hands[:]
        copy.tops = self.tops[:]
        copy.pile = self.pile
        copy.discards = self.discards
        copy.discard_top = self.discard_top
        copy.totals = self.totals[:]
        copy.starter = self.starter
        copy.hand_number = self.hand_number
        copy.turns = self.turns
        copy.is_tied = self.is_tied
        return copy

    def save(self) -> dict[str, list[int]]:
        return {
            "hands": [self.hands[0], self.hands[1]],
            "tops": [self.tops[0], self.tops[1]],
            "piles": [self.pile, self.discards, self.discard_top],
            "totals": [self.totals[0], self.totals[1]],
            "progress": [self.starter, self.hand_number, self.turns, int(self.is_tied)],
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        check_cards([*state["tops"], state["piles"][2]])
        self.hands[0], self.hands[1] = state["hands"]
        self.tops[0], self.tops[1] = state["tops"]
        self.pile, self.discards, self.discard_top = state["piles"]
        self.totals[0], self.totals[1] = state["totals"]
        self.starter, self.hand_number, self.turns, tied = state["progress"]
        self.is_tied = tied == 1
        if (self.hands[0] | self.hands[1] | self.pile | self.discards) & ~DECK or self.starter & ~1:
            raise ValueError("beyond the deck")


def fitting_on(top: i64) -> i64:
    """The cards that may go on a card (-1: on an empty stack). JB-4."""
    if top < 0:
        return DECK
    return same_suit(top) | same_rank(top)


def stack_in(journal: vec[i64], owner: i64) -> vec[i64]:
    """The cards played on one player's stack in this hand, from the bottom up."""
    stack = vec[i64]()
    for happened in journal:
        kind = kind_of(happened)
        if kind == PLAYED or (kind == LAID and second(happened) != DISCARD_PLACE):
            if seat_of(happened) ^ second(happened) == owner:
                stack = append(stack, first(happened))
    return stack
