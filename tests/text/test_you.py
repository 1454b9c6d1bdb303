"""What the reader did themselves is told as what you did, and so is what is done to them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from fluent.syntax import ast as ftl

import telling
from warren.core.messages import Phrase, Thing, player
from warren.core.rng import fast
from warren.core.table import Outcome
from warren.games import get
from warren.terminal.names import names_of
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words, You

from .scan import MESSAGES, nodes

GAMES = ("jackrabbit", "jacked", "jackrabbits", "land")


def played(game: str, seed: str) -> Session:
    """The beginning of a game by random moves."""
    found, chance = get(game), fast(seed)
    players = int(found.blank(found.agree({})).players)
    seats = (Seat(), *(Seat(bot="random") for _ in range(players - 1)))
    session = Session.start(found, found.agree({}), seats, None, seed)
    for _ in range(150):
        if not session.table.is_over():
            choices = session.table.choices(session.mover())
            session.table.play(session.mover(), choices[chance.below(len(choices))])
    return session


def tell(session: Session, words: Words, names: Sequence[str]) -> list[str]:
    lines = session.game.seeing.story(session.game.name).tell(session.facts(0))
    return [words.phrase(line, names) for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reader_without_a_name_is_you_in_every_sentence_that_begins_with_them(game: str, language: str) -> None:
    session, words = played(game, "4"), Words(language)
    names = names_of(session.seats, words, game)
    told = tell(session, words, names)
    assert isinstance(names[0], You)
    assert not [sentence for sentence in told if sentence.startswith(f"{names[0]} ") and "1" not in sentence[:8]]
    assert all(sentence[0].isupper() or not sentence[0].isalpha() for sentence in told)
    start = "You" if language == "en" else ("Recibes", "Juegas", "Sacas", "Robas", "Descubres", "Colocas")
    assert len([sentence for sentence in told if sentence.startswith(start)]) > 5
    others = tell(session, words, tuple(map(str, names)))
    assert len(others) == len(told)
    assert not [sentence for sentence in others if sentence.startswith(start)]


@pytest.mark.rule("JR-D1", "JR-H1")
@pytest.mark.parametrize(
    ("kind", "language", "sentence"),
    [
        ("stole", "en", "Ann takes 7♠ from you."),
        ("stole", "es", "Ann te quita 7♠."),
        ("called", "en", "Ann calls: you hold too many cards."),
        ("called", "es", "Ann canta: tienes demasiadas cartas."),
        ("declined", "en", "Ann declines your offer."),
        ("declined", "es", "Ann rechaza tu oferta."),
        ("was-granted-nothing", "en", "You have no card to give Ann."),
        ("was-granted-nothing", "es", "No tienes ninguna carta que entregar a Ann."),
    ],
)
def test_what_is_done_to_the_reader_is_done_to_you(kind: str, language: str, sentence: str) -> None:
    given = {"card": "7♠"} if kind == "stole" else {}
    told = Phrase(f"jackrabbits-fact-{kind}", player=player(1), rival=player(0), **given)
    assert Words(language).phrase(told, (You("White"), "Ann")) == sentence


@pytest.mark.parametrize(
    ("language", "name", "asked"),
    [
        ("en", You("White"), "Where to? Transfers cost 7."),
        ("en", "Ann", "Ann, where to? Transfers cost 7."),
        ("es", You("Blanco"), "¿Adónde vas? Los traslados cuestan 7."),
    ],
)
def test_a_reader_without_a_name_is_asked_without_one(language: str, name: str, asked: str) -> None:
    question = Phrase("jackrabbits-ask-journey", player=player(0), where="hexagon", price=7, load=0, lottery="no")
    assert Words(language).phrase(question, (name, "Ben")) == asked


@pytest.mark.rule("JR-E7a", "JR-EV4")
@pytest.mark.parametrize(
    ("kind", "language", "names", "sentence"),
    [
        ("rang", "en", (You("White"),), "You ring the bells, and go to the tower of bells."),
        ("rang", "es", (You("Blanco"),), "Tocas las campanas y vas a la torre de campanas."),
        ("rang", "en", ("Ann",), "Ann rings the bells, and goes to the tower of bells."),
        ("rang", "es", ("Ann",), "Ann toca las campanas y va a la torre de campanas."),
        ("burdened", "en", (You("White"),), "You lay 7 of acorns on your own load, worth 7 points."),
        ("burdened", "es", ("Ann",), "Ann deja 7 de bellotas en su propia carga, que vale 7 puntos."),
    ],
)
def test_what_somebody_does_to_themselves_names_them_once(
    kind: str, language: str, names: tuple[str, ...], sentence: str
) -> None:
    words = Words(language)
    given = {"place": Thing("tile", "tower-bells")} if kind == "rang" else {"card": words.card("7N"), "points": 7}
    told = Phrase(f"jackrabbits-fact-{kind}", player=player(0), rival=player(0), **given)
    assert words.phrase(told, names) == sentence


@pytest.mark.rule("JK-J2", "JK-J3")
@pytest.mark.parametrize(
    ("kinds", "language", "sentence"),
    [
        (("discarded", "jacked"), "en", "Ann discards J♣; you are JACKED."),
        (("discarded", "jacked"), "es", "Ann descarta J♣; estás JACKED."),
        (
            ("called", "taken-back"),
            "en",
            "Ann rightly calls that you were JACKED; the move is taken back: Blue 1 to Jail.",
        ),
        (
            ("called", "taken-back"),
            "es",
            "Ann canta con razón que estabas JACKED; la jugada se deshace: Azul 1 a la cárcel.",
        ),
    ],
)
def test_who_is_jacked_without_a_name_is_you(kinds: Sequence[str], language: str, sentence: str) -> None:
    facts = {
        "discarded": telling.fact("jacked", "discarded", 1, card="JC"),
        "jacked": telling.fact("jacked", "jacked", 0),
        "called": telling.fact("jacked", "called", 1, player=0),
        "taken-back": telling.fact("jacked", "taken-back", None, peg="B1", place=-1),
    }
    told = telling.story("jacked", [facts[kind] for kind in kinds], Words(language), (You("White"), "Ann"))
    assert told == [sentence]


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0,), "You win! You bring three royals home first. Royals: 3 for you and 1 for Ann."),
        ((1,), "Ann wins the race. Royals: 3 for you and 1 for Ann."),
    ],
)
def test_who_has_won_without_a_name_is_told_so(winners: tuple[int, ...], told: str) -> None:
    outcome = Outcome("jackrabbits-end-won", winners, (3, 1))
    assert Words("en").outcome(outcome, (You("White"), "Ann")) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_to_you_does_not_name_you(language: str) -> None:
    for name, message in MESSAGES[language].items():
        for attribute in getattr(message, "attributes", ()):
            if attribute.id.name == "you":
                assert "player" not in variables_of(attribute), name
            elif attribute.id.name in ("at-you", "self"):
                assert not {"rival", "other"} & variables_of(attribute), name
            elif attribute.id.name == "you-self":
                assert not {"player", "rival", "other"} & variables_of(attribute), name


def variables_of(entry: object) -> set[str]:
    return {node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference)}
