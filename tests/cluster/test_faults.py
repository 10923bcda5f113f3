"""Whatever becomes of processes and servers: what was acknowledged is in the log, once and in order; everybody saw the
same; nothing was told to who may not know it; and the games go on.

Three processes behind a plain balancer, people at tables of all five games, bots who think in a worker, and stand-ins
for who sleeps.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.cluster import faults as all_faults
from tests.cluster.balancer import Balancer
from tests.cluster.checker import History, Seen, check
from tests.cluster.faults import FAULTS, Fault, Fixture, why_not
from tests.cluster.load import Fetched, Load, Player
from tests.cluster.processes import fragile_processes
from tests.cluster.soak import AT_ONCE, Batch, progress
from tests.cluster.spy import Spy
from tests.waiting import PATIENCE
from valise_games.house.tables.events import Row, Stepped

BEFORE, AFTER = 1.0, 2.0  # seconds of play
LIMIT = 5.0  # seconds that anybody hears nothing after a fault
LIMIT_OF_FAILOVER = 10.0
WRONG_CLOCK = 60.0  # seconds
OFTEN = [  # each after another kind of fault than before
    all_faults.kill_owner,
    all_faults.promote_standby,
    all_faults.worker_answers_twice,
    all_faults.cut_database,
    all_faults.upgrade,
    all_faults.set_clock_back,
    all_faults.empty_redis,
    all_faults.stop_and_continue,
    all_faults.take_connections,
    all_faults.cut_bus,
]


@dataclass
class Past:
    """What is to be checked afterwards."""

    logs: Mapping[str, Sequence[Row]]
    seen: Seen
    began: float
    ended: float

    def check(self) -> History:
        history = check(self.logs, self.seen)
        for code, rows in self.logs.items():
            if any(not self.began - WRONG_CLOCK < row.at < self.ended + WRONG_CLOCK for row in rows):
                history.wrong.append(f"{code}: was written by a clock that is wrong")
        return history


@contextmanager
def house_under_load(folder: Path) -> Iterator[tuple[Fixture, Spy]]:
    with fragile_processes(folder, 3, bot_workers="redis") as house:
        balancer, spy = Balancer([process.url for process in house.all]), Spy(house.redis.url)
        load = Load(balancer.url, varied=True)
        with closing(Fixture(house, balancer, load)) as on:
            try:
                on.hire()
                yield on, spy
            finally:
                load.stop.set()
                spy.close()
                balancer.close()


def run(folder: Path, faults: Sequence[Fault]) -> tuple[Past, Batch]:
    """Plays through these faults, one after the other, and gives what was seen."""
    began = time.time()
    batch = Batch()
    with house_under_load(folder) as (on, spy):
        load = on.load
        load.play(BEFORE)
        for fault in faults:
            if reason := why_not(fault, on):
                batch.left_out[fault.__name__] = reason
                continue
            limit = LIMIT_OF_FAILOVER if fault is all_faults.promote_standby else LIMIT
            fault(on)
            over, acts = time.monotonic(), len(load.acknowledged)
            load.play(AFTER)
            while _seconds_since(over) < limit and (
                len(load.acknowledged) == acts or not all(player.silence_ended(over) for player in load.players)
            ):
                load.play(0.1)
            worst = max(load.players, key=lambda player: player.silence_after(over))
            silence = worst.silence_after(over)
            batch.silences.append((fault.__name__, round(silence, 2)))
            assert len(load.acknowledged) > acts, f"{fault.__name__}: nobody plays on; {load.troubles}"
            if silence >= limit:
                pytest.fail(f"{fault.__name__}: {worst.name} heard nothing for {silence} s\n{_state(on, worst)}")
        end = time.monotonic() + PATIENCE
        while not _rated_games(on) and time.monotonic() < end:
            load.play(0.5)
        past = _end(on, spy, began)
    history = past.check()
    assert not history.wrong, json.dumps(history.wrong[:10])
    assert past.logs.keys() >= {done.table for player in load.players for done in player.done}
    assert history.stand_ins, "nobody's time ran out"
    assert history.by_clock, "the clock answered for nobody"
    assert history.http_secrets, "nothing that is secret was asked for over HTTP"
    batch.tables, batch.acts = len(past.logs), len(load.acknowledged)
    batch.rows = sum(map(len, past.logs.values()))
    batch.stand_ins, batch.by_clock, batch.rated = history.stand_ins, history.by_clock, history.rated_tables
    return past, batch


def _state(on: Fixture, player: Player) -> str:
    """What the log says of his table, and what he sees of it."""
    assert player.table is not None
    last = on.house.rows(player.table.id)[-12:]
    lines = [f"{row.number} {row.public_seq} {time.time() - row.at:.2f} s ago: {row.event}" for row in last]
    seen = {"n": player.table.n, "decision": player.table.decision, "clocks": player.table.clocks}
    asleep = f"asleep for {player.wakes_at - time.monotonic():.1f} s"
    places = {
        each: thread for group in on.load.groups for each, thread in zip(group.players, group.threads, strict=True)
    }
    stack = traceback.format_stack(sys._current_frames().get(places[player].ident or 0))
    heard = player.client.heard[-5:] if player.client is not None else []
    return "\n".join([*lines, f"{seen}, {asleep}, {player.trouble}", *map(str, heard), *stack])


def _end(on: Fixture, spy: Spy, began: float) -> Past:
    """Everybody stops, and hears what has happened until then."""
    load = on.load
    load.stop_playing()
    logs = on.house.all_rows(list(load.codes))
    reached = {code: max(row.public_seq or 0 for row in rows) for code, rows in logs.items()}
    load.hear(reached, PATIENCE)
    load.end()
    assert not load.troubles
    logs = on.house.all_rows(list(load.codes))  # clocks and bots go on without people
    return Past(logs, Seen(load.players, spy.frames, load.reader.heard, reached, _rated_games(on)), began, time.time())


def _rated_games(on: Fixture) -> dict[int, int]:
    """How many count, by person."""
    ratings = on.house.sql("SELECT coalesce(json_object_agg(person, games), '{}') FROM rating")
    return {int(person): int(games) for person, games in json.loads(ratings).items()}


@pytest.mark.long
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Ten faults, one after another; `make soak` has thirty times as many."""
    past, batch = run(tmp_path, OFTEN)
    print(batch)
    assert batch.rated, "no rated game was finished"
    _see_that_the_checker_sees(past)
    if batch.left_out:
        pytest.skip("; ".join(f"without {name}: {why}" for name, why in batch.left_out.items()))


