"""Whatever becomes of processes and servers: what was acknowledged is in the log, once and in order; everybody saw the
same; nothing was told to who may not know it; and the games go on.

Three processes behind a plain balancer, people at tables of all five games, bots who think in a worker, and stand-ins
for who sleeps.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cluster import faults as all_faults
from tests.cluster.balancer import Balancer
from tests.cluster.checker import check
from tests.cluster.faults import FAULTS, Fault, Fixture, why_not
from tests.cluster.load import Load, Player
from tests.cluster.processes import Processes, fragile_processes
from tests.cluster.soak import AT_ONCE, Batch, progress
from tests.cluster.spy import Spy

BEFORE, AFTER = 1.0, 2.0  # seconds of play
LIMIT = 10.0  # seconds that anybody hears nothing after a fault; the machine has two cores, and this test has them all
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


class History:
    """What is to be checked afterwards."""

    def __init__(self, house: Processes, load: Load, spy: Spy, began: float) -> None:
        self.logs = house.all_rows(list(load.codes))
        self.players = load.players
        self.frames = spy.frames
        self.began, self.ended = began, time.time()

    def wrong(self) -> list[str]:
        wrong = check(self.logs, self.players, self.frames)
        for code, rows in self.logs.items():
            if any(not self.began - WRONG_CLOCK < row.at < self.ended + WRONG_CLOCK for row in rows):
                wrong.append(f"{code}: was written by a clock that is wrong")
        return wrong


@contextmanager
def house_under_load(folder: Path) -> Iterator[tuple[Fixture, Spy]]:
    with fragile_processes(folder, 3, bot_workers="redis") as house:
        balancer, spy = Balancer([process.url for process in house.all]), Spy(house.redis.url)
        load = Load(balancer.url)
        with closing(Fixture(house, balancer, load)) as on:
            try:
                on.hire()
                yield on, spy
            finally:
                load.stop.set()
                spy.close()
                balancer.close()


def run(folder: Path, faults: Sequence[Fault]) -> tuple[History, Batch]:
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
            fault(on)
            over, acts = time.monotonic(), len(load.acknowledged)
            load.play(AFTER)
            while not all(player.silence_ended(over) for player in load.players) and _seconds_since(over) < LIMIT:
                load.play(0.1)
            silence = max(player.silence_after(over) for player in load.players)
            batch.silences.append((fault.__name__, round(silence, 2)))
            assert len(load.acknowledged) > acts, f"{fault.__name__}: nobody plays on; {load.troubles}"
            assert silence < LIMIT, f"{fault.__name__}: somebody heard nothing for {silence} s"
        load.end()
        assert not load.troubles
        history = History(on.house, load, spy, began)
    batch.tables, batch.acts = len(history.logs), len(load.acknowledged)
    batch.rows = sum(map(len, history.logs.values()))
    return history, batch


@pytest.mark.long
@pytest.mark.timeout(240)
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Ten faults, one after another."""
    history, batch = run(tmp_path, OFTEN)
    print(batch)
    wrong = history.wrong()
    assert not wrong, wrong[:10]
    assert history.frames
    assert history.logs.keys() >= {done.table for player in history.players for done in player.done}
    _see_that_the_checker_sees(history)
    if batch.left_out:
        pytest.skip("; ".join(f"without {name}: {why}" for name, why in batch.left_out.items()))


def _seconds_since(moment: float) -> float:
    return time.monotonic() - moment


def _see_that_the_checker_sees(history: History) -> None:
    """With a row less, a row twice, or a message for somebody else, it would have said so."""
    hers, his = next(
        couple for couple in zip(history.players[::2], history.players[1::2], strict=True) if couple[0].done
    )
    done = hers.done[-1]
    rows = history.logs[done.table]
    assert not check({done.table: rows}, [hers, his], [])
    place = next(place for place, row in enumerate(rows) if row.key == done.key)
    assert check({done.table: [*rows[:place], *rows[place + 1 :]]}, [hers, his], [])
    assert check({done.table: [*rows[: place + 1], *rows[place:]]}, [hers, his], [])
    assert his.client is not None
    his.client.heard.append(_secret(hers, done.table))
    assert check({done.table: rows}, [hers, his], [])


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
        history, batch = run(folder, kinds)
        wrong = history.wrong()
        assert not wrong, json.dumps(wrong[:10])
        noted.add(batch)
