"""Bots on other machines: questions over a real Redis, acquired, submitted and aborted by real workers; and by some
that hang, die, answer twice or talk nonsense, which the tests play themselves."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from tests.cluster.processes import processes
from tests.house.houses import ENDLESS, open_house
from tests.house.servers import Redis, running_redis
from tests.house.test_bots_at_work import two_worlds, workers_of
from tests.house.test_health import get
from tests.waiting import PATIENCE, until
from valise_games.bots import Considered
from valise_games.cli import main
from valise_games.games import catalogue
from valise_games.house.bots import redis_pool, remote
from valise_games.house.bots.pool import TRIES, Answer, BotTrouble, HintRequest, MoveRequest
from valise_games.house.bots.redis_pool import RedisPool
from valise_games.house.bots.remote import Aborted, Acquired, Question, Reply, Submitted
from valise_games.play import Match


@pytest.fixture
def empty(redis: Redis) -> Iterator[Redis]:
    """With nothing of another test."""
    yield redis

    async def left() -> None:
        async with Client.from_url(redis.url) as client:
            await client.flushall()

    asyncio.run(left())


@contextlib.contextmanager
def workers(url: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "valise_games", "worker", "--redis", url, "--no-warm-up", *arguments]
    strict = os.environ | {"PYTHONWARNINGS": "error"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=strict)
    try:
        assert running.stdout is not None
        assert "bots think for the houses at 127.0.0.1" in running.stdout.readline()
        yield running
    finally:
        running.terminate()
        try:
            assert running.wait(PATIENCE) == 0
        finally:
            running.kill()
            running.communicate()


def a_question(level: str = "novice", seed: int = 1) -> MoveRequest:
    match = Match.new("casanova", 3, seed=seed, variant="small")
    (acting,) = match.to_act
    return MoveRequest("casanova", "small", level, acting, match.known(acting).as_dict(), seed)


def options(request: MoveRequest) -> list[int]:
    return redis_pool._options(request)


class Scripted:
    """A worker that does what the test says, by the protocol."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def acquire(self, kind: remote.Kind = "moves") -> tuple[str, Question]:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await remote.pop(self.client, [remote.queue(kind)])
                if found is not None:
                    token = found[1].decode()
                    body: Any = await self.client.get(remote.question_key(token))
                    if body is not None:
                        return token, remote.decode_question(body)

    async def say(self, question: Question, reply: Reply | bytes) -> None:
        frame = reply if isinstance(reply, bytes) else remote.encode(reply)
        await self.client.rpush(remote.replies(question.house), frame)


def scripted(url: str, play: Callable[[RedisPool, Scripted], Awaitable[None]], kind: remote.Kind = "moves") -> None:
    """Runs `play` with a pool and a worker; afterwards nothing is left in Redis but what workers said to nobody."""

    async def work() -> None:
        client = Client.from_url(url)
        pool = RedisPool(url, kind)
        worker = Scripted(client)
        await client.zadd(remote.WORKERS, {"scripted": (await client.time())[0] + 1000})
        await play(pool, worker)
        async with asyncio.timeout(PATIENCE):
            while await client.keys(f"{remote.PREFIX}:question:*") or await client.keys(f"{remote.PREFIX}:queue:*"):
                await asyncio.sleep(0.01)
        await pool.close()
        await client.aclose()

    asyncio.run(work())


async def take_away(worker: Scripted, token: str) -> None:
    """As a worker does that has answered."""
    await worker.client.delete(remote.question_key(token))


# ---------------------------------------------------------------------------------- real workers
def test_a_house_without_workers_plays_with_those_elsewhere(empty: Redis, tmp_path: Path) -> None:
    """A whole game of one person and a bot; the house starts no worker of its own."""
    with (
        workers(empty.url, "--workers", "2"),
        open_house(tmp_path / "house.db", bot_workers="redis", redis=empty.url) as house,
        house.visitor() as ann,
    ):
        table = ann.open("agent", 2, bots={1: "novice"}, clock=ENDLESS, variant="small", options={"round_cap": 2})
        table.sit(0)
        table.start()
        luck = random.Random(1)
        while not table.over:
            if table.decision:
                table.act(luck.choice(table.legal))
            else:
                table.wait(10)
        assert table.info["outcome"]["reason"] in catalogue["agent"].reasons
        assert workers_of(house) == []
        figures = dict(line.rsplit(" ", 1) for line in get(house, "/metrics")[1].splitlines() if line[0] != "#")
        assert float(figures["valise_bot_questions_total"]) > 0
        assert float(figures["valise_bot_workers_there"]) == 2


