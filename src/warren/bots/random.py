"""`random`: any action that its memory allows, each as likely as the others."""

from __future__ import annotations

from warren.bots.bot import Bot
from warren.core.view import View


class RandomBot(Bot):
    def parts(self, view: View) -> list[int]:
        return [view.choices[self.chance.below(len(view.choices))]]
