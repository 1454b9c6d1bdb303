"""Possible pasts that have come to the same: rows of numbers, each kept once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_HASH: Final = 0x3FFFFFFF


class Merger:
    """Collects rows; those that are the same become one, their weights added. Looked up by a hash of their numbers."""

    def __init__(self, stride: i64) -> None:
        self.stride = stride
        self.rows = vec[i64]()
        self.weights = vec[float]()
        self.slots = vec[i64]([-1] * 64)

    def add(self, row: vec[i64], weight: float) -> None:
        slot = self._slot_of(row, 0)
        at = self.slots[slot]
        if at >= 0:
            self.weights[at] += weight
            return
        self.slots[slot] = len(self.weights)
        for number in row:
            self.rows = append(self.rows, number)
        self.weights = append(self.weights, weight)
        if 2 * len(self.weights) > len(self.slots):
            self._grow()

    def _slot_of(self, row: vec[i64], start: i64) -> i64:
        """Where a row that begins there is, or belongs."""
        mixed: i64 = 0
        at = start
        while at < start + self.stride:
            mixed = (mixed * 1000003 + (row[at] & _HASH) * 31 + (row[at] >> 30)) & _HASH
            at += 1
        mask: i64 = len(self.slots) - 1
        slot = (mixed ^ mixed >> 15) & mask
        while self.slots[slot] >= 0 and not self._is_same(row, start, self.slots[slot]):
            slot = (slot + 1) & mask
        return slot

    def _is_same(self, row: vec[i64], start: i64, other: i64) -> bool:
        at: i64 = 0
        while at < self.stride:
            if row[start + at] != self.rows[other * self.stride + at]:
                return False
            at += 1
        return True

    def _grow(self) -> None:
        self.slots = vec[i64]([-1] * (4 * len(self.slots)))
        past: i64 = 0
        while past < len(self.weights):
            self.slots[self._slot_of(self.rows, past * self.stride)] = past
            past += 1