@pytest.mark.long
def test_bots_elsewhere_think_for_each_process_of_a_house(tmp_path: Path) -> None:
    """The same workers for two processes; each gets the answers to its own questions."""
    with processes(tmp_path, 2, bot_workers="redis") as house, workers(house.redis.url, "--workers", "2"):
        for each in house.all:
            with each.visitor() as ann:
                table = ann.open("agent", 2, bots={1: "novice"}, clock=ENDLESS, variant="small")
                table.sit(0)
                table.start()
                luck = random.Random(1)
                for _ in range(5):
                    until_asked(table)
                    table.act(luck.choice(table.legal))
            figures = dict(line.rsplit(" ", 1) for line in get(each, "/metrics")[1].splitlines() if line[0] != "#")
            assert float(figures["valise_bot_workers_there"]) == 2
        assert all(workers_of(each) == [] for each in house.all)


def until_asked(table: Any) -> None:
    while not table.decision:
        table.wait(10)


def test_a_worker_that_is_stopped_gives_back_what_it_has_in_hand(empty: Redis, tmp_path: Path) -> None:
    """And one that is killed is missed: either way another answers."""

    async def work() -> None:
        pool = RedisPool(empty.url, "moves")
        with workers(empty.url, "--workers", "1") as first:
            await pool.choose(a_question())
            (process,) = bots_of(first)
            os.kill(process, signal.SIGSTOP)  # it will never answer
            asked = asyncio.create_task(pool.choose(a_question()))
            await comes_true(lambda: any(waiting.sign < 1e300 for waiting in pool._waiting.values()))
            first.terminate()
            assert await asyncio.to_thread(first.wait, PATIENCE) == 0
            await comes_true(lambda: pool.replaced == 1)
        assert not asked.done()
        with workers(empty.url, "--workers", "1"):
            assert await asked in options(a_question())
        assert pool.replaced == 1
        await pool.close()

    asyncio.run(work())


def bots_of(running: subprocess.Popen[str]) -> list[int]:
    """The processes of a worker in which bots think."""
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if entry.name.isdigit() and (entry / "stat").read_text().rpartition(")")[2].split()[1] == str(running.pid):
                found.append(int(entry.name))
    return found


