"""Special trades as a story. JR-X13."""

from __future__ import annotations

from collections import deque
from typing import Final

from warren.core.facts import Fact
from warren.core.messages import Item, Phrase
from warren.core.story import Line, actor, each, taken

GIFTS: Final = ("gave", "gave-as-said", "gave-royal")


def offer(rest: deque[Fact]) -> Line:
    """An offer with its words."""
    offered, said, asked = rest.popleft(), taken(rest, "said"), taken(rest, "asked")
    return Line(
        [offered, *said, *asked],
        "jackrabbits-story-offered",
        player=actor(offered),
        rival=offered.told("player"),
        cards=each(said),
        asked=each(asked),
    )


def exchange(rest: deque[Fact]) -> Line:
    """What both gave, as far as the reader sees it. The offerer gives first."""
    gifts, exchanged = taken(rest, *GIFTS), taken(rest, "exchanged")
    offerer = gifts[0]
    return Line(
        [*gifts, *exchanged],
        "jackrabbits-story-exchanged",
        player=actor(offerer),
        rival=offerer.told("player"),
        cards=_gifts([gift for gift in gifts if gift.seat == offerer.seat]),
        taken=_gifts([gift for gift in gifts if gift.seat != offerer.seat]),
    )


def _gifts(gifts: list[Fact]) -> tuple[Item, ...]:
    seen = [gift for gift in gifts if gift.args["card"] is not None]
    unseen = len(gifts) - len(seen)
    return (*each(seen), Phrase("jackrabbits-story-face-down", count=unseen)) if unseen else each(seen)
