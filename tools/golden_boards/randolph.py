"""Randolph's Casablanca in playthroughs."""

from __future__ import annotations

from valise_games.play import Match


def board(names: list[str], match: Match) -> str:
    """Figures, cash and cards; the top card, the bank, and the chips on the ring."""
    view = match.view(None)
    seats = [
        f"{name}@{seat['figure'] or ('out' if seat['out'] else 'nowhere')} {seat['cash']}"
        f" ({', '.join(f'{count} {card}' for card, count in seat['cards'].items()) or 'no card'})"
        for name, seat in zip(names, view["seats"], strict=True)
    ]
    shown = {circle: f"={number}" for circle, number in view["shown"].items()}
    chips = " ".join(circle + shown.get(circle, "") for circle in view["circles"])
    return f"{', '.join(seats)} · top {view['top'] or 'none'}, bank {view['bank']} · chips {chips or 'none'}"


def secrets(names: list[str], match: Match) -> str:
    """The chips that each seat knows, and its sealed bet."""
    rows = []
    for seat, name in enumerate(names):
        dossier = match.view(seat)["dossier"]
        known = [f"{circle} {number}" for circle, number in dossier["chips"].items()]
        known += [f"aside {dossier['aside']}"] * (dossier["aside"] is not None)
        known += [f"in hand {dossier['in_hand']}"] * (dossier["in_hand"] is not None)
        known += [f"bets {dossier['bet']}"] * (dossier["bet"] is not None)
        rows.append(f"{name}: {', '.join(known) or 'nothing'}")
    return " · ".join(rows)
