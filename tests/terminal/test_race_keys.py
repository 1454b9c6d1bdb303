"""What keys do in a race, also those that do nothing; and what is told before somebody decides."""

from __future__ import annotations

import pytest

from playing import act
from warren.games.jackrabbits.position import position
from warren.terminal.session import Session
from warren.text import LANGUAGES, Words

from .plain_helpers import answered, typed
from .race_helpers import standing
from .screen_helpers import app_of, click, flat, press, session_of, shown, text


def claiming() -> Session:
    """Ann rests at the plaza of hearts, and can pay for its royal."""
    return standing(position(("3H 5H 7H 9D", "3S"), ("plaza-hearts", "citadel"), phase="acquisition"))


# --- keys --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-A1", "JR-C1")
async def test_enter_says_that_this_is_all_and_never_takes_a_card_back() -> None:
    async with shown(claiming()) as screen:
        await press(screen, "c", "right", "space")
        assert "So far 5, 5 to go." in flat(screen)
        await press(screen, "enter")
        assert "Enter does nothing now. Press a key in brackets" in flat(screen)
        assert "So far 5, 5 to go." in flat(screen)
        await press(screen, "right", "space", "enter")
        assert "Ann claims J♥ at the plaza of hearts for 5♥ and 7♥" in flat(screen)
        await press(screen, "enter")
        assert session_of(screen).table.log


@pytest.mark.rule("JR-C1")
async def test_a_card_that_is_clicked_again_is_taken_back() -> None:
    async with shown(claiming()) as screen:
        await press(screen, "c", "right", "space")
        await click(screen, "(5♥)")
        assert "Nothing is paid yet." in flat(screen)


