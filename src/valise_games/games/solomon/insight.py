"""Looking back at a Solomon game: who led on each agent, who knew it, and when it turned.

Stakes are secret. What others believe of them is the law of knowledge.py: ledgers are guessed one by one, from what is
public about each, so a fixed number of guesses of every ledger gives the chances of each stake, and the chances of who
leads follow. At the end of an entry nobody is in the middle of a bribe.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

from valise_games.games.game import Answer, Belief, Step
from valise_games.rules import FastDice

from . import rules
from .actions import AGENT_IDS
from .knowledge import SPECTATOR, guess, needed
from .rules import State, on_its_way
from .story import outcome

GUESSES = 256  # of one ledger
REMEMBERED = 1024
MUCH = 4  # hundreds: a bid that is so much above what was needed tells more than it had to

NOBODY_LEADS, TIE = "nobody", "tie"
Lead = int | str  # the seat that has most on an agent, or one of these two


class Ledger(NamedTuple):
    """All that is public about one seat's ledger; `stakes` are those announced when an agent left (AG-17)."""

    shown: tuple[int, ...]
    spent: tuple[int, ...]
    chances: tuple[int, ...]
    stakes: tuple[int, ...]
    gone: tuple[bool, ...]
    bribes: int
    bribes_since: int
    opening_agents: int


class Stake(NamedTuple):
    """What a stake may be, in hundreds: surely from `low` to `high`, how likely each sum is, and how likely less."""

    low: int
    high: int
    chances: tuple[tuple[int, float], ...]
    below: tuple[float, ...]


def questions(s: State) -> list[dict[str, Any]]:
    """One for each agent. The main one is that which brought the briefcase home, and else that on which there is most
    money."""
    main = s.plan_agent
    if s.reason != rules.BROUGHT_HOME:
        # version 2: only those with the shortest way counted
        among = on_its_way(s) if s.reason == rules.ROUNDS_ARE_UP and s.version == 2 else (1 << rules.AGENTS) - 1
        on = [sum(s.stake[seat][agent] for seat in range(s.seats)) for agent in range(rules.AGENTS)]
        main = max((agent for agent in range(rules.AGENTS) if among >> agent & 1), key=on.__getitem__)
    return [{"about": "lead", "agent": name, "main": agent == main} for agent, name in enumerate(AGENT_IDS)]


def answers(s: State) -> list[Answer]:
    """Who has most on each agent; None for agents out of play, and before the opening bribes are done."""
    return [{"lead": lead(s, agent)} if _asked(s, agent) else None for agent in range(rules.AGENTS)]


def lead(s: State, agent: int) -> Lead:
    most = max(s.stake[seat][agent] for seat in range(s.seats))
    leaders = [seat for seat in range(s.seats) if s.stake[seat][agent] == most]
    if most == 0:
        return NOBODY_LEADS
    return leaders[0] if len(leaders) == 1 else TIE


def _asked(s: State, agent: int) -> bool:
    return s.agent_at[agent] != rules.GONE and s.phase != rules.OPENING


def beliefs(known: State, seat: int) -> list[Belief]:
    s = known
    if s.phase == rules.OVER:
        return [Belief([(answer, 1.0)], certain=True, has=answer == {"lead": seat}) for answer in answers(s)]
    if s.phase == rules.OPENING:
        return [Belief([(None, 1.0)], certain=True)] * rules.AGENTS
    ledgers = tuple(_ledger(s, other) for other in range(s.seats) if other != seat)
    return list(_believed(seat, tuple(s.stake[seat]), ledgers))


@lru_cache(REMEMBERED)
def _believed(seat: int, mine: tuple[int, ...], ledgers: tuple[Ledger, ...]) -> tuple[Belief, ...]:
    """What a seat believes of each agent, from its own stakes and what is public of the others, in the order of
    seats."""
    found = []
    for agent, own in enumerate(mine):
        stakes = [_stakes(ledger)[agent] for ledger in ledgers]
        stakes.insert(seat, _stake(own, own, {own: 1}))
        surely = _sure_lead(stakes)
        if ledgers[0].gone[agent]:
            found.append(Belief([(None, 1.0)], certain=True))
        elif surely is not None:
            found.append(Belief([({"lead": surely}, 1.0)], certain=True, has=surely == seat))
        else:
            shares: list[tuple[Answer, float]] = [({"lead": who}, share) for who, share in _leads(stakes) if share > 0]
            found.append(Belief(shares, certain=False))
    return tuple(found)


# ---------------------------------------------------------------------------------- what a stake may be
def _ledger(s: State, seat: int) -> Ledger:
    gone = tuple(place == rules.GONE for place in s.agent_at)
    return Ledger(
        tuple(s.shown[seat]),
        tuple(s.spent[seat]),
        tuple(s.chances[seat]),
        tuple(stake if out else 0 for stake, out in zip(s.stake[seat], gone, strict=True)),
        gone,
        s.bribes[seat],
        s.bribes_since[seat],
        s.opening_agents,
    )


