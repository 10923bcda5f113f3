"""The law of `guess` once more, from the words in knowledge.py, for the small boards; and what fits, by brute force.

The public facts are read off the story that a spectator hears."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from valise_games import Match, catalogue

LOTS = (3, 2, 1)  # of a small board, one each, in hundreds
AGENTS = (0, 1)
PRICE = 2

Ledger = tuple[tuple[int, ...], tuple[int, ...]]  # the lots left, and the stakes
Law = dict[Any, float]


# ---------------------------------------------------------------------------------- what is public
@dataclass
class Facts:
    """What the table knows of one seat's ledger."""

    announces: bool  # the stakes on a banished agent
    opening: int  # on how many agents opening bribes may go
    turns: list[set[int]] = field(default_factory=list)  # the agents in play in each of its bribe turns
    claims: list[tuple[int, int, int]] = field(default_factory=list)  # after so many bribe turns, on an agent, so much
    spent: list[int] = field(default_factory=lambda: [0 for _ in AGENTS])
    exactly: dict[int, int] = field(default_factory=dict)  # put on a banished agent

    def claim(self, agent: int, stake: int) -> None:
        self.claims.append((len(self.turns), agent, stake + self.spent[agent]))

    def claimed(self, agent: int) -> int:
        """What is known to have been put on an agent, at least."""
        return max((put for _, a, put in self.claims if a == agent), default=0)

    @property
    def settled(self) -> int:
        """The bribe turns taken when a claim last told something new."""
        last = 0
        for number, (turns, agent, put) in enumerate(self.claims):
            if all(put > before for _, a, before in self.claims[:number] if a == agent):
                last = turns
        return last

    def had_turn_with(self, agent: int) -> bool:
        return any(agent in turn for turn in self.turns)


