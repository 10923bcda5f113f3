"""What a seat sees of a Solomon game: its blanked state as a message, with its legal actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypedDict, cast, get_args

from . import rules
from .actions import AGENT_IDS, LOT_WORTHS, PLACE_IDS, AnyAction, Plan, offered, write_plan, write_plan_from
from .rules import State, board, legal, to_act
from .story import Outcome, asked_seats, outcome

# The kinds of events that views are made from, besides the state.
NOTED = frozenset({"placed"})
LOT_NAMES = tuple(map(str, LOT_WORTHS))
AT = (*PLACE_IDS, None)  # by place; agents out of play are nowhere
Phase = Literal["opening", "choose", "bribing", "protest", "reconsider", "bid", "answer", "decide", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Briefcase(TypedDict):
    at: str
    holder: str | None


class SeatView(TypedDict):
    """What the table knows of one seat. `stakes` is empty but for what was announced, or at the end."""

    bribes: int
    shown: dict[str, int]
    spent: dict[str, int]
    stakes: dict[str, int]
    lots: dict[str, int] | None


class Dossier(TypedDict):
    """What only the seat itself knows."""

    stakes: dict[str, int]
    placed: dict[str, list[int]]
    lots: dict[str, int]
    lots_put: int
    answered: bool


class View(TypedDict):
    you: int | None
    phase: Phase
    round: int
    round_cap: int
    mover: int
    asked: list[int]
    protester: int | None
    case: Briefcase
    agents: dict[str, str | None]
    announced: Plan | None
    bid: int
    refused: list[Plan]
    seats: list[SeatView]
    dossier: Dossier | None
    legal: list[AnyAction]
    outcome: Outcome | None


class PlaceInfo(TypedDict):
    id: str
    x: int
    y: int


class AgentInfo(TypedDict):
    id: str
    colour: str
    home: str


class Components(TypedDict):
    """The board, for drawing it. `lots` says how many there are of each worth, `price` what a strike costs."""

    places: list[PlaceInfo]
    links: list[list[str]]
    agents: list[AgentInfo]
    lots: dict[str, int]
    price: int


def components() -> Components:
    """The board, for drawing it: the same for every match."""
    return {
        "places": [{"id": p.id, "x": p.x, "y": p.y} for p in board.places],
        "links": [[PLACE_IDS[a], PLACE_IDS[b]] for a, b in board.links],
        "agents": [{"id": a.id, "colour": a.colour, "home": PLACE_IDS[a.home]} for a in board.agents],
        "lots": dict.fromkeys(map(str, LOT_WORTHS), rules.LOTS_EACH),
        "price": 100 * rules.PRICE,
    }


def view(known: State, seat: int | None, events: list[dict[str, Any]]) -> View:
    """The view of a seat, made from what it knows and from its own story, and from nothing else."""
    s = known
    return {
        "you": seat,
        "phase": PHASES[s.phase],
        "round": min(s.round + 1, s.round_cap) if s.round_cap else s.round + 1,
        "round_cap": s.round_cap,
        "mover": s.mover,
        "asked": asked_seats(s.asked),
        "protester": s.protester if s.phase in (rules.RECONSIDER, rules.BID, rules.ANSWER, rules.DECIDE) else None,
        "case": {
            "at": PLACE_IDS[s.case_at],
            "holder": None if s.holder == rules.NOBODY else AGENT_IDS[s.holder],
        },
        "agents": _agents(*s.agent_at),
        "announced": _announced(s),
        "bid": 100 * s.bid,
        "refused": _refused(s) if any(s.refused) else [],
        "seats": _seats(s),
        "dossier": None if seat is None else _dossier(s, seat, events),
        "legal": [] if seat is None else own_legal(s, seat),
        "outcome": outcome(s) if s.phase == rules.OVER else None,
    }


def own_view(known: State, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a view of a seat has in place of a spectator's: the rest of it is the same for all."""
    s = known
    own: dict[str, Any] = {"you": seat, "dossier": _dossier(s, seat, events), "legal": own_legal(s, seat)}
    if s.phase == rules.BRIBING:  # which is nobody else's business
        own["phase"] = PHASES[s.phase]
    return own


