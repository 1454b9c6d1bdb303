"""Samples of the race remember what was shown, and come up as often as they should. JR-V1."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from golden import seen
from playing import act
from volume import share
from warren.core.facts import event
from warren.core.rng import ScriptedChance, fast
from warren.core.worlds import surprise
from warren.games.jackrabbits.beliefs import MOST_PASTS, Beliefs
from warren.games.jackrabbits.deck import CARD_TEXTS, PILE
from warren.games.jackrabbits.facts import FACTS
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import hand, sampler, will_pick
from .pasts import Cards, Past, cards_of, odds_by, odds_of, shown

# For a spectator of four there are soon too many truths to count.
SEATS = [(2, 0), (2, None), (3, 0), (3, 1), (3, None), (4, 2)]
LONGEST = 16
MOST_TRUTHS = 300


def hands_drawn(table: RaceTable, seat: int | None, of: int, draws: int = 60) -> list[set[str]]:
    """Hands of a player on tables drawn for a seat."""
    drawn, chance = sampler(table, seat), fast("drawn")
    return [hand(drawn.draw(chance), of) for _ in range(draws)]


# --- what is remembered ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-V1")
def test_ones_own_hand_is_ones_own_and_others_hold_as_many_as_they_do() -> None:
    table = position(("2C 5H", "7S KH X1", "3D 4D"), spent="9C")
    for seat in (0, 1, 2, None):
        drawn, chance = sampler(table, seat), fast("own")
        for _ in range(30):
            sample = drawn.draw(chance)
            assert [sample.count(other) for other in range(3)] == [2, 3, 2]
            assert {"KH", "X1"} <= hand(sample, 1)
            assert sample.count(PILE) == table.count(PILE)
            if seat is not None:
                assert hand(sample, seat) == hand(table, seat)


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize(
    ("script", "held"),
    [
        ("match:3H", {"3H"}),
        ("ride:palace-clubs contest prove:8H done prove:6H done", {"6H"}),
        ("ride:palace-clubs contest prove:8H done refuse", {"QC"}),
    ],
)
def test_cards_shown_in_the_lottery_or_for_hearts_are_in_that_hand(
    seat: int | None, script: str, held: set[str]
) -> None:
    table = position(("3H 6H X1 QC 2D", "8H"), phase="journey", dice=(3, 5))
    act(table, script)
    assert all(held <= hand for hand in hands_drawn(table, seat, 0))


@pytest.mark.rule("JR-V1")
def test_a_passport_is_known_to_be_in_that_hand() -> None:
    table = position(("7C 2D", "8H"), ("tower-clubs", "citadel"))
    act(table, "passport:7C")
    assert all("7C" in hand for hand in hands_drawn(table, 1, 0))


@pytest.mark.rule("JR-V1")
def test_cards_bought_from_the_spent_lot_are_known() -> None:
    table = position(("TD 2D 3D", "8H"), ("plaza-hearts", "citadel"), phase="acquisition", spent="4H 5H")
    act(table, "buy:4H buy:5H done pay:TD done rest")
    assert all({"4H", "5H"} <= hand for hand in hands_drawn(table, 1, 0))


@pytest.mark.rule("JR-V1")
def test_a_contester_who_showed_hearts_and_kept_them_still_holds_them() -> None:
    table = position(("X1 QS", "8H 2C"), phase="journey")
    act(table, "ride:palace-spades contest prove:8H done queen")
    assert all("8H" in hand for hand in hands_drawn(table, 0, 1))


@pytest.mark.rule("JR-V1")
def test_a_card_that_was_spent_is_in_no_hand_until_it_is_shuffled_again() -> None:
    table = position(("5S 9S", "2H 3H"), ("tower-clubs",) * 2, phase="acquisition", pile="7D")
    act(table, "attack:1 fight:5S done yield")
    assert not any("5S" in hand for hand in hands_drawn(table, None, 1))
    act(table, "rest roll down rest")  # the last card of the pile, then one of the lot that was shuffled
    drawn = [hand(sample, 1) for sample in draws_of(table, None, 400)]
    assert any("5S" in hand for hand in drawn)


def draws_of(table: RaceTable, seat: int | None, draws: int) -> list[RaceTable]:
    drawn, chance = sampler(table, seat), fast("draws")
    return [drawn.draw(chance) for _ in range(draws)]


# --- thefts ----------------------------------------------------------------------------------------------------------


def theft(*, lot: str = "") -> RaceTable:
    """The first player has just stolen the 3H from the second, who had shown it, and keeps another card."""
    table = position(
        ("5S 6S", "3H 9D", "X1 2C"),
        ("citadel",) * 3,
        to_play=1,
        phase="journey",
        dice=(3, 5),
        pile="4C 7D 8D",
        spent=lot,
    )
    act(table, "match:3H stay rest")  # won one card, and drew one
    act(table, "roll stay rest")
    act(table, "roll stay attack:1 fight:5S done")
    will_pick(table, 1, "3H")
    act(table, "yield")
    return table


@pytest.mark.rule("JR-V1")
def test_a_stolen_card_is_known_to_the_two() -> None:
    table = theft()
    assert all("3H" in hand for hand in hands_drawn(table, 1, 0))
    assert not any("3H" in hand for hand in hands_drawn(table, 0, 1))


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("seat", [2, None])
def test_to_others_any_card_of_the_victim_may_have_been_stolen(seat: int | None) -> None:
    table = theft()
    drawn = Counter("3H" in hand for hand in hands_drawn(table, seat, 0, 800))
    assert 150 < drawn[True] < 250  # one of the four cards that the victim had
    for sample in draws_of(table, seat, 60):
        assert ("3H" in hand(sample, 0)) != ("3H" in hand(sample, 1))


@pytest.mark.rule("JR-V1")
def test_a_card_that_is_shown_again_ends_all_other_pasts() -> None:
    table = theft()
    assert len(sampler(table, 2).beliefs.weights) > 1
    table.chance = fast("shown again")
    act(table, "rest roll down rest roll stay rest")
    table.chance = ScriptedChance([(6, 2), (6, 2)])
    act(table, "roll")
    table.chance = fast("shown again")
    act(table, "match:3H")
    assert len(sampler(table, 2).beliefs.weights) == 1
    assert all("3H" in hand for hand in hands_drawn(table, 2, 0))


@pytest.mark.rule("JR-V1", "JR-D4")
def test_a_card_stolen_unseen_is_no_royal() -> None:
    table = position(("5S", "KH 9D", "2C"), ("tower-clubs",) * 3, phase="acquisition")
    act(table, "attack:1 fight:5S done")
    will_pick(table, 1, "9D")
    act(table, "yield")
    for sample in draws_of(table, 2, 40):
        assert "KH" in hand(sample, 1)


# --- what was begun --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-V1", "JR-C1")
def test_who_has_begun_to_pay_holds_enough_to_finish() -> None:
    table = position(("6S 5S 2H", "3C"), ("tower-spades", "citadel"), phase="acquisition")
    act(table, "claim")
    for sample in draws_of(table, 1, 60):
        assert sum(int(card[0].replace("T", "10").replace("A", "1")) for card in hand(sample, 0) if "S" in card) >= 10
    act(table, "pay:5S")
    for sample in draws_of(table, 1, 60):
        assert hand(sample, 0) & {"6S", "7S", "8S", "9S", "TS"}


@pytest.mark.rule("JR-V1", "JR-M1")
def test_who_has_begun_to_buy_holds_enough_to_pay() -> None:
    table = position(("9D 2C", "3C"), ("plaza-hearts", "citadel"), phase="acquisition", spent="8H")
    act(table, "buy:8H")
    for sample in draws_of(table, 1, 60):
        act(sample, "done")
        assert sample.choices(0)


@pytest.mark.rule("JR-V1", "JR-D1", "JR-H2")
def test_who_has_attacked_holds_a_spade_and_who_contests_holds_hearts() -> None:
    table = position(("9S 2C", "3C"), phase="acquisition")
    act(table, "attack:1")
    assert all(any("S" in card for card in hand) for hand in hands_drawn(table, 1, 0))
    table = position(("X1", "2H 4H 9D"), phase="journey")
    act(table, "ride:palace-spades contest")
    for sample in draws_of(table, 0, 60):
        assert sample.choices(1)


# --- all that may be, counted ----------------------------------------------------------------------------------------


def check_odds(past: Past) -> None:
    """What the sampler thinks possible is what is, with its odds to the last digit."""
    expected = past.odds()
    drawn = sampler(past.now, past.viewer)
    found = {truth: odds_by(drawn.beliefs, truth) for truth in expected}
    total = sum(found.values())
    step = past.now.step()
    if not any(step.gathers(past.now, seat) for seat in drawn.others):  # else some of what was drawn is drawn again
        assert total == pytest.approx(1.0)
    assert cards_of(past.now) in expected
    for truth, odds in expected.items():
        assert found[truth] / total == pytest.approx(odds, abs=1e-9), shown(truth)


def check_past(seed: str, players: int, viewer: int | None, edition: str, *, is_pirate: bool = False) -> int:
    """Hold the sampler against every position of a small game; answers how many had several pasts."""
    past = Past(seed, players, viewer, edition=edition, is_pirate=is_pirate)
    several = 0
    actions = 0
    while past.now.outcome is None and actions < LONGEST and len(past.truths) < MOST_TRUTHS:
        past.go_on()
        actions += 1
        pasts = len(sampler(past.now, viewer).beliefs.weights)
        several += pasts > 1
        if pasts * len(past.truths) < 5 * MOST_TRUTHS:
            check_odds(past)
    return several


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize(("players", "viewer"), SEATS)
def test_samples_are_as_likely_as_all_pasts_counted_one_by_one(players: int, viewer: int | None) -> None:
    several = sum(check_past(f"short {number} {players} {viewer}", players, viewer, "full") for number in (0, 1))
    assert several > 0 or viewer is not None


@pytest.mark.soak
@pytest.mark.parametrize(("players", "viewer"), SEATS)
@pytest.mark.parametrize("edition", ["standard", "full"])
def test_samples_are_as_likely_as_all_pasts_counted_one_by_one_at_length(
    players: int, viewer: int | None, edition: str
) -> None:
    several = sum(check_past(f"soak {number} {viewer}", players, viewer, edition) for number in range(20))
    assert several > 20 or players == 2


@pytest.mark.rule("JR-V1", "JR-EV6")
@pytest.mark.parametrize(("number", "viewer"), [(5, 0), (4, None)])
def test_so_are_samples_with_a_hold_that_becomes_the_pile(number: int, viewer: int | None) -> None:
    check_past(f"hold {number}", 2, viewer, "standard", is_pirate=True)


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("seat", [2, None])
def test_tables_are_drawn_as_often_as_they_are_likely(seat: int | None) -> None:
    table = theft()
    beliefs = sampler(table, seat).beliefs
    counts: Counter[Cards] = Counter(cards_of(sample) for sample in draws_of(table, seat, 3000))
    expected = {repr(truth): odds_by(beliefs, truth) for truth in counts}
    missed = 1.0 - sum(expected.values())
    assert -1e-9 < missed < 0.2
    if missed > 1e-9:
        expected["others"] = missed
    assert surprise(expected, {repr(truth): count for truth, count in counts.items()}) < 6


# --- whole games -----------------------------------------------------------------------------------------------------


def play_random(seed: str, players: int, turns: int) -> list[RaceTable]:
    """Some tables of a random game."""
    table = JACKRABBITS.new(seed=seed, players=players, turn_limit=turns)
    assert isinstance(table, RaceTable)
    chance = fast(f"random {seed}")
    found: list[RaceTable] = []
    while table.outcome is None:
        mover = int(table.mover())
        choices = seen(JACKRABBITS, table.choices(mover))
        table.do(mover, choices[chance.below(len(choices))] if len(choices) > 1 else choices[0])
        if chance.below(200) == 0 or table.outcome is not None:
            found.append(table.clone())
    return found


def losses(games: int, turns: int, label: str, *, is_spectator: bool) -> tuple[int, int]:
    """How many views were looked at, and in how many the truth was not thought possible."""
    looked = lost = 0
    for number in range(games):
        for table in play_random(f"{label} {number}", 3 + number % 2, turns):
            seat = None if is_spectator else number % 3
            looked += 1
            lost += odds_by(sampler(table, seat).beliefs, cards_of(table)) <= 0.0
    return looked, lost


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("is_spectator", [False, True])
def test_the_truth_is_always_among_what_is_thought_possible(is_spectator: bool) -> None:
    looked, lost = losses(24, 80, "short", is_spectator=is_spectator)
    assert looked > 50
    assert lost == 0


@pytest.mark.soak
@pytest.mark.parametrize(("is_spectator", "one_in"), [(False, 200), (True, 20)])
def test_the_truth_is_hardly_ever_left_out_in_hundreds_of_games(is_spectator: bool, one_in: int) -> None:
    """Where there are more pasts than are followed, it may be among the lightest, which are left out: see 0013."""
    looked, lost = losses(300, 300, "soak", is_spectator=is_spectator)
    assert looked > 2500
    assert lost <= looked // one_in


@pytest.mark.rule("JR-V1")
@pytest.mark.parametrize("most", share([1, 2, 20]))
def test_however_few_pasts_are_kept_a_draw_agrees_with_the_view(most: int) -> None:
    assert most < MOST_PASTS
    wanted = 0
    for number in range(6):
        for table in play_random(f"few {number}", 4, 150):
            for seat in (0, None):
                view = table.view(seat)
                drawn = sampler(table, seat)
                wanted += len(drawn.beliefs.weights) > most
                drawn.beliefs = Beliefs(table.players, table.rules.stacks, view.memory, most)
                assert len(drawn.beliefs.weights) <= most
                drawn.others = []
                sample = drawn.draw(fast("few"))
                assert sample.view(seat).dump() == view.dump()
                assert sample.census() == table.census()
    assert wanted or most > 2


# --- single memories -------------------------------------------------------------------------------------------------


def believed(script: str, most: int = MOST_PASTS) -> Beliefs:
    """What a spectator of four players believes: `2 dealt 3H`, `1 stole 2 3H` (1 from 2), told one after the other."""
    memory = vec[i64]()
    for line in script.split(","):
        seat, kind, *words = line.split()
        numbers = [CARD_TEXTS.index(word) if word in CARD_TEXTS else int(word) for word in words]
        told = event(FACTS.code(kind), int(seat), *numbers)
        memory = append(memory, FACTS.redacted(told, -1))
    return Beliefs(4, position(("", "")).rules.stacks, memory, most)


SHOWN = "2 dealt 3H, 2 dealt 4H, 2 dealt 5C, 1 dealt 2C, 2 matched 3H, 2 matched 4H,"


@pytest.mark.rule("JR-V1", "JR-D3")
def test_a_card_may_have_gone_through_several_hands() -> None:
    thefts = "1 stole 2 3H, 2 drew 6C, 1 stole 2 4H, 0 stole 1 3H, 0 matched 3H"
    beliefs = believed(f"{SHOWN} {thefts}")
    assert odds_of(beliefs, "3H", 0) == pytest.approx(1.0)
    # The second player stole 3H and one of three, or one of the other two and then 3H: nine ways, five that are left.
    assert odds_of(beliefs, "4H", 1) == pytest.approx(2 / 5)


@pytest.mark.rule("JR-V1")
def test_a_past_that_turns_out_wrong_is_put_right() -> None:
    thefts = "1 stole 2 3H, 1 stole 2 4H, 1 matched 3H, 1 matched 4H"
    beliefs = believed(f"{SHOWN} 2 drew 6C, {thefts}", most=1)
    assert odds_of(beliefs, "3H", 1) == odds_of(beliefs, "4H", 1) == 1.0
    assert [beliefs.count_in(0, 0, seat) for seat in range(4)] == [0, 1, 2, 0]


@pytest.mark.rule("JR-V1", "JR-M1")
def test_who_has_begun_to_pay_in_a_market_holds_what_is_still_missing_and_no_more_need_be() -> None:
    hands = ("5D 6D 2C 3C 4C", "")
    table = position(hands, ("plaza-hearts",), phase="acquisition", spent="TH", pile="AD 2D 3D 4D 7D 8C 9C TC 7C")
    act(table, "buy:TH done pay:5D")
    drawn, chance = sampler(table, 1), fast("market")
    found = [drawn.draw(chance) for _ in range(60)]
    assert all(one.choices(0) for one in found), "cards are paid lowest first"
    assert any(one.points(0, 1 << 3) < 10 for one in found), "half of it is paid already"