def _seconds_since(moment: float) -> float:
    return time.monotonic() - moment


def _see_that_the_checker_sees(past: Past) -> None:
    """With a row less, a row twice, a step of the clock too early, a message less or for somebody else, or a game that
    counts twice, it would have said so."""
    players = past.seen.players
    hers, his, code = next(
        (hers, his, hers.done[-1].table)
        for hers, his in zip(players[::2], players[1::2], strict=True)
        if hers.done and len(_entries_in_a_row(his, hers.done[-1].table)) > 2
    )
    rows = list(past.logs[code])

    def wrong(rows: Sequence[Row], **seen: Any) -> str:
        known = replace(Seen([hers, his], reached={code: past.seen.reached[code]}), **seen)
        return "; ".join(check({code: rows}, known).wrong)

    assert not wrong(rows)
    place = next(place for place, row in enumerate(rows) if row.key == hers.done[-1].key)
    assert wrong([*rows[:place], *rows[place + 1 :]])
    assert wrong([*rows[: place + 1], *rows[place:]])
    assert "ratings count" in wrong(rows, ratings={1: 1000})
    assert his.client is not None
    secret = _secret(hers, code)
    assert "does not know" in wrong(rows, fetched=[Fetched(code, his.client.id, secret)])
    heard, entries = list(his.client.heard), _entries_in_a_row(his, code)
    his.client.heard = [*heard, secret]
    assert "does not know" in wrong(rows)
    his.client.heard = [*heard[: entries[-2]], *heard[entries[-2] + 1 :]]
    assert "never what is between" in wrong(rows)
    his.client.heard = heard[: _first_place_of(past.seen.reached[code], heard, code)]  # clocks go on after that
    assert "as far as" in wrong(rows)
    _see_that_an_early_clock_is_seen(past.logs)


def _see_that_an_early_clock_is_seen(logs: Mapping[str, Sequence[Row]]) -> None:
    for code, rows in logs.items():
        for place, row in enumerate(rows):
            if isinstance(row.event, Stepped) and row.event.by == "clock" and row.at - rows[place - 1].at > 1.0:
                early = structs.replace(row, at=rows[place - 1].at)
                wrong = check({code: [*rows[:place], early, *rows[place + 1 :]]}, Seen([])).wrong
                assert any("the time is over at" in each for each in wrong)
                return
    raise AssertionError("the clock answered for nobody")


def _entries_in_a_row(player: Player, code: str) -> list[int]:
    """Where, in what he heard, entries of this table stand after which the whole table did not come again."""
    assert player.client is not None
    places: list[int] = []
    for place, message in enumerate(player.client.heard):
        if message["is"] == "table" and message["info"]["table"] == code:
            places.clear()
        elif message["is"] == "entry" and message["table"] == code:
            places.append(place)
    return places


def _first_place_of(n: int, heard: Sequence[dict[str, Any]], code: str) -> int:
    """Where he first heard of this table as far as this."""
    for place, message in enumerate(heard):
        table = message["info"]["table"] if message["is"] == "table" else message.get("table")
        if table == code and message["is"] not in ("done", "refused") and message.get("n", 0) >= n:
            return place
    raise AssertionError(f"he did not hear of {code} as far as {n}")


def _secret(player: Player, code: str) -> dict[str, Any]:
    """A message that only this player may get."""
    assert player.client is not None
    entries = (message for message in player.client.heard if message["is"] == "entry" and message["table"] == code)
    return next(entry for entry in entries if entry["own"] and entry["own"]["decision"])


@pytest.mark.soak
@pytest.mark.timeout(6 * 3600)
def test_many_faults(tmp_path: Path) -> None:
    """As many as FAULTS says, of any kind in any order. What was done is noted, so that it can be interrupted."""
    count = int(os.environ.get("FAULTS", "300"))
    noted = progress(count)
    for number in range(len(noted.batches), -(-count // AT_ONCE)):
        folder = tmp_path / str(number)
        folder.mkdir()
        dice = random.Random(number)
        kinds = [dice.choice(FAULTS) for _ in range(min(AT_ONCE, count - AT_ONCE * number))]
        noted.add(run(folder, kinds)[1])
