"""Time at a table: banks, windows, days. Pure: it is told what time it is.

Outside a window the bank of who decides runs. In a window banks stand still and the window has a length of its own
(W-2). Live, a bank is for the whole game, with an increment for every decision; by the day, it is full again each time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec

DAY = 86_400
OPENING_WINDOWS = 4  # the window before the first turn is longer: there is more to decide than yes or no
LEAST_LIVE = 3.0  # W-2
MUSING = 4.0  # times the least, at most, that a window stays open where several people sit
BY_THE_DAY = (1 / 1440, 1 / 24)  # of a window's length: by the day it does not close before a moment between these

Seconds = Annotated[int, msgspec.Meta(ge=0, le=14 * DAY)]  # 0: as usual
USUAL = {"bank": 900, "window": 30}
USUAL_BY_THE_DAY = {"bank": DAY, "window": DAY}


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table, fixed when it is opened. Without a limit (`none`) nobody's time runs out."""

    kind: Literal["live", "daily", "none"] = "live"
    bank: Seconds = 0  # for the game; by the day, for each decision
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15
    window: Seconds = 0
    least: Annotated[float, msgspec.Meta(ge=0, le=10)] = LEAST_LIVE  # seconds that a window stays open, at least

    def __post_init__(self) -> None:
        by_the_day = self.kind == "daily"
        for name, usual in (USUAL_BY_THE_DAY if by_the_day else USUAL).items():
            if not getattr(self, name):
                msgspec.structs.force_setattr(self, name, usual)
        if by_the_day:
            msgspec.structs.force_setattr(self, "least", 0.0)  # W-2: `open_window` says when it closes


class ClockFace(msgspec.Struct, frozen=True):
    """What everybody sees of the clocks; `left` in seconds when the message was made, null without a limit."""

    left: list[float] | None
    running: list[int]
    window: float | None  # seconds until the open window closes
    paused: bool


@dataclass
class Clock:
    """The clocks of one table: each seat's bank, and the open window.

    >>> clock = Clock(ClockSettings(bank=60), seats=2)
    >>> clock.turn_to([0], now=100.0)
    >>> clock.settle(now=130.0)
    >>> clock.left, clock.deadline()
    ([30.0, 60.0], 160.0)
    """

    plan: ClockSettings
    seats: int
    left: list[float] = field(default_factory=list)
    running: tuple[int, ...] = ()
    since: float = 0.0
    opened: float | None = None  # when the open window was
    length: float = 0.0  # of the open window
    least: float = 0.0  # seconds that it stays open
    paused: bool = False

    def __post_init__(self) -> None:
        self.left = [float(self.plan.bank)] * self.seats

    # ------------------------------------------------------------------------------ what happens
    def settle(self, now: float) -> None:
        """Takes what has passed from the banks that run."""
        if self.paused:
            return  # `since` is when the pause began
        passed = now - self.since
        if passed > 0:
            for seat in self.running:
                self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = now

    def decided(self, seat: int) -> None:
        """The seat has made a decision of its own, outside a window."""
        if self.plan.kind == "daily":
            self.left[seat] = float(self.plan.bank)
        else:
            self.left[seat] += self.plan.increment

    def turn_to(self, seats: Iterable[int], now: float) -> None:
        """Now these decide, outside a window."""
        self.settle(now)
        self.running = tuple(seats)
        self.opened = None

    def open_window(self, now: float, *, first: bool, drawn: float | None = None) -> None:
        """Some are asked at once: banks stand still; the first window of a game is longer. Where several people sit, a
        number from 0 to 1 is `drawn`: what is typed before the moment that follows from it, and what was answered in
        advance, show at that moment. Nothing is answered in advance in the first window."""
        self.settle(now)
        self.running = ()
        self.opened = now
        self.length = max(float(self.plan.window) * (OPENING_WINDOWS if first else 1), self.plan.least)
        # Soon more often than late; but as late as people are who have a choice, since who has none never is.
        least = self.plan.least * MUSING ** ((drawn or 0.0) ** 2)
        if drawn is not None and self.plan.kind == "daily" and not first:
            soonest, latest = BY_THE_DAY
            least = self.length * soonest * (latest / soonest) ** drawn  # soon more often than late
        self.least = min(least, self.length)

    def stop(self, now: float) -> None:
        """Nobody's time runs any more."""
        self.settle(now)
        self.running, self.opened = (), None

    def pause(self, now: float) -> None:
        """Time stands still until `resume`."""
        self.settle(now)
        self.paused = True

    def resume(self, now: float) -> None:
        """A window that was open goes on with the time it had left."""
        if self.opened is not None:
            self.opened += now - self.since
        self.since = now
        self.paused = False

    def stand_still(self, since: float, now: float) -> None:
        """Between these moments no time has passed; the second may be the earlier one, where a clock was set back."""
        if self.paused:
            passed = now - max(since, self.since)
            self.since += passed
            if self.opened is not None:
                self.opened += passed
        else:
            self.pause(max(since, self.since))
            self.resume(now)

    def at_least(self, seat: int, seconds: float) -> None:
        """Who comes back to a seat has some time to look around."""
        self.left[seat] = max(self.left[seat], seconds)

    # ------------------------------------------------------------------------------ what follows
    @property
    def earliest_close(self) -> float:
        """The moment before which the open window does not close."""
        return 0.0 if self.opened is None else self.opened + self.least

    def deadline(self, without: Collection[int] = ()) -> float | None:
        """When the next clock runs out, if nothing happens before; without the banks of these seats."""
        if self.paused or self.plan.kind == "none":
            return None
        if self.opened is not None:
            return self.opened + self.length
        return min((self.since + self.left[seat] for seat in self.running if seat not in without), default=None)

    def out_of_time(self, now: float) -> list[int]:
        """The seats whose banks are empty."""
        if self.paused or self.plan.kind == "none" or self.opened is not None:
            return []
        return [seat for seat in self.running if self.since + self.left[seat] <= now]

    def face(self, now: float) -> ClockFace:
        """What everybody sees now."""
        if self.plan.kind == "none":
            return ClockFace(None, list(self.running), None, self.paused)
        window = None
        if self.opened is not None:
            passed = (self.since if self.paused else now) - self.opened
            window = round(max(0.0, self.length - passed), 1)
        passed = 0.0 if self.paused else max(0.0, now - self.since)
        left = [max(0.0, bank - passed) if seat in self.running else bank for seat, bank in enumerate(self.left)]
        return ClockFace([round(bank, 1) for bank in left], list(self.running), window, self.paused)
