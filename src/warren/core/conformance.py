"""The checks that every game must pass. Shipped, so that a new game can use them:

    from warren.core.conformance import check
    check(MyGame(), games=20, players=3)

`check` plays random games and, at many of their positions, holds the game to the whole contract of `game.py`. A game
that fails raises `ConformanceFailure`, which names the check, the seed and what was seen. There are no exemptions.
"""

from __future__ import annotations

from collections.abc import Callable

from warren.core.actions import ActionSpace
from warren.core.errors import ConformanceFailure, IllegalAction
from warren.core.facts import Ear
from warren.core.game import Game, Table
from warren.core.record import read, record, replay
from warren.core.rng import Chance, fast
from warren.core.settings import Setup
from warren.core.worlds import deals, sampled, surprise, worlds

LONGEST_GAME = 20_000
"""Actions after which a random game is called endless; give it a turn limit."""


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
    for number in range(games):
        chance = fast(f"{seed} {number}")
        table = game.start(setup, f"{seed} {number}")
        ear = table.listen()
        actions = 0
        while True:
            for look in POSITION_CHECKS:
                look(game, table)
            for seat in (*range(table.players), None):
                for _ in range(samples):
                    check_sample(game, table, seat, chance)
                    report.samples += 1
            report.positions += 1
            if table.outcome is not None:
                break
            if actions > LONGEST_GAME:
                _fail("no-dead-ends", table, "the game does not end")
            views = [table.view(seat) for seat in (*range(table.players), None)]
            seen = [view.dump() for view in views]
            mover = table.mover()
            table.play(mover, _any_of(table.choices(mover), chance))
            actions += 1
            if [view.dump() for view in views] != seen:
                _fail("views-fixed", table, "a view taken before an action changed with it")
        check_same_again(game, setup, table)
        check_record(game, table, ear)
        report.games += 1
    return report


def check_frequencies(game: Game, seed: str = "frequencies", draws: int = 2000, **settings: object) -> float:
    """Compare samples with full enumeration at every position of one random game. For games with small deals.

    Answers the greatest surprise found, in standard deviations.
    """
    setup = game.agree(settings)
    starts = list(deals(game, setup))
    table = game.start(setup, seed)
    chance = fast(seed)
    greatest = 0.0
    while table.outcome is None:
        for seat in (*range(table.players), None):
            view = table.view(seat)
            found = surprise(worlds(starts, view), sampled(game, view, chance, draws))
            greatest = max(greatest, found)
            if found > 6.0:
                _fail("samples-frequencies", table, f"seat {seat}: {found:.1f} standard deviations off")
        mover = table.mover()
        table.play(mover, _any_of(table.choices(mover), chance))
    return greatest


def check_action_forms(actions: ActionSpace) -> None:
    """Every action has a text and a JSON form of its own, and both lead back to it."""
    texts = set()
    for action in range(actions.size):
        text = actions.text(action)
        texts.add(text)
        if not text.isascii() or " " in text:
            raise ConformanceFailure("conformance/action-forms", check="action-forms", detail=f"{text!r} is not plain")
        if actions.parse(text) != action or actions.from_json(actions.to_json(action)) != action:
            raise ConformanceFailure("conformance/action-forms", check="action-forms", detail=f"{text} leads elsewhere")
    if len(texts) != actions.size:
        raise ConformanceFailure("conformance/action-forms", check="action-forms", detail="two actions share a text")


# --- at every position -------------------------------------------------------------------------------------------


def check_choices(game: Game, table: Table) -> None:
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
        if any(action not in game.actions for action in choices + table.prompt(seat)):
            _fail("choices-in-range", table, f"seat {seat}: {choices}")


def check_pieces(game: Game, table: Table) -> None:
    """Every card is in exactly one place."""
    census = table.census()
    if len(set(census)) != len(census):
        _fail("pieces", table, f"doubled: {sorted({card for card in census if census.count(card) > 1})}")
    if census != game.blank(table.setup).census() and census != game.deal(table.setup, fast("census")).census():
        _fail("pieces", table, f"there are {census}")


def check_clone(game: Game, table: Table) -> None:
    """A clone is the same, and neither notices what is done to the other."""
    before = table.dump()
    clone = table.clone()
    if clone.dump() != before:
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


def check_dump(game: Game, table: Table) -> None:
    """A table and its views survive being bytes, and go on in the same way."""
    loaded = game.load(table.dump())
    if loaded.dump() != table.dump():
        _fail("dump", table, "a loaded table differs from the one dumped")
    for seat in (*range(table.players), None):
        view = table.view(seat)
        if loaded.view(seat).dump() != view.dump() or game.load_view(view.dump()).dump() != view.dump():
            _fail("dump", table, f"the view of seat {seat} does not survive")
    for seat in table.seats():
        clone = table.clone()
        action = table.choices(seat)[-1]
        clone.play(seat, action)
        again = game.load(table.dump())
        again.play(seat, action)
        if again.dump() != clone.dump():
            _fail("dump", table, f"a loaded table goes on differently after {game.actions.text(action)}")


