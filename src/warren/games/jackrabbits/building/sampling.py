"""Possible truths behind a view of a land in the making: there is one, for nothing is hidden."""

from __future__ import annotations

from warren.core.rng import Chance
from warren.core.view import Sampler
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.view import LandView


class LandSampler(Sampler):
    def __init__(self, view: LandView) -> None:
        super().__init__(view)
        table = view.game.blank(view.setup)
        assert isinstance(table, LandTable)
        table.restore(view.state)
        table.is_imagined = True
        table.outcome = view.outcome
        table.journal = view.memory[:]
        step = view.step()
        if step is not None:
            table.push(step)
        self.truth = table

    def draw(self, chance: Chance) -> LandTable:
        table = self.truth.clone()
        table.chance = chance.spawn()
        return table
