"""Components of Agent and Casablanca as data: places, links, agents, lots, and the switches that tell the two apart.

Money is counted in hundreds. Coordinates are for drawing, in a field 760 wide and 720 high.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations

from valise_games.rules.ways import shortest_ways


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
        return shortest_ways([self.neighbours(place) for place in range(len(self.places))])

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


LOTS = (10, 5, 4, 3, 2, 1)  # AG-4: four each make 10,000


def _links(places: tuple[Place, ...], text: str) -> tuple[tuple[int, int], ...]:
    index = {place.id: i for i, place in enumerate(places)}
    pairs = [pair.split("–") for pair in text.split()]
    return tuple(sorted((min(index[a], index[b]), max(index[a], index[b])) for a, b in pairs))


# ---------------------------------------------------------------------------------- Agent
CITIES = (
    Place("washington", 86, 372),
    Place("london", 362, 84),
    Place("moscow", 684, 160),
    Place("peking", 708, 566),
    Place("tangier", 350, 384),
    Place("azores", 214, 392),
    Place("berlin", 506, 160),
    Place("bombay", 600, 540),
    Place("brussels", 398, 172),
    Place("cairo", 506, 430),
    Place("dakar", 252, 480),
    Place("hong-kong", 640, 634),
    Place("honolulu", 84, 612),
    Place("istanbul", 548, 340),
    Place("kiev", 594, 238),
    Place("lisbon", 284, 294),
    Place("new-york", 172, 316),
    Place("paris", 366, 252),
    Place("reykjavik", 238, 132),
    Place("rome", 454, 292),
    Place("tashkent", 676, 424),
)
CAPITALS = (("green", "washington"), ("blue", "london"), ("red", "moscow"), ("yellow", "peking"))

AGENT = Board(
    places=CITIES,
    links=_links(
        CITIES,
        """azores–dakar azores–lisbon azores–new-york azores–tangier berlin–brussels berlin–kiev berlin–london
        berlin–moscow berlin–rome bombay–dakar bombay–hong-kong bombay–cairo bombay–tangier brussels–london
        brussels–paris brussels–reykjavik dakar–honolulu hong-kong–honolulu hong-kong–peking hong-kong–tashkent
        honolulu–new-york honolulu–peking honolulu–washington istanbul–kiev istanbul–cairo istanbul–rome
        istanbul–tangier kiev–moscow kiev–tashkent cairo–tashkent lisbon–paris lisbon–reykjavik london–reykjavik
        moscow–tashkent new-york–reykjavik new-york–washington paris–rome paris–tangier peking–tashkent
        reykjavik–washington""",
    ),
    agents=tuple(
        Piece(f"{colour}-{number}", colour, home) for home, (colour, _) in enumerate(CAPITALS) for number in (1, 2)
    ),
    case_start=4,
    lots=LOTS,
    lots_each=4,
    seats=4,
    price=5,
    strike_in_place=False,
    announce_lost_stakes=True,
    case_is_held=True,
    bluff_protest=True,
    may_take_back=True,
    mover_names_sum=True,
    winner_decides=True,
    may_end_turn=True,
)

_SMALL_CITIES = tuple(
    replace(next(city for city in CITIES if city.id == id), x=140 + 120 * i, y=360 - 90 * (i % 2))
    for i, id in enumerate(("washington", "azores", "tangier", "rome", "moscow"))
)

AGENT_SMALL = replace(
    AGENT,
    places=_SMALL_CITIES,
    links=_links(_SMALL_CITIES, "washington–azores azores–tangier azores–rome tangier–rome rome–moscow"),
    agents=(Piece("green-1", "green", 0), Piece("red-1", "red", 4)),
    case_start=2,
    lots=(3, 2, 1),
    lots_each=1,
    seats=3,
    price=2,
)

_TINY_CITIES = tuple(
    replace(next(city for city in CITIES if city.id == id), x=260 + 240 * i, y=360)
    for i, id in enumerate(("washington", "tangier"))
)

# As much as a tree of all games can hold, in one round: one agent, and one lot for each seat.
AGENT_TINY = replace(
    AGENT_SMALL,
    places=_TINY_CITIES,
    links=_links(_TINY_CITIES, "washington–tangier"),
    agents=(Piece("green-1", "green", 0),),
    case_start=1,
    lots=(1,),
    lots_each=1,
    seats=2,
    price=1,
)

# ---------------------------------------------------------------------------------- Casablanca
_BUILDINGS = (
    "ricks-cafe", "tannery", "clock-gate", "spice-loft", "hotel",
    "barber", "coppersmiths", "hammam", "dyers-court", "cinema-rif",
    "tea-house", "fountain", "bazaar", "changers", "telegraph",
    "stables", "bakery", "madrasa", "carpet-hall", "garage",
    "police", "courthouse", "sea-gate", "customs", "airport",
)  # fmt: skip


def _streets(side: int) -> tuple[tuple[int, int], ...]:
    """A square net of streets: orthogonal neighbours, places numbered row by row."""
    right = [(i, i + 1) for i in range(side * side) if i % side < side - 1]
    down = [(i, i + side) for i in range(side * (side - 1))]
    return tuple(sorted(right + down))


CASABLANCA = Board(
    places=tuple(Place(id, 100 + 140 * (i % 5), 80 + 140 * (i // 5)) for i, id in enumerate(_BUILDINGS)),
    links=_streets(5),
    agents=tuple(
        Piece(colour, colour, home)
        for home, colours in (
            (0, ("green", "purple")),
            (4, ("blue", "white")),
            (24, ("red", "brown")),
            (20, ("yellow", "grey")),
        )
        for colour in colours
    ),
    case_start=12,
    lots=LOTS,
    lots_each=4,
    seats=8,
    price=10,
    strike_in_place=True,
    announce_lost_stakes=False,
    case_is_held=False,
    bluff_protest=False,
    may_take_back=False,
    mover_names_sum=False,
    winner_decides=False,
    may_end_turn=False,
)

_SMALL_BUILDINGS = (
    "ricks-cafe", "clock-gate", "hammam",
    "tea-house", "bazaar", "telegraph",
    "madrasa", "sea-gate", "airport",
)  # fmt: skip

CASABLANCA_SMALL = replace(
    CASABLANCA,
    places=tuple(
        replace(CASABLANCA.places[CASABLANCA.find(id)], x=240 + 140 * (i % 3), y=220 + 140 * (i // 3))
        for i, id in enumerate(_SMALL_BUILDINGS)
    ),
    links=_streets(3),
    agents=(Piece("green", "green", 0), Piece("red", "red", 8)),
    case_start=4,
    lots=(3, 2, 1),
    lots_each=1,
    seats=3,
    price=2,
)

_TINY_BUILDINGS = ("ricks-cafe", "bazaar", "airport")

# As much as a tree of all games can hold, in two rounds: two agents, and one lot for each seat.
CASABLANCA_TINY = replace(
    CASABLANCA_SMALL,
    places=tuple(
        replace(CASABLANCA.places[CASABLANCA.find(id)], x=240 + 140 * i, y=360) for i, id in enumerate(_TINY_BUILDINGS)
    ),
    links=((0, 1), (1, 2)),
    agents=(Piece("green", "green", 0), Piece("red", "red", 2)),
    case_start=1,
    lots=(1,),
    lots_each=1,
    seats=2,
    price=1,
)
