"""One game at one terminal: people and bots in its seats, a move being composed, and a file that keeps all of it.

    session = Session.start(warren.game("jackrabbit"), setup, (Seat("Ann"), Seat(bot="greedy")), path)
    while not session.table.is_over():
        if session.is_bots_turn():
            session.let_bot_act()
        else:
            session.pick(session.draft().choices[0])      # compose a move, part by part ...
            if session.draft().is_complete:
                session.confirm()                         # ... and play it whole

Whatever shows it asks the session; nothing here knows words, keys or screens.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from warren import bots
from warren.bots.advice import Advice, advise
from warren.core.actions import PASS
from warren.core.errors import BadInput, IllegalAction, Reason
from warren.core.facts import Ear, Fact
from warren.core.game import Game
from warren.core.record import record, replay
from warren.core.rng import fast
from warren.core.settings import Setup
from warren.core.table import Draft, Table
from warren.core.view import View
from warren.games import get
from warren.terminal import saves
from warren.terminal.coming import to_come_again
from warren.terminal.saves import Saved, Seat


class Session:
    """Use `start` or `resume`."""

    def __init__(self, table: Table, ear: Ear, seats: Sequence[Seat], path: Path | None) -> None:
        self.table = table
        self.game: Game = table.game
        self.seats = tuple(seats)
        self.path = path  # None: the game is not kept
        self.parts: list[int] = []  # of the move that the person to act is composing
        self._onward: list[int] = []  # what it goes on with by itself, as soon as that can be done
        self._since = 0  # how many parts the move had when that was said
        self._gone = 0  # how much of that is part of the move already
        self._ear = ear

    @classmethod
    def start(
        cls, game: Game, setup: Setup, seats: Sequence[Seat], path: Path | None, seed: str | None = None
    ) -> Session:
        """A new game. A game that is kept in the file already must have been set aside."""
        ear = Ear(game.facts)
        table = game.start(setup, secrets.token_hex(16) if seed is None else seed, listener=ear)
        if len(seats) != table.players:
            raise BadInput("seats/too-many", given=len(seats), seats=int(table.players))
        _check_bots(seats)
        session = cls(table, ear, seats, path)
        session.keep()
        return session

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Go on with the game in a file, where it was."""
        saved = saves.load(path)
        try:
            game = get(saved.record.game)
            ear = Ear(game.facts)
            table = replay(saved.record, game, ear)
            _check_bots(saved.seats)
            session = cls(table, ear, saved.seats, path)
            session.parts = [game.actions.parse(text) for text in saved.draft]
            is_fine = not session.parts or (session.is_persons_turn() and bool(session.draft()))
        except (BadInput, IllegalAction) as problem:
            raise BadInput("save/record", path=str(path), problem=str(problem)) from problem
        if not is_fine:
            raise BadInput("save/damaged", path=str(path))
        return session

    def keep(self) -> None:
        """Write the file."""
        if self.path is not None:
            names = tuple(seat.bot or seat.name for seat in self.seats)
            draft = tuple(self.game.actions.text(part) for part in self.parts)
            saves.write(self.path, Saved(record(self.table, names), self.seats, draft))

    def command(self) -> str:
        """What to type to go on with the game another time."""
        is_usual = self.path is None or self.path == saves.place_of(self.game.name)
        return to_come_again(["play", self.game.name, *([] if is_usual else ["--file", str(self.path)])])

    # --- whose turn it is ------------------------------------------------------------------------------------------

    def mover(self) -> int:
        """The seat that is to act now. The game must not be over."""
        return int(self.table.mover())

    def is_begun(self) -> bool:
        """Whether anybody has made a move."""
        return bool(self.parts) or any(seat >= 0 for seat, _, _ in self.table.entries())

    def is_bots_turn(self) -> bool:
        return not self.table.is_over() and bool(self.seats[self.mover()].bot)

    def is_by_the_way(self) -> bool:
        """Whether the one to act may speak up in the turn of another."""
        return PASS in self.table.choices(self.mover())

    def is_persons_turn(self) -> bool:
        return not self.table.is_over() and not self.seats[self.mover()].bot

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if not who.bot]

    def reader(self) -> int | None:
        """Whose eyes the screen is for: the only person's, or those of the person to act. None: nobody plays."""
        people = self.people()
        if len(people) == 1:
            return people[0]
        if self.table.is_over() or self.is_bots_turn():
            return None
        return self.mover() if people else None

    # --- what is known ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may know, with the move that it is composing."""
        if self.parts and seat == self.mover():
            return self.draft().preview
        return self.table.view(seat)

    def facts(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Fact]:
        """What a seat was told, from the beginning or from an earlier `so_far` on, until now or until a later one."""
        known = Ear(self.game.facts)
        known.events = self._ear.events[since : self.so_far() if until is None else until]
        return known.facts(seat)

    def so_far(self) -> int:
        """How much has happened so far: for `facts`."""
        return len(self._ear.events)

    def until_last_move(self, seat: int) -> int:
        """How much had happened after a seat's latest move, found by playing the game again up to it; 0 before any."""
        if all(mover != seat for mover, _, _ in self.table.entries()):
            return 0
        played = record(self.table)
        latest = max(number for number, move in enumerate(played.moves) if move.seat == seat)
        if latest == len(played.moves) - 1:
            return self.so_far()
        played.moves = played.moves[: latest + 1]
        played.outcome = None
        ear = Ear(self.game.facts)
        replay(played, self.game, ear)
        return len(ear.events)

    # --- composing a move --------------------------------------------------------------------------------------------

    def draft(self) -> Draft:
        """What could come next, and what the person to act would see."""
        return self.table.after(self.mover(), self.parts)

    def decision(self) -> View:
        """What the person to act decides from: the move so far, or the table if nothing can be added to the move."""
        draft = self.draft()
        return self.table.view(self.mover()) if draft.is_complete else draft.preview

    def beforehand(self) -> list[Reason]:
        """What is said before the move that is being composed is played; nothing while it is not complete."""
        draft = self.draft()
        return self.game.seeing.beforehand(draft.preview, self.parts) if draft.is_complete else []

    def foreseen(self) -> list[Fact]:
        """What the move that is being composed would do, as far as its player can know."""
        ear = Ear(self.game.facts)
        if self.parts:
            self.table.after(self.mover(), self.parts, ear)
        return ear.facts(self.mover())

    def pick(self, action: int) -> None:
        """Add a part to the move; `IllegalAction` if it cannot be added, and then nothing has changed."""
        self.compose([*self.parts, action])

    def compose(self, parts: list[int], onward: Sequence[int] = ()) -> None:
        """Put another move in place of this one; `IllegalAction` if it cannot be, and then nothing has changed.

        `onward` is what it goes on with by itself, as soon as what comes before, a payment, has been chosen.
        """
        self.table.after(self.mover(), parts)
        self.parts = list(parts)
        if onward or len(parts) < self._since:
            self._onward, self._since, self._gone = list(onward), len(parts), 0
        while self._gone < len(self._onward) and self._onward[self._gone] in self.draft().choices:
            self.parts.append(self._onward[self._gone])
            self._gone += 1
        self.keep()

    def can_compose(self, parts: list[int]) -> bool:
        """Whether these parts begin a legal move, or are one."""
        try:
            self.table.after(self.mover(), parts)
        except IllegalAction:
            return False
        return True

    def take_back(self) -> None:
        """Take back what was chosen last, if there is anything, and what the move went on with from there."""
        while self.parts and self._gone and self.parts[-1] == self._onward[self._gone - 1]:
            self.parts.pop()
            self._gone -= 1
        if self.parts:
            self.compose(self.parts[:-1])

    def confirm(self) -> None:
        """Play the move that was composed."""
        self.table.play_all(self.mover(), self.parts)
        self.parts, self._onward, self._since, self._gone = [], [], 0, 0
        self.keep()

    def why_not(self, action: int) -> Reason | None:
        """Why an action cannot be the next part; None if it can."""
        try:
            self.table.after(self.mover(), [*self.parts, action])
        except IllegalAction as refusal:
            return refusal.reason
        return None

    def matter_of_course(self, kinds: tuple[str, ...]) -> int | None:
        """The only thing that the person to act can do, if it is of these kinds and a whole move.

        Where several people share a screen nobody is passed over: that would tell what they hold.
        """
        if not self.is_persons_turn() or self.parts or len(self.people()) > 1:
            return None
        choices = self.table.choices(self.mover())
        is_one = len(choices) == 1 and self.game.actions.text(choices[0]).partition(":")[0] in kinds
        is_whole = is_one and self.table.after(self.mover(), choices).is_complete
        return choices[0] if is_whole else None

    # --- bots --------------------------------------------------------------------------------------------------------

    def let_bot_act(self) -> None:
        """The bot to act makes a move."""
        self.play(self.think(self.mover()))

    def think(self, seat: int) -> list[int]:
        """The move that the bot in a seat would make now. Changes nothing, and is the same whenever it is asked."""
        return self.thinking(seat)()

    def thinking(self, seat: int) -> Callable[[], list[int]]:
        """The same, to be called in another thread: all that it needs of the session is taken now."""
        source = f"{self.table.origin.seed} {len(self.table.log)} bot {seat}"
        return partial(bots.make(self.seats[seat].bot, fast(source)).move, self.table.view(seat))

    def play(self, move: list[int]) -> None:
        """Play a whole move that a bot has thought of, or that nobody has to think of."""
        self.table.play_all(self.mover(), move)
        self.keep()

    def advice(self) -> Advice:
        """What the search would do in place of the person to act, from what they may know."""
        return self.advising(self.decision())()

    def advising(self, view: View) -> Callable[[], Advice]:
        """Advice, to be called in another thread: all that it needs of the session is taken now."""
        return partial(advise, view, fast(f"advice {len(self.table.log)} {self.parts}"))


def _check_bots(seats: Sequence[Seat]) -> None:
    for seat in seats:
        if seat.bot:
            bots.make(seat.bot, fast("check"))
