"""The golden games: whole records and what all their facts come to, kept in tests/golden/ to pin what the rules do.

    python tools/golden.py                 # says which of them would come out differently now
    python tools/golden.py --write         # writes them anew
    python tools/golden.py --facts NAME    # prints every fact that the record of one of them leads to

A golden game that comes out differently means that the same actions lead elsewhere: raise the game's `revision` and
write the golden games anew, on purpose. If that was not the purpose, the change is a mistake.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from warren.core.example import Burrow
from warren.core.facts import Ear, Fact
from warren.core.game import Game
from warren.core.record import read, record, replay
from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get, names
from warren.games.jackrabbits.codes import tiles_code
from warren.games.jackrabbits.land.lattice import RHOMBUS, SHAPES, SIDES
from warren.games.jackrabbits.land.tiles import KIND_SHAPES, KINDS

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
FACTS = FOLDER / "facts.toml"
"""A line for each golden game: how many facts it tells, their digest, and how many of each kind."""


ORDER = {
    "jackrabbits": "pass roll passport match stay go ride horse boat cross joker hole down fly fall pay done claim "
    "attack fight yield contest prove queen refuse buy capital lay offer say ask accept give discard return rest call "
    "implore peal relent grant ring crypt unlock",
}
"""By game: the order in which choices are seen by players who choose at random, by kind; other kinds follow.

So the same seed is the same game, wherever rules that come later put their kinds of action.
"""


class Golden(NamedTuple):
    """A game between players who choose at random. The name begins with the game's, and says what happens in it."""

    name: str
    seed: str
    settings: dict[str, object]
    generator: str = "fast"


_HAND: dict[str, object] = {"length": "hand"}
_INTRO: dict[str, object] = {"rules": "intro"}
_SMALL: dict[str, object] = {"suits": "clubs,spades"}


def _own_tiles() -> str:
    """The code of a tile set in which every rhombus is a mountain and any suit pays anywhere."""
    lines = ['name = "of-our-own"']
    for kind, shape in zip(KINDS, KIND_SHAPES, strict=True):
        roads = "[[0, 2], [1, 3]]" if shape == RHOMBUS else str([list(range(SIDES[shape]))])
        lines += [f"[{kind}]", f'shape = "{SHAPES[shape]}"', f"roads = {roads}", 'suits = ["any"]']
        lines += {"citadel": ['back = ["any"]'], "underground": ["beside = {}"]}.get(kind, [])
    return tiles_code("\n".join(lines))


