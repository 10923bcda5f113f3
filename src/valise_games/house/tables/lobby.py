"""The list of tables that anybody may see, and those who follow it: they hear once a batch how a table stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from valise_games.house.tables import messages as m
from valise_games.house.tables import views
from valise_games.house.tables.publisher import Publisher
from valise_games.house.tables.state import Table


class Follower(Protocol):
    """Where messages go: a socket."""

    def send(self, message: bytes) -> None: ...


class Lobby:
    """Summaries of all public tables that are not over."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher
        self._summaries: dict[str, m.TableSummary] = {}
        self._followers: set[Follower] = set()
        self._changed: dict[str, m.TableSummary | None] = {}  # in this batch, with the summaries that were sent before
        # With other processes: called with the lines that changed here and the tables that are no longer listed, when
        # that is in the file; and the lines that changed since, as they were before.
        self.on_change: Callable[[list[m.TableSummary], list[str]], None] | None = None
        self._untold: dict[str, m.TableSummary | None] = {}

    def follow(self, follower: Follower) -> None:
        """Sends the whole list, and from then on what changes in it."""
        self._send_changes()
        self._followers.add(follower)
        self._send_all([follower], self.summaries())

    def unfollow(self, follower: Follower) -> None:
        """The follower is sent nothing more."""
        self._followers.discard(follower)

    def summaries(self) -> list[m.TableSummary]:
        """The latest first."""
        return _latest_first(self._summaries.values())

    def kept(self) -> list[m.TableSummary]:
        """With other processes: the same as it is in the file."""
        return _latest_first(line for line in (self._summaries | self._untold).values() if line is not None)

    def update(self, table: Table) -> None:
        """Something about a table changed."""
        if not table.setup.public:
            return
        if self._followers or self.on_change is not None:
            self._changed.setdefault(table.id, self._summaries.get(table.id))
            self._publisher.join(self)
        if self.on_change is not None:
            self._untold.setdefault(table.id, self._summaries.get(table.id))
        if table.state == "over":
            self._summaries.pop(table.id, None)
        else:
            self._summaries[table.id] = views.summary(table)

    def take_back(self, code: str) -> None:
        """With other processes: what was to be written of this table was not, and it is listed as it was."""
        if code not in self._untold:
            return
        self._changed.setdefault(code, self._summaries.get(code))
        self._publisher.join(self)
        before = self._untold.pop(code)
        if before is None:
            self._summaries.pop(code, None)
        else:
            self._summaries[code] = before

    def hear(self, lines: list[m.TableSummary], gone: list[str]) -> None:
        """Lines of tables that another process has; what it has told is committed."""
        messages: list[bytes] = []
        for line in lines:
            self._untold.pop(line.table, None)
            if self._summaries.get(line.table) != line:
                self._summaries[line.table] = line
                messages.append(m.encode(m.Listed(line=line)))
        for table in gone:
            if self._summaries.pop(table, None) is not None:
                messages.append(m.encode(m.Unlisted(table=table)))
        for message in messages:
            for follower in self._followers:
                follower.send(message)

    # ------------------------------------------------------------------------------ at the end of a batch
    def committed(self) -> None:
        """Followers are sent what changed, and other processes."""
        self._send_changes()
        untold, self._untold = self._untold, {}
        if self.on_change is not None:
            changed = {
                code: self._summaries.get(code) for code, was in untold.items() if self._summaries.get(code) != was
            }
            if changed:
                lines = [line for line in changed.values() if line is not None]
                self.on_change(lines, [code for code, line in changed.items() if line is None])

    def rolled_back(self, discarded: Collection[object]) -> None:
        """The tables are listed again as they were; followers cannot know what they missed, so they get all of it."""
        self._changed.clear()
        if self.on_change is None:
            self._send_all(self._followers, self.summaries())
            return
        # Some of it may be kept, and what is lost is taken back, some of it only after this.
        self._send_all(self._followers, self.kept())
        if self._untold:
            self._changed.update(self._untold)
            self._publisher.join(self)

    def concerns(self, tables: frozenset[str]) -> bool:
        """It lists all."""
        return True

    def _send_changes(self) -> None:
        changed, self._changed = self._changed, {}
        for table, before in changed.items():
            summary = self._summaries.get(table)
            if summary != before:
                message = m.encode(m.Unlisted(table=table) if summary is None else m.Listed(line=summary))
                for follower in self._followers:
                    follower.send(message)

    def tell_again(self, follower: Follower) -> None:
        """Sends a follower all that is kept, since messages for it were dropped; to others nothing."""
        if follower in self._followers:
            self._send_all([follower], self.kept())

    def _send_all(self, followers: Collection[Follower], lines: list[m.TableSummary]) -> None:
        message = m.encode(m.LobbyTables(tables=lines))
        for follower in followers:
            follower.send(message)


def _latest_first(lines: Iterable[m.TableSummary]) -> list[m.TableSummary]:
    return sorted(lines, key=lambda line: -line.opened)
