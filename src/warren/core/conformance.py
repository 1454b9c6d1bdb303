"""The checks that every game must pass. Shipped, so that a new game can use them:

    from warren.core.conformance import check
    check(MyGame(), games=20, players=3)

`check` plays random games and, at many of their positions, holds the game to the whole contract of `game.py`. A game
that fails raises `ConformanceFailure`, which names the check, the seed and what was seen. There are no exemptions.
docs/adding-a-game.md lists the checks by name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import NoReturn

from warren.core.actions import ActionSpace
from warren.core.errors import ConformanceFailure, IllegalAction
from warren.core.facts import HIDDEN, Ear, first, kind_of, seat_of, second, third
from warren.core.game import Game
from warren.core.record import read, record, replay
from warren.core.rng import NO_CHANCE, Chance, OutOfScript, ScriptedChance, fast
from warren.core.settings import Setup
from warren.core.table import Table
from warren.core.view import View
from warren.core.worlds import deals, sampled, surprise, worlds

LONGEST_GAME = 20_000
"""Actions after which a random game is called endless; give it a turn limit."""

_NAME = re.compile("[a-z]+(-[a-z]+)*")

LONGEST_DRAFT = 6
MOST_COPIES = 6

CONTRADICTIONS = 16
"""How often samples must fail what a fact told, where the real table never did, before that is no accident."""

SURPRISE = 6.0
"""How many standard deviations counted samples may be off; by accident, once in a billion times."""


class Report:
    """What was looked at."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.samples = 0

    def __repr__(self) -> str:
        return f"{self.games} games, {self.positions} positions, {self.samples} samples"


def check(game: Game, games: int = 10, seed: str = "conformance", samples: int = 1, **settings: object) -> Report:
    """Hold a game to its contract over random games with these settings; each position is checked in full."""
    report = Report()
    setup = game.agree(settings)
    check_action_forms(game.actions)
    check_fact_rules(game)
    check_step_names(game)
    echoes = Echoes(game)
    for number in range(games):
        chance = fast(f"choices of {seed} {number}")
        ear = Ear(game.facts)
        table = game.start(setup, f"{seed} {number}", listener=ear)
        recent = Ear(game.facts)
        recent.events = ear.events[:]
        table.listen(recent)
        copies: list[Table] = []
        for actions in range(LONGEST_GAME + 1):
            for look in POSITION_CHECKS:
                look(game, table, chance)
            for seat in (*range(table.players), None):
                for _ in range(samples):
                    sample = check_sample(game, table, seat, chance)
                    echoes.hold(table, sample, seat, recent)
                    report.samples += 1
            report.positions += 1
            if table.outcome is not None:
                break
            if actions == LONGEST_GAME:
                _fail("no-dead-ends", table, "the game does not end")
            recent.forget()
            _play_on(game, table, chance, copies)
        check_outcome(table)
        check_copies(table, copies)
        check_same_again(game, setup, table)
        check_record(game, table, ear)
        echoes.judge(table)
        report.games += 1
    return report


def _play_on(game: Game, table: Table, chance: Chance, copies: list[Table]) -> None:
    """Play any action, on a few copies too; views taken before must not change."""
    if len(copies) < MOST_COPIES and chance.below(4) == 0:
        copies += [table.clone(), game.load(table.dump())]
    views = [table.view(seat) for seat in (*range(table.players), None)]
    seen = [view.dump() for view in views]
    mover = int(table.mover())
    action = _any_of(table.choices(mover), chance)
    table.play(mover, action)
    if [view.dump() for view in views] != seen:
        _fail("views-fixed", table, "a view taken before an action changed with it")
    for copy in copies:
        if action not in copy.choices(mover):
            _fail("copies", table, f"{game.actions.text(action)} was not legal on a table cloned or loaded before")
        copy.play(mover, action)
        if copy.census() != table.census():
            _fail("copies", table, f"a table cloned or loaded before went on to other pieces: {copy.census()}")


