"""What a house and the bot workers of other machines say to each other, through Redis. docs/workers.md has it on one
page.

A question is a key with a time to live, and its token stands in a list, the queue. A worker takes the token from the
queue (*acquire*) and pushes what it has to say to the list of the house that asks: that it is at it, its answer
(*submit*), or that it gives the question back (*abort*). The house knows which tokens it waits for; what comes with
another is late, and lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from valise_games import __version__
from valise_games.errors import ValiseError
from valise_games.house.bots.pool import Answer, AnyRequest
from valise_games.house.config import is_redis

# Workers answer houses of their own version only: another may have other rules.
PREFIX = f"valise:bots:{__version__}"
WORKERS = f"{PREFIX}:workers"  # a sorted set of their names, by when they were last heard of
HEARD_OF = 10.0  # seconds for which a worker counts as there; it gives a sign every third of that
KEPT = 60  # seconds that replies are kept for a house that is gone
CONNECT = 2.0  # seconds to reach Redis
WAIT = 1.0  # seconds for which a list is waited at, before it is looked at anew
SILENT = 5.0  # seconds without an answer after which a line to Redis is given up
AGAIN = 0.5  # seconds between attempts to reach it

Kind = Literal["moves", "compiled-moves", "hints", "reviews"]
KINDS: tuple[Kind, ...] = ("moves", "compiled-moves", "hints", "reviews")  # what is taken first stands first


TROUBLES = (OSError, TimeoutError, RedisError, RuntimeError)  # of a line to Redis; the last is uvloop's of a closed one


class BadAddress(ValiseError, ValueError):
    """The address of Redis cannot be one; the message says why."""


class Question(msgspec.Struct):
    house: str  # which asks: names the list for replies
    request: AnyRequest  # without `until`: clocks of two machines are not the same
    left: float | None = None  # seconds that a search may take


class Acquired(msgspec.Struct, tag=True):
    """Somebody is at it; said when it begins, and every few seconds."""

    token: str


class Submitted(msgspec.Struct, tag=True):
    token: str
    answer: Answer


class Aborted(msgspec.Struct, tag=True):
    """Given back, for another to take."""

    token: str


Reply = Acquired | Submitted | Aborted

encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Question).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def queue(kind: Kind) -> str:
    return f"{PREFIX}:queue:{kind}"


def question_key(token: str) -> str:
    return f"{PREFIX}:question:{token}"


def replies(house: str) -> str:
    return f"{PREFIX}:replies:{house}"


def connect(url: str) -> Redis:
    """A line to Redis, tried when it is first needed. Raises BadAddress."""
    try:
        client: Redis | None = Redis.from_url(url, socket_connect_timeout=CONNECT, socket_timeout=SILENT)
    except ValueError:  # which may quote a part of a password
        client = None
    if client is None or not is_redis(url):
        raise BadAddress("the address of Redis is written as redis://host:6379, with %23 for a # in a password")
    return client


async def pop(client: Redis, names: Sequence[str]) -> tuple[str, bytes] | None:
    """The first that stands in one of these lists, and in which; None after WAIT."""
    found: Any = await client.blpop(list(names), timeout=WAIT)
    return None if found is None else (found[0].decode(), found[1])


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancels them until they are done: a cancellation that meets the end of what is waited for can get lost."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
