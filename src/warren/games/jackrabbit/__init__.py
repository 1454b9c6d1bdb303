"""Jackrabbit: a stacking card game for two, by Adam Thomas. Rules JB-1 to JB-14."""
