"""Reads the whole history afterwards: the logs, what every client did and was sent, and what went between processes.
Gives the list of what is wrong."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tests.cluster.load import Acknowledged, Player
from valise_games.house.cluster import frames
from valise_games.house.tables import events
from valise_games.house.tables.state import Table, as_answered

EARLY = 1.0  # seconds: a bank that ran out earlier is a fault; clocks of one machine are that good

Logs = Mapping[str, Sequence[events.Row]]


class History:
    """What the logs say: the tables as they follow from them, and all that each seat ever knew alone."""

    def __init__(self, logs: Logs) -> None:
        self.logs = logs
        self.wrong: list[str] = []
        self.seats: dict[str, dict[int, int]] = {}  # by table, the seat of each person
        self.own: defaultdict[tuple[str, int], set[bytes]] = defaultdict(set)  # by table and seat
        for code, rows in logs.items():
            self._read(code, rows)

    def _read(self, code: str, rows: Sequence[events.Row]) -> None:
        if [row.number for row in rows] != list(range(1, len(rows) + 1)):
            self.wrong.append(f"{code}: the numbers are not 1, 2, 3…")
        public = [row.public_seq for row in rows if row.public_seq is not None]
        if public != list(range(1, len(public) + 1)):
            self.wrong.append(f"{code}: the numbers of messages have gaps")
        keys = Counter(row.key for row in rows if row.key and isinstance(row.event, events.Stepped))
        self.wrong += [f"{code}: {key} was done {count} times" for key, count in keys.items() if count > 1]
        if any(after.at < before.at - EARLY for before, after in itertools.pairwise(rows)):
            self.wrong.append(f"{code}: time goes back")
        table = Table(code, rows[0])
        self.seats[code] = {}
        for row in rows[1:]:
            self._check_timer(table, row)
            try:
                table.apply(row)  # refuses whoever answers twice, or a second end of a window
            except Exception as error:
                self.wrong.append(f"{code}: row {row.number} cannot follow: {error!r}")
                return
            self._note_secrets(table)
            self.seats[code] |= {place.person: seat for seat, place in enumerate(table.seats) if place.person}

    def _check_timer(self, table: Table, row: events.Row) -> None:
        if not isinstance(row.event, events.StandInStarted) or row.event.why != "time":
            return
        if table.seats[row.event.seat].stand_in:
            self.wrong.append(f"{table.id}: row {row.number}: a stand-in came twice")
        deadline = table.clock.deadline()
        if deadline is None or row.at < deadline - EARLY:
            self.wrong.append(f"{table.id}: row {row.number}: a stand-in came before the time was over")

    def _note_secrets(self, table: Table) -> None:
        if table.match is not None:
            for seat in range(len(table.seats)):
                view = table.match.own_view(seat)
                self.own[table.id, seat] |= {_same(view), _same(as_answered(view))}

    # ------------------------------------------------------------------------------ what was sent
    def check_message(self, message: dict[str, Any], person: int, where: str) -> None:
        """A message for this person's socket: what is secret in it is his."""
        code = message["info"]["table"] if message["is"] == "table" else message.get("table", "")
        own = message.get("own")
        if code not in self.logs or not own:
            return
        seat = self.seats[code].get(person)
        if seat is None or _same(own["view"]) not in self.own[code, seat]:
            self.wrong.append(f"{where}: what seat {seat} of {code} does not know")

    def check_done(self, done: Acknowledged) -> None:
        """What the house said was done is in the log, where it was said to be."""
        rows = [row for row in self.logs[done.table] if row.key == done.key and isinstance(row.event, events.Stepped)]
        if len(rows) != 1 or (rows[0].public_seq or 0) != done.n:
            self.wrong.append(f"{done.table}: {done.key} was done as {done.n}; the log has {rows}")


def check(logs: Logs, players: Sequence[Player], heard: Sequence[tuple[str, bytes]]) -> list[str]:
    """All of it, as far as it is about these tables."""
    history = History(logs)
    for player in players:
        for done in player.done:
            if done.table in logs:
                history.check_done(done)
        _check_client(history, player)
    _check_same(history, players)
    _check_bus(history, heard)
    return history.wrong


def _check_client(history: History, player: Player) -> None:
    """He saw a prefix of the same numbers, in order, never less than before, and no secrets but his."""
    assert player.client is not None
    last: dict[str, int] = {}
    for message in player.client.heard:
        history.check_message(message, player.client.id, player.name)
        if "n" not in message or message["is"] in ("done", "refused"):
            continue
        code = message["info"]["table"] if message["is"] == "table" else message["table"]
        n, before = message["n"], last.get(code, 0)
        total = max((row.public_seq or 0 for row in history.logs.get(code, ())), default=n)
        if n > total:
            history.wrong.append(f"{player.name}: saw {n} of {code}, which has only {total}")
        if message["is"] == "table" and n < before:
            history.wrong.append(f"{player.name}: was shown {code} at {n} after {before}")
        last[code] = max(n, before)


def _check_same(history: History, players: Sequence[Player]) -> None:
    """All who were sent a number were sent the same for it."""
    first: dict[tuple[str, int], bytes] = {}
    for player in players:
        assert player.client is not None
        for message in player.client.heard:
            if message["is"] == "entry":
                place, changed = (message["table"], message["n"]), _same(message["changed"])
                if first.setdefault(place, changed) != changed:
                    history.wrong.append(f"{place}: was told in two ways")


def _check_bus(history: History, heard: Sequence[tuple[str, bytes]]) -> None:
    """What is for a socket went to the process of that socket, and is for the person who has it."""
    people: dict[tuple[str, int], int] = {}  # by process and number of a socket
    decoded = [(channel.partition(":")[2], frames.decode(data)) for channel, data in heard]
    for _, frame in decoded:
        for item in frame.items:
            if isinstance(item, frames.Command):
                people[frame.sender, item.socket] = item.person.id
    for receiver, frame in decoded:
        for item in frame.items:
            if not isinstance(item, frames.Said | frames.Answered):
                continue
            person = people.get((receiver, item.socket))
            if person is None:
                if decoded and b'"own":{' in item.text:
                    history.wrong.append(f"the bus: something for socket {item.socket} of {receiver}, which has none")
                continue
            history.check_message(msgspec.json.decode(item.text), person, f"the bus, to {receiver}")


def _same(value: Any) -> bytes:
    """Equal for what is equal, as JSON."""
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(value)), order="sorted")
