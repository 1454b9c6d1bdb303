"""Facts, reasons, outcomes and cards as sentences, in both languages."""

from __future__ import annotations

import pytest

import telling
from warren.core.errors import IllegalAction, Reason
from warren.core.messages import Thing, sitter
from warren.core.table import Outcome
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.text import LANGUAGES, Words

EN, ES = Words("en"), Words("es")
TWO_CARDS = (Thing("card", "2C"), Thing("card", "QD"))
both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-14")
def test_a_hidden_card_is_never_shown() -> None:
    known = telling.fact("jackrabbit", "drew-for-pair", 1, card="7H")
    hidden = telling.fact("jackrabbit", "drew-for-pair", 1, card=None)
    assert EN.fact(known, ("Mary", "Ben")) == "Ben draws 7♥ for the pair."
    assert EN.fact(hidden, ("Mary", "Ben")) == "Ben draws a card for the pair."
    assert ES.fact(known, ("Mary", "Ben")) == "Ben roba 7♥ por la pareja."
    assert ES.fact(hidden, ("Mary", "Ben")) == "Ben roba una carta por la pareja."


@both_languages
@pytest.mark.parametrize("seed", range(8))
def test_whole_games_are_told_to_everybody_in_sentences(language: str, seed: int) -> None:
    words = Words(language)
    table = JACKRABBIT.new(seed, length="hand", deadwood="always", turn_limit=400)
    ear = table.listen()
    chance = table.chance.copy()
    while table.outcome is None:
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    for reader in (0, 1, None):
        for fact in ear.facts(reader):
            sentence = words.fact(fact)
            assert sentence.endswith(".")
            assert "hidden" not in sentence
            assert "None" not in sentence
            if None in fact.args.values():
                assert not set("♣♠♥♦") & set(sentence)
    assert words.outcome(table.outcome).endswith(".")


# --- reasons -----------------------------------------------------------------------------------------------------

REFUSALS = {
    "to play": position(hands=("7H 8H", "3C"), stacks=("2C 7C", "KS")),
    "must discard": position(hands=("7H 8H JD", "3C"), stacks=("2C", "KS")),
    "few to draw": position(hands=("7H 8H JD QD", "3C"), stacks=("2C", "KS"), pile="4D 5D", discards="6D"),
}


@both_languages
@pytest.mark.parametrize("situation", REFUSALS)
def test_every_refusal_is_a_sentence_that_names_its_rule(language: str, situation: str) -> None:
    words = Words(language)
    table = REFUSALS[situation].clone()
    for _ in range(4):
        for action in range(-1, JACKRABBIT.actions.size + 1):
            for seat in range(-1, 3):
                reason = table.explain(seat, action)
                if reason is not None:
                    assert words.phrase(reason).endswith(".")
                    expected = f"({reason.rule})" if reason.rule else "."
                    assert words.error(IllegalAction(reason)).endswith(expected)
        table.play(0, table.choices(0)[0])
        if 0 not in table.seats():
            break


@pytest.mark.rule("JB-4")
def test_a_card_that_does_not_fit_is_told_what_fits() -> None:
    table = position(hands=("9D 8H 8C", "3C"), stacks=("2C 7C", "KS"))
    reason = table.explain(0, JACKRABBIT.actions.parse("own:9D"))
    assert reason is not None
    assert EN.phrase(reason) == (
        "9♦ does not fit on your own stack: it has neither the rank nor the suit of 7♣. "
        "On that stack you could play 8♣."
    )
    assert ES.phrase(reason) == (
        "9♦ no encaja en tu montón: no es ni del valor ni del palo de la carta de arriba, 7♣. "
        "En ese montón podrías jugar 8♣."
    )
    assert EN.error(IllegalAction(reason)).endswith("you could play 8♣. (JB-4)")


@pytest.mark.rule("JB-4")
def test_a_card_that_fits_on_the_other_stack_is_told_so() -> None:
    table = position(hands=("9S 8H 8C", "3C"), stacks=("2C 7C", "KS"))
    reason = table.explain(0, JACKRABBIT.actions.parse("own:9S"))
    assert reason is not None
    assert EN.phrase(reason).endswith("It does fit on your opponent’s stack.")
    assert ES.phrase(reason).endswith("Sí encaja en el de tu rival.")


