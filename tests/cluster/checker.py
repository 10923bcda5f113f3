"""Reads the whole history afterwards: the logs, what every client did and was sent, and what went between processes.
Gives the list of what is wrong."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.cluster.load import Acknowledged, Fetched, Player
from valise_games.house.cluster import frames
from valise_games.house.cluster.http import Passed, Response
from valise_games.house.people.ratings import NO_RESULT
from valise_games.house.tables import events
from valise_games.house.tables.state import Table, as_answered

EARLY = 0.3  # seconds: a clock that ran out earlier is a fault; how well processes know what time it is

Logs = Mapping[str, Sequence[events.Row]]


@dataclass
class Seen:
    """What was done, as the load saw it and as went over the bus."""

    players: Sequence[Player]
    frames: Sequence[tuple[str, bytes]] = ()  # with the channel of each
    fetched: Sequence[Fetched] = ()
    reached: Mapping[str, int] = field(default_factory=dict)  # by table, how far everybody has heard of it
    ratings: Mapping[int, int] | None = None  # by person, how many games count


class History:
    """What the logs say: the tables as they follow from them, and all that each seat ever knew alone."""

    def __init__(self, logs: Logs) -> None:
        self.logs = logs
        self.wrong: list[str] = []
        self.stand_ins = 0  # that began because somebody's time was over
        self.by_clock = 0  # steps that the clock made
        self.rated: Counter[int] = Counter()  # by person, finished rated games
        self.rated_tables = 0
        self.http_secrets = 0  # answers over HTTP that went over the bus and hold what one seat knows
        self.seats: dict[str, dict[int, int]] = {}  # by table, the seat of each person
        self.own: defaultdict[tuple[str, int], set[bytes]] = defaultdict(set)  # by table and seat
        self.legal: defaultdict[tuple[str, int], set[bytes]] = defaultdict(set)  # by table and seat
        self.told: dict[tuple[str, int | None], set[bytes]] = {}  # its events, by table and seat; None is a spectator
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
        if table.match is not None:
            for audience in (None, *range(len(table.seats))):
                self.told[code, audience] = {_same(event) for event in table.match.shared_events(audience)}
        outcome = table.outcome
        if table.state == "over" and table.setup.rated and outcome and outcome["reason"] not in NO_RESULT:
            self.rated_tables += 1
            self.rated.update(place.person for place in table.seats if place.person)

    def _check_timer(self, table: Table, row: events.Row) -> None:
        """What is done because somebody's time is over is done when it is, and once."""
        late = isinstance(row.event, events.StandInStarted) and row.event.why == "time"
        by_clock = isinstance(row.event, events.Stepped) and row.event.by == "clock"
        self.stand_ins += late
        self.by_clock += by_clock
        if isinstance(row.event, events.StandInStarted) and table.seats[row.event.seat].stand_in:
            self.wrong.append(f"{table.id}: row {row.number}: a stand-in came twice")
        if not late and not by_clock:
            return
        deadline = table.clock.deadline()
        if deadline is None or row.at < deadline - EARLY:
            self.wrong.append(f"{table.id}: row {row.number}: {row.event} at {row.at}; the time is over at {deadline}")

    def _note_secrets(self, table: Table) -> None:
        if table.match is not None:
            for seat in range(len(table.seats)):
                view = table.match.own_view(seat)
                self.own[table.id, seat] |= {_same(view), _same(as_answered(view))}
                self.legal[table.id, seat].add(_same(view["legal"]))

    # ------------------------------------------------------------------------------ what was sent
    def check_message(self, message: dict[str, Any], person: int, where: str) -> None:
        """A message for this person: what is secret in it is his."""
        code = message["info"]["table"] if message["is"] == "table" else message.get("table", "")
        if code not in self.logs:
            return
        seat, own = self.seats[code].get(person), message.get("own")
        if own and (seat is None or _same(own["view"]) not in self.own[code, seat]):
            self.wrong.append(f"{where}: what seat {seat} of {code} does not know")
        for event in message.get("events", ()):
            if _same(event) not in self.told.get((code, seat), ()):
                self.wrong.append(f"{where}: {event}, which seat {seat} of {code} is not told")

    def check_fetched(self, fetched: Fetched, where: str) -> None:
        """The same for an answer over HTTP: a message, or what the person may do."""
        if "is" in fetched.body:
            self.check_message(fetched.body, fetched.person, where)
        elif fetched.body.get("legal") and fetched.table in self.logs:
            seat = self.seats[fetched.table].get(fetched.person)
            if seat is None or _same(fetched.body["legal"]) not in self.legal[fetched.table, seat]:
                self.wrong.append(f"{where}: what another than seat {seat} of {fetched.table} may do")

    def check_done(self, done: Acknowledged) -> None:
        """What the house said was done is in the log, where it was said to be."""
        rows = [row for row in self.logs[done.table] if row.key == done.key and isinstance(row.event, events.Stepped)]
        if len(rows) != 1 or (rows[0].public_seq or 0) != done.n:
            self.wrong.append(f"{done.table}: {done.key} was done as {done.n}; the log has {rows}")


