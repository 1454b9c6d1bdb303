"""The words: every message id of core, games and errors as a sentence, in each language.

    words = Words("es")
    words.error(error)                     # what went wrong, and what is possible
    words.fact(fact, ("Ana", "Ben"))       # what happened, as far as its reader may know
    words.rule("JB-4")                     # a rule, in plain words
    story_of("jackrabbit", words).tell(facts)   # what happened, told as a story

The texts are Fluent files, `<language>/*.ftl`, shared with the browser. They are read when the first one is needed,
so that importing this package costs nothing.
"""

from __future__ import annotations

from warren.text.book import book
from warren.text.bundles import LANGUAGES, teach
from warren.text.stories import story_of
from warren.text.story import Story
from warren.text.words import Names, Words, wording

__all__ = ["LANGUAGES", "Names", "Story", "Words", "book", "story_of", "teach", "wording"]
