"""Screens of races with suits of the frontier and of the sea: what lies open on the land, and each of their moments."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import expect

from browser.house import House
from browser.player import Player
from browser.prepared import Prepared
from browser.racer import race
from screens_shown import FOUR, SCREENS, THREE, Visit, moment, screen
from warren.games.jackrabbits.land.tiles import SUITS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView

FRONTIER = {"suits": "clubs,spades,torches,shields,horseshoes,acorns"}
SEA = {"suits": "clubs,spades,shells,anchors,bells,icicles"}
TWELVE = {"suits": ",".join(SUITS)}
DRAFTS = {**SEA, "drafts": "shells,anchors,bells,icicles"}
MANY_CARDS = 8

MOMENTS: dict[str, tuple[str, str, dict[str, str]]] = {
    "summons": ("fallen", "summon", FRONTIER),
    "seal": ("lay-seal", "seal", FRONTIER),
    "load": ("loading", "load", FRONTIER),
    "fire": ("duel", "fight", {"suits": "clubs,torches"}),
    "save": ("saving", "", SEA),
    "plea": ("plea", "", SEA),
    "grant": ("granting", "", SEA),
    "ice": ("icing", "", DRAFTS),
    "fishbones": ("pulling", "", DRAFTS),
    "forfeit": ("forfeiting", "", DRAFTS),
}
"""By name: the step, a choice that is there, and the settings of the race."""


@cache
def laid_open(house: House, seats: tuple[str, ...], what: str, cards: int = 0, **settings: str) -> Prepared:
    """A race in which all of that lies open, and the first seat, with so many cards at least, is about to set out."""
    wanted = set(what.split(","))

    def is_there(table: RaceTable, _: list[str]) -> bool:
        if table.count(0) < cards or table.turns < 12:
            return False
        view = table.view(0)
        assert isinstance(view, RaceView)
        return wanted <= {one.what for one in view.laid()}

    return race(house, seats, "set-out", is_there, **settings)


@screen("suits-frontier")
def _frontier(visit: Visit) -> Player:
    return visit.sit(laid_open(visit.house, THREE, "guard,beast,seal,load", **FRONTIER))


@screen("suits-sea")
def _sea(visit: Visit) -> Player:
    return visit.sit(laid_open(visit.house, THREE, "ship,storm,anchor", **SEA))


@screen("suits-drafts")
def _drafts(visit: Visit) -> Player:
    return visit.sit(laid_open(visit.house, THREE, "ice", **DRAFTS))


@screen("suits-twelve")
def _twelve(visit: Visit) -> Player:
    return visit.sit(laid_open(visit.house, FOUR, "guard,ship", MANY_CARDS, **TWELVE))


@screen("suits-put")
def _put(visit: Visit) -> Player:
    ann = visit.sit(moment(visit.house, "set-out", "guard", THREE, **FRONTIER))
    ann.page.locator("[data-put=guard]").click()
    expect(ann.page.locator("g.put").first).to_be_visible()
    return ann


def _add(name: str, step: str, choice: str, settings: dict[str, str]) -> None:
    @screen(f"suits-{name}")
    def _acting(visit: Visit) -> Player:
        return visit.sit(moment(visit.house, step, choice, THREE, **settings))

    @screen(f"suits-{name}-watched")
    def _watched(visit: Visit) -> Player:
        return visit.watch(moment(visit.house, step, choice, THREE, **settings))


for _name, _moment in MOMENTS.items():
    _add(_name, *_moment)

ALL_SCREENS = SCREENS
"""Those above among them."""