def test_whose_turn_it_is_is_told_by_name_or_by_seat() -> None:
    reason = Reason("core-not-your-turn", seat=0, waiting=(sitter(1),))
    assert EN.phrase(reason) == "It is not your turn: seat 1 must act first."
    assert EN.phrase(reason, ("Mary", "Ben")) == "It is not your turn: Ben must act first."
    assert ES.phrase(reason, ("Mary", "Ben")) == "No es tu turno: antes juega Ben."
    several = Reason("core-not-your-turn", seat=0, waiting=(sitter(1), sitter(2)))
    assert ES.phrase(several, ("Ana", "Bea", "Inés")) == "No es tu turno: antes juegan Bea e Inés."


# --- grammar -----------------------------------------------------------------------------------------------------


def told(kind: str, seat: int | None = None, **args: str | int | None) -> tuple[str, str]:
    fact = telling.fact("jackrabbit", kind, seat, **args)
    return EN.fact(fact, ("Ann", "Ben")), ES.fact(fact, ("Ann", "Ben"))


def test_one_is_not_many_in_either_language() -> None:
    assert told("reshuffled", count=1) == (
        "The draw pile is empty: the one card of the discard pile becomes the new draw pile.",
        "El mazo está vacío: la única carta de la pila de descarte pasa a ser el nuevo mazo.",
    )
    assert told("reshuffled", count=9) == (
        "The draw pile is empty: the 9 cards of the discard pile are shuffled and become the new draw pile.",
        "El mazo está vacío: las 9 cartas de la pila de descarte se barajan y forman el nuevo mazo.",
    )
    assert [
        text.split(" in ")[0].split(" entre ")[0] for count in (0, 1, 2) for text in told("piles-low", count=count)
    ] == [
        "No cards are left",
        "No queda ninguna carta",
        "Only one card is left",
        "Solo queda una carta",
        "Only 2 cards are left",
        "Solo quedan 2 cartas",
    ]
    assert told("won", 1, total=1) == ("Ben wins with 1 point.", "Ben gana con 1 punto.")
    assert told("won", 1, total=51) == ("Ben wins with 51 points.", "Ben gana con 51 puntos.")


def test_points_below_zero_are_losses_or_have_a_minus() -> None:
    assert told("scored-deadwood", 0, points=-1, card="8C") == (
        "Ann loses 1 point for 8♣, left in hand.",
        "Ann pierde 1 punto por 8♣, que le queda en la mano.",
    )
    assert told("scored-deadwood", 0, points=-2, card="JH")[0] == "Ann loses 2 points for J♥, left in hand."
    assert told("hand-scored", 0, total=12, points=-3)[0] == "Ann scores -3 points in this hand, and now has 12."


@pytest.mark.rule("JB-4")
def test_a_play_names_the_stack_by_its_owner() -> None:
    assert told("played", 0, card="TS", stack="own") == (
        "Ann plays 10♠ on their own stack.",
        "Ann juega 10♠ en su propio montón.",
    )
    assert told("played", 0, card="TS", stack="other") == (
        "Ann plays 10♠ on Ben’s stack.",
        "Ann juega 10♠ en el montón de Ben.",
    )


def test_players_without_names_are_numbered_from_one() -> None:
    fact = telling.fact("jackrabbit", "went-out", 1)
    assert EN.fact(fact).startswith("Player 2 has no cards left")
    assert ES.fact(fact).startswith("Jugador 2 se queda sin cartas")
    assert EN.fact(fact, ("only one",)).startswith("Player 2 ")


def test_an_outcome_names_the_winner_and_every_score() -> None:
    won = Outcome("jackrabbit-end-threshold", (1,), (41, 53))
    assert EN.outcome(won, ("Ann", "Ben")) == "Ben wins the match. Final score: 41 for Ann and 53 for Ben."
    assert ES.outcome(won, ("Ana", "Inés")) == "Inés gana la partida. Resultado final: 41 para Ana y 53 para Inés."
    drawn = Outcome("jackrabbit-end-hand", (), (7, 7))
    assert EN.outcome(drawn) == "The hand is a draw. Final score: 7 for Player 1 and 7 for Player 2."


