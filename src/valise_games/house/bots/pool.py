"""Bots, in processes of their own: they get what a seat knows and give the number of an action, or say what they think
of it; and when a game is over, what everybody's chances were.

A worker that dies is replaced, and what it was asked is asked again. Bots that compile their game first never take the
last worker, so that the others need not wait for them; where there is only one, they do. Who no longer waits for an
answer leaves the worker at it: it is free again when it has answered, and need not load its games anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import struct
import sys
import time
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any

import msgspec

from valise_games.bots import Chances, Considered, Judgement, compiles, split
from valise_games.errors import ValiseError
from valise_games.play import Match

log = logging.getLogger("valise.bots")

LENGTH = struct.Struct("!I")
HUNG = 20.0  # seconds without a sign of life after which a worker is replaced; it gives one every BEAT
BEAT = 2.0
LONGEST_THOUGHT = 60.0  # seconds; a worker that takes longer is replaced
LONGEST_COMPILING = 300.0  # the same, where it may have to compile a game first
TRIES = 5
HOUSE = 0  # in place of a host, where the house itself asks


class MoveRequest(msgspec.Struct, tag=True):
    """What to do. `known` is a state blanked for the seat, field by field."""

    game: str
    variant: str
    bot: str  # its level, or level/character
    seat: int
    known: dict[str, Any]
    seed: int
    until: float = math.inf  # by the monotonic clock: a search is cut there


class HintRequest(MoveRequest):
    """What to think of it: the options that the bot would consider."""


class WinChanceRequest(msgspec.Struct, tag=True):
    """What the chances were in a match that has ended, as it was saved."""

    saved: str


class JudgeRequest(WinChanceRequest):
    """Where another option would have promised a seat more."""

    seat: int


AnyRequest = MoveRequest | HintRequest | WinChanceRequest | JudgeRequest


class Answer(msgspec.Struct):
    """What a worker answers: one of the first four, or what went wrong."""

    action: int = -1
    considered: list[Considered] = []
    chances: list[Chances] = []
    judgement: Judgement | None = None
    trouble: str = ""


class BotTrouble(ValiseError):
    """The bot could not decide, however often it was asked."""


class BotPool(ABC):
    """Whoever answers questions, wherever it thinks. It counts what was answered, how often another had to be asked
    because one died or took too long, how many seconds the answers took, how many workers there are, and how many
    answers came when nobody waited any more."""

    def __init__(self) -> None:
        self.answered = self.replaced = self.workers = self.late = 0
        self.seconds = 0.0

    async def choose(self, request: MoveRequest, host: int = HOUSE) -> int:
        """The number of the action that a bot takes at a table of that person; raises BotTrouble."""
        return (await self._ask_a_bot(request, host)).action

    async def consider(self, request: HintRequest) -> list[Considered]:
        """The weightiest option first."""
        return (await self._ask_a_bot(request, HOUSE)).considered

    async def look_back(self, match: Match) -> list[Chances]:
        """At a match that has ended: the chances at every entry."""
        return (await self._ask(WinChanceRequest(match.save()), compiling=True, host=HOUSE)).chances

    async def judge(self, match: Match, seat: int) -> Judgement:
        """Of a seat's decisions in a match that has ended."""
        judgement = (await self._ask(JudgeRequest(match.save(), seat), compiling=True, host=HOUSE)).judgement
        assert judgement is not None
        return judgement

    async def _ask_a_bot(self, request: MoveRequest, host: int) -> Answer:
        return await self._ask(request, compiling=compiles(split(request.bot)[0], request.game), host=host)

    @abstractmethod
    async def _ask(self, request: AnyRequest, *, compiling: bool, host: int) -> Answer:
        """`compiling`: a game may have to be compiled for it. Raises BotTrouble."""

    @abstractmethod
    async def close(self) -> None:
        """Asks nobody any more, and leaves nothing behind."""


@dataclass(eq=False)
class Waiting:
    """Somebody who waits for a worker."""

    compiling: bool
    worker: asyncio.Future[Worker]


