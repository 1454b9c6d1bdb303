"""A bot of a level: what it is depends on whether the game guides a search, so it is made when a game is met."""

from __future__ import annotations

from math import inf

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.levels import Level, memory_of
from warren.bots.search import SearchBot
from warren.core.rng import Chance
from warren.core.view import View


class LevelBot(Bot):
    """Thinks for as many simulations as its level has for this game, or looks one decision ahead."""

    def __init__(self, chance: Chance, level: Level, seconds: float = inf) -> None:
        super().__init__(chance, memory_of(chance, level.lapses), seconds)
        self.level = level

    def move(self, view: View) -> list[int]:
        level = self.level
        simulations = level.guided if view.game.thinking.has_instincts() else level.simulations
        if simulations:
            bot = SearchBot(self.chance, self.memory, simulations, False, level.misjudges, self.seconds)
            return bot.move(view)
        return GreedyBot(self.chance, self.memory, level.misjudges, self.seconds).move(view)
