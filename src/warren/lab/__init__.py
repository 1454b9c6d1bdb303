"""Studies: arenas, balance, reports."""
