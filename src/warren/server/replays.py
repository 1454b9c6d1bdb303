"""Looking back at a game: a record is played again, checked by the rules, and shown at any of its positions.

Nothing is kept for it but a few games in the memory of a process of its own (`projector.py`): whoever looks back has
the record, and sends it along.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Final

from warren import bots
from warren.core.errors import BadInput, BadRecord
from warren.core.facts import Ear
from warren.core.record import Move, close, opened, play_again, read, record
from warren.core.report import reported
from warren.core.rng import fast
from warren.core.seeing import Site
from warren.core.story import Tale
from warren.core.table import Table
from warren.games import get, names
from warren.server.audience import view_told
from warren.server.lands import land_told
from warren.server.room import Room
from warren.server.telling import facts_of, story_of
from warren.server.wire import lands, replays, tables, views

CHANCES: Final = "chances"
"""How well the players stand, as bots see it: beside what the game itself counts."""

_CLOSEST: Final = 16  # stops from one table that is kept to the next, so that one can go on from there
_MOST_TABLES: Final = 64  # of one game: a table remembers its whole past, so long games keep fewer
_KEPT: Final = 8  # games in memory


class Stop:
    """Where one can stop: after a whole move."""

    def __init__(self, moves: int, seat: int | None, actions: list[str], turn: int, events: int) -> None:
        self.moves = moves  # how many moves of the record lie before it
        self.seat = seat
        self.actions = actions
        self.turn = turn
        self.events = events  # how much had been told by then


class Reel:
    """A record that was played again, to be shown from any stop."""

    def __init__(self, text: str) -> None:
        self.record = read(text)
        if self.record.game not in names():
            line = self.record.lines["game"]
            raise BadRecord("record/game", line=line, name=self.record.game, known=tuple(names()))
        self.game = get(self.record.game)
        self.ear = Ear(self.game.facts)
        self.stops: list[Stop] = []
        self.tallies: dict[str, list[tuple[int, list[int]]]] = {}
        self._every = max(_CLOSEST, len(self.record.moves) // _MOST_TABLES)
        self._tables: list[Table] = []
        table = opened(self.record, self.game, self.ear)
        self.setup = table.setup
        begun: list[Move] = []
        for number, move in enumerate(self.record.moves, 1):
            play_again(table, self.record, move)
            begun.append(move)
            if not table.continues() or number == len(self.record.moves):
                self._stop(table, number, begun)
                begun = []
        close(table, self.record)
        self._tally(table)
        self.is_over = table.is_over()
        if table.outcome is not None and not table.outcome.winners:
            del self.tallies[CHANCES]  # of winning, where nobody did

    def _stop(self, table: Table, moves: int, made: list[Move]) -> None:
        turns = self.game.turns(table)
        turn = len(self.stops) if turns < 0 else turns
        if self.stops and turn != self.stops[-1].turn:
            self._tally(table)
        if len(self.stops) % self._every == 0:
            self._tables.append(table.clone())
        seat = None if made[0].seat < 0 else made[0].seat
        actions = [move.action for move in made if move.seat >= 0]
        self.stops.append(Stop(moves, seat, actions, turn, len(self.ear.events)))

    def _tally(self, table: Table) -> None:
        """Note what the players have come to, at the stop that is reached now."""
        at = len(self.stops)
        for name, values in {**self.game.seeing.tallies(table), CHANCES: chances_at(table)}.items():
            self.tallies.setdefault(name, []).append((at, values))

    def tables(self, start: int, last: int) -> Iterator[Table]:
        """The table as it was at some stops on end: one that is played on, so nobody keeps it."""
        kept = start // self._every
        table = self._tables[kept].clone()
        stop = kept * self._every
        while True:
            if stop >= start:
                yield table
            if stop == last:
                return
            for move in self.record.moves[self.stops[stop].moves : self.stops[stop + 1].moves]:
                play_again(table, self.record, move)
            stop += 1


def chances_at(table: Table) -> list[int]:
    """The chances of each seat in hundredths, as bots see them."""
    return [round(50 + 50 * table.game.thinking.standing(table, seat)) for seat in range(int(table.players))]


@lru_cache(maxsize=_KEPT)
def reel_of(text: str) -> Reel:
    return Reel(text)


def record_told(room: Room) -> replays.RecordGiven:
    """The record of a game that is over: before, it would tell what is hidden."""
    if room.table is None or not room.table.is_over():
        raise BadInput("table/not-over")
    return replays.RecordGiven(record=record(room.table, _players(room)).text())


def report_told(room: Room, seat: int | None) -> replays.ReportGiven:
    """What a seat may know of a game that has begun."""
    if room.table is None:
        raise BadInput("table/not-begun")
    return replays.ReportGiven.model_validate(reported(room.table, seat, _players(room)))


def _players(room: Room) -> list[str]:
    return [seat.bot or seat.name or "" for seat in room.told(None).seats]


def replay_told(text: str) -> replays.ReplayTold:
    reel = reel_of(text)
    table = tables.TableTold(
        id="",
        game=reel.game.name,
        settings=reel.setup.told(),
        status="over" if reel.is_over else "playing",
        seats=[_seat_told(name) for name in reel.record.players],
        your_seat=None,
        maker=None,
        then=None,
        again=None,
        next=None,
    )
    stops = [replays.StopTold(seat=stop.seat, actions=stop.actions, turn=stop.turn) for stop in reel.stops]
    tallies = [
        replays.TallyTold(
            name=name, stops=[min(at, len(stops) - 1) for at, _ in found], values=[values for _, values in found]
        )
        for name, found in reel.tallies.items()
        if any(len(set(values)) > 1 or values != found[0][1] for _, values in found)
    ]
    return replays.ReplayTold(table=table, stops=stops, tallies=tallies)


def _seat_told(name: str) -> tables.SeatTold:
    """Whoever has the name of a bot was one."""
    try:
        bots.make(name, fast("check"))
    except BadInput:
        return tables.seat_told(name)
    return tables.seat_told(bot=name)


def facts_told(asked: replays.FactsAsked) -> replays.FactsTold:
    """What was told, as a seat heard it then, or with all that was hidden."""
    reel = reel_of(asked.record)
    book, seat = reel.game.facts, _watcher(reel, asked.seat)
    known = [event if asked.is_open else book.redacted(event, seat) for event in reel.ear.events]
    heard = list(accumulate((1 if event else 0 for event in known), initial=0))
    counts = [heard[stop.events] for stop in reel.stops]
    facts = [book.fact(event) for event in known if event]
    tale = Tale(reel.game.seeing.story(reel.game.name))
    stories: list[views.StoryTold] = []
    for count in counts:
        before = tale.facts
        tale.go_on(facts[before:count])
        stories.append(story_of(tale, before))
    return replays.FactsTold(facts=facts_of(facts), counts=counts, stories=stories)


def positions_told(asked: replays.PositionsAsked) -> replays.PositionsTold:
    """Some positions on end, as a seat saw them."""
    reel = reel_of(asked.record)
    _watcher(reel, asked.seat)
    last = min(asked.start + asked.count, len(reel.stops))
    if asked.start >= last:
        raise BadInput("replay/stop", stop=asked.start, last=len(reel.stops) - 1)
    positions: list[replays.PositionTold] = []
    site: Site | None = None
    for table in reel.tables(asked.start, last - 1):
        lies = reel.game.seeing.site(table.view(None))
        told = None if lies is None or lies == site else land_told(lies)
        site = lies
        positions.append(_position(table, asked.seat, told))
    return replays.PositionsTold(positions=positions)


def _position(table: Table, seat: int | None, land: lands.LandTold | None) -> replays.PositionTold:
    view = view_told(table.view(seat)).model_copy(update={"choices": [], "targets": [], "prompt": []})
    hands = [table.view(other).shown().get("hand") for other in range(int(table.players))]
    shown = [hand for hand in hands if isinstance(hand, list)]
    return replays.PositionTold(view=view, hands=shown, land=land)


def _watcher(reel: Reel, seat: int | None) -> int:
    if seat is not None and seat >= len(reel.record.players):
        raise BadInput("seat/unknown", seat=seat, last=len(reel.record.players) - 1)
    return -1 if seat is None else seat
