"""Bot workers that hang, and those that only take long."""

from __future__ import annotations

import asyncio
import io
import os
import signal

import msgspec
import pytest

from tests.waiting import until
from valise_games.house.bots import pool as pool_module
from valise_games.house.bots import worker as worker_module
from valise_games.house.bots.pool import BEAT, LENGTH, LONGEST_THOUGHT, Answer, MoveRequest, Pool
from valise_games.play import Match


@pytest.mark.long
def test_a_worker_that_hangs_is_replaced_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives no sign of life; one that is at work does, however long it takes."""
    monkeypatch.setattr(pool_module, "HUNG", 3 * BEAT)

    async def work() -> None:
        pool = Pool(1)
        match = Match.new("casanova", 3, seed=1, variant="small")
        (acting,) = match.to_act
        question = MoveRequest("casanova", "small", "novice", acting, match.known(acting).as_dict(), 1)
        await pool.choose(question)
        (worker,) = pool._all
        os.kill(worker.pid, signal.SIGSTOP)
        async with asyncio.timeout(LONGEST_THOUGHT - 5):
            await pool.choose(question)
        assert pool.replaced == 1
        await pool.close()

    asyncio.run(work())


def test_a_worker_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(request: MoveRequest) -> Answer:
        until(lambda: len(sink.getvalue()) >= 3 * LENGTH.size)
        return Answer(7)

    monkeypatch.setattr(worker_module, "BEAT", 0.01)
    monkeypatch.setattr(worker_module, "answer", think)
    body = msgspec.msgpack.encode(MoveRequest("agent", "small", "novice", 0, {}, 1))
    sink = io.BytesIO()
    worker_module.serve(io.BytesIO(LENGTH.pack(len(body)) + body), sink)
    written = sink.getvalue()
    end = written.index(LENGTH.pack(len(msgspec.msgpack.encode(Answer(7)))))
    assert set(written[:end]) == {0}
    assert end >= 3 * LENGTH.size
    assert msgspec.msgpack.decode(written[end + LENGTH.size :], type=Answer) == Answer(7)
