"""A picture as PNG, by resvg."""

from __future__ import annotations

import resvg_py

WIDTH = 1600
"""How wide a picture is, in dots, where nobody asks for another width."""


def rendered(svg: str, width: int = WIDTH) -> bytes:
    """The bytes of a PNG file. The SVG must have its colours filled in: `theme` light or dark, not auto."""
    return resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
