"""Shields: a guard that bars a triangle, and seals that bar hexagons. JR-E2a to JR-E2d."""
