"""JR-X13: who meet on a hexagon may trade, and may lie about what they give."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import ACTIONS, carrots, court, hand, place, with_capital
from playing import act, ended, of_kind, offered, parsed, refused, story
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def met(hands: tuple[str, ...], where: str = "tower-clubs", **settings: Any) -> RaceTable:
    """All rabbits are on one hexagon, in the first player's acquisition phase."""
    return position(hands, (where,) * len(hands), phase="acquisition", special_trades=True, **settings)


def agreed(hands: tuple[str, ...], words: str = "say:7D ask:3C", **settings: Any) -> RaceTable:
    """The same, with an offer that was accepted: both are to give cards now."""
    return act(met(hands, **settings), f"offer:1 {words} done accept")


# --- who may offer -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X13", "JR-U3")
def test_a_trade_is_offered_to_players_on_ones_hexagon_only() -> None:
    rabbits = ("tower-clubs", "tower-clubs", "plaza-clubs", "off-board")
    table = position(("7D", "3C", "4C", "5C"), rabbits, phase="acquisition", special_trades=True)
    assert of_kind(table, "offer") == {"1"}
    assert refused(table, "offer:2") == ("jackrabbits-trade-elsewhere", "JR-X13")
    assert refused(table, "offer:3") == ("jackrabbits-trade-elsewhere", "JR-X13")
    assert refused(table, "offer:0") == ("jackrabbits-trade-oneself", "JR-X13")


@pytest.mark.rule("JR-X13")
@pytest.mark.parametrize("where", ["citadel", "underground"])
def test_a_trade_is_possible_on_every_hexagon(where: str) -> None:
    assert of_kind(met(("7D", "3C"), where), "offer") == {"1"}


@pytest.mark.rule("JR-X13")
def test_who_has_no_card_neither_offers_nor_is_offered_a_trade() -> None:
    assert refused(met(("", "3C")), "offer:1") == ("jackrabbits-trade-nothing", "JR-X13")
    assert refused(met(("7D", "")), "offer:1") == ("jackrabbits-trade-for-nothing", "JR-X13")


@pytest.mark.rule("JR-X13")
def test_each_player_gets_one_offer_a_turn() -> None:
    table = act(met(("7D", "3C", "4C")), "offer:1 say:7D ask:3C done refuse")
    assert of_kind(table, "offer") == {"2"}
    assert refused(table, "offer:1") == ("jackrabbits-offered-already", "JR-X13")
    act(table, "offer:2 say:7D ask:4C done refuse")
    assert of_kind(table, "offer") == set()


@pytest.mark.rule("JR-X13")
def test_the_next_turn_brings_new_offers() -> None:
    table = act(met(("7D", "3C")), "offer:1 say:7D ask:3C done refuse rest")
    while not (table.turns == 1 and table.price):
        act(table, "rest" if "rest" in offered(table) else "roll")
    act(table, "stay")
    assert of_kind(table, "offer", 1) == {"0"}


@pytest.mark.rule("JR-X13", "JR-S3")
def test_without_the_option_nobody_trades() -> None:
    table = position(("7D", "3C"), ("tower-clubs", "tower-clubs"), phase="acquisition")
    assert of_kind(table, "offer") == set()
    assert refused(table, "offer:1") == ("jackrabbits-other-time", "JR-X13")


@pytest.mark.rule("JR-X13", "JR-S3")
def test_the_intro_game_can_have_special_trades() -> None:
    assert of_kind(met(("7D", "3C"), rules="intro"), "offer") == {"1"}


# --- the words of an offer ---------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X13")
def test_each_side_says_at_least_one_card() -> None:
    table = act(met(("7D", "3C")), "offer:1")
    assert "done" not in offered(table)
    assert of_kind(table, "ask") == set()
    assert refused(table, "ask:3C") == ("jackrabbits-word-own", "JR-X13")
    act(table, "say:7D")
    assert refused(table, "done") == ("jackrabbits-word-both", "JR-X13")
    act(table, "ask:3C")
    assert "done" in offered(table)


