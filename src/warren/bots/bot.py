"""What every bot can do."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from warren.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the view's choices. It is given the view and nothing else."""

    def choose(self, view: View) -> int:
        raise NotImplementedError
