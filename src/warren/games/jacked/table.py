"""One game of JACKED in progress: pegs, hands, deck, and what the rules do with them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest, members, nth, size
from warren.core.facts import event, first, kind_of
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.table import Outcome, Table
from warren.games.jacked.board import HOME, JAIL, PEGS, Board, new_board
from warren.games.jacked.facts import (
    BACKED,
    CAME_OUT,
    DEALT,
    DISCARDED,
    FORFEITED,
    HAND_BEGINS,
    JACKED_FACT,
    JOKER,
    KILLED,
    KILLED_BY_SEVEN,
    KILLED_ON_CORNER,
    MOVED,
    MOVED_HOME,
    SHUFFLED,
    SPLIT,
    SPLIT_HOME,
    SWAPPED,
    TAKEN_BACK,
    TURN_LIMIT,
    WON,
    is_play,
    played,
)
from warren.games.jacked.ranks import FIRST_JOKER, JACK, RANK_MASKS, rank_of
from warren.games.jacked.ranks import JOKER as JOKER_RANK
from warren.games.jacked.settings import Rules
from warren.games.jacked.turn import CallWindow, Declare, NextHand, Play
from warren.games.jacked.view import JackedView, check_state


class JackedTable(Table):
    """The truth. Hands, deck and discards are masks of cards: 0 to 51, and jokers from 52 on."""

    def __init__(self, game: Game, setup: Setup, rules: Rules) -> None:
        super().__init__(game, setup, int(rules.players))
        self.rules = rules
        self.board = new_board(rules.side)
        self.hands = vec[i64]([0, 0, 0, 0])
        self.deck: i64 = 0
        self.discards: i64 = 0
        self.dealer: i64 = 0
        self.hand_number: i64 = 0  # of this deal, from 0 on
        self.turns: i64 = 0
        self.jacked: i64 = -1  # the player to act next, if they are JACKED
        self.barred: i64 = 0  # players who may not call for the rest of the hand
        self.before: Board | None = None  # in memory play, the board before the last move
        self.is_doubtful = False  # its player was JACKED: a call would be right

    # --- the deal ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The first dealer is drawn at random, or set. JK-P2."""
        self.dealer = self.rules.dealer
        if self.dealer < 0:
            self.dealer = self.below(self.players)
        self.shuffle()
        self.deal()

    def shuffle(self) -> None:
        """All cards are in the deck again. JK-P2."""
        self.forget()  # what was seen of the old deck tells nothing about the new one
        self.shuffle_in()
        self.hand_number = 0
        self.tell(event(SHUFFLED, self.dealer, size(self.deck)))

    def shuffle_in(self) -> None:
        """Every card is in the deck."""
        self.deck = bit(FIRST_JOKER + self.rules.jokers) - 1
        self.discards = 0

    def deal(self) -> None:
        """One hand for everybody; the player to the dealer's left begins. JK-P2."""
        count = self.rules.hands[self.hand_number]
        self.tell(event(HAND_BEGINS, self.dealer, self.hand_number + 1, count))
        self.jacked = -1
        self.barred = 0
        seat: i64 = 0
        while seat < self.players:
            drawn: i64 = 0
            while drawn < count:
                card = nth(self.deck, self.below(size(self.deck)))
                self.deck ^= bit(card)
                self.hands[seat] |= bit(card)
                self.tell(event(DEALT, seat, card))
                drawn += 1
            seat += 1
        self.push(Play((self.dealer + 1) % self.players, 0))

    def next_hand(self) -> None:
        """The next hand of this deal, or the deal passes to the left. JK-P2."""
        self.hand_number += 1
        if self.hand_number == len(self.rules.hands):
            self.dealer = (self.dealer + 1) % self.players
            self.shuffle()
        self.deal()

    # --- playing a card ------------------------------------------------------------------------------------------

    def movable(self, seat: i64) -> i64:
        return self.rules.movable(seat)

    def are_home(self, seat: i64) -> bool:
        """Whether all pegs of a player, or of a team, are in their Homes. JK-P5."""
        return self.board.are_home(self.movable(seat))

    def card_of(self, seat: i64, rank: i64) -> i64:
        """The card of that rank that a player would play: the lowest, for suits do not matter. -1: none."""
        held = self.hands[seat] & RANK_MASKS[rank]
        return lowest(held) if held else -1

    def play_card(self, seat: i64, played_as: i64) -> None:
        """Take a card out of the hand, face up; from 13 on, a joker stands for the rank. JK-CW."""
        card = self.card_of(seat, JOKER_RANK if played_as >= 13 else played_as)
        self.hands[seat] ^= bit(card)
        self.discards |= bit(card)
        if self.rules.is_memory:
            self.before = self.board.copy()
            self.is_doubtful = self.jacked == seat
        self.jacked = -1
        self.tell(event(played(played_as % 13), seat, card, played_as))
        if played_as >= 13:
            self.tell(event(JOKER, seat, card, played_as))

    def come_out(self, seat: i64, colour: i64) -> None:
        """A peg leaves Jail, and kills what stands on its Out space. JK-CA, JK-CK, JK-M3."""
        peg = self.board.in_jail(colour)
        place = self.board.corner(colour)
        self.kill_at(seat, place, KILLED_ON_CORNER)
        self.board.bring_out(peg)
        self.tell(event(CAME_OUT, seat, peg, place))

    def advance(self, seat: i64, peg: i64, steps: i64) -> None:
        """Forward, past other pegs, killing the one it lands on. JK-M1."""
        place = self.board.forward(peg, steps)
        self.board.lift(peg)
        if place < HOME:
            self.kill_at(seat, place, KILLED)
        self.board.put(peg, place)
        self.tell(event(MOVED_HOME if place >= HOME else MOVED, seat, peg, place, steps))

    def back(self, seat: i64, peg: i64) -> None:
        """Six spaces backwards. JK-CX."""
        place = self.board.backward(peg)
        self.board.lift(peg)
        self.kill_at(seat, place, KILLED)
        self.board.put(peg, place)
        self.tell(event(BACKED, seat, peg, place))

    def swap(self, seat: i64, peg: i64, other: i64) -> None:
        """Two pegs change places. JK-CT."""
        self.board.swap(peg, other)
        self.tell(event(SWAPPED, seat, peg, other))

    def split(self, seat: i64, peg: i64, steps: i64) -> None:
        """A part of a seven: whatever it passes or lands on is killed. JK-CS1, JK-CS2."""
        killed = self.board.passed(peg, steps)
        place = self.board.target(peg, steps)
        while killed:
            victim = lowest(killed)
            self.board.lift(victim)
            self.tell(event(KILLED_BY_SEVEN, seat, victim))
            killed &= killed - 1
        self.board.lift(peg)
        self.board.put(peg, place)
        self.tell(event(SPLIT_HOME if place >= HOME else SPLIT, seat, peg, place, steps))

    def kill_at(self, seat: i64, place: i64, kind: i64) -> None:
        victim = self.board.peg_at(place)
        if victim >= 0:
            self.board.lift(victim)
            self.tell(event(kind, seat, victim))

    # --- the end of a turn ---------------------------------------------------------------------------------------

    def end_play(self, seat: i64, played_as: i64) -> None:
        """A Jack JACKS the next player; then somebody may have won, or it is the next player's turn."""
        if played_as % 13 == JACK:
            self.jack_after(seat)
        self.end_turn(seat, self.are_home(seat))

    def jack_after(self, seat: i64) -> None:
        """The next player is JACKED, if they have cards; else the Jack is spent. JK-CJ, JK-J2."""
        following = (seat + 1) % self.players
        self.jacked = following if self.hands[following] else -1
        if self.jacked >= 0 and not self.rules.is_memory:
            self.tell(event(JACKED_FACT, self.jacked))

    def discard(self, seat: i64, rank: i64) -> None:
        """A JACKED player discards; a Jack passes it on. JK-J1, JK-J2."""
        card = self.card_of(seat, rank)
        self.hands[seat] ^= bit(card)
        self.discards |= bit(card)
        self.before = None
        self.is_doubtful = False
        self.jacked = -1
        self.tell(event(DISCARDED, seat, card))
        if rank == JACK:
            self.jack_after(seat)
        self.end_turn(seat, False)

    def forfeit(self, seat: i64) -> None:
        """The whole hand is shown and discarded; a Jack that waited is spent. JK-P4, JK-J4."""
        rest = self.hands[seat]
        while rest:
            self.tell(event(FORFEITED, seat, lowest(rest)))
            rest &= rest - 1
        self.discards |= self.hands[seat]
        self.hands[seat] = 0
        self.before = None
        self.is_doubtful = False
        self.jacked = -1
        self.end_turn(seat, False)

    def end_turn(self, seat: i64, is_won: bool) -> None:
        self.turns += 1
        if is_won:
            self.push(Declare(seat))
        else:
            self.push_next(seat)
        if self.rules.is_memory:
            self.open_window(seat, is_won)

    def push_next(self, seat: i64) -> None:
        """The next player who has cards, or the next hand. JK-P4."""
        if self.rules.turn_limit and self.turns >= self.rules.turn_limit:
            self.tell(event(TURN_LIMIT, -1, self.turns))
            self.finish(Outcome("jacked-end-turn-limit", (), self.scores()))
            return
        following = self.next_with_cards(seat)
        if following < 0:
            self.push(NextHand())
        else:
            self.push(Play(following, 0))

    def next_with_cards(self, seat: i64) -> i64:
        """The next player who has cards, oneself last; -1 if nobody has any."""
        passed: i64 = 0
        while passed < self.players:
            seat += 1
            if seat == self.players:
                seat = 0
            if self.hands[seat]:
                return seat
            passed += 1
        return -1

    def open_window(self, seat: i64, is_won: bool) -> None:
        """Others may call until the next player acts, or all have let it pass. JK-J3, JK-J4."""
        if self.outcome is not None:
            return
        closer = -1 if is_won else self.next_with_cards(seat)
        if closer == seat:
            closer = -1
        speakers = [
            other % int(self.players)
            for other in range(int(seat) + 1, int(seat) + int(self.players))
            if not self.barred & bit(other % int(self.players))
        ]
        if speakers or closer >= 0:
            self.push(CallWindow(seat, closer, *speakers))

    def take_back(self) -> None:
        """The board is as it was before the move that was called; a joker so discarded is no Jack. JK-J3, JK-J2."""
        before = self.before
        assert before is not None
        peg: i64 = 0
        while peg < PEGS:
            if before.places[peg] != self.board.places[peg]:
                self.tell(event(TAKEN_BACK, -1, peg, before.places[peg]))
            peg += 1
        self.board = before.copy()  # clones share it, and the board goes on to change
        self.before = None
        self.is_doubtful = False
        if rank_of(self.last_played()) == JOKER_RANK:
            self.jacked = -1

    def last_played(self) -> i64:
        """The card that was played last in this deal, whatever it stood for; -1: none was."""
        card: i64 = -1
        for told in self.journal:
            if is_play(kind_of(told)):
                card = first(told)
        return card

    def declare(self, seat: i64) -> None:
        """All pegs are home: the game is won, unless the move was taken back. JK-P5."""
        if not self.are_home(seat):
            self.push_next(seat)
            return
        self.tell(event(WON, seat))
        partner = (seat + 2) % 4
        winners = tuple(sorted((int(seat), int(partner)))) if self.rules.is_teams else (int(seat),)
        self.finish(Outcome("jacked-end-home", winners, self.scores()))

    def scores(self) -> tuple[int, ...]:
        """How many pegs of each player are home."""
        return tuple(self.home_count(seat) for seat in range(self.players))

    def home_count(self, seat: i64) -> int:
        colours = self.movable(seat) if self.rules.players == 2 else 0xF * bit(4 * seat)
        return sum(1 for peg in members(colours) if self.board.places[peg] >= HOME)

    # --- what can be seen, saved and copied ----------------------------------------------------------------------

    def observe(self, seat: i64) -> JackedView:
        """Own hand; counts of the others; discards and board. JK-V1."""
        view = JackedView(self.game, self.setup)
        view.hand = members(self.hands[seat]) if seat >= 0 else []
        view.hand_sizes = [size(self.hands[other]) for other in range(self.players)]
        view.deck_size = size(self.deck)
        view.discards = members(self.discards)
        view.places = [int(place) for place in self.board.places]
        view.blocked = int(self.board.blocked)
        view.dealer = int(self.dealer)
        view.hand_number = int(self.hand_number)
        view.turns = int(self.turns)
        view.barred = int(self.barred)
        if self.is_waiting():
            self.show_steps(view, seat)
        view.earlier = self.saved_before()
        return view

    def show_steps(self, view: JackedView, seat: i64) -> None:
        """What everybody sees that is waited for; whether the seat has let a window pass is its own business."""
        step = self.step()
        if isinstance(step, CallWindow):
            view.saved_window = step.parts()
            view.silent = step.progress_of(seat)
            step = self.under(step)
        view.saved_step = [self.game.step_code(step), *step.parts()]

    def saved_before(self) -> list[int]:
        before = self.before
        return [] if before is None else [*(int(place) for place in before.places), before.blocked]

    def census(self) -> list[int]:
        cards = members(self.deck) + members(self.discards)
        for seat in range(self.players):
            cards += members(self.hands[seat])
        return sorted(cards)

    def save(self) -> dict[str, list[int]]:
        return {
            "places": [int(place) for place in self.board.places],
            "hands": [int(hand) for hand in self.hands],
            "cards": [self.deck, self.discards],
            "progress": [self.dealer, self.hand_number, self.turns, self.jacked, self.barred, self.board.blocked],
            "before": self.saved_before(),
            "doubtful": [int(self.is_doubtful)],
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        check_state(state, self.rules)
        hands = state["hands"]
        self.hands = vec[i64](hands)
        self.deck, self.discards = state["cards"]
        self.dealer, self.hand_number, self.turns, self.jacked, self.barred, blocked = state["progress"]
        self.board = board_of(self.rules.side, state["places"], blocked)
        before = state["before"]
        self.before = board_of(self.rules.side, before[:PEGS], before[PEGS]) if before else None
        self.is_doubtful = state["doubtful"] == [1]

    def clone(self) -> JackedTable:
        copy = JackedTable(self.game, self.setup, self.rules)
        copy.adopt(self)
        copy.board = self.board.copy()
        copy.hands = self.hands[:]
        copy.deck = self.deck
        copy.discards = self.discards
        copy.dealer = self.dealer
        copy.hand_number = self.hand_number
        copy.turns = self.turns
        copy.jacked = self.jacked
        copy.barred = self.barred
        copy.before = self.before  # never changed, so it can be shared
        copy.is_doubtful = self.is_doubtful
        return copy


def board_of(side: i64, places: list[int], blocked: i64) -> Board:
    """A board with its pegs in these places."""
    board = new_board(side)
    for peg, place in enumerate(places):
        if place != JAIL:
            board.put(peg, place)
    board.blocked = blocked
    return board
