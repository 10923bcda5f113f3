"""The tree of all games on a small board: every deal, every decision, every end; and what a seat remembers at each.

Seats have perfect recall: they remember what they knew at every moment and what they did, but cannot tell how often
others did what they were not shown. A game in which only who begins is left to chance is unfolded by compiled
rules, some ten million nodes; any other grows by the plain rules, with every roll of the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from valise_games.bots.policies import load_sides
from valise_games.games import Entry
from valise_games.games.game import known_to, open_to
from valise_games.research import ResearchTrouble
from valise_games.rules import Record, load_driver

Floats = NDArray[np.float64]
END = -1  # in place of an information set, or of the seat that decides


MOST_NODES = 20_000_000  # unfolded
MOST_GROWN = 200_000  # grown, some thousands in a second


class LeftToChance(ResearchTrouble):
    """A game that is no matter of decisions alone."""


class TooLarge(ResearchTrouble):
    """A tree with more nodes than was allowed."""


@dataclass(frozen=True, kw_only=True)
class Tree:
    """A row per node, parents before children; a row per information set; a row per option of one. Chance is on the way
    to a node, never a node by itself. The table of a policy has a number for each option."""

    parent: NDArray[np.int32]  # or END
    option: NDArray[np.int32]  # that led there, or END
    chance: Floats  # of what the dice showed since the parent
    info: NDArray[np.int32]  # information set, or END
    actor: NDArray[np.int8]  # the seat that decides, or END
    returns: Floats  # a column per seat
    somewhere: NDArray[np.int32]  # a node of each information set
    first_option: NDArray[np.int32]  # of each information set, and behind the last
    action: NDArray[np.int16]  # of each option

    @property
    def seats(self) -> int:
        return int(self.returns.shape[1])

    def uniform(self) -> Floats:
        """The table of who takes any option as gladly as another."""
        many = np.diff(self.first_option)
        return np.repeat(1.0 / many, many)


class Situation(NamedTuple):
    """An information set as bots are asked about it."""

    known: Record
    seat: int
    options: list[int]


@dataclass(frozen=True, kw_only=True)
class GameTree(Tree):
    """The tree of a game of the catalogue."""

    plain: Any  # the game, loaded plain

    def situations(self) -> Iterator[Situation]:
        """The information sets, in order."""
        raise NotImplementedError

    def look(self, side: int) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
        """What is observed in each information set from a side of the game, and what each option is called from it."""
        raise NotImplementedError

    def rows(self) -> NDArray[np.intp]:
        """The information set of each option."""
        return np.repeat(np.arange(len(self.somewhere)), np.diff(self.first_option))

    def options_of(self, info: int) -> list[int]:
        actions: list[int] = self.action[self.first_option[info] : self.first_option[info + 1]].tolist()
        return actions


@dataclass(frozen=True, kw_only=True)
class Unfolded(GameTree):
    """One that was unfolded by compiled rules, with the states of its nodes."""

    builder: Any
    states: Any

    def situations(self) -> Iterator[Situation]:
        for info, node in enumerate(self.somewhere):
            state, seat = self.plain.State.unpack(self.states[node]), int(self.actor[node])
            yield Situation(known_to(self.plain, state, seat), seat, self.options_of(info))

    def look(self, side: int) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
        states, actors = self.states[self.somewhere], self.actor[self.somewhere]
        return self.builder.observe(states, actors, side), self.builder.names(states, self.rows(), self.action, side)


@dataclass(frozen=True, kw_only=True)
class Grown(GameTree):
    """One that was grown by the plain rules, with what is known in each information set."""

    known: list[Record]

    def situations(self) -> Iterator[Situation]:
        for info, (known, node) in enumerate(zip(self.known, self.somewhere)):
            yield Situation(known, int(self.actor[node]), self.options_of(info))

    def look(self, side: int) -> tuple[NDArray[np.float32], NDArray[np.int32]]:
        sides = load_sides(self.plain, several=True)
        seen, names = [], []
        for known, seat, options in self.situations():
            numbers = [0.0] * self.plain.FEATURES
            sides.observe_from(known, seat, side, self.plain.State(), numbers)
            seen.append(numbers)
            names += [sides.seen_from(known, side, option) for option in options]
        return np.array(seen, np.float32), np.array(names, np.int32)


def tree_of(entry: Entry, variant: str, options: Mapping[str, object], seats: int, most: int = MOST_NODES) -> GameTree:
    """The tree of a game; raises TooLarge where it has more nodes."""
    try:
        return unfold(entry, variant, options, seats, most)
    except LeftToChance:
        return grow(entry, variant, options, seats, min(most, MOST_GROWN))


# ---------------------------------------------------------------------------------- unfolded, by compiled rules
def unfold(entry: Entry, variant: str, options: Mapping[str, object], seats: int, most: int = MOST_NODES) -> Unfolded:
    """The tree of a game in which nothing is left to chance but who begins; raises LeftToChance where more is."""
    plain: Any = entry.load("plain", variant)
    firsts = _beginnings(entry, plain, options, seats)
    game: Any = entry.load("compiled", variant)
    sides = load_sides(game, several=True)
    driver = load_driver("valise_games.rules.drivers.tree", game, sides=sides)
    builder = driver.TreeBuilder()
    states = game.State.array(len(firsts))
    for number, (s, _) in enumerate(firsts):
        s.pack(states[number])
    views, memories = builder.begin(states, seats)
    levels: list[tuple[Any, ...]] = []
    parent, actions = np.full(len(firsts), END, np.int32), np.full(len(firsts), END, np.int16)
    nodes = 0
    while len(states):
        actors, many = builder.level(states)
        keys = np.where(actors >= 0, memories[np.arange(len(states)), np.maximum(actors, 0)], 0)
        levels.append((states, actors, many, keys, parent, actions, builder.returns(states, actors, seats)))
        number = int(many.sum())
        if nodes + len(states) + number > most:
            raise TooLarge(f"more than {most:,} nodes")
        parent = np.repeat(np.arange(nodes, nodes + len(states), dtype=np.int32), many)
        nodes += len(states)
        states, views, memories, actions = builder.next(states, actors, number, views, memories)
        if builder.rolled:
            raise LeftToChance(f"{entry.id} throws dice on its {variant} board")
    states, actor, many, keys, parent, actions, returns = (np.concatenate(each) for each in zip(*levels))
    deciding = np.flatnonzero(actor >= 0)
    _, firsts_of, inverse = np.unique(keys[deciding], return_index=True, return_inverse=True)
    somewhere: NDArray[np.int32] = deciding[firsts_of].astype(np.int32)
    info = np.full(len(actor), END, np.int32)
    info[deciding] = inverse
    first_option = np.concatenate([[0], np.cumsum(many[somewhere])]).astype(np.int32)
    first_child = len(firsts) + np.concatenate([[0], np.cumsum(many)])  # children follow in the order of their parents
    place = np.arange(len(actor)) - first_child[np.maximum(parent, 0)]
    option = np.where(parent >= 0, first_option[info[np.maximum(parent, 0)]] + place, END).astype(np.int32)
    action = np.zeros(first_option[-1], np.int16)
    action[option[parent >= 0]] = actions[parent >= 0]
    if (action[option[parent >= 0]] != actions[parent >= 0]).any() or (
        many[deciding] != many[somewhere][inverse]
    ).any():
        raise ValueError(f"{game.KEY}: what is legal does not follow from what a seat knows and remembers")
    if (actor[deciding] != actor[somewhere][inverse]).any():
        raise ValueError(f"{game.KEY}: two seats remember the same")
    chance = np.ones(len(parent))
    chance[: len(firsts)] = [share for _, share in firsts]
    return Unfolded(
        parent=parent, option=option, chance=chance, info=info, actor=actor, returns=returns, somewhere=somewhere,
        first_option=first_option, action=action, plain=plain, builder=builder, states=states,
    )  # fmt: skip


def _beginnings(entry: Entry, plain: Any, options: Mapping[str, object], seats: int) -> list[tuple[Any, float]]:
    """Every deal with its chance, if all that the deal decides is who begins."""

    def deal(s: Any, dice: Any) -> None:
        plain.new_game(s, seats, entry.encode_options(options), dice)

    found: dict[int, tuple[Any, float]] = {}
    for s, chance in every_fall(deal, plain.State):
        same, share = found.get(s.first, (s, 0.0))
        if same != s:
            raise LeftToChance(f"{entry.id} is dealt by chance on this board")
        found[s.first] = s, share + chance
    return list(found.values())


# ---------------------------------------------------------------------------------- grown, by plain rules
class _Undecided(Exception):
    """The rules ask for a roll that nobody has made yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Told:
    """Dice that fall as they are told, and stop the rules where nobody has told them."""

    def __init__(self, rolls: tuple[int, ...]) -> None:
        self.left = list(reversed(rolls))

    def roll(self, sides: int) -> int:
        if sides == 1:
            return 0
        if not self.left:
            raise _Undecided(sides)
        return self.left.pop()


