"""Chance in a match between people: a keyed stream. Who has seen every roll so far learns nothing about the next."""

from __future__ import annotations

import hashlib

KEY_BYTES = 32


class KeyedDice:
    """Rolls for one step of a match, from the match's key and the step's number.

    A stream per step needs no position to be stored: any step can be played again from the key alone.
    """

    __slots__ = ("_block", "_key", "_step", "_words")

    def __init__(self, key: bytes, step: int) -> None:
        assert len(key) == KEY_BYTES
        self._key = key
        self._step = step
        self._block = 0
        self._words: list[int] = []

    def roll(self, sides: int) -> int:
        """A number in 0 … sides - 1, each exactly as likely."""
        if not 1 <= sides <= 2**32:
            raise ValueError(f"a die has 1 to 2**32 sides, not {sides}")
        fair = 2**32 - 2**32 % sides
        while True:
            word = self._word()
            if word < fair:
                return word % sides

    def _word(self) -> int:
        if not self._words:
            message = self._step.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            block = hashlib.blake2b(message, key=self._key, person=b"valise dice").digest()
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, len(block), 4)]
            self._block += 1
        return self._words.pop()
