"""Pieces, the deal, who begins, and what can be agreed on. JR-P1, JR-P5, JR-S1 to JR-S3."""

from __future__ import annotations

from collections import Counter

import pytest

from playing import act, kinds, offered, told
from warren.core.rng import fast
from warren.games.jackrabbits.codes import land_code
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import cards, carrots, court, hand, new, pile, place, see, spent, unsettled

PIPS = {rank + suit for suit in "CSHD" for rank in "A23456789T"}
ROYALS = {rank + suit for suit in "CSHD" for rank in "JQK"}


@pytest.mark.rule("JR-P1")
@pytest.mark.rule("JR-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_royals_and_jokers_form_the_court_and_each_player_has_three_of_the_pips(players: int) -> None:
    table = new(5, players=players)
    assert court(table) == ROYALS | {"X1", "X2"}
    hands = [hand(table, seat) for seat in range(players)]
    assert [len(held) for held in hands] == [3] * players
    dealt = set().union(*hands)
    assert len(dealt) == 3 * players
    assert dealt | pile(table) == PIPS
    assert not dealt & pile(table)
    assert spent(table) == set()


@pytest.mark.rule("JR-P1")
def test_with_fewer_suits_only_their_cards_are_in_play_and_both_jokers() -> None:
    table = new(5, suits="spades,hearts,diamonds")
    assert court(table) == {card for card in ROYALS if card[1] != "C"} | {"X1", "X2"}
    assert hand(table, 0) | hand(table, 1) | pile(table) == {card for card in PIPS if card[1] != "C"}


@pytest.mark.rule("JR-S1")
def test_the_deal_is_shuffled() -> None:
    setup = JACKRABBITS.agree({})
    tables = [JACKRABBITS.start(setup, str(seed)) for seed in range(300)]
    seen = Counter(card for table in tables if isinstance(table, RaceTable) for card in hand(table, 0))
    assert set(seen) == PIPS
    assert max(seen.values()) < 60  # 22.5 on average


@pytest.mark.rule("JR-S1")
def test_spent_lot_and_court_lie_open_to_everybody_and_hands_and_pile_do_not() -> None:
    table = position(("5C KH", "7S"), spent="2H 9D")
    for seat in (0, 1, None):
        view = see(table, seat)
        assert view.pile_size == 36
        assert view.hand_sizes == [2, 1]
    assert see(table, 0).open == see(table, None).open
    assert spent(table) == cards("2H 9D")
    assert see(table, 1).royals == [[38], []]  # KH, a royal, in the open


@pytest.mark.rule("JR-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_rabbits_start_on_the_citadel_and_anybody_may_come_first(players: int) -> None:
    firsts = set()
    setup = JACKRABBITS.agree({"players": players})
    for seed in range(60):
        table = JACKRABBITS.start(setup, str(seed))
        assert isinstance(table, RaceTable)
        assert [place(table, seat) for seat in range(players)] == ["citadel"] * players
        assert table.seats() == [table.turn]
        firsts.add(int(table.turn))
    assert firsts == set(range(players))


@pytest.mark.rule("JR-S2")
def test_the_table_may_choose_who_comes_first_and_turns_go_in_seat_order() -> None:
    for seed in range(5):
        for seat in range(3):
            assert new(seed, players=3, first_player=str(seat)).seats() == [seat]
    table = new(1, players=3, first_player="2", rules="intro")
    order = []
    for _ in range(7):
        seat = table.seats()[0]
        order.append(seat)
        act(table, "roll stay rest", seat)
    assert order == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("JR-S2")
@pytest.mark.parametrize("given", [{"players": 1}, {"players": 5}, {"players": 2, "first_player": "2"}])
def test_one_player_five_players_or_a_first_player_who_is_not_there_are_refused(given: dict[str, object]) -> None:
    unsettled(**given)


@pytest.mark.rule("JR-S3")
def test_the_standard_game_without_options_in_the_standard_edition_is_the_default() -> None:
    setup = JACKRABBITS.agree({})
    assert setup.choice("rules") == "standard"
    assert setup.choice("edition") == "standard"
    assert setup.choice("objective") == "simple"
    assert setup.choice("surplus") == "on-call"
    assert setup.whole("turn_limit") == 0


@pytest.mark.rule("JR-S3")
def test_the_intro_game_has_no_strategies_and_the_standard_game_does() -> None:
    hands, rabbits = ("9C 9S 9H 9D", "2S"), ("tower-clubs", "tower-clubs")
    assert kinds(position(hands, rabbits, rules="intro")) == {"roll"}
    assert kinds(position(hands, rabbits)) == {"roll", "passport"}
    assert kinds(position(hands, rabbits, phase="acquisition", rules="intro")) == {"rest"}
    assert kinds(position(hands, rabbits, phase="acquisition")) == {"attack", "rest"}
    plaza = ("plaza-hearts", "citadel")
    assert kinds(position(hands, plaza, phase="acquisition", spent="2H", rules="intro")) == {"rest"}
    assert "buy" in kinds(position(hands, plaza, phase="acquisition", spent="2H"))


@pytest.mark.rule("JR-S3")
def test_in_the_intro_game_nobody_is_asked_when_a_rabbit_arrives_on_a_palace() -> None:
    intro = position(("", "6H"), ("tower-clubs", "citadel"), phase="journey", rules="intro")
    act(intro, "go:tower-clubs.0 go:merchant-3.1")
    assert place(intro, 0) == "palace-hearts"
    assert intro.seats() == [0]
    standard = position(("", "6H"), ("tower-clubs", "citadel"), phase="journey")
    act(standard, "go:tower-clubs.0 go:merchant-3.1")
    assert standard.seats() == [1]


@pytest.mark.rule("JR-P5")
@pytest.mark.rule("JR-L1")
def test_two_dice_with_six_sides_are_rolled_and_all_faces_come_up_alike() -> None:
    faces: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    start = position(("", ""))
    for seed in range(400):
        table = start.clone()
        table.chance = fast(str(seed))
        ear = table.listen()
        act(table, "roll")
        (rolled,) = told(ear, "rolled")
        first, second = int(str(rolled.args["first"])), int(str(rolled.args["second"]))
        assert rolled.args["price"] == first + second == table.price
        faces.update([first, second])
        pairs[first, second] += 1
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(90 < count < 180 for count in faces.values())  # 133 on average
    assert any(one == other for one, other in pairs)
    assert len(pairs) == 36


@pytest.mark.rule("JR-P5")
def test_each_player_has_three_carrots_and_the_objective_is_known_to_all() -> None:
    table = position(("KC QS JH", "KD KS"), objective="monarchic")
    first = {"tower-clubs": 0, "palace-spades": 0, "plaza-hearts": 0}
    assert carrots(table) == first | {"tower-diamonds": 1, "tower-spades": 1}
    assert see(table, None).setup.choice("objective") == "monarchic"
    assert offered(table, 1) == set()


# --- the land that was agreed on -------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B3")
@pytest.mark.parametrize(
    ("given", "land"),
    [
        ({}, sample()),
        ({"land": "sample"}, sample()),
        ({"land": "generated:7"}, generate(7)),
        ({"land": "generated:wild:7"}, generate(7, character="wild")),
        ({"suits": "clubs,spades"}, generate(1, 3)),
        ({"players": 3, "tight_suits": True}, generate(1, 14)),
    ],
)
def test_a_land_is_kept_as_its_code_however_it_was_named(given: dict[str, object], land: Land) -> None:
    setup = JACKRABBITS.agree(given)
    assert setup.choice("land") == land_code(land)
    assert f"land={land_code(land)}" in setup.text().split()
    assert JACKRABBITS.agree_text(setup.text()).text() == setup.text()
    assert JACKRABBITS.agree({**given, "land": land_code(land)}).values == setup.values
    assert list(JACKRABBITS.rules_of(setup).land.places) == list(land.places)
