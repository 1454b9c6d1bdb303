"""The intro game once more, slowly and plainly, from the text of the rules: an oracle to compare the table with.

It knows cards, tiles and actions as texts. What a game draws at random it is told. Nothing here is shared with the
rules of the game: the land is read from its tiles' corners (chart.py).
"""

from __future__ import annotations

from collections.abc import Callable

from .chart import PRINTED, TITLES, UNDERGROUND, Chart, End, end_text, is_hexagon, kind

RANKS = "A23456789TJQK"
OFF_BOARD = "off-board"
CITADEL = "citadel"
JOKERS = {"X1", "X2"}
VALUES = {rank: min(number, 10) for number, rank in enumerate(RANKS, 1)}


def is_royal(card: str) -> bool:
    return card[0] in "JQK"


def order(card: str) -> int:
    """The one order of the cards: suit by suit, Ace to King, jokers last."""
    return ["X1", "X2"].index(card) + 1000 if card in JOKERS else 13 * "CSHD".index(card[1]) + RANKS.index(card[0])


def worth(cards: set[str]) -> int:
    return sum(VALUES[card[0]] for card in cards if card not in JOKERS)


def house_card(tile: str) -> str | None:
    """The royal of a house."""
    if kind(tile) not in TITLES:
        return None
    return TITLES[kind(tile)] + tile.split("-")[1][0].upper()


class Bill:
    """A payment being made: suits, how much, whether a royal must be in it, and what has been laid down."""

    def __init__(self, suits: str, need: int, needs_royal: bool, then: Callable[[], None]) -> None:
        self.suits = suits
        self.need = need
        self.needs_royal = needs_royal
        self.then = then
        self.paid: list[str] = []

    def is_enough(self, cards: list[str]) -> bool:
        return worth(set(cards)) >= self.need and (not self.needs_royal or any(is_royal(card) for card in cards))