def check_refusals(game: Game, table: Table) -> None:
    """What is not legal is refused with a reason and changes nothing; what is legal needs no explanation."""
    before = table.dump()
    for seat in range(-1, int(table.players) + 1):
        choices = table.choices(seat)
        for action in (-1, *range(0, game.actions.size, 1 + game.actions.size // 40), game.actions.size):
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


def check_drafts(game: Game, table: Table) -> None:
    """Composing a move has no effect; what it foretells is what happens."""
    before = table.dump()
    for seat in table.seats():
        if table.after(seat, []).choices != table.choices(seat):
            _fail("drafts", table, f"an empty draft of seat {seat} offers something else")
        for action in _ends_of(table.choices(seat)):
            draft = table.after(seat, [action])
            if table.dump() != before:
                _fail("drafts", table, f"drafting {game.actions.text(action)} changed the table")
            if draft.ended in ("chance", "hidden"):
                continue
            played = table.clone()
            played.play(seat, action)
            if played.choices(seat) != draft.choices or played.view(seat).dump() != draft.preview.dump():
                _fail("drafts", table, f"drafting {game.actions.text(action)} foretold something else")


POSITION_CHECKS: tuple[Callable[[Game, Table], None], ...] = (
    check_choices,
    check_pieces,
    check_clone,
    check_dump,
    check_refusals,
    check_drafts,
)


def check_sample(game: Game, table: Table, seat: int | None, chance: Chance) -> None:
    """A table drawn from a view alone looks the same to its seat in everything, and is a whole table."""
    view = table.view(seat)
    check_sample_is_pure(game, table, seat, chance)
    sample = game.sample(game.load_view(view.dump()), chance)
    if sample.view(seat).dump() != view.dump():
        _fail("secrecy", table, f"seat {seat} sees something else on a table drawn from its own view")
    if len(set(sample.census())) != len(sample.census()) or sample.census() != table.census():
        _fail("samples-whole", table, f"a sample for seat {seat} has other cards: {sample.census()}")
    if seat is None:
        return
    for action in range(0, game.actions.size, 1 + game.actions.size // 25):
        mine, other = table.explain(seat, action), sample.explain(seat, action)
        if repr(mine) != repr(other):
            _fail("secrecy", table, f"why not {game.actions.text(action)}? {mine}, on a sample {other}")
    for action in _ends_of(table.choices(seat)):
        mine_draft, other_draft = table.after(seat, [action]), sample.after(seat, [action])
        if mine_draft.preview.dump() != other_draft.preview.dump() or mine_draft.choices != other_draft.choices:
            _fail("secrecy", table, f"drafting {game.actions.text(action)} shows what seat {seat} cannot know")
    if sample.outcome is None and sample.seats():
        mover = sample.mover()
        sample.play(mover, _any_of(sample.choices(mover), chance))


def check_sample_is_pure(game: Game, table: Table, seat: int | None, chance: Chance) -> None:
    """A sample comes from the view's bytes and the chance it is given, and from nothing else."""
    data = table.view(seat).dump()
    one = game.sample(game.load_view(data), chance.copy())
    game.start(table.setup, "another table")
    other = game.sample(game.load_view(data), chance.copy())
    if one.dump() != other.dump():
        _fail("samples-pure", table, f"two samples for seat {seat} from the same view and chance differ")


# --- once a game is over -----------------------------------------------------------------------------------------


def check_same_again(game: Game, setup: Setup, table: Table) -> None:
    """The same settings, seed and actions lead to the same game, byte for byte."""
    again = game.start(setup, table.seed)
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
        told = [repr(fact) for fact in listener.truth()]
        if told[len(told) - len(ear.events) :] != [repr(fact) for fact in ear.truth()]:
            _fail("record", table, "a replay told other facts")


def _any_of(choices: list[int], chance: Chance) -> int:
    return choices[chance.below(len(choices))]


def _ends_of(choices: list[int]) -> list[int]:
    """The first, the last and one in the middle: enough to be thrifty, different enough to find things."""
    return sorted({choices[0], choices[len(choices) // 2], choices[-1]}) if choices else []


def _fail(check: str, table: Table, detail: str) -> None:
    moves = sum(1 for _, _, n in table.entries() if n < 0)
    where = f"seed {table.seed!r}, settings {table.setup.text()}, after {moves} actions"
    raise ConformanceFailure(f"conformance/{check}", check=check, detail=detail, where=where)
