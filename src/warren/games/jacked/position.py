"""A hand of JACKED from any position: for tests, puzzles and studies.

    position(pegs="R1:0! R2:71 R3:home1 B1:5", hands=("7H AC", "3C", "9D", "TD"), to_play=0)

Spaces are numbered clockwise from the red Out space, 0; those of blue, green and yellow are one, two and three sides
further. `!` marks a blocker. Pegs that are not named are in Jail. In memory play there is nothing to call at first.
"""

from __future__ import annotations

import re

from warren.core.cards import bit, mask_of, members, size
from warren.core.errors import BadInput
from warren.core.facts import event
from warren.core.rng import fast
from warren.games.jacked.actions import PEG_TEXTS
from warren.games.jacked.board import HOME, JAIL
from warren.games.jacked.facts import CARDS, DEALT, HAND_BEGINS, SHUFFLED, played
from warren.games.jacked.game import JACKED
from warren.games.jacked.ranks import JACK, RANK_MASKS
from warren.games.jacked.table import JackedTable, board_of
from warren.games.jacked.turn import Play


def position(
    pegs: str = "",
    hands: tuple[str, ...] = (),
    *,
    to_play: int = 0,
    is_jacked: bool = False,
    discards: str = "",
    hand: int = 1,
    dealer: int | None = None,
    barred: tuple[int, ...] = (),
    turns: int = 0,
    seed: str = "position",
    **settings: object,
) -> JackedTable:
    """A table with these pegs and cards; `is_jacked`: the player to play is, by a Jack of the player before.

    `hand` is which hand of the deal is played, from 1 on: it says how many cards are still in the deck. Cards that are
    named nowhere are in the deck, and as many of them as it has no room for among the discards.
    """
    setup = JACKED.agree({"players": max(2, len(hands)), **settings})
    table = JACKED.blank(setup)
    table.is_imagined = True  # it has not come about by play, so it has no record
    table.chance = fast(seed)
    players = int(table.players)
    if len(hands) != players:
        raise BadInput("position/hands", count=len(hands), players=players)
    for seat in (to_play, dealer or 0, *barred):
        if not 0 <= seat < players:
            raise BadInput("seat/unknown", seat=seat, last=players - 1)
    if not 1 <= hand <= len(table.rules.hands):
        raise BadInput("position/hand", number=hand, last=len(table.rules.hands))
    table.dealer = (to_play - 1) % players if dealer is None else dealer
    table.hand_number = hand - 1
    table.turns = turns
    table.barred = mask_of(list(barred))
    _place_pegs(table, pegs)
    held = [_cards(table, cards) for cards in hands]
    _place_cards(table, held, _cards(table, discards))
    if not held[to_play]:
        raise BadInput("position/no-cards", seat=to_play)
    table.tell(event(SHUFFLED, table.dealer, size(table.deck)))
    table.tell(event(HAND_BEGINS, table.dealer, hand, table.rules.hands[hand - 1]))
    for seat in range(players):
        for card in members(table.hands[seat]):
            table.tell(event(DEALT, seat, card))
    if is_jacked:
        _jack(table, to_play)
    table.push(Play(to_play, 0))
    return table


def _place_pegs(table: JackedTable, pegs: str) -> None:
    places = [JAIL] * len(PEG_TEXTS)
    spaces = 4 * int(table.rules.side)
    blocked = 0
    named: set[str] = set()
    for word in pegs.split():
        found = re.fullmatch(r"([RBGY][1-4]):(?:(\d{1,2})(!?)|home([1-4])|jail)", word)
        if found is None or (found[2] and int(found[2]) >= spaces):
            raise BadInput("position/peg", text=word, last=spaces - 1)
        peg = PEG_TEXTS.index(found[1])
        if found[1] in named:
            raise BadInput("position/peg-twice", peg=found[1])
        named.add(found[1])
        if peg // 4 >= table.players > 2:
            raise BadInput("position/colour", peg=found[1])
        if found[2]:
            places[peg] = int(found[2])
        elif found[4]:
            places[peg] = HOME + int(found[4]) - 1
        for other in range(len(PEG_TEXTS)):
            is_same_home = places[peg] < HOME or other // 4 == peg // 4
            if other != peg and places[peg] != JAIL and places[other] == places[peg] and is_same_home:
                raise BadInput("position/space", peg=found[1], other=PEG_TEXTS[other])
        if found[3]:
            if places[peg] != peg // 4 * table.rules.side:
                raise BadInput("position/blocker", peg=found[1], space=int(peg // 4 * table.rules.side))
            blocked |= 1 << (peg // 4)
    table.board = board_of(table.rules.side, places, blocked)
    for seat in range(table.players):
        if table.are_home(seat):
            raise BadInput("position/over", seat=seat)


def _place_cards(table: JackedTable, held: list[list[int]], thrown: list[int]) -> None:
    rules = table.rules
    named = [card for cards in held for card in cards] + thrown
    for card in named:
        if named.count(card) > 1:
            raise BadInput("position/twice", card=CARDS[card])
    for seat, cards in enumerate(held):
        if len(cards) > rules.hands[table.hand_number]:
            count, most = len(cards), int(rules.hands[table.hand_number])
            raise BadInput("position/hand-size", seat=seat, count=count, most=most)
        table.hands[seat] = mask_of(cards)
    table.shuffle_in()
    dealt = sum(int(count) for count in rules.hands[: table.hand_number + 1]) * int(rules.players)
    away = dealt - sum(len(cards) for cards in held)
    if len(thrown) > away:
        raise BadInput("position/discards", count=len(thrown), most=away)
    table.deck &= ~mask_of(named)
    table.discards = mask_of(thrown)
    # Jacks last: who is JACKED is told by the position, not by what happens to lie among the discards.
    rest = members(table.deck & ~RANK_MASKS[JACK]) + members(table.deck & RANK_MASKS[JACK])
    filled = mask_of(rest[: away - len(thrown)])
    table.discards |= filled
    table.deck &= ~filled


def _jack(table: JackedTable, seat: int) -> None:
    """The player before has just played a Jack, which lies among the discards."""
    before = (seat - 1) % int(table.players)
    if not table.discards & RANK_MASKS[JACK]:
        spare = members(table.deck & RANK_MASKS[JACK])
        others = members(table.discards)
        if not spare or not others:
            raise BadInput("position/no-jack", seat=seat)
        table.discards ^= bit(spare[0]) | bit(others[0])
        table.deck ^= bit(spare[0]) | bit(others[0])
    table.tell(event(played(JACK), before, members(table.discards & RANK_MASKS[JACK])[0], JACK))
    table.jacked = seat


def _cards(table: JackedTable, texts: str) -> list[int]:
    known = CARDS[: 52 + int(table.rules.jokers)]
    for word in texts.split():
        if word not in known:
            raise BadInput("position/card", text=word, example=known[-1])
    return [CARDS.index(word) for word in texts.split()]
