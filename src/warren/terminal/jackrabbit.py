"""Jackrabbit in a terminal: the hand to pick cards from, both stacks, the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from warren.core.cards import CARD_TEXTS, members, text
from warren.core.facts import Fact
from warren.core.settings import Setup
from warren.core.view import View
from warren.games.jackrabbit.view import JackrabbitView
from warren.terminal.board import Board, Button, Item

_NARROW: Final = 60
_LOW: Final = 13
_RED: Final = ("♥", "♦")
_PICK: Final = "discard:"
_ENDS_OF_HANDS: Final = ("went-out", "piles-low", "nothing-fits", "hand-scored", "tied")


class JackrabbitBoard(Board):
    """The other player above, you below; ↑ plays on the stack above, ↓ on the one below."""

    def items(self, view: View) -> list[Item]:
        assert isinstance(view, JackrabbitView)
        return [self._card(text(card), view) for card in members(view.hand)]

    def _card(self, card: str, view: JackrabbitView) -> Item:
        other = self.names[1 - int(view.seat)]
        buttons = (
            Button(f"other:{card}", self.words.say("jackrabbit-button-other", other=other), "up"),
            Button(f"own:{card}", self.words.say("jackrabbit-button-own"), "down"),
            Button(f"discard:{card}", self.words.say("jackrabbit-button-discard"), "space"),
            Button(f"top:{card}", self.words.say("jackrabbit-button-top"), "t"),
        )
        label = self.words.card(card)
        return Item(card, label, _style(label), buttons)

    def buttons(self, _view: View) -> list[Button]:
        return [Button("deal", self.words.say("jackrabbit-button-deal"), "d")]

    def composed(self, parts: list[str], action: str) -> list[str]:
        """Cards to be discarded are picked in any order, and one that is picked again stays in the hand after all."""
        if not action.startswith(_PICK):
            return [*parts, action]
        picked = [part for part in parts if part != action] if action in parts else [*parts, action]
        return sorted(picked, key=lambda part: CARD_TEXTS.index(part.rpartition(":")[2]))

    def told(self, setup: Setup, parts: list[str], foreseen: Sequence[Fact]) -> str:
        """All cards that are picked to be discarded in one sentence."""
        picked = [part.removeprefix(_PICK) for part in parts if part.startswith(_PICK)]
        rest = super().told(setup, [part for part in parts if not part.startswith(_PICK)], foreseen)
        if not picked:
            return rest
        cards = tuple(self.words.card(card) for card in picked)
        return f"{self.words.say('jackrabbit-board-picked', cards=cards)} {rest}".rstrip()

    def is_counted(self, fact: Fact) -> bool:
        return fact.kind in _ENDS_OF_HANDS or fact.kind.startswith("scored-")

    def is_aside(self, view: View) -> bool:
        """Every turn begins with the table, one in which no card fits, too."""
        return False

    def describe(self, view: View) -> list[str]:
        assert isinstance(view, JackrabbitView)
        say = self.words.say
        below, above = self._seats(view)
        hand = tuple(self.words.card(text(card)) for card in members(view.hand))
        lines = [
            say("jackrabbit-board-hand", number=int(view.hand_number), scores=self._scores(view)),
            say(
                "jackrabbit-board-piles",
                pile=int(view.pile_size),
                discards=int(view.discard_size),
                top=self._discard(view),
            ),
            self._stack(view, above),
            self._stack(view, below),
            say("jackrabbit-board-holds", player=self.names[above], count=view.hand_sizes[above]),
        ]
        if view.seat < 0:
            return [*lines, say("jackrabbit-board-holds", player=self.names[below], count=view.hand_sizes[below])]
        if view.picked:
            picked = tuple(self.words.card(text(card)) for card in view.picked)
            lines.append(say("jackrabbit-board-picked", cards=picked))
        return [*lines, say("jackrabbit-board-you-hold", player=self.names[below], cards=hand)]

    def draw(self, view: View, width: int, height: int, _before: View | None = None, _held: str = "") -> Text:
        assert isinstance(view, JackrabbitView)
        is_small = width < _NARROW or height < _LOW
        below, above = self._seats(view)
        drawn = Text(no_wrap=True, overflow="ellipsis")
        drawn.append_text(self._player(view, above))
        drawn.append_text(self._stack_drawn(view, above, is_small))
        drawn.append("\n")
        drawn.append_text(self._piles(view))
        drawn.append_text(self._stack_drawn(view, below, is_small))
        drawn.append_text(self._player(view, below))
        return drawn

    def _seats(self, view: JackrabbitView) -> tuple[int, int]:
        """Who sits below and above: the reader below."""
        below = max(0, int(view.seat))
        return below, 1 - below

    def _scores(self, view: JackrabbitView) -> tuple[str, ...]:
        return tuple(
            self.words.say("score", player=name, points=points)
            for name, points in zip(self.names, view.totals, strict=True)
        )

    def _discard(self, view: JackrabbitView) -> str:
        return "none" if view.discard_top < 0 else self.words.card(text(int(view.discard_top)))

    def _stack(self, view: JackrabbitView, seat: int) -> str:
        top = "none" if view.tops[seat] < 0 else self.words.card(text(view.tops[seat]))
        size = view.stack_sizes[seat]
        return self.words.say("jackrabbit-board-stack", player=self.names[seat], size=size, top=top)

    # --- drawn -----------------------------------------------------------------------------------------------------

    def _player(self, view: JackrabbitView, seat: int) -> Text:
        is_waited_for = seat in view.waiting_for
        line = Text("▶ " if is_waited_for else "  ")
        line.append(self.names[seat], style="bold reverse" if is_waited_for else "bold")
        held = self.words.say("jackrabbit-board-short-holds", count=view.hand_sizes[seat])
        total = self.words.say("jackrabbit-board-short-points", points=view.totals[seat])
        return line.append(f"   {held} · {total}\n")

    def _stack_drawn(self, view: JackrabbitView, seat: int, is_small: bool) -> Text:
        size = view.stack_sizes[seat]
        label = self.words.card(text(view.tops[seat])) if size else "  "
        count = self.words.say("jackrabbit-board-short-stack", count=size)
        if is_small:
            return Text.assemble("  [", (f"{label:>3}", _style(label)), f" ] {count}\n")
        edge = "║" if size > 1 else "│"
        drawn = Text("  ╭─────╮\n")
        drawn.append_text(Text.assemble(f"  {edge} ", (f"{label:<3}", _style(label)), f" │  {count}\n"))
        return drawn.append("  ╰─────╯\n")

    def _piles(self, view: JackrabbitView) -> Text:
        pile, discards = int(view.pile_size), int(view.discard_size)
        piles = self.words.say("jackrabbit-board-short-piles", pile=pile, discards=discards, top=self._discard(view))
        return Text(f"  {piles}\n")


def _style(label: str) -> str:
    return "bold red" if label.endswith(_RED) else "bold"
