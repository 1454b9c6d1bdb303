"""Anchors: a ship that one boards, sends and is saved by, a market for all suits, and anchors under royals."""
