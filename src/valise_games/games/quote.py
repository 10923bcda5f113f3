"""How an error message quotes what was sent: briefly, and whatever it is."""

from __future__ import annotations

import json

LONGEST = 120


def quote(value: object) -> str:
    """A value as Python writes it, cut short. Never fails: what cannot be written is named by its type.

    >>> quote("agent"), len(quote("a" * 500)) < 200
    ("'agent'", True)
    """
    try:
        text = repr(value)
    except Exception:  # too deep, a number with too many digits, an object that cannot write itself
        return f"something of type {type(value).__name__}"
    return _cut(text)


def quote_json(value: object) -> str:
    """As JSON writes it, cut short, for what is JSON elsewhere in the message; what cannot be, as Python writes it."""
    try:
        return _cut(json.dumps(value, ensure_ascii=False))
    except Exception:  # as above, and whatever is no JSON
        return quote(value)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
