"""What is said of liar's dice, and when; the sentences are in the catalogues. `games/teller.py` describes each part."""

from typing import Any

from valise_games.games.game import Action
from valise_games.games.messages import Message
from valise_games.games.teller import TableFacts, View

KINDS = {"seat": "seat", "mover": "seat", "bidder": "seat", "winners": "seat", "face": "face", "dice": "face"}
MINE = ("rolled",)
SILENT = ("over",)


def situation(view: View, table: TableFacts) -> dict[str, Any]:
    if view["phase"] == "over":
        return {"happening": "phase-over"}
    happening: Message = {"id": "phase-first", "seat": view["mover"], "total": view["dice"]}
    if view["bid"]:
        happening = {**view["bid"], "id": "phase-bidding", "mover": view["mover"], "total": view["dice"]}
    return {"happening": happening, "owed": ("owed-raise" if view["bid"] else "owed-first") if view["legal"] else None}


def menu(view: View, table: TableFacts) -> list[dict[str, Any]]:
    """Bids with as many dice together."""
    bids = [action for action in view["legal"] if action["do"] == "bid"]
    doubts: list[dict[str, Action]] = [{"action": action} for action in view["legal"] if action["do"] == "doubt"]
    groups: list[dict[str, Any]] = [{"choices": doubts}]
    for count in sorted({action["count"] for action in bids}):
        choices = [{"action": action} for action in bids if action["count"] == count]
        groups.append({"title": {"id": "group-count", "count": count}, "choices": choices})
    return groups


def seat_now(view: View, seat: int, table: TableFacts) -> Message | None:
    return "now-bids" if seat == view["mover"] and view["phase"] == "bidding" else None


def seat_facts(view: View, seat: int, table: TableFacts) -> list[Message]:
    own = view["seats"][seat]
    left: Message = {"id": "seat-left", "left": own["left"]}
    return [left, {**own["said"], "id": "do-bid"}] if own["said"] else [left]


def papers(view: View, table: TableFacts) -> list[dict[str, Any]]:
    own = view["dossier"]
    return [{"title": "your-dice", "lines": [{"id": "own-dice", "dice": own["dice"]}]}] if own else []


def board(view: View, table: TableFacts) -> dict[str, Any]:
    """Everybody's cup, and the dice that the last doubt opened."""
    cups = []
    for seat in range(table["seats"]):
        mine = view["dossier"]["dice"] if seat == table["you"] else []
        dice = [{"mark": str(face), "mine": True} for face in mine] or [{"mark": "?"}] * view["seats"][seat]["left"]
        cups.append({"title": {"id": "cup", "seat": seat}, "pieces": dice})
        if view["seats"][seat]["shown"]:
            shown = [{"mark": str(face)} for face in view["seats"][seat]["shown"]]
            cups.append({"title": {"id": "cup-before", "seat": seat}, "pieces": shown})
    return {"hands": cups}
