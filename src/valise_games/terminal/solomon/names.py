"""Names of seats, agents, places and sums, as they stand in sentences and on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.text import Text

from valise_games.games.solomon.board import Board, Piece
from valise_games.terminal.drawer import Seating, badge
from valise_games.terminal.naming import Naming
from valise_games.terminal.paper import LETTERS, fill, ink
from valise_games.terminal.solomon.words import SolomonWords, solomon_words

CASE = "▣"


class Names(Naming[SolomonWords, Board]):
    """What this game names besides."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating, solomon_words(seating.language))

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.board.agents}

    @property
    def is_agent(self) -> bool:
        """Agent, else Casablanca."""
        return self.board.case_is_held

    # ------------------------------------------------------------------------------ places
    def place(self, place: str) -> str:
        """As in a list."""
        found = self.board.places[self.board.find(place)]
        return found.fr.replace("'", "’") if self.seating.language == "fr" else found.en

    def short_place(self, place: str) -> str:
        return self.words.short.get(place) or self.place(place)

    def home(self, agent: str) -> str:
        return self.board.places[self.pieces[agent].home].id

    # ------------------------------------------------------------------------------ agents
    def letter(self, agent: str) -> str:
        """G, or G1 where a colour has two."""
        colour, _, number = agent.partition("-")
        return LETTERS[colour] + number

    def style(self, agent: str) -> str:
        return f"piece.{self.pieces[agent].colour}"

    def badge(self, agent: str, room: int = 1) -> Text:
        return badge(self.letter(agent), self.style(agent), room)

    def agent(self, agent: str) -> str:
        """Without an article."""
        colour, _, number = agent.partition("-")
        return f"{self.words.nations[colour]} {number}" if number else self.words.colours[colour]

    def agent_word(self, agent: str) -> Text:
        """As it stands in a sentence, on its colour."""
        colour, _, number = agent.partition("-")
        article = self.words.nation_articles[colour] if number else ""
        return Text(article) + ink(self.agent(agent), self.style(agent))

    def agent_words(self, agents: Sequence[str]) -> Text:
        """ "Red, Brown and Green"."""
        *others, last = map(self.agent_word, agents)
        return Text(", ").join(others) + f" {self.words.and_} " + last if others else last

    # ------------------------------------------------------------------------------ sentences
    def stakes(self, stakes: list[int]) -> Text:
        """ "you 1,500, Brice 300", the largest first."""
        order = sorted(range(len(stakes)), key=lambda seat: -stakes[seat])
        return Text(", ").join(
            fill(
                self.words.stake_of, {"who": self.who(seat).lower() if seat == self.you else self.who(seat), "sum": sum}
            )
            for seat, sum in ((seat, self.sum(stakes[seat])) for seat in order)
        )
