"""What goes over the wire, in both directions. The page's types are generated from these models.

A client is told what its seat may know, and nothing else: message ids and arguments, never prose. It sends whole moves,
numbered by how many it has made before, so that a move that is sent twice is played once.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from warren.core.settings import LONGEST_TEXT, Kind
from warren.server.limits import LONGEST_RECORD

Argument = str | int | list[str]
Name = Annotated[str, Field(min_length=1, max_length=40)]
ActionText = Annotated[str, Field(max_length=60)]
SettingsGiven = Annotated[
    dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=LONGEST_TEXT)]], Field(max_length=64)
]
Actions = Annotated[list[ActionText], Field(max_length=64)]


class Model(BaseModel):
    """Nothing is passed over: a field that does not belong is an error."""

    model_config = ConfigDict(extra="forbid")


# --- errors and messages -------------------------------------------------------------------------------------------


class Problem(Model):
    """What went wrong: a code with its arguments, and the sentence in the language that was asked for."""

    code: str
    arguments: dict[str, Argument]
    sentence: str


class Message(Model):
    """A message id with its arguments, and the rule it comes from."""

    message: str
    arguments: dict[str, Argument]
    rule: str


class FactTold(Model):
    """Something that happened, as the reader may know it. A value that is hidden is null."""

    fact: str
    seat: int | None
    args: dict[str, str | int | None]
    rules: list[str]


# --- people and tables, over HTTP ------------------------------------------------------------------------------------


class Newcomer(Model):
    """Somebody who has not been here before."""

    name: Name


class Person(Model):
    """A guest. The code is their secret: whoever has it is them, on any device."""

    id: str
    name: str
    code: str


class Me(Model):
    """Who one is, and the tables one sits at, the newest first."""

    id: str
    name: str
    tables: list[str]


class SettingInfo(Model):
    name: str
    default: str
    options: list[str]
    low: int
    high: int
    kind: Kind
    none: bool


class PresetInfo(Model):
    """Settings that make a good game together."""

    name: str
    settings: dict[str, str]


class GameInfo(Model):
    name: str
    players: list[int]  # how many can play, the usual number first
    settings: list[SettingInfo]
    among: list[dict[str, str]]  # other defaults, by how many people sit down: first those for none
    presets: list[PresetInfo]
    lessons: list[str]  # prepared positions to learn it from, in order
    rules: list[str]


class House(Model):
    """What can be played here."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    version: str


class Reach(Model):
    """Where others reach this house, the likeliest first: nowhere in no network, None if it is not open to others."""

    origins: list[str] | None


class SeatWish(Model):
    """Who is to sit there: the person who makes the table, a bot, or whoever comes by the link."""

    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Field(max_length=40)] = ""


class TableWish(Model):
    """A table as somebody wants it. With `building`, those who sit there build the land first, agreed on like that."""

    game: Annotated[str, Field(max_length=40)]
    settings: SettingsGiven = {}
    seats: Annotated[list[SeatWish], Field(max_length=8)]
    building: SettingsGiven | None = None


class Checked(Model):
    """Whether a table could be made so: what is wrong with it, or nothing, and what it should know."""

    problem: Problem | None
    notes: list[Message]


class SeatTold(Model):
    """Who sits there, for everybody to see."""

    name: str | None
    bot: str | None
    is_open: bool
    is_here: bool


class TableTold(Model):
    """A table, for everybody to see."""

    id: str
    game: str
    settings: dict[str, str]
    status: Literal["open", "playing", "over"]
    seats: list[SeatTold]
    your_seat: int | None
    then: str | None  # the game that the same seats go on to
    next: str | None  # and the table, as soon as there is one


# --- how lands look ------------------------------------------------------------------------------------------------


class Drawing(Model):
    """What all lands share: the rules of the style sheet, its colours, the symbols on the tiles, what can be chosen."""

    rules: str
    palettes: dict[str, dict[str, str]]  # light and dark: colours by name
    symbols: dict[str, list[list[str]]]  # by name: parts, each a class and the data of a path
    right: list[float]  # where one step of the lattice leads on a picture, in x
    up: list[float]  # and in y
    suits: list[str]  # all suits that can be in play
    characters: list[str]  # of lands that are generated, the usual one first


class Picture(Model):
    """Marks to be drawn one after the other, within a frame: left, top, width and height. docs/decisions/0012."""

    frame: list[float]
    marks: list[dict[str, object]]


class Tiles(Model):
    """What tiles look like, by name, or by kind where all of a kind look alike: a picture for each way to turn them."""

    looks: dict[str, list[Picture]]


class RoadEnd(Model):
    """Where a road ends at a side of its tile, and what lies beyond: a tile, the sea or a gap."""

    spot: list[float]
    to: str


class LandTold(Model):
    """The land as it lies now. As soon as it is built, there are its road ends, its code for links and its file."""

    picture: Picture
    roads: dict[str, RoadEnd]
    code: str | None
    file: str | None


class LandAhead(Model):
    """The land that a table would begin on; null where it has none, or is yet to build it."""

    land: LandTold | None


class LandFile(Model):
    """A land as it was saved, made of the standard tiles."""

    file: Annotated[str, Field(max_length=LONGEST_TEXT)]


class LandRead(Model):
    """The same land as settings: its code, and its suits."""

    code: str
    suits: str


# --- what a seat may know ------------------------------------------------------------------------------------------


class OutcomeTold(Model):
    reason: str
    winners: list[int]
    scores: list[int]


class ViewTold(Model):
    """What the seat may know. `state` is the game's own part, in texts and numbers."""

    waiting_for: list[int]
    phase: str  # of the turn; empty where there are none
    choices: list[str]
    targets: list[dict[str, str]]  # the choices in the same order, by their parts: kind, and what it is done with
    prompt: list[str]
    rules: list[str]
    asks: Message | None  # what the reader is asked; null where it is simply their turn, or that of others
    outcome: OutcomeTold | None
    state: dict[str, object]
    aids: dict[str, object]  # what a client may show of the choices: the game's own part, too


