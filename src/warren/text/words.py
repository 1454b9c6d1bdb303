"""Sentences for messages, errors, facts, outcomes, settings and rules, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from warren.core.cards import RANKS
from warren.core.errors import WarrenError
from warren.core.messages import Argument, Item, Phrase, Thing, either, player
from warren.text import bundles
from warren.text.problems import cut, message_of, printable, tidy

if TYPE_CHECKING:
    from warren.core.facts import Fact
    from warren.core.settings import Setup
    from warren.core.table import Outcome

Names = Sequence[str] | None
"""What the players are called, by seat. None: they have no names."""


class You(str):
    """The name of the reader, who is told what they did themselves as what you did, wherever there are words for it."""

    __slots__ = ()


Meanings = Mapping[str, str]
"""Where the roads of a land lead, by road end (`Seeing.meanings`)."""

_SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_FAR_SUITS: Final = "TEUNLABI"  # the eight suits without a sign
_NO_MEANINGS: Final[dict[str, str]] = {}
_TO_YOU: Final = {"player": "you", "rival": "at-you", "other": "at-you"}
"""By argument: the attribute of a message that tells it to a reader whom that argument names.

Where player and rival are one, it is told of them by `self`, and by `you-self` if that is the reader.
"""

_MANY: Final = "many"  # the attribute of a reason that tells it of several pegs
_NONE: Final = "none"  # the variant for what there is not

_LONGEST_PART: Final = 2000  # Fluent refuses parts of more than 2500 characters
_LARGEST: Final = 10**27  # Fluent cannot write numbers of more than 28 digits
_LONGEST_NUMBER: Final = 80


class Words:
    """All that can be said in one language. Nothing is ever passed over: a message id without words is a `KeyError`.

    With `spoken`, every card is said as it is read aloud, "the seven of hearts" for 7♥: for screen readers.
    """

    def __init__(self, language: str = "en", *, spoken: bool = False) -> None:
        bundles.check_language(language)
        self.language = language
        self.spoken = spoken

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The words for a message id. A tuple becomes a list in words, and its length `$<name>-count`."""
        return self._say(message, arguments)

    def phrase(self, phrase: Phrase, names: Names = None) -> str:
        """The words for a message with its arguments: a reason, a line of a story."""
        is_of_many = isinstance(phrase.arguments.get("peg"), tuple)
        return self._say(phrase.message, phrase.arguments, names, attribute=_MANY if is_of_many else "")

    def lines(self, lines: Iterable[Phrase], names: Names = None) -> list[str]:
        """A story, line by line."""
        return [self.phrase(line, names) for line in lines]

    def detail(self, message: str, attribute: str) -> str:
        """An attribute of a message, such as the examples of a help text."""
        return self._say(message, {}, attribute=attribute)

    def error(self, error: WarrenError, names: Names = None) -> str:
        """What went wrong, and what can be done about it."""
        return self.phrase(message_of(error), names)

    def can_tell_many(self, reason: str) -> bool:
        """Whether a reason can be told of several pegs at once."""
        return bundles.has(self.language, reason, _MANY)

    # --- what happened -------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Names = None, *, game: str = "") -> str:
        """What happened, as far as its reader may know. Without `game`, its rules tell which game it is."""
        return self.phrase(fact.phrase(game or _game_of(fact)), names)

    def outcome(self, outcome: Outcome, names: Names = None) -> str:
        """How the game ended, and the final score, in the core's words if the game has none; who has won is told so."""
        message = outcome.reason if bundles.has(self.language, outcome.reason) else "core-end"
        scores = tuple(
            self._say("score", {"player": player(seat), "points": points}, names)
            for seat, points in enumerate(outcome.scores)
        )
        winners = tuple(self.player(seat, names) for seat in outcome.winners)
        readers = [seat for seat, name in enumerate(names or ()) if isinstance(name, You)]
        others = tuple(self.player(seat, names) for seat in outcome.winners if seat not in readers)
        has_won = len(others) < len(winners) and bundles.has(self.language, message, "mine")
        told = self._say(message, {"winners": winners, "scores": scores}, attribute="mine" if has_won else "")
        return f"{self._say('core-ending-who', {'mine': 'yes', 'others': others})} {told}" if has_won else told

    def player(self, seat: int, names: Names = None) -> str:
        """What a player is called: by number, where there is no name."""
        if names is None or seat >= len(names):
            return self._format("player", {"number": seat + 1})
        return tidy(names[seat])

    def bot(self, name: str) -> str:
        """What a bot is called: as it is typed, where it has no other name."""
        return self._say(f"bot-{name}", {}) if bundles.has(self.language, f"bot-{name}") else name

    # --- games and their rules -----------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """What a game is called."""
        return self._say(f"{game}-game", {})

    def about(self, game: str) -> str:
        """One sentence about a game."""
        return self._say(f"{game}-game", {}, attribute="about")

    def turn(self, game: str) -> str:
        """A turn of the game in short."""
        return self._say(f"{game}-game", {}, attribute="turn")

    def part(self, game: str, name: str) -> str:
        """What a part of a view is called on a table without a board of its own: by itself, if there are no words."""
        message = f"{game}-state-{name}"
        return self._say(message, {}) if bundles.has(self.language, message) else name

    def setting(self, game: str, name: str) -> str:
        """One sentence that says what a setting does."""
        return self._say(f"{game}-setting-{name}", {})

    def agreed(self, setup: Setup, name: str) -> str:
        """A setting with its value, as a table has agreed on it: `Dice: two`."""
        game, kind, value = setup.settings.game, setup.settings.one(name).kind(), setup.told()[name]
        label, shown = self._format(f"{game}-label-{name}", {}), value
        if kind == "flag":
            return self._format("agreed-flag", {"label": label, "value": value})
        if kind == "choice":
            shown = self._format(f"{game}-option-{name}", {"value": int(value) if value.isdecimal() else value})
        elif name == "suits":
            shown = self.listed([self._format("suit-name", {"which": suit}) for suit in value.split(",")])
        return self._format("agreed", {"label": label, "value": tidy(shown)})

    def preset(self, game: str, name: str) -> str:
        """One sentence that says what a preset is for."""
        return self._say(f"{game}-preset-{name}", {})

    def action(self, game: str, text: str, names: Names = None, meanings: Meanings = _NO_MEANINGS) -> str:
        """What an action does, from its text: `own:7H`. The message has the action's fields."""
        from warren.games import get

        actions = get(game).actions
        action = actions.parse(text)
        kind = actions.span(action).kind
        message = "core-action-pass" if kind == "pass" else f"{game}-action-{kind}"
        return self._say(message, actions.told(action), names, meanings)

    def rule(self, rule: str) -> str:
        """The text of a rule; paragraphs are separated by an empty line."""
        return self._say(f"rule-{rule}", {})

    def rule_title(self, rule: str) -> str:
        return self._say(f"rule-{rule}", {}, attribute="title")

    # --- things and lists ----------------------------------------------------------------------------------------

    def named(self, thing: Thing, names: Names = None, meanings: Meanings = _NO_MEANINGS) -> str | int:
        """What a thing is called. A sort of which nothing is said here has a message of its own: `<sort>-name`."""
        text = thing.text
        match thing.sort:
            case "player":
                return self.player(int(text), names)
            case "seat":
                return self._format("seat", {"seat": int(text)}) if names is None else self.player(int(text), names)
            case "card":
                return self.card(text)
            case "rank":
                return self._joker(text) if text[0] == "W" else text.replace("T", "10")
            case "peg":
                return self.peg(text)
            case "tile":
                return self.tile(text)
            case "road":
                return self._road(text, meanings)
            case "number":
                return int(text)
            case "form":
                return self._form(text)
        return self._format(f"{thing.sort}-name", {"which": text})

    def card(self, text: str) -> str:
        """`7H` as 7♥, `TS` as 10♠; `7T`, of a suit that has no sign, as 7 of torches, and a joker as one."""
        if text[:1] == "X":
            return self._joker("W")
        if self.spoken:
            return self.card_named(text)
        _, suit = _rank_and_suit(text)
        rank = text[0].replace("T", "10")
        return rank + _SYMBOLS[suit] if suit in _SYMBOLS else self._format("card-far", {"rank": rank, "suit": suit})

    def card_spoken(self, text: str) -> str:
        """`7H` as "seven of hearts": for screen readers."""
        rank, suit = _rank_and_suit(text)
        return self._format("card-spoken", {"rank": rank, "suit": suit})

    def card_named(self, text: str) -> str:
        """`7H` as "the seven of hearts": a card that is read aloud in a sentence."""
        rank, suit = _rank_and_suit(text)
        return self._format("card-named", {"rank": rank, "suit": suit})

    def peg(self, text: str) -> str:
        """`R2` as "Red 2"."""
        return self._format("peg-name", {"colour": text[0], "number": text[1]})

    def tile(self, text: str) -> str:
        """`tower-clubs` as "the tower of clubs"."""
        kind, _, which = text.partition("-")
        return self._format("tile-name", {"kind": kind, "which": which or _NONE})

    def listed(self, items: Sequence[str]) -> str:
        """`7♥, 8♥ and K♦`."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self._format("list-next", {"start": text, "item": item})
        if len(items) > 1:
            text = self._format("list-last", {"start": text, "item": items[-1], "sound": _sound(items[-1])})
        return text

    def either(self, items: Sequence[str]) -> str:
        """`spades, hearts or diamonds`."""
        return str(self._told(either(items)))

    # --- how it works --------------------------------------------------------------------------------------------

    def _say(
        self,
        message: str,
        arguments: Mapping[str, Argument],
        names: Names = None,
        meanings: Meanings = _NO_MEANINGS,
        attribute: str = "",
    ) -> str:
        text = self._format(message, arguments, names, meanings, attribute)
        readers = [name for name in names or () if isinstance(name, You)]
        called = next((f"{name}, " for name in readers if text.startswith(f"{name}, ")), "")  # by no name of theirs
        has_you = bool(readers) and text.endswith((".", "?", "!"))
        begins_small = bool(called) or has_you or (self.spoken and text.startswith(_cards_aloud(self.language)))
        return _begun(text.removeprefix(called)) if begins_small else text

    def _format(
        self,
        message: str,
        arguments: Mapping[str, Argument],
        names: Names = None,
        meanings: Meanings = _NO_MEANINGS,
        attribute: str = "",
    ) -> str:
        """Of a road there are also `$<name>-tile`, the tile that it belongs to, and `$<name>-side`."""
        values: dict[str, str | int] = {}
        for name, value in arguments.items():
            if isinstance(value, tuple):
                items = [str(self._told(item, names, meanings)) for item in value]
                values[name] = cut(self.listed(items), _LONGEST_PART)
                values[f"{name}-count"] = len(value)
            else:
                values[name] = self._told(value, names, meanings)
            if isinstance(value, Thing) and value.sort == "road":
                tile, side = _tile_and_side(value.text)
                values |= {f"{name}-tile": self.tile(tile), f"{name}-side": side}
        form = attribute or self._aimed(message, arguments, names)
        return bundles.formatted(self.language, message, form, values, aloud=self.spoken)

    def _aimed(self, message: str, arguments: Mapping[str, Argument], names: Names) -> str:
        """The attribute by which a message is told to the reader, or of who did it to themselves, if it has one."""
        seats = {
            name: int(given.text)
            for name in _TO_YOU
            if isinstance(given := arguments.get(name), Thing) and given.sort == "player"
        }
        readers = [seat for seat, name in enumerate(names or ()) if isinstance(name, You)]
        forms = [_TO_YOU[name] for name, seat in seats.items() if seat in readers]
        if "rival" in seats and seats["rival"] == seats.get("player"):
            forms.insert(0, "you-self" if forms else "self")
        return next((form for form in forms if bundles.has(self.language, message, form)), "")

    def _told(self, item: Item, names: Names = None, meanings: Meanings = _NO_MEANINGS) -> str | int:
        """An argument, or one of several, as a person reads it."""
        if isinstance(item, Thing):
            return self.named(item, names, meanings)
        if isinstance(item, Phrase):
            return cut(self._format(item.message, item.arguments, names, meanings), _LONGEST_PART)
        if isinstance(item, int):
            return item if abs(item) <= _LARGEST else _digits(item)
        return cut(printable(item), _LONGEST_PART)

    def _joker(self, text: str) -> str:
        """`WA` as a joker that stands for an Ace, `W` as one that stands for nothing yet."""
        rank = text[1:].replace("T", "10") or _NONE
        return self._format("joker-name", {"rank": int(rank) if rank.isdigit() else rank})

    def _road(self, text: str, meanings: Meanings) -> str:
        """A road end: its tile, its side, and where it leads if that is known."""
        tile, side = _tile_and_side(text)
        beyond = meanings.get(text, _NONE)
        to = beyond if beyond == _NONE else self.tile(beyond)
        return self._format("road-name", {"tile": self.tile(tile), "side": side, "beyond": beyond, "to": to})

    def _form(self, text: str) -> str:
        """`search:<simulations>` with its parts in this language, as far as there are words for them."""
        start, *parts = text.split("<")
        for part in parts:
            name, end, rest = part.partition(">")
            known = bundles.has(self.language, f"form-{name}") if end else False
            start += f"<{self._format(f'form-{name}', {}) if known else name}{end}{rest}"
        return start


def _begun(text: str) -> str:
    """A sentence with its first letter large, behind what opens a Spanish question."""
    first = text[:1] in ("¿", "¡")
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


@cache
def _cards_aloud(language: str) -> tuple[str, ...]:
    """What a sentence begins with that begins with a card."""
    words = Words(language)
    return tuple(words.card_named(rank + suit) for suit in (*_SYMBOLS, *_FAR_SUITS) for rank in RANKS)


def wording(error: WarrenError) -> str:
    """An error as an English sentence, for `str(error)`.

    A game that does not come with Warren may have no words. `str` of an exception must never fail, so here the code
    and its arguments stand in for them.
    """
    try:
        return Words("en").error(error)
    except (KeyError, ValueError):
        return error.plain()


def _digits(number: int) -> str:
    """A huge number as text; Python writes those of thousands of digits in hexadecimal only."""
    return cut(str(number) if number.bit_length() < 1000 else hex(number), _LONGEST_NUMBER)


def _rank_and_suit(card: str) -> tuple[str | int, str]:
    """A rank that is a number comes as one: Fluent tells numbers and texts apart."""
    if len(card) != 2 or card[0] not in RANKS or card[1] not in (*_SYMBOLS, *_FAR_SUITS):
        raise KeyError(card)
    return int(card[0]) if card[0].isdigit() else card[0], card[1]


def _tile_and_side(end: str) -> tuple[str, int]:
    """`woods-1.2`, a road end, as its tile and the number of its side, from one on."""
    tile, _, side = end.partition(".")
    return tile, int(side) + 1


def _sound(word: str) -> str:
    """`i` for a word that begins with that vowel: Spanish joins it with "e", not "y"."""
    start = word.lower().removeprefix("h")
    is_vowel = start[:1] in ("i", "í") and start[:2] not in ("ia", "ie", "io")
    return "i" if is_vowel else "other"


def _game_of(fact: Fact) -> str:
    from warren.games import get, names

    for name in names():
        if fact.rules and fact.rules[0] in get(name).rules:
            return name
    raise KeyError(f"no game has the rule of {fact!r}")
