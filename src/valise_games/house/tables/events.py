"""What can happen at a table. A table is its log: rows of these events, and nothing
else in memory.

Every row has a number in its table. Rows that somebody else may see have a second number, `public_seq`, without gaps:
it is the number of the message. Steps inside a secret action, answers in an open window, standing answers and the times
in which the house was shut have none.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

import msgspec

from valise_games.house.tables.clock import ClockSettings

Actor = Literal["person", "bot", "stand-in", "clock", "standing"]
ChatRoom = Literal["table", "gallery"]
# What is said with one click: words, which everybody reads in his own language, and faces.
QuickWord = Literal["hello", "luck", "thinking", "doubt", "bluff", "oops", "played", "thanks"]
Face = Literal["smile", "wink", "straight", "gasp", "frown", "mask"]
Offer = Literal["abort", "pause", "resume"]
Pace = Literal["calm", "usual", "quick"]
StandInReason = Literal["", "left", "time", "resigned"]  # "": the person plays himself


class TableEvent(msgspec.Struct, tag_field="what", omit_defaults=True):
    """The base of all events; `what` tells them apart in the log."""


class Opened(TableEvent, tag="opened"):
    """`seed` is the house's; its hash is shown from now on."""

    game: str
    seats: int
    options: dict[str, int | bool]
    clock: ClockSettings
    host: int
    seed: str
    variant: str = "standard"
    bots: dict[int, str] = {}  # seat -> level, or level/character
    public: bool = True
    spectators: bool = True
    rated: bool = False
    pace: Pace = "usual"  # of its bots, at first
    after: str = ""  # the table that this is a rematch of
    rules: int = 0  # the version of the game's rules; 0: opened before tables said so, see Entry.unsaid


class Sat(TableEvent, tag="sat"):
    """The commitment is the hash of the seat's part of the deal; the rating is there at rated tables."""

    seat: int
    person: int
    name: str
    nonce: str = ""  # how older houses took the seat's part: before those of the others were fixed
    rating: int | None = None
    commitment: str = ""


class Stood(TableEvent, tag="stood"):
    """Somebody left a seat before the start, or was removed from it."""

    seat: int


class Hired(TableEvent, tag="hired"):
    """A bot of that level (and character: level/character) got a seat before the start; with none it was sent away."""

    seat: int
    level: str = ""


class Dealing(TableEvent, tag="dealing"):
    """Seats and commitments are fixed from now on: those who have one reveal their part of the deal."""


class Revealed(TableEvent, tag="revealed"):
    """A seat's part of the deal, which fits its commitment."""

    seat: int
    nonce: str


class Started(TableEvent, tag="started"):
    """The game begins, with the parts of the deal that were revealed. `format` is that of its record; 1: begun before
    tables said so."""

    format: int = 1


class Stepped(TableEvent, tag="stepped"):
    """A held step closes its window, and is taken when the window may close."""

    seat: int
    action: dict[str, Any]
    by: Actor
    held: bool = False


class WindowClosed(TableEvent, tag="closed"):
    """The window's least time is over: the held step is taken."""


class StandInStarted(TableEvent, tag="minded"):
    """A stand-in plays for the person in this seat from now on, for this reason.

    In logs of older houses a row without a reason is the end of that; `decode` turns it into StandInEnded.
    """

    seat: int
    why: StandInReason = ""


class StandInEnded(TableEvent, tag="stand-in-ended"):
    """The person plays himself again."""

    seat: int


_Exceptions = Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=16)]


class StandingAnswerSet(TableEvent, tag="standing"):
    """An answer given in advance; none ends it."""

    seat: int
    answer: StandingAnswer | None = None


class StandingAnswer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Let pass whatever the seat is asked about, for good or until its own turn, unless it says something before the
    window can close. To what concerns one of the game's `exceptions` it is called, so that it can."""

    unless: _Exceptions = []
    until_turn: bool = False
    unless_case: bool = False  # how exceptions were written at first; logs and older clients have them so
    unless_agents: _Exceptions = []

    @property
    def exceptions(self) -> set[str]:
        return {*self.unless, *self.unless_agents, *(["case"] if self.unless_case else [])}


class PromptsSet(TableEvent, tag="prompts"):
    """A seat wishes to be asked also where there is one answer, or no longer does: then the house gives it."""

    seat: int
    every: bool


class LimitSet(TableEvent, tag="limit"):
    """How far the house goes for a seat in the duel under way; none: the seat goes on itself."""

    seat: int
    limit: int | None = None


class PaceSet(TableEvent, tag="pace"):
    """How long bots take from now on."""

    pace: Pace


class Said(TableEvent, tag="said"):
    """Somebody talks, at the table or in the gallery. Of a quick word or a face, `text` has it in English."""

    person: int
    name: str
    text: str
    room: ChatRoom = "table"
    seat: int | None = None
    quick: QuickWord | Face | None = None


class Proposed(TableEvent, tag="proposed"):
    """A seat agrees to end the game without a result, to pause, or to go on; or no longer does."""

    seat: int
    offer: Offer
    agreed: bool = True


class Paused(TableEvent, tag="paused"):
    """All people agreed: nobody's time runs."""


class Resumed(TableEvent, tag="resumed"):
    """The game goes on."""


class Reopened(TableEvent, tag="reopened"):
    """The house was shut from that moment on, or stopped, or the time of day jumped: nobody's time ran."""

    since: float


class Ended(TableEvent, tag="ended"):
    """The table ended although the game is not over."""

    reason: Literal["aborted", "abandoned", "resigned"]
    winners: list[int] = []


class RematchOpened(TableEvent, tag="followed"):
    """A rematch was opened."""

    table: str


class PersonMerged(TableEvent, tag="taken-over"):
    """A guest turned out to be somebody with an account: what was the guest's at this table is his now. If he had a
    seat of his own already, the guest's stays as it is."""

    person: int
    by: int
    name: str


class PersonErased(TableEvent, tag="gone"):
    """A person is no longer known to the house; the seat keeps its place in the game, without his name."""

    person: int


class Row(msgspec.Struct, frozen=True):
    """One row of a table's log."""

    number: int
    public_seq: int | None
    at: float  # seconds since 1970
    key: str  # of the command it came from, with its sender; repeated commands are known by it
    event: TableEvent


encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(reduce(or_, TableEvent.__subclasses__())).decode  # any of those above


def decode(written: bytes) -> TableEvent:
    """The event of a stored row, as this or an older house wrote it."""
    event: TableEvent = _decode(written)
    if isinstance(event, StandInStarted) and not event.why:
        return StandInEnded(event.seat)
    return event
