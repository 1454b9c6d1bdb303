"""What is remembered of the last special trade that was offered: for beliefs. JR-X13."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.jackrabbits.deck import is_royal


class Dealing:
    """What each side was said to give, and which royals it gave. Side 0 is the offerer's."""

    def __init__(self) -> None:
        self.offerer: i64 = -1
        self.said = vec[i64]()
        self.asked = vec[i64]()
        self.royals = vec[i64]()  # given, by either side
        self.hidden: i64 = 0  # sides that gave a card unseen, as a mask

    def hear_said(self, offerer: i64, card: i64) -> None:
        """The words of an offer begin with what its offerer gives."""
        if len(self.asked) or not len(self.said):
            self.offerer = offerer
            self.said = vec[i64]()
            self.asked = vec[i64]()
            self.royals = vec[i64]()
            self.hidden = 0
        self.said = append(self.said, card)

    def hear_asked(self, card: i64) -> None:
        self.asked = append(self.asked, card)

    def side_of(self, seat: i64) -> i64:
        return 0 if seat == self.offerer else 1

    def pips_said(self, side: i64) -> vec[i64]:
        """The pips and jokers that a side had to give for its words to be true; none if its royals tell the lie."""
        words = self.said if side == 0 else self.asked
        pips = vec[i64]()
        for card in words:
            if is_royal(card):
                if card not in self.royals:
                    return vec[i64]()
            else:
                pips = append(pips, card)
        return pips
