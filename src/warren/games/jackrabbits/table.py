"""One race in progress: cards, rabbits, dice, and what the rules do with them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.step import Step
from warren.core.table import Outcome
from warren.games.jackrabbits.actions import ACTIONS, CALL
from warren.games.jackrabbits.deck import (
    COURT,
    EVERYBODY,
    JOKERS,
    MOST_JOKERS,
    MOST_PLAYERS,
    NO_CARD,
    OFF_BOARD,
    PILE,
    PIP_RANKS,
    PLACES,
    RANK_BIT,
    ROYAL_RANKS,
    SPENT,
    STACK,
)
from warren.games.jackrabbits.facts import (
    ARRIVED,
    BEGINS,
    DEALT,
    NOTHING_TO_DRAW,
    RESHUFFLED,
    STUCK,
    TURN,
    TURN_LIMIT,
    WON,
)
from warren.games.jackrabbits.land.tiles import CITADEL
from warren.games.jackrabbits.reasons import why_not_call
from warren.games.jackrabbits.ruleset import Ruleset
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.spots import NOT_KNOWN
from warren.games.jackrabbits.stacks import Stacks
from warren.games.jackrabbits.turn.acquisition import CLAIM_PRICE, AcquisitionPhase
from warren.games.jackrabbits.turn.falling import IS_BROUGHT
from warren.games.jackrabbits.turn.increment import EndTurn, Increment
from warren.games.jackrabbits.turn.journey import SetOut
from warren.games.jackrabbits.turn.limit import TooMany, maybe_trim, surplus
from warren.games.jackrabbits.turn.lottery import Roll
from warren.games.jackrabbits.view import RaceView, check_state

FIRST_HAND: Final = 3
"""Cards dealt to each player. JR-S1."""

PHASES: Final[list[list[Step[RaceTable]]]] = [
    [EndTurn(seat), Increment(seat), AcquisitionPhase(seat), Roll(seat)] for seat in range(MOST_PLAYERS)
]
"""By seat: the four phases of a turn, the last one first. Steps are frozen: all tables share these. JR-L1 to JR-I1."""


class RaceTable(Stacks):
    """The truth."""

    def __init__(self, game: Game, setup: Setup, rules: Ruleset) -> None:
        super().__init__(game, setup, rules)
        self.marks = vec[i64]()  # what rules remember; see slots.py, and `clear`
        self.rabbits = vec[i64]()  # by seat: a hexagon, or off-board
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # that were ended
        self.dice: i64 = 0  # 6 * first + second, each from 0 to 5
        self.price: i64 = 0  # of this turn; 0 before the roll
        self.matches: i64 = 0  # cards shown in the lottery of this turn
        self.passport: i64 = NO_CARD  # shown before the roll of this turn; once the flight is over, `FLOWN`
        self.idle: i64 = 0  # turns in a row in which nobody drew, paid or moved; -1 if somebody did in this one
        self.trail = vec[i64]()  # road ends that the rabbit on its journey came in by; JR-J5
        self.spots: i64 = NOT_KNOWN  # where rules take tolls or hold rabbits: see `spots_of`

    def clear(self) -> None:
        """No card lies anywhere, and all are on the citadel. Not done for a clone, which has its own at once."""
        self.cards = vec[i64]([0] * (int(SLOTS.places) * STACK))
        self.marks = vec[i64]([0] * int(SLOTS.marks))
        self.rabbits = vec[i64]([CITADEL] * MOST_PLAYERS)

    # --- set-up --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The court is laid, the pile shuffled, three cards dealt; the first player is drawn or set. JR-S1, JR-S2."""
        self.lay_out()
        seat: i64 = 0
        while seat < self.players:
            dealt: i64 = 0
            while dealt < FIRST_HAND:
                self.tell(event(DEALT, seat, self.take_from_pile(seat)))
                dealt += 1
            seat += 1
        first = self.rules.first
        if first < 0:
            first = self.below(self.players)
        self.tell(event(BEGINS, first))
        self.start_turn(first)

    def lay_out(self) -> None:
        """All royals and jokers in the court, all pips in the pile, tokens where they start. JR-S1."""
        for suit in self.rules.stacks:
            if suit == JOKERS:
                self.cards[COURT * STACK + suit] = MOST_JOKERS
            else:
                self.cards[COURT * STACK + suit] = ROYAL_RANKS
                self.cards[PILE * STACK + suit] = PIP_RANKS
        for rule in self.rules.lays_out:
            rule.lays_out(self)

    # --- cards ---------------------------------------------------------------------------------------------------

    def move_card(self, card: i64, source: i64, target: i64) -> None:
        suit, mask = card // 13, RANK_BIT[card % 13]
        self.cards[source * STACK + suit] &= ~mask
        self.cards[target * STACK + suit] |= mask
        if target >= PLACES:
            self.may_lie_aside = EVERYBODY
        for rule in self.rules.card_moves:
            rule.card_moves(self, card, source)

    def added(self) -> i64:
        """What rules have added to the sum of the dice, in the price of this turn."""
        return self.price - self.dice // 6 - self.dice % 6 - 2

    def claim_price(self, royal: i64) -> i64:
        """What a royal in the court costs now. JR-A1."""
        price: i64 = CLAIM_PRICE
        for rule in self.rules.raises:
            price += rule.raises(self, royal)
        return price

    def spend(self, card: i64, source: i64) -> None:
        """A card is spent or discarded: a royal or a joker returns to the court. JR-C2, JR-C3, JR-N3."""
        self.move_card(card, source, SPENT if card % 13 < 10 and card // 13 != JOKERS else COURT)

    # --- drawing -------------------------------------------------------------------------------------------------

    def draw(self, seat: i64, kind: i64) -> None:
        """Draw one card from the pile, if there is any; then it is seen whether the hand has too many. JR-I2."""
        if self.draw_card(seat, kind):
            maybe_trim(self, seat)

    def draw_card(self, seat: i64, kind: i64) -> bool:
        """Draw one card, as one of several that are drawn together; False if there is none."""
        if self.count(PILE) == 0 and not self.reshuffle():
            self.tell(event(NOTHING_TO_DRAW, seat))
            return False
        self.idle = -1
        self.tell(event(kind, seat, self.take_from_pile(seat)))
        return True

    def take_from_pile(self, seat: i64) -> i64:
        card = self.nth_card(PILE, self.below(self.count(PILE)))
        self.move_card(card, PILE, seat)
        return card

    def reshuffle(self) -> bool:
        """The spent lot becomes the pile, or what rules have beside it; False if nothing is left. JR-I2."""
        count = self.count(SPENT)
        if count == 0:
            for rule in self.rules.refills:
                if rule.refills(self):
                    return True
            return False
        self.move_all(SPENT, PILE)
        self.tell(event(RESHUFFLED, -1, count))
        return True

    # --- the turn ------------------------------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        """Four phases, the first on top. JR-L1 to JR-I1."""
        self.turn = seat
        self.price = 0
        self.matches = 0
        self.passport = NO_CARD
        self.trail = vec[i64]()
        marks = self.marks
        for mark in SLOTS.of_turn:
            marks[mark] = 0
        self.tell(event(TURN, seat, self.turns + 1))
        for rule in self.rules.turn_starts:
            rule.turn_starts(self, seat)
        for phase in PHASES[seat]:
            self.push(phase)

    def bare(self) -> RaceTable:
        """The same table, on which nothing is waited for."""
        copy = self.clone()
        copy.drop_steps()
        return copy

    def skip_step(self) -> None:
        """Leave out what would come next: for positions that are set up."""
        self._pop()

    def depart(self, seat: i64) -> None:
        """The journey of this turn, unless it is of another kind. JR-J1, JR-F1."""
        for rule in self.rules.departs:
            if rule.departs(self, seat):
                return
        self.push(SetOut(seat))

    def end_turn(self, seat: i64) -> None:
        """The next player's turn, unless the game has come to an end. JR-N2, JR-G1, JR-G2."""
        self.turns += 1
        self.idle += 1
        if self.rules.turn_limit and self.turns >= self.rules.turn_limit:
            self.tell(event(TURN_LIMIT, -1, self.turns))
            self.finish(Outcome("jackrabbits-end-turn-limit", (), self.scores()))
        elif self.idle >= self.players and self.count(PILE) + self.count(SPENT) + self.count_hidden() == 0:
            self.tell(event(STUCK, -1))
            self.finish(Outcome("jackrabbits-end-stuck", (), self.scores()))
        else:
            following = (seat + 1) % self.players
            self.start_turn(following)
            if not self.rules.is_limit_strict:
                self.maybe_open_window(following)

    def maybe_open_window(self, closer: i64) -> None:
        """Somebody holds too many cards, for all to count: until the next player acts others may call it. JR-N2."""
        over: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if surplus(self, seat) > 0:
                over |= bit(seat)
            seat += 1
        if over:
            self.push(TooMany(over, closer, self.players))

    # --- rabbits -------------------------------------------------------------------------------------------------

    def is_off_board(self, seat: i64) -> bool:
        return self.rabbits[seat] == OFF_BOARD

    def leave_place(self, seat: i64) -> None:
        """A rabbit sets out, even if it comes back (JR-J6), or is moved."""
        for rule in self.rules.leaves:
            rule.leaves(self, seat)

    def place_rabbit(self, seat: i64, hexagon: i64) -> None:
        self.leave_place(seat)
        self.rabbits[seat] = hexagon
        self.idle = -1

    def reach(self, seat: i64, hexagon: i64, came: i64) -> None:
        """A journey comes to a hexagon, by a road end or straight (-1): it ends there, unless a rule lets it go on."""
        for rule in self.rules.reaches:
            if rule.reaches(self, seat, hexagon, came):
                return
        self.arrive(seat, hexagon)

    def arrive(self, seat: i64, hexagon: i64) -> None:
        """A journey ends on a hexagon; who may object does so now. JR-J3, JR-J7, JR-H1."""
        self.place_rabbit(seat, hexagon)
        self.tell(event(ARRIVED, seat, hexagon))
        for rule in self.rules.arrives:
            rule.arrives(self, seat, hexagon)

    def rivals_on(self, seat: i64) -> i64:
        """The other rabbits on a player's hexagon, as a mask; none off-board. JR-U3, JR-D5."""
        found: i64 = 0
        here = self.rabbits[seat]
        other: i64 = 0
        while other < self.players:
            if other != seat and here != OFF_BOARD and self.rabbits[other] == here:
                found |= bit(other)
            other += 1
        return found

    # --- the end -------------------------------------------------------------------------------------------------

    def check_win(self, seat: i64) -> bool:
        """On the citadel, in one's own turn, with three royals that meet the objective: won, at once. JR-O1."""
        if self.rabbits[seat] != CITADEL or seat != self.turn or not self.meets_objective(seat):
            return False
        if self.marks[IS_BROUGHT]:
            return False  # no win by a save; JR-E0g
        self.tell(event(WON, seat))
        self.finish(Outcome("jackrabbits-end-won", (int(seat),), self.scores()))
        return True

    # --- what can be asked, seen, saved and copied -------------------------------------------------------------------

    def explain(self, seat: int, action: int) -> Reason | None:
        """A call with nothing to call says so, to whom nobody waits for, too. JR-N2."""
        is_call = action in ACTIONS and ACTIONS.kind(action) == CALL
        if is_call and self.is_waiting() and self._is_seat(seat) and seat not in self.step().known_seats(self):
            return why_not_call(self, seat, action - CALL, 0)
        return super().explain(seat, action)

    def observe(self, seat: i64) -> RaceView:
        """Own hand; counts of the others and of the pile; everything else lies open. JR-V1."""
        view = RaceView(self.game, self.setup)
        view.hand = self.cards_in(seat) if seat >= 0 else []
        view.hand_sizes = [int(self.count(other)) for other in range(self.players)]
        view.pile_size = int(self.count(PILE))
        view.open = [int(mask) for mask in self.cards[SPENT * STACK :]]
        for place in SLOTS.hidden:
            for suit in range(STACK):
                view.open[(int(place) - SPENT) * STACK + suit] = 0
        view.hold_size = int(self.count_hidden())
        view.royals = [self.all_royals_of(other) for other in range(self.players)]
        view.progress = self.saved_progress()
        view.rabbits = [int(self.rabbits[other]) for other in range(self.players)]
        view.trail = [int(end) for end in self.trail]
        view.marks = [int(mark) for mark in self.marks]
        view.steps = [[code[0], *parts] for code, parts, _ in self.saved_steps()]
        view.answers = [step.progress_of(seat) for step in self.steps()]
        return view

    def saved_progress(self) -> list[int]:
        return [self.turn, self.turns, self.dice, self.price, self.matches, self.passport, self.idle]

    def restore_progress(self, saved: list[int]) -> None:
        self.turn, self.turns, self.dice, self.price, self.matches, self.passport, self.idle = saved

    def save(self) -> dict[str, list[int]]:
        return {
            "cards": [int(mask) for mask in self.cards],
            "rabbits": [int(place) for place in self.rabbits],
            "progress": self.saved_progress(),
            "trail": [int(end) for end in self.trail],
            "marks": [int(mark) for mark in self.marks],
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        check_state(state, self.rules)
        self.cards = vec[i64](state["cards"])
        self.rabbits = vec[i64](state["rabbits"])
        self.restore_progress(state["progress"])
        self.trail = vec[i64](state["trail"])
        self.marks = vec[i64](state["marks"])
        self.spots = NOT_KNOWN
        self.may_lie_aside = EVERYBODY

    def clone(self) -> RaceTable:
        copy = RaceTable(self.game, self.setup, self.rules)
        copy.adopt(self)
        copy.cards = self.cards[:]
        copy.rabbits = self.rabbits[:]
        copy.turn = self.turn
        copy.turns = self.turns
        copy.dice = self.dice
        copy.price = self.price
        copy.matches = self.matches
        copy.passport = self.passport
        copy.idle = self.idle
        copy.trail = self.trail[:]
        copy.marks = self.marks[:]
        copy.spots = self.spots
        copy.may_lie_aside = self.may_lie_aside
        return copy
