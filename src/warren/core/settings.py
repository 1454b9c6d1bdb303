"""Settings: what a table agrees on before the game, checked once and then fixed.

A game declares its settings; `Settings.agree` turns what a person gave into a complete, checked `Setup`. A setting
that does not exist, a value it cannot have, or two that do not go together are refused with what is possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final, Literal

from warren.core.errors import BadPackage, BadSettings

Value = str | int | bool
Kind = Literal["choice", "flag", "number", "text"]

LONGEST_TEXT: Final = 4000
"""How many characters a setting of free text may have."""

_YES: Final = ("yes", "true", "on", "1")
_NO: Final = ("no", "false", "off", "0")


class Setting:
    """One thing a table can choose: a whole number, a yes or no, one of several words, or a text of a given form.

    A text has no spaces, so that a set-up stays one line; its game checks what it says (`Game.check`).
    """

    def __init__(
        self,
        name: str,
        default: Value,
        *,
        options: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        none: bool = False,
        form: str = "",
        before: dict[int, Value] | None = None,
        formerly: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.options = options
        self.low = low
        self.high = high
        self.none = (
            none  # the word "none" is allowed; set-ups hold it as the number 0, and only programs may give it so
        )
        self.form = form  # of a text, as a person is shown it: `<suit>,<suit>…`
        self.before = before or {}  # other defaults, by the first revision of the game that no longer had them
        self.formerly = formerly  # the name that it had, which another setting may have by now

    def default_in(self, revision: int | None) -> Value:
        """The default that it had in a revision of the game; None: today's."""
        later = [first for first in self.before if revision is not None and revision < first]
        return self.before[min(later)] if later else self.default

    def kind(self) -> Kind:
        """How it is asked for: `choice`, `flag`, `text` or `number`."""
        if self.options:
            return "choice"
        if isinstance(self.default, bool):
            return "flag"
        return "text" if self.form else "number"

    def possible(self) -> str:
        """The values it can have, in the form a person types them."""
        if self.form:
            return self.form
        if self.options:
            return " | ".join(self.options)
        if isinstance(self.default, bool):
            return "yes | no"
        return f"{'none | ' if self.none else ''}{self.low}..{self.high}"

    def text(self, value: Value) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if self.none and value == 0 else str(value)

    def read(self, given: object) -> Value | None:
        """The value that was meant, or None if it cannot be had."""
        if self.form:
            return self._read_text(str(given).strip())
        word = str(given).strip().lower()
        if self.options:
            return word if word in self.options else None
        if isinstance(self.default, bool):
            if word in _YES:
                return True
            return False if word in _NO else None
        if self.none and word == "none":
            return 0
        if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > 12:
            return None
        number = int(word)
        is_none = self.none and number == 0 and not isinstance(given, str)
        return number if self.low <= number <= self.high or is_none else None

    @staticmethod
    def _read_text(word: str) -> str | None:
        """A text as it is given: letters may be large or small, for a code may need both."""
        is_plain = word.isascii() and word.isprintable() and not any(letter.isspace() for letter in word)
        return word if word and is_plain and len(word) <= LONGEST_TEXT else None


class Setup:
    """The settings a table has agreed on: all of them, each with a value it can have."""

    def __init__(self, settings: Settings, values: dict[str, Value], given: frozenset[str]) -> None:
        self.settings = settings
        self.values = values
        self.given = given  # those that were named: they are kept as they are, whatever the default may become
        self._text: str | None = None  # once somebody has asked for it: tables are looked up by it

    def but(self, values: dict[str, Value]) -> Setup:
        """The same set-up with these values in place of its own."""
        return Setup(self.settings, {**self.values, **values}, self.given.union(values))

    def whole(self, name: str) -> int:
        return int(self.values[name])

    def flag(self, name: str) -> bool:
        return bool(self.values[name])

    def choice(self, name: str) -> str:
        return str(self.values[name])

    def changed(self) -> frozenset[str]:
        """The settings that do not have their defaults."""
        return frozenset(one.name for one in self.settings if self.values[one.name] != one.default)

    def told(self) -> dict[str, str]:
        """All settings with their values as texts, in the order in which the game declares them."""
        return {one.name: one.text(self.values[one.name]) for one in self.settings}

    def named(self) -> dict[str, str]:
        """What is kept of a set-up: the settings that were given or do not have their defaults, as texts.

        They are ordered by their names, so that it does not matter in which order a game declares them.
        """
        kept = self.given | self.changed()
        return {name: value for name, value in sorted(self.told().items()) if name in kept}

    def text(self) -> str:
        """The same in a line: `ace_high_runs=yes threshold=50`."""
        if self._text is None:
            self._text = " ".join(f"{name}={value}" for name, value in self.named().items())
        return self._text


class Settings:
    """All settings of one game."""

    def __init__(self, game: str, *settings: Setting) -> None:
        self.game = game
        self._all = {setting.name: setting for setting in settings}
        self.left_out: dict[str, BadPackage] = {}  # by name: what is wrong with a package that would bring it

    def add(self, setting: Setting) -> None:
        """One setting more, after the others."""
        if setting.name in self._all:
            raise BadPackage("package/setting-taken", setting=setting.name)
        self._all[setting.name] = setting

    def __iter__(self) -> Iterator[Setting]:
        return iter(self._all.values())

    def names(self) -> tuple[str, ...]:
        return tuple(self._all)

    def one(self, name: str) -> Setting:
        """The setting of that name; `BadSettings` if there is none."""
        if name in self.left_out:
            raise self.left_out[name]
        if name not in self._all:
            near = get_close_matches(name, self._all, 1)
            raise BadSettings(
                "settings/unknown", game=self.game, name=name, known=self.names(), near=near[0] if near else ""
            )
        return self._all[name]

    def agree(self, given: Mapping[str, object], revision: int | None = None) -> Setup:
        """A full set-up from what was given; what was not given has its default, today's or that of a revision."""
        values = {setting.name: setting.default_in(revision) for setting in self._all.values()}
        for name, value in given.items():
            setting = self.one(name)
            read = setting.read(value)
            if read is None:
                raise BadSettings("settings/value", name=name, value=str(value), possible=setting.possible())
            values[name] = read
        return Setup(self, values, frozenset(given))

    def parse(self, text: str, revision: int | None = None) -> Setup:
        """The set-up that `Setup.text` wrote, under a revision of the game."""
        given: dict[str, str] = {}
        for word in self.renamed(text).split():
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise BadSettings("settings/form", text=word)
            given[name] = value
        return self.agree(given, revision)

    def renamed(self, text: str) -> str:
        """A text of `Setup.text` with the names that settings have today.

        Where a name has passed from one setting to another, that one is meant which can have the value.
        """
        given = [word.partition("=") for word in text.split()]
        named = [f"{self._name_now(name, value)}{equals}{value}" for name, equals, value in given]
        return text if named == text.split() else " ".join(sorted(named))

    def _name_now(self, name: str, value: str) -> str:
        named = self._all.get(name)
        if named is not None and named.read(value) is not None:
            return name
        former = (one.name for one in self if one.formerly == name and one.read(value) is not None)
        return next(former, name)