@pytest.mark.rule("JR-C1")
async def test_enter_on_a_card_that_cannot_be_paid_says_why() -> None:
    async with shown(claiming()) as screen:
        await press(screen, "c", "left", "enter")
        assert "You cannot use 9♦ here: the price is paid in hearts." in flat(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_key_that_does_nothing_says_so_and_where_all_keys_are(language: str) -> None:
    async with shown(standing(position(("7D 2D 5C", "3S"), phase="journey")), language) as screen:
        for key in ("z", "r", "7"):
            await press(screen, key)
            assert Words(language).say("screen-no-use", key=key) in flat(screen)
        await press(screen, "right")
        assert Words(language).say("screen-no-use", key="7") not in flat(screen)


async def test_a_move_that_is_complete_says_what_to_do_with_it_whatever_key_is_pressed() -> None:
    async with shown(standing(position(("7D 2D 5C", "3S"), phase="journey"))) as screen:
        await press(screen, "0", "z")
        assert "Your move is complete: play it with Enter, or undo it with Esc." in flat(screen)


async def test_the_keys_of_a_race_do_not_turn_tiles() -> None:
    async with shown(standing(position(("7D 2D 5C", "3S"), phase="journey"))) as screen:
        await press(screen, "k")
        assert "Choose a place or a road on the board." in flat(screen)
        assert "Turn the tile" not in flat(screen)


# --- all the way, all that can be done, all of the land ----------------------------------------------------------


def at_dawn() -> Session:
    """Ann is about to leave the citadel, with cards for every kind of transfer."""
    return standing(position(("6C 6D 7D", "3S"), phase="journey", dice=(2, 1)))


@pytest.mark.rule("JR-T3", "JR-C1")
async def test_a_capital_letter_goes_all_the_way_once_it_is_paid_and_one_step_back_comes_to_the_payment() -> None:
    async with shown(at_dawn()) as screen:
        await press(screen, "I")
        assert "[1] 3♦ by $ [2] 3♣♥ by t" in flat(screen)
        await press(screen, "2", "p")
        assert "takes a joker at the tavern 1 (for 6♣) and gives back a joker to ride to the tower of hearts" in flat(
            screen
        )
        assert "[Enter] play it" in flat(screen)
        await press(screen, "escape")
        assert "For the joker, pay 3 in clubs or hearts." in flat(screen)
        await press(screen, "d")
        assert "to ride to the tower of hearts" in flat(screen)


@pytest.mark.rule("JR-T2")
async def test_where_a_capital_letter_leads_is_forgotten_with_the_way_there() -> None:
    async with shown(at_dawn()) as screen:
        await press(screen, "I", "2", "escape", "escape", "6", "j", "p")
        assert session_of(screen).parts
        assert "ride to the tower" not in flat(screen)
        assert "Ann, you are at the tavern 1." in flat(screen)


@pytest.mark.rule("JR-T3", "JR-C1")
def test_in_lines_a_place_is_reached_all_the_way_once_it_is_paid() -> None:
    told = answered(at_dawn(), "7", "w", "b")
    number = next(line.partition(".")[0] for line in told if "To the tower of hearts" in line and "clubs" in line)
    said = answered(at_dawn(), "7", number, "1")
    assert any("gives back a joker to ride to the tower of hearts" in line for line in said)
    assert said[-1] == "y plays it, b undoes it."


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_can_be_done_folds_to_what_fits_beside_the_land_and_unfolds(language: str) -> None:
    words = Words(language)
    async with shown(at_dawn(), language) as screen:
        assert words.say("screen-more", count=0).replace("0", "") in flat(screen).partition("[+]")[2][:12]
        assert "[N]" not in flat(screen)
        rows = text(screen).split("\n")
        land = next(number for number, row in enumerate(rows) if row.startswith(" ▸"))
        assert land >= 14
        await press(screen, "plus")
        assert "[N]" in flat(screen)
        assert f"[+] {words.say('screen-fewer')}" in flat(screen)
        await press(screen, "plus", "N")
        assert len(session_of(screen).parts) or "J♦" in flat(screen)  # what is folded can be done all the same
    async with shown(at_dawn(), language, (120, 50)) as screen:
        assert "[+]" not in flat(screen)


async def test_the_land_is_scrolled_by_keys_as_far_as_there_is_land_and_comes_back_with_the_rabbit() -> None:
    async with shown(at_dawn()) as screen:
        first = text(screen)
        assert "⇧↑ look around" in first
        assert "J♠⢤" not in first
        await press(screen, "shift+down", "shift+down", "shift+down")
        lowest = text(screen)
        assert "J♠⢤" in lowest
        assert "▼" not in lowest
        await press(screen, "shift+down")
        assert text(screen) == lowest
        await press(screen, "shift+up")
        assert text(screen) != lowest
        for _ in range(5):
            await press(screen, "shift+up")
        assert "K♦⢤" in text(screen)
        await press(screen, "1")
        assert "@" in text(screen)  # the rabbit has moved, and is looked at
    async with shown(at_dawn(), size=(160, 60)) as screen:
        assert "look around" not in text(screen)


@pytest.mark.rule("JR-J3", "JR-C4")
async def test_why_asked_about_a_road_tells_where_it_leads_and_why_other_places_cannot_be_reached() -> None:
    async with shown(standing(position(("2C", "3S"), phase="journey", dice=(3, 4))), size=(100, 40)) as screen:
        await press(screen, "right", "w")
        told = flat(screen)
        assert "What about 2 ↗ K♣?" in told
        assert "leads to the tower of clubs. K♣ is in the court, for ten points in clubs: you have 2." in told
        assert "The rabbit hole on the way, at the cave 1, costs 7 in spades or diamonds: 7 more points" in told
        assert "already there" not in told


# --- what is told beforehand -------------------------------------------------------------------------------------


@pytest.mark.rule("JR-O1")
def test_a_road_home_says_that_it_wins() -> None:
    hands, rabbits = ("KC QH JD 2S", "3S"), ("tower-clubs", "palace-clubs")
    wins = "With the royals you hold, you win there."
    assert wins in typed(standing(position(hands, rabbits, phase="journey")), "7")
    assert wins not in typed(standing(position(hands, rabbits, phase="journey", objective="tribal")), "7")


@pytest.mark.rule("JR-H1", "JR-X7")
def test_a_road_to_where_others_may_contest_says_so_and_what_can_be_shown() -> None:
    table = position(("5H 2C", "7H 3S"), ("citadel", "plaza-hearts"), phase="journey")
    told = typed(standing(table))
    assert "leads to the palace of hearts." in told
    assert "Brown may contest your arrival with hearts: you have 5 to show." in told
    intro = position(("5H 2C", "7H 3S"), ("citadel", "plaza-hearts"), phase="journey", rules="intro")
    assert "may contest" not in typed(standing(intro))


@pytest.mark.rule("JR-F1")
async def test_somebody_who_may_fly_is_told_what_a_passport_is() -> None:
    told = "Or first show a club as a passport: if it is worth as much as the dice or more, it lets you fly."

    async with shown(standing(position(("8C 2D", "3S"), ("tower-clubs", "citadel")))) as screen:
        assert told in flat(screen)
    async with shown(standing(position(("8C 2D", "3S")))) as screen:
        assert "Ann, it is your turn: roll the dice." in flat(screen)
        assert told not in flat(screen)


@pytest.mark.rule("JR-X13")
def test_who_gives_cards_in_a_trade_is_told_how_many_and_what_a_lie_costs() -> None:
    table = position(
        ("5C 9D 2S", "3S 4H"), ("citadel", "citadel"), to_play=1, phase="acquisition", special_trades="yes"
    )
    act(table, "offer:0 say:4H ask:9D done", 1)
    told = typed(standing(table), "2", "y")
    assert (
        "Ann, secretly choose what you give Brown: one card. The deal is that you give 9♦: if you give others" in told
    )


@pytest.mark.rule("JR-X7")
def test_who_may_lay_hearts_open_is_told_what_for() -> None:
    table = position(
        ("5H 6H", "3S"),
        ("plaza-hearts", "citadel"),
        phase="acquisition",
        special_access="yes",
        edition="full",
        pile="2C",
    )
    act(table, "rest")
    assert "with them you can contest whoever arrives where you rest. Nothing lies open yet." in typed(standing(table))


@pytest.mark.rule("JR-X8")
async def test_who_comes_to_a_carrot_of_theirs_is_told_that_they_may_go_on() -> None:
    table = position(("KC 5H", "3S"), ("citadel", "plaza-hearts"), phase="journey", trailing_carrots="yes")
    async with shown(standing(table)) as screen:
        await press(screen, "2")
        assert "Ann, you have a carrot at the tower of clubs: stop there, or go on." in flat(screen)


# --- in lines ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize(
    ("language", "aim"),
    [
        ("en", "To win, bring a King, a Queen and a Jack to the citadel."),
        ("es", "Para ganar, lleva a la ciudadela un rey, una reina y una jota."),
    ],
)
def test_in_lines_the_objective_is_told_with_the_table(language: str, aim: str) -> None:
    table = position(("8C 2D", "3S"), objective="monarchic")
    assert aim in typed(standing(table), language=language).splitlines()


