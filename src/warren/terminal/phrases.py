"""What a typed line means: a command, or something on the table.

Commands are known by words of every language; single letters by those of the language that is spoken, because a letter
can be one command in English and another in Spanish. Accents and capitals do not matter.
"""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

from warren.core.cards import CARD_TEXTS
from warren.core.game import Game
from warren.text import LANGUAGES, Words

_EMOJI: Final = "\ufe0f"  # what some keyboards add to a suit, to have it in colour


class Phrases:
    """Understands lines in one language, at the table of one game."""

    def __init__(self, words: Words, game: Game) -> None:
        self._commands: dict[str, str] = {}
        for language in LANGUAGES:
            if language != words.language:
                self._learn(Words(language), shortest=2)
        self._learn(words, shortest=1)
        self._things = _things(words, game)

    def _learn(self, words: Words, shortest: int) -> None:
        for command, phrases in vocabulary(words).items():
            self._commands |= {phrase: command for phrase in phrases if len(phrase) >= shortest}

    def command(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, and the rest of the line; without a command, the empty text."""
        words = line.split()
        for count in range(len(words), 0, -1):
            command = self._commands.get(simple(" ".join(words[:count])))
            if command is not None:
                return command, " ".join(words[count:])
        return "", line

    def thing(self, text: str) -> str | None:
        """What a part of an action is called in its text: `TH` for 10h, 10♥ or ten of hearts. None: there is none."""
        return self._things.get(simple(text))


def vocabulary(words: Words) -> dict[str, list[str]]:
    """The phrases of one language for each command."""
    say = words.say
    phrases = {
        "help": say("plain-words-help"),
        "rules": say("plain-words-rules"),
        "hint": say("plain-words-hint"),
        "why": say("plain-words-why"),
        "back": say("plain-words-back"),
        "yes": say("plain-words-yes"),
        "table": say("plain-words-table"),
        "log": say("plain-words-log"),
        "language": say("plain-words-language"),
        "settings": say("plain-words-settings"),
        "save": say("plain-words-save"),
        "report": say("plain-words-report"),
        "quit": say("plain-words-quit"),
    }
    return {command: [simple(phrase) for phrase in listed.split(",")] for command, listed in phrases.items()}


def simple(text: str) -> str:
    """A text without accents, capitals and needless blanks."""
    letters = (letter for letter in normalize("NFKD", text.casefold()) if not combining(letter) and letter != _EMOJI)
    return " ".join("".join(letters).split())


def _things(words: Words, game: Game) -> dict[str, str]:
    labels = [label for span in game.actions.spans for field in span.fields for label in field.labels]
    found = {simple(label): label for label in labels}
    for card in CARD_TEXTS:
        thing = card if card in labels else card[0]  # where suits do not matter, a card is its rank
        if thing in labels:
            names = (card, card.replace("T", "10"), words.card(card), words.card_spoken(card), words.card_named(card))
            found |= {simple(name): thing for name in names}
    return found
