"""What is said of Agent and Casablanca, and when: views, actions and turning points as messages.

The sentences are in `messages.<language>.ftl`; `games/teller.py` says what each function gives. The page runs this file
too, translated to JavaScript.
"""

from __future__ import annotations

from typing import Any

from valise_games.games.game import Action
from valise_games.games.messages import Message
from valise_games.games.teller import Event, TableFacts, View

KINDS = {
    "seat": "seat",
    "seats": "seat",
    "mover": "seat",
    "protester": "seat",
    "speaker": "seat",
    "winner": "seat",
    "lead": "seat",
    "before": "seat",
    "agent": "agent drawn",
    "agents": "agent drawn",
    "victim": "agent drawn",
    "homes": "agent drawn",
    "here": "agent drawn",
    "place": "place",
    "to": "place",
    "from": "place",
    "home": "place",
}
# What they say stands in another line, in the papers or at the end.
SILENT = ("asked", "turn", "ledgers", "over")


# ---------------------------------------------------------------------------------- moments
HEARD = {"bribed": "seal", "opening-done": "window", "insisted": "bid", "bid": "bid", "held": "bid"}
STAMPED = {
    "yielded": "stamp-gives-way",
    "took-back": "stamp-taken-back",
    "undid": "stamp-undone",
    "let-stand": "stamp-stands",
}


def moment(event: Event, view: View, table: TableFacts) -> dict[str, Any] | None:
    """Protests and what came of them, and agents that are struck down, with what the reader had on them."""
    what = event["what"]
    if what in HEARD:
        return {"kind": HEARD[what]}
    if what in STAMPED:
        return {"kind": "stamp", "stamp": STAMPED[what]}
    match what:
        case "announced":
            return {"kind": "move", "at": event["action"].get("to", event["from"])}
        case "protests":
            return {"kind": "call", "stamp": "stamp-protest"}
        case "gave-way":
            return {"kind": "stamp", "stamp": "stamp-undone" if event["undone"] else "stamp-protest-fails"}
        case "carried-out":
            if event["action"]["do"] == "strike":
                return _struck(event["action"], view, table)
            return {"kind": "stamp", "stamp": "stamp-stands"} if event["contested"] else None
        case "lost-stakes":
            return {"kind": "lost", "stamp": "stamp-struck"}
    return None


def _struck(action: Action, view: View, table: TableFacts) -> dict[str, Any]:
    """In Agent the next event tells what everybody has lost; in Casablanca the reader knows it of himself."""
    victim, own = action["victim"], view["dossier"]
    lost = own["stakes"].get(victim, 0) if own and table["game"] != "agent" else 0
    text: list[Message] = [{"id": "log-carried-out", "action": action, "contested": False}]
    if lost:
        text.append({"id": "your-loss", "sum": lost, "draw": "mine"})
    return {"kind": "lost", "stamp": "stamp-struck", "at": action["to"], "text": text}


# ---------------------------------------------------------------------------------- what can be taken back
def drafted(view: View, action: Action, table: TableFacts) -> View | None:
    """A lot that is not handed in yet: the table as the reader would see it with the lot in its place."""
    if action["do"] != "lot":
        return None
    own, agent, worth = view["dossier"], action["agent"], action["worth"]
    lots = {**own["lots"], str(worth): own["lots"][str(worth)] - 1}
    stakes = {**own["stakes"], agent: own["stakes"].get(agent, 0) + worth}
    placed = {**own["placed"], agent: [*own["placed"].get(agent, []), worth]}
    dossier = {**own, "lots": lots, "stakes": stakes, "placed": placed, "lots_put": own["lots_put"] + 1}
    left = sum(lots.values())
    legal = [{"do": "done"}]
    for other in view["legal"]:
        fits = lots[str(other["worth"])] > 0 if other["do"] == "lot" else left > 1
        if other["do"] != "done" and fits:
            legal.append(other)
    return {**view, "dossier": dossier, "legal": legal}


