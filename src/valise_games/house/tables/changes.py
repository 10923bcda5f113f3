"""What is new to a socket that takes changes, by what it was told before.

Differences are looked for one level deep, and once more within an object or a list of objects that is another. They
follow from what is told alone, value by value, never from which objects it is made of: two tables that the reader
cannot tell apart send him the same octets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from valise_games.house.tables import messages as m
from valise_games.house.tables.clock import ClockFace
from valise_games.play.own_views import OwnView, Rest

SHORT = 2  # options of a list that is always written out
MOST_KEPT = 16  # changes that lead to one view

Changed = dict[str, Any]  # by key: what takes the place of what was there
Within = dict[str, dict[str, Any]]  # by key: the new parts of what was there

Others = tuple[Any, ...]  # what a SeatView has besides view and decision, in its order
Parts = tuple[OwnView, str, Others]  # a SeatView

_NOTHING = object()  # in place of what is not there


def parts_of(own: m.SeatView | None) -> Parts | None:
    """What it is made of."""
    if own is None:
        return None
    assert isinstance(own.view, OwnView)
    return own.view, own.decision, (own.standing, own.by_house, own.limit, own.up_to, own.every, own.calls)


class Told:
    """What a socket that takes changes was last told of a table."""

    __slots__ = ("_numbers", "_options", "_places", "clocks", "own")

    def __init__(self, own: Parts | None, clocks: ClockFace | None, numbers: bool) -> None:
        """`numbers`: the game's ACTIONS_COME_AGAIN."""
        self.own = own
        self.clocks = clocks  # those of the last step; None where it was told others since
        self._numbers = numbers
        self._options: list[dict[str, Any]] = []  # of the last list that was not short
        self._places: dict[int, int] = {}  # in it, by the id of the option
        if own is not None and len(own[0]["legal"]) > SHORT:
            self._numbered(own[0]["legal"])

    def take(self, own: Parts) -> bytes | None:
        """What is new of the seat's own part, as fields of a SeatChange with a comma before each; empty if nothing is.
        It counts as told from now on. None where all of it has to be told instead, and nothing counts as told."""
        if self.own is None:
            return None
        view, decision, others = own
        before, decided, others_before = self.own
        new = b""
        if view is not before:
            rest, rest_before = view.but_legal, before.but_legal
            if rest is not rest_before:
                kept = rest.changes.get(rest_before.serial)
                if kept is None:
                    if not before.keys() <= view.keys():
                        return None
                    kept = _keep(rest, rest_before, before, view)
                new = kept
            legal, legal_before = view["legal"], before["legal"]
            if legal is not legal_before and legal != legal_before:
                if not legal:
                    new += b',"legal":[]'
                elif len(legal) > SHORT:
                    new += b',"legal":%b' % m.encode(self._numbered(legal))
                else:
                    if not view.legal:
                        view.legal = b',"legal":%b' % m.encode(legal)
                    new += view.legal
        self.own = own
        if decision != decided:
            new += b',"decision":"%b"' % decision.encode() if decision else b',"decision":""'
        if others != others_before:
            new += b',"rest":%b' % m.encode(m.SeatRest(*others))
        return new

    def _numbered(self, legal: list[dict[str, Any]]) -> list[Any]:
        """The options, with a number in place of one that was in the last list that was not short."""
        if not self._numbers:
            return legal
        places, self._options = self._places, legal
        ids = list(map(id, legal))
        self._places = dict(zip(ids, range(len(ids)), strict=True))
        return list(map(places.get, ids, legal))


def _keep(rest: Rest, rest_before: Rest, before: OwnView, view: OwnView) -> bytes:
    """What is new but for the options, as fields of a SeatChange with a comma before each."""
    changed, within = between(before, view, but="legal")
    new = b""
    if changed:
        new = b',"changed":%b' % m.encode(changed)
    if within:
        new += b',"within":%b' % m.encode(within)
    if len(rest.changes) >= MOST_KEPT:
        rest.changes.clear()
    rest.changes[rest_before.serial] = new
    return new


def between(before: Mapping[str, Any], after: Mapping[str, Any], but: str = "") -> tuple[Changed, Within]:
    """What is new in a view, which has all the keys of the one before, but for one of them."""
    changed: Changed = {}
    within: Within = {}
    for key, value in after.items():
        was = before.get(key, _NOTHING)
        if was is value or key == but:  # most are the same object
            continue
        if type(value) is dict and type(was) is dict and value.keys() == was.keys():
            parts = {name: part for name, part in value.items() if was[name] != part}
            if parts:
                within[key] = parts
        elif was != value:
            if type(value) is list and type(was) is list and len(value) == len(was) and type(value[0]) is dict:
                within[key] = {str(place): part for place, part in enumerate(value) if was[place] != part}
            else:
                changed[key] = value
    return changed, within


def of_clocks(before: ClockFace, after: ClockFace) -> dict[str, Any]:
    """The keys of the clocks that are new."""
    new: dict[str, Any] = {}
    if after.left != before.left:
        new["left"] = after.left
    if after.running != before.running:
        new["running"] = after.running
    if after.window != before.window:
        new["window"] = after.window
    if after.paused != before.paused:
        new["paused"] = after.paused
    return new