async def comes_true(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@pytest.mark.long
def test_a_worker_that_is_killed_is_missed(empty: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its machine: nobody says a word, and the process that thought goes on for nobody."""
    monkeypatch.setattr(redis_pool, "HUNG", 6.0)

    async def work() -> None:
        pool = RedisPool(empty.url, "moves")
        with workers(empty.url, "--workers", "1") as first, workers(empty.url, "--workers", "1") as second:
            for _ in range(8):  # both have begun
                await pool.choose(a_question())
            for worker in (first, second):
                for process in bots_of(worker):
                    os.kill(process, signal.SIGSTOP)
            asked = [asyncio.create_task(pool.choose(a_question(seed=seed))) for seed in (1, 2)]
            await comes_true(lambda: sum(waiting.sign < 1e300 for waiting in pool._waiting.values()) == 2)
            os.kill(first.pid, signal.SIGSTOP)  # hangs with all it has
            for process in bots_of(second):
                os.kill(process, signal.SIGKILL)
            done = await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
            assert [number in options(a_question(seed=seed)) for seed, number in zip((1, 2), done)] == [True, True]
            assert pool.replaced == 2
            for process in bots_of(first):
                os.kill(process, signal.SIGCONT)
            os.kill(first.pid, signal.SIGCONT)
        await comes_true(lambda: pool.late >= 1)
        await pool.close()

    asyncio.run(work())


def test_reviews_and_hints_think_elsewhere_too(empty: Redis) -> None:
    async def work() -> None:
        pools = RedisPool(empty.url, "hints"), RedisPool(empty.url, "reviews")
        match = Match.new("casanova", 3, seed=1, variant="small")
        luck = random.Random(1)
        while not match.over:
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(match.legal(seat)))
        request = a_question()
        with workers(empty.url, "--workers", "1"):
            hint = HintRequest(request.game, request.variant, "novice", request.seat, request.known, 1, until=0.0)
            assert {one.option for one in await pools[0].consider(hint)} <= set(options(request))
            assert await pools[1].look_back(match)
        for pool in pools:
            await pool.close()

    asyncio.run(work())


# ---------------------------------------------------------------------------------- workers that do harm
def test_a_worker_that_gives_back_or_says_nothing_is_not_waited_for(
    empty: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes the question and dies before it says a word, hangs after it has said that it is at it, or aborts."""
    monkeypatch.setattr(redis_pool, "HUNG", 0.5)
    monkeypatch.setattr(redis_pool, "POLL_SECONDS", 0.1)

    async def play(pool: RedisPool, worker: Scripted) -> None:
        request = a_question()
        asked = asyncio.create_task(pool.choose(request))
        seen = set()
        for harm in ("dies", "hangs", "aborts"):
            token, question = await worker.acquire()
            seen.add(token)
            if harm == "hangs":
                await worker.say(question, Acquired(token))
            if harm == "aborts":
                await worker.say(question, Aborted(token))
        token, question = await worker.acquire()
        assert token not in seen
        await worker.say(question, Submitted(token, Answer(options(request)[0])))
        await take_away(worker, token)
        assert await asked == options(request)[0]
        assert (pool.answered, pool.replaced) == (1, 3)

    scripted(empty.url, play)


def test_a_worker_that_takes_for_ever_is_not_waited_for(empty: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it says that it is at it."""
    monkeypatch.setattr(redis_pool, "LONGEST_THOUGHT", 0.5)

    async def play(pool: RedisPool, worker: Scripted) -> None:
        asked = asyncio.create_task(pool.choose(a_question()))
        for _ in range(TRIES):
            token, question = await worker.acquire()
            busy = asyncio.create_task(say_always(worker, token, question))
            await is_given_up(pool, token)
            busy.cancel()
        with pytest.raises(BotTrouble, match="no worker could answer a moverequest"):
            await asked

    scripted(empty.url, play)


async def is_given_up(pool: RedisPool, token: str) -> None:
    await comes_true(lambda: token not in pool._waiting)


async def say_always(worker: Scripted, token: str, question: Question) -> None:
    while True:
        await worker.say(question, Acquired(token))
        await asyncio.sleep(0.02)


def test_late_and_second_answers_lose(empty: Redis) -> None:
    async def play(pool: RedisPool, worker: Scripted) -> None:
        request = a_question()
        first, second = options(request)[:2]
        asked = asyncio.create_task(pool.choose(request))
        late, question = await worker.acquire()
        await worker.say(question, Aborted(late))
        token, question = await worker.acquire()
        await worker.say(question, Submitted(late, Answer(first)))  # after it was given back
        await worker.say(question, Submitted("nobody's", Answer(first)))
        await worker.say(question, b"\xc1 nonsense")
        await worker.say(question, Submitted(token, Answer(second)))
        await worker.say(question, Submitted(token, Answer(first)))  # twice
        await take_away(worker, token)
        assert await asked == second
        asked = asyncio.create_task(pool.choose(request))
        token, question = await worker.acquire()
        await worker.say(question, Submitted(token, Answer(first)))
        await take_away(worker, token)
        assert await asked == first
        assert pool.late == 4

    scripted(empty.url, play)


def test_an_answer_that_cannot_be_is_trouble_and_no_move(empty: Redis) -> None:
    async def play(pool: RedisPool, worker: Scripted) -> None:
        request = a_question()
        wrong = next(number for number in range(10_000) if number not in options(request))
        for answer in (Answer(wrong), Answer(-1), Answer(trouble="MoveRequest: ValueError")):
            asked = asyncio.create_task(pool.choose(request))
            token, question = await worker.acquire()
            await worker.say(question, Submitted(token, answer))
            await take_away(worker, token)
            with pytest.raises(BotTrouble):
                await asked

    scripted(empty.url, play)


def test_a_hint_that_cannot_be_is_trouble(empty: Redis) -> None:
    async def play(pool: RedisPool, worker: Scripted) -> None:
        request = a_question()
        hint = HintRequest(request.game, request.variant, "novice", request.seat, request.known, 1)
        asked = asyncio.create_task(pool.consider(hint))
        token, question = await worker.acquire("hints")
        await worker.say(question, Submitted(token, Answer(considered=[Considered(99_999, 1.0, None)])))
        await take_away(worker, token)
        with pytest.raises(BotTrouble):
            await asked

    scripted(empty.url, play, "hints")


def test_who_waits_no_longer_takes_his_question_back(empty: Redis) -> None:
    async def play(pool: RedisPool, worker: Scripted) -> None:
        asked = asyncio.create_task(pool.choose(a_question()))
        await comes_true(lambda: pool._waiting)
        async with asyncio.timeout(PATIENCE):
            while not await worker.client.llen(remote.queue("moves")):
                await asyncio.sleep(0.01)
        asked.cancel()

    scripted(empty.url, play)


def test_where_no_worker_is_the_house_hears_it_soon(empty: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_pool, "NOBODY", 0.5)

    async def work() -> None:
        pool = RedisPool(empty.url, "moves")
        with pytest.raises(BotTrouble, match="there is no bot worker"):
            await pool.choose(a_question())
        await pool.close()

    asyncio.run(work())


def test_bots_that_compile_have_a_queue_of_their_own(empty: Redis) -> None:
    async def play(pool: RedisPool, worker: Scripted) -> None:
        slow = asyncio.create_task(pool.choose(a_question("regular")))
        quick = asyncio.create_task(pool.choose(a_question("novice")))
        for kind, asked in (("moves", quick), ("compiled-moves", slow)):
            token, question = await worker.acquire(kind)  # type: ignore[arg-type]
            await worker.say(question, Submitted(token, Answer(options(a_question())[0])))
            await take_away(worker, token)
            await asked

    scripted(empty.url, play)


@pytest.mark.long
def test_a_redis_that_comes_back_empty_costs_no_answer() -> None:
    async def work(redis: Redis) -> None:
        pool = RedisPool(redis.url, "moves")
        with workers(redis.url, "--workers", "1") as running:
            await pool.choose(a_question())
            (process,) = bots_of(running)
            os.kill(process, signal.SIGSTOP)
            asked = [asyncio.create_task(pool.choose(a_question(seed=seed))) for seed in range(1, 5)]
            await comes_true(lambda: any(waiting.sign < 1e300 for waiting in pool._waiting.values()))
            redis.crash()
            await asyncio.sleep(1.0)
            redis.start()
            os.kill(process, signal.SIGCONT)
            await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
        await pool.close()

    with running_redis() as redis:
        asyncio.run(work(redis))


# ---------------------------------------------------------------------------------- what they are told
@pytest.mark.parametrize("game", catalogue)
def test_a_question_holds_what_the_seat_knows_and_nothing_else(game: str, empty: Redis) -> None:
    """Of two deals that the seat cannot tell apart the same octets lie in Redis."""
    watcher, worlds = two_worlds(game)

    async def play(pool: RedisPool, worker: Scripted) -> None:
        bodies: list[Any] = []
        for world in worlds:
            request = MoveRequest(game, "small", "novice", watcher, world.known(watcher).as_dict(), seed=1)
            asked = asyncio.create_task(pool.choose(request))
            async with asyncio.timeout(PATIENCE):
                while not (keys := await worker.client.keys(f"{remote.PREFIX}:question:*")):
                    await asyncio.sleep(0.01)
            bodies.append(await worker.client.get(keys[0]))
            asked.cancel()
            await comes_true(asked.done)
            async with asyncio.timeout(PATIENCE):
                while await worker.client.keys(f"{remote.PREFIX}:question:*"):
                    await asyncio.sleep(0.01)
        assert bodies[0] == bodies[1]
        assert remote.decode_question(bodies[0]).request.known == worlds[0].known(watcher).as_dict()  # type: ignore[union-attr]

    scripted(empty.url, play)


# ---------------------------------------------------------------------------------- the commands
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "say where the houses ask"),
        (("--redis", "localhost"), "the address of Redis is written as redis://host:6379"),
        (("--redis", "redis://127.0.0.1:1", "--workers", "0"), "--workers is a number from 1"),
        (("--redis", "redis://127.0.0.1:1", "--take", "moves,tea"), "--take is some of moves,compiled-moves"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worker", *arguments]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_a_worker_waits_for_a_redis_that_is_not_there_yet() -> None:
    with running_redis() as redis:
        redis.crash()
        with workers(redis.url, "--workers", "1") as running:
            redis.start()

            async def work() -> None:
                pool = RedisPool(redis.url, "moves")
                assert await pool.choose(a_question()) in options(a_question())
                await pool.close()

            asyncio.run(work())
            assert running.poll() is None


def test_a_stopped_worker_leaves_no_process() -> None:
    with running_redis() as redis, workers(redis.url, "--workers", "2") as running:

        async def work() -> None:
            pool = RedisPool(redis.url, "moves")
            await pool.choose(a_question())
            await pool.close()

        asyncio.run(work())
        started = bots_of(running)
        assert started
        running.terminate()
        running.wait(PATIENCE)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))
