"""How an error message quotes what was sent: briefly, and whatever it is."""

from __future__ import annotations

LONGEST = 120


def quote(value: object) -> str:
    """As Python writes it, cut short. Never fails: what cannot be written is named by its type."""
    try:
        text = repr(value)
    except Exception:  # too deep, a number with too many digits, an object that cannot write itself
        return f"something of type {type(value).__name__}"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