def every_fall(do: Callable[[Any, Any], None], fresh: Callable[[], Any]) -> Iterator[tuple[Any, float]]:
    """All that `do(state, dice)` can make of a fresh state, each with its chance.

    Rules draw some things by rolling until it fits: a number after which all goes on as if it had not been rolled is
    left out, and the others are as likely as each other.
    """

    def see(rolls: tuple[int, ...]) -> tuple[Any, int]:
        s = fresh()
        try:
            do(s, _Told(rolls))
        except _Undecided as stopped:
            return s, stopped.sides
        return s, 0

    def go_on(rolls: tuple[int, ...], chance: float) -> Iterator[tuple[Any, float]]:
        s, sides = see(rolls)
        if not sides:
            yield s, chance
            return
        then = [see((*rolls, number)) for number in range(sides)]
        fitting = [
            number
            for number in range(sides)
            if then[number][1] != sides or any(see((*rolls, number, again)) != then[again] for again in range(sides))
        ]
        for number in fitting:
            yield from go_on((*rolls, number), chance / len(fitting))

    return go_on((), 1.0)


def grow(entry: Entry, variant: str, options: Mapping[str, object], seats: int, most: int = MOST_GROWN) -> Grown:
    """The tree of any game, by the plain rules; raises TooLarge where it has more nodes."""
    return _Growing(entry, variant, options, seats, most).tree()