def _stake(low: int, high: int, counts: dict[int, int]) -> Stake:
    chances = tuple((hundreds, count / sum(counts.values())) for hundreds, count in sorted(counts.items()))
    below = [0.0] * (rules.MONEY + 2)
    for hundreds, chance in chances:
        below[hundreds + 1] = chance
    return Stake(low, high, chances, tuple(accumulate(below)))


@lru_cache(REMEMBERED)
def _stakes(ledger: Ledger) -> tuple[Stake, ...]:
    """The stakes on each agent, from guesses of a spectator at a table with this one ledger; always the same ones."""
    s, rng = _alone(ledger), FastDice(1)
    spare = rules.MONEY - sum(needed(s, 0, agent) for agent in range(rules.AGENTS))
    counts: list[dict[int, int]] = [{} for _ in range(rules.AGENTS)]
    for _ in range(GUESSES):
        guessed = s.copy()
        guess(guessed, SPECTATOR, rng)
        for agent, stake in enumerate(guessed.stake[0]):
            counts[agent][stake] = counts[agent].get(stake, 0) + 1
    stakes = []
    for agent in range(rules.AGENTS):
        never = ledger.opening_agents == 0 and ledger.chances[agent] == 0
        low, high = ledger.shown[agent], 0 if never else ledger.shown[agent] + spare
        stakes.append(_stake(low, high, counts[agent]))
    return tuple(stakes)


def _alone(ledger: Ledger) -> Any:
    s: Any = State()
    s.seats = 1
    s.phase = rules.ANSWER  # no window is open, and nobody may be in the middle of a bribe
    s.opening_agents = ledger.opening_agents
    s.bribes[0] = ledger.bribes
    s.bribes_since[0] = ledger.bribes_since
    for agent in range(rules.AGENTS):
        s.agent_at[agent] = rules.GONE if ledger.gone[agent] else 0
        s.shown[0][agent] = ledger.shown[agent]
        s.spent[0][agent] = ledger.spent[agent]
        s.chances[0][agent] = ledger.chances[agent]
        s.stake[0][agent] = ledger.stakes[agent]
    return s


# ---------------------------------------------------------------------------------- who leads
def _sure_lead(stakes: list[Stake]) -> Lead | None:
    """Who leads whatever the stakes are; None if that is open."""
    least, most = max(stake.low for stake in stakes), max(stake.high for stake in stakes)
    can_lead = [seat for seat, stake in enumerate(stakes) if stake.high >= least]
    if most == 0:
        return NOBODY_LEADS
    if len(can_lead) == 1:
        return can_lead[0]
    tied = least == most and sum(stake.low == most for stake in stakes) > 1
    return TIE if tied else None


def _leads(stakes: list[Stake]) -> tuple[tuple[Lead, float], ...]:
    """How likely each seat leads, alone or in a tie: the ledgers have nothing to do with each other."""
    alone = []
    for seat, stake in enumerate(stakes):
        others = [other.below for other in (*stakes[:seat], *stakes[seat + 1 :])]
        alone.append(sum(chance * prod([row[hundreds] for row in others]) for hundreds, chance in stake.chances))
    nobody = prod(stake.below[1] for stake in stakes)
    tie = max(0.0, 1.0 - nobody - sum(alone))
    return (*enumerate(alone), (NOBODY_LEADS, nobody), (TIE, tie if tie > 1e-9 else 0.0))


