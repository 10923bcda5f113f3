"""What processes of one house tell one another. A frame holds several of these, in order.

What only one seat may know is in a `Said` or an `Answered`, and these go to the one process that has the socket.
"""

from __future__ import annotations

import msgspec

from valise_games.house.people.directory import Person
from valise_games.house.tables import messages as m


class Item(msgspec.Struct, array_like=True):
    """Something that one process tells another."""


# ---------------------------------------------------------------------------------- from a socket to the owner and back
class Command(Item, tag="c"):
    """A command of the sender's socket with this number, for a table that the receiver has. The answer names `request`.
    `text` is as the client sent it."""

    socket: int
    request: int
    person: Person
    text: bytes


class Gone(Item, tag="g"):
    """The sender's socket with this number is to hear nothing more of these tables."""

    socket: int
    tables: list[str]


class Said(Item, tag="s"):
    """A message about a table of the sender for the receiver's socket with this number."""

    socket: int
    table: str
    text: bytes


class Answered(Item, tag="a"):
    """The answer to a command: a message, and whether it may be tried again, because nothing was done."""

    socket: int
    request: int
    text: bytes
    again: bool = False


class NotMine(Item, tag="n"):
    """The sender has these tables no more, or never had; `owner` has, if that is known."""

    tables: list[str]
    owner: str = ""


class Yours(Item, tag="y"):
    """The receiver has these tables from now on."""

    tables: list[str]


# ---------------------------------------------------------------------------------- what all are told
class Beat(Item, tag="b"):
    """The sender is alive: whatever was sent before should be there."""


class Met(Item, tag="m"):
    """The sender has only just heard of the receiver, who has missed what the sender told all until now."""


class Leaving(Item, tag="l"):
    """The sender is gone in a moment, and its tables are others'."""


class Lines(Item, tag="t"):
    """Lines of the lobby for tables that the sender has; with `whole`, all of them."""

    lines: list[m.TableSummary]
    gone: list[str]
    whole: bool = False


class TellLines(Item, tag="w"):
    """The receiver is to tell all its lines: some may have been lost."""


class SignedOut(Item, tag="o"):
    """Sockets of this person are to be cut, or only those of one session."""

    person: int
    session: str | None


class Renamed(Item, tag="r"):
    """The person has another name."""

    person: Person


class Taken(Item, tag="x"):
    """What was done at the sender and is limited in the whole house: counted by what, its kind, who, how often."""

    taken: list[tuple[str, str, int | str, int]]


class BlocksChanged(Item, tag="k"):
    """What is remembered of who blocks whom is not true any more."""


# ---------------------------------------------------------------------------------- questions
class Asked(Item, tag="q"):
    """A question; the answer is a `Told` with its number."""

    number: int
    kind: str
    body: bytes


class Told(Item, tag="e"):
    """The answer to a question; without `well` it is a refusal, or that nobody knows."""

    number: int
    well: bool
    body: bytes


AnyItem = (
    Command
    | Gone
    | Said
    | Answered
    | NotMine
    | Yours
    | Beat
    | Met
    | Leaving
    | Lines
    | TellLines
    | SignedOut
    | Renamed
    | Taken
    | BlocksChanged
    | Asked
    | Told
)


class Frame(msgspec.Struct, array_like=True):
    """`count` is how many frames the sender has sent this receiver, with this one."""

    sender: str
    count: int
    items: list[AnyItem]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Frame).decode
