"""Seals: shields laid open, alone or with royals, bar hexagons to others until one's next turn. JR-E2c, JR-E2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import BadInput, Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering, Step, Then
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, DONE, PICKS, REST
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    CARDS,
    COURT,
    JOKERS,
    LOWEST,
    MOST_PLAYERS,
    PIP_RANKS,
    ROYAL_RANKS,
    SHIELDS,
    STACK,
    house_of,
    is_royal,
)
from warren.games.jackrabbits.facts import CARD, GIVES, LAYS, PLACE, PLAYER, TAKES, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.lattice import HEXAGON
from warren.games.jackrabbits.land.tiles import CITADEL, HEXAGONS, NAMES, UNDERGROUND
from warren.games.jackrabbits.reasons import lowest_first, not_held, suits_told
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.spots import NOT_KNOWN
from warren.games.jackrabbits.suits.shields.toll import Toll, missing
from warren.games.jackrabbits.turn.road import come_to

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

SEAL: Final[i64] = ACTIONS.add(Span("seal", actions.CARD, rule="JR-E2c", phase="increment"))  # lay it open
PICKS.add(SEAL)

LAID_SHIELD: Final[i64] = fact("laid-shield", "JR-E2c JR-I3", CARD, tells=LAYS)
LAID_ROYAL: Final[i64] = fact("laid-royal", "JR-E2c JR-I3", CARD, fleeting=True)
SEALED: Final[i64] = fact("sealed", "JR-E2c", PLACE, fleeting=True)
TOOK_BACK: Final[i64] = fact("took-back", "JR-E2c", CARD, tells=TAKES)
TOOK_BACK_ROYAL: Final[i64] = fact("took-back-royal", "JR-E2c", CARD, fleeting=True)
BROKE_SEAL: Final[i64] = fact("broke-seal", "JR-E2d", PLAYER, PLACE, fleeting=True)
LOST_SHIELD: Final[i64] = fact("lost-shield", "JR-E2d", CARD, tells=GIVES)
LOST_ROYAL: Final[i64] = fact("lost-royal", "JR-E2d JR-C3", CARD, fleeting=True)

SEALS: Final[i64] = SLOTS.add_places(MOST_PLAYERS)
"""By seat: what is laid open. Shields that are no royals are the seal, and royals lie there as royals. JR-E0j."""

RESTED: Final[i64] = SLOTS.add_marks(MOST_PLAYERS)
"""By seat: the hexagon, + 1, where the rabbit was when the seal was laid; 0 if it is not sealed."""


NO_MORE: Final = CARDS
"""In place of a card of the hand: none of them."""


# --- what is sealed, and how strongly --------------------------------------------------------------------------------


def worth_of(t: RaceTable, owner: i64) -> i64:
    """The shields of a seal; 0 if there is none. A laid Ace is worth what it always is. JR-E0j."""
    return t.rules.sums[t.held(SEALS + owner, SHIELDS) & PIP_RANKS]


def has_seal(t: RaceTable, owner: i64) -> bool:
    return t.held(SEALS + owner, SHIELDS) & PIP_RANKS != 0


def sealed_by(t: RaceTable, owner: i64) -> i64:
    """The hexagons that the seal of a player, who has one, lies on, as a mask."""
    rested = t.marks[RESTED + owner]
    found: i64 = 0
    if rested:
        found = bit(rested - 1)
    for suit in t.rules.stacks:
        if suit != JOKERS:
            royals = t.held(SEALS + owner, suit) & ROYAL_RANKS
            while royals:
                found |= bit(house_of(suit * 13 + LOWEST[royals]))
                royals &= royals - 1
    return found


def seals_on(t: RaceTable, visitor: i64, hexagon: i64) -> i64:
    """Whose seals bar a hexagon to a visitor, as a mask."""
    found: i64 = 0
    owner: i64 = 0
    cards, shields, players = t.cards, SEALS * STACK + SHIELDS, t.players
    while owner < players:
        if cards[shields + owner * STACK] & PIP_RANKS and owner != visitor and sealed_by(t, owner) & bit(hexagon):
            found |= bit(owner)
        owner += 1
    return found


def can_rest_sealed(t: RaceTable, seat: i64) -> bool:
    """Whether the place where a rabbit rests can be sealed: never the citadel or the underground, nor off-board."""
    here = t.rabbits[seat]
    return not t.is_off_board(seat) and here not in (CITADEL, UNDERGROUND)


def royals_among(t: RaceTable, place: i64, above: i64) -> bool:
    """Whether a place has a royal that is this card or a higher one."""
    for suit in t.rules.stacks:
        if suit != JOKERS:
            royals = t.held(place, suit) & ROYAL_RANKS
            while royals:
                if suit * 13 + LOWEST[royals] >= above:
                    return True
                royals &= royals - 1
    return False


def shields_among(t: RaceTable, place: i64, above: i64) -> bool:
    """Whether a place has a shield, no royal, that is this card or a higher one."""
    shields = t.held(place, SHIELDS) & PIP_RANKS
    while shields:
        if SHIELDS * 13 + LOWEST[shields] >= above:
            return True
        shields &= shields - 1
    return False


class Seals(Toll):
    """Laid at the end of a turn, taken back at the start of the next; whoever comes in between breaks them."""

    def join(self, rules: Ruleset) -> None:
        rules.aside = append(rules.aside, SEALS)
        rules.turn_ends.append(self)
        rules.turn_starts.append(self)
        rules.card_moves.append(self)
        rules.tolls[HEXAGON].append(self)
        rules.enters.append(self)

    def turn_ends(self, t: RaceTable, seat: i64) -> None:
        """All are asked who could seal anything if they had shields, able or not."""
        if can_rest_sealed(t, seat) or t.royals_of(seat):
            t.push(LaySeal(seat, -1))

    def turn_starts(self, t: RaceTable, seat: i64) -> None:
        """Everything is taken back."""
        if has_seal(t, seat):
            take_back(t, seat)

    def card_moves(self, t: RaceTable, card: i64, source: i64) -> None:
        """A seal that has lost its last shield ends."""
        owner = source - SEALS
        if 0 <= owner < MOST_PLAYERS:
            t.spots = NOT_KNOWN
            if worth_of(t, owner) == 0:
                t.marks[RESTED + owner] = 0
                take_back(t, owner)

    # --- coming there: JR-E2d ------------------------------------------------------------------------------------

    def spots(self, t: RaceTable) -> i64:
        found: i64 = 0
        owner: i64 = 0
        while owner < t.players:
            if has_seal(t, owner):
                found |= sealed_by(t, owner)
            owner += 1
        return found

    def toll(self, t: RaceTable, seat: i64, tile: i64) -> i64:
        """More than the highest of the seals that lie there."""
        if tile >= HEXAGONS:
            return 0
        highest: i64 = 0
        owner: i64 = 0
        owners = seals_on(t, seat, tile)
        while owners:
            if owners & 1:
                highest = max(highest, worth_of(t, owner))
            owners >>= 1
            owner += 1
        return highest + 1 if highest else 0

    def why_barred(self, t: RaceTable, seat: i64, tile: i64, toll: i64, suits: i64, price: i64) -> Reason:
        return Reason(
            "jackrabbits-sealed-off",
            "JR-E2d",
            place=NAMES.thing(tile),
            need=int(toll),
            missing=missing(t, seat, toll),
            suits=suits_told(t, bit(SHIELDS)),
            price=int(price),
            fare=suits_told(t, suits or bit(SHIELDS)),
        )

    def once_paid(self, seat: i64, tile: i64, came: i64, done: i64) -> Step[RaceTable]:
        return BreakSeals(seat, tile, came, done)


class BreakSeals(Then["RaceTable"]):
    """It is paid: all seals there break, with everything that they sealed; then the rabbit is there. JR-E2d."""

    name = "break-seals"

    def __init__(self, seat: i64, hexagon: i64, came: i64, done: i64) -> None:
        self.seat = seat
        self.hexagon = hexagon
        self.came = came
        self.done = done

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"place": NAMES[self.hexagon]}

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E2d",)

    def run(self, t: RaceTable) -> None:
        owners = seals_on(t, self.seat, self.hexagon)
        owner = self.seat
        while owners:
            if owners & bit(owner):
                owners &= ~bit(owner)
                t.tell(event(BROKE_SEAL, self.seat, owner, self.hexagon))
                give_up(t, owner)
            owner = (owner + 1) % t.players
        come_to(t, self.seat, self.hexagon, self.came, self.done)

    def parts(self) -> list[int]:
        return [self.seat, self.hexagon, self.came, self.done]


def take_back(t: RaceTable, seat: i64) -> None:
    """What lies open of a player comes back into the hand, royals first."""
    cards = t.cards_in(SEALS + seat)
    for card in cards:
        if is_royal(card):
            t.move_card(card, SEALS + seat, seat)
            t.tell(event(TOOK_BACK_ROYAL, seat, card))
    for card in cards:
        if not is_royal(card):
            t.move_card(card, SEALS + seat, seat)
            t.tell(event(TOOK_BACK, seat, card))


def give_up(t: RaceTable, owner: i64) -> None:
    """A seal is broken: its royals return to the court, its shields are discarded."""
    for card in t.cards_in(SEALS + owner):
        if is_royal(card):
            t.move_card(card, SEALS + owner, COURT)
            t.tell(event(LOST_ROYAL, owner, card))
    for card in t.cards_in(SEALS + owner):
        t.spend(card, SEALS + owner)
        t.tell(event(LOST_SHIELD, owner, card))


# --- laying them: JR-E2c ---------------------------------------------------------------------------------------------


class LaySeal(Listing["RaceTable"]):
    """Lay open shields, alone or with royals, lowest first; or none."""

    name = "lay-seal"

    def __init__(self, seat: i64, last: i64) -> None:
        super().__init__(seat)
        self.last = last

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        here = NAMES.thing(max(t.rabbits[seat], CITADEL))
        is_here = "yes" if can_rest_sealed(t, seat) else "no"
        worth = int(worth_of(t, self.seat))
        return Reason("jackrabbits-ask-seal", "JR-E2c", player=sitter(seat), place=here, here=is_here, worth=worth)

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        worth: dict[int, int] = {}
        for card in t.cards_in(seat):
            if is_royal(card):
                worth[card] = 0
            elif card // 13 == SHIELDS:
                worth[card] = int(t.rules.sums[bit(card % 13)])
        return Gathering("seal", 0, t.rules.suits, worth_of(t, self.seat), 0, SEALS + self.seat, worth)

    def is_enough(self, t: RaceTable, above: i64) -> bool:
        """Whether what lies open, with cards of the hand from this one on, seals at least one hexagon."""
        seat = self.seat
        if not shields_among(t, SEALS + seat, 0) and not shields_among(t, seat, above):
            return False
        return can_rest_sealed(t, seat) or royals_among(t, SEALS + seat, 0) or royals_among(t, seat, above)

    def fill(self, t: RaceTable, found: Choices) -> None:
        if self.last < 0:
            found.append(REST)
        elif self.is_enough(t, NO_MORE):
            found.append(DONE)
        if not self.is_enough(t, 0):
            return
        for suit in t.rules.stacks:
            if suit == JOKERS:
                continue
            mask = t.held(self.seat, suit) & (PIP_RANKS | ROYAL_RANKS if suit == SHIELDS else ROYAL_RANKS)
            while mask:
                card = suit * 13 + LOWEST[mask]
                if card > self.last and self.is_enough(t, card):
                    found.append(SEAL + card)
                mask &= mask - 1

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == REST:
            return
        if action == DONE:
            self.complete(t)
            return
        card = action - SEAL
        t.move_card(card, self.seat, SEALS + self.seat)
        t.spots = NOT_KNOWN
        t.tell(event(LAID_ROYAL if is_royal(card) else LAID_SHIELD, self.seat, card))
        t.push(LaySeal(self.seat, card))

    def complete(self, t: RaceTable) -> None:
        seat = self.seat
        t.idle = -1
        t.marks[RESTED + seat] = t.rabbits[seat] + 1 if can_rest_sealed(t, seat) else 0
        t.spots = NOT_KNOWN
        hexagon: i64 = 0
        rest = sealed_by(t, seat)
        while rest:
            if rest & 1:
                t.tell(event(SEALED, seat, hexagon))
            rest >>= 1
            hexagon += 1

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E2c", "JR-I3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        if action == DONE:
            return Reason("jackrabbits-seals-nothing", "JR-E2c")
        if ACTIONS.kind(action) != SEAL:
            return Reason("jackrabbits-seal-or-rest", "JR-E2c")
        card = action - SEAL
        means = not_held(t, self.seat, card, "JR-E2c")
        if means is None and not is_royal(card) and card // 13 != SHIELDS:
            means = Reason("jackrabbits-seal-suit", "JR-E2c", card=CARD_TEXTS.thing(card))
        is_lower = card < self.last
        return first_reason(
            means=means,
            price=lowest_first(card, self.last, "JR-E2c")
            if is_lower
            else Reason("jackrabbits-seals-nothing", "JR-E2c"),
        )

    def continues(self) -> bool:
        return self.last >= 0

    def parts(self) -> list[int]:
        return [self.seat, self.last]


# --- seen, and set up ------------------------------------------------------------------------------------------------


def laid(view: RaceView) -> list[Laid]:
    """The seals with their cards and hexagons, and what it takes to come there. JR-E0i, JR-E2d."""
    sums = view.ruleset().sums
    found: list[Laid] = []
    for seat in range(len(view.hand_sizes)):
        cards = view.lying(SEALS + seat)
        if cards:
            tiles = _sealed(view, seat, cards)
            shields = sum(bit(card % 13) for card in cards if card // 13 == SHIELDS and not is_royal(card))
            price = int(sums[shields]) + 1
            laid, places = CARD_TEXTS.things(cards), NAMES.things(tiles)
            notice = Reason(
                "jackrabbits-seal-notice", "JR-E2c", player=sitter(seat), cards=laid, tiles=places, price=price
            )
            found.append(Laid("seal", notice, tuple(tiles), tuple(cards), price, seat))
    return found


def _sealed(view: RaceView, seat: int, cards: list[int]) -> list[int]:
    rested = view.marks[RESTED + seat]
    places = {rested - 1} if rested else set()
    return sorted(places | {int(house_of(card)) for card in cards if is_royal(card)})


def recall(t: RaceTable, seat: i64, words: list[str]) -> None:
    """The seal of a player whose turn it is not."""
    step = LaySeal(seat, -1)
    for word in words:
        card = t.rules.card_named(word)
        if seat == t.turn or SEAL + card not in step.choices(t):
            raise BadInput("position/remembered", option="shields", text=word)
        step.choose(t, SEAL + card)
        t.skip_step()
        step = LaySeal(seat, card)
    if DONE not in step.choices(t):
        raise BadInput("position/remembered", option="shields", text=" ".join(words))
    step.complete(t)
