"""The words: every message id of core, games and errors as a sentence, in each language.

    words = Words("es")
    words.error(error)                     # what went wrong, and what is possible
    words.fact(fact, ("Ana", "Ben"))       # what happened, as far as its reader may know
    words.rule("JB-4")                     # a rule, in plain words
    words.phrase(reason)                   # any message with its arguments: why not, a line of a story

The texts are Fluent files, `<language>/*.ftl`, shared with the browser. They are read when the first one is needed,
so that importing this package costs nothing.
"""

from __future__ import annotations

from warren.text.book import book
from warren.text.bundles import LANGUAGES, teach
from warren.text.words import Names, Words, You, wording

__all__ = ["LANGUAGES", "Names", "Words", "You", "book", "teach", "wording"]
