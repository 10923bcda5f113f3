"""Casanova in playthroughs."""

from __future__ import annotations

from valise_games.play import Match


def board(names: list[str], match: Match) -> str:
    """Ladies with their jewels, empty gondolas, and the points left."""
    view = match.view(None)
    ladies = [
        f"{name}@{seat['at']}{' jewel laid' if seat['jewel_laid'] else ''}"
        for name, seat in zip(names, view["seats"], strict=True)
    ]
    return f"{', '.join(ladies)} · empty {' '.join(view['empty'])} · {view['points']} points"


def secrets(names: list[str], match: Match) -> str:
    """Where he can be, for each seat."""
    rows = []
    for seat, name in enumerate(names):
        chances = match.view(seat)["dossier"]["chances"]
        named = [
            f"{names[c['lady']] if c['theatre'] is None else c['theatre']} {100 * c['share']:.3g} %" for c in chances
        ]
        rows.append(f"{name}: {', '.join(named)}")
    return " · ".join(rows)
