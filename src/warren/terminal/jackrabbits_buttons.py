"""What can be done in a race at a terminal: roads and places to travel to, cards to choose, and all other buttons.

Lower-case letters are for buttons, numbers for roads and for what is in a list, capital letters for places.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warren.drawing.shapes import outline_at
from warren.games.jackrabbits.actions import ACTIONS, END_TEXTS, PICKS
from warren.games.jackrabbits.deck import CARD_TEXTS, DIAMONDS, FIRST_JOKER, HEARTS, OFF_BOARD, SPENT, TENDERED
from warren.games.jackrabbits.land.tiles import BY_NAME, FIRST_END, TILE_OF_END
from warren.games.jackrabbits.outlook import Price, Way
from warren.terminal.board import Button, Item
from warren.terminal.jackrabbits_least import Sum, least
from warren.terminal.jackrabbits_race import Race
from warren.terminal.jackrabbits_ways import JOKER_SIGN, Road, Ways
from warren.terminal.land_signs import short
from warren.text import Words

_KEYS: Final = {
    "roll": "space",
    "passport": "p",
    "match": "m",
    "stay": "0",
    "ride": "i",
    "horse": "o",
    "boat": "b",
    "cross": "c",
    "joker": "j",
    "hole": "e",
    "down": "u",
    "fly": "y",
    "fall": "f",
    "done": "d",
    "claim": "c",
    "attack": "a",
    "yield": "y",
    "contest": "c",
    "queen": "u",
    "refuse": "f",
    "buy": "b",
    "discard": "x",
    "rest": "space",
    "pass": "space",
    "call": "a",
    "offer": "t",
    "accept": "a",
}
_CARD_KEYS: Final = ("space", "a")
_LISTED: Final = "1234567890abcdefghijklmnopqrstuvwxyz"
_FREE: Final = "123456789gtvz"  # for what no key is set aside for
_FEW: Final = 4  # of what is not set aside a key, so many stand side by side; more are in a list
_ENTER: Final = ("roll", "down", "rest", "pass", "claim", "contest", "done")
"""What Enter does, too, if it is the only such thing."""


class Buttons:
    """All that can be done from one view."""

    def __init__(self, race: Race, words: Words, names: tuple[str, ...]) -> None:
        self.race = race
        self.words = words
        self.names = names
        self.ways = Ways(race, words, names)

    # --- what is picked up -------------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        """Roads on the land, or cards."""
        if not self.race.offered:
            return []
        if self.race.is_travelling():
            return [self._road(road) for road in self.ways.roads()]
        cards = {card for kind in self.race.card_kinds() for card in self._cards(kind)}
        found = sorted({*cards, *self.race.chosen()})
        if self.race.of_kind("say"):
            found.sort(key=lambda card: card not in self.race.view.hand)  # one's own first; others would be lies
        return [self._card(card) for card in found]

    def _road(self, road: Road) -> Item:
        action = self._steps(road.ahead.steps)
        tile = int(TILE_OF_END[road.end])
        spot = outline_at(int(self.race.land.places[tile])).ends[road.end - int(FIRST_END[tile])]
        button = Button(action, self.words.say("land-board-walk"), "space")
        label, title = f"{road.key}: {self.ways.road_told(road)}", f"{road.key} {self.ways.road_short(road)}"
        return Item(road.name, label, "bold", (button,), spot, title)

    def _cards(self, kind: str) -> list[int]:
        """The cards that could ever be chosen so: those of the hand, or where they are bought or named, those there."""
        if kind in ("say", "ask"):
            return [CARD_TEXTS.index(action.partition(":")[2]) for action in self.race.of_kind(kind)]
        if kind == "buy":
            return self.race.view.lying(SPENT)
        return self.race.view.lying(TENDERED) if kind == "capital" else self.race.view.hand

    def _card(self, card: int) -> Item:
        label = JOKER_SIGN if card >= FIRST_JOKER else self.words.card(CARD_TEXTS[card])
        style = "bold red" if card // 13 in (HEARTS, DIAMONDS) else "bold"
        buttons = tuple(
            Button(f"{kind}:{CARD_TEXTS[card]}", self.words.say("jackrabbits-button-card", what=kind), key)
            for kind, key in zip(self.race.card_kinds(), _CARD_KEYS, strict=False)
        )
        return Item(CARD_TEXTS[card], label, style, buttons)

    # --- what is done without ----------------------------------------------------------------------------------------

    def alone(self) -> list[Button]:
        """Roads by number, all other choices by kind, then places by their letters."""
        if not self.race.offered:
            return []
        found: list[Button] = []
        if self.race.is_travelling():
            found += [
                Button(self._steps(road.ahead.steps), self.ways.road_short(road), road.key, is_shortcut=True)
                for road in self.ways.roads()
            ]
        found += self._least()
        for kind in self._kinds():
            if kind not in ("go", "fly", *self.race.card_kinds()):
                found += self._of_kind(kind, [button.key for button in found])
        return [*found, *self._places([button.key for button in found])]

    def _kinds(self) -> list[str]:
        """The kinds of what can be done, in their order: a card for free comes first, to do nothing more last."""
        found = dict.fromkeys(action.partition(":")[0] for action in self.race.offered)
        return sorted(found, key=lambda kind: (kind != "match", kind == "rest"))

    def _of_kind(self, kind: str, taken: list[str]) -> list[Button]:
        """One button, or one that opens a list."""
        actions = self.race.of_kind(kind)
        key = _KEYS.get(kind, "")
        if key == "space" and self.race.card_kind():
            key = "e"  # cards are taken by Space
        if not key or key in taken:
            key = next((free for free in _FREE if free not in taken), "")
        is_shortcut = kind not in _ENTER or (kind != "done" and bool(self.race.card_kind()))
        if len(actions) == 1:
            label = self._priced(self.label(actions[0]), actions[0])
            return [Button(actions[0], label, key, is_shortcut=is_shortcut)]
        if kind not in _KEYS and len(actions) <= _FEW:
            keys = iter([key, *(free for free in _FREE if free not in (key, *taken))])
            return [Button(one, self.label(one), next(keys, ""), is_shortcut=True) for one in actions]
        listed = tuple(
            Button(action, self.member(action), _LISTED[number] if number < len(_LISTED) else "")
            for number, action in enumerate(actions)
        )
        label = self._priced(self.words.say("jackrabbits-button-kind", what=kind), actions[0])
        return [Button("", label, key, listed, is_shortcut=True)]

    def tile_keys(self) -> dict[int, str]:
        """By tile: the key for it in its list, where no road is numbered."""
        if self.race.of_kind("go"):
            return {}
        lists = [self.race.of_kind(kind) for kind in self._kinds() if kind not in _KEYS]
        return {
            BY_NAME[tile]: key
            for actions in lists
            if len(actions) > _FEW
            for action, key in zip(actions, _LISTED, strict=False)
            if (tile := action.partition(":")[2]) in BY_NAME
        }

    def _places(self, taken: list[str]) -> Iterator[Button]:
        """Each place that can be reached and paid for; where there are too many for letters, the last in a list."""
        if not self.race.is_travelling():
            return
        places = self.ways.by_place()
        if self.race.of_kind("fall"):
            places.pop(OFF_BOARD, None)  # to fall is a button
        keys = self.ways.keys(places)
        yield from (self._place(place, places[place], key) for place, key in keys.items() if key)
        if more := [place for place, key in keys.items() if not key]:
            listed = tuple(self._place(place, places[place], key) for place, key in zip(more, _LISTED, strict=False))
            key = next((free for free in _FREE if free not in taken), "")
            yield Button("", self.words.say("jackrabbits-button-places"), key, listed, is_shortcut=True)

    def _place(self, place: int, ways: list[Way], key: str) -> Button:
        """One with several ways to it opens them."""
        if len(ways) == 1:
            return self._journey(ways[0], self.ways.way_short(ways[0]), key)._replace(is_shortcut=True)
        buttons = [self._journey(way, self.ways.price_by(way), _LISTED[number]) for number, way in enumerate(ways)]
        prices = self.words.either([self.ways.price_short(way) for way in ways])
        return Button("", f"{self.ways.place_short(place)} {prices}", key, tuple(buttons), is_shortcut=True)

    def _least(self) -> list[Button]:
        """The cheapest way to complete what is being paid, played or shown."""
        found = least(self.race)
        if found is None or not found.cards:
            return []
        return [Button(self._steps(found.actions), self._least_label(found), "p", is_shortcut=True)]

    def _least_label(self, found: Sum) -> str:
        cards = tuple(self.words.card(CARD_TEXTS[card]) for card in found.cards)
        return self.words.say("jackrabbits-button-least", what=self.race.card_kind(), cards=cards, points=found.points)

    def _journey(self, way: Way, label: str, key: str) -> Button:
        """A way up to where it has to be paid for first: what to pay with is decided then, and the rest follows."""
        paid = [price.action for price in way.prices if price.points]
        length = way.actions.index(paid[0]) + 1 if paid else len(way.actions)
        return Button(self._steps(way.actions[:length]), label, key, onward=self._steps(way.actions[length:]))

    def _steps(self, actions: tuple[int, ...]) -> str:
        return " ".join(self.race.view.game.actions.text(action) for action in actions)

    # --- for the line mode -------------------------------------------------------------------------------------------

    def menu(self) -> list[Button]:
        """Roads first, then places in a list of their own, then all the rest."""
        found: list[Button] = []
        if self.race.is_travelling():
            found += [
                Button(self._steps(road.ahead.steps), self.ways.road_told(road), road.name)
                for road in self.ways.roads()
            ]
            places = tuple(
                self._journey(way, self.ways.way_told(way), f"{place} {number}")
                for place, ways in self.ways.by_place().items()
                if place != OFF_BOARD  # the roads that lead there say so
                for number, way in enumerate(ways)
            )
            if places:
                found.append(Button("", self.words.say("jackrabbits-menu-places"), "places", places))
        found += [button._replace(label=_sentence(button.label)) for button in self._least()]
        for kind in self._kinds():
            if kind != "go":
                found += self._menu_of(kind)
        return found

    def _menu_of(self, kind: str) -> list[Button]:
        actions = self.race.of_kind(kind)
        buttons = [Button(action, self.told(action), action) for action in actions]
        if len(buttons) == 1 or kind in self.race.card_kinds() or self._names_player(kind):
            return buttons
        return [
            Button(
                "", _sentence(self.words.say("jackrabbits-button-kind", what=kind)).rstrip("."), kind, tuple(buttons)
            )
        ]

    # --- in words ----------------------------------------------------------------------------------------------------

    def label(self, action: str) -> str:
        """What an action is called on a button."""
        kind, _, what = action.partition(":")
        if self._is_declined(action):
            return self.words.say("jackrabbits-button-decline")
        if kind in _LABELLED:
            return self.words.say(
                "jackrabbits-button", what=kind, player=self._player(kind, what), thing=self._thing(what)
            )
        told = self.told(action).rstrip(".")
        return told[0].lower() + told[1:]

    def _priced(self, label: str, action: str) -> str:
        """A label with what the action costs, in signs."""
        price = self._price(action)
        return label if price is None else f"{label} {self.ways.points_short(price)}"

    def _price(self, action: str) -> Price | None:
        """What an action costs that is offered on a journey; a joker that is given back is named anyway."""
        number = self.race.view.game.actions.parse(action)
        if not self.race.is_travelling() or number not in self.race.outlook.start.actions:
            return None
        price = self.race.outlook.ahead(number).price
        return None if price is None or not price.points else price

    def member(self, action: str) -> str:
        """What an action is called in a list of its kind."""
        kind, _, what = action.partition(":")
        if kind == "boat":
            return self.ways.port(END_TEXTS.index(what))
        if kind == "buy":
            points = self._value(CARD_TEXTS.index(what))
            return self.words.say("jackrabbits-button-ware", card=self.words.card(what), points=points)
        return self._player(kind, what) or self._thing(what)

    def told(self, action: str) -> str:
        """An action in a sentence, with what it costs."""
        if self._is_declined(action):
            return _sentence(self.words.say("jackrabbits-button-decline"))
        game = self.race.view.game
        told = self.words.action(game.name, action, self.names, game.seeing.meanings(self.race.view.setup))
        price = self._price_in_market(action) if action.startswith("buy:") else self._price(action)
        if price is None:
            return told
        return f"{told} {self.words.say('jackrabbits-price', cost=self.ways.points_told(price))}"

    def _price_in_market(self, action: str) -> Price:
        """What a card costs where the reader's rabbit rests. JR-M1."""
        takes = int(self.race.rules.takes[self.race.view.rabbits[self.race.seat]])
        number = self.race.view.game.actions.parse(action)
        return Price(number, takes, self._value(CARD_TEXTS.index(action.partition(":")[2])))

    def _value(self, card: int) -> int:
        """What a card costs in a market."""
        return int(self.race.rules.prices[card % 13])

    def _is_declined(self, action: str) -> bool:
        """To refuse is another thing where a trade is offered."""
        return action == "refuse" and bool(self.race.of_kind("accept"))

    def _player(self, kind: str, what: str) -> str:
        return self.names[int(what)] if self._names_player(kind) else ""

    def _names_player(self, kind: str) -> bool:
        """Whether actions of a kind are done to somebody."""
        actions = self.race.view.game.actions
        return any(field.name == "player" for field in actions.span(actions.start(kind)).fields)

    def _thing(self, what: str) -> str:
        """A card, or a tile by its sign."""
        if what in CARD_TEXTS:
            return self.words.card(what)
        return short(BY_NAME[what], self.words) if what in BY_NAME else what


_LABELLED: Final = (
    *("roll", "passport", "match", "stay", "ride", "horse", "cross", "joker", "hole", "down", "fly", "fall"),
    *("done", "claim", "attack", "yield", "contest", "queen", "refuse", "buy", "discard", "rest", "call", "pass"),
    *("offer", "accept"),
)
"""The kinds of action that have a short name; all others go by their sentence."""


def _sentence(label: str) -> str:
    return f"{label[0].upper()}{label[1:]}."


def composed(parts: list[str], action: str) -> list[str]:
    """Cards of one set are chosen in any order, and one that is chosen again is taken back after all."""
    kind = action.partition(":")[0]
    if " " in action or action == "done" or not PICKS.has(ACTIONS.parse(action)):
        return [*parts, *action.split()]
    count = 0
    while count < len(parts) and parts[-1 - count].partition(":")[0] == kind:
        count += 1
    before, chosen = parts[: len(parts) - count], parts[len(parts) - count :]
    chosen = [part for part in chosen if part != action] if action in chosen else [*chosen, action]
    return [*before, *sorted(chosen, key=lambda part: CARD_TEXTS.index(part.partition(":")[2]))]
