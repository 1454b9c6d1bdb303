"""A game told as a story: facts that belong together are one sentence, and nothing hidden is told."""

from __future__ import annotations

import pytest

import golden
import telling
from warren.core.facts import Ear, Fact
from warren.core.rng import fast, seeded
from warren.core.seeing import Seeing
from warren.core.story import Line, Tale
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.table import JackrabbitTable
from warren.text import LANGUAGES, Words

NAMES = ("Red", "Blue")
HAND = ("AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC")


def fact(kind: str, seat: int | None = None, **args: str | int | None) -> Fact:
    return telling.fact("jackrabbit", kind, seat, **args)


def told(*facts: Fact, language: str = "en") -> list[str]:
    return telling.story("jackrabbit", facts, Words(language), NAMES)


def played(seed: int) -> tuple[JackrabbitTable, Ear]:
    """A hand of random moves, and everything that was told in it."""
    table = JACKRABBIT.blank(JACKRABBIT.agree({"length": "hand"}))
    ear = table.listen()
    table.chance = seeded("fast", str(seed))
    table.begin()
    chance = seeded("fast", f"{seed} moves")
    while table.outcome is None:
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    return table, ear


@pytest.mark.rule("JB-1")
def test_a_hidden_deal_is_one_sentence() -> None:
    deal = [fact("dealt", seat, card=None) for _ in range(10) for seat in (0, 1)]
    assert told(*deal) == ["Red and Blue are dealt ten cards each."]
    assert told(*deal, language="es") == ["Red y Blue reciben diez cartas por cabeza."]


@pytest.mark.rule("JB-1")
def test_a_deal_that_is_seen_is_one_sentence_for_each_player_with_the_cards_in_order() -> None:
    deal = [fact("dealt", seat, card=None if seat else card) for card in reversed(HAND) for seat in (0, 1)]
    assert told(*deal) == [
        "Red is dealt A♣, 2♣, 3♣, 4♣, 5♣, 6♣, 7♣, 8♣, 9♣ and 10♣.",
        "Blue is dealt ten cards.",
    ]


@pytest.mark.rule("JB-6")
def test_a_play_and_what_is_drawn_for_it_are_one_sentence() -> None:
    play, draw = fact("played", 0, card="7H", stack="other"), fact("drew-for-visit", 1, card=None)
    assert told(play, draw) == ["Red plays 7♥ on Blue’s stack; Blue draws one card."]
    assert told(play, draw, language="es") == ["Red juega 7♥ en el montón de Blue; Blue roba una carta."]
    assert told(play, fact("drew-for-visit", 1, card="KD")) == ["Red plays 7♥ on Blue’s stack; Blue draws K♦."]
    assert told(fact("played", 0, card="7H", stack="own")) == ["Red plays 7♥ on their own stack."]


@pytest.mark.rule("JB-5")
def test_a_pair_is_named() -> None:
    draws = [fact("drew-for-pair", 1, card=None), fact("drew-for-visit", 1, card=None)]
    sentences = told(fact("played", 0, card="7H", stack="other"), *draws)
    assert sentences == ["Red plays 7♥ on Blue’s stack and makes a pair; Blue draws two cards."]


@pytest.mark.rule("JB-8")
def test_a_discard_is_one_sentence() -> None:
    one, draw = fact("discarded-on-top", 0, card="7H"), fact("drew-replacement", 0, card=None)
    assert told(one, draw) == ["Red discards 7♥ and draws one card."]
    assert told(one, draw, language="es") == ["Red descarta 7♥ y roba una carta."]
    hidden, shown = fact("discarded", 0, card=None), fact("discarded", 0, card="2C")
    assert told(hidden, one, draw, draw) == ["Red discards two cards, 7♥ on top, and draws two cards."]
    assert told(shown, one, draw, draw) == ["Red discards 2♣ and 7♥, the last one on top, and draws two cards."]
    assert told(hidden, one, draw, draw, language="es") == [
        "Red descarta dos cartas, con 7♥ encima, y roba dos cartas."
    ]


@pytest.mark.rule("JB-9")
def test_a_reshuffle_parts_a_play_from_its_draws() -> None:
    play, draw = fact("played", 0, card="7H", stack="other"), fact("drew-for-visit", 1, card=None)
    sentences = told(play, fact("reshuffled", count=4), draw)
    assert sentences[0] == "Red plays 7♥ on Blue’s stack."
    assert sentences[2] == "Blue draws one card."


