"""What does a move cost at a hosted table? `make bench ARGS=table`: early in a race and late, for the house alone.

A race of two people, and somebody who looks on, in a house and on a database of their own. Chance plays the moves, and
only what the house does counts, in time of the processor: a move is tried, stored, made the truth and told.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from server.helpers import Player, connected, seated, wish
from warren.core.rng import Chance, fast
from warren.server.house import House
from warren.server.live import FRAME
from warren.server.storage import Storage
from warren.server.thinkers import Thinkers

AROUND = 30
"""Moves before and after the one that is asked about: no two moves cost the same."""

SEED = "long"
"""Of a race that chance does not win for a while."""

PLACES = (30, 100, 300, 1000)


class Cost(NamedTuple):
    seconds: float  # of a move
    told: int  # bytes, to everybody together
    drafted: float  # seconds to draft the whole move, as the page does


async def played(folder: Path, moves: int) -> list[Cost]:
    storage = Storage(f"sqlite:///{folder / 'house.db'}")
    storage.prepare()
    house = House(storage, Thinkers(1))
    ann = await house.add_person("Ann")
    room = await house.make_table(ann.id, wish("me", "open", game="jackrabbits", players="2", first_player="0"))
    room.seed = SEED
    players = [await connected(house, room, ann), await seated(house, room, "Ben")]
    everybody = [*players, await connected(house, room, None)]
    found: list[Cost] = []
    chance = fast("any")
    while len(found) < moves and room.status() == "playing":
        player = players[room.playing().seats()[0]]
        parts = any_move(player, chance)
        for one in everybody:
            one.heard()
        begun = process_time()
        await player.draft(*parts)
        drafted = process_time()
        await player.move(*parts)
        done = process_time()
        told = sum(len(FRAME.dump_json(frame)) for one in everybody for frame in one.heard())
        found.append(Cost(done - drafted, told, drafted - begun))
    await house.close()
    return found


def any_move(player: Player, chance: Chance) -> list[str]:
    """A whole move, as chance has it, tried on a clone."""
    table = player.room.playing().clone()
    seat, parts = table.seats()[0], list[str]()
    while not parts or table.continues():
        choices = table.choices(seat)
        action = choices[chance.below(len(choices))]
        parts.append(table.game.actions.text(action))
        table.play(seat, action)
    return parts


def main() -> None:
    with TemporaryDirectory() as folder:
        found = asyncio.run(played(Path(folder), PLACES[-1] + AROUND))
    print(f"{len(found)} moves")
    for place in PLACES:
        some = found[place - AROUND : place + AROUND]
        print(
            f"around move {place:5,}   {1000 * median(one.seconds for one in some):6.2f} ms a move   "
            f"{1000 * median(one.drafted for one in some):6.2f} ms to draft it   "
            f"{median(one.told for one in some):7,.0f} bytes told to three"
        )


if __name__ == "__main__":
    main()
