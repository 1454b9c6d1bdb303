"""JACKED in the browser: moves composed on the board, partners, calls."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from warren.games.jacked.table import JackedTable
from warren.games.jacked.view import JackedView

from .conftest import Players
from .house import House
from .pegs import choose, lit, peg, places, play, targets, to_play
from .player import Player
from .prepared import prepared
from .test_access import DESKTOP, findings, tab_to

FOUR = ("Ann", "Ben", "Cat", "Dan")
SMALL_PHONE = {"width": 375, "height": 667}
SIDEWAYS = {"width": 740, "height": 360}


def texts(table: JackedTable, seat: int) -> list[str]:
    return [table.game.actions.text(action) for action in table.choices(seat)]


def can_split(table: JackedTable) -> bool:
    """Whether seat 0 is to play, and has a seven that it can begin with two spaces for any of three pegs."""
    begun = {text.split(":")[2] for text in texts(table, 0) if text.startswith("seven:7:") and text.endswith(":2")}
    return table.seats() == [0] and len(begun) > 2


def winning(table: JackedTable) -> list[str]:
    """How seat 0 could win by moving a single peg, if it is to play."""
    found = []
    for text in texts(table, 0) if table.seats() == [0] else []:
        trial = table.clone()
        if text.startswith("move"):
            trial.play(0, table.game.actions.parse(text))
            found += [text] if trial.is_over() else []
    return found


def may_play_jacked(table: JackedTable) -> bool:
    """Whether somebody is JACKED and could play all the same."""
    seats = table.seats()
    return table.jacked >= 0 and any(text.startswith("move") for text in texts(table, int(seats[-1])))


def is_under_way(table: JackedTable) -> bool:
    """Whether many pegs are out, nobody is JACKED, everybody has cards, and somebody with a play is to act."""
    told = table.view(None)
    assert isinstance(told, JackedView)
    turn = told.to_play()
    if int(table.turns) < 40 or table.jacked >= 0 or turn is None or min(told.hand_sizes) < 2:
        return False
    has_play = any(text.startswith("move") for text in texts(table, turn))
    return has_play and sum(place >= 0 for place in table.board.places) > 5


def has_no_play(table: JackedTable) -> bool:
    """Whether seat 0 can play no card."""
    return table.seats() == [0] and texts(table, 0) == ["forfeit"]


# --- with bots -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-P4")
def test_who_can_play_nothing_is_told_so_and_sits_out_by_one_button(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "Ben"), has_no_play)
    ann = table.come(player, house, "Ann")
    expect(ann.page.locator(".bar .status")).to_have_text("None of your cards can be played.")
    expect(ann.main).to_have_text("Show your hand and sit out")
    ann.main.click()
    expect(ann.page.locator("aside ol")).to_contain_text("cannot play any card")


def test_a_whole_game_with_bots_is_played_from_the_start_page(house: House, player: Players) -> None:
    ann = player(house).go()
    expect(ann.button("Play against 3 bots")).to_be_visible()
    form = ann.game("JACKED")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_label("Players", exact=True).select_option("3")
    for colour in ("Blue", "Green"):
        form.get_by_label(colour, exact=True).select_option("newcomer")
    expect(form.get_by_label("Yellow", exact=True)).to_have_count(0)
    form.get_by_label("Turn limit", exact=True).fill("24")
    form.get_by_role("button", name="Make this table").click()
    ann.wait_for_turn()
    while not ann.is_over():
        before = len(ann.log)
        choose(ann)
        ann.main.click()
        ann.wait_for_turn(before)
    expect(ann.page.locator(".status")).to_contain_text("The turn limit ends the game as a draw.")
    old = ann.page.url
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != old)
    ann.wait_for_turn()


def test_a_game_is_won_with_the_last_peg(house: House, player: Players) -> None:
    ways: list[str] = []

    def is_close(table: JackedTable) -> bool:
        ways[:] = winning(table)
        return bool(ways)

    ann = prepared(house, ("Ann", "bot:random"), is_close, side="12").come(player, house, "Ann").wait_for_turn()
    _, card, last = ways[0].split(":")
    ann.page.locator(f'[data-card^="{card}"]').first.click()
    peg(ann, last).click()
    ann.main.click()
    expect(ann.page.locator(".status")).to_contain_text("Ann wins the game.")
    numbers = ann.page.locator("svg text.number").all_text_contents()
    assert numbers == [str(space) for space in range(48) if space % 12]
    expect(ann.page.locator(".plate", has_text="you")).to_contain_text("⌂ 8/8")


# --- composing -----------------------------------------------------------------------------------------------------


def test_a_seven_is_split_taken_back_and_split_anew(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    ann = table.come(player, house, "Ann").wait_for_turn()
    before, log = places(ann), ann.log
    ann.page.locator('[data-card^="7"]').first.click()
    first = str(lit(ann).first.get_attribute("data-item"))
    peg(ann, first).click()
    expect(targets(ann)).not_to_have_count(0)
    targets(ann).last.click()
    expect(ann.page.locator(".status")).to_contain_text("more.")
    expect(ann.main).to_be_disabled()
    choose_rest(ann)
    expect(ann.page.locator('[data-item^="ghost "]')).not_to_have_count(0)
    assert (places(ann), ann.log) == (before, log)
    ann.button("Cancel").click()
    expect(ann.page.locator('[data-item^="ghost "]')).to_have_count(0)
    ann.page.locator('[data-card^="7"]').first.click()
    peg(ann, first).click()
    targets(ann).first.click()
    choose_rest(ann)
    ann.main.click()
    expect(ann.page.locator("aside ol")).to_contain_text("Ann plays 7")
    ann.wait_for_turn(len(log))


def choose_rest(player: Player) -> None:
    """Split what is left of a seven."""
    confirm = player.page.locator(".bar .main:not([disabled])")
    for _ in range(8):
        player.page.wait_for_timeout(100)
        if confirm.count():
            return
        (targets(player) if targets(player).count() else lit(player)).first.click()
    expect(confirm).to_be_visible()


def test_a_peg_can_be_picked_before_the_card(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    ann = table.come(player, house, "Ann").wait_for_turn()
    lit(ann).first.click()
    expect(ann.page.locator("[data-item]:has(.glow.picked)")).to_have_count(1)
    ann.page.locator("[data-card]:not(.dim)").first.click()
    expect(targets(ann).or_(ann.page.locator('[data-item^="ghost "]')).first).to_be_visible()


def test_why_a_peg_cannot_be_moved_is_told_with_its_rule(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    ann = table.come(player, house, "Ann").wait_for_turn()
    ann.page.locator('[data-card^="7"]').first.click()
    peg(ann, "B1").click()
    expect(ann.page.get_by_text("Blue 1 is neither yours nor your partner’s.")).to_be_visible()
    expect(ann.page.get_by_role("button", name="JK-P1: Who plays")).to_be_visible()


def test_in_strict_play_whoever_is_jacked_has_only_to_choose_a_card(house: House, player: Players) -> None:
    table = prepared(
        house,
        ("Ann", "bot:random", "bot:random", "bot:random"),
        lambda table: table.seats() == [0] and table.jacked == 0,
    )
    ann = table.come(player, house, "Ann").wait_for_turn()
    cards, log = ann.hand, len(ann.log)
    expect(ann.page.locator(".bar .status")).to_have_text("You are JACKED: choose the card that you discard.")
    expect(ann.button("Discard")).to_have_count(0)
    ann.cards.last.click()
    ann.main.click()
    ann.wait_for_turn(log)
    assert ann.log[log].startswith("Ann discards")
    assert cards[-1] not in ann.hand


# --- partners ------------------------------------------------------------------------------------------------------


def test_four_people_sit_down_as_two_partnerships(house: House, player: Players) -> None:
    ann = player(house).go().name("Ann")
    form = ann.game("JACKED")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_label("Players", exact=True).select_option("2")
    form.get_by_label("Partners", exact=True).check()
    expect(form.get_by_role("alert")).to_contain_text("“Partners” and “Players: 2” cannot be combined.")
    form.get_by_label("Players", exact=True).select_option("4")
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_label("JACKED players")).to_have_value("strict")
    for colour in ("Blue", "Green", "Yellow"):
        form.get_by_label(colour, exact=True).select_option("open")
    expect(form.get_by_label("JACKED players")).to_have_value("memory")
    form.get_by_role("button", name="Make this table").click()
    path = "/" + ann.page.get_by_label("Link to this table").input_value().removeprefix(house.address)
    everybody = {"Ann": ann}
    for name, colour in (("Cat", "Green"), ("Ben", "Blue"), ("Dan", "Yellow")):
        one = player(house).go(path)
        one.page.get_by_label("Your name").fill(name)
        if name != "Dan":
            one.page.get_by_label(colour).check()
        one.button("Sit down").click()
        everybody[name] = one
        if name != "Dan":
            expect(ann.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(colour)
    hands: list[str] = []
    for one in everybody.values():
        expect(one.cards).to_have_count(5)
        hands += one.hand
    assert len(set(hands)) == 20
    expect(ann.page.locator(".plate").filter(has_text="Cat")).to_contain_text("partner")
    expect(everybody["Dan"].page.locator(".plate").filter(has_text="Ben")).to_contain_text("partner")


def test_partners_move_over_four_browsers_and_see_their_own_cards_only(house: House, player: Players) -> None:
    table = prepared(house, FOUR, is_under_way, teams="yes", jacked_play="memory")
    everybody = {name: table.come(player, house, name) for name in FOUR}
    for one in everybody.values():
        expect(one.page.locator(".status")).to_be_visible()
    for _ in range(4):
        mover = to_play(*everybody.values())
        assert mover.button("Discard").count() == 1
        play(mover)
    for name, one in everybody.items():
        others = {card for other, there in everybody.items() if other != name for card in there.hand}
        source = one.page.content()
        assert not [card for card in others if f'data-card="{card}"' in source]
        one.page.wait_for_timeout(100)
        assert places(one) == places(everybody["Ann"])


# --- memory --------------------------------------------------------------------------------------------------------


def test_whoever_is_jacked_and_plays_can_be_called(house: House, player: Players) -> None:
    table = prepared(house, FOUR, may_play_jacked, jacked_play="memory")
    everybody = {name: table.come(player, house, name) for name in FOUR}
    mover = to_play(*everybody.values())
    name, caller = next((name, one) for name, one in everybody.items() if one is not mover)
    suspect = next(name for name, one in everybody.items() if one is mover)
    before, cards = places(mover), len(mover.hand)
    play(mover)
    assert places(mover) != before
    caller.button("Call: JACKED!").click()
    told = f"{name} rightly calls that {suspect} was JACKED; the move is taken back: "
    for one in everybody.values():
        expect(one.page.locator("aside ol")).to_contain_text(told)
        assert places(one) == before
    expect(mover.cards).to_have_count(cards - 1)


def test_a_false_call_bars_the_caller(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "Ben", "Cat"), is_under_way, jacked_play="memory")
    everybody = {name: table.come(player, house, name) for name in ("Ann", "Ben", "Cat")}
    mover = to_play(*everybody.values())
    play(mover)
    before = places(mover)
    name, caller = next((name, one) for name, one in everybody.items() if one.button("Let it pass").count())
    following = to_play(*everybody.values())
    choose(following)
    composed = following.page.locator(".status").inner_text()
    caller.button("Call: JACKED!").click()
    expect(mover.page.locator("aside ol")).to_contain_text(f"{name} calls, but there is nothing to call.")
    expect(caller.button("Call: JACKED!")).to_have_count(0)
    expect(mover.page.locator(".plate").filter(has_text=name).first).to_contain_text("no call")
    assert places(mover) == before
    expect(following.page.locator(".status")).to_have_text(composed)  # nobody's move is upset by it
    expect(following.main).to_be_enabled()


def test_two_people_and_two_bots_play_on_whether_or_not_anybody_lets_it_pass(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:newcomer", "Ben", "bot:villager"), is_under_way, jacked_play="memory")
    ann, ben = (table.come(player, house, name) for name in ("Ann", "Ben"))
    played = 0
    for _ in range(150):
        for mover, other in ((ann, ben), (ben, ann)):
            if mover.is_my_turn():
                play(mover)
                played += 1
                if played % 2 and other.button("Let it pass").count():
                    other.button("Let it pass").click()
        if played > 3:
            break
        ann.page.wait_for_timeout(200)
    assert played > 3
    for bot in ("Clover", "Thistle"):
        assert any(f"{bot} " in line for line in ann.log[-20:])


def test_a_discard_without_being_jacked_is_shown_and_returned(house: House, player: Players) -> None:
    table = prepared(
        house, ("Ann", "Ben"), lambda table: is_under_way(table) and table.seats()[-1] == 0, jacked_play="memory"
    )
    ann = table.come(player, house, "Ann").wait_for_turn()
    cards = ann.hand
    ann.cards.first.click()
    ann.button("Discard").click()
    ann.main.click()
    expect(ann.page.locator("aside ol")).to_contain_text("without being JACKED")
    assert ann.hand == cards
    expect(ann.button("Discard")).to_have_count(0)


# --- for everybody -------------------------------------------------------------------------------------------------


def test_a_move_is_composed_and_played_with_the_keyboard_alone(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    ann = table.come(player, house, "Ann").wait_for_turn()
    lines = len(ann.log)
    tab_to(ann, "[data-card]")
    for _ in ann.hand:
        if ann.page.locator('[data-card^="7"]:focus').count():
            break
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("ArrowUp")
    for _ in range(8):
        expect(ann.page.locator("[data-item]:focus")).to_have_count(1)
        if ann.page.locator('[data-item^="ghost "]:focus').count():
            break
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_timeout(150)
    expect(ann.page.get_by_test_id("aloud")).to_contain_text("spaces")
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn(lines)
    assert "Ann plays 7" in " ".join(ann.log[lines:])


def test_after_a_move_or_a_call_the_keyboard_is_with_ones_cards(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "Ben", "Cat"), is_under_way, jacked_play="memory")
    everybody = [table.come(player, house, name) for name in ("Ann", "Ben", "Cat")]
    mover = to_play(*everybody)
    choose(mover)
    mover.main.focus()
    mover.page.keyboard.press("Enter")
    expect(mover.page.locator("[data-card]:focus")).to_have_count(1)
    speaking = next(one for one in everybody if one.button("Let it pass").count())
    tab_to(speaking, ".call")
    speaking.page.keyboard.press("Tab")
    speaking.page.keyboard.press("Enter")
    expect(speaking.button("Let it pass")).to_have_count(0)
    expect(speaking.page.locator("[data-card]:focus")).to_have_count(1)


def test_a_screen_reader_says_whose_pegs_they_are_how_far_they_have_to_go_and_how_spaces_are_counted(
    house: House, player: Players
) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    ann = table.come(player, house, "Ann").wait_for_turn()
    for colour, plate in zip(("Blue", "Green", "Red", "Yellow"), ann.page.locator(".plate").all(), strict=True):
        assert plate.inner_text().startswith(colour)
    board = ann.page.get_by_role("region", name="The table", exact=True)
    expect(board).to_contain_text("The ring has 72 spaces, numbered clockwise from 0 to 71. Out spaces: Red 0, Blue 18")
    for label in ann.page.locator('[data-item^="R"]').evaluate_all(
        "items => items.map(item => item.getAttribute('aria-label')).filter(label => label.includes('on space'))"
    ):
        place, left = label.split(", ")[1:3]
        assert left == f"{72 - int(place.removeprefix('on space '))} spaces from Home"


def test_a_small_phone_shows_board_and_hand_without_scrolling(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    phone = {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True}
    ann = table.come(player, house, "Ann", **phone).wait_for_turn()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= SMALL_PHONE["width"]
    bar = ann.page.locator(".bar").bounding_box()
    assert bar is not None
    for card in ann.cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"] + 1
    ann.page.locator('[data-card^="7"]').first.tap()
    lit(ann).first.tap()
    targets(ann).first.tap()
    expect(ann.button("Cancel")).to_be_visible()


def test_a_phone_on_its_side_shows_board_and_hand_without_scrolling(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "Ben", "bot:random"), is_under_way, jacked_play="memory")
    for name in ("Ann", "Ben"):
        one = table.come(player, house, name, viewport=SIDEWAYS, has_touch=True, is_mobile=True)
        expect(one.page.locator(".bar")).to_be_visible()
        assert one.page.evaluate("document.scrollingElement.scrollHeight") <= SIDEWAYS["height"]
        field, bar = one.page.locator(".ground").bounding_box(), one.page.locator(".bar").bounding_box()
        assert field is not None
        assert bar is not None
        assert field["height"] > SIDEWAYS["height"] / 2
        for shown in [*one.cards.all(), *one.page.locator(".actions button").all(), *one.page.locator(".plate").all()]:
            box = shown.bounding_box()
            assert box is not None
            assert field["y"] - 1 <= box["y"] <= bar["y"] - box["height"] + 1
            assert box["x"] + box["width"] <= field["x"] or box["x"] >= field["x"] + field["width"]


def test_spanish_says_everything_on_the_board(house: House, player: Players) -> None:
    table = prepared(house, ("Ann", "bot:random", "bot:random", "bot:random"), can_split)
    ana = table.come(player, house, "Ann", locale="es-ES").wait_for_turn()
    expect(ana.page.locator(".status")).to_have_text("Te toca.")
    assert any(label.startswith("Roja 1, en ") for label in places(ana))
    ana.page.locator('[data-card^="7"]').first.click()
    lit(ana).first.click()
    assert "hasta aquí" in str(targets(ana).first.get_attribute("aria-label"))


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (SMALL_PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_no_fault_with_the_board(house: House, player: Players, size: dict[str, int], scheme: str) -> None:
    table = prepared(house, ("Ann", "Ben"), is_under_way, jacked_play="memory")
    ann, ben = (table.come(player, house, name, viewport=size, color_scheme=scheme) for name in ("Ann", "Ben"))
    mover = to_play(ann, ben)
    other = ben if mover is ann else ann
    assert findings(mover) == ""
    choose(mover)
    assert findings(mover) == ""
    mover.main.click()
    expect(other.button("Call: JACKED!")).to_be_visible()
    assert findings(other) == ""