GOLDEN = (
    Golden("burrow", "15", {"players": 3}),
    Golden("jackrabbit-match", "0", {}),
    Golden("jackrabbit-match-after-a-tie", "35", {"threshold": 10}),
    Golden("jackrabbit-turn-limit", "0", {"turn_limit": 60}),
    Golden("jackrabbit-went-out", "0", _HAND),
    Golden("jackrabbit-piles-low", "1", _HAND),
    Golden("jackrabbit-nothing-fits", "101", _HAND),
    Golden("jackrabbit-drawn", "35", _HAND),
    Golden("jackrabbit-first-player", "1", {**_HAND, "first_player": "1"}, "strong"),
    Golden("jackrabbit-ace-high-runs", "18", {**_HAND, "ace_high_runs": True}),
    Golden("jackrabbit-deadwood-always", "1", {**_HAND, "deadwood": "always"}),
    Golden("jacked-two-players", "2", {"players": 2, "side": 12, "dealer": "1", "turn_limit": 600}),
    Golden("jacked-three-players", "3", {"players": 3, "side": 12, "turn_limit": 300}),
    Golden("jacked-teams", "5", {"teams": True, "side": 12, "jokers": "4", "table_talk": "on", "turn_limit": 300}),
    Golden("jacked-memory", "1", {"jacked_play": "memory", "side": 12, "jokers": "4", "turn_limit": 300}),
    Golden("jacked-turn-limit", "0", {"turn_limit": 40}, "strong"),
    Golden("jackrabbits-intro", "10", {**_INTRO, "turn_limit": 120}),
    Golden("jackrabbits-two-players", "9", {"first_player": "1", "turn_limit": 100}),
    Golden("jackrabbits-three-players", "0", {"players": 3, "turn_limit": 90}, "strong"),
    Golden("jackrabbits-four-players", "7", {"players": 4, "turn_limit": 90}),
    Golden("jackrabbits-won", "23", {"turn_limit": 200}),
    Golden("jackrabbits-full-edition", "2", {"players": 3, "edition": "full", "turn_limit": 120}),
    Golden("jackrabbits-strict-limit", "291", {"surplus": "strict", "turn_limit": 150}),
    Golden("jackrabbits-six-in-hand", "6", {"hand_limit": 6, "players": 3, "turn_limit": 90}),
    Golden("jackrabbits-diverse", "14", {**_INTRO, "objective": "diverse", "turn_limit": 200}),
    Golden("jackrabbits-monarchic", "73", {**_INTRO, "objective": "monarchic", "turn_limit": 200}),
    Golden("jackrabbits-both", "89", {**_INTRO, "objective": "diverse-monarchic", "players": 3, "turn_limit": 200}),
    Golden(
        "jackrabbits-stuck", "74", {"objective": "tribal", "suits": "spades,hearts", "players": 3, "turn_limit": 300}
    ),
    Golden(
        "jackrabbits-capital-and-carrots",
        "1",
        {
            "capital_aces": True,
            "additional_capital": True,
            "windfall_lottery": True,
            "trailing_carrots": True,
            "turn_limit": 120,
        },
    ),
    Golden(
        "jackrabbits-open-hearts",
        "53",
        {
            "edition": "full",
            "players": 3,
            "special_access": True,
            "advanced_citadel": True,
            "special_flights": True,
            "turn_limit": 80,
        },
    ),
    Golden(
        "jackrabbits-seized-surplus",
        "51",
        {
            "players": 3,
            "tight_suits": True,
            "patriarchal_values": True,
            "overtaxed_hands": True,
            "seized_surplus": True,
            "turn_limit": 120,
        },
    ),
    Golden("jackrabbits-ambivalent-aces", "21", {"ambivalent_aces": True, "windfall_lottery": True, "turn_limit": 60}),
    Golden(
        "jackrabbits-special-trades",
        "28",
        {"players": 4, "tight_suits": True, "special_trades": True, "turn_limit": 60},
    ),
    Golden("jackrabbits-torches", "3", {"suits": "spades,torches", "players": 3, "turn_limit": 40}),
    Golden("jackrabbits-acorns", "60", {"suits": "clubs,acorns", "ambivalent_aces": True, "turn_limit": 60}),
    Golden("jackrabbits-shields", "20", {"suits": "spades,shields", "players": 3, "turn_limit": 60}),
    Golden(
        "jackrabbits-horseshoes",
        "6",
        {
            "suits": "shields,horseshoes",
            "players": 3,
            "land": "generated:archipelago:1",
            "trailing_carrots": True,
            "turn_limit": 50,
        },
    ),
    Golden(
        "jackrabbits-shells", "5", {"suits": "clubs,shells", "players": 3, "trailing_carrots": True, "turn_limit": 50}
    ),
    Golden(
        "jackrabbits-icicles", "2", {"suits": "clubs,icicles", "players": 3, "trailing_carrots": True, "turn_limit": 60}
    ),
    Golden("jackrabbits-anchors", "0", {"suits": "spades,anchors", "players": 3, "turn_limit": 60}),
    Golden("jackrabbits-bells", "193", {"suits": "spades,bells", "players": 4, "turn_limit": 60}),
    Golden("jackrabbits-implored-for-a-royal", "97", {"suits": "spades,bells", "players": 4, "turn_limit": 150}),
    Golden(
        "jackrabbits-pirates", "1", {"suits": "spades,anchors", "drafts": "anchors", "players": 3, "turn_limit": 80}
    ),
    Golden("jackrabbits-fishbones", "0", {"suits": "spades,bells", "drafts": "bells", "players": 3, "turn_limit": 80}),
    Golden("jackrabbits-drifting", "1", {"suits": "spades,shells", "drafts": "shells", "players": 3, "turn_limit": 50}),
    Golden(
        "jackrabbits-burdens",
        "1",
        {"suits": "clubs,acorns", "drafts": "acorns", "players": 3, "ambivalent_aces": True, "turn_limit": 40},
    ),
    Golden("jackrabbits-ice", "2", {"suits": "torches,icicles", "drafts": "icicles", "players": 3, "turn_limit": 50}),
    Golden("jackrabbits-two-suits", "8", {**_SMALL, "players": 4, "turn_limit": 100}),
    Golden("jackrabbits-generated", "13", {"land": "generated:wild:5", "tiles": _own_tiles(), "turn_limit": 60}),
    Golden("land-strict", "6", _SMALL),
    Golden("land-free-explored", "13", {**_SMALL, "style": "free", "explore": True, "players": 1}),
    Golden("land-freestyle", "3", {**_SMALL, "style": "freestyle", "players": 3}, "strong"),
    Golden("land-enforced", "6", {"suits": "shells,bells", "guidelines": "enforce", "players": 1}),
    Golden("land-revisited", "9", {"land": "sample", "explore": True}),
    Golden("land-own-tiles", "1", {**_SMALL, "tiles": _own_tiles(), "explore": True}),
)


