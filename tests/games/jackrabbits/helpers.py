"""A race in words: cards, places, carrots and chance. How it is played in words is in tests/playing.py."""

from __future__ import annotations

import pytest

from playing import act, kinds, of_kind
from warren.core.errors import BadSettings
from warren.core.rng import ScriptedChance
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, PILE, SPENT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES
from warren.games.jackrabbits.options.capital_aces import CAPITAL_ACES
from warren.games.jackrabbits.options.special_access import OPEN_HEARTS
from warren.games.jackrabbits.position import recall
from warren.games.jackrabbits.sampling import RaceSampler
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView

ACTIONS = JACKRABBITS.actions
OBJECTIVES = ("simple", "diverse", "monarchic", "diverse-monarchic", "tribal")
TOWERS = {f"tower-{suit}" for suit in ("clubs", "spades", "hearts", "diamonds")}


def new(seed: int | str = 1, **settings: object) -> RaceTable:
    table = JACKRABBITS.new(seed, "fast", **settings)
    assert isinstance(table, RaceTable)
    return table


def unsettled(**settings: object) -> BadSettings:
    """What is said to settings that do not go together."""
    with pytest.raises(BadSettings) as refusal:
        JACKRABBITS.agree(settings)
    return refusal.value


def see(table: RaceTable, seat: int | None) -> RaceView:
    view = table.view(seat)
    assert isinstance(view, RaceView)
    return view


def sampler(table: RaceTable, seat: int | None) -> RaceSampler:
    """What draws from a view that has been bytes."""
    found = JACKRABBITS.sampler(JACKRABBITS.load_view(see(table, seat).dump()))
    assert isinstance(found, RaceSampler)
    return found


# --- what lies where ---------------------------------------------------------------------------------------------


def cards(words: str) -> set[str]:
    return set(words.split())


def lying(table: RaceTable, where: int) -> set[str]:
    return {CARD_TEXTS[card] for card in table.cards_in(where)}


def hand(table: RaceTable, seat: int) -> set[str]:
    return lying(table, seat)


def pile(table: RaceTable) -> set[str]:
    return lying(table, PILE)


def spent(table: RaceTable) -> set[str]:
    return lying(table, SPENT)


def court(table: RaceTable) -> set[str]:
    return lying(table, COURT)


def place(table: RaceTable, seat: int) -> str:
    """Where a rabbit is."""
    return "off-board" if table.is_off_board(seat) else NAMES[table.rabbits[seat]]


def carrots(table: RaceTable) -> dict[str, int]:
    """The houses with a carrot, and whose it is."""
    owners = {NAMES[house]: int(table.carrot_on(house)) for house in range(HEXAGONS)}
    return {house: seat for house, seat in owners.items() if seat >= 0}


def capital(table: RaceTable, seat: int) -> set[str]:
    return lying(table, CAPITAL_ACES + seat)


def with_capital(table: RaceTable, seat: int, ace: str) -> RaceTable:
    """The same position, in which a player has a capital Ace from before."""
    recall(table, "capital_aces", ("",) * seat + (ace,))
    return table


def open_hearts(table: RaceTable, seat: int) -> set[str]:
    """Hearts laid open, as everybody sees them."""
    shown = table.view(None).shown()["open_hearts"]
    assert isinstance(shown, list)
    mask = int(table.marks[OPEN_HEARTS + seat])
    found = {CARD_TEXTS[26 + rank] for rank in range(13) if mask >> rank & 1}
    assert set(shown[seat]) == found
    return found


# --- what comes --------------------------------------------------------------------------------------------------


def will(table: RaceTable, *outcomes: tuple[int, int]) -> None:
    """What chance brings: of so many outcomes, which."""
    table.chance = ScriptedChance(list(outcomes))


def picks(table: RaceTable, where: int, *wanted: str) -> list[tuple[int, int]]:
    """The outcomes by which these cards are picked at random from a place, one after the other."""
    lie = [CARD_TEXTS[card] for card in table.cards_in(where)]
    found: list[tuple[int, int]] = []
    for card in wanted:
        found.append((len(lie), lie.index(card)))
        lie.remove(card)
    return found


def will_pick(table: RaceTable, where: int, *wanted: str) -> None:
    """Have chance pick these cards from a place as it is now."""
    will(table, *picks(table, where, *wanted))


def walk_to(table: RaceTable, where: str) -> RaceTable:
    """The table after a walk by free roads, in one journey, that leads to a hexagon."""
    seat = int(table.mover())
    pending = [table]
    while pending:
        trial = pending.pop()
        if place(trial, seat) == where and "go" not in kinds(trial, seat):
            return trial
        if trial.seats() == [seat]:
            pending += [act(trial.clone(), f"go:{road}") for road in sorted(of_kind(trial, "go", seat))]
    raise AssertionError(f"no road leads to {where} in one journey")
