"""What bots think of the suits and the options, one module for each of which they think anything."""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.options.seized_surplus import SeizedSurplus
from warren.games.jackrabbits.options.special_access import SpecialAccess
from warren.games.jackrabbits.options.special_trades import SpecialTrades
from warren.games.jackrabbits.options.trailing_carrots import TrailingCarrots
from warren.games.jackrabbits.planning.adviser import Adviser
from warren.games.jackrabbits.planning.advisers.acorns import Taming
from warren.games.jackrabbits.planning.advisers.anchors import Sailing
from warren.games.jackrabbits.planning.advisers.bells import Ringing
from warren.games.jackrabbits.planning.advisers.clubs import Flying
from warren.games.jackrabbits.planning.advisers.diamonds import Buying
from warren.games.jackrabbits.planning.advisers.hearts import Visiting
from warren.games.jackrabbits.planning.advisers.horseshoes import Riding
from warren.games.jackrabbits.planning.advisers.icicles import Chilling, Storming
from warren.games.jackrabbits.planning.advisers.seized_surplus import Discarding
from warren.games.jackrabbits.planning.advisers.shells import Washing
from warren.games.jackrabbits.planning.advisers.shields import Guarding
from warren.games.jackrabbits.planning.advisers.spades import Fighting
from warren.games.jackrabbits.planning.advisers.special_access import LayingOpen
from warren.games.jackrabbits.planning.advisers.special_trades import Bartering
from warren.games.jackrabbits.planning.advisers.torches import Lighting
from warren.games.jackrabbits.planning.advisers.trailing_carrots import PassingThrough
from warren.games.jackrabbits.suits.acorns.acorns import Acorns
from warren.games.jackrabbits.suits.anchors.anchors import Anchors
from warren.games.jackrabbits.suits.bells.bells import Bells
from warren.games.jackrabbits.suits.clubs import Clubs
from warren.games.jackrabbits.suits.hearts import Hearts
from warren.games.jackrabbits.suits.horseshoes import Horseshoes
from warren.games.jackrabbits.suits.icicles.ice import Freezing
from warren.games.jackrabbits.suits.icicles.icicles import Icicles
from warren.games.jackrabbits.suits.shells import Shells
from warren.games.jackrabbits.suits.shields.shields import Shields
from warren.games.jackrabbits.suits.torches import Torches
from warren.games.jackrabbits.turn.fight import Fights
from warren.games.jackrabbits.turn.market import Market

ADVISERS: Final[list[Adviser]] = [
    Flying(Clubs),
    Fighting(Fights),
    Visiting(Hearts),
    Buying(Market),
    Lighting(Torches),
    Guarding(Shields),
    Riding(Horseshoes),
    Taming(Acorns),
    Washing(Shells),
    Sailing(Anchors),
    Ringing(Bells),
    Storming(Icicles),
    Chilling(Freezing),
    LayingOpen(SpecialAccess),
    PassingThrough(TrailingCarrots),
    Discarding(SeizedSurplus),
    Bartering(SpecialTrades),
]
"""In the order of the rules that they are about."""
