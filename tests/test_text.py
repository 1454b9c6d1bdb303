"""The words: nothing is missing, nothing is left over, and both languages say the same."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import docs
import warren
from warren.core import errors
from warren.core.errors import BadInput, IllegalAction, Reason, WarrenError
from warren.core.facts import EVERYBODY, Fact
from warren.core.game import Outcome
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.text import LANGUAGES, Words, bundles, teach, wording

ROOT = Path(__file__).resolve().parents[1]
NOBODY_PLAYS = ("core/example.py", "core/broken.py")  # Burrow and its broken cousins: for tests only, without words
ERROR_CLASSES = {name for name in vars(errors) if isinstance(vars(errors)[name], type)} - {"Reason", "IllegalAction"}
EN, ES = Words("en"), Words("es")


# --- what the files say ------------------------------------------------------------------------------------------


def read_messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for _, source in bundles.sources(language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


MESSAGES = {language: read_messages(language) for language in LANGUAGES}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def references(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


def variables(language: str, message: str) -> set[str]:
    """The arguments that a message uses, itself or through the messages it refers to."""
    entry = MESSAGES[language][message]
    used = {node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference)}
    return used.union(*(variables(language, other) for other in references(entry)))


def numbers(language: str, message: str) -> set[str]:
    """The arguments that are formatted as numbers."""
    entry = MESSAGES[language][message]
    calls = [node for node in nodes(entry) if isinstance(node, ftl.FunctionReference)]
    found = {one.id.name for call in calls for one in nodes(call) if isinstance(one, ftl.VariableReference)}
    return found.union(*(numbers(language, other) for other in references(entry)))


# --- what the code says ------------------------------------------------------------------------------------------


class Scan(ast.NodeVisitor):
    """The message ids that a module uses, each with the names of the arguments it gives."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self._functions: list[ast.AST] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._functions.append(node)
        self.generic_visit(node)
        self._functions.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if node.args:
            given = {word.arg for word in node.keywords if word.arg is not None}
            for message in self._texts(node.args[0]):
                if name == "Reason":
                    self._note(message, given)
                elif name in ERROR_CLASSES and "/" in message:
                    family, _, code = message.partition("/")
                    self._note(f"error-{family}-{code}" if family != "conformance" else "error-conformance", given)
                elif name == "Outcome":
                    self._note(message, {"winners", "scores"})
                elif name in ("say", "_say"):
                    self._note(message, given | self._keys(node))
        self.generic_visit(node)

    def _note(self, message: str, given: set[str]) -> None:
        self.found.setdefault(message, set()).update(given)

    def _texts(self, expression: ast.expr) -> list[str]:
        """The texts that an expression can be; of a variable, those that its function gives to it."""
        if isinstance(expression, ast.Name) and self._functions:
            given = [
                node.value
                for node in ast.walk(self._functions[-1])
                if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == expression.id
            ]
            return [text for value in given for text in self._texts(value)]
        if isinstance(expression, ast.IfExp):
            return self._texts(expression.body) + self._texts(expression.orelse)
        if isinstance(expression, ast.JoinedStr) and isinstance(expression.values[0], ast.Constant):
            start = str(expression.values[0].value)
            return [start] if start == "conformance/" else []
        return [expression.value] if isinstance(expression, ast.Constant) and isinstance(expression.value, str) else []

    @staticmethod
    def _keys(call: ast.Call) -> set[str]:
        given = call.args[1] if len(call.args) > 1 else None
        return {str(ast.literal_eval(key)) for key in given.keys if key} if isinstance(given, ast.Dict) else set()


def scanned() -> dict[str, set[str]]:
    scan = Scan()
    folder = ROOT / "src" / "warren"
    for file in [*sorted(folder.rglob("*.py")), Path(docs.__file__)]:
        if not file.as_posix().endswith(NOBODY_PLAYS):
            scan.visit(ast.parse(file.read_text(encoding="utf-8")))
    return scan.found


def declared() -> dict[str, set[str]]:
    """What the games declare: facts, settings, actions, rules."""
    found: dict[str, set[str]] = {}
    for name in warren.game_names():
        game = warren.game(name)
        found[f"{name}-game"] = set()
        for kind in game.facts.kinds:
            found[f"{name}-fact-{kind.name}"] = {"player", "other", *(part.name for part in kind.parts)}
        for setting in game.settings:
            found[f"{name}-setting-{setting.name}"] = set()
        for span in game.actions.spans[1:]:
            found[f"{name}-action-{span.kind}"] = {field.name for field in span.fields}
        for rule in game.rules:
            found[f"rule-{rule}"] = set()
    return found


