"""What one player of Jack Rabbits may know (JR-V1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from warren.core.errors import Reason
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.step import Step
from warren.core.view import View
from warren.games.jackrabbits.actions import END_TEXTS, HEX_TEXTS
from warren.games.jackrabbits.deck import (
    ANSWERED,
    BASKET,
    CARD_TEXTS,
    CARDS,
    COURT,
    FLOWN,
    MOST_PLAYERS,
    OFF_BOARD,
    SPENT,
    STACK,
    TENDERED,
)
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.tiles import ENDS, HEXAGONS, NAMES, TILES
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.suits import SUITS
from warren.games.jackrabbits.turn.road import OnTheWay, Transfer

if TYPE_CHECKING:
    from warren.games.jackrabbits.rule import Suit
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

STATE: Final = {
    "hand": "list[str]",
    "hand_sizes": "list[int]",
    "pile": "int",
    "hold": "int",  # cards that nobody sees, beside hands and pile
    "spent": "list[str]",
    "court": "list[str]",
    "tendered": "list[str]",
    "answered": "list[str]",
    "basket": "list[str]",
    "royals": "list[list[str]]",
    "rabbits": "list[str | None]",  # None: off-board
    "turn": "int",
    "turns": "int",
    "dice": "list[int]",
    "price": "int",  # 0 before the roll
    "passport": "str | None",
    "trail": "list[str]",
    "on_road": "str | None",
    "laid": "list[Laid]",  # what lies open, for all to see
    "notices": "list[Message]",  # what rules have to say to everybody
}
"""What everybody sees, by type; rules add to it (`Rule.shapes`)."""

PROGRESS = 7
"""How many numbers tell where a turn stands."""


class RaceView(View):
    """Own hand; how many cards others and the pile have; all that lies open. The journal remembers what was shown."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.pile_size = 0
        self.hold_size = 0  # cards that nobody sees, beside hands and pile
        self.open: list[int] = []  # the stacks of all places that lie open, from the spent lot on
        self.royals: list[list[int]] = []  # by seat: the royals that carrots tell
        self.progress: list[int] = []
        self.rabbits: list[int] = []
        self.trail: list[int] = []
        self.marks: list[int] = []  # what options remember, for all to see
        self.steps: list[list[int]] = []  # what is waited for, bottom first: the number of its class and its parts
        self.answers: list[list[int]] = []  # step by step: what this player has answered, given or let pass

    def save(self) -> dict[str, list[int]]:
        return {
            "hand": self.hand,
            "hand_sizes": self.hand_sizes,
            "pile": [self.pile_size, self.hold_size],
            "open": self.open,
            "progress": self.progress,
            "rabbits": self.rabbits,
            "trail": self.trail,
            "marks": self.marks,
            "lengths": [len(row) for row in self.steps + self.answers + self.royals],
            "steps": [number for step in self.steps for number in step],
            "answers": [number for answer in self.answers for number in answer],
            "royals": [royal for royals in self.royals for royal in royals],
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        self.hand = state["hand"]
        self.hand_sizes = state["hand_sizes"]
        self.pile_size, self.hold_size = state["pile"]
        self.open = state["open"]
        self.progress = state["progress"]
        self.rabbits = state["rabbits"]
        self.trail = state["trail"]
        self.marks = state["marks"]
        lengths = state["lengths"]
        steps = (len(lengths) - len(self.hand_sizes)) // 2
        self.steps = _cut(state["steps"], lengths[:steps])
        self.answers = _cut(state["answers"], lengths[steps : 2 * steps])
        self.royals = _cut(state["royals"], lengths[2 * steps :])
        if any(not 0 <= card < CARDS for card in self.hand + state["royals"]):
            raise ValueError("no such card")
        check_rabbits(self.rabbits, self.trail, self.progress)
        check_marks(self.marks)

    def lying(self, place: int) -> list[int]:
        """The cards of a place that lies open."""
        stack = self.open[(place - SPENT) * STACK : (place - SPENT + 1) * STACK]
        return [suit * 13 + rank for suit, mask in enumerate(stack) for rank in range(13) if mask >> rank & 1]

    def shown(self) -> dict[str, object]:
        turn, turns, dice, price, _, passport, *_ = self.progress
        return {
            "hand": texts(self.hand),
            "hand_sizes": self.hand_sizes,
            "pile": self.pile_size,
            "hold": self.hold_size,
            "spent": texts(self.lying(SPENT)),
            "court": texts(self.lying(COURT)),
            "tendered": texts(self.lying(TENDERED)),
            "answered": texts(self.lying(ANSWERED)),
            "basket": texts(self.lying(BASKET)),
            "royals": [texts(royals) for royals in self.royals],
            "rabbits": [None if place == OFF_BOARD else HEX_TEXTS[place] for place in self.rabbits],
            "turn": turn,
            "turns": turns,
            "dice": [dice // 6 + 1, dice % 6 + 1] if price else [],
            "price": price,
            "passport": None if passport < 0 else CARD_TEXTS[passport],
            "trail": [END_TEXTS[end] for end in self.trail if end < ENDS],
            "on_road": self.on_road(),
            "laid": [laid.told() for laid in self.laid()],
            "notices": [notice.json() for notice in self.notices()],
            **{name: value for rule in (*_suits(), *OPTIONS) for name, value in rule.shows(self).items()},
        }

    def laid(self) -> list[Laid]:
        """What lies open of every rule that is played."""
        return [laid for rule in self.played() for laid in rule.laid(self)]

    def notices(self) -> list[Reason]:
        """What rules have to say to everybody, beside the land."""
        return [notice for rule in self.played() for notice in rule.notices(self)]

    def played(self) -> list[Rule]:
        """The suits in play that bring rules, and the options that are agreed on."""
        return [*self.ruleset().suits_played(), *(option for option in OPTIONS if self.setup.flag(option.name))]

    def ruleset(self) -> Ruleset:
        """What the table is played by."""
        from warren.games.jackrabbits.game import JackRabbits

        assert isinstance(self.game, JackRabbits)
        return self.game.rules_of(self.setup)

    def insights(self) -> dict[str, object]:
        """Who does what with whom now, what one's cards come to, and what others were seen to hold."""
        from warren.games.jackrabbits.insights import insights

        return insights(self)

    def why_not_there(self, place: str) -> Reason | None:
        """Why a journey cannot lead to a hexagon."""
        from warren.games.jackrabbits.out_of_reach import why_not_there

        return why_not_there(self, place)

    def why_not_with(self, card: str) -> Reason | None:
        """Why nothing can be done with a card now."""
        from warren.games.jackrabbits.out_of_reach import why_not_with

        return why_not_with(self, card)

    def made(self) -> list[Step[RaceTable]]:
        """What is waited for, bottom first, as far as the reader has answered it."""
        return [
            cast("Step[RaceTable]", self.game.make_step(code, parts, answer))
            for (code, *parts), answer in zip(self.steps, self.answers, strict=True)
        ]

    def step(self) -> Step[RaceTable] | None:
        """The topmost of these; None at the end."""
        return self.made()[-1] if self.steps else None

    def on_road(self) -> str | None:
        """The tile on which the rabbit of the turn is, if it is on its way."""
        for step in reversed(self.made()):
            if isinstance(step, (OnTheWay, Transfer)):
                return NAMES[step.tile]
        return None


def _suits() -> list[Suit]:
    """All suits, in all ways in which they can be played."""
    return [variant for suit in SUITS for variant in suit.variants()]


def _cut(numbers: list[int], lengths: list[int]) -> list[list[int]]:
    """Lists of these lengths, one after the other."""
    if sum(lengths) != len(numbers) or any(length < 0 for length in lengths):
        raise ValueError("lengths")
    found: list[list[int]] = []
    start = 0
    for length in lengths:
        found.append(numbers[start : start + length])
        start += length
    return found


def texts(cards: list[int]) -> list[str]:
    return [CARD_TEXTS[card] for card in cards]


def check_rabbits(rabbits: list[int], trail: list[int], progress: list[int]) -> None:
    """`ValueError` unless every rabbit is somewhere, by roads that there are."""
    if any(not OFF_BOARD <= place < HEXAGONS for place in rabbits):
        raise ValueError("no such place")
    if any(not 0 <= end < ENDS + 2 * TILES for end in trail):
        raise ValueError("no such road")
    if len(progress) != PROGRESS or not 0 <= progress[2] < 36 or not FLOWN <= progress[5] < CARDS:
        raise ValueError("no such turn")


def check_marks(marks: list[int]) -> None:
    """`ValueError` unless rules can have remembered this, and tokens lie on tiles or beside the board."""
    if len(marks) != SLOTS.marks or any(not 0 <= marks[mark] <= TILES for mark in SLOTS.tokens.values()):
        raise ValueError("no such marks")


def check_state(state: dict[str, list[int]], rules: Ruleset) -> None:
    """`ValueError` unless this can be a table."""
    if len(state["cards"]) != SLOTS.places * STACK or any(not 0 <= mask < 1 << 13 for mask in state["cards"]):
        raise ValueError("no such cards")
    if len(state["rabbits"]) != MOST_PLAYERS or not 0 <= state["progress"][0] < rules.players:
        raise ValueError("no such players")
    check_rabbits(state["rabbits"], state["trail"], state["progress"])
    check_marks(state["marks"])