def gather(match: Match) -> list[Facts]:
    """The facts of every seat, from what a spectator was told."""
    agents = [agent["id"] for agent in match._game.components()["agents"]]
    is_agent = match.entry.id == "agent"
    opening = match.entry.encode_options(match.options)[match.entry.option_order.index("opening_bribes")]
    facts = [Facts(announces=is_agent, opening=opening) for _ in range(match.seats)]
    in_play = set(AGENTS)
    acting = -1
    for event in match.events(None):
        what, seat = event["what"], event.get("seat", -1)
        if what == "bribed":
            facts[seat].turns.append(set(in_play))
        elif what == "announced":
            acting = agents.index(event["action"]["agent"])
            if event["action"]["do"] == "strike":
                facts[seat].claim(acting, PRICE)
        elif what == "protests" and not is_agent:
            facts[seat].claim(acting, 1)
        elif what in ("bid", "held"):
            facts[seat].claim(acting, event["sum"] // 100)
        elif what == "paid":
            facts[seat].spent[acting] += PRICE
        elif what == "carried-out" and event["action"]["do"] == "strike":
            in_play.discard(agents.index(event["action"]["victim"]))
        elif what == "lost-stakes":
            victim = agents.index(event["agent"])
            for fact, stake in zip(facts, event["stakes"]):
                fact.exactly[victim] = stake // 100 + fact.spent[victim]
    return facts


# ---------------------------------------------------------------------------------- what fits, by brute force
def histories(facts: Facts) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Every way to place some of the lots: (lot, agent, occasion), where occasion 0 is the opening."""
    occasions = [(0, agent) for agent in AGENTS if facts.opening]
    occasions += [(number, agent) for number, turn in enumerate(facts.turns, 1) for agent in turn]
    for where in itertools.product([None, *occasions], repeat=len(LOTS)):
        yield tuple((lot, place[1], place[0]) for lot, place in zip(LOTS, where) if place is not None)


def fits(facts: Facts, history: tuple[tuple[int, int, int], ...], memory: str) -> bool:
    """Could it have been so? `memory` is "whole": each claim counts when it was made; or "last": what was claimed in
    all counts when a claim last told something new, which is what a state remembers."""
    if any(number not in [when for _, _, when in history] for number in range(1, len(facts.turns) + 1)):
        return False  # a bribe turn without a lot
    if len({agent for _, agent, when in history if when == 0}) > facts.opening:
        return False
    for agent, put in facts.exactly.items():
        if sum(lot for lot, a, _ in history if a == agent) != put:
            return False
    for turns, agent, put in facts.claims:
        by = turns if memory == "whole" else facts.settled
        if sum(lot for lot, a, when in history if a == agent and when <= by) < put:
            return False
    return True


def ledger(facts: Facts, placed: list[tuple[int, int]]) -> Ledger:
    left = tuple(int(lot not in [worth for worth, _ in placed]) for lot in LOTS)
    stakes = tuple(sum(lot for lot, a in placed if a == agent) - facts.spent[agent] for agent in AGENTS)
    return left, stakes


def ledgers(facts: Facts, memory: str = "last") -> set[Ledger]:
    return {
        ledger(facts, [(lot, agent) for lot, agent, _ in history])
        for history in histories(facts)
        if fits(facts, history, memory)
    }


# ---------------------------------------------------------------------------------- the law, from its words
@dataclass(frozen=True)
class Draw:
    """A ledger in the making. `placed` are lots with their agents, and whether a lot is needed for what is shown."""

    chance: float
    placed: tuple[tuple[int, int, bool], ...] = ()
    aside: tuple[int, ...] = ()

    def put(self, lot: int, agent: int, is_shown: bool, chance: float) -> Draw:
        return Draw(self.chance * chance, (*self.placed, (lot, agent, is_shown)), self.aside)

    @property
    def left(self) -> list[int]:
        return [lot for lot in LOTS if lot not in [placed for placed, _, _ in self.placed]]

    def on(self, agent: int) -> int:
        return sum(lot for lot, a, _ in self.placed if a == agent)


def needs(facts: Facts) -> dict[int, int]:
    return {agent: facts.exactly.get(agent, facts.claimed(agent)) for agent in AGENTS}


def lacks(facts: Facts, draw: Draw) -> dict[int, int]:
    return {agent: max(need - draw.on(agent), 0) for agent, need in needs(facts).items()}


def spare(facts: Facts, draw: Draw) -> int:
    undealt = sum(draw.left) - sum(draw.aside)
    return undealt - sum(lacks(facts, draw).values())


def cover(facts: Facts, draw: Draw, turned: int) -> Iterator[Draw]:
    """1 and 2: agent by agent, each lot that fits equally likely."""
    order = [(turned + place) % len(AGENTS) for place in range(len(AGENTS))]
    order.sort(key=lambda agent: agent not in facts.exactly)
    lacking = lacks(facts, draw)
    waiting = [agent for agent in order if lacking[agent]]
    if not waiting:
        yield draw
        return
    agent = waiting[0]
    most = lacking[agent] if agent in facts.exactly else lacking[agent] + spare(facts, draw)
    fitting = [lot for lot in draw.left if lot <= most]
    for lot in fitting:
        is_shown = draw.on(agent) < facts.claimed(agent)
        yield from cover(facts, draw.put(lot, agent, is_shown, 1 / len(fitting)), turned)


def deal(facts: Facts, draw: Draw, thrifty: bool) -> Iterator[Draw]:
    """1 and 2 after four dead ends: lot by lot, from the largest."""
    lacking = lacks(facts, draw)
    if not any(lacking.values()):
        yield Draw(draw.chance, draw.placed)
        return
    lot = max(set(draw.left) - set(draw.aside))
    rest = spare(facts, draw)
    weights = {
        agent: lack
        for agent, lack in lacking.items()
        if lack and (lot <= lack or (agent not in facts.exactly and lot - lack <= rest))
    }
    aside = rest if rest >= lot and not (thrifty and weights) else 0
    total = sum(weights.values()) + aside
    for agent, weight in weights.items():
        is_shown = draw.on(agent) < facts.claimed(agent)
        yield from deal(facts, draw.put(lot, agent, is_shown, weight / total), thrifty)
    if aside:
        yield from deal(facts, Draw(draw.chance * aside / total, draw.placed, (*draw.aside, lot)), thrifty)


def fill_turns(facts: Facts, draw: Draw, number: int) -> Iterator[Draw]:
    """3, from that bribe turn back to the first."""
    if number == 0:
        yield draw
        return
    lots = [
        lot
        for lot, agent, is_shown in draw.placed
        if sum(agent in turn for turn in facts.turns) >= number and not (is_shown and number > facts.settled)
    ]
    if len(lots) > len(facts.turns) - number:
        yield from fill_turns(facts, draw, number - 1)
        return
    agents = [agent for agent in facts.turns[number - 1] if agent not in facts.exactly]
    for lot, agent in itertools.product(draw.left, agents):
        chance = 1 / len(draw.left) / len(agents)
        yield from fill_turns(facts, draw.put(lot, agent, False, chance), number)


def go_on(facts: Facts, draw: Draw) -> Iterator[Draw]:
    """4: further lots."""
    occasions = len(facts.turns) + (facts.opening > 0)
    bribed = {agent for _, agent, _ in draw.placed}
    opened = {
        agent for _, agent, is_shown in draw.placed
        if not facts.had_turn_with(agent) or (is_shown and facts.settled == 0)
    }  # fmt: skip
    agents = [
        agent
        for agent in AGENTS
        if agent not in facts.exactly and (facts.had_turn_with(agent) or agent in bribed or len(opened) < facts.opening)
    ]
    if not draw.left or not agents or not occasions:
        yield draw
        return
    another = 3 * occasions / (3 * occasions + 1)
    yield Draw(draw.chance * (1 - another), draw.placed)
    for lot, agent in itertools.product(draw.left, agents):
        yield from go_on(facts, draw.put(lot, agent, False, another / len(draw.left) / len(agents)))


def ledger_law(facts: Facts) -> Law:
    """The chance of each ledger; attempts are made until one comes to no dead end."""
    law: Law = defaultdict(float)
    still = 1.0
    attempt = 0
    while still > 1e-12:
        start = Draw(still)
        covers = cover(facts, start, attempt) if attempt <= 4 else deal(facts, start, thrifty=attempt % 2 == 0)
        for covered in covers:
            for filled in fill_turns(facts, covered, len(facts.turns)):
                still -= filled.chance
                for done in go_on(facts, filled):
                    law[ledger(facts, [(lot, agent) for lot, agent, _ in done.placed])] += done.chance
        attempt += 1
        assert attempt < 200, "no way through"
    return law


# ---------------------------------------------------------------------------------- whole positions
@dataclass
class Position:
    game: str
    s: Any
    watcher: int  # -1: a spectator
    known: Any
    facts: list[Facts]

    @property
    def rules(self) -> Any:
        return catalogue[self.game].load("plain", "small")

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if seat != self.watcher]

    def secrets(self, s: Any) -> Any:
        """What a full state says of all that the watcher does not know."""
        held = tuple((tuple(s.lots[seat]), tuple(s.stake[seat])) for seat in self.others)
        return held, s.phase, s.lots_put, s.answered, s.said_yes


def answers_law(position: Position, known: Any, held: dict[int, Ledger]) -> Iterator[tuple[float, int, int]]:
    """In an open window: the seats that have answered, and those that said yes."""
    game = position.rules
    asked = [seat for seat in range(known.seats) if known.asked >> seat & 1 and seat != position.watcher]

    def from_seat(at: int, chance: float, answered: int, yes: int) -> Iterator[tuple[float, int, int]]:
        if at == len(asked):
            yield chance, answered, yes
            return
        bit = 1 << asked[at]
        if answered | bit == known.asked:
            yield from from_seat(at + 1, chance, answered, yes)
            return
        yield from from_seat(at + 1, chance / 2, answered, yes)
        stake = held[asked[at]][1][known.plan_agent]
        if known.phase == game.PROTEST and (game.BLUFF_PROTEST or stake > 0):
            yield from from_seat(at + 1, chance / 8, answered | bit, yes | bit)
            yield from from_seat(at + 1, chance * 3 / 8, answered | bit, yes)
        else:
            yield from from_seat(at + 1, chance / 2, answered | bit, yes)

    yield from from_seat(0, 1.0, known.answered, known.said_yes)


def bribe_law(known: Any, gone: int, held: Ledger) -> Iterator[tuple[float, Ledger, bool, int]]:
    """The mover's ledger, whether he is in the middle of a bribe, and how many lots he has put down in it."""
    in_play = [agent for agent in AGENTS if known.agent_at[agent] != gone]

    def go(chance: float, now: Ledger, put: int) -> Iterator[tuple[float, Ledger, bool, int]]:
        left = [kind for kind in range(len(LOTS)) if now[0][kind]]
        if not left:
            yield chance, now, True, put
            return
        yield chance / 2, now, True, put
        for kind, agent in itertools.product(left, in_play):
            lots = tuple(n - (k == kind) for k, n in enumerate(now[0]))
            stakes = tuple(n + (a == agent) * LOTS[kind] for a, n in enumerate(now[1]))
            yield from go(chance / 2 / len(left) / len(in_play), (lots, stakes), put + 1)

    if not any(held[0]):
        yield 1.0, held, False, 0
        return
    yield 7 / 8, held, False, 0
    yield from go(1 / 8, held, 0)


def position_law(position: Position) -> Law:
    """The chance of each full state, told by its secrets."""
    game, known = position.rules, position.known
    laws = [ledger_law(position.facts[seat]).items() for seat in position.others]
    law: Law = defaultdict(float)
    for held in itertools.product(*laws):
        chance = 1.0
        for _, share in held:
            chance *= share
        by_seat = {seat: what for seat, (what, _) in zip(position.others, held)}
        if known.phase in (game.OPENING, game.PROTEST):
            for share, answered, yes in answers_law(position, known, by_seat):
                law[tuple(by_seat.values()), known.phase, known.lots_put, answered, yes] += chance * share
        elif known.phase == game.CHOOSE and known.mover != position.watcher and not known.contested:
            for share, now, bribing, put in bribe_law(known, game.GONE, by_seat[known.mover]):
                by_now = tuple({**by_seat, known.mover: now}.values())
                phase = game.BRIBING if bribing else game.CHOOSE
                law[by_now, phase, put, known.answered, known.said_yes] += chance * share
        else:
            law[tuple(by_seat.values()), known.phase, known.lots_put, known.answered, known.said_yes] += chance
    return law
