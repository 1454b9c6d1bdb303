"""The choices of a turn for the line mode: one list, or several, one inside the other, where one would be too long."""

from __future__ import annotations

from typing import Final

from warren.core.actions import ActionSpace
from warren.terminal.board import Board, Button
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
        self.opened: list[Button] = []
        for key in opened:
            self.opened += [button for button in self.choices if button.then and button.key == key]
            self.choices = list(self.opened[-1].then)

    def numbered(self, line: str) -> Button | None:
        """The choice that a line gives the number of; None if it does not."""
        number = int(line) if line.isdecimal() and len(line) < 6 else 0
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def _flat(self) -> list[Button]:
        return [Button(text, self._board.choice(self._view, text), text) for text in self._texts]

    def _grouped(self) -> list[Button]:
        """A button for each item, which opens what can be done with it, and what can be done without."""
        found = [
            Button("", item.label, item.name, self._possible(item.buttons)) for item in self._board.items(self._view)
        ]
        return [*(button for button in found if button.then), *self._possible(self._board.buttons(self._view))]

    def _possible(self, buttons: tuple[Button, ...] | list[Button]) -> tuple[Button, ...]:
        """What is offered now; what has just one end leads there at once."""
        found: list[Button] = []
        for button in buttons:
            inner = self._possible(button.then)
            if len(inner) == 1:
                found.append(Button(inner[0].action, f"{button.label}, {inner[0].label}", button.key, inner[0].then))
            elif inner or button.action in self._texts:
                found.append(button._replace(then=inner))
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
