"""Actions of the Solomon games as people and programs write them, and back.

{"do": "move", "agent": "green-1", "to": "tangier", "case": true}
{"do": "step-on", "agent": "green-1"}                               onto the briefcase, in its city (AG-10)
{"do": "step-off", "agent": "green-1"}
{"do": "strike", "agent": "red", "to": "bazaar", "victim": "blue", "case": false}
{"do": "bribe"}   {"do": "lot", "agent": "red", "worth": 500}   {"do": "done"}
{"do": "put-all", "agent": "red"}   {"do": "put-half", "agent": "red"}   of the lots that are left, in one step
{"do": "protest"}   {"do": "let-pass"}
{"do": "take-back"}   {"do": "insist"}   {"do": "bid", "sum": 300}   {"do": "hold"}   {"do": "give-way"}
{"do": "undo"}   {"do": "let-stand"}                                   by a protester who won (AG-24)
{"do": "end-turn"}
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NotRequired, TypedDict, cast

from valise_games.games.action_forms import Forms, number_of, numbered
from valise_games.games.game import UnreadableAction
from valise_games.games.quote import quote_json

from . import rules
from .rules import State, board, has_lot, money_left


class Plan(TypedDict):
    """A move or a strike, as it is announced."""

    do: Literal["move", "step-on", "step-off", "strike"]
    agent: str
    to: NotRequired[str]
    victim: NotRequired[str]
    case: NotRequired[bool]


class AnyAction(TypedDict):
    do: str
    agent: NotRequired[str]
    to: NotRequired[str]
    victim: NotRequired[str]
    case: NotRequired[bool]
    worth: NotRequired[int]
    sum: NotRequired[int]


PLACE_IDS = tuple(place.id for place in board.places)
AGENT_IDS = tuple(agent.id for agent in board.agents)
LOT_WORTHS = tuple(100 * value for value in rules.LOT_VALUE)

AGENT_NUMBERS = numbered(AGENT_IDS)
PLACE_NUMBERS = numbered(PLACE_IDS)
LOT_KINDS = numbered(LOT_WORTHS)

SIMPLE = {
    "bribe": rules.BRIBE,
    "end-turn": rules.END_TURN,
    "done": rules.DONE,
    "let-pass": rules.NO,
    "protest": rules.YES,
    "take-back": rules.TAKE_BACK,
    "insist": rules.INSIST,
    "give-way": rules.GIVE_WAY,
    "hold": rules.HOLD,
    "undo": rules.UNDO,
    "let-stand": rules.LET_STAND,
}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
FIELDS = {
    "move": ("agent", "to", "case"),
    "step-on": ("agent",),
    "step-off": ("agent",),
    "strike": ("agent", "to", "victim", "case"),
    "lot": ("agent", "worth"),
    "put-all": ("agent",),
    "put-half": ("agent",),
    "bid": ("sum",),
    **dict.fromkeys(SIMPLE, ()),
}
FORMS = Forms("bribe", FIELDS)


def write_action(s: State, number: int) -> AnyAction:
    """The readable form of an action that is possible in this position."""
    if number in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[number]}
    if number >= rules.ALL:
        return {"do": "put-all" if number < rules.HALF else "put-half", "agent": AGENT_IDS[bribed_by(number)]}
    if number > rules.SUM:
        return {"do": "bid", "sum": 100 * (number - rules.SUM)}
    if number >= rules.LOT:
        agent, kind = divmod(number - rules.LOT, rules.LOTS)
        return {"do": "lot", "agent": AGENT_IDS[agent], "worth": LOT_WORTHS[kind]}
    plan, case = divmod(number - rules.PLAN, 2)
    plan, victim = divmod(plan, rules.VICTIMS)
    agent, way = divmod(plan, rules.WAYS)
    return cast(AnyAction, write_plan(s, agent, way, victim, case))


def bribed_by(number: int) -> int:
    """The agent on which this action puts a lot, or all or half of them."""
    return (number - rules.ALL) % rules.AGENTS if number >= rules.ALL else (number - rules.LOT) // rules.LOTS


def write_plan(s: State, agent: int, way: int, victim: int, case: int) -> Plan:
    """A move or a strike; `victim` is 0 for none, else 1 + the agent. The same object each
    time, never to be changed."""
    return write_plan_from(s.agent_at[agent], agent, way, victim, case)


@cache
def write_plan_from(here: int, agent: int, way: int, victim: int, case: int) -> Plan:
    there = PLACE_IDS[rules.GOES_TO[here][way]]
    name = AGENT_IDS[agent]
    if victim:
        return {"do": "strike", "agent": name, "to": there, "victim": AGENT_IDS[victim - 1], "case": bool(case)}
    if way == 0:
        return {"do": "step-on" if case else "step-off", "agent": name}
    return {"do": "move", "agent": name, "to": there, "case": bool(case)}


ACTIONS_COME_AGAIN = True


def offered(s: State, numbers: list[int]) -> list[AnyAction]:
    """The readable forms of actions; the same objects again and again, to be shown and never changed."""
    at = s.agent_at
    return [_kept(number, at[number // rules.OF_AN_AGENT] if number < rules.BRIBE else 0) for number in numbers]


@cache
def _kept(number: int, here: int) -> AnyAction:
    """An action, of an agent that is here."""
    s = State()
    s.agent_at[:] = [here] * rules.AGENTS
    return write_action(s, number)


def read_action(s: State, action: object) -> int:
    """The number of a readable action. Says only whether it can be read; legality is another question."""
    action = FORMS.read(action)
    do = action["do"]
    if do in SIMPLE:
        return SIMPLE[do]
    if do == "bid":
        return rules.SUM + _hundreds(action["sum"])
    agent = number_of(AGENT_NUMBERS, action["agent"], "agent")
    if do in ("put-all", "put-half"):
        return (rules.ALL if do == "put-all" else rules.HALF) + agent
    if do == "lot":
        return rules.LOT + agent * rules.LOTS + number_of(LOT_KINDS, action["worth"], "lot")
    victim = 1 + number_of(AGENT_NUMBERS, action["victim"], "victim") if do == "strike" else 0
    case = do == "step-on" or _yes_or_no(action.get("case", False))
    way = 0 if do.startswith("step") else _way(s, agent, action["to"], may_stay=do == "strike")
    return rules.PLAN + ((agent * rules.WAYS + way) * rules.VICTIMS + victim) * 2 + case


# Casablanca's rules that are its own.
_MOVE_RULE, _STRIKE_RULE, _OPENING_RULE, _REFUSED_RULE = (
    ("AG-8", "AG-13", "AG-5", "AG-24") if rules.CASE_IS_HELD else ("CB-4", "CB-6", "CB-3", "CB-10")
)


def _yes_or_no(value: object) -> bool:
    if not isinstance(value, bool):
        raise UnreadableAction(f'"case" is true or false, not {quote_json(value)}')
    return value


def _hundreds(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value % 100 or not 100 <= value <= 100 * rules.MONEY:
        raise UnreadableAction(f"a sum is a multiple of 100 from 100 to {100 * rules.MONEY}, not {quote_json(value)}")
    return value // 100


def _way(s: State, agent: int, to: object, may_stay: bool) -> int:
    there = number_of(PLACE_NUMBERS, to, "place")
    here = s.agent_at[agent]
    if here == rules.GONE:
        raise UnreadableAction(f"{AGENT_IDS[agent]} is out of play (AG-15)")
    ways: tuple[int, ...] = rules.GOES_TO[here]
    if there not in ways or (there == here and not may_stay):
        links = ", ".join(PLACE_IDS[place] for place in ways[1:] if place != rules.NOWHERE)
        raise UnreadableAction(
            f"{AGENT_IDS[agent]} is in {PLACE_IDS[here]}, one link from {links}; not from {to} ({_MOVE_RULE})"
        )
    return ways.index(there)


assert len(AGENT_IDS) == rules.AGENTS


# ---------------------------------------------------------------------------------- why not
_NOW = {
    rules.OPENING: f"opening bribes ({_OPENING_RULE})",
    rules.CHOOSE: f"a move, a strike or a bribe ({'AG-7' if rules.CASE_IS_HELD else 'CB-4'})",
    rules.BRIBING: "lots on agents, or the end of the bribe (AG-18)",
    rules.PROTEST: "whether one protests (AG-19)",
    rules.RECONSIDER: "whether the action is taken back (AG-20)",
    rules.BID: "the protester's sum, or that he gives up (AG-22)",
    rules.ANSWER: f"the mover's answer to that sum ({'AG-22' if rules.MOVER_NAMES_SUM else 'CB-9'})",
    rules.DECIDE: "whether the action is undone (AG-24)",
}


def why_not(s: State, seat: int, number: int) -> str:
    """Why a seat that knows `s` may not do this now, with the rule's id."""
    return _why_not(s, seat, number) or f"what is asked now is {_NOW[s.phase]}"