class Oracle:
    def __init__(
        self, chart: Chart, suits: str, players: int, objective: str, is_strict: bool, turn_limit: int | None
    ) -> None:
        self.chart = chart
        self.suits = suits  # their letters
        self.players = players
        self.objective = objective
        self.is_strict = is_strict
        self.turn_limit = turn_limit
        self.court = {rank + suit for suit in suits for rank in "JQK"} | JOKERS
        self.pile = {rank + suit for suit in suits for rank in "A23456789T"}
        self.spent: set[str] = set()
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.rabbits = [CITADEL] * players
        self.turn = 0
        self.turns = 0
        self.idle = 0  # turns in a row in which nobody drew, paid or moved
        self.ended: str | None = None
        self.winners: list[int] = []
        self.drawn: list[str] = []  # cards that come up, as the table drew them
        self.rolled: tuple[int, int] = (0, 0)
        self.callable: list[int] = []  # who holds too many and was not called yet
        self.silent: set[int] = set()
        self.discards: list[tuple[int, int, int]] = []  # seat, how many more, above which card
        self.after_discards: Callable[[], None] | None = None
        self.bill: Bill | None = None

    # --- what may be done ------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        if self.ended:
            return set()
        if self.discards:
            who, left, last = self.discards[-1]
            return self.discardable(who, left, last) if who == seat else set()
        found: set[str] = set()
        if self.callable:
            found |= {f"call:{other}" for other in self.callable if other != seat}
            if seat != self.turn:
                return found | {"pass"} if found and seat not in self.silent else set()
        if seat != self.turn:
            return set()
        return found | self.decisions()

    def decisions(self) -> set[str]:
        """Those of the player whose turn it is."""
        if self.bill is not None:
            return self.payments(self.bill)
        surplus = len(self.hand) - 9
        too_many = self.discardable(self.turn, surplus, -1) if surplus > 0 else set()
        if self.phase == "roll":
            return {"roll"}
        if self.phase == "set-out":
            return self.departures() | too_many
        if self.phase == "road":
            return self.steps()
        if self.phase == "acquire":
            return {"rest"} | too_many | ({"claim"} if self.can_claim() else set())
        return {"rest"} | too_many

    @property
    def hand(self) -> set[str]:
        return self.hands[self.turn]

    def discardable(self, seat: int, left: int, last: int) -> set[str]:
        """Lowest first, so that enough higher ones remain."""
        cards = sorted(self.hands[seat], key=order)
        found = [card for n, card in enumerate(cards) if order(card) > last and len(cards) - n >= left]
        return {f"discard:{card}" for card in found}

    def payments(self, bill: Bill) -> set[str]:
        last = order(bill.paid[-1]) if bill.paid else -1
        rest = sorted((card for card in self.hand if card[1] in bill.suits and card not in JOKERS), key=order)
        rest = [card for card in rest if order(card) > last]
        found = {f"pay:{card}" for n, card in enumerate(rest) if bill.is_enough(bill.paid + rest[n:])}
        return found | ({"done"} if bill.paid and bill.is_enough(bill.paid) else set())

    def departures(self) -> set[str]:
        here = self.rabbits[self.turn]
        found: set[str] = set()
        if not self.has_matched:
            numbers = {RANKS[die - 1] for die in self.rolled}
            found |= {f"match:{card}" for card in self.hand if card[0] in numbers and card not in JOKERS}
        if here == OFF_BOARD:
            return found | {"down"}
        found |= {"stay"} | self.rides()
        if here == UNDERGROUND:
            return found | {f"hole:{cave}" for cave in self.chart.caves}
        return found | {f"go:{here}.{side}" for side in range(6)}

    def rides(self) -> set[str]:
        return {f"ride:{tile}" for tile in self.chart.hexagons} if self.hand & JOKERS else set()

    def steps(self) -> set[str]:
        """On a small tile."""
        return {f"go:{end_text(end)}" for end in self.exits()} | self.rides() | self.transfers()

    def exits(self) -> list[End]:
        if self.came is None:
            ends = [(self.tile, side) for side in range(3)]
        elif self.has_crossed:
            ends = self.chart.other_road(self.came)
        else:
            ends = self.chart.road(self.came)
        return [end for end in ends if not self.is_used(end)]

    def is_used(self, end: End) -> bool:
        there = self.chart.facing.get(end)
        return ("out", end) in self.used or (there is not None and ("in", there) in self.used)

    def transfers(self) -> set[str]:
        if self.is_done_here:
            return set()
        here = kind(self.tile)
        can_pay = worth({card for card in self.hand if card[1] in self.payable(self.tile)}) >= sum(self.rolled)
        if here == "cave":
            return {"down"} | ({f"hole:{cave}" for cave in self.chart.caves if cave != self.tile} if can_pay else set())
        if not can_pay:
            return set()
        if here == "tavern":
            return {"joker"} if self.court & JOKERS else set()
        if here == "merchant":
            return {f"horse:{tile}" for tile in self.chart.hexagons} | self.boats()
        return {"cross"}

    def boats(self) -> set[str]:
        berths = [end for end in self.chart.sea if end[0] == self.tile]
        found = {port for berth in berths for port in self.chart.sea if port != berth and ("in", port) not in self.used}
        return {f"boat:{end_text(port)}" for port in found}

    def payable(self, tile: str) -> str:
        """The letters of the suits that pay at a road tile."""
        return "".join(suit for suit in PRINTED[kind(tile)] if suit in self.suits) or self.suits

    def can_claim(self) -> bool:
        royal = house_card(self.rabbits[self.turn])
        if royal is None or royal not in self.court:
            return False
        able = {card for card in self.hand if card[1] == royal[1]}
        free = 3 - sum(is_royal(card) for card in self.hand)
        return worth(able) >= 10 and (free > 0 or any(is_royal(card) for card in able))

    # --- doing it ------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: str, rolled: tuple[int, int] | None, drawn: list[str]) -> None:
        self.drawn = drawn
        if rolled is not None:
            self.rolled = rolled
        word, _, what = action.partition(":")
        if word == "discard":
            self.discard(seat, what)
        elif word == "pass":
            self.silent.add(seat)
        elif word == "call":
            self.callable.remove(int(what))
            self.must_discard(int(what), None)
        else:
            self.callable = []
            getattr(self, f"do_{word}")(what)
        assert not self.drawn, "drew more than the rules say"

    def start_turn(self, seat: int) -> None:
        self.turn = seat
        self.phase = "roll"
        self.has_matched = False
        self.was_active = False

    def do_roll(self, _what: str) -> None:
        self.phase = "set-out"

    def do_match(self, _what: str) -> None:
        self.has_matched = True
        self.draw()
        self.trim(None)

    def do_stay(self, _what: str) -> None:
        self.after_journey()

    def do_go(self, what: str) -> None:
        tile, _, side = what.partition(".")
        end = (tile, int(side))
        if self.phase == "set-out":
            self.used: set[tuple[str, End]] = set()
        self.used.add(("out", end))
        there = self.chart.facing.get(end)
        if there is None:
            self.land(OFF_BOARD)
        else:
            self.come_in(there)

    def come_in(self, end: End) -> None:
        self.used.add(("in", end))
        if is_hexagon(end[0]):
            self.land(end[0])
        else:
            self.stand_on(end[0], end, False, False)

    def stand_on(self, tile: str, came: End | None, is_done_here: bool, has_crossed: bool) -> None:
        self.phase = "road"
        self.tile, self.came, self.is_done_here, self.has_crossed = tile, came, is_done_here, has_crossed
        self.look_for_a_step()

    def look_for_a_step(self) -> None:
        if not self.steps():
            self.after_journey()  # back to where it began

    def land(self, place: str) -> None:
        self.rabbits[self.turn] = place
        self.was_active = True
        self.after_journey()

    def do_down(self, _what: str) -> None:
        self.land(UNDERGROUND)

    def do_ride(self, what: str) -> None:
        joker = min(self.hand & JOKERS)
        self.hand.remove(joker)
        self.court.add(joker)
        self.land(what)

    def do_horse(self, what: str) -> None:
        self.transfer(lambda: self.land(what))

    def do_boat(self, what: str) -> None:
        tile, _, side = what.partition(".")
        self.transfer(lambda: self.come_in((tile, int(side))))

    def do_cross(self, _what: str) -> None:
        self.transfer(lambda: self.stand_on(self.tile, self.came, True, True))

    def do_hole(self, what: str) -> None:
        if self.phase == "set-out":
            self.used = set()
            self.stand_on(what, None, True, False)
        else:
            self.transfer(lambda: self.stand_on(what, None, True, False))

    def do_joker(self, _what: str) -> None:
        def take() -> None:
            joker = min(self.court & JOKERS)
            self.court.remove(joker)
            self.hand.add(joker)
            self.is_done_here = True
            self.trim(self.look_for_a_step)

        self.transfer(take)

    def transfer(self, then: Callable[[], None]) -> None:
        self.bill = Bill(self.payable(self.tile), sum(self.rolled), False, then)

    def do_pay(self, what: str) -> None:
        assert self.bill is not None
        self.hand.remove(what)
        self.bill.paid.append(what)

    def do_done(self, _what: str) -> None:
        assert self.bill is not None
        bill, self.bill = self.bill, None
        for card in bill.paid:
            self.put_away(card)
        self.was_active = True
        bill.then()

    def put_away(self, card: str) -> None:
        (self.court if is_royal(card) or card in JOKERS else self.spent).add(card)

    def after_journey(self) -> None:
        if self.rabbits[self.turn] == OFF_BOARD:
            self.end_of_turn()
        elif self.rabbits[self.turn] == CITADEL and self.has_won():
            self.ended, self.winners = "won", [self.turn]
        else:
            self.phase = "acquire"

    def has_won(self) -> bool:
        royals = [card for card in self.hand if is_royal(card)]
        suits, ranks = {card[1] for card in royals}, {card[0] for card in royals}
        meets = {
            "simple": True,
            "diverse": len(suits) == 3,
            "monarchic": len(ranks) == 3,
            "diverse-monarchic": len(suits) == 3 and len(ranks) == 3,
            "tribal": len(suits) == 1,
        }
        return len(royals) == 3 and meets[self.objective]

    def do_claim(self, _what: str) -> None:
        royal = house_card(self.rabbits[self.turn])
        assert royal is not None

        def take() -> None:
            self.court.remove(royal)
            self.hand.add(royal)
            self.trim(self.increment)

        self.bill = Bill(royal[1], 10, sum(is_royal(card) for card in self.hand) == 3, take)

    def do_rest(self, _what: str) -> None:
        if self.phase == "acquire":
            self.increment()
        else:
            self.next_player()

    def increment(self) -> None:
        self.draw()
        self.trim(self.end_of_turn)

    def end_of_turn(self) -> None:
        self.phase = "end"
        if len(self.hand) <= 9:
            self.next_player()

    def draw(self) -> None:
        if not self.pile:
            self.pile, self.spent = self.spent, set()
        if self.pile:
            card = self.drawn.pop(0)
            self.pile.remove(card)
            self.hand.add(card)
            self.was_active = True

    # --- the hand limit --------------------------------------------------------------------------------------------

    def trim(self, then: Callable[[], None] | None) -> None:
        if self.is_strict and len(self.hand) > 9:
            self.must_discard(self.turn, then)
        elif then is not None:
            then()

    def must_discard(self, seat: int, then: Callable[[], None] | None) -> None:
        self.discards = [(seat, len(self.hands[seat]) - 9, -1)]
        self.after_discards = then

    def discard(self, seat: int, card: str) -> None:
        if not self.discards:  # of one's own accord
            self.must_discard(seat, self.next_player if self.phase == "end" else None)
        _, left, _ = self.discards.pop()
        self.hands[seat].remove(card)
        self.put_away(card)
        if left > 1:
            self.discards = [(seat, left - 1, order(card))]
        elif self.after_discards is not None:
            then, self.after_discards = self.after_discards, None
            then()

    # --- the next turn ---------------------------------------------------------------------------------------------

    def next_player(self) -> None:
        self.turns += 1
        self.idle = 0 if self.was_active else self.idle + 1
        if self.turn_limit and self.turns >= self.turn_limit:
            self.ended = "turn-limit"
        elif self.idle >= self.players and not self.pile and not self.spent:
            self.ended = "stuck"
        else:
            self.start_turn((self.turn + 1) % self.players)
            if not self.is_strict:
                self.callable = [seat for seat in range(self.players) if len(self.hands[seat]) > 9]
                self.silent = set()
