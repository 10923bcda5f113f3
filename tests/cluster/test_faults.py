"""Whatever becomes of processes and servers: what was acknowledged is in the log, once and in order; everybody saw the
same; nothing was told to who may not know it; and the games go on.

Three processes behind a plain balancer, people at tables of all five games, bots, and stand-ins for who sleeps.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.cluster.balancer import Balancer
from tests.cluster.checker import check
from tests.cluster.load import Load, Player
from tests.cluster.processes import Processes, processes
from tests.cluster.spy import Spy

BEFORE, AFTER = 2.0, 3.0  # seconds of play
LONGEST_SILENCE = 10.0  # seconds after a fault is over; the machine has two cores, and this test has them all


class Fixture:
    """A house under load, to which something happens."""

    def __init__(self, house: Processes, balancer: Balancer, load: Load) -> None:
        self.house = house
        self.balancer = balancer
        self.load = load

    def join(self) -> None:
        """One more process."""
        self.balancer.put_in(self.house.start().url)


class Fault(Protocol):
    """Something that happens to a house; returns when it is over."""

    __name__: str

    def __call__(self, on: Fixture) -> None: ...


def kill_owner(on: Fixture) -> None:
    """A process dies in the midst of windows and duels; another comes in its place."""
    victim = on.house.all.pop(0)
    victim.kill()
    on.balancer.take_out(victim.url)
    on.load.play(3.0)
    on.join()


def stop_and_continue(on: Fixture) -> None:
    """A process stands still for longer than its lease, then goes on with all its timers due."""
    victim = on.house.all[0]
    os.kill(victim.process.pid, signal.SIGSTOP)
    on.balancer.take_out(victim.url)
    on.load.play(6.0)
    os.kill(victim.process.pid, signal.SIGCONT)
    on.balancer.put_in(victim.url)


def hand_over(on: Fixture) -> None:
    """A process is told to stop: others have its tables at once; another comes in its place."""
    victim = on.house.all.pop(0)
    began = time.monotonic()
    victim.process.terminate()
    on.load.play(0.5)
    on.balancer.take_out(victim.url)
    assert victim.process.wait(20) == 0
    assert time.monotonic() - began < 10
    on.join()


def empty_redis(on: Fixture) -> None:
    """Redis dies, and comes back empty."""
    on.house.redis.crash()
    on.load.play(2.0)
    on.house.redis.start()


def restart_postgres(on: Fixture) -> None:
    """PostgreSQL crashes, and recovers."""
    on.house.postgres.crash()
    on.load.play(2.0)
    on.house.postgres.start()


FAULTS: list[Fault] = [kill_owner, stop_and_continue, hand_over, empty_redis, restart_postgres]


class History:
    """What is to be checked afterwards."""

    def __init__(self, house: Processes, load: Load, spy: Spy) -> None:
        self.logs = {code: house.rows(code) for code in load.codes}
        self.players = load.players
        self.frames = spy.frames

    def wrong(self) -> list[str]:
        return check(self.logs, self.players, self.frames)


def run(folder: Path, faults: Sequence[Fault]) -> History:
    """Plays through these faults, one after the other, and gives what was seen."""
    with processes(folder, 3) as house:
        balancer, spy = Balancer([process.url for process in house.all]), Spy(house.redis.url)
        load = Load(balancer.url)
        try:
            on = Fixture(house, balancer, load)
            load.play(BEFORE)
            for fault in faults:
                fault(on)
                over, acts = time.monotonic(), len(load.acknowledged)
                load.play(AFTER)
                assert len(load.acknowledged) > acts, f"{fault.__name__}: nobody plays on; {load.troubles}"
                for player in load.players:
                    silence = player.silence_after(over)
                    assert silence < LONGEST_SILENCE, f"{fault.__name__}: {player.name} heard nothing for {silence} s"
            load.end()
            assert not load.troubles
            return History(house, load, spy)
        finally:
            load.stop.set()
            spy.close()
            balancer.close()


@pytest.mark.long
@pytest.mark.timeout(240)
@pytest.mark.parametrize("order", [FAULTS, FAULTS[::-1]], ids=["forwards", "backwards"])
def test_nothing_acknowledged_is_lost(tmp_path: Path, order: list[Fault]) -> None:
    """Ten faults in all, each after another one than before."""
    history = run(tmp_path, order)
    wrong = history.wrong()
    assert not wrong, wrong[:10]
    assert history.frames
    assert history.logs.keys() >= {done.table for player in history.players for done in player.done}
    _see_that_the_checker_sees(history)


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
@pytest.mark.timeout(7200)
def test_many_faults(tmp_path: Path) -> None:
    """As many as FAULTS says, in an order that it decides."""
    count = int(os.environ.get("FAULTS", "60"))
    dice = random.Random(count)
    for number in range(0, count, 10):
        folder = tmp_path / str(number)
        folder.mkdir()
        history = run(folder, [dice.choice(FAULTS) for _ in range(min(10, count - number))])
        wrong = history.wrong()
        assert not wrong, wrong[:10]
        rows = sum(map(len, history.logs.values()))
        print(f"{min(number + 10, count)} faults; of the last ones {len(history.logs)} tables, {rows} rows")
