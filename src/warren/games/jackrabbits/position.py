"""A race from any position: for tests, puzzles and studies.

    position(("5C KH", "7S"), ("tower-clubs", "citadel"), dice=(2, 5), phase="journey")

Hands and rabbits come seat by seat; a rabbit that is `off-board` is not on the board. Pips that are named nowhere are
in the pile, or, where `pile` is given, in the spent lot; royals and jokers that nobody holds are in the court.
"""

from __future__ import annotations

from typing import Final

from warren.core.errors import BadInput
from warren.core.facts import event
from warren.core.rng import fast
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    COURT,
    JOKERS,
    NO_CARD,
    OFF_BOARD,
    PILE,
    SPENT,
    house_of,
    is_royal,
)
from warren.games.jackrabbits.facts import CLAIMED, DEALT, DISCARDED, TOOK_JOKER
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.tiles import BY_NAME
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.suits.clubs import SHOWED_PASSPORT
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.lottery import set_dice

PHASES: Final = ("roll", "journey", "acquisition", "increment")


def position(
    hands: tuple[str, ...],
    rabbits: tuple[str, ...] = (),
    *,
    to_play: int = 0,
    phase: str = "roll",
    dice: tuple[int, int] = (3, 4),
    passport: str = "",
    pile: str | None = None,
    spent: str = "",
    turns: int = 0,
    remembers: dict[str, tuple[str, ...]] | None = None,
    tokens: dict[str, str] | None = None,
    seed: str = "position",
    **settings: object,
) -> RaceTable:
    """A table with these cards and rabbits, at the beginning of a phase; rabbits that are not named are on the citadel.

    `passport` is a club that was shown before the roll; it must be in the hand of who is to play. `remembers` is what
    options and suits remember, seat by seat: `{"capital_aces": ("AC", ""), "acorns": ("5N 2N",)}`; `tokens` says on
    which tiles tokens lie: `{"beast": "woods-1"}`.
    """
    setup = JACKRABBITS.agree({"players": len(hands), **settings})
    table = JACKRABBITS.blank(setup)
    table.is_imagined = True  # it has not come about by play, so it has no record
    table.chance = fast(seed)
    if phase not in PHASES:
        raise BadInput("position/phase", phase=phase, known=PHASES)
    if not 0 <= to_play < table.players:
        raise BadInput("seat/unknown", seat=to_play, last=int(table.players) - 1)
    table.lay_out()
    for seat, place in enumerate(rabbits):
        table.rabbits[seat] = hexagon_named(place, table)
    for seat, hand in enumerate(hands):
        for word in hand.split():
            give(table, seat, table.rules.card_named(word))
    lay_aside(table, spent, pile)
    for token, tile in (tokens or {}).items():
        table.marks[SLOTS.tokens[token]] = BY_NAME[tile] + 1
    table.turns = turns
    table.start_turn(to_play)
    skip_to(table, to_play, phase, dice, table.rules.card_named(passport) if passport else NO_CARD)
    for name, texts in (remembers or {}).items():
        recall(table, name, texts)
    return table


def hexagon_named(name: str, table: RaceTable) -> int:
    if name == "off-board":
        return OFF_BOARD
    if name not in HEX_TEXTS or (name != "underground" and not table.rules.hexagons >> HEX_TEXTS.index(name) & 1):
        raise BadInput("position/place", place=name)
    return HEX_TEXTS.index(name)


def give(table: RaceTable, seat: int, card: int) -> None:
    """Put a card into a hand: a pip as it is dealt, royals and jokers for all to see."""
    source = COURT if is_royal(card) or card // 13 == JOKERS else PILE
    if not table.holds(source, card):
        raise BadInput("position/twice", card=CARD_TEXTS[card])
    table.move_card(card, source, seat)
    if is_royal(card):
        table.tell(event(CLAIMED, seat, card, house_of(card)))
    else:
        table.tell(event(TOOK_JOKER if source == COURT else DEALT, seat, card))


def recall(table: RaceTable, name: str, texts: tuple[str, ...]) -> None:
    """Have a rule that is played by, an option or a suit, remember something of each player."""
    rule = next((rule for rule in table.rules.joined if rule.name == name), None)
    if rule is None:
        raise BadInput("position/option", option=name)
    for seat, text in enumerate(texts):
        if seat >= table.players:
            raise BadInput("seat/unknown", seat=seat, last=int(table.players) - 1)
        if text:
            rule.recall(table, seat, text.split())


def lay_aside(table: RaceTable, spent: str, pile: str | None) -> None:
    """Put cards into the spent lot: those named, and where the pile is named, all that it does not have."""
    cards = [table.rules.card_named(word) for word in spent.split()]
    if pile is not None:
        kept = [table.rules.card_named(word) for word in pile.split()]
        cards += [card for card in table.cards_in(PILE) if card not in kept and card not in cards]
    for card in cards:
        if not table.holds(PILE, card):
            raise BadInput("position/twice", card=CARD_TEXTS[card])
        table.move_card(card, PILE, SPENT)
        table.tell(event(DEALT, 0, card))
        table.tell(event(DISCARDED, 0, card))


def skip_to(table: RaceTable, seat: int, phase: str, dice: tuple[int, int], passport: int) -> None:
    """Leave out the phases before the one that is asked for."""
    if phase == "roll":
        return
    table.skip_step()
    set_dice(table, dice[0] - 1, dice[1] - 1)
    if phase == "journey":
        if passport != NO_CARD:
            table.passport = passport
            table.tell(event(SHOWED_PASSPORT, seat, passport))
        table.depart(seat)
        return
    if phase == "increment":
        table.skip_step()
    table.run_on()
