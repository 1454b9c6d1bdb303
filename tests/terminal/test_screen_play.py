"""Whole games on the screen, by keyboard and by mouse."""

from __future__ import annotations

import asyncio

from terminal import screen_helpers as helpers
