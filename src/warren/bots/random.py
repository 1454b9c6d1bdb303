"""`random`: any legal action, each as likely as the others."""

from __future__ import annotations

from warren.bots.bot import Bot
from warren.core.rng import Chance
from warren.core.view import View


class RandomBot(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        return view.choices[self.chance.below(len(view.choices))]
