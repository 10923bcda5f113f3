"""What is said of Casanova, and when: views, actions and events as messages of its catalogues.

`games/teller.py` describes each function; the page runs them too, translated by `rules/javascript.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valise_games.games.game import Action
from valise_games.games.messages import Message
from valise_games.games.teller import Event, TableFacts, View

KINDS = {
    "seat": "seat",
    "lady": "seat",
    "owner": "seat",
    "winner": "seat",
    "theatre": "theatre",
    "theatres": "theatre",
    "canal": "canal",
}
MINE = ("saw", "chose")
SILENT = ("turn", "put-back")  # where a turn begins is seen, and that both couples are back says nothing
HABITS = ("leave", "exchange", "coin")
MAY = ("move", "walk", "inspect", "look", "end")  # the order in which one is told what may be done
LIES = ("bluffed", "hid", "took")
FEW = 6  # so many ways of empty gondolas stand in one group


# ---------------------------------------------------------------------------------- moments
def moment(event: Event, view: View, table: TableFacts) -> dict[str, Any] | None:
    """Masks that are lifted, the choice after it, jewels, and couples that are shown to all."""
    match event["what"]:
        case "moved" | "walked":
            return {"kind": "move", "at": event["to"]}
        case "inspected":
            return {"kind": "seal", "at": _lies_at(event, view)}
        case "looked" | "put-back":
            return {"kind": "seal"}
        case "saw":
            found = event["where"] != "nowhere"
            facts = {"stamp": "stamp-casanova", "at": _lies_at(event, view)} if found else {"stamp": "stamp-not-he"}
            return {"kind": "caught" if found else "seal", **facts}
        case "chose":
            return {"kind": "seal", "stamp": "stamp-exchanged" if event["exchange"] else "stamp-left"}
        case "jewel":
            return {"kind": "taken", "stamp": "stamp-jewel"}
        case "shown":
            return {"kind": "window", "stamp": "stamp-casanova" if event["casanova"] else "stamp-not-he"}
    return None


def _lies_at(couple: Any, view: View) -> str:
    where: str = couple["theatre"] if couple["where"] == "theatre" else view["seats"][couple["lady"]]["at"]
    return where


# ---------------------------------------------------------------------------------- what is happening
def situation(view: View, table: TableFacts) -> dict[str, Any]:
    seat, owes = view["mover"], bool(view["legal"])
    match view["phase"]:
        case "over":
            return {"happening": "happens-over"}
        case "choice":
            inspecting = place_of(view["inspecting"])
            if not owes:
                return {"happening": {**inspecting, "id": "happens-choice", "seat": seat}}
            happening = {**inspecting, "id": "log-inspected", "seat": seat}
            return {"happening": happening, "owed": "owed-choice", "notice": _sight(view, seat)}
    if not owes:
        return {"happening": {"id": "happens-turn", "seat": seat}}
    open_to_you = [action["do"].partition("-")[0] for action in view["legal"]]
    may = [{"id": f"may-{do}"} for do in MAY if do in open_to_you]
    no_stay = view["seats"][seat]["no_stay"]
    return {
        "happening": {"id": "happens-your-turn", "round": view["round"], "points": view["points"]},
        "owed": {"id": "owed-turn", "may": {"list": may, "join": "or"}},
        "notice": {"id": "notice-no-stay", "refuge": no_stay} if no_stay else None,
    }


def place_of(couple: Any) -> dict[str, Any]:
    """Where a couple is, as story.py writes it for sentences."""
    if couple.get("theatre") is not None:
        return {"where": "theatre", "theatre": couple["theatre"]}
    return {"where": "gondola", "lady": couple["lady"]}


def _sight(view: View, seat: int) -> Message:
    """What was seen in the inspection that is going on, as the log has it."""
    couples = view["dossier"]["seen"][-1]["couples"]
    saw: dict[str, Any] = {"id": "log-saw", "seat": seat, "draw": "mine"}
    for couple in couples:
        if couple["casanova"]:
            return {**saw, **place_of(couple)}
    return {**saw, "where": "nowhere", "maids": [place_of(couple) for couple in couples]}


# ---------------------------------------------------------------------------------- what may be done
def menu(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """What has no place on the water, the lady's own ways, those of empty gondolas, and the end of the turn."""
    legal = view["legal"]
    if not legal:
        return []
    own = view["seats"][table["you"]]
    kinds = _kinds(table)
    ashore = [action for action in legal if action["do"] not in ("move", "end-turn")]
    hers = [action for action in legal if action["do"] == "move" and action["from"] == own["at"]]
    others = [action for action in legal if action["do"] == "move" and action["from"] != own["at"]]
    groups: list[dict[str, Any]] = [
        {"choices": [{"action": action} for action in ashore]},
        {
            "title": "choices-own",
            "choices": [{"action": action, "label": _goal(action, kinds, table)} for action in hers],
        },
    ]
    if len(others) <= FEW:
        groups.append({"title": "choices-empty-gondolas", "choices": [{"action": action} for action in others]})
    else:
        for place in view["empty"]:
            ways = [action for action in others if action["from"] == place]
            choices = [{"action": action, "label": _goal(action, kinds, table)} for action in ways]
            groups.append({"title": {"id": "choices-empty-gondola", "place": place}, "choices": choices})
    groups.append({"choices": [{"action": action} for action in legal if action["do"] == "end-turn"]})
    return groups


