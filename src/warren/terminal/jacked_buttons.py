"""What can be done with a card of JACKED: which peg, how far, swapped with which, and for a joker: as what.

Every button says where its peg would get and whom it would kill, worked out from what the player sees.
"""

from __future__ import annotations

from typing import Final

from warren.core.cards import RANKS, members
from warren.games.jacked.actions import COLOURS, PEG_TEXTS
from warren.games.jacked.board import HOME, JAIL, NOWHERE
from warren.games.jacked.ranks import SIX, steps_of
from warren.games.jacked.settings import Rules
from warren.games.jacked.table import board_of
from warren.games.jacked.view import JackedView
from warren.terminal.board import Button
from warren.text import Words

_OUT_KEYS: Final = "op"
_RANK_KEYS: Final = "1234567890jui"  # for ace to king: q and k mean something else on every screen
_KEYS: Final = "1234567890abegijmortuvxyz"  # for pegs to swap with: all that mean nothing else


class Buttons:
    """All that could be done from one view."""

    def __init__(self, view: JackedView, words: Words) -> None:
        self.view = view
        self.words = words
        self.rules = Rules(view.setup)
        self.board = board_of(self.rules.side, view.places, view.blocked)
        self.pegs = members(self.rules.movable(max(0, int(view.seat))))
        self._names = [words.peg(peg) for peg in PEG_TEXTS]

    # --- with a card -------------------------------------------------------------------------------------------------

    def with_card(self, rank: str) -> tuple[Button, ...]:
        """Everything that could be done with a card of a rank, `W` for a joker."""
        plays = self._as_any() if rank == "W" else self._plays(rank, rank)
        return (*plays, Button(f"discard:{rank}", self.words.say("jacked-button-discard"), "d", is_aside=True))

    def _as_any(self) -> tuple[Button, ...]:
        """A joker first says what it stands for. JK-CW."""
        return tuple(
            Button("", self._as(rank), key, self._plays(rank, f"W{rank}"))
            for rank, key in zip(RANKS, _RANK_KEYS, strict=True)
        )

    def _as(self, rank: str) -> str:
        return self.words.say("jacked-button-as", rank=int(rank) if rank.isdigit() else rank)

    def _plays(self, rank: str, played_as: str) -> tuple[Button, ...]:
        if rank == "7":
            return self._split("seven:" + played_as)
        if rank == "T":
            return self._swaps(played_as)
        outs = self._outs(played_as) if rank in "AK" else ()
        return (*outs, *(self._move(rank, played_as, index) for index in range(len(self.pegs))))

    def _outs(self, played_as: str) -> tuple[Button, ...]:
        colours = sorted({peg // 4 for peg in self.pegs})
        return tuple(
            Button(f"out:{played_as}:{COLOURS[colour]}", self.out(COLOURS[colour]), key)
            for colour, key in zip(colours, _OUT_KEYS, strict=False)
        )

    def _move(self, rank: str, played_as: str, index: int) -> Button:
        peg = self.pegs[index]
        return Button(f"move:{played_as}:{PEG_TEXTS[peg]}", self.move(rank, peg), _KEYS[index])

    def _split(self, start: str) -> tuple[Button, ...]:
        """A peg first, then how many spaces of the seven it takes: the count is its own key. JK-CS1."""
        return tuple(
            Button("", self._peg(peg), _KEYS[index], self._counts(f"{start}:{PEG_TEXTS[peg]}", peg))
            for index, peg in enumerate(self.pegs)
        )

    def _counts(self, start: str, peg: int) -> tuple[Button, ...]:
        return tuple(Button(f"{start}:{count}", self.part(peg, count), str(count)) for count in range(1, 8))

    def _swaps(self, played_as: str) -> tuple[Button, ...]:
        """A peg of one's own first, then the other: any on the ring. JK-CT."""
        ring = [peg for peg in range(len(PEG_TEXTS)) if self.board.is_on_ring(peg)]
        found: list[Button] = []
        for peg, key in zip(self.pegs, _KEYS, strict=False):
            others = [other for other in ring if other != peg] or [peg ^ 1]  # there is always one to ask about
            swaps = [Button(_swap(played_as, peg, other), self._peg(other), _KEYS[n]) for n, other in enumerate(others)]
            found.append(Button("", self.words.say("jacked-button-swap", peg=self._peg(peg)), key, tuple(swaps)))
        return tuple(found)

    # --- without a card ----------------------------------------------------------------------------------------------

    def alone(self, suspect: str) -> list[Button]:
        """The next part of a seven, a call, letting it pass, forfeiting."""
        say = self.words.say
        found = [
            Button("pass", say("jacked-button-pass"), "space"),
            Button("forfeit", say("jacked-button-forfeit"), "f"),
        ]
        if suspect:
            found.append(Button("call", say("jacked-button-call", suspect=suspect), "c"))
        if self._is_offered("part:"):
            found += self._split("part")
        return found

    def is_without_cards(self) -> bool:
        """Whether no card can be played as things are: a seven is being split, or one may only call."""
        return self._is_offered("part:") or self._is_offered("pass")

    def _is_offered(self, start: str) -> bool:
        return any(self.view.game.actions.text(action).startswith(start) for action in self.view.prompt)

    # --- in words ----------------------------------------------------------------------------------------------------

    def out(self, colour: str) -> str:
        corner = int(self.board.corner(COLOURS.index(colour)))
        killed = () if self.board.is_blocker_at(corner) else self._at(corner)
        return self.words.say("jacked-button-out", colour=colour, killed=killed)

    def move(self, rank: str, peg: int) -> str:
        """Where a peg gets with a card; of one that cannot go, its name."""
        number = RANKS.index(rank)
        target = int(self.board.backward(peg) if number == SIX else self.board.forward(peg, steps_of(number)))
        if target == NOWHERE:
            return self._peg(peg)
        where, space = place(target)
        killed = self._at(target) if target < HOME else ()
        return self.words.say("jacked-button-move", peg=self._peg(peg), where=where, number=space, killed=killed)

    def part(self, peg: int, count: int) -> str:
        """Where a peg gets with a part of a seven, once it has been chosen."""
        where, number, killed = self._walked(peg, count)
        return self.words.say("jacked-button-part", steps=count, where=where, number=number, killed=killed)

    def whole_part(self, peg: int, count: int) -> str:
        """The same, with the peg."""
        where, number, killed = self._walked(peg, count)
        return self.words.say(
            "jacked-choice-part", peg=self._peg(peg), steps=count, where=where, number=number, killed=killed
        )

    def _walked(self, peg: int, count: int) -> tuple[str, int, tuple[str, ...]]:
        """Where a peg gets with a part of a seven, and whom it kills; one that cannot go stays where it is."""
        target = int(self.board.target(peg, count))
        if target == NOWHERE:
            return *place(self.view.places[peg]), ()
        return *place(target), tuple(self._peg(one) for one in members(self.board.passed(peg, count)))

    def _peg(self, peg: int) -> str:
        return self._names[peg]

    def _at(self, space: int) -> tuple[str, ...]:
        """Who stands on a space, and would be killed there."""
        peg = int(self.board.peg_at(space))
        return (self._peg(peg),) if peg >= 0 else ()


def place(at: int) -> tuple[str, int]:
    """A place as words know it: Jail, a space of the ring, or one of Home."""
    if at == JAIL:
        return "jail", 0
    return ("home", at - HOME + 1) if at >= HOME else ("space", at)


def _swap(played_as: str, peg: int, other: int) -> str:
    first, second = sorted((peg, other))
    return f"swap:{played_as}:{PEG_TEXTS[first]}:{PEG_TEXTS[second]}"
