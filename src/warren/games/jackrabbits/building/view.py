"""What everybody sees of a land in the making: there are no secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.game import Game
from warren.core.seeing import Shapes
from warren.core.settings import Setup
from warren.core.step import Step
from warren.core.view import View
from warren.games.jackrabbits.building.settings import STRICT, Rules
from warren.games.jackrabbits.building.steps import Laying
from warren.games.jackrabbits.land.ground import bare
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import FORMS, NOWHERE, SHAPE_OF_FORM, is_place, spot_of
from warren.games.jackrabbits.land.tiles import ENDS, HEXAGONS, NAMES, SHAPE, TILES, UNDERGROUND, in_play, suits_in

if TYPE_CHECKING:
    from warren.games.jackrabbits.building.table import LandTable


SHAPES: Final[Shapes] = {
    "State": {
        "suits": "list[str]",
        "tiles": "dict[str, tuple[int, int, int]]",  # where they lie: x, y, turn
        "beside": "dict[str, str]",
        "hands": "list[list[str]]",
        "counts": "list[tuple[int, int, int]]",  # by seat: hexagons, rhombi, triangles
        "face_down": "bool",
        "joined": "list[int]",
        "in_hand": "str | None",
        "rabbits": "list[Walker]",
    },
    "Walker": {"at": "str", "seen": "list[str]", "roads": "int", "home": "bool"},
    "Insights": {"offers": "list[Offer]"},
    "Offer": {
        "at": "tuple[int, int, int]",
        "beside": "list[str]",
        "notes": "list[str]",  # guidelines that would rather have another place
        "apart": "bool",  # it starts an island
    },
}


class LandView(View):
    """The ground, the hands as far as they are known, the rabbits, and what is waited for."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.state: dict[str, list[int]] = {}
        self.saved_step: list[int] = []  # what is waited for: its class and its numbers

    def save(self) -> dict[str, list[int]]:
        return {**self.state, "step": self.saved_step}

    def restore(self, state: dict[str, list[int]]) -> None:
        check_state(state, Rules(self.setup))
        self.saved_step = state["step"]
        self.state = {name: numbers for name, numbers in state.items() if name != "step"}

    def shown(self) -> dict[str, object]:
        rules = Rules(self.setup)
        seats = range(int(rules.players))
        holder, counts, places = self.state["holder"], self.state["counts"], self.state["places"]
        is_walking = 0 in self.state["is_home"] or any(self.state["seen"])
        return {
            "suits": list(suits_in(rules.suits)),
            "tiles": {NAMES[tile]: list(spot_of(place)) for tile, place in enumerate(places) if place != NOWHERE},
            "beside": {suit: mark for suit, mark in rules.tiles.beside.items() if suit in suits_in(rules.suits)},
            "hands": [[NAMES[tile] for tile in range(TILES) if holder[tile] == seat] for seat in seats],
            "counts": [counts[3 * seat : 3 * seat + 3] for seat in seats],
            "face_down": rules.style == STRICT,
            "joined": self.state["joined"][: len(seats)],
            "in_hand": self.in_hand(),
            "rabbits": [self.rabbit(seat) for seat in seats] if is_walking else [],
        }

    def insights(self) -> dict[str, object]:
        """Every place for the tile at hand, if the reader is to say where it goes."""
        from warren.games.jackrabbits.building.offers import offers

        return {"offers": offers(self)}

    def land(self) -> Land:
        """The land as it lies, finished or not."""
        rules = Rules(self.setup)
        return Land(rules.tiles, rules.suits, vec[i64](self.state["places"]))

    def is_built(self) -> bool:
        """Whether all tiles lie."""
        return not any(self.state["counts"])

    def in_hand(self) -> str | None:
        """The tile that was flipped or chosen, and is being placed."""
        step = self.step()
        return NAMES[step.tile] if isinstance(step, Laying) else None

    def step(self) -> Step[LandTable] | None:
        """What is waited for; None at the end."""
        if not self.saved_step:
            return None
        code, *parts = self.saved_step
        return cast("Step[LandTable]", self.game.make_step(code, parts, []))

    def rabbit(self, seat: int) -> dict[str, object]:
        seen = self.state["seen"][seat]
        return {
            "at": NAMES[self.state["at"][seat]],
            "seen": [NAMES[tile] for tile in range(HEXAGONS) if seen >> tile & 1],
            "roads": self.state["roads"][seat],
            "home": self.state["is_home"][seat] == 1,
        }


def check_state(state: dict[str, list[int]], rules: Rules) -> None:
    """`ValueError` unless this can be a table of these settings."""
    players = int(rules.players)
    wanted = {"places": TILES, "holder": TILES, "counts": 12, "joined": 4}
    wanted |= dict.fromkeys(("at", "came_by", "seen", "roads", "is_home"), players)
    if any(len(state[name]) != length for name, length in wanted.items()):
        raise ValueError("too few numbers, or too many")
    if any(not -3 <= holder < players for holder in state["holder"]):
        raise ValueError("no such player")
    if any(not 0 <= tile < TILES for tile in state["at"]) or any(not -1 <= end < ENDS for end in state["came_by"]):
        raise ValueError("no such tile")
    ground = bare()
    known = [tile for tile in in_play(rules.suits) if tile != UNDERGROUND]
    for tile, place in enumerate(state["places"]):
        if place == NOWHERE:
            continue
        if tile not in known or not is_place(place) or SHAPE_OF_FORM[place % FORMS] != SHAPE[tile]:
            raise ValueError("no such place")
        if not ground.is_free(place):
            raise ValueError("two tiles in one place")
        ground.put(tile, place)
