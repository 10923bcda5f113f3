"""What a seat may answer in advance: it lets announcements pass, except about the briefcase or an agent; and in a duel
it goes as far as it says."""

from __future__ import annotations

from typing import Any

from valise_games.games.game import Limits
from valise_games.games.solomon.board import Board
from valise_games.rules import given

board: Board = given("board")
CASE = "case"
MINE = "mine"  # what the seat could stop: it has more on the agent than the mover has proven
STEP = 100  # from one sum to the next
DUEL = ("reconsider", "bid", "answer")


def exceptions() -> list[str]:
    return [CASE, MINE, *(agent.id for agent in board.agents)]


def concerned(view: dict[str, Any]) -> list[str]:
    """Those exceptions that the announcement moves or strikes; all, where nothing is announced."""
    announced = view["announced"]
    if announced is None:
        return exceptions()
    agents = [announced[part] for part in ("agent", "victim") if part in announced]
    with_case = announced.get("case") or announced["do"] in ("step-on", "step-off")
    mine = view["dossier"] is not None and view["dossier"]["stakes"].get(agents[0], 0) > _proven(view)
    return [*([CASE] if with_case else []), *([MINE] if mine else []), *agents]


def duelling(view: dict[str, Any]) -> list[int]:
    """Both in a duel; and the mover as long as his announcement is open: others may protest after the first."""
    if view["phase"] in DUEL:
        return [view["mover"], view["protester"]]
    return [view["mover"]] if view["phase"] == "protest" else []


def limits(view: dict[str, Any]) -> Limits | None:
    """The limits that a seat can name: from the lowest sum that can still win up to the stake."""
    if view["phase"] not in (*DUEL, "protest"):
        return None
    stake = view["dossier"]["stakes"].get(view["announced"]["agent"], 0)
    bids = view["phase"] in ("bid", "protest")
    least = max(view["bid"], _proven(view)) + STEP if bids else max(view["bid"], STEP)
    opens = {"do": "protest"} if view["phase"] == "protest" else None
    return Limits(least, stake, STEP, opens) if least <= stake else None


def within_limit(view: dict[str, Any], limit: int) -> dict[str, Any] | None:
    """The mover insists and holds; the protester begins above what the mover has proven, and raises by half."""
    if view["phase"] not in DUEL:
        return None
    options = {action["do"] for action in view["legal"]}
    if "insist" in options:
        return {"do": "insist"}
    bid = view["bid"]
    if view["phase"] == "bid":
        wanted = max(bid + max(STEP, bid // (2 * STEP) * STEP), _proven(view) + STEP)
        if limit > max(bid, _proven(view)):
            return {"do": "bid", "sum": min(limit, wanted)}
    elif bid <= limit:
        return {"do": "hold"} if "hold" in options else {"do": "bid", "sum": bid}
    return {"do": "give-way"}


def _proven(view: dict[str, Any]) -> int:
    """What the mover is known to have on the agent that acts."""
    proven: int = view["seats"][view["mover"]]["shown"].get(view["announced"]["agent"], 0)
    return proven
