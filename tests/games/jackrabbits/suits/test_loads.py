"""Acorns by their draft: each player has a load, for their own rolls. JR-EV4."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import see, spent, will
from playing import Refusal, act, kinds, of_kind, offered, refused
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def at_end(cards: str, loads: tuple[str, ...] = (), **settings: Any) -> RaceTable:
    """At the end of a turn with these cards, and one drawn that is no acorn; these loads lie before the players."""
    pile = f"2S 3S {' '.join(loads)}"
    table = position(
        (cards, "", ""),
        phase="acquisition",
        pile=pile,
        remembers={"acorns": loads},
        **{"suits": "spades,acorns", "drafts": "acorns", **settings},
    )
    return act(table, "rest")


def loads(table: RaceTable) -> list[tuple[set[str], int]]:
    """What everybody sees of them."""
    found: list[tuple[set[str], int]] = [(set(), 0)] * 3
    for one in see(table, None).laid():
        if one.what == "burden":
            found[one.seat] = ({CARD_TEXTS[card] for card in one.cards}, one.points)
    return found


@pytest.mark.rule("JR-EV4", "JR-E0j", "JR-I3")
def test_acorns_are_laid_on_the_load_of_one_player_ones_own_or_anothers() -> None:
    table = at_end("2N 3N QN 9S")
    assert of_kind(table, "burden") == {f"{seat}:{card}" for seat in range(3) for card in ("2N", "3N")}
    assert "load" not in kinds(table)
    act(table, "burden:1:2N")
    assert offered(table) == {"rest", "burden:1:3N"}, "of one player only"
    assert refused(table, "burden:2:3N") == Refusal("jackrabbits-lay-before-another", "JR-EV4")
    act(table, "burden:1:3N rest")
    assert loads(table) == [(set(), 0), ({"2N", "3N"}, 5), (set(), 0)]


@pytest.mark.rule("JR-EV4")
def test_a_load_weighs_on_the_rolls_of_its_player_alone() -> None:
    table = act(at_end("2N 5N 9S"), "burden:1:5N rest")
    will(table, (6, 1), (6, 2))
    act(table, "roll")
    assert table.price == 5 + 5
    table = act(at_end("2N 5N 9S"), "burden:0:5N rest")
    will(table, (6, 1), (6, 2))
    act(table, "roll")
    assert table.price == 5


@pytest.mark.rule("JR-EV4")
@pytest.mark.parametrize(("laid", "left"), [("3N", 9), ("4N", 0)], ids=["nine stays", "ten is too much"])
def test_a_load_of_ten_is_discarded_already(laid: str, left: int) -> None:
    table = act(at_end(f"{laid} 9S", ("", "6N")), f"burden:1:{laid} rest")
    assert loads(table)[1][1] == left
    assert ({"6N", laid} <= spent(table)) == (left == 0)


@pytest.mark.rule("JR-EV4", "JR-E0j", "JR-X3")
def test_an_ace_is_one_or_eleven_where_its_owner_may_say_so() -> None:
    table = at_end("AN 9S", ambivalent_aces=True)
    assert {"burden:1:AN", "burden-high:1:AN"} <= offered(table)
    assert loads(act(table.clone(), "burden:1:AN rest"))[1][1] == 1
    assert "AN" in spent(act(table, "burden-high:1:AN rest"))
    assert refused(at_end("AN 9S"), "burden-high:1:AN") == Refusal("jackrabbits-load-not-high", "JR-E0j")


@pytest.mark.rule("JR-EV4")
def test_only_pips_of_acorns_go_on_a_load_and_only_of_those_who_play() -> None:
    table = at_end("2N QN 9S")
    assert refused(table, "burden:1:QN") == Refusal("jackrabbits-load-acorns", "JR-E0j")
    assert refused(table, "burden:1:9S") == Refusal("jackrabbits-load-acorns", "JR-E0j")
    assert refused(table, "burden:3:2N") == Refusal("jackrabbits-lay-before-another", "JR-EV4")
    assert refused(table, "roll").reason == "jackrabbits-load-or-rest"
    assert refused(table, "load:2N").rule == "JR-EV4"


@pytest.mark.rule("JR-EV4", "JR-E0b")
def test_the_beast_and_chosen_dice_stay_as_they_are() -> None:
    settings: dict[str, Any] = {"suits": "spades,acorns", "drafts": "acorns"}
    assert "beast" in kinds(position(("9N", ""), phase="journey", **settings))
    assert "choose" in kinds(position(("X1", ""), **settings))
