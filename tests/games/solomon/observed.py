"""What a seat observes of a table, cut into its parts."""

from __future__ import annotations

from typing import Any

from tests.games.solomon.table import Table

TEMPO = 9  # numbers of each agent among those that version 3 has brought


class Observed:
    def __init__(self, t: Table, seat: int) -> None:
        rules: Any = t.match._game
        self.rules, self.agents, self.seats = rules, rules.AGENTS, rules.SEATS
        self.numbers = [0.0] * rules.FEATURES
        rules.observe(t.match.known(seat), seat, self.numbers)
        self.began: int = rules.FEATURES - 3 - TEMPO * self.agents - 6  # where those of version 3 begin

    def old(self, before: int, length: int) -> list[float]:
        """So many numbers, of which the first is so many before those of version 3."""
        return self.numbers[self.began - before :][:length]

    def new(self, start: int, length: int) -> list[float]:
        return self.numbers[self.began + start :][:length]

    def of_agent(self, name: str) -> list[float]:
        return self.new(3 + TEMPO * self.rules.AGENT_IDS.index(name), TEMPO)

    @property
    def of_plan(self) -> list[float]:
        return self.numbers[-6:]
