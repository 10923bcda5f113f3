"""Which processes are alive, and which of them has which table: by the clock of a database alone.

A process says once in a while that it is alive: one row for all its tables. A table is taken by counting up the epoch
that was seen with it, so of two who want it one gets it. Nothing depends on this for safety: who thinks wrongly that he
has a table finds the next number of its log taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

LEASE = 3.0  # seconds


class Owned(NamedTuple):
    """Who has a table. Where it was taken just now, `before` is who had it and did not give it back. `seen` is until
    when somebody saw to it before us, in seconds since 1970, or 0 if that is not known."""

    process: str
    epoch: int
    before: str = ""
    seen: float = 0.0


class Directory(Protocol):
    """Who has which table. All that waits may raise Unavailable."""

    me: str
    # As of the last renewal. A process that was missed itself keeps those whom it knew before, for a while.
    alive: frozenset[str]
    leads: bool  # whether this is the one process that does what is to be done once
    lease: float

    async def open(self) -> None:
        """Before anything else."""

    async def close(self) -> None:
        """After everything; who wants to be missed at once says so by `leave` before."""

    async def leave(self) -> None:
        """Others need not wait until we are thought dead. Nobody may renew after that."""

    async def renew(self) -> None:
        """Says that we are alive, and looks who else is."""

    def now(self) -> float:
        """Seconds since 1970 by the one clock that all processes go by."""

    @property
    def may_have_lapsed(self) -> bool:
        """Others may think that we are dead: what is ours is to be looked up before it is used."""

    async def claim(self, tables: Sequence[str]) -> dict[str, Owned]:
        """Takes those that nobody alive has; says of all that exist who has them now."""

    async def give(self, tables: Sequence[str], to: str | None) -> list[str]:
        """Those of ours that are another's from now on, or nobody's."""

    async def reserve(self, codes: Sequence[str]) -> list[str]:
        """Codes of tables that are yet to be opened are ours; gives those that nobody had."""

    async def opened_with(self, key: str) -> str:
        """The table that a command with this key opened, or nothing."""

    async def orphans(self, most: int) -> list[str]:
        """Tables that are not over and that nobody alive has."""

    async def mine(self) -> dict[str, tuple[int, bool]]:
        """Our tables: the epoch of each, and whether it is still played at."""

    async def shares(self) -> dict[str, int]:
        """How many tables that are not over each living process has."""
