"""How commands tell their usage: help in the language asked for, and one sentence for what cannot be understood.

A command, an option or an argument is declared with a message id as its `help`. `program` puts the words in their
places: the message says what it does; its attribute `meta` what a value is called, `examples` how a command is used.
This is the only module that knows how Typer works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from pydantic import ValidationError
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Typer, echo
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException
from typer.main import get_command

from warren.core.errors import BadInput, is_text
from warren.text import Words

OF_TYPER = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}
ORDER = ("play", "learn", "serve", "watch", "replay", "games", "settings", "rules", "land", "arena", "study", "report")
"""The commands, as they are listed: those first that people want most. Those below another keep their order."""

_WIDEST = 100

Context = Any
"""A command that is being understood. Typer keeps the class to itself."""


class Command(TyperCommand):
    """One command. Its help, and what is wrong with its arguments, is told in words."""

    words = Words()

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        return _in_words(super().get_help_option(ctx), self.words)

    def format_help(self, ctx: Context, formatter: Any) -> None:
        formatter.write(_rendered(_help(self, ctx, self.words)))

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # they are refused here, in words
        rest = _parsed(super().parse_args, ctx, args)
        if rest and not ctx.resilient_parsing:
            raise BadInput("usage/extra", words=tuple(rest), usage=_usage(ctx))
        return rest


class FrontDoor(TyperGroup):
    """The program itself, or a command with others below it: it knows its commands."""

    words = Words()

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        return _in_words(super().get_help_option(ctx), self.words)

    def format_help(self, ctx: Context, formatter: Any) -> None:
        formatter.write(_rendered(_help(self, ctx, self.words)))

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        return _parsed(super().parse_args, ctx, args)

    def invoke(self, ctx: Context) -> Any:
        """Without a command there is something to be shown: what commands there are."""
        answer = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            echo(ctx.get_help())
        return answer

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            near = get_close_matches(args[0], self.commands, 1)
            raise BadInput("usage/command", name=args[0], near=near[0] if near else "", known=tuple(self.commands))
        return super().resolve_command(ctx, args)


def program(app: Typer, words: Words) -> FrontDoor:
    """The app as a command whose help is in words."""
    door = get_command(app)
    assert isinstance(door, FrontDoor)
    door.commands = {name: door.commands[name] for name in ORDER}
    _say_command(door, words)
    return door


def _say_command(command: object, words: Words) -> None:
    """Put the words in their places, also for the commands below this one."""
    assert isinstance(command, (Command, FrontDoor))
    command.words = words
    message = str(command.help)
    command.help = words.say(message)
    command.epilog = words.detail(message, "examples")
    for parameter in command.params:
        _say_parameter(parameter, words)
    for below in command.commands.values() if isinstance(command, FrontDoor) else ():
        _say_command(below, words)


def _say_parameter(parameter: object, words: Words) -> None:
    assert isinstance(parameter, (TyperArgument, TyperOption))
    message = OF_TYPER.get(parameter.name, str(parameter.help))
    parameter.help = words.say(message)
    if not _is_flag(parameter):
        parameter.metavar = words.detail(message, "meta")


def _in_words(option: TyperOption | None, words: Words) -> TyperOption | None:
    if option is not None:
        option.help = words.say("help-help")
    return option


# --- what cannot be understood -----------------------------------------------------------------------------------


def _parsed(parse: Callable[[Context, list[str]], list[str]], ctx: Context, args: list[str]) -> list[str]:
    """Parse arguments; what Typer would explain in a box is an error of ours."""
    try:
        rest = parse(ctx, args)
    except TyperException as error:
        raise _misunderstood(error, ctx) from error
    _check_letters(ctx)
    return rest


def _misunderstood(error: TyperException, ctx: Context) -> BadInput:
    """What Typer has not understood, by what its error tells."""
    told = vars(error)
    if "possibilities" in told:
        return _no_option(told["option_name"], ctx)
    if "option_name" in told:
        name = told["option_name"]
        option = next(option for option in _options(ctx) if name in option.opts)
        if _is_flag(option):
            return BadInput("usage/flag", name=name)
        return BadInput("usage/no-value", name=name, meta=str(option.metavar))
    if "param_type" in told:
        return BadInput("usage/missing", name=str(told["param"].metavar), usage=_usage(ctx))
    return _bad_value(told["param"], error.__cause__)


def _no_option(name: str, ctx: Context) -> BadInput:
    known = tuple(name for option in _options(ctx) for name in option.opts if name.startswith("--"))
    near = get_close_matches(name, known, 1)
    settings = "yes" if "--set" in known else "no"
    return BadInput("usage/option", name=name, near=near[0] if near else "", known=known, settings=settings)


def _bad_value(parameter: object, cause: BaseException | None) -> BadInput:
    assert isinstance(parameter, (TyperArgument, TyperOption))
    assert isinstance(cause, ValidationError)
    name, value = parameter.opts[0], str(cause.errors()[0]["input"])
    low, high = _bounds(parameter)
    if low and high:
        return BadInput("usage/between", name=name, value=value, low=low, high=high)
    return BadInput("usage/number", name=name, value=value)


def _check_letters(ctx: Context) -> None:
    """What is no text, bytes that are no letters in this terminal, can only name a file."""
    for value in ctx.params.values():
        for text in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(text, str) and not is_text(text):
                raise BadInput("usage/letters", text=text)


# --- help --------------------------------------------------------------------------------------------------------


def _help(command: Command | FrontDoor, ctx: Context, words: Words) -> Iterator[RenderableType]:
    yield Text(words.say("help-usage", usage=_usage(ctx)), style="bold")
    yield Padding(Text(str(command.help)), (1, 0, 0, 0))
    if isinstance(command, FrontDoor):
        yield from _section(words.say("help-commands"), [_about(one) for one in command.commands.values()])
    parameters = command.get_params(ctx)
    arguments = [_told(one, words) for one in parameters if isinstance(one, TyperArgument)]
    yield from _section(words.say("help-arguments"), arguments)
    options = [_told(one, words) for one in parameters if isinstance(one, TyperOption)]
    yield from _section(words.say("help-options"), options)
    yield Text("\n" + words.say("help-examples"), style="bold")
    yield Padding(Text(str(command.epilog)), (0, 0, 0, 2))


def _section(title: str, rows: list[tuple[str, str]]) -> Iterator[RenderableType]:
    if rows:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for name, meaning in rows:
            grid.add_row(Text(name), Text(meaning))
        yield Text("\n" + title, style="bold")
        yield Padding(grid, (0, 0, 0, 2))


def _about(command: Any) -> tuple[str, str]:
    return str(command.name), str(command.help).split("\n")[0]


def _told(parameter: TyperArgument | TyperOption, words: Words) -> tuple[str, str]:
    """How a parameter is written, and what it does."""
    meaning, default = str(parameter.help), parameter.default
    if default is not None and not callable(default) and not isinstance(default, bool) and default != "":
        meaning = f"{meaning} ({words.say('cli-default', value=str(default))})"
    if isinstance(parameter, TyperArgument):
        return str(parameter.metavar), meaning
    names = ", ".join(sorted(parameter.opts, key=len))
    return names if _is_flag(parameter) else f"{names} {parameter.metavar}", meaning


def _usage(ctx: Context) -> str:
    """`warren rules GAME [RULE]`."""
    command = ctx.command
    parts = [ctx.command_path]
    for parameter in command.params:
        if isinstance(parameter, TyperArgument):
            meta = str(parameter.metavar)
            parts.append(meta if parameter.required else f"[{meta}]")
    if isinstance(command, FrontDoor):
        parts.append(command.words.say("help-command"))
    return " ".join(parts)


def _options(ctx: Context) -> list[TyperOption]:
    return [one for one in ctx.command.get_params(ctx) if isinstance(one, TyperOption)]


def _is_flag(parameter: object) -> bool:
    return isinstance(parameter, TyperOption) and bool(parameter.is_flag)


def _bounds(parameter: Any) -> tuple[str, str]:
    low, high = getattr(parameter, "min", None), getattr(parameter, "max", None)
    return "" if low is None else str(low), "" if high is None else str(high)


def _rendered(parts: Iterator[RenderableType]) -> str:
    console = Console()
    console.width = min(console.width, _WIDEST)
    with console.capture() as capture:
        console.print(Group(*parts))
    return "\n".join(line.rstrip() for line in capture.get().split("\n"))
