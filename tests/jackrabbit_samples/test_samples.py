"""Samples of Jackrabbit: as likely as they should be, and each with a past that could have been."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from warren.core.cards import CARD_TEXTS, members, text
from warren.core.facts import Fact
from warren.core.rng import Chance, fast
from warren.core.view import View
from warren.core.worlds import sampled, surprise, truth_of, worlds
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

Start = tuple[JackrabbitTable, float]

# --- small positions ---------------------------------------------------------------------------------------------


def texts(cards: list[int]) -> str:
    return " ".join(text(card) for card in cards)


class Small:
    """The end of a hand, with few cards left: all ways in which it could have begun for one viewer, and one of them."""

    def __init__(self, seed: str, viewer: int | None, *, is_larger: bool = False) -> None:
        self.seed = seed
        self.viewer = viewer
        self.dice = random.Random(seed)
        deck = self.dice.sample(range(52), 52)
        known = [] if viewer is None else deck[: self.dice.choice([2, 3] if is_larger else [1, 2, 3])]
        sizes = [6, 7] if is_larger else [4, 5] if viewer is None else [4, 5, 6]
        hidden = deck[len(known) : len(known) + self.dice.choice(sizes)]
        rest = deck[len(known) + len(hidden) :]
        thrown = [rest.pop() for _ in range(self.dice.choice([0, 1, 2] if is_larger else [0, 0, 1, 2]))]
        self.laid = (texts(rest[:20]), texts(rest[20:]))
        self.thrown = texts(thrown)
        self.to_play = self.dice.choice([0, 1])
        if viewer is None:
            few, many = self.dice.choice([(1, 1), (1, 2), (2, 1)])
        else:
            few, many = 0, self.dice.choice([2, 3] if is_larger else [1, 2, 3])
        self.starts: list[Start] = []
        for mine in combinations(sorted(hidden), few):
            unseen = [card for card in hidden if card not in mine]
            for other in combinations(sorted(unseen), many):
                pile = [card for card in unseen if card not in other]
                self.starts.append((self.table([*known, *mine], [*other], pile), 1.0))
        self.now = self.dice.choice(self.starts)[0].clone()

    def table(self, mine: list[int], other: list[int], pile: list[int]) -> JackrabbitTable:
        hands = (texts(other), texts(mine)) if self.viewer == 1 else (texts(mine), texts(other))
        return position(hands, self.laid, pile=texts(pile), discards=self.thrown, to_play=self.to_play)

    def go_on(self) -> None:
        """A whole random turn."""
        while True:
            seat = self.now.mover()
            self.now.play(seat, self.dice.choice(self.now.choices(seat)))
            if not self.now.continues():
                return

    def what_happened(self) -> str:
        """What makes this position harder to sample than a deal."""
        view = self.now.view(self.viewer)
        told = {fact.kind for fact in view.facts() if fact.seat is None or fact.seat != self.viewer}
        kinds = ("discarded", "discarded-on-top", "reshuffled", "hand-scored")
        return " ".join(kind for kind in kinds if kind in told) or "draws"


EASY = ("draws", "discarded-on-top", "hand-scored", "discarded-on-top hand-scored")
HARD = ("discarded discarded-on-top", "discarded discarded-on-top reshuffled", "discarded-on-top reshuffled")


def find(label: str, viewer: int | None, easy: int, hard: int) -> Iterator[tuple[Small, dict[str, float]]]:
    """So many positions of each sort, with the odds of all truths behind them: more than one."""
    left = {**dict.fromkeys(EASY, easy), **dict.fromkeys(HARD, hard)}
    number = 0
    while any(left.values()):
        number += 1
        assert number < 20_000, f"never found: {left}"
        small = Small(f"{label} {viewer} {number}", viewer)
        while small.now.outcome is None and len(small.now.log) < 30:
            small.go_on()
            sort = small.what_happened()
            if left.get(sort):
                odds = worlds(small.starts, small.now.view(viewer))
                if len(odds) > 1:
                    left[sort] -= 1
                    yield small, odds
                    break


@cache
def positions(viewer: int | None) -> list[tuple[Small, dict[str, float]]]:
    """Those that most tests here look at."""
    return list(find("few", viewer, 2, 3))


def surprise_at(small: Small, odds: dict[str, float], draws: int) -> float:
    assert truth_of(small.now) in odds
    return surprise(odds, sampled(JACKRABBIT, small.now.view(small.viewer), fast(small.seed), draws))


def assert_unsurprising(found: list[float]) -> None:
    assert max(found) < 7, sorted(found)[-5:]
    assert -0.5 < sum(found) / len(found) < 0.5, sum(found) / len(found)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_samples_come_up_as_often_as_they_should(viewer: int | None) -> None:
    assert len(positions(viewer)) == 17
    assert_unsurprising([surprise_at(small, odds, 120) for small, odds in positions(viewer)])


@pytest.mark.soak
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("part", range(4))
def test_samples_come_up_as_often_as_they_should_at_length(viewer: int | None, part: int) -> None:
    hard = 6 if viewer is None else 20  # a spectator rarely sees positions of that sort that are still small
    assert_unsurprising([surprise_at(small, odds, 1500) for small, odds in find(f"soak {part}", viewer, 10, hard)])


WEIGHTY = [("big 2776", 15), ("big 2776", 20), ("big 2720", 15), ("big 2079", 23), ("big 5999", 31), ("big 4692", 16)]
"""Positions, by seed and length of the log, whose possible pasts are far from equally easy to come upon."""

MORE_WEIGHTY = [
    ("big 4442", 31),
    ("big 3588", 19),
    ("big 4644", 32),
    ("big 5933", 30),
    ("big 1143", 12),
    ("big 1410", 22),
]


def weighty(seed: str, length: int) -> tuple[Small, dict[str, float]]:
    small = Small(seed, 0, is_larger=True)
    while len(small.now.log) < length:
        assert small.now.outcome is None
        small.go_on()
    assert len(small.now.log) == length
    assert "reshuffled" in small.what_happened()
    odds = worlds(small.starts, small.now.view(0))
    assert len(odds) > 1
    return small, odds


def test_pasts_that_are_harder_to_come_upon_are_not_any_rarer() -> None:
    found = [surprise_at(*weighty(seed, length), 250) for seed, length in WEIGHTY]
    assert max(found) < 7, found


@pytest.mark.soak
def test_pasts_that_are_harder_to_come_upon_are_not_any_rarer_at_length() -> None:
    found = [surprise_at(*weighty(seed, length), 3000) for seed, length in WEIGHTY + MORE_WEIGHTY]
    assert max(found) < 7, found
    assert -0.6 < sum(found) / len(found) < 0.6, found


def test_a_sampler_that_is_kept_draws_as_often_as_it_should_too() -> None:
    found = []
    for small, odds in positions(0) + positions(1):
        sampler = JACKRABBIT.sampler(small.now.view(small.viewer))
        chance = fast(f"kept {small.seed}")
        counts: dict[str, int] = {}
        for _ in range(200):
            key = truth_of(sampler.draw(chance))
            counts[key] = counts.get(key, 0) + 1
        found.append(surprise(odds, counts))
    assert_unsurprising(found)


# --- a past that could have been ------------------------------------------------------------------------------------

DRAWS = ("drew-for-pair", "drew-for-visit", "drew-replacement")


class Walk:
    """A hand played again from what was told, card by card, by somebody who knows the rules but not the code."""

    def __init__(self) -> None:
        self.pile = set(CARD_TEXTS)
        self.hands: list[set[str]] = [set(), set()]
        self.stacks: list[list[str]] = [[], []]
        self.discards: list[str] = []
        self.aside: list[str] = []  # discarded this turn
        self.owed: list[str] = []  # draws that must follow
        self.turn = -1
        self.is_discarding = False

    def fitting(self, stack: int) -> set[str]:
        if not self.stacks[stack]:
            return set(CARD_TEXTS)
        top = self.stacks[stack][-1]
        return {card for card in CARD_TEXTS if card[0] == top[0] or card[1] == top[1]}

    def hear(self, fact: Fact) -> None:
        card = str(fact.args.get("card", ""))
        if fact.kind in ("dealt", "laid"):
            self.set_up(fact, card)
        elif fact.kind == "starts":
            assert fact.seat is not None
            self.turn = fact.seat
        elif fact.kind == "played":
            self.begin_turn(fact.seat)
            self.play(card, self.turn if fact.args["stack"] == "own" else 1 - self.turn)
        elif fact.kind in ("discarded", "discarded-on-top"):
            self.discard(fact, card)
        elif fact.kind in DRAWS or fact.kind in ("reshuffled", "found-no-card"):
            self.draw(fact, card)
        else:
            self.end(fact, card)

    def set_up(self, fact: Fact, card: str) -> None:
        assert fact.seat is not None
        self.pile.remove(card)
        if fact.kind == "dealt":
            self.hands[fact.seat].add(card)
        elif fact.args["place"] == "discard-pile":
            self.discards.append(card)
        else:
            self.stacks[fact.seat if fact.args["place"] == "own" else 1 - fact.seat].append(card)

    def begin_turn(self, seat: int | None) -> None:
        assert not self.owed, "draws were owed"
        assert seat == self.turn, "out of turn"
        self.is_discarding = False

    def end_turn(self) -> None:
        """Discards join their pile after the draw; then it is the other's turn."""
        self.discards += self.aside
        self.aside = []
        self.is_discarding = False
        self.turn = 1 - self.turn

    def play(self, card: str, stack: int) -> None:
        assert card in self.fitting(stack), f"{card} does not fit"
        self.hands[self.turn].remove(card)
        under = self.stacks[stack][-1:]
        self.stacks[stack].append(card)
        if under and under[0][0] == card[0]:
            self.owed += ["drew-for-pair"] * (2 if card[0] == "J" else 1)
        if stack != self.turn:
            self.owed.append("drew-for-visit")
        if not self.owed:
            self.end_turn()

    def discard(self, fact: Fact, card: str) -> None:
        if not self.is_discarding:
            self.begin_turn(fact.seat)
            self.is_discarding = True
            fitting = self.fitting(0) | self.fitting(1)
            assert not self.hands[self.turn] & fitting, "could have played"
        assert fact.seat == self.turn
        self.hands[self.turn].remove(card)
        if self.aside and fact.kind == "discarded":
            assert CARD_TEXTS.index(self.aside[-1]) < CARD_TEXTS.index(card), "not in ascending order"
        self.aside.append(card)
        if fact.kind == "discarded-on-top":
            self.is_discarding = False
            assert len(self.aside) <= len(self.pile) + len(self.discards), "more than could be drawn"
            self.owed = ["drew-replacement"] * len(self.aside)

    def draw(self, fact: Fact, card: str) -> None:
        assert self.owed, "nothing was owed"
        if fact.kind == "reshuffled":
            assert not self.pile, "there was still something to draw"
            assert fact.args["count"] == len(self.discards) > 0
            self.pile, self.discards = set(self.discards), []
            return
        if fact.kind == "found-no-card":
            assert not self.pile
            assert not self.discards
            assert fact.args["count"] == self.owed.count(self.owed[0])
            self.owed = [kind for kind in self.owed if kind != self.owed[0]]
        else:
            assert self.owed.pop(0) == fact.kind
            assert fact.seat == (self.turn if fact.kind == "drew-replacement" else 1 - self.turn)
            self.pile.remove(card)
            self.hands[fact.seat].add(card)
        if not self.owed:
            self.end_turn()

    def end(self, fact: Fact, card: str) -> None:
        assert not self.owed
        outside = self.hands[0] | self.hands[1] | self.pile | set(self.discards)
        if fact.kind == "went-out":
            assert fact.seat == 1 - self.turn
            assert not self.hands[fact.seat]
        elif fact.kind == "piles-low":
            assert fact.args["count"] == len(self.pile) + len(self.discards) <= 2
        elif fact.kind == "nothing-fits":
            assert not outside & (self.fitting(0) | self.fitting(1))
        elif fact.kind == "scored-deadwood":
            assert fact.seat is not None
            assert card in self.hands[fact.seat]

    def all_cards(self) -> list[str]:
        places = [*self.hands, self.pile, self.discards, self.aside, *self.stacks]
        return sorted(card for place in places for card in place)


