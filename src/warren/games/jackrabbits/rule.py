"""What a rule on top of the basic turn may do: the hooks.

What a suit brings to the standard game and every option are such rules, each in a module of its own. A rule joins a
ruleset once, at set-up: it changes data there, or puts itself into the lists of the hooks it has. The defaults do
nothing, and the rules of the basic turn ask only those who are in the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import BadInput, BadSettings, Reason
from warren.core.step import Gathering, Step
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.land.lattice import SHAPES
from warren.games.jackrabbits.land.tiles import SUITS
from warren.games.jackrabbits.spots import ALL_SPOTS
from warren.games.jackrabbits.turn.moment import MOMENTS

if TYPE_CHECKING:
    from warren.core.seeing import Shapes
    from warren.core.settings import Setup
    from warren.games.jackrabbits.laid import Laid
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.story import Teller
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.turn.falling import Saving
    from warren.games.jackrabbits.turn.moment import Moment
    from warren.games.jackrabbits.turn.road import Transfer
    from warren.games.jackrabbits.view import RaceView


ANY_SUIT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """One rule that changes how the game is played; it may be about one suit."""

    def __init__(self, suit: i64 = ANY_SUIT, name: str = "") -> None:
        self.suit = suit
        self.name = name

    def join(self, rules: Ruleset) -> None:
        """Change the data of a ruleset, and take part in its hooks."""
        raise NotImplementedError

    def steps(self) -> tuple[type[Step[Never]], ...]:
        """The classes of the steps that it puts on."""
        return ()

    def shows(self, view: RaceView) -> dict[str, object]:
        """What it adds to what everybody sees, by name."""
        return {}

    def shapes(self) -> Shapes:
        """The types of what it adds: to `State` what it shows, to `Moment` what its steps tell, and their parts."""
        return {}

    def tellers(self) -> dict[str, Teller]:
        """How facts of it are told that belong together in one sentence, by the kind of the first."""
        return {}

    def laid(self, view: RaceView) -> list[Laid]:
        """What of it lies open, for all to see: tokens on the land, cards in no hand. JR-E0i."""
        return []

    def notices(self, view: RaceView) -> list[Reason]:
        """Sentences that stand beside the land for everybody, where it is played."""
        return []

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """Have a table remember what it would of a player, had the game come to this position: for `position`."""
        raise BadInput("position/nothing-remembered", option=self.name)

    def lays_out(self, t: RaceTable) -> None:
        """Before anything is dealt: put one's tokens where they start."""

    # --- moments of a turn ---------------------------------------------------------------------------------------

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        """Add to what can be done at a moment, in ascending order; the moment puts what several rules add in order."""

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        """Carry out an action of a kind that this rule does (`let_do`); False if it was the basic turn's this time."""
        return False

    def gathers(self, t: RaceTable, step: Moment) -> Gathering | None:
        """The cards that are put together by what was added; None if it takes no cards, or is another's."""
        return None

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        """The price of the turn was paid for what was added: carry it out."""

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        """The price of the turn was paid for a power that can be used anywhere: carry it out. JR-E0e."""

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        """The ids of the rules behind what was added."""
        return ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        """Why an action of this rule is not offered now; None if it is another's."""
        return None

    def loads(self, t: RaceTable) -> i64:
        """What is added to the sum of the dice."""
        return 0

    def rolls(self, t: RaceTable, seat: i64) -> None:
        """The dice have just been rolled; not where they were chosen."""

    # --- the journey ---------------------------------------------------------------------------------------------

    def departs(self, t: RaceTable, seat: i64) -> bool:
        """Whether the journey of this turn is of another kind; if so, put its first step on."""
        return False

    def reaches(self, t: RaceTable, seat: i64, hexagon: i64, came: i64) -> bool:
        """A rabbit comes to a hexagon, by a road end or straight (-1): whether this rule asks what it does there."""
        return False

    def enters(self, t: RaceTable, seat: i64, tile: i64, came: i64, done: i64) -> bool:
        """A journey leads to a tile: whether this rule has its say before; `come_to` again when it has had it."""
        return False

    def toll(self, t: RaceTable, seat: i64, tile: i64) -> i64:
        """What it costs in cards of this suit to come to a tile, beside the way there; 0: nothing. JR-E0h."""
        return 0

    def why_barred(self, t: RaceTable, seat: i64, tile: i64, toll: i64, suits: i64, price: i64) -> Reason:
        """That this is more than the hand can pay, or, if it has one, beside the price of the way in these suits."""
        raise NotImplementedError

    def spots(self, t: RaceTable) -> i64:
        """Where it may take a toll or hold a rabbit now, as `spot`s; `t.spots` becomes `NOT_KNOWN` when they change."""
        return ALL_SPOTS

    def holds(self, t: RaceTable, seat: i64, tile: i64) -> bool:
        """Whether a rabbit cannot leave a tile by a journey or a flight, but for off the land from there. JR-E8b."""
        return False

    def grips(self) -> bool:
        """Whether who is held by it cannot be sent by others either. JR-E7a."""
        return False

    def why_held(self, t: RaceTable, seat: i64, tile: i64) -> Reason:
        """What holds it."""
        raise NotImplementedError

    def arrives(self, t: RaceTable, seat: i64, hexagon: i64) -> None:
        """A rabbit has just arrived."""

    def saves(self, t: RaceTable, saving: Saving) -> bool:
        """Whether this rule has a save for this kind of fall, which the moment `SAVING` offers. JR-E0g."""
        return False

    def rescues(self, t: RaceTable, saving: Saving, action: i64) -> None:
        """The price of the turn was paid for a save: carry it out."""

    def fallen(self, t: RaceTable, seat: i64) -> bool:
        """Whether this rule lets a rabbit do something that has just fallen, at the moment `FALLEN`. JR-E0g."""
        return False

    def leaves(self, t: RaceTable, seat: i64) -> None:
        """A rabbit leaves its place: it sets out, or is moved in any way."""

    def fells(self, t: RaceTable, hexagon: i64) -> i64:
        """A fight on a hexagon is over, its cards still lie there: who falls with the loser, as a mask."""
        return 0

    def card_moves(self, t: RaceTable, card: i64, source: i64) -> None:
        """A card leaves a hand or another place."""

    # --- sums and payments ---------------------------------------------------------------------------------------

    def bonus(self, t: RaceTable, seat: i64, suits: i64, has_ace: bool) -> i64:
        """What is added to a sum of cards of these suits that a player needs; `has_ace`: an Ace is among them."""
        return 0

    def passport_bonus(self, t: RaceTable, seat: i64, card: i64) -> i64:
        """What is added to the value of a passport. JR-F2."""
        return 0

    def settles(self, t: RaceTable, seat: i64, place: i64) -> None:
        """Cards have just been spent, and still lie together; take out or ask what is to be asked."""

    def raises(self, t: RaceTable, royal: i64) -> i64:
        """What is added to the price of claiming a royal. JR-A1."""
        return 0

    def claimed(self, t: RaceTable, seat: i64, royal: i64) -> None:
        """A royal has just been claimed."""

    # --- cards that are drawn ------------------------------------------------------------------------------------

    def takes_increment(self, t: RaceTable, seat: i64) -> bool:
        """A turn ends: whether the card of its increment goes elsewhere. JR-I1."""
        return False

    def refills(self, t: RaceTable) -> bool:
        """Pile and spent lot are empty: whether this rule has made a pile. JR-I2."""
        return False

    def blocks(self, t: RaceTable, port: i64) -> bool:
        """Whether neither boat nor drift lands at a port now."""
        return False

    # --- the start and the end of a turn -------------------------------------------------------------------------

    def turn_starts(self, t: RaceTable, seat: i64) -> None:
        """Before everything else, and before the window of JR-N2 closes."""

    def turn_ends(self, t: RaceTable, seat: i64) -> None:
        """After the increment, before the hand limit."""

    def seizes(self, t: RaceTable, caller: i64, seat: i64) -> bool:
        """Somebody was called for too many cards: whether this rule says what becomes of them."""
        return False