def check(logs: Logs, seen: Seen) -> History:
    """All of it, as far as it is about these tables; what is wrong is in `wrong`."""
    history = History(logs)
    for player in seen.players:
        for done in player.done:
            if done.table in logs:
                history.check_done(done)
        _check_client(history, player, seen.reached)
    _check_same(history, seen.players)
    for fetched in seen.fetched:
        history.check_fetched(fetched, "an answer over HTTP")
    _check_bus(history, seen.frames)
    if seen.ratings is not None and {person: games for person, games in seen.ratings.items() if games} != history.rated:
        history.wrong.append(f"ratings count {seen.ratings} games, and {dict(history.rated)} were finished")
    return history


def _check_client(history: History, player: Player, reached: Mapping[str, int]) -> None:
    """He saw the same numbers as all, in order and each of them, or the whole table after what he missed; never less
    than before, no secrets but his, and all to the end."""
    assert player.client is not None
    last: dict[str, int] = {}  # by table, up to where he has everything
    ahead: dict[str, int] = {}  # by table, a number that came while one before it was missing
    for message in player.client.heard:
        history.check_message(message, player.client.id, player.name)
        if "n" not in message or message["is"] in ("done", "refused"):
            continue
        code = message["info"]["table"] if message["is"] == "table" else message["table"]
        n, before = message["n"], last.get(code, 0)
        total = max((row.public_seq or 0 for row in history.logs.get(code, ())), default=n)
        if n > total:
            history.wrong.append(f"{player.name}: saw {n} of {code}, which has only {total}")
        if message["is"] == "table":
            if n < before:
                history.wrong.append(f"{player.name}: was shown {code} at {n} after {before}")
            if n >= ahead.get(code, 0):
                ahead.pop(code, None)
            last[code] = max(n, before)
        elif n > before + 1:
            ahead[code] = max(n, ahead.get(code, 0))
        else:
            last[code] = max(n, before)
    for code, n in ahead.items():
        if code in history.logs and n > last.get(code, 0):
            history.wrong.append(
                f"{player.name}: heard {n} of {code} after {last.get(code)}, and never what is between"
            )
    for code in {*player.client.tables, *player.seen_over}:
        if code in history.logs and last.get(code, 0) < reached.get(code, 0):
            history.wrong.append(f"{player.name}: heard of {code} as far as {last.get(code)}, not {reached[code]}")


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
    """What is for a socket or a request went to the process that has it, and is for the person whose it is."""
    people: dict[tuple[str, int], int] = {}  # by process and number of a socket
    requests: dict[tuple[str, int], Passed] = {}  # by process that asks and number of the question
    decoded = [(channel.partition(":")[2], frames.decode(data)) for channel, data in heard]
    for _, frame in decoded:
        for item in frame.items:
            if isinstance(item, frames.Command):
                people[frame.sender, item.socket] = item.person.id
            elif isinstance(item, frames.Asked) and item.kind == "http":
                requests[frame.sender, item.number] = msgspec.msgpack.decode(item.body, type=Passed)
    for receiver, frame in decoded:
        for item in frame.items:
            if isinstance(item, frames.Told):
                _check_told(history, requests.get((receiver, item.number)), item, f"the bus, to {receiver}")
            if not isinstance(item, frames.Said | frames.Answered):
                continue
            person = people.get((receiver, item.socket))
            if person is None:
                if b'"own":{' in item.text:
                    history.wrong.append(f"the bus: something for socket {item.socket} of {receiver}, which has none")
                continue
            history.check_message(msgspec.json.decode(item.text), person, f"the bus, to {receiver}")


def _check_told(history: History, request: Passed | None, item: frames.Told, where: str) -> None:
    """The answer to a request over HTTP, or to another question, in which there are no secrets."""
    if request is None:
        if b'"own":{' in item.body or b'"legal":[{' in item.body:
            history.wrong.append(f"{where}: an answer to what nobody has asked")
        return
    response = msgspec.msgpack.decode(item.body, type=Response) if item.well else None
    if response is not None and response.status == 200:
        body = msgspec.json.decode(response.body)
        history.http_secrets += bool(body.get("own") or body.get("legal"))
        code = request.path.split("/")[3]
        history.check_fetched(Fetched(code, request.person.id, body), f"{where}, over HTTP")


def _same(value: Any) -> bytes:
    """Equal for what is equal, as JSON."""
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(value)), order="sorted")