# ---------------------------------------------------------------------------------- what is happening
def situation(view: View, table: TableFacts) -> dict[str, Any]:
    owes = len(view["legal"]) > 0
    phase = view["phase"]
    if phase == "over" or view["outcome"]:
        return {"happening": "happening-over"}
    if phase == "opening":
        return {"happening": "happening-opening", "owed": "owed-opening" if owes else "owed-sealed"}
    if phase == "bribing":
        return {"happening": "happening-bribing", "owed": {"id": "owed-bribing", "put": view["dossier"]["lots_put"]}}
    if phase != "choose":
        return _contest(view, table, owes)
    if not owes:
        return {"happening": {"id": "happening-their-turn", "seat": view["mover"]}}
    again = len(view["refused"]) > 0
    return {
        "happening": "happening-undone" if again else {"id": "happening-your-turn", "round": view["round"]},
        "owed": {"id": "owed-turn", "ways": {"list": [{"id": way} for way in _ways(view)], "join": "or"}},
    }


def _ways(view: View) -> list[str]:
    """The kinds of actions on a turn that are open."""
    open_to = {action["do"] for action in view["legal"]}
    moves = any(do in open_to for do in ("move", "step-on", "step-off"))
    return (["may-move"] if moves else []) + [
        f"may-{do}" for do in ("strike", "bribe", "end-turn") if do in open_to
    ]  # fmt: skip


def _contest(view: View, table: TableFacts, owes: bool) -> dict[str, Any]:
    """What happens from an announcement until it stands or is undone."""
    action = view["announced"]
    stays = action.get("to") == view["agents"][action["agent"]]
    announced = {"id": "log-announced", "seat": view["mover"], "action": action, "stays": stays}
    said: dict[str, Any] = {"happening": announced | {"briefcase": _briefcase(view, action, table)}}
    if _brings_home(view, action, table):
        said["notice"] = "notice-ends-the-game"
    if view["phase"] != "protest":
        said["owed"] = _duel(view, owes)
    elif owes:
        said["owed"] = ["owed-protest", _your_stake(view)]
    else:
        said["owed"] = "waits-for-answers" if view["mover"] == table["you"] else "owed-sealed"
    return said


def _duel(view: View, owes: bool) -> Message:
    phase, duel = view["phase"], {"mover": view["mover"], "protester": view["protester"], "sum": view["bid"]}
    if phase == "reconsider":
        return {"id": "owed-reconsider" if owes else "waits-for-reconsideration"} | duel
    if phase == "decide":
        return {"id": "owed-decide" if owes else "waits-for-decision"} | duel
    if not owes:
        return {"id": "waits-for-bid" if phase == "bid" else "waits-for-answer"} | duel
    bid = "owed-higher-bid" if view["bid"] else "owed-first-bid"
    return [{"id": "owed-answer" if phase == "answer" else bid} | duel, _your_stake(view)]


def _your_stake(view: View) -> Message:
    """A secret inside the public lines keeps its paper."""
    agent = view["announced"]["agent"]
    return {
        "id": "your-stake-there",
        "agent": agent,
        "sum": view["dossier"]["stakes"].get(agent, 0),
        "draw": "mine",
    }


def _briefcase(view: View, action: Action, table: TableFacts) -> str:
    """What a move or a strike does with the briefcase."""
    agent, case = action["agent"], view["case"]
    if action.get("case"):
        return "with" if case["at"] == view["agents"][agent] else "onto"
    if case["holder"] == agent:
        return "without"
    beside = table["game"] == "agent" and action["do"] == "move" and case["holder"] is None
    return "beside" if beside and case["at"] == action["to"] else "none"


def _brings_home(view: View, action: Action, table: TableFacts) -> bool:
    """Would the briefcase be home with its carrier?"""
    if action["do"] != "step-on" and not action.get("case"):
        return False
    agent = action["agent"]
    here = view["agents"][agent]
    there = action.get("to", here)
    return there == _home(agent, table) and (table["game"] == "agent" or there != here)


def _home(agent: str, table: TableFacts) -> str:
    homes = [piece["home"] for piece in table["components"]["agents"] if piece["id"] == agent]
    return str(homes[0])


