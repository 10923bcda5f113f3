"""The one base of all errors that Valise raises on purpose."""

from __future__ import annotations


class ValiseError(Exception):
    """Something could not be done as it was asked for; the message says what was wrong, for people.

    Every error of ours derives from it: `except ValiseError` catches them all, and nothing else.
    """
