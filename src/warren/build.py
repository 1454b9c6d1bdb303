"""Which build of Warren is running: interpreted from its sources, or compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files

import warren
import warren.core.game


def is_compiled() -> bool:
    """Whether the rules run as compiled code: seen from where they were loaded, not from what was intended."""
    return str(warren.core.game.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def source_hash() -> str | None:
    """The hash of the sources that this build was made from; None where the sources themselves are running."""
    return next(iter(_stamp()), None)


def is_optimised() -> bool:
    """Whether it was compiled by what it was seen to do."""
    return "optimised" in _stamp()


def _stamp() -> list[str]:
    stamp = files("warren") / "SOURCES"
    return stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []


def describe() -> str:
    """The version and the build: `0.1.0 (interpreted)`, `0.1.0 (compiled, 3f2a9c01)`, or optimised."""
    told = [("optimised" if is_optimised() else "compiled") if is_compiled() else "interpreted"]
    if made_from := source_hash():
        told.append(made_from[:8])
    return f"{warren.__version__} ({', '.join(told)})"
