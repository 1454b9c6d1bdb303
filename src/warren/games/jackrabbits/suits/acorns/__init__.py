"""Acorns: the beast, the load and chosen dice, or by the draft a load for each player. JR-E4a to JR-E4d, JR-EV4."""
