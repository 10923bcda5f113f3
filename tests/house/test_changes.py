"""A socket that takes changes knows after each message what one that is told everything knows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.house.keeping import store_at
from valise_games.client.changes import NOTHING_OWN, OwnPart, lay_over
from valise_games.games import catalogue
from valise_games.house.config import Settings
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables import events, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.changes import Told, parts_of
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.state import Table
from valise_games.house.transport.connection import Connection
from valise_games.play.match import FORMAT

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))
SEATS = 3
GAMES = [game for game in catalogue if SEATS in catalogue[game].seats_of("small")]


class Follower:
    """What somebody knows who hears these messages."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.clocks: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.kinds: list[str] = []
        self._own = OwnPart()

    @property
    def own(self) -> dict[str, Any] | None:
        return None if self._own.now is NOTHING_OWN else self._own.now

    def hear(self, text: bytes) -> None:
        message = json.loads(text)
        kind = message["is"]
        self.kinds.append(kind)
        if kind == "table":
            self.view, self.clocks, self.events = message["view"], message["clocks"], message["events"]
            self._own.take(message["own"] or NOTHING_OWN)
        elif kind in ("entry", "step"):
            self.view = lay_over(self.view, message)
            self.clocks = {**self.clocks, **message.get("clocks", {})}
            self.events = [*self.events, *message["events"]]
            if kind == "entry":
                self._own.take(message["own"] or NOTHING_OWN)
            elif "own" in message:
                self._own.change(message["own"])
        elif kind == "changed":
            self.clocks = message["clocks"]
        elif kind == "done":
            self.hear_own(message)

    def hear_own(self, message: dict[str, Any]) -> None:
        if message.get("own"):
            self._own.take(message["own"])
        elif message.get("own_changed"):
            self._own.change(message["own_changed"])

    def known(self) -> str:
        return same((self.view, self.own, self.clocks))


def same(known: Any) -> str:
    """As JSON, in which true is not 1; an object has no order."""
    return json.dumps(known, sort_keys=True)


def expected(table: Table, seat: int | None, now: float) -> str:
    """What a socket that watches anew is told."""
    online = range(len(table.seats))
    return same(
        [
            json.loads(m.encode(part))
            for part in (table.public_view, views.seat_view(table, seat, seat in online), table.clock.face(now))
        ]
    )


class Watching:
    """A watcher of a table without a house."""

    def __init__(self, table: Table, seat: int | None, now: float) -> None:
        self.table, self.seat = table, seat
        self.follower = Follower()
        self.whole(now)

    def whole(self, now: float) -> None:
        snapshot = views.snapshot(self.table, self.seat, now, online=range(len(self.table.seats)))
        assert self.table.match is not None
        self.told = Told(parts_of(snapshot.own), None, self.table.match.game.ACTIONS_COME_AGAIN)
        self.follower.hear(m.encode(snapshot))

    def entry(self, entry: views.EntryEncoder) -> None:
        change = entry.change(self.seat, self.told)
        if change is None:
            assert self.table.match is not None
            own = None if self.seat is None else entry.own(self.seat)
            self.told = Told(own, entry.clocks, self.table.match.game.ACTIONS_COME_AGAIN)
            change = entry.to(self.seat)
        self.follower.hear(change)

    def own(self) -> None:
        assert self.table.match is not None
        own = views.seat_view(self.table, self.seat, True)
        parts = parts_of(own)
        assert parts is not None
        change = self.told.take(parts)
        if change is not None:
            self.follower.hear_own({"own_changed": json.loads(b"{%b}" % change[1:])})
            return
        self.told = Told(parts, self.told.clocks, self.table.match.game.ACTIONS_COME_AGAIN)
        self.follower.hear_own({"own": json.loads(m.encode(own))})


def steps_of(record: dict[str, Any]) -> Iterator[tuple[int, Any]]:
    for entry in record["entries"]:
        for step in entry["steps"]:
            yield step["seat"], step["action"]


