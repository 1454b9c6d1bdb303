"""The sounds of the games: heard without clicks and clipping, short, and silent for who has switched them off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import page
from sources import ROOT

from .conftest import Players
from .house import House
from .racer import button_for, race

TUNES = ROOT / "web" / "src" / "sound" / "tunes.ts"
NAMES = ("hop", "dice", "card", "turn", "royal", "fall", "won")
WITHOUT_TYPES = (
    "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(process.argv[1], 'utf8')))"
)
RENDERED = """async ([source, name]) => {
    const { perform, TUNES } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    const rate = 44100, context = new OfflineAudioContext(1, 2 * rate, rate);
    perform(context, name);
    const heard = (await context.startRendering()).getChannelData(0);
    const jumps = heard.slice(1).map((sample, at) => Math.abs(sample - heard[at]));
    let last = heard.length - 1;
    while (last > 0 && Math.abs(heard[last]) < 0.0005) last--;
    return { names: Object.keys(TUNES), first: Math.abs(heard[0]), beginning: Array.from(heard.slice(0, 8), Math.abs),
        end: Math.abs(heard[last + 1] ?? 1), peak: Math.max(...heard.map(Math.abs)), length: last / rate,
        loud: heard.filter(sample => Math.abs(sample) > 0.005).length / rate,
        square: TUNES[name].some(note => note[3] === "square"), jump: Math.max(...jumps) };
}"""
COUNTED = """
    window.tones = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this); };
"""


@pytest.fixture(scope="module")
def source() -> str:
    """The module of the tunes as a browser reads it."""
    done = page.run("--no-warnings", "-e", WITHOUT_TYPES, str(TUNES), quiet=True)
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_heard_short_and_without_clicks(browser: Browser, source: str, name: str) -> None:
    tab = browser.new_page()
    heard: dict[str, Any] = tab.evaluate(RENDERED, [source, name])
    tab.close()
    assert sorted(heard["names"]) == sorted(NAMES)
    assert 0.03 < heard["peak"] < 0.5  # neither silent nor near clipping, which is at 1
    assert heard["loud"] > 0.01
    assert heard["length"] < 1
    assert heard["first"] < 0.001
    assert max(heard["beginning"]) < 0.01  # a tone that is there at once would be a click
    assert heard["end"] < 0.001
    if not heard["square"]:  # a square wave jumps by its nature
        assert heard["jump"] < 0.02


def test_a_card_is_heard_in_the_other_games_too(house: House, player: Players) -> None:
    ann = player(house)
    ann.page.add_init_script(COUNTED)
    ann.begin(length="hand").play()
    ann.page.wait_for_function("() => window.tones > 0")


@pytest.mark.parametrize("is_on", [True, False], ids=["on", "off"])
def test_sounds_are_played_unless_they_are_switched_off(house: House, player: Players, is_on: bool) -> None:
    ann = player(house)
    ann.page.add_init_script(COUNTED)
    race(house, ("Ann", "Ben"), "roll").sit(ann, "Ann")
    switch = ann.page.get_by_label("Sounds")
    expect(switch).to_be_checked()
    switch.set_checked(is_on)
    ann.page.reload()
    expect(switch).to_be_checked(checked=is_on)  # it is remembered
    button_for(ann, "roll").click()
    expect(button_for(ann, "stay")).to_be_visible()
    if is_on:
        ann.page.wait_for_function("() => window.tones > 3")
    else:
        assert ann.page.evaluate("window.tones") == 0
