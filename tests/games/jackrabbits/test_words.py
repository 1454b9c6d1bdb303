"""The race in words: names of cards, tiles and roads, and whole turns as a story."""

from __future__ import annotations

import pytest

import telling
from playing import act
from warren.core.facts import Ear
from warren.core.table import Table
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.terminal.names import names_of
from warren.terminal.saves import Seat
from warren.text import Words

EN, ES = Words("en"), Words("es")
NAMES = ("Ann", "Ben", "Cat", "Dan")
MEANINGS = JACKRABBITS.seeing.meanings(JACKRABBITS.agree({}))  # of the sample land


def played(table: Table, script: str) -> Ear:
    """What is told while these actions are played."""
    ear = table.listen()
    act(table, script)
    return ear


def story(ear: Ear, words: Words = EN, reader: int | None = None) -> list[str]:
    return telling.story("jackrabbits", ear.facts(reader), words, NAMES)


def way(start: str, to: str) -> str:
    """The road from one tile to another, as an action."""
    return "go:" + next(end for end, beyond in MEANINGS.items() if end.startswith(f"{start}.") and beyond == to)


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-P1")
def test_cards_of_all_twelve_suits_and_jokers_have_names() -> None:
    assert [EN.card(card) for card in ("7H", "TT", "KE", "AU", "JN", "2L", "QA", "9B", "5I", "X2")] == [
        *("7♥", "10 of torches", "K of shields", "A of horseshoes", "J of acorns", "2 of shells"),
        *("Q of anchors", "9 of bells", "5 of icicles", "a joker"),
    ]
    assert [ES.card(card) for card in ("TT", "KE", "X1")] == ["10 de antorchas", "K de escudos", "un comodín"]
    assert Words("en", spoken=True).card("TT") == "the ten of torches"
    assert Words("es", spoken=True).card("QI") == "la reina de témpanos"


def test_roads_are_told_by_where_they_lead() -> None:
    assert EN.action("jackrabbits", way("citadel", "tavern-1"), NAMES, MEANINGS) == "Take the road to the tavern 1."
    assert EN.action("jackrabbits", "go:palace-clubs.1", NAMES, MEANINGS) == (
        "Take the road into the sea (side 2 of the palace of clubs)."
    )
    assert EN.action("jackrabbits", "go:palace-clubs.1") == "Take road 2 of the palace of clubs."
    assert ES.action("jackrabbits", way("citadel", "river-1"), NAMES, MEANINGS) == "Tomar el camino hacia el río 1."
    assert EN.action("jackrabbits", "boat:merchant-4.1", NAMES, MEANINGS) == (
        "Pay for a boat, and row to the merchant 4 (side 2)."
    )


def test_every_road_of_the_land_has_a_sign_and_no_other() -> None:
    assert MEANINGS["citadel.0"] == "river-1"
    assert not any(end.startswith(("underground", "tower-torches", "woods-5")) for end in MEANINGS)
    assert len(MEANINGS) == 13 * 6 + 12 * 4 + 12 * 3


def test_players_are_told_by_name_in_actions_and_reasons() -> None:
    assert EN.action("jackrabbits", "attack:1", NAMES) == "Attack Ben."
    assert ES.action("jackrabbits", "call:2", NAMES) == "Cantar: Cat tiene demasiadas cartas."


def test_a_player_without_a_name_is_called_by_the_colour_of_the_rabbit() -> None:
    seats = (Seat("Ann"), Seat(), Seat(bot="random"), Seat())
    assert names_of(seats, EN, "jackrabbits") == ("Ann", "Brown", "Grey", "Black")
    assert names_of(seats, ES, "jackrabbits") == ("Ann", "Marrón", "Gris", "Negro")


# --- the story ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-L1", "JR-L2")
def test_a_roll_tells_the_price_and_the_lottery_what_was_shown() -> None:
    table = position(("5C 2H", "3S"), ("tower-clubs", "citadel"))
    told = story(played(table, "passport:5C"))
    assert told[0].startswith("Ann shows 5♣ as a passport and rolls ")
    assert told[0].endswith(f": the price is {table.price}.")
    table = position(("4H", "3S"), phase="journey", dice=(4, 2))
    assert story(played(table, "match:4H")) == ["Ann shows 4♥ in the lottery and wins a card."]


