"""Somebody at a land: takes tiles to it, by mouse, finger or keyboard, and walks on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, expect

from warren.core.table import Table
from warren.games.jackrabbits.building.table import LandTable

from .house import House
from .player import Player
from .prepared import Prepared, prepared_game

READY = """() => document.querySelector('.status.mine') || document.querySelector('[data-over=true]')
    || document.querySelector('[data-way], [data-site]')"""
BEST = """sites => {
    const sides = label => { const found = /joining (\\w+)/.exec(label); return found ? Number(found[1]) || 1 : 0; };
    const worth = site => sides(site.getAttribute('aria-label')) - (site.classList.contains('noted') ? 5 : 0);
    return sites.sort((one, other) => worth(other) - worth(one))[0].getAttribute('data-site');
}"""


def begin(player: Player, **settings: str) -> Player:
    """A table from the form, for so many as there are seats in it: `begin(ann, Players="1", Building="strict")`."""
    form = player.go().game("Build a land")
    form.get_by_text("Choose bots and settings").click()
    for label, value in settings.items():
        field = form.get_by_label(label.replace("_", " "), exact=True)
        if label == "Land":
            form.get_by_role("radio", name=value).check()
        elif value == "yes":
            field.check()
        elif label == "Suits":
            form.get_by_text("Suits and tiles").click()
            for suit in ("clubs", "spades", "hearts", "diamonds"):
                form.get_by_role("checkbox", name=suit, exact=True).set_checked(suit in value.split(","))
        else:
            field.select_option(value)
    form.get_by_role("button", name="Make this table").click()
    return player


def unfinished(house: House, seats: tuple[str, ...], left: int, **settings: str) -> Prepared:
    """A land of two suits that chance has built but for so many tiles; the first seat is to act."""

    def is_wanted(table: Table) -> bool:
        assert isinstance(table, LandTable)
        return sum(table.counts) <= left and 0 in table.seats() and not table.continues()

    def anything(table: Table, seat: int, below: Callable[[int], int]) -> int:
        return table.choices(seat)[below(len(table.choices(seat)))]

    return prepared_game(house, "land", seats, is_wanted, anything, {"suits": "clubs,spades", **settings})


def tiles(player: Player) -> Locator:
    """One's tiles that can be taken or are in hand."""
    return player.page.locator(".tray button[data-tile]:not(.dim)")


def sites(player: Player) -> Locator:
    return player.page.locator("[data-site]")


def count(player: Player) -> int:
    """How many tiles lie."""
    return len(player.page.locator(".map > svg.land > path.ground[data-tile]").all())


def middle(box: Locator) -> tuple[float, float]:
    place = box.bounding_box()
    assert place is not None
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def best(player: Player) -> Locator:
    """The dot of a good place for the tile at hand."""
    expect(sites(player).first).to_be_attached()
    player.rest()
    key = sites(player).evaluate_all(BEST)
    return player.page.locator(f'[data-site="{key}"] .dot')


def take(player: Player) -> None:
    """A tile in hand: flipped, or chosen."""
    player.page.wait_for_function(READY, timeout=20_000)
    flips = player.page.locator(".tray .down:not([disabled])")
    for _ in range(3):  # where several build at once, a tile may have been in hand all the time, and is put back
        if flips.count():
            flips.last.click()
        elif not sites(player).count():
            tiles(player).first.click()
        with suppress(AssertionError):
            return expect(sites(player).first).to_be_attached(timeout=4000)
    raise AssertionError("no tile can be taken")


def build(player: Player, *, tap: bool = False) -> None:
    """One tile, to where it joins most sides."""
    take(player)
    x, y = middle(best(player))
    if tap:
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)
    place(player)


def place(player: Player) -> None:
    """Confirm, and see it done."""
    before = len(player.log)
    confirm = player.button("Place it")
    expect(confirm).to_be_enabled()
    confirm.click()
    player.page.wait_for_function("before => document.querySelectorAll('aside ol li').length > before", arg=before)


def is_built(player: Player) -> bool:
    player.page.wait_for_function(READY, timeout=20_000)
    return player.is_over() or player.page.locator("[data-way]").count() > 0
