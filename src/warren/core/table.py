"""One game in progress: the whole truth, mutable, cheap to clone.

    table = warren.game("jackrabbit").new(seed=7)
    while not table.is_over():
        seat = table.seats()[0]              # who may act now
        action = table.choices(seat)[0]      # what they may do: small integers, see actions.py
        table.play(seat, action)             # checks it, does it, runs on to the next decision

What a table waits for is a stack of steps (step.py). What it draws at random comes from its own generator (rng.py),
when it is needed and not before: a face-down pile is a set of cards without an order, so there is no future to
peek at. What happens is told as facts (facts.py). What one seat may know of it is a view (view.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Self, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from warren.core import dump
from warren.core.choices import Choices
from warren.core.errors import BadInput, IllegalAction, Reason
from warren.core.facts import Ear, Listener, Pair
from warren.core.messages import sitter
from warren.core.rng import NO_CHANCE, NO_ORIGIN, Chance, MetChance, Origin
from warren.core.settings import Setup
from warren.core.step import Anytime, Step
from warren.core.view import View

if TYPE_CHECKING:
    from warren.core.game import Game


class Outcome:
    """How a game ended: the reason (a message id), who won (nobody: a draw), and each seat's score."""

    def __init__(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores

    def returns(self) -> list[int]:
        """1 for each winner, -1 for each loser, 0 for everybody in a draw."""
        if not self.winners:
            return [0] * len(self.scores)
        return [1 if seat in self.winners else -1 for seat in range(len(self.scores))]

    def json(self) -> dict[str, object]:
        return {"reason": self.reason, "winners": list(self.winners), "scores": list(self.scores)}

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, winners={self.winners}, scores={self.scores})"


class Draft:
    """A move being composed: what could come next, and what the seat would see. Nothing has happened yet."""

    def __init__(self, choices: list[int], prompt: list[int], preview: View, is_complete: bool, ended: str) -> None:
        self.choices = choices
        self.prompt = prompt
        self.preview = preview
        self.is_complete = is_complete  # the move can be sent as it is
        self.ended = ended  # "" while it can go on, else why not: "chance", "hidden", "turn"


