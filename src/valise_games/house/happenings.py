"""What can happen at a table. A table is its log: rows of these, and nothing in memory that does not follow from them.

Every row has a number in its table. Rows that somebody else may see have a second number, `shown`, without gaps: that
is the number of the message. Steps inside a secret action, answers in an open window, standing answers and the times in
which the house was shut have none.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from valise_games.house.clock import Plan

By = Literal["person", "bot", "stand-in", "clock", "standing"]
Room = Literal["table", "gallery"]
Offer = Literal["abort", "pause", "resume"]
Pace = Literal["calm", "usual", "quick"]
Why = Literal["", "left", "time", "resigned"]  # a stand-in plays


class Happening(msgspec.Struct, tag_field="what", omit_defaults=True):
    pass


class Opened(Happening, tag="opened"):
    """`seed` is the house's; its hash is shown from now on."""

    game: str
    seats: int
    options: dict[str, int | bool]
    clock: Plan
    host: int
    seed: str
    variant: str = "standard"
    bots: dict[int, str] = {}  # seat -> level, or level/character
    public: bool = True
    spectators: bool = True
    rated: bool = False
    pace: Pace = "usual"  # of its bots
    after: str = ""  # the table that this is a rematch of


class Sat(Happening, tag="sat"):
    """The nonce is the seat's part of the deal; the rating is there at rated tables."""

    seat: int
    person: int
    name: str
    nonce: str = ""
    rating: int | None = None


class Stood(Happening, tag="stood"):
    """Somebody left a seat before the start, or was removed from it."""

    seat: int


class Hired(Happening, tag="hired"):
    """A bot of that level (and character: level/character) got a seat before the start; with none it was sent away."""

    seat: int
    level: str = ""


class Started(Happening, tag="started"):
    pass


class Stepped(Happening, tag="stepped"):
    """A held step closes its window, and is taken when the window may close."""

    seat: int
    action: dict[str, Any]
    by: By
    held: bool = False


class Closed(Happening, tag="closed"):
    """The window's least time is over: the held step is taken."""


class Minded(Happening, tag="minded"):
    """A stand-in took over a seat; without a reason it gave the seat back."""

    seat: int
    why: Why = ""


class Standing(Happening, tag="standing"):
    """An answer given in advance; none ends it."""

    seat: int
    answer: StandingAnswer | None = None


class StandingAnswer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Let pass whatever is announced, unless it moves the briefcase, or one of these agents; for good, or until the
    seat's own turn. With no exceptions it also makes no claim, where claims are called for."""

    unless_case: bool = False
    unless_agents: Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=16)] = []
    until_turn: bool = False


class Said(Happening, tag="said"):
    person: int
    name: str
    text: str
    room: Room = "table"
    seat: int | None = None


class Proposed(Happening, tag="proposed"):
    """A seat agrees to end the game without a result, to pause, or to go on; or no longer does."""

    seat: int
    offer: Offer
    agreed: bool = True


class Paused(Happening, tag="paused"):
    pass


class Resumed(Happening, tag="resumed"):
    pass


class Reopened(Happening, tag="reopened"):
    """The house was shut from that moment on: nobody's time ran."""

    since: float


class Ended(Happening, tag="ended"):
    """The table ended although the game is not over."""

    reason: Literal["aborted", "abandoned", "resigned"]
    winners: list[int] = []


class Followed(Happening, tag="followed"):
    """A rematch was opened."""

    table: str


class TakenOver(Happening, tag="taken-over"):
    """A guest turned out to be somebody with an account: what was the guest's at this table is his now. If he had a
    seat of his own already, the guest's stays as it is."""

    person: int
    by: int
    name: str


class Gone(Happening, tag="gone"):
    """A person is no longer known to the house; the seat keeps its place in the game, without his name."""

    person: int


AnyHappening = (
    Opened
    | Sat
    | Stood
    | Hired
    | Started
    | Stepped
    | Closed
    | Minded
    | Standing
    | Said
    | Proposed
    | Paused
    | Resumed
    | Reopened
    | Ended
    | Followed
    | TakenOver
    | Gone
)


class Row(msgspec.Struct, frozen=True):
    number: int
    shown: int | None
    at: float  # seconds since 1970
    key: str  # of the command it came from, with its sender; repeated commands are known by it
    happening: AnyHappening


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyHappening).decode