class Hooks:
    """By hook: the rules that are asked there, in the order in which they joined."""

    def __init__(self) -> None:
        self.moments: list[list[Rule]] = [[] for _ in range(MOMENTS)]  # by moment: who adds to what can be done
        self.doers: list[Rule | None] = [None] * len(ACTIONS.spans)  # by kind of action: who carries it out
        self.lays_out: list[Rule] = []
        self.loads: list[Rule] = []
        self.rolls: list[Rule] = []
        self.departs: list[Rule] = []
        self.reaches: list[Rule] = []
        self.enters: list[Rule] = []
        self.tolls: list[list[Rule]] = [[] for _ in SHAPES]  # by shape of the tile to which one comes
        self.holds: list[Rule] = []
        self.arrives: list[Rule] = []
        self.fallen: list[Rule] = []
        self.leaves: list[Rule] = []
        self.fells: list[Rule] = []
        self.card_moves: list[Rule] = []
        self.bonuses: list[Rule] = []
        self.settles: list[Rule] = []
        self.raises: list[Rule] = []
        self.claimed: list[Rule] = []
        self.increments: list[Rule] = []
        self.refills: list[Rule] = []
        self.blocks: list[Rule] = []
        self.turn_starts: list[Rule] = []
        self.turn_ends: list[Rule] = []
        self.seizes: list[Rule] = []

    def let_do(self, rule: Rule, *kinds: int) -> None:
        """Have a rule carry out actions of these kinds, at whatever moment they were added."""
        for kind in kinds:
            self.doers[ACTIONS.number(kind)] = rule

    def add_at(self, moment: i64, rule: Rule) -> None:
        """Have a rule add to what can be done at a moment, once whoever asks for it."""
        if rule not in self.moments[moment]:
            self.moments[moment].append(rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Suit(Rule):
    """What a suit brings to the standard game. It is there only where that suit is in play. JR-S3, JR-E0b."""

    def __init__(self, suit: i64, ids: str, draft: Suit | None = None) -> None:
        super().__init__(suit, SUITS[suit])
        self.ids = tuple(ids.split())  # of its rules
        self.draft = draft  # how it is played by its draft, if it has one; the ids are those of the draft alone

    def variants(self) -> tuple[Suit, ...]:
        """All ways in which it can be played."""
        return (self,) if self.draft is None else (self, self.draft)

    def kinds(self) -> tuple[int, ...]:
        """The kinds of action that only it brings: without it they are not there at all."""
        return ()

    def robs(self) -> bool:
        """Whether it is a means of taking royals that others hold."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Rule):
    """An optional rule: it has a name, its rule's id, and what it does not go with."""

    def __init__(self, name: str, rule: str, suit: i64 = ANY_SUIT) -> None:
        super().__init__(suit, name)
        self.rule = rule

    def check(self, setup: Setup) -> None:
        """Refuse settings that this option does not go with (`BadSettings`)."""

    def suits(self, setup: Setup, suits: int) -> int:
        """The suits in play, from those that the table agreed on."""
        return suits

    def idle(self, suits: i64) -> Reason | None:
        """Why it does nothing with these suits in play, as a note for the table; None if it does something. JR-E0b."""
        if self.suit == ANY_SUIT or suits & bit(self.suit):
            return None
        return Reason(f"jackrabbits-idle-{self.name}", self.rule)

    def needs_standard(self, setup: Setup) -> None:
        """It changes what suits bring to the standard game, which the intro game does not have. JR-S3."""
        self.goes_not_with(setup, "rules", "intro")

    def needs(self, setup: Setup, other: str) -> None:
        """It goes with another option only."""
        self.goes_not_with(setup, other, "no")

    def goes_not_with(self, setup: Setup, other: str, value: str = "yes") -> None:
        """Refuse a value of another setting."""
        if setup.told()[other] == value:
            raise BadSettings(
                "settings/combination", first=f"{self.name}=yes", second=f"{other}={value}", rule=self.rule
            )
