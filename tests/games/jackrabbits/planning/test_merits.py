"""Hints in the race: what speaks for an action, in words."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import new, see
from playing import act, parsed
from telling import texts
from warren.core.rng import fast
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.deck import PILE, SPENT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.planning.advisers.clubs import enough_of_36
from warren.games.jackrabbits.planning.merits import as_known
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.text import LANGUAGES, Words


def merits(table: RaceTable, move: str, seat: int = 0) -> list[tuple[str, str, dict[str, object]]]:
    found = JACKRABBITS.seeing.merits(see(table, seat), parsed(table, move))
    return [(one.message.removeprefix("jackrabbits-merit-"), one.rule, texts(one)) for one in found]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_in_a_hand_is_not_expected_from_the_pile(seat: int) -> None:
    table = position(("KC TS 2D", "9H 3C"), ("citadel", "citadel"), phase="journey", spent="4S")
    known = as_known(see(table, seat))
    assert set(known.cards_in(seat)) == set(table.cards_in(seat))
    assert not set(known.cards_in(PILE)) & {*table.cards_in(seat), *table.cards_in(SPENT)}


@pytest.mark.rule("JR-O1")
def test_three_royals_lead_home() -> None:
    table = position(("KC KS KH X1", "2C"), ("tower-clubs", "citadel"), phase="journey")
    assert merits(table, "ride:citadel") == [("home", "JR-O1", {})]


@pytest.mark.rule("JR-A1")
def test_a_road_leads_to_a_royal_that_can_be_paid() -> None:
    table = position(("TS X1", "2C"), ("citadel", "citadel"), phase="journey")
    told = ("can-claim", "JR-A1", {"place": "tower-spades", "card": "KS"})
    assert merits(table, "ride:tower-spades") == [told]


@pytest.mark.rule("JR-A2")
def test_a_royal_cannot_be_paid_with_three_others_of_which_none_is_of_its_suit() -> None:
    for hand, told in (("KC KS KD TH X1", False), ("KC KS KH TH X1", True)):
        table = position((hand, "2C"), ("citadel", "citadel"), phase="journey", objective="monarchic")
        assert any(kind == "can-claim" for kind, *_ in merits(table, "ride:plaza-hearts")) is told


@pytest.mark.rule("JR-J3")
@pytest.mark.parametrize(
    ("road", "kind", "place"),
    [("merchant-1.1", "can-claim", "tower-spades"), ("merchant-1.2", "towards", "plaza-hearts")],
)
def test_a_journey_is_told_from_where_all_of_it_ends(road: str, kind: str, place: str) -> None:
    """Found in hints: the reason was that of the best way on, whichever the move took."""
    table = position(("KC KH 7S 6S", "2C"), ("citadel", "citadel"), phase="journey")
    (told, _, arguments), *_ = merits(table, f"go:citadel.1 go:{road}")
    assert (told, arguments["place"]) == (kind, place)


@pytest.mark.rule("JR-C4")
def test_what_is_paid_on_the_way_cannot_pay_for_a_royal_in_the_end() -> None:
    table = position(("KC KH 7S 6S", "2C"), ("citadel", "citadel"), phase="journey", dice=(1, 2))
    assert merits(table, "go:citadel.3 hole:cave-2 pay:6S pay:7S done go:cave-2.0")[0][:2] == ("towards", "JR-J3")


@pytest.mark.rule("JR-A1")
def test_what_is_missing_for_a_royal_is_told() -> None:
    table = position(("KC KH 7S X1", "2C"), ("citadel", "citadel"), phase="journey")
    told = ("wanted", "JR-A1", {"place": "tower-spades", "card": "KS", "missing": 3, "suits": "spades"})
    assert merits(table, "ride:tower-spades") == [told]


@pytest.mark.rule("JR-H1")
def test_who_has_nothing_to_show_is_warned_of_palaces() -> None:
    table = position(("TS X1", "2C"), ("citadel", "citadel"), phase="journey")
    assert merits(table, "ride:palace-spades")[-1] == ("doubtful", "JR-H1", {"place": "palace-spades"})
    table = position(("TS X1 6H", "2C"), ("citadel", "citadel"), phase="journey")
    assert "doubtful" not in [kind for kind, _, _ in merits(table, "ride:palace-spades")]


@pytest.mark.rule("JR-O2")
def test_a_claim_tells_how_many_royals_go_together() -> None:
    table = position(("KC KS TH", "2C"), ("tower-hearts", "citadel"), phase="acquisition")
    assert merits(table, "claim") == [("claim", "JR-O2", {"card": "KH", "count": 3})]
    table = position(("KC KS TH", "2C"), ("tower-hearts", "citadel"), phase="acquisition", objective="monarchic")
    assert merits(table, "claim") == [("claim", "JR-O2", {"card": "KH", "count": 1})]


@pytest.mark.rule("JR-D3")
def test_an_attack_tells_what_there_is_to_win() -> None:
    table = position(("9S 4S", "KC KH 3D"), ("plaza-hearts", "plaza-hearts"), phase="acquisition")
    told = ("attack", "JR-D3", {"player": 1, "points": 13, "royals": 2, "cards": 3})
    assert merits(table, "attack:1") == [told]


@pytest.mark.rule("JR-F2")
def test_a_passport_tells_where_to_fly_and_how_often_it_is_enough() -> None:
    """The dice come first: it does not lead there yet."""
    table = position(("7C TS", "2C"), ("tower-clubs", "citadel"))
    assert merits(table, "passport:7C") == [("passport", "JR-F2", {"card": "7C", "goal": "tower-spades", "rolls": 21})]


@pytest.mark.rule("JR-J1")
def test_who_rests_is_told_where_to_go_on_to() -> None:
    table = position(("KC KS TH", "2C"), ("tower-clubs", "citadel"), phase="acquisition")
    (kind, rule, arguments), *more = merits(table, "rest")
    assert (kind, rule, more) == ("rest", "JR-J1", [])
    assert str(arguments["goal"]).endswith("hearts")
    table = position(("KC KS KH", "2C"), ("tower-clubs", "citadel"), phase="acquisition")
    assert merits(table, "rest") == [("rest", "JR-J1", {"goal": "citadel"})]


@pytest.mark.rule("JR-J1")
def test_who_rests_in_the_last_house_of_the_last_suit_is_told_where_to_go_on_to_like_anybody_else() -> None:
    suits = "clubs,spades,hearts,diamonds,icicles"
    where = ("plaza-icicles", "citadel")
    table = position(("KC KS TH", "2C"), where, phase="acquisition", suits=suits, land="generated:compact:1")
    [(kind, rule, arguments)] = merits(table, "rest")
    assert (kind, rule) == ("rest", "JR-J1")
    assert str(arguments["goal"]).endswith("hearts")


@pytest.mark.rule("JR-F2")
def test_a_passport_is_enough_for_as_many_rolls_as_show_its_points_at_most() -> None:
    sums = [one + other for one in range(1, 7) for other in range(1, 7)]
    for worth in range(1, 14):
        assert enough_of_36(worth) == sum(shown <= worth for shown in sums)


@pytest.mark.rule("JR-H4")
def test_who_may_contest_is_told_what_speaks_for_either() -> None:
    table = position(("2C 3D", "7H 3C"), ("plaza-spades", "citadel"), phase="journey")
    table.arrive(0, HEX_TEXTS.index("palace-clubs"))
    assert merits(table, "contest", seat=1) == [("contest", "JR-H4", {"player": 0})]
    assert merits(table, "pass", seat=1) == [("let-in", "JR-H4", {"player": 0})]


@pytest.mark.rule("JR-D2")
def test_who_fights_is_told_what_both_have_left() -> None:
    table = position(("2S", "9S 3D"), ("plaza-hearts", "plaza-hearts"), phase="acquisition")
    act(table, "attack:1 fight:2S done")
    told = {"player": 0, "points": 9, "cards": 0}
    assert merits(table, "fight:9S", seat=1) == [("fight", "JR-D2", told)]
    assert merits(table, "yield", seat=1) == [("yield", "JR-D2", told)]


@pytest.mark.rule("JR-X13")
def test_who_is_offered_a_trade_is_told_what_speaks_for_either() -> None:
    rabbits = ("tower-clubs", "tower-clubs")
    table = position(("KC KS 9D 3H", "QC QS 9H 5D"), rabbits, phase="acquisition", special_trades=True)
    offer = "offer:1 say:3H ask:5D done"
    assert merits(table, offer) == [("trade", "JR-X13", {"suits": "diamonds"})]
    act(table, offer)
    assert merits(table, "accept", seat=1) == [("trade", "JR-X13", {"suits": "hearts"})]
    assert merits(table, "refuse", seat=1) == [("no-trade", "JR-X13", {})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    table = new("words", players=3)
    chance = fast("words")
    for number in range(150):
        seat = int(table.mover())
        if number % 5 == 0:
            view = see(table, seat)
            for action in view.choices[::3]:
                for reason in JACKRABBITS.seeing.merits(view, [action]):
                    assert words.phrase(reason)
        table.do(seat, table.pick(seat, chance))


@pytest.mark.rule("JR-V1")
def test_hints_are_made_from_the_view_alone() -> None:
    table = new("hint")
    seat = int(table.mover())
    act(table, "roll")
    view = JACKRABBITS.load_view(see(table, seat).dump())
    for action in view.choices:
        kept, fresh = JACKRABBITS.seeing.merits(view, [action]), JACKRABBITS.seeing.merits(see(table, seat), [action])
        assert [str(reason) for reason in kept] == [str(reason) for reason in fresh]