@pytest.mark.rule("JR-X13")
def test_no_side_says_more_cards_than_it_holds() -> None:
    table = act(met(("7D 8D", "3C")), "offer:1 say:7D say:8D")
    assert of_kind(table, "say") == set()
    assert refused(table, "say:9D") == ("jackrabbits-said-all", "JR-X13")
    act(table, "ask:3C")
    assert of_kind(table, "ask") == set()
    assert refused(table, "ask:4C") == ("jackrabbits-said-all", "JR-X13")


@pytest.mark.rule("JR-X13")
def test_one_side_at_least_is_all_diamonds() -> None:
    table = act(met(("7D 8S", "3C 4D")), "offer:1 say:8S")
    assert all(card.endswith("D") for card in of_kind(table, "ask"))
    assert refused(table, "ask:3C") == ("jackrabbits-trade-diamonds", "JR-X13")
    act(table, "ask:4D")
    assert all(card.endswith("D") for card in of_kind(table, "ask"))
    table = act(met(("7D 8S", "3C 4D")), "offer:1 say:7D ask:3C")
    assert "9H" in of_kind(table, "ask")


@pytest.mark.rule("JR-X13")
def test_a_card_that_nobody_sees_elsewhere_can_be_said_whoever_holds_it() -> None:
    table = act(met(("7D", "3C", "2S")), "offer:1")
    assert {"9D", "2S", "3C", "TH"} <= of_kind(table, "say")


@pytest.mark.rule("JR-X13", "JR-V1", "JR-D4")
def test_what_everybody_sees_elsewhere_cannot_be_said() -> None:
    table = act(met(("7D KC", "3C QH"), spent="9D", capital_aces=True), "offer:1")
    own = of_kind(table, "say")
    assert "KC" in own
    assert not own & {"9D", "QH", "KS", "X1"}
    assert refused(table, "say:9D") == ("jackrabbits-seen-elsewhere", "JR-X13")
    act(table, "say:7D")
    asked = of_kind(table, "ask")
    assert "QH" in asked
    assert not asked & {"9D", "KC", "KS", "X1"}


@pytest.mark.rule("JR-X13")
def test_a_card_is_said_once() -> None:
    table = act(met(("7D 8D", "3C 4C")), "offer:1 say:7D")
    assert refused(table, "ask:7D") == ("jackrabbits-said-already", "JR-X13")
    assert refused(table, "say:7D") == ("jackrabbits-said-already", "JR-X13")
    assert refused(table, "say:2C") == ("jackrabbits-lowest-first", "JR-X13")
    act(table, "ask:3C")
    assert refused(table, "say:8D") == ("jackrabbits-said-own", "JR-X13")
    assert refused(table, "rest") == ("jackrabbits-word-first", "JR-X13")


@pytest.mark.rule("JR-X13")
def test_an_offer_can_always_be_completed() -> None:
    """All diamonds but one lie in the spent lot: whoever says it leaves none to be asked for."""
    spent = " ".join(f"{rank}D" for rank in "A23456789")
    table = act(met(("TD 2C", "3C 4S"), spent=spent), "offer:1")
    assert of_kind(table, "say") >= {"TD", "2C"}
    act(table, "say:2C")
    assert "TD" not in of_kind(table, "say")
    assert of_kind(table, "ask") == {"TD"}
    both = act(met(("TD 2C", "3C 4S"), spent=spent), "offer:1 say:TD")
    assert {"3C", "4S"} <= of_kind(both, "ask")


@pytest.mark.rule("JR-X13")
def test_an_offer_is_drafted_whole_and_can_be_taken_back() -> None:
    table = met(("7D", "3C"))
    words = parsed(table, "offer:1 say:7D ask:3C")
    draft = table.after(0, words)
    assert not draft.is_complete
    assert table.after(0, [*words, ACTIONS.parse("done")]).is_complete
    assert offered(table) == {"offer:1", "rest"}


