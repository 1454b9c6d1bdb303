"""The optional rules, one module for each. What is listed here can be agreed on; nothing else knows them.

Those that installed packages bring join the list when the race is first asked for (`JackRabbits.open`).
"""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.deck import CLUBS, DIAMONDS, HEARTS
from warren.games.jackrabbits.options.additional_capital import AdditionalCapital
from warren.games.jackrabbits.options.advanced_citadel import AdvancedCitadel
from warren.games.jackrabbits.options.ambivalent_aces import AmbivalentAces
from warren.games.jackrabbits.options.capital_aces import CapitalAces
from warren.games.jackrabbits.options.overtaxed_hands import OvertaxedHands
from warren.games.jackrabbits.options.patriarchal_values import PatriarchalValues
from warren.games.jackrabbits.options.seized_surplus import SeizedSurplus
from warren.games.jackrabbits.options.special_access import SpecialAccess
from warren.games.jackrabbits.options.special_flights import SpecialFlights
from warren.games.jackrabbits.options.special_trades import SpecialTrades
from warren.games.jackrabbits.options.tight_suits import TightSuits
from warren.games.jackrabbits.options.trailing_carrots import TrailingCarrots
from warren.games.jackrabbits.options.windfall_lottery import WindfallLottery
from warren.games.jackrabbits.rule import Option

OPTIONS: Final[list[Option]] = [
    AdvancedCitadel("advanced_citadel", "JR-X1"),
    TightSuits("tight_suits", "JR-X2"),
    AmbivalentAces("ambivalent_aces", "JR-X3"),
    CapitalAces("capital_aces", "JR-X4"),
    AdditionalCapital("additional_capital", "JR-X5"),
    SpecialFlights("special_flights", "JR-X6", CLUBS),
    SpecialAccess("special_access", "JR-X7", HEARTS),
    TrailingCarrots("trailing_carrots", "JR-X8"),
    WindfallLottery("windfall_lottery", "JR-X9"),
    OvertaxedHands("overtaxed_hands", "JR-X10"),
    SeizedSurplus("seized_surplus", "JR-X11"),
    PatriarchalValues("patriarchal_values", "JR-X12"),
    SpecialTrades("special_trades", "JR-X13", DIAMONDS),
]
"""In the order in which they come into play."""
