"""What installed packages bring: games, rules of the race, bots. An entry point names each.

A package that is broken is left out, and takes nothing else with it. What is wrong with it is told to whoever asks for
what it would have brought; the command line and the house say it unasked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.core.errors import BadPackage, WarrenError

BROKEN: Final[list[BadPackage]] = []
"""What is wrong with those that were left out."""


def bring(group: str, join: Callable[[str, object], None]) -> dict[str, BadPackage]:
    """Have all that packages bring under a group join, by name. By name, too: what was left out, and why."""
    from importlib.metadata import entry_points  # takes longer to load than all of the core

    found: dict[str, BadPackage] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        try:
            join(entry.name, entry.load())
        except (Exception, SystemExit) as problem:  # whatever the code of others does
            package = entry.value if entry.dist is None else entry.dist.name
            found[entry.name] = blamed(package, entry.name, problem)
    BROKEN.extend(found.values())
    return found


def blamed(package: str, brings: str, problem: BaseException) -> BadPackage:
    """What went wrong in the code of a package."""
    told = (
        str(problem) if isinstance(problem, WarrenError) else f"{type(problem).__name__}: {problem}.".replace("..", ".")
    )
    error = BadPackage("package/broken", package=package, brings=brings, problem=told)
    error.__cause__ = problem
    return error
