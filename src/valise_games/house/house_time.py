"""What time it is in the house: the time of day, which passes evenly, and only while the house is there.

Clocks of tables are told this time, and timers run by the machine's steady clock, so the two cannot drift apart. When
the time of day jumps, because somebody set the machine's clock, or when the house was stopped or the machine asleep,
the house first goes on by its own time; then `catch_up` takes the difference, and says so, so that tables can be told:
for them it is as if the house had been shut meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable

TICK = 0.5  # seconds between looks at the time
LONGEST_STOP = 3.0  # seconds without a look: the house was not there
TOLERANCE = 2.0  # seconds that its time may differ from the machine's


class HouseTime:
    """The time of day in one house. Somebody must look every TICK."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._time = wall()
        self._seen = steady()  # when it was that time

    def now(self) -> float:
        """Seconds since 1970."""
        steady = self._steady()
        passed, self._seen = steady - self._seen, steady
        if passed < LONGEST_STOP:
            self._time += passed
        return self._time

    def catch_up(self) -> float | None:
        """Goes over to the machine's time if that is another by now; gives the house's own time before that, or None if
        there was nothing to do."""
        own, machines = self.now(), self._wall()
        if abs(machines - own) <= TOLERANCE:
            return None
        self._time = machines
        return own
