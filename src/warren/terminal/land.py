"""Building a land in a terminal: your tiles, the land as it grows, a tile moved over it by arrow keys; then a walk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from warren.core.facts import Fact
from warren.core.settings import Setup
from warren.core.view import View
from warren.drawing.letters import SEAT_COLOURS
from warren.drawing.marks import Spot
from warren.drawing.shapes import outline_at
from warren.games.jackrabbits.building.sampling import LandSampler
from warren.games.jackrabbits.building.steps import Laying
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import NOWHERE, SHAPES, SIDES
from warren.games.jackrabbits.land.tiles import (
    BASE_SUITS,
    FIRST_END,
    HEXAGONS,
    NAMES,
    SHAPE,
    TILE_OF_END,
)
from warren.terminal.board import LOG_HEIGHT, LOG_WIDTH, Board, Button, Item
from warren.terminal.land_drawing import RABBIT_SIGNS, Lookout, Marks, draw_land, middle_at, middle_of
from warren.terminal.land_places import CLOCKWISE, Places, side_direction
from warren.terminal.land_roads import ARROWS, Road, roads_of
from warren.terminal.land_signs import short
from warren.text import Words

_LEAST: Final = 32  # columns that a land needs beside the story


class LandBoard(Board):
    """Tiles, then places on the land, then roads are picked up. Nothing is hidden from anybody."""

    has_secrets = False
    tells_all = True

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(words, names)
        self._lookout = Lookout()

    # --- what can be done --------------------------------------------------------------------------------------------

    def items(self, view: View) -> list[Item]:
        assert isinstance(view, LandView)
        if not view.prompt:
            return []
        places = self._places(view)
        if places is not None:
            tile = self.words.tile(NAMES[places.tile])
            return [item._replace(label=self._place(places, item.name), title=tile) for item in places.items()]
        if _is_walking(view):
            return [self._road_item(view.land(), road) for road in roads_of(_table(view), int(view.seat))]
        return [self._item(view, view.game.actions.text(action)) for action in view.prompt]

    def _item(self, view: LandView, action: str) -> Item:
        """A tile of one's hand, or a shape to be flipped."""
        kind, which = action.split(":")
        if kind == "flip":
            count = view.state["counts"][3 * int(view.seat) + SHAPES.index(which)]
            label = self.words.say("land-board-face-down", shape=which, count=count)
            return Item(action, label, "bold", (Button(action, self.words.say("land-board-flip"), "space"),))
        label = short(NAMES.index(which), self.words)
        return Item(action, label, "bold", (Button(action, self.words.say("land-board-take"), "space"),))

    def _places(self, view: LandView) -> Places | None:
        """Where the tile at hand may lie, if the reader is to say it."""
        step = view.step()
        return Places(_table(view), step, self.words) if view.prompt and isinstance(step, Laying) else None

    def _place(self, places: Places, name: str) -> str:
        place = places.place_of(name)
        return "" if place is None else places.told(place)

    def _road_item(self, land: Land, road: Road) -> Item:
        button = Button(road.action, self.words.say("land-board-walk"), "space")
        title = f"{road.key} {ARROWS[road.direction]}"
        return Item(road.action, road.ahead(self.words), "bold", (button,), _end_spot(land, road.end), title)

    def buttons(self, view: View) -> list[Button]:
        """An island, where one can be started; the roads by their numbers; going home."""
        assert isinstance(view, LandView)
        offered = [view.game.actions.text(action) for action in view.prompt]
        found: list[Button] = []
        if "apart" in offered:
            found.append(Button("apart", self.words.say("land-board-island"), "i", is_shortcut=True))
        if _is_walking(view) and offered:
            found += [
                Button(road.action, self._ahead(road), road.key, is_shortcut=True)
                for road in roads_of(_table(view), int(view.seat))
            ]
            found.append(Button("home", self.words.say("land-board-home"), "g", is_shortcut=True))
        return found

    def _ahead(self, road: Road) -> str:
        """`↗ K♣ tower`: what a road leads to, in short."""
        where = self.words.say("land-board-off") if road.is_off else short(road.last, self.words)
        return f"{ARROWS[road.direction]} {where}"

    def menu(self, view: View) -> list[Button] | None:
        assert isinstance(view, LandView)
        texts = [view.game.actions.text(action) for action in view.prompt]
        places = self._places(view)
        if places is not None:
            island = [Button("apart", self.choice(view, "apart"), "apart")] if "apart" in texts else []
            return [*places.menu(), *island]
        if _is_walking(view) and texts:
            texts = [*(road.action for road in roads_of(_table(view), int(view.seat))), "home"]
        return [Button(text, self.choice(view, text), text) for text in texts]

    def is_laying(self, view: View) -> bool:
        assert isinstance(view, LandView)
        return bool(view.prompt) and isinstance(view.step(), Laying)

    def turned(self, view: View, held: str) -> str:
        assert isinstance(view, LandView)
        places = self._places(view)
        return "" if places is None else places.turned(held)

    def is_at_once(self, action: str) -> bool:
        """A tile that is turned over, and a rabbit that walks, cannot be looked at first."""
        return super().is_at_once(action) or action.startswith(("flip:", "road:"))

    def question(self, _view: View) -> str:
        """The land is always looked at as a whole."""
        return ""

    def request(self, view: View) -> str:
        if view.asks is None:
            return ""
        return f"{self.words.phrase(view.asks, self.names)} {self.words.detail(view.asks.message, 'keys')}"

    # --- in words ----------------------------------------------------------------------------------------------------

    def choice(self, view: View, action: str) -> str:
        """A road with what lies ahead; a shape with how many there are."""
        assert isinstance(view, LandView)
        if action.startswith("road:"):
            roads = roads_of(_table(view), int(view.seat)) if _is_walking(view) else []
            for road in roads:
                if road.action == action:
                    return road.ahead(self.words)
        return super().choice(view, action)

    def told(self, setup: Setup, parts: list[str], foreseen: Sequence[Fact]) -> str:
        """What the move would do, with what the guidelines note."""
        return " ".join(self.retold(setup, foreseen)) or super().told(setup, parts, foreseen)

    def describe(self, view: View) -> list[str]:
        assert isinstance(view, LandView)
        table = _table(view)
        if _is_walking(view):
            return [self._size(view), *(self._walker(view, seat) for seat in self._seats(view))]
        lines = [self._size(view), *(self._lies(table, tile) for tile in table.ground.laid())]
        lines += [self._holds(view, seat) for seat in self._seats(view)]
        tile = view.in_hand()
        if tile is not None:
            lines.append(self.words.say("land-board-in-hand", tile=self.words.tile(tile)))
        return lines

    def _size(self, view: LandView) -> str:
        table = _table(view)
        land = table.land()
        return self.words.say("land-board-land", tiles=len(land.laid()), joins=land.joins())

    def _lies(self, table: LandTable, tile: int) -> str:
        """A tile, and what lies at its sides."""
        place = int(table.ground.places[tile])
        sides = range(SIDES[SHAPE[tile]])
        beside = {side_direction(place, side): int(table.ground.facing(place, side)) for side in sides}
        joined = tuple(
            self.words.say("land-board-neighbour", tile=self.words.tile(NAMES[beside[way]]), direction=way)
            for way in CLOCKWISE
            if beside.get(way, -1) >= 0
        )
        name = self.words.tile(NAMES[tile])
        is_open = sum(1 for other in beside.values() if other < 0)
        return self.words.say("land-board-lies", tile=name[0].upper() + name[1:], joined=joined, open=is_open)

    def _holds(self, view: LandView, seat: int) -> str:
        hexagons, rhombi, triangles = view.state["counts"][3 * seat : 3 * seat + 3]
        known = tuple(self.words.tile(NAMES[tile]) for tile in _hand(view, seat))
        return self.words.say(
            "land-board-holds",
            player=self.names[seat],
            hexagons=hexagons,
            rhombi=rhombi,
            triangles=triangles,
            known=known,
            joined=view.state["joined"][seat],
        )

    def _walker(self, view: LandView, seat: int) -> str:
        return self.words.say(
            "land-board-walker",
            player=self.names[seat],
            tile=self.words.tile(NAMES[view.state["at"][seat]]),
            seen=view.state["seen"][seat].bit_count(),
            all=_hexagons(view),
            home="yes" if view.state["is_home"][seat] else "no",
        )

    # --- drawn -------------------------------------------------------------------------------------------------------

    def draw(self, view: View, width: int, height: int, before: View | None = None, held: str = "") -> Text:
        assert isinstance(view, LandView)
        players = [self._player(view, seat) for seat in self._seats(view)]
        is_beside = width - LOG_WIDTH >= _LEAST and width >= 60
        room = (width - LOG_WIDTH - 1, height) if is_beside else (width, height - LOG_HEIGHT)
        land, marks, focus = self._marked(view, before if isinstance(before, LandView) else None, held)
        rows = max(5, room[1] - len(players))
        is_finished = _is_walking(view)
        drawn = draw_land(land, room[0], rows, marks, focus=focus, is_finished=is_finished, lookout=self._lookout)
        for player in players:
            player.truncate(room[0], overflow="ellipsis")
        return Text("\n", no_wrap=True, overflow="ellipsis").join([drawn, *players])

    def look(self, across: int, down: int) -> None:
        self._lookout.move(across, down)

    def is_cut(self) -> bool:
        return self._lookout.is_cut

    def legend(self, view: View) -> list[str]:
        assert isinstance(view, LandView)
        lines = [self.words.say("land-signs")]
        if _table(view).rules.suits & ~BASE_SUITS:
            lines.append(self.words.say("land-suit-signs"))
        if _is_walking(view):
            rabbits = tuple(f"{sign} {name}" for sign, name in zip(RABBIT_SIGNS, self.names, strict=False))
            lines.append(self.words.say("land-board-rabbits", rabbits=rabbits))
        return lines

    def _marked(self, view: LandView, before: LandView | None, held: str) -> tuple[Land, Marks, Spot]:
        """The land to be shown, what is marked on it, and where to look."""
        table = _table(view)
        land = table.land()
        if _is_walking(view):
            return land, *self._walk_marks(view, table, held)
        new = [] if before is None else [tile for tile in land.laid() if before.state["places"][tile] == NOWHERE]
        places = self._places(view)
        if places is not None and not new:
            place = places.place_of(held)
            if place is not None:
                tried = table.ground.copy()
                tried.put(places.tile, place)
                trial = Land(land.tiles, land.suits, tried.places)
                return trial, Marks(lit_tiles=[places.tile], places=places.all), middle_at(place)
        last = new or _latest(view, land)
        return land, Marks(lit_tiles=new), middle_of(land, last[-1])

    def _walk_marks(self, view: LandView, table: LandTable, held: str) -> tuple[Marks, Spot]:
        rabbits: dict[int, list[int]] = {}
        for seat, tile in enumerate(view.state["at"]):
            if not view.state["is_home"][seat]:
                rabbits.setdefault(tile, []).append(seat)
        roads = roads_of(table, int(view.seat)) if view.prompt else []
        lit = next((road.end for road in roads if road.action == held), -1)
        marks = Marks(rabbits=rabbits, ends={road.end: road.key for road in roads}, lit_end=lit)
        return marks, middle_of(table.land(), view.state["at"][max(0, int(view.seat))])

    def _seats(self, view: LandView) -> list[int]:
        """Everybody, the reader first."""
        players = len(view.state["at"])
        return [(max(0, int(view.seat)) + number) % players for number in range(players)]

    def _player(self, view: LandView, seat: int) -> Text:
        is_waited_for = seat in view.waiting_for
        line = Text("▶ " if is_waited_for else "  ")
        if _is_walking(view):
            line.append(RABBIT_SIGNS[seat], f"bold reverse {SEAT_COLOURS[seat]}").append(" ")
        line.append(self.names[seat], "bold reverse" if is_waited_for else "bold")
        if _is_walking(view):
            told = self.words.say(
                "land-board-player-walks",
                tile=short(view.state["at"][seat], self.words),
                seen=view.state["seen"][seat].bit_count(),
                all=_hexagons(view),
                home="yes" if view.state["is_home"][seat] else "no",
            )
        else:
            count = sum(view.state["counts"][3 * seat : 3 * seat + 3])
            told = self.words.say("land-board-player", count=count, joined=view.state["joined"][seat])
        return line.append(f"  {told}")


def _table(view: LandView) -> LandTable:
    """What a view shows, as a table to ask."""
    return LandSampler(view).truth


def _is_walking(view: LandView) -> bool:
    return any(view.state["seen"])


def _hand(view: LandView, seat: int) -> list[int]:
    return [tile for tile, holder in enumerate(view.state["holder"]) if holder == seat]


def _hexagons(view: LandView) -> int:
    return sum(1 for place in view.state["places"][:HEXAGONS] if place != NOWHERE)


def _end_spot(land: Land, end: int) -> Spot:
    tile = int(TILE_OF_END[end])
    return outline_at(int(land.places[tile])).ends[end - int(FIRST_END[tile])]


def _latest(view: LandView, land: Land) -> list[int]:
    """The tile that was placed last, or the citadel."""
    placed = [fact.args["tile"] for fact in view.facts() if fact.kind in ("placed", "island", "islet")]
    return [NAMES.index(str(placed[-1]))] if placed else land.laid()[:1]
