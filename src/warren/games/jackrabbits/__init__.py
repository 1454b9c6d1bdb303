"""Jack Rabbits: a race over a land of tiles. The land is in `land/`.

Each rule on top declares its actions, facts and marks as it is loaded. All of them are loaded here, in one order,
whatever was asked for: so the numbers of these are the same in every process.
"""

from __future__ import annotations

from warren.games.jackrabbits import options, suits  # noqa: F401
