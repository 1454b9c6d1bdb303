"""One game as one small text file, and its replay.

    warren record 2 ~5c1e
    game jackrabbit ~a02b
    revision 1 ~…
    settings length=hand ~…
    generator fast ~…
    seed "7" ~…
    player 0 "Ann" ~…
    player 1 "greedy" ~…
    deal 1/2 12/52 3/51 … ~…
    0 own:7H ~…
    1 other:7C 5/32 4/31 ~…
    result jackrabbit-end-hand winners 0 scores 9 -2 ~…
    end ~…

A line holds an action with its seat, and the chance outcomes that it led to, `k/n` for each `below(n) -> k`. The four
digits at the end of each line are a check on it and on all lines before it, so that damage is found where it is. The
seed may be left out, or replaced by its commitment (a SHA-256) while a game goes on: the outcomes are enough to replay.

The settings are those that were given or did not have their defaults; the others have the defaults of the revision. A
record of an older revision is played by the rules of today, as far as they lead where it says. Files of version 1 give
all settings and a hash of the rules in place of the revision, which is older than any then: 0. docs/decisions/0017.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from warren.core.errors import BadInput, BadRecord, IllegalAction, is_text
from warren.core.facts import Listener
from warren.core.game import Game
from warren.core.rng import GENERATORS, LIMIT, NO_CHANCE, MetChance, Origin, OutOfScript, ScriptedChance
from warren.core.table import Outcome, Table

VERSION = 2

_HEADERS = {
    "record 1": ("game", "ruleset", "settings", "generator"),
    f"record {VERSION}": ("game", "revision", "settings", "generator"),
}
_OUTCOME = re.compile(r"([0-9]{1,10})/([0-9]{1,10})")
_RESULT = re.compile(r"([a-z0-9-]+) winners((?: [0-9]{1,2})*) scores((?: -?[0-9]{1,9})+)")


class Line(NamedTuple):
    """What a record says in one line, with its number in the file."""

    number: int
    word: str
    rest: str


class Move(NamedTuple):
    """One action, by its text, and the chance outcomes it led to as pairs `(n, k)`. The deal has seat -1."""

    line: int
    seat: int
    action: str
    outcomes: tuple[tuple[int, int], ...]


class Record:
    """A game that was played, or is being played."""

    def __init__(
        self,
        game: str,
        revision: int,
        settings: str,
        generator: str,
        seed: str | None,
        commitment: str | None,
        players: tuple[str, ...],
        moves: tuple[Move, ...],
        outcome: Outcome | None,
    ) -> None:
        self.game = game
        self.revision = revision  # of the game's rules when it was made; 0: older than they had one
        self.settings = settings
        self.generator = generator
        self.seed = seed
        self.commitment = commitment
        self.players = players
        self.moves = moves
        self.outcome = outcome
        self.lines: dict[str, int] = {}  # where each header field stands, if it was read from a text

    def text(self) -> str:
        """The file."""
        return "".join(_checked(self._lines()))

    def _lines(self) -> Iterator[str]:
        yield f"warren record {VERSION}"
        yield f"game {self.game}"
        yield f"revision {self.revision}"
        yield f"settings {self.settings}"
        yield f"generator {self.generator}"
        if self.seed is not None:
            yield f"seed {json.dumps(self.seed)}"
        elif self.commitment is not None:
            yield f"commitment {self.commitment}"
        for seat, name in enumerate(self.players):
            yield f"player {seat} {json.dumps(name)}"
        for move in self.moves:
            who = "deal" if move.seat < 0 else f"{move.seat} {move.action}"
            yield " ".join([who, *(f"{k}/{n}" for n, k in move.outcomes)])
        if self.outcome is None:
            yield "result none"
        else:
            winners = "".join(f" {seat}" for seat in self.outcome.winners)
            scores = "".join(f" {score}" for score in self.outcome.scores)
            yield f"result {self.outcome.reason} winners{winners} scores{scores}"
        yield "end"


def record(table: Table, players: Sequence[str] = (), *, tell_seed: bool = True) -> Record:
    """The record of a table so far. With `tell_seed=False` it holds only the seed's commitment."""
    if table.is_imagined:
        raise BadInput("record/imagined")
    names = players or tuple(f"seat {number}" for number in range(table.players))
    if isinstance(names, str) or len(names) != table.players or not all(is_text(name) for name in names):
        raise BadInput("record/players", seats=int(table.players))
    actions = table.game.actions
    moves: list[Move] = []
    seat, action, outcomes = -1, "", []
    for who, what, n in table.entries():
        if n >= 0:
            outcomes.append((n, what))
        else:
            moves.append(Move(0, seat, action, tuple(outcomes)))
            seat, action, outcomes = who, actions.text(what), []
    moves.append(Move(0, seat, action, tuple(outcomes)))
    origin = table.origin
    return Record(
        table.game.name,
        table.game.revision,
        table.setup.text(),
        origin.generator,
        origin.seed if tell_seed else None,
        origin.commitment,
        tuple(names),
        tuple(moves),
        table.outcome,
    )