# ---------------------------------------------------------------------------------- turning points
def turning_points(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    """Protests: `bluffed` (the mover took it back, though he had enough), `took-back`, `bluff-called`; duels:
    `gave-way-with-more`, `overbid`, `duel`, and `let-stand` by who won. Besides these `struck`, `lead-changed` by a
    bribe, and at the end `brought-home` and `let-pass-with-more`. `stakes` are those on the agent, by seat."""
    begun: Any = None  # the position before the bribe under way
    changes: list[dict[str, Any]] = []
    last: list[str] = []  # the agents that the end was about
    counts: Counter[tuple[str, int, str]] = Counter()  # the same again weighs less
    for step in steps:
        before, after = step.before, step.after
        if step.action == rules.BRIBE:
            begun = before
        elif step.action == rules.DONE and begun is not None:
            changes += _lead_changes(step, begun)
            begun = None
        elif before.phase == rules.RECONSIDER and step.action == rules.TAKE_BACK:
            yield _again(_taken_back(step), counts)
        elif before.phase in (rules.BID, rules.ANSWER) and step.action == rules.GIVE_WAY:
            yield _again(_duel(step), counts)
        elif before.phase == rules.DECIDE and step.action == rules.LET_STAND:
            yield _again({**_of_duel(step), "what": "let-stand", "weight": 4 + _more_at_stake(before)}, counts)
        for agent in range(rules.AGENTS):
            if after.agent_at[agent] == rules.GONE != before.agent_at[agent]:
                yield _struck(step, agent)
        if after.phase == rules.OVER and after.reason == rules.BROUGHT_HOME:
            last = [AGENT_IDS[after.plan_agent]]
            yield from _brought_home(step)
        elif after.phase == rules.OVER and after.version == 2:  # version 2: the shortest way decided
            ended = outcome(after)
            last = ended["agents"]
            told_of = {"agents": last, "stakes": ended["stakes"]}
            yield {"n": step.n, "what": "shortest-way", "seat": after.winner, **told_of, "weight": 10}
    for change in changes:
        yield {**change, "weight": change["weight"] + 4 * (change["agent"] in last)}


def _again(duel: dict[str, Any], counts: Counter[tuple[str, int, str]]) -> dict[str, Any]:
    kind = (duel["what"], duel["seat"], duel["agent"])
    counts[kind] += 1
    return {**duel, "weight": max(1, duel["weight"] - 2 * (counts[kind] - 1))}


def _of_duel(step: Step) -> dict[str, Any]:
    s = step.before
    stakes = [100 * s.stake[seat][s.plan_agent] for seat in range(s.seats)]
    agent = AGENT_IDS[s.plan_agent]
    return {
        "n": step.n,
        "seat": step.seat,
        "agent": agent,
        "mover": s.mover,
        "protester": s.protester,
        "stakes": stakes,
    }


def _more_at_stake(s: State) -> int:
    return 2 * (s.plan_case > 0) + (s.plan_victim > 0)


def _taken_back(step: Step) -> dict[str, Any]:
    """Equal is enough for the mover (AG-23)."""
    s = step.before
    mover, protester = (s.stake[seat][s.plan_agent] for seat in (s.mover, s.protester))
    if mover >= protester:
        return {**_of_duel(step), "what": "bluffed", "seat": s.protester, "weight": 6 + _more_at_stake(s)}
    return {**_of_duel(step), "what": "took-back", "weight": 2 + _more_at_stake(s)}


def _duel(step: Step) -> dict[str, Any]:
    """One of the two gives way; `sum` is the last bid, `winner` who won the duel."""
    s = step.before
    mover, protester = (s.stake[seat][s.plan_agent] for seat in (s.mover, s.protester))
    gave_way = step.seat == s.mover
    facts = {**_of_duel(step), "sum": 100 * s.bid, "winner": s.protester if gave_way else s.mover}
    if gave_way == (mover >= protester):
        return {**facts, "what": "gave-way-with-more", "weight": 6 + _more_at_stake(s)}
    if not gave_way and s.bid == 0:
        return {**facts, "what": "bluff-called", "weight": 4 + _more_at_stake(s)}
    if gave_way and s.bid >= mover + MUCH:
        return {**facts, "what": "overbid", "seat": s.protester, "weight": 3 + _more_at_stake(s)}
    return {**facts, "what": "duel", "weight": 3 + _more_at_stake(s)}


def _struck(step: Step, victim: int) -> dict[str, Any]:
    s = step.after
    lost = [100 * s.stake[seat][victim] for seat in range(s.seats)]
    agent = AGENT_IDS[step.before.plan_agent]
    facts = {"seat": step.before.mover, "agent": agent, "victim": AGENT_IDS[victim], "lost": lost}
    return {"n": step.n, "what": "struck", **facts, "weight": 3 + min(4, max(lost) // 1000)}


def _lead_changes(step: Step, begun: State) -> Iterator[dict[str, Any]]:
    for agent, name in enumerate(AGENT_IDS):
        was, now = lead(begun, agent), lead(step.after, agent)
        if was != now == step.seat:
            weight = 1 if was == NOBODY_LEADS else 3
            yield {"n": step.n, "what": "lead-changed", "seat": step.seat, "agent": name, "from": was, "weight": weight}


def _brought_home(step: Step) -> Iterator[dict[str, Any]]:
    """AG-32; and who could have stopped it: whoever had more than the mover, and did not win."""
    s, mover = step.before, step.before.mover
    agent = s.plan_agent
    stakes = [100 * step.after.stake[seat][agent] for seat in range(s.seats)]
    facts = {"n": step.n, "agent": AGENT_IDS[agent], "mover": mover, "stakes": stakes}
    yield {**facts, "what": "brought-home", "seat": step.after.winner, "weight": 10}
    for seat in range(s.seats):
        if seat not in (mover, step.after.winner) and s.stake[seat][agent] > s.stake[mover][agent]:
            yield {**facts, "what": "let-pass-with-more", "seat": seat, "weight": 8}
