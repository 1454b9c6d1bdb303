"""Steps: what a table is waiting for.

Pending decisions form a stack. The one on top decides who may act and what they may do; when it has been answered
it comes off and may put further steps on: a fight inside a turn is a step on top of the turn. There are four kinds
of decision, and work that waits for its turn:

- `Turn`: one seat decides.
- `Ask`: several seats answer unseen by each other; resolved when all have answered.
- `Window`: named seats may speak up, until somebody closes it by acting or all have let it pass.
- `Anytime`: several seats may act whenever they like, in the open; what one does happens at once.
- `Then`: no decision; something to be done once all that lies above it is done.

A step is frozen: it is never changed after it was put on, so that clones of a table can share it. Its constructor
takes whole numbers, and `parts()` gives them back, which is all that is needed to save it.

What a decision is, its class says: its name, the phase of a turn that it is, what it asks. Nobody else has to know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from warren.core.actions import PASS
from warren.core.errors import Reason
from warren.core.rng import Chance

if TYPE_CHECKING:
    from warren.core.table import Table

T_contra = TypeVar("T_contra", bound="Table", contravariant=True)
"""The game's own kind of table."""


class Gathering:
    """Cards that are put together one by one: by which kind of action, how much is needed, how much there is already.

    `suits`: those that count, as a mask; without any, each card counts as one: so many, neither more nor fewer.
    `royals`: how many must be among them. `place`: where they lie meanwhile; -1: they stay in the hand. `worth`: the
    cards that can be chosen and what each counts, where a rule says so; `end`: the action that says there are no more.
    """

    def __init__(
        self,
        kind: str,
        need: i64,
        suits: i64 = 0,
        have: i64 = 0,
        royals: i64 = 0,
        place: i64 = -1,
        worth: dict[int, int] | None = None,
        end: str = "done",
    ) -> None:
        self.kind = kind
        self.need = int(need)
        self.suits = int(suits)
        self.have = int(have)
        self.royals = int(royals)
        self.place = int(place)
        self.worth = worth
        self.end = end


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T_contra]):
    """What every kind of step can tell the table."""

    name: ClassVar[str] = ""
    """What it is called on the wire, in words and in pictures: plain words with hyphens, other ones for each step."""

    phase: ClassVar[str] = ""
    """The phase of a turn that it is. What comes up in between says none, and belongs to that of the step below."""

    def asks(self, t: T_contra, seat: i64) -> Reason | None:
        """What it asks a seat that may choose now, from what that seat may know; None: it is simply their turn."""
        return None

    def gathers(self, t: T_contra, seat: i64) -> Gathering | None:
        """The cards that a seat puts together here; None if it is something else that is decided."""
        return None

    def tells(self, t: T_contra) -> dict[str, object]:
        """Whom it concerns, where and what, by name: in texts and plain numbers, and what everybody may know."""
        return {}

    def seats(self, t: T_contra) -> list[int]:
        """Who may act now, in the one order in which search and learning see them."""
        return []

    def mover(self, t: T_contra) -> i64:
        """The first of `seats`: the one that search and learning let act now."""
        return self.seats(t)[0]

    def known_seats(self, t: T_contra) -> list[int]:
        """Who everybody sees is being waited for. Never tells who has answered already."""
        return self.seats(t)

    def offered(self, t: T_contra, seat: i64) -> list[int]:
        """The seat's legal actions, in ascending order."""
        return []

    def pick(self, t: T_contra, seat: i64, chance: Chance) -> i64:
        """One of the seat's legal actions at random: for random play. Override it where listing them all costs more.

        It sets `t.picked_from` to how many there are, and asks chance only if there are several.
        """
        actions = self.offered(t, seat)
        t.picked_from = len(actions)
        return actions[chance.below(t.picked_from)] if t.picked_from > 1 else actions[0]

    def allows(self, t: T_contra, seat: i64, action: i64) -> bool:
        """Whether an action is among them. Override it where listing them all costs more."""
        return action in self.offered(t, seat)

    def prompt(self, t: T_contra, seat: i64) -> list[int]:
        """What the seat is offered on screen: the legal actions, unless a rule says that a person is not to be told."""
        return self.offered(t, seat)

    def take(self, t: T_contra, seat: i64, action: i64) -> None:
        """Carry out a legal action. The step itself has already been taken off the stack."""
        raise NotImplementedError

    def why_not(self, t: T_contra, seat: i64, action: i64) -> Reason:
        """Why an action of a seat that may act is not legal now, from what that seat may know."""
        return Reason("core-not-offered")

    def left_out(self, t: T_contra, seat: i64, action: i64) -> Reason | None:
        """Why an action is not open to a seat that is not waited for, where a rule says more than that."""
        return None

    def rules(self, t: T_contra, seat: i64) -> tuple[str, ...]:
        """The ids of the rules behind what the seat may choose now, from what that seat may know."""
        return ()

    def continues(self) -> bool:
        """Whether this step goes on with a decision already begun: its parts count as one, and belong to one move."""
        return False

    def is_closed_by(self, seat: i64) -> bool:
        """Whether the seat ends, by acting, what others may still speak up in."""
        return False

    def is_work(self) -> bool:
        """Whether nobody has to decide anything: `take` is called at once, with seat and action -1."""
        return False

    def parts(self) -> list[int]:
        """The numbers its constructor takes."""
        return []

    def progress(self) -> list[int]:
        """What has happened to the step since it was made: answers given, seats that let it pass."""
        return []

    def resume(self, progress: list[int]) -> None:
        """Take up the progress of a step that was saved. Only for a step that is not on any table yet."""

    def progress_of(self, seat: i64) -> list[int]:
        """As much of the progress as is the seat's own business, for `resume`; nothing if it has done nothing yet."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Step[T_contra]):
    """One seat decides."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def choices(self, t: T_contra) -> list[int]:
        """The legal actions."""
        raise NotImplementedError

    def choose(self, t: T_contra, action: i64) -> None:
        """Carry one out."""
        raise NotImplementedError

    def because(self, t: T_contra, action: i64) -> Reason:
        """Why an action is not among the choices."""
        return Reason("core-not-offered")

    def seats(self, t: T_contra) -> list[int]:
        return [self.seat]

    def mover(self, t: T_contra) -> i64:
        return self.seat

    def tells(self, t: T_contra) -> dict[str, object]:
        return {"player": int(self.seat)}

    def offered(self, t: T_contra, seat: i64) -> list[int]:
        return self.choices(t) if seat == self.seat else []

    def take(self, t: T_contra, seat: i64, action: i64) -> None:
        self.choose(t, action)

    def why_not(self, t: T_contra, seat: i64, action: i64) -> Reason:
        return self.because(t, action)

    def parts(self) -> list[int]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T_contra]):
    """Several seats answer, unseen by each other. Everybody whom the rule allows is asked, able or not.

    Being asked tells nothing, and neither does the order in which answers come in: they are kept by seat. With nobody
    to ask, it is resolved at once.
    """

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked  # in turn order
        self.answers: list[int] = [-1] * len(asked)

    def choices(self, t: T_contra, seat: i64) -> list[int]:
        """The answers that a seat may give."""
        raise NotImplementedError

    def resolve(self, t: T_contra, answers: list[int]) -> None:
        """Carry out the answers, one for each seat asked, in that order (-1: did not answer)."""
        raise NotImplementedError

    def is_complete(self) -> bool:
        """All have answered. A step that any seat may answer at any time overrides this."""
        return -1 not in self.answers

    def seats(self, t: T_contra) -> list[int]:
        return [self.asked[number] for number in range(len(self.asked)) if self.answers[number] < 0]

    def known_seats(self, t: T_contra) -> list[int]:
        return self.asked

    def offered(self, t: T_contra, seat: i64) -> list[int]:
        return self.choices(t, seat) if seat in self.seats(t) else []

    def is_work(self) -> bool:
        return not self.asked

    def take(self, t: T_contra, seat: i64, action: i64) -> None:
        if seat < 0:
            self.resolve(t, [])
            return
        t.unveil()  # a draft ends here: going on would tell who has answered, and what
        answers = self.answers[:]
        answers[self.asked.index(seat)] = action
        step = t.fresh(self)
        step.resume(answers)
        if self._is_done(step):
            self.resolve(t, answers)
        else:
            t.push(step)

    @staticmethod
    def _is_done(step: Step[T_contra]) -> bool:
        assert isinstance(step, Ask)
        return step.is_complete()

    def progress(self) -> list[int]:
        return self.answers

    def resume(self, progress: list[int]) -> None:
        self.answers = progress

    def progress_of(self, seat: i64) -> list[int]:
        """Of all answers to a question, only one's own is known."""
        if seat not in self.asked or self.answers[self.asked.index(seat)] < 0:
            return []
        return [answer if asked == seat else -1 for asked, answer in zip(self.asked, self.answers, strict=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[T_contra]):
    """Named seats may speak up, until the seat to act next closes it by acting, or until all have let it pass.

    It is put on top of the step that the closer will act in, and stays until they act, so that nobody learns who let
    it pass. Without a closer (a win, the end of a hand) it ends when all have passed, or at once if nobody may speak.
    Search and learning see the speakers first, in order, each with an explicit pass.
    """

    def __init__(self, speakers: list[int], closer: int = -1) -> None:
        self.speakers = speakers  # in turn order
        self.closer = closer
        self.silent: list[int] = []  # those who have let it pass

    def calls(self, t: T_contra, seat: i64) -> list[int]:
        """What a speaker may call, in ascending order. Never `pass`, never an action of the step below."""
        raise NotImplementedError

    def called(self, t: T_contra, seat: i64, action: i64) -> None:
        """Carry out a call. The window is closed by it, unless this puts it on again (`t.push(self)`)."""
        raise NotImplementedError

    def closed(self, t: T_contra) -> None:
        """What happens when nobody called."""

    def seats(self, t: T_contra) -> list[int]:
        waiting = [seat for seat in self.speakers if seat not in self.silent and seat != self.closer]
        return [*waiting, self.closer] if self.closer >= 0 else waiting

    def known_seats(self, t: T_contra) -> list[int]:
        others = [seat for seat in self.speakers if seat != self.closer]
        return [*others, self.closer] if self.closer >= 0 else others

    def asks(self, t: T_contra, seat: i64) -> Reason | None:
        return t.under(self).asks(t, seat) if seat == self.closer else None

    def offered(self, t: T_contra, seat: i64) -> list[int]:
        if seat not in self.seats(t):
            return []
        calls = self.calls(t, seat) if seat in self.speakers else []
        if seat == self.closer:
            return sorted(calls + t.under(self).offered(t, seat))
        return [PASS, *calls]

    def prompt(self, t: T_contra, seat: i64) -> list[int]:
        if seat == self.closer:
            calls = self.calls(t, seat) if seat in self.speakers else []
            return sorted(calls + t.under(self).prompt(t, seat))
        return self.offered(t, seat)

    def is_closed_by(self, seat: i64) -> bool:
        return seat == self.closer

    def is_work(self) -> bool:
        return not self.speakers and self.closer < 0

    def take(self, t: T_contra, seat: i64, action: i64) -> None:
        if seat < 0:
            self.closed(t)
        elif seat in self.speakers and action in self.calls(t, seat):
            self.called(t, seat, action)
        elif seat == self.closer:
            self.closed(t)
            t.hand_on(seat, action)
        else:
            self._let_pass(t, seat)

    def _let_pass(self, t: T_contra, seat: i64) -> None:
        t.unveil()  # a draft ends here: going on would tell who let it pass before
        silent = sorted([*self.silent, seat])
        if self.closer < 0 and len(silent) == len(self.speakers):
            self.closed(t)
        else:
            step = t.fresh(self)
            step.resume(silent)
            t.push(step)

    def why_not(self, t: T_contra, seat: i64, action: i64) -> Reason:
        if seat == self.closer:
            return t.under(self).why_not(t, seat, action)
        return Reason("core-only-call-or-pass")

    def call_rules(self) -> tuple[str, ...]:
        """The ids of the rules behind the calls."""
        return ()

    def rules(self, t: T_contra, seat: i64) -> tuple[str, ...]:
        calls = self.call_rules() if seat in self.speakers else ()
        return calls + t.under(self).rules(t, seat) if seat == self.closer else calls

    def progress(self) -> list[int]:
        return self.silent

    def resume(self, progress: list[int]) -> None:
        self.silent = progress

    def progress_of(self, seat: i64) -> list[int]:
        """Who else has let it pass is not known."""
        return [int(seat)] if seat in self.silent else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Anytime(Step[T_contra]):
    """Several seats may act whenever they like: there are no turns. What one does is done at once, for all to see.

    Search and learning let the first of `seats` act. A step that goes round (the seat after the last one first) lets
    them see everybody act as often as the others.
    """

    def choices(self, t: T_contra, seat: i64) -> list[int]:
        """What a seat may do."""
        raise NotImplementedError

    def act(self, t: T_contra, seat: i64, action: i64) -> None:
        """Carry it out, and put on what comes next."""
        raise NotImplementedError

    def because(self, t: T_contra, seat: i64, action: i64) -> Reason:
        """Why an action is not among the choices of a seat."""
        return Reason("core-not-offered")

    def offered(self, t: T_contra, seat: i64) -> list[int]:
        return self.choices(t, seat) if seat in self.seats(t) else []

    def take(self, t: T_contra, seat: i64, action: i64) -> None:
        self.act(t, seat, action)

    def why_not(self, t: T_contra, seat: i64, action: i64) -> Reason:
        return self.because(t, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(Step[T_contra]):
    """No decision: something to be done when it comes to lie on top."""

    def run(self, t: T_contra) -> None:
        raise NotImplementedError

    def take(self, t: T_contra, seat: i64, action: i64) -> None:
        self.run(t)

    def is_work(self) -> bool:
        return True
