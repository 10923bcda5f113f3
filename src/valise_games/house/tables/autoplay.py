"""Seats that play by themselves: bots, stand-ins for people who are away, and standing answers.

What they do shows after a time that depends on nothing they hold: it is fixed before they decide, and does not grow
with the number of steps.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol

from valise_games.house.bots.pool import BotTrouble, MoveRequest, Pool
from valise_games.house.errors import Unavailable
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.state import Table

log = logging.getLogger("valise.tables")

STAND_IN = "novice"
PACES = {"calm": 2.0, "usual": 1.0, "quick": 0.25}  # of the house's own pause
TRY_AGAIN = 1.0  # seconds, when the file could not be written
BY_THE_DAY = (60.0, 600.0)  # seconds, from and to: windows have no least time there, and nobody answers within a moment

_dice = random.SystemRandom()


class BotService:
    """Asks the bots of the house for actions; they get what their seat knows and nothing else."""

    def __init__(self, pool: Pool, pause: tuple[float, float]) -> None:
        self._pool = pool
        self._pause = pause

    def pause(self) -> float:
        """Seconds that a bot takes for what the table sees, whatever it holds."""
        return _dice.uniform(*self._pause)

    async def choose(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        """The action that the bot takes in this seat; raises BotTrouble."""
        assert table.match is not None
        known = table.match.known(seat)
        setup = table.setup
        request = MoveRequest(
            game=setup.game,
            variant=setup.variant,
            bot=bot,
            seat=seat,
            known=known.as_dict(),
            seed=_dice.getrandbits(32),
        )
        number = await self._pool.choose(request)
        return table.entry.load("plain", setup.variant).write_action(known, number)


class Turn(NamedTuple):
    """When a seat began what it does for one entry, and how long that is to take."""

    entry: int
    began: float
    pause: float


class Playable(Protocol):
    """A live table: its state, which is another object after a roll-back, and a way to act."""

    table: Table

    def step(self, seat: int, action: dict[str, Any], by: events.Actor) -> events.Row: ...


class Autoplay:
    """The tasks that decide for the seats of one table, at most one for each seat."""

    def __init__(self, live: Playable, bots: BotService, now: Callable[[], float]) -> None:
        self._live = live
        self._bots = bots
        self._now = now
        self._tasks: dict[int, tuple[str, asyncio.Task[None]]] = {}  # by seat, with the decision each is about
        self._turns: dict[int, Turn] = {}  # by seat

    @property
    def busy(self) -> bool:
        """Whether somebody decides just now."""
        return bool(self._tasks)

    def update(self) -> None:
        """Starts what decides for a seat where that has not been done, and stops what is not needed any more."""
        for number, seat in enumerate(self._live.table.seats):
            if seat.bot or seat.stand_in or seat.standing is not None or number in self._tasks:
                self._update_seat(number)

    def stop(self, seats: Iterable[int] | None = None) -> None:
        """Of these seats, or of all."""
        for seat in list(self._tasks) if seats is None else seats:
            _, task = self._tasks.pop(seat, ("", None))
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def bot_pause(self) -> float:
        """At the pace of this table."""
        return self._bots.pause() * PACES[self._live.table.setup.pace]

    def _update_seat(self, seat: int) -> None:
        table = self._live.table
        place = table.seats[seat]
        by: events.Actor = "bot" if place.bot else "stand-in" if place.stand_in else "standing"
        decision = table.decision(seat)
        if not decision or (by == "standing" and not standing_answer_applies(table, seat)):
            self.stop([seat])
            return
        if seat in self._tasks and self._tasks[seat][0] == decision:
            return
        self.stop([seat])
        task = asyncio.get_running_loop().create_task(self._decide(seat, decision, by))
        self._tasks[seat] = (decision, task)

    async def _decide(self, seat: int, decision: str, by: events.Actor) -> None:
        """Acts after a fixed delay, however many steps it takes, or at its next multiple if deciding took longer: the
        time tells nothing."""
        live, table = self._live, self._live.table
        assert table.match is not None
        turn = self._turns.get(seat)
        if turn is None or turn.entry != table.match.entries:
            pause = standing_answer_pause(table.setup.clock) if by == "standing" else self.bot_pause()
            self._turns[seat] = turn = Turn(table.match.entries, self._now(), pause)
        while True:
            if by == "standing":
                action = table.match.when_time_runs_out(seat)
            else:
                action = await self._choose(table, seat)
            if action is None or live.table is not table or table.decision(seat) != decision:
                return
            move = table.match.prepare(seat, action)
            if move.shown or by == "standing":
                passed = self._now() - turn.began
                pauses = max(1, math.ceil(passed / turn.pause)) if turn.pause else 0
                await asyncio.sleep(max(0.0, pauses * turn.pause - passed))
            if live.table is not table or table.decision(seat) != decision:
                return
            if by == "stand-in" and not table.seats[seat].stand_in:
                return
            try:
                self._tasks.pop(seat, None)
                live.step(seat, action, by)
            except Unavailable:
                await asyncio.sleep(TRY_AGAIN)
                continue
            return

    async def _choose(self, table: Table, seat: int) -> dict[str, Any] | None:
        """A seat is never stuck: for a bot in trouble the stand-in chooses, and for that one, chance."""
        assert table.match is not None
        for bot in (table.seats[seat].hired or STAND_IN, STAND_IN):
            try:
                return await self._bots.choose(table, seat, bot)
            except BotTrouble as trouble:
                log.warning("a bot is in trouble", extra={"reason": str(trouble)})
        options = table.match.legal(seat)
        return _dice.choice(options) if options else None


# ---------------------------------------------------------------------------------- standing answers
def standing_answer_applies(table: Table, seat: int) -> bool:
    """Whether the seat's standing answer is one to what is asked now."""
    answer, match = table.seats[seat].standing, table.match
    if answer is None or match is None or not table.in_window:
        return False
    if match.entries == 0 or match.steps_under_way(seat) or match.when_time_runs_out(seat) is None:
        return False  # the opening is no question that lets pass; and who has begun to answer goes on himself
    game = table.entry.load("plain", table.setup.variant)
    return answer.exceptions <= set(game.exceptions()) - set(game.concerned(table.public_view))


def standing_answer_pause(clock: ClockSettings) -> float:
    """Seconds until it is given, so that nobody can tell it from a typed one: within the time that a window stays open
    anyway, or as somebody who looks in."""
    return _dice.uniform(*BY_THE_DAY) if clock.kind == "daily" else clock.least * _dice.uniform(0.2, 0.9)