def opened(record: dict[str, Any]) -> Table:
    game, seats = record["game"], record["seats"]
    clock = ClockSettings("live")
    plan = events.Opened(
        game, seats, record["options"], clock, 1, record["seed"], record["variant"], rules=record["rules"]
    )
    table = Table("ABCDEFGH", events.Row(1, 1, 1.0, "", plan))
    number = 1
    for seat, nonce in enumerate(record["nonces"]):
        number += 1
        table.apply(events.Row(number, number, 1.0, "", events.Sat(seat, seat + 1, f"Person {seat}", nonce)))
    table.apply(events.Row(number + 1, number + 1, 1.0, "", events.Started(1)))
    return table


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_whoever_takes_changes_knows_what_the_others_know(path: Path) -> None:
    """In every recorded game, with sockets that come back now and then, standing answers, and clocks that run."""
    record = json.loads(path.read_text())
    table, dice, now = opened(record), Random(5), 1.0
    clocks = None
    people: list[int | None] = [None, *range(record["seats"])]
    watching = [Watching(table, seat, now) for seat in people]
    for seat, action in steps_of(record):
        match = table.match
        assert match is not None
        now += dice.choice((0.0, 0.0, 0.4, 7.0))
        if dice.random() < 0.05:  # somebody's own business, which he alone hears of
            about = dice.choice(range(record["seats"]))
            answer = dice.choice((None, events.StandingAnswer(), events.StandingAnswer(unless_case=True)))
            happened = dice.choice(
                (events.StandingAnswerSet(about, answer), events.PromptsSet(about, dice.random() < 0.5))
            )
            table.apply(events.Row(table.number + 1, None, now, "", happened))
            watching[about + 1].own()
        if dice.random() < 0.02:
            dice.choice(watching).whole(now)
        move = match.prepare(seat, action)
        before = table.public_view
        shown = table.public_seq + 1 if move.shown else None
        row = events.Row(table.number + 1, shown, now, "", events.Stepped(seat, move.action, "person"))
        table.apply(row, move)
        if shown is None:
            watching[seat + 1].own()
            assert watching[seat + 1].follower._own.now == json.loads(m.encode(views.seat_view(table, seat, True)))
            continue
        entry = views.EntryEncoder(table, before, row, clocks)
        clocks = entry.clocks
        for one in watching:
            one.entry(entry)
            assert one.follower.known() == expected(table, one.seat, now)
            assert one.follower.events[-1]["n"] == match.entries
    kinds = [kind for one in watching for kind in one.follower.kinds]
    assert kinds.count("step") > kinds.count("entry")


# ---------------------------------------------------------------------------------- in a house
class Wire:
    """In place of one: hands on what would be on it."""

    def __init__(self, follower: Follower) -> None:
        self.on_text: Callable[[str], None] | None = None
        self._follower = follower

    def write(self, texts: list[bytes]) -> bool:
        for text in texts:
            self._follower.hear(text)
        return True


class Socket:
    """Of one person, to one table."""

    def __init__(self, house: Services, person: Person, code: str, *, changes: bool = True) -> None:
        self.follower = Follower()
        self.person, self.code = person, code
        wire: Any = Wire(self.follower)

        async def send(event: Any) -> None:
            raise AssertionError("it keeps up")

        self.connection = Connection(house.connections, person, wire, send, changes=changes)
        self.do("watch")
        house.publisher.flush()

    def do(self, command: str, **more: Any) -> None:
        self.connection.receive_text(json.dumps({"do": command, "table": self.code, **more}))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Services]:
    opened = Services(Settings(file=str(tmp_path / "house.db"), limits=False), store_at(tmp_path / "house.db"))
    yield opened
    opened.store.close()


def game_of(house: Services, game: str, people: list[Person]) -> LiveTable:
    rules = catalogue[game].version
    plan = events.Opened(
        game, SEATS, {}, ClockSettings("none", least=0.0), people[0].id, "07" * 32, "small", rules=rules
    )
    live = house.registry.open_table(plan, "")
    for seat, person in enumerate(people):
        live.write(events.Sat(seat, person.id, person.name))
    live.write(events.Started(FORMAT))
    for seat in range(SEATS):
        live.write(events.PromptsSet(seat, True))
    house.publisher.flush()
    return live


@pytest.mark.parametrize("game", GAMES)
def test_every_socket_knows_all_that_it_may(house: Services, game: str) -> None:
    """Several of one person, some that look again or come back, and batches that are lost."""
    people = [house.directory.new_guest(f"Person {seat}") for seat in range(SEATS + 1)]
    dice = Random(6)

    async def play() -> None:
        live = game_of(house, game, people[:SEATS])
        code = live.table.id
        sockets = [Socket(house, person, code) for person in people]
        others = [Socket(house, person, code) for person in people]
        whole = Socket(house, people[0], code, changes=False)

        def is_told(one: Socket) -> None:
            seat = live.table.seat_of(one.person.id)
            own = live.seat_view(seat) if seat is not None else None
            known = [json.loads(m.encode(part)) for part in (live.table.public_view, own)]
            assert same(known) == same([one.follower.view, one.follower.own])

        for number in range(160):
            match = live.table.match
            assert match is not None
            if live.table.state != "playing":
                break
            seat = dice.choice(match.to_act)
            entries = match.entries
            acting = sockets[seat]
            options = match.own_view(seat)["legal"]
            acting.do("act", decision=live.table.decision(seat), action=dice.choice(options))
            if number % 40 == 20:
                assert isinstance(house.store, SqliteStore)
                house.store.db.execute("ROLLBACK")
                assert not house.publisher.flush()
            else:
                house.publisher.flush()
            for one in sockets:
                is_told(one)
            if live.table.match is not None and live.table.match.entries > entries:
                for one in [*others, whole]:
                    is_told(one)
            if number % 30 == 10:
                dice.choice(others).do("watch")
            if number % 30 == 15:
                left = dice.choice(others)
                left.do("unwatch")
                left.do("watch")
            if number % 30 == 25:
                place = dice.randrange(len(others))
                others[place].connection.leave()
                others[place] = Socket(house, people[place % len(people)], code)
            if number % 17 == 3:
                acting.do("standing", answer={})
                acting.do("prompts", every=True)
            house.publisher.flush()
        live.stop()
        for one in sockets:
            assert one.follower.kinds.count("step") > 4 * one.follower.kinds.count("entry")
        assert "step" not in whole.follower.kinds

    asyncio.run(play())