KNOWN = {**scanned(), **declared()}
both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- nothing missing, nothing left over --------------------------------------------------------------------------


def test_the_scan_finds_reasons_errors_outcomes_and_words_said() -> None:
    assert KNOWN["jackrabbit-no-pass-discard"] == {"cards"}  # by way of a variable
    assert KNOWN["error-record-seed"] == {"line"}  # one of two
    assert KNOWN["error-conformance"] == {"check", "detail", "where"}
    assert "jackrabbit-end-hand" in KNOWN
    assert KNOWN["score"] == {"player", "points"}


@both_languages
def test_every_message_that_the_code_uses_has_words(language: str) -> None:
    assert sorted(KNOWN.keys() - MESSAGES[language].keys()) == []


@both_languages
def test_every_message_is_used_by_something(language: str) -> None:
    referred = {name for message in MESSAGES[language].values() for name in references(message)}
    assert sorted(MESSAGES[language].keys() - KNOWN.keys() - referred) == []


@both_languages
def test_no_message_uses_an_argument_that_the_code_does_not_give(language: str) -> None:
    for message, given in KNOWN.items():
        counts = {f"{name}-count" for name in given}
        assert variables(language, message) <= given | counts, message


@pytest.mark.parametrize("message", sorted(MESSAGES["en"].keys() | MESSAGES["es"].keys()))
def test_both_languages_have_the_same_messages_with_the_same_arguments(message: str) -> None:
    english, spanish = MESSAGES["en"][message], MESSAGES["es"][message]
    assert [one.id.name for one in english.attributes] == [one.id.name for one in spanish.attributes]
    helpers = {"sound"}  # grammar that only one of them needs
    told = [
        {name for name in variables(language, message) - helpers if not name.endswith("-count")}
        for language in LANGUAGES
    ]
    assert told[0] == told[1]


@both_languages
def test_every_rule_has_a_title_and_every_game_a_sentence_about_it(language: str) -> None:
    words = Words(language)
    for name in warren.game_names():
        assert words.about(name).endswith(".")
        for rule in warren.game(name).rules:
            assert words.rule_title(rule)
            assert words.rule(rule).endswith(".")
        for setting in warren.game(name).settings:
            assert words.setting(name, setting.name).endswith(".")


@both_languages
def test_the_files_hold_no_marks_of_text_direction_and_no_double_spaces(language: str) -> None:
    for name, source in bundles.sources(language):
        assert "\u2068" not in source, name
        assert all("  " not in line.strip() for line in source.splitlines()), name


# --- secrets -----------------------------------------------------------------------------------------------------


@both_languages
def test_every_secret_part_of_a_fact_has_a_form_that_does_not_show_it(language: str) -> None:
    for name in warren.game_names():
        for kind in warren.game(name).facts.kinds:
            for part in kind.parts:
                if part.seen_by != EVERYBODY:
                    variants = [
                        variant
                        for node in nodes(MESSAGES[language][f"{name}-fact-{kind.name}"])
                        if isinstance(node, ftl.SelectExpression)
                        for variant in node.variants
                        if isinstance(variant.key, ftl.Identifier) and variant.key.name == "hidden"
                    ]
                    shown = [node for node in nodes(variants[0]) if isinstance(node, ftl.VariableReference)]
                    assert part.name not in {node.id.name for node in shown}, kind.name


@pytest.mark.rule("JB-14")
def test_a_hidden_card_is_never_shown() -> None:
    known = Fact("drew-for-pair", 1, {"card": "7H"}, ("JB-5", "JB-14"))
    hidden = Fact("drew-for-pair", 1, {"card": None}, ("JB-5", "JB-14"))
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
                    assert words.reason(reason).endswith(".")
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
    assert EN.reason(reason) == (
        "9♦ does not fit on your own stack: it has neither the rank nor the suit of 7♣. "
        "On that stack you could play 8♣."
    )
    assert ES.reason(reason) == (
        "9♦ no encaja en tu montón: no coincide con 7♣ ni en valor ni en palo. En ese montón podrías jugar 8♣."
    )
    assert EN.error(IllegalAction(reason)).endswith("you could play 8♣. (JB-4)")


@pytest.mark.rule("JB-4")
def test_a_card_that_fits_on_the_other_stack_is_told_so() -> None:
    table = position(hands=("9S 8H 8C", "3C"), stacks=("2C 7C", "KS"))
    reason = table.explain(0, JACKRABBIT.actions.parse("own:9S"))
    assert reason is not None
    assert EN.reason(reason).endswith("It does fit on your opponent’s stack.")
    assert ES.reason(reason).endswith("Sí encaja en el de tu rival.")


