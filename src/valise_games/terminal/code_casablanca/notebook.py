"""The whole notebook as a page: every building, every round, every message, and what the table has heard."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from valise_games.terminal.code_casablanca.names import Names
from valise_games.terminal.code_casablanca.papers import grid, is_lie
from valise_games.terminal.drawer import Events, View
from valise_games.terminal.paper import ink

_GRID_WIDTH = 48
_GUTTER = 4  # for the round
_PLACE = 13  # columns of a building in a table of seats


def notes(names: Names, view: View, events: Events, width: int) -> list[Text]:
    """As the reader knows it: from the view and the story of that seat."""
    words = names.words
    lines: list[Text] = []
    if view["notebook"] is not None:
        lines += [*grid(names, view, min(width, _GRID_WIDTH)), ink(words.legend, "quiet"), Text()]
        lines += _part(words.received, _received(names, view), words.nothing_yet)
        lines += _part(words.sent, _sent(names, view), words.nothing_yet)
        lines += _part(words.verdicts, accusations(names, view["notebook"]["verdicts"]))
    lines += _part(words.who_was_where, who_was_where(names, view), words.nothing_yet)
    lines += _part(words.heard_questions, _heard(names, events))
    left = _orders_left(names, view)
    if left:
        lines += _part(words.orders_left.format(count=len(left)), [_heads(names, view), *left])
    return lines


def who_was_where(names: Names, view: View) -> list[Text]:
    """A round to a line, a seat to a column."""
    if not view["rounds"]:
        return []
    lines = [_heads(names, view)]
    for stood in view["rounds"]:
        places = [names.short(place) if place else "–" for place in stood["at"]]
        lines.append(ink(f"{stood['round']:>2}  ", "quiet") + "".join(f"{place:{_PLACE}}" for place in places).rstrip())
    return lines


def accusations(names: Names, verdicts: list[dict[str, Any]]) -> list[Text]:
    """Who called which message false, what was written, and whether it was proved."""
    words = names.words
    lines: list[Text] = []
    for verdict in verdicts:
        message, wrote = verdict["message"], verdict["wrote"]
        line = names.say(
            words.accusation,
            verdict["seat"],
            other=names.other(verdict["accused"]),
            message=names.tile_at(message["at"], message),
            wrote=names.tile(wrote),
        )
        lines.append(line + " " + (words.proved if verdict["true"] else words.not_proved))
    return lines


def rounds_of(events: Events) -> list[tuple[int, dict[str, Any]]]:
    """Each event with the round it belongs to."""
    told: list[tuple[int, dict[str, Any]]] = []
    current = 1
    for event in events:
        current = event["round"] if event["what"] == "round" else current
        told.append((current, event))
    return told


# ---------------------------------------------------------------------------------- parts
def _heads(names: Names, view: View) -> Text:
    """A column for each seat, in a table of buildings."""
    badges = [names.badge(seat) for seat in range(len(view["seats"]))]
    return Text(" " * _GUTTER) + Text("").join(badge + " " * (_PLACE - len(badge.plain)) for badge in badges)


def _part(title: str, lines: list[Text], nothing: str = "") -> list[Text]:
    if not lines and not nothing:
        return []
    return [ink(title, "accent"), *(lines or [ink(nothing, "quiet")]), Text()]


def _received(names: Names, view: View) -> list[Text]:
    """With a word where the reader has seen the tile since."""
    words = names.words
    lines: list[Text] = []
    for message in view["notebook"]["received"]:
        told = names.say(words.told_you, message["from"], tile=names.tile_at(message["at"], message))
        line = ink(f"{message['round']:>2}  ", "quiet") + told
        if message["at"] in view["tiles"]:
            line.append(" " + (words.was_false if is_lie(view, message) else words.was_true), "mine")
        lines.append(line)
    return lines


def _sent(names: Names, view: View) -> list[Text]:
    words = names.words
    lines: list[Text] = []
    for message in view["notebook"]["sent"]:
        told = names.say(words.you_told, other=names.other(message["to"]), tile=names.tile_at(message["at"], message))
        truth = words.was_false if is_lie(view, message) else words.was_true
        lines.append(ink(f"{message['round']:>2}  ", "quiet") + told + " " + ink(truth, "mine"))
    return lines


def _heard(names: Names, events: Events) -> list[Text]:
    """Questions between others: the answers are theirs alone (CC-11)."""
    words = names.words
    lines: list[Text] = []
    for number, event in rounds_of(events):
        if event["what"] == "question" and names.you not in (event["seat"], event["to"]):
            told = names.say(
                words.heard_question,
                event["seat"],
                other=names.who(event["to"]),
                kind=words.kinds[event["kind"]],
                place=names.at(event["at"]),
            )
            lines.append(ink(f"{number:>2}  ", "quiet") + told)
    return lines


def _orders_left(names: Names, view: View) -> list[Text]:
    """CC-4: played orders lie open, so that everybody can tell which are still to come."""
    if view["phase"] == "over":
        return []
    seats = len(view["seats"])
    orders = Counter(
        tuple(names.board.buildings[place].id for place in order[:seats]) for order in names.board.orders
    ) - Counter(map(tuple, view["played"]))
    left = sorted([names.short(place) for place in order] for order in orders.elements())
    return [Text(" " * _GUTTER + "".join(f"{place:{_PLACE}}" for place in order).rstrip()) for order in left]
