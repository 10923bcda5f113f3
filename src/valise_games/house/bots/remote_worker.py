"""`valise worker`: bots that think for a house on another machine, until the command is stopped.

So many questions at once are taken from the queues in Redis, and each is answered by a process of its own, as in a
house. Who is stopped gives back what it has in hand.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import socket
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis

from valise_games.errors import ValiseError
from valise_games.house.bots.pool import BEAT, LONGEST_COMPILING, LONGEST_THOUGHT, AnyRequest, MoveRequest, Worker
from valise_games.house.bots.precompile import precompile
from valise_games.house.bots.remote import (
    AGAIN,
    HEARD_OF,
    KEPT,
    KINDS,
    TROUBLES,
    WORKERS,
    Aborted,
    Acquired,
    Kind,
    Question,
    Reply,
    Submitted,
    connect,
    decode_question,
    encode,
    end,
    pop,
    question_key,
    queue,
    replies,
)
from valise_games.house.logging import set_up_logging

log = logging.getLogger("valise.bots")

MOST_WORKERS = 1024
SAID_AGAIN = 6  # times at most
QUICK: tuple[Kind, ...] = ("moves",)  # what is not compiled first


class BadWorker(ValiseError, ValueError):
    """What the person should hear in one sentence."""


def read_kinds(text: str) -> tuple[Kind, ...]:
    """From `moves,hints`, in the order in which they are taken; raises BadWorker."""
    asked = {name.strip() for name in text.split(",")}
    if not asked <= set(KINDS):
        raise BadWorker(f"--take is some of {','.join(KINDS)}, not {text[:80]!r}")
    return tuple(kind for kind in KINDS if kind in asked)


def work(url: str, workers: int, take: Sequence[Kind], warm_up: bool) -> None:
    """Until it is told to stop. Raises BadWorker and BadAddress."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadWorker(f"--workers is a number from 1 to {MOST_WORKERS}, not {workers}")
    client = connect(url)
    set_up_logging("info")
    where = urlsplit(url)
    print(f"{workers} bots think for the houses at {where.hostname}, port {where.port or 6379}.", flush=True)
    asyncio.run(_work(client, workers, take, warm_up))


async def _work(client: Redis, workers: int, take: Sequence[Kind], warm_up: bool) -> None:
    stopped = asyncio.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    crew = [RemoteWorker(client, kinds) for kinds in _shared_out(workers, take)]
    tasks = [asyncio.create_task(each.run()) for each in crew]
    tasks.append(asyncio.create_task(_be_there(client, [each.name for each in crew])))
    if warm_up:
        tasks.append(asyncio.create_task(precompile()))
    ended = asyncio.create_task(stopped.wait())
    await asyncio.wait([ended, *tasks[: len(crew)]], return_when=asyncio.FIRST_COMPLETED)
    await end(tasks)
    with contextlib.suppress(*TROUBLES):
        await client.zrem(WORKERS, *(each.name for each in crew))
    await client.aclose()
    for task in tasks:
        if not task.cancelled():
            task.result()  # raises what nobody expected


def _shared_out(workers: int, take: Sequence[Kind]) -> list[tuple[Kind, ...]]:
    """What each takes: where there are several, one is left to those who need nothing compiled, so that they wait for
    nobody."""
    kinds = [tuple(take)] * workers
    if workers > 1 and "moves" in take:
        kinds[-1] = QUICK
    return kinds


async def _be_there(client: Redis, names: Sequence[str]) -> None:
    """The houses see who is there."""
    while True:
        with contextlib.suppress(*TROUBLES):
            now, _ = await client.time()
            await client.zadd(WORKERS, dict.fromkeys(names, now))
            await client.zremrangebyscore(WORKERS, 0, now - 2 * HEARD_OF)
        await asyncio.sleep(HEARD_OF / 3)


class RemoteWorker:
    """Takes one question at a time and has it answered by its process."""

    def __init__(self, client: Redis, kinds: Sequence[Kind]) -> None:
        self.name = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self._client = client
        self._queues = {queue(kind): kind for kind in kinds}
        self._worker = Worker()

    async def run(self) -> None:
        away = False
        try:
            while True:
                try:
                    found = await pop(self._client, list(self._queues))
                    away = False
                    if found is not None:
                        await self._acquired(found[1].decode(), self._queues[found[0]])
                except TROUBLES as error:
                    if not away:
                        log.warning("Redis is away", extra={"reason": str(error)})
                    away = True
                    await asyncio.sleep(AGAIN)
        finally:
            self._worker.kill()
            await self._worker.gone()

    async def _acquired(self, token: str, kind: Kind) -> None:
        """Says so, and in the end submits or aborts."""
        body: Any = await self._client.get(question_key(token))
        if body is None:
            return  # it was withdrawn, or is too old
        try:
            question = decode_question(body)
        except (msgspec.DecodeError, ValueError) as error:
            log.warning("a question cannot be read", extra={"reason": str(error)})
            return
        saying = asyncio.create_task(self._say_again_and_again(question, token))
        try:
            answer = await asyncio.wait_for(
                self._worker.ask(_on_this_clock(question)), LONGEST_THOUGHT if kind in QUICK else LONGEST_COMPILING
            )
        except (OSError, EOFError, TimeoutError):  # it is gone, or hangs
            log.warning("a bot worker is replaced", extra={"pid": self._worker.pid})
            self._worker.kill()
            await self._say_surely(question, Aborted(token))
        except asyncio.CancelledError:  # this command is stopped
            with contextlib.suppress(*TROUBLES):
                await asyncio.shield(self._say(question, Aborted(token)))
            raise
        else:
            await self._say_surely(question, Submitted(token, answer))
        finally:
            saying.cancel()
        with contextlib.suppress(*TROUBLES):
            await self._client.delete(question_key(token))

    async def _say_again_and_again(self, question: Question, token: str) -> None:
        while True:
            with contextlib.suppress(*TROUBLES):
                await self._say(question, Acquired(token))
            await asyncio.sleep(BEAT)

    async def _say_surely(self, question: Question, reply: Reply) -> None:
        """Also where Redis was away meanwhile. Raises what went wrong, if it is away for longer."""
        for _ in range(SAID_AGAIN - 1):
            with contextlib.suppress(*TROUBLES):
                await self._say(question, reply)
                return
            await asyncio.sleep(AGAIN)
        await self._say(question, reply)

    async def _say(self, question: Question, reply: Reply) -> None:
        async with self._client.pipeline(transaction=True) as both:
            both.rpush(replies(question.house), encode(reply))
            both.expire(replies(question.house), KEPT)
            await both.execute()


def _on_this_clock(question: Question) -> AnyRequest:
    request = question.request
    if question.left is not None and isinstance(request, MoveRequest):
        request = msgspec.structs.replace(request, until=time.monotonic() + question.left)
    return request
