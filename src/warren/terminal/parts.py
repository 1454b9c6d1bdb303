"""The parts of the screen: your hand, what you can do, what to do now, what happened, the keys at the foot.

What can be done stands in brackets, what cannot is dim, what is picked up is reversed with a mark before it: nothing is
told by colours alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from warren.core.messages import Phrase, player
from warren.terminal.board import Item
from warren.terminal.cells import Cell
from warren.terminal.playing import Playing

NARROW: Final = 60  # columns below which there is room for little
_WIDE: Final = 90  # columns from which on there is room for more
_LATEST: Final = 200  # sentences to look back at
_NO_KEY: Final = "•"  # of buttons that can only be clicked


def title(playing: Playing) -> Text:
    if playing.headline is not None:
        return Text(playing.headline(playing.words), style="bold")
    game = playing.words.game(playing.session.game.name)
    return Text(playing.words.say("screen-title", game=game, players=playing.titles()), style="bold")


def hand(playing: Playing) -> Iterator[Cell]:
    """Every item in a cell of the same width: in brackets if it can be played, in parentheses if it is drafted.

    Of what lies on the board, only what is picked up.
    """
    items = playing.items()
    held = playing.item()
    if held is not None and held.spot is not None:
        items = [] if playing.is_complete() else [held]
    width = max((len(item.label) for item in items), default=0)
    for item in items:
        yield _item(playing, item, width, held is not None and item.name == held.name)


def _item(playing: Playing, item: Item, width: int, is_held: bool) -> Cell:
    if playing.is_drafted(item):
        edges, style = "()", f"{item.style} underline"
    elif playing.is_lit(item):
        edges, style = "[]", item.style
    else:
        edges, style = "  ", "" if is_held else "dim"
    mark = "▸" if is_held else " "
    text = f"{mark}{edges[0]}{item.label:<{width}}{edges[1]}"
    return Cell(text, f"{style} reverse" if is_held else style, f"screen.hold({item.name!r})")


def buttons(playing: Playing, *, all_of_them: bool) -> Iterator[Cell]:
    """What can be done, in brackets, and if wanted what else could be done with the item at another time."""
    if not playing.is_my_turn():
        return
    say = playing.words.say
    if playing.is_complete():
        yield Cell(f"[{say('screen-key', key='enter')}] {say('screen-confirm')}", "bold", "screen.enter")
    item = playing.item()
    for number, button in enumerate(playing.buttons()):
        key = say("screen-key", key=button.key or _NO_KEY)
        if playing.can_do(button):
            label = say("screen-undo", button=button.label) if playing.takes_back(button) else button.label
            more = " …" if button.then else ""
            yield Cell(f"[{key}] {label}{more}", "bold", f"screen.button({number})")
        elif all_of_them and item is not None and button in item.buttons and not playing.is_complete():
            yield Cell(f" {key}  {button.label}", "dim", f"screen.button({number})")


def undoing(playing: Playing) -> Iterator[Cell]:
    """What else can be done with what was begun: turn it, go back."""
    if not playing.is_my_turn():
        return
    say = playing.words.say
    if not playing.is_complete() and playing.turned():
        yield Cell(f"[r] {say('screen-turn')}", "bold", "screen.turn")
    if playing.opened or playing.session.parts:
        label = say("screen-back" if playing.opened else "screen-take-back")
        yield Cell(f"[{say('screen-key', key='escape')}] {label}", "bold", "app.take_back")


def more(playing: Playing, count: int) -> Cell:
    """What else could be chosen, folded."""
    return Cell(f"[+] {playing.words.say('screen-more', count=count)}", "bold", "screen.unfold")


def fewer(playing: Playing) -> Cell:
    """All that can be chosen is shown, and can be folded again."""
    return Cell(f"[+] {playing.words.say('screen-fewer')}", "bold", "screen.unfold")


def status(playing: Playing) -> Text:
    """Whose turn it is, and what to do."""
    say, session, names = playing.words.say, playing.session, playing.board.names
    if session.table.outcome is not None:
        return Text(playing.words.outcome(session.table.outcome, names), style="bold")
    sitter = player(session.mover())
    if session.is_bots_turn():
        return Text(say("screen-thinking", player=playing.titles()[session.mover()]))
    move = playing.drafted()
    if playing.is_covered():
        return Text(playing.words.phrase(Phrase("screen-cover", player=sitter), names))
    if playing.is_complete():
        return Text(say("screen-drafted", move=move), style="bold reverse")
    way = [button.label for button in playing.way()]
    if way:
        held = playing.item()
        is_of_held = held is not None and playing.way()[0] in held.buttons
        chosen = tuple([held.title or held.label, *way] if held is not None and is_of_held else way)
        opened = say("screen-opened", chosen=", ".join(chosen))
        return Text(opened[0].upper() + opened[1:], style="bold")
    request = playing.board.request(playing.view())
    if request:
        return Text(request, style="bold")
    if move:
        return Text(say("screen-drafting", move=move), style="bold")
    question = playing.board.question(playing.view())
    if question:
        return Text(question, style="bold")
    is_choice = any(playing.is_lit(item) for item in playing.items())
    choose = Phrase("screen-choose" if is_choice else "screen-press", player=sitter)
    return Text(playing.words.phrase(choose, names), style="bold")


def story(playing: Playing) -> Text:
    """What happened, the latest at the end; what is news to who looks, bold behind a mark."""
    since = playing.news_since()
    told = Text()
    for sentence in playing.told()[-_LATEST:]:
        is_news = sentence.moment >= since
        told.append(f"• {sentence.text}\n" if is_news else f"{sentence.text}\n", "bold" if is_news else "")
    told.rstrip()
    return told


def foot(playing: Playing, width: int) -> Iterator[Cell]:
    """The keys, as many as there is room for: `k` tells the rest."""
    all_of_them = width >= NARROW
    say = playing.words.say
    if playing.session.table.is_over():
        yield Cell(f"n {say('screen-foot-again')}", "bold", "app.again")
    yield Cell(f"? {say('screen-foot-rules')}", "", "app.rules")
    if not playing.session.table.is_over():
        yield Cell(f"h {say('screen-foot-hint')}", "", "app.hint")
    if all_of_them:
        yield Cell(f"w {say('screen-foot-why')}", "", "app.why")
        if width >= _WIDE:
            yield Cell(f"s {say('screen-foot-settings')}", "", "app.settings")
        yield Cell(f"l {say('screen-foot-language')}", "", "app.language")
    if all_of_them and playing.board.is_cut():
        yield Cell(f"{say('screen-key', key='shift')}↑ {say('screen-foot-look')}")
    yield Cell(f"k {say('screen-foot-keys')}", "", "app.keys")
    yield Cell(f"q {say('screen-foot-quit')}", "", "app.leave")
