"""The protocol: every command that the house takes and every message that it gives, as types.

Commands come over a socket or as the body of a POST; `do` tells them apart. Messages are told apart by `is`. Numbered
messages (`n`) of a table come without gaps: who may not see one gets a `skip` of the same number.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, get_args

import msgspec

from valise_games.house.bots.hints import Hint
from valise_games.house.tables.clock import ClockFace, ClockSettings
from valise_games.house.tables.events import ChatRoom, Face, Offer, Pace, QuickWord, StandingAnswer

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # of a table
Key = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
Nonce = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
Commitment = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Level = Annotated[str, msgspec.Meta(max_length=24)]  # of a bot, or level/character


# ---------------------------------------------------------------------------------- commands
class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """`key` is the sender's name for it: the same command with the same key is carried out once. It comes back in the
    answer."""

    key: Key = ""


class OpenTable(Command, tag="open"):
    """A new table, whose host is who sends this."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: int
    options: Annotated[dict[Annotated[str, msgspec.Meta(max_length=32)], int | bool], msgspec.Meta(max_length=32)] = {}
    bots: Annotated[dict[SeatNumber, Level], msgspec.Meta(max_length=16)] = {}
    clock: ClockSettings = ClockSettings()
    public: bool = True
    spectators: bool = True
    rated: bool = False
    pace: Pace = "usual"  # of the bots
    variant: Annotated[str, msgspec.Meta(max_length=16)] = "standard"


class Watch(Command, tag="watch"):
    """The table from now on, with its events from this entry on: who comes back asks only for what he missed."""

    table: Code
    since: int = 0


class Unwatch(Command, tag="unwatch"):
    """Nothing more of this table."""

    table: Code


class Sit(Command, tag="sit"):
    """In a free seat, or in another one; with no seat named, in the first free one. The commitment is the hash of a
    nonce, which is the sender's part of the deal: see Reveal."""

    table: Code
    seat: SeatNumber | None = None
    commitment: Commitment = ""


class Stand(Command, tag="stand"):
    """Leaves the seat, before the start."""

    table: Code


class Remove(Command, tag="remove"):
    """The host removes a guest before the start."""

    table: Code
    seat: SeatNumber


class Hire(Command, tag="hire"):
    """The host gives a free seat to a bot, or with no level sends one away. Who is not named by level/character is one
    of the level's characters who does not sit there yet."""

    table: Code
    seat: SeatNumber
    level: Level = ""


class Start(Command, tag="start"):
    """The host begins the game; all seats must be taken. It is dealt when those who sent a commitment have revealed
    their part, or without theirs when their time is over; by the day, where that is long, the host may say so again."""

    table: Code


class Reveal(Command, tag="reveal"):
    """The nonce that the sender's commitment is the hash of, when the table awaits it."""

    table: Code
    nonce: Nonce


class Act(Command, tag="act"):
    """`decision` is the one named in the table's last message: a late command decides nothing else. With an action that
    opens a duel or goes on with it, a limit can be named at once."""

    table: Code
    decision: Annotated[str, msgspec.Meta(max_length=24)]
    action: dict[str, Any]
    limit: int | None = None


class SetStandingAnswer(Command, tag="standing"):
    """An answer in advance; none ends it."""

    table: Code
    answer: StandingAnswer | None = None


class SetPrompts(Command, tag="prompts"):
    """Asks to be asked also where there is one answer; else the house gives it, and nobody can tell."""

    table: Code
    every: bool


class SetLimit(Command, tag="limit"):
    """In a duel: the house bids or holds for the sender as far as this, one of the sums that `up_to` allows. Without a
    limit, or with an action of his own, he goes on himself. Nobody else hears of it."""

    table: Code
    limit: int | None = None


class SetPace(Command, tag="pace"):
    """How long bots take from now on; the host says it."""

    table: Code
    pace: Pace


class SkipAhead(Command, tag="skip"):
    """Bots take no time until the sender is asked again; for who plays with bots alone."""

    table: Code


class Leave(Command, tag="leave"):
    """A stand-in plays until the person is back."""

    table: Code


