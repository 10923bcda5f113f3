"""What is said of Randolph's Casablanca, and when: views, actions and events as messages of its catalogues.

`games/teller.py` describes each function; the page runs them too, translated by `rules/javascript.py`.
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
    "winner": "seat",
    "winners": "seat",
    "loser": "seat",
    "richer": "seat",
    "space": "space",
    "start": "space",
    "circle": "space",
    "card": "symbol",
    "symbol": "symbol drawn",
}
MINE = ("aside", "read", "answered")
# Told by what follows, or by the view.
SILENT = ("places", "turn", "asked", "weighed", "nobody-protests", "gives", "chips", "over")
SIDES = {"2": ["top", "bottom"], "4": ["top", "right", "bottom", "left"]}  # by the number of laps
MAKES_FOUR = 4


def faded(event: Event, table: TableFacts) -> Message | None:
    """RA-24: without the memory aid the log keeps no number of a chip beyond its turn."""
    if event["what"] not in ("aside", "read", "shown") or table["options"].get("memory_aid", True):
        return None
    return {**event, "id": f"faded-{event['what']}"}


# ---------------------------------------------------------------------------------- moments
LIES = ("bluffed", "caught", "confessed", "folded-though-right")
HEARD = {"announced": "move", "sold": "bid", "raised": "bid", "matched": "bid", "read": "seal", "answered": "seal"}
STAMPED = {"confessed": "stamp", "folded": "stamp", "shuffled": "window", "out": "lost"}


def moment(event: Event, view: View, table: TableFacts) -> dict[str, Any] | None:
    """Protests, how bets end, chips that are shown, cards that are taken, and who is out."""
    what = event["what"]
    if what in HEARD:
        return {"kind": HEARD[what], "at": event.get("space")}
    if what in STAMPED:
        return {"kind": STAMPED[what], "stamp": f"stamp-{what}"}
    match what:
        case "placed" | "took" | "laid":
            return {"kind": "move", "at": event.get("circle", event.get("space"))}
        case "protests":
            return {"kind": "call", "stamp": "stamp-protest"}
        case "shown":
            kind, stamp = ("stamp", "stamp-true") if event["true"] else ("caught", "stamp-lie")
            return {"kind": kind, "stamp": stamp, "at": event["circle"]}
        case "won":
            return {"kind": "bid", "text": {**event, "id": "log-won"}}
        case "card":
            return {"kind": "taken", "stamp": "stamp-bank" if event["alike"] == MAKES_FOUR else "stamp-card"}
    return None


# ---------------------------------------------------------------------------------- what is happening
def situation(view: View, table: TableFacts) -> dict[str, Any]:
    phase, mover, owes = view["phase"], view["mover"], bool(view["legal"])
    happening: Message = {"id": f"happens-{phase}", "seat": mover, "round": view["round"]}
    match phase:
        case "over":
            return {"happening": happening}
        case "placing":
            return {"happening": happening, "owed": "owed-placing" if owes else None}
        case "giving":
            happening = {"id": "happens-giving", "seat": view["giver"]}
            return {"happening": happening, "owed": "owed-giving" if owes else None}
    announced, goal = view["announced"], view["goal"]
    number = announced["number"] if announced else None
    if number is None:
        if not owes:
            return {"happening": happening}
        todo = {"id": f"owed-{phase}", "last": len(table["components"]["symbols"]) - 1}
        return {"happening": happening, "owed": [_chip_in_hand(view), todo], "notice": _goal(view, "notice-top")}
    said = {"id": "log-announced", "seat": mover, "number": number}
    said = {**said, "start": announced["figure_from"], "space": announced["figure_to"]}
    if phase == "prize":
        return {"happening": said, "owed": {"id": "happens-prize", "seat": view["bet"]["winner"]}}
    owed: Message
    match phase:
        case "laying":
            owed = [_chip_in_hand(view), "owed-laying"] if owes else {"id": "waits-laying", "mover": mover}
        case "protest":
            owed = _protest(view, owes)
        case "taking":
            owed = "owed-taking" if owes else {"id": "waits-taking", "mover": mover}
        case _:
            owed = _bet(view, owes)
    at_stake = goal is not None and goal["number"] == number
    return {"happening": said, "owed": owed, "notice": _goal(view, "notice-stake") if at_stake else None}


def _goal(view: View, name: str) -> Message | None:
    return {**view["goal"], "id": name} if view["goal"] else None


def _chip_in_hand(view: View) -> Message | None:
    own = view["dossier"]
    if not own or own["in_hand"] is None:
        return None
    return {"id": "own-chip", "number": own["in_hand"], "draw": "mine"}


def _protest(view: View, owes: bool) -> Message:
    mover = view["mover"]
    if not owes:
        return {"id": "waits-protest", "mover": mover}
    if view["dossier"] and view["dossier"]["weighing"] is not None:
        return "owed-sum"
    return [{"id": "owed-protest", "mover": mover, "sum": view["seats"][mover]["cash"]}, _of_this_chip(view)]


def _bet(view: View, owes: bool) -> Message:
    own, bet, mover, phase = view["dossier"], view["bet"], view["mover"], view["phase"]
    protester, to_match = bet["protester"], bet["match"]
    answers, other = (protester, mover) if phase == "raise" else (mover, protester)
    if not owes:
        sealed = own["bet"] if own else None
        stays = {"id": "own-bet-stays", "sum": sealed, "draw": "mine"} if sealed else None
        return [{"id": "waits-bet", "seat": answers, "sum": to_match}, stays]
    if phase == "answer":
        return [{"id": "owed-answer", "protester": protester, "sum": to_match}, _of_this_chip(view)]
    return [{"id": "owed-raise", "seat": other, "sum": to_match}, _of_this_chip(view)]


def _of_this_chip(view: View) -> Message | None:
    """What the reader's own notes tell of the chip that was moved; nothing where nothing is remembered."""
    own, announced = view["dossier"], view["announced"]
    if not own or not view["memory_aid"]:
        return None
    said = announced["number"]
    known = own["chips"].get(announced["laid_at"])
    if known is not None:
        return {"id": "own-known", "number": known, "draw": "mine"}
    left = own["unseen"].get(str(said), 0)
    if not left:
        return {"id": "own-all-placed", "number": said, "draw": "mine"}
    unseen = sum(own["unseen"].values())
    return {"id": "own-some-left", "number": said, "count": left, "unseen": unseen, "draw": "mine"}


