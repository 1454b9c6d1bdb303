"""What a typed line means."""

from __future__ import annotations

import pytest

from warren.games.jackrabbit.game import JACKRABBIT
from warren.terminal.phrases import Phrases, vocabulary
from warren.text import LANGUAGES, Words

EN, ES = Phrases(Words("en"), JACKRABBIT), Phrases(Words("es"), JACKRABBIT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_of_a_language_means_two_things(language: str) -> None:
    phrases = [phrase for listed in vocabulary(Words(language)).values() for phrase in listed]
    assert len(phrases) == len(set(phrases))
    understood = Phrases(Words(language), JACKRABBIT)
    assert not [phrase for phrase in phrases if understood.thing(phrase) or phrase in JACKRABBIT.actions.starts]


def test_full_words_are_understood_in_every_language() -> None:
    for phrases in (EN, ES):
        assert phrases.command("help") == phrases.command("ayuda") == ("help", "")
        assert phrases.command("Language es") == phrases.command("IDIOMA es") == ("language", "es")
        assert phrases.command("yes") == phrases.command("sí") == phrases.command("si") == ("yes", "")


def test_a_letter_belongs_to_the_language_that_is_spoken() -> None:
    assert EN.command("s") == ("save", "")
    assert ES.command("s") == ("yes", "")
    assert EN.command("m") == ("", "m")


def test_accents_do_not_matter_and_a_phrase_can_be_two_words() -> None:
    for line in ("porqué 7H", "porque 7H", "por qué 7H", "Por que 7H", "p 7H", "w 7H"):
        assert ES.command(line) == ("why", "7H")


@pytest.mark.parametrize("text", ["TH", "th", "10h", "10H", "10♥", "10♥\ufe0f", "ten of hearts", "The Ten of  Hearts"])
def test_a_card_is_understood_as_it_is_written_printed_and_said(text: str) -> None:
    assert EN.thing(text) == "TH"


def test_a_card_is_said_in_the_language_that_is_spoken() -> None:
    assert ES.thing("el diez de corazones") == ES.thing("diez de corazones") == "TH"
    assert EN.thing("diez de corazones") is None
