"""What can be played here: a game as it is offered, with all that its tables can agree on."""

from __future__ import annotations

from functools import lru_cache

from warren.core.game import Game
from warren.games import get
from warren.server.wire import games
from warren.text import book


@lru_cache
def game_told(name: str) -> games.GameInfo:
    game = get(name)
    settings = [
        games.SettingInfo(
            name=setting.name,
            default=setting.text(setting.default),
            options=list(setting.options),
            low=setting.low,
            high=setting.high,
            kind=setting.kind(),
            none=setting.none,
        )
        for setting in game.settings
    ]
    players = _player_numbers(game)
    among = [
        {setting.name: setting.text(setup.values[setting.name]) for setting in game.settings if setting.name in changed}
        for people in range(max(players) + 1)
        for changed, setup in [(game.among(people), game.agree({}, people))]
    ]
    prelude = game.seeing.prelude()
    presets = [games.PresetInfo(name=name, settings=_settings_told(game, name)) for name in game.presets()]
    return games.GameInfo(
        name=game.name,
        actions=game.actions.forms(),
        players=players,
        settings=settings,
        among=among,
        presets=presets,
        prelude=None if prelude is None else prelude.game,
        lessons=list(game.seeing.lessons()),
        rules=list(book(game)),
    )


def _settings_told(game: Game, preset: str) -> dict[str, str]:
    """What a preset changes, as somebody would give it."""
    given = game.preset(preset)
    return {name: value for name, value in game.settings.agree(given).told().items() if name in given}


def _player_numbers(game: Game) -> list[int]:
    """How many can play, the usual number first: what the setting `players` allows, where there is one."""
    usual = int(game.blank(game.agree({})).players)
    given = next((setting for setting in game.settings if setting.name == "players"), None)
    others = [] if given is None else range(given.low, given.high + 1)
    return [usual, *(number for number in others if number != usual)]
