"""Messages: what their arguments are is kept over the wire, and in words."""

from __future__ import annotations

import pytest

from warren.core.messages import Argument, Phrase, Sort, Thing, argument, either, plain, player, sitter
from warren.text import Words, teach

CARDS = Sort("hare", ("h1", "h2", "h3"))
ARGUMENTS: tuple[Argument, ...] = (
    7,
    "yes",
    CARDS.thing(1),
    (),
    CARDS.things(),
    (player(0), sitter(1), 3),
    Phrase("player", number=2),
    (Phrase("list-or", start="a", item=Phrase("player", number=1)), "b"),
)


@pytest.mark.parametrize("value", ARGUMENTS, ids=str)
def test_an_argument_is_the_same_after_it_was_sent(value: Argument) -> None:
    assert argument(plain(value)) == value


@pytest.mark.parametrize("wrong", [None, 1.5, True, {"sort": "card"}, {"message": 1, "arguments": {}}, [[1]], {}])
def test_what_is_no_argument_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="no argument"):
        argument(wrong)


def test_a_sort_that_words_do_not_know_has_a_message_of_its_own() -> None:
    teach("en", "hare-name = hare { $which }\nhares-met = You meet { $who }.")
    words = Words("en")
    assert words.say("hares-met", who=CARDS.things()) == "You meet hare h1, hare h2 and hare h3."
    assert words.say("hares-met", who=either(CARDS.things())) == "You meet hare h1, hare h2 or hare h3."
    assert words.say("hares-met", who=CARDS.thing(0)) == "You meet hare h1."


def test_who_sits_there_is_called_by_name_or_else_by_number() -> None:
    phrase = Phrase("list-or", start=player(0), item=sitter(1))
    assert Words("en").phrase(phrase, ("Ann", "Ben")) == "Ann or Ben"
    assert Words("en").phrase(phrase) == "Player 1 or seat 1"


def test_a_text_is_a_word_to_choose_by_whatever_it_looks_like() -> None:
    assert Words("en").say("list-or", start="7H", item=Thing("card", "7H")) == "7H or 7♥"
