"""The list of tables that anybody may see, and those who follow it: they hear once in a tick how a table stands."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from valise_games.house.tables import messages as m
from valise_games.house.tables import views
from valise_games.house.tables.state import Table

if TYPE_CHECKING:
    from valise_games.house.tables.live import Watcher


class Lobby:
    def __init__(self) -> None:
        self._lines: dict[str, m.TableSummary] = {}
        self._followers: set[Watcher] = set()
        self._changed: dict[str, m.TableSummary | None] = {}  # in this tick, with the lines that were told before

    def follow(self, watcher: Watcher) -> None:
        self._tell()
        self._followers.add(watcher)
        self.tell_all(watcher)

    def tell_all(self, watcher: Watcher) -> None:
        """The whole list, to a follower: when he begins, and when he was told something that did not happen."""
        if watcher in self._followers:
            watcher.send(m.encode(m.Tables(tables=self.lines())))

    def unfollow(self, watcher: Watcher) -> None:
        self._followers.discard(watcher)

    def lines(self) -> list[m.TableSummary]:
        """The latest first."""
        return sorted(self._lines.values(), key=lambda line: -line.opened)

    def show(self, table: Table) -> None:
        """Something about a table changed."""
        if not table.setup.public:
            return
        if self._followers:
            if not self._changed:
                asyncio.get_running_loop().call_soon(self._tell)
            self._changed.setdefault(table.id, self._lines.get(table.id))
        if table.state == "over":
            self._lines.pop(table.id, None)
        else:
            self._lines[table.id] = views.line(table)

    def _tell(self) -> None:
        """It leaves with the tick; if that cannot be written down, the table is shown again as it was."""
        changed, self._changed = self._changed, {}
        for table, before in changed.items():
            line = self._lines.get(table)
            if line != before:
                written = m.encode(m.Unlisted(table=table) if line is None else m.Listed(line=line))
                for follower in self._followers:
                    follower.send(written)
