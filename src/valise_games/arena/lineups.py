"""Who sits where: the games that a run plays.

A *deal* is a number from which all chance of a game follows: the set-up and every later roll, and for each seat the
chance of whoever sits there. A *lineup* is the bots at a table; it plays every deal once in each of its *orders*, so
that each bot has had each seat, with the same cards and beside the same neighbours. Two bots that play alike get the
same share to the last digit.

| lineup | who | orders of a deal |
| --- | --- | --- |
| pair | one A among as many B as there are further seats; at two seats A against B | A in each seat |
| free | every bot once, where seats are as many, and more than two | every order; its rotations from 5 seats on |
| mirror | one bot in all seats, when it is the only one | one |

All lineups of a run play the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import ceil
from typing import Literal

Kind = Literal["pair", "free", "mirror"]
ALL_ORDERS = 4  # seats, at most, where a free lineup plays every order

Place = tuple[int, int, int]  # the number of a lineup, a deal, and an order of it: a game of the run


@dataclass(frozen=True)
class Lineup:
    kind: Kind
    players: tuple[str, ...]  # the bots; in a pair the one comes first

    @property
    def orders(self) -> list[tuple[int, ...]]:
        """For each order, which player has each seat. Rotations of one order follow each other."""
        seats = len(self.players)
        if self.kind == "mirror":
            return [tuple(range(seats))]
        rest = range(1, seats)
        circles = permutations(rest) if self.kind == "free" and seats <= ALL_ORDERS else [tuple(rest)]
        return [rotate((0, *circle), by) for circle in circles for by in range(seats)]

    @property
    def name(self) -> str:
        if self.kind == "pair":
            return f"{self.players[0]} among {self.players[1]}"
        return " · ".join(self.players) if self.kind == "free" else f"only {self.players[0]}"

    def deals(self, games: int) -> int:
        """How many deals make so many games, or a few more: a deal is played in all its orders."""
        return ceil(games / len(self.orders))


def rotate(players: tuple[int, ...], by: int) -> tuple[int, ...]:
    return players[-by:] + players[:-by] if by else players


def lineups(bots: Sequence[str], against: Sequence[str], seats: int) -> list[Lineup]:
    """Each bot among each of those it is set against; without any, all pairs of them."""
    if against:
        return [_pair(bot, other, seats) for bot in bots for other in against if bot != other]
    if len(bots) == 1:
        return [Lineup("mirror", tuple(bots) * seats)]
    found = [
        _pair(bot, other, seats)
        for place, bot in enumerate(bots)
        for at, other in enumerate(bots)
        if at != place and (seats > 2 or place < at)
    ]
    if len(bots) == seats > 2:
        found.append(Lineup("free", tuple(bots)))
    return found


def places(run: Sequence[Lineup], games: int) -> Iterator[Place]:
    """All games of a run, with `games` in each lineup: deal by deal, so that a run broken off is fair to all."""
    deals = [lineup.deals(games) for lineup in run]
    orders = [len(lineup.orders) for lineup in run]
    for deal in range(max(deals)):
        for number in range(len(run)):
            if deal < deals[number]:
                yield from ((number, deal, order) for order in range(orders[number]))


def _pair(bot: str, other: str, seats: int) -> Lineup:
    return Lineup("pair", (bot, *[other] * (seats - 1)))
