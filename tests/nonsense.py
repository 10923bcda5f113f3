"""Things that nobody should send, and what an answer to them is like."""

from __future__ import annotations

import math
import string
from typing import Any


class Strange:
    """Nothing works with it."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no like")

    __hash__ = object.__hash__


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


NEITHER_TEXT_NOR_NUMBER: list[Any] = [None, True, 1.5, math.nan, b"agent", [], {}, ["agent"], {"a": 1}, Strange()]
HUGE = 10**5000  # Python itself refuses to write it down


def repr_or_type(value: object) -> str:
    return type(value).__name__ if isinstance(value, Strange) or value is HUGE else repr(value)


def is_one_sentence(message: str) -> bool:
    return 10 < len(message) < 1500 and "\n" not in message and message[-1] not in string.whitespace