def _why_not(s: State, seat: int, number: int) -> str:
    """Empty where it is not the time for such an action."""
    agent, stake = AGENT_IDS[s.plan_agent], 100 * s.stake[seat][s.plan_agent]
    if number < rules.BRIBE and s.phase == rules.CHOOSE:
        return _why_no_plan(s, seat, *divmod(number - rules.PLAN, 2))
    if number == rules.BRIBE and s.phase == rules.CHOOSE:
        if s.contested:
            return f"who was protested may announce something else, not bribe ({_REFUSED_RULE})"
        return "there are no lots left to bribe with (AG-4)"
    if number == rules.END_TURN and s.phase == rules.CHOOSE and s.contested:
        return f"something else is to be announced, as long as there is anything ({_REFUSED_RULE})"
    if number == rules.YES and s.phase == rules.PROTEST:
        return f"a protest needs money on {agent} (CB-8)"
    if number == rules.HOLD and s.phase == rules.ANSWER and not rules.MOVER_NAMES_SUM:
        return f"holding needs {100 * s.bid} on {agent}, and there is {stake} (AG-23)"
    if number == rules.GIVE_WAY and s.phase == rules.BID:
        return "who was called has to bid at least once (CB-8)"
    names_sum = s.phase == rules.BID or (s.phase == rules.ANSWER and rules.MOVER_NAMES_SUM)
    if rules.SUM < number < rules.UNDO and names_sum:
        if number - rules.SUM > s.stake[seat][s.plan_agent]:
            return f"a sum is never above the stake, which is {stake} on {agent} (AG-22)"
        return f"a sum below {100 * (s.bid + (s.phase == rules.BID))} is too low now (AG-22)"
    if number == rules.DONE and s.phase == rules.BRIBING:
        return "a bribe is at least one lot (AG-18)"
    if (rules.LOT <= number < rules.DONE or number >= rules.ALL) and s.phase in (rules.OPENING, rules.BRIBING):
        return _why_no_lot(s, seat, number)
    return ""