def check_frequencies(game: Game, seed: str = "frequencies", draws: int = 2000, **settings: object) -> float:
    """Compare samples with full enumeration at every position of one random game. For games with small deals.

    Answers the greatest surprise found, in standard deviations: up to 4 or so is what chance does, over 6 it fails.
    """
    setup = game.agree(settings)
    starts = list(deals(game, setup))
    table = game.start(setup, seed)
    moves, chance = fast(f"moves of {seed}"), fast(f"samples of {seed}")
    greatest = 0.0
    while table.outcome is None:
        for seat in (*range(table.players), None):
            view = table.view(seat)
            found = surprise(worlds(starts, view), sampled(game, view, chance, draws))
            greatest = max(greatest, found)
            if found > SURPRISE:
                _fail("samples-frequencies", table, f"seat {seat}: {found:.1f} standard deviations off")
        mover = int(table.mover())
        table.play(mover, _any_of(table.choices(mover), moves))
    return greatest


# --- before the first game ---------------------------------------------------------------------------------------


def check_action_forms(actions: ActionSpace) -> None:
    """Every action has a text and a JSON form of its own, and both lead back to it."""
    texts = set()
    for action in range(actions.size):
        text = actions.text(action)
        texts.add(text)
        if not text.isascii() or " " in text:
            _fail("action-forms", None, f"{text!r} is not plain")
        if actions.parse(text) != action or actions.from_json(actions.to_json(action)) != action:
            _fail("action-forms", None, f"{text} leads elsewhere")
    if len(texts) != actions.size:
        _fail("action-forms", None, "two actions share a text")


def check_fact_rules(game: Game) -> None:
    """Every fact comes from rules that the game has."""
    for kind in game.facts.kinds:
        unknown = [rule for rule in kind.rules if rule not in game.rules]
        if unknown or not kind.rules:
            _fail("fact-rules", None, f"the fact {kind.name} names {unknown or 'no rule'}, not one of {game.rules}")


def check_step_names(game: Game) -> None:
    """Every step has a name of its own, in plain words with hyphens."""
    names = [step.name for step in game.steps]
    odd = [step.__name__ for step in game.steps if not _NAME.fullmatch(step.name) or names.count(step.name) > 1]
    if odd:
        _fail("step-names", None, f"{', '.join(odd)}: each wants a name of its own, such as `two-words`, not {names}")


# --- at every position -------------------------------------------------------------------------------------------


def check_choices(game: Game, table: Table, _chance: Chance) -> None:
    """Somebody can act unless the game is over; choices are ascending, and the same when asked again."""
    seats = table.seats()
    if (table.outcome is None) != bool(seats):
        _fail("no-dead-ends", table, f"seats to act: {seats}, outcome: {table.outcome}")
    for seat in range(table.players):
        choices = table.choices(seat)
        if bool(choices) != (seat in seats):
            _fail("no-dead-ends", table, f"seat {seat} has {len(choices)} choices, seats to act: {seats}")
        if choices != sorted(set(choices)) or choices != table.choices(seat):
            _fail("choices-ordered", table, f"seat {seat}: {choices}")
        if choices and [_picked(table, seat, n, len(choices)) for n in range(len(choices))] != choices:
            _fail("choices-picked", table, f"seat {seat}: picked one by one, the choices are not {choices}")
        view = table.view(seat)
        behind = [*view.rules, *([view.asks.rule] if view.asks is not None else [])]
        if any(rule not in game.rules for rule in behind) or bool(choices) < bool(behind):
            _fail("choice-rules", table, f"seat {seat}: the rules behind {choices} are {behind}")
        if any(action not in game.actions for action in choices + table.prompt(seat)):
            _fail("choices-in-range", table, f"seat {seat}: {choices}")


def _picked(table: Table, seat: int, n: int, count: int) -> int:
    """What random play picks if chance says so; -1 if it asks for another number of outcomes."""
    try:
        return int(table.pick(seat, ScriptedChance([(count, n)])))
    except OutOfScript:
        return -1


def check_steps(game: Game, table: Table, _chance: Chance) -> None:
    """Every step that lies on the table is known to the game, and comes back from its parts and progress."""
    try:
        for code, parts, progress in table.saved_steps():
            again = game.make_step(code[0], parts, progress)
            if again.parts() != parts or again.progress() != progress:
                _fail("steps", table, f"{type(again).__name__} made of {parts} gives {again.parts()} as its parts")
    except (TypeError, ValueError, IndexError) as problem:
        _fail("steps", table, str(problem))


def check_pieces(game: Game, table: Table, _chance: Chance) -> None:
    """Every card is in exactly one place."""
    census = table.census()
    if len(set(census)) != len(census):
        _fail("pieces", table, f"doubled: {sorted({card for card in census if census.count(card) > 1})}")
    if census != game.deal(table.setup, fast("census")).census():
        _fail("pieces", table, f"there are {census}")


