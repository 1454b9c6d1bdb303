"""Markets: buy cards from the spent lot, wherever rules open one. JR-M1, JR-M2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering, Then
from warren.games.jackrabbits.actions import ACTIONS, BUY, DONE
from warren.games.jackrabbits.deck import BASKET, CARD_TEXTS, JOKERS, LOWEST, SPENT
from warren.games.jackrabbits.facts import BOUGHT
from warren.games.jackrabbits.land.tiles import HEXAGONS, KIND, NAMES, PLAZA
from warren.games.jackrabbits.reasons import lowest_first, suits_told, too_poor
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.limit import maybe_trim
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import pay, sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

TRADED: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""Whether somebody has bought in this turn: once, all markets together."""


def open_market(rules: Ruleset, place: i64, sells: i64, takes: i64) -> None:
    """On a hexagon cards of some suits are sold, for cards of others."""
    rules.markets |= bit(place)
    rules.sells[place] = sells
    rules.takes[place] = takes
    rules.add_at(ACQUIRING, MARKET)
    rules.let_do(MARKET, BUY)


class Market(Rule):
    """Where there is a market, once a turn, buy cards that it sells from the spent lot. JR-M1."""

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if can_trade(t, step.seat):
            add_wares(t, step.seat, -1, found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        t.marks[TRADED] = 1
        t.push(AcquisitionPhase(step.seat))
        choose_ware(t, step.seat, action - BUY)
        return True

    def gathers(self, t: RaceTable, step: Moment) -> Gathering | None:
        return wares(t, step.seat) if can_trade(t, step.seat) else None

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-M1", "JR-M2") if can_trade(t, step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        if ACTIONS.kind(action) != BUY:
            return None
        return why_not_buy(t, step.seat, action - BUY, -1, means_of(t, step.seat))


MARKET: Final = Market()


def can_trade(t: RaceTable, seat: i64) -> bool:
    """On a market, once a turn."""
    return t.marks[TRADED] == 0 and t.rules.markets & bit(t.rabbits[seat]) != 0


def price_of(t: RaceTable, place: i64) -> i64:
    """What the cards of a place cost together."""
    total: i64 = 0
    for suit in t.rules.stacks:
        mask = t.held(place, suit)
        while mask:
            total += t.rules.prices[LOWEST[mask]]
            mask &= mask - 1
    return total


def means_of(t: RaceTable, seat: i64) -> i64:
    """What a hand can still pay in the market where its rabbit is, with what was chosen before."""
    takes = t.rules.takes[t.rabbits[seat]]
    return (sum_of(t, seat, seat, takes) if t.points(seat, takes) else 0) - price_of(t, BASKET)


def add_wares(t: RaceTable, seat: i64, last: i64, found: Choices) -> None:
    """Cards of the spent lot that this market sells and the hand can pay for, with those chosen before."""
    market = t.rabbits[seat]
    means = means_of(t, seat)
    if means <= 0:
        return
    for suit in t.rules.stacks:
        if suit != JOKERS and t.rules.sells[market] & bit(suit):
            mask = t.held(SPENT, suit)
            while mask:
                card = suit * 13 + LOWEST[mask]
                if card > last and t.rules.prices[card % 13] <= means:
                    found.append(BUY + card)
                mask &= mask - 1


def wares(t: RaceTable, seat: i64) -> Gathering:
    """What is chosen in a market, as much as one likes: it is what one can pay there that counts."""
    return Gathering("buy", 0, t.rules.sells[t.rabbits[seat]], price_of(t, BASKET), 0, BASKET)


def choose_ware(t: RaceTable, seat: i64, card: i64) -> None:
    t.move_card(card, SPENT, BASKET)
    t.push(Shopping(seat, card))


class Shopping(Listing["RaceTable"]):
    """Choose more, lowest first, or pay for what was chosen. JR-M1."""

    name = "shopping"
    phase = "acquisition"

    def __init__(self, seat: i64, last: i64) -> None:
        super().__init__(seat)
        self.last = last

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        price, means = int(price_of(t, BASKET)), int(means_of(t, seat))
        return Reason("jackrabbits-ask-shop", "JR-M1", player=sitter(seat), price=price, means=means)

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return wares(t, seat)

    def tells(self, t: RaceTable) -> dict[str, object]:
        return super().tells(t) | {"place": NAMES[t.rabbits[self.seat]]}

    def fill(self, t: RaceTable, found: Choices) -> None:
        if means_of(t, self.seat) >= 0:
            found.append(DONE)
        add_wares(t, self.seat, self.last, found)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action != DONE:
            choose_ware(t, self.seat, action - BUY)
            return
        t.push(Purchase(self.seat))
        pay(t, self.seat, t.rules.takes[t.rabbits[self.seat]], price_of(t, BASKET))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-M1", "JR-M2")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_shop(t, self.seat, action, self.last, means_of(t, self.seat))

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.last]


class Purchase(Then["RaceTable"]):
    """What was paid for is taken into the hand, for all to see. JR-M1, JR-V1."""

    name = "purchase"
    phase = "acquisition"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        for card in t.cards_in(BASKET):
            t.tell(event(BOUGHT, self.seat, card))
        t.move_all(BASKET, self.seat)
        maybe_trim(t, self.seat)

    def parts(self) -> list[int]:
        return [self.seat]


def why_not_buy(t: RaceTable, seat: i64, card: i64, last: i64, means: i64) -> Reason:
    """A card that cannot be bought, with means of so much left. JR-M1."""
    market = t.rabbits[seat]
    here = NAMES.thing(market)
    place: Reason | None = None
    if not t.rules.markets & bit(market):
        place = no_market(t, market)
    elif not t.rules.sells[market] & bit(card // 13):
        place = Reason("jackrabbits-sells-others", "JR-M1", place=here, suits=suits_told(t, t.rules.sells[market]))
    is_there, is_over = t.holds(SPENT, card), t.marks[TRADED] != 0 and last < 0
    missing = t.rules.prices[card % 13] - means
    return first_reason(
        phase=Reason("jackrabbits-traded-already", "JR-M1") if is_over else None,
        place=place,
        means=None if is_there else Reason("jackrabbits-not-for-sale", "JR-M1", card=CARD_TEXTS.thing(card)),
        price=lowest_first(card, last, "JR-M1")
        if card < last
        else too_poor(t, "buy", "JR-M1", t.rules.takes[market], missing),
    )


def no_market(t: RaceTable, here: i64) -> Reason:
    """That nothing is sold on a hexagon, and where cards are sold."""
    markets = [tile for tile in range(HEXAGONS) if t.rules.markets & bit(tile)]
    others = [tile for tile in markets if KIND[tile] != PLAZA]
    has_plazas = "yes" if len(others) < len(markets) else "no"
    place, told = NAMES.thing(here), NAMES.things(others)
    return Reason("jackrabbits-no-market", "JR-M1", place=place, plazas=has_plazas, others=told)


def why_not_shop(t: RaceTable, seat: i64, action: i64, last: i64, means: i64) -> Reason:
    """In a market, with something chosen already. JR-M1."""
    if ACTIONS.kind(action) == BUY:
        return why_not_buy(t, seat, action - BUY, last, means)
    return Reason("jackrabbits-pay-first", "JR-M1")
