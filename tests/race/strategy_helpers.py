"""Playing a position of the race by the texts of its actions, and looking at what came of it."""

from __future__ import annotations

from warren.core.rng import ScriptedChance
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, OFF_BOARD, SPENT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.table import RaceTable

TOWERS = {f"tower-{suit}" for suit in ("clubs", "spades", "hearts", "diamonds")}


def act(table: RaceTable, script: str) -> None:
    """Play a row of actions, each by whoever is to act first."""
    for text in script.split():
        table.play(int(table.mover()), JACKRABBITS.actions.parse(text))


def answer(table: RaceTable, seat: int, text: str) -> None:
    table.play(seat, JACKRABBITS.actions.parse(text))


def offered(table: RaceTable, seat: int | None = None) -> set[str]:
    """What a seat may do; without one, who is to act."""
    if seat is None:
        seat = int(table.mover())
    return {JACKRABBITS.actions.text(action) for action in table.choices(seat)}


def kinds(table: RaceTable, seat: int | None = None) -> set[str]:
    """The kinds of action that are offered."""
    return {text.partition(":")[0] for text in offered(table, seat)}


def of_kind(table: RaceTable, kind: str, seat: int | None = None) -> set[str]:
    """What actions of a kind can be about."""
    return {text.partition(":")[2] for text in offered(table, seat) if text.partition(":")[0] == kind}


def cards(table: RaceTable, place: int) -> set[str]:
    return {CARD_TEXTS[card] for card in table.cards_in(place)}


def spent(table: RaceTable) -> set[str]:
    return cards(table, SPENT)


def court(table: RaceTable) -> set[str]:
    return cards(table, COURT)


def place_of(table: RaceTable, seat: int) -> str:
    place = int(table.rabbits[seat])
    return "off-board" if place == OFF_BOARD else HEX_TEXTS[place]


def carrot_on(table: RaceTable, house: str) -> int | None:
    """Whose carrot lies on a house."""
    owner = int(table.carrot_on(HEX_TEXTS.index(house)))
    return None if owner < 0 else owner


def story(table: RaceTable, script: str, reader: int | None = None, *, is_told_all: bool = True) -> list[str]:
    """The kinds of fact, in order, that come of a row of actions."""
    ear = table.listen()
    act(table, script)
    return [fact.kind for fact in (ear.truth() if is_told_all else ear.facts(reader))]


def will_steal(table: RaceTable, seat: int, card: str, *later: tuple[int, int]) -> None:
    """Have the next random event pick a card of a hand as it is now; then the outcomes given, of so many each."""
    held = [CARD_TEXTS[number] for number in table.cards_in(seat)]
    table.chance = ScriptedChance([(len(held), held.index(card)), *later])


def walk_to(table: RaceTable, place: str) -> RaceTable:
    """The table after a walk by free roads, in one journey, that leads to a hexagon."""
    seat = int(table.mover())
    pending = [table]
    while pending:
        trial = pending.pop()
        if place_of(trial, seat) == place and "go" not in kinds(trial, seat):
            return trial
        if trial.seats() == [seat]:
            for road in sorted(of_kind(trial, "go", seat)):
                onward = trial.clone()
                act(onward, f"go:{road}")
                pending.append(onward)
    raise AssertionError(f"no road leads to {place} in one journey")