class Return(Command, tag="return"):
    """The person plays himself again."""

    table: Code


class Resign(Command, tag="resign"):
    """A stand-in plays on, or the game ends."""

    table: Code


class Propose(Command, tag="propose"):
    """Agrees to end the game without a result, to pause or to go on; or no longer does."""

    table: Code
    offer: Offer
    agreed: bool = True


class Rematch(Command, tag="rematch"):
    """Another game of the same people. The first to ask opens the table, and the others sit down at it; when all are
    there it begins."""

    table: Code
    commitment: Commitment = ""


class Say(Command, tag="say"):
    """Talks to the table, or to the gallery; in words of his own, or with a quick word or a face of the house's set,
    which everybody reads in his own language."""

    table: Code
    text: Text = ""
    room: ChatRoom = "table"
    quick: QuickWord | Face | None = None


class AskHint(Command, tag="hint"):
    """What the best bot of the house would consider in the seat's place; answered to who asks and to nobody else."""

    table: Code


class FollowLobby(Command, tag="lobby"):
    """The list of tables, and what changes in it, until `off`."""

    off: bool = False


TableCommand = (
    OpenTable
    | Sit
    | Stand
    | Remove
    | Hire
    | Start
    | Reveal
    | Act
    | SetStandingAnswer
    | SetPrompts
    | SetLimit
    | SetPace
    | SkipAhead
    | Leave
    | Return
    | Resign
    | Propose
    | Rematch
    | Say
)
SocketCommand = Watch | Unwatch | FollowLobby | AskHint  # over a socket only
AnyCommand = TableCommand | SocketCommand


def names_of(commands: UnionType) -> str:
    """As `do` has them."""
    return ", ".join(kind.__struct_config__.tag for kind in get_args(commands))


# ---------------------------------------------------------------------------------- messages
class Message(msgspec.Struct, tag_field="is", kw_only=True):
    """The base of all messages."""


class Hello(Message, tag="hello"):
    """The first on every socket."""

    you: int
    name: str
    account: bool
    version: str
    key: str  # of the house, with which it signs records


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a seat."""

    name: str
    person: int | None
    bot: str  # its level, or ""
    character: str  # of the bot, if it has one: its name is the seat's
    minded: str  # why a stand-in plays, or ""
    online: bool
    offers: list[str]
    rating: int | None  # at rated tables, when he sat down
    commitment: str  # to the seat's part of the deal; "" for bots: their part is the house's
    nonce: str  # the part itself, from the start on; "" if it was not revealed
    kept: str = ""  # at a rematch, for whom this free seat is kept


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table, apart from the game itself."""

    table: str
    game: str
    variant: str
    options: dict[str, int | bool]
    state: str
    seats: list[SeatInfo]
    host: int
    public: bool
    spectators: bool
    rated: bool
    clock: ClockSettings
    commitment: str  # to the house's part of the deal
    awaited: list[int]  # seats that are to reveal their part now, and then the game begins
    opened: float
    finished: float | None
    followed: str  # the code of the rematch; of a private one only for who played
    outcome: dict[str, Any] | None
    paused: bool
    pace: Pace  # of the bots


class SaidInfo(msgspec.Struct, frozen=True):
    """Something said."""

    n: int
    at: float
    person: int
    name: str
    seat: int | None
    room: str
    text: str
    quick: QuickWord | Face | None  # then `text` is its English


class UpTo(msgspec.Struct, frozen=True):
    """Limits of a duel, from the least to the most. `opens` is what begins it, with which the limit is named."""

    least: int
    most: int
    step: int
    opens: dict[str, Any] | None = None


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only this seat gets: the keys of the view that differ from the public ones, and what it has to decide.

    `by_house` says why the house answers for it unless the seat does: there is a single option, and then it is not
    asked at all; a limit that it named; or a standing answer."""

    view: dict[str, Any]
    decision: str  # "" when it owes nothing, or nothing that it has to be asked
    standing: StandingAnswer | None
    by_house: Literal["", "single", "limit", "standing"] = ""
    limit: int | None = None
    up_to: UpTo | None = None  # in a duel, the limits that can be named
    every: bool = False  # it is asked also where there is one answer
    calls: bool = False  # what is asked concerns an exception of the standing answer


class SeatRest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a SeatView has besides its view and decision."""

    standing: StandingAnswer | None = None
    by_house: Literal["", "single", "limit", "standing"] = ""
    limit: int | None = None
    up_to: UpTo | None = None
    every: bool = False
    calls: bool = False


class SeatChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new of a SeatView to a socket that takes changes; what is left out is as it was.

    `changed` are keys of its view, `within` the new parts of other keys. In `legal` a number stands for an option of
    the last list with more than two that the socket was sent, counted from 0. `rest` is all of it anew."""

    changed: dict[str, Any] = {}
    within: dict[str, dict[str, Any]] = {}
    legal: list[int | dict[str, Any]] | None = None
    decision: str | None = None
    rest: SeatRest | None = None


class TableSnapshot(Message, tag="table"):
    """A table as it is: `view` is what a spectator sees; the keys in `own.view` replace those in it. `events` are
    those of complete entries, from the one on that was asked for."""

    n: int
    info: TableInfo
    seat: int | None
    view: dict[str, Any]
    own: SeatView | None
    events: list[dict[str, Any]]
    talk: list[SaidInfo]
    clocks: ClockFace


class EntryMessage(Message, tag="entry"):
    """Something happened in the game. `changed` are the keys of the public view that did."""

    table: str
    n: int
    changed: msgspec.Raw
    events: msgspec.Raw
    clocks: msgspec.Raw
    own: SeatView | None


class StepMessage(Message, tag="step", omit_defaults=True, kw_only=True):
    """An entry for a socket that takes changes: what is left out is as it was.

    `changed` are keys of the public view, `within` the new parts of other keys, of an object by key, of a list by
    place. So it is with `own`, whose `changed` and `within` are about its view."""

    table: str
    n: int
    changed: dict[str, Any] = {}
    within: dict[str, dict[str, Any]] = {}
    clocks: dict[str, Any] = {}  # keys of them
    events: msgspec.Raw
    own: SeatChange | None = None


class TableChanged(Message, tag="changed"):
    """Something about the table changed: seats, state, offers."""

    table: str
    n: int
    info: TableInfo
    clocks: ClockFace


class Spoken(Message, tag="said"):
    """Somebody talked."""

    table: str
    n: int
    said: SaidInfo


class Skip(Message, tag="skip"):
    """Something happened that this person may not see."""

    table: str
    n: int


class Presence(Message, tag="presence"):
    """Which seats' people are here, and how many watch. Not numbered."""

    table: str
    online: list[int]
    watching: int


class Done(Message, tag="done"):
    """A command was carried out. `own` is there after a step that nobody else sees, `hint` when one was asked for. A
    socket that takes changes is sent `own_changed` instead."""

    key: str
    table: str = ""
    n: int = 0
    own: SeatView | msgspec.UnsetType | None = None
    hint: Hint | msgspec.UnsetType | None = None
    own_changed: SeatChange | msgspec.UnsetType = msgspec.UNSET


class Refused(Message, tag="refused"):
    """A command was not carried out; everything is as before."""

    key: str
    code: str
    text: str
    allowed: list[dict[str, Any]] | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    state: str
    names: list[str]  # of people
    bots: list[str]  # levels, "" for people
    ratings: list[int | None]  # at rated tables
    rated: bool
    clock: ClockSettings
    opened: float
    finished: float | None = None
    outcome: dict[str, Any] | None = None


class LobbyTables(Message, tag="lobby"):
    """The whole list of tables, the latest first."""

    tables: list[TableSummary]


class Listed(Message, tag="listed"):
    """A table of the list is new, or changed."""

    line: TableSummary


class Unlisted(Message, tag="unlisted"):
    """A table is not in the list any more."""

    table: str


MESSAGES: tuple[type[Message], ...] = tuple(Message.__subclasses__())

encode = msgspec.json.Encoder().encode
decode_refused = msgspec.json.Decoder(Refused).decode
