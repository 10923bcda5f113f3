"""The pool of a house whose bots think on other machines: `valise serve --bot-workers redis`.

A question is handed to one worker at a time. If that gives it back, gives no sign for a while, or takes too long, the
question is asked anew under another token, so that whatever the first still says is lost. The same when Redis was away:
it may have come back empty.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from valise_games.games import find
from valise_games.games.game import open_to
from valise_games.house.bots.pool import (
    HOUSE,
    LONGEST_COMPILING,
    LONGEST_THOUGHT,
    TRIES,
    Answer,
    AnyRequest,
    BotPool,
    BotTrouble,
    HintRequest,
    MoveRequest,
)
from valise_games.house.bots.remote import (
    AGAIN,
    HEARD_OF,
    TROUBLES,
    WORKERS,
    Aborted,
    Acquired,
    Kind,
    Question,
    Submitted,
    connect,
    decode_reply,
    encode,
    end,
    pop,
    question_key,
    queue,
    replies,
)
from valise_games.house.bots.worker import known_state

log = logging.getLogger("valise.bots")

HUNG = 4.0  # seconds without a sign of life after which another is asked: two signs that did not come
NOBODY = 5.0  # seconds without a worker, after which no question waits for one
POLL_SECONDS = 2.0  # between looks at who is there


class Waiting:
    """A question that was handed on, under its token."""

    def __init__(self) -> None:
        self.token = secrets.token_hex(16)
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()  # None: ask anew
        self.sign = math.inf  # when somebody was last known to be at it


class RedisPool(BotPool):
    """Questions of one kind go to one queue, so that hints and reviews do not hold up the moves of bots."""

    def __init__(self, url: str, kind: Kind) -> None:
        """Raises BadAddress."""
        super().__init__()
        self._client = connect(url)
        self._kind = kind
        self._house = secrets.token_hex(16)
        self._waiting: dict[str, Waiting] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alone_since: float | None = None  # when there was no worker any more; None before anything was asked

    async def choose(self, request: MoveRequest, host: int = HOUSE) -> int:
        number = await super().choose(request, host)
        if number not in _options(request):
            raise BotTrouble("a worker answered with an action that is not open")
        return number

    async def consider(self, request: HintRequest) -> list[Any]:
        considered = await super().consider(request)
        if not {one.option for one in considered} <= set(_options(request)):
            raise BotTrouble("a worker thinks of an action that is not open")
        return considered

    # ------------------------------------------------------------------------------ asking
    async def _ask(self, request: AnyRequest, *, compiling: bool, host: int) -> Answer:
        """Whoever the host is: the queues are those of all processes, in the order in which they ask."""
        if self._alone_since is None:
            self._alone_since = asyncio.get_running_loop().time()
            self._begin(self._listen())
            self._begin(self._look())
        kind: Kind = "compiled-moves" if compiling and self._kind == "moves" else self._kind
        longest = LONGEST_COMPILING if compiling else LONGEST_THOUGHT
        for _ in range(TRIES):
            began = time.perf_counter()
            answer = await self._ask_one(request, kind, longest)
            if answer is not None:
                self.answered += 1
                self.seconds += time.perf_counter() - began
                if answer.trouble:
                    raise BotTrouble(answer.trouble)
                return answer
            self.replaced += 1
            log.warning("a question to a bot worker is asked anew", extra={"kind": kind})
        raise BotTrouble(f"no worker could answer a {type(request).__name__.lower()}")

    async def _ask_one(self, request: AnyRequest, kind: Kind, longest: float) -> Answer | None:
        """None where another has to be asked. Raises BotTrouble where there is nobody to ask."""
        loop = asyncio.get_running_loop()
        waiting = Waiting()
        self._waiting[waiting.token] = waiting
        answer: Answer | None = None
        try:
            asked = looked = loop.time()
            sent = False
            while not waiting.answer.done():
                sent = sent or await self._send(waiting, request, kind, longest)
                await asyncio.wait([waiting.answer], timeout=AGAIN)
                now = loop.time()
                if sent and waiting.sign == math.inf and now - looked > POLL_SECONDS:
                    looked = now
                    if await self._is_taken(waiting.token, kind):
                        waiting.sign = min(waiting.sign, asked)  # by one who has said nothing yet
                assert self._alone_since is not None
                if waiting.sign == math.inf and now - self._alone_since > NOBODY:
                    raise BotTrouble("there is no bot worker")
                if now - waiting.sign > HUNG or now - asked > longest:
                    return None
            answer = waiting.answer.result()
            return answer
        finally:
            del self._waiting[waiting.token]
            if answer is None:
                self._begin(self._withdraw(waiting.token, kind))

    async def _send(self, waiting: Waiting, request: AnyRequest, kind: Kind, longest: float) -> bool:
        """Whether Redis took it."""
        left = None
        if isinstance(request, MoveRequest) and request.until < math.inf:
            left = max(0.0, request.until - time.monotonic())
            request = msgspec.structs.replace(request, until=math.inf)
        body = encode(Question(self._house, request, left))
        with contextlib.suppress(*TROUBLES):
            async with self._client.pipeline(transaction=True) as both:
                both.set(question_key(waiting.token), body, ex=math.ceil(longest))
                both.rpush(queue(kind), waiting.token)
                await both.execute()
                return True
        return False

    async def _is_taken(self, token: str, kind: Kind) -> bool:
        with contextlib.suppress(*TROUBLES):
            return await self._client.lpos(queue(kind), token) is None
        return False

    async def _withdraw(self, token: str, kind: Kind) -> None:
        """Nobody need take it any more."""
        with contextlib.suppress(*TROUBLES):
            await self._client.delete(question_key(token))
            await self._client.lrem(queue(kind), 1, token)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------------------ listening
    async def _listen(self) -> None:
        broken = False
        while True:
            try:
                if broken:
                    await self._client.ping()
                    broken = False
                    self._ask_all_anew()
                found = await pop(self._client, [replies(self._house)])
            except TROUBLES as error:
                if not broken:
                    log.warning("Redis is away", extra={"reason": type(error).__name__})
                broken = True
                await asyncio.sleep(AGAIN)
                continue
            if found is not None:
                self._take(found[1])

    def _take(self, frame: bytes) -> None:
        try:
            reply = decode_reply(frame)
        except (msgspec.DecodeError, ValueError):
            self.late += 1
            return
        waiting = self._waiting.get(reply.token)
        if waiting is None or waiting.answer.done():
            self.late += 1
            return
        waiting.sign = asyncio.get_running_loop().time()
        if isinstance(reply, Submitted):
            waiting.answer.set_result(reply.answer)
        elif isinstance(reply, Aborted):
            waiting.answer.set_result(None)
        else:
            assert isinstance(reply, Acquired)

    def _ask_all_anew(self) -> None:
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_result(None)

    async def _look(self) -> None:
        """Which workers gave a sign lately, by the clock of Redis."""
        while True:
            try:
                now, _ = await self._client.time()
                self.workers = await self._client.zcount(WORKERS, now - HEARD_OF, math.inf)
            except TROUBLES:
                self.workers = 0
            if self.workers:
                self._alone_since = math.inf
            elif self._alone_since == math.inf:
                self._alone_since = asyncio.get_running_loop().time()
            await asyncio.sleep(POLL_SECONDS)

    async def close(self) -> None:
        with contextlib.suppress(*TROUBLES):
            for waiting in list(self._waiting.values()):
                waiting.answer.cancel()
                await self._client.delete(question_key(waiting.token))
            await self._client.delete(replies(self._house))
        await end(list(self._tasks))
        await self._client.aclose()


def _options(request: MoveRequest) -> list[int]:
    """The actions that are open to the seat."""
    game: Any = find(request.game).load("plain", request.variant)
    return open_to(game, known_state(request), request.seat)