def test_in_lines_why_says_nothing_about_options_that_nobody_plays_by() -> None:
    def told(special_trades: str, question: str = "w 7H") -> str:
        table = position(("7H 2D", "3S"), special_trades=special_trades)
        return "\n".join(answered(standing(table), question))

    assert "(JR-L1)" in told("no")
    assert "(JR-X" not in told("no")
    assert "(JR-X13)" in told("yes")
    assert "(JR-X7)" not in told("yes")
    assert "(JR-X7)" in told("no", "w lay:7H")


@pytest.mark.rule("JR-X6", "JR-F2")
async def test_where_there_are_more_places_than_letters_the_last_ones_are_in_a_list() -> None:
    suits = "clubs,spades,hearts,diamonds,torches,shields,horseshoes,acorns,bells"
    table = position(
        ("TC", "3S"), ("tower-clubs", "citadel"), suits=suits, special_flights=True, passport="TC", phase="journey"
    )
    async with shown(standing(table)) as screen:
        buttons = app_of(screen).playing.buttons()
        assert "" not in [button.key for button in buttons]
        (places,) = [button for button in buttons if button.label == "other places"]
        assert len([button for button in buttons if button.key.isupper()]) == 25
        assert len(places.then) == 2
        await press(screen, places.key, places.then[-1].key)
        assert "Ann flies to the plaza of bells" in flat(screen)
