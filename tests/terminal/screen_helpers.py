"""A game on a screen that a test looks at and presses keys on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget

from warren.core.rng import fast
from warren.games.jackrabbit.game import JACKRABBIT
from warren.terminal.app import GameApp
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.terminal.sheets import Sheet

_NO_THUMBS = str.maketrans("▁▂▃▄▅▆▇", " " * 7)

WITH_BOT = (Seat(), Seat(bot="greedy"))
TWO_PEOPLE = (Seat("Ann"), Seat("Ben"))
TWO_BOTS = (Seat(bot="random"), Seat(bot="greedy"))

Screen = Pilot[None]


def new(seats: tuple[Seat, ...] = WITH_BOT, seed: str = "7", path: Path | None = None, **settings: object) -> Session:
    """A game that the first seat begins."""
    setup = JACKRABBIT.agree({"length": "hand", "first_player": 0, **settings})
    return Session.start(JACKRABBIT, setup, seats, path, seed)


def play_on(session: Session, is_there: Callable[[Session], bool]) -> Session:
    """Let random moves be played for everybody until a position is reached."""
    chance = fast("random moves")
    while not is_there(session):
        choices = session.table.choices(session.mover())
        session.table.play(session.mover(), choices[chance.below(len(choices))])
    return session


def is_counted(session: Session) -> bool:
    """The hand is over, and the next one is to be dealt."""
    return legal(session) == ["deal"]


def is_over(session: Session) -> bool:
    return session.table.is_over()


def must_discard(session: Session) -> bool:
    """The person in the first seat can play none of their cards, and has three or more."""
    choices = legal(session)
    return session.mover() == 0 and not session.parts and len(choices) > 2 and choices[0].startswith("discard:")


def legal(session: Session) -> list[str]:
    if session.table.is_over():
        return []
    return [session.game.actions.text(action) for action in session.table.choices(session.mover())]


@asynccontextmanager
async def shown(session: Session, language: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Screen]:
    """The game on a screen, with bots that do not wait."""
    app = GameApp(session, language)
    app.pause = 0
    async with app.run_test(size=size) as screen:
        await settled(screen)
        yield screen


async def press(screen: Screen, *keys: str) -> None:
    """Press keys, and wait until everybody else has done what they do.

    `Pilot.press` waits until the process is idle, by the clock; here the messages are waited for.
    """
    for key in keys:
        screen.app.simulate_key(key)
        await settled(screen)


async def click(screen: Screen, words: str) -> None:
    """Click on words that stand on the screen."""
    lines = text(screen).split("\n")
    row = next(number for number, line in enumerate(lines) if words in line)
    assert await screen.click(offset=(lines[row].index(words) + 1, row))
    await settled(screen)


async def settled(screen: Screen) -> None:
    """Wait until no bot thinks any more."""
    await until(screen, lambda: not app_of(screen).is_waiting)


async def until(screen: Screen, is_there: Callable[[], bool]) -> None:
    """Wait until all messages have been dealt with, and for something that comes from another thread."""
    await quiet(screen)
    for _ in range(10_000):
        if is_there() or not screen.app.is_running:
            await quiet(screen)
            return
        await screen.pause(0.002)
    raise AssertionError(f"what is waited for does not happen:\n{text(screen)}")


async def quiet(screen: Screen) -> None:
    """Wait until no message waits for anything on the screen, and all of it has been drawn."""
    rounds = 0
    while rounds < 2 and screen.app.is_running:
        await screen.pause(0)
        top = screen.app.screen
        widgets = list(top.walk_children(Widget, with_self=True))
        is_busy = (
            bool(top._callbacks)
            or any(not pump._message_queue.empty() for pump in (screen.app, *widgets))
            or any(widget._layout_required or widget._scroll_required for widget in widgets)
        )
        rounds = 0 if is_busy else rounds + 1


def app_of(screen: Screen) -> GameApp:
    assert isinstance(screen.app, GameApp)
    return screen.app


def session_of(screen: Screen) -> Session:
    return app_of(screen).playing.session


def is_sheet(screen: Screen) -> bool:
    return isinstance(screen.app.screen, Sheet)


def text(screen: Screen) -> str:
    """All that stands on the screen, row by row, but for the ends of scrollbars: Textual rounds those as it likes."""
    strips = screen.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).translate(_NO_THUMBS).rstrip() for strip in strips)


def flat(screen: Screen) -> str:
    """The same as one line, for sentences that are broken at the end of a row."""
    return " ".join(text(screen).replace("│", " ").split())


async def play_turn(screen: Screen, number: int) -> None:
    """Whoever is before the screen does something, by keyboard: something else for every number."""
    playing = app_of(screen).playing
    lit = [item for item in playing.board.items(playing.view()) if playing.is_lit(item)]
    if lit:
        item = lit[number % 2 % len(lit)]
        while (held := playing.item()) is None or held.name != item.name:
            await press(screen, "right")
    played = len(session_of(screen).table.log)
    while len(session_of(screen).table.log) == played:
        legal_keys = [button.key for button in playing.buttons() if playing.can_do(button)]
        if playing.is_complete():
            await press(screen, "enter")
        elif playing.session.parts and "t" in legal_keys:
            await press(screen, "t")
        else:
            await press(screen, legal_keys[number % len(legal_keys)])


async def play_to_the_end(screen: Screen) -> None:
    """Play until the game is over and its end has been read."""
    number = 0
    while is_sheet(screen) or not session_of(screen).table.is_over():
        if is_sheet(screen):
            await press(screen, "enter")
        else:
            await play_turn(screen, number)
            number += 1