def own_key(s: State, seat: int) -> tuple[tuple[Any, ...], bool]:
    """All of the state that an own view follows from, and whether its options do too: on a turn that would be more than
    is worth comparing. It is told to nobody: with the same key, and as many events, the view of before is shown."""
    asked: object = None  # what the options follow from
    with_options = True
    if to_act(s) >> seat & 1:
        phase, stake, bid = s.phase, s.stake[seat][s.plan_agent], s.bid
        if phase == rules.PROTEST:
            asked = phase, stake > 0
        elif phase == rules.BID:
            asked = (phase, bid, stake) if stake > bid else (phase, bid > 0)
        elif phase == rules.ANSWER:
            asked = (phase, bid, stake) if stake >= bid and rules.MOVER_NAMES_SUM else (phase, stake >= bid)
        else:
            asked, with_options = phase, phase in (rules.RECONSIDER, rules.DECIDE)
    answered, put = s.answered >> seat & 1, s.mover == seat and s.lots_put
    return (asked, answered, put, *s.stake[seat], *s.lots[seat]), with_options


def _announced(s: State) -> Plan | None:
    if s.phase not in (rules.PROTEST, rules.RECONSIDER, rules.BID, rules.ANSWER, rules.DECIDE):
        return None
    return write_plan(s, s.plan_agent, s.plan_way, s.plan_victim, s.plan_case)


def _refused(s: State) -> list[Plan]:
    """Announcements that cannot be made again this turn, whatever is said of the case (AG-28)."""
    refused: list[Plan] = []
    for agent, bits in enumerate(s.refused):
        if bits:
            refused += _refused_of(agent, s.agent_at[agent], bits, case=s.holder != agent)
    return refused


@lru_cache(1 << 10)
def _refused_of(agent: int, here: int, bits: int, case: bool) -> list[Plan]:
    refused: list[Plan] = []
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        way, victim = divmod(lowest.bit_length() - 1, rules.VICTIMS)
        plan = write_plan_from(here, agent, way, victim, case)
        refused.append(cast(Plan, {key: value for key, value in plan.items() if key != "case"}))
    return refused


def _seats(s: State) -> list[SeatView]:
    over = s.phase == rules.OVER
    if not over and not (rules.ANNOUNCE_LOST_STAKES and rules.GONE in s.agent_at):
        return [_seat(s.bribes[seat], *s.shown[seat], *s.spent[seat]) for seat in range(s.seats)]
    opened = [agent for agent in range(rules.AGENTS) if over or s.agent_at[agent] == rules.GONE]
    return [
        {
            "bribes": s.bribes[seat],
            "shown": _money(s.shown[seat]),
            "spent": _money(s.spent[seat]),
            "stakes": {AGENT_IDS[agent]: 100 * s.stake[seat][agent] for agent in opened},
            "lots": _lots(s, seat) if over else None,
        }
        for seat in range(s.seats)
    ]


@lru_cache(1 << 12)
def _agents(*places: int) -> dict[str, str | None]:
    """Where they stand. Like that of a seat below, the object comes again: it is shown, and never changed."""
    return {name: AT[place] for name, place in zip(AGENT_IDS, places, strict=True)}


@lru_cache(1 << 12)
def _seat(bribes: int, *rows: int) -> SeatView:
    """What the table knows of a seat while no stakes are open: the same for many moves, and at many tables."""
    return {
        "bribes": bribes,
        "shown": _money(list(rows[: rules.AGENTS])),
        "spent": _money(list(rows[rules.AGENTS :])),
        "stakes": {},
        "lots": None,
    }


def _dossier(s: State, seat: int, events: list[dict[str, Any]]) -> Dossier:
    placed: dict[str, list[int]] = {}
    for event in events:
        placed.setdefault(event["agent"], []).append(event["worth"])
    return {
        "stakes": _money(s.stake[seat]),
        "placed": placed,
        "lots": _lots(s, seat),
        "lots_put": s.lots_put if s.mover == seat else 0,
        "answered": bool(s.answered >> seat & 1),
    }


def _money(row: list[int]) -> dict[str, int]:
    """The sums by agent, without those that are nothing."""
    if not any(row):
        return {}
    return {name: 100 * hundreds for name, hundreds in zip(AGENT_IDS, row, strict=True) if hundreds}


def _lots(s: State, seat: int) -> dict[str, int]:
    return dict(zip(LOT_NAMES, s.lots[seat], strict=True))


def own_legal(known: State, seat: int) -> list[AnyAction]:
    """What the seat may do; the same actions are the same objects each time, to be shown and never changed."""
    s = known
    if not to_act(s) >> seat & 1:
        return []
    choices = [0] * (rules.MOST_CHOICES + 1)
    legal(s, seat, choices)
    return offered(s, choices[1 : choices[0] + 1])