def read(text: str) -> Record:
    """A record from its text. Checks form and damage; `replay` checks the rules."""
    lines = list(_unchecked(text))
    found = _read_header(lines)
    header = {line.word: line.rest for line in found}
    _check_values(header, found)
    body = lines[1 + len(found) :]
    players = tuple(_read_players(body))
    body = body[len(players) :]
    moves = tuple(_read_move(line, position) for position, line in enumerate(body[:-2]))
    if not moves:
        raise BadRecord("record/truncated", line=lines[-1].number)
    seed = header.get("seed")
    record = Record(
        header["game"],
        int(header.get("revision", "0")),
        header["settings"],
        header["generator"],
        None if seed is None else json.loads(seed),
        header.get("commitment"),
        players,
        moves,
        _read_result(body[-2]),
    )
    record.lines = {line.word: line.number for line in [*found, body[-2]]}
    record.lines["player"] = found[-1].number + 1
    if "revision" in header:
        _check_form(text, record)
    return record


def _check_form(text: str, record: Record) -> None:
    """There is one way to write a game: what can be read, but is not as we would have written it, is refused."""
    for number, (line, wanted) in enumerate(zip(text.split("\n"), record.text().split("\n"), strict=False), 1):
        if line != wanted:
            raise BadRecord("record/line", line=number, text=line[:60])


def replay(record: Record, game: Game, listener: Listener | None = None) -> Table:
    """Play a record again, every action checked by the rules. Answers the table it leads to.

    With the seed the table can be played on; without it, chance ends where the record does.
    """
    table = opened(record, game, listener)
    for move in record.moves:
        play_again(table, record, move)
    close(table, record)
    return table


def opened(record: Record, game: Game, listener: Listener | None = None) -> Table:
    """A table of which a record tells, before its first move: for those who replay move by move."""
    if record.game != game.name:
        raise BadRecord("record/game", line=record.lines.get("game", 0), name=record.game, known=(game.name,))
    if record.revision > game.revision:
        line = record.lines.get("revision", 0)
        raise BadRecord("record/newer", line=line, found=record.revision, known=game.revision)
    line = record.lines.get("settings", 0)
    try:
        setup = game.agree_text(record.settings, record.revision)
    except BadInput as problem:
        if problem.code == "settings/unknown" and record.revision:  # before that there were no rules of packages
            raise BadRecord("record/rule", line=line, name=problem.arguments["name"]) from problem
        raise _blamed(record, game, BadRecord("record/settings", line=line, problem=str(problem))) from problem
    if record.revision == game.revision and setup.text() != game.settings.renamed(record.settings):
        raise BadRecord("record/line", line=line, text=record.settings[:60])
    table = game.blank(setup)
    if len(record.players) != table.players:
        place = min(len(record.players), int(table.players))
        line = record.lines["player"] + place if "player" in record.lines else 0
        raise BadRecord("record/header", line=line, field=f"player {place}")
    if listener is not None:
        table.listen(listener)
    table.origin = Origin(record.generator, record.seed, record.commitment)
    if record.seed is not None:
        table.chance = table.origin.chance()
    return table


def close(table: Table, record: Record) -> None:
    """After the last move: the result is what the record says."""
    if record.seed is None:
        table.chance = NO_CHANCE
    if _told(table.outcome) != _told(record.outcome):
        found, wanted = _told(record.outcome), _told(table.outcome)
        line = record.lines.get("result", 0)
        raise _blamed(record, table.game, BadRecord("record/result", line=line, found=found, wanted=wanted))


def play_again(table: Table, record: Record, move: Move) -> None:
    """The next move of a record, checked by the rules."""
    is_seeded = record.seed is not None
    before = len(table.log)
    if not is_seeded:
        table.chance = ScriptedChance(list(move.outcomes))
    try:
        if move.seat < 0:
            table.begin()
            table.run_on()
        else:
            table.play(move.seat, table.game.actions.parse(move.action))
    except (OutOfScript, MetChance) as problem:
        raise _blamed(record, table.game, BadRecord("record/outcome", line=move.line)) from problem
    except (IllegalAction, BadInput) as problem:
        error = BadRecord("record/illegal", line=move.line, action=move.action, problem=str(problem))
        raise _blamed(record, table.game, error) from problem
    outcomes = tuple((n, k) for _, k, n in table.entries(before) if n >= 0)
    if outcomes != move.outcomes:
        error = BadRecord("record/seed" if is_seeded else "record/outcome", line=move.line)
        raise _blamed(record, table.game, error)


def _blamed(record: Record, game: Game, error: BadRecord) -> BadRecord:
    """What is wrong with a line: in a record of an older revision it is that the rules have changed since."""
    if record.revision == game.revision:
        return error
    return BadRecord("record/older", line=error.arguments["line"], found=record.revision, known=game.revision)


