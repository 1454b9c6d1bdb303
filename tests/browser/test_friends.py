"""Friends come by a link, from elsewhere: 127.0.0.2, and a name without TLS, stand for another machine."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Locator, expect

from .conftest import FRIEND, Players
from .house import House
from .player import Player
from .test_access import LOOKS, findings
from .test_land import walk

ELSEWHERE = "127.0.0.2"
GREY = """async picture => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return [image.width, Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1])];
}"""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("open"), "--friends", "--reached-at", ELSEWHERE).open()
    yield opened
    opened.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """One that is open to its own machine, until a test opens it otherwise."""
    opened = House(tmp_path).open()
    yield opened
    opened.kill()


def inviting(player: Player) -> Player:
    """At a table of their own that waits for a friend."""
    player.go().button("Play with a friend").click()
    expect(player.page.get_by_text("begins as soon as")).to_be_visible()
    return player


def link_of(player: Player) -> str:
    return player.page.get_by_label("Link to this table").input_value()


def read_by_a_camera(player: Player, seen: Locator) -> str:
    """What a QR code says to whoever points a phone at the screen."""
    picture = base64.b64encode(seen.screenshot()).decode()
    blank = player.page.context.new_page()  # without the page's policy, which lets it fetch nothing of this kind
    width, grey = blank.evaluate(GREY, f"data:image/png;base64,{picture}")
    blank.close()
    found = zxingcpp.read_barcode(memoryview(bytes(grey)).cast("B", (len(grey) // width, width)))
    assert found is not None, "no camera reads it"
    return found.text


def test_a_friend_opens_the_link_elsewhere_and_sits_down(open_house: House, player: Players) -> None:
    ann = inviting(player(open_house).go().name("Ann"))
    assert ann.page.url.startswith("http://127.0.0.1:")
    assert link_of(ann) == ann.page.url.replace("127.0.0.1", ELSEWHERE)
    ben = player(open_house)
    ben.page.goto(link_of(ann))
    expect(ben.page.get_by_text("Ann invites you to play.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    for one in (ann, ben):
        expect(one.page.locator("aside ol li")).to_have_count(3)
    (mover,) = [one for one in (ann, ben) if one.rest().is_my_turn()]
    mover.choose().main.click()
    expect(mover.cards).to_have_count(9)


@pytest.mark.parametrize(
    ("look", "locale", "label"),
    [(LOOKS[0], "en-GB", "QR code of the link"), (LOOKS[1], "es-ES", "Código QR del enlace")],
    ids=["desktop", "phone"],
)
def test_a_camera_reads_the_link(
    open_house: House, player: Players, look: tuple[dict[str, int], str], locale: str, label: str
) -> None:
    ann = player(open_house, viewport=look[0], color_scheme=look[1], locale=locale).go()
    ann.page.locator("#game-jackrabbit ~ .buttons button").nth(1).click()
    link = ann.page.locator("#link")
    expect(link).to_be_visible()
    code = ann.page.get_by_role("img", name=label)
    assert read_by_a_camera(ann, code) == link.input_value()
    assert findings(ann) == ""


def test_a_link_that_works_on_this_machine_only_says_so_until_the_house_is_opened(
    own_house: House, player: Players
) -> None:
    ann = inviting(player(own_house))
    expect(ann.page.get_by_text("This link works only on this computer.")).to_be_visible()
    expect(ann.page.get_by_text("make play ARGS=--friends")).to_be_visible()
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert link_of(ann) == ann.page.url
    assert findings(ann) == ""
    own_house.kill()
    own_house.words = ("--friends", "--reached-at", ELSEWHERE)
    own_house.open()
    link = ann.page.url.replace("127.0.0.1", ELSEWHERE)
    expect(ann.page.get_by_label("Link to this table")).to_have_value(
        link, timeout=20_000
    )  # it tries again, ever later
    expect(ann.page.get_by_text("on this computer only")).to_have_count(0)


def test_without_a_network_the_page_says_what_is_missing(house: House, player: Players) -> None:
    ann = player(house)
    ann.page.route("**/api/reach", lambda route: route.fulfill(json={"origins": []}))
    inviting(ann)
    expect(ann.page.get_by_text("this computer is not on a network right now")).to_be_visible()
    assert link_of(ann) == ann.page.url


def test_of_several_addresses_another_can_be_taken(house: House, player: Players) -> None:
    ann = player(house)
    told = ["http://192.168.1.20:8080", "http://10.0.0.7:8080", "http://[fd00::2]:8080"]
    ann.page.route("**/api/reach", lambda route: route.fulfill(json={"origins": told}))
    inviting(ann)
    assert link_of(ann).startswith("http://192.168.1.20:8080/table/")
    expect(ann.page.get_by_text("every device on the same network")).to_be_visible()
    ann.page.get_by_label("try another address").select_option("[fd00::2]:8080")
    assert link_of(ann).startswith("http://[fd00::2]:8080/table/")
    code = ann.page.get_by_role("img", name="QR code of the link")
    assert read_by_a_camera(ann, code) == link_of(ann)


def test_at_a_name_without_tls_the_link_is_the_pages_own_and_can_be_copied(open_house: House, player: Players) -> None:
    """There browsers have no clipboard for pages."""
    ann = player(open_house)
    ann.page.goto(f"http://{FRIEND}:{open_house.port}/")
    assert ann.page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
    ann.button("Play with a friend").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_label("Link to this table")).to_have_value(ann.page.url)
    ann.button("Copy the link").click()
    expect(ann.page.get_by_text("Copied.")).to_be_visible()
    ann.page.evaluate("document.body.append(document.createElement('textarea'))")
    ann.page.locator("body > textarea").press("Control+V")
    expect(ann.page.locator("body > textarea")).to_have_value(ann.page.url)


def test_a_link_that_cannot_be_copied_is_selected(house: House, player: Players) -> None:
    ann = player(house)
    ann.page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))")
    ann.page.add_init_script("document.execCommand = () => false")
    inviting(ann).button("Copy the link").click()
    expect(ann.page.get_by_text("It is selected: copy it")).to_be_visible()
    assert (
        ann.page.evaluate("document.activeElement.value.slice(document.activeElement.selectionStart)") == ann.page.url
    )


def test_the_link_to_a_land_works_elsewhere_too(open_house: House, player: Players) -> None:
    ann = walk(player(open_house))
    ann.button("Keep this land").click()
    link = ann.page.get_by_role("region", name="Keep this land").get_by_label("Link")
    expect(link).to_have_value(re.compile(rf"^http://{ELSEWHERE}:{open_house.port}/\?land="))
    ben = player(open_house)
    ben.page.goto(link.input_value())
    ben.button("Walk on it").click()
    expect(ben.page.locator("[data-way]")).to_have_count(6)


def test_the_link_to_a_land_says_so_where_it_works_on_this_machine_only(house: House, player: Players) -> None:
    ann = walk(player(house))
    ann.button("Keep this land").click()
    expect(ann.page.get_by_text("This link works only on this computer.")).to_be_visible()
    assert findings(ann) == ""
