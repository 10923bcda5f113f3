"""A command that is not carried out: a code for programs, a sentence for people. Everything is as before."""

from __future__ import annotations

from typing import Any

UNAVAILABLE = "the house cannot write this down just now; please try again"
TROUBLE = "something went wrong in the house; it has been written down"


class Refusal(Exception):
    def __init__(self, code: str, text: str, allowed: list[dict[str, Any]] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.allowed = allowed
