"""What a seat that lets announcements pass in advance may make exceptions of: the briefcase, and each agent."""

from __future__ import annotations

from typing import Any

from valise_games.games.solomon.board import Board
from valise_games.rules import given

board: Board = given("board")
CASE = "case"


def exceptions() -> list[str]:
    return [CASE, *(agent.id for agent in board.agents)]


def concerned(view: dict[str, Any]) -> list[str]:
    """Of these, what the announcement moves or strikes; all, where nothing is announced."""
    announced = view["announced"]
    if announced is None:
        return exceptions()
    agents = [announced[part] for part in ("agent", "victim") if part in announced]
    with_case = announced.get("case") or announced["do"] in ("step-on", "step-off")
    return [CASE, *agents] if with_case else agents
