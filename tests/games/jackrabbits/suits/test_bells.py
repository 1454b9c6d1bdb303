"""Bells: rabbits sent to their tower, its locked cave, and imploring others for a card. JR-E7a to JR-E7c, JR-E0i."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import (
    ACTIONS,
    capital,
    carrots,
    hand,
    open_hearts,
    place,
    sampler,
    see,
    spent,
    with_capital,
)
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.core.rng import fast
from warren.games.jackrabbits.deck import TENDERED
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

TOWER = "tower-bells"
CAVE = "go:citadel.0"
HERE = "palace-spades"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,bells", **settings})


def together(*hands: str, **settings: Any) -> RaceTable:
    """All on one hexagon, in the acquisition phase of the first of them."""
    return race(hands, (settings.pop("place", HERE),) * len(hands), "acquisition", **settings)


# --- sent to the tower -------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E7a", "JR-E0e")
@pytest.mark.parametrize(
    ("phase", "before"),
    [("journey", ""), ("journey", CAVE), ("acquisition", "")],
    ids=["before leaving", "on a small tile", "before a claim"],
)
def test_anywhere_another_rabbit_is_sent_to_the_tower_and_the_moment_goes_on(phase: str, before: str) -> None:
    table = act(race(("7B 2S", "", ""), ("citadel", "citadel", HERE), phase), before)
    assert of_kind(table, "ring") == {"0", "1", "2"}
    others = {choice for choice in offered(table) if not choice.startswith(("ring", "unlock", "implore"))}
    ear = table.listen()
    act(table, "ring:2 pay:7B done")
    assert place(table, 2) == TOWER
    assert not told(ear, "arrived"), "being sent is no arrival"
    assert offered(table) == others, "once a turn"
    assert refused(table, "ring:1") == Refusal("jackrabbits-power-used", "JR-E0e")


@pytest.mark.rule("JR-E7a")
def test_who_sends_themselves_on_the_journey_has_ended_it_and_acquires_there() -> None:
    table = act(race(("7B TB 2S", "")), f"{CAVE} ring:0 pay:7B done")
    assert place(table, 0) == TOWER
    assert offered(table) == {"rest", "claim"}
    act(table, "claim pay:TB done")
    assert "KB" in hand(table, 0)


@pytest.mark.rule("JR-E7a")
def test_who_sends_themselves_in_acquisition_goes_on_with_the_phase_there() -> None:
    table = race(("7B 9S", "", ""), ("citadel", TOWER, "citadel"), "acquisition")
    assert of_kind(table, "attack") == {"2"}
    act(table, "ring:0 pay:7B done")
    assert of_kind(table, "attack") == {"1"}


@pytest.mark.rule("JR-E7a", "JR-E0e")
def test_nobody_is_sent_from_off_board_from_underground_or_to_where_they_are() -> None:
    table = race(("7B", "", "", ""), ("citadel", "underground", "off-board", TOWER))
    assert of_kind(table, "ring") == {"0"}
    assert refused(table, "ring:1") == Refusal("jackrabbits-ring-there", "JR-E7a")
    assert refused(table, "ring:2") == Refusal("jackrabbits-ring-off-board", "JR-E7a")
    assert refused(table, "ring:3") == Refusal("jackrabbits-ring-there", "JR-E7a")
    assert refused(race(("7B", "")), "ring:3") == Refusal("jackrabbits-not-at-table", "JR-E7a")
    assert refused(race(("6B 9S", "")), "ring:1") == Refusal("jackrabbits-too-poor", "JR-E7a")


@pytest.mark.rule("JR-E7a")
@pytest.mark.parametrize("phase", ["journey", "acquisition"])
def test_underground_the_bells_are_not_heard(phase: str) -> None:
    table = race(("7B", ""), ("underground", "citadel"), phase)
    assert "ring" not in kinds(table)
    assert refused(table, "ring:1") == Refusal("jackrabbits-ring-below", "JR-E7a")


@pytest.mark.rule("JR-E7a")
def test_out_of_a_cave_one_is_underground_no_more_and_away_from_the_tower_one_is_sent_back() -> None:
    table = act(race(("7B", ""), ("underground", "citadel")), "hole:cave-1 ring:0 pay:7B done")
    assert place(table, 0) == TOWER
    table = act(race(("7B TB", ""), (TOWER, "citadel"), trailing_carrots=True), "crypt")
    assert place(table, 0) == "underground"


@pytest.mark.rule("JR-E7a", "JR-X7")
def test_hearts_laid_open_by_who_is_sent_lapse() -> None:
    table = race(
        ("7B", "6H"), ("citadel", "tower-hearts"), suits="hearts,bells", edition="full", special_access=True,
        remembers={"special_access": ("", "6H")},
    )  # fmt: skip
    act(table, "ring:1 pay:7B done")
    assert open_hearts(table, 1) == set()


@pytest.mark.rule("JR-E7a", "JR-E2c", "JR-E2d")
def test_no_seal_stops_it_and_seals_stay() -> None:
    table = race(
        ("7B", "5E"), ("citadel", "plaza-shields"), suits="shields,bells", remembers={"shields": ("", "5E")},
    )  # fmt: skip
    act(table, "ring:1 pay:7B done")
    assert [(one.seat, [NAMES[tile] for tile in one.tiles]) for one in see(table, None).laid()] == [
        (1, ["plaza-shields"])
    ]
    sealed = race(("7B", "5E"), ("citadel", TOWER), suits="shields,bells", remembers={"shields": ("", "5E")})
    act(sealed, "ring:0 pay:7B done")
    assert place(sealed, 0) == TOWER


@pytest.mark.rule("JR-E7a", "JR-E8b")
def test_who_is_in_a_storm_is_not_sent() -> None:
    table = race(("7B", ""), ("citadel", "palace-icicles"), suits="bells,icicles", tokens={"storm": "palace-icicles"})
    assert of_kind(table, "ring") == {"0"}
    assert refused(table, "ring:1") == Refusal("jackrabbits-ring-stormed", "JR-E7a")


@pytest.mark.rule("JR-E7a", "JR-E8b")
def test_nor_does_one_send_oneself_out_of_it() -> None:
    suits = {"suits": "bells,icicles", "tokens": {"storm": "palace-icicles"}}
    for phase in ("journey", "acquisition"):
        table = race(("7B", ""), ("palace-icicles", "citadel"), phase, **suits)
        assert of_kind(table, "ring") == {"1"}
        assert refused(table, "ring:0") == Refusal("jackrabbits-ring-stormed", "JR-E7a")


@pytest.mark.rule("JR-E7a", "JR-EV8")
def test_ice_and_the_freeze_hold_nobody_who_is_sent() -> None:
    table = race(("7B", ""), suits="bells,icicles", drafts="icicles", remembers={"icicles": ("9I",)})
    assert refused(table, "go:citadel.0") == Refusal("jackrabbits-iced", "JR-EV8")
    act(table, "ring:0 pay:7B done")
    assert place(table, 0) == TOWER


# --- the locked cave ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E7b")
def test_from_the_tower_a_journey_goes_down_free_and_stops_there() -> None:
    table = race(("2S", ""), (TOWER, "citadel"))
    assert story(table, "crypt") == ["took-crypt", "arrived"]
    assert place(table, 0) == "underground"
    assert refused(race(("2S", "")), "crypt") == Refusal("jackrabbits-no-crypt", "JR-E7b")


@pytest.mark.rule("JR-E7b", "JR-X8")
def test_passing_through_the_tower_one_goes_down_as_well() -> None:
    table = act(race(("7B KB", ""), trailing_carrots=True), f"{CAVE} unlock pay:7B done")
    assert offered(table) >= {"stay", "crypt"}
    act(table, "crypt")
    assert place(table, 0) == "underground"


@pytest.mark.rule("JR-E7b", "JR-E1a")
def test_who_went_down_through_it_may_come_out_by_torchlight_but_not_at_the_tower() -> None:
    table = act(race(("7T 9B", ""), (TOWER, "citadel"), suits="torches,bells"), "crypt")
    assert of_kind(table, "climb") == {"cave-1", "cave-2"}


@pytest.mark.rule("JR-E7b", "JR-T4")
def test_at_a_cave_one_pays_bells_to_come_out_at_the_tower_and_arrives() -> None:
    table = act(race(("7B 9S", "")), CAVE)
    assert "unlock" in offered(table)
    assert story(table, "unlock pay:7B done") == ["paid", "unlocked", "arrived"]
    assert place(table, 0) == TOWER


@pytest.mark.rule("JR-E7b", "JR-T5")
def test_it_is_unlocked_for_bells_alone_by_who_came_by_road_and_not_from_underground() -> None:
    assert refused(act(race(("6B 9S", "")), CAVE), "unlock") == Refusal("jackrabbits-too-poor", "JR-E7b")
    assert refused(race(("9B", "")), "unlock") == Refusal("jackrabbits-unlock-at-cave", "JR-E7b")
    below = race(("9B", ""), ("underground", "citadel"))
    assert refused(below, "unlock") == Refusal("jackrabbits-unlock-at-cave", "JR-E7b")
    assert "unlock" not in offered(act(below, "hole:cave-1")), "who has come out of a cave is not let into another"


@pytest.mark.rule("JR-E7b", "JR-E2b")
def test_the_guard_does_not_pay_for_the_lock() -> None:
    table = act(race(("7E 6B", ""), suits="shields,bells"), f"{CAVE} guard:cave-1 pay:7E done")
    assert "hole" in kinds(table)
    assert "unlock" not in kinds(table)


@pytest.mark.rule("JR-E7b", "JR-E2d", "JR-E0h")
def test_a_seal_on_the_tower_costs_who_unlocks_it_as_well() -> None:
    def at_cave(cards: str) -> RaceTable:
        table = race((cards, "5E"), ("citadel", TOWER), suits="shields,bells", remembers={"shields": ("", "5E")})
        return act(table, CAVE)

    assert refused(at_cave("7B"), "unlock") == Refusal("jackrabbits-sealed-off", "JR-E2d")
    table = act(at_cave("7B 6E"), "unlock pay:7B done pay:6E done")
    assert place(table, 0) == TOWER


# --- imploring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E7c", "JR-E0i", "JR-V1")
def test_who_is_implored_and_plays_no_more_bells_gives_a_card_of_their_own_choice() -> None:
    table = act(together("3B", "2S 9S"), "implore peal:3B done", 0)
    assert offered(table) == {"relent"}
    act(table, "relent", 1)
    assert offered(table, 1) == {"grant:2S", "grant:9S"}
    ear = table.listen()
    act(table, "grant:2S", 1)
    assert (hand(table, 0), hand(table, 1), spent(table)) == ({"2S"}, {"9S"}, {"3B"})
    assert place(table, 1) == HERE, "nobody goes off-board"
    assert table.seats() == [0]
    assert "implore" not in offered(table)
    [given] = told(ear, "was-granted")
    assert given.args["card"] == "2S"


@pytest.mark.rule("JR-E0i", "JR-V1")
@pytest.mark.parametrize(("seat", "sees"), [(0, "2S"), (1, "2S"), (2, None), (None, None)])
def test_the_card_is_for_the_two_to_see(seat: int | None, sees: str | None) -> None:
    table = act(together("3B", "2S 9S", "", place=HERE), "implore peal:3B done relent grant:2S")
    view = see(table, seat)
    [given] = [fact for fact in view.facts() if fact.kind == "was-granted"]
    assert given.args["card"] == sees


@pytest.mark.rule("JR-E7c", "JR-D2")
def test_who_exceeds_the_total_gives_nothing_unless_it_is_exceeded_again() -> None:
    table = act(together("3B 4B", "5B 2S"), "implore peal:3B done", 0)
    assert offered(table) == {"relent", "peal:5B"}
    act(table, "peal:5B done", 1)
    refusing = act(table.clone(), "relent", 0)
    assert (hand(refusing, 0), hand(refusing, 1)) == ({"4B"}, {"2S"})
    assert spent(refusing) == {"3B", "5B"}
    act(table, "peal:4B done", 0)
    assert offered(table, 1) == {"relent"}, "seven is not exceeded"
    act(table, "relent grant:2S", 1)
    assert hand(table, 0) == {"2S"}
    assert spent(table) == {"3B", "4B", "5B"}


@pytest.mark.rule("JR-E7c", "JR-D2")
def test_a_tie_is_not_enough_and_who_cannot_exceed_may_not_begin() -> None:
    table = act(together("3B", "2B AB"), "implore peal:3B done", 0)
    assert offered(table) == {"relent"}
    assert refused(table, "peal:2B") == Refusal("jackrabbits-cannot-exceed", "JR-D2")


@pytest.mark.rule("JR-E7c", "JR-U3")
def test_the_rabbits_of_a_whole_hexagon_come_in_turn_order_and_the_total_goes_on() -> None:
    table = together("2S 9S", "6B 3S", "4B 2B", "4S", to_play=2)
    act(table, "implore peal:2B done", 2)
    assert table.seats() == [3], "the first after who implores"
    act(table, "relent grant:4S", 3)
    act(table, "relent grant:9S", 0)
    assert see(table, None).shown()["tendered"] == ["2B"], "what was played stays"
    act(table, "peal:6B done", 1)
    assert refused(table, "peal:4B") == Refusal("jackrabbits-cannot-exceed", "JR-D2"), "six is no more than six"
    act(table, "relent", 2)
    assert hand(table, 2) == {"4B", "4S", "9S"}
    assert hand(table, 1) == {"3S"}
    assert spent(table) == {"2B", "6B"}
    assert table.seats() == [2]


@pytest.mark.rule("JR-E7c")
def test_bells_added_against_one_rival_count_against_the_next() -> None:
    table = act(together("2B 4B", "3B 9S", "5B 2S"), "implore peal:2B done peal:3B done peal:4B done relent grant:9S")
    assert table.seats() == [2]
    assert offered(table) == {"relent"}, "five is not more than six"


@pytest.mark.rule("JR-E7c")
def test_who_holds_nothing_gives_nothing() -> None:
    table = together("3B", "", "5S")
    assert story(table, "implore peal:3B done relent") == [
        "implored", "pealed", "relented", "was-granted-nothing",
    ]  # fmt: skip
    assert table.seats() == [2]
    last = act(together("3B", "5B"), "implore peal:3B done peal:5B done relent")
    assert hand(last, 1) == set(), "the last bell is played: nothing is left to give, and nothing is asked"


@pytest.mark.rule("JR-E7c", "JR-D4")
def test_a_royal_given_changes_its_carrot_and_the_phase_goes_on() -> None:
    table = together("3B 9S", "KS")
    ear = table.listen()
    act(table, "implore peal:3B done relent grant:KS")
    assert carrots(table) == {"tower-spades": 0}
    assert told(ear, "was-granted-royal")
    assert not told(ear, "drew")
    assert offered(table) == {"rest", "attack:1", "claim"}


@pytest.mark.rule("JR-E7c", "JR-D4", "JR-O3")
def test_a_fourth_royal_is_one_too_many_before_the_next_rival_is_asked() -> None:
    table = act(together("3B KB QB JB", "KS", "2S"), "implore peal:3B done relent grant:KS")
    assert of_kind(table, "return") == {"KB", "QB", "JB", "KS"}
    act(table, "return:JB")
    assert table.seats() == [2]


@pytest.mark.rule("JR-E7c", "JR-O1")
def test_on_the_citadel_the_third_royal_wins_at_once() -> None:
    table = act(together("3B KB QB", "KS", "2S", place="citadel"), "implore peal:3B done relent grant:KS")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("JR-E0j", "JR-N2", "JR-E7c")
def test_a_strict_hand_is_trimmed_after_the_whole_and_not_between_its_parts() -> None:
    table = together("3B 2S 4S 5S 6S", "7S", "8S", surplus="strict", hand_limit=5)
    act(table, "implore peal:3B done relent grant:7S relent")
    assert len(hand(table, 0)) == 5
    act(table, "grant:8S")
    assert len(hand(table, 0)) == 6
    assert kinds(table) == {"discard"}


@pytest.mark.rule("JR-E0j", "JR-N2", "JR-D4")
def test_nor_is_it_trimmed_once_a_royal_has_gone_back_in_the_middle() -> None:
    table = together("3B KB QB JB 4S 5S", "KS", "8S", surplus="strict", hand_limit=5)
    act(table, "implore peal:3B done relent grant:KS return:JB")
    assert table.seats() == [2]
    act(table, "relent grant:8S")
    assert len(hand(table, 0)) == 6
    assert kinds(table) == {"discard"}


@pytest.mark.rule("JR-E7c", "JR-X4")
def test_an_ace_of_bells_is_spent_as_in_a_fight_and_may_become_capital() -> None:
    table = act(together("AB", "TB 2S", capital_aces=True), "implore peal:AB done", 0)
    assert offered(table) == {"relent"}, "the first Ace is eleven"
    act(table, "relent grant:2S", 1)
    assert capital(table, 0) == {"AB"}


@pytest.mark.rule("JR-E7c", "JR-X4", "JR-X3")
@pytest.mark.parametrize("option", ["capital_aces", "ambivalent_aces"])
def test_an_ace_that_counts_eleven_goes_on_counting_so_from_rival_to_rival(option: str) -> None:
    settings: dict[str, Any] = {option: True}
    table = act(together("AB", "9S", "TB 2S", **settings), "implore peal:AB done relent grant:9S")
    assert offered(table, 2) == {"relent"}


@pytest.mark.rule("JR-E7c", "JR-X5")
def test_a_capital_ace_of_bells_adds_a_point_to_what_is_rung() -> None:
    settings: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    plain = act(together("2B", "3B 9S", **settings), "implore peal:2B done")
    assert offered(plain, 1) == {"relent", "peal:3B"}
    table = act(with_capital(together("3B", "4B 9S", **settings), 0, "AB"), "implore peal:3B done")
    assert offered(table, 1) == {"relent"}, "three and one are four"
    defended = with_capital(together("3B", "2B 9S", **settings), 1, "AB")
    assert offered(act(defended, "implore peal:3B done"), 1) == {"relent"}, "two and one are no more than three"
    enough = with_capital(together("2B", "3B 9S", **settings), 1, "AB")
    assert "peal:3B" in offered(act(enough, "implore peal:2B done"), 1)


@pytest.mark.rule("JR-E7c")
def test_why_one_cannot_implore() -> None:
    assert refused(together("3B", "", place="underground"), "implore") == Refusal("jackrabbits-implore-below", "JR-E7c")
    alone = race(("3B", ""), (HERE, "citadel"), "acquisition")
    assert refused(alone, "implore") == Refusal("jackrabbits-implore-nobody", "JR-E7c")
    assert refused(together("9S", ""), "implore") == Refusal("jackrabbits-too-poor", "JR-E7c")
    table = act(together("3B 4B", "", ""), "implore")
    assert refused(table, "relent") == Refusal("jackrabbits-bells-first", "JR-E7c")
    assert refused(act(table, "peal:3B done relent relent"), "implore").reason == "jackrabbits-power-used"
    asked = act(together("3B", "2S"), "implore peal:3B done relent")
    assert refused(asked, "rest") == Refusal("jackrabbits-grant-first", "JR-E7c")
    assert refused(asked, "grant:3S") == Refusal("jackrabbits-not-held", "JR-E7c")


@pytest.mark.rule("JR-E7c", "JR-S3")
def test_without_the_standard_game_bells_are_cards_like_others() -> None:
    plain = race(("9B", ""), (HERE, HERE), "acquisition", rules="intro")
    reason = plain.explain(0, ACTIONS.parse("implore"))
    assert reason is not None
    assert reason.rule == "JR-S3"


@pytest.mark.rule("JR-V1", "JR-E0i")
def test_samples_follow_a_card_given_unseen() -> None:
    """Of two cards that were shown one was given: to who looks on each is as likely."""
    table = race(("3B 2B", "4S 5S", ""), (HERE, HERE, "citadel"), "acquisition")
    act(table, "implore peal:2B done relent grant:4S")
    draw = sampler(table, 2)
    chance = fast("samples")
    seen = {len(hand(draw.draw(chance), 0)) for _ in range(20)}
    assert seen == {2}
    assert sampler(table, 0).draw(chance).holds(0, 1 * 13 + 3), "who got it knows it"
    assert not table.cards_in(TENDERED)
