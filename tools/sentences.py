"""Writes down what Python says of golden games, reasons and actions, for the tests of the page: it says the same."""

from __future__ import annotations

import json
from pathlib import Path

import golden
from warren.core.errors import BadActionText, BadInput, IllegalAction, Reason, WarrenError
from warren.core.facts import Ear
from warren.core.messages import Thing, sitter
from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get, names
from warren.text import LANGUAGES, Words
from warren.text.problems import message_of

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "sentences.json"
READERS: dict[str, tuple[int | None, ...]] = {
    "jackrabbit-went-out": (None, 0),
    "jackrabbit-piles-low": (None, 0),
    "jackrabbit-nothing-fits": (None, 0),
    "jackrabbit-match-after-a-tie": (None, 0),
    "jacked-memory": (0,),
    "jacked-teams": (None,),
    "jacked-three-players": (2,),
    "jacked-two-players": (1,),
    "jackrabbits-full-edition": (1,),
    "jackrabbits-capital-and-carrots": (None,),
    "jackrabbits-open-hearts": (0,),
    "jackrabbits-seized-surplus": (0,),
    "jackrabbits-ambivalent-aces": (1,),
    "jackrabbits-special-trades": (2,),
    "land-free-explored": (0,),
    "land-freestyle": (None,),
    "land-revisited": (1,),
}
"""The golden games that are told, and to whom."""

REASONS: dict[str, dict[str, object]] = {
    "jackrabbit": {"length": "hand"},
    "jackrabbits": {"players": 3, "turn_limit": 25},
}
"""The games of which reasons are told, with their settings."""

ACTIONS = ("go:citadel.2", "boat:merchant-1.0", "attack:1", "hole:cave-2", "fly:tower-clubs", "pay:7T", "buy:TI")

PROBLEMS = (
    BadActionText("action/text", text="go", form=Thing("form", "go:<road>"), example="go:citadel.0"),
    BadInput("table/unknown", table="a\x1bb"),
    IllegalAction(Reason("core-not-your-turn", seat=0, waiting=(sitter(1), sitter(2)))),
)

NAMES = ("Ana", "Íñigo", "Cleo", "Iris")  # names that Spanish joins with "e", too


def all_words() -> list[Words]:
    return [Words(language, spoken=spoken) for language in LANGUAGES for spoken in (False, True)]


def made() -> str:
    found = [game for game in golden.GOLDEN if game.name in READERS]
    content: dict[str, object] = {
        "names": NAMES,
        "stories": [_story(*golden.play(game), seat) for game in found for seat in READERS[game.name]],
        "reasons": [_reason(reason) for name in REASONS for reason in _reasons(name)],
        "problems": [_problem(error) for error in PROBLEMS],
        "forms": {name: get(name).actions.forms() for name in names()},
        "actions": [_action(text) for text in ACTIONS],
        "cards": {words.language: [words.card_spoken(card) for card in ("AC", "7H", "TS")] for words in all_words()},
    }
    parts = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in content.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _story(table: Table, ear: Ear, seat: int | None) -> dict[str, object]:
    outcome = table.outcome
    assert outcome is not None
    game = table.game
    lines = game.seeing.story(game.name).tell(ear.facts(seat))
    return {
        "lines": [line.json() for line in lines],
        "outcome": outcome.json(),
        "told": [
            {
                "language": words.language,
                "spoken": words.spoken,
                "sentences": words.lines(lines, NAMES),
                "end": words.outcome(outcome, NAMES),
            }
            for words in all_words()
        ],
    }


def _reason(reason: Reason) -> dict[str, object]:
    told = {words.language: words.phrase(reason, NAMES) for words in all_words() if not words.spoken}
    return {"reason": reason.json(), "told": told}


def _action(text: str) -> dict[str, object]:
    """An action of the race on the sample land, with and without knowing where its roads lead."""
    game = get("jackrabbits")
    meanings = game.seeing.meanings(game.agree({}))
    told = {
        words.language: [words.action(game.name, text, NAMES, known) for known in (meanings, {})]
        for words in all_words()
        if not words.spoken
    }
    road = game.actions.to_json(game.actions.parse(text)).get("road", "")
    return {"action": text, "meanings": {road: meanings[road]} if road else {}, "told": told}


def _problem(error: WarrenError) -> dict[str, object]:
    told = {words.language: words.error(error, NAMES) for words in all_words() if not words.spoken}
    return {"problem": {**message_of(error).json(), "code": error.code}, "told": told}


def _reasons(name: str) -> list[Reason]:
    """Why not, of every message that a random game comes upon: a few of each."""
    game = get(name)
    table = game.start(game.agree(REASONS[name]), "sentences", "fast", Ear(game.facts))
    chance = fast("sentences")
    found: dict[str, list[Reason]] = {}
    while table.outcome is None:
        seat = table.seats()[0]
        for action in range(game.actions.size):
            reason = table.explain(seat if action % 7 else (seat + 1) % int(table.players), action)
            if reason is not None and len(kept := found.setdefault(_form(reason), [])) < 2:
                kept.append(reason)
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    return [reason for kept in found.values() for reason in kept]


def _form(reason: Reason) -> str:
    return " ".join([reason.message, *(str(reason.arguments.get(name)) for name in ("stack", "instead", "what"))])


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
