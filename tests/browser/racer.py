"""Somebody at a race: rolls, travels, pays; and races that have come to a certain moment."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from warren.core.table import Table
from warren.games.jackrabbits.table import RaceTable

from .conftest import Players
from .house import House
from .player import Player
from .prepared import Prepared, prepared_game

READY = """() => document.querySelector('[data-over=true]')
    || (document.querySelector('.status.mine') && document.querySelector('[data-action], [data-target], .meter'))"""

Wanted = Callable[[RaceTable, list[str]], bool]
"""What a table must be like, with the choices of the first seat."""


def race(house: House, seats: tuple[str, ...], step: str, wanted: Wanted | None = None, **settings: str) -> Prepared:
    """A race that has come to a step at which the first seat acts, and to whatever else is wanted."""

    def is_wanted(table: Table) -> bool:
        assert isinstance(table, RaceTable)
        if 0 not in table.seats():
            return False
        texts = [table.game.actions.text(action) for action in table.choices(0)]
        return table.step().name == step and not table.continues() and (wanted is None or wanted(table, texts))

    return prepared_game(house, "jackrabbits", seats, is_wanted, _pick, settings)


def _pick(table: Table, seat: int, below: Callable[[int], int]) -> int:
    """Anything; but rabbits rather travel than stay, and claim what they can."""
    actions = table.choices(seat)
    texts = [table.game.actions.text(action) for action in actions]
    liked = [at for at, text in enumerate(texts) if text in ("claim", "contest") or text.startswith("attack")]
    found = liked or [at for at, text in enumerate(texts) if text not in ("stay", "refuse", "fall")] or [0]
    return actions[found[below(len(found))]]


def target(player: Player, key: str) -> Locator:
    return player.page.locator(f'[data-target="{key}"]')


def button_for(player: Player, action: str) -> Locator:
    return player.page.locator(f'[data-action="{action}"]')


def places(player: Player) -> list[str]:
    """The places that can be reached."""
    return list(player.page.locator("g.place[data-target]").evaluate_all("all => all.map(one => one.dataset.target)"))


def lit(player: Player) -> list[str]:
    """The same, once they are shown: of a journey that certainly leads somewhere."""
    expect(player.page.locator("g.place[data-target]").first).to_be_visible()
    return places(player)


def offered(player: Player) -> list[str]:
    """What can be done by a button beside the land."""
    return list(player.page.locator("[data-action]").evaluate_all("all => all.map(one => one.dataset.action)"))


def confirm(player: Player) -> None:
    button = player.page.locator(".bar button.main")
    expect(button).to_be_enabled()
    button.click()


def settle(player: Player) -> None:
    """Until one is to act, or the race is over."""
    player.page.wait_for_function(READY, timeout=20_000)


def come(prepared: Prepared, player: Players, house: House, name: str = "Ann", **options: object) -> Player:
    who = prepared.come(player, house, name, **options)
    settle(who)
    return who


def has(kind: str, choices: list[str]) -> bool:
    """Whether there is a choice of that kind."""
    return any(choice.partition(":")[0] == kind for choice in choices)


def last_lines(player: Player, before: int) -> str:
    """What the log says that has come since it had so many lines."""
    return " ".join(player.log[before:])


def watching(prepared: Prepared, player: Players, house: House) -> Player:
    """Somebody who sits nowhere at the table."""
    who = player(house).go(prepared.path)
    expect(who.page.get_by_text("You are watching.")).to_be_visible()
    return who