class _Growing:
    def __init__(self, entry: Entry, variant: str, options: Mapping[str, object], seats: int, most: int) -> None:
        self.entry, self.seats, self.most = entry, seats, most
        self.numbers = entry.encode_options(options)
        self.game: Any = entry.load("plain", variant)
        self.nodes: list[tuple[int, int, float, int, int]] = []  # parent, action, chance, information set, actor
        self.returns: list[list[float]] = []
        self.memories: dict[tuple[int, object], int] = {}  # what is remembered, by what was before and what is new
        self.last_seen: dict[int, str] = {}  # what was known last, by what is remembered
        self.infos: dict[int, int] = {}  # information sets, by what is remembered there
        self.somewhere: list[int] = []
        self.known: list[Record] = []
        self.open: list[list[int]] = []

    def tree(self) -> Grown:
        states = [self.node(s, END, END, share, [-1 - seat for seat in range(self.seats)]) for s, share in self.deals()]
        while states:
            states = [child for one in states for child in self.children(*one)]
        parent, action, chance, info, actor = (np.array(each) for each in zip(*self.nodes))
        first_option = np.concatenate([[0], np.cumsum([len(options) for options in self.open])])
        option = [
            END if up < 0 else first_option[info[up]] + self.open[info[up]].index(act)
            for up, act in zip(parent, action)
        ]
        return Grown(
            parent=parent.astype(np.int32), option=np.array(option, np.int32), chance=chance,
            info=info.astype(np.int32), actor=actor.astype(np.int8), returns=np.array(self.returns),
            somewhere=np.array(self.somewhere, np.int32), first_option=first_option.astype(np.int32),
            action=np.array([act for options in self.open for act in options], np.int16), plain=self.game,
            known=self.known,
        )  # fmt: skip

    def deals(self) -> Iterator[tuple[Any, float]]:
        def deal(s: Any, dice: Any) -> None:
            self.game.new_game(s, self.seats, self.numbers, dice)

        return every_fall(deal, self.game.State)

    def children(self, node: int, s: Any, memories: list[int]) -> Iterator[tuple[int, Any, list[int]]]:
        *_, info, seat = self.nodes[node]
        for action in self.open[info] if info != END else ():

            def act(after: Any, dice: Any, action: int = action) -> None:
                self.game.step(after, seat, action, dice)

            own = list(memories)
            own[seat] = self.memory(own[seat], action)
            for after, chance in every_fall(act, s.copy):
                yield self.node(after, node, action, chance, own)

    def node(self, s: Any, parent: int, action: int, chance: float, memories: list[int]) -> tuple[int, Any, list[int]]:
        """Notes a node, and gives its number, its state, and what each seat remembers there."""
        if len(self.nodes) >= self.most:
            raise TooLarge(f"more than {self.most:,} nodes")
        knows = [known_to(self.game, s, seat) for seat in range(self.seats)]
        now = [self.sees(memory, repr(known)) for memory, known in zip(memories, knows)]
        scores = [0.0] * max(self.game.SEATS, self.seats)
        info = actor = END
        if self.game.is_over(s):
            self.game.returns(s, scores)
        else:
            actor = self.game.next_to_act(s)
            info = self.information_set(now[actor], knows[actor], actor, open_to(self.game, s, actor))
        self.returns.append(scores[: self.seats])
        self.nodes.append((parent, action, chance, info, actor))
        return len(self.nodes) - 1, s, now

    def sees(self, memory: int, known: str) -> int:
        """What is remembered after a look; a look that shows nothing new leaves no trace."""
        if self.last_seen.get(memory) == known:
            return memory
        later = self.memory(memory, known)
        self.last_seen[later] = known
        return later

    def memory(self, before: int, new: object) -> int:
        after = self.memories.setdefault((before, new), len(self.memories))
        if before in self.last_seen and not isinstance(new, str):
            self.last_seen[after] = self.last_seen[before]
        return after

    def information_set(self, memory: int, known: Record, seat: int, options: list[int]) -> int:
        info = self.infos.setdefault(memory, len(self.infos))
        if info == len(self.open):
            self.somewhere.append(len(self.nodes))
            self.known.append(known)
            self.open.append(options)
        elif self.open[info] != options:
            raise ValueError(f"{self.game.KEY}: what is legal does not follow from what a seat knows and remembers")
        return info