def test_lists_are_joined_as_the_language_does() -> None:
    assert EN.listed([]) == ""
    assert EN.listed(["7♥"]) == "7♥"
    assert EN.listed(["7♥", "8♥", "K♦"]) == "7♥, 8♥ and K♦"
    assert ES.listed(["7♥", "8♥", "K♦"]) == "7♥, 8♥ y K♦"
    assert ES.listed(["Ana", "Hilario"]) == "Ana e Hilario"
    assert ES.listed(["nieve", "hielo"]) == "nieve y hielo"


def test_cards_have_a_short_form_and_one_that_is_read_aloud() -> None:
    assert [EN.card(card) for card in ("7H", "TS", "AC", "KD")] == ["7♥", "10♠", "A♣", "K♦"]
    assert EN.card_spoken("7H") == "seven of hearts"
    assert EN.card_spoken("KD") == "king of diamonds"
    assert ES.card_spoken("7H") == "siete de corazones"
    assert ES.card_spoken("JC") == "jota de tréboles"
    for bad in ("1H", "7h", ""):
        with pytest.raises(KeyError):
            EN.card(bad)
        with pytest.raises(KeyError):
            EN.card_spoken(bad)


def test_an_outcome_that_its_game_has_no_words_for_is_told_all_the_same() -> None:
    won = Outcome("othergame-end", (1,), (4, 5))
    assert EN.outcome(won, ("Ann", "Ben")) == "Ben wins. Final score: 4 for Ann and 5 for Ben."
    assert ES.outcome(won, ("Ana", "Inés")) == "Gana Inés. Resultado final: 4 para Ana y 5 para Inés."
    assert EN.outcome(Outcome("othergame-end", (), (5, 5))).startswith("The game ends as a draw.")
    assert ES.outcome(Outcome("othergame-end", (0, 1), (5, 5))).startswith("Ganan Jugador 1 y Jugador 2.")


def test_every_card_can_be_said_aloud_in_facts_reasons_choices_and_rules() -> None:
    english, spanish = Words("en", spoken=True), Words("es", spoken=True)
    played = telling.fact("jackrabbit", "played", 0, card="TS", stack="other")
    assert english.fact(played, ("Ann", "Ben")) == "Ann plays the ten of spades on Ben’s stack."
    assert spanish.fact(played, ("Ann", "Ben")) == "Ann juega el diez de picas en el montón de Ben."
    reason = Reason("jackrabbit-no-pass", "JB-7", cards=TWO_CARDS)
    assert english.phrase(reason).endswith("Play one of these: the two of clubs and the queen of diamonds.")
    assert spanish.phrase(reason).endswith("el dos de tréboles y la reina de diamantes.")
    assert english.action("jackrabbit", "own:AH") == "Play the ace of hearts on your own stack."
    assert spanish.action("jackrabbit", "own:JH") == "Jugar la jota de corazones en tu montón."
    assert "the nine of diamonds, the seven of diamonds" in english.rule("JB-12c")
    assert english.error(IllegalAction(reason)).endswith("the queen of diamonds. (JB-7)")


@both_languages
def test_a_sentence_that_begins_with_a_card_read_aloud_begins_with_a_capital(language: str) -> None:
    reason = Reason(
        "jackrabbit-not-picked",
        "JB-8",
        card=Thing("card", "7H"),
        cards=TWO_CARDS,
    )
    sentence = Words(language, spoken=True).phrase(reason)
    assert sentence.startswith(("The seven of hearts is", "El siete de corazones no"))
    assert not set("♣♠♥♦") & set(sentence)


@both_languages
def test_whole_games_can_be_read_aloud(language: str) -> None:
    words = Words(language, spoken=True)
    table = JACKRABBIT.new(5, length="hand")
    ear = table.listen()
    while table.outcome is None:
        table.play(table.seats()[0], table.choices(table.seats()[0])[0])
    for fact in ear.truth():
        assert not set("♣♠♥♦") & set(words.fact(fact))
        assert " de el " not in words.fact(fact)


def test_actions_are_told_in_words() -> None:
    assert EN.action("jackrabbit", "other:TS") == "Play 10♠ on your opponent’s stack."
    assert ES.action("jackrabbit", "top:JD") == "Descartar las cartas apartadas, con J♦ encima."
    assert EN.action("jackrabbit", "pass") == "Pass: do nothing for now."
    assert ES.action("jackrabbit", "deal") == "Repartir la siguiente mano."