# ---------------------------------------------------------------------------------- what may be done
def menu(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Every legal action once; and what cannot be done now, where leaving it out would tell something."""
    legal = view["legal"]
    if not legal:
        return []
    match view["phase"]:
        case "placing" | "laying":
            return _spaces(view, table)
        case "choose":
            chips = [{"action": action, "label": _chip(view, action)} for action in legal if action["do"] == "take"]
            rest = [{"action": action} for action in legal if action["do"] != "take"]
            return [{"choices": rest}, {"title": "choices-take", "choices": chips}]
        case "saying":
            return [{"choices": [{"action": action, "label": _say(view, action, table)} for action in legal]}]
        case "protest":
            return [{"choices": _answers(view, table)}]
        case "taking":
            return [{"choices": [{"action": action, "label": _take(view, action)} for action in legal]}]
        case "giving":
            return [{"choices": [{"action": action} for action in legal]}]
        case "prize":
            loser, choices = view["bet"]["loser"], []
            for action in legal:
                label = {**_prize(view, action), "id": "choice-prize", "loser": loser}
                choices.append({"action": action, "label": label})
            return [{"choices": choices}]
    return [{"choices": _bets(view, table)}]


def label(action: Action, table: TableFacts) -> Message:
    board = table["components"]
    match action["do"]:
        case "sell":
            return {**action, "id": "do-sell", "sum": board["sale"]}
        case "weigh":
            low, high = max(action["from"], board["least_bet"]), action["from"] + board["span"] - board["note"]
            return {"id": "do-weigh", "low": low, "high": high}
        case "bet":
            return {"id": "do-bet", "sum": action["sum"], "all": False}
    return {**action, "id": f"do-{action['do']}"}


def _spaces(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """The spaces, by the sides of the ring."""
    board = table["components"]
    laps = len(board["spaces"]) // len(board["symbols"])
    sides = SIDES.get(str(laps), [])
    groups: list[dict[str, Any]] = [{"title": f"side-{side}", "choices": []} for side in sides] or [{"choices": []}]
    for action in view["legal"]:
        space = action["space"] if action["do"] == "figure" else action["circle"]
        lap = int(space.rpartition("-")[2]) if sides else 1
        groups[lap - 1]["choices"].append({"action": action, "label": {"id": "name-space", "space": space}})
    return groups


def _chip(view: View, action: Action) -> Message:
    """A chip, with its number where the reader knows it."""
    circle = action["circle"]
    if circle in view["shown"]:
        return {"id": "choice-shown", "circle": circle, "number": view["shown"][circle]}
    known = view["dossier"]["chips"].get(circle) if view["dossier"] else None
    number = {"id": "name-number", "number": known, "draw": "mine"} if known is not None else None
    return [{"id": "name-space", "space": circle}, number]


def _say(view: View, action: Action, table: TableFacts) -> Message:
    number, goal, own = action["number"], view["goal"], view["dossier"]
    spaces = [space["id"] for space in table["components"]["spaces"]]
    space = spaces[(spaces.index(view["seats"][view["mover"]]["figure"]) + number) % len(spaces)]
    gain = _goal(view, "choice-gain") if goal and goal["number"] == number else None
    is_true = {"id": "own-true", "draw": "mine"} if own and own["in_hand"] == number else None
    return [{"id": "choice-say", "number": number, "space": space}, gain, is_true]


def _take(view: View, action: Action) -> Message:
    return _goal(view, "choice-take") or "do-take-top" if action["do"] == "take-top" else "do-leave"


def _answers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """No, or a sum; both are always shown, whatever the seat has."""
    board, cash = table["components"], view["seats"][table["you"]]["cash"]
    choices: list[dict[str, Any]] = []
    for action in view["legal"]:
        if action["do"] == "weigh":
            low = max(action["from"], board["least_bet"])
            high = min(action["from"] + board["span"] - board["note"], cash)
            span = {"id": "do-weigh", "low": low, "high": high}
            choices.append({"action": action, "label": span if low < high else _sum(low, cash)})
        elif action["do"] == "bet":
            choices.append({"action": action, "label": _sum(action["sum"], cash)})
        else:
            choices.append({"action": action})
    if len(choices) == 1:
        choices.append({"label": "choice-protest", "why": {"id": "why-cannot-bet", "sum": board["least_bet"]}})
    return choices


def _sum(sum: int, cash: int) -> Message:
    return {"id": "do-bet", "sum": sum, "all": sum == cash}


def _bets(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Give way, match or raise, at equal weight."""
    bet, you = view["bet"], table["you"]
    choices: list[dict[str, Any]] = []
    raises = {"double": False, "triple": False}
    for action in view["legal"]:
        match action["do"]:
            case "confess":
                fine = min(table["components"]["fine"], view["seats"][you]["cash"])
                message = {"id": "choice-confess", "sum": fine}
            case "fold":
                message = {"id": "choice-fold", "sum": bet["put"][you]}
            case "match":
                message = {"id": "choice-match", "sum": bet["match"]}
            case _:
                times, sum = (2, bet["double"]) if action["do"] == "double" else (3, bet["triple"])
                message = {"id": "choice-raise", "times": times, "sum": sum, "capped": sum < times * bet["match"]}
                raises[action["do"]] = True
        choices.append({"action": action, "label": message})
    off = [do for do in raises if not raises[do]]
    return choices + [{"label": f"do-{do}", "why": "why-cannot-raise"} for do in off]


def _prize(view: View, action: Action) -> dict[str, Any]:
    """The card that is taken, after a bet or where an announcement stands."""
    if view["phase"] == "taking":
        goal: dict[str, Any] = view["goal"]
        return goal
    top = action["do"] == "take-top"
    card = view["top"] if top else action["card"]
    found: list[dict[str, Any]] = [one for one in view["bet"]["prizes"] if one["top"] == top and one["card"] == card]
    return found[0]


def warning(view: View, action: Action, table: TableFacts) -> Message | None:
    """Asked before the chips are mixed, before what may end the game, and before a bet that is surely lost."""
    match action["do"]:
        case "shuffle":
            return "warn-shuffle"
        case "take-top" | "take-card":
            prize = _prize(view, action)
            seats, you = view["seats"], table["you"]
            own = seats[you]["cash"] + prize["sum"]
            richer = [seat for seat in range(len(seats)) if seat != you and seats[seat]["cash"] > own]
            warned = {**prize, "id": "warn-prize", "richer": richer[0] if richer else None}
            return warned if prize["alike"] == MAKES_FOUR else None
        case "match":
            announced = view["announced"]
            number = view["dossier"]["chips"].get(announced["laid_at"]) if view["dossier"] else None
            is_true = number == announced["number"]
            if number is None or is_true == (view["mover"] == table["you"]):
                return None
            return {"id": "warn-match", "number": number, "sum": view["bet"]["match"]}
    return None


# ---------------------------------------------------------------------------------- what everybody knows
def seat_now(view: View, seat: int, table: TableFacts) -> Message | None:
    """What a seat does now, in a word; the same for every seat that is asked."""
    bet = view["bet"]
    if view["phase"] == "over":
        return None
    if view["giver"] is not None:
        return "now-gives" if seat == view["giver"] else None
    if bet and bet["winner"] is not None:
        return "now-won" if seat == bet["winner"] else None
    if bet and seat == bet["protester"]:
        return "now-protests"
    if seat in view["asked"]:
        return "now-asked"
    return "now-moves" if seat == view["mover"] else None


def seat_facts(view: View, seat: int, table: TableFacts) -> list[Message]:
    known = view["seats"][seat]
    facts: list[Message] = [
        {"id": "fact-cash", "sum": {"id": "name-sum", "sum": known["cash"], "draw": "strong"}},
    ]
    if known["out"]:
        return [*facts, {"id": "fact-out", "draw": "strong"}]
    facts += [{"id": "fact-card", "symbol": card, "count": count} for card, count in _in_order(known["cards"], table)]
    return facts if known["may_shuffle"] else [*facts, "fact-mixed"]


def _in_order(cards: dict[str, int], table: TableFacts) -> list[Any]:
    """Symbols with their counts, in the order of the ring."""
    symbols = [symbol["id"] for symbol in table["components"]["symbols"]]
    return [[symbol, cards[symbol]] for symbol in symbols if cards.get(symbol)]


def _counts(cards: dict[str, int], table: TableFacts) -> list[Message]:
    return [{"id": "card-count", "card": card, "count": count} for card, count in _in_order(cards, table)]


def result(view: View, table: TableFacts) -> list[Message]:
    outcome = view["outcome"]
    if not outcome or "cash" not in outcome:  # it was closed early, which the house tells
        return []
    winners, cash = outcome["winners"], outcome["cash"]
    won: Message = {"id": "result-winner", "seat": winners[0]}
    if len(winners) > 1:
        won = {"id": "result-shared", "winners": winners}
    fourth = outcome.get("fourth") or {}
    order = sorted(range(len(cash)), key=lambda seat: -cash[seat])
    amounts = [{"id": "amount", "seat": seat, "sum": cash[seat]} for seat in order]
    why = {**fourth, "id": f"result-{outcome['reason']}"}
    return [won, why, {"id": "result-cash", "amounts": {"list": amounts, "join": "comma"}}]


# ---------------------------------------------------------------------------------- papers
def papers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Where the chips of each number are: the one put aside, those read or shown, those not seen; and the cards."""
    own, you = view["dossier"], table["you"]
    if not own:
        return []
    lines: list[Message] = []
    if own["in_hand"] is not None:
        lines.append({"id": "own-in-hand", "number": own["in_hand"]})
    if own["bet"] is not None:
        lines.append({"id": "own-bet", "sum": own["bet"]})
    if view["memory_aid"] or view["phase"] == "over":
        lines += [_places(own, number) for number in range(len(table["components"]["symbols"]))]
    else:
        lines.append("own-must-remember")
    cards = _counts(view["seats"][you]["cards"], table)
    return [{"title": "own-chips", "lines": lines}, {"title": "own-cards", "lines": cards or ["own-no-cards"]}]


def _places(own: Any, number: int) -> Message:
    places: list[Message] = [{"id": "paper-aside"}] if own["aside"] == number else []
    places += [{"id": "name-space", "space": circle} for circle, known in own["chips"].items() if known == number]
    unseen = own["unseen"].get(str(number), 0)
    return {"id": "paper-number", "number": number, "places": {"list": places, "join": "comma"}, "unseen": unseen}


def ending(view: View, events: list[Event], table: TableFacts) -> list[dict[str, Any]]:
    """Every hand, what was under each lie, and the bets that nobody opened: from the story with everybody's secrets."""
    turns = _turns(events)
    lies = [turn for turn in turns if turn["said"] != turn["had"]]
    unopened = [[turn["round"], bet] for turn in turns for bet in turn["bets"]]
    hands = [_hand(view, seat, turns, table) for seat in range(len(view["seats"]))]
    numbered = [[turn["round"], {**turn, "id": "end-lie"}] for turn in lies]
    sections: list[dict[str, Any]] = [{"about": "hands", "title": "end-hands", "lines": hands, "of_seats": True}]
    sections.append({"title": "end-lies-title" if lies else None, "lines": _by_round(numbered) or ["end-no-lies"]})
    if any(event["what"] == "protests" for event in events):
        lines = _by_round(unopened) or ["end-all-opened"]
        sections.append({"title": "end-unopened" if unopened else None, "lines": lines})
    return sections


def _turns(events: list[Event]) -> list[dict[str, Any]]:
    """Every announcement, with what was under it, the bets that stayed sealed, and whether it was found to be a lie."""
    turns: list[dict[str, Any]] = []
    current, read = 1, None
    for event in events:
        match event["what"]:
            case "turn":
                current = event["round"]
            case "read":
                read = event["number"]
            case "announced":
                said = {"seat": event["seat"], "said": event["number"], "had": read}
                turns.append({**said, "round": current, "bets": [], "caught": False})
            case "answered":
                if event["bet"] is not None:
                    turns[-1]["bets"].append({"id": "amount", "seat": event["seat"], "sum": event["bet"]})
            case "protests":
                turns[-1]["bets"] = [bet for bet in turns[-1]["bets"] if bet["seat"] != event["seat"]]
            case "shown":
                turns[-1]["caught"] = not event["true"]
    return turns


def _hand(view: View, seat: int, turns: list[dict[str, Any]], table: TableFacts) -> Message:
    known = view["seats"][seat]
    own = [turn for turn in turns if turn["seat"] == seat]
    lies = [turn for turn in own if turn["said"] != turn["had"]]
    caught = [turn for turn in lies if turn["caught"]]
    aside = known["aside"] if known["aside"] is not None and known["aside"] >= 0 else None
    counts = {"true": len(own) - len(lies), "lies": len(lies), "caught": len(caught)}
    cards = {"list": _counts(known["cards"], table), "join": "comma"}
    return {"id": "end-hand", "seat": seat, "sum": known["cash"], "aside": aside, **counts, "cards": cards}


def _by_round(numbered: list[Any]) -> list[Message]:
    """What belongs to a round, in one line."""
    lines: list[dict[str, Any]] = []
    for number, part in numbered:
        if not lines or lines[-1]["round"] != number:
            lines.append({"id": "end-in-round", "round": number, "parts": {"list": [], "join": "comma"}})
        lines[-1]["parts"]["list"].append(part)
    return list(lines)
