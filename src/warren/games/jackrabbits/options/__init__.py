"""The optional rules, one module for each. What is listed here can be agreed on; nothing else knows them."""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.rule import Option

OPTIONS: Final[tuple[Option, ...]] = ()
"""In the order in which they come into play."""
