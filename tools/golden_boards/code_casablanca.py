"""Code Casablanca in playthroughs."""

from __future__ import annotations

from typing import Any

from valise_games.play import Match


def board(names: list[str], match: Match) -> str:
    """Where the agents are, and the tiles that lie open."""
    view = match.view(None)
    agents = [
        f"{name}@{seat['at'] or ('out' if seat['out'] else 'nowhere')}{' unmasked' * (seat['unmasked_by'] is not None)}"
        for name, seat in zip(names, view["seats"], strict=True)
    ]
    return f"{', '.join(agents)} · open {tiles(view['tiles'])}"


def secrets(names: list[str], match: Match) -> str:
    """The tiles that each seat knows."""
    return " · ".join(f"{name}: {tiles(match.view(seat)['tiles'])}" for seat, name in enumerate(names))


def tiles(known: dict[str, dict[str, Any]]) -> str:
    return ", ".join(f"{at} {tile['kind']} {tile['number']}" for at, tile in known.items()) or "nothing"
