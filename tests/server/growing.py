"""All that is kept, opened by games as they are or by games that have got more of everything: `test_growing.py`.

    python tests/server/growing.py plain|grown FOLDER

Run in a process of its own, for games have their actions as soon as they are imported. The rules are what they are;
what they hand to the core gets more settings, options, facts, steps and rule ids, and a kind of action after each.
"""

from __future__ import annotations

import asyncio
import json
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def grow() -> None:
    """Make the core add to every game. The front door of the package would import the games, so it stays shut."""
    door = ModuleType("warren")
    door.__path__ = [str(ROOT / "src" / "warren")]
    sys.modules["warren"] = door
    from warren.core import actions, facts, game, settings, step

    class GrownActions(actions.ActionSpace):
        def add(self, span: actions.Span) -> int:
            start = super().add(span)
            super().add(actions.Span(f"stray-{start}", actions.Field("way", "abc")))
            return start

    class GrownFacts(facts.FactBook):
        def __init__(self, *kinds: facts.FactKind) -> None:
            super().__init__(*kinds, facts.FactKind("stray", "STRAY-1"))

    class GrownSettings(settings.Settings):
        def __init__(self, name: str, *known: settings.Setting) -> None:
            for one in known:
                one.options = ("stray", *one.options) if one.options else ()
            more = (settings.Setting("stray", 3, low=1, high=9), settings.Setting("a_stray_option", False))
            super().__init__(name, known[0], *more, *known[1:])

    class Stray(step.Then[Any]):
        """A step that never lies on a table."""

    class GrownGame(game.Game):
        def __init__(self, name: str, **parts: Any) -> None:
            parts["rules"] = ("STRAY-1", *parts["rules"], "STRAY-2")
            parts["steps"] = (Stray, *parts["steps"])
            super().__init__(name, **parts)

    for module, grown in ((actions, GrownActions), (facts, GrownFacts), (settings, GrownSettings), (game, GrownGame)):
        setattr(module, grown.__mro__[1].__name__, grown)
    del sys.modules["warren"]
    import warren

    warren.core = sys.modules["warren.core"]  # which was there before the package


async def everything(folder: Path) -> dict[str, Any]:
    """What all golden games, stored tables and games in files come to."""
    import golden
    from server.helpers import a_house
    from warren.core.example import Burrow
    from warren.core.facts import Fact
    from warren.core.game import Game
    from warren.core.record import record
    from warren.core.table import Table
    from warren.games import get, names
    from warren.terminal.session import Session

    def grown(game: Game) -> list[int]:
        kinds = (game.actions.spans, game.facts.kinds, game.settings.names(), game.steps, game.rules)
        return [len(list(kind)) for kind in kinds]

    def come_to(table: Table, facts: list[Fact]) -> dict[str, Any]:
        text = game_of(table).actions.text
        choices = [sorted(text(action) for action in table.choices(seat)) for seat in range(int(table.players))]
        told = golden.in_sum(facts)._asdict()
        return {"told": told, "choices": choices, "record": sha256(record(table).text().encode()).hexdigest()}

    def game_of(table: Table) -> Game:
        return table.game

    found: dict[str, Any] = {"games": {name: grown(get(name)) for name in names()}, "burrow": grown(Burrow())}
    found["golden"] = {
        one.name: come_to(*golden.replayed(one.name, golden.file_of(one).read_text("ascii"))) for one in golden.GOLDEN
    }
    async with a_house(folder) as house:
        found["tables"] = {}
        for table in json.loads((folder / "tables.json").read_text()):
            room = await house.room(table)
            sequel = None if room.sequel is None else [room.sequel.game, room.sequel.settings, room.next]
            found["tables"][table] = [come_to(room.playing(), room.ear.truth()), room.status(), sequel]
    found["saves"] = {}
    for path in sorted(folder.glob("*.game")):
        session = Session.resume(path)
        found["saves"][path.name] = [come_to(session.table, session.facts(0)), len(session.parts)]
    return found


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]
    if sys.argv[1] == "grown":
        grow()
    print(json.dumps(asyncio.run(everything(Path(sys.argv[2])))))
