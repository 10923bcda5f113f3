"""The list of tables that anybody may see, and those who follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise.house import messages as m
from valise.house import showing
from valise.house.table import Table

if TYPE_CHECKING:
    from valise.house.running import Watcher


class Lobby:
    def __init__(self) -> None:
        self._lines: dict[str, m.TableLine] = {}
        self._followers: set[Watcher] = set()

    def follow(self, watcher: Watcher) -> None:
        self._followers.add(watcher)
        watcher.send(m.encode(m.Tables(tables=self.lines())))

    def unfollow(self, watcher: Watcher) -> None:
        self._followers.discard(watcher)

    def lines(self) -> list[m.TableLine]:
        """The latest first."""
        return sorted(self._lines.values(), key=lambda line: -line.opened)

    def show(self, table: Table) -> None:
        """Something about a table changed."""
        if not table.plan.public:
            return
        if table.state == "over":
            if self._lines.pop(table.id, None) is not None:
                self._tell(m.Unlisted(table=table.id))
            return
        line = showing.line(table)
        if self._lines.get(table.id) != line:
            self._lines[table.id] = line
            self._tell(m.Listed(line=line))

    def _tell(self, message: m.Message) -> None:
        written = m.encode(message)
        for follower in self._followers:
            follower.send(written)
