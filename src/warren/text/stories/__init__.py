"""How each game is told.

story = story_of("jackrabbit", Words("en"), ("Red", "Blue"))
story.tell(ear.facts(None))     # "Red plays 7♥ on Blue’s stack; Blue draws one card."
"""

from __future__ import annotations

from typing import Final

from warren.text.stories.jacked import JackedStory
from warren.text.stories.jackrabbit import JackrabbitStory
from warren.text.stories.jackrabbits import JackRabbitsStory
from warren.text.stories.land import LandStory
from warren.text.story import Story
from warren.text.words import Names, Words

_STORIES: Final[dict[str, type[Story]]] = {
    "jacked": JackedStory,
    "jackrabbit": JackrabbitStory,
    "jackrabbits": JackRabbitsStory,
    "land": LandStory,
}


def story_of(game: str, words: Words, names: Names = None) -> Story:
    """How a game is told: in its own way, or fact by fact."""
    return _STORIES.get(game, Story)(game, words, names)
