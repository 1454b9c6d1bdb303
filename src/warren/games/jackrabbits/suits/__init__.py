"""What suits bring to the standard game, one module each (section 7 of the rules). Nothing else names them.

Those that installed packages bring join the list when the race is first asked for (`JackRabbits.open`).
"""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.deck import (
    ACORNS,
    ANCHORS,
    BELLS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    HORSESHOES,
    ICICLES,
    SHELLS,
    SHIELDS,
    SPADES,
    TORCHES,
)
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.acorns.acorns import Acorns
from warren.games.jackrabbits.suits.acorns.loads import OwnLoads
from warren.games.jackrabbits.suits.anchors.anchors import Anchors, Pirates
from warren.games.jackrabbits.suits.bells.bells import Bells, Fishbones
from warren.games.jackrabbits.suits.clubs import Clubs
from warren.games.jackrabbits.suits.diamonds import Diamonds
from warren.games.jackrabbits.suits.hearts import Hearts
from warren.games.jackrabbits.suits.horseshoes import Horseshoes
from warren.games.jackrabbits.suits.icicles.ice import Freezing
from warren.games.jackrabbits.suits.icicles.icicles import Icicles
from warren.games.jackrabbits.suits.shells import Drifting, Shells
from warren.games.jackrabbits.suits.shields.shields import Shields
from warren.games.jackrabbits.suits.spades import Spades
from warren.games.jackrabbits.suits.torches import Torches

SUITS: Final[list[Suit]] = [
    Clubs(CLUBS, "JR-F1 JR-F2 JR-F3 JR-F4"),
    Spades(SPADES, "JR-D1 JR-D2 JR-D3 JR-D4 JR-D5"),
    Hearts(HEARTS, "JR-H1 JR-H2 JR-H3 JR-H4"),
    Diamonds(DIAMONDS, "JR-M1 JR-M2"),
    Torches(TORCHES, "JR-E1a JR-E1b JR-E1c"),
    Shields(SHIELDS, "JR-E2a JR-E2b JR-E2c JR-E2d"),
    Horseshoes(HORSESHOES, "JR-E3a JR-E3b JR-E3c"),
    Acorns(ACORNS, "JR-E4a JR-E4b JR-E4c JR-E4d", OwnLoads(ACORNS, "JR-EV4")),
    Shells(SHELLS, "JR-E5a JR-E5b JR-E5c JR-E5d", Drifting(SHELLS, "JR-EV5")),
    Anchors(ANCHORS, "JR-E6a JR-E6b JR-E6c JR-E6d", Pirates(ANCHORS, "JR-EV6")),
    Bells(BELLS, "JR-E7a JR-E7b JR-E7c", Fishbones(BELLS, "JR-EV7")),
    Icicles(ICICLES, "JR-E8a JR-E8b JR-E8c", Freezing(ICICLES, "JR-EV8")),
]
"""In the order in which they come into play."""
