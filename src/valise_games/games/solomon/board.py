"""Components of Agent and Casablanca: places, links, agents, lots, and the switches that tell the two apart. Which
there are is in boards_agent.toml and boards_casablanca.toml.

Money is counted in hundreds. Coordinates are for drawing, in a field 760 wide and 720 high.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any

from valise_games.games.boards import read_boards, read_links
from valise_games.rules.shortest_paths import shortest_paths


@dataclass(frozen=True)
class Place:
    id: str
    x: int
    y: int


@dataclass(frozen=True)
class Piece:
    """An agent for hire; `home` is the index of its capital or base."""

    id: str
    colour: str
    home: int


@dataclass(frozen=True)
class Board:
    places: tuple[Place, ...]
    links: tuple[tuple[int, int], ...]
    agents: tuple[Piece, ...]
    case_start: int
    lots: tuple[int, ...]  # kinds of lots, in hundreds, the largest first
    lots_each: int
    seats: int
    # the switches
    price: int  # of a strike, and the stake it needs
    strike_in_place: bool  # else only after one link, onto the victim
    announce_lost_stakes: bool
    case_is_held: bool  # else it lies in its space, and whoever leaves may take it
    bluff_protest: bool  # a protest needs no stake, and may be given up unbid
    may_take_back: bool  # a protested mover may take the action back, unbid
    mover_names_sum: bool  # else he says "I hold"
    winner_decides: bool  # a protester who won may let the action stand, else it is undone
    may_end_turn: bool  # after a lost duel, else he must announce another action

    def neighbours(self, place: int) -> list[int]:
        return sorted([b for a, b in self.links if a == place] + [a for a, b in self.links if b == place])

    def find(self, place: str) -> int:
        return next(i for i, p in enumerate(self.places) if p.id == place)

    def distances(self) -> list[list[int]]:
        """Links from place to place, by the shortest way."""
        return shortest_paths([self.neighbours(place) for place in range(len(self.places))])

    def symmetries(self) -> list[tuple[list[int], list[int]]]:
        """The ways in which the board can lie and look the same: what each place, and each agent, looks like then."""
        near = [set(self.neighbours(place)) for place in range(len(self.places))]
        homes = [[i for i, agent in enumerate(self.agents) if agent.home == place] for place in range(len(self.places))]
        kinds = [(len(near[place]), len(homes[place]), place == self.case_start) for place in range(len(self.places))]
        found: list[list[int]] = [[]]
        for here, kind in enumerate(kinds):
            found = [
                [*places, there]
                for places in found
                for there in range(len(kinds))
                if kinds[there] == kind and there not in places
                and all((places[old] in near[there]) == (old in near[here]) for old in range(here))
            ]  # fmt: skip
        return [
            (places, [homes[places[agent.home]][homes[agent.home].index(i)] for i, agent in enumerate(self.agents)])
            for places in found
        ]

    def alike(self) -> list[list[int]]:
        """Which agent stands for which, in all the ways in which those of one home can change places."""
        whole = [list(range(len(self.agents)))]
        for home in sorted({agent.home for agent in self.agents}):
            own = [i for i, agent in enumerate(self.agents) if agent.home == home]
            whole = [
                [dict(zip(own, order)).get(agent, agent) for agent in before]
                for before in whole
                for order in permutations(own)
            ]
        return whole

    def ways_seen(self, places: list[int], here: int, ways: int) -> list[int]:
        """The ways out of a place, as they are numbered when the board lies so; 0 is to stay."""
        there = [places[here], *self.neighbours(places[here])]
        seen = [there.index(places[place]) for place in (here, *self.neighbours(here))]
        return seen + list(range(len(seen), ways))  # in other places there are more: tables have rows of one length


def _board(
    places: list[Any], links: str, agents: list[list[str]], case_start: str, lots: list[int], **more: Any
) -> Board:
    ids = [id for id, *_ in places]
    return Board(
        places=tuple(Place(*place) for place in places),
        links=read_links(ids, links),
        agents=tuple(Piece(id, colour, ids.index(home)) for id, colour, home in agents),
        case_start=ids.index(case_start),
        lots=tuple(lots),
        **more,
    )


AGENT = read_boards(__package__, _board, "boards_agent.toml")
CASABLANCA = read_boards(__package__, _board, "boards_casablanca.toml")