def game_of(name: str) -> Game:
    """The game that a golden game or a record is of: one of the games, or the example of the core."""
    game = name.partition("-")[0]
    return get(game) if game in names() else Burrow()


def seen(game: Game, choices: list[int]) -> list[int]:
    """Choices as players see them who choose at random."""
    order = ORDER.get(game.name, "").split()

    def place(action: int) -> tuple[int, int]:
        kind = game.actions.span(action).kind
        return order.index(kind) if kind in order else len(order), action

    return sorted(choices, key=place)


def play(golden: Golden) -> tuple[Table, Ear]:
    """The finished table, and everything that was told, from the deal on."""
    game = game_of(golden.name)
    ear = Ear(game.facts)
    table = game.start(game.agree(golden.settings), golden.seed, golden.generator, ear)
    choosing = fast(f"golden {golden.seed}")
    while table.outcome is None:
        seat = table.mover()
        choices = seen(game, table.choices(seat))
        table.play(seat, choices[choosing.below(len(choices))])
    return table, ear


def replayed(name: str, text: str) -> tuple[Table, list[Fact]]:
    """The table that a record leads to, and all that was told on the way, with all secrets."""
    game = game_of(name)
    ear = Ear(game.facts)
    return replay(read(text), game, ear), ear.truth()


def file_of(golden: Golden) -> Path:
    """Where the record of a golden game is kept."""
    return FOLDER / f"{golden.name}.record"


class Told(NamedTuple):
    """What facts come to: enough to notice that one of them differs, and of which kind there are more or fewer."""

    kinds: dict[str, int]
    digest: str

    def line(self, name: str) -> str:
        kinds = ", ".join(f"{kind} = {count}" for kind, count in sorted(self.kinds.items()))
        return f'{name} = {{ facts = {sum(self.kinds.values())}, sha256 = "{self.digest}", kinds = {{ {kinds} }} }}\n'


def in_sum(facts: list[Fact]) -> Told:
    text = "".join(f"{fact!r}\n" for fact in facts)
    return Told(dict(Counter(fact.kind for fact in facts)), sha256(text.encode("ascii")).hexdigest())


def kept_facts() -> dict[str, Told]:
    """What lies in tests/golden, by golden game."""
    kept = tomllib.loads(FACTS.read_text("ascii")) if FACTS.is_file() else {}
    return {name: Told(line["kinds"], line["sha256"]) for name, line in kept.items()}


def difference(name: str, kept: Told | None, now: Told) -> str:
    """How the facts of a golden game differ from those that were kept, for people; empty if they do not."""
    if kept == now:
        return ""
    if kept is None:
        return f"{name}: its facts are not kept yet; `python tools/golden.py --write` does so"
    kinds = sorted(kept.kinds.keys() | now.kinds.keys())
    counts = [(kind, kept.kinds.get(kind, 0), now.kinds.get(kind, 0)) for kind in kinds]
    changed = ", ".join(f"{kind} {now} instead of {before}" for kind, before, now in counts if now != before)
    return (
        f"{name}: {changed or 'as many facts of each kind, but other ones'}\n"
        f"  To see them, compare what `python tools/golden.py --facts {name}` prints here and at an earlier commit."
    )


def print_facts(name: str) -> int:
    golden = next((golden for golden in GOLDEN if golden.name == name), None)
    if golden is None:
        print(f"There is no golden game {name}.", file=sys.stderr)
        return 2
    for fact in replayed(name, file_of(golden).read_text("ascii"))[1]:
        print(fact)
    return 0


def compared(is_written: bool) -> int:
    """Say what would come out differently, and write it."""
    wanted, told = {}, {}
    for golden in GOLDEN:
        table, ear = play(golden)
        wanted[file_of(golden)] = record(table).text()
        told[golden.name] = in_sum(ear.truth())
    wanted[FACTS] = "".join(now.line(name) for name, now in told.items())
    strays = [path for path in sorted(FOLDER.iterdir()) if path.is_file() and path not in wanted]
    changed = [path for path, text in wanted.items() if not path.is_file() or path.read_text("ascii") != text]
    kept = kept_facts()
    for path in [*changed, *strays]:
        print(path.name)
    for name, now in told.items():
        if found := difference(name, kept.get(name), now):
            print(found)
    if is_written:
        for path in changed:
            path.write_text(wanted[path], "ascii")
        for path in strays:
            path.unlink()
    return 1 if (changed or strays) and not is_written else 0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["--facts", name]:
            return print_facts(name)
        case [] | ["--write"]:
            return compared(is_written=bool(arguments))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