@pytest.mark.rule("JB-5")
def test_a_pair_is_named_even_if_nothing_is_drawn_for_it() -> None:
    plays = [fact("played", 0, card=card, stack="own") for card in ("7H", "7D")]
    sentences = told(fact("starts", 0, hand=1), *plays, fact("found-no-card", 1, count=1))
    assert sentences[2] == "Red plays 7♦ on their own stack and makes a pair."


@pytest.mark.rule("JB-2")
@pytest.mark.parametrize("seed", range(6))
def test_the_full_stacks_are_shown_when_a_hand_is_over(seed: int) -> None:
    table, ear = played(seed)
    sentences = telling.story("jackrabbit", ear.facts(None), Words("en"), NAMES)
    over = next(place for place, sentence in enumerate(sentences) if "the hand is over" in sentence)
    for owner in (0, 1):
        cards = Words("en").listed([Words("en").card(_text(card)) for card in table.stack(owner)])
        assert sentences[over + 1 + owner] == f"{NAMES[owner]}’s stack, from the bottom up: {cards}."


@pytest.mark.rule("JB-2")
def test_a_stack_of_no_or_one_card_is_told_as_such() -> None:
    start, play = fact("starts", 0, hand=1), fact("played", 0, card="7H", stack="own")
    assert told(start, play, fact("nothing-fits"))[-2:] == [
        "Red’s stack is a single card: 7♥.",
        "Blue’s stack has no cards.",
    ]
    assert len(told(play, fact("nothing-fits"))) == 2  # its beginning was not told, so nobody knows the stacks


@pytest.mark.rule("JB-12c")
def test_a_run_is_told_card_by_card() -> None:
    plays = [fact("played", 0, card=card, stack="own") for card in ("2H", "9D", "7D", "8D")]
    run = fact("scored-run", 0, points=3, first="9D", last="8D")
    assert told(fact("starts", 0, hand=1), *plays, run)[-1] == "Red scores 3 points for a run: 9♦, 7♦ and 8♦."
    assert told(run) == [
        "Red scores 3 points for a run: 3 cards that lie together in the stack, "
        "with 9♦ at the bottom and 8♦ at the top."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_the_end_is_left_to_the_outcome(language: str, seed: int) -> None:
    table, ear = played(seed)
    sentences = telling.story("jackrabbit", ear.facts(None), Words(language), NAMES)
    assert not [sentence for sentence in sentences if "wins" in sentence or "gana" in sentence]
    assert table.outcome is not None
    assert Words(language).outcome(table.outcome)


@pytest.mark.rule("JB-14")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_a_story_shows_no_card_that_its_facts_do_not_show(language: str, seed: int) -> None:
    words = Words(language)
    _, ear = played(seed)
    for reader in (0, 1, None):
        facts = ear.facts(reader)
        known = {words.card(str(value)) for one in facts for name, value in one.args.items() if _is_card(name, value)}
        for sentence in telling.story("jackrabbit", facts, words, NAMES):
            assert sentence.endswith(".")
            assert {word.strip(".,:;()") for word in sentence.split() if set(word) & set("♣♠♥♦")} <= known


def test_a_game_without_a_way_of_its_own_is_told_fact_by_fact() -> None:
    facts = [fact("reshuffled", count=4), fact("went-out", 1)]
    words = Words("en")
    lines = Seeing().story("jackrabbit").tell(facts)
    assert words.lines(lines, NAMES) == [words.fact(one, NAMES, game="jackrabbit") for one in facts]
    assert [line.facts for line in lines] == [(facts[0],), (facts[1],)]


@pytest.mark.parametrize("reader", [0, None])
@pytest.mark.parametrize("game", golden.GOLDEN, ids=lambda game: game.name)
def test_a_tale_that_goes_on_is_what_it_would_be_if_it_were_told_at_once(
    game: golden.Golden, reader: int | None
) -> None:
    table, ear = golden.play(game)
    facts = ear.facts(reader)
    story = table.game.seeing.story
    chance = fast(game.name)
    tale = Tale(story(table.game.name))
    heard: list[Line] = []  # by somebody who is told what is new, now and then
    while tale.facts < len(facts):
        before = tale.facts
        tale.go_on(facts[before : before + 1 + chance.below(5)])
        start = tale.known(before)
        heard[start:] = tale.lines[start:]
    wanted = story(table.game.name).tell(facts)
    assert tale.lines == heard == wanted
    assert [line.facts for line in heard] == [line.facts for line in wanted]


def _text(card: int) -> str:
    return JACKRABBIT.actions.text(JACKRABBIT.actions.start("own") + card).partition(":")[2]


def _is_card(name: str, value: str | int | None) -> bool:
    return name in ("card", "below", "first", "last") and value is not None
