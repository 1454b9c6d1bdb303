"""JACKED as a story."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from warren.core.cards import CARD_TEXTS
from warren.core.facts import Fact
from warren.text.story import Story, taken

_HOME: Final = 96  # the first space of Home
_MOVES: Final = ("came-out", "moved", "moved-home", "backed", "swapped", "split", "split-home")
_KILLS: Final = ("killed", "killed-on-corner", "killed-by-seven")
_DEEDS: Final = (*_MOVES, *_KILLS, "joker", "jacked")


class JackedStory(Story):
    """A deal, a card with all that it does, a forfeited hand and a move that is taken back: one sentence each."""

    def tell(self, facts: Iterable[Fact]) -> Iterator[str]:
        rest = deque(facts)
        while rest:
            fact = rest.popleft()
            if fact.kind == "shuffled" and rest and rest[0].kind == "hand-begins":
                yield from self._deal(rest.popleft(), "yes", taken(rest, "dealt"))
            elif fact.kind == "hand-begins":
                yield from self._deal(fact, "no", taken(rest, "dealt"))
            elif fact.kind.startswith("played-"):
                yield self._play(fact, taken(rest, *_DEEDS))
            elif fact.kind in _MOVES or fact.kind in _KILLS:
                yield self._go_on([fact, *taken(rest, *_DEEDS)])
            elif fact.kind == "discarded":
                yield self._discard(fact, taken(rest, "jacked"))
            elif fact.kind == "forfeited":
                yield from self._forfeit([fact, *taken(rest, "forfeited")])
            elif fact.kind == "mistaken":
                card = self._card(fact)
                yield self.words.say("jacked-fact-mistaken", player=self.player(fact.seat), card=card)
            elif fact.kind == "called":
                yield self._call(fact, taken(rest, "taken-back"))
            elif fact.kind not in ("won", "turn-limit"):  # the outcome says so
                yield self.say(fact)

    def _deal(self, begins: Fact, shuffled: str, dealt: list[Fact]) -> Iterator[str]:
        """Who deals, and the cards of those hands that the reader sees."""
        player, hand, count = self.player(begins.seat), int(begins.args["hand"] or 0), int(begins.args["count"] or 0)
        yield self.words.say("jacked-story-dealt", player=player, shuffled=shuffled, hand=hand, count=count)
        hands: dict[int | None, list[Fact]] = {}
        for fact in dealt:
            if fact.args["card"] is not None:
                hands.setdefault(fact.seat, []).append(fact)
        for seat, seen in hands.items():
            cards = tuple(self._card(fact) for fact in sorted(seen, key=_order))
            yield self.words.say("jacked-story-hand", player=self.player(seat), cards=cards)

    def _play(self, played: Fact, deeds: list[Fact]) -> str:
        return self.words.say(
            "jacked-story-played",
            player=self.player(played.seat),
            card=self._card(played),
            deeds=self._moves(deeds),
            killed=self._killed(deeds),
            jacked=self._jacked(deeds),
        )

    def _go_on(self, deeds: list[Fact]) -> str:
        """A further part of a seven, told after the reader has heard of the first."""
        return self.words.say(
            "jacked-story-went-on",
            deeds=self._moves(deeds),
            killed=self._killed(deeds),
            jacked=self._jacked(deeds),
        )

    def _discard(self, discarded: Fact, jacked: list[Fact]) -> str:
        player, card = self.player(discarded.seat), self._card(discarded)
        return self.words.say("jacked-story-discarded", player=player, card=card, jacked=self._jacked(jacked))

    def _forfeit(self, forfeited: list[Fact]) -> Iterator[str]:
        """One hand, or those of several players in a row."""
        for seat, hand in groupby(forfeited, lambda fact: fact.seat):
            cards = tuple(self._card(fact) for fact in sorted(hand, key=_order))
            yield self.words.say("jacked-story-forfeited", player=self.player(seat), cards=cards)

    def _call(self, called: Fact, back: list[Fact]) -> str:
        suspect = self.player(int(called.args["player"] or 0))
        pegs = tuple(self._back(fact) for fact in back)
        return self.words.say("jacked-story-called", player=self.player(called.seat), suspect=suspect, pegs=pegs)

    def _back(self, fact: Fact) -> str:
        where, number = _place(fact)
        return self.words.say("jacked-story-back", peg=self._peg(fact), where=where, number=number)

    # --- what a card does --------------------------------------------------------------------------------------------

    def _moves(self, deeds: list[Fact]) -> tuple[str, ...]:
        moves = [fact for fact in deeds if fact.kind in _MOVES]
        return tuple(self._move(fact, "yes" if fact is moves[0] else "no") for fact in moves)

    def _move(self, fact: Fact, first: str) -> str:
        """What one peg does; `first` is no for those parts of a seven that go without a verb."""
        peg = self._peg(fact)
        if fact.kind == "came-out":
            return self.words.say("jacked-story-out", peg=peg)
        if fact.kind == "swapped":
            other = self.words.peg(str(fact.args["second"]))
            return self.words.say("jacked-story-swap", peg=peg, other=other)
        where, number = _place(fact)
        if fact.kind == "backed":
            return self.words.say("jacked-story-backed", peg=peg, where=where, number=number)
        if fact.kind.startswith("moved"):
            return self.words.say("jacked-story-moved", peg=peg, where=where, number=number)
        steps = int(fact.args["steps"] or 0)
        return self.words.say("jacked-story-part", peg=peg, first=first, steps=steps, where=where, number=number)

    def _killed(self, deeds: list[Fact]) -> tuple[str, ...]:
        return tuple(self._peg(fact) for fact in deeds if fact.kind in _KILLS)

    def _jacked(self, deeds: list[Fact]) -> tuple[str, ...]:
        return tuple(self.player(fact.seat) for fact in deeds if fact.kind == "jacked")

    def _peg(self, fact: Fact) -> str:
        return self.words.peg(str(fact.args["peg"]))

    def _card(self, fact: Fact) -> str:
        """The card that a fact is about; of a joker that is played, what it stands for."""
        card = str(fact.args["card"])
        return str(self.words.shown(card if card in CARD_TEXTS else str(fact.args.get("as") or card)))


def _place(fact: Fact) -> tuple[str, int]:
    """Where a peg has got to: in Jail, on a space of the perimeter, or on one of its Home."""
    place = int(fact.args["place"] or 0)
    if place < 0:
        return "jail", 0
    return ("home", place - _HOME + 1) if place >= _HOME else ("space", place)


def _order(fact: Fact) -> int:
    """By suit and rank, as people hold their cards; jokers last."""
    card = str(fact.args["card"])
    return CARD_TEXTS.index(card) if card in CARD_TEXTS else len(CARD_TEXTS)