def _why_no_lot(s: State, seat: int, number: int) -> str:
    agent, left = bribed_by(number), money_left(s, seat)
    if s.agent_at[agent] == rules.GONE:
        return f"{AGENT_IDS[agent]} is out of play ({'AG-15' if rules.CASE_IS_HELD else 'CB-14'})"
    bribed = sum(stake > 0 for stake in s.stake[seat])
    if s.phase == rules.OPENING and not s.stake[seat][agent] and bribed >= s.opening_agents:
        return f"opening bribes go to at most {s.opening_agents} agents ({_OPENING_RULE})"
    if number < rules.DONE:
        return f"no lot of {LOT_WORTHS[(number - rules.LOT) % rules.LOTS]} is left (AG-4)"
    if not has_lot(s, seat, left // (1 if number < rules.HALF else 2)):
        return "no lot is small enough for that (AG-4)"
    return "a single lot is put by its worth (AG-4)"


def _why_no_plan(s: State, seat: int, plan: int, case: int) -> str:
    rest, victim = divmod(plan, rules.VICTIMS)
    agent, way = divmod(rest, rules.WAYS)
    name, here = AGENT_IDS[agent], s.agent_at[agent]
    if here == rules.GONE:
        return f"{name} is out of play (AG-15)"
    there = rules.GOES_TO[here][way]
    if there == rules.NOWHERE:
        return f"{PLACE_IDS[here]} has no such link ({_MOVE_RULE})"
    if victim:
        struck = AGENT_IDS[victim - 1]
        if s.stake[seat][agent] < rules.PRICE:
            return f"it needs {100 * rules.PRICE} on {name}, and there is {100 * s.stake[seat][agent]} ({_STRIKE_RULE})"
        if victim - 1 == agent or s.agent_at[victim - 1] != there:
            return f"{struck} is not there to be struck by {name} ({_STRIKE_RULE})"
        if way == 0 and not rules.STRIKE_IN_PLACE:
            return f"{name} strikes one link away, not in {PLACE_IDS[here]} ({_STRIKE_RULE})"
        if s.sanctuary and rules.HOME[victim - 1] == there:
            return f"{struck} is protected at home (AG-14)"
    if s.refused[agent] >> (way * rules.VICTIMS + victim) & 1:
        return "the same announcement was refused this turn (AG-28)"
    if not rules.CASE_IS_HELD:
        on_it = way == 0 and not victim
        return "nobody stands on the briefcase (CB-5)" if on_it else f"{name} does not leave from the briefcase (CB-5)"
    if case and s.holder not in (rules.NOBODY, agent, victim - 1):
        return f"{AGENT_IDS[s.holder]} holds the briefcase (AG-12)"
    if way or victim:
        return f"the briefcase is neither with {name} nor at {PLACE_IDS[there]} (AG-9)"
    if s.holder == agent:
        return f"{name} is on the briefcase already (AG-10)"
    return f"the briefcase is not at {PLACE_IDS[here]} (AG-10)" if case else f"{name} is not on the briefcase (AG-10)"
