"""Why several things cannot be done: what is the same for several pegs is told once."""

from __future__ import annotations

from collections.abc import Mapping

from warren.core.errors import Reason
from warren.core.messages import Thing
from warren.text import Words


def together(reasons: Mapping[str, Reason], words: Words) -> list[tuple[Reason, list[str]]]:
    """By label: the reasons, each with its labels. Those that differ in their peg only are one, if there are words."""
    found: dict[str, tuple[Reason, list[str]]] = {}
    for label, reason in reasons.items():
        peg, others = reason.arguments.get("peg"), {**reason.arguments, "peg": ""}
        is_alike = isinstance(peg, Thing) and words.can_tell_many(reason.message)
        key = f"{reason.message} {reason.rule} {others if is_alike else reason.arguments}"
        if key not in found:
            found[key] = (reason, [label])
        elif isinstance(peg, Thing) and is_alike:
            first, labels = found[key]
            pegs = first.arguments["peg"]
            many = (*pegs, peg) if isinstance(pegs, tuple) else (pegs, peg)
            found[key] = (Reason(reason.message, reason.rule, **{**others, "peg": many}), [*labels, label])
    return list(found.values())