# ---------------------------------------------------------------------------------- what may be done
def menu(view: View, table: TableFacts) -> list[dict[str, Any]]:
    phase = view["phase"]
    if not view["legal"]:
        return []
    if phase == "protest":
        return [{"choices": _protest(view)}]
    if phase not in ("choose", "opening", "bribing"):
        return [{"choices": _answers(view, table)}]
    groups: list[dict[str, Any]] = []
    ways: dict[str, list[Action]] = {agent: [] for agent in view["agents"]}
    for action in view["legal"]:
        if "agent" in action:
            ways[action["agent"]].append(action)
    for agent, place in view["agents"].items():
        own = ways[agent]
        if phase == "choose":
            title: Message = {"id": "group-of-agent", "agent": agent, "place": place}
            choices = [{"action": a, "label": _way(view, a, table)} for a in own if a["do"] != "strike"]
            choices += [{"action": a, "label": _way(view, a, table)} for a in own if a["do"] == "strike"]
        else:
            title = {"id": "group-of-bribe", "agent": agent, "sum": view["dossier"]["stakes"].get(agent, 0)}
            lots = view["dossier"]["lots"]
            choices = [
                {"action": a, "label": a | {"id": f"way-{a['do']}", "count": lots.get(str(a.get("worth", 0)), 0)}}
                for a in own
            ]
        groups.append({"title": title, "choices": choices})
    return [*groups, {"choices": [{"action": action} for action in view["legal"] if "agent" not in action]}]


def _way(view: View, action: Action, table: TableFacts) -> Message:
    """A way of an agent that is named above: "Bazaar with ▣", "eliminate Blue"."""
    return action | {
        "id": f"way-{action['do']}",
        "briefcase": _briefcase(view, action, table),
        "stays": action.get("to") == view["agents"][action["agent"]],
    }


def _protest(view: View) -> list[dict[str, Any]]:
    """Both answers are always shown, at equal weight, whatever the seat holds."""
    why = {"id": "why-no-stake", "agent": view["announced"]["agent"]}
    return [_answer(view, "protest", why), _answer(view, "let-pass", why)]


def _answers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """The answers of the two in a duel."""
    phase = view["phase"]
    if phase in ("reconsider", "decide"):
        return [{"action": action} for action in view["legal"]]
    gives_up = table["game"] == "agent" and view["mover"] != table["you"]
    label = {"label": "do-give-up"} if gives_up else {}
    out = [{"action": action} | label for action in view["legal"] if action["do"] == "give-way"]
    if phase == "answer" and table["game"] != "agent":
        why = {"id": "why-too-little", "agent": view["announced"]["agent"], "sum": view["bid"]}
        return [_answer(view, "hold", why), *out]
    return out + [{"action": action} for action in view["legal"] if action["do"] == "bid"]


def _answer(view: View, do: str, why: Message) -> dict[str, Any]:
    """An answer that cannot be given is shown all the same."""
    if {"do": do} in view["legal"]:
        return {"action": {"do": do}}
    return {"action": None, "label": f"do-{do}", "why": why}


def warning(view: View, action: Action, table: TableFacts) -> Message | None:
    """Asked once before the reader announces what may end the game, or pays for a strike."""
    if "agent" in action and _brings_home(view, action, table):
        agent = action["agent"]
        return {"id": "warning-home", "agent": agent, "sum": view["dossier"]["stakes"].get(agent, 0)}
    if action["do"] == "strike":
        return action | {"id": "warning-strike", "sum": table["components"]["price"]}
    return None


# ---------------------------------------------------------------------------------- of seats
def seat_now(view: View, seat: int, table: TableFacts) -> Message | None:
    """The same for every seat that is asked."""
    if view["phase"] == "over" or view["outcome"]:
        return None
    if seat == view["protester"]:
        return {"id": "now-protests", "seat": seat}
    if seat in view["asked"]:
        return {"id": "now-asked", "seat": seat}
    if seat == view["mover"] and view["phase"] != "opening":
        return {"id": "now-moves", "seat": seat}
    return None


def seat_facts(view: View, seat: int, table: TableFacts) -> list[Any]:
    """What is known of a seat's ledger: how often it bribed, what it must have, what it paid."""
    known, over = view["seats"][seat], view["phase"] == "over"
    facts: list[Any] = []
    if seat != table["you"] and not over:
        facts.append({"text": "fact-ledger", "sealed": True})
    facts.append({"id": "fact-bribes", "count": known["bribes"]})
    for agent, sum_shown in known["shown"].items():
        if not over and view["agents"][agent] is not None:
            facts.append({"id": "fact-shown", "agent": agent, "sum": sum_shown, "draw": "strong"})
    paid = sum(known["spent"].values())
    if paid:
        facts.append({"id": "fact-paid", "sum": paid})
    return facts


