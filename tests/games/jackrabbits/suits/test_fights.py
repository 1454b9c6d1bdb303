"""Spades: fight for cards. JR-D1 to JR-D5, and the win that a theft can bring (JR-O1)."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import carrots, court, hand, place, spent, will_pick
from playing import act, ended, kinds, of_kind, offered, parsed, refused, story
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

EMPTY_PILE = ""


def meeting(
    *hands: str,
    where: str = "tower-hearts",
    pile: str | None = None,
    rules: str = "standard",
    objective: str = "simple",
) -> RaceTable:
    """All rabbits on one hexagon, the first player in the acquisition phase."""
    rabbits = (where,) * len(hands)
    return position(hands, rabbits, phase="acquisition", pile=pile, rules=rules, objective=objective)


# --- who may attack whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-D1")
def test_a_rabbit_on_the_same_hexagon_can_be_attacked_and_no_other() -> None:
    table = position(
        ("5S", "2H", "3H", "4H"), ("tower-clubs", "tower-spades", "tower-clubs", "off-board"), phase="acquisition"
    )
    assert of_kind(table, "attack") == {"2"}


@pytest.mark.rule("JR-D1")
def test_without_a_spade_there_is_no_attack() -> None:
    assert "attack" not in kinds(meeting("5H TC X1", "2H"))
    assert of_kind(meeting("AS", "2H"), "attack") == {"1"}


@pytest.mark.rule("JR-D1")
def test_the_attacker_plays_one_or_more_spades_and_no_other_card() -> None:
    table = meeting("3S 7S KS 9H X1", "2H")
    act(table, "attack:1")
    assert offered(table) == {"fight:3S", "fight:7S", "fight:KS"}
    act(table, "fight:3S")
    assert offered(table) == {"done", "fight:7S", "fight:KS"}
    act(table, "fight:KS")
    assert offered(table) == {"done"}


@pytest.mark.rule("JR-D1")
def test_each_rabbit_is_attacked_once_a_turn() -> None:
    table = meeting("AS 2S 3S 4S", "2H 3H", "5H", pile=EMPTY_PILE)
    act(table, "attack:1 fight:AS done yield")
    assert place(table, 1) == "off-board"
    assert of_kind(table, "attack") == {"2"}
    act(table, "attack:2 fight:2S done yield")
    assert "attack" not in kinds(table)


@pytest.mark.rule("JR-D1")
def test_who_was_attacked_can_be_attacked_again_in_the_next_turn() -> None:
    table = meeting("AS 2S", "2H 3H")
    act(table, "attack:1 fight:AS done yield")
    act(table, "rest")
    act(table, "roll down rest")  # the second player, to the underground
    table.rabbits[0] = table.rabbits[1]
    act(table, "roll stay")
    assert "attack:1" in offered(table)


@pytest.mark.rule("JR-D1")
def test_no_attack_after_a_claim() -> None:
    table = meeting("5S TH", "2H")
    act(table, "claim pay:TH done")
    assert table.mover() == 1


@pytest.mark.rule("JR-D1")
def test_after_a_fight_a_claim_is_still_possible() -> None:
    table = meeting("5S TH", "2C")
    act(table, "attack:1 fight:5S done yield")
    assert "claim" in offered(table)


@pytest.mark.rule("JR-D1")
def test_nobody_fights_in_the_intro_game() -> None:
    assert "attack" not in kinds(meeting("5S", "2H", rules="intro"))


@pytest.mark.rule("JR-D5")
@pytest.mark.parametrize("where", ["citadel", "underground", "palace-clubs", "plaza-diamonds"])
def test_fights_are_possible_on_every_hexagon(where: str) -> None:
    table = meeting("5S", "2H", where=where)
    assert "attack:1" in offered(table)
    act(table, "attack:1 fight:5S done yield")
    assert place(table, 1) == "off-board"
    assert "2H" in hand(table, 0)


@pytest.mark.rule("JR-D5", "JR-U3")
def test_there_is_no_fight_off_board() -> None:
    table = position(("5S", "2H"), ("off-board", "off-board"), phase="journey", dice=(6, 6))
    act(table, "down")
    assert "attack" not in kinds(table)  # the other one is still off-board


# --- adding spades ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-D2")
def test_a_tie_is_not_enough_in_a_fight() -> None:
    table = meeting("7S", "7D 3S 4S")
    act(table, "attack:1 fight:7S done")
    assert offered(table, 1) == {"yield"}


@pytest.mark.rule("JR-D2")
def test_nobody_may_start_to_add_who_could_not_exceed() -> None:
    table = meeting("9S", "2S 3S 4S")
    act(table, "attack:1 fight:9S done")
    assert offered(table, 1) == {"yield"}
    refused(table, "fight:2S")


@pytest.mark.rule("JR-D2")
def test_the_defender_adds_until_the_total_exceeds() -> None:
    table = meeting("6S", "3S 4S 2S")
    act(table, "attack:1 fight:6S done")
    assert offered(table, 1) == {"fight:2S", "fight:3S", "yield"}  # from the four on nothing would exceed six
    act(table, "fight:3S")
    assert offered(table, 1) == {"fight:4S"}
    act(table, "fight:4S")
    assert offered(table, 1) == {"done"}


@pytest.mark.rule("JR-D2")
def test_both_go_on_in_turn_each_adding_to_what_they_played() -> None:
    table = meeting("2S 6S 9S", "5S 8S 4H")
    act(table, "attack:1 fight:2S done")
    act(table, "fight:5S done")
    assert table.mover() == 0
    assert offered(table) == {"fight:6S", "fight:9S", "yield"}  # with the two, four more exceed five
    act(table, "fight:6S done")
    assert table.mover() == 1
    assert offered(table) == {"fight:8S", "yield"}  # thirteen to eight
    act(table, "fight:8S done")
    assert offered(table, 0) == {"fight:9S", "yield"}
    act(table, "fight:9S done")
    assert offered(table, 1) == {"yield"}
    act(table, "yield")
    assert spent(table) == {"2S", "5S", "6S", "8S", "9S"}


@pytest.mark.rule("JR-D2")
def test_who_has_begun_to_add_goes_on_until_it_exceeds() -> None:
    table = meeting("8S", "4S 5S 6S")
    act(table, "attack:1 fight:8S done fight:4S")
    assert "yield" not in offered(table)
    assert "done" not in offered(table)


@pytest.mark.rule("JR-D2")
def test_an_attacker_who_has_named_a_rabbit_must_play_a_spade() -> None:
    table = meeting("8S", "4S")
    act(table, "attack:1")
    assert offered(table) == {"fight:8S"}


@pytest.mark.rule("JR-D2")
def test_royals_of_spades_count_ten_in_a_fight() -> None:
    table = meeting("TS", "JS AS")
    act(table, "attack:1 fight:TS done")
    assert offered(table, 1) == {"fight:AS", "yield"}
    act(table, "fight:AS fight:JS done")
    assert offered(table, 0) == {"yield"}


# --- what comes of it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-D3")
def test_a_winning_attacker_takes_one_card_and_the_loser_goes_off_board() -> None:
    table = meeting("5S", "2H 3H 4H")
    act(table, "attack:1 fight:5S done")
    will_pick(table, 1, "3H")
    act(table, "yield")
    assert hand(table, 0) == {"3H"}
    assert hand(table, 1) == {"2H", "4H"}
    assert place(table, 1) == "off-board"
    assert place(table, 0) == "tower-hearts"


@pytest.mark.rule("JR-D3")
def test_spades_played_by_both_are_discarded_before_the_theft() -> None:
    table = meeting("3S 9S", "5S 2H")
    act(table, "attack:1 fight:3S done fight:5S done fight:9S done")
    assert story(table, "yield")[:3] == ["yielded", "stole", "thrown-off"]
    assert spent(table) == {"3S", "5S", "9S"}
    assert hand(table, 0) == {"2H"}  # the only card that was left: no spade of the fight can be stolen


@pytest.mark.rule("JR-D3")
def test_the_order_of_a_won_fight_that_brings_a_fourth_royal() -> None:
    table = meeting("5S KC KD KH", "QH", pile="9C")
    act(table, "attack:1 fight:5S done")
    assert story(table, "yield") == ["yielded", "stole-royal"]
    assert spent(table) >= {"5S"}
    assert place(table, 1) == "tower-hearts"  # not thrown off before the fourth royal is settled
    assert offered(table, 0) == {"return:KC", "return:KH", "return:KD", "return:QH"}
    assert story(table, "return:KD")[:3] == ["returned", "thrown-off", "drew"]
    assert hand(table, 0) == {"KC", "KH", "QH", "9C"}


@pytest.mark.rule("JR-D3")
def test_a_defender_who_wins_takes_nothing() -> None:
    table = meeting("5S 2H", "9S")
    act(table, "attack:1 fight:5S done fight:9S done")
    act(table, "yield")
    assert hand(table, 0) == {"2H"}
    assert hand(table, 1) == set()
    assert place(table, 1) == "tower-hearts"


@pytest.mark.rule("JR-D3")
def test_an_attacker_who_loses_goes_off_board_and_gets_no_increment() -> None:
    table = meeting("5S 2H TH", "9S", "3D")
    act(table, "attack:1 fight:5S done fight:9S done")
    assert story(table, "yield") == ["yielded", "thrown-off", "turn"]
    assert place(table, 0) == "off-board"
    assert hand(table, 0) == {"2H", "TH"}
    assert table.mover() == 1


@pytest.mark.rule("JR-D3")
def test_from_an_empty_hand_nothing_is_stolen() -> None:
    table = meeting("5S", "")
    act(table, "attack:1 fight:5S done")
    assert story(table, "yield") == ["yielded", "stole-nothing", "thrown-off"]
    assert offered(table, 0) == {"rest"}  # no royal was stolen: the phase goes on


@pytest.mark.rule("JR-D3")
def test_a_defender_left_without_cards_by_the_fight_loses_none() -> None:
    table = meeting("3S 9S", "5S")
    act(table, "attack:1 fight:3S done fight:5S done fight:9S done yield")
    assert hand(table, 0) == set()
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-D3", "JR-C3")
def test_royals_played_in_a_fight_go_back_to_the_court() -> None:
    table = meeting("KS 9S", "QS 2H")
    act(table, "attack:1 fight:KS done")
    assert offered(table, 1) == {"yield"}
    act(table, "yield")
    assert {"KS"} <= court(table)
    assert spent(table) == set()
    assert "tower-spades" not in carrots(table)

    table = meeting("9S KS", "QS 2H")
    act(table, "attack:1 fight:9S done fight:QS done")
    act(table, "fight:KS done yield")
    assert {"KS", "QS"} <= court(table)
    assert spent(table) == {"9S"}
    assert "palace-spades" not in carrots(table)
    assert hand(table, 0) == {"2H"}


@pytest.mark.rule("JR-D3")
def test_a_royal_played_in_a_fight_frees_a_carrot_for_the_stolen_one() -> None:
    table = meeting("KS KC KH", "QD")
    act(table, "attack:1 fight:KS done")
    told = story(table, "yield")
    assert "stole-royal" in told
    assert "returned" not in told
    assert {"KC", "KH", "QD"} <= hand(table, 0)


@pytest.mark.rule("JR-D4")
def test_a_stolen_royal_changes_its_carrot() -> None:
    table = meeting("5S", "KH")
    assert carrots(table)["tower-hearts"] == 1
    act(table, "attack:1 fight:5S done yield")
    assert carrots(table)["tower-hearts"] == 0


@pytest.mark.rule("JR-D4")
def test_after_a_stolen_royal_the_increment_follows_at_once() -> None:
    table = meeting("5S 6S TC", "QD", "2H", where="tower-clubs")
    act(table, "attack:1 fight:5S done")
    told = story(table, "yield")
    assert told == ["yielded", "stole-royal", "thrown-off", "drew", "turn"]
    assert table.mover() == 1


@pytest.mark.rule("JR-D4")
def test_after_another_card_is_stolen_the_phase_goes_on() -> None:
    table = meeting("5S 6S TC", "2D", "2H", where="tower-clubs")
    act(table, "attack:1 fight:5S done yield")
    assert offered(table, 0) == {"claim", "attack:2", "rest"}


@pytest.mark.rule("JR-D4", "JR-O3")
def test_of_four_royals_any_one_is_returned_the_stolen_one_too() -> None:
    table = meeting("5S KC KD KH", "QH")
    act(table, "attack:1 fight:5S done yield return:QH")
    assert "QH" in court(table)
    assert "palace-hearts" not in carrots(table)
    assert table.mover() == 1


@pytest.mark.rule("JR-D4")
def test_a_stolen_joker_is_no_royal() -> None:
    table = meeting("5S KC KD KH", "X1")
    act(table, "attack:1 fight:5S done yield")
    assert "X1" in hand(table, 0)
    assert "rest" in offered(table, 0)


# --- winning by theft ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-O1", "JR-D3")
def test_a_theft_on_the_citadel_can_win_before_the_loser_is_thrown_off() -> None:
    table = meeting("5S KC KD", "QH", where="citadel")
    act(table, "attack:1 fight:5S done")
    assert story(table, "yield") == ["yielded", "stole-royal", "won"]
    assert ended(table).winners == (0,)
    assert place(table, 1) == "citadel"


@pytest.mark.rule("JR-O1")
def test_a_theft_elsewhere_wins_nothing_yet() -> None:
    table = meeting("5S KC KD", "QH", where="palace-hearts")
    act(table, "attack:1 fight:5S done yield")
    assert table.outcome is None


@pytest.mark.rule("JR-O1", "JR-D3")
def test_a_fourth_royal_is_settled_before_a_win_is_checked() -> None:
    table = meeting("5S KC KD KS", "QH", where="citadel", objective="diverse-monarchic")
    act(table, "attack:1 fight:5S done yield")
    assert table.outcome is None
    assert table.mover() == 0
    act(table, "return:KS")
    assert table.outcome is None
    table = meeting("5S QC KD KS", "JH", where="citadel", objective="diverse-monarchic")
    act(table, "attack:1 fight:5S done yield return:KS")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-O1")
def test_nobody_wins_in_the_turn_of_another() -> None:
    table = meeting("5S 2H", "KC KD KH 9S", where="citadel")
    act(table, "attack:1 fight:5S done fight:9S done")
    told = story(table, "yield")
    assert "won" not in told
    assert table.outcome is None
    act(table, "roll stay")
    assert ended(table).winners == (1,)


@pytest.mark.rule("JR-O1", "JR-D3")
def test_a_theft_that_does_not_meet_the_objective_throws_the_loser_off() -> None:
    table = meeting("5S KC KD", "QC", where="citadel", objective="diverse")
    act(table, "attack:1 fight:5S done yield")
    assert table.outcome is None
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-D3", "JR-V1")
def test_a_fight_can_be_drafted_until_it_meets_the_other_player() -> None:
    table = meeting("5S 6S", "2H")
    move = parsed(table, "attack:1 fight:5S done")
    draft = table.after(0, move)
    assert draft.is_complete
    assert draft.ended == "turn"
    assert not table.after(0, move[:1]).is_complete
    act(table, "rest", 0)
    assert hand(table, 0) >= {"5S", "6S"}
