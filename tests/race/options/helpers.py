"""Playing positions with options by the texts of their actions, and looking at what came of it."""

from __future__ import annotations

import pytest

from warren.core.errors import BadSettings, IllegalAction
from warren.core.rng import ScriptedChance
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, OFF_BOARD, PILE, SPENT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.options.slots import CAPITAL, OPEN_HEARTS
from warren.games.jackrabbits.position import recall
from warren.games.jackrabbits.table import RaceTable

ACTIONS = JACKRABBITS.actions


def act(table: RaceTable, script: str) -> RaceTable:
    """Play a row of actions, each by whoever is to act first."""
    for text in script.split():
        table.play(int(table.mover()), ACTIONS.parse(text))
    return table


def answer(table: RaceTable, seat: int, text: str) -> None:
    table.play(seat, ACTIONS.parse(text))


def offered(table: RaceTable, seat: int | None = None) -> set[str]:
    """What a seat may do; without one, who is to act."""
    return {ACTIONS.text(action) for action in table.choices(int(table.mover()) if seat is None else seat)}


def of_kind(table: RaceTable, kind: str, seat: int | None = None) -> set[str]:
    """What actions of a kind can be about."""
    return {text.partition(":")[2] for text in offered(table, seat) if text.partition(":")[0] == kind}


def refused(table: RaceTable, seat: int, text: str) -> tuple[str, str]:
    """Why an action is refused, and by which rule; nothing has changed."""
    before = table.dump()
    with pytest.raises(IllegalAction) as refusal:
        answer(table, seat, text)
    assert table.dump() == before
    return refusal.value.reason.message, refusal.value.rule


def unsettled(**settings: object) -> BadSettings:
    """What is said to settings that do not go together."""
    with pytest.raises(BadSettings) as refusal:
        JACKRABBITS.agree(settings)
    return refusal.value


def lying(table: RaceTable, place: int) -> set[str]:
    return {CARD_TEXTS[card] for card in table.cards_in(place)}


def hand(table: RaceTable, seat: int) -> set[str]:
    return lying(table, seat)


def spent(table: RaceTable) -> set[str]:
    return lying(table, SPENT)


def pile(table: RaceTable) -> set[str]:
    return lying(table, PILE)


def court(table: RaceTable) -> set[str]:
    return lying(table, COURT)


def capital(table: RaceTable, seat: int) -> set[str]:
    return lying(table, CAPITAL + seat)


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


def place(table: RaceTable, seat: int) -> str:
    """Where a rabbit is."""
    here = int(table.rabbits[seat])
    return "off-board" if here == OFF_BOARD else HEX_TEXTS[here]


def story(table: RaceTable, script: str) -> list[str]:
    """The kinds of fact, in order, that come of a row of actions."""
    ear = table.listen()
    act(table, script)
    return [fact.kind for fact in ear.truth()]


def will(table: RaceTable, *outcomes: tuple[int, int]) -> None:
    """What chance brings: of so many outcomes, which."""
    table.chance = ScriptedChance(list(outcomes))


def picks(table: RaceTable, where: int, *cards: str) -> list[tuple[int, int]]:
    """The outcomes by which these cards are picked at random from a place, one after the other."""
    lie = [CARD_TEXTS[card] for card in table.cards_in(where)]
    found: list[tuple[int, int]] = []
    for card in cards:
        found.append((len(lie), lie.index(card)))
        lie.remove(card)
    return found


def winner(table: RaceTable) -> int | None:
    """Who has won; None while the race goes on."""
    return table.outcome.winners[0] if table.outcome is not None else None
