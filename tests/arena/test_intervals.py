"""How sure a share is: intervals that hold what they promise, also where games on one deal hang together."""

from __future__ import annotations

from random import Random

import pytest
from scipy import stats

from valise_games.arena.intervals import interval, quantile, quartiles


@pytest.mark.parametrize(("fair", "alike"), [(0.5, 0.0), (0.25, 0.0), (0.5, 0.8), (0.95, 0.5)])
def test_the_truth_is_inside_about_95_times_of_100(fair: float, alike: float) -> None:
    """Two games a deal, which end alike so often by nature; 60 deals, 1500 runs."""
    luck = Random(5)
    inside = 0
    for _ in range(1500):
        deals = []
        for _ in range(60):
            one = luck.random() < fair
            other = one if luck.random() < alike else luck.random() < fair
            deals.append((one + other) / 2)
        _, low, high = interval(deals)
        inside += low <= fair <= high
    assert 0.93 <= inside / 1500 <= 0.975


def test_deals_that_balance_are_worth_more_and_those_that_hang_together_less() -> None:
    wide, usual, narrow = (
        interval(deals * 25) for deals in ([1.0, 0.0], [1.0, 0.5, 0.0, 0.5], [0.5, 0.5, 0.5, 0.4, 0.6])
    )
    assert wide.high - wide.low > usual.high - usual.low > narrow.high - narrow.low


def test_who_won_everything_may_still_lose() -> None:
    share, low, high = interval([1.0] * 20)
    assert (share, high) == (1.0, 1.0)
    assert 0.8 < low < 0.9
    assert interval([1.0]) == (1.0, 0.0, 1.0), "one deal tells nothing"


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 8, 15, 30, 100, 1000])
def test_few_deals_are_less_sure(freedom: int) -> None:
    assert quantile(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.002)


def test_quartiles() -> None:
    assert quartiles([5, 1, 3, 2, 4]) == [2, 3, 4]
    assert quartiles([1, 2]) == [1.25, 1.5, 1.75]
    assert quartiles([7]) == [7, 7, 7]
