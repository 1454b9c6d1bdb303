"""What a set of three royals must be. JR-O2."""

from __future__ import annotations

from typing import Final

OBJECTIVES: Final = ("simple", "diverse", "monarchic", "diverse-monarchic", "tribal")
SIMPLE: Final = 0
DIVERSE: Final = 1
MONARCHIC: Final = 2
DIVERSE_MONARCHIC: Final = 3
TRIBAL: Final = 4
