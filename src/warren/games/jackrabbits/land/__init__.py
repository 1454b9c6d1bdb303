"""The land: where tiles lie, what they show, and where their roads lead. JR-P2 to JR-P4, JR-B1 to JR-B7.

`lattice` knows places, `tiles` what there is to place, `tileset` what is on it, `ground` what lies where, `roads` where
one gets, and a `Land` is all of that, fixed.
"""

from __future__ import annotations

from typing import Final

RULES: Final = (
    *("JR-P2", "JR-P3", "JR-P4"),
    *("JR-B1", "JR-B2", "JR-B3", "JR-B4", "JR-B5", "JR-B6", "JR-B7"),
    *("JR-E0b", "JR-E0c", "JR-E0d"),
)
"""The rules that this part of Jack Rabbits is about."""
