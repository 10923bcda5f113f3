"""The house under what happens to machines: sudden death, a full disk, somebody else's lock."""

from __future__ import annotations

import contextlib
import random
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.house.crowd import Crowd
from tests.house.houses import ENDLESS, RunningHouse, kept_port, open_house
from tests.house.keeping import of_files, store_at
from tests.waiting import PATIENCE
from valise_games.client import Refused
from valise_games.house.tables.log import read_rows
from valise_games.house.tables.state import Table

Trouble = Callable[[RunningHouse], AbstractContextManager[None]]


def check_logs(file: Path, acknowledged: list[tuple[str, str]]) -> None:
    """Every acknowledged act is there, numbers have no gaps, and every log can be played through."""
    store = store_at(file)
    keys: dict[str, set[str]] = {}
    for (code,) in store.all("SELECT id FROM tables"):
        rows = list(read_rows(store, code))
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        shown = [row.public_seq for row in rows if row.public_seq is not None]
        assert shown == list(range(1, len(shown) + 1))
        table = Table(code, rows[0])
        for row in rows[1:]:
            table.apply(row)
        keys[code] = {row.key for row in rows}
    store.close()
    lost = [(code, key) for code, key in acknowledged if key not in keys[code]]
    assert lost == []


def kill_again_and_again(folder: Path, times: int) -> int:
    """Gives the number of acts that were acknowledged."""
    file, port, dice = folder / "house.db", kept_port(), random.Random(times)
    with contextlib.ExitStack() as stack:
        house = stack.enter_context(open_house(file, port))
        crowd = Crowd(house, tables=3, seats=3, game="casablanca", seed=times)
        stack.callback(crowd.go_home)
        for _ in range(times):
            crowd.until(acts=10, seconds=2 * PATIENCE)
            time.sleep(dice.uniform(0.0, 0.3))
            house.kill()
            check_logs(file, crowd.acknowledged)
            house = stack.enter_context(open_house(file, port))
        crowd.until(acts=30, seconds=2 * PATIENCE)  # everybody is back
        crowd.go_home()
        assert crowd.troubles == []
        check_logs(file, crowd.acknowledged)
        return len(crowd.acknowledged)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, 10) > 100


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_nor_when_it_is_killed_a_hundred_times(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, 100) > 1000


# ---------------------------------------------------------------------------------- the file cannot be written
@contextlib.contextmanager
def full_disk(house: RunningHouse) -> Iterator[None]:
    """No file of the server's grows any more."""
    _, most = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, most))


@contextlib.contextmanager
def locked(house: RunningHouse) -> Iterator[None]:
    other = sqlite3.connect(house.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@of_files
@pytest.mark.parametrize("trouble", [full_disk, locked])
def test_a_move_that_cannot_be_written_is_refused_and_can_be_made_again(trouble: Trouble, tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db") as house, house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers = ann.open("casanova", 3, clock=ENDLESS, bots={2: "novice"})
        hers.sit(0)
        his = bob.watch(hers.id)
        his.sit(1)
        hers.start()
        while not (hers.decision or his.decision):
            hers.wait(0.1)
            his.wait(0.1)
        mover = hers if hers.decision else his
        decision, action, n = mover.decision, mover.legal[0], mover.n
        with trouble(house):
            with pytest.raises(Refused, match="try again") as refused:
                mover.do("act", decision=decision, action=action)
            assert refused.value.code == "unavailable"
            assert ann.get(f"/api/tables/{hers.id}")["n"] == n
            with pytest.raises(Refused, match="try again"):
                ann.open("agent", 2)
        mover.act(action)
        for table in (hers, his):
            while table.n == n:
                table.wait(1)
    check_logs(tmp_path / "house.db", [])


@of_files
@pytest.mark.long
def test_bots_go_on_when_the_file_can_be_written_again(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", bot_pause="0.1,0.1") as house, house.visitor("Ann") as ann:
        table = ann.open("casanova", 3, clock={"kind": "none"}, bots={0: "novice", 1: "novice", 2: "novice"})
        table.start()
        while table.n < 6:
            table.wait(5)
        with locked(house):
            time.sleep(1)
            n = ann.get(f"/api/tables/{table.id}")["n"]
        while table.n <= n:
            assert ann.wait()
