"""What a player of a race is asked, with the sums that it is about; on a full screen also which keys answer it."""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.actions import BOAT, CROSS, HOLE, HORSE, JOKER
from warren.games.jackrabbits.deck import BASKET, CARD_TEXTS, HEARTS, OFF_BOARD
from warren.games.jackrabbits.land.tiles import UNDERGROUND, is_house
from warren.games.jackrabbits.suits.clubs import passport_value
from warren.games.jackrabbits.suits.hearts import Contest, Prove
from warren.games.jackrabbits.turn.acquisition import Claim
from warren.games.jackrabbits.turn.fight import Duel
from warren.games.jackrabbits.turn.limit import Discarding, surplus
from warren.games.jackrabbits.turn.market import Shopping, means_of, price_of
from warren.games.jackrabbits.turn.payment import Pay
from warren.games.jackrabbits.turn.proof import PROOF, worth_of
from warren.games.jackrabbits.turn.road import Transfer
from warren.terminal.jackrabbits_race import Race
from warren.terminal.jackrabbits_ways import Ways
from warren.terminal.land_signs import tile_named
from warren.text import Words

_ANY_TIME: Final = ("Roll", "SetOut", "InFlight", "Acquire", "Finish")
"""The steps of one's own turn, at which the whole table is looked at."""


class Asks:
    """What is asked in one race."""

    def __init__(self, race: Race, words: Words, names: tuple[str, ...]) -> None:
        self.race = race
        self.words = words
        self.names = names
        self.ways = Ways(race, words, names)

    def question(self) -> str:
        """What is asked in the middle of something, or in the turn of another; else the empty text."""
        is_own = self.race.view.phase() in _ANY_TIME and self.race.view.progress[0] == self.race.seat
        return "" if not self.race.offered or is_own else self._asked().strip()

    def request(self) -> str:
        """What is asked, and by which keys it is answered."""
        if not self.race.offered:
            return ""
        if self.race.is_travelling():
            keys = "roads" if self.race.of_kind("go") else "places"
        else:
            keys = "cards" if self.race.card_kind() else "deeds"
        return f"{self._asked().strip()} {self.words.say('jackrabbits-keys', what=keys)}"

    def _asked(self) -> str:
        step, say = self.race.step, self.words.say
        player = self.names[self.race.seat]
        asked = self.race.view.asked(self.race.table)
        if asked is not None:
            return self.words.reason(asked, self.names)
        if self.race.is_travelling():
            return self._journey(player)
        if self.race.is_window():
            return self._call(player)
        if isinstance(step, Pay):
            return self._pay()
        if isinstance(step, Duel):
            return self._fight(step, player)
        if isinstance(step, Contest):
            rival, place = self.names[int(step.visitor)], tile_named(int(step.hexagon), self.words)
            return say(
                "jackrabbits-ask-contest",
                player=player,
                rival=rival,
                place=place,
                points=self.race.worth(HEARTS),
                royal="yes" if self.race.rules.is_full else "no",
            )
        if isinstance(step, Prove):
            return self._prove(step, player)
        if isinstance(step, Shopping):
            means = int(means_of(self.race.table, self.race.seat))
            price = int(price_of(self.race.table, BASKET))
            return say("jackrabbits-ask-shop", price=price, means=means)
        if isinstance(step, Discarding):
            return say("jackrabbits-ask-discard", player=player, left=int(step.left))
        return self._own_turn(player)

    def _own_turn(self, player: str) -> str:
        say, phase = self.words.say, self.race.view.phase()
        if phase == "Roll":
            fly = "yes" if self.race.of_kind("passport") else "no"
            return say("jackrabbits-ask-roll", player=player, fly=fly)
        if phase == "Acquire":
            here = self.race.view.rabbits[self.race.seat]
            royal = self.ways.there(here)[0] if is_house(here) else ""
            told = say("jackrabbits-ask-acquire", player=player, place=tile_named(here, self.words))
            return f"{told} {royal}".strip()
        if phase == "Finish":
            left = int(surplus(self.race.table, self.race.seat))
            return say("jackrabbits-ask-finish", player=player, left=left)
        return say("jackrabbits-ask-choose", what=phase, player=player)

    # --- the journey -------------------------------------------------------------------------------------------------

    def _journey(self, player: str) -> str:
        view, say = self.race.view, self.words.say
        price = view.progress[3]
        on_road = view.on_road()
        if on_road is not None:
            return say("jackrabbits-ask-road", player=player, tile=str(self.words.shown(on_road)), price=price)
        if view.phase() == "InFlight":
            passport = self.words.card(CARD_TEXTS[view.progress[5]])
            value = int(passport_value(self.race.table, self.race.seat))
            is_short = "yes" if value < price else "no"
            return say("jackrabbits-ask-flight", passport=passport, value=value, price=price, short=is_short)
        here = view.rabbits[self.race.seat]
        where = "off-board" if here == OFF_BOARD else "underground" if here == UNDERGROUND else "hexagon"
        return say("jackrabbits-ask-journey", player=player, where=where, price=price)

    # --- sums --------------------------------------------------------------------------------------------------------

    def _pay(self) -> str:
        step = self.race.step
        assert isinstance(step, Pay)
        paid, need = self.race.gathered()
        return self.words.say(
            "jackrabbits-ask-pay",
            what=self._paid_for(),
            need=need,
            suits=self.ways.suits(int(step.suits)),
            paid=paid if self.race.chosen() else 0,
            missing=max(0, need - paid) if self.race.chosen() else need,
            royal="yes" if step.royals else "no",
        )

    def _paid_for(self) -> str:
        """What lies below a payment, and follows it."""
        below = self.race.below()
        if isinstance(below, Claim):
            return "claim"
        if isinstance(below, Transfer):
            action = int(below.action)
            bounds = ((HORSE, BOAT, "horse"), (BOAT, CROSS, "boat"), (CROSS, JOKER, "cross"), (JOKER, HOLE, "joker"))
            return next((what for low, high, what in bounds if low <= action < high), "hole")
        return {"Landing": "fly", "Purchase": "buy"}.get(type(below).__name__, "other")

    def _fight(self, step: Duel, player: str) -> str:
        is_attacker = step.seat == step.attacker
        rival = self.names[int(step.defender if is_attacker else step.attacker)]
        played, need = self.race.gathered()
        return self.words.say(
            "jackrabbits-ask-fight",
            player=player,
            rival=rival,
            first="defends" if not is_attacker else "yes" if need == 1 else "no",
            need=need,
            played=played if self.race.chosen() else 0,
        )

    def _prove(self, step: Prove, player: str) -> str:
        is_visitor = step.seat == step.visitor
        shown = int(worth_of(self.race.table, self.race.seat, HEARTS, step.shown)) if step.shown else 0
        return self.words.say(
            "jackrabbits-ask-prove",
            player=player,
            rival=self.names[int(step.contester if is_visitor else step.visitor)],
            place=tile_named(int(step.hexagon), self.words),
            role="visitor" if is_visitor else "contester",
            shown=shown,
            need=PROOF,
        )

    def _call(self, player: str) -> str:
        """Somebody holds too many cards; whose turn it is may also go on."""
        caught = tuple(self.names[int(action.partition(":")[2])] for action in self.race.of_kind("call"))
        is_next = "no" if self.race.of_kind("pass") else "yes"
        return self.words.say("jackrabbits-ask-call", player=player, caught=caught, next=is_next)
