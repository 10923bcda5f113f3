"""What can go wrong in the house, as its parts tell one another."""

from __future__ import annotations

from typing import Any

UNAVAILABLE = "the house cannot write this down just now; please try again"
TROUBLE = "something went wrong in the house; it has been written down"


class Refusal(Exception):
    """A command or request that is not carried out: a code for programs, a sentence for people. All is as before.

    `allowed` are the actions that would be legal, where an illegal one was tried.
    """

    def __init__(self, code: str, text: str, allowed: list[dict[str, Any]] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.allowed = allowed


class Unavailable(Exception):
    """The file cannot be written just now: the disk is full, or somebody holds it. Nothing was written."""
