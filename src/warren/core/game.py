"""The contract that every game keeps. Read this first.

A `Game` knows the rules and makes tables. A `Table` is one game in progress (table.py).

    game = warren.game("jackrabbit")
    table = game.new(seed=7)
    while not table.is_over():
        seat = table.seats()[0]              # who may act now
        action = table.choices(seat)[0]      # what they may do: small integers, see actions.py
        table.play(seat, action)             # checks it, does it, runs on to the next decision

A game can draw, from a view alone, random tables that agree with it (view.py). Two more contracts are apart, and a game
need not fill in anything of them: what helps a player think (thinking.py), and what helps a person see (seeing.py).

To write a game, subclass `Game` and `Table`, write its steps, and run `conformance.check` on it; docs/adding-a-game.md
walks through one. What a game fills in is marked "hook:" below.

Two habits come from compiling (docs/decisions/0002): `i64` is a whole number of the machine, and `vec[i64]` a packed
list of them, which `append` may move: its answer takes the place of the old one.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from difflib import get_close_matches
from typing import Never

from mypy_extensions import mypyc_attr

from warren.core import dump
from warren.core.actions import ActionSpace
from warren.core.errors import BadInput, BadSettings, ConformanceFailure, Reason, is_text
from warren.core.facts import FactBook, Listener
from warren.core.rng import Chance, Origin, seeded
from warren.core.seeing import Seeing
from warren.core.settings import Settings, Setup, Value
from warren.core.step import Step
from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.core.view import Sampler, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game: what can be agreed on, done and told, and how a table begins."""

    def __init__(
        self,
        name: str,
        *,
        revision: int,
        rules: tuple[str, ...],
        settings: Settings,
        actions: ActionSpace,
        facts: FactBook,
        steps: tuple[type[Step[Never]], ...],
        thinking: Thinking | None = None,
        seeing: Seeing | None = None,
    ) -> None:
        self.name = name
        self.revision = revision  # raised whenever a rule or a default changes: records and stored tables name it
        self.rules = rules  # the ids of all its rules
        self.settings = settings
        self.actions = actions
        self.facts = facts
        self.steps = steps
        self.thinking = thinking or Thinking()
        self.seeing = seeing or Seeing()

    @property
    def steps(self) -> tuple[type[Step[Never]], ...]:
        """Every class of step that can lie on a table, whatever its kind of table."""
        return self._steps

    @steps.setter
    def steps(self, steps: tuple[type[Step[Never]], ...]) -> None:
        self._steps = steps
        self._codes = {step: code for code, step in enumerate(steps)}

    def blank(self, setup: Setup) -> Table:
        """hook: a table of this game on which nothing has happened."""
        raise NotImplementedError

    def blank_view(self, setup: Setup) -> View:
        """hook: a view of this game, empty."""
        raise NotImplementedError

    def sampler(self, view: View) -> Sampler:
        """hook: what draws tables that agree with a view."""
        raise NotImplementedError

    def check(self, setup: Setup, given: frozenset[str]) -> None:
        """hook: refuse settings that do not go together (`BadSettings`); `given` are those named on purpose."""

    def notes(self, setup: Setup) -> list[Reason]:
        """hook: what a table should know about settings that are allowed: some do nothing together, say."""
        return []

    def sides(self, table: Table) -> list[int]:
        """hook: the side that each seat is on, from 0 on: partners are on one side, and win and lose together."""
        return list(range(int(table.players)))

    def turns(self, table: Table) -> int:
        """hook: how many turns have been played; below 0: they are not counted, and every move is one."""
        return -1

    def made(self, setup: Setup) -> dict[str, Value]:
        """hook: what settings stand for, where that is made as soon as they are agreed on: the land of a seed, say.

        A set-up has what was made in place of how, so that no stored game depends on how such things are made later.
        """
        return {}

    def among(self, people: int) -> dict[str, object]:
        """hook: settings that have another default where so many people sit down together; the rest are bots."""
        return {}

    def again(self, table: Table) -> dict[str, str]:
        """hook: what is agreed on anew by those who play again after this table: the seat left of who began begins."""
        return {}

    def presets(self) -> dict[str, dict[str, object]]:
        """hook: settings that make a good game together, by a name: for tables that do not choose one by one."""
        return {}

    def preset(self, name: str) -> dict[str, object]:
        """The settings that go by a name."""
        known = self.presets()
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise BadSettings(
                "settings/preset", game=self.name, name=name, known=tuple(known), near=near[0] if near else ""
            )
        return known[name]

    def open(self) -> None:
        """hook: what installed packages bring to this game joins it: before anybody is given it, each time."""

    def agree(self, given: dict[str, object], people: int = 0) -> Setup:
        """A checked set-up; settings not given have their defaults, those for so many people if that is known."""
        setup = self.settings.agree({**self.among(people), **given})
        self.check(setup, frozenset(given))
        return setup.but(self.made(setup))

    def agree_text(self, text: str, revision: int | None = None) -> Setup:
        """The set-up that `Setup.text` wrote; settings that are not in it have the defaults of that revision."""
        setup = self.settings.parse(text, revision)
        self.check(setup, setup.changed())
        return setup.but(self.made(setup))

    def new(self, seed: int | str | None = None, generator: str = "fast", **settings: object) -> Table:
        """A new table, dealt and ready. Without a seed one is drawn; `generator="strong"` is for hosted games."""
        return self.start(self.agree(settings), secrets.token_hex(16) if seed is None else str(seed), generator)

    def start(self, setup: Setup, seed: str, generator: str = "fast", listener: Listener | None = None) -> Table:
        """A new table of a set-up that was agreed on; a listener hears of everything from the deal on."""
        if not is_text(seed):
            raise BadInput("seed/text", seed=ascii(seed))
        table = self.deal(setup, seeded(generator, seed), listener)
        table.origin = Origin(generator, seed)
        return table

    def deal(self, setup: Setup, chance: Chance, listener: Listener | None = None) -> Table:
        """A new table on a given source of chance: for simulations."""
        table = self.blank(setup)
        if listener is not None:
            table.listen(listener)
        table.chance = chance
        table.begin()
        table.run_on()
        return table

    def sample(self, view: View, chance: Chance) -> Table:
        """A random table that agrees with all that the view knows. For many from one view, keep its `sampler`."""
        return self.sampler(view).draw(chance)

    def load(self, data: bytes) -> Table:
        """A table from its `dump`."""
        return dump.load(self, data)

    def load_view(self, data: bytes) -> View:
        """A view from its `dump`."""
        return dump.load_view(self, data)

    def step_code(self, step: Step[Never]) -> int:
        """The number of a step's class, under which it is saved."""
        code = self._codes.get(type(step), -1)
        if code < 0:
            detail = f"{self.name} does not name {type(step).__name__} among its steps"
            raise ConformanceFailure("conformance/steps", check="steps", detail=detail)
        return code

    def make_step(self, code: int, parts: list[int], progress: list[int]) -> Step[Never]:
        """A step from what was saved of it."""
        make: Callable[..., Step[Never]] = self.steps[code]
        step = make(*parts)
        if progress:
            step.resume(progress)
        return step
