"""The choices of a turn for the line mode: one list, or several, one inside the other, where one would be too long."""

from __future__ import annotations

from typing import Final

from warren.core.actions import ActionSpace
from warren.terminal.board import Board, Deed
from warren.terminal.session import Session

FEW: Final = 20
"""Choices that go into one list."""


class Menu:
    """What can be chosen now, and what was opened on the way there."""

    def __init__(self, board: Board, session: Session, opened: list[str]) -> None:
        self._board = board
        self._view = session.draft().preview
        self._texts = [session.game.actions.text(action) for action in self._view.prompt]
        own = board.menu(self._view)
        if own is not None:
            self.choices = own
        else:
            self.choices = self._flat() if len(self._texts) <= FEW else self._grouped()
        self.opened: list[Deed] = []
        for key in opened:
            self.opened += [deed for deed in self.choices if deed.then and deed.key == key]
            self.choices = list(self.opened[-1].then)

    def numbered(self, line: str) -> Deed | None:
        """The choice that a line gives the number of; None if it does not."""
        number = int(line) if line.isdecimal() and len(line) < 6 else 0
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def _flat(self) -> list[Deed]:
        return [Deed(text, self._board.choice(self._view, text), text) for text in self._texts]

    def _grouped(self) -> list[Deed]:
        """A deed for each item, which opens what can be done with it, and what can be done without."""
        found = [Deed("", item.label, item.name, self._possible(item.deeds)) for item in self._board.items(self._view)]
        return [*(deed for deed in found if deed.then), *self._possible(self._board.deeds(self._view))]

    def _possible(self, deeds: tuple[Deed, ...] | list[Deed]) -> tuple[Deed, ...]:
        """What is offered now; what has just one end leads there at once."""
        found: list[Deed] = []
        for deed in deeds:
            inner = self._possible(deed.then)
            if len(inner) == 1:
                found.append(Deed(inner[0].action, f"{deed.label}, {inner[0].label}", deed.key, inner[0].then))
            elif inner or deed.action in self._texts:
                found.append(deed._replace(then=inner))
        return tuple(found)


def with_thing(actions: ActionSpace, prompt: list[int], thing: str) -> list[int]:
    """Everything that could ever be done with this thing alone, and what can be done now with it and others."""
    alone = [
        actions.start(span.kind) + span.fields[0].index[thing]
        for span in actions.spans
        if len(span.fields) == 1 and thing in span.fields[0].index
    ]
    offered = [action for action in prompt if thing in actions.text(action).split(":")[1:]]
    return sorted({*alone, *offered})