def assert_coherent(table: JackrabbitTable) -> Walk:
    """The journal of a table is a past that the rules allow, and leads to what lies on the table."""
    walk = Walk()
    for told in table.journal:
        walk.hear(JACKRABBIT.facts.fact(told))
        assert walk.all_cards() == sorted(CARD_TEXTS), "every card in one place"
    assert not walk.owed
    for seat in range(2):
        assert walk.hands[seat] == {text(card) for card in members(table.hands[seat])}
        assert walk.stacks[seat] == [text(int(card)) for card in table.stack(seat)]
    assert walk.pile == {text(card) for card in members(table.pile)}
    assert set(walk.discards) == {text(card) for card in members(table.discards)}
    assert walk.discards[-1:] == ([] if table.discard_top < 0 else [text(table.discard_top)])
    if table.outcome is None and table.choices(table.mover()) != [JACKRABBIT.actions.parse("deal")]:
        assert walk.turn == table.mover()
    return walk


def drawn(view: View, chance: Chance) -> JackrabbitTable:
    table = JACKRABBIT.sample(JACKRABBIT.load_view(view.dump()), chance)
    assert isinstance(table, JackrabbitTable)
    return table


def check_random_game(seed: str, every: int, settings: dict[str, object]) -> int:
    table = JACKRABBIT.start(JACKRABBIT.agree(settings), seed)
    assert isinstance(table, JackrabbitTable)
    chance = fast(f"coherent {seed}")
    samples = 0
    while True:
        assert_coherent(table)
        if len(table.log) % every == 0 or table.outcome is not None:
            for viewer in (0, 1, None):
                view = table.view(viewer)
                sample = drawn(view, chance)
                assert_coherent(sample)
                assert sample.view(viewer).dump() == view.dump()
                assert sample.is_imagined
                samples += 1
        if table.outcome is not None:
            return samples
        seat = table.mover()
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])