# --- answers and gifts -------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X13")
def test_an_offer_is_accepted_or_refused_and_refusing_changes_nothing() -> None:
    table = act(met(("7D", "3C")), "offer:1 say:7D ask:3C done")
    assert (table.seats(), offered(table)) == ([1], {"accept", "refuse"})
    assert refused(table, "give:3C", 1) == ("jackrabbits-answer-offer", "JR-X13")
    assert story(table, "refuse") == ["declined"]
    assert (hand(table, 0), hand(table, 1)) == ({"7D"}, {"3C"})
    assert offered(table, 0) == {"rest"}


@pytest.mark.rule("JR-X13")
def test_each_side_chooses_any_cards_of_its_hand_as_many_as_said() -> None:
    table = agreed(("7D 8S 9S", "3C 4C 5C"), "say:7D say:8D ask:3C")
    assert of_kind(table, "give", 0) == {"8S", "9S"}, "two are to be given, lowest first"
    assert refused(table, "give:7D") == ("jackrabbits-give-lower", "JR-X13")
    assert of_kind(table, "give", 1) == {"3C", "4C", "5C"}
    act(table, "give:8S", 0)
    assert table.continues()
    assert of_kind(table, "give", 0) == {"9S", "7D"}
    assert refused(table, "give:8S") == ("jackrabbits-given-already", "JR-X13")
    assert refused(table, "rest") == ("jackrabbits-give-first", "JR-X13")
    act(table, "give:7D", 0)
    assert table.seats() == [1]
    act(table, "give:5C", 1)
    assert (hand(table, 0), hand(table, 1)) == ({"9S", "5C"}, {"8S", "7D", "3C", "4C"})


@pytest.mark.rule("JR-X13", "JR-V1")
def test_nobody_learns_what_the_other_gives_or_whether_they_have_chosen() -> None:
    table = agreed(("7D KC", "3C 2H 5S", "9S"))
    before = {seat: table.view(seat).json() for seat in (0, 2, None)}
    act(table, "give:2H", 1)
    assert {seat: table.view(seat).json() for seat in (0, 2, None)} == before
    assert table.view(1).json()["state"] != table.view(0).json()["state"]
    assert table.explain(1, ACTIONS.parse("give:3C")) is not None
    royal = agreed(("7D KC", "3C 2H 5S", "9S"))
    seen = {seat: royal.view(seat).json() for seat in (1, 2, None)}
    act(royal, "give:KC", 0)
    assert {seat: royal.view(seat).json() for seat in (1, 2, None)} == seen, "its carrot lies until cards change hands"


@pytest.mark.rule("JR-X13")
def test_both_choose_in_any_order() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        table = agreed(("7D KC", "3C 2H"))
        for seat in order:
            act(table, ("give:7D", "give:3C")[seat], seat)
        ends.append((hand(table, 0), hand(table, 1), place(table, 0), place(table, 1)))
    assert ends[0] == ends[1] == ({"KC", "3C"}, {"7D", "2H"}, "tower-clubs", "tower-clubs")


# --- truth and lies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X13")
def test_who_gives_what_was_said_stays_and_the_phase_goes_on() -> None:
    table = agreed(("7D TC", "3C 4C"))
    assert story(table, "give:7D give:3C") == ["gave-as-said", "gave-as-said", "exchanged"]
    assert (hand(table, 0), hand(table, 1)) == ({"TC", "3C"}, {"7D", "4C"})
    assert (place(table, 0), place(table, 1)) == ("tower-clubs", "tower-clubs")
    assert offered(table, 0) == {"claim", "rest"}


@pytest.mark.rule("JR-X13", "JR-U1")
def test_a_liar_who_was_asked_is_thrown_off_and_the_exchange_stands() -> None:
    table = agreed(("7D", "3C 4C"))
    told = story(table, "give:7D give:4C")
    assert told == ["gave-as-said", "gave", "exchanged", "swindled", "thrown-off"]
    assert (hand(table, 0), hand(table, 1)) == ({"4C"}, {"7D", "3C"})
    assert (place(table, 0), place(table, 1)) == ("tower-clubs", "off-board")
    assert table.turn == 0
    assert "rest" in offered(table, 0)


