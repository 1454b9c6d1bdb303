"""Hints of JACKED: what speaks for a play, and how little they say where one has to remember. JK-J3, JK-J4."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act
from telling import texts
from warren.bots.advice import Advice, advise
from warren.core.rng import fast
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable
from warren.terminal.hints import hint
from warren.text import Words

PEGS = "R1:10 B1:30 G1:50 Y1:60"


def merits(table: JackedTable, *move: str, seat: int = 0) -> list[tuple[str, str, object]]:
    found = JACKED.seeing.merits(table.view(seat), [JACKED.actions.parse(action) for action in move])
    return [(one.message.removeprefix("jacked-merit-"), one.rule, texts(one)) for one in found]


def at(pegs: str, hand: str, **settings: Any) -> JackedTable:
    return position(pegs, (hand, "2C 3C", "2H 3H", "2D 3D"), **settings)


# --- merits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-M1")
def test_a_kill_speaks_for_a_move() -> None:
    assert merits(at("R1:10 B1:19", "9S"), "move:9:R1") == [("kills", "JK-M1", {"count": 1})]


@pytest.mark.rule("JK-M1")
def test_what_a_move_costs_ones_own_side_is_told() -> None:
    assert merits(at("R1:10 R2:19", "9S"), "move:9:R1") == [("loses", "JK-M1", {"count": 1})]


@pytest.mark.rule("JK-M3")
def test_coming_out_is_told_with_whom_it_kills() -> None:
    assert merits(at("B1:0", "AS"), "out:A:R") == [("out", "JK-M2", {}), ("kills", "JK-M1", {"count": 1})]


@pytest.mark.rule("JK-M4")
def test_a_peg_that_comes_home_is_told() -> None:
    assert merits(at("R1:70", "3S"), "move:3:R1") == [("home", "JK-M4", {"count": 1})]


@pytest.mark.rule("JK-P5")
def test_the_last_peg_home_wins() -> None:
    assert merits(at("R1:70 R2:home4 R3:home3 R4:home2", "2S"), "move:2:R1") == [("wins", "JK-P5", {})]


@pytest.mark.rule("JK-CS2")
def test_all_parts_of_a_seven_tell_what_they_kill() -> None:
    table = at("R1:10 R2:30 B1:12 G1:13 Y1:32", "7S")
    assert merits(table, "seven:7:R1:4") == [("kills", "JK-M1", {"count": 2})]
    assert merits(table, "seven:7:R1:4", "part:R2:3") == [("kills", "JK-M1", {"count": 3})]
    preview = table.after(0, [JACKED.actions.parse("seven:7:R1:4")]).preview
    found = JACKED.seeing.merits(preview, [JACKED.actions.parse("part:R2:3")])
    assert [one.message for one in found] == ["jacked-merit-kills"]


@pytest.mark.rule("JK-CS1")
def test_a_seven_is_told_from_where_all_its_pegs_end() -> None:
    assert merits(at("R1:71 R2:70", "7S"), "seven:7:R1:4", "part:R2:3") == [("home", "JK-M4", {"count": 2})]
    assert merits(at("R1:70 R2:10 B1:13", "7S"), "seven:7:R1:3", "part:R2:4") == [
        ("home", "JK-M4", {"count": 1}),
        ("kills", "JK-M1", {"count": 1}),
    ]


@pytest.mark.rule("JK-M4")
@pytest.mark.parametrize(("steps", "found"), [(1, []), (2, [("home", "JK-M4", {"count": 1})])])
def test_a_part_of_a_seven_that_comes_home_is_told(steps: int, found: list[object]) -> None:
    assert merits(at("R1:70 R2:30", "7S"), f"seven:7:R1:{steps}") == found


@pytest.mark.rule("JK-CT")
def test_a_swap_tells_the_spaces_that_it_gains() -> None:
    table = at("R1:10 B1:60", "TS")
    assert merits(table, "swap:T:R1:B1") == [("swap", "JK-CT", {"count": 50})]
    assert merits(at("R1:60 B1:10", "TS"), "swap:T:R1:B1") == []


@pytest.mark.rule("JK-CX")
def test_a_six_that_kills_backwards_is_told() -> None:
    assert ("kills", "JK-M1", {"count": 1}) in merits(at("R1:16 B1:10", "6S"), "move:6:R1")


@pytest.mark.rule("JK-CJ")
@pytest.mark.parametrize("action", ["move:J:R1", "move:WJ:R1"])
def test_a_jack_tells_that_the_next_player_is_jacked(action: str) -> None:
    table = at("R1:10", "JS X1", jokers="4")
    assert merits(table, action) == [("jacks", "JK-CJ", {})]


@pytest.mark.rule("JK-J2")
def test_a_jack_for_a_player_without_cards_is_nothing() -> None:
    assert merits(position("R1:10", ("JS", "", "2H", "2D")), "move:J:R1") == []


@pytest.mark.rule("JK-M1")
@pytest.mark.parametrize(("rival", "is_safe"), [("B1:18", True), ("B1:22", False)])
def test_a_peg_that_gets_out_of_reach_is_told(rival: str, is_safe: bool) -> None:
    """The red peg moves from 23 to 35: out of the reach of 18, and to 13 ahead of 22, the reach of a King."""
    assert (("safe", "JK-M1", {}) in merits(at(f"R1:23 {rival}", "QS"), "move:Q:R1")) is is_safe


@pytest.mark.rule("JK-J1")
def test_only_a_jack_speaks_for_a_discard_and_only_in_strict_play() -> None:
    strict = at("R1:10", "JS 9S", is_jacked=True)
    assert merits(strict, "discard:J") == [("jacks", "JK-CJ", {})]
    assert merits(strict, "discard:9") == []
    assert merits(at("R1:10", "JS 9S", is_jacked=True, jacked_play="memory"), "discard:J") == []


# --- hints in memory play ------------------------------------------------------------------------------------------


def hinted(table: JackedTable, seat: int) -> Advice:
    return advise(table.view(seat), fast("hint"), 60)


def said(table: JackedTable, seat: int) -> tuple[str, str, dict[str, object]]:
    """All that a hint says; it names no move."""
    advice = hinted(table, seat)
    assert [*advice.options, *advice.move] == []
    assert advice.said is not None
    return advice.said.message, advice.said.rule, texts(advice.said)


def memory(is_jacked: bool, held: str = "9S 4S JS", pegs: str = PEGS, **settings: Any) -> JackedTable:
    """Blue is to play. The Jack that may have JACKED them lies among the discards either way."""
    hands = ("2C 3C", held, "2H 3H", "2D 3D")
    return position(pegs, hands, to_play=1, is_jacked=is_jacked, discards="JC 5C", jacked_play="memory", **settings)


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("is_jacked", [True, False])
def test_a_hint_names_a_card_and_no_move(is_jacked: bool) -> None:
    message, rule, arguments = said(memory(is_jacked), 1)
    assert (message, rule) == ("jacked-hint-card", "JK-J4")
    assert arguments["card"] in ("9", "4", "J")


@pytest.mark.rule("JK-J4")
def test_a_hint_names_a_joker_but_not_what_it_stands_for() -> None:
    assert said(memory(True, held="X1", jokers="4"), 1) == ("jacked-hint-joker", "JK-J4", {})


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("action", ["out:WA:B", "move:W9:B1", "swap:WT:B1:R1", "seven:W7:B1:7"])
def test_a_joker_is_a_joker_whatever_it_is_played_as(action: str) -> None:
    reason = JACKED.seeing.suggestion(memory(False, held="X1", jokers="4").view(1), JACKED.actions.parse(action))
    assert reason is not None
    assert reason.message == "jacked-hint-joker"


@pytest.mark.rule("JK-CW")
def test_a_joker_is_named_as_people_would_name_it() -> None:
    table = memory(True, held="X1", jokers="4")
    english, spanish = Words("en"), Words("es")
    assert hint(hinted(table, 1), table.view(1), english)[0].startswith("Hint: Think of your joker.")
    assert hint(hinted(table, 1), table.view(1), spanish)[0].startswith("Consejo: Piensa en tu comodín.")
    assert english.action("jacked", "move:W8:R1") == "Play a joker as an 8 with Red 1."
    assert english.action("jacked", "out:WA:R") == "Play a joker as an Ace: bring a red peg out of Jail."
    assert spanish.action("jacked", "move:WJ:R1") == "Jugar un comodín como una jota con Roja 1."


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("is_jacked", [True, False])
def test_a_hint_says_that_no_card_can_be_played(is_jacked: bool) -> None:
    assert said(memory(is_jacked, pegs="R1:10"), 1) == ("jacked-hint-no-play", "JK-P4", {})


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("is_jacked", [True, False])
def test_a_hint_does_not_say_whether_to_call(is_jacked: bool) -> None:
    table = memory(is_jacked)
    act(table, "move:9:B1", 1)
    assert said(table, 3) == ("jacked-hint-call", "JK-J3", {})
    assert said(table, 2)[0] == "jacked-hint-card"


@pytest.mark.rule("JK-CS1")
def test_in_the_middle_of_a_seven_a_hint_tells_how_to_go_on() -> None:
    """That it is played is decided by then."""
    table = memory(True, held="7S", pegs="B1:30 B2:40")
    preview = table.after(1, [JACKED.actions.parse("seven:7:B1:3")]).preview
    advice = advise(preview, fast("seven"), 30)
    assert advice.said is None
    assert [JACKED.actions.text(action) for action in advice.move] == ["part:B2:4"]


@pytest.mark.rule("JK-J1")
def test_in_strict_play_a_hint_tells_what_to_do() -> None:
    table = position(PEGS, ("2C 3C", "9S 4S", "2H 3H", "2D 3D"), to_play=1, is_jacked=True)
    advice = hinted(table, 1)
    assert advice.said is None
    assert JACKED.actions.text(advice.move[0]).startswith("discard:")


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_of_a_hint_neither_tell_to_play_nor_to_discard(language: str) -> None:
    table = memory(True)
    lines = hint(hinted(table, 1), table.view(1), Words(language))
    assert len(lines) == 1
    assert not any(word in lines[0].lower() for word in ("discard", "descart", "play", "juega", "jugar"))


# --- the theorem: what a person sees does not depend on who is JACKED ------------------------------------------------


def shown(table: JackedTable, seat: int) -> list[object]:
    """All that a seat is shown and told: view, prompt, drafts, reasons, hint."""
    view = table.view(seat)
    found: list[object] = [view.dump(), view.prompt, view.rules]
    for action in range(JACKED.actions.size):
        reason = table.explain(seat, action)
        found.append(None if reason is None else reason.json())
        if reason is None:
            draft = table.after(seat, [action])
            found.append((draft.prompt, draft.choices, draft.ended, draft.is_complete, draft.preview.dump()))
    if view.choices:
        found.append(said(table, seat))
    return found


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("held", ["9S 4S JS", "7S 4S", "TS"])
@pytest.mark.parametrize("pegs", [PEGS, "R1:10 G1:30 G2:40"])
def test_tables_that_differ_only_in_who_is_jacked_show_everybody_the_same(held: str, pegs: str) -> None:
    """However it came about: the number alone is changed, and nothing else."""
    one, other = memory(False, held, pegs), memory(False, held, pegs)
    other.jacked = 1
    for seat in range(4):
        assert shown(one, seat) == shown(other, seat)
    for action in one.choices(1):
        if not JACKED.actions.text(action).startswith("discard"):
            played, played_jacked = one.clone(), other.clone()
            played.play(1, action)
            played_jacked.play(1, action)
            while played.continues():
                further = played.choices(1)[0]
                played.play(1, further)
                played_jacked.play(1, further)
            for seat in (2, 3):
                assert shown(played, seat) == shown(played_jacked, seat)


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("held", ["9S 4S JS", "7S 4S AS", "TS 6S"])
@pytest.mark.parametrize("pegs", [PEGS, "R1:10 G1:30 G2:40"])
def test_a_hint_does_not_depend_on_whether_a_jack_was_played_before(held: str, pegs: str) -> None:
    one, other = (memory(is_jacked, held, pegs) for is_jacked in (True, False))
    assert one.view(1).prompt == other.view(1).prompt
    assert said(one, 1) == said(other, 1)
    for action in range(JACKED.actions.size):
        reasons = [table.explain(1, action) for table in (one, other)]
        assert len({None if reason is None else repr(reason) for reason in reasons}) == 1