def check_clone(game: Game, table: Table, _chance: Chance) -> None:
    """A clone is the same, and neither notices what is done to the other."""
    before = table.dump()
    clone = table.clone()
    if clone.dump() != before or clone.census() != table.census():
        _fail("clone", table, "a clone differs from its original")
    for seat in table.seats():
        for action in _ends_of(table.choices(seat)):
            trial = table.clone()
            trial.play(seat, action)
            if table.dump() != before:
                _fail("clone", table, f"playing {game.actions.text(action)} on a clone changed the original")
            after = trial.dump()
            again = table.clone()
            again.play(seat, action)
            if again.dump() != after:
                _fail("determinism", table, f"{game.actions.text(action)} played twice led to two tables")
            if trial.dump() != after:
                _fail("clone", table, f"playing {game.actions.text(action)} on one clone changed another")


def check_dump(game: Game, table: Table, _chance: Chance) -> None:
    """A table and its views survive being bytes, and go on in the same way."""
    loaded = game.load(table.dump())
    if loaded.dump() != table.dump() or loaded.census() != table.census():
        _fail("dump", table, "a loaded table differs from the one dumped")
    for seat in (*range(table.players), None):
        view = table.view(seat)
        for other in (loaded.view(seat), game.load_view(view.dump())):
            if other.dump() != view.dump():
                _fail("dump", table, f"the view of seat {seat} does not survive: {_difference(view, other)}")
    for seat in table.seats():
        clone = table.clone()
        action = table.choices(seat)[-1]
        clone.play(seat, action)
        again = game.load(table.dump())
        again.play(seat, action)
        if again.dump() != clone.dump():
            _fail("dump", table, f"a loaded table goes on differently after {game.actions.text(action)}")


def check_refusals(game: Game, table: Table, chance: Chance) -> None:
    """What is not legal is refused with a reason and changes nothing; what is legal needs no explanation."""
    before = table.dump()
    for seat in range(-1, int(table.players) + 1):
        choices = table.choices(seat)
        for action in (-1, *_some_actions(game, 40, chance), game.actions.size):
            reason = table.explain(seat, action)
            if (reason is None) != (action in choices):
                _fail("explain", table, f"seat {seat}, action {action}: {reason}")
            if reason is None:
                continue
            try:
                table.play(seat, action)
            except IllegalAction:
                if table.dump() == before:
                    continue
                _fail("refusals", table, f"a refused action {action} of seat {seat} changed the table")
            _fail("refusals", table, f"an illegal action {action} of seat {seat} was played")


def check_drafts(game: Game, table: Table, chance: Chance) -> None:
    """Composing a move, part by part, has no effect; what it foretells is what happens."""
    before = table.dump()
    for seat in table.seats():
        if table.after(seat, []).choices != table.choices(seat):
            _fail("drafts", table, f"an empty draft of seat {seat} offers something else")
        for action in _ends_of(table.choices(seat)):
            _check_draft(game, table, seat, action, chance)
        if table.dump() != before:
            _fail("drafts", table, f"drafting a move of seat {seat} changed the table")


def _check_draft(game: Game, table: Table, seat: int, action: int, chance: Chance) -> None:
    """Compose a move that begins with an action, and play it beside that on a clone."""
    prefix: list[int] = []
    played = table.clone()
    while True:
        prefix.append(action)
        move = " ".join(game.actions.text(part) for part in prefix)
        draft = table.after(seat, prefix)
        played.play(seat, action)
        is_foretold = draft.ended not in ("chance", "hidden")
        if is_foretold:
            seen = played.view(seat)
            if played.choices(seat) != draft.choices or seen.dump() != draft.preview.dump():
                _fail("drafts", table, f"drafting {move} foretold otherwise: {_difference(draft.preview, seen)}")
        if draft.is_complete:
            ends = {_played_whole(table, seat, prefix) for _ in range(2)}
            if played.dump() not in ends or len(ends) > 1:
                again = {_played_whole(table, seat, prefix) for _ in range(20)}
                if len(ends | again) > 1:
                    _fail("determinism", table, f"{move} played twice led to two tables")
                _fail("drafts", table, f"{move} played whole led elsewhere than its parts")
        if draft.ended or not draft.choices or len(prefix) == LONGEST_DRAFT:
            return
        action = _any_of(draft.choices, chance)


