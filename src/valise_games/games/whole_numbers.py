"""Whole numbers that a caller hands in: checked, with a sentence where they are none."""

from __future__ import annotations

import operator
from typing import Any

from valise_games.games.entry import BadSetup
from valise_games.games.quote import quote


def whole_number(value: Any, what: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number as Python's, from NumPy's too. `what` is how the sentence begins: "a seed is", "threads are"."""
    try:
        number = None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        number = None
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        bounds = "" if least is None else f" from {least:,} on" if most is None else f" from {least:,} to {most:,}"
        raise BadSetup(f"{what} a whole number{bounds}, not {quote(value)}")
    return number


def whole_seed(seed: Any, least: int | None = None, most: int | None = None) -> int:
    """A seed: any whole number, unless bounds are given."""
    return whole_number(seed, "a seed is", least, most)
