"""What a house keeps and how it is reached, whatever keeps it: the logs of all tables; lists, people and settings.

Two engines offer it: `sqlite`, one file, written in this process; and `postgres`, a server. SQL is written once, in the
words that both understand: `?` for a value, `ON CONFLICT`, `RETURNING`, truth values as TRUE and FALSE. Where they
differ, the engine has a method.

Rows of logs are written in batches. `append` opens one; its end is either waited for (`commit`) or heard of
(`commit_soon`). The next number of a table can be written once: who comes second with it has lost that table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, Protocol, TypeVar

from valise_games.errors import ValiseError
from valise_games.house.errors import Unavailable

LogRow = tuple[str, int, int | None, float, str, bytes]  # table, number, public_seq, at, key, event
Stored = tuple[int, int | None, float, str, bytes]  # the same without the table

# The setting that a database has which was filled by `valise move` and not opened since.
MOVED = "moved from"

T = TypeVar("T")


class WrongFile(ValiseError, ValueError):
    """The file or database is no house of this Valise; the message says why."""


class NotUnique(ValiseError):
    """Another row has what only one may have. Nothing was written."""


class Notice(NamedTuple):
    """A person is to hear that he owes a decision at a table, because of this row of its log."""

    table: str
    number: int
    person: int
    game: str
    tries: int = 0  # before this one


class Batch:
    """Rows that are committed together, and the notices that they cause. Once it has ended, `error` says why nothing of
    it was kept, and `lost` names the tables of which nothing was kept, since somebody else had written their next
    numbers."""

    def __init__(self) -> None:
        self.open = True
        self.notices: list[Notice] = []
        self.error: Unavailable | None = None
        self.lost: frozenset[str] = frozenset()


class Rating(NamedTuple):
    """What a rated game that ends does to its people: `after` gives each one's mu and sigma, from those they had, where
    they had any. It is carried out once, with the row that ends the table."""

    game: str
    people: Sequence[int]
    after: Callable[[dict[int, tuple[float, float]]], list[tuple[int, float, float]]]


class TableLine(NamedTuple):
    """How a table stands, as lists have it; `seats` has the person and the name of each."""

    table: str
    state: str
    finished: float | None
    outcome: bytes | None
    seats: Sequence[tuple[int | None, str]]


class Result(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Db(Protocol):
    """Where statements are carried out, within a transaction."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Result: ...


class ReadOnly(Protocol):
    """What can be read."""

    ordered_join: str  # JOIN, in words that keep an engine from turning it round where it would

    def all(self, sql: str, *values: Any) -> list[Any]:
        """All rows that a query gives."""

    def one(self, sql: str, *values: Any) -> Any:
        """The first row, or None."""

    def read_log(self, table: str) -> Iterator[Stored]:
        """The rows of a table's log, one by one."""


class Outbox(Protocol):
    """Notices that are written down and not known to be delivered. All that waits may raise Unavailable."""

    async def take(self, most: int, besides: Collection[int]) -> list[Notice]:
        """So many that are due and that nobody has taken who is alive, but none of these people's. Whoever takes them
        ends that by `done` or `again`; what the dead had taken can be taken again."""

    async def done(self, notices: Collection[Notice]) -> None:
        """They are delivered, or given up."""

    async def again(self, notices: Collection[Notice], seconds: float) -> None:
        """They were tried once more, and are due in so many seconds."""

    def close(self) -> None:
        """Nothing is taken any more."""


class Reader(ReadOnly, Protocol):
    """Reads what is committed, on a connection of its own."""

    async def run(self, work: Callable[[ReadOnly], T]) -> T:
        """Does this work in a thread of its own, one thing after the other: the house goes on meanwhile."""

    def close(self) -> None:
        """Nothing is read any more; a query that is under way is broken off."""


class Store(ReadOnly, Protocol):
    """What a house keeps. At most one batch is open."""

    commits: int  # of batches
    commit_seconds: float
    commits_at_once: bool  # `commit_soon` calls back before it returns

    # ------------------------------------------------------------------------------ batches of log rows
    def append(self, rows: Iterable[LogRow]) -> Batch:
        """Adds rows of logs to the open batch, or to a new one, which it returns. Raises Unavailable if no batch can be
        opened, or if the open one cannot be kept any more."""

    def note_table(self, line: TableLine, rating: Rating | None = None) -> None:
        """Brings the lists up to date as a part of the open batch, whose commit decides about it; without one, alone.
        `rating` is carried out if the table was not over before. Raises Unavailable."""

    def commit(self) -> None:
        """Ends the open batch, and one that is under way before it. Raises Unavailable if nothing of it was kept;
        without an open batch does nothing."""

    def commit_soon(self, then: Callable[[Batch], None]) -> None:
        """Ends the open batch, of which there must be one, and none under way: `then` is called in the thread of the
        event loop when it is known what became of it. The batch after it may be opened meanwhile."""

    def drop(self, tables: frozenset[str] | None = None) -> None:
        """Takes what concerns these tables out of the open batch, or all: it followed from what was not kept."""

    # ------------------------------------------------------------------------------ everything else
    def transaction(self) -> AbstractContextManager[Db]:
        """All of it or nothing. Raises Unavailable, and NotUnique. It stands beside the open batch: what has to come
        after that batch waits for its end first."""

    def add_rows(self, rows: Iterable[LogRow]) -> None:
        """Adds rows of logs to the transaction that is open."""

    def moment(self, at: float) -> Any:
        """A moment, as the value of a setting."""

    def rows_written(self) -> int:
        """A mark in the sequence of all log rows: later ones have a higher `id`."""

    def forget_table(self, db: Db, table: str, mark: int) -> bool:
        """Deletes everything about a table, within a transaction; False if its rows cannot be spared yet. `mark` is
        what `rows_written` gave a while ago."""

    def reader(self) -> Reader:
        """A reader with a connection of its own; who asks for it closes it."""

    def outbox(self, process: str) -> Outbox:
        """The notices, for this process of the house, whose name nobody had before; who asks for it closes it."""

    async def maintain(self) -> None:
        """What has to be done now and then, until it is cancelled."""

    async def find_damage(self) -> str:
        """Looks through everything, while the house goes on; gives what is wrong with it, or nothing."""

    def on_return(self, call: Callable[[float], None]) -> None:
        """From now on `call` is told in the thread of the event loop when the store was away for a while and is back:
        for how many seconds."""

    def begin(self) -> None:
        """A house is open on it from now on."""

    def close(self) -> None:
        """It is not used any more."""
