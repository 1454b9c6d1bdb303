"""One lesson for each suit of the sea."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Goal, Lesson
from warren.games.jackrabbits.lessons.prepared import AWAY, of_suit

LESSONS: Final[dict[str, Lesson]] = {
    "shells": of_suit(
        "shells",
        Goal("row", "rowed-out", "JR-E5b JR-E5c", AWAY, road="underground.0"),
        Goal("cast", "washed-up", "JR-E5d", "drew"),
        hand="2L 5L 6S",
        rabbit="tower-shells",
    ),
    "anchors": of_suit(
        "anchors",
        Goal("sail", "arrived", "JR-E6a", AWAY, place="tower-spades"),
        Goal("anchor", "anchored", "JR-E6d JR-E0j", "drew"),
        hand="8A 6S",
        rabbit="tower-anchors",
    ),
    "bells": of_suit(
        "bells",
        Goal("ring", "rang", "JR-E7a JR-E0e", AWAY),
        Goal("crypt", "took-crypt", "JR-E7b", AWAY),
        hand="8B 6S",
        rabbit="tower-bells",
    ),
    "icicles": of_suit(
        "icicles",
        Goal("storm", "moved-storm", "JR-E8a JR-E8b", f"{AWAY} moved-storm", place="citadel"),
        Goal("plunge", "plunged", "JR-E8b", AWAY),
        hand="8I 6S",
        rabbit="tower-icicles",
    ),
}
