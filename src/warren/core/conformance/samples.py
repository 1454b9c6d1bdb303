"""What is checked of samples: they look the same to their seat, and honour what facts told."""

from __future__ import annotations

from warren.core.conformance.drafts import LONGEST_DRAFT
from warren.core.conformance.failing import any_of, difference, ends_of, fail, some_actions
from warren.core.conformance.positions import check_steps
from warren.core.facts import HIDDEN, Ear, first, kind_of, seat_of, second, third
from warren.core.game import Game
from warren.core.rng import NO_CHANCE, Chance
from warren.core.table import Table

CONTRADICTIONS = 16
"""How often samples must fail what a fact told, where the real table never did, before that is no accident."""


def check_sample(game: Game, table: Table, seat: int | None, chance: Chance) -> Table:
    """A table drawn from a view alone looks the same to its seat in everything, and is a whole table."""
    view = table.view(seat)
    check_sample_is_pure(game, table, seat, chance)
    sample = game.sample(game.load_view(view.dump()), chance)
    if not sample.is_imagined:
        fail("samples-imagined", table, "a sample does not say that it is one: set is_imagined")
    if sample.chance is chance or sample.chance is NO_CHANCE:
        fail("samples-chance", table, "a sample has no source of chance of its own: give it chance.spawn()")
    if sample.view(seat).dump() != view.dump():
        found = difference(view, sample.view(seat))
        fail("secrecy", table, f"seat {seat} sees something else on a table drawn from its own view: {found}")
    if len(set(sample.census())) != len(sample.census()) or sample.census() != table.census():
        fail("samples-whole", table, f"a sample for seat {seat} has other cards: {sample.census()}")
    check_steps(game, sample, chance)
    if seat is not None:
        _check_secrets(game, table, sample, seat, chance)
    after = sample.clone()
    if after.outcome is None:
        mover = int(after.mover())
        after.play(mover, any_of(after.choices(mover), chance))
    return sample


def _check_secrets(game: Game, table: Table, sample: Table, seat: int, chance: Chance) -> None:
    """Explanations and drafts tell a seat nothing by which it could tell the table from a sample."""
    for action in some_actions(game, 25, chance):
        mine, other = table.explain(seat, action), sample.explain(seat, action)
        if repr(mine) != repr(other):
            fail("secrecy", table, f"why not {game.actions.text(action)}? {mine}, on a sample {other}")
    for action in ends_of(table.choices(seat)):
        prefix = [action]
        while True:
            draft, other_draft = table.after(seat, prefix), sample.after(seat, prefix)
            if draft.preview.dump() != other_draft.preview.dump() or draft.choices != other_draft.choices:
                move = " ".join(game.actions.text(part) for part in prefix)
                found = difference(draft.preview, other_draft.preview)
                fail("secrecy", table, f"drafting {move} shows what seat {seat} cannot know: {found}")
            if draft.ended or not draft.choices or len(prefix) == LONGEST_DRAFT:
                break
            prefix.append(any_of(draft.choices, chance))


def check_sample_is_pure(game: Game, table: Table, seat: int | None, chance: Chance) -> None:
    """A sample comes from the view's bytes and the chance it is given, and from nothing else."""
    data = table.view(seat).dump()
    one = game.sample(game.load_view(data), chance.copy())
    game.start(table.setup, "another table")
    other = game.sample(game.load_view(data), chance.copy())
    if one.dump() != other.dump():
        fail("samples-pure", table, f"two samples for seat {seat} from the same view and chance differ")


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
                fail("samples-memory", table, f"{kind} tells a {part} that is in {name}, but not on {never} samples")
            if not present and always >= CONTRADICTIONS:
                fail(
                    "samples-memory", table, f"{kind} tells a {part} that is not in {name}, but is on {always} samples"
                )