@pytest.mark.parametrize("mix", [{"length": "hand"}, {"threshold": 5, "deadwood": "always"}], ids=str)
def test_every_sample_of_a_random_game_has_a_past_that_could_have_been(mix: dict[str, object]) -> None:
    assert sum(check_random_game(f"games {number}", 4, mix) for number in range(2)) > 20


@pytest.mark.soak
@pytest.mark.parametrize(
    "mix", [{"length": "hand"}, {"threshold": 30}, {"deadwood": "always", "threshold": 20}], ids=str
)
def test_every_sample_of_many_random_games_has_a_past_that_could_have_been(mix: dict[str, object]) -> None:
    for number in range(100):
        check_random_game(f"soak {number}", 1, mix)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_sample_of_a_small_position_has_a_past_that_could_have_been(viewer: int | None) -> None:
    for small, odds in positions(viewer):
        chance = fast(f"past {small.seed}")
        for _ in range(8):
            sample = drawn(small.now.view(viewer), chance)
            assert_coherent(sample)
            assert truth_of(sample) in odds


def test_a_past_that_could_not_have_been_is_noticed() -> None:
    told = [JACKRABBIT.facts.fact(event) for event in position(("7H 8H", "3C"), ("2H", "")).journal]
    for wrong in (
        Fact("played", 0, {"card": "9H", "stack": "own"}, ()),
        Fact("played", 0, {"card": "3C", "stack": "other"}, ()),
        Fact("played", 1, {"card": "3C", "stack": "own"}, ()),
        Fact("discarded-on-top", 0, {"card": "7H"}, ()),
        Fact("drew-for-pair", 1, {"card": "9C"}, ()),
        Fact("reshuffled", None, {"count": 1}, ()),
    ):
        walk = Walk()
        for fact in told:
            walk.hear(fact)
        with pytest.raises((AssertionError, KeyError)):
            walk.hear(wrong)


