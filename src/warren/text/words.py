"""Sentences for errors, reasons, facts, outcomes, settings and rules, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from warren.core.cards import CARD_TEXTS
from warren.core.errors import Argument, IllegalAction, Reason, WarrenError
from warren.text import bundles

if TYPE_CHECKING:
    from warren.core.facts import Fact
    from warren.core.table import Outcome

Names = Sequence[str] | None
"""What the players are called, by seat. None: they have no names."""

Signs = Mapping[str, str]
"""Where the roads of a land lead, by road end (`Game.signs`)."""

_SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
_CARDS: Final = frozenset(CARD_TEXTS)
_PEG: Final = re.compile("[RBGY][1-4]")
_WILD: Final = re.compile("X[1-4]|W[A2-9TJQK]?")  # a joker, or what it stands for
_FAR_CARD: Final = re.compile("[A2-9TJQK][TEUNLABI]")  # of one of the eight suits without a sign
_TILE: Final = re.compile(
    "(citadel|underground|tower|palace|plaza|woods|mountain|river|merchant|tavern|cave|sea|gap)(?:-([a-z]+|[0-9]+))?"
)
_END: Final = re.compile(f"({_TILE.pattern})[.]([0-5])")  # of a road, on one side of a tile
_JOKER: Final = re.compile("X[1-4]")
_NO_SIGNS: Final[dict[str, str]] = {}
_HIDDEN: Final = "hidden"  # the variant for a value that the reader may not know
_NONE: Final = "none"  # the variant for an argument that is empty

_CAN_BE_EMPTY: Final = ("near", "rule", "where")
_FORMS: Final = ("form", "known")  # arguments that show a form with its parts in angle brackets: `own:<card>`
_LONG: Final = {"path": 300, "problem": 2000, "detail": 2000, "where": 2000, "possible": 2000}
_LONGEST: Final = 80  # for everything else that somebody gave us
_LONGEST_PART: Final = 2000  # Fluent refuses parts of more than 2500 characters
_LARGEST: Final = 10**27  # Fluent cannot write numbers of more than 28 digits
_CARD: Final = re.compile("(10|[2-9AJQK])([♣♠♥♦])")
_PLACEHOLDER: Final = re.compile("<([a-z]+)>")


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
        return self._say(message, {name: _printable(value) for name, value in arguments.items()})

    def detail(self, message: str, attribute: str) -> str:
        """An attribute of a message, such as the examples of a help text."""
        return self._say(message, {}, attribute)

    # --- what went wrong -----------------------------------------------------------------------------------------

    def error(self, error: WarrenError, names: Names = None) -> str:
        """What went wrong, and what can be done about it."""
        if isinstance(error, IllegalAction):
            reason = self.reason(error.reason, names)
            return self._say("error-action-illegal", {"reason": reason, "rule": error.rule or _NONE})
        arguments: dict[str, Argument] = {name: _tidy(name, value) for name, value in error.arguments.items()}
        for name in _FORMS:
            if name in arguments:
                arguments[name] = self._formed(arguments[name])
        cause = error.__cause__
        if "problem" in arguments and isinstance(cause, WarrenError):
            arguments["problem"] = self.error(cause, names)
        family = error.code.partition("/")[0]
        if family == "conformance":
            return self._say("error-conformance", {"where": _NONE, **arguments})
        return self._say("error-" + error.code.replace("/", "-"), arguments)

    def reason(self, reason: Reason, names: Names = None) -> str:
        """Why an action is not legal now, without the id of the rule. Seats without names are called seats."""
        arguments = self._told(reason.arguments)
        suits = reason.arguments.get("suits")
        for those in ("waiting", "caught"):
            seats = reason.arguments.get(those)
            if isinstance(seats, tuple):
                arguments[those] = tuple(self._seat(int(seat), names) for seat in seats)
        for who in ("player", "rival"):
            seat = reason.arguments.get(who)
            if isinstance(seat, int):
                arguments[who] = self._seat(seat, names)
        if isinstance(suits, tuple):
            arguments["suits"] = self.either([self._format("suit-name", {"which": suit}) for suit in suits])
        return self._say(reason.message, arguments)

    # --- what happened -------------------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Names = None, *, game: str = "") -> str:
        """What happened, as far as the reader of this fact may know. Without `game`, its rules tell which game it is.

        The message has `$player`, whom the fact is about, `$rival`, a player whom it names, and in games for two
        `$other`, the other player.
        """
        arguments = self._told(fact.args)
        rival = fact.args.get("player")
        if isinstance(rival, int):
            arguments["rival"] = self.player(rival, names)
        if fact.seat is not None:
            arguments["player"] = self.player(fact.seat, names)
            if fact.seat < 2:
                arguments["other"] = self.player(1 - fact.seat, names)
        return self._say(f"{game or _game_of(fact)}-fact-{fact.kind}", arguments)

    def outcome(self, outcome: Outcome, names: Names = None) -> str:
        """How the game ended, and the final score: in the core's words if the game has none for it."""
        winners = tuple(self.player(seat, names) for seat in outcome.winners)
        scores = tuple(
            self._say("score", {"player": self.player(seat, names), "points": points})
            for seat, points in enumerate(outcome.scores)
        )
        if bundles.has(self.language, outcome.reason):
            return self._say(outcome.reason, {"winners": winners, "scores": scores})
        return self._say("core-end", {"winners": winners, "scores": scores})

    def player(self, seat: int, names: Names = None) -> str:
        """What a player is called: by number, where there is no name."""
        if names is None or seat >= len(names):
            return self._say("player", {"number": seat + 1})
        return _tidy_text("player", names[seat])

    # --- games and their rules -----------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """What a game is called."""
        return self._say(f"{game}-game", {})

    def about(self, game: str) -> str:
        """One sentence about a game."""
        return self._say(f"{game}-game", {}, "about")

    def setting(self, game: str, name: str) -> str:
        """One sentence that says what a setting does."""
        return self._say(f"{game}-setting-{name}", {})

    def preset(self, game: str, name: str) -> str:
        """One sentence that says what a preset is for."""
        return self._say(f"{game}-preset-{name}", {})

    def action(self, game: str, text: str, names: Names = None, signs: Signs = _NO_SIGNS) -> str:
        """What an action does, from its text: `own:7H`.

        The message has the action's fields: a `count` as a number, a `player` by name.
        """
        from warren.games import get

        actions = get(game).actions
        fields = actions.to_json(actions.parse(text))
        kind = fields.pop("kind")
        arguments = self._told(fields, signs)
        if "count" in fields:
            arguments["count"] = int(fields["count"])
        if "player" in fields:
            arguments["player"] = self.player(int(fields["player"]), names)
        return self._say("core-action-pass" if kind == "pass" else f"{game}-action-{kind}", arguments)

    def rule(self, rule: str) -> str:
        """The text of a rule; paragraphs are separated by an empty line."""
        return self._say(f"rule-{rule}", {})

    def rule_title(self, rule: str) -> str:
        return self._say(f"rule-{rule}", {}, "title")

    # --- cards and lists -----------------------------------------------------------------------------------------

    def card(self, text: str) -> str:
        """`7H` as 7♥, `TS` as 10♠; `7T`, of a suit that has no sign, as 7 of torches, and a joker as one."""
        if _JOKER.fullmatch(text):
            return self._format("joker-name", {"rank": _NONE})
        if _FAR_CARD.fullmatch(text):
            rank = text[0].replace("T", "10")
            return self.card_named(text) if self.spoken else self._format("card-far", {"rank": rank, "suit": text[1]})
        if text not in _CARDS:
            raise KeyError(text)
        return text[0].replace("T", "10") + _SYMBOLS[text[1]]

    def card_spoken(self, text: str) -> str:
        """`7H` as "seven of hearts": for screen readers."""
        rank, suit = _rank_and_suit(text)
        return self._say("card-spoken", {"rank": rank, "suit": suit})

    def card_named(self, text: str) -> str:
        """`7H` as "the seven of hearts": a card that is read aloud in a sentence."""
        rank, suit = _rank_and_suit(text)
        return self._say("card-named", {"rank": rank, "suit": suit})

    def peg(self, text: str) -> str:
        """`R2` as "Red 2"."""
        return self._format("peg-name", {"colour": text[0], "number": text[1]})

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
        text = items[0]
        for item in items[1:-1]:
            text = self._format("list-next", {"start": text, "item": item})
        return self._format("list-or", {"start": text, "item": items[-1]}) if len(items) > 1 else text

    # --- how it works --------------------------------------------------------------------------------------------

    def _say(self, message: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        text = self._format(message, arguments, attribute)
        return _CARD.sub(self._read_aloud, text) if self.spoken else text

    def _format(self, message: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        values: dict[str, str | int] = {}
        for name, value in arguments.items():
            if isinstance(value, tuple):
                values[name] = _cut(self.listed(value), _LONGEST_PART)
                values[f"{name}-count"] = len(value)
            elif isinstance(value, int):
                values[name] = value if abs(value) <= _LARGEST else _digits(value)
            else:
                values[name] = _cut(value, _LONGEST_PART)
        return bundles.formatted(self.language, message, attribute, values)

    def _read_aloud(self, card: re.Match[str]) -> str:
        suits = {symbol: suit for suit, symbol in _SYMBOLS.items()}
        name = self.card_named(card[1].replace("10", "T") + suits[card[2]])
        return name[0].upper() + name[1:] if card.start() == 0 else name

    def _told(self, given: Mapping[str, Argument | None], signs: Signs = _NO_SIGNS) -> dict[str, Argument]:
        """The arguments of a fact, a reason or an action, as a person reads them.

        Of a road end there are also `$<name>-tile`, the tile that it belongs to, and `$<name>-side`.
        """
        told: dict[str, Argument] = {}
        for name, value in given.items():
            end = _END.fullmatch(value) if isinstance(value, str) else None
            if value is None:
                told[name] = _HIDDEN
            elif end is None:
                told[name] = self.shown(value)
            else:
                tile, side, to = str(self.shown(end[1])), int(end[4]) + 1, signs.get(end[0], "")
                told[name] = self._format(
                    "road-name", {"tile": tile, "side": side, "beyond": to or _NONE, "to": self.shown(to)}
                )
                told |= {f"{name}-tile": tile, f"{name}-side": side}
        return told

    def shown(self, value: Argument) -> Argument:
        """What a rule tells, as a person reads it: cards with their suits, jokers, pegs and tiles by name."""
        if isinstance(value, tuple):
            return tuple(str(self.shown(item)) for item in value)
        if not isinstance(value, str):
            return value
        if value in _CARDS or _FAR_CARD.fullmatch(value):
            return self.card(value)
        if _PEG.fullmatch(value):
            return self.peg(value)
        if _WILD.fullmatch(value):
            return self._joker(value)
        tile = _TILE.fullmatch(value)
        if tile:
            return self._format("tile-name", {"kind": tile[1], "which": tile[2] or _NONE})
        return "10" if value == "T" else value

    def _joker(self, text: str) -> str:
        """`WA` as a joker that stands for an Ace, `X1` as one that stands for nothing yet."""
        rank = text[1:].replace("T", "10") if text[0] == "W" and len(text) > 1 else _NONE
        return self._format("joker-name", {"rank": int(rank) if rank.isdigit() else rank})

    def _formed(self, value: Argument) -> Argument:
        """A form, `search:<simulations>`, with its parts in this language, as far as there are words for them."""
        if isinstance(value, tuple):
            return tuple(str(self._formed(item)) for item in value)
        return _PLACEHOLDER.sub(self._part, value) if isinstance(value, str) else value

    def _part(self, part: re.Match[str]) -> str:
        message = f"form-{part[1]}"
        return f"<{self._say(message, {})}>" if bundles.has(self.language, message) else part[0]

    def _seat(self, seat: int, names: Names) -> str:
        return self._say("seat", {"seat": seat}) if names is None else self.player(seat, names)


def wording(error: WarrenError) -> str:
    """An error as an English sentence, for `str(error)`.

    A game that does not come with Warren may have no words. `str` of an exception must never fail, so here the code
    and its arguments stand in for them.
    """
    try:
        return Words("en").error(error)
    except (KeyError, ValueError):
        return error.plain()


def _tidy(name: str, value: Argument) -> Argument:
    """What somebody gave us, fit to be repeated in one line: no control characters, and not too long."""
    if not isinstance(value, str):
        return tuple(str(_tidy(name, item)) for item in value) if isinstance(value, tuple) else value
    return _tidy_text(name, value)


def _tidy_text(name: str, text: str) -> str:
    if not text and name in _CAN_BE_EMPTY:
        return _NONE
    return _cut(_plain(text), _LONG.get(name, _LONGEST))


def _printable(value: Argument) -> Argument:
    if isinstance(value, tuple):
        return tuple(_plain(item) for item in value)
    return _plain(value) if isinstance(value, str) else value


def _plain(text: str) -> str:
    """A text without control characters: names and files may come from anywhere."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _digits(number: int) -> str:
    """A huge number as text; Python writes those of thousands of digits in hexadecimal only."""
    return _cut(str(number) if number.bit_length() < 1000 else hex(number), _LONGEST)


def _rank_and_suit(card: str) -> tuple[str | int, str]:
    """A rank that is a number comes as one: Fluent tells numbers and texts apart."""
    if card not in _CARDS and not _FAR_CARD.fullmatch(card):
        raise KeyError(card)
    return int(card[0]) if card[0].isdigit() else card[0], card[1]


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
