"""The draft of anchors, the pirate ship: where it lies, its hidden hold, and what is known of it. JR-EV6."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.jackrabbits.helpers import hand, lying, new, pile, place, sampler, see, spent, will_pick
from playing import Refusal, act, kinds, of_kind, offered, refused, story
from warren.core.conformance import check
from warren.core.facts import Ear
from warren.core.playout import play_out
from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.anchors.pirates import HOLD
from warren.games.jackrabbits.table import RaceTable

PALACE = "palace-spades"


def race(
    hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", ship: str = "", **settings: Any
) -> RaceTable:
    """Seven is the price, unless the dice are said; what the ship remembers: where it lies, and cards in its hold."""
    remembers = {"anchors": (ship,)} if ship else None
    given = {"suits": "spades,anchors", "drafts": "anchors", "remembers": remembers, **settings}
    return position(hands, rabbits, phase=phase, **given)


def ship(table: RaceTable) -> tuple[str, int]:
    """What everybody sees: where it lies, and how many cards are in the hold."""
    view = see(table, None)
    (token,) = (one for one in view.laid() if one.what == "ship")
    assert token.notice.arguments["count"] == view.shown()["hold"] == table.count(HOLD)
    return NAMES[token.tiles[0]], view.hold_size


@pytest.mark.rule("JR-EV6", "JR-E0e")
@pytest.mark.parametrize(("where", "before"), [("citadel", ""), ("citadel", "go:citadel.0"), ("underground", "")])
def test_it_starts_underground_and_is_sent_anywhere_to_any_hexagon_once_a_turn(where: str, before: str) -> None:
    table = act(race(("7A 8A", ""), (where, "citadel")), before)
    assert ship(table) == ("underground", 0)
    assert {"citadel", "tower-anchors", PALACE} <= of_kind(table, "dispatch")
    assert "underground" not in of_kind(table, "dispatch"), "it is there"
    act(table, f"dispatch:{PALACE} pay:7A done")
    assert ship(table) == (PALACE, 0)
    assert refused(table, "dispatch:underground") == Refusal("jackrabbits-power-used", "JR-E0e")


@pytest.mark.rule("JR-EV6")
def test_setting_out_from_where_it_lies_one_sails_to_any_port_and_it_stays() -> None:
    table = race(("2S", ""), ("underground", "citadel"))
    assert "sail" in kinds(table)
    act(table, "sail:merchant-1.0 go:merchant-1.1")
    assert place(table, 0) == "palace-anchors"
    assert ship(table)[0] == "underground"
    away = race(("2S", ""), (PALACE, "citadel"))
    assert refused(away, "sail:merchant-1.0") == Refusal("jackrabbits-no-ship", "JR-EV6")


@pytest.mark.rule("JR-EV6")
def test_who_has_set_out_by_a_road_does_not_board_on_the_way() -> None:
    table = race(("2S", ""), ship="citadel")
    assert "sail" in kinds(table)
    assert "sail" not in kinds(act(table, "go:citadel.3"))


@pytest.mark.rule("JR-EV6", "JR-X8")
def test_who_passes_through_does_not_board() -> None:
    table = race(("QS", ""), ship=PALACE, trailing_carrots=True)
    act(table, "go:citadel.3 go:woods-1.0")
    assert "stay" in offered(table)
    assert "sail" not in kinds(table)


@pytest.mark.rule("JR-EV6", "JR-T2")
def test_no_boat_lands_where_it_lies() -> None:
    def ports(where: str) -> set[str]:
        table = act(race(("9S", ""), ("tower-spades", "citadel"), ship=where), "go:tower-spades.2")
        return of_kind(table, "boat")

    assert ports("citadel") - ports(PALACE) == {f"{PALACE}.{side}" for side in (2, 3, 4, 5)}


@pytest.mark.rule("JR-EV6", "JR-I1", "JR-E0i")
def test_who_ends_their_turn_where_it_lies_gives_their_card_to_the_hold_unseen() -> None:
    table = race(("2S", "3S"), (PALACE, "citadel"), "acquisition", ship=PALACE)
    will_pick(table, 4, "5S")
    assert story(table, "rest") == ["stowed", "turn"]
    assert hand(table, 0) == {"2S"}
    assert lying(table, HOLD) == {"5S"}
    assert ship(table) == (PALACE, 1)
    assert "5S" not in str(see(table, 0).shown())


@pytest.mark.rule("JR-EV6", "JR-U1")
def test_so_does_the_card_that_is_not_drawn_off_board() -> None:
    table = act(race(("2S", ""), (PALACE, "citadel")), f"go:{PALACE}.3")
    assert place(table, 0) == "off-board"
    assert ship(table) == ("underground", 1)


@pytest.mark.rule("JR-EV6", "JR-E0i", "JR-V1")
def test_for_the_price_one_takes_the_whole_hold_and_alone_sees_it() -> None:
    table = race(("7A", "3S"), (PALACE, PALACE), "acquisition", ship=f"{PALACE} 5S 6S")
    act(table, "loot pay:7A done")
    assert hand(table, 0) == {"5S", "6S"}
    assert ship(table) == (PALACE, 0)
    assert "loot" not in offered(table), "the phase goes on, with an empty hold"
    for seat, cards in ((0, ["5S", "6S"]), (1, [None, None]), (None, [None, None])):
        seen = [fact.args["card"] for fact in see(table, seat).facts() if fact.kind == "looted"]
        assert seen == cards


@pytest.mark.rule("JR-EV6", "JR-E0i")
def test_who_composes_the_taking_of_the_hold_does_not_see_it_before_it_is_theirs() -> None:
    table = race(("7A 2S", ""), (PALACE, "citadel"), "acquisition", ship=f"{PALACE} 9S 8S")
    move = [table.game.actions.parse(text) for text in ("loot", "pay:7A", "done")]
    draft = table.after(0, move)
    assert (draft.is_complete, draft.ended) == (True, "hidden")
    assert hand(act(table, "loot pay:7A done"), 0) == {"2S", "9S", "8S"}


@pytest.mark.rule("JR-EV6")
def test_why_the_hold_is_not_to_be_had() -> None:
    empty = race(("7A", ""), (PALACE, "citadel"), "acquisition", ship=PALACE)
    assert refused(empty, "loot") == Refusal("jackrabbits-hold-empty", "JR-EV6")
    away = race(("7A", ""), (PALACE, "citadel"), "acquisition", ship="citadel 5S")
    assert refused(away, "loot") == Refusal("jackrabbits-loot-at-ship", "JR-EV6")
    poor = race(("6A", ""), (PALACE, "citadel"), "acquisition", ship=f"{PALACE} 5S")
    assert refused(poor, "loot") == Refusal("jackrabbits-too-poor", "JR-EV6")


@pytest.mark.rule("JR-EV6", "JR-E0j", "JR-N2")
def test_a_strict_hand_is_trimmed_after_the_whole_of_it() -> None:
    table = race(
        ("7A 2S 3S 4S 8S", ""), (PALACE, "citadel"), "acquisition", f"{PALACE} 5S 6S", surplus="strict", hand_limit=5
    )
    act(table, "loot pay:7A done")
    assert len(hand(table, 0)) == 6
    assert kinds(table) == {"discard"}


@pytest.mark.rule("JR-EV6", "JR-I2")
def test_when_pile_and_spent_lot_are_empty_the_hold_becomes_the_pile() -> None:
    every = [f"{rank}{suit}" for suit in "SA" for rank in "A23456789T"]
    rest = " ".join(card for card in every if card not in ("5S", "6S"))
    table = race((rest, ""), ("citadel", "citadel"), "acquisition", "citadel 5S 6S")
    assert (pile(table), spent(table)) == (set(), set())
    assert story(table, "rest")[:2] == ["hold-shuffled", "stowed"], "also for a card that is due to the hold"
    assert ship(table) == ("citadel", 1)
    assert len(pile(table)) == 1


@pytest.mark.rule("JR-EV6", "JR-G2")
def test_no_race_is_stuck_while_there_are_cards_in_the_hold() -> None:
    every = [f"{rank}{suit}" for suit in "SA" for rank in "A23456789T" if rank + suit != "5S"]
    table = race((" ".join(every), ""), ("tower-spades", "tower-spades"), "acquisition", "citadel 5S", hand_limit=20)
    table.idle = 1
    assert "hold-shuffled" in story(table, "rest")
    assert table.outcome is None, "there was a card to draw"


@pytest.mark.rule("JR-EV6", "JR-U2")
def test_who_has_come_in_from_off_board_does_not_sail_in_that_turn() -> None:
    table = act(race(("2S", ""), ("off-board", "citadel")), "down")
    assert (place(table, 0), "sail" in kinds(table)) == ("underground", False)


@pytest.mark.rule("JR-EV6", "JR-V1")
def test_samples_fill_the_hold_with_what_nobody_has_seen() -> None:
    table = race(("7A", "3S"), (PALACE, "citadel"), "acquisition", f"{PALACE} 5S 6S")
    for seat in (0, 1, None):
        draw, chance = sampler(table, seat), fast("hold")
        seen: Counter[int] = Counter()
        for _ in range(40):
            sample = draw.draw(chance)
            assert sample.count(HOLD) == 2
            assert sorted(sample.census()) == sorted(table.census())
            seen.update(sample.cards_in(HOLD))
        assert len(seen) > 8


@pytest.mark.rule("JR-EV6", "JR-V1")
@pytest.mark.parametrize("seed", range(3))
def test_the_contract_is_kept_to_the_end_of_the_pile(seed: int) -> None:
    """So few cards that the hold becomes the pile again and again."""
    settings: dict[str, Any] = {"suits": "spades,anchors", "drafts": "anchors", "hand_limit": 20, "players": 3}
    setup = JACKRABBITS.agree({**settings, "turn_limit": 60})
    table = JACKRABBITS.deal(setup, fast(f"hold {seed}"))
    ear = table.listen()
    assert isinstance(ear, Ear)
    play_out(table, fast(f"play {seed}"))
    assert table.outcome is not None
    assert check(JACKRABBITS, games=1, seed=f"pirates {seed}", turn_limit=12, **settings).games == 1


def test_a_race_begins_with_it_underground() -> None:
    assert ship(new(1, suits="spades,anchors", drafts="anchors")) == ("underground", 0)
