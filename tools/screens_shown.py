"""The screens that there are, and how to come there: places of the page, and games that have come to a certain moment.

Nothing is confirmed on the way: so a game is prepared once, and looked at in every look.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from browser import builder
from browser.conftest import Players
from browser.house import House
from browser.player import Player
from browser.prepared import Prepared, prepared, prepared_game
from browser.racer import come, race
from warren import bots
from warren.core.rng import fast
from warren.core.table import Table
from warren.games.jacked.table import JackedTable
from warren.games.jackrabbits.table import RaceTable

TWO, THREE, FOUR = ("Ann", "Ben"), ("Ann", "Ben", "Cleo"), ("Ann", "Ben", "Cleo", "Dora")
MANY_MATCHES = 4  # as many cards as a hand is likely to match
DRAWER_BELOW = 960  # pixels of width: where what happened is a drawer
AGAINST_BOTS = ("Ann", "bot:villager", "bot:courtier")


class Visit(NamedTuple):
    """Somebody comes to see a screen."""

    house: House
    players: Players
    options: dict[str, object]
    is_phone: bool
    language: str

    def begin(self, path: str = "/") -> Player:
        return self.players(self.house, **self.options).go(path)

    def sit(self, table: Prepared, name: str = "Ann") -> Player:
        return come(table, self.players, self.house, name, **self.options)

    def watch(self, table: Prepared) -> Player:
        who = self.begin(table.path)
        expect(who.page.locator(".board")).to_be_visible()
        return who


class Screen(NamedTuple):
    name: str
    show: Callable[[Visit], Player]
    is_long: bool = False
    """Whether all of the page is taken, with what is below the fold."""
    readme: tuple[str, ...] = ()
    """In which sizes the README shows it."""


SCREENS: list[Screen] = []


def screen(
    name: str, *, is_long: bool = False, readme: tuple[str, ...] = ()
) -> Callable[[Callable[[Visit], Player]], Callable[[Visit], Player]]:
    def add(show: Callable[[Visit], Player]) -> Callable[[Visit], Player]:
        SCREENS.append(Screen(name, show, is_long, readme))
        return show

    return add


# --- games that have come to a moment ------------------------------------------------------------------------------


@cache
def moment(house: House, step: str, choice: str = "", seats: tuple[str, ...] = THREE, **settings: str) -> Prepared:
    """A race in which the first seat may choose that, by what chance did before."""

    def is_there(table: RaceTable, choices: list[str]) -> bool:
        return table.turns > 8 and (not choice or any(one.startswith(choice) for one in choices))

    return race(house, seats, step, is_there, **settings)


@cache
def played(
    house: House, game: str, seats: tuple[str, ...], turn: int | None, step: str = "", **settings: str
) -> Prepared:
    """A game played well, up to a turn of the first seat; or to its end."""
    minds = [bots.make("greedy", fast(f"mind {seat}")) for seat in range(len(seats))]

    ahead: list[int] = []

    def pick(table: Table, seat: int, _below: Callable[[int], int]) -> int:
        if not ahead:
            ahead.extend(minds[seat].move(table.view(seat)))
        return ahead.pop(0)

    def is_there(table: Table) -> bool:
        if turn is None or table.is_over():
            return turn is None and table.is_over()
        return table.seats()[0] == 0 and not table.continues() and _has_come(table, turn, step)

    return prepared_game(house, game, seats, is_there, pick, settings)


def _has_come(table: Table, turn: int, step: str) -> bool:
    if isinstance(table, RaceTable):
        return table.turns >= turn and table.step().name == step
    return len(table.log) >= turn


def midgame(house: House) -> Prepared:
    return played(house, "jackrabbits", AGAINST_BOTS, 9, "set-out")


# --- before a game -------------------------------------------------------------------------------------------------


@screen("start", is_long=True)
def _start(visit: Visit) -> Player:
    ann = visit.begin()
    expect(ann.page.locator("section.game button.main").first).to_be_visible()
    return ann


def _form(visit: Visit) -> tuple[Player, Locator]:
    ann = visit.begin()
    form = ann.page.locator("section.game").filter(has=ann.page.locator("#game-jackrabbits"))
    form.locator("details summary").first.click()
    expect(form.locator("form")).to_be_visible()
    return ann, form


@screen("set-up", is_long=True)
def _set_up(visit: Visit) -> Player:
    return _form(visit)[0]


@screen("set-up-options", is_long=True)
def _options(visit: Visit) -> Player:
    ann, form = _form(visit)
    for group in form.locator("details details summary").all():
        group.click()
    return ann


@screen("set-up-land", is_long=True)
def _new_land(visit: Visit) -> Player:
    ann, form = _form(visit)
    form.locator('[name="jackrabbits-land-kind"]').nth(1).check()
    expect(form.locator("[data-tile=citadel]").first).to_be_attached()
    return ann


@screen("waiting")
def _waiting(visit: Visit) -> Player:
    ann = visit.begin()
    ann.page.locator("#game-jackrabbits ~ .buttons button").nth(2).click()
    expect(ann.page.locator("main.table")).to_be_visible()
    return ann


# --- the race ------------------------------------------------------------------------------------------------------


@screen("race-roll")
def _roll(visit: Visit) -> Player:
    return visit.sit(moment(visit.house, "roll", "roll", FOUR))


@screen("race-matches")
def _matches(visit: Visit) -> Player:
    def is_there(_: RaceTable, texts: list[str]) -> bool:
        return sum(text.startswith("match:") for text in texts) >= MANY_MATCHES

    return visit.sit(race(visit.house, FOUR, "set-out", is_there, hand_limit="20"))


@screen("race-journey", readme=("phone",))
def _journey(visit: Visit) -> Player:
    return visit.sit(midgame(visit.house))


@screen("race-payment", readme=("desk",))
def _payment(visit: Visit) -> Player:
    ann = visit.sit(midgame(visit.house))
    ann.page.locator("g.place:not(.free)").first.click()
    expect(ann.page.locator(".bar button.main")).to_be_enabled()
    return ann


@screen("race-hint")
def _hint(visit: Visit) -> Player:
    ann = visit.sit(midgame(visit.house))
    ann.page.locator(".bar .buttons button").first.click()
    expect(ann.page.locator(".hint")).to_be_visible(timeout=60_000)
    return ann


@screen("race-why-not")
def _why_not(visit: Visit) -> Player:
    ann = visit.sit(midgame(visit.house))
    ann.cards.first.click()
    expect(ann.page.get_by_role("status").first).to_be_attached()
    return ann


@screen("race-log")
def _log(visit: Visit) -> Player:
    ann = visit.sit(midgame(visit.house))
    size = ann.page.viewport_size
    if size and size["width"] < DRAWER_BELOW:
        ann.page.locator(".bar .buttons button.plain").nth(0).click()
    return ann


@screen("race-rules")
def _rules(visit: Visit) -> Player:
    ann = visit.sit(midgame(visit.house))
    name = {"en": "Rules", "es": "Reglas"}[visit.language]
    ann.page.get_by_role("button", name=name, exact=True).first.click()
    return ann


@screen("race-spent")
def _spent(visit: Visit) -> Player:
    ann = visit.sit(moment(visit.house, "set-out", "", FOUR))
    ann.page.locator("[data-spent]").click()
    return ann


@screen("race-claim")
def _claim(visit: Visit) -> Player:
    return visit.sit(moment(visit.house, "acquire", "claim"))


@screen("race-market")
def _market(visit: Visit) -> Player:
    ann = visit.sit(moment(visit.house, "acquire", "buy"))
    ann.page.locator(".beside > button").first.click()
    expect(ann.page.locator("[data-ware]").first).to_be_visible()
    return ann


@screen("race-offer")
def _offer(visit: Visit) -> Player:
    ann = visit.sit(moment(visit.house, "acquire", "offer", TWO, special_trades="yes"))
    ann.page.locator('[data-action^="offer"]').first.click()
    words = ann.page.locator(".trade .row")
    words.first.locator("[data-word]").first.click()
    words.nth(1).locator("[data-word]").first.click()
    return ann


@screen("race-offered")
def _offered(visit: Visit) -> Player:
    return visit.sit(moment(visit.house, "response", "accept", TWO, special_trades="yes"))


@screen("race-fight", readme=("phone",))
def _fight(visit: Visit) -> Player:
    ann = visit.sit(moment(visit.house, "duel", "fight"))
    if ann.page.locator(".suggest").count():
        ann.page.locator(".suggest").click()
    return ann


@screen("race-fight-watched")
def _fight_watched(visit: Visit) -> Player:
    return visit.watch(moment(visit.house, "duel", "fight"))


@screen("race-contest")
def _contest(visit: Visit) -> Player:
    return visit.sit(moment(visit.house, "contest", "contest"))


@screen("race-welcome")
def _welcome(visit: Visit) -> Player:
    return visit.sit(moment(visit.house, "prove", ""))


@screen("race-flight")
def _flight(visit: Visit) -> Player:
    ann = visit.sit(moment(visit.house, "in-flight", "fly"))
    ann.page.locator("g.place").first.click()
    return ann


@screen("race-call")
def _call(visit: Visit) -> Player:
    table = moment(visit.house, "too-many", "call")
    ann = table.come(visit.players, visit.house, "Ann", **visit.options)
    expect(ann.page.locator("[data-scene]")).to_be_visible()
    return ann


@screen("race-options")
def _everything(visit: Visit) -> Player:
    """With as much on the table as there can be."""
    settings = {"edition": "full", "special_access": "yes", "capital_aces": "yes"}
    return visit.sit(moment(visit.house, "set-out", "", FOUR, **settings))


@screen("race-watched")
def _watched(visit: Visit) -> Player:
    return visit.watch(midgame(visit.house))


@screen("race-won")
def _won(visit: Visit) -> Player:
    return visit.sit(played(visit.house, "jackrabbits", AGAINST_BOTS, None))


@screen("race-result")
def _race_result(visit: Visit) -> Player:
    return _result(visit, played(visit.house, "jackrabbits", AGAINST_BOTS, None))


def _result(visit: Visit, table: Prepared) -> Player:
    ann = table.come(visit.players, visit.house, "Ann", **visit.options)
    ann.button({"en": "Result", "es": "Resultado"}[visit.language]).click()
    expect(ann.page.locator(".moments a").first).to_be_visible(timeout=20_000)
    return ann


@screen("objective")
def _objective(visit: Visit) -> Player:
    """A race to a King, a Queen and a Jack of three suits, with some royals found."""
    settings = {"objective": "diverse-monarchic", "capital_aces": "yes", "edition": "full"}
    return visit.sit(played(visit.house, "jackrabbits", AGAINST_BOTS, 24, "set-out", **settings))


@screen("replay")
def _replay(visit: Visit) -> Player:
    table = played(visit.house, "jackrabbits", AGAINST_BOTS, None)
    ann = visit.begin(table.path.replace("/table/", "/replay/"))
    expect(ann.page.locator(".map")).to_be_visible()
    for _ in range(34):
        ann.page.keyboard.press("ArrowRight")
    return ann


@screen("replay-graph", readme=("desk",))
def _graph(visit: Visit) -> Player:
    ann = _replay(visit)
    name = {"en": "How it went", "es": "Cómo fue"}[visit.language]
    ann.page.get_by_role("button", name=name).first.click()
    return ann


@screen("lesson", readme=("phone",))
def _lesson(visit: Visit) -> Player:
    ann = visit.begin("/learn/jackrabbits")
    expect(ann.page.locator(".task")).to_be_visible()
    expect(ann.page.locator("[data-action]").first).to_be_visible()
    return ann


# --- a land --------------------------------------------------------------------------------------------------------


@screen("land-building")
def _building(visit: Visit) -> Player:
    table = played(visit.house, "land", TWO, 70)
    ann = table.come(visit.players, visit.house, "Ann", **visit.options)
    ann.page.wait_for_function(builder.READY, timeout=20_000)
    builder.take(ann)
    return ann


@screen("land-walk")
def _walk(visit: Visit) -> Player:
    ann = visit.begin()
    ann.page.locator("#game-land ~ .buttons button").nth(3).click()
    expect(ann.page.locator("[data-way]").first).to_be_attached()
    return ann


# --- the other games -----------------------------------------------------------------------------------------------


@screen("jackrabbit")
def _jackrabbit(visit: Visit) -> Player:
    table = played(visit.house, "jackrabbit", ("Ann", "bot:courtier"), 60)
    ann = table.come(visit.players, visit.house, "Ann", **visit.options)
    ann.wait_for_turn()
    ann.page.locator("[data-card]:not(.dim)").first.click()
    return ann


@screen("jackrabbit-result")
def _match(visit: Visit) -> Player:
    return _result(visit, played(visit.house, "jackrabbit", ("Ann", "bot:courtier"), None))


@screen("jacked", readme=("desk",))
def _jacked(visit: Visit) -> Player:
    table = _jacked_table(visit.house)
    ann = table.come(visit.players, visit.house, "Ann", **visit.options)
    ann.page.wait_for_selector(".status.mine")
    if ann.page.locator("[data-card]:not(.dim)").count():
        ann.page.locator("[data-card]:not(.dim)").first.click()
    return ann


@cache
def _jacked_table(house: House) -> Prepared:
    def is_there(table: JackedTable) -> bool:
        if len(table.log) < 120 or table.seats()[0] != 0 or table.continues():
            return False
        kinds = [table.game.actions.text(action).partition(":")[0] for action in table.choices(0)]
        return not {"discard", "forfeit"} & set(kinds)

    return prepared(house, FOUR, is_there)