@pytest.mark.rule("JR-X13", "JR-U1", "JR-I1")
def test_an_offerer_who_lied_is_thrown_off_and_gets_no_more_cards_in_this_turn() -> None:
    table = agreed(("8S TC", "3C 4C"))
    told = story(table, "give:TC give:3C")
    assert told == ["gave", "gave-as-said", "exchanged", "swindled", "thrown-off", "turn"]
    assert (place(table, 0), place(table, 1)) == ("off-board", "tower-clubs")
    assert (hand(table, 0), table.turn) == ({"8S", "3C"}, 1)


@pytest.mark.rule("JR-X13", "JR-U3")
def test_two_liars_are_thrown_off_in_turn_order() -> None:
    table = agreed(("8S TC", "5S 4C"))
    ear = table.listen()
    act(table, "give:8S give:5S")
    thrown = [fact.seat for fact in ear.truth() if fact.kind == "thrown-off"]
    assert thrown == [0, 1]
    assert (hand(table, 0) >= {"5S", "TC"}, hand(table, 1)) == (True, {"8S", "4C"})


@pytest.mark.rule("JR-X13")
def test_one_wrong_card_of_several_is_a_lie() -> None:
    table = agreed(("7D 8D 2S", "3C"), "say:7D say:8D ask:3C")
    act(table, "give:2S give:7D give:3C")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-X13")
def test_a_card_that_one_does_not_have_can_be_said_and_is_a_lie() -> None:
    table = agreed(("2S", "3C"), "say:9D ask:3C")
    assert of_kind(table, "give", 0) == {"2S"}
    act(table, "give:2S give:3C")
    assert (place(table, 0), place(table, 1)) == ("off-board", "tower-clubs")


@pytest.mark.rule("JR-X13", "JR-V1")
def test_a_lie_is_seen_by_the_two_and_the_truth_by_all() -> None:
    table = agreed(("7D", "3C 4C", "9H"))
    ear = table.listen()
    act(table, "give:7D give:4C")
    for reader, card in ((0, "4C"), (1, "4C"), (2, None), (None, None)):
        gifts = {fact.kind: fact.args["card"] for fact in ear.facts(reader) if fact.kind.startswith("gave")}
        assert gifts == {"gave-as-said": "7D", "gave": card}


# --- royals, limits and wins -------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X13", "JR-D4")
def test_a_royal_that_is_given_takes_its_carrot_along_for_all_to_see() -> None:
    table = agreed(("7D KS", "3C", "9H"))
    ear = table.listen()
    act(table, "give:KS give:3C")
    assert carrots(table)["tower-spades"] == 1
    assert [fact.args["card"] for fact in ear.facts(2) if fact.kind == "gave-royal"] == ["KS"]
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-X13", "JR-D4", "JR-O3")
def test_royals_above_three_are_settled_before_liars_are_thrown_off() -> None:
    table = agreed(("7D KS KH", "KC QC JC 3C"), "say:7D say:8D ask:3C")
    ear = table.listen()
    act(table, "give:KS give:KH give:3C")
    assert place(table, 0) == "tower-clubs"
    assert refused(table, "rest", 1) == ("jackrabbits-return-first", "JR-D4")
    assert of_kind(table, "return", 1) == {"KC", "QC", "JC", "KS", "KH"}
    act(table, "return:QC")
    assert of_kind(table, "return", 1) == {"KC", "JC", "KS", "KH"}
    act(table, "return:JC")
    kinds = [fact.kind for fact in ear.truth()]
    assert kinds.index("returned") < kinds.index("swindled") < kinds.index("thrown-off")
    assert court(table) >= {"QC", "JC"}
    assert hand(table, 1) == {"KC", "KS", "KH"}


