"""What a step of a Solomon game looks like: events with an audience, no prose.

Private to a seat: `placed` and `answered`, what it did; `unheard`, that it protested and another speaks first. All else
is public, and is told only when the table may know it: a bribe when it is done, an answer when its window closes, and
then only who speaks (W-1). An event has every fact that its sentence needs: nobody has to remember the story.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NotRequired, TypedDict

from valise_games.games.game import Event, members

from . import rules
from .actions import AGENT_IDS, LOT_WORTHS, PLACE_IDS, Plan, bribed_by, write_plan
from .rules import State, on_its_way, stake_on


class SeatSum(TypedDict):
    seat: int
    sum: int


AnyEvent = TypedDict(
    "AnyEvent",
    {
        "n": int,  # the entry of the record that it belongs to
        "what": str,
        "seat": NotRequired[int],
        "seats": NotRequired[list[int]],
        "speaker": NotRequired[int],
        "agent": NotRequired[str],
        "worth": NotRequired[int],
        "action": NotRequired[Plan],
        "from": NotRequired[str],
        "stays": NotRequired[bool],
        "briefcase": NotRequired[Literal["with", "onto", "without", "beside", "none"]],
        "protest": NotRequired[bool],
        "undone": NotRequired[bool],
        "contested": NotRequired[bool],
        "sum": NotRequired[int],
        "round": NotRequired[int],
        "lost": NotRequired[list[SeatSum]],
    },
)


class Outcome(TypedDict):
    """`agent` has brought the briefcase home. By version 2 of the rules, `agents` had the shortest way at the cap."""

    winners: list[int]
    reason: str
    agent: NotRequired[str]
    agents: NotRequired[list[str]]
    stakes: NotRequired[list[int]]


REASONS = ("running", "brought-home", "rounds-are-up")


def beginning(s: State) -> list[Event]:
    """What everybody sees before the first step."""
    events = [Event({"what": "begins", "seat": s.first})]
    if s.phase == rules.OPENING:
        events.append(Event({"what": "asked", "seats": asked_seats(s.asked)}))
    return events


def story(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one step, in order."""
    events = _what_was_done(before, seat, action, after)
    if after.phase == rules.PROTEST and before.phase != rules.PROTEST:
        events.append(Event({"what": "asked", "seats": asked_seats(after.asked)}))
    if _stands(before, action, after):
        events += [Event(event) for event in _carried_out(before, after)]
    if after.phase == rules.OVER:
        events += [Event(event) for event in _the_end(after)]
    elif after.mover != before.mover or (before.phase == rules.OPENING and after.phase == rules.CHOOSE):
        events.append(Event({"what": "turn", "seat": after.mover, "round": after.round + 1}))
    return events


def outcome(s: State) -> Outcome:
    """How an ended game ended. The stakes are those on the agent, or on the agents together."""
    ended: Outcome = {"winners": [s.winner] if s.winner >= 0 else [], "reason": REASONS[s.reason]}
    agents = 0
    if s.reason == rules.BROUGHT_HOME:
        agents = 1 << s.plan_agent
        ended["agent"] = AGENT_IDS[s.plan_agent]
    elif s.reason == rules.ROUNDS_ARE_UP and s.version == 2:  # version 2: they decided
        agents = on_its_way(s)
        ended["agents"] = [AGENT_IDS[agent] for agent in members(agents)]
    if agents:
        ended["stakes"] = [100 * stake_on(s, seat, agents) for seat in range(s.seats)]
    return ended


