"""JR-X13, played by bots: they offer and accept what serves them, and keep their word."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import ACTIONS, hand
from playing import act
from warren.bots import make
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.planning.adviser import LOST
from warren.games.jackrabbits.planning.advisers.special_trades import Barter
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.planning.prospects import prospects
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

MINE, THEIRS = "KC KS 9D 3H", "QC QS 9H 5D"
"""Two royals each, and for the third one lacks a diamond that the other can spare, for a heart that this one can."""


def met(mine: str, theirs: str) -> RaceTable:
    where = ("tower-clubs", "tower-clubs")
    return position((mine, theirs), where, phase="acquisition", dice=(6, 6), special_trades=True)


def choice(table: RaceTable, seat: int) -> str:
    view = JACKRABBITS.load_view(table.view(seat).dump())
    return ACTIONS.text(make("greedy", fast("bot")).move(view)[0])


def best(table: RaceTable) -> tuple[str, str] | None:
    """The best card for a card, where all hands are open."""
    barter = Barter(Planner(table, 0), 1)
    found = {
        (given, taken): barter.ask(table.rules.card_named(given), table.rules.card_named(taken))
        for given in hand(table, 0)
        for taken in hand(table, 1)
    }
    swap = max(found, key=lambda pair: found[pair])
    return swap if found[swap] > -1.0 else None


@pytest.mark.rule("JR-X13")
def test_a_card_is_offered_for_a_card_where_both_lack_what_they_get() -> None:
    assert best(met(MINE, THEIRS)) == ("3H", "5D")


@pytest.mark.rule("JR-X13")
def test_nothing_is_offered_that_the_other_has_no_use_for() -> None:
    """Who holds three royals goes home, and lacks nothing."""
    assert best(met(MINE, "QC QS QD 9H 5D")) is None


@pytest.mark.rule("JR-X13")
def test_a_joker_is_neither_offered_nor_asked_for() -> None:
    """Found in hints: a plan was asked how many points in jokers it lacks."""
    assert best(met("KC KS 9D X1", "QC QS 9H X2")) == best(met("KC KS 9D", "QC QS 9H"))
    table = act(met(MINE, "QC QS 9H X1"), "offer:1 say:9D")
    assert len(JACKRABBITS.thinking.instincts(table, 0)) == len(table.choices(0))


@pytest.mark.rule("JR-X13")
def test_nothing_is_offered_that_would_set_the_other_back() -> None:
    """Both lack a diamond, and one would get a great one for a small one."""
    assert best(met("KC KS 8D AD", "QC QS 9D")) is None


@pytest.mark.rule("JR-X13")
def test_a_bot_offers_a_trade_where_it_is_likely_to_serve_both() -> None:
    table = met(MINE, THEIRS)
    barter = Barter(Planner(table, 0), 1)
    assert barter.offer() == barter.say(table.rules.card_named("3H")) > barter.now
    assert Barter(Planner(met(MINE, "QC QS QD 9H 5D"), 0), 1).offer() == LOST


@pytest.mark.rule("JR-X13")
@pytest.mark.parametrize(("theirs", "best"), [(THEIRS, "offer:1"), ("QC QS QD 9H 5D", "attack:1")])
def test_an_offer_is_weighed_against_all_else_that_can_be_done(theirs: str, best: str) -> None:
    table = met(MINE, theirs)
    worths = dict(zip(table.choices(0), prospects(table, 0), strict=True))
    assert ACTIONS.text(max(worths, key=lambda action: worths[action])) == best


@pytest.mark.rule("JR-X13")
def test_a_bot_puts_an_offer_into_words_of_one_card_each_and_ends_it() -> None:
    table = act(met(MINE, THEIRS), "offer:1")
    done: list[str] = []
    while table.seats() == [0]:
        done.append(choice(table, 0))
        act(table, done[-1])
    assert [text.partition(":")[0] for text in done] == ["say", "ask", "done"]
    assert done[0].partition(":")[2] in hand(table, 0)


@pytest.mark.rule("JR-X13")
def test_a_bot_accepts_what_serves_it_and_refuses_what_does_not() -> None:
    assert choice(act(met(MINE, THEIRS), "offer:1 say:3H ask:5D done"), 1) == "accept"
    assert choice(act(met("KC KS 2H AD", "QC QS TD TH"), "offer:1 say:AD ask:TH done"), 1) == "refuse"


@pytest.mark.rule("JR-X13")
def test_a_bot_accepts_to_give_an_ace() -> None:
    assert choice(act(met(MINE, f"{THEIRS} AD"), "offer:1 say:3H ask:AD done"), 1) == "accept"


@pytest.mark.rule("JR-X13")
def test_a_bot_refuses_what_it_cannot_give() -> None:
    assert choice(act(met(MINE, THEIRS), "offer:1 say:3H ask:6D done"), 1) == "refuse"


@pytest.mark.rule("JR-X13")
def test_a_bot_gives_what_it_said() -> None:
    table = act(met(MINE, THEIRS), "offer:1 say:3H ask:5D done accept")
    assert choice(table, 0) == "give:3H"
    assert choice(table, 1) == "give:5D"
