"""The papers: the dossier, for the reader's eyes only, and what everybody knows of a seat."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.terminal.casanova.names import HIM, Names
from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink

WIDE = 32  # columns of a dossier with room for more of the past
SIGHTS = (1, 4)  # kept in sight: in a narrow one, in a wide one


# ---------------------------------------------------------------------------------- mine
def dossier(names: Names, view: View, width: int) -> list[Text]:
    """Where he can be, with the chances; then what was seen last."""
    words, own = names.words, view["dossier"]
    lines = [ink(words.where_he_is, "mine.bold")]
    chances = _likeliest(view)
    if len(chances) == 1:
        lines = _words_in_lines(names.say(words.he_is, where=names.couple(chances[0])), width)
    else:
        lines += _in_two_columns([_chance(names, chance) for chance in chances], width)
    if width >= WIDE and view["outcome"] is None:
        lines.append(ink(words.onlooker.format(chance=names.share(_onlooker(names, view))), "mine.quiet"))
    seen = own["seen"][-SIGHTS[width >= WIDE] :]
    title = words.seen if seen else words.nothing_seen
    lines.append(ink("─ ", "mine.quiet") + ink(title, "mine.bold") + ink(f" {'─' * width}", "mine.quiet"))
    lines[-1].truncate(width)
    for sight in reversed(seen):
        lines += _flowing(_sight(names, sight), width, 3)
    return lines


def short_dossier(names: Names, view: View, width: int) -> list[Text]:
    """Where he can be, and the last thing seen."""
    words, own = names.words, view["dossier"]
    chances = _likeliest(view)
    if len(chances) == 1:
        lines = [names.say(words.he_is, where=names.couple(chances[0]))]
    else:
        title = ink(f"{words.where_he_is}{names.seating.words.colon}", "mine.bold")
        lines = _flowing([title, *(_chance(names, chance) for chance in chances)], width, 2)
    if own["seen"]:
        title = ink(f"{words.seen}{names.seating.words.colon}", "mine.bold")
        lines += _flowing([title, *_sight(names, own["seen"][-1])], width, 2)
    return lines


def _likeliest(view: View) -> list[dict[str, Any]]:
    """At the end there is no guessing any more."""
    where = (view["outcome"] or {}).get("casanova")
    if where is not None:
        return [where]
    return sorted(view["dossier"]["chances"], key=lambda chance: -chance["share"])


def _chance(names: Names, chance: dict[str, Any]) -> Text:
    return names.mark(chance) + f" {names.share(chance['share'])}"


def _onlooker(names: Names, view: View) -> float:
    """What somebody who only watched gives the reader's gondola."""
    return next((float(chance["share"]) for chance in view["chances"] if chance["lady"] == names.you), 0.0)


def _sight(names: Names, sight: dict[str, Any]) -> list[Text]:
    """The round, each couple seen, and what was done with the necklaces."""
    words = names.words
    parts = [ink(f"{sight['round']:>2}", "mine.quiet")]
    for couple in sight["couples"]:
        parts.append(names.mark(couple) + (ink(f" {HIM}", "mine.bold") if couple["casanova"] else Text(" –")))
    if sight["how"] == "shown":
        parts.append(ink(words.was_shown, "mine.quiet"))
    elif sight["exchange"] is not None:
        parts.append(ink(words.did_exchange if sight["exchange"] else words.did_leave, "mine.quiet"))
    return parts


def _in_two_columns(items: list[Text], width: int) -> list[Text]:
    """Read downwards, the likeliest first."""
    height = -(-len(items) // 2)
    left, right = items[:height], items[height:]
    edge = width - max((len(item.plain) for item in right), default=0)
    lines: list[Text] = []
    for i, item in enumerate(left):
        line = item + " " * (min(edge, width // 2 + 1) - len(item.plain))
        lines.append(line + right[i] if i < len(right) else item)
    return lines


def _flowing(parts: list[Text], width: int, indent: int) -> list[Text]:
    """One after the other, on as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1].plain) + 1 + len(part.plain) <= width:
            lines[-1] = lines[-1] + " " + part
        else:
            lines.append(Text(" " * indent) + part if lines else part)
    return lines


def _words_in_lines(text: Text, width: int) -> list[Text]:
    return _flowing([ink(word, "mine.bold") for word in text.plain.split()], width, 0)


# ---------------------------------------------------------------------------------- public
def seat_facts(names: Names, view: View, seat: int) -> list[Text]:
    """The lady's badge and place, and whether her jewel is laid down."""
    known = view["seats"][seat]
    facts = [names.badge(seat) + f" {known['at']}"]
    return [*facts, Text(names.words.jewel_laid)] if known["jewel_laid"] else facts


def seat_now(names: Names, view: View, seat: int) -> str:
    if view["phase"] == "over" or seat != view["mover"]:
        return ""
    return names.words.moves_now
