"""Who is told how things stand. Those who may know the same are one audience: everybody at a seat, or all who look on.

What an audience knows is worked out once for all of it, and what it has heard is kept and only added to.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.facts import Ear, FactBook
from warren.core.seeing import Site
from warren.core.story import Story, Tale
from warren.core.table import Table
from warren.core.view import View
from warren.server.lands import land_told
from warren.server.telling import facts_of, story_of
from warren.server.wire import frames, tables, views

A = TypeVar("A")

MOST_UNREAD = 500
"""Frames that are kept for a guest that does not take them."""


class Standing(NamedTuple):
    """How things stand at a table, for an audience. What has not changed is the same object as before."""

    table: tables.TableTold
    move: int
    view: views.ViewTold | None
    site: Site | None

    def after(self, before: Standing | None) -> Standing:
        if before is None:
            return self
        kept = _kept(before.table, self.table), self.move, _kept(before.view, self.view), _kept(before.site, self.site)
        return Standing(*kept)


def _kept(old: A, new: A) -> A:
    return old if old == new else new


class Guest:
    """One connection to a table: whose it is, and what it has been told."""

    def __init__(self, person: str | None = None, facts: int = 0) -> None:
        self.person = person
        self.frames: asyncio.Queue[frames.Frame] = asyncio.Queue()
        self.facts = facts  # how many it has
        self.told: Standing | None = None  # what it was told last
        self.is_deaf = False  # it does not take what it is sent: it has to come again

    def send(self, frame: frames.Frame) -> None:
        self.is_deaf = self.is_deaf or self.frames.qsize() >= MOST_UNREAD
        if not self.is_deaf:
            self.frames.put_nowait(frame)


class Audience:
    """Everybody at a seat, or all spectators (None)."""

    def __init__(self, seat: int | None, story: Story) -> None:
        self.seat = seat
        self.tale = Tale(story)  # what it was ever told, as a story
        self.now: Standing | None = None
        self.known = vec[i64]()  # all that it was ever told, as it may know it
        self._heard = 0  # of what happened at the table, told or not
        self._states: dict[tuple[int, bool, bool, bool], frames.State] = {}

    def learn(self, told: tables.TableTold, move: int, table: Table | None, ear: Ear) -> bool:
        """Take up how things stand now; whether it has heard or seen anything new of the game."""
        has_heard = self._hear(ear)
        before = self.now
        view = None if table is None else table.view(self.seat)
        seen, site = None if view is None else view_told(view), None if view is None else view.game.seeing.site(view)
        now = self.now = Standing(told, move, seen, site).after(before)
        self._states.clear()
        return has_heard or before is None or now.view is not before.view

    def _hear(self, ear: Ear) -> bool:
        """Take up what has happened since; whether it may know of any of that."""
        before = len(self.known)
        for event in ear.events[self._heard :]:
            known = ear.book.redacted(event, -1 if self.seat is None else self.seat)
            if known:
                self.known = append(self.known, known)
        self._heard = len(ear.events)
        return len(self.known) > before

    def tell(self, guest: Guest, book: FactBook) -> None:
        """Tell a guest what has changed for it since it was told last, if anything has."""
        now = self.now
        assert now is not None
        old, known = guest.told, min(guest.facts, len(self.known))
        if old == now and known == len(self.known):
            return
        parts = (
            old is None or old.table is not now.table,
            old is None or old.view is not now.view,
            old is None or old.site is not now.site,
        )
        state = self._states.get((known, *parts))
        if state is None:
            state = self._states[known, *parts] = self._state(book, now, known, parts)
        guest.told, guest.facts = now, len(self.known)
        guest.send(state)

    def _state(self, book: FactBook, now: Standing, known: int, parts: tuple[bool, bool, bool]) -> frames.State:
        """What is new to those who have heard so much already, of these parts."""
        with_table, with_view, with_land = parts
        facts = [book.fact(told) for told in self.known[known:]]
        self.tale.go_on(book.fact(told) for told in self.known[self.tale.facts :])
        return frames.State(
            table=now.table if with_table else None,
            move=now.move,
            view=now.view if with_view else None,
            facts=facts_of(facts),
            facts_from=known,
            story=story_of(self.tale, known),
            land=land_told(now.site) if with_land and now.site is not None else None,
        )


def view_told(view: View) -> views.ViewTold:
    """A view without its memory: that was told as it came about."""
    told = {**view.told(), "insights": view.insights()}
    told["targets"] = [view.game.actions.to_json(action) for action in view.choices]
    return views.ViewTold.model_validate({name: told[name] for name in views.ViewTold.model_fields})