@pytest.mark.rule("JR-X13", "JR-O1")
def test_three_royals_by_a_true_trade_on_the_citadel_win_at_once() -> None:
    table = met(("7D KC QC", "JC"), "citadel")
    act(table, "offer:1 say:7D ask:JC done accept give:7D give:JC")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-X13", "JR-O1")
def test_an_offerer_who_lied_is_off_the_citadel_before_the_win_is_checked() -> None:
    table = met(("7D KC QC 2S", "JC"), "citadel")
    act(table, "offer:1 say:7D ask:JC done accept give:2S give:JC")
    assert table.outcome is None
    assert place(table, 0) == "off-board"
    assert hand(table, 0) >= {"KC", "QC", "JC"}


@pytest.mark.rule("JR-X13", "JR-O1")
def test_a_win_by_a_lie_of_the_other_stands() -> None:
    table = met(("7D KC QC", "JC 3C"), "citadel")
    act(table, "offer:1 say:7D ask:3C done accept give:7D give:JC")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-X13", "JR-O1")
def test_who_is_not_in_their_own_turn_does_not_win_by_a_trade() -> None:
    table = met(("JC 3C", "7D KC QC"), "citadel")
    act(table, "offer:1 say:JC ask:7D done accept give:JC give:7D")
    assert table.outcome is None
    assert hand(table, 1) == {"KC", "QC", "JC"}


@pytest.mark.rule("JR-X13", "JR-N2")
def test_with_a_strict_limit_who_gets_too_many_discards_at_once() -> None:
    nine = "2C 3C 4C 5C 6C 7C 8C 9C 7D"
    table = met((nine, "2S 3S"), surplus="strict")
    act(table, "offer:1 say:7D ask:2S ask:3S done accept give:7D give:2S give:3S")
    assert len(of_kind(table, "discard", 0)) == 10
    act(table, "discard:2C")
    assert len(hand(table, 0)) == 9


@pytest.mark.rule("JR-X13", "JR-X7")
def test_a_heart_laid_open_that_is_given_is_open_no_more_once_cards_change_hands() -> None:
    table = position(
        ("7D", "2H 4H 9S"), ("tower-clubs", "tower-clubs"), to_play=1, phase="increment", pile="2C 3C 4C 5C",
        special_trades=True, special_access=True, edition="full",
    )  # fmt: skip
    act(table, "lay:2H lay:4H done roll stay offer:1 say:7D ask:9S done accept")
    before = table.view(0).shown()["open_hearts"]
    assert before == [[], ["2H", "4H"]]
    act(table, "give:4H", 1)
    assert table.view(0).shown()["open_hearts"] == before
    act(table, "give:7D", 0)
    assert table.view(0).shown()["open_hearts"] == [[], []]


@pytest.mark.rule("JR-X13", "JR-X4")
def test_a_capital_ace_cannot_be_said_for_it_is_in_no_hand() -> None:
    table = act(with_capital(met(("7D", "3C"), capital_aces=True), 1, "AC"), "offer:1 say:7D")
    assert "AC" not in of_kind(table, "ask")
    assert refused(table, "ask:AC") == ("jackrabbits-seen-elsewhere", "JR-X13")


@pytest.mark.rule("JR-X13")
def test_where_every_diamond_is_seen_elsewhere_nothing_can_be_offered() -> None:
    diamonds = " ".join(f"{rank}D" for rank in "A23456789T")
    assert refused(met(("7C", "3C"), spent=diamonds), "offer:1") == ("jackrabbits-no-diamond-left", "JR-X13")


@pytest.mark.rule("JR-X13")
def test_what_is_offered_is_shown_to_everybody_as_long_as_they_trade() -> None:
    table = agreed(("7D 8D", "3C", "2S"))
    act(table, "give:8D", 0)
    words = {"what": "giving", "offerer": 0, "other": 1, "said": [["7D"], ["3C"]]}
    assert [table.view(seat).insights()["moment"] for seat in (0, 1, 2)] == [words, words, words]
    act(table, "give:3C", 1)
    assert "said" not in table.view(0).insights()["moment"]  # type: ignore[operator]
