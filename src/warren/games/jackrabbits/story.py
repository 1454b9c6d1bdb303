"""The race of Jack Rabbits as a story."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import groupby
from typing import Final

from warren.core.facts import Fact
from warren.core.messages import Item, Phrase
from warren.core.story import Line, Story, actor, by_seat, each, is_hidden, taken
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.facts import ASIDE, IN_JOURNEYS
from warren.games.jackrabbits.story_journey import PAYMENT, Journey

Teller = Callable[[deque[Fact]], Line]
"""Tells the facts that come next, as far as they belong together, and takes them away."""

_ROLLS: Final = ("rolled", "rolled-off-land")
_BLOWS: Final = ("fought", "fought-royal", "yielded")
_PROOFS: Final = ("proved", "showed-queen", "refused")
_LOSSES: Final = ("lost-proof", "lost-royal-proof")
_DISCARDS: Final = ("discarded", "discarded-royal", "discarded-joker")


class JackRabbitsStory(Story):
    """A roll with its price, a whole journey with its payments, a claim, a purchase: one sentence each.

    A fight and a contest have one for what is played or shown, and one for what comes of it. What options add, they
    tell themselves (`Rule.tellers`).
    """

    untold = ("turn", "won", "turn-limit", "stuck")

    def __init__(self, game: str, tellers: dict[str, Teller]) -> None:
        super().__init__(game)
        self._tellers = tellers

    def next(self, rest: deque[Fact]) -> list[Line]:
        kind = rest[0].kind
        if kind in self._tellers:
            return [self._tellers[kind](rest)]
        if IN_JOURNEYS.get(kind, ASIDE) != ASIDE:
            return self._go_out(taken(rest, *IN_JOURNEYS), rest)
        if kind in ("attacked", *_BLOWS):
            return [_fight(rest)]
        if kind == "called" or kind in _DISCARDS:
            return self._discard(taken(rest, "called"), rest)
        return self._next_alone(kind, rest)

    def _next_alone(self, kind: str, rest: deque[Fact]) -> list[Line]:
        """What is told in one sentence, whatever it leads to."""
        if kind == "dealt":
            return _deal(taken(rest, "dealt"))
        if kind == "passport" or kind in _ROLLS:
            return [self._roll(rest)]
        if kind == "matched":
            return [_match(rest)]
        if kind == "contested" or kind in _PROOFS:
            return [_contest(rest)]
        if kind == "was-welcome":
            return [_welcome(rest.popleft(), taken(rest, *_LOSSES), taken(rest, "thrown-off"))]
        if kind == "bought":
            return [_buy(taken(rest, "bought"), [])]
        return [self.plain(rest.popleft())]

    def _roll(self, rest: deque[Fact]) -> Line:
        """A roll with its price, and the card that was shown for a flight before it."""
        shown = taken(rest, "passport")
        if not rest or rest[0].kind not in _ROLLS:
            return self.plain(shown[0])
        rolled = rest.popleft()
        return Line(
            [*shown, rolled],
            "jackrabbits-story-rolled",
            player=actor(rolled),
            passport=shown[0].told("card") if shown else "none",
            first=rolled.told("first"),
            second=rolled.told("second"),
            price=rolled.told("price"),
        )

    def _go_out(self, facts: list[Fact], rest: deque[Fact]) -> list[Line]:
        """A journey, a claim or a purchase that the last payment was for, and what happened aside."""
        aside = [self.plain(fact) for fact in facts if IN_JOURNEYS[fact.kind] == ASIDE]
        walked = [fact for fact in facts if IN_JOURNEYS[fact.kind] != ASIDE]
        paid: list[Fact] = []
        if rest and rest[0].kind in ("claimed", "bought"):
            while walked and walked[-1].kind in PAYMENT:
                paid.insert(0, walked.pop())
        lines: list[Line] = []
        if walked:
            player = actor(walked[0])
            legs = Journey(player).legs(walked)
            lines.append(Line(walked, "jackrabbits-story-journey", player=player, legs=legs))
        if paid:
            lines.append(
                _claim(rest.popleft(), paid) if rest[0].kind == "claimed" else _buy(taken(rest, "bought"), paid)
            )
        return [*lines, *aside]

    def _discard(self, called: list[Fact], rest: deque[Fact]) -> list[Line]:
        """Cards that one player discards together, called or not."""
        hands = [list(cards) for _, cards in groupby(taken(rest, *_DISCARDS), lambda discard: discard.seat)]
        return [
            *(self.plain(call) for call in called),
            *(Line(hand, "jackrabbits-story-discarded", player=actor(hand[0]), cards=each(hand)) for hand in hands),
        ]


def _deal(dealt: list[Fact]) -> list[Line]:
    """The hands that the reader sees card by card, the others by their number."""
    hands = list(by_seat(dealt).values())
    hidden = [hand for hand in hands if is_hidden(hand)]
    lines: list[Line] = []
    if hidden:
        players, facts = tuple(actor(hand[0]) for hand in hidden), [fact for hand in hidden for fact in hand]
        lines.append(Line(facts, "jackrabbits-story-dealt", players=players, count=len(hidden[0])))
    for hand in hands:
        if hand not in hidden:
            cards = each(sorted(hand, key=lambda fact: CARD_TEXTS.index(str(fact.args["card"]))))
            lines.append(Line(hand, "jackrabbits-story-hand", player=actor(hand[0]), cards=cards))
    return lines


def _match(rest: deque[Fact]) -> Line:
    """A card shown in the lottery, and the card that it wins."""
    shown = rest.popleft()
    won, drawn = card_won(rest)
    return Line([shown, *won], "jackrabbits-story-matched", player=actor(shown), card=shown.told("card"), drawn=drawn)


def card_won(rest: deque[Fact]) -> tuple[list[Fact], Item]:
    """The card that was won just then, if any, as far as the reader sees it."""
    won = [rest.popleft()] if rest and rest[0].kind == "won-card" else []
    return won, won[0].told("card") if won else "none"


def _claim(claimed: Fact, paid: list[Fact]) -> Line:
    card, place = claimed.told("card"), claimed.told("place")
    return Line(
        [*paid, claimed], "jackrabbits-story-claimed", player=actor(claimed), card=card, place=place, cards=each(paid)
    )


def _buy(bought: list[Fact], paid: list[Fact]) -> Line:
    player, cards = actor(bought[0]), each(bought)
    return Line([*paid, *bought], "jackrabbits-story-bought", player=player, cards=cards, paid=each(paid))


# --- fights and contests ---------------------------------------------------------------------------------------------


def _fight(rest: deque[Fact]) -> Line:
    """Who attacks whom, what both play, and who gives up."""
    started, blows = taken(rest, "attacked"), taken(rest, *_BLOWS)
    rounds = _one_by_one([_blows(list(turn)) for _, turn in groupby(blows, lambda blow: (blow.seat, _yields(blow)))])
    return _attack(started[0], blows, rounds) if started else Line(blows, "jackrabbits-story-rounds", rounds=rounds)


def _yields(blow: Fact) -> bool:
    return blow.kind == "yielded"


def _attack(attacked: Fact, blows: list[Fact], rounds: Item) -> Line:
    return Line(
        [attacked, *blows],
        "jackrabbits-story-attacked",
        player=actor(attacked),
        rival=attacked.told("player"),
        place=attacked.told("place"),
        rounds=rounds,
    )


def _blows(blows: list[Fact]) -> Phrase:
    if _yields(blows[0]):
        return Phrase("jackrabbits-story-yielded", player=actor(blows[0]))
    return Phrase("jackrabbits-story-fought", player=actor(blows[0]), cards=each(blows))


def _contest(rest: deque[Fact]) -> Line:
    """Who contests, and what both show."""
    if rest[0].kind in _PROOFS:
        shown, rounds = proofs(rest)
        return Line(shown, "jackrabbits-story-rounds", rounds=rounds)
    started = rest.popleft()
    shown, rounds = proofs(rest)
    return Line(
        [started, *shown],
        "jackrabbits-story-contested",
        player=actor(started),
        rival=started.told("player"),
        place=started.told("place"),
        rounds=rounds,
    )


def proofs(rest: deque[Fact]) -> tuple[list[Fact], Item]:
    """What both sides of a contest show, one after the other."""
    shown = taken(rest, *_PROOFS)
    return shown, _one_by_one([_proof(list(turn)) for _, turn in groupby(shown, lambda proof: proof.seat)])


def _proof(shown: list[Fact]) -> Phrase:
    if shown[0].kind == "refused":
        return Phrase("jackrabbits-story-refused", player=actor(shown[0]))
    return Phrase("jackrabbits-story-showed", player=actor(shown[0]), cards=each(shown))


def _welcome(welcome: Fact, lost: list[Fact], thrown: list[Fact]) -> Line:
    """A visitor who is welcome, and what becomes of who contested."""
    return Line(
        [welcome, *lost, *thrown],
        "jackrabbits-story-welcome",
        player=actor(welcome),
        rival=welcome.told("player"),
        cards=each(lost),
        thrown="yes" if thrown else "no",
    )


def _one_by_one(rounds: list[Phrase]) -> Item:
    """What happened, one after the other."""
    told: Item = rounds[0] if rounds else "none"
    for item in rounds[1:]:
        told = Phrase("jackrabbits-story-next", start=told, item=item)
    return told
