"""JACKED as a story."""

from __future__ import annotations

from collections import deque
from itertools import groupby
from typing import Final

from warren.core.cards import CARD_TEXTS
from warren.core.facts import Fact
from warren.core.messages import Item, Phrase
from warren.core.story import Line, Story, actor, by_seat, taken
from warren.games.jacked.facts import CARDS

_HOME: Final = 96  # the first space of Home
_MOVES: Final = ("came-out", "moved", "moved-home", "backed", "swapped", "split", "split-home")
_KILLS: Final = ("killed", "killed-on-corner", "killed-by-seven")
_DONE: Final = (*_MOVES, *_KILLS, "joker", "jacked")


class JackedStory(Story):
    """A deal, a card with all that it does, a forfeited hand and a move that is taken back: one sentence each."""

    untold = ("won", "turn-limit")

    def next(self, rest: deque[Fact]) -> list[Line]:
        fact = rest.popleft()
        kind = fact.kind
        if kind == "shuffled" and rest and rest[0].kind == "hand-begins":
            return self._deal([fact, rest.popleft()], taken(rest, "dealt"))
        if kind == "hand-begins":
            return self._deal([fact], taken(rest, "dealt"))
        if kind.startswith("played-"):
            return [self._play([fact, *taken(rest, *_DONE)])]
        if kind in _MOVES or kind in _KILLS:
            return [self._go_on([fact, *taken(rest, *_DONE)])]
        if kind == "discarded":
            return [self._discard([fact, *taken(rest, "jacked")])]
        if kind == "forfeited":
            return self._forfeit([fact, *taken(rest, "forfeited")])
        if kind == "mistaken":
            return [Line([fact], "jacked-fact-mistaken", player=actor(fact), card=_card(fact))]
        if kind == "called":
            return [self._call([fact, *taken(rest, "taken-back")])]
        return [self.plain(fact)]

    def _deal(self, begins: list[Fact], dealt: list[Fact]) -> list[Line]:
        """Who deals, and the cards of those hands that the reader sees."""
        begin = begins[-1]
        seen = [fact for fact in dealt if fact.args["card"] is not None]
        start = Line(
            [*begins, *(fact for fact in dealt if fact not in seen)],
            "jacked-story-dealt",
            player=actor(begin),
            shuffled="yes" if len(begins) > 1 else "no",
            hand=begin.told("hand"),
            count=begin.told("count"),
        )
        hands = by_seat(seen).values()
        return [start, *(Line(hand, "jacked-story-hand", player=actor(hand[0]), cards=_hand(hand)) for hand in hands)]

    def _play(self, facts: list[Fact]) -> Line:
        played, *done = facts
        return Line(
            facts,
            "jacked-story-played",
            player=actor(played),
            card=_card(played),
            moves=_moves(done),
            killed=_killed(done),
            jacked=_jacked(done),
        )

    def _go_on(self, done: list[Fact]) -> Line:
        """A further part of a seven, told after the reader has heard of the first."""
        moves, killed, jacked = _moves(done), _killed(done), _jacked(done)
        return Line(done, "jacked-story-went-on", moves=moves, killed=killed, jacked=jacked)

    def _discard(self, facts: list[Fact]) -> Line:
        discarded, *jacked = facts
        player, card = actor(discarded), _card(discarded)
        return Line(facts, "jacked-story-discarded", player=player, card=card, jacked=_jacked(jacked))

    def _forfeit(self, forfeited: list[Fact]) -> list[Line]:
        """One hand, or those of several players in a row."""
        hands = [list(hand) for _, hand in groupby(forfeited, lambda fact: fact.seat)]
        return [Line(hand, "jacked-story-forfeited", player=actor(hand[0]), cards=_hand(hand)) for hand in hands]

    def _call(self, facts: list[Fact]) -> Line:
        called, *backs = facts
        pegs = tuple(_back(fact) for fact in backs)
        return Line(facts, "jacked-story-called", player=actor(called), rival=called.told("player"), pegs=pegs)


# --- what a card does ----------------------------------------------------------------------------------------------


def _moves(done: list[Fact]) -> tuple[Phrase, ...]:
    moves = [fact for fact in done if fact.kind in _MOVES]
    return tuple(_move(fact, "yes" if fact is moves[0] else "no") for fact in moves)


def _move(fact: Fact, first: str) -> Phrase:
    """What one peg does; `first` is no for those parts of a seven that go without a verb."""
    peg = fact.told("peg")
    if fact.kind == "came-out":
        return Phrase("jacked-story-out", peg=peg)
    if fact.kind == "swapped":
        return Phrase("jacked-story-swap", peg=peg, other=fact.told("second"))
    where, number = _place(fact)
    if fact.kind == "backed":
        return Phrase("jacked-story-backed", peg=peg, where=where, number=number)
    if fact.kind.startswith("moved"):
        return Phrase("jacked-story-moved", peg=peg, where=where, number=number)
    return Phrase("jacked-story-part", peg=peg, first=first, steps=fact.told("steps"), where=where, number=number)


def _killed(done: list[Fact]) -> tuple[Item, ...]:
    return tuple(fact.told("peg") for fact in done if fact.kind in _KILLS)


def _jacked(done: list[Fact]) -> tuple[Phrase, ...]:
    return tuple(Phrase("jacked-story-jacked", player=actor(fact)) for fact in done if fact.kind == "jacked")


def _back(fact: Fact) -> Phrase:
    where, number = _place(fact)
    return Phrase("jacked-story-back", peg=fact.told("peg"), where=where, number=number)


def _place(fact: Fact) -> tuple[str, int]:
    """Where a peg has got to: in Jail, on a space of the perimeter, or on one of its Home."""
    place = int(fact.args["place"] or 0)
    if place < 0:
        return "jail", 0
    return ("home", place - _HOME + 1) if place >= _HOME else ("space", place)


# --- cards ---------------------------------------------------------------------------------------------------------


def _card(fact: Fact) -> Item:
    """The card that a fact is about; of a joker that is played, what it stands for."""
    is_joker = fact.args["card"] not in CARD_TEXTS
    return fact.told("as" if is_joker and fact.args.get("as") else "card")


def _hand(facts: list[Fact]) -> tuple[Item, ...]:
    """Cards by suit and rank, as people hold them; jokers last."""
    return tuple(_card(fact) for fact in sorted(facts, key=lambda fact: min(52, CARDS.index(str(fact.args["card"])))))