def _played_whole(table: Table, seat: int, move: list[int]) -> bytes:
    """Where a whole move leads to on a clone."""
    trial = table.clone()
    trial.play_all(seat, move)
    return trial.dump()


POSITION_CHECKS: tuple[Callable[[Game, Table, Chance], None], ...] = (
    check_choices,
    check_steps,
    check_pieces,
    check_clone,
    check_dump,
    check_refusals,
    check_drafts,
)


# --- samples -----------------------------------------------------------------------------------------------------


def check_sample(game: Game, table: Table, seat: int | None, chance: Chance) -> Table:
    """A table drawn from a view alone looks the same to its seat in everything, and is a whole table."""
    view = table.view(seat)
    check_sample_is_pure(game, table, seat, chance)
    sample = game.sample(game.load_view(view.dump()), chance)
    if not sample.is_imagined:
        _fail("samples-imagined", table, "a sample does not say that it is one: set is_imagined")
    if sample.chance is chance or sample.chance is NO_CHANCE:
        _fail("samples-chance", table, "a sample has no source of chance of its own: give it chance.spawn()")
    if sample.view(seat).dump() != view.dump():
        found = _difference(view, sample.view(seat))
        _fail("secrecy", table, f"seat {seat} sees something else on a table drawn from its own view: {found}")
    if len(set(sample.census())) != len(sample.census()) or sample.census() != table.census():
        _fail("samples-whole", table, f"a sample for seat {seat} has other cards: {sample.census()}")
    check_steps(game, sample, chance)
    if seat is not None:
        _check_secrets(game, table, sample, seat, chance)
    after = sample.clone()
    if after.outcome is None:
        mover = int(after.mover())
        after.play(mover, _any_of(after.choices(mover), chance))
    return sample


def _check_secrets(game: Game, table: Table, sample: Table, seat: int, chance: Chance) -> None:
    """Explanations and drafts tell a seat nothing by which it could tell the table from a sample."""
    for action in _some_actions(game, 25, chance):
        mine, other = table.explain(seat, action), sample.explain(seat, action)
        if repr(mine) != repr(other):
            _fail("secrecy", table, f"why not {game.actions.text(action)}? {mine}, on a sample {other}")
    for action in _ends_of(table.choices(seat)):
        prefix = [action]
        while True:
            draft, other_draft = table.after(seat, prefix), sample.after(seat, prefix)
            if draft.preview.dump() != other_draft.preview.dump() or draft.choices != other_draft.choices:
                move = " ".join(game.actions.text(part) for part in prefix)
                found = _difference(draft.preview, other_draft.preview)
                _fail("secrecy", table, f"drafting {move} shows what seat {seat} cannot know: {found}")
            if draft.ended or not draft.choices or len(prefix) == LONGEST_DRAFT:
                break
            prefix.append(_any_of(draft.choices, chance))


def check_sample_is_pure(game: Game, table: Table, seat: int | None, chance: Chance) -> None:
    """A sample comes from the view's bytes and the chance it is given, and from nothing else."""
    data = table.view(seat).dump()
    one = game.sample(game.load_view(data), chance.copy())
    game.start(table.setup, "another table")
    other = game.sample(game.load_view(data), chance.copy())
    if one.dump() != other.dump():
        _fail("samples-pure", table, f"two samples for seat {seat} from the same view and chance differ")