def _goal(action: Action, kinds: Any, table: TableFacts) -> Message:
    place = action["to"]
    return {"id": "choice-goal", "to": place, **_dock_of(place, kinds[place], table)}


def by_habit(habit: str, view: View, table: TableFacts) -> list[Action]:
    """After a look: he comes or stays aboard, and where he was not found the habit says what is done."""
    if view["phase"] != "choice" or not view["legal"]:
        return []
    sight: Any = _sight(view, view["mover"])
    if sight["where"] != "nowhere":
        return [{"do": "leave" if sight.get("lady") == table["you"] else "exchange"}]
    return [{"do": do} for do in ("exchange", "leave") if habit in (do, "coin")]


# ---------------------------------------------------------------------------------- ways of several steps
def ways(view: View, table: TableFacts) -> list[list[Action]]:
    """Where a gondola gets with the points left, by the shortest way that takes more than a step. A lady also goes
    through streets, and where an empty gondola is in her way it is put aside; to couples she comes with a look."""
    if view["phase"] != "turn" or not view["legal"]:
        return []
    own, board = view["seats"][table["you"]], table["components"]
    links: dict[str, list[str]] = {place["id"]: [] for place in board["places"]}
    for link in board["water"]:
        links[link[0]].append(link[1])
        links[link[1]].append(link[0])
    found: list[list[Action]] = []
    for place in view["empty"]:
        alone: dict[str, list[Action]] = {}
        _go_on(alone, [[action] for action in view["legal"] if action.get("from") == place], view, links, {}, table)
        found.extend([way for way in alone.values() if len(way) > 1])
    across: dict[str, str] = {}
    for street in board["streets"]:
        ends = street["between"]
        across = {**across, ends[0]: ends[1], ends[1]: ends[0]}
    begins = [action for action in view["legal"] if action.get("from") == own["at"] or action["do"] == "walk"]
    reached: dict[str, list[Action]] = {}
    _go_on(reached, [[action] for action in begins], view, links, across, table)
    put_aside = [*_put_aside(own["at"], [], view, links, table)]
    for place, way in reached.items():
        put_aside.extend(_put_aside(place, way, view, links, table))
    _go_on(reached, put_aside, view, links, across, table)
    for place, way in reached.items():
        if len(way) > 1 and not _is_refuge(place, own, table):
            found.append(way)
    return [*found, *_looks(reached, view, table)]


def _go_on(
    reached: dict[str, list[Action]], begun: list[list[Action]], view: View, links: Any, across: Any, table: TableFacts
) -> None:
    """Adds each place that these ways lead to over free water, with the way there, unless it is known already.
    `across` has the other ends of streets, for a lady."""
    kinds = _kinds(table)
    docked = [*view["empty"], *[seat["at"] for seat in view["seats"]]]
    home = table["components"]["ladies"][table["you"]]["home"]
    going: list[str] = []
    for way in sorted(begun, key=_spent):
        end = way[-1]["to"]
        if end not in reached or len(way) < len(reached[end]):
            reached[end] = way
            going.append(end)
    while going:
        here = going.pop(0)
        way = reached[here]
        # A lady who docks at the Doge's lays down her jewel, and at home her turn is over: neither is passed.
        if across and kinds[here] != "stage":
            continue
        street = across.get(here)
        if street in view["empty"] and street not in reached and way[-1]["do"] == "move":
            reached[street] = [*way, {"do": "walk", "to": street}]
            going = [street, *going]
        if _spent(way) >= view["points"]:
            continue
        used = [step["to"] for step in way]
        for there in links[here]:
            barred = across and kinds[there] == "palazzo" and there != home
            if there not in reached and there not in docked and there not in used and not barred:
                reached[there] = [*way, {"do": "move", "from": here, "to": there}]
                going.append(there)


