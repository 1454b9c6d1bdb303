"""How one came to the terminal, so that one can be told what to type to come again."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence
from typing import Final

CAME_BY: Final = "WARREN_CAME_BY"
"""What was typed before the arguments: `make warren`, `warren`, or a path to it. What starts Warren says it."""


def to_come_again(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """What to type: `warren play land`, or `make warren ARGS="play land"`."""
    came_by, line = environment.get(CAME_BY, ""), shlex.join(arguments)
    if came_by.startswith("make "):
        line = line.replace("$", "$$")
        return f'{came_by} ARGS="{line}"' if not set('"\\`$') & set(line) else f"{came_by} ARGS={shlex.quote(line)}"
    return f"{shlex.quote(came_by or 'warren')} {line}"