def test_whose_turn_it_is_is_told_by_name_or_by_seat() -> None:
    reason = Reason("core-not-your-turn", seat=0, waiting=("1",))
    assert EN.reason(reason) == "It is not your turn: seat 1 must act first."
    assert EN.reason(reason, ("Mary", "Ben")) == "It is not your turn: Ben must act first."
    assert ES.reason(reason, ("Mary", "Ben")) == "No es tu turno: antes juega Ben."
    several = Reason("core-not-your-turn", seat=0, waiting=("1", "2"))
    assert ES.reason(several, ("Ana", "Bea", "Inés")) == "No es tu turno: antes juegan Bea e Inés."


# --- errors ------------------------------------------------------------------------------------------------------


def sample(language: str, message: str, name: str) -> str | int | tuple[str, ...]:
    if name in numbers(language, message):
        return 12345
    return ("one", "two") if f"{name}-count" in variables("en", message) | variables("es", message) else "something"


@both_languages
@pytest.mark.parametrize("message", sorted(name for name in KNOWN if name.startswith("error-")))
def test_every_error_is_a_sentence_with_all_that_it_was_given(language: str, message: str) -> None:
    if message == "error-action-illegal":
        return  # made from a reason: see above
    family, _, name = message.removeprefix("error-").partition("-")
    given = {one: sample(language, message, one) for one in KNOWN[message] if not one.endswith("-count")}
    sentence = Words(language).error(WarrenError(f"{family}/{name}", **given))
    assert sentence[0].isupper() or not sentence[0].isalpha() or sentence.startswith("something")
    assert sentence[-1] in ".?" or "problem" in given
    assert "12,345" not in sentence
    assert "12.345" not in sentence
    assert ("12345" in sentence) == (12345 in given.values())


def error_of(code: str, **arguments: str | int | tuple[str, ...]) -> str:
    return EN.error(WarrenError(code, **arguments))


def test_a_setting_that_is_misspelt_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(treshold=50)
    assert EN.error(caught.value) == (
        "jackrabbit has no setting “treshold”; did you mean “threshold”? Its settings are length, threshold, "
        "first_player, ace_high_runs, deadwood and turn_limit."
    )
    assert "¿querías decir «threshold»?" in ES.error(caught.value)
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(zzzz=50)
    assert "“zzzz”. Its settings are length" in EN.error(caught.value)


def test_a_value_that_cannot_be_had_is_answered_with_those_that_can() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(deadwood="never")
    assert EN.error(caught.value) == "The setting “deadwood” cannot be “never”. It can be: going-out | always."
    assert (
        ES.error(caught.value) == "El ajuste «deadwood» no puede valer «never». Valores posibles: going-out | always."
    )


@pytest.mark.rule("JB-13")
def test_settings_that_do_not_go_together_are_both_named() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.new(length="hand", threshold=20)
    assert (
        EN.error(caught.value) == "length=hand and threshold=20 do not go together (JB-13). Leave out one of the two."
    )


def test_an_unknown_game_bot_or_language_is_answered_with_those_there_are() -> None:
    assert error_of("game/unknown", name="go", known=("jackrabbit",)) == (
        "There is no game “go”. The only game is jackrabbit."
    )
    assert error_of("bot/unknown", name="x", known=("a", "b", "c")) == "There is no bot “x”. The bots are a, b and c."
    with pytest.raises(BadInput) as caught:
        Words("fr")
    assert caught.value.code == "language/unknown"
    assert EN.error(caught.value) == "There are no words in the language “fr”. The languages are en and es."


def test_an_action_that_is_misspelt_is_answered_with_an_example() -> None:
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.actions.parse("own:1H")
    assert EN.error(caught.value) == "“own:1H” is not an action of the form own:<card>. Write it like this: own:AC."
    with pytest.raises(BadInput) as caught:
        JACKRABBIT.actions.parse("fly")
    assert EN.error(caught.value).endswith("one of these kinds: pass, own, other, discard, top and deal.")


def test_a_problem_inside_a_record_is_told_in_the_language_of_the_reader() -> None:
    inner = errors.BadSettings("settings/value", name="length", value="long", possible="match | hand")
    error = errors.BadRecord("record/settings", line=4, problem=str(inner))
    error.__cause__ = inner
    assert EN.error(error) == (
        "Line 4 of the record has settings that cannot be used. "
        "The setting “length” cannot be “long”. It can be: match | hand."
    )
    assert ES.error(error).endswith("El ajuste «length» no puede valer «long». Valores posibles: match | hand.")


def test_an_error_without_a_line_speaks_of_the_whole_record() -> None:
    assert error_of("record/outcome", line=0).startswith("The record gives an outcome")


