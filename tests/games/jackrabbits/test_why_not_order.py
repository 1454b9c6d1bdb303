"""The reason that is told is the one that helps: the phase, then the place, then the means, then the price."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playing import act
from warren.core.errors import Reason, first_reason
from warren.games.jackrabbits.actions import ACTIONS, TRAVELS
from warren.games.jackrabbits.deck import CARD_TEXTS, SUIT_LETTERS
from warren.games.jackrabbits.land.tiles import SUITS
from warren.games.jackrabbits.options.trade_words import OFFERED_TO
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import see

FRONTIER = {"suits": "torches,shields,acorns,horseshoes"}
NAUTICAL = {"suits": "shells,anchors,bells,icicles"}
DRAFTED = {**NAUTICAL, "drafts": "shells,anchors,bells,icicles"}
FOUR = "clubs,spades,hearts,diamonds"
RICH = "9C TC 9S TS 9H TH 9D TD X1"


def told(table: RaceTable, action: str) -> str:
    """Why somebody cannot do that; nothing if they can."""
    reason = table.explain(int(table.mover()), ACTIONS.parse(action))
    return "" if reason is None else reason.message.removeprefix("jackrabbits-")


def test_of_several_reasons_the_phase_is_told_before_the_place_the_means_and_the_price() -> None:
    bars = {name: Reason(name) for name in ("price", "means", "place", "phase")}
    for name in ("phase", "place", "means", "price"):
        assert first_reason(**bars) == Reason(name)
        del bars[name]
    assert first_reason() == Reason("core-not-offered")


# --- kinds of action, one bar less on each rung ------------------------------------------------------------------


def at(place: str, hand: str = "", phase: str = "journey", script: str = "", **more: object) -> RaceTable:
    """Two rabbits, the other one on the citadel; a price of eight."""
    other = str(more.pop("other", ""))
    dice = (4, 4) if phase in ("journey", "acquisition") else (3, 4)
    return act(position((hand, other), (place, "citadel"), phase=phase, dice=dice, **more), script)  # type: ignore[arg-type]


def after_matching(hand: str) -> RaceTable:
    return act(at("citadel", f"4S {hand}", seed="windfall"), "match:4S")


def offered_before() -> RaceTable:
    table = at("tower-hearts", "9D", "acquisition", special_trades=True)
    table.marks[OFFERED_TO] = 0b10
    return table


Rung = tuple[Callable[[], RaceTable], str, str]
"""A position, what is tried there, and why not; nothing if it can be done."""

LADDERS: dict[str, list[Rung]] = {
    "match": [
        (lambda: at("citadel", "", "roll"), "match:4H", "roll-first"),
        (lambda: after_matching(""), "match:5H", "matched-already"),
        (lambda: at("citadel"), "match:5H", "not-held"),
        (lambda: at("citadel", "5H"), "match:5H", "no-match"),
        (lambda: at("citadel", "4H"), "match:4H", ""),
    ],
    "passport": [
        (lambda: at("citadel"), "passport:5S", "other-time"),
        (lambda: at("citadel", "", "roll"), "passport:5S", "passport-place"),
        (lambda: at("tower-clubs", "", "roll"), "passport:5S", "passport-suit"),
        (lambda: at("tower-clubs", "", "roll"), "passport:5C", "not-held"),
        (lambda: at("tower-clubs", "5C", "roll"), "passport:5C", ""),
    ],
    "ride": [
        (lambda: at("citadel", "", "roll"), "ride:underground", "roll-first"),
        (lambda: at("citadel", "X1", "roll"), "ride:tower-clubs", "roll-first"),
        (lambda: at("citadel", "", "acquisition"), "ride:underground", "journey-over"),
        (lambda: at("off-board"), "ride:underground", "ride-off-board"),
        (lambda: at("citadel"), "ride:underground", "no-ride-underground"),
        (lambda: at("citadel"), "ride:tower-clubs", "no-joker"),
        (lambda: at("citadel", "X1"), "ride:tower-clubs", ""),
    ],
    "horse": [
        (lambda: at("citadel", "", "roll"), "horse:underground", "roll-first"),
        (lambda: at("citadel", "", "acquisition"), "horse:underground", "journey-over"),
        (lambda: at("citadel"), "horse:palace-clubs", "other-time"),
        (lambda: at("citadel", script="go:citadel.1"), "horse:underground", "no-ride-underground"),
        (lambda: at("citadel", script="go:citadel.1"), "horse:palace-clubs", "too-poor"),
        (lambda: at("citadel", "9D", script="go:citadel.1"), "horse:palace-clubs", ""),
    ],
    "joker": [
        (lambda: at("citadel", "", "roll"), "joker", "roll-first"),
        (lambda: at("citadel", "", "acquisition"), "joker", "journey-over"),
        (lambda: at("citadel"), "joker", "other-time"),
        (lambda: at("citadel", script="go:citadel.1"), "joker", "not-here"),
        (lambda: at("citadel", script="go:citadel.2", other="X1 X2"), "joker", "court-without-joker"),
        (lambda: at("citadel", script="go:citadel.2"), "joker", "too-poor"),
        (lambda: at("citadel", "9H", script="go:citadel.2"), "joker", ""),
    ],
    "claim": [
        (lambda: at("citadel", "", "roll"), "claim", "roll-first"),
        (lambda: at("citadel"), "claim", "other-time"),
        (lambda: at("citadel", "", "acquisition"), "claim", "no-house"),
        (lambda: at("plaza-clubs", "", "acquisition", other="JC"), "claim", "royal-held"),
        (lambda: at("plaza-clubs", "KS QH QD", "acquisition"), "claim", "no-free-carrot"),
        (lambda: at("plaza-clubs", "KS QH", "acquisition"), "claim", "too-poor"),
        (lambda: at("plaza-clubs", "TC", "acquisition"), "claim", ""),
    ],
    "attack": [
        (lambda: at("tower-clubs", "", "roll"), "attack:1", "roll-first"),
        (lambda: at("tower-clubs"), "attack:1", "other-time"),
        (lambda: at("tower-clubs", "", "acquisition"), "attack:1", "attack-elsewhere"),
        (lambda: at("citadel", "9H", "acquisition"), "attack:1", "too-poor"),
        (lambda: at("citadel", "9S", "acquisition"), "attack:1", ""),
    ],
    "buy": [
        (lambda: at("citadel", "", "roll"), "buy:7C", "roll-first"),
        (lambda: at("citadel"), "buy:7C", "other-time"),
        (
            lambda: at("plaza-hearts", "5D", "acquisition", "buy:3H done pay:5D done", spent="3H"),
            "buy:7C",
            "traded-already",
        ),
        (lambda: at("tower-clubs", "", "acquisition"), "buy:7C", "no-market"),
        (lambda: at("plaza-hearts", "", "acquisition"), "buy:7C", "sells-others"),
        (lambda: at("plaza-hearts", "", "acquisition"), "buy:7H", "not-for-sale"),
        (lambda: at("plaza-hearts", "", "acquisition", spent="7H"), "buy:7H", "too-poor"),
        (lambda: at("plaza-hearts", "9D", "acquisition", spent="7H"), "buy:7H", ""),
    ],
    "offer": [
        (offered_before, "offer:1", "offered-already"),
        (lambda: at("tower-hearts", "", "acquisition", special_trades=True), "offer:1", "trade-elsewhere"),
        (lambda: at("citadel", "", "acquisition", special_trades=True), "offer:1", "trade-nothing"),
        (lambda: at("citadel", "9D", "acquisition", special_trades=True, other="9H"), "offer:1", ""),
    ],
    "guard": [
        (lambda: at("citadel", "", "roll", tokens={"guard": "cave-1"}, **FRONTIER), "guard:cave-1", "roll-first"),
        (
            lambda: at("citadel", "8E 9E", script="guard:cave-2 pay:8E done", **FRONTIER),
            "guard:cave-2",
            "power-used",
        ),
        (lambda: at("citadel", tokens={"guard": "cave-1"}, **FRONTIER), "guard:cave-1", "guard-there"),
        (lambda: at("citadel", tokens={"guard": "cave-1"}, **FRONTIER), "guard:cave-2", "too-poor"),
        (lambda: at("citadel", "9E", **FRONTIER), "guard:cave-2", ""),
    ],
    "beast": [
        (lambda: at("citadel", "", "roll", tokens={"beast": "woods-1"}, **FRONTIER), "beast:woods-1", "roll-first"),
        (lambda: at("citadel", "8N", script="beast:woods-1 pay:8N done", **FRONTIER), "beast:woods-1", "power-used"),
        (lambda: at("citadel", tokens={"beast": "woods-1"}, **FRONTIER), "beast:woods-1", "beast-there"),
        (lambda: at("citadel", tokens={"beast": "woods-1"}, **FRONTIER), "beast:woods-2", "too-poor"),
        (lambda: at("citadel", "9N", **FRONTIER), "beast:woods-2", ""),
    ],
    "summon": [
        (lambda: at("citadel", "", "roll", **FRONTIER), "summon", "roll-first"),
        (lambda: at("citadel", **FRONTIER), "summon", "nobody-off-board"),
    ],
    "climb": [
        (lambda: at("citadel", "", "roll", **FRONTIER), "climb:cave-1", "roll-first"),
        (lambda: at("citadel", "", "acquisition", **FRONTIER), "climb:cave-1", "journey-over"),
        (lambda: at("citadel", **FRONTIER), "climb:cave-9", "climb-from-below"),
        (lambda: at("off-board", "", script="down", **FRONTIER), "climb:cave-9", "no-such-cave"),
        (lambda: at("off-board", "7T", script="down", **FRONTIER), "climb:cave-1", "too-poor"),
        (
            lambda: at("off-board", "8T", script="down", tokens={"guard": "cave-1"}, **FRONTIER),
            "climb:cave-1",
            "guarded",
        ),
        (lambda: at("off-board", "8T", script="down", **FRONTIER), "climb:cave-1", ""),
    ],
    "hole": [
        (lambda: at("citadel", "", "roll"), "hole:cave-9", "roll-first"),
        (lambda: at("citadel", "", "acquisition"), "hole:cave-9", "journey-over"),
        (lambda: at("citadel"), "hole:cave-9", "other-time"),
        (lambda: at("underground"), "hole:cave-9", "no-such-cave"),
        (lambda: at("citadel", "8S", script="go:citadel.3 hole:cave-2 pay:8S done"), "hole:cave-9", "came-out"),
        (lambda: at("citadel", script="go:citadel.3"), "hole:cave-9", "no-such-cave"),
        (lambda: at("citadel", script="go:citadel.3"), "hole:cave-1", "same-cave"),
        (lambda: at("citadel", script="go:citadel.3"), "hole:cave-2", "too-poor"),
        (lambda: at("citadel", "8S", script="go:citadel.3"), "hole:cave-2", ""),
    ],
    "gallop": [
        (lambda: at("citadel", "", "roll", **FRONTIER), "gallop:underground", "roll-first"),
        (lambda: at("citadel", "", "acquisition", **FRONTIER), "gallop:underground", "journey-over"),
        (lambda: at("citadel", **FRONTIER), "gallop:underground", "no-ride-underground"),
    ],
}

BERTH = "palace-shells.1"
"""One of its sides that face the sea, by which the land is left."""


def at_sea(place: str, hand: str = "", phase: str = "journey", script: str = "", **more: object) -> RaceTable:
    """The same with the suits of the sea; `ship` is what the anchors of the first player remember."""
    if "ship" in more:
        more["remembers"] = {"anchors": (more.pop("ship"),)}
    return at(place, hand, phase, script, **{**NAUTICAL, **more})


def drafted(place: str, hand: str = "", phase: str = "journey", script: str = "", **more: object) -> RaceTable:
    return at_sea(place, hand, phase, script, **{**DRAFTED, **more})


LADDERS |= {
    "row": [
        (lambda: at_sea("citadel", "", "roll"), "row:citadel.0", "roll-first"),
        (lambda: at_sea("tower-shells", "", "acquisition"), f"row:{BERTH}", "journey-over"),
        (lambda: at_sea("citadel"), f"row:{BERTH}", "other-time"),
        (lambda: at_sea("tower-shells"), "row:citadel.0", "no-port"),
        (lambda: at_sea("tower-shells"), "row:tower-shells.0", "row-elsewhere"),
        (lambda: at_sea("tower-shells"), f"row:{BERTH}", ""),
    ],
    "cast": [
        (lambda: at_sea("citadel", "", "roll"), "cast:5B", "roll-first"),
        (lambda: at_sea("citadel"), "cast:5B", "other-time"),
        (lambda: at_sea("underground", "2L 3L", "acquisition", "cast:2L done"), "cast:5B", "cast-already"),
        (lambda: at_sea("citadel", "", "acquisition"), "cast:5B", "cast-underground"),
        (lambda: at_sea("underground", "", "acquisition"), "cast:5B", "wrong-suit"),
        (lambda: at_sea("underground", "", "acquisition"), "cast:5L", "not-held"),
        (lambda: at_sea("underground", "5L", "acquisition"), "cast:5L", ""),
    ],
    "send": [
        (lambda: at_sea("citadel", "", "roll"), "send", "roll-first"),
        (lambda: at_sea("off-board"), "send", "other-time"),
        (lambda: at_sea("citadel", "8A 9A", script="send pay:8A done", ship=BERTH), "send", "power-used"),
        (lambda: at_sea("citadel", "9A"), "send", "ship-home"),
        (lambda: at_sea("citadel", ship=BERTH), "send", "too-poor"),
        (lambda: at_sea("citadel", "9A", ship=BERTH), "send", ""),
    ],
    "sail": [
        (lambda: at("off-board"), "sail:citadel.0", "strategy-not-in-play"),
        (lambda: at_sea("tower-anchors", "", "roll"), "sail:citadel.0", "roll-first"),
        (lambda: at_sea("tower-anchors", "", "acquisition"), f"sail:{BERTH}", "journey-over"),
        (lambda: at_sea("citadel"), "sail:citadel.0", "no-ship"),
        (lambda: at_sea("tower-anchors", script="sail:merchant-2.1"), "sail:citadel.0", "ship-other-side"),
        (lambda: at_sea("tower-anchors"), "sail:citadel.0", "no-port"),
        (lambda: at_sea("tower-anchors"), "sail:tower-anchors.0", "sail-elsewhere"),
        (lambda: at_sea("tower-anchors"), f"sail:{BERTH}", ""),
    ],
    "embark": [
        (lambda: at_sea("palace-shells", "9A"), "embark", "other-time"),
        (
            lambda: at_sea("palace-shells", "8A", script=f"send pay:8A done go:{BERTH}", ship=BERTH),
            "embark",
            "power-used",
        ),
        (
            lambda: at("tower-clubs", "2C", script="fall", passport="2C", suits="clubs,shells,anchors"),
            "embark",
            "embark-at-sea",
        ),
        (lambda: at_sea("palace-shells", script=f"go:{BERTH}"), "embark", "too-poor"),
        (lambda: at_sea("palace-shells", "9A", script=f"go:{BERTH}"), "embark", ""),
    ],
    "anchor": [
        (lambda: at_sea("palace-shells", "", "roll"), "anchor:5L", "roll-first"),
        (lambda: at_sea("palace-shells"), "anchor:5L", "other-time"),
        (lambda: at_sea("palace-shells", "3A", "acquisition", "anchor:3A"), "anchor:5L", "power-used"),
        (lambda: at_sea("citadel", "", "acquisition"), "anchor:5L", "no-house"),
        (lambda: at_sea("palace-shells", "", "acquisition", other="QL"), "anchor:5L", "royal-held"),
        (lambda: at_sea("palace-shells", "", "acquisition", ship="5A:palace-shells"), "anchor:5L", "anchored-already"),
        (lambda: at_sea("palace-shells", "", "acquisition"), "anchor:5L", "not-held"),
        (lambda: at_sea("palace-shells", "5L", "acquisition"), "anchor:5L", "anchor-pips"),
        (lambda: at_sea("palace-shells", "5A", "acquisition"), "anchor-high:5A", "anchor-not-high"),
        (lambda: at_sea("palace-shells", "5A", "acquisition"), "anchor:5A", ""),
    ],
    "ring": [
        (lambda: at_sea("citadel", "", "roll"), "ring:3", "roll-first"),
        (lambda: at_sea("off-board"), "ring:3", "other-time"),
        (lambda: at_sea("citadel", "8B", script="ring:1 pay:8B done"), "ring:3", "power-used"),
        (lambda: at_sea("underground", "9B"), "ring:3", "ring-below"),
        (lambda: at_sea("citadel", "9B"), "ring:3", "not-at-table"),
        (lambda: at_sea("tower-bells"), "ring:0", "ring-there"),
        (lambda: at_sea("palace-bells", tokens={"storm": "citadel"}), "ring:1", "ring-stormed"),
        (lambda: at_sea("citadel"), "ring:1", "too-poor"),
        (lambda: at_sea("citadel", "9B"), "ring:1", ""),
    ],
    "crypt": [
        (lambda: at_sea("citadel", "", "roll"), "crypt", "roll-first"),
        (lambda: at_sea("citadel", "", "acquisition"), "crypt", "journey-over"),
        (lambda: at_sea("citadel"), "crypt", "no-crypt"),
        (lambda: at_sea("tower-bells", tokens={"storm": "tower-bells"}), "crypt", "stormed"),
        (lambda: at_sea("tower-bells"), "crypt", ""),
    ],
    "unlock": [
        (lambda: at_sea("citadel", "", "roll"), "unlock", "roll-first"),
        (lambda: at_sea("citadel", "", "acquisition"), "unlock", "journey-over"),
        (lambda: at_sea("citadel"), "unlock", "unlock-at-cave"),
        (lambda: at_sea("underground", "9B", script="hole:cave-1"), "unlock", "unlock-at-cave"),
        (lambda: at_sea("citadel", script="go:citadel.3"), "unlock", "too-poor"),
        (lambda: at_sea("citadel", "9B", script="go:citadel.3"), "unlock", ""),
    ],
    "implore": [
        (lambda: at_sea("underground", "", "roll"), "implore", "roll-first"),
        (lambda: at_sea("citadel"), "implore", "other-time"),
        (lambda: at_sea("citadel", "3B", "acquisition", "implore peal:3B done relent"), "implore", "power-used"),
        (lambda: at_sea("underground", "", "acquisition"), "implore", "implore-below"),
        (lambda: at_sea("tower-bells", "", "acquisition"), "implore", "implore-nobody"),
        (lambda: at_sea("citadel", "", "acquisition"), "implore", "too-poor"),
        (lambda: at_sea("citadel", "3B", "acquisition"), "implore", ""),
    ],
    "storm": [
        (lambda: at_sea("citadel", "", "roll"), "storm:underground", "roll-first"),
        (lambda: at_sea("off-board"), "storm:underground", "other-time"),
        (lambda: at_sea("citadel", "8I", script="storm:citadel pay:8I done"), "storm:underground", "power-used"),
        (lambda: at_sea("citadel"), "storm:underground", "storm-below"),
        (lambda: at_sea("citadel"), "storm:tower-clubs", "not-on-land"),
        (lambda: at_sea("citadel", remembers={"icicles": ("citadel",)}), "storm:citadel", "storm-there"),
        (lambda: at_sea("citadel"), "storm:citadel", "too-poor"),
        (lambda: at_sea("citadel", "9I"), "storm:citadel", ""),
    ],
    "plunge": [
        (lambda: at_sea("citadel", "", "roll"), "plunge", "roll-first"),
        (lambda: at_sea("tower-icicles", "", "acquisition"), "plunge", "journey-over"),
        (lambda: at_sea("citadel"), "plunge", "other-time"),
        (lambda: at_sea("tower-icicles"), "plunge", ""),
    ],
    "dispatch": [
        (lambda: drafted("citadel", "", "roll"), "dispatch:underground", "roll-first"),
        (lambda: drafted("off-board"), "dispatch:underground", "other-time"),
        (lambda: drafted("citadel", "8A", script="dispatch:citadel pay:8A done"), "dispatch:citadel", "power-used"),
        (lambda: drafted("citadel"), "dispatch:underground", "ship-there"),
        (lambda: drafted("citadel"), "dispatch:tower-clubs", "not-on-land"),
        (lambda: drafted("citadel"), "dispatch:citadel", "too-poor"),
        (lambda: drafted("citadel", "9A"), "dispatch:citadel", ""),
    ],
    "loot": [
        (lambda: drafted("citadel", "", "roll"), "loot", "roll-first"),
        (lambda: drafted("citadel"), "loot", "other-time"),
        (lambda: drafted("citadel", "", "acquisition"), "loot", "loot-at-ship"),
        (lambda: drafted("underground", "", "acquisition"), "loot", "hold-empty"),
        (lambda: drafted("underground", "", "acquisition", ship="5L"), "loot", "too-poor"),
        (lambda: drafted("underground", "8A", "acquisition", ship="5L"), "loot", ""),
    ],
    "sail by the draft": [
        (lambda: drafted("underground", "", "roll"), "sail:citadel.0", "roll-first"),
        (lambda: drafted("underground", "", "acquisition"), f"sail:{BERTH}", "journey-over"),
        (lambda: drafted("palace-shells"), f"sail:{BERTH}", "no-ship"),
        (lambda: drafted("palace-shells", ship="palace-shells"), f"sail:{BERTH}", "sail-elsewhere"),
        (lambda: drafted("underground"), "sail:citadel.0", "no-port"),
        (lambda: drafted("underground"), f"sail:{BERTH}", ""),
    ],
    "tunnel": [
        (lambda: at_sea("citadel", tokens={"storm": "citadel"}), "tunnel:cave-9", "other-variant"),
        (lambda: drafted("citadel", "", "roll"), "tunnel:cave-9", "roll-first"),
        (lambda: drafted("tower-bells", "", "acquisition"), "tunnel:cave-9", "journey-over"),
        (lambda: drafted("citadel"), "tunnel:cave-9", "other-time"),
        (lambda: drafted("tower-shells"), "tunnel:cave-9", "tunnel-from-tower"),
        (lambda: drafted("tower-bells"), "tunnel:cave-9", "no-such-cave"),
        (lambda: drafted("tower-bells"), "tunnel:cave-1", "too-poor"),
        (lambda: drafted("tower-bells", "8B"), "tunnel:cave-1", ""),
    ],
    "unlock by the draft": [
        (lambda: drafted("underground", "", "roll"), "unlock", "roll-first"),
        (lambda: drafted("underground", "", "acquisition"), "unlock", "journey-over"),
        (lambda: drafted("tower-shells"), "unlock", "unlock-at-cave"),
        (lambda: drafted("citadel", script="go:citadel.3"), "unlock", "too-poor"),
        (lambda: drafted("underground", remembers={"icicles": ("9I",)}), "unlock", "iced"),
        (lambda: drafted("underground"), "unlock", ""),
    ],
    "drift": [
        (lambda: at_sea("off-board"), "drift:citadel.0", "other-variant"),
        (lambda: at_sea("citadel", tokens={"storm": "citadel"}), "drift:citadel.0", "other-variant"),
        (lambda: drafted("off-board"), "drift:citadel.0", "other-time"),
        (lambda: drafted("citadel", "", "acquisition"), "drift:citadel.0", "other-time"),
        (lambda: drafted("palace-shells", "9L", remembers={"icicles": ("9I",)}), "drift:citadel.0", "other-time"),
        (lambda: drafted("palace-shells", script=f"go:{BERTH}"), "drift:citadel.0", "no-port"),
        (lambda: drafted("palace-shells", script=f"go:{BERTH}"), f"drift:{BERTH}", "too-poor"),
        (lambda: drafted("palace-shells", "8L", script=f"go:{BERTH}"), f"drift:{BERTH}", ""),
    ],
    "sink and freeze": [
        (lambda: drafted("palace-shells", "9B"), "sink", "other-time"),
        (lambda: drafted("palace-shells", script=f"go:{BERTH}"), "sink", "too-poor"),
        (lambda: drafted("palace-shells", "8B", script=f"go:{BERTH}"), "sink", ""),
        (lambda: drafted("palace-shells", "8I", script=f"go:{BERTH}"), "freeze", "other-time"),
        (lambda: drafted("palace-shells", script=f"go:{BERTH} pass"), "freeze", "too-poor"),
        (lambda: drafted("palace-shells", "8I", script=f"go:{BERTH} pass"), "freeze", ""),
    ],
}


@pytest.mark.rule("JR-L1", "JR-J1", "JR-A1", "JR-E0e")
@pytest.mark.parametrize("kind", LADDERS)
def test_each_bar_that_is_taken_away_shows_the_next_one(kind: str) -> None:
    for make, action, message in LADDERS[kind]:
        assert told(make(), action) == message, action


# --- every kind of action in every phase -------------------------------------------------------------------------

ABSENT = {"strategy-not-in-play", "other-variant"}
"""What this game does not have at all."""


def out_of_phase(phase: str) -> dict[str, set[str]]:
    """The kinds of action that are not for a phase of the turn, and what may be said of each; of none that is a part of
    another decision. Each kind says itself in which phase it first can be done."""
    usual = {span.kind: span.phase for span in ACTIONS.spans if span.phase}
    travels = {span.kind for span in ACTIONS.spans if TRAVELS.has(ACTIONS.start(span.kind))}
    if phase == "roll":
        return {kind: {"roll-first"} | ABSENT for kind, own in usual.items() if own != "lottery"}
    if phase == "increment":
        others = {kind for kind, own in usual.items() if own != phase} - {"discard", "rest"}
        return {kind: {"turn-ends", "load-or-rest", "ice-or-rest"} for kind in others}
    found = {kind: {"other-time"} | ABSENT for kind, own in usual.items() if own == "lottery" or own == "increment"}
    if phase == "acquisition":
        return found | {kind: {"journey-over"} | ABSENT for kind in travels & set(usual)}
    return found | {kind: {"other-time"} | ABSENT for kind, own in usual.items() if own == "acquisition"}


@pytest.mark.rule("JR-L1", "JR-J1", "JR-A3", "JR-I3")
@pytest.mark.parametrize("settings", [{}, FRONTIER, NAUTICAL, DRAFTED], ids=["four", "frontier", "nautical", "drafts"])
@pytest.mark.parametrize("phase", ["roll", "journey", "acquisition", "increment"])
def test_out_of_its_phase_a_kind_of_action_has_one_reason_wherever_one_is_and_whatever_one_holds(
    phase: str, settings: dict[str, object]
) -> None:
    """With or without a joker, on a tower or none, rich or poor: for any card, place, road or player it is about."""
    first, *suits = [SUIT_LETTERS[SUITS.index(suit)] for suit in str(settings.get("suits", FOUR)).split(",")]
    tower = f"tower-{str(settings.get('suits', FOUR)).partition(',')[0]}"
    rich = " ".join(f"9{suit} T{suit}" for suit in (first, *suits)) + " X1"
    many = f"{rich} 2{first} 3{first}" if phase == "increment" else rich
    tables = [
        position((hand, ""), (place, "citadel"), phase=phase, dice=(3, 4), **settings)  # type: ignore[arg-type]
        for hand in ((many,) if phase == "increment" else (many, ""))
        for place in (("citadel",) if phase == "increment" else ("citadel", tower))
    ]
    for kind, known in out_of_phase(phase).items():
        start, size = ACTIONS.start(kind), ACTIONS.span(ACTIONS.start(kind)).size
        tried = sorted({start, start + size // 2, start + size - 1})
        found = {told(table, ACTIONS.text(action)) for table in tables for action in tried}
        assert len(found) == 1, (kind, found)
        assert found <= known, kind


# --- places and cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-L1", "JR-L2", "JR-C1")
def test_of_a_card_the_phase_is_told_first() -> None:
    """A joker before the roll is the case that helps nobody to hear that it cannot be shown as a passport."""
    for place in ("citadel", "tower-clubs"):
        for phase, known in (
            ("roll", {"roll-first"}),
            ("journey", {"not-held", "no-match"}),
            ("acquisition", {"other-time"}),
        ):
            view = see(position((RICH, ""), (place, "citadel"), phase=phase, dice=(3, 4)), 0)
            reasons = [view.why_not_with(card) for card in CARD_TEXTS]
            assert {reason.message.removeprefix("jackrabbits-") for reason in reasons if reason} == known


@pytest.mark.rule("JR-C1", "JR-C2")
def test_where_cards_are_put_together_a_card_says_why_it_is_not_among_them() -> None:
    paying = see(at("citadel", "2S 9H X1 9S", script="go:citadel.3 hole:cave-2"), 0)
    assert paying.why_not_with("9S") is None
    assert {card: getattr(paying.why_not_with(card), "message", "") for card in ("X1", "9H", "8S")} == {
        "X1": "jackrabbits-joker-worthless",
        "9H": "jackrabbits-wrong-suit",
        "8S": "jackrabbits-not-held",
    }


def test_of_a_card_and_of_a_place_somebody_else_is_told_that_it_is_not_their_turn() -> None:
    view = see(position((RICH, "5H"), phase="journey", dice=(3, 4)), 1)
    for reason in (view.why_not_with("5H"), view.why_not_there("citadel")):
        assert reason is not None
        assert reason.message == "core-not-your-turn"


# --- where a road is not the one ---------------------------------------------------------------------------------


@pytest.mark.rule("JR-J2", "JR-T1", "JR-E2a", "JR-E4a", "JR-E4b")
@pytest.mark.parametrize(
    ("beast", "script", "message"),
    [
        ("woods-1", "", "other-road"),
        ("woods-1", "beast:river-2 pay:8N done", "guarded"),
        ("river-2", "", "beast-first"),
    ],
    ids=["the other road", "all sides are open", "before the beast"],
)
def test_that_a_road_is_none_to_take_is_told_before_what_it_would_cost(beast: str, script: str, message: str) -> None:
    """In river-2, into which one comes from the plaza of acorns, the other road leads to the guard."""
    script, tokens = f"go:plaza-acorns.5 {script}", {"guard": "merchant-2", "beast": beast}
    table = at("plaza-acorns", "8N 7E", script=script, suits="shields,acorns", tokens=tokens)
    assert told(table, "go:river-2.1") == message
