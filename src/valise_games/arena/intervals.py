"""How sure a share is.

Games on one deal hang together, deals do not: so what counts is the mean of each deal. The interval is Wilson's, which
holds near 0 and 1 too, for as many independent games as the deals are worth by the spread of their means; for few deals
it is widened as Student's t is. Deals that all end alike are worth a game each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import quantiles
from typing import NamedTuple

Z = 1.959964  # 95 %
NO_SPREAD = 1e-12


class Share(NamedTuple):
    """A share with its 95 % interval, which one deal alone does not give."""

    share: float
    low: float
    high: float


def interval(deals: Sequence[float]) -> Share:
    """The mean of these means, each of one deal, with its interval.

    >>> share = interval([1, 0, 1, 1])
    >>> f"{share.share} ({share.low:.2f} to {share.high:.2f})"
    '0.75 (0.13 to 0.98)'
    """
    n = len(deals)
    if n == 0:
        return Share(math.nan, 0.0, 1.0)
    share = math.fsum(deals) / n
    if n == 1:
        return Share(share, 0.0, 1.0)
    variance = math.fsum((one - share) ** 2 for one in deals) / (n - 1)
    worth = max(1.0, share * (1 - share) * n / variance) if variance > NO_SPREAD else float(n)
    t = quantile(n - 1)
    middle = (share + t * t / (2 * worth)) / (1 + t * t / worth)
    half = t / (1 + t * t / worth) * math.sqrt(share * (1 - share) / worth + t * t / (4 * worth * worth))
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def quantile(freedom: int) -> float:
    """The quantile of Student's t for 95 %, by its expansion around the normal one; exact where that is too rough."""
    if freedom <= 4:
        return (12.7062, 4.3027, 3.1824, 2.7764)[freedom - 1]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def quartiles(numbers: Sequence[int]) -> list[float]:
    """The lower one, the median, the upper one."""
    return quantiles([*numbers] * 2 if len(numbers) == 1 else numbers, n=4, method="inclusive")
