"""`guess` on the small boards: it produces every full state that fits what is public, no other, and by the law that
stands in knowledge.py. The law is written here once more, from its words; the public facts are read off the story."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest
from scipy.stats import chi2

from valise import Match, catalogue
from valise.rules import FastDice, load_driver

LOTS = (3, 2, 1)  # of a small board, one each, in hundreds
MONEY = sum(LOTS)
AGENTS = (0, 1)
PRICE = 2
GUESSES = 20_000
TABLES: list[tuple[str, int, dict[str, bool]]] = [
    ("agent", 2, {}),
    ("agent", 3, {}),
    ("casablanca", 2, {}),
    ("casablanca", 3, {}),
    ("casablanca", 3, {"opening_bribes": True}),
]

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


def play_wildly(match: Match, decisions: int, luck: Random) -> None:
    for _ in range(decisions):
        if match.over:
            return
        seat = luck.choice(match.to_act)
        options = match.legal(seat)
        match.play(seat, options[-1] if luck.random() < 0.4 else luck.choice(options))


@cache
def positions(game: str, seats: int, options: tuple[tuple[str, bool], ...]) -> list[Position]:
    """Positions reached by play, all different to their watchers, with as many facts as can be had."""
    found: dict[str, Position] = {}
    luck = Random(f"{game} {seats} {options}")
    for seed in range(80):
        match = Match.new(game, seats, dict(options), seed, variant="small")
        for _ in range(12):
            play_wildly(match, luck.randrange(1, 14), luck)
            if match.over:
                break
            watcher = luck.randrange(-1, seats)
            known = match.known(None if watcher < 0 else watcher)
            if repr(known) not in found:
                found[repr(known)] = Position(game, match._state, watcher, known, gather(match))
    return sorted(found.values(), key=riches, reverse=True)


def riches(position: Position) -> int:
    """How much is known of the others, by how many different things."""
    others = [position.facts[seat] for seat in position.others]
    return sum(
        min(len(facts.turns), 2) + min(len(facts.claims), 2) + 2 * len(facts.exactly) + 2 * any(facts.spent)
        + 3 * (facts.settled < len(facts.turns) and bool(facts.claims))
        for facts in others
    )  # fmt: skip


def chosen(game: str, seats: int, options: dict[str, bool], number: int) -> list[Position]:
    """The richest half, and others from all over."""
    there = positions(game, seats, tuple(options.items()))
    rest = there[number // 2 :]
    return there[: number // 2] + rest[:: max(1, len(rest) // (number - number // 2))]


def count(position: Position, times: int) -> dict[Any, int]:
    compiled: Any = catalogue[position.game].load("compiled", "small")
    guesses = load_driver("tests.games.solomon.guesses", compiled)
    counted: dict[Any, int] = defaultdict(int)
    for s, often in guesses.count_guesses(position.known, position.watcher, times, seed=riches(position)):
        counted[position.secrets(s)] += often
    return counted


# ---------------------------------------------------------------------------------- the tests
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_guess_can_be_every_ledger_that_fits_and_no_other(game: str, seats: int, options: dict[str, bool]) -> None:
    for position in chosen(game, seats, options, 40):
        for seat, facts in enumerate(position.facts):
            assert set(ledger_law(facts)) == ledgers(facts)
            assert ledgers(facts, "whole") <= ledgers(facts)
            s = position.s
            if s.phase != position.rules.BRIBING or seat != s.mover:
                assert (tuple(s.lots[seat]), tuple(s.stake[seat])) in ledgers(facts, "whole"), "the truth does not fit"
        law = position_law(position)
        times = 2_000
        found = count(position, times)
        assert set(found) <= set(law)
        assert {secrets for secrets, chance in law.items() if chance > 15 / times} <= set(found)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_guesses_follow_the_law_that_is_written_down(game: str, seats: int, options: dict[str, bool]) -> None:
    for position in chosen(game, seats, options, 24):
        law = position_law(position)
        assert sum(law.values()) == pytest.approx(1)
        found = count(position, GUESSES)
        assert set(found) <= set(law)
        rare, cells = [0.0, 0.0], []
        for secrets, chance in law.items():
            if GUESSES * chance < 8:
                rare = [rare[0] + GUESSES * chance, rare[1] + found.get(secrets, 0)]
            else:
                cells.append((GUESSES * chance, found.get(secrets, 0)))
        cells += [(rare[0], int(rare[1]))] if rare[0] >= 8 else []
        distance = sum((expected - seen) ** 2 / expected for expected, seen in cells)
        assert len(cells) == 1 or chi2.sf(distance, len(cells) - 1) > 1e-6


def test_positions_have_every_kind_of_public_fact() -> None:
    """Else the tests above would prove little."""
    there = [p for game, seats, options in TABLES for p in chosen(game, seats, options, 40)]
    others = [position.facts[seat] for position in there for seat in position.others]
    assert sum(any(facts.spent) for facts in others) > 10
    assert sum(bool(facts.exactly) for facts in others) > 10
    assert sum(len(facts.turns) > 1 for facts in others) > 10
    assert sum(bool(facts.claims) and facts.settled < len(facts.turns) for facts in others) > 10
    assert sum(bool(facts.claims) and facts.settled == 0 for facts in others) > 10
    phases = {position.known.phase for position in there}
    assert len(phases) >= 6


# ---------------------------------------------------------------------------------- tight ledgers on the real boards
class CountedDice(FastDice):
    """Dice that lose patience."""

    __slots__ = ("rolls",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rolls = 0

    def roll(self, sides: int) -> int:
        self.rolls += 1
        assert self.rolls < 20_000, "a guess that does not find its way"
        return super().roll(sides)


REAL_LOTS = (10, 5, 4, 3, 2, 1)
# All 24 lots placed so that taking them agent by agent, at random or the largest first, almost never works out.
NASTY: list[tuple[list[list[int]], list[int]]] = [
    ([[1], [1], [3, 3, 4, 3], [3], [2] * 4, [1], [1], [10] * 4 + [5] * 4 + [4] * 3], [0, 1, 2, 4, 6, 7]),
    ([[1], [5], [3, 3, 3, 2], [1], [2, 3, 2, 2], [1], [1], [10] * 4 + [5] * 3 + [4] * 4], [0, 2, 3, 4, 7]),
    ([[1], [4], [3] * 4, [1], [10, 2, 2, 2], [1], [1], [10] * 3 + [2] + [5] * 4 + [4] * 3], [0, 1, 2, 3, 4, 7]),
    ([[5, 3, 3], [10] * 3 + [5] * 3 + [4] * 3 + [3], [1], [3, 2, 2, 2, 2, 10], [1], [1], [4], [1]], [1, 2, 4, 6, 7]),
    ([[10] * 4, [5] * 4, [4] * 4, [3] * 4, [2] * 4, [1] * 4, [], []], [0, 1, 2, 3, 4, 5]),
]  # fmt: skip


def tight(game: str, placed: list[list[int]], gone: list[int], luck: Random) -> Any:
    """What a spectator knows of seat 0 if it has shown and spent all it has, and these agents are gone."""
    rules: Any = catalogue[game].load()
    s = rules.State()
    rules.new_game(s, 2, catalogue[game].encode_options({}), FastDice(1))
    s.phase, s.asked, s.opening_agents, s.contested = rules.CHOOSE, 0, 8, 1
    for agent, lots in enumerate(placed):
        for lot in lots:
            s.lots[0][REAL_LOTS.index(lot)] -= 1
        s.spent[0][agent] = rules.PRICE * luck.randrange(sum(lots) // rules.PRICE + 1)
        s.stake[0][agent] = s.shown[0][agent] = sum(lots) - s.spent[0][agent]
        if agent in gone:
            s.agent_at[agent] = rules.GONE
    return s


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_a_guess_finds_its_way_through_the_tightest_claims(game: str) -> None:
    rules: Any = catalogue[game].load()
    luck = Random(game)
    cases = list(NASTY)
    for _ in range(60):
        lots = [lot for lot in REAL_LOTS for _ in range(4)]
        for _ in range(luck.choice([0, 3, 8, 24])):
            a, b = luck.sample(range(24), 2)
            lots[a], lots[b] = lots[b], lots[a]
        cuts = [0, *sorted(luck.sample(range(1, 24), 7)), 24]
        placed = [lots[a:b] for a, b in itertools.pairwise(cuts)]
        luck.shuffle(placed)
        cases.append((placed, luck.sample(range(8), luck.randrange(8))))
    for number, (placed, gone) in enumerate(cases):
        s = tight(game, placed, gone, luck)
        for _ in range(4):
            known = rules.State()
            rules.blank(s, -1, known)
            rules.guess(known, -1, CountedDice(number))
            assert known.stake[0] == s.stake[0]
            assert known.lots[0] == [0] * len(REAL_LOTS)


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_a_guess_keeps_a_lot_for_every_bribe_turn(game: str) -> None:
    """Four of 1000 on an agent that left before the first of twenty bribe turns: only single lots are left for them."""
    rules: Any = catalogue[game].load()
    s = tight(game, [[10] * 4, [5], [4], [3], [2], [1], [1], [1]], [0], Random(1))
    s.bribes[0] = s.bribes_since[0] = 20
    s.chances[0] = [0] + [20] * 7
    for agent in range(1, 8):
        s.shown[0][agent] = s.spent[0][agent] = 0
    for seed in range(30):
        known = rules.State()
        rules.blank(s, -1, known)
        rules.guess(known, -1, CountedDice(seed))
        assert sum(known.lots[0]) == 0
        assert known.stake[0][0] == s.stake[0][0]


def test_a_guess_opens_no_more_agents_than_the_table_allows() -> None:
    """Opening bribes on three agents were claimed before the first bribe turn: a fourth agent, which was gone by then,
    cannot have had any."""
    rules: Any = catalogue["casablanca"].load()
    found: dict[int, set[bool]] = {}
    for claimed in (2, 3):
        s = tight("casablanca", [[] for _ in range(8)], [7], Random(1))
        s.opening_agents = 3
        s.bribes[0] = s.bribes_since[0] = 1
        s.chances[0] = [1] * 7 + [0]
        s.shown[0][:claimed] = [1] * claimed
        found[claimed] = set()
        for seed in range(200):
            known = rules.State()
            rules.blank(s, -1, known)
            rules.guess(known, -1, CountedDice(seed))
            found[claimed].add(known.stake[0][7] > 0)
    assert found == {2: {False, True}, 3: {False}}
