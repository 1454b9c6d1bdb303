"""One table that people and bots share: the truth, who sits where, and who is connected.

A room is made from its stored log alone, so it can be dropped from memory and made again at any time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Literal

from warren.core.errors import BadInput
from warren.core.facts import Ear
from warren.core.game import Game
from warren.core.table import Table
from warren.server.audience import Audience, Guest
from warren.server.storage import Line, Sequel, Stored
from warren.server.wire import tables, views

Status = Literal["open", "playing", "over"]

STAND_IN = "greedy"
"""The bot that plays for somebody who has left."""


class Room:
    def __init__(self, stored: Stored, game: Game, names: dict[str, str]) -> None:
        self.id = stored.id
        self.game = game
        self.setup = game.agree_text(stored.settings, stored.revision)
        self.seed = stored.seed
        self.host = stored.host
        self.people = [person for person, _ in stored.seats]
        self.bots = [bot for _, bot in stored.seats]
        self.names = names
        self.sequel = stored.sequel
        self.next: str | None = None  # the table of the sequel, once it is made
        self.again: int | None = None  # the seat of who plays the same again there, and asks the others to
        self.invited: dict[int, tuple[str, float]] = {}  # open seats that are kept: for whom, and until when
        self.stand_ins: set[int] = set()
        self.moves = [0] * len(stored.seats)
        self.length = 0
        self.since = 0.0  # when something happened last that everybody saw
        self.table: Table | None = None
        self.ear = Ear(game.facts)
        self.guests: set[Guest] = set()
        self.audiences: dict[int | None, Audience] = {}  # by seat; spectators are one, even where nobody looks on
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self._nap: asyncio.Future[None] | None = None
        for line in stored.lines:
            self.carry_out(line)

    # --- the log -----------------------------------------------------------------------------------------------------

    def carry_out(self, line: Line) -> None:
        """Do what a line of the log says; `BadInput` if it cannot have come about."""
        if line.kind == "deal":
            self.table, self.ear = self.dealt()
            self._check(line, 0)
        elif line.kind in ("move", "stand-in"):
            assert line.seat is not None
            before = len(self.playing().log)
            for text in line.data["actions"]:
                self.playing().play(line.seat, self.game.actions.parse(text))
            self._check(line, before)
            self.moves[line.seat] += 1
        elif line.kind == "leave" and self.table is not None and line.seat is not None:
            self.stand_ins.add(line.seat)
        elif line.kind == "join" and line.seat is not None:
            self.stand_ins.discard(line.seat)
            self.invited.pop(line.seat, None)
        elif line.kind == "invite" and line.seat is not None:
            self.invited[line.seat] = (line.data["person"], line.data["until"])
        elif line.kind == "again":
            self.again = line.seat
            self.sequel = Sequel(line.data["table"], self.game.name, line.data["settings"], line.data["person"])
        self.length += 1

    def dealt(self) -> tuple[Table, Ear]:
        """The table as it is dealt from the room's seed."""
        ear = Ear(self.game.facts)
        return self.game.start(self.setup, self.seed, "strong", ear), ear

    def first_lines(self, left: set[int]) -> list[Line]:
        """How the log of a table begins where everybody sits already, and where bots stand in for those who have left.

        All of it is stored at once: a table without its stand-ins would wait for people who are gone.
        """
        deal = Line("deal", None, {"outcomes": outcomes(self.dealt()[0], 0)})
        return [deal, *(Line("leave", seat, {"person": self.people[seat]}) for seat in sorted(left))]

    def invitations(self, until: float) -> list[Line]:
        """How the log of a table begins at which the same is played again: those who were here to the end are asked."""
        assert self.sequel is not None
        asked = [
            (seat, person)
            for seat, person in enumerate(self.people)
            if person not in (None, self.sequel.host) and seat not in self.stand_ins
        ]
        return [Line("invite", seat, {"person": person, "until": until}) for seat, person in asked]

    def tried(self, seat: int, actions: list[int], *, is_whole: bool) -> tuple[Table, Ear, Line]:
        """A move played on a clone, and its line for the log. The room itself is as before."""
        table = self.playing().clone()
        ear = table.listen()
        before = len(table.log)
        if is_whole:
            table.play_all(seat, actions)
        else:
            for action in actions:
                table.play(seat, action)
        texts = [self.game.actions.text(action) for action in actions]
        kind = "stand-in" if seat in self.stand_ins else "move"
        return table, ear, Line(kind, seat, {"actions": texts, "outcomes": outcomes(table, before)})

    def adopt(self, table: Table, ear: Ear, seat: int, now: float) -> None:
        """Make what was tried, and stored, the truth; the ear has heard what is new."""
        self.table = table
        for event in ear.events:
            self.ear.hear(event)
        self.moves[seat] += 1
        self.length += 1
        if self._inform(None):
            self.since = now

    def playing(self) -> Table:
        if self.table is None:
            raise BadInput("table/not-begun")
        return self.table

    def _check(self, line: Line, before: int) -> None:
        if outcomes(self.playing(), before) != line.data["outcomes"]:
            raise BadInput("table/log", table=self.id, line=self.length)

    # --- who is there ------------------------------------------------------------------------------------------------

    def status(self) -> Status:
        if self.table is None:
            return "open"
        return "over" if self.table.is_over() else "playing"

    def seat_of(self, person: str | None) -> int | None:
        return self.people.index(person) if person is not None and person in self.people else None

    def open_seats(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None and self.people[seat] is None]

    def free_seat(self, person: str | None, wanted: int | None) -> int:
        """The seat that is kept for somebody; else the open one that is wanted, or the first."""
        for seat, (invited, _) in self.invited.items():
            if invited == person:
                return seat
        seats = [seat for seat in self.open_seats() if seat not in self.invited]
        if not seats:
            raise BadInput("table/invited" if self.invited else "table/full", table=self.id)
        if wanted is None:
            return seats[0]
        if wanted not in seats:
            raise BadInput("table/taken", seat=wanted)
        return wanted

    def first_release(self) -> float:
        """When the first seat that is kept is open to everybody."""
        return min(until for _, until in self.invited.values())

    def release(self, now: float) -> None:
        """Who has not come by now has no seat kept any more."""
        self.invited = {seat: kept for seat, kept in self.invited.items() if kept[1] > now}

    def bot_of(self, seat: int) -> str | None:
        """The bot that acts for a seat: its own, or the one that stands in."""
        return STAND_IN if seat in self.stand_ins else self.bots[seat]

    def bots_to_act(self) -> list[int]:
        """The seats of bots that may act now: where there are no turns, one after the other."""
        seats = [] if self.table is None else [seat for seat in self.table.seats() if self.bot_of(seat) is not None]
        return seats[:1] if self.table is not None and self.table.is_anytime() else seats

    def is_to_be_dealt(self) -> bool:
        return self.table is None and not self.open_seats()

    def is_to_go_on(self) -> bool:
        """Whether the next table is to be made."""
        return self.sequel is not None and self.next is None and self.status() == "over"

    def has_work(self) -> bool:
        """Whether the house has something to do here. Where nobody looks on, bots rest."""
        arranges = self.is_to_be_dealt() or self.is_to_go_on() or bool(self.invited)
        return arranges or (bool(self.guests) and bool(self.bots_to_act()))

    async def rest(self, nap: Awaitable[None]) -> None:
        """Let a bot wait, until it has waited long enough or somebody has done something."""
        self._nap = asyncio.ensure_future(nap)
        try:
            await asyncio.wait({self._nap})
        finally:
            self._nap.cancel()
            self._nap = None

    def rouse(self) -> None:
        """Things have changed: whatever a bot waits for, it looks again."""
        if self._nap is not None:
            self._nap.cancel()

    def people_waited_for(self) -> list[int]:
        """Their seats, as everybody sees it: also who has answered already."""
        return [seat for seat in self.playing().view(None).waiting_for if self.bot_of(seat) is None]

    def may_somebody_speak(self, closer: int) -> bool:
        """Whether people may speak up before that seat acts, for all that those who look on may know.

        That somebody has let it pass is their own affair: it counts where nobody else would see the difference.
        """
        if not self.playing().is_closed_by(closer):
            return False
        speakers = self.people_waited_for()
        if len(speakers) == 1 and {guest.person for guest in self.guests} <= {self.people[speakers[0]]}:
            return speakers[0] in self.playing().seats()
        return bool(speakers)

    # --- what is told ------------------------------------------------------------------------------------------------

    def told(self, seat: int | None) -> tables.TableTold:
        """The table as it is told to whoever sits there, or looks on (None)."""
        here = {guest.person for guest in self.guests}
        seats = [
            tables.SeatTold(
                name=None if who is None else self.names.get(who, ""),
                bot=bot,
                invited=self.names.get(self.invited[other][0], "") if other in self.invited else None,
                is_open=who is None and bot is None and other not in self.invited,
                is_here=bot is not None or (who in here and other not in self.stand_ins),
                is_stood_in=other in self.stand_ins,
            )
            for other, (who, bot) in enumerate(zip(self.people, self.bots, strict=True))
        ]
        return tables.TableTold(
            id=self.id,
            game=self.game.name,
            settings=self.setup.told(),
            status=self.status(),
            seats=seats,
            your_seat=seat,
            maker=self.seat_of(self.host),
            then=None if self.sequel is None else self.sequel.game,
            again=None if self.next is None else self.again,
            next=self.next,
        )

    def told_to_owner(self, seat: int | None, made: float) -> tables.OwnTable:
        """The table in a list of one's own: by what one may know, as at the table itself."""
        view = None if self.table is None else self.table.view(seat)
        waits_for = [] if view is None else view.waiting_for
        has_choice = view is not None and bool(view.choices) and seat not in self.stand_ins
        outcome = None if view is None or view.outcome is None else view.outcome.json()
        return tables.OwnTable(
            table=self.told(seat),
            made=made,
            waits_for=waits_for,
            waits_for_you=has_choice and seat in waits_for,
            outcome=None if outcome is None else views.OutcomeTold.model_validate(outcome),
        )

    def _inform(self, seat: int | None) -> bool:
        """Let an audience know how things stand; whether it has heard or seen anything new of the game."""
        audience = self.audiences.setdefault(seat, Audience(seat, self.game.seeing.story(self.game.name)))
        return audience.learn(self.told(seat), 0 if seat is None else self.moves[seat], self.table, self.ear)

    def tell_all(self) -> None:
        """Tell everybody who is here what is news to them."""
        here = {None, *(self.seat_of(guest.person) for guest in self.guests)}
        self.audiences = {seat: known for seat, known in self.audiences.items() if seat in here}
        for seat in here:
            self._inform(seat)
        for guest in self.guests:
            self.audiences[self.seat_of(guest.person)].tell(guest, self.ear.book)


def outcomes(table: Table, before: int) -> list[list[int]]:
    """The chance outcomes in a table's log from a place on."""
    return [[n, what] for _, what, n in table.entries(before) if n >= 0]
