"""The review of a finished game: worked out in a thread, one at a time, and kept for those who look next."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Literal, TypeVar

import msgspec

from valise_games.house.bots.pool import BotPool
from valise_games.play import Match, review

MOST_KEPT = 16
PAUSE = 0.0001  # seconds; a sleep of nothing would keep the others waiting

T = TypeVar("T")
Level = Literal["has", "knows", "leans", "wrong", "open", "none"]


class Truth(msgspec.Struct):
    """The true answer from entry `first` to entry `last`; null where there is nothing to know."""

    first: int
    last: int
    answer: dict[str, Any] | None


class Belief(msgspec.Struct):
    """What a seat made of a question from entry `first` to entry `last`: the share it gave to the truth, and the answer
    to which it gave more than a half, if any."""

    first: int
    last: int
    level: Level
    share: float
    believes: dict[str, Any] | None


class Review(msgspec.Struct):
    """`truth` has a list of spans for each question, and `seats` has one for each seat and question. A turning point
    has its entry `n`, `what` it is, a `seat`, a `weight` up to 10, and more by game."""

    table: str
    entries: int
    questions: list[dict[str, Any]]
    truth: list[list[Truth]]
    seats: list[list[list[Belief]]]
    turns: list[dict[str, Any]]


class ChancesInfo(msgspec.Struct):
    """Each seat's chance to win, as shares of 1, at every entry, the deal first: from what the table could know, and
    from what was true."""

    table: str
    entries: int
    public: list[list[float]]
    true: list[list[float]]


class MisstepInfo(msgspec.Struct):
    """A decision in entry `n` at which another action promised more, by what the seat knew: its chance with the better
    one, what of it was lost, and the standard error of that; as shares of 1. `view` is what the seat saw."""

    n: int
    taken: dict[str, Any]
    better: dict[str, Any]
    before: float
    lost: float
    error: float
    view: dict[str, Any]


class JudgementInfo(msgspec.Struct):
    """Of one seat; `decisions` is at how many it had a choice. What was lost most comes first."""

    table: str
    seat: int
    decisions: int
    missteps: list[MisstepInfo]


def _pause() -> None:
    """In the thread: what the house has to do comes first."""
    time.sleep(PAUSE)


class Reviews:
    """Reviews and chances of finished games, worked out when first asked for. The latest are kept."""

    def __init__(self, kept: int = MOST_KEPT) -> None:
        self._kept = _Cache[Review](kept)
        self._chances = _Cache[ChancesInfo](kept)
        self._judgements = _Cache[JudgementInfo](kept)

    @property
    def worked_out(self) -> int:
        """How many reviews were worked out so far."""
        return self._kept.worked_out

    async def of(self, table_id: str, match: Match) -> Review:
        """Only of a match that has ended; it is not looked at anew."""

        async def work() -> Review:
            found = await asyncio.to_thread(review, match, _pause)
            return msgspec.convert({"table": table_id, "entries": match.entries, **found}, Review)

        return await self._kept.get(table_id, work)

    def has_chances_of(self, table_id: str) -> bool:
        """Whether they are kept, so that to ask for them costs nothing."""
        return table_id in self._chances

    async def chances(self, table_id: str, match: Match, pool: BotPool) -> ChancesInfo:
        """The same; worked out by a bot worker, which may have to compile the game first."""

        async def work() -> ChancesInfo:
            found = await pool.look_back(match)
            public, true = [one.public for one in found], [one.true for one in found]
            return ChancesInfo(table_id, match.entries, public, true)

        return await self._chances.get(table_id, work)

    def has_judged(self, table_id: str, seat: int) -> bool:
        """Whether the judgement of this seat is kept."""
        return f"{table_id} {seat}" in self._judgements

    async def judgement(self, table_id: str, match: Match, seat: int, pool: BotPool) -> JudgementInfo:
        """Of one seat's decisions; worked out by a bot worker, too."""

        async def work() -> JudgementInfo:
            found = await pool.judge(match, seat)
            missteps = [MisstepInfo(*one) for one in found.missteps]
            return JudgementInfo(table_id, seat, found.decisions, missteps)

        return await self._judgements.get(f"{table_id} {seat}", work)


class _Cache(Generic[T]):
    """What was worked out last, one at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._at_work = asyncio.Lock()
        self.worked_out = 0

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._kept

    async def get(self, table_id: str, work: Callable[[], Awaitable[T]]) -> T:
        if table_id not in self._kept:
            async with self._at_work:
                if table_id not in self._kept:  # who asked for the same before may have waited for it
                    self._kept[table_id] = await work()
                    self.worked_out += 1
                    if len(self._kept) > self._most:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(table_id)
        return self._kept[table_id]
