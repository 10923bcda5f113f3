"""Agent and Casablanca in playthroughs."""

from __future__ import annotations

from valise_games.play import Match


def board(names: list[str], match: Match) -> str:
    """Agents away from home, and the briefcase."""
    view = match.view(None)
    homes = {agent["id"]: agent["home"] for agent in match.entry.load("plain", match.variant).components()["agents"]}
    away = [f"{agent}@{place or 'out'}" for agent, place in view["agents"].items() if place != homes[agent]]
    holder = f", held by {view['case']['holder']}" if view["case"]["holder"] else ""
    return f"{' '.join(away) or 'all at home'} · briefcase@{view['case']['at']}{holder}"


def secrets(names: list[str], match: Match) -> str:
    rows = []
    for seat, name in enumerate(names):
        dossier = match.view(seat)["dossier"]
        stakes = ", ".join(f"{agent} {stake}" for agent, stake in dossier["stakes"].items()) or "nothing"
        left = sum(int(worth) * count for worth, count in dossier["lots"].items())
        rows.append(f"{name}: {stakes} ({left} left)")
    return " · ".join(rows)
