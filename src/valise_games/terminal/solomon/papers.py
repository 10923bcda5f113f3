"""The papers: the dossier, for the reader's eyes only, and what everybody knows of a seat."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink
from valise_games.terminal.solomon.names import Names


# ---------------------------------------------------------------------------------- mine
def dossier(names: Names, view: View, width: int) -> list[Text]:
    """One line an agent: the lots placed and the stake they make; then the lots left."""
    words, own = names.words, view["dossier"]
    name_width = max(len(names.agent(agent)) for agent in view["agents"])
    lines: list[Text] = []
    for agent, place in view["agents"].items():
        stake = own["stakes"].get(agent, 0)
        if place is None and not stake and not own["placed"].get(agent):
            tail = words.out
        elif place is None:
            tail = f"{words.lost} {names.sum(stake)}"
        else:
            tail = names.sum(stake) if stake else "–"
        badge = names.badge(agent, 3 if len(names.letter(agent)) == 1 else 1)
        name = ink(names.agent(agent), "strike" if place is None else "")
        head = badge + " " + name + " " * (name_width + 1 - len(name.plain))
        room = width - len(head.plain) - len(tail) - 1
        lots = _lots_text(own["placed"].get(agent, []), room)
        lines.append(head + ink(f"{lots:{room}}", "mine.quiet") + " " + ink(tail, "mine.bold"))
    left = sum(int(worth) * count for worth, count in own["lots"].items())
    lines.append(ink("─" * width, "mine.quiet"))
    lines.append(_apart(words.left, names.sum(left), width))
    lines += _lots_left(own["lots"], width)
    return lines


def short_dossier(names: Names, view: View, width: int) -> list[Text]:
    """Two lines: the stakes, and the lots left."""
    words, own = names.words, view["dossier"]
    held = [(agent, stake) for agent, stake in own["stakes"].items() if stake]
    stakes = Text("   ").join(names.badge(agent) + f" {names.sum(stake)}" for agent, stake in held)
    if not held:
        stakes = Text(words.nothing_placed)
    left = sum(int(worth) * count for worth, count in own["lots"].items())
    lots = "  ".join(f"{count}×{worth}" for worth, count in own["lots"].items() if count) or "–"
    return [stakes, ink(f"{words.left} {names.sum(left)}{names.seating.words.colon} ", "mine.bold") + lots]


def _lots_text(lots: list[int], room: int) -> str:
    """Lots as they were placed, if there is room; else counted; else only how many, or nothing."""
    plain = " ".join(map(str, lots))
    if len(plain) <= room:
        return plain
    kinds = sorted(Counter(lots).items(), reverse=True)
    counted = " ".join(f"{n}×{worth}" if n > 1 else str(worth) for worth, n in kinds)
    how_many = f"{len(lots)} lots"
    return next((text for text in (counted, how_many) if len(text) <= room), "")


def _lots_left(lots: dict[str, int], width: int) -> list[Text]:
    """The lots left in as few lines as fit, in columns."""
    items = [ink(f"{count}×{worth}", "" if count else "mine.quiet") for worth, count in lots.items()]
    cell = max(len(item.plain) for item in items) + 2
    per_line = min(len(items), max(1, (width + 2) // cell))
    while len(items) % per_line:
        per_line -= 1
    for item in items:
        item.pad_right(cell - len(item.plain))
    return [Text().join(items[i : i + per_line]) for i in range(0, len(items), per_line)]


def _apart(left: str, right: str, width: int) -> Text:
    return Text(left) + " " * max(1, width - len(left) - len(right)) + ink(right, "mine.bold")


# ---------------------------------------------------------------------------------- public
def seat_facts(names: Names, view: View, seat: int) -> list[Text]:
    """How often a seat bribed, what it must have, what it paid; near the end, if a tie would be its own."""
    words, known = names.words, view["seats"][seat]
    none, one, many = words.bribe_turns
    bribes = known["bribes"]
    facts = [Text(none if bribes == 0 else one if bribes == 1 else many.format(n=bribes))]
    facts += [
        names.badge(agent) + f" ≥ {names.sum(amount)}"
        for agent, amount in known["shown"].items()
        if amount and view["agents"][agent] is not None
    ]
    if spent := sum(known["spent"].values()):
        facts.append(Text(words.spent.format(sum=names.sum(spent))))
    if (
        seat == view["case"]["moved_by"]
        and view["phase"] != "over"
        and view["round_cap"] - view["round"] < words.wins_ties_within
    ):
        facts.append(Text(words.wins_ties.you if seat == names.you else words.wins_ties.they))
    return facts


def seat_now(names: Names, view: View, seat: int) -> str:
    """What the seat is doing, in a word; the same for every seat that is asked."""
    words = names.words
    if view["phase"] == "over":
        return ""
    if seat == view["protester"]:
        said = words.protests_now
    elif seat in view["asked"]:
        said = words.asked_now
    elif seat == view["mover"] and view["phase"] != "opening":
        said = words.moves_now
    else:
        return ""
    return said.you if seat == names.you else said.they
