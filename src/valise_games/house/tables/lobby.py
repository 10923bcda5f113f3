"""The list of tables that anybody may see, and those who follow it: they hear once a batch how a table stands."""

from __future__ import annotations

from collections.abc import Collection
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

    def follow(self, follower: Follower) -> None:
        """Sends the whole list, and from then on what changes in it."""
        self._send_changes()
        self._followers.add(follower)
        self._send_all([follower])

    def unfollow(self, follower: Follower) -> None:
        """The follower is sent nothing more."""
        self._followers.discard(follower)

    def summaries(self) -> list[m.TableSummary]:
        """The latest first."""
        return sorted(self._summaries.values(), key=lambda summary: -summary.opened)

    def update(self, table: Table) -> None:
        """Something about a table changed."""
        if not table.setup.public:
            return
        if self._followers:
            self._changed.setdefault(table.id, self._summaries.get(table.id))
            self._publisher.join(self)
        if table.state == "over":
            self._summaries.pop(table.id, None)
        else:
            self._summaries[table.id] = views.summary(table)

    # ------------------------------------------------------------------------------ at the end of a batch
    def committed(self) -> None:
        """Followers are sent what changed."""
        self._send_changes()

    def rolled_back(self, discarded: Collection[object]) -> None:
        """The tables are listed again as they were; followers cannot know what they missed, so they get all of it."""
        self._changed.clear()
        self._send_all(self._followers)

    def _send_changes(self) -> None:
        changed, self._changed = self._changed, {}
        for table, before in changed.items():
            summary = self._summaries.get(table)
            if summary != before:
                message = m.encode(m.Unlisted(table=table) if summary is None else m.Listed(line=summary))
                for follower in self._followers:
                    follower.send(message)

    def _send_all(self, followers: Collection[Follower]) -> None:
        message = m.encode(m.LobbyTables(tables=self.summaries()))
        for follower in followers:
            follower.send(message)