# ---------------------------------------------------------------------------------- papers
def papers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    own = view["dossier"]
    if not own:
        return []
    total, left = _worth(table["components"]["lots"]), _worth(own["lots"])
    stakes = [
        {
            "id": "papers-stake",
            "agent": agent,
            "sum": own["stakes"].get(agent, 0),
            "lots": _added(lots),
            "out": view["agents"][agent] is None,
        }
        for agent, lots in own["placed"].items()
    ]
    lots = [{"worth": int(worth), "count": count} for worth, count in own["lots"].items() if count]
    lots = sorted(lots, key=lambda lot: -lot["worth"])
    return [
        {
            "title": {"id": "papers-stakes", "sum": total - left, "total": total},
            "lines": stakes if stakes else ["papers-nothing"],
        },
        {
            "title": {"id": "papers-left", "sum": left},
            "lines": [{"id": "papers-lots", "left": {"list": lots, "join": "comma"}}] if lots else [],
        },
    ]


def _worth(lots: dict[str, int]) -> int:
    return sum(int(worth) * count for worth, count in lots.items())


def _added(lots: list[int]) -> str:
    """1000+2×500: those of one worth together, in the order in which they were first placed."""
    kinds = [worth for index, worth in enumerate(lots) if lots.index(worth) == index]
    return "+".join(f"{lots.count(worth)}×{worth}" if lots.count(worth) > 1 else str(worth) for worth in kinds)


# ---------------------------------------------------------------------------------- the end
def result(view: View, table: TableFacts) -> list[Message]:
    """Nothing where a table ended before its game: that is the house's to tell."""
    outcome = view["outcome"]
    if outcome["reason"] == "rounds-are-up" and not outcome["winners"]:
        return ["result-nobody-wins", {"id": "result-not-home", "round": view["round"]}]
    if "stakes" not in outcome:
        return []
    winner, stakes = outcome["winners"][0], outcome["stakes"]
    home = "agent" in outcome
    agents = [outcome["agent"]] if home else outcome["agents"]
    # version 2: the agents with the shortest way decided
    why: Message = {"id": "result-rounds-are-up", "round": view["round_cap"], "agents": agents}
    if home:
        why = {"id": "result-brought-home", "agent": agents[0], "home": _home(agents[0], table)}
    on_them = {"id": "result-stakes", "count": len(agents), "stakes": _by_size(stakes)}
    lines: list[Message] = [{"id": "result-wins", "winner": winner}, why, on_them]
    if stakes.count(max(stakes)) > 1:
        lines.append({"id": "result-tie" if home else "result-tie-at-the-end", "winner": winner})
    return lines


def _by_size(stakes: list[int], least: int = 0) -> dict[str, Any]:
    """Stakes by seat as a list, the largest first."""
    order = sorted([seat for seat, stake in enumerate(stakes) if stake >= least], key=lambda seat: -stakes[seat])
    return {"list": [{"seat": seat, "sum": stakes[seat]} for seat in order], "join": "comma"}


def ending(view: View, events: list[Event], table: TableFacts) -> list[dict[str, Any]]:
    """Every ledger; every bribe and the protests nobody heard, once the whole story is there."""
    ledgers = [{"id": "ending-ledger", "seat": seat} | _ledger(view, seat) for seat in range(table["seats"])]
    sections: list[dict[str, Any]] = [
        {"about": "ledgers", "title": "ending-ledgers", "lines": ledgers, "of_seats": True},
    ]
    secret = ("placed", "answered")
    if not any(event["what"] in secret and event["seat"] != table["you"] for event in events):
        return sections
    bribes, unheard = _bribes(events, table), _unheard(events)
    if bribes:
        sections.append({"about": "bribes", "title": "ending-bribes", "lines": bribes})
    if unheard:
        return [*sections, {"about": "unheard", "title": "ending-unheard", "lines": unheard}]
    return [*sections, {"about": "unheard", "lines": ["ending-all-heard"]}]


def _ledger(view: View, seat: int) -> dict[str, Any]:
    """Opened by the game's end; where a table stopped early, as the seat saw it."""
    opened = view["views"][seat]["dossier"] if view.get("views") else view["seats"][seat]
    lots, stakes = opened["lots"], opened["stakes"]
    ledger = [{"agent": agent, "sum": stake} for agent, stake in stakes.items() if stake]
    return {"ledger": {"list": ledger, "join": "comma"}, "left": _worth(lots) if lots else 0}


