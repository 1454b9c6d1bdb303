"""Where a journey can lead, and at what price: for people and clients, before a step is taken. JR-J1 to JR-J7, JR-C4.

    for way in Outlook(view).ways():
        print(NAMES[way.place], way.points())

Nothing here knows how rabbits travel: the journey is tried out on tables made from the view, by the rules of the game
with all its options. On those tables the traveller's purse never runs out, so that every road is walked once; what a
way costs is then held against the hand, of which no card can be paid twice.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.core.facts import Ear, kind_of, second
from warren.core.rng import MetChance
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS, CROSS, DOWN, GO, STAY, TRAVELS
from warren.games.jackrabbits.actions import JOKER as TAKE_JOKER
from warren.games.jackrabbits.beliefs import lay
from warren.games.jackrabbits.deck import JOKERS, OFF_BOARD, PIP_RANKS, STACK
from warren.games.jackrabbits.facts import ARRIVED, LEFT, WALKED
from warren.games.jackrabbits.land.tiles import BY_NAME, HEXAGONS, TILES
from warren.games.jackrabbits.sampling import common_to_all
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.affording import Sum, can_pay, set_aside
from warren.games.jackrabbits.turn.falling import Saving
from warren.games.jackrabbits.turn.moment import ASIDE
from warren.games.jackrabbits.turn.payment import Pay, sum_of
from warren.games.jackrabbits.turn.road import OnTheWay
from warren.games.jackrabbits.view import RaceView

ON_THE_WAY: Final = -2
"""In place of a hexagon: the journey is not over yet."""

BACK: Final = -3
"""In place of a hexagon: it ends without an arrival, or chance decides where."""


JOKER: Final = 1 << JOKERS
"""In place of suits: a joker is given back, and no points are paid. JR-T3."""


RICH: Final = 2
"""How often somebody pays who could pay for anything."""


class Price(NamedTuple):
    """What is to be paid: for which action, in which suits (a mask), and how much.

    `what` is what is paid for, the way itself or what bars the place to which it leads; `where` is the tile where that
    is, and `rule` its rule. `kept` are the houses that the way passes afterwards without stopping, as a mask: it can do
    so only as long as one holds their royals, so these cannot pay. JR-C3, JR-X8.
    """

    action: int
    suits: int
    points: int
    kept: int = 0
    what: str = ""
    where: int = OFF_BOARD
    rule: str = ""


class Way(NamedTuple):
    """A way to a hexagon, or off the board: the choices that lead there, payments left out, and what they cost."""

    place: int
    actions: tuple[int, ...]
    prices: tuple[Price, ...]

    def points(self) -> int:
        return sum(price.points for price in self.prices)

    def effort(self) -> tuple[int, int, int, int]:
        """Points first, then in how many payments, then how few suits will do, then how many choices it takes."""
        return self.points(), len(self.prices), -sum(size(price.suits) for price in self.prices), len(self.actions)


class Ahead(NamedTuple):
    """What lies ahead of one choice, up to the next one."""

    steps: tuple[int, ...]
    """The choice, and all after it at which there is nothing to choose."""
    tiles: tuple[int, ...]
    """The tiles that are met on the way."""
    place: int
    """The hexagon where the journey ends by then, off the board, or that it goes on."""
    price: Price | None
    leads_to: tuple[int, ...]
    """The hexagons to which free roads lead from there."""


class Stop:
    """Somewhere on the way, where the traveller decides how to go on."""

    def __init__(self, table: RaceTable, seat: int) -> None:
        self.table = table
        step = table.step() if table.seats() else None
        is_aside = isinstance(step, OnTheWay) and step.moment(table) == ASIDE  # all that it offers is a way on
        self.actions = [action for action in table.choices(seat) if is_aside or TRAVELS.has(action)]
        self.here = int(table.rabbits[seat])
        self.tile = int(step.tile) if isinstance(step, OnTheWay) else HEXAGONS
        self.house = int(bit(self.tile)) if self.tile < HEXAGONS else 0  # where it is and need not end, as a mask
        self.prices: dict[str, tuple[Price, ...]] = {}  # by kind of action, or by action where places have tolls


class Leg(NamedTuple):
    """What one choice leads to, once it has been paid: the tiles met, the place where it ends, or the next stop."""

    tiles: tuple[int, ...]
    place: int
    stop: Stop | None


class Outlook:
    """All ways on for the reader of a view, if it is they who are about to travel or on their way."""

    def __init__(self, view: RaceView) -> None:
        self.seat = int(view.seat)
        self.is_travelling = any(TRAVELS.has(action) for action in view.choices)
        self._legs: dict[tuple[int, ...], Leg] = {}
        self._stops: dict[tuple[int, ...], Stop] = {}
        self._can_pay: dict[tuple[Sum, ...], bool] = {}
        if self.is_travelling:
            self.hand = bare_table(view)
            self.trail = self.hand.trail[:]
            table = with_full_purse(self.hand, self.seat)
            for step in journey_of(view):
                table.push(step)
            self.start = Stop(table, self.seat)

    # --- what can be asked ---------------------------------------------------------------------------------------

    def ways(self, *, is_rich: bool = False) -> list[Way]:
        """Every place that can be reached and paid for, the cheapest first, each by the ways that are worth it.

        One that costs all that another costs, and more, is not; nor is one off the board that is not free. Those who
        are rich could pay for anything, but not more than twice: of what is out of reach, the nearest is of interest.
        """
        if not self.is_travelling:
            return []
        ways_to: dict[Stop, list[Way]] = {}
        reached: dict[int, list[Way]] = {}
        staying = Way(self.start.here, (), ())
        if STAY in self.start.actions and not self.start.house:
            reached[self.start.here] = [staying]  # to be here costs nothing
        waiting: list[tuple[tuple[int, int, int, int], int, Way, Stop | None]] = [
            ((0, 0, 0, 0), 0, Way(ON_THE_WAY, (), ()), self.start)
        ]
        count = 0
        while waiting:
            _, _, way, stop = heappop(waiting)
            if stop is None:
                ways = reached.setdefault(way.place, [])
                if not _is_needless(way, ways):
                    ways.append(way)
            elif not _is_needless(way, ways_to.setdefault(stop, [])):
                ways_to[stop].append(way)
                for further, there in self._on(way, stop, is_rich):
                    count += 1
                    heappush(waiting, (further.effort(), count, further, there))
        found = [way for ways in reached.values() for way in ways if way is not staying]
        found = [way for way in found if way.place != OFF_BOARD or not way.prices]
        return sorted(found, key=_by_price)

    def _on(self, way: Way, stop: Stop, is_rich: bool) -> list[tuple[Way, Stop | None]]:
        """A way to a stop, and one choice more, for each that can be paid."""
        found: list[tuple[Way, Stop | None]] = []
        for action in stop.actions:
            if action == STAY and not stop.house:
                continue
            kept = way.prices if action == STAY else _keeping(way.prices, stop.house)
            prices = (*kept, *self._prices(stop, action))
            if prices == way.prices or (len(prices) <= RICH if is_rich else self.can_pay(prices)):
                leg = self._leg(stop, action)
                if leg.place != BACK:
                    found.append((Way(leg.place, (*way.actions, action), prices), leg.stop))
        return found

    def ahead(self, action: int) -> Ahead:
        """What lies ahead of one of the choices that there are now."""
        price = self._price(self.start, action)
        leg = self._leg(self.start, action)
        steps, tiles = [action], list(leg.tiles)
        while price is None and leg.stop is not None:
            forced = self._forced(leg.stop)
            if forced < 0 or forced in steps:
                break
            leg = self._leg(leg.stop, forced)
            steps.append(forced)
            tiles += leg.tiles
        leads_to = self._free_from(leg.stop) if leg.stop is not None else set()
        return Ahead(tuple(steps), tuple(tiles), leg.place, price, tuple(sorted(leads_to)))

    def can_pay(self, prices: tuple[Price, ...]) -> bool:
        """Whether the hand is enough for all of these, one after the other."""
        key = tuple((price.suits, price.points, price.kept) for price in prices if price.suits != JOKER)
        if key not in self._can_pay:
            self._can_pay[key] = not key or can_pay(self.hand, self.seat, list(key))
        return self._can_pay[key]

    def missing(self, price: Price) -> int:
        """By how many points the hand falls short of a price, were it the only one; not positive if it does not."""
        purse = self.hand.clone()
        set_aside(purse, self.seat, price.kept)
        return price.points - int(sum_of(purse, self.seat, self.seat, price.suits))

    # --- trying it out -------------------------------------------------------------------------------------------

    def _price(self, stop: Stop, action: int) -> Price | None:
        """The first of what a choice costs."""
        prices = self._prices(stop, action)
        return prices[0] if prices else None

    def _prices(self, stop: Stop, action: int) -> tuple[Price, ...]:
        """What a choice costs: of all choices of a kind at a stop the same, if there is no toll where they lead."""
        text = ACTIONS.text(action)
        key = text if any(self.hand.rules.tolls) else text.partition(":")[0]
        if key not in stop.prices:
            trial = stop.table.clone()
            payments: list[Price] = []
            try:
                trial.do(self.seat, action)
                payments = _paid(trial, action)
            except MetChance:
                pass
            if self._jokers(trial) < self._jokers(stop.table):
                payments.insert(0, Price(action, JOKER, 0))
            stop.prices[key] = tuple(payments)
        return tuple(price._replace(action=action) for price in stop.prices[key])

    def _leg(self, stop: Stop, action: int) -> Leg:
        """What a choice leads to. What names a place leads there from wherever it is chosen, so it is tried once."""
        is_named = TRAVELS.has(action) and action not in (CROSS, TAKE_JOKER, DOWN)
        key = (action, self._jokers(stop.table)) if is_named else (action, *self._key(stop.table))
        if key not in self._legs:
            self._legs[key] = self._try(stop, action)
        return self._legs[key]

    def _try(self, stop: Stop, action: int) -> Leg:
        table = stop.table.clone()
        ear = table.listen()
        try:
            table.do(self.seat, action)
            _paid(table, action)
        except MetChance:
            return Leg(_met(ear), BACK, None)
        if table.seats() == [self.seat]:
            table.trail = self.trail[:]  # what was walked on the way here bars nothing that one would not have passed
            key = self._key(table)
            stop = self._stops.setdefault(key, Stop(table, self.seat))
            if stop.actions:
                return Leg(_met(ear), ON_THE_WAY, stop)
        return Leg(_met(ear), _place(ear, table, self.seat), None)

    def _key(self, table: RaceTable) -> tuple[int, ...]:
        """What tells one stop from another."""
        steps = table.saved_steps()
        return (*steps[-1][0], *steps[-1][1], self._jokers(table)) if steps else ()

    def _jokers(self, table: RaceTable) -> int:
        return int(table.held(self.seat, JOKERS))

    def _forced(self, stop: Stop) -> int:
        """The only road on, where nothing else is to be had for what one can pay; -1 if there is a choice."""
        actions = [action for action in stop.actions if not self._is_ride(stop, action)]
        possible = [action for action in actions if self._is_affordable(stop, action)]
        return possible[0] if len(possible) == 1 and ACTIONS.kind(possible[0]) == GO else -1

    def _is_ride(self, stop: Stop, action: int) -> bool:
        """A joker can be given back on any tile, so the next one will do, too."""
        price = self._price(stop, action)
        return price is not None and price.suits == JOKER

    def _is_affordable(self, stop: Stop, action: int) -> bool:
        price = self._price(stop, action)
        return price is None or self.can_pay((price,))

    def _free_from(self, start: Stop) -> set[int]:
        """The hexagons to which free roads lead; off the board if that is where one of them leads."""
        found: set[int] = set()
        waiting, met = [start], [start]
        while waiting:
            stop = waiting.pop()
            for action in stop.actions:
                if self._price(stop, action) is not None:
                    continue
                leg = self._leg(stop, action)
                if leg.stop is None:
                    found.add(leg.place)
                elif leg.stop not in met:
                    met.append(leg.stop)
                    waiting.append(leg.stop)
        return found - {BACK}


def bare_table(view: RaceView) -> RaceTable:
    """A table with all that the reader of a view sees, own cards included, on which nothing is waited for."""
    table = common_to_all(view)
    for _ in view.steps:
        table.skip_step()
    table.journal = vec[i64]()
    for card in view.hand:
        lay(table.cards, view.seat, card)
    return table


def with_full_purse(table: RaceTable, seat: int) -> RaceTable:
    """The same table, on which somebody can pay whatever is asked, and holds no royal and no joker more."""
    rich = table.clone()
    for suit in rich.rules.stacks:
        if suit != JOKERS:
            rich.cards[seat * STACK + suit] |= PIP_RANKS
    return rich


def journey_of(view: RaceView) -> list[Step[RaceTable]]:
    """The steps of a journey alone, without the phases that follow it: so it is over when there are none left."""
    steps = view.made()
    phases = [number for number, step in enumerate(steps) if isinstance(step, AcquisitionPhase)]
    return steps[phases[-1] + 1 :] if phases else steps


def _by_price(way: Way) -> tuple[bool, int, int]:
    """Off the board last."""
    return way.place == OFF_BOARD, way.points(), way.place


def _is_needless(way: Way, others: list[Way]) -> bool:
    """Whether one can get there for a part of this, too, or for the same in more suits."""
    return any(_covers(other.prices, way.prices) for other in others)


def _covers(cheap: tuple[Price, ...], dear: tuple[Price, ...]) -> bool:
    """Whether whoever can pay all of the dear prices can pay the cheap ones, in the same order."""
    met = 0
    for price in dear:
        if met < len(cheap) and _is_cheaper(cheap[met], price):
            met += 1
    return met == len(cheap)


def _is_cheaper(price: Price, other: Price) -> bool:
    """Whether it takes no more points, from no fewer suits, and no more royals have to be kept."""
    return price.points <= other.points and other.suits & ~price.suits == 0 and price.kept & ~other.kept == 0


def _keeping(prices: tuple[Price, ...], house: int) -> tuple[Price, ...]:
    """The same prices, after which the way passes a house, too."""
    return tuple(price._replace(kept=price.kept | house) for price in prices) if house else prices


def _paid(table: RaceTable, action: int) -> list[Price]:
    """What is to be paid for a choice, as if it were paid: for the way, and to come where it leads."""
    found: list[Price] = []
    while table.seats():
        step = table.step()
        if isinstance(step, Pay):
            found.append(_price(table, step, action))
            table.skip_step()
            table.run_on()
        elif isinstance(step, Saving) or (
            step.continues() and not isinstance(step, OnTheWay)
        ):  # a part that leads nowhere else
            [seat] = table.seats()
            table.do(seat, table.choices(seat)[0])
        else:
            break
    return found


def _price(table: RaceTable, step: Pay, action: int) -> Price:
    """What is paid now, by what the step says that it is paid for."""
    below = table.under(step)
    told, rules = below.tells(table), below.rules(table, int(step.seat))
    what, where = str(told.get("kind", below.name)), BY_NAME.get(str(told.get("place")), OFF_BOARD)
    return Price(action, int(step.suits), int(step.need), 0, what, where, rules[0] if rules else "")


def _met(ear: Ear) -> tuple[int, ...]:
    """The tiles to which the steps of a journey led."""
    tiles = [int(second(told)) for told in ear.events if kind_of(told) in (LEFT, WALKED)]
    return tuple(tile for tile in tiles if tile < TILES)


def _place(ear: Ear, table: RaceTable, seat: int) -> int:
    """Where the journey has ended."""
    has_ended = table.is_off_board(seat) or any(kind_of(told) == ARRIVED for told in ear.events)
    return int(table.rabbits[seat]) if has_ended else BACK