class MetHidden(Exception):
    """Raised where a draft would learn what its seat may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress.

    Its methods come in three groups: what everybody uses, what the rules of a game use, and the hooks a game fills in.
    """

    _top: Step[Self] | None  # the topmost step: asked for all the time, and an item of a list is looked at each time
    _below: list[Step[Self]]  # the others, the lowest first, and room for more: see `_depth`

    def __init__(self, game: Game, setup: Setup, players: int) -> None:
        self.game = game
        self.setup = setup
        self.players: i64 = players
        self.outcome: Outcome | None = None
        self.chance: Chance = NO_CHANCE
        self.origin: Origin = NO_ORIGIN  # the seed behind `chance`, as far as it is known here
        self.log = vec[i64]()  # every action and chance outcome, packed: see `entries`
        self.journal = vec[i64]()  # what was told, as far as anybody still has to remember it
        self.is_imagined = False  # drawn from a view, or set up: it has a present and a memory, but no record
        self.found = Choices()  # used again for every `pick`
        self.picked_from: i64 = 0  # how many choices the last `pick` had
        self._is_draft = False
        self._listener: Listener | None = None
        self._top = None
        self._below = []
        self._depth: i64 = 0  # how many of them count: a list that shrinks and grows asks for memory each time

    # --- for everybody -------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether there is an outcome, so that nobody may act any more."""
        return self.outcome is not None

    def seats(self) -> list[int]:
        """Who may act now. Empty when the game is over.

        This is the truth: it tells who has answered an `Ask` already. What players may know is `view.waiting_for`.
        """
        return self.step().seats(self) if self.is_waiting() else []

    def mover(self) -> i64:
        """The first of `seats`: the one that search and learning let act now. `BadInput` if the game is over."""
        return self.step().mover(self)

    def choices(self, seat: int) -> list[int]:
        """The seat's legal actions; none if it may not act now."""
        return self.step().offered(self, seat) if self.is_waiting() and self._is_seat(seat) else []

    def prompt(self, seat: int) -> list[int]:
        """What the seat is offered on screen."""
        return self.step().prompt(self, seat) if self.is_waiting() and self._is_seat(seat) else []

    def play(self, seat: int, action: int) -> None:
        """Do one action after checking it, and run on to the next decision. Raises `IllegalAction`."""
        self._check(seat, action)
        if self.chance is NO_CHANCE:
            self._try(seat, [action])
        self.do(seat, action)

    def play_all(self, seat: int, actions: list[int]) -> None:
        """Play a whole composed move, or nothing of it."""
        draft = self.after(seat, actions)
        if not draft.is_complete:
            texts = tuple(self.game.actions.text(action) for action in draft.choices)
            raise IllegalAction(Reason("core-move-unfinished", choices=texts))
        if self.chance is NO_CHANCE:
            self._try(seat, actions)
        for action in actions:
            self.do(seat, action)

    def after(self, seat: int, prefix: list[int], listener: Listener | None = None) -> Draft:
        """What a seat could do, and would see, after the first parts of a move. Has no effect.

        A listener hears what would happen: the seat itself may know all of that.
        """
        *_, draft = self.drafts(seat, prefix, len(prefix), listener)
        return draft

    def drafts(self, seat: int, prefix: list[int], start: int = 0, listener: Listener | None = None) -> Iterator[Draft]:
        """The same after each so many parts, from a number of them on: the last is the whole. Played once for all.

        Those that stand come before `IllegalAction` tells of the part that does not.
        """
        trial = self.clone()
        if listener is not None:
            trial.listen(listener)
        trial.chance = NO_CHANCE
        trial._is_draft = True
        ended = ""
        if start == 0:
            yield trial.drafted(seat, 0, ended)
        for count, action in enumerate(prefix, 1):
            if ended:
                raise IllegalAction(Reason("core-draft-ended", ended=ended, action=self.game.actions.text(action)))
            trial._check(seat, action)
            try:
                trial.do(seat, action)
            except MetChance:
                ended = "chance"
            except MetHidden:
                ended = "hidden"
            else:
                ended = "" if seat in trial.seats() else "turn"
            if ended in ("chance", "hidden"):
                trial.drop_steps()  # it stopped in the middle of a rule: there is no next decision to show
            if count >= start:
                yield trial.drafted(seat, count, ended)

    def drafted(self, seat: int, count: int, ended: str) -> Draft:
        """How a draft stands after so many parts, on the clone that it is tried on."""
        is_complete = count > 0 and (bool(ended) or not self.step().continues())
        return Draft(self.choices(seat), self.prompt(seat), self.view(seat), is_complete, ended)

    def explain(self, seat: int, action: int) -> Reason | None:
        """Why the action is not legal for this seat now, from what the seat may know; None if it is legal."""
        if action not in self.game.actions:
            return Reason("core-no-such-action", action=action, last=self.game.actions.size - 1)
        if not self.is_waiting():
            return Reason("core-game-over")
        if not self._is_seat(seat):
            return Reason("core-no-such-seat", seat=seat, last=int(self.players) - 1)
        if seat not in self.seats():
            known = self.step().known_seats(self)
            waiting = tuple(sitter(other) for other in known if other != seat)
            if seat in known:
                return Reason("core-answered-already", waiting=waiting)
            left_out = self.step().left_out(self, seat, action)
            if left_out is not None:
                return left_out
            return Reason("core-not-your-turn", seat=seat, waiting=waiting)
        if action in self.choices(seat):
            return None
        return self.step().why_not(self, seat, action)

    def view(self, seat: int | None) -> View:
        """All that a seat may know, with its memory (None: a spectator)."""
        if seat is not None and not self._is_seat(seat):
            raise BadInput("seat/unknown", seat=seat, last=int(self.players) - 1)
        who: i64 = -1 if seat is None else seat
        view = self.observe(who)
        view.seat = who
        view.outcome = self.outcome
        view.memory = self.game.facts.redact_all(self.journal, who)
        if self.is_waiting():
            step = self.step()
            view.waiting_for = step.known_seats(self)[:]
            view.phase = self.phase()
            if who >= 0:
                view.choices = step.offered(self, who)
                view.prompt = step.prompt(self, who)
                view.rules = step.rules(self, who) if view.choices else ()
                view.asks = step.asks(self, who) if view.choices else None
        return view

    def listen(self, listener: Listener | None = None) -> Ear:
        """Have what happens from now on told to a listener; without one, to an `Ear` that is returned.

        Those who listen already go on listening. Clones have no listeners.
        """
        ear = Ear(self.game.facts)
        new: Listener = ear if listener is None else listener
        self._listener = new if self._listener is None else Pair(self._listener, new)
        return ear

    def clone(self) -> Table:
        """An independent copy. Games override this where speed matters."""
        copy = self.game.blank(self.setup)
        copy.restore(self.save())
        copy.adopt(self)
        return copy

    def next_to_begin(self) -> int:
        """The seat left of who began, for those who play again."""
        return next((seat + 1) % int(self.players) for seat, _, n in self.entries() if n < 0)

    def dump(self) -> bytes:
        """The whole table as bytes; the game's `load` reads them."""
        return dump.dump(self)

    def entries(self, start: int = 0) -> list[tuple[int, int, int]]:
        """The log: `(seat, action, -1)` for each action, `(-1, outcome, n)` for each chance outcome of `below(n)`.

        Packed, an outcome has the lowest bit set, then 31 bits of outcome and 31 of n; an action has 8 bits of seat
        and the rest for its number.
        """
        entries: list[tuple[int, int, int]] = []
        for packed in self.log[start:]:
            if packed & 1:
                entries.append((-1, packed >> 1 & 0x7FFFFFFF, packed >> 32))
            else:
                entries.append((packed >> 1 & 0xFF, packed >> 9, -1))
        return entries

    # --- for the rules of a game -----------------------------------------------------------------------------------

    def below(self, n: i64) -> i64:
        """One random event: a whole number from 0 to n - 1. The only source of chance for rules."""
        outcome = self.chance.below(n)
        self.log = append(self.log, n << 32 | outcome << 1 | 1)
        return outcome

    def met_chance(self) -> bool:
        """Whether the last action led to a random event."""
        return len(self.log) > 0 and self.log[-1] & 1 == 1

    def tell(self, event: i64) -> None:
        """Tell what happened: it goes into the journal, unless it is fleeting, and to whoever listens."""
        if not self.game.facts.is_fleeting(event):
            self.journal = append(self.journal, event)
        if self._listener is not None:
            self._listener.hear(event)

    def forget(self) -> None:
        """Start the journal anew, where nothing that happened so far tells anything about what is hidden now."""
        self.journal = vec[i64]()

    def unveil(self) -> None:
        """Rules call this before something that its seat could not have foreseen is made known: a draft ends here."""
        if self._is_draft:
            raise MetHidden

    def push(self, step: Step[Self]) -> None:
        """Put a step on top of what the table waits for."""
        if self._top is not None:
            if self._depth < len(self._below):
                self._below[self._depth] = self._top
            else:
                self._below.append(self._top)
            self._depth += 1
        self._top = step

    def finish(self, outcome: Outcome) -> None:
        """The game is over, at once: whatever was still pending is dropped."""
        self.outcome = outcome
        self.drop_steps()

    def under(self, step: Step[Self]) -> Step[Self]:
        """The step below a window: its closer chooses from that one, too. (The window itself may be off by now.)"""
        return self._below[self._depth - 1] if self._top is step else self.step()

    def hand_on(self, seat: i64, action: i64) -> None:
        """Let the topmost step carry out an action that closed the window above it."""
        self._pop().take(self, seat, action)

    def fresh(self, step: Step[Self]) -> Step[Self]:
        """A step like this one, on which nothing has happened yet: steps are frozen, so progress needs a new one."""
        return cast("Step[Self]", self.game.make_step(self.game.step_code(step), step.parts(), []))

    # --- hooks ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """hook: set up, deal, and push the first step."""
        raise NotImplementedError

    def observe(self, seat: i64) -> View:
        """hook: the game's own part of what a seat (-1: a spectator) may know."""
        raise NotImplementedError

    def save(self) -> dict[str, list[int]]:
        """hook: everything about this table that `Table` itself does not keep, as lists of numbers under names."""
        raise NotImplementedError

    def restore(self, state: dict[str, list[int]]) -> None:
        """hook: take up what `save` gave; `KeyError` or `ValueError` if it is no such thing."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """hook: every card or piece on the table, wherever it is, sorted: none is ever lost or doubled."""
        return []

    # --- how it works ------------------------------------------------------------------------------------------------

    def do(self, seat: i64, action: i64) -> None:
        """Do an action known to be legal: for playouts and search, which take it from `choices`."""
        self.log = append(self.log, action << 9 | seat << 1)
        self._pop().take(self, seat, action)
        self.run_on()

    def run_on(self) -> None:
        """Do the work that lies on top, up to the next decision."""
        while self._top is not None and self._top.is_work():
            self._pop().take(self, -1, -1)

    def pick(self, seat: i64, chance: Chance) -> i64:
        """Any of the choices of a seat that may act now; `picked_from` then tells how many there were."""
        return self.step().pick(self, seat, chance)

    def is_closed_by(self, seat: int) -> bool:
        """Whether the seat, by acting now, closes a window in which others may speak up."""
        return self.is_waiting() and self.step().is_closed_by(seat)

    def is_anytime(self) -> bool:
        """Whether there are no turns now: all seats that are waited for act when they like."""
        return isinstance(self._top, Anytime)

    def step(self) -> Step[Self]:
        """What is waited for: the topmost step. `BadInput` if the game is over."""
        if self._top is None:
            raise BadInput("table/over")
        return self._top

    def steps(self) -> list[Step[Self]]:
        """All that is waited for, the topmost last."""
        return [] if self._top is None else [*self._below[: self._depth], self._top]

    def is_waiting(self) -> bool:
        """Whether anything is waited for: not when the game is over, nor before it has begun."""
        return self._top is not None

    def drop_steps(self) -> None:
        """Wait for nothing any more."""
        self._top = None
        self._depth = 0

    def phase(self) -> str:
        """The phase of the turn; the empty text where there are none."""
        return next((step.phase for step in reversed(self.steps()) if step.phase), "")

    def continues(self) -> bool:
        """Whether the decision at hand goes on with one already begun."""
        return self._top is not None and self._top.continues()

    def adopt(self, other: Self) -> None:
        """Take over what `Table` keeps of another table: for `clone`."""
        self.outcome = other.outcome
        self.chance = other.chance.copy()
        self.origin = other.origin
        self.log = other.log[:]
        self.journal = other.journal[:]
        self.is_imagined = other.is_imagined
        self._is_draft = other._is_draft
        self._top = other._top
        self._below = other._below[: other._depth]
        self._depth = other._depth

    def saved_steps(self) -> list[list[list[int]]]:
        """The stack, bottom first: class, constructor numbers and progress of each step."""
        return [[[self.game.step_code(step)], step.parts(), step.progress()] for step in self.steps()]

    def restore_steps(self, saved: list[list[list[int]]]) -> None:
        for code, parts, progress in saved:
            self.push(cast("Step[Table]", self.game.make_step(code[0], parts, progress)))

    def _is_seat(self, seat: int) -> bool:
        return 0 <= seat < int(self.players)  # as plain integers: a number may be larger than the machine's

    def _pop(self) -> Step[Self]:
        step = self.step()
        if self._depth > 0:
            self._depth -= 1
            self._top = self._below[self._depth]
        else:
            self._top = None
        return step

    def _check(self, seat: int, action: int) -> None:
        if not self._allows(seat, action):
            reason = self.explain(seat, action)
            assert reason is not None
            raise IllegalAction(reason)

    def _allows(self, seat: int, action: int) -> bool:
        """Whether this is among the seat's choices."""
        if not self.is_waiting() or not self._is_seat(seat) or action not in self.game.actions:
            return False
        return self.step().allows(self, seat, action)

    def _try(self, seat: int, actions: list[int]) -> None:
        """Play on a clone first: without a source of chance, a table must not stop in the middle of a rule."""
        trial = self.clone()
        for action in actions:
            try:
                trial.do(seat, action)
            except MetChance as met:
                raise BadInput("table/no-chance", action=self.game.actions.text(action)) from met
