"""What every bot can do."""

from __future__ import annotations

from warren.core.view import View


class Bot:
    """Chooses one of the view's choices. It is given the view and nothing else."""

    def choose(self, view: View) -> int:
        raise NotImplementedError