# --- one view, many draws ---------------------------------------------------------------------------------------------


@cache
def some_views() -> list[View]:
    views: list[View] = []
    for viewer in (0, 1, None):
        views += [small.now.view(viewer) for small, _ in positions(viewer)[::5]]
        table = JACKRABBIT.new(f"views {viewer}")
        for _ in range(15):
            table.play(table.mover(), table.choices(table.mover())[0])
        views.append(table.view(viewer))
    return views


def test_the_same_view_and_the_same_chance_give_the_same_sample() -> None:
    for view in some_views():
        one, other = (drawn(view, fast("same")) for _ in range(2))
        assert one.dump() == other.dump()


def test_other_chance_gives_other_samples_sooner_or_later() -> None:
    for view in some_views():
        assert len({truth_of(drawn(view, fast(f"other {number}"))) for number in range(30)}) > 1


def test_drawing_again_from_one_sampler_gives_tables_that_all_agree_with_the_view() -> None:
    for view in some_views():
        seat = None if view.seat < 0 else int(view.seat)
        sampler = JACKRABBIT.sampler(view)
        chance = fast("again")
        for _ in range(12):
            table = sampler.draw(chance)
            assert isinstance(table, JackrabbitTable)
            assert table.view(seat).dump() == view.dump()
            assert_coherent(table)


def test_samples_from_one_sampler_share_nothing() -> None:
    view = some_views()[0]
    sampler = JACKRABBIT.sampler(view)
    chance = fast("shared")
    one = sampler.draw(chance)
    before = one.dump()
    other = sampler.draw(chance)
    while other.outcome is None:
        other.play(other.mover(), other.choices(other.mover())[-1])
    assert one.dump() == before
    assert view.dump() == sampler.view.dump()


def test_a_sample_can_be_played_to_its_end() -> None:
    for number, view in enumerate(some_views()):
        table = drawn(view, fast(f"end {number}"))
        chance = fast("to the end")
        while table.outcome is None:
            choices = table.choices(table.mover())
            table.play(table.mover(), choices[chance.below(len(choices))])
            assert_coherent(table)
