"""The same examples on every run and build, however slow the machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("warren", deadline=None, derandomize=True, database=None)
settings.load_profile("warren")
