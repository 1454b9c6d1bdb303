"""Anchors under royals: whoever claims one pays for the anchor, too. JR-E6d, JR-E0j."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason, first_reason
from warren.core.facts import Part, event
from warren.games.jackrabbits import actions, facts
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import (
    ACE,
    ANCHORS,
    CARD_TEXTS,
    COURT,
    LOWEST,
    PILE,
    PIP_RANKS,
    RANK_BIT,
    house_of,
    is_royal,
)
from warren.games.jackrabbits.facts import DEALT, GIVES, LAYS, PLACE, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES
from warren.games.jackrabbits.reasons import not_held
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.acquisition import CLAIM_PRICE
from warren.games.jackrabbits.turn.laying import HIGH, laid_value
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.why_not import why_not_claim

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

ANCHOR: Final[i64] = ACTIONS.add(Span("anchor", actions.CARD, rule="JR-E6d", phase="acquisition"))
ANCHOR_HIGH: Final[i64] = ACTIONS.add(
    Span("anchor-high", actions.CARD, rule="JR-E0j", phase="acquisition")
)  # an Ace, as eleven

ANCHORED: Final[i64] = fact("anchored", "JR-E6d JR-E0j", facts.CARD, Part("points"), PLACE, tells=LAYS)
LIFTED: Final[i64] = fact("lifted", "JR-E6d JR-E0j", facts.CARD, tells=GIVES)

UNDER: Final[i64] = SLOTS.add_places(1)
"""All anchors that lie under royals."""

CARD_UNDER: Final[i64] = SLOTS.add_marks(HEXAGONS)
"""By house: the anchor under its royal, + 1; 0 if there is none."""

ADDED: Final[i64] = SLOTS.add_marks(HEXAGONS)
"""By house: what that anchor adds to the price of claiming the royal."""

HAS_ANCHORED: Final[i64] = SLOTS.add_marks(1, of_turn=True)


class Anchoring(Rule):
    """On a house whose royal is in the court, once a turn, lay one anchor under it; one anchor a royal."""

    def join(self, rules: Ruleset) -> None:
        rules.add_at(ACQUIRING, self)
        rules.let_do(self, ANCHOR, ANCHOR_HIGH)
        rules.raises.append(self)
        rules.claimed.append(self)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        pips = t.held(step.seat, ANCHORS) & PIP_RANKS
        if not pips or not can_anchor(t, step.seat):
            return
        may_be_high = pips & RANK_BIT[ACE] and t.rules.may_vary_aces
        while pips:
            found.append(ANCHOR + ANCHORS * 13 + LOWEST[pips])
            pips &= pips - 1
        if may_be_high:
            found.append(ANCHOR_HIGH + ANCHORS * 13 + ACE)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        kind = ACTIONS.kind(action)
        card = action - kind
        t.marks[HAS_ANCHORED] = 1
        t.push(step)
        lay(t, step.seat, card, t.rabbits[step.seat], HIGH if kind == ANCHOR_HIGH else laid_value(t, card))
        return True

    def raises(self, t: RaceTable, royal: i64) -> i64:
        return t.marks[ADDED + house_of(royal)]

    def claimed(self, t: RaceTable, seat: i64, royal: i64) -> None:
        """The anchor is discarded."""
        house = house_of(royal)
        card = t.marks[CARD_UNDER + house] - 1
        if card >= 0:
            t.marks[CARD_UNDER + house] = 0
            t.marks[ADDED + house] = 0
            t.spend(card, UNDER)
            t.tell(event(LIFTED, seat, card))

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-E6d",) if can_anchor(t, step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if kind != ANCHOR and kind != ANCHOR_HIGH:
            return None
        card = action - kind
        is_pip = card // 13 == ANCHORS and not is_royal(card)
        misfit = "jackrabbits-anchor-not-high" if is_pip else "jackrabbits-anchor-pips"
        return first_reason(
            phase=Reason("jackrabbits-power-used", "JR-E6d", what="anchor") if t.marks[HAS_ANCHORED] else None,
            place=why_not_under(t, step.seat),
            means=not_held(t, step.seat, card, "JR-E6d") or Reason(misfit, "JR-E0j", card=CARD_TEXTS.thing(card)),
        )


def can_anchor(t: RaceTable, seat: i64) -> bool:
    """Whether an anchor can be laid where a rabbit is, by who has one."""
    here = t.rabbits[seat]
    royal = t.rules.royals[here]
    if royal < 0 or not t.holds(COURT, royal):
        return False
    return t.marks[CARD_UNDER + here] == 0 and t.marks[HAS_ANCHORED] == 0


def why_not_under(t: RaceTable, seat: i64) -> Reason | None:
    """Why no anchor can be laid where a rabbit is, whatever the hand has."""
    here = t.rabbits[seat]
    royal = t.rules.royals[here]
    if royal < 0 or not t.holds(COURT, royal):
        return why_not_claim(t, seat)
    if t.marks[CARD_UNDER + here]:
        return Reason("jackrabbits-anchored-already", "JR-E6d", card=CARD_TEXTS.thing(royal))
    return None


def lay(t: RaceTable, seat: i64, card: i64, house: i64, points: i64) -> None:
    t.move_card(card, seat, UNDER)
    t.marks[CARD_UNDER + house] = card + 1
    t.marks[ADDED + house] = points
    t.idle = -1
    t.tell(event(ANCHORED, seat, card, points, house))


# --- seen, and set up ------------------------------------------------------------------------------------------------


def under(view: RaceView) -> list[tuple[int, int, int]]:
    """The houses with an anchor, the anchor, and what it adds."""
    found = [(house, view.marks[CARD_UNDER + house] - 1, view.marks[ADDED + house]) for house in range(HEXAGONS)]
    return [one for one in found if one[1] >= 0]


def laid(view: RaceView) -> list[Laid]:
    """By house: the anchor under its royal, and what it adds, for all to see. JR-E0i."""
    return [
        Laid(
            "anchor",
            Reason(
                "jackrabbits-anchor-notice",
                "JR-E6d",
                place=NAMES.thing(house),
                card=CARD_TEXTS.thing(card),
                price=CLAIM_PRICE + added,
            ),
            tiles=(house,),
            cards=(card,),
            points=added,
        )
        for house, card, added in under(view)
    ]


def recall(t: RaceTable, seat: i64, text: str) -> None:
    """An anchor from the pile under the royal of a house: `5A:tower-spades`."""
    name, _, where = text.partition(":")
    card = t.rules.card_named(name)
    house = NAMES.index(where) if where in NAMES else -1
    royal = t.rules.royals[house] if 0 <= house < HEXAGONS else -1
    if card // 13 != ANCHORS or not t.holds(PILE, card) or royal < 0 or not t.holds(COURT, royal):
        raise BadInput("position/remembered", option="anchors", text=text)
    t.tell(event(DEALT, seat, card))
    t.move_card(card, PILE, seat)
    lay(t, seat, card, house, laid_value(t, card))