def _bribes(events: list[Event], table: TableFacts) -> list[Message]:
    """What each seat placed, and when."""
    by_seat: list[list[dict[str, Any]]] = [[] for _ in range(table["seats"])]
    opening = any(event["what"] == "opening-done" for event in events)
    now = 1
    for event in events:
        if event["what"] == "turn":
            now = event["round"]
        elif event["what"] == "opening-done":
            opening = False
        elif event["what"] == "placed":
            turns = by_seat[event["seat"]]
            if not turns or turns[-1]["round"] != now or turns[-1]["opening"] != opening:
                turns.append({"id": "ending-bribe", "round": now, "opening": opening, "lots": []})
            turns[-1]["lots"].append(event)
    return [
        {"id": "ending-bribes-of", "seat": seat, "turns": {"list": [_bribe(one) for one in turns], "join": "semicolon"}}
        for seat, turns in enumerate(by_seat)
        if turns
    ]


def _bribe(turn: dict[str, Any]) -> Message:
    """The lots of one turn, together for each agent."""
    agents: list[str] = []
    for lot in turn["lots"]:
        if lot["agent"] not in agents:
            agents.append(lot["agent"])
    placed = [
        {"agent": agent, "lots": _added([lot["worth"] for lot in turn["lots"] if lot["agent"] == agent])}
        for agent in agents
    ]
    return {
        "id": "ending-bribe",
        "round": turn["round"],
        "opening": turn["opening"],
        "placed": {"list": placed, "join": "comma"},
    }


def _unheard(events: list[Event]) -> list[dict[str, Any]]:
    """Who protested against an announcement, but was not the first clockwise."""
    lines: list[dict[str, Any]] = []
    now, seat, plan, is_new = 1, 0, {}, True
    for event in events:
        if event["what"] == "turn":
            now = event["round"]
        elif event["what"] == "announced":
            seat, plan, is_new = event["seat"], event["action"] | {"id": "plan"}, True
        elif event["what"] == "unheard" and is_new:
            lines.append(
                {"id": "ending-unheard-of", "round": now, "seat": seat, "plan": plan, "seats": [event["seat"]]}
            )
            is_new = False
        elif event["what"] == "unheard" and event["seat"] not in lines[-1]["seats"]:
            lines[-1]["seats"].append(event["seat"])
    return lines


# ---------------------------------------------------------------------------------- looking back
LIES = ("bluffed", "bluff-called", "gave-way-with-more")
# Of whom the second sentence is.
OTHER = {
    "bluffed": "mover",
    "took-back": "protester",
    "bluff-called": "winner",
    "duel": "winner",
    "gave-way-with-more": "winner",
    "overbid": "mover",
    "let-stand": "mover",
    "let-pass-with-more": "mover",
}


def turn(turn: dict[str, Any], table: TableFacts) -> Message:
    """A sentence about the seat of a turning point, and one about the other who had a part in it."""
    what, seat = turn["what"], turn["seat"]
    about = {"id": f"turn-{what}", "seat": seat}
    if what == "struck":
        lost = {"id": "besides-struck", "lost": _by_size(turn["lost"], 1)}
        return [about | {"agent": turn["agent"], "victim": turn["victim"]}, lost]
    if what == "lead-changed":
        return [about | {"agent": turn["agent"]}, {"id": "besides-lead-changed", "before": turn["from"]}]
    stakes = turn["stakes"]
    if what in OTHER:
        other = turn[OTHER[what]]
        had = {"id": "had-on", "seat": seat, "agent": turn["agent"], "sum": stakes[seat]}
        there = {"id": "had-there", "seat": other, "sum": stakes[other]}
        return [
            about | {"agent": turn["agent"], "sum": turn.get("sum", 0), "had": had},
            {"id": f"besides-{what}", "seat": other, "stake": stakes[other], "had": there},
        ]
    most = max(stakes)
    how = "nothing" if most == 0 else "tie" if stakes.count(most) > 1 else "more"
    won = about | {"sum": most, "how": how}
    if what == "shortest-way":
        return won | {"agents": turn["agents"]}
    then = [{"id": "besides-brought-home", "seat": turn["mover"]}] if how == "more" and turn["mover"] != seat else []
    return [won | {"agent": turn["agent"]}, *then]


def exception(name: str, table: TableFacts) -> Message:
    """What an announcement let pass in advance may be stopped by: the briefcase, or an agent."""
    return f"exception-{name}" if name in ("case", "mine") else f"agent-{name}"