def _told(outcome: Outcome | None) -> str:
    return "none" if outcome is None else json.dumps(outcome.json())


# --- lines and their checks --------------------------------------------------------------------------------------


def _checked(lines: Iterator[str]) -> Iterator[str]:
    chain = b""
    for line in lines:
        chain = _link(chain, line)
        yield f"{line} ~{chain.hex()[:4]}\n"


def _link(chain: bytes, line: str) -> bytes:
    return blake2b(chain + line.encode(), digest_size=8).digest()


def _unchecked(text: str) -> Iterator[Line]:
    """The lines of a file, each found undamaged."""
    chain = b""
    number = 0
    for number, full in enumerate(text.split("\n"), 1):
        if number == 1 and not full.startswith("warren record "):
            raise BadRecord("record/start", line=1)
        content, mark, check = full.rpartition(" ~")
        if number == 1 and content.removeprefix("warren ") not in _HEADERS and mark:
            raise BadRecord("record/version", line=1, found=content.removeprefix("warren record "), known=str(VERSION))
        if not full:
            break
        if not mark:
            raise BadRecord("record/truncated", line=number)
        if not content.isascii() or "\r" in full:
            raise BadRecord("record/damaged", line=number)
        chain = _link(chain, content)
        if check != chain.hex()[:4]:
            raise BadRecord("record/damaged", line=number)
        word, _, rest = content.partition(" ")
        yield Line(number, word, rest)
        if content == "end":
            if text.split("\n")[number:] != [""]:
                raise BadRecord("record/beyond", line=number + 1)
            return
    raise BadRecord("record/truncated", line=number)


def _read_header(lines: list[Line]) -> list[Line]:
    """The fields between the first line and the players, each once and in order."""
    header = _HEADERS[lines[0].rest]
    found: list[Line] = []
    for line, field in zip(lines[1:], header, strict=False):
        if line.word != field:
            raise BadRecord("record/header", line=line.number, field=field)
        found.append(line)
    if len(found) < len(header) or len(lines) < len(header) + 4:
        raise BadRecord("record/truncated", line=lines[-1].number)
    extra = lines[1 + len(header)]
    if extra.word in ("seed", "commitment"):
        found.append(extra)
    return found


def _check_values(header: dict[str, str], found: list[Line]) -> None:
    numbers = {line.word: line.number for line in found}
    known = header["generator"] in GENERATORS
    if not known and (header["generator"] != "unknown" or "seed" in header):
        raise BadRecord("record/header", line=numbers["generator"], field="generator")
    if "revision" in header and not re.fullmatch("[1-9][0-9]{0,8}", header["revision"]):
        raise BadRecord("record/header", line=numbers["revision"], field="revision")
    if "seed" in header and _text(header["seed"]) is None:
        raise BadRecord("record/header", line=numbers["seed"], field="seed")
    if "commitment" in header and not re.fullmatch("[0-9a-f]{64}", header["commitment"]):
        raise BadRecord("record/header", line=numbers["commitment"], field="commitment")


def _read_players(lines: list[Line]) -> Iterator[str]:
    for seat, line in enumerate(lines):
        if line.word != "player":
            return
        number, _, name = line.rest.partition(" ")
        known = _text(name)
        if number != str(seat) or known is None:
            raise BadRecord("record/header", line=line.number, field=f"player {seat}")
        yield known


def _read_move(line: Line, position: int) -> Move:
    words = line.rest.split(" ") if line.rest else []
    if position == 0:
        if line.word != "deal":
            raise BadRecord("record/header", line=line.number, field="deal")
        seat, action = -1, ""
    else:
        if not re.fullmatch("[0-9]{1,2}", line.word) or not words:
            raise BadRecord("record/line", line=line.number, text=f"{line.word} {line.rest}"[:60])
        seat, action = int(line.word), words.pop(0)
    outcomes: list[tuple[int, int]] = []
    for word in words:
        match = _OUTCOME.fullmatch(word)
        if match is None or not int(match[1]) < int(match[2]) <= LIMIT:
            raise BadRecord("record/outcome", line=line.number)
        outcomes.append((int(match[2]), int(match[1])))
    return Move(line.number, seat, action, tuple(outcomes))


def _read_result(line: Line) -> Outcome | None:
    if line.word != "result":
        raise BadRecord("record/header", line=line.number, field="result")
    if line.rest == "none":
        return None
    match = _RESULT.fullmatch(line.rest)
    if match is None:
        raise BadRecord("record/line", line=line.number, text=f"result {line.rest}"[:60])
    winners = tuple(int(word) for word in match[2].split())
    scores = tuple(int(word) for word in match[3].split())
    return Outcome(match[1], winners, scores)


def _text(quoted: str) -> str | None:
    """What a quoted text says, or None if it is none: half a character, or something else altogether."""
    try:
        value: object = json.loads(quoted)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, str) and is_text(value) else None