def _what_was_done(before: State, seat: int, action: int, after: State) -> list[Event]:
    phase = before.phase
    if rules.LOT <= action < rules.DONE or action >= rules.ALL:
        agent = AGENT_IDS[bribed_by(action)]
        return [
            Event({"what": "placed", "seat": seat, "agent": agent, "worth": worth}, (seat,))
            for kind, worth in enumerate(LOT_WORTHS)
            for _ in range(before.lots[seat][kind] - after.lots[seat][kind])
        ]
    if action == rules.DONE:
        if phase != rules.OPENING:
            return [Event({"what": "bribed", "seat": seat})]
        return [Event({"what": "opening-done"})] if after.phase != rules.OPENING else []
    if phase == rules.PROTEST:
        mine = Event({"what": "answered", "seat": seat, "protest": action == rules.YES}, (seat,))
        if after.phase == rules.PROTEST:
            return [mine]
        if after.protester == after.mover:
            return [mine, Event({"what": "nobody-protests"})]
        said_yes = before.said_yes | (action == rules.YES) << seat
        others = [other for other in asked_seats(said_yes) if other != after.protester]
        return [
            mine,
            Event({"what": "protests", "seat": after.protester}),
            *(Event({"what": "unheard", "seat": other, "speaker": after.protester}, (other,)) for other in others),
        ]
    if phase == rules.CHOOSE and action == rules.END_TURN:
        return [Event({"what": "ended-turn", "seat": seat})]
    if phase == rules.CHOOSE and action < rules.BRIBE:
        plan = write_plan(before, after.plan_agent, after.plan_way, after.plan_victim, after.plan_case)
        start = PLACE_IDS[before.agent_at[after.plan_agent]]
        event = {"what": "announced", "seat": seat, "from": start, "action": plan}
        return [Event(event | {"stays": after.plan_way == 0, "briefcase": _briefcase(after)})]
    if phase == rules.DECIDE:
        return [Event({"what": "undid" if action == rules.UNDO else "let-stand", "seat": seat})]
    if after.phase == rules.DECIDE:
        return [Event({"what": "yielded", "seat": seat})]
    if action in (rules.TAKE_BACK, rules.INSIST, rules.GIVE_WAY):
        event = {"what": {rules.TAKE_BACK: "took-back", rules.INSIST: "insisted", rules.GIVE_WAY: "gave-way"}[action]}
        event |= {"seat": seat, "undone": after.phase == rules.CHOOSE and seat == before.mover}
        return [Event(event)]
    if phase == rules.BID:
        return [Event({"what": "bid", "seat": seat, "sum": 100 * (action - rules.SUM)})]
    if after.phase == rules.BID:  # the mover's answer
        return [Event({"what": "held", "seat": seat, "sum": 100 * after.bid})]
    return []


def _briefcase(s: State) -> str:
    """What the announced action does with the briefcase, besides getting onto it or off it in its place."""
    agent, here, way = s.plan_agent, s.agent_at[s.plan_agent], s.plan_way
    if s.plan_case:
        return "with" if s.case_at == here else "onto"
    if s.holder == agent:
        return "without"
    beside = rules.CASE_IS_HELD and s.holder == rules.NOBODY and way > 0 and s.plan_victim == 0
    return "beside" if beside and s.case_at == rules.GOES_TO[here][way] else "none"


def _stands(before: State, action: int, after: State) -> bool:
    """Was the announcement carried out by this step?"""
    closed = before.phase == rules.PROTEST and after.phase != rules.PROTEST and after.protester == after.mover
    last_failed = before.phase == rules.BID and action == rules.GIVE_WAY and after.phase != rules.PROTEST
    return closed or last_failed or (before.phase == rules.DECIDE and action == rules.LET_STAND)


def _carried_out(before: State, after: State) -> list[dict[str, Any]]:
    agent, victim = before.plan_agent, before.plan_victim - 1
    events: list[dict[str, Any]] = [
        {
            "what": "carried-out",
            "seat": before.mover,
            "from": PLACE_IDS[before.agent_at[agent]],
            "action": write_plan(before, agent, before.plan_way, before.plan_victim, before.plan_case),
            "contested": before.phase == rules.BID,  # else nobody protested, or who won let it stand: that was said
        }
    ]
    if victim >= 0:
        events.append({"what": "paid", "seat": before.mover, "agent": AGENT_IDS[agent], "sum": 100 * rules.PRICE})
        if rules.ANNOUNCE_LOST_STAKES:
            stakes = [100 * after.stake[seat][victim] for seat in range(after.seats)]
            lost = [
                {"seat": seat, "sum": stakes[seat]} for seat in sorted(range(after.seats), key=lambda p: -stakes[p])
            ]
            events.append({"what": "lost-stakes", "agent": AGENT_IDS[victim], "stakes": stakes, "lost": lost})
    return events


def _the_end(s: State) -> list[dict[str, Any]]:
    """AG-35: every ledger is opened."""
    stakes = [{AGENT_IDS[a]: 100 * s.stake[seat][a] for a in range(rules.AGENTS)} for seat in range(s.seats)]
    return [{"what": "ledgers", "stakes": stakes}, {"what": "over", **outcome(s)}]


asked_seats = cache(members)  # the same list each time, to be shown and never changed