def test_what_somebody_gave_us_is_repeated_in_one_short_line() -> None:
    sentence = error_of("settings/form", text="a\nb\x1b[31m" + "x" * 500)
    assert "“a\\nb\\x1b[31mxxx" in sentence
    assert sentence.isprintable()
    assert len(sentence) < 200
    fact = Fact("went-out", 0, {}, ("JB-10",))
    assert EN.fact(fact, ("A\x1b[31m", "B")).isprintable()


def test_str_of_an_error_is_an_english_sentence_even_if_there_are_no_words_for_it() -> None:
    assert wording(WarrenError("settings/form", text="x")).startswith("“x” is not a setting")
    assert wording(WarrenError("unheard/of", text="x")) == "unheard/of text=x"
    assert wording(IllegalAction(Reason("othergame-reason", "OG-1"))).startswith("action/illegal")


# --- grammar -----------------------------------------------------------------------------------------------------


def told(kind: str, seat: int | None = None, **args: str | int | None) -> tuple[str, str]:
    fact = Fact(kind, seat, args, ("JB-1",))
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
        "No card is left",
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
    fact = Fact("went-out", 1, {}, ("JB-10",))
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


def test_actions_are_told_in_words() -> None:
    assert EN.action("jackrabbit", "other:TS") == "Play 10♠ on your opponent’s stack."
    assert ES.action("jackrabbit", "top:JD") == "Descartar las cartas apartadas, con J♦ encima."
    assert EN.action("jackrabbit", "pass") == "Pass: do nothing now."


# --- the files and the package -----------------------------------------------------------------------------------


def test_words_that_are_missing_are_never_passed_over() -> None:
    with pytest.raises(KeyError):
        EN.say("no-such-message")
    with pytest.raises(KeyError):
        EN.rule("JB-99")
    with pytest.raises(KeyError):
        EN.fact(Fact("flew", 0, {}, ("JB-1",)))
    with pytest.raises(KeyError):
        EN.fact(Fact("went-out", 0, {}, ("XX-1",)))
    with pytest.raises(ValueError, match="number"):
        EN.say("player")


def test_a_new_game_can_bring_its_own_words() -> None:
    teach("en", "othergame-fact-hopped = { $player } hops.")
    assert EN.fact(Fact("hopped", 0, {}, ("OG-1",)), game="othergame") == "Player 1 hops."
    with pytest.raises(ValueError, match="already"):
        teach("en", "player = You")
    with pytest.raises(ValueError, match="not Fluent"):
        teach("en", "this is no message")
    with pytest.raises(BadInput):
        teach("fr", "x = y")


def test_importing_the_words_reads_no_files() -> None:
    program = "import sys, warren.text; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# --- the pages made from them ------------------------------------------------------------------------------------


def test_the_pages_in_docs_are_as_the_code_makes_them() -> None:
    assert docs.drifted(docs.DOCS) == []


def test_a_page_that_has_drifted_is_named(tmp_path: Path) -> None:
    folder = Path(copytree(docs.DOCS, tmp_path / "docs"))
    page = folder / "rules" / "es" / "jackrabbit.md"
    page.write_text(page.read_text(encoding="utf-8").replace("JB-4", "JB-5"), encoding="utf-8")
    (folder / "rules" / "en" / "whist.md").write_text("left over", encoding="utf-8")
    (folder / "reference.md").unlink()
    assert docs.drifted(folder) == ["reference.md", "rules/en/whist.md", "rules/es/jackrabbit.md"]


def test_every_rule_action_fact_setting_and_error_has_its_entry() -> None:
    reference = docs.reference()
    for name in warren.game_names():
        game = warren.game(name)
        for span in game.actions.spans:
            assert f"| `{span.kind}" in reference
        for kind in game.facts.kinds:
            assert f"| `{kind.name}` |" in reference
        for language in LANGUAGES:
            page = docs.rule_page(Words(language), game)
            assert all(f"# {rule} " in page for rule in game.rules)
            assert all(f"| `{setting.name}` |" in page for setting in game.settings)
    for message in KNOWN:
        if message.startswith("error-") and message != "error-conformance":
            family, _, code = message.removeprefix("error-").partition("-")
            assert f"| `{family}/{code}` |" in reference


def test_rules_come_in_the_order_of_their_numbers() -> None:
    page = docs.rule_page(EN, JACKRABBIT)
    headings = [line.split()[1] for line in page.splitlines() if line.startswith(("## JB", "### JB"))]
    assert headings[10:19] == ["JB-11", "JB-12", "JB-12a", "JB-12b", "JB-12c", "JB-12d", "JB-12e", "JB-13", "JB-14"]
