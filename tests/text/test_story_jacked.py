"""JACKED told as a story: a deal, a card with all that it does, a move that is taken back, one sentence each."""

from __future__ import annotations

import pytest

import golden
import telling
from warren.core.facts import Fact
from warren.games.jacked.facts import FACTS
from warren.text import LANGUAGES, Words

NAMES = ("Ann", "Ben", "Cleo", "Dan")
GAMES = [game for game in golden.GOLDEN if game.name.startswith("jacked-")]


def fact(kind: str, seat: int | None = 0, **args: str | int | None) -> Fact:
    return telling.fact("jacked", kind, seat, **args)


def joker(card: str, stands_for: str) -> Fact:
    return fact("played-king", 0, **{"card": card, "as": stands_for})


def told(*facts: Fact, language: str = "en") -> list[str]:
    return telling.story("jacked", facts, Words(language), NAMES)


@pytest.mark.rule("JK-P2")
def test_a_hidden_deal_is_one_sentence() -> None:
    deal = [fact("dealt", seat, card=None) for seat in range(4) for _ in range(5)]
    begins = fact("hand-begins", hand=2, count=5)
    assert told(begins, *deal) == ["Ann deals hand 2: 5 cards each."]
    assert told(fact("shuffled", cards=52), begins, *deal) == ["Ann shuffles and deals hand 2: 5 cards each."]
    assert told(begins, *deal, language="es") == ["Ann reparte la mano 2: 5 cartas para cada jugador."]


@pytest.mark.rule("JK-V1")
def test_of_a_deal_own_cards_are_listed_in_order() -> None:
    deal = [fact("dealt", 1, card=card) for card in ("X1", "9D", "2C")] + [fact("dealt", 2, card=None)]
    assert told(fact("hand-begins", hand=1, count=3), *deal)[1:] == ["Ben is dealt 2♣, 9♦ and a joker."]


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-CS2")
def test_a_seven_with_all_its_parts_and_kills_is_one_sentence() -> None:
    seven = [
        fact("played-seven", 0, **{"card": "7H", "as": "7"}),
        fact("killed-by-seven", peg="Y3"),
        fact("split", peg="R2", place=21, steps=4),
        fact("killed-by-seven", peg="G1"),
        fact("split", peg="B1", place=7, steps=2),
        fact("split-home", peg="R1", place=97, steps=1),
    ]
    assert told(*seven) == [
        "Ann plays 7♥: Red 2 takes four spaces to space 21, Blue 1 two spaces to space 7 and Red 1 one space to Home 2;"
        " Yellow 3 and Green 1 are killed."
    ]
    assert told(*seven, language="es") == [
        "Ann juega 7♥: Roja 2 avanza cuatro casillas hasta la casilla 21, Azul 1 dos casillas hasta la casilla 7"
        " y Roja 1 una casilla hasta casa 2; mueren Amarilla 3 y Verde 1."
    ]


@pytest.mark.rule("JK-CS1")
def test_a_seven_that_goes_on_later_is_told_as_such() -> None:
    rest = [fact("killed-by-seven", peg="Y3"), fact("split", peg="B1", place=7, steps=2)]
    assert told(*rest) == ["The seven continues: Blue 1 takes two spaces to space 7; Yellow 3 is killed."]


@pytest.mark.rule("JK-CW")
def test_a_joker_is_told_with_what_it_stands_for() -> None:
    out = fact("came-out", peg="R1", place=0)
    assert told(joker("X1", "WK"), fact("joker", card="X1"), fact("killed-on-corner", peg="B2"), out) == [
        "Ann plays a joker as a King: Red 1 comes out of Jail; Blue 2 is killed."
    ]
    assert told(joker("X1", "W8"), fact("moved", peg="R1", place=9, steps=8))[0].startswith("Ann plays a joker as an 8")
    assert told(joker("X1", "WT"), fact("swapped", peg="R1", second="B1"), language="es") == [
        "Ann juega un comodín como un 10: Roja 1 y Azul 1 cambian de sitio."
    ]


@pytest.mark.rule("JK-CJ")
@pytest.mark.rule("JK-J2")
def test_who_is_jacked_is_part_of_the_sentence() -> None:
    jack = fact("played-jack", 0, **{"card": "JH", "as": "J"})
    assert told(jack, fact("moved", peg="R1", place=11, steps=11), fact("jacked", 1)) == [
        "Ann plays J♥: Red 1 goes to space 11; Ben is JACKED."
    ]
    assert told(fact("discarded", 1, card="JC"), fact("jacked", 2)) == ["Ben discards J♣; Cleo is JACKED."]
    assert told(fact("discarded", 1, card="X2")) == ["Ben discards a joker."]


@pytest.mark.rule("JK-P4")
def test_a_forfeited_hand_is_one_sentence() -> None:
    cards = [fact("forfeited", 1, card=card) for card in ("KD", "3C")]
    assert told(*cards) == ["Ben cannot play any card: 3♣ and K♦ are shown and discarded."]
    assert told(cards[0]) == ["Ben cannot play any card: K♦ is shown and discarded."]
    assert told(*cards, fact("forfeited", 2, card="4C"))[1:] == [
        "Cleo cannot play any card: 4♣ is shown and discarded."
    ]


@pytest.mark.rule("JK-J3")
def test_a_move_that_is_taken_back_is_one_sentence() -> None:
    called = fact("called", 2, player=1)
    back = [fact("taken-back", None, peg=peg, place=place) for peg, place in (("B1", -1), ("R2", 7), ("G1", 98))]
    assert told(called, *back) == [
        "Cleo rightly calls that Ben was JACKED; the move is taken back: Blue 1 to Jail, Red 2 to space 7"
        " and Green 1 to Home 3."
    ]


@pytest.mark.rule("JK-J4")
def test_a_wrong_discard_is_told_with_the_card() -> None:
    assert told(fact("mistaken", 3, card="X1")) == [
        "Dan wanted to discard a joker without being JACKED. The card goes back, and Dan may not call in this hand."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_games_are_told_in_whole_sentences_and_show_no_hidden_card(game: golden.Golden, language: str) -> None:
    table, ear = golden.play(game)
    words = Words(language)
    for reader in (0, None):
        facts = ear.facts(reader)
        known = {str(value) for one in facts for value in one.args.values() if value is not None}
        shown = {words.card(card) for card in known & set(_CARDS)}
        sentences = telling.story("jacked", facts, words, NAMES)
        assert len(sentences) < len(facts) / 1.5
        for sentence in sentences:
            assert sentence.endswith(".")
            assert not {"hidden", "None", "none"} & set(sentence.replace(".", "").split())
            assert {word.strip(".,:;()") for word in sentence.split() if set(word) & set("♣♠♥♦")} <= shown
        assert not [sentence for sentence in sentences if " wins" in sentence or " gana" in sentence]
    assert table.outcome is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_alone_is_a_sentence_too(language: str) -> None:
    words = Words(language)
    told_of = {one.kind: one for game in GAMES for one in golden.play(game)[1].facts(None)}
    assert told_of.keys() == {kind.name for kind in FACTS.kinds}
    for kind, one in told_of.items():
        if kind != "dealt":
            assert all(sentence.endswith(".") for sentence in telling.story("jacked", [one], words, NAMES))
        assert words.fact(one, NAMES, game="jacked").endswith(".")


_CARDS = [f"{rank}{suit}" for suit in "CSHD" for rank in "A23456789TJQK"]