class Echoes:
    """What facts tell about the seat they are of, held against real tables and against samples.

    Where a value that was told is always (or never) in a part of that seat's own view on real tables, it must be so
    on samples drawn for those who were told: else the sampler does not honour the memory, or the fact tells too much.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.real: dict[tuple[str, str, str], list[int]] = {}
        self.drawn: dict[tuple[str, str, str], list[int]] = {}

    def hold(self, table: Table, sample: Table, reader: int | None, recent: Ear) -> None:
        for told in self.game.facts.redact_all(recent.events, -1 if reader is None else reader):
            seat = int(seat_of(told))
            if seat >= 0 and seat != reader:
                kind = self.game.facts.kinds[kind_of(told) - 1]
                state, imagined = table.view(seat).save(), sample.view(seat).save()
                for part, value in zip(kind.parts, (first(told), second(told), third(told)), strict=False):
                    for name in state if value != HIDDEN else ():
                        key = (kind.name, part.name, name)
                        self.real.setdefault(key, [0, 0])[value in state[name]] += 1
                        self.drawn.setdefault(key, [0, 0])[value in imagined[name]] += 1

    def judge(self, table: Table) -> None:
        for key, (absent, present) in self.real.items():
            kind, part, name = key
            never, always = (
                count // int(table.players) for count in self.drawn[key]
            )  # each is held by so many readers
            if not absent and never >= CONTRADICTIONS:
                _fail("samples-memory", table, f"{kind} tells a {part} that is in {name}, but not on {never} samples")
            if not present and always >= CONTRADICTIONS:
                _fail(
                    "samples-memory", table, f"{kind} tells a {part} that is not in {name}, but is on {always} samples"
                )


# --- once a game is over -----------------------------------------------------------------------------------------


def check_outcome(table: Table) -> None:
    """A score for each seat, and winners who sit there."""
    outcome = table.outcome
    assert outcome is not None
    seats = range(int(table.players))
    if len(outcome.scores) != table.players or any(seat not in seats for seat in outcome.winners):
        _fail("outcome", table, f"{outcome} at a table of {table.players}")


def check_copies(table: Table, copies: list[Table]) -> None:
    """Tables cloned or loaded on the way, on which the same was played, have come to the same end."""
    for copy in copies:
        if copy.dump() != table.dump():
            _fail("copies", table, "a table cloned or loaded on the way came to another end")
        for seat in (*range(table.players), None):
            if copy.view(seat).dump() != table.view(seat).dump():
                found = _difference(table.view(seat), copy.view(seat))
                _fail("copies", table, f"seat {seat} sees another end on a table cloned or loaded on the way: {found}")


def check_same_again(game: Game, setup: Setup, table: Table) -> None:
    """The same settings, seed and actions lead to the same game, byte for byte."""
    again = game.start(setup, str(table.origin.seed))
    for seat, action, n in table.entries():
        if n < 0:
            if action not in again.choices(seat):
                _fail("determinism", table, f"{game.actions.text(action)} was legal only the first time")
            again.do(seat, action)
    if again.dump() != table.dump():
        _fail("determinism", table, "the same seed and actions led to another game")


def check_record(game: Game, table: Table, ear: Ear) -> None:
    """A record replays to the same table and the same facts, with its seed and without."""
    for tell_seed in (True, False):
        text = record(table, tell_seed=tell_seed).text()
        listener = Ear(game.facts)
        again = replay(read(text), game, listener)
        if again.save() != table.save() or again.entries() != table.entries():
            _fail("record", table, "a replay led to another table")
        if [repr(fact) for fact in listener.truth()] != [repr(fact) for fact in ear.truth()]:
            _fail("record", table, "a replay told other facts")


def _any_of(choices: list[int], chance: Chance) -> int:
    return choices[chance.below(len(choices))]


def _ends_of(choices: list[int]) -> list[int]:
    """The first, the last and one in the middle: enough to be thrifty, different enough to find things."""
    return sorted({choices[0], choices[len(choices) // 2], choices[-1]}) if choices else []


def _some_actions(game: Game, count: int, chance: Chance) -> range:
    """About so many of all actions, others each time."""
    stride = 1 + game.actions.size // count
    return range(chance.below(stride), game.actions.size, stride)


def _difference(one: View, other: View) -> str:
    """Which parts of two views are not the same."""
    mine, theirs = _parts(one), _parts(other)
    names = [name for name in sorted(mine.keys() | theirs.keys()) if mine.get(name) != theirs.get(name)]
    return "; ".join(f"{name} is {mine.get(name)} and {theirs.get(name)}" for name in names)


def _parts(view: View) -> dict[str, object]:
    content = json.loads(view.dump().partition(b"\n")[2])
    return {**{f"state {name}": value for name, value in content.pop("state").items()}, **content}


def _fail(check: str, table: Table | None, detail: str) -> NoReturn:
    if table is None:
        raise ConformanceFailure(f"conformance/{check}", check=check, detail=detail)
    moves = sum(1 for _, _, n in table.entries() if n < 0)
    settings = " ".join(f"{name}={value}" for name, value in table.setup.told().items()) or "none"
    where = f"seed {table.origin.seed!r}, settings {settings}, after {moves} actions"
    raise ConformanceFailure(f"conformance/{check}", check=check, detail=detail, where=where)
