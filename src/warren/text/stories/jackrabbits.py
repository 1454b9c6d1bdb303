"""The race of Jack Rabbits as a story."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from warren.core.facts import Fact
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.text.stories.journeys import JOURNEY, Journey
from warren.text.story import Story, taken

_PAYMENT: Final = ("paid", "paid-royal")
_BLOWS: Final = ("fought", "fought-royal", "yielded")
_LOOT: Final = ("stole", "stole-royal", "stole-nothing")
_CONTESTS: Final = ("contested", "contested-resting")
_PROOFS: Final = ("proved", "showed-queen", "refused")
_LOSSES: Final = ("lost-proof", "lost-royal-proof")
_DISCARDS: Final = ("discarded", "discarded-royal", "discarded-joker")
_ENDS: Final = ("won", "turn-limit", "stuck")  # the outcome says so
_GIFTS: Final = ("gave", "gave-as-said", "gave-royal")
_CAPITAL: Final = "laid-capital"
_HIDDEN: Final = "hidden"
_NONE: Final = "none"


class JackRabbitsStory(Story):
    """A roll with its price, a whole journey with its payments, a claim, a purchase: one sentence each.

    A fight and a contest have one for what is played or shown, and one for what comes of it.
    """

    def tell(self, facts: Iterable[Fact]) -> Iterator[str]:
        rest = deque(fact for fact in facts if fact.kind not in ("turn", *_ENDS))
        while rest:
            fact = rest.popleft()
            kind = fact.kind
            if kind == "dealt":
                yield from self._deal([fact, *taken(rest, "dealt")])
            elif kind in ("passport", "rolled", "rolled-off-land"):
                yield from self._roll(fact, rest)
            elif kind == "matched":
                yield self._match(fact, rest)
            elif kind in JOURNEY:
                facts = [fact, *taken(rest, *JOURNEY, _CAPITAL)]
                yield from self._travel([told for told in facts if told.kind != _CAPITAL], rest)
                yield from (self.say(told) for told in facts if told.kind == _CAPITAL)
            elif kind == "double":
                yield self._double(fact, rest)
            elif kind == "laid-open":
                cards = self._cards([fact, *taken(rest, "laid-open")])
                yield self.words.say("jackrabbits-story-laid-open", player=self.player(fact.seat), cards=cards)
            elif kind in ("attacked", *_BLOWS):
                yield from self._fight(fact, rest)
            elif kind in (*_CONTESTS, *_PROOFS):
                yield from self._contest(fact, rest)
            elif kind == "was-welcome":
                yield self._welcome(fact, rest)
            elif kind == "called" or kind in _DISCARDS:
                yield from self._discard(fact, rest)
            elif kind == "offered":
                yield self._offer(fact, rest)
            elif kind in _GIFTS:
                yield self._exchange([fact, *taken(rest, *_GIFTS)], rest)
            elif kind == "bought":
                yield self._buy([fact, *taken(rest, "bought")], [])
            else:
                yield self.say(fact)

    def _deal(self, dealt: list[Fact]) -> Iterator[str]:
        """The hands that the reader sees card by card, the others by their number."""
        hands: dict[int | None, list[Fact]] = {}
        for fact in dealt:
            hands.setdefault(fact.seat, []).append(fact)
        hidden = [seat for seat, hand in hands.items() if any(fact.args["card"] is None for fact in hand)]
        if hidden:
            players, count = tuple(self.player(seat) for seat in hidden), len(hands[hidden[0]])
            yield self.words.say("jackrabbits-story-dealt", players=players, count=count)
        for seat, hand in hands.items():
            if seat not in hidden:
                cards = self._cards(sorted(hand, key=_order))
                yield self.words.say("jackrabbits-story-hand", player=self.player(seat), cards=cards)

    # --- the lottery -------------------------------------------------------------------------------------------------

    def _roll(self, fact: Fact, rest: deque[Fact]) -> Iterator[str]:
        passport = _NONE
        if fact.kind == "passport":
            if not rest or not rest[0].kind.startswith("rolled"):
                yield self.say(fact)
                return
            passport = self._card(fact)
            fact = rest.popleft()
        first, second, price = (int(fact.args[name] or 0) for name in ("first", "second", "price"))
        yield self.words.say(
            "jackrabbits-story-rolled",
            player=self.player(fact.seat),
            passport=passport,
            first=first,
            second=second,
            price=price,
        )

    def _match(self, matched: Fact, rest: deque[Fact]) -> str:
        """A card shown in the lottery, and the one that it wins."""
        player, card = self.player(matched.seat), self._card(matched)
        return self.words.say("jackrabbits-story-matched", player=player, card=card, drawn=self._won(rest))

    def _double(self, double: Fact, rest: deque[Fact]) -> str:
        """A double, and the card that it wins."""
        return self.words.say("jackrabbits-story-double", player=self.player(double.seat), drawn=self._won(rest))

    def _won(self, rest: deque[Fact]) -> str:
        """The card that was won, as far as the reader sees it."""
        if not rest or rest[0].kind != "won-card":
            return _NONE
        won = rest.popleft()
        return _HIDDEN if won.args["card"] is None else self._card(won)

    # --- journeys and payments ---------------------------------------------------------------------------------------

    def _travel(self, facts: list[Fact], rest: deque[Fact]) -> Iterator[str]:
        """A journey, and a claim or a purchase that the last payment was for."""
        paid: list[Fact] = []
        if rest and rest[0].kind in ("claimed", "bought"):
            while facts and facts[-1].kind in _PAYMENT:
                paid.insert(0, facts.pop())
        if facts:
            legs = Journey(self.words).legs(facts)
            yield self.words.say("jackrabbits-story-journey", player=self.player(facts[0].seat), legs=legs)
        if paid and rest[0].kind == "claimed":
            claimed = rest.popleft()
            yield self.words.say(
                "jackrabbits-story-claimed",
                player=self.player(claimed.seat),
                card=self._card(claimed),
                place=str(self.words.shown(str(claimed.args["place"]))),
                cards=self._cards(paid),
            )
        elif paid:
            yield self._buy(taken(rest, "bought"), paid)

    def _buy(self, bought: list[Fact], paid: list[Fact]) -> str:
        player = self.player(bought[0].seat)
        return self.words.say(
            "jackrabbits-story-bought", player=player, cards=self._cards(bought), paid=self._cards(paid)
        )

    # --- fights ------------------------------------------------------------------------------------------------------

    def _fight(self, fact: Fact, rest: deque[Fact]) -> Iterator[str]:
        """Who attacks whom, what both play, and who gives up; then what the winner takes."""
        blows = ([] if fact.kind == "attacked" else [fact]) + taken(rest, *_BLOWS)
        rounds = self._one_by_one(
            [self._blows(list(turn)) for _, turn in groupby(blows, lambda blow: (blow.seat, blow.kind == "yielded"))]
        )
        if fact.kind == "attacked":
            yield self.words.say(
                "jackrabbits-story-attacked",
                player=self.player(fact.seat),
                rival=self.player(int(fact.args["player"] or 0)),
                place=str(self.words.shown(str(fact.args["place"]))),
                rounds=rounds,
            )
        else:
            yield self.words.say("jackrabbits-story-rounds", rounds=rounds)
        for loot in taken(rest, _CAPITAL, *_LOOT):
            yield self.say(loot)

    def _blows(self, blows: list[Fact]) -> str:
        player = self.player(blows[0].seat)
        if blows[0].kind == "yielded":
            return self.words.say("jackrabbits-story-yielded", player=player)
        return self.words.say("jackrabbits-story-fought", player=player, cards=self._cards(blows))

    # --- contests ----------------------------------------------------------------------------------------------------

    def _contest(self, fact: Fact, rest: deque[Fact]) -> Iterator[str]:
        """Who contests, and what both show."""
        shown = ([] if fact.kind in _CONTESTS else [fact]) + taken(rest, *_PROOFS)
        rounds = self._one_by_one([self._proofs(list(turn)) for _, turn in groupby(shown, lambda proof: proof.seat)])
        if fact.kind in _CONTESTS:
            resting = fact.kind == "contested-resting"
            yield self.words.say(
                "jackrabbits-story-contested-resting" if resting else "jackrabbits-story-contested",
                player=self.player(fact.seat),
                rival=self.player(int(fact.args["player"] or 0)),
                place=str(self.words.shown(str(fact.args["place"]))),
                rounds=rounds,
            )
        else:
            yield self.words.say("jackrabbits-story-rounds", rounds=rounds)

    def _proofs(self, proofs: list[Fact]) -> str:
        player = self.player(proofs[0].seat)
        if proofs[0].kind == "refused":
            return self.words.say("jackrabbits-story-refused", player=player)
        return self.words.say("jackrabbits-story-showed", player=player, cards=self._cards(proofs))

    def _welcome(self, fact: Fact, rest: deque[Fact]) -> str:
        """A visitor who is welcome, and what becomes of who contested."""
        lost, thrown = taken(rest, *_LOSSES), taken(rest, "thrown-off")
        return self.words.say(
            "jackrabbits-story-welcome",
            player=self.player(fact.seat),
            rival=self.player(int(fact.args["player"] or 0)),
            cards=self._cards(lost),
            thrown="yes" if thrown else "no",
        )

    # --- special trades ----------------------------------------------------------------------------------------------

    def _offer(self, offered: Fact, rest: deque[Fact]) -> str:
        """An offer with its words."""
        said, asked = taken(rest, "said"), taken(rest, "asked")
        return self.words.say(
            "jackrabbits-story-offered",
            player=self.player(offered.seat),
            rival=self.player(int(offered.args["player"] or 0)),
            cards=self._cards(said),
            asked=self._cards(asked),
        )

    def _exchange(self, gifts: list[Fact], rest: deque[Fact]) -> str:
        """What both gave, as far as the reader sees it. The offerer gives first."""
        taken(rest, "exchanged")
        offerer = gifts[0]
        return self.words.say(
            "jackrabbits-story-exchanged",
            player=self.player(offerer.seat),
            rival=self.player(int(offerer.args["player"] or 0)),
            cards=self._gifts([gift for gift in gifts if gift.seat == offerer.seat]),
            taken=self._gifts([gift for gift in gifts if gift.seat != offerer.seat]),
        )

    def _gifts(self, gifts: list[Fact]) -> tuple[str, ...]:
        seen = self._cards([gift for gift in gifts if gift.args["card"] is not None])
        unseen = len(gifts) - len(seen)
        return (*seen, self.words.say("jackrabbits-story-face-down", count=unseen)) if unseen else seen

    # --- the hand limit ----------------------------------------------------------------------------------------------

    def _discard(self, fact: Fact, rest: deque[Fact]) -> Iterator[str]:
        """Cards that one player discards together, called or not."""
        if fact.kind == "called":
            yield self.say(fact)
            discards = taken(rest, *_DISCARDS)
        else:
            discards = [fact, *taken(rest, *_DISCARDS)]
        for seat, cards in groupby(discards, lambda discard: discard.seat):
            player = self.player(seat)
            yield self.words.say("jackrabbits-story-discarded", player=player, cards=self._cards(list(cards)))

    def _one_by_one(self, rounds: list[str]) -> str:
        """What happened, one after the other."""
        text = rounds[0] if rounds else _NONE
        for item in rounds[1:]:
            text = self.words.say("jackrabbits-story-next", start=text, item=item)
        return text

    def _cards(self, facts: list[Fact]) -> tuple[str, ...]:
        return tuple(self._card(fact) for fact in facts)

    def _card(self, fact: Fact) -> str:
        return self.words.card(str(fact.args["card"]))


def _order(fact: Fact) -> int:
    """By suit and rank, as people hold their cards."""
    return CARD_TEXTS.index(str(fact.args["card"]))
