"""Bots in the race: they know where they are going, from their view alone, under every option."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from playing import act
from volume import share as some
from volume import volume
from warren import bots
from warren.bots import make
from warren.core.rng import fast
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.planning.prospects import instincts, prospects
from warren.games.jackrabbits.planning.value import share
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import ACTIONS, OBJECTIVES, hand, new, place

OPTIONS: dict[str, dict[str, Any]] = {
    "standard": {},
    "four players": {"players": 4},
    "intro": {"rules": "intro"},
    "full": {"edition": "full", "players": 3},
    **{objective: {"objective": objective} for objective in OBJECTIVES[1:]},
    "generated land": {"land": "generated:3"},
    "strict limit": {"surplus": "strict"},
    "X1": {"advanced_citadel": "yes"},
    "X2": {"tight_suits": "yes"},
    "X3": {"ambivalent_aces": "yes"},
    "X4": {"capital_aces": "yes"},
    "X5": {"capital_aces": "yes", "additional_capital": "yes"},
    "X6": {"special_flights": "yes"},
    "X7": {"special_access": "yes"},
    "X7, full": {"special_access": "yes", "edition": "full"},
    "X8": {"trailing_carrots": "yes"},
    "X9": {"windfall_lottery": "yes"},
    "X10": {"overtaxed_hands": "yes"},
    "X11": {"seized_surplus": "yes", "overtaxed_hands": "yes"},
    "X12": {"patriarchal_values": "yes"},
    "X13": {"special_trades": "yes"},
    "six suits": {"suits": "clubs,spades,hearts,diamonds,torches,shells"},
}


def choice(table: RaceTable, seat: int = 0, bot: str = "greedy") -> str:
    """What a bot does, from the bytes of its view."""
    view = JACKRABBITS.load_view(table.view(seat).dump())
    return ACTIONS.text(make(bot, fast("bot")).move(view)[0])


def play_turn(table: RaceTable, seat: int = 0, bot: str = "greedy") -> list[str]:
    """A bot plays on while it is to act in its own turn; what it did."""
    done: list[str] = []
    turn = table.turns
    while table.outcome is None and table.turns == turn and table.seats() == [seat]:
        done.append(choice(table, seat, bot))
        act(table, done[-1])
    return done


def played_by(names: list[str], seed: str, **settings: Any) -> RaceTable:
    table = new(seed, players=len(names), **settings)
    bots = [make(name, fast(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while table.outcome is None:
        seat = int(table.mover())
        table.play_all(seat, bots[seat].move(table.view(seat)))
    return table


# --- where it is going -------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-O1")
def test_with_three_royals_it_goes_home() -> None:
    table = position(("KC KS KH", "2C"), ("tower-clubs", "plaza-hearts"), phase="journey", dice=(6, 6))
    play_turn(table)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("JR-A1")
def test_it_travels_to_a_royal_that_it_can_pay_and_claims_it() -> None:
    table = position(("TS", "2C"), ("citadel", "plaza-hearts"), phase="journey", dice=(6, 5))
    play_turn(table)
    assert place(table, 0) in {"tower-spades", "palace-spades", "plaza-spades"}
    assert hand(table, 0) & {"KS", "QS", "JS"}


@pytest.mark.rule("JR-O2")
def test_it_does_not_claim_what_the_objective_has_no_use_for() -> None:
    """With three suits wanted, a second club would only be in the way."""
    settings: dict[str, Any] = {"objective": "diverse", "phase": "acquisition", "dice": (6, 6)}
    table = position(("KC KS TC", "2C"), ("palace-clubs", "citadel"), **settings)
    assert choice(table) == "rest"
    table = position(("KH KS TC", "2C"), ("palace-clubs", "citadel"), **settings)
    assert choice(table) == "claim"


@pytest.mark.rule("JR-A2", "JR-C3")
def test_it_spends_a_royal_that_does_not_fit_for_one_that_does() -> None:
    table = position(
        ("KC KS QS", "2C"), ("plaza-spades", "citadel"), objective="monarchic", phase="acquisition", dice=(6, 6)
    )
    done = play_turn(table)
    assert done[0] == "claim"
    assert hand(table, 0) >= {"JS", "KC", "QS"}


@pytest.mark.rule("JR-T2", "JR-C4")
def test_it_pays_with_cards_that_the_plan_does_not_need() -> None:
    table = position(("KC KS TH 5D 7D", "2C"), ("citadel", "plaza-hearts"), phase="journey", dice=(2, 3))
    play_turn(table)
    assert {"KC", "KS"} <= hand(table, 0)


@pytest.mark.rule("JR-L2")
def test_it_takes_a_card_for_nothing() -> None:
    table = position(("4C", "2C"), ("citadel", "citadel"), phase="journey", dice=(4, 6))
    assert choice(table) == "match:4C"


# --- quarrels ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-D1", "JR-D3")
def test_it_attacks_who_holds_royals_and_cannot_fight() -> None:
    table = position(("9S 8S 4D", "KC KH QD"), ("plaza-hearts", "plaza-hearts"), phase="acquisition", dice=(6, 6))
    assert choice(table) == "attack:1"


@pytest.mark.rule("JR-D2")
def test_it_gives_up_a_fight_that_it_cannot_win() -> None:
    table = position(
        ("9S 8S TS", "2S KC"), ("plaza-hearts", "plaza-hearts"), phase="acquisition", dice=(6, 6), pile="3C 4C"
    )
    act(table, "attack:1 fight:TS done")
    assert choice(table, 1) == "yield"


def visited(visitor: str) -> RaceTable:
    """Somebody has just arrived on the palace of clubs, and the other, with hearts, is asked."""
    table = position((visitor, "7H 3C"), ("plaza-spades", "citadel"), phase="journey", dice=(6, 6))
    table.arrive(0, HEX_TEXTS.index("palace-clubs"))
    return table


@pytest.mark.rule("JR-H1", "JR-H2", "JR-H4")
@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_it_contests_a_visitor_who_has_no_cards_and_lets_in_who_holds_the_queen(bot: str) -> None:
    assert choice(visited(""), 1, bot) == "contest"
    assert choice(visited("QC KC KD"), 1, bot) == "pass"


@pytest.mark.rule("JR-H3", "JR-H4")
@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_it_lets_in_who_may_well_have_come_with_something_to_show(bot: str) -> None:
    assert choice(visited("2S 3S 4D 6D 8C"), 1, bot) == "pass"


@pytest.mark.rule("JR-H3")
def test_who_comes_to_a_palace_is_believed_to_have_something_to_show() -> None:
    assert JACKRABBITS.thinking.plausibility(visited("6H"), 1) == 1.0
    assert JACKRABBITS.thinking.plausibility(visited("QC"), 1) == 1.0
    assert JACKRABBITS.thinking.plausibility(visited("5H TS"), 1) < 0.5
    assert JACKRABBITS.thinking.plausibility(visited("5H TS"), 0) == 1.0  # who comes knows their own cards
    assert JACKRABBITS.thinking.plausibility(new("nobody comes"), 0) == 1.0


@pytest.mark.rule("JR-N2")
def test_it_calls_who_holds_too_many_cards() -> None:
    table = position(("AC 2C 3C 4C 5C 6C 7C 8C 9C TC", "2H"), ("citadel", "citadel"), phase="increment")
    while table.turn == 0:
        act(table, "rest", 0)
    assert choice(table, 1) == "call:0"


# --- in general --------------------------------------------------------------------------------------------------


def midway(name: str) -> RaceTable:
    """A table on which random players have done this and that."""
    table = new(f"midway {name}", **OPTIONS[name])
    chance = fast(f"midway {name}")
    for _ in range(60):
        seat = int(table.mover())
        table.do(seat, table.pick(seat, chance))
    return table


def play_some(table: RaceTable, bot: str, decisions: int) -> None:
    bots = [make(bot, fast(f"bot {seat}")) for seat in range(4)]
    while table.outcome is None and decisions:
        seat = int(table.mover())
        view = table.view(seat)
        decisions -= len(view.choices) > 1
        table.play_all(seat, bots[seat].move(view))


@pytest.mark.parametrize("name", some(OPTIONS))
def test_greedy_plays_under_every_option(name: str) -> None:
    play_some(midway(name), "greedy", 6)


@pytest.mark.parametrize("name", some(["standard", "full", "X1", "X4", "X7, full", "X8", "X11"]))
def test_search_plays_under_options(name: str) -> None:
    play_some(midway(name), "search:3", 6)


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["greedy", "newcomer", "search:40"])
@pytest.mark.parametrize("name", OPTIONS)
def test_bots_finish_games_under_every_option(name: str, bot: str) -> None:
    settings = {"players": 2, **OPTIONS[name]}
    players = int(settings.pop("players"))
    for seed in range(5):
        table = played_by([bot] * players, f"{bot} {name} {seed}", turn_limit=100 * players, **settings)
        assert table.outcome is not None
        assert table.outcome.winners


@pytest.mark.parametrize("name", some(OPTIONS))
def test_every_choice_has_a_prospect_and_a_likelihood(name: str) -> None:
    chance = fast(f"prospects {name}")
    settings = {"turn_limit": 40, **OPTIONS[name]}
    table = new(f"prospects {name}", **settings)
    number = 0
    while table.outcome is None:
        seat = int(table.mover())
        if number % 17 == 0:
            count = len(table.choices(seat))
            assert len(prospects(table, seat)) == count
            likely = instincts(table, seat)
            assert len(likely) == count
            assert sum(likely) == pytest.approx(1.0)
        table.do(seat, table.pick(seat, chance))
        number += 1


def test_greedy_beats_random() -> None:
    for seed in range(volume(2, 1)):
        outcome = played_by(["greedy", "random"], f"beats {seed}", turn_limit=200).outcome
        assert outcome is not None
        assert outcome.winners == (0,)


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("bot", some(["greedy", "search:10", *bots.names()[:2]]))
def test_equal_views_give_equal_moves_whatever_is_hidden(bot: str) -> None:
    """Another truth behind the same view: the bot cannot know which one it is."""
    table = new("secret", players=3)
    chance = fast("secret")
    for number in range(60):
        seat = int(table.mover())
        if number % 12 == 0 and len(table.choices(seat)) > 1:
            other = JACKRABBITS.sample(table.view(seat), chance)
            other.origin = table.origin
            assert other.view(seat).dump() == table.view(seat).dump()
            moves = {tuple(make(bot, fast("same")).move(truth.view(seat))) for truth in (table, other)}
            assert len(moves) == 1
        table.play(seat, table.pick(seat, chance))


def test_prospects_leave_the_table_as_it_is() -> None:
    table = new("untouched", players=3)
    chance = fast("untouched")
    for _ in range(40):
        seat = int(table.mover())
        before = table.dump()
        prospects(table, seat)
        JACKRABBITS.thinking.value(table, seat)
        assert table.dump() == before
        table.do(seat, table.pick(seat, chance))


def test_what_all_players_stand_like_adds_up() -> None:
    table = new("adds", players=3)
    values = [JACKRABBITS.thinking.value(table, seat) for seat in range(3)]
    shares = [(value + 1) / 2 for value in values]
    assert sum(shares) == pytest.approx(1.0)
    assert JACKRABBITS.thinking.standings(table) == pytest.approx(
        [JACKRABBITS.thinking.value(table, seat) for seat in range(3)]
    )


@pytest.mark.rule("JR-A1")
@pytest.mark.parametrize("bot", ["greedy", "search:40"])
def test_it_claims_what_it_came_for(bot: str) -> None:
    table = position(("7H 8H 2C", "2S 3D"), ("plaza-hearts", "citadel"), phase="acquisition", dice=(3, 4))
    assert choice(table, 0, bot) == "claim"


def test_a_turn_less_counts_for_more_at_the_end_of_a_race_than_at_its_beginning() -> None:
    late, early = vec[float]([1.0, 2.0]), vec[float]([7.0, 8.0])
    assert share(late, 0) > share(early, 0) + 0.3
    assert share(early, 0) > 0.1


def test_a_race_that_is_as_good_as_won_or_lost_is_still_better_won_soon() -> None:
    assert share(vec[float]([0.0, 9.0]), 0) > share(vec[float]([1.0, 9.0]), 0) + 0.001
    assert share(vec[float]([9.0, 0.0]), 0) > share(vec[float]([10.0, 0.0]), 0) + 0.001
