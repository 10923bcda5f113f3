"""The connection to the house, in words: that it is lost, and that it is back."""

from __future__ import annotations

from valise_games.client import HouseClient
from valise_games.terminal.visit.words import VisitWords


class Connection:
    def __init__(self, visitor: HouseClient, words: VisitWords) -> None:
        self._visitor = visitor
        self._words = words
        self._lost = False
        self._told = False

    def state(self) -> str:
        """What is to be said of it now; nothing while it never broke."""
        broken = self._visitor.broken
        self._lost = self._lost or broken
        return self._words.lost if broken else self._words.found if self._lost else ""

    def news(self) -> str:
        """What changed since this was asked last."""
        broken = self._visitor.broken
        if broken == self._told:
            return ""
        self._told = broken
        return self._words.lost if broken else self._words.found