def _put_aside(here: str, way: list[Action], view: View, links: Any, table: TableFacts) -> list[list[Action]]:
    """The ways on to where empty gondolas lie, each of which goes one link farther, if it can get out of her way."""
    kinds = _kinds(table)
    home = table["components"]["ladies"][table["you"]]["home"]
    docked = [*view["empty"], *[seat["at"] for seat in view["seats"]]]
    found: list[list[Action]] = []
    if _spent(way) + 2 > view["points"] or (way and kinds[here] != "stage"):
        return found
    used = [here, *[step["to"] for step in way]]
    for there in links[here]:
        if there in view["empty"] and there not in used and (kinds[there] != "palazzo" or there == home):
            aside = [place for place in links[there] if place not in docked and place not in used]
            pushes: list[Action] = [{"do": "move", "from": there, "to": place} for place in aside]
            open_now = [push for push in pushes if way or push in view["legal"]]
            if open_now:
                found.append([*way, open_now[0], {"do": "move", "from": here, "to": there}])
    return found


def _spent(way: list[Action]) -> int:
    """Points: a street costs none."""
    return len([step for step in way if step["do"] == "move"])


def _is_refuge(place: str, own: Any, table: TableFacts) -> bool:
    """Where she may not end this turn (CV-24)."""
    board = table["components"]
    kinds = _kinds(table)
    refuge = "home" if place == own["home"] else "mouth" if place in board["mouths"] else kinds[place]
    return bool(refuge == own["no_stay"])


def _looks(reached: Any, view: View, table: TableFacts) -> list[list[Action]]:
    """To each couple that she has not inspected in this turn, and cannot inspect from where she is: the way, and the
    look."""
    found: list[list[Action]] = []
    ladies = {seat["at"]: number for number, seat in enumerate(view["seats"]) if number != table["you"]}
    for street in table["components"]["streets"]:
        ends, theatre = street["between"], street["theatre"]
        near = sorted([end for end in ends if end in reached], key=lambda end: len(reached[end]))
        looks: list[dict[str, Any]] = []
        if theatre and near and view["theatres"][theatre["id"]]:
            looks.append({"end": near[0], "do": "inspect-theatre", "couple": {"theatre": theatre["id"]}})
        for end in near:
            across = ends[0] if end == ends[1] else ends[1]
            if across in ladies:
                looks.append({"end": end, "do": "inspect-gondola", "couple": {"lady": ladies[across]}})
        for look in looks:
            action = {"do": look["do"], **look["couple"]}
            if look["couple"] not in view["inspected"] and action not in view["legal"]:
                found.append([*reached[look["end"]], action])
    return found


def dock(place: str, table: TableFacts) -> dict[str, Any]:
    """What kind of place it is, and whose palazzo, as story.py writes it for sentences."""
    kinds = _kinds(table)
    return _dock_of(place, kinds.get(place, ""), table)


def _kinds(table: TableFacts) -> dict[str, str]:
    """The kind of each place on the water."""
    return {place["id"]: place["kind"] for place in table["components"]["places"]}


def _dock_of(place: str, kind: str, table: TableFacts) -> dict[str, Any]:
    if kind != "palazzo":
        return {"goal": kind}
    for owner, lady in enumerate(table["components"]["ladies"]):
        if lady["home"] == place and owner < table["seats"]:
            return {"goal": "home", "goal_owner": owner}
    return {"goal": kind}


def warning(view: View, action: Action, table: TableFacts) -> Message | None:
    """Asked before the reader comes home: it ends the turn, and may show the couple to all."""
    own = view["seats"][table["you"]]
    if action["do"] != "move" or action["from"] != own["at"] or action["to"] != own["home"]:
        return None
    if not own["jewel_laid"]:
        return "warn-early"
    shares = [chance["share"] for chance in view["dossier"]["chances"] if chance["lady"] == table["you"]]
    return {"id": "warn-shown", "percent": percent(shares[0])} if shares else "warn-without-him"


def percent(share: float) -> int:
    """A share in per cent; 0 is written as less than one, since what cannot be has no share."""
    return int(100 * share + 0.5)


# ---------------------------------------------------------------------------------- what everybody knows of a seat
def seat_now(view: View, seat: int, table: TableFacts) -> Message | None:
    return "now-moves" if seat == view["mover"] and view["phase"] != "over" else None


def seat_facts(view: View, seat: int, table: TableFacts) -> list[Message]:
    known = view["seats"][seat]
    jewel = "fact-jewel-laid" if known["jewel_laid"] else "fact-jewel-in-hand"
    return [{"id": "fact-at", "place": known["at"], **dock(known["at"], table)}, jewel]


