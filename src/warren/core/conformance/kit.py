"""The kit: random games, with every check at its place; and samples counted."""

from __future__ import annotations

from warren.core.conformance.declared import check_action_forms, check_fact_rules, check_step_names
from warren.core.conformance.ends import check_copies, check_outcome, check_record, check_same_again
from warren.core.conformance.failing import any_of, fail
from warren.core.conformance.positions import POSITION_CHECKS
from warren.core.conformance.samples import Echoes, check_sample
from warren.core.facts import Ear
from warren.core.game import Game
from warren.core.rng import Chance, fast
from warren.core.table import Table
from warren.core.worlds import deals, sampled, surprise, worlds

LONGEST_GAME = 20_000
"""Actions after which a random game is called endless; give it a turn limit."""

MOST_COPIES = 6

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
                fail("no-dead-ends", table, "the game does not end")
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
    action = any_of(table.choices(mover), chance)
    table.play(mover, action)
    if [view.dump() for view in views] != seen:
        fail("views-fixed", table, "a view taken before an action changed with it")
    for copy in copies:
        if action not in copy.choices(mover):
            fail("copies", table, f"{game.actions.text(action)} was not legal on a table cloned or loaded before")
        copy.play(mover, action)
        if copy.census() != table.census():
            fail("copies", table, f"a table cloned or loaded before went on to other pieces: {copy.census()}")


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
                fail("samples-frequencies", table, f"seat {seat}: {found:.1f} standard deviations off")
        mover = int(table.mover())
        table.play(mover, any_of(table.choices(mover), moves))
    return greatest
