"""Somebody at a board of JACKED: touches cards, pegs and places."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError, expect

from .player import Player

MOST_TOUCHES = 12


def peg(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-item="{name}"]')


def lit(player: Player) -> Locator:
    """The pegs that can be picked now."""
    return player.page.locator("[data-item]:has(.glow:not(.picked))")


def targets(player: Player) -> Locator:
    """The places where a picked peg can go."""
    return player.page.locator('[data-item^="to "]')


def places(player: Player) -> list[str]:
    """Where all pegs are, as a screen reader says it, without what can be done with them now."""
    labels = player.page.locator('[data-item]:not([data-item*=" "])').evaluate_all(
        "items => items.map(item => item.getAttribute('aria-label'))"
    )
    return sorted(", ".join(label.split(", ")[:2]) for label in labels)


def touch(found: Locator) -> None:
    """The first of these; what is gone meanwhile, because the answer to the last touch has come, is not touched."""
    with suppress(TimeoutError):
        found.first.click(timeout=2000)


def choose(player: Player) -> None:
    """Anything that can be done, up to where it can be confirmed."""
    confirm = player.page.locator(".bar .main:not([disabled])")
    if player.page.locator("[data-card]:not(.dim)").count():
        player.page.locator("[data-card]:not(.dim)").first.click()
        for _ in range(MOST_TOUCHES):
            player.page.wait_for_timeout(80)
            if confirm.count():
                break
            touch(targets(player) if targets(player).count() else lit(player))
    elif not confirm.count():  # who can also call sits out by a button among others
        player.button("Show your hand and sit out").click()
    expect(confirm).to_be_visible()


def play(player: Player) -> None:
    before = len(player.log)
    choose(player)
    player.page.locator(".bar .main").click()
    player.page.wait_for_function("before => document.querySelectorAll('aside ol li').length > before", arg=before)


def to_play(*players: Player) -> Player:
    """Whoever of them is to play."""
    players[0].page.wait_for_timeout(50)
    for _ in range(100):
        for player in players:
            if player.is_my_turn():
                return player
        players[0].page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")