# ---------------------------------------------------------------------------------- papers
def papers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Where he can be, by the reader's account, and what was seen, the latest first."""
    own, outcome = view["dossier"], view["outcome"]
    if own is None:
        return []
    chances = sorted(own["chances"], key=lambda chance: -chance["share"])
    sure = outcome.get("casanova") if outcome else chances[0] if len(chances) == 1 else None
    if sure:
        where: dict[str, Any] = {"title": {**place_of(sure), "id": "paper-he-is"}, "lines": []}
    else:
        where = {"title": "paper-where", "lines": [_chance(chance) for chance in chances]}
        where["lines"].append("paper-coin-tosses")
    if not outcome:
        where["lines"].append({"id": "paper-onlooker", "percent": percent(onlooker(view, table["you"]))})
    sights = [{**sight, "id": "paper-sight", "couples": _seen(sight["couples"])} for sight in reversed(own["seen"])]
    title = "paper-seen" if sights else "paper-nothing-seen"
    return [{"about": "where", **where}, {"about": "seen", "title": title, "lines": sights}]


def onlooker(view: View, seat: int) -> float:
    """What somebody who has only watched gives this seat's gondola."""
    shares: list[float] = [chance["share"] for chance in view["chances"] if chance["lady"] == seat]
    return shares[0] if shares else 0.0


def _chance(chance: Any) -> Message:
    return {**place_of(chance), "id": "paper-chance", "percent": percent(chance["share"])}


def _seen(couples: Sequence[Any]) -> Message:
    seen = [{**place_of(couple), "id": "seen-couple", "casanova": couple["casanova"]} for couple in couples]
    return {"list": seen, "join": "comma"}


# ---------------------------------------------------------------------------------- the end
def result(view: View, table: TableFacts) -> list[Message]:
    """Who won and why. Of a game that was given up there is no more to say than where he was."""
    outcome = view["outcome"]
    where = outcome.get("casanova")
    he_was: list[Message] = [{**place_of(where), "id": "result-he-was"}] if where else []
    facts = {"rounds": view["round_cap"], "seat": outcome["winners"][0] if outcome["winners"] else None}
    wins: Message = {**facts, "id": "result-wins"}
    match outcome["reason"]:
        case "brought-home":
            return [wins, {**facts, "id": "result-brought-home"}]
        case "rounds-are-up":
            return (
                [wins, {**facts, "id": "result-aboard"}]
                if outcome["winners"]
                else [{**facts, "id": "result-nobody"}, *he_was]
            )
    return he_was


def ending(view: View, events: Sequence[Event], table: TableFacts) -> list[dict[str, Any]]:
    """Casanova's way from hand to hand, and every inspection; nothing where not all that was seen is told."""
    looks = [event for event in events if event["what"] in ("inspected", "looked")]
    sights = [event for event in events if event["what"] == "saw"]
    if len(looks) != len(sights):
        return []
    where = view["outcome"].get("casanova")
    sections = [{"about": "way", "title": "ending-way", "lines": _his_way(where, events)}] if where else []
    inspections = [_inspections(seat, events) for seat in range(table["seats"])]
    return [*sections, _of_seats(inspections)]


def _of_seats(lines: list[Message]) -> dict[str, Any]:
    return {"about": "inspections", "title": "ending-inspections", "lines": lines, "of_seats": True}


def _his_way(where: Any, events: Sequence[Event]) -> list[Message]:
    """His way from the couple he was dealt to, exchange by exchange; found from the end backwards."""
    now = place_of(where)
    lines: list[Message] = []
    for number, event in reversed(_with_rounds(events)):
        if event["what"] == "chose" and event["exchange"]:
            pair = [place_of({"lady": event["seat"]}), place_of(event)]
            if now in pair:
                lines.append({**now, "id": "ending-passes", "seat": event["seat"], "round": number})
                now = pair[1 - pair.index(now)]
    lines.append({**now, "id": "ending-first"})
    return list(reversed(lines))


def _inspections(seat: int, events: Sequence[Event]) -> Message:
    """Round by round: whom the seat inspected, what it saw, what it chose."""
    looks: list[dict[str, Any]] = []
    for number, event in _with_rounds(events):
        if event["what"] == "saw" and event["seat"] == seat:
            others = [couple for couple in event["couples"] if couple["casanova"] or couple.get("lady") != seat]
            couples = [
                {**place_of(couple), "id": "ending-couple", "casanova": couple["casanova"]}
                for couple in others or event["couples"]
            ]
            looks.append({"id": "ending-look", "round": number, "couples": couples, "exchange": False})
        elif event["what"] == "chose" and event["seat"] == seat:
            looks[-1]["exchange"] = event["exchange"]
    return {"id": "ending-looks", "seat": seat, "looks": {"list": looks, "join": "comma"}}


def _with_rounds(events: Sequence[Event]) -> list[tuple[int, Event]]:
    number, found = 1, []
    for event in events:
        if event["what"] == "turn":
            number = event["round"]
        found.append((number, event))
    return found