@pytest.mark.rule("JR-J2", "JR-C4")
def test_a_whole_journey_is_one_sentence_with_its_payments() -> None:
    table = position(("2S 6D 9H", "3S"), phase="journey", dice=(4, 4))
    steps = f"{way('citadel', 'cave-1')} hole:cave-2 pay:2S pay:6D done {way('cave-2', 'plaza-hearts')}"
    ear = played(table, steps)
    assert story(ear) == [
        "Ann leaves the citadel, hops from the cave 1 to the cave 2 (for 2♠ and 6♦) and arrives at the plaza of hearts."
    ]
    assert story(ear, ES) == [
        "Ann deja la ciudadela, salta desde la cueva 1 hasta la cueva 2 (por 2♠ y 6♦) y alcanza la plaza de corazones."
    ]


@pytest.mark.rule("JR-T3", "JR-J4")
def test_rides_and_ways_off_the_land_are_told() -> None:
    table = position(("X1", "3S"), phase="journey")
    assert story(played(table, "ride:palace-clubs"))[0] == ("Ann gives back a joker to ride to the palace of clubs.")
    table = position(("", "3S"), ("palace-clubs", "citadel"), phase="journey")
    assert story(played(table, "go:palace-clubs.1"))[0] == "Ann leaves the palace of clubs and walks off the land."


@pytest.mark.rule("JR-A1")
def test_a_claim_and_a_purchase_tell_what_was_paid() -> None:
    table = position(("TC", "3S"), ("plaza-clubs",), phase="acquisition")
    assert story(played(table, "claim pay:TC done"))[0] == (
        "Ann claims J♣ at the plaza of clubs for 10♣, and puts a carrot there."
    )
    table = position(("5D 6D", "3S"), ("plaza-hearts",), phase="acquisition", spent="3H 7H")
    assert story(played(table, "buy:3H buy:7H done pay:5D pay:6D done")) == ["Ann buys 3♥ and 7♥ for 5♦ and 6♦."]


@pytest.mark.rule("JR-D2", "JR-D3", "JR-V1")
def test_a_fight_is_told_blow_by_blow_and_a_stolen_card_to_the_two() -> None:
    table = position(("9S", "8S 4H", ""), phase="acquisition")
    ear = played(table, "attack:1 fight:9S done yield")
    told = story(ear)
    assert told[:3] == [
        "Ann attacks Ben at the citadel: Ann plays 9♠; Ben gives up.",
        "Ann takes a card from Ben.",
        "Ben is thrown off the board, from the citadel.",
    ]
    assert story(ear, reader=2)[1] == "Ann takes a card from Ben."
    assert story(ear, reader=1)[1] in ("Ann takes 8♠ from Ben.", "Ann takes 4♥ from Ben.")


@pytest.mark.rule("JR-H4")
def test_a_contest_tells_what_both_show_and_who_has_to_go() -> None:
    table = position(("6H", "2H 4H"), phase="journey")
    visit = f"{way('citadel', 'cave-1')} {way('cave-1', 'palace-diamonds')}"
    ear = played(table, f"{visit} contest prove:2H prove:4H done prove:6H done")
    assert story(ear)[1:3] == [
        "Ben contests the visit of Ann to the palace of diamonds: Ben shows 2♥ and 4♥; Ann shows 6♥.",
        "Ann was welcome; Ben loses 2♥ and 4♥ and is thrown off the board.",
    ]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("spoken", [False, True])
def test_whole_games_are_told_to_everybody_in_sentences(language: str, spoken: bool) -> None:
    words = Words(language, spoken=spoken)
    for settings in ({"players": 3, "edition": "full"}, {"suits": "spades,hearts,torches", "surplus": "strict"}):
        table = JACKRABBITS.new("told", turn_limit=80, **settings)
        ear = table.listen()
        chance = table.chance.copy()
        while table.outcome is None:
            seat = int(table.mover())
            choices = table.choices(seat)
            table.play(seat, choices[chance.below(len(choices))])
        for reader in (0, 1, None):
            facts = ear.facts(reader)
            sentences = [*telling.story("jackrabbits", facts, words, NAMES), *(words.fact(fact) for fact in facts)]
            for sentence in [*sentences, words.outcome(table.outcome, NAMES)]:
                assert sentence.endswith("."), sentence
                assert sentence[0].isupper(), sentence
                assert not [word for word in ("hidden", "None", "none", "  ", " ,") if word in sentence], sentence
                assert not (spoken and set("♣♠♥♦") & set(sentence)), sentence
