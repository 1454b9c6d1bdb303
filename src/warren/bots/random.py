"""`random`: any action that its memory allows, each as likely as the others."""

from __future__ import annotations

from warren.bots.bot import Bot
from warren.core.memory import Memory
from warren.core.rng import Chance
from warren.core.view import View


class RandomBot(Bot):
    def __init__(self, chance: Chance, memory: Memory) -> None:
        self.chance = chance
        self.memory = memory

    def choose(self, view: View) -> int:
        choices = view.game.thinking.considered(view, self.memory).choices
        return choices[self.chance.below(len(choices))]
