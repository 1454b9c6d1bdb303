"""What helps a person see a race."""

from __future__ import annotations

from functools import lru_cache

from warren.core.errors import Reason
from warren.core.lessons import Lesson
from warren.core.seeing import Prelude, Seeing, Shapes, Site
from warren.core.settings import Setup
from warren.core.story import Story
from warren.core.table import Table
from warren.core.view import View
from warren.games.jackrabbits import codes
from warren.games.jackrabbits.actions import ACTIONS, DISCARD, END_TEXTS, FIGHT, PAY
from warren.games.jackrabbits.building.settings import SETTINGS as BUILDING
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.deck import CARD_TEXTS, is_royal
from warren.games.jackrabbits.facts import BEYOND
from warren.games.jackrabbits.insights import SHAPES
from warren.games.jackrabbits.land.tiles import ENDS, TILE_OF_END
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.planning.merits import merits
from warren.games.jackrabbits.ruleset import beyond
from warren.games.jackrabbits.settings import land_of, suits_of
from warren.games.jackrabbits.story import JackRabbitsStory
from warren.games.jackrabbits.suits import SUITS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import STATE, RaceView


class Building(Prelude):
    """The land of a race, built by those who race on it. JR-B3."""

    def settings(self, setup: Setup, given: dict[str, str]) -> dict[str, object]:
        """The same players, suits and tiles; nobody explores it, for they are going to race."""
        return {
            **given,
            "players": setup.whole("players"),
            "suits": codes.suits_text(suits_of(setup)),
            "tiles": setup.choice("tiles"),
            "explore": False,
        }

    def made(self, view: View) -> dict[str, str]:
        assert isinstance(view, LandView)
        return {"land": codes.land_code(view.land())}


@lru_cache(maxsize=64)
def site_of(setup: Setup) -> Site:
    """How the land lies that a table has agreed on; asked whenever something has happened there."""
    land = land_of(setup)
    suits = codes.suits_text(land.suits)
    return Site(setup.choice("tiles"), suits, tuple(land.places), True, setup.flag("advanced_citadel"))


class RaceSeeing(Seeing):
    def story(self, game: str) -> Story:
        tellers = {kind: teller for rule in (*SUITS, *OPTIONS) for kind, teller in rule.tellers().items()}
        return JackRabbitsStory(game, tellers)

    def shapes(self) -> Shapes:
        """Those of the basic turn, with what every suit and option adds to them."""
        found: Shapes = {"State": dict(STATE), **{name: dict(fields) for name, fields in SHAPES.items()}}
        for rule in (*SUITS, *OPTIONS):
            for name, fields in rule.shapes().items():
                found.setdefault(name, {}).update(fields)
        return found

    def meanings(self, setup: Setup) -> dict[str, str]:
        """Where every road end of the land leads."""
        roads = land_of(setup).roads
        return {
            END_TEXTS[end]: BEYOND[beyond(int(roads.across[end]))]
            for end in range(ENDS)
            if roads.landmass[TILE_OF_END[end]] >= 0
        }

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, RaceView)
        return merits(view, move)

    def beforehand(self, view: View, move: list[int]) -> list[Reason]:
        """Royals that are spent are given up, and their carrots with them. JR-C3."""
        spent = [part - ACTIONS.kind(part) for part in move if ACTIONS.kind(part) in (PAY, FIGHT, DISCARD)]
        royals = CARD_TEXTS.things(card for card in spent if is_royal(card))
        lost = [Reason("jackrabbits-beforehand-royals", "JR-C3", cards=royals)] if royals else []
        return [*super().beforehand(view, move), *lost]

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Royals that are held (JR-O1), and what the cards of each hand are worth (JR-C2)."""
        assert isinstance(table, RaceTable)
        seats = range(int(table.players))
        return {
            "royals": [int(table.royals_of(seat)) for seat in seats],
            "worth": [int(table.points(seat, table.rules.suits)) for seat in seats],
            "cards": [int(table.count(seat)) for seat in seats],
        }

    def site(self, view: View) -> Site | None:
        return self.ahead(view.setup)

    def ahead(self, setup: Setup) -> Site | None:
        """The land is agreed on: it is there before the table is."""
        return site_of(setup)

    def prelude(self) -> Prelude | None:
        return Building(BUILDING.game)

    def lessons(self) -> dict[str, Lesson]:
        from warren.games.jackrabbits.lessons import LESSONS

        return dict(LESSONS)
