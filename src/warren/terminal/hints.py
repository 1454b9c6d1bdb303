"""A hint in words: what to do, why, how sure that is, and what else there is."""

from __future__ import annotations

from collections.abc import Sequence

from warren.bots.advice import Advice
from warren.core.view import View
from warren.text import Names, Words


def hint(advice: Advice, view: View, words: Words, names: Names = None) -> list[str]:
    """Sentences, the most important first. `view` is the one that the advice was made from."""
    if advice.said is not None:
        return [words.say("hint-move", move=words.phrase(advice.said, names))]
    move = " ".join(_action(view, action, words, names) for action in advice.move)
    lines = [words.say("hint-move", move=move)]
    lines += [words.phrase(merit, names) for merit in advice.merits]
    sureness = advice.sureness()
    if sureness is not None:
        lines.append(words.say("hint-sureness", sureness=sureness, chance=advice.options[0].percent))
    for option in advice.options[1:]:
        lines.append(words.say("hint-other", move=_action(view, option.action, words, names), chance=option.percent))
    return lines


def hint_keys(keys: Sequence[str], words: Words, how: str, item: str = "") -> str:
    """What is `typed` or `pressed` for it, one after the other, perhaps once an item has been `chosen`."""
    told = keys[0]
    for key in keys[1:]:
        told = words.say("hint-keys-next", start=told, key=key)
    return words.say("hint-keys", how=how, keys=told, item=item)


def _action(view: View, action: int, words: Words, names: Names) -> str:
    game = view.game
    return words.action(game.name, game.actions.text(action), names, game.seeing.meanings(view.setup))