# --- looking back at a game ----------------------------------------------------------------------------------------

RecordText = Annotated[str, Field(max_length=LONGEST_RECORD)]


class RecordGiven(Model):
    """A record, as it was downloaded."""

    record: RecordText


class StopTold(Model):
    """A position of a replay: the whole move that led to it. The deal is nobody's."""

    seat: int | None
    actions: list[str]
    turn: int  # turns that were over before it


class TallyTold(Model):
    """What the players had come to when a turn was over: at which stops, and for each of them a number by seat."""

    name: str
    stops: list[int]
    values: list[list[int]]


class ReplayTold(Model):
    """A record that was played again, from its deal to its last move."""

    table: TableTold
    stops: list[StopTold]
    tallies: list[TallyTold]


class Watching(Model):
    """Whose eyes a replay is watched with: those of a seat, or of somebody who only looks on."""

    record: RecordText
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class FactsAsked(Watching):
    is_open: bool = False  # with all that was hidden then


class FactsTold(Model):
    """What was told in a game, and how much of it at each stop."""

    facts: list[FactTold]
    counts: list[int]


class PositionsAsked(Watching):
    start: Annotated[int, Field(ge=0, le=10**6)]
    count: Annotated[int, Field(ge=1, le=60)]


class PositionTold(Model):
    """A position as a seat saw it, without its choices; and what everybody held, which only the past hides."""

    view: ViewTold
    hands: list[list[str]]
    land: LandTold | None  # in games on a land, where it differs from the position before in the same answer


class PositionsTold(Model):
    positions: list[PositionTold]


# --- at a table, over the WebSocket: to the client -------------------------------------------------------------------


class State(Model):
    """How things stand. Facts are those from number `facts_from` on, of all that this seat was ever told."""

    type: Literal["state"] = "state"
    table: TableTold
    move: int  # how many moves this seat has made: the number of its next one
    view: ViewTold | None  # null while seats are open
    facts: list[FactTold]
    facts_from: int
    land: LandTold | None  # in games on a land, if it is not the one that this connection was told last


class DraftTold(Model):
    """The answer to a draft: what could come next, and what the seat would see."""

    type: Literal["draft"] = "draft"
    answers: int
    choices: list[str]
    prompt: list[str]
    preview: ViewTold
    is_complete: bool
    ended: Literal["", "chance", "hidden", "turn"]


class Accepted(Model):
    """The answer to a move that was stored, now or when it was sent before."""

    type: Literal["accepted"] = "accepted"
    answers: int
    move: int
    is_repeated: bool


class Refused(Model):
    """The answer to anything that could not be done. Nothing has changed."""

    type: Literal["refused"] = "refused"
    answers: int
    problem: Problem


class WhyTold(Model):
    """Why an action is not possible now; null if it is."""

    type: Literal["why"] = "why"
    answers: int
    reason: Message | None


class HintOption(Model):
    action: str
    percent: int


class HintTold(Model):
    """What the search would do: the whole move, what speaks for it, how sure that is, and what else there is.

    Where a hint must not name a move, `said` is all that it says, and the rest is empty.
    """

    type: Literal["hint"] = "hint"
    answers: int
    said: Message | None
    move: list[str]
    merits: list[Message]
    sureness: Literal["only", "sure", "likely", "close", "open"] | None  # null where nobody can win
    options: list[HintOption]  # the best first, then what else to show; none where nobody can win


# --- learning a game ---------------------------------------------------------------------------------------------

Moves = Annotated[list[Actions], Field(max_length=64)]


class LessonAsked(Model):
    """How far somebody has come in a lesson: the moves that they have made, and what is asked about the next one."""

    moves: Moves = []
    actions: Actions = []  # what is drafted so far
    action: ActionText = ""  # why not that?
    place: ActionText = ""  # or why not there?


class GoalTold(Model):
    """What is to be done, and the rules behind it."""

    name: str
    rules: list[str]


class LessonTold(Model):
    """A lesson after some moves: how things stand, how many goals are reached, whether the next cannot be any more."""

    table: TableTold
    view: ViewTold
    facts: list[FactTold]
    land: LandTold | None
    goals: list[GoalTold]
    reached: int
    is_missed: bool


Frame = Annotated[
    State | DraftTold | Accepted | Refused | WhyTold | HintTold,
    Field(discriminator="type"),
]


# --- at a table, over the WebSocket: from the client -----------------------------------------------------------------

Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Hello(Model):
    """The first thing said: who it is (a spectator without a code), and how many facts it has already."""

    type: Literal["hello"]
    code: Annotated[str, Field(max_length=64)] | None = None
    facts: Number = 0
    language: Annotated[str, Field(max_length=8)] = "en"


class DraftAsked(Model):
    type: Literal["draft"]
    asks: Number
    actions: Actions


class MoveMade(Model):
    type: Literal["move"]
    asks: Number
    move: Number
    actions: Actions


class WhyAsked(Model):
    type: Literal["why"]
    asks: Number
    actions: Actions  # what is drafted so far
    action: ActionText = ""
    place: ActionText = ""  # why no choice leads there, if it is not an action that is asked about


class HintAsked(Model):
    type: Literal["hint"]
    asks: Number
    actions: Actions


class LanguageSet(Model):
    type: Literal["language"]
    asks: Number
    language: Annotated[str, Field(max_length=8)]


Said = Annotated[
    DraftAsked | MoveMade | WhyAsked | HintAsked | LanguageSet,
    Field(discriminator="type"),
]
