"""Answers to who composes a move, asks why not, or asks for advice: from a table, for the wire."""

from __future__ import annotations

from warren.bots.advice import Advice
from warren.core.errors import IllegalAction, Reason
from warren.core.game import Game
from warren.core.table import Draft, Table
from warren.core.view import View
from warren.server.audience import view_told
from warren.server.problems import problem_of
from warren.server.wire import frames, lessons, model


def draft_told(asks: int, table: Table, seat: int, parts: list[int], known: int) -> frames.DraftTold:
    """The answer to a move that is being composed: the steps that are not known yet, as far as its parts stand."""
    steps: list[frames.StepTold] = []
    problem: model.Problem | None = None
    try:
        for draft in table.drafts(seat, parts, known + 1):
            steps.append(step_told(table.game, draft, parts[: known + 1 + len(steps)]))
    except IllegalAction as refusal:
        problem = problem_of(refusal)
    return frames.DraftTold(answers=asks, steps=steps, problem=problem)


def step_told(game: Game, draft: Draft, parts: list[int]) -> frames.StepTold:
    text = game.actions.text
    beforehand = game.seeing.beforehand(draft.preview, parts) if draft.is_complete else []
    return frames.StepTold.model_validate(
        {
            "choices": [text(action) for action in draft.choices],
            "prompt": [text(action) for action in draft.prompt],
            "preview": view_told(draft.preview),
            "is_complete": draft.is_complete,
            "ended": draft.ended,
            "beforehand": [reason.json() for reason in beforehand],
        }
    )


def why_told(
    asks: int, table: Table, seat: int, parts: list[int], asked: frames.WhyAsked | lessons.LessonAsked
) -> frames.WhyTold:
    """After these parts of a move: why an action is not possible, or nothing leads to a place, or uses a card."""
    after = table.after(seat, parts)
    reason: Reason | None = None
    view = after.preview if parts else table.view(seat)
    if asked.place:
        reason = view.why_not_there(asked.place)
    elif asked.card:
        reason = view.why_not_with(asked.card)
    else:
        try:
            table.after(seat, [*parts, table.game.actions.parse(asked.action)])
        except IllegalAction as refusal:
            reason = refusal.reason
    return frames.WhyTold(answers=asks, reason=None if reason is None else model.Message.model_validate(reason.json()))


def hint_told(asks: int, view: View, advice: Advice) -> frames.HintTold:
    """The answer to a question for advice, which was made from a view."""
    text = view.game.actions.text
    return frames.HintTold.model_validate(
        {
            "answers": asks,
            "said": None if advice.said is None else advice.said.json(),
            "move": [text(action) for action in advice.move],
            "merits": [merit.json() for merit in advice.merits],
            "sureness": advice.sureness(),
            "options": [{"action": text(option.action), "percent": option.percent} for option in advice.options],
        }
    )
