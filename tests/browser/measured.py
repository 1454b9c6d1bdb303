"""How fast the table of a race is there, how smoothly its rabbits move, and how much the first page weighs.

For a test with wide margins, and for `bench/page.py`, which writes the figures down.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import expect

from warren.games.jackrabbits.table import RaceTable

from .conftest import Players
from .house import House
from .player import Player
from .prepared import Prepared
from .racer import confirm, race, target

INTERACTIVE = """
    window.interactive = null;
    const attempt = () => {
        if (window.interactive !== null || !document.querySelector('[data-target]')) return;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
        if (document.activeElement?.hasAttribute('data-target')) window.interactive = performance.now();
    };
    new MutationObserver(() => queueMicrotask(attempt)).observe(document, { childList: true, subtree: true });
"""
"""Milliseconds from the start of the navigation until a key has brought the focus to a place on the land."""

FRAMES = """() => {
    window.paced = [];
    const step = now => {
        if (document.querySelector('.ground[data-travelling]')) paced.push(now);
        if (!window.hasStopped) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}"""
FEWEST_FRAMES = 30
WEIGHT = """performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


class Measured(NamedTuple):
    interactive: float
    """Milliseconds."""
    frame: float
    """Milliseconds between two frames while a rabbit moves, in the middle."""
    weight: int
    """Bytes, packed, of all that was loaded."""


def setting_out(house: House) -> Prepared:
    """A race in which Ann's rabbit is about to leave the citadel."""

    def is_home(table: RaceTable, _: list[str]) -> bool:
        return table.rabbits[0] == 0

    return race(house, ("Ann", "Ben", "Cleo"), "set-out", is_home)


def measure(house: House, player: Players) -> Measured:
    """Ann comes with an empty cache to a house that is warm, takes a look, and sends her rabbit to a tower."""
    ann = player(house)
    ann.page.add_init_script(INTERACTIVE)
    setting_out(house).sit(ann, "Ann")
    ann.page.wait_for_function("() => window.interactive !== null")
    interactive, weight = ann.page.evaluate("window.interactive"), ann.page.evaluate(WEIGHT)
    return Measured(float(interactive), _frame(ann), int(weight))


def _frame(ann: Player) -> float:
    target(ann, "tower-clubs").click()
    expect(ann.page.locator(".bar button.main")).to_be_enabled()
    ann.page.evaluate(FRAMES)
    confirm(ann)
    ann.page.wait_for_function("least => paced.length >= least", arg=FEWEST_FRAMES)
    expect(ann.page.locator(".ground[data-travelling]")).to_have_count(0)
    took = sorted(ann.page.evaluate("(hasStopped = true, paced.slice(1).map((now, at) => now - paced[at]))"))
    return float(took[len(took) // 2])
