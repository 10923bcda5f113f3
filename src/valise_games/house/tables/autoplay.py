"""Seats that play by themselves: bots, stand-ins for people who are away, and standing answers.

What they do shows at a moment that is fixed before they begin to decide, and depends on nothing they hold: neither on
the number of steps nor on how long they think. Steps that nobody sees are taken as they are decided; the one that may
show waits for that moment. Who has not decided shortly before it decides at once, without a search.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, Protocol

from valise_games.bots import Bot, levels_of, make_bot, split
from valise_games.games.game import open_to
from valise_games.house.bots.pool import BotPool, BotTrouble, MoveRequest
from valise_games.house.errors import Unavailable
from valise_games.house.tables import events, house_answers
from valise_games.house.tables.clock import BY_THE_DAY, MUSING
from valise_games.house.tables.state import Table
from valise_games.play.match import Move
from valise_games.rules import FastDice

log = logging.getLogger("valise.tables")

AT_ONCE = ("novice", "random")  # levels that need no search, and so no worker; the best first
PACES = {"calm": 2.0, "usual": 1.0, "quick": 0.25}  # of the house's own pause
TRY_AGAIN = 1.0  # seconds, when the file could not be written
LEAST_SLOT = 0.2  # seconds, where bots pause at all
MARGIN = 0.1  # of a slot: what is not decided so long before its end is decided at once
LEAST_MARGIN = 0.02  # seconds

_dice = random.SystemRandom()


class BotService:
    """Asks the bots of the house for actions; they get what their seat knows and nothing else."""

    def __init__(self, pool: BotPool, pause: tuple[float, float]) -> None:
        self._pool = pool
        self._pause = pause

    def pause(self, pace: events.Pace) -> float:
        """Seconds that a bot takes for what the table sees, whatever it holds; 0 where bots do not pause."""
        return max(LEAST_SLOT, _dice.uniform(*self._pause) * PACES[pace]) if self._pause[1] else 0.0

    async def choose(self, table: Table, seat: int, bot: str, until: float = math.inf) -> dict[str, Any]:
        """The action that the bot takes in this seat, by a search that is cut at this moment of the monotonic clock;
        raises BotTrouble."""
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
            until=until,
        )
        number = await self._pool.choose(request, setup.host)
        return table.match.game.write_action(known, number)


class Slot(NamedTuple):
    """The time that a seat has for an entry, by the loop's clock: what it does shows when that ends. One without length
    is no limit: there it shows when it is decided."""

    began: float
    ends: float

    def left(self, now: float) -> float | None:
        """Seconds until it has to have decided; None without a limit."""
        length = self.ends - self.began
        return self.ends - max(LEAST_MARGIN, MARGIN * length) - now if length > 0 else None


class Playable(Protocol):
    """A live table: its state, which is another object after a roll-back, and a way to act."""

    table: Table

    def step(self, seat: int, action: dict[str, Any], by: events.Actor, *, move: Move | None = None) -> events.Row: ...

    def is_here(self, seat: int) -> bool: ...

    def tell_seat(self, seat: int) -> None: ...


class Autoplay:
    """The tasks that decide for the seats of one table, at most one for each seat."""

    def __init__(self, live: Playable, bots: BotService, now: Callable[[], float]) -> None:
        self._live = live
        self._bots = bots
        self._now = now
        # By seat, with what each is about: the entry, for whom it decides, and what the house answers for a person.
        self._tasks: dict[int, tuple[tuple[object, ...], asyncio.Task[None]]] = {}
        self.skipping = False  # until a person is asked, nobody takes his time
        self._window: tuple[int, Slot] | None = None  # the slot of all bots in a window, with its entry

    @property
    def busy(self) -> bool:
        """Whether somebody decides just now."""
        return bool(self._tasks)

    def update(self) -> None:
        """Starts what decides for a seat where that has not been done, and stops what is not needed any more."""
        if self.skipping and any(map(self._is_asked, self._live.table.people_seats)):
            self.skipping = False
        owing = self._live.table.owing
        for seat in [seat for seat in self._tasks if seat not in owing]:
            self._stop_seat(seat)
        for seat in owing:
            self._update_seat(seat)

    def _is_asked(self, seat: int) -> bool:
        """Whether a person has to decide something himself."""
        table = self._live.table
        return table.owes(seat) and not table.seats[seat].stand_in and not house_answers.reason(table, seat)

    def stop(self) -> None:
        """Nobody decides any more; when it goes on, everybody has a new slot."""
        self._window = None
        for seat in list(self._tasks):
            self._stop_seat(seat)

    def bot_pause(self) -> float:
        """At the pace of this table."""
        pause = self._bots.pause(self._live.table.pace)
        return min(pause, LEAST_SLOT) if self.skipping else pause

    @property
    def earliest_close(self) -> float:
        """The moment before which the open window does not close. Where one person sits, he says how fast it goes."""
        table = self._live.table
        if len(table.people_seats) != 1 or table.clock.opened is None or table.setup.clock.kind == "daily":
            return table.clock.earliest_close
        part = min(1.0, PACES[table.pace])
        return table.clock.opened + (min(LEAST_SLOT, table.clock.least) if self.skipping else part * table.clock.least)

    def _stop_seat(self, seat: int) -> None:
        if seat in self._tasks:
            _, task = self._tasks.pop(seat)
            if task is not asyncio.current_task():
                task.cancel()

    def _update_seat(self, seat: int) -> None:
        table = self._live.table
        place = table.seats[seat]
        by: events.Actor = "bot" if place.bot else "stand-in" if place.stand_in else "standing"
        why = house_answers.reason(table, seat) if by == "standing" else by
        if not why:
            self._stop_seat(seat)
            return
        assert table.match is not None
        about: tuple[object, ...] = (table.match.entries, by)
        if by == "standing":
            about = (table.decision(seat), why, place.limit)
        if seat in self._tasks and self._tasks[seat][0] == about:
            return
        self._stop_seat(seat)
        if by == "standing" and table.setup.clock.kind != "daily" and not self._live.is_here(seat):
            return  # all see that he is away: he has the whole time, whatever the house would answer for him
        task = asyncio.get_running_loop().create_task(self._decide(seat, by, self._slot(seat, by)))
        self._tasks[seat] = (about, task)

    def _slot(self, seat: int, by: events.Actor) -> Slot:
        """In a window it ends when that may close, or at the same moment for all bots."""
        table, began = self._live.table, asyncio.get_running_loop().time()
        assert table.match is not None
        opens = self.earliest_close - self._now()
        if by == "standing" and not table.in_window:
            return Slot(began, began + self._as_a_person(seat))
        if by == "standing":
            assert table.clock.opened is not None
            least = self.earliest_close - table.clock.opened
            back = table.setup.clock.kind != "daily" and opens < least - LEAST_MARGIN
            if back:  # a window that closed at once would tell
                opens = max(opens, least)
            if not house_answers.standing_answer_applies(table, seat):  # which shows when the window may close
                opens = max(opens, table.clock.opened + self._as_usual(seat) - self._now())
            return Slot(began, began + max(0.0, opens))
        if not table.in_window:
            return Slot(began, began + self.bot_pause())
        if self._window is None or self._window[0] != table.match.entries:
            length = max(LEAST_SLOT, opens) if opens > 0 else self.bot_pause()
            self._window = (table.match.entries, Slot(began, began + length))
        shared = self._window[1]
        if began < max(shared.began + LEAST_MARGIN, shared.ends - LEAST_SLOT):
            return Slot(began, shared.ends)
        return Slot(began, began + self.bot_pause())  # a stand-in who came later

    def _as_a_person(self, seat: int) -> float:
        """Seconds after which the house answers for a person on his turn: drawn without looking at the answer. Where
        others could wonder whether he chose, as if he had thought about it."""
        table = self._live.table
        if usual := self._as_usual(seat):
            return usual
        drawn = table.draw(f"answers {seat}")
        if table.setup.clock.kind == "daily":
            soonest, latest = BY_THE_DAY
            return float(table.clock.plan.bank * soonest * (latest / soonest) ** drawn)
        return self.bot_pause() * (MUSING ** (drawn * drawn) if len(table.people_seats) > 1 else 1.0)

    def _as_usual(self, seat: int) -> float:
        """Seconds that the person would take if he had a choice; on his turn at most half of the time that he has left.
        0 where that is not known, where no other person could draw conclusions from it, or where he has begun to
        answer himself."""
        table = self._live.table
        assert table.match is not None
        if len(table.people_seats) < 2 or table.match.steps_under_way(seat):
            return 0.0
        usual = table.usual_time(seat) or 0.0
        limit = table.clock.deadline()
        return usual if limit is None or table.in_window else min(usual, (limit - self._now()) / 2)

    async def _decide(self, seat: int, by: events.Actor, slot: Slot) -> None:
        """All steps of one entry, or of an answer in a window."""
        live, table, loop = self._live, self._live.table, asyncio.get_running_loop()
        match = table.match
        assert match is not None
        while True:
            decision = table.decision(seat)
            by_house = by == "standing"
            action = house_answers.answer(table, seat) if by_house else await self._choose(table, seat, slot)
            if action is None or live.table is not table or table.decision(seat) != decision:
                return
            move = match.prepare(seat, action)
            last = match.is_last(move)
            if last:
                await asyncio.sleep(max(0.0, slot.ends - loop.time()))
                if live.table is not table or table.decision(seat) != decision:
                    return
                self._tasks.pop(seat, None)
            try:
                live.step(seat, action, by, move=move)
            except Unavailable:
                await asyncio.sleep(TRY_AGAIN)
                continue
            if last:
                return
            if by_house:
                live.tell_seat(seat)

    async def _choose(self, table: Table, seat: int, slot: Slot) -> dict[str, Any] | None:
        """Never later than the slot allows; of several steps each search may take half of what is left."""
        assert table.match is not None
        left = slot.left(asyncio.get_running_loop().time())
        hired = table.seats[seat].hired or AT_ONCE[0]
        if left is None or left > 0:
            try:
                async with asyncio.timeout(left):
                    return await self._bots.choose(
                        table, seat, hired, math.inf if left is None else time.monotonic() + left / 2
                    )
            except TimeoutError:
                log.info("a bot had to decide at once", extra={"level": split(hired)[0]})
            except BotTrouble as trouble:
                log.warning("a bot is in trouble", extra={"reason": str(trouble)})
        return choose_at_once(table, seat, hired)


# ---------------------------------------------------------------------------------- without a search
def choose_at_once(table: Table, seat: int, hired: str) -> dict[str, Any] | None:
    """A seat is never stuck: rules of thumb choose, from what it knows, and where they cannot, chance."""
    assert table.match is not None
    setup, known = table.setup, table.match.known(seat)
    game = table.match.game
    options = open_to(game, known, seat)
    if not options:
        return None
    try:
        dice = FastDice(_dice.getrandbits(32))
        number = _quick_bot(hired, setup.game, setup.variant).choose(known, seat, options, dice)
    except Exception:
        log.exception("rules of thumb are in trouble")
        number = _dice.choice(options)
    return game.write_action(known, number)


@cache
def _quick_bot(hired: str, game: str, variant: str) -> Bot:
    """The bot itself, or, if it searches, the best that does not."""
    if split(hired)[0] not in AT_ONCE:
        hired = next(level for level in AT_ONCE if level in levels_of(game, variant))
    return make_bot(hired, game, variant)
