"""A hint says one thing: its reasons are those of the whole move, and its numbers, order and words agree."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import hypot
from typing import Any, NamedTuple

import pytest

from volume import volume
from warren.bots.advice import CLOSE, MOST_OTHERS, Advice, advise
from warren.core.errors import Reason
from warren.core.rng import Chance, fast
from warren.core.table import Table
from warren.games import get
from warren.games.jacked.board import HOME
from warren.games.jacked.table import JackedTable
from warren.games.jackrabbits.actions import CLAIM, HEX_TEXTS, REST
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.presets import PRESETS
from warren.games.jackrabbits.table import RaceTable
from warren.server.answers import hint_told
from warren.terminal.hints import hint
from warren.text import Words


class Kind(NamedTuple):
    game: str
    settings: dict[str, Any]
    simulations: int
    hints: int
    """How many are held to it interpreted: compiled, those of a whole game are."""


KINDS: dict[str, Kind] = {
    "jackrabbit": Kind("jackrabbit", {"length": "hand"}, 150, 8),
    "jacked": Kind("jacked", {}, 120, 4),
    "jacked for two": Kind("jacked", {"players": 2}, 60, 4),
    "intro": Kind("jackrabbits", {"rules": "intro"}, 40, 1),
    "standard": Kind("jackrabbits", {}, 40, 1),
    "travellers": Kind("jackrabbits", {**PRESETS["travellers"], "players": 3}, 20, 1),
    "bazaar": Kind("jackrabbits", {**PRESETS["bazaar"], "players": 3}, 20, 1),
    "land": Kind("land", {"players": 2, "style": "free"}, 20, 6),
    "strict land": Kind("land", {"players": 1, "style": "strict", "explore": True}, 20, 6),
}

ENGLISH = Words("en")


# --- where a move ends -------------------------------------------------------------------------------------------


def ended(table: Table, seat: int, move: list[int]) -> Table:
    """The table after a move that was really made."""
    after = table.clone()
    for action in move:
        after.do(seat, action)
    return after


def race_holds(_before: Table, after: Table, seat: int, reason: Reason) -> bool:
    """A place that is named is where the rabbit is in the end; and there the royal can be claimed, or not, as told."""
    assert isinstance(after, RaceTable)
    place = after.rabbits[seat]
    if "place" in reason.arguments and reason.arguments["place"] != (HEX_TEXTS.thing(place) if place >= 0 else None):
        return False
    if REST not in (choices := after.choices(seat)):
        return True
    return (CLAIM in choices) is {"can-claim": True, "wanted": False}.get(kind_of(reason), CLAIM in choices)


def jacked_holds(before: Table, after: Table, seat: int, reason: Reason) -> bool:
    """So many pegs have gone to Jail, or home."""
    assert isinstance(before, JackedTable)
    assert isinstance(after, JackedTable)
    own = int(before.movable(seat))
    pegs = [(before.board.places[peg], after.board.places[peg], own >> peg & 1) for peg in range(16)]
    counts = {
        "kills": sum(now < 0 <= was and not mine for was, now, mine in pegs),
        "loses": sum(now < 0 <= was and mine for was, now, mine in pegs),
        "home": sum(was < HOME <= now for was, now, _ in pegs),
    }
    kind = kind_of(reason)
    return after.is_over() if kind == "wins" else counts.get(kind) in (None, reason.arguments.get("count"))


def land_holds(before: Table, after: Table, seat: int, reason: Reason) -> bool:
    """So many sides were joined."""
    assert isinstance(before, LandTable)
    assert isinstance(after, LandTable)
    return kind_of(reason) != "joins" or after.joined[seat] - before.joined[seat] == reason.arguments["sides"]


def kind_of(reason: Reason) -> str:
    return reason.message.partition("-merit-")[2]


HOLDS: dict[str, Callable[[Table, Table, int, Reason], bool]] = {
    "jackrabbits": race_holds,
    "jacked": jacked_holds,
    "land": land_holds,
}


def hold_reasons(table: Table, seat: int, move: list[int], reasons: list[Reason]) -> None:
    """What speaks for a move comes from where it ends, and is said once."""
    assert len({repr(reason) for reason in reasons}) == len(reasons)
    if table.game.name in HOLDS:
        after = ended(table, seat, move)
        texts = [table.game.actions.text(action) for action in move]
        wrong = [reason for reason in reasons if not HOLDS[table.game.name](table, after, seat, reason)]
        assert not wrong, (texts, wrong)


# --- what a person reads -----------------------------------------------------------------------------------------


def hold_numbers(table: Table, seat: int, advice: Advice) -> None:
    """The order is that of the numbers that are read, and close or sure follow from them."""
    view = table.view(seat)
    lines = hint(advice, view, ENGLISH)
    numbers = [int(number) for line in lines for number in re.findall(r"(\d+) of 100 games", line)]
    assert numbers == sorted(numbers, reverse=True)
    told = hint_told(0, view, advice)
    assert [option.action for option in told.options[:1]] in ([], told.move[:1])
    if told.sureness != "only":
        assert [option.percent for option in told.options] == numbers
    assert len(numbers) <= 1 + MOST_OTHERS
    assert (told.sureness == "only") is (table.game.seeing.has_winner() and len(view.choices) == 1)
    lead = numbers[0] - numbers[1] if len(numbers) > 1 else 100
    doubt = hypot(*(option.doubt for option in advice.options[:2]))
    said = " ".join(lines)
    assert "a close call" not in said or lead <= CLOSE
    assert "quite sure" not in said or lead > max(CLOSE, 3 * doubt)
    assert "looks better" not in said or lead > doubt
    assert lead > 0 or "a close call" in said


def hold(table: Table, seat: int, advice: Advice) -> None:
    move = list(advice.move)
    assert table.after(seat, move).is_complete
    hold_numbers(table, seat, advice)
    hold_reasons(table, seat, move, list(advice.merits))


def follow_hints(kind: Kind, seed: str, simulations: int, most: int) -> int:
    """Play a game by its hints, each of which is held to it, and tell how many there were."""
    table = get(kind.game).new(seed, "fast", **kind.settings)
    hints = 0
    while not table.is_over() and hints < most:
        seat = int(table.mover())
        view = table.view(seat)
        if len(view.choices) == 1:
            table.play(seat, view.choices[0])
            continue
        advice = advise(view, fast(f"{seed} {hints}"), simulations)
        hold(table, seat, advice)
        hints += 1
        table.play_all(seat, list(advice.move))
    return hints


@pytest.mark.parametrize("name", KINDS)
def test_every_hint_of_a_game_says_one_thing(name: str) -> None:
    kind = KINDS[name]
    hints = follow_hints(kind, f"one thing {name}", volume(kind.simulations, 6), volume(10**6, kind.hints))
    assert hints >= min(kind.hints, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "kind",
    [*KINDS.values(), *(Kind("jackrabbits", {**settings, "players": 4}, 0, 0) for settings in PRESETS.values())],
    ids=str,
)
def test_every_hint_of_many_games_says_one_thing(kind: Kind, seed: int) -> None:
    follow_hints(kind, f"many {seed}", 1500, 120)


# --- reasons for any move ----------------------------------------------------------------------------------------


def any_move(table: Table, seat: int, chance: Chance) -> list[int]:
    """A whole move, at random."""
    move: list[int] = []
    draft = None
    while draft is None or not draft.is_complete:
        choices = table.choices(seat) if draft is None else draft.choices
        move.append(choices[chance.below(len(choices))])
        draft = table.after(seat, move)
    return move


def hold_random_games(kind: Kind, seed: str, moves: int) -> int:
    """The reasons for moves that nobody would advise, in random play; tells how many there were."""
    table = get(kind.game).new(seed, "fast", **kind.settings)
    chance = fast(seed)
    found = 0
    for _ in range(moves):
        if table.is_over():
            break
        seat = int(table.mover())
        move = any_move(table, seat, chance)
        reasons = table.game.seeing.merits(table.view(seat), move)
        hold_reasons(table, seat, move, reasons)
        found += len(reasons)
        table.play_all(seat, move)
    return found


@pytest.mark.parametrize("name", KINDS)
def test_what_speaks_for_any_move_is_told_from_where_it_ends(name: str) -> None:
    assert hold_random_games(KINDS[name], f"ends {name}", volume(400, 80)) > 5


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_speaks_for_any_move_of_a_preset_is_told_from_where_it_ends(preset: str, players: int) -> None:
    kind = Kind("jackrabbits", {**PRESETS[preset], "players": players}, 0, 0)
    assert hold_random_games(kind, f"ends {preset} {players}", 5000) > 100