class Pool(BotPool):
    """So many workers on this machine, started when first needed; each answers one question at a time. Hosts have them
    in turn, so that nobody's many tables make the bots of others wait, and then decide without a search."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._free: list[Worker] = []
        self._unused = size
        self._may_compile = max(1, size - 1)  # workers that are left to those who compile
        self._all: set[Worker] = set()
        self._jobs: set[asyncio.Task[Answer | None]] = set()
        self._waiting: OrderedDict[int, deque[Waiting]] = OrderedDict()  # by host; whose turn is next comes first

    async def _ask(self, request: AnyRequest, *, compiling: bool, host: int) -> Answer:
        for _ in range(TRIES):
            worker = await self._take_worker(compiling, host)
            job = asyncio.get_running_loop().create_task(self._answer(worker, request, compiling))
            self._jobs.add(job)
            job.add_done_callback(self._done)
            if (answer := await asyncio.shield(job)) is not None:
                if answer.trouble:
                    raise BotTrouble(answer.trouble)
                return answer
        raise BotTrouble(f"no worker could answer a {type(request).__name__.lower()}")

    async def _answer(self, worker: Worker, request: AnyRequest, compiling: bool) -> Answer | None:
        """None from a worker that had to be replaced."""
        began = time.perf_counter()
        try:
            answer = await asyncio.wait_for(worker.ask(request), LONGEST_COMPILING if compiling else LONGEST_THOUGHT)
            self.answered += 1
            self.seconds += time.perf_counter() - began
            return answer
        except (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
            log.warning("a bot worker is replaced", extra={"pid": worker.pid})
            self.replaced += 1
            worker.kill()
            return None
        except BaseException:  # asked in vain: its answer must not go to the next who asks
            worker.kill()
            raise
        finally:
            self._give_back(worker, compiling)

    def _done(self, job: asyncio.Task[Answer | None]) -> None:
        self._jobs.discard(job)
        if not job.cancelled():
            job.exception()  # whoever still waits hears of it

    async def _take_worker(self, compiling: bool, host: int) -> Worker:
        mine = Waiting(compiling, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(host, deque()).append(mine)
        self._hand_out()
        try:
            return await mine.worker
        except asyncio.CancelledError:
            if mine.worker.done() and not mine.worker.cancelled():  # it came at the same moment
                self._give_back(mine.worker.result(), compiling)
            else:
                self._remove(host, mine)
            raise

    def _give_back(self, worker: Worker, compiling: bool) -> None:
        self._free.append(worker)
        self._may_compile += compiling
        self._hand_out()

    def _hand_out(self) -> None:
        """What is free, to those whose turn it is."""
        while (self._free or self._unused) and (waiting := self._take_next()) is not None:
            self._may_compile -= waiting.compiling
            waiting.worker.set_result(self._worker())

    def _take_next(self) -> Waiting | None:
        for host, theirs in self._waiting.items():
            for one in theirs:
                if self._may_compile or not one.compiling:
                    self._waiting.move_to_end(host)
                    self._remove(host, one)
                    return one
        return None

    def _remove(self, host: int, one: Waiting) -> None:
        self._waiting[host].remove(one)
        if not self._waiting[host]:
            del self._waiting[host]

    def _worker(self) -> Worker:
        if self._free:
            return self._free.pop(0)
        self._unused -= 1
        worker = Worker()
        self._all.add(worker)
        self.workers += 1
        return worker

    async def close(self) -> None:
        """Ends all workers."""
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in self._all:
            worker.kill()
        for worker in self._all:
            await worker.gone()


class Worker:
    """One process, started with its first question and anew after its death."""

    _encode = msgspec.msgpack.Encoder().encode
    _decode = msgspec.msgpack.Decoder(Answer).decode

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._dying: set[asyncio.Task[int]] = set()

    @property
    def pid(self) -> int:
        """Of its process; 0 while there is none."""
        return self._process.pid if self._process is not None else 0

    async def ask(self, request: AnyRequest) -> Answer:
        """Raises OSError or EOFError if the worker is gone."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "valise_games.house.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # who stops the house with Ctrl-C does not mean its workers
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        body = self._encode(request)
        process.stdin.write(LENGTH.pack(len(body)) + body)
        await process.stdin.drain()
        length = 0
        while not length:  # an empty answer says that it is still at it
            async with asyncio.timeout(HUNG):
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return self._decode(await process.stdout.readexactly(length))

    def kill(self) -> None:
        """The next question gets another process: this one may take a while to be gone."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        reaper = asyncio.get_running_loop().create_task(process.wait())
        self._dying.add(reaper)
        reaper.add_done_callback(self._dying.discard)

    async def gone(self) -> None:
        """Waits until its dead processes are gone."""
        await asyncio.gather(*self._dying)
